/* heap_draw.h: seeds, pebbles and beads on a board: lying in heaps, lifted in the hand, on their
 * way. What the sowing games' boards share. */
#ifndef SERAI_UI_BOARD_KIT_HEAP_DRAW_H
#define SERAI_UI_BOARD_KIT_HEAP_DRAW_H

#include "ui/board_kit/geometry.h"
#include "ui/board_kit/heap.h"
#include "ui/kit/ui.h"
#include "ui/play/face.h"

/* Where a heap lies. */
struct heap_bed {
    struct point middle; /* in points */
    float unit;          /* points to the lengths of the hollow */
    struct heap_hollow hollow;
};

/* What lies on a board of one game. */
struct heap_kit {
    const struct board_geometry *board;
    int hand;             /* the place of the hand */
    int sprite, variants; /* the first drawing and how many follow it */
    int plain;            /* the drawing for high contrast */
    float radius;         /* of a disc, in u */

    /* Where things lie that are not on the board: the trough of a panel. False, or NULL: nowhere.
     */
    bool (*elsewhere)(const struct face_view *view, int place, struct heap_bed *bed);
};

/* Where a place lies: its middle in points, and its half sizes. False when it is not on the board.
 */
bool heap_place(const struct face_view *view, const struct heap_kit *kit, int place,
                struct rect *shape);

/* Draws what lies still in a place. */
void heap_draw(const struct face_view *view, const struct heap_kit *kit, int place);

/* Draws what lies in a place held up by so much, in points. */
void heap_draw_held(const struct face_view *view, const struct heap_kit *kit, int place,
                    struct point by);

/* Draws what the hand holds and all that is on its way, above everything that lies still. */
void heap_draw_moving(const struct face_view *view, const struct heap_kit *kit);

/* Where the next thing that falls into a place comes to lie, in points. */
struct point heap_next(const struct face_view *view, const struct heap_kit *kit, int place,
                       int count);

/* Where the hand is when it is over a place, in points. */
struct point heap_hand(const struct face_view *view, const struct heap_kit *kit, int place);

/* A pale likeness of a thing that would come to lie there. */
void heap_ghost(const struct face_view *view, const struct heap_kit *kit, struct point at,
                int variant);

#endif
