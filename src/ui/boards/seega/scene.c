/* scene.c: see scene.h. */
#include "ui/boards/seega/scene.h"

#include "ui/boards/seega/geometry.h"
#include "ui/kit/ui.h"

#include <math.h>
#include <string.h>

/* ---- squares and their ids ---- */

void seega_id(int place, char id[TARGET_ID_MAX]) {
    struct text text = text_fixed(id, TARGET_ID_MAX);
    if (place >= SEEGA_HAND) {
        text_format(&text, "hand:%d", place - SEEGA_HAND);
    } else {
        text_format(&text, "square:%c%c", 'a' + place % SEEGA_WIDTH, '1' + place / SEEGA_WIDTH);
    }
}

int seega_place_of(const char *id) {
    if (strncmp(id, "square:", 7) == 0 && id[7] && id[8]) {
        return (id[8] - '1') * SEEGA_WIDTH + id[7] - 'a';
    }
    return strncmp(id, "hand:", 5) == 0 ? SEEGA_HAND + id[5] - '0' : NOWHERE;
}

void seega_name(int square, struct text *out) {
    text_format(out, "%c%c", 'a' + square % SEEGA_WIDTH, '1' + square / SEEGA_WIDTH);
}

struct point seega_middle(const struct seega_scene *scene, int square) {
    struct shape shape = {0};
    board_place(scene->board, square, &shape);
    return (struct point){scene->view->centre.x + (float)shape.x * scene->unit,
                          scene->view->centre.y + (float)shape.y * scene->unit};
}

struct point seega_at(const struct seega_scene *scene, int square) {
    struct point at = seega_middle(scene, square);
    float pixels = scene->view->ui->list->scale;
    return (struct point){roundf(at.x * pixels) / pixels, roundf(at.y * pixels) / pixels};
}

/* ---- what may be done, and what would happen ---- */

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

int seega_owner(const struct face_view *view, int square) {
    for (int side = 0; side < 2; side++) {
        if (view->game->tokens(view->position, square, side)) {
            return side;
        }
    }
    return NOWHERE;
}

const struct trace *seega_previewed(const struct seega_scene *scene) {
    const struct preview *preview = scene->view->preview;
    bool shown = scene->marks && preview && preview->count == 1;
    return shown ? &preview->trace[0] : NULL;
}

int seega_opposite(int square, int from) {
    return 2 * square - from;
}

/* ---- the scene ---- */

enum seega_phase seega_phase_of(const struct position *pos) {
    if (seega_game.tokens(pos, SEEGA_HAND, 0) || seega_game.tokens(pos, SEEGA_HAND + 1, 1)) {
        return SEEGA_PLACING;
    }
    return seega_game.turn_open(pos) ? SEEGA_REMOVING : SEEGA_STEPPING;
}

struct seega_scene seega_scene_make(const struct face_view *view) {
    struct seega_scene scene = {.view = view, .size = seega_size(view->position)};
    scene.board = &seega_geometry[seega_board_index(scene.size)];
    scene.side = view->unit;
    scene.unit = view->unit / (float)(2 * scene.board->outline.half_width);
    scene.phase = seega_phase_of(view->position);
    scene.mover = view->game->side_to_act(view->position);
    scene.marks = view->live && !view->busy;
    scene.chosen = seega_place_of(view->chosen);
    scene.pointed = scene.marks ? seega_place_of(view->pointed) : NOWHERE;
    scene.held = seega_place_of(view->held);
    return scene;
}
