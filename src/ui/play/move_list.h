/* move_list.h: the line of a match as a sheet of notation: what stands in which row, column and
 * line. Pure; history_draw.c paints it.
 *
 * The line begins at the start of the match and goes on to its end, past the place where one
 * stands. A row holds a turn of player 0 and the answer of player 1; another row begins with each
 * turn of player 0, and when a player has two turns running. Every action is a word; the words of a
 * turn flow in its cell over as many lines as they need. Line 0 of the sheet is the start. */
#ifndef SERAI_UI_PLAY_MOVE_LIST_H
#define SERAI_UI_PLAY_MOVE_LIST_H

#include "engine/match.h"

enum { SHEET_WORD_MAX = 16, SHEET_WORD_LEAST = 33 };

/* A step of the line; its ply is its place among the words, plus 1. */
struct sheet_word {
    int node;
    int row;
    int line;       /* of the sheet */
    float x, width; /* in its cell, in points */
    int gain;       /* by how much the score of whoever acted grew */
    uint8_t player;
    bool first, last;          /* of its turn */
    bool commented, branching; /* has a comment; could have been another action */
    char text[SHEET_WORD_MAX]; /* the action, or the word for a termination */
};

struct sheet_row {
    int turn; /* from 1 */
    int line; /* of the sheet, the row's first */
    int lines;
    int word; /* the first word */
    bool played[2];
};

/* Zeroed at first. Its memory is its own; sheet_free gives it back. */
struct score_sheet {
    struct sheet_word *word;
    int count;
    struct sheet_row *row;
    int row_count;
    int line_count;    /* with the start */
    int current;       /* the ply where the match stands; 0: the start */
    uint64_t revision; /* of the match */
    float column;
    int capacity;
};

/* Makes the sheet show the line of a match in cells `column` points wide; costs nothing while
 * neither has changed. When memory runs out the sheet is empty. */
void sheet_update(struct score_sheet *sheet, const struct match *match, float column);
void sheet_free(struct score_sheet *sheet);

/* The line of the sheet in which a ply stands, 0 to count. */
int sheet_line(const struct score_sheet *sheet, int ply);

/* The row to which a line from 1 on belongs. */
int sheet_row_at(const struct score_sheet *sheet, int line);

/* The last ply of the player's turn before (-1) or after (1) the one in which `ply` stands, in the
 * same column; the start when there is none before, the last ply when there is none after. */
int sheet_neighbor(const struct score_sheet *sheet, int ply, int direction);

/* Appends a step of a match as a sheet says it: the action, or the word for a termination. */
void sheet_step_text(const struct match *match, int node, struct text *out);

#endif
