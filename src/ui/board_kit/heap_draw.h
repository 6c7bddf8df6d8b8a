/* heap_draw.h: draws seeds, pebbles and beads: lying in heaps, held in the hand, and in motion.
 * Shared by the boards of the sowing games. */
#ifndef SERAI_UI_BOARD_KIT_HEAP_DRAW_H
#define SERAI_UI_BOARD_KIT_HEAP_DRAW_H

#include "ui/board_kit/geometry.h"
#include "ui/board_kit/heap.h"
#include "ui/kit/ui.h"
#include "ui/play/face.h"

/* Where a heap lies. */
struct heap_bed {
    struct point middle; /* in points */
    float unit;          /* points per unit of the hollow */
    struct heap_hollow hollow;
};

/* The seeds, pebbles or beads of one game. */
struct heap_kit {
    const struct board_geometry *board;
    int hand;             /* the place of the hand */
    int sprite, variants; /* the first sprite, and how many variants there are */
    int plain;            /* the sprite for high contrast */
    float radius;         /* of a disc, in u */

    /* Where a place off the board is, such as the trough of a panel. False: it isn't there; NULL:
     * there are no such places.
     */
    bool (*elsewhere)(const struct face_view *view, int place, struct heap_bed *bed);
};

/* Where a place is: its middle and its half sizes, in points. False if it is not on the board.
 */
bool heap_place(const struct face_view *view, const struct heap_kit *kit, int place,
                struct rect *shape);

/* Draws the resting things of a place. */
void heap_draw(const struct face_view *view, const struct heap_kit *kit, int place);

/* Draws the resting things of a place, offset by `by` points. */
void heap_draw_held(const struct face_view *view, const struct heap_kit *kit, int place,
                    struct point by);

/* Draws the hand's contents and everything in motion, above everything at rest. */
void heap_draw_moving(const struct face_view *view, const struct heap_kit *kit);

/* Where the next thing to fall into a place that holds `count` will lie, in points. */
struct point heap_next(const struct face_view *view, const struct heap_kit *kit, int place,
                       int count);

/* One thing by itself, of this radius in points. */
void heap_item(const struct face_view *view, const struct heap_kit *kit, struct point at,
               float radius);

/* A pale image of a thing that would land there. */
void heap_ghost(const struct face_view *view, const struct heap_kit *kit, struct point at,
                int variant);

#endif
