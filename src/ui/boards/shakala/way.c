/* way.c: the way that beads take along the tracks. */
#include "ui/boards/shakala/scene.h"

/* Both tracks run from H to e and from h to E, along one line that counts as the outer one. */
static bool leaves_outside(int pit) {
    int of_side = pit % SHAKALA_ROW;
    return of_side < SHAKALA_ROW / 2 || of_side == SHAKALA_ROW - 1;
}

bool shakala_has_edge(int pit, int track) {
    return shakala_is_fork(pit) || leaves_outside(pit) == (track == SHAKALA_TRACK_OUTER);
}

/* Adds the segment on which a bead leaves a pit, and gives the pit it leads to: at a fork the next
 * one wanted, else the pit sown from, which is passed over. */
static int leave(struct shakala_way *way, int at, int wanted, int origin) {
    bool outside = leaves_outside(at);
    if (shakala_is_fork(at)) {
        int outer = shakala_pit_after(at, SHAKALA_TRACK_OUTER),
            inner = shakala_pit_after(at, SHAKALA_TRACK_INNER);
        outside = outer == wanted || (outer == origin && inner != wanted);
    }
    int track = outside ? SHAKALA_TRACK_OUTER : SHAKALA_TRACK_INNER;
    way->edge[way->edges++] = (struct shakala_edge){at, track};
    return shakala_pit_after(at, track);
}

struct shakala_way shakala_way_of(const struct position *pos, int pit) {
    struct handful beads = shakala_held(pos, pit);
    struct shakala_way way = {.fork = NOWHERE, .left = shakala_size(&beads)};
    for (int at = pit; way.left > 0;) {
        if (shakala_is_fork(at)) {
            way.fork = at;
            break;
        }
        at = leave(&way, at, NOWHERE, NOWHERE);
        way.pit[way.drops++] = at;
        way.left--;
    }
    return way;
}

struct shakala_way shakala_way_gone(const struct trail_mark *mark, int marks) {
    struct shakala_way way = {.fork = NOWHERE};
    int origin = NOWHERE;
    for (int i = 0; i < marks; i++) {
        if (mark[i].kind == TRAIL_FROM && mark[i].place < SHAKALA_PITS) {
            origin = mark[i].place;
        } else if (mark[i].kind == TRAIL_STEP && way.drops < SHAKALA_BEADS_MAX) {
            int at = mark[i].from, to = mark[i].place;
            way.pit[way.drops++] = to;
            for (int steps = 0; at != NOWHERE && at != to && steps < 2; steps++) {
                at = leave(&way, at, to, origin);
            }
        }
    }
    return way;
}
