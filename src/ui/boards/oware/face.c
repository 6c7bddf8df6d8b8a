/* oware/face.c: Oware's face: a carved board, seeds, and what a move would do. */
#include "ui/boards/oware/scene.h"

#include "engine/touch.h"
#include "ui/board_kit/marks.h"
#include "ui/board_kit/view.h"
#include "ui/boards/oware/geometry.h"
#include "ui/boards/oware/rules.h"
#include "ui/draw/sprites.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "ui/play/cues.h"
#include "words/words.h"

#include <math.h>

enum { WIN_SEEDS = 25 };

static const struct sowing_board *const board = &oware_board;
static const struct heap_kit *const kit = &oware_board.kit;

static void targets(const struct face_view *view) {
    for (int house = 0; house < OWARE_HOUSES; house++) {
        sowing_target(view, board, house, sowing_square(view, board, house),
                      sowing_begins(view, board, house));
    }
}

/* ---- the preview ---- */

/* The highlights below the seeds. */
static void paint_lights(const struct face_view *view) {
    float r = sowing_radius(view, board) + 0.012F * view->unit;
    int chosen = oware_previewed(view);
    for (int house = 0; house < OWARE_HOUSES; house++) {
        struct point at = sowing_at(view, board, house);
        if (view_can_act(view) && house != chosen && sowing_begins(view, board, house)) {
            mark_legal_round(view->ui, at.x, at.y, r);
        }
        if (house == chosen) {
            mark_pointed_round(view->ui, at.x, at.y, r, 0.16F * view->unit);
        } else if (chosen != NOWHERE && oware_captured_from(&view->preview->trace[0], house)) {
            mark_capture_round(view->ui, at.x, at.y, r, 0.14F * view->unit, chosen / OWARE_ROW);
        }
    }
}

static void paint_preview(const struct face_view *view) {
    int house = oware_previewed(view);
    if (house == NOWHERE) {
        return;
    }
    struct oware_drop drop[OWARE_SEEDS];
    int count = oware_drops(view, drop);
    float r = sowing_radius(view, board) + 0.012F * view->unit;
    oware_paint_path(view, house, drop, count);
    for (int i = 0; i < count; i++) {
        heap_ghost(view, kit, drop[i].at, i * 3 + 1);
        mark_ghost_round(view->ui, drop[i].at.x, drop[i].at.y, kit->radius * 1.14F * view->unit);
    }
    if (count) {
        struct point last = sowing_at(view, board, drop[count - 1].house);
        mark_landing_round(view->ui, last.x, last.y, r);
    }
    for (int at = 0; at < OWARE_HOUSES; at++) {
        int seeds = oware_captured_from(&view->preview->trace[0], at);
        if (seeds) {
            struct point place = sowing_at(view, board, at);
            int group = sowing_group(view, board, at);
            widget_gain(view->ui, place.x, place.y + sowing_gain_drop(view, board, at), seeds,
                        house / OWARE_ROW);
            draw_group_end(view->ui->list, group);
        }
    }
}

/* What decided the game: the store that holds more than half of the seeds. */
static void paint_majority(const struct face_view *view) {
    struct result result = view->game->result(view->position);
    if (view->busy || result.outcome != OUTCOME_WIN || result.reason != REASON_MAJORITY) {
        return;
    }
    const struct theme *theme = view->ui->theme;
    struct rect store;
    heap_place(view, kit, OWARE_STORE + result.winner, &store);
    float wide = store.w + 0.012F * view->unit, high = store.h + 0.012F * view->unit;
    draw_box(
        view->ui->list,
        &(struct box){
            .rect = {store.x - wide, store.y - high, 2 * wide, 2 * high},
            .radius = wide,
            .stroke = {theme->flat ? theme->player[result.winner] : color_hex(0xFFE7B8),
                       theme->flat ? 5 : 3},
            .glow = {theme_glow(theme, theme->player[result.winner], 0.6F), 0.12F * view->unit}});
}

static void paint_labels(const struct face_view *view) {
    sowing_paint_names(view, board);
    sowing_paint_counts(view, board);
}

static void paint(const struct face_view *view) {
    sowing_paint_board(view, board);
    paint_lights(view);
    sowing_paint_trail(view, board);
    sowing_paint_taking(view, board);
    sowing_paint_names(view, board);
    for (int place = 0; place < OWARE_HAND; place++) {
        heap_draw(view, kit, place);
    }
    paint_preview(view);
    heap_draw_moving(view, kit);
    sowing_paint_counts(view, board);
    sowing_paint_taken(view, board);
    paint_majority(view);
    sowing_paint_warnings(view, board);
    sowing_paint_focus(view, board);
}

/* ---- the panel ---- */

static void paint_socket(const struct ui *ui, float x, float y, float r) {
    if (ui->theme->flat) {
        draw_circle(ui->list, x, y, 2, ui->theme->line);
        return;
    }
    draw_circle(ui->list, x, y, r,
                ui->theme->light ? color_alpha(color_hex(0x8A7450), 0.5F)
                                 : color_alpha(color_hex(0x07080C), 0.85F));
}

static bool has_majority(const struct face_view *view, int player) {
    return view->frame->lying.count[OWARE_STORE + player][0] >= WIN_SEEDS;
}

/* Twenty-five sockets in groups of five: the score that wins, the seeds captured so far, and what
 * the preview would add; and in words what wins, while nobody has it. */
static void panel(const struct face_view *view, int player, struct rect room) {
    const float pitch = 15.6F, gap = 8, full = 24 * pitch + 4 * gap;
    bool below = room.h > 90; /* the name, with the whole width */
    room = below ? rect_inset(room, 24) : room;
    float k = fminf(below ? 2 : 1, (room.w - 8) / (full + 14));
    if (k < 0.45F) {
        return; /* the number remains */
    }
    const struct theme *theme = view->ui->theme;
    int seeds = view->frame->lying.count[OWARE_STORE + player][0], extra = view_gain(view, player);
    float r = 6.2F * k, x = room.x + r, y = room.y + room.h / 2 - 6;
    for (int i = 0; i < WIN_SEEDS; i++) {
        x += i && i % 5 == 0 ? gap * k : 0;
        paint_socket(view->ui, x, y, r + 0.6F);
        if (i < seeds + extra) {
            int seed = SPRITE_SEED_0 + (i * 5 + player * 3) % SPRITE_SEED_VARIANTS;
            draw_sprite(view->ui->list, theme_sprite(theme, SPRITE_SEED_PLAIN, seed), x, y, r,
                        color_white(i < seeds ? 1 : 0.45F));
        }
        if (i >= seeds && i < seeds + extra) {
            draw_ring(view->ui->list, x, y, r + 2, 1.4F, theme->accent);
        }
        x += pitch * k;
    }
    if (!view->over && !has_majority(view, 0) && !has_majority(view, 1)) {
        style_write(view->ui, room.x, y + 30, STYLE_SMALL | STYLE_MUTED, words(WORD_OWARE_25));
    }
}

static int score(const struct face_view *view, int player) {
    return view->frame->lying.count[OWARE_STORE + player][0];
}

/* ---- the status line ---- */

static void status(const struct face_view *view, struct text *out) {
    if (!view_say_preview(view, NULL, out)) {
        int side = view->game->side_to_act(view->position);
        bool starved = true;
        for (int at = !side * OWARE_ROW; at < (!side + 1) * OWARE_ROW; at++) {
            starved = starved && sowing_count(view, at) == 0;
        }
        const char *name = view->name[side];
        text_format(out, words_to(starved ? WORD_OWARE_FEED : WORD_OWARE_CHOOSE, name), name,
                    view->name[!side]);
    }
}

static void item(const struct face_view *view, int index, struct point at, float radius) {
    (void)index;
    heap_item(view, kit, at, radius);
}

/* Who is to move cannot: their row is empty, or no move of theirs feeds the other's. */
static void result_text(const struct position *pos, const struct trace *last,
                        const char *const name[2], struct text *out) {
    int side = oware_game.side_to_act(pos), taker;
    int holder = sowing_left_over(board, last, OWARE_STORE, &taker);
    if (holder == side) {
        bool last_one = taker != side;
        text_format(out,
                    words_between(last_one ? WORD_OWARE_CANNOT_FEED_LAST : WORD_OWARE_CANNOT_FEED,
                                  name[side], name[!side]),
                    name[side], name[!side]);
    } else if (holder != NOWHERE) {
        text_format(out, words_between(WORD_OWARE_NOTHING_TO_SOW, name[side], name[taker]),
                    name[side], name[taker]);
    }
}

static bool place_shape(const struct position *pos, int place, struct place_shape *out) {
    (void)pos;
    return sowing_place_shape(board, place, out);
}

static bool store_shape(int player, struct shape *out) {
    return board_place(&oware_geometry, OWARE_STORE + player, out);
}

static const struct material *const materials[] = {&oware_wood, NULL};

static const struct board_sounds sounds = {.alone = SOUND_WOOD, .heaped = SOUND_SEEDS};

static void look_at(const struct position *pos, const char *id, struct text *out) {
    const char *name = touch_name(id, "pit");
    (void)pos;
    if (name) {
        text_format(out, words(WORD_OWARE_LOOK), name);
    }
}

const struct face oware_face = {
    .game = &oware_game,
    .edit = &oware_edit,
    .sounds = &sounds,
    .sample = "0-0-3-4-2-5-3-4-1-2-0-0-9-15-S",
    .sample_turn = "F",
    .line = {WORD_OWARE_LINE_1, WORD_OWARE_LINE_2},
    .pace = WORD_OWARE_PACE,
    .origin = WORD_OWARE_ORIGIN,
    .hints = {.shape = SHAPE_WIDE, .upper_player = 1, .strip_height = 88},
    .width = 8.34F,
    .height = 2.74F,
    .materials = materials,
    .rules = &oware_rules,
    .place_shape = place_shape,
    .targets = targets,
    .paint = paint,
    .labels = paint_labels,
    .panel = panel,
    .score = score,
    .item = item,
    .store = OWARE_STORE,
    .store_shape = store_shape,
    .choice = oware_paint_choice,
    .choice_width = {218, 218},
    .choice_height = 108,
    .status = status,
    .look_at = look_at,
    .result_text = result_text,
    .turn_length = LENGTH_SOWN,
    .longest_turn = WORD_OWARE_LONGEST,
    .best_capture = WORD_OWARE_BEST,
};
