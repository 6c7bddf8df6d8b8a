/* wins.c: counts how often companions take a win that is there at once.
 *
 *   wins [GAME [MATCHES [SEED]]]
 *
 * Plays MATCHES matches (default 20) of the game, or of every one, between companions of each level
 * from the third to the eighth and the level below, each from some random actions. A turn of the
 * higher level counts when some way to play it ends the match and wins it, of one action or of
 * several; it is taken when it was played so. It also counts the turns that could be won by their
 * first action, and were. The same is counted of the two lowest levels, which may overlook one. It
 * fails when a level from the third on has passed one up. */
#include "ai/ai.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LEVELS = AI_LEVELS - 1,
    HEEDS = 3,          /* the lowest level that takes every win */
    AT_RANDOM = 4,      /* actions before a match is played by levels */
    PLAYED_MOST = 1500, /* actions of a match */
    WAYS_MOST = 200000, /* actions tried for a turn: to tell more than the program itself does */
    MATCHES = 20,
};

struct tally {
    int turns, taken;   /* turns that could win at once, and did */
    int single, played; /* of them those that one action could win, and one did */
    int unknown;        /* turns with too many ways to look at */
};

static struct ai *ai;
static struct ai_question question;

static bool is_won(const struct game *game, const struct position *pos, int side) {
    struct result result = game->result(pos);
    return result.outcome == OUTCOME_WIN && result.winner == side;
}

/* Whether the side to act can win in this turn; *single: with its first action. */
static bool can_win(const struct game *game, const struct position *pos, int *left, bool *single) {
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal), side = game->side_to_act(pos);
    bool wins = false;
    for (int i = 0; i < count && (*left)-- > 0; i++) {
        struct position next = *pos;
        bool deeper;
        rules_play(game, &next, legal[i], NULL);
        if (is_won(game, &next, side)) {
            *single = true;
            return true;
        }
        bool goes_on = game->result(&next).outcome == OUTCOME_OPEN && rules_turn_open(game, &next);
        wins = wins || (goes_on && can_win(game, &next, left, &deeper));
    }
    return wins;
}

static bool in_turn(const struct match *match) {
    const struct game *game = match->game;
    return !match_over(match) && rules_turn_open(game, match_position(match));
}

/* Plays a turn by a level, and counts it where it could win. */
static int play_turn(struct match *match, int level, uint64_t *seed, struct tally *tally) {
    const struct game *game = match->game;
    int left = WAYS_MOST, side = match_turn(match), actions = 0;
    bool single = false, wins = can_win(game, match_position(match), &left, &single);
    do {
        struct ai_limits limits = {.level = level, .seed = random_next(seed)};
        ai_ask(match, &question);
        match_play(match, ai_choose(ai, &question, &limits));
        actions++;
    } while (in_turn(match));
    bool won = is_won(game, match_position(match), side);
    tally->unknown += !wins && left <= 0;
    tally->turns += wins;
    tally->taken += wins && won;
    tally->single += single;
    tally->played += single && won && actions == 1;
    return actions;
}

static void play_match(const struct game *game, const int levels[2], uint64_t seed,
                       struct tally tally[LEVELS + 1]) {
    struct match match;
    struct options options = options_default(game);
    options_resolve_seeds(game, &options, seed);
    match_start(&match, game, &options);
    int played = 0;
    for (; (played < AT_RANDOM || in_turn(&match)) && !match_over(&match); played++) {
        game_action legal[ACTIONS_MAX];
        int count = match_actions(&match, legal);
        match_play(&match, legal[random_below(&seed, (uint32_t)count)]);
    }
    while (played < PLAYED_MOST && !match_over(&match)) {
        int level = levels[match_turn(&match)];
        played += play_turn(&match, level, &seed, &tally[level]);
        if (match_repetitions(&match) >= 3 && match_agreeable(&match)) {
            match_agree(&match);
        }
    }
    match_free(&match);
}

/* Returns how many wins were passed up that should have been taken. */
static int count_wins(const struct game *game, int matches, uint64_t seed) {
    int missed = 0;
    for (int level = 1; level <= LEVELS; level++) {
        struct tally tally[LEVELS + 1] = {{0}};
        for (int i = 0; i < matches; i++) {
            int below = level > 1 ? level - 1 : level;
            const int levels[2] = {i % 2 ? below : level, i % 2 ? level : below};
            play_match(game, levels, seed + (uint64_t)i, tally);
        }
        const struct tally *own = &tally[level];
        printf("%s: level %d, %d matches: %d of %d turns that win at once taken, %d of %d that win "
               "with one action",
               game->id, level, matches, own->taken, own->turns, own->played, own->single);
        printf(own->unknown ? "; %d not known\n" : "\n", own->unknown);
        fflush(stdout);
        missed += level >= HEEDS ? own->turns - own->taken + own->single - own->played : 0;
    }
    return missed;
}

int main(int argc, char **argv) {
    const struct game *game = argc > 1 ? games_find(argv[1]) : NULL;
    int matches = argc > 2 ? atoi(argv[2]) : MATCHES, missed = 0;
    uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    void *memory = calloc(1, AI_MEMORY_USUAL);
    if (!memory || argc > 4 || (argc > 1 && !game) || matches < 1) {
        fputs("use: wins [GAME [MATCHES [SEED]]]\n", stderr);
        free(memory);
        return EXIT_FAILURE;
    }
    ai = ai_place(memory, AI_MEMORY_USUAL);
    for (int i = 0; i < games_count; i++) {
        missed += !game || games[i] == game ? count_wins(games[i], matches, seed * 1000) : 0;
    }
    free(memory);
    printf("%d passed up by level %d and above\n", missed, HEEDS);
    return missed ? EXIT_FAILURE : EXIT_SUCCESS;
}
