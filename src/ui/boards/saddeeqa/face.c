/* saddeeqa/face.c: Saddeeqa's face: a slab of sandstone, pebbles, and two ways around from every
 * hole. */
#include "ui/boards/saddeeqa/scene.h"

#include "base/vector.h"
#include "engine/touch.h"
#include "ui/board_kit/marks.h"
#include "ui/board_kit/view.h"
#include "ui/boards/saddeeqa/geometry.h"
#include "ui/boards/saddeeqa/rules.h"
#include "ui/kit/widgets.h"
#include "ui/play/cues.h"
#include "words/words.h"

#include <math.h>

static const struct sowing_board *const board = &saddeeqa_board;

static void panel(const struct face_view *view, int player, struct rect room) {
    struct rect trough = saddeeqa_trough(room);
    if (trough.w > 0) {
        widget_well(view->ui, trough, 12, 0.38F);
        /* turned twice: pebbles fly to where they lie, and look alike from all sides */
        struct mirror before = view_turn_panel(view, player);
        heap_draw(view, &board->kit, SADDEEQA_STORE + player);
        ui_mirror_end(view->ui, before);
    }
}

/* ---- targets ---- */

static void targets(const struct face_view *view) {
    struct saddeeqa_choice choice = saddeeqa_choose(view);
    bool dragging = choice.open != NOWHERE && view->dragging;
    for (int hole = 0; hole < SADDEEQA_HOLES; hole++) {
        struct rect square =
            hole == choice.open ? saddeeqa_own_place(view, hole) : sowing_square(view, board, hole);
        bool begins = sowing_begins(view, board, hole);
        int ending = saddeeqa_ending(&choice, hole);
        sowing_target(view, board, hole, square, begins && (!dragging || hole == choice.open));
        if (ending != NOWHERE && !begins && !dragging) { /* above the hole */
            targets_add(&view->ui->targets, saddeeqa_end_id(ending), square, true,
                        sowing_label(view, board, hole).string);
        }
    }
    if (choice.open != NOWHERE) {
        saddeeqa_add_arrows(view, &choice);
    }
}

/* Where a way is shown to end, a touch chooses that way. */
static const char *touch(const struct position *pos, const struct legal *legal, const char *id) {
    int way = saddeeqa_way_of(id);
    (void)pos;
    (void)legal;
    return way == NOWHERE ? NULL : saddeeqa_way_id(way);
}

/* ---- the board ---- */

/* Dragged pebbles follow the pointer a little, as far as the hole lets them. */
static void paint_held(const struct face_view *view, int hole) {
    const float slack = 0.35F;
    struct point at = sowing_at(view, board, hole);
    float u = view->unit, back = 1 - ease_out(view->held_back);
    float x = (view->held_at.x - at.x) * slack, y = (view->held_at.y - at.y) * slack;
    float k = back * fminf(1, 0.30F * u / fmaxf(1, vector_length(x, y)));
    heap_draw_held(view, &board->kit, hole, (struct point){x * k, y * k - 0.12F * u * back});
}

static void paint_labels(const struct face_view *view) {
    sowing_paint_names(view, board);
    sowing_paint_counts(view, board);
}

static void paint(const struct face_view *view) {
    struct saddeeqa_choice choice = saddeeqa_choose(view);
    int held = sowing_hole(board, view->held);
    sowing_paint_board(view, board);
    saddeeqa_paint_lights(view, &choice);
    sowing_paint_trail(view, board);
    sowing_paint_taking(view, board);
    sowing_paint_names(view, board);
    for (int hole = 0; hole < SADDEEQA_HOLES; hole++) {
        if (hole != held) {
            heap_draw(view, &board->kit, hole);
        }
    }
    if (held != NOWHERE) {
        paint_held(view, held);
    }
    saddeeqa_paint_ways(view, &choice);
    sowing_paint_warnings(view, board);
    saddeeqa_paint_arrows(view, &choice);
    heap_draw_moving(view, &board->kit);
    sowing_paint_counts(view, board);
    sowing_paint_taken(view, board);
    saddeeqa_paint_badges(view, &choice);
    sowing_paint_focus(view, board);
}

/* ---- the status line ---- */

static int score(const struct face_view *view, int player) {
    return view->frame->lying.count[SADDEEQA_STORE + player][0];
}

/* Two ways with their laps need a wide window. */
static enum saddeeqa_said said_in(float width, bool single) {
    const float whole = 1000, captures = 700; /* points */
    return single || width >= whole ? SAID_WHOLE : width >= captures ? SAID_CAPTURES : SAID_SHORT;
}

static void status(const struct face_view *view, struct text *out) {
    struct saddeeqa_choice choice = saddeeqa_choose(view);
    int hole = choice.shown != NOWHERE ? choice.shown : choice.open;
    if (hole == NOWHERE) {
        int side = view->game->side_to_act(view->position);
        text_format(out, words_to(WORD_SADDEEQA_CHOOSE, view->name[side]), view->name[side]);
        return;
    }
    struct line name = sowing_name(board, hole);
    text_format(out, words(choice.shown == NOWHERE ? WORD_SADDEEQA_WHICH : WORD_SADDEEQA_HOLE),
                name.string);
    if (choice.shown == NOWHERE) {
        return;
    }
    for (int way = 0; way < WAYS; way++) {
        if (!choice.single || way == choice.pointed) {
            text_format(
                out, words(way ? WORD_SADDEEQA_COUNTER : WORD_SADDEEQA_CLOCKWISE),
                saddeeqa_way_words(&choice.way[way], said_in(view->ui->width, choice.single))
                    .string);
        }
    }
}

/* ---- before the match ---- */

/* The slab at the start; for the option of who begins, with their row highlighted. */
static void choice(const struct face_view *view, int option, uint32_t value, struct rect room) {
    struct face_view small = *view;
    bool begins = view->game->options[option].kind == OPTION_CHOICE;
    small.unit = fminf(room.h / saddeeqa_face.height, room.w / saddeeqa_face.width);
    small.center.x = room.x + saddeeqa_face.width / 2 * small.unit;
    small.center.y = room.y + (begins ? room.h : saddeeqa_face.height * small.unit) / 2;
    sowing_paint_picture(&small, board, SADDEEQA_HOLES);
    for (int hole = 0; begins && hole < SADDEEQA_HOLES; hole++) {
        if (sowing_owner(board, hole) == (int)value) {
            struct point at = sowing_at(&small, board, hole);
            mark_capture_round(view->ui, at.x, at.y, sowing_radius(&small, board),
                               0.12F * small.unit, (int)value);
        }
    }
}

static void item(const struct face_view *view, int index, struct point at, float radius) {
    (void)index;
    heap_item(view, &board->kit, at, radius);
}

/* A row is empty or, where none is, the sowings of whoever is to move are all endless. */
static void result_text(const struct position *pos, const struct trace *last,
                        const char *const name[2], struct text *out) {
    int side = saddeeqa_game.side_to_act(pos), taker;
    if (saddeeqa_game.result(pos).reason == REASON_STRANDED) {
        text_format(out, words_to(WORD_SADDEEQA_ONLY_ENDLESS, name[side]), name[side]);
        return;
    }
    int holder = sowing_left_over(board, last, SADDEEQA_STORE, &taker);
    if (holder != NOWHERE) {
        text_format(out, words_between(WORD_SADDEEQA_ROW_EMPTY, name[!holder], name[taker]),
                    name[!holder], name[taker]);
    }
}

static bool place_shape(const struct position *pos, int place, struct place_shape *out) {
    (void)pos;
    return sowing_place_shape(board, place, out);
}

static const struct material *const materials[] = {&saddeeqa_sandstone, NULL};

static const struct board_sounds sounds = {.alone = SOUND_PEBBLE, .heaped = SOUND_PEBBLE};

static void look_at(const struct position *pos, const char *id, struct text *out) {
    const char *name = touch_name(id, "pit");
    (void)pos;
    if (name) {
        text_format(out, words(WORD_SADDEEQA_LOOK), name);
    }
}

const struct face saddeeqa_face = {
    .game = &saddeeqa_game,
    .edit = &saddeeqa_edit,
    .sounds = &sounds,
    .sample = "4-2-5-1-3-0-2-4-5-1-0-3-3-4-1-5-12-9-0",
    .sample_turn = "0cw",
    .line = {WORD_SADDEEQA_LINE_1, WORD_SADDEEQA_LINE_2},
    .pace = WORD_SADDEEQA_PACE,
    .origin = WORD_SADDEEQA_ORIGIN,
    .hints = {.shape = SHAPE_WIDE, .upper_player = 0, .strip_height = 88},
    .width = 8.56F,
    .height = 2.7F,
    .materials = materials,
    .rules = &saddeeqa_rules,
    .place_shape = place_shape,
    .targets = targets,
    .touch = touch,
    .paint = paint,
    .labels = paint_labels,
    .panel = panel,
    .score = score,
    .item = item,
    .store = SADDEEQA_STORE,
    .choice = choice,
    .choice_width = {600, 244},
    .choice_height = 92,
    .status = status,
    .look_at = look_at,
    .result_text = result_text,
    .turn_length = LENGTH_LAPS,
    .longest_turn = WORD_SADDEEQA_LONGEST,
    .best_capture = WORD_SADDEEQA_BEST,
};
