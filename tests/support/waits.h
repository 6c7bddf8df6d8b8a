/* waits.h: hints and puzzles in the whole app, as they make somebody wait: everything that is done
 * in the window's thread, from an input to the frame that shows it, is passed to whoever counts or
 * measures. What the host thinks is thought in between, as another thread would. */
#ifndef SERAI_TESTS_WAITS_H
#define SERAI_TESTS_WAITS_H

#include "support/ui_play.h"

/* Who watches: the window's thread begins to do something, or has done it (`what`). */
struct waits_watch {
    void (*begin)(void *context);
    void (*end)(void *context, const char *what);
    void *context;
};

/* Asks for so many hints, in random positions of a game and with random lines, for where to look
 * and for the whole turn. */
void waits_hints(const struct game *game, int count, uint64_t seed,
                 const struct waits_watch *watch);

/* Solves a puzzle of a game, and then answers it wrongly and has that refuted. False when there is
 * no such puzzle. Counts the replies that were thought about. */
bool waits_puzzle(const struct game *game, int number, const struct waits_watch *watch,
                  int *replies);

#endif
