/* scene.h: what is seen on Seega's table, for all its files: squares, what may be done, and what
 * is previewed. Lengths in points. */
#ifndef SERAI_UI_BOARDS_SEEGA_SCENE_H
#define SERAI_UI_BOARDS_SEEGA_SCENE_H

#include "games/seega.h"
#include "ui/board_kit/square_board.h"
#include "ui/play/face.h"

extern const struct face seega_face; /* what the interface knows of the game */

enum seega_phase { SEEGA_PLACING, SEEGA_STEPPING, SEEGA_REMOVING };

/* What a drawing of the table needs to know, worked out once. */
struct seega_scene {
    const struct face_view *view;
    struct square_board board;
    int size;   /* squares along a side */
    float unit; /* of a square, as that of the board */
    enum seega_phase phase;
    int mover;   /* the player to act */
    bool marks;  /* what is legal is shown */
    int chosen;  /* the square of the piece that is chosen; NOWHERE */
    int pointed; /* the square that is pointed at; NOWHERE */
    int held;    /* the square or hand of what is dragged or glides back; NOWHERE */
};

struct seega_scene seega_scene_make(const struct face_view *view);

/* What is to be done in a position that is not over. */
enum seega_phase seega_phase_of(const struct position *pos);

/* ---- squares ---- */

/* The square or hand of an id "square:c3" or "hand:0"; NOWHERE for others. */
int seega_place_of(const char *id);

/* True when an action begins with this square; true when the chosen piece may step there. */
bool seega_begins(const struct legal *legal, int square);
bool seega_leads_to(const struct seega_scene *scene, int square);

/* The owner of the piece on a square in the true position; NOWHERE when it is empty. */
int seega_owner(const struct seega_scene *scene, int square);

/* ---- what would happen ---- */

/* The one action that is previewed, with its trace; NULL when none is. */
const struct trace *seega_previewed(const struct seega_scene *scene);

/* The square behind a captured piece, seen from the one that moved: there stands the second piece
 * that holds it. */
int seega_opposite(int square, int from);

/* ---- pieces.c: the pieces on the board, in the trays, and on their way ---- */

/* The place of a side's tray: the pieces still in hand lie there, later those captured. */
struct rect seega_tray_well(const struct face_view *view, int player);

void seega_draw_piece(const struct seega_scene *scene, int owner, struct point at, float size,
                      float alpha);

/* A player's tray with all that lies in it. */
void seega_draw_tray(const struct seega_scene *scene, int player);

/* What a player has in hand, in a well, for a small picture. */
void seega_draw_hand(const struct seega_scene *scene, int player, struct rect well);

/* What stands still on the board. */
void seega_draw_pieces(const struct seega_scene *scene);

/* What is on its way or in the player's hand, above everything else. */
void seega_draw_moving(const struct seega_scene *scene);

/* ---- marks.c: what is legal, what would happen, what stands in the way ---- */

/* What lies in the sand below the pieces, and what is laid over them. */
void seega_draw_marks_below(const struct seega_scene *scene);
void seega_draw_marks_above(const struct seega_scene *scene);

/* The last turn, below the pieces. */
void seega_draw_trail(const struct seega_scene *scene);

/* The keyboard's focus and what stands in the way of the last try. */
void seega_draw_focus(const struct seega_scene *scene);

/* ---- status.c: what the table says; as in face.h ---- */

void seega_say_phase(const struct position *pos, struct text *out);
const char *seega_remark(const struct position *pos, int player);
void seega_say_status(const struct face_view *view, struct text *out);
void seega_say_told(const struct face_view *view, int player, game_action action,
                    const struct trace *trace, struct text *out);

#endif
