/* scene.c: see scene.h. */
#include "ui/boards/seega/scene.h"

#include "engine/touch.h"
#include "ui/board_kit/view.h"
#include "ui/boards/seega/geometry.h"

/* ---- squares ---- */

int seega_place_of(const char *id) {
    int side = touch_number(id, "hand", 1);
    return side == NOWHERE ? square_of(SEEGA_WIDTH, id) : SEEGA_HAND + side;
}

/* ---- legal moves and the preview ---- */

bool seega_begins(const struct legal *legal, int square) {
    for (int i = 0; i < legal->count; i++) {
        if (seega_place_of(legal->touch[i][0].text) == square) {
            return true;
        }
    }
    return false;
}

bool seega_leads_to(const struct seega_scene *scene, int square) {
    const struct legal *legal = scene->view->legal;
    for (int i = 0; i < legal->count && scene->chosen != NOWHERE; i++) {
        if (legal->touch_count[i] == 2 &&
            seega_place_of(legal->touch[i][0].text) == scene->chosen &&
            seega_place_of(legal->touch[i][1].text) == square) {
            return true;
        }
    }
    return false;
}

int seega_owner(const struct seega_scene *scene, int square) {
    return square_item(&scene->board, scene->view->position, square);
}

const struct trace *seega_previewed(const struct seega_scene *scene) {
    const struct preview *preview = view_preview(scene->view);
    return preview ? &preview->trace[0] : NULL;
}

int seega_opposite(int square, int from) {
    return 2 * square - from;
}

/* ---- the scene ---- */

enum seega_stage seega_phase_of(const struct position *pos) {
    if (seega_game.tokens(pos, SEEGA_HAND, 0) || seega_game.tokens(pos, SEEGA_HAND + 1, 1)) {
        return SEEGA_PLACING;
    }
    return seega_game.turn_open(pos) ? SEEGA_REMOVING : SEEGA_STEPPING;
}

struct seega_scene seega_scene_make(const struct face_view *view) {
    struct seega_scene scene = {.view = view, .size = seega_size(view->position)};
    const struct board_geometry *geometry = &seega_geometry[seega_board_index(scene.size)];
    scene.unit = view->unit / (float)(2 * geometry->outline.half_width);
    scene.board = (struct square_board){view, geometry, scene.unit, 2};
    scene.phase = seega_phase_of(view->position);
    scene.mover = view->game->side_to_act(view->position);
    scene.marks = view_can_act(view);
    scene.chosen = seega_place_of(view->chosen);
    scene.pointed = scene.marks ? seega_place_of(view->pointed) : NOWHERE;
    scene.held = seega_place_of(view->held);
    return scene;
}
