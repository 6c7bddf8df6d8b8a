/* losses.c: checks how reliable a stated loss is: whether a far longer search confirms it.
 *
 *   losses GAME [name=value ...] POSITIONS NODES
 *
 * In POSITIONS positions of matches between middle levels, an action that a low level would choose
 * is analyzed with NODES nodes, and again with twenty times as many. Its loss against the best
 * action is confirmed when the longer search finds a loss, too, from half to one and a half times
 * as large. It prints the shares of confirmed losses by the size of the stated loss, in points. */
#include "ai/ai.h"
#include "base/random.h"
#include "base/text.h"
#include "engine/rules.h"
#include "games/games.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LONGER = 20,
    AT_RANDOM = 4,    /* random actions before a match is played well */
    PLAYED_MOST = 60, /* at most this many actions before the position */
    PLAYER = 4,       /* the level that plays the match */
    LOSER = 2,        /* the level whose actions are analyzed */
    SIZES = 8,
    MEMORY = 1 << 26,
};

/* Losses of at least these hundredths of points. */
static const int least[SIZES] = {25, 50, 100, 200, 300, 500, 1000, 2000};

struct count {
    int stated, same_sign, confirmed;
};

static struct ai *ai;
static struct ai_question question;
static struct ai_answer answer;

static int score_of(game_action action) {
    for (int i = 0; i < answer.count; i++) {
        if (answer.line[i].action == action) {
            return answer.line[i].score;
        }
    }
    return INT_MIN; /* too bad to be analyzed */
}

/* The loss of the action against the best; less than 0 when it may gain more points. */
static int loss_of(const struct match *match, game_action action, uint64_t nodes) {
    struct ai_limits limits = {.nodes = nodes};
    ai_ask(match, &question);
    ai_analyze(ai, &question, &limits, &answer);
    int score = score_of(action);
    return score == INT_MIN ? 0 : answer.line[0].score - score;
}

static game_action choice(const struct match *match, int level, uint64_t seed) {
    struct ai_limits limits = {.level = level, .seed = seed};
    ai_ask(match, &question);
    return ai_choose(ai, &question, &limits);
}

/* Plays a match up to some position. False when it is over too early. */
static bool reach_position(struct match *match, const struct options *given, uint64_t *random) {
    struct options options = *given;
    options_resolve_seeds(match->game, &options, random_next(random));
    match_start(match, match->game, &options);
    int actions = (int)random_below(random, PLAYED_MOST);
    for (int i = 0; i < actions && !match_over(match); i++) {
        game_action legal[ACTIONS_MAX];
        int count = match_actions(match, legal);
        match_play(match, i < AT_RANDOM ? legal[random_below(random, (uint32_t)count)]
                                        : choice(match, PLAYER, random_next(random)));
    }
    return !match_over(match);
}

static void analyze_both(const struct match *match, uint64_t seed, uint64_t nodes,
                         struct count count[SIZES]) {
    game_action action = choice(match, LOSER, seed);
    int loss = loss_of(match, action, nodes);
    if (loss < least[0]) {
        return;
    }
    int again = loss_of(match, action, nodes * LONGER);
    int change = again > loss ? again - loss : loss - again;
    for (int i = 0; i < SIZES && loss >= least[i]; i++) {
        count[i].stated++;
        count[i].same_sign += again > 0;
        count[i].confirmed += again > 0 && 2 * change <= loss;
    }
}

static void report(const struct count count[SIZES]) {
    for (int i = 0; i < SIZES; i++) {
        int stated = count[i].stated ? count[i].stated : 1;
        printf("losses of %5.2f points and more: %4d stated, %5.1f %% losses, too, %5.1f %% "
               "confirmed\n",
               least[i] / 100.0, count[i].stated, 100.0 * count[i].same_sign / stated,
               100.0 * count[i].confirmed / stated);
    }
}

int main(int argc, char **argv) {
    const struct game *game = argc > 3 ? games_find(argv[1]) : NULL;
    void *memory = calloc(1, MEMORY);
    if (!game || !memory) {
        fputs("use: losses GAME [name=value ...] POSITIONS NODES\n", stderr);
        return EXIT_FAILURE;
    }
    struct options options = options_default(game);
    for (int i = 2; i < argc - 2; i++) {
        const char *message = options_set(game, &options, argv[i]);
        if (message) {
            fprintf(stderr, "losses: %s: %s\n", argv[i], message);
            return EXIT_FAILURE;
        }
    }
    struct count count[SIZES] = {{0}};
    uint64_t random = 1, nodes = strtoull(argv[argc - 1], NULL, 10);
    ai = ai_place(memory, MEMORY);
    for (int i = atoi(argv[argc - 2]); i > 0; i--) {
        struct match match = {.game = game};
        if (reach_position(&match, &options, &random)) {
            analyze_both(&match, random_next(&random), nodes, count);
        }
        match_free(&match);
    }
    report(count);
    free(memory);
    return EXIT_SUCCESS;
}
