/* learning.h: lessons and puzzles: which games have them, their texts, whom a lesson is offered to.
 */
#ifndef SERAI_UI_APP_LEARNING_H
#define SERAI_UI_APP_LEARNING_H

#include "ui/app/state.h"

/* "lessons/english/GAME.txt", "puzzles/GAME.txt". */
struct line learning_lesson_file(const struct game *game);
struct line learning_puzzles_file(const struct game *game);

/* Finds out which games have lessons and puzzles, and which of these are solved. */
void learning_find(struct learning *learning, struct progress *progress);

bool learning_has_lesson(const struct app *app, const struct game *game);
bool learning_has_puzzles(const struct app *app, const struct game *game);

/* The first puzzle of a game that asks for one of these goals, a set of 1 << enum goal_kind, and is
 * not solved; if all of them are, the first. 0: there is none. */
int learning_puzzle_of(const struct app *app, const struct game *game, unsigned goals);

/* The game of a day's puzzle, the games taking turns; NULL: there are no puzzles. `every`, unless
 * NULL, gets the days between two of a game. */
const struct game *learning_game_of_day(const struct app *app, int day, int *every);

/* True until the player has begun a match of the game, or taken or declined its lesson. */
bool learning_is_new(const struct app *app, const struct game *game);

#endif
