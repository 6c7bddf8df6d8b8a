/* scene.c: see scene.h. */
#include "ui/boards/oware/scene.h"

#include "ui/board_kit/view.h"
#include "ui/boards/oware/geometry.h"
#include "ui/draw/sprites.h"
#include "ui/kit/ui.h"

#include <math.h>

static char letter(int house) {
    return "ABCDEFabcdef"[house];
}

static void name(int house, struct text *out) {
    text_char(out, letter(house));
}

const struct sowing_board oware_board = {.kit = {.board = &oware_geometry,
                                                 .hand = OWARE_HAND,
                                                 .sprite = SPRITE_SEED_0,
                                                 .variants = SPRITE_SEED_VARIANTS,
                                                 .plain = SPRITE_SEED_PLAIN,
                                                 .radius = (float)OWARE_SEED_RADIUS},
                                         .material = &oware_wood,
                                         .holes = OWARE_HOUSES,
                                         .hollows = OWARE_HAND,
                                         .stores = OWARE_STORE,
                                         .lower = 0,
                                         .radius = (float)OWARE_HOUSE_RADIUS,
                                         .name = name,
                                         .label = WORD_HOUSE_LABEL,
                                         .above = -0.53F,
                                         .below = 0.53F,
                                         .cut = {0xF6, 0xEB, 0xD6, 255},
                                         .plate = {0x15, 0x11, 0x0C, 190}};

int oware_previewed(const struct face_view *view) {
    const struct preview *preview = view_preview(view);
    return preview ? preview->action[0] : NOWHERE;
}

int oware_drops(const struct face_view *view, struct oware_drop out[OWARE_SEEDS]) {
    const struct trace *trace = &view->preview->trace[0];
    int lying[OWARE_HOUSES], count = 0;
    for (int house = 0; house < OWARE_HOUSES; house++) {
        lying[house] = sowing_count(view, house);
    }
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind == EVENT_DROP && count < OWARE_SEEDS) {
            out[count++] = (struct oware_drop){
                event->to, heap_next(view, &oware_board.kit, event->to, lying[event->to]++)};
        }
    }
    return count;
}

int oware_captured_from(const struct trace *trace, int house) {
    for (int i = 0; i < trace->count; i++) {
        if (trace->event[i].kind == EVENT_CAPTURE && trace->event[i].from == house) {
            return trace->event[i].count;
        }
    }
    return 0;
}

void oware_paint_path(const struct face_view *view, int house, const struct oware_drop *drop,
                      int count) {
    struct path path = {0};
    struct point from = sowing_at(view, &oware_board, house);
    float rise = 0.40F * view->unit;
    from.y -= 0.16F * view->unit;
    for (int i = 0; i < count; i++) {
        struct point to = drop[i].at;
        bool turns = fabsf(to.x - from.x) < 0.5F * view->unit;
        float side = from.x > view->center.x ? 1 : -1;
        path_move(&path, from.x, from.y);
        if (turns) {
            path_quad(&path, (from.x + to.x) / 2 + side * rise, (from.y + to.y) / 2, to.x, to.y);
        } else {
            path_quad(&path, (from.x + to.x) / 2, (from.y + to.y) / 2 - rise, to.x, to.y);
        }
        from = to;
    }
    draw_path(view->ui->list, &path,
              &(struct stroke){.color = theme_mark(view->ui->theme, 0xFFE3A6),
                               .width = 2.4F,
                               .dash_on = 1,
                               .dash_off = 6.5F,
                               .under = {color_alpha(color_hex(0x140A04), 0.45F), 5, false}});
}
