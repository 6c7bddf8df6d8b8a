/* scene.c: see scene.h. */
#include "ui/boards/saddeeqa/scene.h"

#include "engine/touch.h"
#include "ui/board_kit/view.h"
#include "ui/boards/saddeeqa/geometry.h"
#include "ui/draw/sprites.h"
#include "ui/kit/ui.h"
#include "words/words.h"

#include <math.h>

/* ---- the board, and the troughs of the captured pebbles ---- */

static void name(int hole, struct text *out) {
    text_number(out, (uint64_t)hole);
}

struct rect saddeeqa_trough(struct rect room) {
    if (room.h > 90) { /* below the name, with the whole width */
        return (struct rect){room.x + 16, room.y, room.w - 32, room.h - 16};
    }
    float width = fminf(460, room.w - 8), height = room.h - (room.h < 76 ? 14 : 24);
    float inset = fminf(46, room.w - 8 - width);
    if (width < 90) {
        return (struct rect){room.x + room.w, room.y, 0, room.h};
    }
    return (struct rect){room.x + room.w - width - inset, room.y + (room.h - height) / 2, width,
                         height};
}

/* If there is no trough, captured pebbles fly to the score and vanish. */
static bool elsewhere(const struct face_view *view, int place, struct heap_bed *bed) {
    if (place < SADDEEQA_STORE || place >= SADDEEQA_HAND) {
        return false;
    }
    int player = place - SADDEEQA_STORE;
    struct rect trough = view_rect_on_panel(view, player, saddeeqa_trough(view->room[player]));
    float disc = fminf(trough.h > 80 ? 17 : 12.5F, trough.h * 0.195F);
    bed->middle = (struct point){trough.x + trough.w / 2, trough.y + trough.h / 2};
    bed->unit = 1;
    bed->hollow = (struct heap_hollow){.half_width = fmaxf(trough.w / 2 - 10, disc),
                                       .half_height = fmaxf(trough.h / 2 - 5, disc),
                                       .disc = disc,
                                       .trough = true};
    return true;
}

const struct sowing_board saddeeqa_board = {.kit = {.board = &saddeeqa_geometry,
                                                    .hand = SADDEEQA_HAND,
                                                    .sprite = SPRITE_PEBBLE_0,
                                                    .variants = SPRITE_PEBBLE_VARIANTS,
                                                    .plain = SPRITE_PEBBLE_PLAIN,
                                                    .radius = (float)SADDEEQA_PEBBLE_RADIUS,
                                                    .elsewhere = elsewhere},
                                            .material = &saddeeqa_sandstone,
                                            .holes = SADDEEQA_HOLES,
                                            .hollows = SADDEEQA_HOLES,
                                            .stores = SADDEEQA_STORE,
                                            .lower = 1,
                                            .radius = (float)SADDEEQA_HOLE_RADIUS,
                                            .name = name,
                                            .label = WORD_HOLE_LABEL,
                                            .above = -(float)SADDEEQA_NUMBER_ABOVE,
                                            .below = (float)SADDEEQA_NUMBER_BELOW,
                                            .cut = {0x2E, 0x18, 0x08, 255},
                                            .edge = {0xFF, 0xEB, 0xC8, 179}};

/* ---- the ways ---- */

const char *saddeeqa_way_id(int way) {
    return way == WAY_CLOCKWISE ? "direction:cw" : "direction:ccw";
}

const char *saddeeqa_end_id(int way) {
    return way == WAY_CLOCKWISE ? "end:cw" : "end:ccw";
}

int saddeeqa_way_of(const char *id) {
    static const char *const names[WAYS] = {"cw", "ccw"};
    int way = touch_choice(id, "direction", names, WAYS);
    return way != NOWHERE ? way : touch_choice(id, "end", names, WAYS);
}

struct color saddeeqa_way_color(const struct face_view *view, int way) {
    if (view->ui->theme->flat) {
        return way == WAY_CLOCKWISE ? view->ui->theme->accent : view->ui->theme->text;
    }
    return color_hex(way == WAY_CLOCKWISE ? 0xFFE08A : 0xF7EEDD);
}

struct saddeeqa_way saddeeqa_outcome(const struct face_view *view, int hole, int way) {
    struct saddeeqa_way outcome = {0};
    game_action action = (game_action)(2 * hole + way); /* games/saddeeqa.h */
    outcome.legal = view_is_legal(view, action);
    if (outcome.legal) {
        outcome.sowing = saddeeqa_follow(view->position, action);
    }
    return outcome;
}

/* What it captures alone. */
static struct line captured_words(int captured, bool briefly) {
    return briefly    ? text_line(words(WORD_SADDEEQA_CAPTURES_SHORT), captured)
           : captured ? text_line(words(WORD_SADDEEQA_ONLY_CAPTURES), captured)
                      : text_line("%s", words(WORD_SADDEEQA_CAPTURES_NOTHING));
}

struct line saddeeqa_way_words(const struct saddeeqa_way *way, enum saddeeqa_said said) {
    int laps = way->sowing.laps, captured = way->sowing.captured;
    bool briefly = said == SAID_SHORT;
    if (!way->legal) {
        return text_line("%s",
                         words(briefly ? WORD_SADDEEQA_ENDLESS_SHORT : WORD_SADDEEQA_ENDLESS));
    }
    return said != SAID_WHOLE ? captured_words(captured, briefly)
           : captured ? text_line(words_count(WORD_SADDEEQA_LAPS_CAPTURE, laps), laps, captured)
                      : text_line(words_count(WORD_SADDEEQA_LAPS, laps), laps);
}

/* ---- choosing ---- */

struct saddeeqa_choice saddeeqa_choose(const struct face_view *view) {
    struct saddeeqa_choice choice = {.open = NOWHERE, .shown = NOWHERE, .pointed = NOWHERE};
    if (!view_can_act(view)) {
        return choice;
    }
    int pointed = sowing_hole(&saddeeqa_board, view->pointed);
    bool elsewhere_pointed = pointed != NOWHERE && sowing_begins(view, &saddeeqa_board, pointed);
    choice.open = sowing_hole(&saddeeqa_board, view->chosen);
    choice.shown = elsewhere_pointed && !view->dragging ? pointed : choice.open;
    if (choice.open != NOWHERE && choice.shown == choice.open) {
        int way = saddeeqa_way_of(view->pointed);
        choice.pointed =
            way != NOWHERE && saddeeqa_outcome(view, choice.open, way).legal ? way : NOWHERE;
    }
    choice.single = view->places != NULL; /* a picture shows one way, or none */
    if (!view->settings->previews || (choice.single && choice.pointed == NOWHERE)) {
        choice.shown = NOWHERE;
    }
    const struct preview *preview = view_preview(view);
    if (preview && preview->waits) {
        choice.open = choice.shown = preview->action[0] / WAYS;
        choice.pointed = preview->action[0] % WAYS;
        choice.single = true;
    }
    for (int way = 0; way < WAYS && choice.shown != NOWHERE; way++) {
        if (!choice.single || way == choice.pointed) {
            choice.way[way] = saddeeqa_outcome(view, choice.shown, way);
        }
    }
    return choice;
}

int saddeeqa_ending(const struct saddeeqa_choice *choice, int hole) {
    int ending = NOWHERE, count = 0;
    for (int way = 0; way < WAYS && choice->shown == choice->open; way++) {
        if (choice->way[way].legal && choice->way[way].sowing.last == hole) {
            ending = way;
            count++;
        }
    }
    return count == 1 ? ending : NOWHERE;
}
