/* page_layout.c: see page_layout.h. */
#include "ui/scenes/rules/page_layout.h"

#include <math.h>

enum { CAPTION_MOST = 420 }; /* the widest caption beside a picture */

/* One way to place them. */
struct plan {
    int columns;
    bool beside;   /* captions stand beside the pictures */
    float board;   /* the width of a board; below 0: it does not fit */
    float caption; /* the width of a caption… */
    float title;   /* …and of its title */
};

static int rows_of(const struct rules_wish *wish, int columns) {
    return (wish->count + columns - 1) / columns;
}

static float cell_width(const struct rules_wish *wish, int columns, float width) {
    return (width - (float)(columns - 1) * wish->gap) / (float)columns;
}

static float highest_caption(const struct rules_wish *wish, const struct plan *plan) {
    float highest = 0;
    for (int i = 0; i < wish->count; i++) {
        highest = fmaxf(highest, wish->caption(wish->context, i, plan->caption, plan->title));
    }
    return highest;
}

/* The width of a board that, with its strips, is so high. */
static float board_in(const struct rules_wish *wish, float height) {
    return (height - wish->strips) / wish->aspect;
}

/* Below, it is as wide as the board, or a little wider. */
static void plan_below(const struct rules_wish *wish, struct plan *plan, float width,
                       float height) {
    float widest = fminf(width, wish->most);
    for (float board = widest; board > 0; board -= 8) {
        plan->caption = fminf(width, fmaxf(board * 1.3F, wish->least_caption));
        plan->title = fminf(plan->caption, fmaxf(board, wish->least_caption));
        float words = highest_caption(wish, plan) + wish->gap / 2;
        if (board <= board_in(wish, height - words)) {
            plan->board = board;
            return;
        }
    }
    plan->board = -1;
}

/* The wider the board, the narrower and higher the caption: the widest board that lets it in. */
static void plan_beside(const struct rules_wish *wish, struct plan *plan, float width,
                        float height) {
    plan->board = -1;
    float widest =
        fminf(fminf(width - wish->gap - wish->least_caption, wish->most), board_in(wish, height));
    for (float board = widest; board > 0; board -= 8) {
        plan->caption = fminf(CAPTION_MOST, width - wish->gap - board);
        plan->title = plan->caption;
        if (highest_caption(wish, plan) <= height) {
            plan->board = board;
            return;
        }
    }
}

static struct plan best_plan(const struct rules_wish *wish, struct rect area) {
    struct plan best = {.columns = 1, .board = -1};
    float most = 0; /* words read best below a square board */
    for (int columns = wish->count; columns >= 1; columns--) {
        int rows = rows_of(wish, columns);
        float width = cell_width(wish, columns, area.w);
        float height = (area.h - (float)(rows - 1) * wish->gap * 0.75F) / (float)rows;
        for (int beside = 0; beside < 2; beside++) {
            struct plan plan = {.columns = columns, .beside = beside};
            if (beside) {
                plan_beside(wish, &plan, width, height);
            } else {
                plan_below(wish, &plan, width, height);
            }
            float liking = plan.board * (beside && wish->aspect > 0.8F ? 0.85F : 1);
            if (liking > most * 1.04F) {
                most = liking;
                best = plan;
            }
        }
    }
    return best;
}

static struct rules_cell place(const struct rules_wish *wish, const struct plan *plan, float x,
                               float y, int example) {
    float height = plan->board * wish->aspect + wish->strips;
    float words = wish->caption(wish->context, example, plan->caption, plan->title);
    struct rules_cell cell = {.picture = {x, y, plan->board, height}, .title = plan->title};
    if (plan->beside) {
        float top = y + fmaxf(0, (height - words) / 2);
        cell.caption = (struct rect){x + plan->board + wish->gap, top, plan->caption, words};
        cell.whole =
            (struct rect){x, y, plan->board + wish->gap + plan->caption, fmaxf(height, words)};
    } else {
        cell.caption = (struct rect){x, y + height + wish->gap / 2, plan->caption, words};
        cell.whole =
            (struct rect){x, y, fmaxf(plan->board, plan->caption), height + wish->gap / 2 + words};
    }
    return cell;
}

float rules_lay_out(const struct rules_wish *wish, struct rect area,
                    struct rules_cell cell[RULES_EXAMPLES_MAX]) {
    const float smallest = 96;
    struct plan plan = best_plan(wish, area);
    bool fits = plan.board >= smallest;
    if (!fits) {
        plan = (struct plan){.columns = 1, .board = smallest, .caption = area.w, .title = area.w};
    }
    float width = cell_width(wish, plan.columns, area.w);
    float y = area.y, lowest = area.y;
    for (int i = 0; i < wish->count; i++) {
        int column = i % plan.columns;
        y = column == 0 && i ? lowest + wish->gap * 0.75F : y;
        float x = area.x + (float)column * (width + wish->gap);
        cell[i] = place(wish, &plan, x, y, i);
        lowest = fmaxf(lowest, cell[i].whole.y + cell[i].whole.h);
    }
    return fits ? plan.board : 0;
}
