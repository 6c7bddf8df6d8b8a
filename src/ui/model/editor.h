/* editor.h: a position that is put together by hand: as text, and, where the game knows how
 * (struct game_edit), piece by piece. Every change can be undone. Pure; scenes/editor draws it.
 *
 * All zero: no position. */
#ifndef SERAI_UI_MODEL_EDITOR_H
#define SERAI_UI_MODEL_EDITOR_H

#include "engine/game_edit.h"

enum { EDITOR_STEPS_MAX = 64, EDITORS_KEPT = 8 };

/* What can be undone and redone. */
struct editor_step {
    struct position board;
    char typed[POSITION_TEXT_MAX]; /* a text that was no position; "": none */
};

struct editor {
    const struct game *game;      /* NULL: nothing has been put together yet */
    const struct game_edit *edit; /* NULL: as text only */
    struct options options;
    char text[POSITION_TEXT_MAX]; /* the position string, or what was typed instead */
    struct position board;        /* of the text, or of the last one that could be read */
    const char *wrong;            /* why the text is no legal position; NULL: it is one… */
    struct position legal;        /* …namely this, after forced steps; valid while it is */
    int item;                     /* what a click puts; NOWHERE: it takes away */
    struct position opened;       /* what it was opened with */
    bool draft;                   /* something was put together since, and not played */
    int count, at;                /* how many steps there are; the present one */
    struct editor_step step[EDITOR_STEPS_MAX];
};

/* What was put together for other games, one for each. All zero: nothing. */
struct editor_shelf {
    struct editor kept[EDITORS_KEPT];
};

/* Begins with a position. What was put together before for the same game can be restored by undo;
 * for another one, it goes to the shelf. */
void editor_open(struct editor *editor, struct editor_shelf *shelf, const struct game *game,
                 const struct game_edit *edit, const struct options *options,
                 const struct position *pos);

/* Goes on with what was put together for a game and not played yet, with its steps, if it was begun
 * with the same options and from `pos` (NULL: from whatever it was). False when there is nothing of
 * that kind: editor_open begins. */
bool editor_resume(struct editor *editor, struct editor_shelf *shelf, const struct game *game,
                   const struct options *options, const struct position *pos);

/* The options that a match from the legal position begins with: those that the position itself says
 * are left at their defaults, as no other option may contradict it. */
struct options editor_options(const struct editor *editor);

/* True when the text is a legal position where somebody is to act. */
bool editor_is_playable(const struct editor *editor);

/* Takes a typed text. White space around it is left out. */
void editor_type(struct editor *editor, const char *text);

/* Take everything off the board; put the start there. */
void editor_clear(struct editor *editor);
void editor_start(struct editor *editor);

/* One more of the chosen item in a place, or one fewer of it or, if none is chosen, of any. False
 * where that is not possible. */
bool editor_change(struct editor *editor, int place, bool more);

/* The other side is to act; the next phase of a turn, if the game has phases. */
void editor_next_side(struct editor *editor);
void editor_next_phase(struct editor *editor);

/* How many of an item there are in all places, beyond what there are at the start. 0 for the
 * players' own pieces, which the game itself counts, and for marks. */
int editor_surplus(const struct editor *editor, int item);

bool editor_can_undo(const struct editor *editor);
bool editor_can_redo(const struct editor *editor);
void editor_undo(struct editor *editor);
void editor_redo(struct editor *editor);

#endif
