/* waits.c: measures how long an input makes somebody wait where hints and puzzles look ahead.
 *
 *   waits [HINTS]
 *
 * Asks for so many hints in all (default 10,000) in random positions of each game, with random
 * lines, and answers every puzzle rightly and wrongly. Prints the longest processor time that the
 * window's thread took from an input to the frame that shows it, without the painting, and for
 * what. */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include "support/waits.h"
#include "games/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { HINTS = 10000, SEED = 7, LONG = 8 /* ms */ };

struct measure_of {
    double begun, longest; /* ms */
    const char *what;      /* took longest */
    int count, longer;     /* of them; that took longer than LONG */
};

static double milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static void begin(void *context) {
    ((struct measure_of *)context)->begun = milliseconds();
}

static void end(void *context, const char *what) {
    struct measure_of *measure = context;
    double took = milliseconds() - measure->begun;
    measure->count++;
    measure->longer += took > LONG;
    if (took > measure->longest) {
        measure->longest = took;
        measure->what = what;
    }
}

static void print(const struct game *game, const char *of, const struct measure_of *measure) {
    printf("%-9s %-8s %6d inputs, the longest %5.2f ms (%s), %d longer than %d ms\n", game->id, of,
           measure->count, measure->longest, measure->what, measure->longer, LONG);
    fflush(stdout);
}

int main(int argc, char **argv) {
    int hints = argc > 1 ? atoi(argv[1]) : HINTS;
    for (int i = 0; i < games_count; i++) {
        struct measure_of measure = {.what = ""};
        const struct waits_watch watch = {begin, end, &measure};
        int replies = 0;
        waits_hints(games[i], hints / games_count, SEED, &watch);
        print(games[i], "hints", &measure);
        measure = (struct measure_of){.what = ""};
        for (int number = 1; waits_puzzle(games[i], number, &watch, &replies); number++) {
        }
        print(games[i], "puzzles", &measure);
        printf("%-9s %d replies were thought about\n", games[i]->id, replies);
    }
    return 0;
}
