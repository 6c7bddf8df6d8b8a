/* scroll_panel.c: see scroll_panel.h. */
#include "ui/kit/scroll_panel.h"

#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

enum { WIDTH = 40, GAP = 12, INSET = 8 };
static const float STEP = 24, THUMB = 8, NEAR = 4, FOLD = 28;

static void box(const struct ui *ui, struct rect rect, struct color color) {
    draw_box(
        ui->list,
        &(struct box){.rect = rect, .radius = rect.w / 2, .fill = FILL_FLAT, .color = {color}});
}

void scroll_thumb(const struct ui *ui, const struct scroll *scroll, struct rect track,
                  struct color color) {
    float count = (float)scroll->count, shown = (float)scroll->shown;
    float thumb = fmaxf(24, track.h * shown / count);
    float at = (track.h - thumb) * (float)scroll->first / (count - shown);
    box(ui, (struct rect){track.x, track.y + at, track.w, thumb}, color);
}

/* Takes the right edge off the area and paints the bar there; nothing where all rows are seen. */
static void bar(struct ui *ui, const struct scroll *scroll, struct rect *area) {
    if (!scroll_is_long(scroll)) {
        return;
    }
    struct rect rect = rect_cut_right(area, WIDTH);
    rect_cut_right(area, GAP);
    bool above = scroll->first > 0, below = scroll->first + scroll->shown < scroll->count;
    struct rect up = rect_cut_top(&rect, WIDTH), down = rect_cut_bottom(&rect, WIDTH);
    widget_button(ui, "button:page-up", up, SPRITE_ICON_UP, NULL, words(WORD_FURTHER_UP),
                  above ? BUTTON_PLAIN : BUTTON_DISABLED);
    widget_button(ui, "button:page-down", down, SPRITE_ICON_DOWN, NULL, words(WORD_FURTHER_DOWN),
                  below ? BUTTON_PLAIN : BUTTON_DISABLED);
    struct rect track = {rect.x + rect.w / 2 - 3, rect.y + 8, 6, rect.h - 16};
    box(ui, track, color_alpha(ui->theme->text, 0.10F));
    scroll_thumb(ui, scroll, track, color_alpha(ui->theme->text, 0.45F));
}

struct rect scroll_panel(struct ui *ui, struct rect panel, struct scroll *scroll, int count,
                         float height) {
    struct rect area = rect_inset(panel, INSET);
    widget_panel(ui, panel, 12);
    scroll_lay_out(scroll, count, area, height);
    bar(ui, scroll, &area);
    return area;
}

float scroll_view_begin(struct scroll *scroll, struct rect view, float height) {
    bool fits = height <= view.h + 0.5F;
    scroll_lay_out(scroll, fits ? 0 : (int)ceilf(height / STEP), view, STEP);
    scroll->fold = FOLD;
    scroll->bar = (struct rect){0, 0, 0, 0};
    return view.y - (float)scroll->first * STEP;
}

/* The ground over content that is scrolled out of its view. */
static void cover(const struct ui *ui, float top, float foot) {
    if (foot <= top) {
        return;
    }
    draw_clip(ui->list, (struct rect){0, top, ui->width, foot - top});
    widget_ground(ui);
    draw_clip_end(ui->list);
}

/* What goes on beyond an edge of the view fades there, so that nobody takes it for cut. */
static void fold(const struct ui *ui, struct rect edge, bool down) {
    struct color ground = ui->theme->ground, none = color_alpha(ground, 0);
    struct color half = color_alpha(ground, 0.6F);
    draw_box(ui->list, &(struct box){.rect = edge,
                                     .fill = FILL_DOWN,
                                     .color = {down ? none : ground, half, down ? ground : none},
                                     .middle = 0.5F});
}

void scroll_view_bar(struct ui *ui, struct scroll *scroll, struct rect bar) {
    struct rect track = {bar.x + (bar.w - THUMB) / 2, bar.y, THUMB, bar.h};
    box(ui, track, color_alpha(ui->theme->text, 0.10F));
    scroll_thumb(ui, scroll, track, color_alpha(ui->theme->text, 0.45F));
    struct rect down = bar, up = rect_cut_top(&down, bar.h / 2);
    if (scroll->first > 0) {
        targets_add(&ui->targets, "button:page-up", up, true, words(WORD_FURTHER_UP));
    }
    if (scroll->first + scroll->shown < scroll->count) {
        targets_add(&ui->targets, "button:page-down", down, true, words(WORD_FURTHER_DOWN));
    }
    scroll->bar = bar;
}

void scroll_view_end(struct ui *ui, struct scroll *scroll, int first) {
    if (!scroll_is_long(scroll)) {
        return;
    }
    struct rect view = scroll->area;
    float foot = view.y + view.h + NEAR;
    if (scroll->first > 0 && view.y > NEAR) { /* not at the edge of the window */
        fold(ui, (struct rect){view.x, view.y - NEAR, view.w, FOLD}, false);
    }
    if (scroll->first + scroll->shown < scroll->count) {
        fold(ui, (struct rect){view.x, foot - FOLD, view.w, FOLD}, true);
    }
    cover(ui, 0, view.y - NEAR);
    cover(ui, foot, ui->height);
    targets_scroll(&ui->targets, first, view);
    scroll_view_bar(ui, scroll, (struct rect){ui->width - SCROLL_BAR, view.y, SCROLL_BAR, view.h});
}

bool scroll_panel_act(struct scroll *scroll, const char *id) {
    bool up = strcmp(id, "button:page-up") == 0, down = strcmp(id, "button:page-down") == 0;
    if (up || down) {
        scroll_page(scroll, down);
    }
    return up || down;
}
