/* layout.c: see layout.h. */
#include "ui/play/layout.h"

#include "engine/game.h"
#include "ui/kit/page.h"

#include <math.h>

static const float HISTORY_NARROW = 200;
static const float HISTORY_WIDTH = 232;
static const float HISTORY_WIDEST = 400;
static const float HISTORY_LOWEST = 280;
static const float HISTORY_HIGHEST = 420;
/* The smallest board, square or wide, that the history may be beside; between strips that are high
 * for what is in them, which needs width, too, a larger square. */
static const float HISTORY_BESIDE_SQUARE = 330, HISTORY_BESIDE_HIGH = 400, HIGH_STRIP = 100;
static const float HISTORY_BESIDE_WIDE = 560;
static const float STRIP_LEAST = 400; /* the width of a strip with a name, a hand and a score */
static const float SIDE_WIDEST = 300;
/* Side panels are as wide as the first, unless that leaves less than the last to the board. */
static const float SIDE_LEAST = 168, SIDE_TIGHT = 132, SIDE_BOARD = 400;
static const float STRIP_SMALLEST = 60;
static const float STRIP_FARTHEST = 84; /* the greatest distance from a wide board */
static const float HIGH_STRIP_SMALLEST = 132;

/* Height to width: wide boards are about three times as wide as high. */
static const float wide_board = 0.34F;

/* Room for a square board, with gaps and what is beyond the window of its frame. */
static const float SQUARE_BOARD = 1.12F;

/* Side panels of a large board grow with it. */
static const float side_share = 0.54F;

/* A strip that is higher than usual, with what it shows below the name. */
static const float TALL_STRIP_LEAST = 172, TALL_STRIP_MOST = 196, tall_strip_share = 0.17F;

/* The side length of a square board between side panels of at least this width. */
static float side_board(struct rect area, float least, float gap) {
    return fminf(area.h, area.w - 2 * (least + gap));
}

static float side_least(struct rect area, float gap) {
    return fmaxf(SIDE_TIGHT, fminf(SIDE_LEAST, (area.w - SIDE_BOARD) / 2 - gap));
}

static void place_sides(struct table_layout *layout, struct rect area, int right_player) {
    float gap = layout->small ? 12 : 24;
    float side = side_board(area, side_least(area, gap), gap);
    float widest = fmaxf(SIDE_WIDEST, side * side_share);
    float panel = fminf(widest, (area.w - side) / 2 - gap);
    float cx = area.x + area.w / 2;
    layout->board = (struct rect){cx - side / 2, area.y + (area.h - side) / 2, side, side};
    float height = layout->small ? area.h : side;
    float y = area.y + (area.h - height) / 2;
    layout->panel[!right_player] = (struct rect){cx - side / 2 - gap - panel, y, panel, height};
    layout->panel[right_player] = (struct rect){cx + side / 2 + gap, y, panel, height};
}

/* The lines at the foot, from a baseline and with what lies beside them, and what the far end needs
 * for them besides the gap below the bar. */
static const float FOOT_ABOVE = 42, FOOT_BELOW = 10, FAR_FOOT = 42;

/* Strips that are above and below although the window is wide leave the height to the board. */
static const float END_STRIP = 84;

/* In a small window a strip gets lower, but one with targets in it keeps room for them. */
static float strip_height(bool small, struct rect area, const struct layout_hints *hints) {
    if (hints->ends && area.w > area.h) {
        return fminf(hints->strip_height, small ? STRIP_SMALLEST : END_STRIP);
    }
    bool high = hints->strip_height > 120;
    float least = high ? HIGH_STRIP_SMALLEST : STRIP_SMALLEST;
    float share = area.h * (high ? 0.19F : 0.14F);
    if (high && hints->shape == SHAPE_SQUARE && area.w < area.h) { /* what the board leaves */
        share = fminf(share, (area.h - area.w * SQUARE_BOARD) / 2);
    }
    return small ? fmaxf(least, fminf(hints->strip_height, share)) : hints->strip_height;
}

static void place_strips(struct table_layout *layout, struct rect area,
                         const struct layout_hints *hints) {
    float height = strip_height(layout->small, area, hints);
    float gap = layout->small ? 8 : 16;
    layout->strips = true;
    float spare = area.h - area.w * wide_board - 2 * gap;
    if (hints->shape == SHAPE_WIDE && spare >= 2 * TALL_STRIP_LEAST + STRIP_FARTHEST) {
        /* each player at an end of a tall window */
        height = fmaxf(TALL_STRIP_LEAST, fminf(TALL_STRIP_MOST, area.h * tall_strip_share));
    } else if (hints->shape == SHAPE_WIDE) {
        float used = area.w * wide_board + 2 * (height + STRIP_FARTHEST);
        area.y += fmaxf(0, (area.h - used) / 2);
        area.h = fminf(area.h, used);
    }
    layout->panel[hints->upper_player] = rect_cut_top(&area, height);
    layout->panel[!hints->upper_player] = rect_cut_bottom(&area, height);
    area.y += gap;
    area.h -= 2 * gap;
    layout->board = area;
}

/* The height that strips leave for the board. */
static float between_strips(const struct table_layout *layout, struct rect area,
                            const struct layout_hints *hints) {
    float gap = layout->small ? 8 : 16;
    return area.h - 2 * (strip_height(layout->small, area, hints) + gap);
}

static bool wants_strips(const struct table_layout *layout, struct rect area,
                         const struct layout_hints *hints, bool tall) {
    float gap = layout->small ? 12 : 24;
    return hints->shape == SHAPE_WIDE || tall || hints->ends ||
           side_board(area, side_least(area, gap), gap) <
               fminf(area.w, between_strips(layout, area, hints));
}

/* Of what stands beside the table. */
static struct rect cut_side(struct rect *area, float width, const struct layout_hints *hints) {
    return hints->other_hand ? rect_cut_left(area, width) : rect_cut_right(area, width);
}

/* The width that neither the board nor the panels can use, within limits. */
static float history_width(const struct table_layout *layout, struct rect area,
                           const struct layout_hints *hints) {
    float used = hints->shape == SHAPE_WIDE ? between_strips(layout, area, hints) / wide_board
                                            : area.h + 2 * (SIDE_WIDEST + layout->margin);
    float width = fmaxf(HISTORY_WIDTH, fminf(HISTORY_WIDEST, area.w - layout->margin - used));
    return layout->small ? HISTORY_NARROW : width;
}

/* Below a wide board in a tall window there is unused room. */
static bool history_below(struct table_layout *layout, struct rect *area,
                          const struct layout_hints *hints) {
    float room = between_strips(layout, *area, hints) - area->w * wide_board - layout->margin;
    if (hints->shape != SHAPE_WIDE || room < HISTORY_LOWEST) {
        return false;
    }
    layout->history = rect_cut_bottom(area, fminf(room, HISTORY_HIGHEST));
    rect_cut_bottom(area, layout->margin);
    return true;
}

/* Beside the board, if that stays large enough. */
static bool history_beside(struct table_layout *layout, struct rect *area,
                           const struct layout_hints *hints, bool tall) {
    struct rect rest = *area;
    struct rect history = cut_side(&rest, history_width(layout, rest, hints), hints);
    cut_side(&rest, layout->margin, hints);
    bool wide = hints->shape == SHAPE_WIDE;
    bool strips = wants_strips(layout, rest, hints, tall);
    float board = wide     ? rest.w
                  : strips ? fminf(rest.w, between_strips(layout, rest, hints))
                           : side_board(rest, SIDE_LEAST, layout->small ? 12 : 24);
    float least = wide                               ? HISTORY_BESIDE_WIDE
                  : hints->strip_height > HIGH_STRIP ? HISTORY_BESIDE_HIGH
                                                     : HISTORY_BESIDE_SQUARE;
    if (board < least || (strips && rest.w < STRIP_LEAST)) {
        return false;
    }
    layout->history = history;
    *area = rest;
    return true;
}

/* Over the right part of the board or, if panels are beside the board, over the right one; in a
 * tight window it takes what is below the bar. For the other hand, the same at the left. */
static void history_over(struct table_layout *layout, struct rect area, float height, bool tight,
                         const struct layout_hints *hints) {
    struct rect *history = &layout->history;
    layout->history_overlay = true;
    area = tight ? layout->top : area;
    *history = cut_side(&area, fminf(HISTORY_WIDTH, area.w / 2), hints);
    if (tight) {
        history->y = layout->top.y + layout->top.h + 8;
        history->h = height - 8 - history->y;
    } else if (!layout->strips) {
        *history = layout->panel[hints->other_hand ? !hints->upper_player : hints->upper_player];
    }
}

/* The foot comes to above the upper panel. */
static void place_far_foot(struct table_layout *layout, const struct layout_hints *hints) {
    const float gap = 2;
    layout->far_player = hints->ends ? hints->upper_player : NOWHERE;
    if (hints->ends) {
        const struct rect *board = &layout->board;
        float top = layout->panel[hints->upper_player].y - gap - FOOT_ABOVE - FOOT_BELOW;
        layout->far_foot =
            (struct rect){board->x, top, board->w, layout->status_y + FOOT_BELOW - top};
    }
}

struct table_layout layout_table(float width, float height, const struct layout_hints *hints) {
    struct table_layout layout = {.turned = hints->turned, .other_hand = hints->other_hand};
    bool tall = width < height;
    layout.small = (tall ? width < 700 : width < PAGE_SMALL_WIDTH) || height < PAGE_SMALL_HEIGHT;
    layout.margin = layout.small ? 12 : 24;
    float top = layout.small ? 8 : 16, below_top = layout.small ? 12 : 20;
    float foot = layout.small ? 52 : hints->shape == SHAPE_WIDE ? 68 : 76;
    struct rect area = {layout.margin, 0, width - 2 * layout.margin, height};
    layout.top = (struct rect){area.x, top, area.w, PAGE_BAR_HEIGHT};
    rect_cut_top(&area, top + PAGE_BAR_HEIGHT + below_top);
    rect_cut_bottom(&area, foot + hints->foot);
    rect_cut_top(&area, hints->ends ? FAR_FOOT : 0);
    bool docked = hints->history && ((tall && history_below(&layout, &area, hints)) ||
                                     history_beside(&layout, &area, hints, tall));
    if (wants_strips(&layout, area, hints, tall)) {
        place_strips(&layout, area, hints);
    } else {
        place_sides(&layout, area, hints->upper_player);
    }
    if (hints->history && !docked) {
        history_over(&layout, area, height, page_is_tight(width, height), hints);
    }
    layout.status_x = layout.board.x + layout.board.w / 2;
    layout.status_y = height - (layout.small ? 12 : 24);
    if (layout.strips && hints->shape == SHAPE_WIDE && !layout.history_overlay) {
        struct rect lower = layout.panel[!hints->upper_player];
        float below = fmaxf(lower.y + lower.h, layout.history.y + layout.history.h);
        layout.status_y = fminf(layout.status_y, below + 44);
    }
    layout.last_turn_y = layout.status_y - 25;
    layout.foot_y = layout.status_y - 33;
    layout.status_width = area.w;
    place_far_foot(&layout, hints);
    return layout;
}

void layout_move(struct table_layout *layout, float by) {
    struct rect *const rects[] = {&layout->top,   &layout->panel[0], &layout->panel[1],
                                  &layout->board, &layout->history,  &layout->far_foot};
    for (size_t i = 0; i < sizeof rects / sizeof rects[0]; i++) {
        rects[i]->x += by;
    }
    layout->status_x += by;
}

bool layout_history_beside(const struct table_layout *layout) {
    const struct rect *history = &layout->history, *board = &layout->board;
    bool beside = history->x > board->x + board->w || history->x + history->w < board->x;
    return history->w > 0 && beside && !layout->history_overlay;
}

struct rect layout_turned_panel(const struct table_layout *layout, int player) {
    bool far = player != NOWHERE && player == layout->far_player;
    return far ? layout->panel[player] : (struct rect){0};
}

struct rect layout_turned_foot(const struct table_layout *layout, int player) {
    bool far = player != NOWHERE && player == layout->far_player;
    return far ? layout->far_foot : (struct rect){0};
}

struct rect layout_around_board(const struct table_layout *layout) {
    struct rect around = layout->board;
    for (int player = 0; player < 2; player++) {
        const struct rect *panel = &layout->panel[player];
        float right = fmaxf(around.x + around.w, panel->x + panel->w);
        around.x = fminf(around.x, panel->x);
        around.w = right - around.x;
    }
    return around;
}
