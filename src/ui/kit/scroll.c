/* scroll.c: see scroll.h. */
#include "ui/kit/scroll.h"

#include <math.h>

void scroll_by(struct scroll *scroll, int rows) {
    int last = scroll->count - scroll->shown;
    scroll->first += rows;
    scroll->first = scroll->first > last ? last : scroll->first;
    scroll->first = scroll->first < 0 ? 0 : scroll->first;
}

void scroll_into_view(struct scroll *scroll, int row) {
    int below = row - scroll->shown + 1;
    scroll_by(scroll, row < scroll->first     ? row - scroll->first
                      : below > scroll->first ? below - scroll->first
                                              : 0);
}

void scroll_page(struct scroll *scroll, bool down) {
    int page = scroll->shown - (int)ceilf(scroll->fold / fmaxf(1, scroll->height));
    page = page > 1 ? page : 1;
    scroll_by(scroll, down ? page : -page);
}

void scroll_reveal(struct scroll *scroll, struct rect place) {
    const struct rect *area = &scroll->area;
    float top = area->y + scroll->fold, foot = area->y + area->h - scroll->fold;
    float above = top - place.y, below = place.y + place.h - foot;
    if (below > 0) {
        scroll_by(scroll, (int)ceilf(fminf(below, fmaxf(0, -above)) / scroll->height));
    } else if (above > 0) {
        scroll_by(scroll, -(int)ceilf(above / scroll->height));
    }
}

void scroll_lay_out(struct scroll *scroll, int count, struct rect area, float height) {
    int fit = (int)(area.h / height);
    scroll->count = count;
    scroll->shown = fit > 1 ? fit : 1;
    scroll->height = height;
    scroll->area = area;
    scroll_by(scroll, 0);
}

bool scroll_is_long(const struct scroll *scroll) {
    return scroll->count > scroll->shown;
}

int scroll_key(const struct scroll *scroll, int row, enum key key) {
    int from = row == NO_ROW ? 0 : row, page = scroll->shown, last = scroll->count - 1;
    switch (key) {
    case KEY_UP:
        return row == NO_ROW ? NO_ROW : row - 1;
    case KEY_DOWN:
        return row != NO_ROW && row < last ? row + 1 : NO_ROW;
    case KEY_PAGE_UP:
        return last < 0 ? NO_ROW : from > page ? from - page : 0;
    case KEY_PAGE_DOWN:
        return last < 0 ? NO_ROW : from + page < last ? from + page : last;
    case KEY_HOME:
        return last < 0 ? NO_ROW : 0;
    case KEY_END:
        return last;
    default:
        return NO_ROW;
    }
}

struct point scroll_pan_step(const struct scroll *scroll, struct point at) {
    if (scroll_is_long(scroll) && rect_contains(scroll->bar, at.x, at.y)) {
        return (struct point){0, -scroll->bar.h / (float)scroll->count};
    }
    bool held = scroll_is_long(scroll) && rect_contains(scroll->area, at.x, at.y);
    return (struct point){0, held ? scroll->height : 0};
}
