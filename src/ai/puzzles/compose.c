/* compose.c: see compose.h. The pieces are crowded into a part of the board, as far apart they
 * rarely meet. */
#include "ai/puzzles/compose.h"

#include "base/random.h"
#include "engine/rules.h"
#include "puzzles/proof.h"

enum {
    LOOSE_MOST = 128, /* pieces */
    PART_LEAST = 6,   /* places */
    ASTRAY = 6,       /* one piece in so many is put anywhere */
    TRIES = 20,       /* to play into the part */
    HEAPS = 4,        /* one position in so many has a heap, if any has */
    PHASES_MOST = 12,
};

struct composing {
    const struct game *game;
    const struct composition *how;
    uint64_t *random;
    int from, width; /* of the part: consecutive places, after the last of them the first */
};

static int below(const struct composing *composing, int bound) {
    return (int)random_below(composing->random, (uint32_t)bound);
}

static bool is_in_part(const struct composing *composing, int place) {
    int board = composing->how->board;
    return place < board && (place - composing->from + board) % board < composing->width;
}

static int any_place(const struct composing *composing) {
    int board = composing->how->board;
    return below(composing, ASTRAY) == 0
               ? below(composing, board)
               : (composing->from + below(composing, composing->width)) % board;
}

int compose_count(const struct game *game, const struct composition *how,
                  const struct position *pos) {
    int count = 0;
    for (int place = 0; place < how->board; place++) {
        for (int item = 0; item < game->item_count; item++) {
            count += game->tokens(pos, place, item);
        }
    }
    return count;
}

/* ---- put anywhere ---- */

/* Takes all off the board; where there are too few, any others are added. Returns how many. */
static int take_off(const struct composing *composing, struct position *pos, int pieces,
                    uint8_t loose[LOOSE_MOST]) {
    const struct game *game = composing->game;
    int count = 0;
    for (int place = 0; place < composing->how->board; place++) {
        for (int item = 0; item < game->item_count; item++) {
            for (int n = game->tokens(pos, place, item); n > 0 && count < LOOSE_MOST; n--) {
                loose[count++] = (uint8_t)item;
            }
        }
    }
    composing->how->edit->clear(pos);
    for (; count < pieces; count++) {
        loose[count] = (uint8_t)below(composing, game->item_count);
    }
    return count;
}

/* Puts a piece beside the board, or on it where it cannot lie there. */
static void put_aside(const struct composing *composing, struct position *pos, int item) {
    const struct game_edit *edit = composing->how->edit;
    int beside = composing->game->place_count - composing->how->board;
    for (int i = 0; i < TRIES; i++) {
        if (edit->put(pos, composing->how->board + below(composing, beside < 2 ? 1 : 2), item)) {
            return;
        }
    }
    edit->put(pos, any_place(composing), item);
}

static void shuffle(const struct composing *composing, uint8_t loose[LOOSE_MOST], int count) {
    for (int i = count - 1; i > 0; i--) {
        int other = below(composing, i + 1);
        uint8_t kept = loose[i];
        loose[i] = loose[other];
        loose[other] = kept;
    }
}

/* Reads the position as the rules do, in whichever phase they accept it. */
static bool accept(const struct composing *composing, const struct options *options,
                   struct position *pos) {
    const struct game_edit *edit = composing->how->edit;
    for (int phase = 0; phase < PHASES_MOST; phase++) {
        char string[POSITION_TEXT_MAX];
        struct text out = text_fixed(string, sizeof string);
        composing->game->position_text(pos, &out);
        if (!rules_setup(composing->game, options, string, pos, NULL)) {
            return true;
        }
        if (!edit->next_phase) {
            return false;
        }
        edit->next_phase(pos);
    }
    return false;
}

static bool put_together(const struct composing *composing, const struct options *options,
                         int pieces, struct position *pos) {
    uint8_t loose[LOOSE_MOST];
    int heap = below(composing, HEAPS) == 0 ? composing->how->heap : 0;
    int count = take_off(composing, pos, pieces + heap, loose);
    shuffle(composing, loose, count);
    int heaped = any_place(composing);
    for (int i = 0; i < pieces + heap; i++) {
        int place = i < heap ? heaped : any_place(composing);
        composing->how->edit->put(pos, place, loose[i]);
    }
    for (int i = pieces + heap; i < count; i++) {
        put_aside(composing, pos, loose[i]);
    }
    composing->how->edit->set_side(pos, below(composing, 2));
    return accept(composing, options, pos);
}

/* ---- played ---- */

/* An action that puts something into the part, if a few tries find one. */
static game_action choose(const struct composing *composing, const struct position *pos) {
    game_action action[ACTIONS_MAX];
    int count = composing->game->actions(pos, action), chosen = 0;
    for (int i = 0; i < TRIES; i++) {
        struct position after = *pos;
        struct trace trace = {0};
        chosen = below(composing, count);
        composing->game->apply(&after, action[chosen], &trace);
        if (trace.count && is_in_part(composing, trace.event[0].to)) {
            break;
        }
    }
    return action[chosen];
}

static void play(const struct composing *composing, int pieces, struct position *pos) {
    const struct game *game = composing->game;
    while (game->result(pos).outcome == OUTCOME_OPEN &&
           compose_count(game, composing->how, pos) < pieces) {
        rules_play(game, pos, choose(composing, pos), NULL);
    }
}

bool compose_position(const struct game *game, const struct composition *how, uint64_t *random,
                      struct position *pos) {
    struct composing composing = {game, how, random, 0, 0};
    struct options options = options_default(game);
    options_resolve_seeds(game, &options, random_next(random));
    rules_start(game, &options, pos);
    composing.from = below(&composing, how->board);
    composing.width = PART_LEAST + below(&composing, how->board - PART_LEAST + 1);
    int pieces = how->least + below(&composing, how->most - how->least + 1);
    if (!how->edit) {
        play(&composing, pieces, pos);
    } else if (!put_together(&composing, &options, pieces, pos)) {
        return false;
    }
    return game->result(pos).outcome == OUTCOME_OPEN &&
           proof_turn_ended(game, pos, game->side_to_act(pos));
}
