/* puzzle.h: puzzles as text: a position, what is to be achieved in it, and the one way to do so.
 *
 * The puzzles of a game are one file, which a person can read. Lines that begin with # are
 * comments; a puzzle is four lines:
 *
 *     puzzle 7 grade 2
 *     position 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S
 *     goal gain 9 in 1
 *     solution C
 *
 * The goal is of the side to act in the position:
 *
 *     win in N        it wins, at the latest with its Nth turn, whatever the other side plays;
 *                     "win king in N" says by which reason (rules.h), if always by the same
 *     gain M in N     its score is M or more above that in the position, at the latest after its
 *                     Nth turn, whatever the other side plays
 *     hold M in N     in reply to each of its next N turns, the other side gains less than M,
 *                     counted from after that turn, and doesn't win
 *     survive in N    the other side doesn't win in reply to its next N turns; a reason says by
 *                     which it would win after any other first turn
 *
 * Turns are those of the side whose goal it is, also where a side is passed over and the other one
 * has several in a row. A reply is all that the other side plays until this side is to act again.
 *
 * Exactly one first turn achieves it (proof.h); ways to play that lead to the same position are the
 * same turn. The solution is that turn, then the other side's hardest reply and so on, in the
 * game's notation, forced steps left out. */
#ifndef SERAI_PUZZLES_PUZZLE_H
#define SERAI_PUZZLES_PUZZLE_H

#include "engine/game.h"

enum {
    PUZZLE_GRADES = 5, /* 1 is the easiest */
    PUZZLE_TURNS_MAX = 5,
    PUZZLE_SOLUTION_MAX = 256,
    PUZZLE_FILE_MAX = 1 << 18, /* bytes */
};

enum goal_kind { GOAL_WIN, GOAL_GAIN, GOAL_HOLD, GOAL_SURVIVE, GOAL_KINDS };

struct goal {
    enum goal_kind kind;
    int amount;         /* GAIN and HOLD */
    int turns;          /* 1 to PUZZLE_TURNS_MAX */
    enum reason reason; /* WIN and SURVIVE: of every win; REASON_NONE: they differ */
};

struct puzzle {
    int number; /* from 1, in the order of the file */
    int grade;
    char position[POSITION_TEXT_MAX];
    struct goal goal;
    char solution[PUZZLE_SOLUTION_MAX]; /* actions, one space between them */
};

/* How many puzzles a file's text has. */
int puzzles_count(const char *text);

/* Reads the puzzle of this number. False when there is none, or when its lines are not as above;
 * nothing is said about whether its position and solution are any good. */
bool puzzles_find(const char *text, int number, struct puzzle *puzzle);

/* What tells a puzzle from all others, whatever its number: of its position and its goal, not 0. */
uint32_t puzzle_id(const struct puzzle *puzzle);

/* The ids of a file's puzzles by number, from 1 at ids[0]; 0 where there is none. */
void puzzles_ids(const char *text, uint32_t ids[], int most);

/* The number of the puzzle of a day, counted since 1970: on Mondays an easy one, toward Sunday
 * harder ones; all of a grade come before one comes again. `every`: the days between two from this
 * file. 0 when the text has none. */
int puzzles_of_day(const char *text, int day, int every);

/* Appends a puzzle's four lines. */
void puzzle_write(const struct puzzle *puzzle, struct text *out);

/* The word of an index, from 0, of a solution; false past the last one. */
bool puzzle_action(const char *solution, int index, char action[ACTION_TEXT_MAX]);

#endif
