/* oware_face.c: Oware's table: a carved board, seeds, and what a move would do. */
#include "ui/boards/faces.h"

#include "games/oware.h"
#include "ui/boards/heaps.h"
#include "ui/boards/marks.h"
#include "ui/sprites.h"
#include "ui/surface.h"
#include "ui/widgets.h"
#include "ui/words.h"

#include <math.h>
#include <string.h>

enum { WIN_SEEDS = 25, GLANCE = 5 };

static const struct heap_kit kit = {.board = BOARD_OWARE,
                                    .hand = OWARE_HAND,
                                    .sprite = SPRITE_SEED_0,
                                    .variants = SPRITE_SEED_VARIANTS,
                                    .plain = SPRITE_SEED_PLAIN,
                                    .radius = (float)OWARE_SEED_RADIUS};

static const struct colour white = {255, 255, 255, 255};

static char letter(int house) {
    return "ABCDEFabcdef"[house];
}

static struct point house_at(const struct face_view *view, int house) {
    struct rect shape = {0};
    heap_place(view, &kit, house, &shape);
    return (struct point){shape.x, shape.y};
}

static float house_radius(const struct face_view *view) {
    return (float)OWARE_HOUSE_RADIUS * view->unit;
}

static void house_id(int house, char id[TARGET_ID_MAX]) {
    struct text text = text_fixed(id, TARGET_ID_MAX);
    text_format(&text, "pit:%c", letter(house));
}

static bool is_legal(const struct face_view *view, int house) {
    for (int i = 0; i < view->legal->count; i++) {
        if (view->legal->action[i] == house) {
            return true;
        }
    }
    return false;
}

/* ---- targets ---- */

static void targets(const struct face_view *view) {
    float r = fmaxf(house_radius(view), 16);
    for (int house = 0; house < OWARE_HOUSES; house++) {
        char id[TARGET_ID_MAX], name[2] = {letter(house), '\0'}, label[TARGET_LABEL_MAX];
        struct text text = text_fixed(label, sizeof label);
        struct point at = house_at(view, house);
        int seeds = view->game->tokens(view->position, house, 0);
        house_id(house, id);
        if (seeds == 1) {
            text_format(&text, words(WORD_HOUSE_LABEL_ONE), name);
        } else {
            text_format(&text, words(WORD_HOUSE_LABEL), name, seeds);
        }
        targets_add(&view->ui->targets, id, (struct rect){at.x - r, at.y - r, 2 * r, 2 * r},
                    is_legal(view, house), label);
    }
}

/* ---- the board ---- */

static void paint_flat_board(const struct face_view *view) {
    struct shape outline = board_outline(BOARD_OWARE);
    float u = view->unit;
    struct rect board = {view->centre.x - (float)outline.half_width * u,
                         view->centre.y - (float)outline.half_height * u,
                         (float)outline.half_width * 2 * u, (float)outline.half_height * 2 * u};
    draw_box(view->ui->list, &(struct box){.rect = board,
                                           .radius = (float)outline.corner * u,
                                           .fill = FILL_FLAT,
                                           .colour = {view->ui->theme->ground},
                                           .stroke = view->ui->theme->line,
                                           .stroke_width = 3});
    for (int place = 0; place < OWARE_HAND; place++) {
        struct rect shape;
        heap_place(view, &kit, place, &shape);
        draw_box(view->ui->list, &(struct box){.rect = {shape.x - shape.w, shape.y - shape.h,
                                                        2 * shape.w, 2 * shape.h},
                                               .radius = shape.w,
                                               .stroke = view->ui->theme->line,
                                               .stroke_width = 2});
    }
}

/* Cut into the wood: dark, with a light edge below. */
static void paint_letters(const struct face_view *view) {
    for (int house = 0; house < OWARE_HOUSES && view->settings->coordinates; house++) {
        char name[2] = {letter(house), '\0'};
        struct point at = house_at(view, house);
        float y = at.y + (house < OWARE_ROW ? 0.545F : -0.475F) * view->unit;
        y += house < OWARE_ROW ? 9 : -4;
        bool flat = view->ui->theme->flat;
        struct colour dark =
            flat ? view->ui->theme->text : colour_alpha(colour_hex(0x1E0F06), 0.85F);
        if (!flat) {
            draw_text(view->ui->list, at.x, y + 1, FONT_UI_SEMIBOLD, TYPE_SMALL,
                      colour_alpha(colour_hex(0xE9B27A), 0.55F), ALIGN_CENTRE, name);
        }
        draw_text(view->ui->list, at.x, y, FONT_UI_SEMIBOLD, TYPE_SMALL, dark, ALIGN_CENTRE, name);
    }
}

/* ---- the preview ---- */

/* The house whose sowing is previewed; NOWHERE when none is. */
static int previewed(const struct face_view *view) {
    return view->live && view->preview && view->preview->count == 1 ? view->preview->action[0]
                                                                    : NOWHERE;
}

static int captured_from(const struct trace *trace, int house) {
    for (int i = 0; i < trace->count; i++) {
        if (trace->event[i].kind == EVENT_CAPTURE && trace->event[i].from == house) {
            return trace->event[i].count;
        }
    }
    return 0;
}

/* What is lit before the seeds are drawn over it. */
static void paint_lights(const struct face_view *view) {
    float r = house_radius(view) + 0.012F * view->unit;
    int chosen = previewed(view);
    for (int house = 0; house < OWARE_HOUSES; house++) {
        struct point at = house_at(view, house);
        if (view->live && !view->busy && house != chosen && is_legal(view, house)) {
            mark_legal_round(view->ui, at.x, at.y, r);
        }
        if (house == chosen) {
            mark_pointed_round(view->ui, at.x, at.y, r, 0.16F * view->unit);
        } else if (chosen != NOWHERE && captured_from(&view->preview->trace[0], house)) {
            mark_capture_round(view->ui, at.x, at.y, r, 0.14F * view->unit, chosen / OWARE_ROW);
        }
    }
}

struct drop {
    int house;
    struct point at; /* where the seed would lie */
};

/* The drops of the previewed sowing, in order; gives how many. */
static int drops(const struct face_view *view, struct drop out[OWARE_SEEDS]) {
    const struct trace *trace = &view->preview->trace[0];
    int lying[OWARE_HOUSES], count = 0;
    for (int house = 0; house < OWARE_HOUSES; house++) {
        lying[house] = view->game->tokens(view->position, house, 0);
    }
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind == EVENT_DROP && count < OWARE_SEEDS) {
            out[count++] =
                (struct drop){event->to, heap_next(view, &kit, event->to, lying[event->to]++)};
        }
    }
    return count;
}

/* One arc from the house to the first drop and on from drop to drop. */
static void paint_path(const struct face_view *view, int house, const struct drop *drop,
                       int count) {
    struct path path = {0};
    struct point from = house_at(view, house);
    float rise = 0.40F * view->unit;
    from.y -= 0.16F * view->unit;
    for (int i = 0; i < count; i++) {
        struct point to = drop[i].at;
        bool turns = fabsf(to.x - from.x) < 0.5F * view->unit;
        float side = from.x > view->centre.x ? 1 : -1;
        path_move(&path, from.x, from.y);
        if (turns) {
            path_quad(&path, (from.x + to.x) / 2 + side * rise, (from.y + to.y) / 2, to.x, to.y);
        } else {
            path_quad(&path, (from.x + to.x) / 2, (from.y + to.y) / 2 - rise, to.x, to.y);
        }
        from = to;
    }
    draw_path(view->ui->list, &path,
              &(struct stroke){.colour = colour_alpha(colour_hex(0x140A04), 0.45F), .width = 5});
    draw_path(view->ui->list, &path,
              &(struct stroke){.colour = view->ui->theme->flat ? view->ui->theme->accent
                                                               : colour_hex(0xFFE3A6),
                               .width = 2.4F,
                               .dash_on = 1,
                               .dash_off = 6.5F});
}

static void paint_preview(const struct face_view *view) {
    int house = previewed(view);
    if (house == NOWHERE) {
        return;
    }
    struct drop drop[OWARE_SEEDS];
    int count = drops(view, drop);
    float r = house_radius(view) + 0.012F * view->unit;
    paint_path(view, house, drop, count);
    for (int i = 0; i < count; i++) {
        heap_ghost(view, &kit, drop[i].at, i * 3 + 1);
        mark_ghost_round(view->ui, drop[i].at.x, drop[i].at.y, kit.radius * 1.14F * view->unit);
    }
    if (count) {
        struct point last = house_at(view, drop[count - 1].house);
        mark_landing_round(view->ui, last.x, last.y, r);
    }
    for (int at = 0; at < OWARE_HOUSES; at++) {
        int seeds = captured_from(&view->preview->trace[0], at);
        if (seeds) {
            struct point place = house_at(view, at);
            widget_gain(view->ui, place.x, place.y + house_radius(view) * 0.92F, seeds,
                        house / OWARE_ROW);
        }
    }
}

/* ---- numbers and marks on top ---- */

static void paint_counts(const struct face_view *view) {
    float r = house_radius(view) * 0.74F;
    for (int house = 0; house < OWARE_HOUSES; house++) {
        int seeds = view->frame->tray.count[house][0];
        if (seeds > GLANCE || (view->settings->counts && seeds)) {
            struct point at = house_at(view, house);
            widget_count(view->ui, at.x + r, at.y + (house < OWARE_ROW ? r : -r), seeds);
        }
    }
}

static void paint_focus_and_warning(const struct face_view *view) {
    float r = house_radius(view);
    for (int i = 0; view->refused && i < view->refused->place_count; i++) {
        struct point at = house_at(view, view->refused->place[i]);
        mark_warning_round(view->ui, at.x, at.y, r + 2);
    }
    for (int house = 0; house < OWARE_HOUSES; house++) {
        char id[TARGET_ID_MAX];
        house_id(house, id);
        if (ui_focused(view->ui, id)) {
            struct point at = house_at(view, house);
            float half = r + 0.06F * view->unit;
            mark_focus(view->ui, (struct rect){at.x - half, at.y - half, 2 * half, 2 * half},
                       0.09F * view->unit);
        }
    }
}

static void paint(const struct face_view *view) {
    if (view->ui->theme->flat) {
        paint_flat_board(view);
    } else {
        draw_surface(view->ui->list, SURFACE_OWARE, view->centre.x, view->centre.y, view->unit);
    }
    if (view->unit >= 48) {
        paint_letters(view);
    }
    paint_lights(view);
    for (int place = 0; place < OWARE_HAND; place++) {
        heap_draw(view, &kit, place);
    }
    paint_preview(view);
    heap_draw_flights(view, &kit);
    if (view->unit >= 48) {
        paint_counts(view);
    }
    paint_focus_and_warning(view);
}

/* ---- the panel ---- */

static void paint_socket(const struct ui *ui, float x, float y, float r) {
    if (ui->theme->flat) {
        draw_circle(ui->list, x, y, 2, ui->theme->line);
        return;
    }
    draw_circle(ui->list, x, y, r,
                ui->theme->light ? colour_alpha(colour_hex(0x8A7450), 0.5F)
                                 : colour_alpha(colour_hex(0x07080C), 0.85F));
}

/* Twenty-five sockets in fives: what wins, what is there, what the preview would bring. */
static void panel(const struct face_view *view, int player, struct rect room) {
    const float pitch = 15.6F, gap = 8, full = 24 * pitch + 4 * gap;
    float k = fminf(1, room.w / full);
    if (k < 0.45F) {
        return; /* the number stays */
    }
    const struct theme *theme = view->ui->theme;
    int seeds = view->frame->tray.count[OWARE_STORE + player][0], extra = 0;
    if (previewed(view) != NOWHERE) {
        extra = view->game->score(&view->preview->after[0], player) -
                view->game->score(view->position, player);
    }
    float r = 6.2F * k, x = room.x + r, y = room.y + room.h / 2 - 6;
    for (int i = 0; i < WIN_SEEDS; i++) {
        x += i && i % 5 == 0 ? gap * k : 0;
        paint_socket(view->ui, x, y, r + 0.6F);
        if (i < seeds + extra) {
            int sprite = theme->flat ? SPRITE_SEED_PLAIN
                                     : SPRITE_SEED_0 + (i * 5 + player * 3) % SPRITE_SEED_VARIANTS;
            draw_sprite(view->ui->list, sprite, x, y, r,
                        i < seeds ? white : colour_alpha(white, 0.45F));
        }
        if (i >= seeds && i < seeds + extra) {
            draw_ring(view->ui->list, x, y, r + 2, 1.4F, theme->accent);
        }
        x += pitch * k;
    }
    draw_text(view->ui->list, room.x, y + 30, FONT_UI, TYPE_SMALL, theme->muted, ALIGN_LEFT,
              words(WORD_OWARE_25));
}

/* ---- the line below ---- */

static void say_captures(const struct trace *trace, struct text *out) {
    int total = 0, houses = 0;
    for (int i = 0; i < trace->count; i++) {
        total += trace->event[i].kind == EVENT_CAPTURE ? trace->event[i].count : 0;
        houses += trace->event[i].kind == EVENT_CAPTURE;
    }
    if (!total) {
        return;
    }
    text_format(out, words(WORD_CAPTURES), total);
    for (int i = 0, said = 0; i < trace->count && houses > 1; i++) {
        if (trace->event[i].kind == EVENT_CAPTURE) {
            text_format(out, "%s%c %d", said++ ? ", " : " (", letter(trace->event[i].from),
                        trace->event[i].count);
        }
    }
    text_add(out, houses > 1 ? ")." : ".");
}

static void status(const struct face_view *view, struct text *out) {
    int side = view->game->side_to_act(view->position), house = previewed(view);
    if (house == NOWHERE) {
        bool starved = true;
        for (int at = !side * OWARE_ROW; at < (!side + 1) * OWARE_ROW; at++) {
            starved = starved && view->game->tokens(view->position, at, 0) == 0;
        }
        text_format(out, words(starved ? WORD_OWARE_FEED : WORD_OWARE_CHOOSE), view->name[side],
                    view->name[!side]);
        return;
    }
    struct drop drop[OWARE_SEEDS];
    int count = drops(view, drop);
    char from[2] = {letter(house), '\0'}, to[2] = {letter(drop[count - 1].house), '\0'};
    if (count == 1) {
        text_format(out, words(WORD_OWARE_PREVIEW_ONE), view->name[side], from, to);
    } else {
        text_format(out, words(WORD_OWARE_PREVIEW), view->name[side], from, count, to);
    }
    say_captures(&view->preview->trace[0], out);
}

const struct face oware_face = {
    .game = &oware_game,
    .sample = "0-0-3-4-2-5-3-4-1-2-0-0-9-15-S",
    .wish = {.shape = SHAPE_WIDE, .upper_player = 1, .strip_height = 88, .side_minimum = 168},
    .width = 8.34F,
    .height = 2.74F,
    .targets = targets,
    .paint = paint,
    .panel = panel,
    .status = status,
};
