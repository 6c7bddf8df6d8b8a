/* losses.c: checks how reliable the losses are that a review states: whether a far longer search
 * confirms them.
 *
 *   losses GAME [name=value ...] POSITIONS NODES [SEED]
 *
 * In POSITIONS positions of matches between middle levels, drawn by SEED (default 1), the turn that
 * a low level would play is reviewed, with NODES nodes for the longest look. A loss that is stated
 * is confirmed when a search of twenty times that length finds a loss, too, from half to one and a
 * half times as large. It prints how many are. */
#include "ai/review.h"
#include "base/random.h"
#include "base/text.h"
#include "engine/rules.h"
#include "games/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LONGER = 20,
    AT_RANDOM = 4,    /* random actions before a match is played well */
    PLAYED_MOST = 60, /* at most this many actions before the position */
    PLAYER = 4,       /* the level that plays the match */
    LOSER = 1,        /* the level whose turns are reviewed */
    MEMORY = 1 << 26,
};

struct count {
    int stated, same_sign, confirmed;
};

static struct ai *ai;
static struct ai_question question;
static struct review review;

static game_action choice(const struct match *match, int level, uint64_t seed) {
    struct ai_limits limits = {.level = level, .seed = seed};
    ai_ask(match, &question);
    return ai_choose(ai, &question, &limits);
}

static bool in_turn(const struct match *match) {
    const struct game *game = match->game;
    return !match_over(match) && rules_turn_open(game, match_position(match));
}

/* Plays a match up to the beginning of some turn. False when it is over too early. */
static bool reach_position(struct match *match, const struct options *given, uint64_t *random) {
    struct options options = *given;
    options_resolve_seeds(match->game, &options, random_next(random));
    match_start(match, match->game, &options);
    int actions = (int)random_below(random, PLAYED_MOST);
    for (int i = 0; (i < actions || in_turn(match)) && !match_over(match); i++) {
        game_action legal[ACTIONS_MAX];
        int count = match_actions(match, legal);
        match_play(match, i < AT_RANDOM ? legal[random_below(random, (uint32_t)count)]
                                        : choice(match, PLAYER, random_next(random)));
    }
    return !match_over(match);
}

/* Plays a turn and reviews it. */
static void review_turn(struct match *match, uint64_t *random, uint64_t nodes,
                        struct count *count) {
    struct review_turn turn = {.from = match->current, .side = match_turn(match)};
    do {
        match_play(match, choice(match, LOSER, random_next(random)));
    } while (in_turn(match));
    turn.to = match->current;
    review_begin(&review, match, ai, nodes / REVIEW_AGAIN, NULL, NULL);
    review_look(&review, &turn);
    if (turn.kind != REVIEW_SILENT) {
        int loss = turn.loss;
        review_again(&review, LONGER * REVIEW_AGAIN, &turn);
        int change = abs(turn.loss - loss);
        count->stated++;
        count->same_sign += turn.loss > 0;
        count->confirmed += turn.loss > 0 && 2 * change <= loss;
    }
}

/* Returns where the numbers after the options begin, 0 after a message. */
static int read_options(const struct game *game, int argc, char **argv, struct options *options) {
    int at = 2;
    for (; at < argc && strchr(argv[at], '='); at++) {
        const char *message = options_set(game, options, argv[at]);
        if (message) {
            fprintf(stderr, "losses: %s: %s\n", argv[at], message);
            return 0;
        }
    }
    return at;
}

int main(int argc, char **argv) {
    const struct game *game = argc > 3 ? games_find(argv[1]) : NULL;
    void *memory = calloc(1, MEMORY);
    struct options options = game ? options_default(game) : (struct options){0};
    int at = game ? read_options(game, argc, argv, &options) : argc;
    if (!at || !memory) {
        free(memory);
        return EXIT_FAILURE;
    }
    if (argc - at != 2 && argc - at != 3) {
        fputs("use: losses GAME [name=value ...] POSITIONS NODES [SEED]\n", stderr);
        free(memory);
        return EXIT_FAILURE;
    }
    struct count count = {0};
    int positions = atoi(argv[at]);
    uint64_t nodes = strtoull(argv[at + 1], NULL, 10);
    uint64_t random = argc - at == 3 ? strtoull(argv[at + 2], NULL, 10) : 1;
    ai = ai_place(memory, MEMORY);
    for (int i = 0; i < positions; i++) {
        struct match match = {.game = game};
        if (reach_position(&match, &options, &random)) {
            review_turn(&match, &random, nodes, &count);
        }
        match_free(&match);
    }
    int stated = count.stated ? count.stated : 1;
    printf("%d positions: %d losses stated, %.1f %% losses, too, %.1f %% confirmed\n", positions,
           count.stated, 100.0 * count.same_sign / stated, 100.0 * count.confirmed / stated);
    free(memory);
    return EXIT_SUCCESS;
}
