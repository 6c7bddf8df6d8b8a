/* scene.h: the state that Seega's drawing code shares: squares, legal moves, and the preview.
 * Lengths are in points. */
#ifndef SERAI_UI_BOARDS_SEEGA_SCENE_H
#define SERAI_UI_BOARDS_SEEGA_SCENE_H

#include "games/seega.h"
#include "ui/board_kit/square_board.h"
#include "ui/play/face.h"

extern const struct face seega_face; /* what the interface knows of the game */

enum seega_stage { SEEGA_PLACING, SEEGA_STEPPING, SEEGA_REMOVING };

/* What drawing the table needs to know, computed once. */
struct seega_scene {
    const struct face_view *view;
    struct square_board board;
    int size;   /* squares along a side */
    float unit; /* of a square; the same as the board's */
    enum seega_stage phase;
    int mover;   /* the player to act */
    bool marks;  /* legal moves are shown */
    int chosen;  /* the square of the selected piece; NOWHERE */
    int pointed; /* the square that is pointed at; NOWHERE */
    int held;    /* the square or hand of what is dragged or glides back; NOWHERE */
};

struct seega_scene seega_scene_make(const struct face_view *view);

/* The phase of a position that is not over. */
enum seega_stage seega_phase_of(const struct position *pos);

/* ---- squares ---- */

/* The square or hand of an id "square:c3" or "hand:0"; NOWHERE for others. */
int seega_place_of(const char *id);

/* True if an action begins with this square; true if the selected piece may step there. */
bool seega_begins(const struct legal *legal, int square);
bool seega_leads_to(const struct seega_scene *scene, int square);

/* The owner of the piece on a square of the position (not the frame); NOWHERE if it is empty. */
int seega_owner(const struct seega_scene *scene, int square);

/* ---- what would happen ---- */

/* The trace of the one previewed action; NULL if none. */
const struct trace *seega_previewed(const struct seega_scene *scene);

/* The square behind a captured piece, as seen from the one that moved: that of the second
 * captor. */
int seega_opposite(int square, int from);

/* ---- pieces.c: the pieces on the board, in the trays, and in motion ---- */

/* The rectangle of a player's tray, which holds the pieces still in hand, and later those
 * captured. */
struct rect seega_tray_well(const struct face_view *view, int player);

void seega_draw_piece(const struct seega_scene *scene, int owner, struct point at, float size,
                      float alpha);

/* A player's tray with its contents. */
void seega_draw_tray(const struct seega_scene *scene, int player);

/* A player's pieces in hand, in a well, for a small picture. */
void seega_draw_hand(const struct seega_scene *scene, int player, struct rect well);

/* The pieces at rest on the board. */
void seega_draw_pieces(const struct seega_scene *scene);

/* The pieces that move or are dragged, above everything else. */
void seega_draw_moving(const struct seega_scene *scene);

/* ---- marks.c: what is legal, what would happen, what blocks a move ---- */

/* What is drawn in the sand below the pieces, and what is drawn above them. */
void seega_draw_marks_below(const struct seega_scene *scene);
void seega_draw_marks_above(const struct seega_scene *scene);

/* The last turn, below the pieces. */
void seega_draw_trail(const struct seega_scene *scene);

/* The keyboard focus, and what blocks the last attempt. */
void seega_draw_focus(const struct seega_scene *scene);

/* ---- status.c: texts; as in face.h ---- */

void seega_say_phase(const struct position *pos, const char *const name[2], struct text *out);
const char *seega_side_note(const struct position *pos, int player);
void seega_say_status(const struct face_view *view, struct text *out);

#endif
