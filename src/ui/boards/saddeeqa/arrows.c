/* arrows.c: the arrows on both sides of a chosen hole, by which its stones are sent on
 * their way. */
#include "ui/boards/saddeeqa/scene.h"

#include "ui/board_kit/marks.h"
#include "ui/draw/sprites.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const float LEAST = 32; /* of a target, in points */

/* 1 when a way leads to the right from a hole, -1 when to the left. */
static float side_of(int hole, int way) {
    bool right = sowing_is_lower(&saddeeqa_board, hole) == (way == WAY_COUNTER);
    return right ? 1 : -1;
}

/* How the arrows stand round a hole, in points from its middle. Where there is no room for the hole
 * between them, they move towards the middle of the board and the hole's target away from it. */
struct setting {
    float radius;     /* of an arrow */
    float away, down; /* of its middle; `down` is towards the middle of the board */
    float own_width;  /* half of it */
    float own_from, own_to;
};

static struct setting setting_of(const struct face_view *view) {
    float u = view->unit, hole = sowing_radius(view, &saddeeqa_board);
    struct setting setting = {.radius = fmaxf(0.15F * u, LEAST / 2)};
    setting.away = fminf(hole + 0.02F * u, u - hole - 1 - setting.radius);
    setting.own_width = setting.away - setting.radius;
    setting.own_from = -hole;
    setting.own_to = hole;
    if (setting.own_width < LEAST / 2) {
        setting.away = fmaxf(setting.away, setting.radius);
        setting.down = setting.radius;
        setting.own_width = LEAST / 2;
        setting.own_from = -LEAST;
        setting.own_to = 0;
    }
    return setting;
}

/* 1 when the middle of the board lies below the hole. */
static float inwards(int hole) {
    return sowing_is_lower(&saddeeqa_board, hole) ? -1 : 1;
}

struct rect saddeeqa_own_place(const struct face_view *view, int hole) {
    struct setting setting = setting_of(view);
    struct point at = sowing_at(view, &saddeeqa_board, hole);
    float top = at.y + (inwards(hole) > 0 ? setting.own_from : -setting.own_to);
    return (struct rect){at.x - setting.own_width, top, 2 * setting.own_width,
                         setting.own_to - setting.own_from};
}

static struct rect arrow_place(const struct face_view *view, int hole, int way) {
    struct setting setting = setting_of(view);
    struct point at = sowing_at(view, &saddeeqa_board, hole);
    float r = setting.radius;
    return (struct rect){at.x + side_of(hole, way) * setting.away - r,
                         at.y + inwards(hole) * setting.down - r, 2 * r, 2 * r};
}

/* All of the board's room that lies on one side of a hole: where a drag may end. */
static struct rect side_place(const struct face_view *view, int hole, int way) {
    struct rect own = saddeeqa_own_place(view, hole), area = view->area;
    if (side_of(hole, way) > 0) {
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
        struct saddeeqa_way told = saddeeqa_tell(view, choice->open, way);
        text_format(&text, words(way ? WORD_SADDEEQA_COUNTER_FROM : WORD_SADDEEQA_CLOCKWISE_FROM),
                    name.string);
        saddeeqa_say_way(&told, false, &text);
        struct rect place = is_dragged(view, choice->open) ? side_place(view, choice->open, way)
                                                           : arrow_place(view, choice->open, way);
        targets_add(&view->ui->targets, saddeeqa_way_id(way), place, told.legal, label);
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

static void paint_arrow(const struct face_view *view, int hole, int way, bool legal, bool hot) {
    const struct theme *theme = view->ui->theme;
    struct rect place = arrow_place(view, hole, way);
    float r = place.w / 2, x = place.x + r, y = place.y + r;
    struct color own = saddeeqa_way_color(view, way);
    struct color dark = theme_ink(theme, 0x241609);
    struct color rim = hot ? color_hex(0xFFF6DC) : own;
    if (!legal) {
        own = rim = color_mix(dark, own, 0.45F);
    }
    draw_box(view->ui->list, &(struct box){.rect = place,
                                           .radius = r,
                                           .fill = FILL_FLAT,
                                           .color = {hot ? own : dark},
                                           .stroke = {rim, theme->flat ? 3 : 2.6F},
                                           .shadow = theme_shadow(theme, 0.5F, 5, 1.5F, 3)});
    if (legal) {
        paint_chevron(view, x, y, r, side_of(hole, way), hot ? dark : own);
    } else {
        widget_icon(view->ui, SPRITE_ICON_CROSS_HEAVY, x, y, r * 0.9F, own);
    }
    if (strcmp(view->focused, saddeeqa_way_id(way)) == 0) {
        mark_focus(view->ui, rect_inset(place, -5), 8);
    }
}

/* While the ways of another hole are shown, arrows here would seem to be that one's. */
void saddeeqa_paint_arrows(const struct face_view *view, const struct saddeeqa_choice *choice) {
    bool hidden =
        choice->open == NOWHERE || (choice->shown != NOWHERE && choice->shown != choice->open);
    for (int way = 0; way < WAYS && !hidden; way++) {
        bool legal = saddeeqa_tell(view, choice->open, way).legal;
        paint_arrow(view, choice->open, way, legal, choice->pointed == way);
    }
}
