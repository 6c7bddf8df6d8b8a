/* scroll_bar.c: see scroll_bar.h. */
#include "ui/scroll_bar.h"

#include "ui/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

enum { WIDTH = 40, GAP = 12 };

static void box(const struct ui *ui, struct rect rect, float strength) {
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 3,
                                     .fill = FILL_FLAT,
                                     .colour = {colour_alpha(ui->theme->text, strength)}});
}

void scroll_bar_draw(struct ui *ui, const struct scroll *scroll, struct rect *area) {
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
    float length = rect.h - 16, count = (float)scroll->count;
    float thumb = fmaxf(24, length * (float)scroll->shown / count);
    float at = (length - thumb) * (float)scroll->first / fmaxf(1, count - (float)scroll->shown);
    struct rect track = {rect.x + rect.w / 2 - 3, rect.y + 8, 6, length};
    box(ui, track, 0.10F);
    box(ui, (struct rect){track.x, track.y + at, track.w, thumb}, 0.45F);
}

bool scroll_bar_act(struct scroll *scroll, const char *id) {
    bool up = strcmp(id, "button:page-up") == 0, down = strcmp(id, "button:page-down") == 0;
    if (up || down) {
        scroll_by(scroll, up ? -scroll->shown : scroll->shown);
    }
    return up || down;
}
