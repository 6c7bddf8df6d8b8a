/* arrows.c: the arrows on both sides of a selected hole, which sow its pebbles one way or the
 * other. */
#include "ui/boards/saddeeqa/scene.h"

#include "ui/board_kit/marks.h"
#include "ui/board_kit/view.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

/* 1 if a way leads to the right from a hole, -1 if to the left. */
static float side_of(const struct face_view *view, int hole, int way) {
    bool right = sowing_is_lower(view, &saddeeqa_board, hole) == (way == WAY_COUNTER);
    return right ? 1 : -1;
}

/* The layout of the arrows around a hole, in points from its middle. If there is no room for the
 * hole between them, they move toward the middle of the board, and the hole's target away from
 * it. */
struct arrow_layout {
    float radius;     /* of an arrow */
    float away, down; /* of its middle; `down` is toward the middle of the board */
    float own_width;  /* half the width of the hole's own target */
    float own_from, own_to;
};

static struct arrow_layout arrow_layout_of(const struct face_view *view) {
    float u = view->unit, hole = sowing_radius(view, &saddeeqa_board);
    float least = view_least_target(view);
    struct arrow_layout layout = {.radius = fmaxf(0.15F * u, least / 2)};
    layout.away = fminf(hole + 0.02F * u, u - hole - 1 - layout.radius);
    layout.own_width = layout.away - layout.radius;
    layout.own_from = -hole;
    layout.own_to = hole;
    if (layout.own_width < least / 2) {
        layout.away = fmaxf(layout.away, layout.radius);
        layout.down = layout.radius;
        layout.own_width = least / 2;
        layout.own_from = -least;
        layout.own_to = 0;
    }
    return layout;
}

/* 1 if the middle of the board is below the hole, -1 if above. */
static float inwards(const struct face_view *view, int hole) {
    return sowing_is_lower(view, &saddeeqa_board, hole) ? -1 : 1;
}

struct rect saddeeqa_own_place(const struct face_view *view, int hole) {
    struct arrow_layout layout = arrow_layout_of(view);
    struct point at = sowing_at(view, &saddeeqa_board, hole);
    float top = at.y + (inwards(view, hole) > 0 ? layout.own_from : -layout.own_to);
    return (struct rect){at.x - layout.own_width, top, 2 * layout.own_width,
                         layout.own_to - layout.own_from};
}

static struct rect arrow_place(const struct face_view *view, int hole, int way) {
    struct arrow_layout layout = arrow_layout_of(view);
    struct point at = sowing_at(view, &saddeeqa_board, hole);
    float r = layout.radius;
    return (struct rect){at.x + side_of(view, hole, way) * layout.away - r,
                         at.y + inwards(view, hole) * layout.down - r, 2 * r, 2 * r};
}

/* The whole board area on one side of a hole: where a drag may end. */
static struct rect side_place(const struct face_view *view, int hole, int way) {
    struct rect own = saddeeqa_own_place(view, hole), area = view->area;
    if (side_of(view, hole, way) > 0) {
        float x = own.x + own.w;
        return (struct rect){x, area.y, area.x + area.w - x, area.h};
    }
    return (struct rect){area.x, area.y, own.x - area.x, area.h};
}

static bool is_dragged(const struct face_view *view, int hole) {
    return view->dragging && sowing_hole(&saddeeqa_board, view->held) == hole;
}

void saddeeqa_add_arrows(const struct face_view *view, const struct saddeeqa_choice *choice) {
    struct line name = sowing_name(&saddeeqa_board, choice->open);
    for (int way = 0; way < WAYS; way++) {
        char label[TARGET_LABEL_MAX];
        struct text text = text_fixed(label, sizeof label);
        struct saddeeqa_way outcome = saddeeqa_outcome(view, choice->open, way);
        text_format(&text, words(way ? WORD_SADDEEQA_COUNTER_FROM : WORD_SADDEEQA_CLOCKWISE_FROM),
                    name.string, saddeeqa_way_words(&outcome, SAID_WHOLE).string);
        struct rect place = is_dragged(view, choice->open) ? side_place(view, choice->open, way)
                                                           : arrow_place(view, choice->open, way);
        targets_add(&view->ui->targets, saddeeqa_way_id(way), place, outcome.legal, label);
    }
}

/* ---- paint ---- */

static void paint_chevron(const struct face_view *view, float x, float y, float r, float side,
                          struct color color) {
    struct path path = {0};
    float k = r * 0.42F;
    path_move(&path, x - side * k * 0.6F, y - k);
    path_line(&path, x + side * k * 0.75F, y);
    path_line(&path, x - side * k * 0.6F, y + k);
    draw_path(view->ui->list, &path,
              &(struct stroke){.color = color, .width = fmaxf(2.6F, r * 0.15F)});
}

/* `pointed` is the way that is pointed at or waits, NOWHERE if there is none: both arrows look
 * alike then. Else that one is in brass and the other is dimmed. */
static void paint_arrow(const struct face_view *view, int hole, int way, bool legal, int pointed) {
    const struct theme *theme = view->ui->theme;
    struct rect place = arrow_place(view, hole, way);
    float r = place.w / 2, x = place.x + r, y = place.y + r;
    struct color dark = theme_ink(theme, 0x241609), light = color_hex(0xFFF6DC), ink = light;
    bool hot = way == pointed;
    if (!legal) {
        ink = color_mix(dark, light, 0.45F);
    } else if (pointed != NOWHERE) {
        ink = color_mix(dark, light, 0.6F);
    }
    draw_box(view->ui->list, &(struct box){.rect = place,
                                           .radius = r,
                                           .fill = FILL_FLAT,
                                           .color = {hot ? theme->brass : dark},
                                           .stroke = {hot ? light : ink, theme->flat ? 3 : 2.6F},
                                           .shadow = theme_shadow(theme, 0.5F, 5, 1.5F, 3)});
    if (legal) {
        paint_chevron(view, x, y, r, side_of(view, hole, way), hot ? dark : ink);
    } else {
        widget_icon(view->ui, SPRITE_ICON_CROSS_HEAVY, x, y, r * 0.9F, ink);
    }
    if (strcmp(view->focused, saddeeqa_way_id(way)) == 0) {
        mark_focus(view->ui, rect_inset(place, -5), 8);
    }
}

/* While the ways of another hole are shown, arrows here would seem to belong to them. */
void saddeeqa_paint_arrows(const struct face_view *view, const struct saddeeqa_choice *choice) {
    bool hidden =
        choice->open == NOWHERE || (choice->shown != NOWHERE && choice->shown != choice->open);
    for (int way = 0; way < WAYS && !hidden; way++) {
        bool legal = saddeeqa_outcome(view, choice->open, way).legal;
        paint_arrow(view, choice->open, way, legal, choice->pointed);
    }
}
