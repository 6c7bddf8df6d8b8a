/* graph.h: a graph of one or two values over the turns of a match, in which a turn can be pointed
 * at and clicked. It knows no matches: point 0 is the start, point N what is after turn N. */
#ifndef SERAI_UI_KIT_GRAPH_H
#define SERAI_UI_KIT_GRAPH_H

#include "ui/kit/ui.h"

enum {
    GRAPH_SERIES_MAX = 2,
    GRAPH_NONE = -1, /* no point */
};

enum graph_color {
    GRAPH_PLAYER_0,
    GRAPH_PLAYER_1,
    GRAPH_ACCENT,
    GRAPH_CAUTION,
    GRAPH_WARNING,
    GRAPH_MUTED
};

enum graph_shape { GRAPH_DISC, GRAPH_RING, GRAPH_DIAMOND, GRAPH_TRIANGLE, GRAPH_SQUARE };

/* Players' lines also differ by style: player 1's is dashed. */
struct graph_series {
    const float *value; /* at each point; NAN: unknown there, which leaves a gap in the line */
    enum graph_color color;
    bool balance; /* it is player 0's lead: what lies between the line and 0 is tinted in the color
                     of whoever is ahead, and 0 is in the middle; the marks of both players stand at
                     the ends */
};

/* A sign at a point, on the line of the first series or, where that is unknown, on 0. */
struct graph_mark {
    int point;
    enum graph_shape shape;
    enum graph_color color;
};

struct graph {
    const char *id;    /* of its target */
    const char *label; /* of its target, in words */
    int points;        /* at least 1 */
    int series_count;
    struct graph_series series[GRAPH_SERIES_MAX];
    const struct graph_mark *mark; /* in the order of their points; later ones are above */
    int mark_count;
    int cursor;        /* the point where one stands; GRAPH_NONE: nowhere */
    float least, most; /* values that the graph always reaches; 0 is always among them */
    bool chance;       /* a balance is by how many percent player 0's chance to win is above a half:
                          its ends are 100 % for either player */
};

/* Draws the graph into `rect`, all of which becomes its target, with the values of its ends at the
 * left, and lines at the cursor and at the point under the pointer, and a ring while it is in
 * keyboard focus. */
void graph_draw(struct ui *ui, struct rect rect, const struct graph *graph);

/* The point of a graph with so many points that is nearest to `at`; `rect` is that of its target.
 */
int graph_point_at(struct rect rect, int points, struct point at);

/* The point under the pointer, for a graph in `rect`; GRAPH_NONE while it is not pointed at. */
int graph_hovered(const struct ui *ui, const char *id, struct rect rect, int points);

/* Where a point of the graph is, across. */
float graph_x(struct rect rect, int points, int point);

/* Where one goes when its target is used or, with an arrow key (-1, 1), stepped from `cursor`: used
 * with the pointer to the point there, with the keyboard to the next one, and from the last to the
 * first. */
int graph_use(const struct ui *ui, const char *id, int points, int cursor);
int graph_step(int points, int cursor, int direction);

#endif
