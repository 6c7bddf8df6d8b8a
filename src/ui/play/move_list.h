/* move_list.h: the line of a match as a score sheet: what is in which row, column and line. Pure;
 * The history at the table paints it.
 *
 * The sheet covers the whole line, from the start of the match to its end, past the current node. A
 * row holds a turn of player 0 and the reply of player 1; a new row begins with each turn of player
 * 0, and when a player has two turns in a row. Every action is a word; the words of a turn, joined
 * by dots, take as few lines of its cell as they need. Line 0 of the sheet is the start. */
#ifndef SERAI_UI_PLAY_MOVE_LIST_H
#define SERAI_UI_PLAY_MOVE_LIST_H

#include "engine/match.h"

enum { SHEET_WORD_MAX = 32, SHEET_WORD_LEAST = 16, SHEET_WORD_EDGE = 6, SHEET_JOINED_EDGE = 1 };

/* A step of the line; its ply is its index among the words, plus 1. */
struct sheet_word {
    int node;
    int row;
    int line;       /* of the sheet */
    float x, width; /* in its cell, in points; from x to the text is an edge, at x 0 the wider */
    int gain;       /* by how much its player's score grew */
    int turn;       /* that it belongs to, counting those of both players from 1; of a termination,
                     * which is no turn, the last one, 0 for none */
    uint8_t player;
    bool first, last; /* of its turn */
    bool commented,
        branching; /* the last of its turn: the turn has comments; it has alternatives */
    char text[SHEET_WORD_MAX]; /* the action, or the word for a termination */
    enum word note;            /* beside it, in small type; WORD_NONE: nothing */
};

struct sheet_row {
    int turn; /* the first of its turns; 0: the row only has a termination */
    int line; /* of the sheet, the row's first */
    int lines;
    int word; /* the first word */
    bool played[2];
};

/* All zero at first. It owns its memory; sheet_free frees that. */
struct score_sheet {
    struct sheet_word *word;
    int count;
    struct sheet_row *row;
    int row_count;
    int line_count;    /* including the start */
    int current;       /* the ply of the match's current node; 0: the start */
    uint64_t revision; /* of the match */
    float column;
    int capacity;
};

/* Lays out the line of a match in cells `column` points wide; returns at once while neither has
 * changed. When memory runs out the sheet is empty. */
void sheet_update(struct score_sheet *sheet, const struct match *match, float column);
void sheet_free(struct score_sheet *sheet);

/* The line of the sheet that a ply, 0 to count, is in. */
int sheet_line(const struct score_sheet *sheet, int ply);

/* The row that a line, from 1 on, belongs to. */
int sheet_row_at(const struct score_sheet *sheet, int line);

/* The last ply of the same player's turn before (-1) or after (1) that of `ply`; the start when
 * there is none before, the last ply when there is none after. */
int sheet_neighbor(const struct score_sheet *sheet, int ply, int direction);

/* Appends a step of a match as written on a sheet: the action as people should read it
 * (rules_step_text), or the word for a termination. */
void sheet_step_text(const struct match *match, int node, struct text *out);

#endif
