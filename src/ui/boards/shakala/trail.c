/* shakala/trail.c: the last turn on Shakala's board: the track segments that it passed along, the
 * pit that it left, the one where it ended, and what it captured. */
#include "ui/boards/shakala/scene.h"

#include "ui/kit/ui.h"
#include "ui/model/last_turn.h"

/* What was captured from a pit or a cup: where it lay in the cup, in a pit laid out on its own. */
static void trail_captured(const struct shakala_scene *scene, const struct trail_pen *pen,
                           const struct trail_mark *mark, int marks, int place) {
    struct handful left = {{0}}, all = {{0}};
    if (place >= SHAKALA_PITS) {
        left = all = shakala_held(scene->view->position, place);
    }
    for (int i = 0; i < marks; i++) {
        bool taken = mark[i].kind == TRAIL_TAKEN && mark[i].place == place;
        all.of[mark[i].item] += taken ? mark[i].count : 0;
    }
    struct bead bead[SHAKALA_BEADS_MAX];
    int count =
        shakala_size(&all) > shakala_size(&left) ? shakala_lay(scene, place, &all, bead) : 0;
    for (int i = 0; i < count; i++) {
        if (left.of[bead[i].kind]-- <= 0) {
            trail_taken(pen, bead[i].at, bead[i].radius * 0.9F);
        }
    }
}

void shakala_paint_trail_lines(const struct shakala_scene *scene) {
    if (!scene->view->trail) {
        return;
    }
    struct trail_pen pen = trail_pen(scene->ui, scene->view->trail->player, scene->unit);
    struct trail_mark mark[TRAIL_MARKS_MAX];
    struct shakala_way way = shakala_way_gone(mark, trail_marks(&scene->view->trail->trace, mark));
    for (int i = 0; i < way.edges; i++) {
        shakala_draw_trail_line(scene, way.edge[i], &pen);
    }
}

void shakala_paint_trail(const struct shakala_scene *scene) {
    if (!scene->view->trail) {
        return;
    }
    struct trail_pen pen = trail_pen(scene->ui, scene->view->trail->player, scene->unit);
    struct trail_mark mark[TRAIL_MARKS_MAX];
    int marks = trail_marks(&scene->view->trail->trace, mark);
    float rim = scene->pit_radius + 0.015F * scene->unit; /* inside the letters */
    float brass = 0.92F * scene->pit_radius; /* where the glow of what can be sown is not */
    int places = scene->panel[0].shown ? SHAKALA_HAND : SHAKALA_PITS;
    for (int place = 0; place < places; place++) {
        trail_captured(scene, &pen, mark, marks, place);
    }
    for (int i = 0; i < marks; i++) {
        if (mark[i].place >= SHAKALA_PITS) {
            continue;
        }
        if (mark[i].kind == TRAIL_FROM) {
            trail_from(&pen, shakala_pit_at(scene, mark[i].place), rim);
        } else if (mark[i].kind == TRAIL_END) {
            trail_end(&pen, shakala_pit_at(scene, mark[i].place), brass);
        }
    }
}
