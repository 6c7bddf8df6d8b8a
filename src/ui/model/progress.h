/* progress.h: what a player has learned: which lessons were taken or declined, how it went with the
 * puzzles, and which puzzles of the day were solved. Kept as a text with lines (key_value.h) like
 *
 *     oware.lesson = taken
 *     oware.solved.17 = 90ac12f3
 *     oware.tried.18 = 4c10ffd2 2
 *     puzzles.introduced = yes
 *     daily.day = 20780
 *     daily.streak = 3
 *     daily.done.20780 = yes
 *
 * with the number and the id of each puzzle, and days since 1970 by the player's calendar. A mark
 * belongs to the puzzle with that id: when the puzzles are made anew or put in another order, it
 * goes with it to another number, or goes.
 *
 * A puzzle that was failed comes back. It rests until PROGRESS_REST others of the game are solved,
 * and is then the one that comes next. */
#ifndef SERAI_UI_MODEL_PROGRESS_H
#define SERAI_UI_MODEL_PROGRESS_H

#include "games/games.h"

enum { PROGRESS_PUZZLES_MAX = 96, PROGRESS_REST = 2, PROGRESS_DAYS_MAX = 64 };

enum lesson_state { LESSON_NEW, LESSON_DECLINED, LESSON_TAKEN, LESSON_STATES };

enum puzzle_mark {
    PUZZLE_NEW,
    PUZZLE_TRIED, /* an answer was wrong, or shown */
    PUZZLE_SOLVED,
};

struct game_progress {
    enum lesson_state lesson;
    enum puzzle_mark mark[PROGRESS_PUZZLES_MAX]; /* of puzzle N at N - 1 */
    int rest[PROGRESS_PUZZLES_MAX];              /* of one that was tried: see above */
    uint32_t puzzle[PROGRESS_PUZZLES_MAX]; /* its id, not 0; 0: none is known of this number */
};

struct progress {
    struct game_progress game[GAMES_MAX]; /* by the list of games */
    bool introduced;                      /* a first puzzle was opened */
    int day;                              /* when the puzzle of the day was last solved; 0: never */
    int streak;                           /* days in a row up to then */
    int done[PROGRESS_DAYS_MAX]; /* the days whose puzzles were solved, then or later; 0: none */
};

/* Which games have a lesson, and which have puzzles, by the list of games. */
struct learning {
    bool lesson[GAMES_MAX], puzzles[GAMES_MAX];
};

struct game_progress *progress_of(struct progress *progress, const struct game *game);

/* The puzzles of a game are these, by number; marks for others go. */
void progress_renumber(struct game_progress *own, const uint32_t ids[PROGRESS_PUZZLES_MAX]);

/* How many puzzles of a game are solved, and the first one that isn't, from 1. */
int progress_solved(const struct progress *progress, const struct game *game);
int progress_next(const struct progress *progress, const struct game *game);

/* A puzzle was solved, or was failed: one that was solved before stays so. Nothing for a number
 * above PROGRESS_PUZZLES_MAX. */
void progress_solve(struct game_progress *own, int number, uint32_t id);
void progress_fail(struct game_progress *own, int number, uint32_t id);

/* True when a puzzle that was failed has rested: it comes again. */
bool progress_comes_again(const struct game_progress *own, int number);

/* The puzzle after this one, of `count`: one that comes again if this one is solved, else the next
 * one that isn't and doesn't rest, then the next one that isn't; then just the next one. */
int progress_after(const struct game_progress *own, int number, int count);

/* The puzzle of the day was solved today. */
void progress_solve_day(struct progress *progress, int today);

/* The puzzle of a day that is past was solved: the row stays as it is. */
void progress_solve_past(struct progress *progress, int day);

/* True when the puzzle of a day was solved, on that day or later. The last PROGRESS_DAYS_MAX of
 * them are known. */
bool progress_day_done(const struct progress *progress, int day);

/* Days in a row up to today or yesterday; 0: the row is broken. The last one may lie after today:
 * for whoever has flown west, or has set a fast clock right. Then solving today's adds none. */
int progress_streak(const struct progress *progress, int today);

void progress_write(const struct progress *progress, struct text *out);

/* Appends the changes (key_value.h) from one state to another. */
void progress_compare(const struct progress *before, const struct progress *after,
                      struct text *changes);

/* Adjusts such changes to a text that another window, another computer or another version may have
 * changed meanwhile, so that both come together: what either has solved, taken or been shown stays
 * so, and days in a row are counted over both. */
void progress_adjust(const char *text, const char *changes, struct text *out);

/* What the text doesn't say, or says wrongly, is as for a new player. A puzzle that it says was
 * solved was not only tried. */
void progress_read(const char *text, size_t length, struct progress *progress);

#endif
