/* traits.c: see traits.h. */
#include "puzzles/traits.h"

#include "engine/rules.h"
#include "puzzles/proof.h"

#include <string.h>

enum {
    LAST_PIECES = 3,  /* so few are hunted… */
    ARMY = 2,         /* …by at least so many times as many */
    FEW_REPLIES = 10, /* a tenth of them */
    NODES = 300000,   /* of the search for subtle mistakes */
};

/* The places, and all of an item in them, in which positions may differ and still look alike. */
enum { PLACES_ALIKE = 5 };

struct studying {
    struct proof *proof;
    struct standing standing;
    const struct position *pos;
    const struct position *answer; /* after it */
    struct puzzle_traits *traits;
    int gain; /* of the answer, at once */
    int most; /* of any turn */
};

static int gain_at_once(const struct studying *studying, const struct position *after) {
    const struct game *game = studying->proof->game;
    int side = studying->proof->side;
    return game->score(after, side) - game->score(studying->pos, side);
}

/* ---- replies ---- */

struct replies {
    struct proof *proof;
    struct standing standing;
    int before, most; /* the other side's score, and the most that it gains */
    int count, refuting;
};

static bool see_reply(void *context, const struct proof_turn *turn) {
    struct replies *replies = context;
    struct proof *proof = replies->proof;
    struct standing then = replies->standing;
    int gain = proof->game->score(&turn->after, !proof->side) - replies->before;
    proof_count_turn(proof, &turn->after, !proof->side, &then);
    replies->most = gain > replies->most ? gain : replies->most;
    replies->count++;
    replies->refuting += !proof_holds(proof, &turn->after, then);
    return true;
}

/* All replies to a first turn. */
static struct replies replies_to(const struct studying *studying, const struct position *after) {
    const struct game *game = studying->proof->game;
    int side = studying->proof->side;
    struct replies replies = {.proof = studying->proof,
                              .standing = studying->standing,
                              .before = game->score(after, !side)};
    struct proof_turn scratch = {0};
    proof_count_turn(replies.proof, after, side, &replies.standing);
    if (game->result(after).outcome == OUTCOME_OPEN && game->side_to_act(after) != side) {
        proof_visit(replies.proof, after, &scratch, see_reply, &replies);
    }
    return replies;
}

/* ---- first turns ---- */

static bool see_gain(void *context, const struct proof_turn *turn) {
    struct studying *studying = context;
    int gain = gain_at_once(studying, &turn->after);
    bool answer = position_equal(&turn->after, studying->answer);
    studying->most = gain > studying->most ? gain : studying->most;
    studying->traits->turns++;
    studying->traits->tempting += !answer && gain > 0 && gain >= studying->gain;
    return true;
}

static bool see_mistake(void *context, const struct proof_turn *turn) {
    struct studying *studying = context;
    if (!position_equal(&turn->after, studying->answer)) {
        struct replies replies = replies_to(studying, &turn->after);
        studying->traits->subtle += replies.refuting > 0 &&
                                    replies.refuting * FEW_REPLIES <= replies.count + FEW_REPLIES &&
                                    replies.refuting < replies.count;
    }
    return true;
}

/* Plays the first turn of the solution; false when it is not legal. */
static bool play_answer(const struct game *game, const char *solution, struct position *pos,
                        struct puzzle_traits *traits) {
    char text[ACTION_TEXT_MAX];
    game_action action;
    for (int i = 0; puzzle_action(solution, i, text); i++) {
        struct trace trace = {0};
        if (!rules_action_parse(game, pos, text, &action)) {
            return false;
        }
        int side = game->side_to_act(pos);
        rules_play(game, pos, action, &trace);
        traits->events += trace.count;
        traits->actions++;
        if (proof_turn_ended(game, pos, side) || game->result(pos).outcome != OUTCOME_OPEN) {
            return true;
        }
    }
    return false;
}

/* How much a side can still gain: in a game of captures, what the other side has left. */
static int left_for(const struct game *game, const struct position *pos, int side) {
    return game->lead_most(pos, side) - game->score(pos, side) + game->score(pos, !side);
}

static int least(int a, int b) {
    return a < b ? a : b;
}

static bool is_attack(const struct goal *goal) {
    return goal->kind == GOAL_WIN || goal->kind == GOAL_GAIN;
}

static int difficulty(const struct puzzle_traits *traits, const struct goal *goal) {
    bool attack = is_attack(goal);
    int hard = 60 * (2 * goal->turns - attack) + least(traits->turns, 200) / 3 +
               least(traits->events, 80) / 2;
    for (int turns = traits->turns; turns > 1; turns = turns * 10 / 14) {
        hard += 8;
    }
    hard += 20 * least(traits->tempting, 4) + 15 * least(traits->subtle, 4);
    return hard + (traits->largest ? 0 : 20) + (traits->sacrifice > 0 ? 40 : 0);
}

bool puzzle_traits(const struct game *game, const struct puzzle *puzzle,
                   struct puzzle_traits *traits) {
    struct options options = options_default(game);
    struct position pos, answer;
    struct proof proof;
    struct standing standing;
    struct proof_turn scratch = {0};
    memset(traits, 0, sizeof *traits);
    options_resolve_seeds(game, &options, 1);
    if (rules_setup(game, &options, puzzle->position, &pos, NULL)) {
        return false;
    }
    answer = pos;
    if (!play_answer(game, puzzle->solution, &answer, traits)) {
        return false;
    }
    proof_begin(&proof, game, &pos, &puzzle->goal, NODES, &standing);
    struct studying studying = {&proof, standing, &pos, &answer, traits, 0, 0};
    studying.gain = gain_at_once(&studying, &answer);
    proof_visit(&proof, &pos, &scratch, see_gain, &studying);
    traits->largest = studying.gain > 0 && studying.gain == studying.most;
    traits->sacrifice = is_attack(&puzzle->goal) ? replies_to(&studying, &answer).most : 0;
    bool complete = !proof.exhausted;
    scratch.count = 0;
    proof_visit(&proof, &pos, &scratch, see_mistake, &studying);
    int prey = left_for(game, &pos, proof.side), army = left_for(game, &pos, !proof.side);
    traits->safe = game->lead_most(&pos, !proof.side) <= 0;
    traits->hunt = prey <= LAST_PIECES && army >= ARMY * prey;
    traits->difficulty = difficulty(traits, &puzzle->goal);
    return complete;
}

/* ---- two puzzles ---- */

bool puzzles_same_kind(const struct goal *a, const struct goal *b) {
    return a->kind == b->kind && a->turns == b->turns;
}

bool puzzles_look_alike(const struct game *game, const struct position *a,
                        const struct position *b) {
    int differing = 0;
    for (int place = 0; place < game->place_count; place++) {
        bool differs = false;
        for (int item = 0; item < game->item_count; item++) {
            differs = differs || game->tokens(a, place, item) != game->tokens(b, place, item);
        }
        differing += differs;
    }
    return differing <= PLACES_ALIKE;
}
