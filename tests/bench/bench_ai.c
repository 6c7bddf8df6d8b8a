/* bench_ai.c: how fast the program thinks, on one core: positions a second of processor time, and
 * how deep it looks in 100 ms, at the start of each game and in the middle of a match. */
#include "ai/ai.h"
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

/* Analyzes for so long and prints what it came to. */
static void measure(struct ai *ai, const struct match *match, const char *where, double seconds) {
    static struct ai_question question;
    static struct ai_answer answer;
    clock_t begin = clock();
    clock_t end = begin + (clock_t)(seconds * CLOCKS_PER_SEC);
    struct ai_limits limits = {.lines = 1, .stop = is_late, .context = &end};
    ai_ask(match, &question);
    ai_analyze(ai, &question, &limits, &answer);
    double taken = (double)(clock() - begin) / CLOCKS_PER_SEC;
    printf("  %-10s %-8s %6.0f ms %9" PRIu64 " nodes %6.2f M/s  depth %2d\n", match->game->id,
           where, 1000 * taken, answer.nodes, (double)answer.nodes / taken / 1e6,
           answer.line[0].depth);
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
        measure(ai, &match, "start", 1.0);
        random_play(&match, 30, &random);
        if (!match_over(&match)) {
            measure(ai, &match, "middle", 0.1);
        }
        match_free(&match);
    }
    free(memory);
    return ai ? EXIT_SUCCESS : EXIT_FAILURE;
}
