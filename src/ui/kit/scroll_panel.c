/* scroll_panel.c: see scroll_panel.h. */
#include "ui/kit/scroll_panel.h"

#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

enum { WIDTH = 40, GAP = 12, INSET = 8 };

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
                         float height, const char *none) {
    struct rect area = rect_inset(panel, INSET);
    widget_panel(ui, panel, 12);
    scroll_lay_out(scroll, count, area, height);
    bar(ui, scroll, &area);
    if (!count) {
        draw_text(ui->list, area.x + area.w / 2, area.y + area.h / 2 + 5, FONT_UI, TYPE_BODY,
                  ui->theme->muted, ALIGN_CENTER, none);
    }
    return area;
}

bool scroll_panel_act(struct scroll *scroll, const char *id) {
    bool up = strcmp(id, "button:page-up") == 0, down = strcmp(id, "button:page-down") == 0;
    if (up || down) {
        scroll_by(scroll, up ? -scroll->shown : scroll->shown);
    }
    return up || down;
}
