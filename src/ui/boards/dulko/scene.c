/* scene.c: see scene.h. */
#include "ui/boards/dulko/scene.h"

#include "engine/touch.h"
#include "ui/board_kit/view.h"
#include "ui/boards/dulko/geometry.h"

/* ---- kinds and their ids ---- */

const char dulko_letters[DULKO_KINDS + 1] = "KQBA2345678";

/* The kind of an id such as "bank:1:7", and its owner; NOWHERE for other ids. */
static int kind_of(const char *id, int *owner) {
    for (int side = 0; side < 2; side++) {
        int kind = touch_letter(id, side ? "bank:2" : "bank:1", dulko_letters);
        if (kind != NOWHERE) {
            *owner = side;
            return kind;
        }
    }
    return NOWHERE;
}

struct line dulko_bank_id(int owner, int kind) {
    return text_line("bank:%d:%c", owner + 1, dulko_letters[kind]);
}

float dulko_tile_width(const struct dulko_scene *scene) {
    return (float)DULKO_TILE_WIDTH * scene->unit;
}

/* ---- the scene ---- */

static void read_preview(struct dulko_scene *scene) {
    const struct preview *preview = view_preview(scene->view);
    if (!preview) {
        return;
    }
    const struct trace *trace = scene->trace = &preview->trace[0];
    scene->square = preview->action[0] / DULKO_KINDS;
    scene->kind = preview->action[0] % DULKO_KINDS;
    for (int i = 0; i < trace->count; i++) {
        if (trace->event[i].kind == EVENT_FLIP) {
            scene->turns[trace->event[i].from] = true;
        }
    }
}

struct dulko_scene dulko_scene_make(const struct face_view *view) {
    struct dulko_scene scene = {.view = view,
                                .board = {view, &dulko_geometry, view->unit, 2 * DULKO_KINDS},
                                .unit = view->unit,
                                .mover = view->game->side_to_act(view->position),
                                .marks = view_can_act(view),
                                .square = NOWHERE,
                                .kind = NOWHERE};
    int owner = NOWHERE;
    const char *pointed = view->pointed;
    scene.chosen = kind_of(view->chosen, &owner);
    scene.chosen_square = view->live ? square_of(DULKO_WIDTH, view->chosen) : NOWHERE;
    scene.held = kind_of(view->held, &scene.holder);
    scene.pointed = view->live ? square_of(DULKO_WIDTH, pointed) : NOWHERE;
    int shown = scene.chosen;
    if (shown == NOWHERE && view->live) {
        shown = kind_of(pointed, &owner);
        shown = owner == scene.mover ? shown : NOWHERE;
    }
    for (int i = 0; i < view->legal->count; i++) {
        int square = view->legal->action[i] / DULKO_KINDS;
        int kind = view->legal->action[i] % DULKO_KINDS;
        if (scene.chosen_square != NOWHERE && scene.chosen_square != square) {
            scene.open[square] = true; /* another one can be chosen instead */
            continue;
        }
        scene.offers[kind] = true;
        scene.open[square] = true;
        scene.fits[square] = scene.fits[square] || kind == shown;
    }
    read_preview(&scene);
    return scene;
}
