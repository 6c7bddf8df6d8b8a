/* page.c: see page.h. */
#include "ui/kit/page.h"

#include <math.h>

struct page_layout page_layout(float width, float height) {
    bool small = page_is_small(width, height);
    float edge = small ? 12 : 24, margin = small ? 24 : 48;
    float top = small ? 60 : 84, foot = small ? 16 : 32;
    return (struct page_layout){.small = small,
                                .margin = margin,
                                .bar = {edge, small ? 8 : 16, width - 2 * edge, PAGE_BAR_HEIGHT},
                                .room = {margin, top, width - 2 * margin, height - top - foot}};
}

bool page_is_small(float width, float height) {
    return width < PAGE_SMALL_WIDTH || height < PAGE_SMALL_HEIGHT;
}

bool page_is_tight(float width, float height) {
    return fmaxf(width, height) < 799 || fminf(width, height) < 599;
}

/* A tight page is 598 points wide or, on a phone, 450. */
static const float LEAST_SCALE = 0.81F, NARROW_SCALE = 0.8F;

float page_scale(float window_width, float window_height, float setting, enum page_kind kind) {
    float longer = fmaxf(window_width, window_height), shorter = fminf(window_width, window_height);
    float most = fminf(longer / 800, shorter / 600);
    if (kind && setting > 0) {
        most = fmaxf(most, fminf(window_width / 600, window_height / 340));
    }
    if (kind) { /* a window smaller than that is a tight one, which scrolls */
        most = fmaxf(most, fminf(LEAST_SCALE, fminf(window_width / 598, window_height / 340)));
    }
    if (kind == PAGE_NARROWS) {
        most = fmaxf(most, fminf(NARROW_SCALE, fminf(window_width / 450, window_height / 340)));
    }
    bool tall = window_width < window_height;
    float suggested = tall ? fminf(window_width / 900, window_height / 1200)
                           : fminf(window_width / 1280, window_height / 800);
    float scale = setting > 0 ? setting : fmaxf(1, suggested);
    return fmaxf(fminf(scale, most), 0.25F);
}
