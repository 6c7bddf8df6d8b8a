/* progress.h: what a player has learned: which lessons were taken or declined, which puzzles are
 * solved, and on how many days in a row the puzzle of the day was. Kept as a text with lines
 * (key_value.h) like
 *
 *     oware.lesson = taken
 *     oware.solved = ++.+
 *     daily.day = 20780
 *     daily.streak = 3
 *
 * with a mark for each puzzle, and days since 1970 by the player's calendar. */
#ifndef SERAI_UI_MODEL_PROGRESS_H
#define SERAI_UI_MODEL_PROGRESS_H

#include "games/games.h"

enum { PROGRESS_PUZZLES_MAX = 96 };

enum lesson_state { LESSON_NEW, LESSON_DECLINED, LESSON_TAKEN, LESSON_STATES };

struct game_progress {
    enum lesson_state lesson;
    bool solved[PROGRESS_PUZZLES_MAX]; /* puzzle N at N - 1 */
};

struct progress {
    struct game_progress game[GAMES_MAX]; /* by the list of games */
    int day;                              /* when the puzzle of the day was last solved; 0: never */
    int streak;                           /* days in a row up to then */
};

/* Which games have a lesson, and which have puzzles, by the list of games. */
struct learning {
    bool lesson[GAMES_MAX], puzzles[GAMES_MAX];
};

struct game_progress *progress_of(struct progress *progress, const struct game *game);

/* How many puzzles of a game are solved, and the first one that isn't, from 1. */
int progress_solved(const struct progress *progress, const struct game *game);
int progress_next(const struct progress *progress, const struct game *game);

/* The puzzle of the day was solved today. */
void progress_solve_day(struct progress *progress, int today);

/* Days in a row up to today or yesterday; 0: the row is broken. The last one may lie after today:
 * for whoever has flown west, or has set a fast clock right. Then solving today's adds none. */
int progress_streak(const struct progress *progress, int today);

void progress_write(const struct progress *progress, struct text *out);

/* What the text doesn't say, or says wrongly, is as for a new player. */
void progress_read(const char *text, size_t length, struct progress *progress);

#endif
