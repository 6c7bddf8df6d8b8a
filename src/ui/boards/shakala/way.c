/* way.c: the way that beads take along the tracks. */
#include "ui/boards/shakala/scene.h"

bool shakala_has_edge(int pit, int track) {
    int of_side = pit % SHAKALA_ROW;
    bool outer = of_side < SHAKALA_ROW / 2, shared = of_side == 4 || of_side == 7;
    return shared || outer == (track == SHAKALA_TRACK_OUTER);
}

struct shakala_way shakala_way_of(const struct face_view *view, int pit) {
    struct handful beads = shakala_held(view->game, view->position, pit);
    struct shakala_way way = {.fork = NOWHERE, .left = shakala_size(&beads)};
    for (int at = pit; way.left > 0;) {
        if (shakala_is_fork(at)) {
            way.fork = at;
            break;
        }
        bool came_outside = way.edges && way.edge[way.edges - 1].track == SHAKALA_TRACK_OUTER;
        bool outside = at % SHAKALA_ROW < SHAKALA_ROW / 2 ||
                       (at % SHAKALA_ROW == SHAKALA_ROW - 1 && came_outside);
        int track = outside ? SHAKALA_TRACK_OUTER : SHAKALA_TRACK_INNER;
        way.edge[way.edges++] = (struct shakala_edge){at, track};
        at = shakala_pit_after(at, track);
        way.pit[way.drops++] = at;
        way.left--;
    }
    return way;
}
