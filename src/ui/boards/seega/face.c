/* seega/face.c: Seega's face: squares drawn in sand, pieces of limestone and basalt. */
#include "ui/boards/seega/scene.h"

#include "engine/touch.h"
#include "ui/board_kit/view.h"
#include "ui/boards/seega/geometry.h"
#include "ui/boards/seega/rules.h"
#include "ui/kit/ui.h"
#include "ui/play/cues.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

/* ---- targets ---- */

static void add_square(const struct seega_scene *scene, int square) {
    const struct face_view *view = scene->view;
    char label[TARGET_LABEL_MAX];
    struct text text = text_fixed(label, sizeof label);
    int owner = seega_owner(scene, square);
    struct line name = square_name(SEEGA_WIDTH, square);
    if (owner != NOWHERE) {
        text_format(&text, words_to(WORD_SEEGA_PIECE, view->name[owner]), name.string,
                    view->name[owner]);
    } else {
        text_format(&text, words(WORD_SEEGA_EMPTY), name.string);
    }
    bool enabled =
        view->live && (seega_begins(view->legal, square) || seega_leads_to(scene, square));
    square_target(&scene->board, square, enabled, label);
}

/* The pieces still in hand can be dragged onto the board. */
static void add_hand(const struct seega_scene *scene) {
    const struct face_view *view = scene->view;
    struct rect well = view_rect_on_panel(view, scene->mover, seega_tray_well(view, scene->mover));
    if (scene->phase != SEEGA_PLACING || !view->live) {
        return;
    }
    int place = SEEGA_HAND + scene->mover;
    struct line id = text_line("hand:%d", scene->mover);
    int count = view->game->tokens(view->position, place, scene->mover);
    struct line label =
        text_line(words_count(WORD_SEEGA_HAND, count), view->name[scene->mover], count);
    targets_add(&view->ui->targets, id.string, well, true, label.string);
}

static void targets(const struct face_view *view) {
    struct seega_scene scene = seega_scene_make(view);
    for (int i = 0; i < scene.size * scene.size; i++) {
        add_square(&scene, square_from_top(&scene.board, i));
    }
    add_hand(&scene);
}

/* Pieces that may step, and those in the hand of the player who is placing. */
static bool can_drag(const struct position *pos, const struct legal *legal, const char *id) {
    int place = seega_place_of(id);
    switch (seega_phase_of(pos)) {
    case SEEGA_PLACING:
        return place == SEEGA_HAND + seega_game.side_to_act(pos);
    case SEEGA_STEPPING:
        return place != NOWHERE && place < SEEGA_SQUARES && seega_begins(legal, place);
    default:
        return false;
    }
}

/* Dropping from the hand onto a square means touching the square. */
static const char *drop(const struct position *pos, const struct legal *legal, const char *id,
                        const char *onto) {
    (void)pos;
    (void)legal;
    if (seega_place_of(id) >= SEEGA_HAND) {
        int place = seega_place_of(onto);
        return place != NOWHERE && place < SEEGA_SQUARES ? onto : "";
    }
    return NULL;
}

/* ---- the board ---- */

static void paint_flat_star(const struct seega_scene *scene) {
    const struct theme *theme = scene->view->ui->theme;
    struct point at = square_at(&scene->board, scene->size / 2 * (SEEGA_WIDTH + 1));
    float half = 0.235F * scene->unit, reach = half * 1.4142F;
    struct path path = {0};
    path_round_rect(&path, rect_around(at, half), 1);
    path_move(&path, at.x, at.y - reach);
    path_line(&path, at.x + reach, at.y);
    path_line(&path, at.x, at.y + reach);
    path_line(&path, at.x - reach, at.y);
    path_close(&path);
    draw_path(scene->view->ui->list, &path,
              &(struct stroke){.color = theme->muted, .width = scene->unit < 40 ? 1 : 1.6F});
}

/* On the frame, if it is wide enough: in high contrast that is all that is beside the squares. */
static void paint_coordinates(const struct seega_scene *scene) {
    const struct theme *theme = scene->view->ui->theme;
    const struct board_geometry *geometry = scene->board.geometry;
    double beside = geometry->outline.half_width - (double)geometry->squares / 2;
    float frame = (float)(theme->flat ? beside : geometry->frame) * scene->unit;
    if (square_has_coordinates(scene->view, frame)) {
        const float baseline = 4.6F; /* from a figure's middle down to its baseline */
        struct color sand = color_hex(0xFFF0D2);
        square_paint_coordinates(&scene->board,
                                 &(struct square_coordinates){.font = FONT_UI_SEMIBOLD,
                                                              .size = TYPE_SMALL,
                                                              .color = theme_lettering(theme, sand),
                                                              .column_rise = frame / 2 - baseline,
                                                              .row_inset = frame / 2,
                                                              .row_drop = baseline});
    }
}

static void paint_labels(const struct face_view *view) {
    struct seega_scene scene = seega_scene_make(view);
    paint_coordinates(&scene);
}

static void paint(const struct face_view *view) {
    struct seega_scene scene = seega_scene_make(view);
    if (view->ui->theme->flat) {
        float width = scene.unit < 40 ? 1 : 2;
        square_paint_flat(&scene.board,
                          &(struct square_lines){.outline = width + 1, .thin = width});
        paint_flat_star(&scene);
    } else {
        draw_surface(view->ui->list, &seega_sand[seega_board_index(scene.size)], view->center.x,
                     view->center.y, scene.unit);
    }
    paint_coordinates(&scene);
    seega_draw_trail(&scene);
    seega_draw_marks_below(&scene);
    seega_draw_pieces(&scene);
    seega_draw_marks_above(&scene);
    seega_draw_focus(&scene);
    seega_draw_moving(&scene);
}

static void panel(const struct face_view *view, int player, struct rect room) {
    (void)room; /* it is in the view, where moving items also look it up */
    struct seega_scene scene = seega_scene_make(view);
    seega_draw_tray(&scene, player);
}

/* ---- before the match ---- */

/* The board, and beside it, for the option of the opening, what the players then hold. */
static void choice(const struct face_view *view, int option, uint32_t value, struct rect room) {
    struct face_view small = *view;
    bool opening = strcmp(view->game->options[option].key, "opening") == 0;
    (void)value;
    small.unit = fminf(room.h, room.w);
    float well = fminf(room.w - small.unit - 12, 100);
    bool hands = opening && well >= 48;
    float x = hands ? room.x : room.x + (room.w - small.unit) / 2;
    small.center = (struct point){x + small.unit / 2, room.y + room.h / 2};
    paint(&small);
    struct seega_scene scene = seega_scene_make(&small);
    float height = (small.unit - 8) / 2, top = small.center.y - small.unit / 2;
    for (int player = 0; player < 2 && hands; player++) {
        float y = player ? top : top + height + 8; /* as at a tall table */
        seega_draw_hand(&scene, player, (struct rect){x + small.unit + 12, y, well, height});
    }
}

static void piece(const struct face_view *view, int player, struct point at, float radius) {
    struct seega_scene scene = seega_scene_make(view);
    seega_draw_piece(&scene, player, at, radius, 1);
}

/* The unit of the view is the whole board. */
static bool place_shape(const struct position *pos, int place, struct place_shape *out) {
    const struct board_geometry *board = &seega_geometry[seega_board_index(seega_size(pos))];
    return square_place_shape(board, 1 / (2 * board->outline.half_width), place, out);
}

static const struct material *const materials[] = {&seega_sand[0], &seega_sand[1], &seega_sand[2],
                                                   NULL};

static const struct board_sounds sounds = {
    .alone = SOUND_SAND, .heaped = SOUND_SAND, .moved = SOUND_SCRAPE};

static int score(const struct face_view *view, int player) {
    return view->frame->lying.count[SEEGA_TRAY + player][!player];
}

/* A piece of whoever is to act, or a square to place one on. */
static void look_at(const struct position *pos, const char *id, struct text *out) {
    const char *square = touch_name(id, "square");
    int place = seega_place_of(id), side = seega_game.side_to_act(pos);
    if (square && place != NOWHERE) {
        bool own = seega_game.tokens(pos, place, side) > 0;
        text_format(out, words(own ? WORD_SEEGA_LOOK_PIECE : WORD_SEEGA_LOOK_SQUARE), square);
    }
}

const struct face seega_face = {
    .game = &seega_game,
    .edit = &seega_edit,
    .sounds = &sounds,
    .sample = "1o1x1/ox1o1/1x2o/x1ox1/1xo1x x 0 0 6 5 move",
    .sample_turn = "d2-d3",
    .line = {WORD_SEEGA_LINE_1, WORD_SEEGA_LINE_2},
    .pace = WORD_SEEGA_PACE,
    .origin = WORD_SEEGA_ORIGIN,
    .hints = {.shape = SHAPE_SQUARE, .upper_player = 1, .strip_height = 88},
    .width = 1, /* the unit of the view is the whole board: boards come in three sizes */
    .height = 1,
    .materials = materials,
    .rules = &seega_rules,
    .place_shape = place_shape,
    .targets = targets,
    .paint = paint,
    .labels = paint_labels,
    .can_drag = can_drag,
    .drop = drop,
    .panel = panel,
    .choice = choice,
    .choice_width = {178, 275},
    .piece = piece,
    .score = score,
    .phase = seega_say_phase,
    .side_note = seega_side_note,
    .status = seega_say_status,
    .look_at = look_at,
    .best_capture = WORD_SEEGA_BEST,
};
