/* dulko/face.c: Dulko's face: a lacquered board between two banks; its targets, and the order in
 * which everything is painted. */
#include "ui/boards/dulko/scene.h"

#include "engine/rules.h"
#include "ui/board_kit/view.h"
#include "ui/boards/dulko/geometry.h"
#include "ui/boards/dulko/rules.h"
#include "ui/kit/widgets.h"
#include "ui/play/cues.h"

#include <math.h>
#include <string.h>

enum { AFTERGLOW_LENGTH = 520 };

/* ---- targets ---- */

static void square_targets(const struct dulko_scene *scene) {
    for (int square = 0; square < DULKO_SQUARES; square++) {
        char label[TARGET_LABEL_MAX];
        struct text text = text_fixed(label, sizeof label);
        dulko_say_square(scene, square, &text);
        square_target(&scene->board, square,
                      scene->chosen != NOWHERE ? scene->fits[square] : scene->open[square], label);
    }
}

static void bank_targets(const struct dulko_scene *scene, int owner) {
    const struct face_view *view = scene->view;
    struct mirror before = view_turn_panel(view, owner);
    struct dulko_bank bank = dulko_bank_make(view, owner);
    for (int kind = 0; kind < DULKO_KINDS && bank.well.w > 0; kind++) {
        int count =
            view->game->tokens(view->position, DULKO_BANK + owner, owner * DULKO_KINDS + kind);
        if (count) {
            struct line id = dulko_bank_id(owner, kind);
            char label[TARGET_LABEL_MAX];
            struct text text = text_fixed(label, sizeof label);
            dulko_say_bank(view, owner, kind, &text);
            targets_add(&view->ui->targets, id.string, dulko_bank_place(&bank, kind, count),
                        owner == scene->mover && scene->offers[kind], label);
            view_mark_target(view, dulko_bank_mark(view->ui, &bank, kind, count));
        }
    }
    ui_mirror_end(view->ui, before);
}

static void targets(const struct face_view *view) {
    struct dulko_scene scene = dulko_scene_make(view);
    square_targets(&scene);
    bank_targets(&scene, 0);
    bank_targets(&scene, 1);
}

/* ---- the board ---- */

/* On the frame, if it is wide enough. */
static void paint_coordinates(const struct dulko_scene *scene) {
    const struct theme *theme = scene->view->ui->theme;
    float frame = (float)dulko_geometry.frame * scene->unit,
          size = fmaxf(TYPE_SMALL, 0.55F * frame);
    if (!square_has_coordinates(scene->view, frame)) {
        return;
    }
    struct color gilt = color_alpha(color_hex(0xE6C88E), 0.9F);
    square_paint_coordinates(
        &scene->board, &(struct square_coordinates){.font = FONT_UI_MEDIUM,
                                                    .size = size,
                                                    .color = theme_lettering(theme, gilt),
                                                    .column_rise = 0.62F * frame - 0.31F * size,
                                                    .row_inset = 0.60F * frame,
                                                    .row_drop = 0.36F * size});
}

/* In high contrast the boxes and the board are outlined more strongly than the squares. */
static void paint_ground(const struct dulko_scene *scene) {
    static const struct square_lines lines = {
        .outline = 2, .thin = 1, .strong = 3, .strong_every = 3, .whole = true};
    const struct face_view *view = scene->view;
    if (view->ui->theme->flat) {
        square_paint_flat(&scene->board, &lines);
    } else {
        draw_surface(view->ui->list, &dulko_lacquer, view->center.x, view->center.y, view->unit);
    }
    paint_coordinates(scene);
}

static void paint_labels(const struct face_view *view) {
    struct dulko_scene scene = dulko_scene_make(view);
    paint_coordinates(&scene);
}

static void draw_deadzone(const struct ui *ui, struct point at, float half) {
    draw_sprite(ui->list, theme_sprite(ui->theme, SPRITE_DEADZONE_PLAIN, SPRITE_DEADZONE), at.x,
                at.y, half, color_white(1));
}

static void paint_deadzone(const struct dulko_scene *scene) {
    struct point at = square_at(&scene->board, dulko_deadzone(scene->view->position));
    draw_deadzone(scene->view->ui, at, 0.455F * scene->unit);
}

static void paint(const struct face_view *view) {
    struct dulko_scene scene = dulko_scene_make(view);
    paint_ground(&scene);
    paint_deadzone(&scene);
    dulko_draw_marks_below(&scene);
    dulko_draw_tiles(&scene);
    dulko_draw_trail(&scene);
    dulko_draw_marks_above(&scene);
    dulko_draw_moving(&scene);
    dulko_draw_afterglow(&scene);
    dulko_draw_held(&scene);
    dulko_draw_badges(&scene);
}

static void panel(const struct face_view *view, int player, struct rect room) {
    (void)room; /* it is view->room[player] */
    struct dulko_scene scene = dulko_scene_make(view);
    dulko_draw_bank(&scene, player);
}

/* A piece of each kind, as a player holds them: the court pieces above, the numbers below. */
static void draw_kinds(const struct ui *ui, int owner, struct rect well) {
    enum { IN_A_ROW = 4, ROWS = 3 };
    widget_well(ui, well, 8, 0.34F);
    float step = fminf((well.w - 10) / (float)IN_A_ROW, (well.h - 8) / (float)ROWS);
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        float column = (float)(kind % IN_A_ROW) - (IN_A_ROW - 1) / 2.0F;
        float row = (float)(kind / IN_A_ROW) - (ROWS - 1) / 2.0F;
        struct point at = {well.x + well.w / 2 + column * step, well.y + well.h / 2 + row * step};
        dulko_draw_tile(ui, owner * DULKO_KINDS + kind, at, step * 0.84F, 1);
    }
}

/* The empty board with the deadzone, framed because its hatching is too fine at this size; or with
 * a die if it is to be picked at random. */
static void paint_start(const struct face_view *view, bool is_random) {
    struct dulko_scene scene = dulko_scene_make(view);
    const struct ui *ui = view->ui;
    struct color gold = theme_mark(ui->theme, 0xFFD68A);
    paint_ground(&scene);
    if (is_random) {
        widget_icon(ui, SPRITE_ICON_LOTS, view->center.x, view->center.y, 3.0F * view->unit, gold);
        return;
    }
    paint_deadzone(&scene);
    struct point at = square_at(&scene.board, dulko_deadzone(view->position));
    float half = 0.5F * view->unit + 1;
    draw_box(ui->list,
             &(struct box){.rect = rect_around(at, half), .radius = 3, .stroke = {gold, 1.5F}});
}

/* The starting board, and beside it, if there is room, what the players hold. */
static void choice(const struct face_view *view, int option, uint32_t value, struct rect room) {
    struct face_view small = *view;
    struct settings quiet = *view->settings; /* coordinates would be too large */
    float side = fminf(room.h, room.w), well = fminf(room.w - side - 12, 112);
    bool hands = well >= 64;
    float x = room.x + (room.w - side - (hands ? 12 + well : 0)) / 2;
    quiet.coordinates = false;
    small.settings = &quiet;
    small.unit = side / dulko_face.width;
    small.center = (struct point){x + side / 2, room.y + room.h / 2};
    paint_start(&small, !option_is_place(&view->game->options[option], value));
    float height = (side - 8) / 2;
    for (int player = 0; player < 2 && hands; player++) {
        float y = room.y + (room.h - side) / 2 + (player ? 0 : height + 8);
        draw_kinds(view->ui, player, (struct rect){x + side + 12, y, well, height});
    }
}

/* The afterglow is for filled units only. */
static float afterglow(const struct position *before, const struct position *after) {
    for (int unit = 0; unit < DULKO_UNITS; unit++) {
        if (dulko_unit_filled(after, unit) && !dulko_unit_filled(before, unit)) {
            return AFTERGLOW_LENGTH;
        }
    }
    return 0;
}

static void item(const struct face_view *view, int index, struct point at, float radius) {
    if (index < dulko_game.item_count) {
        dulko_draw_tile(view->ui, index, at, 2 * radius, 1);
    } else {
        draw_deadzone(view->ui, at, radius);
    }
}

static bool place_shape(const struct position *pos, int place, struct place_shape *out) {
    (void)pos;
    return square_place_shape(&dulko_geometry, 1, place, out);
}

static void result_text(const struct position *pos, const struct trace *last,
                        const char *const name[2], struct text *out) {
    (void)last;
    (void)name;
    if (dulko_game.result(pos).reason == REASON_SCORE) {
        text_add(out, words(WORD_DULKO_NO_PLACE));
    }
}

static const struct material *const materials[] = {&dulko_lacquer, NULL};

static const struct board_sounds sounds = {
    .alone = SOUND_LACQUER, .heaped = SOUND_LACQUER, .turned = SOUND_FLICK};

static void lies(const struct position *pos, int place, struct text *out) {
    int owner = place - DULKO_BANK, said = 0;
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        int count = dulko_game.tokens(pos, place, owner * DULKO_KINDS + kind);
        if (count) {
            text_separator(out, TEXT_LIST_PLAIN, said++, DULKO_KINDS);
            text_format(out, words(WORD_DULKO_IN_BANK), dulko_kind_name(kind), count);
        }
    }
}

/* A kind of piece in the bank of whoever is to act. */
static void look_at(const struct position *pos, const char *id, struct text *out) {
    static const enum word looks[] = {WORD_DULKO_LOOK_KING, WORD_DULKO_LOOK_QUEEN,
                                      WORD_DULKO_LOOK_BISHOP, WORD_DULKO_LOOK_ACE,
                                      WORD_DULKO_LOOK_NUMBER};
    int side = dulko_game.side_to_act(pos);
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        if (strcmp(dulko_bank_id(side, kind).string, id) == 0) {
            text_format(out, words(dulko_word(looks, kind)), dulko_kind_name(kind));
        }
    }
}

const struct face dulko_face = {
    .game = &dulko_game,
    .edit = &dulko_edit,
    .sounds = &sounds,
    .sample = "6182B24221.51../.....A1..71/.22....81../...32..71B1./51423171..22../..7151.21*.62/"
              ".32......A2/A262...5232.K2/..A1...... g4 1 1,1,0,2,4,4,5,2,4,1,4 "
              "0,1,0,4,2,2,3,4,3,5,4",
    .sample_turn = "Qb1",
    .line = {WORD_DULKO_LINE_1, WORD_DULKO_LINE_2},
    .pace = WORD_DULKO_PACE,
    .origin = WORD_DULKO_ORIGIN,
    .hints = {.shape = SHAPE_SQUARE, .upper_player = 1, .strip_height = 156},
    .width = 9 / 0.93F,
    .height = 9 / 0.93F,
    .materials = materials,
    .rules = &dulko_rules,
    .strip_least = 340,               /* eleven stacks */
    .panel_least = DULKO_PANEL_LEAST, /* eleven rows */
    .warns = true,
    .either_order = true, /* as in programs for Sudoku: the square, then what fits there */
    .afterglow = afterglow,
    .place_shape = place_shape,
    .targets = targets,
    .paint = paint,
    .labels = paint_labels,
    .panel = panel,
    .choice = choice,
    .choice_width = {300},
    .score = dulko_score_seen,
    .item = item,
    .side_note = dulko_side_note,
    .status = dulko_say_status,
    .lies = lies,
    .look_at = look_at,
    .result_text = result_text,
    .best_capture = WORD_BEST_CAPTURE,
};
