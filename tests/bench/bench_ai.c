/* bench_ai.c: the speed of the search, on one core: the time to build endgame tables, positions per
 * second of processor time and the depth reached in 100 ms, at the start of each game and in the
 * middle of a match, and the time the levels take. */
#include "ai/ai.h"
#include "ai/evaluations.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static bool is_late(void *context) {
    return clock() >= *(const clock_t *)context;
}

static double seconds_since(clock_t begin) {
    return (double)(clock() - begin) / CLOCKS_PER_SEC;
}

/* Builds the game's endgame table, if it has one. */
static void measure_endgame(const struct match *match) {
    const struct position *pos = match_position(match);
    const struct evaluation *evaluation = evaluation_of(match->game, pos);
    size_t size = evaluation && evaluation->endgame ? evaluation->endgame->size(pos) : 0;
    void *table = size ? calloc(1, size) : NULL;
    if (!table) {
        return;
    }
    clock_t begin = clock();
    while (!evaluation->endgame->build(table, pos, 1 << 16)) {
    }
    printf("  %-10s endgame table of %.1f MB in %.2f s\n", match->game->id, (double)size / 1e6,
           seconds_since(begin));
    free(table);
}

/* Analyzes for `seconds` and prints the result. */
static void measure(struct ai *ai, const struct match *match, const char *where, double seconds) {
    static struct ai_question question;
    static struct ai_answer answer;
    clock_t begin = clock();
    clock_t end = begin + (clock_t)(seconds * CLOCKS_PER_SEC);
    struct ai_limits limits = {.lines = 1, .stop = is_late, .context = &end};
    ai_ask(match, &question);
    ai_analyze(ai, &question, &limits, &answer);
    double taken = seconds_since(begin);
    printf("  %-10s %-8s %6.0f ms %9" PRIu64 " nodes %6.2f M/s  depth %2d\n", match->game->id,
           where, 1000 * taken, answer.nodes, (double)answer.nodes / taken / 1e6,
           answer.line[0].depth);
}

/* Prints the longest time that a level below the last took for an action in many positions. */
static void measure_levels(struct ai *ai, const struct game *game) {
    enum { POSITIONS = 20, APART = 6 };
    static struct ai_question question;
    struct match match = {0};
    uint64_t random = 2;
    double longest = 0;
    int slowest = 1;
    for (int i = 0; i < POSITIONS; i++) {
        random_match(&match, game, &random);
        random_play(&match, i * APART, &random);
        for (int level = 1; level < AI_LEVELS && !match_over(&match); level++) {
            struct ai_limits limits = {.level = level, .seed = random};
            clock_t begin = clock();
            ai_ask(&match, &question);
            ai_choose(ai, &question, &limits);
            if (seconds_since(begin) > longest) {
                longest = seconds_since(begin);
                slowest = level;
            }
        }
        match_free(&match);
    }
    printf("  %-10s slowest action of levels below the last: %.0f ms, level %d\n", game->id,
           1000 * longest, slowest);
}

int main(void) {
    size_t size = AI_MEMORY_USUAL;
    void *memory = calloc(1, size);
    struct ai *ai = memory ? ai_place(memory, size) : NULL;
    printf("thinking, on one core:\n");
    for (int i = 0; ai && i < games_count; i++) {
        uint64_t random = 1;
        struct match match;
        struct options options = options_default(games[i]);
        options_resolve_seeds(games[i], &options, 1);
        if (match_start(&match, games[i], &options)) {
            break;
        }
        measure_endgame(&match);
        measure(ai, &match, "start", 1.0);
        random_play(&match, 30, &random);
        if (!match_over(&match)) {
            measure(ai, &match, "middle", 0.1);
        }
        match_free(&match);
        measure_levels(ai, games[i]);
    }
    free(memory);
    return ai ? EXIT_SUCCESS : EXIT_FAILURE;
}
