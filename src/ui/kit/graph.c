/* graph.c: see graph.h. */
#include "ui/kit/graph.h"
#include "ui/kit/style.h"

#include "ui/kit/widgets.h"

#include <math.h>

enum { COLUMNS_MAX = 200 }; /* as many parts of a line are told apart */
static const float SCALE = 50, INSET_X = 10, INSET_Y = 9; /* room for a mark, a sign, 3 digits */
static const float MARK = 5;                              /* the radius of a sign */
static const float LEAST_SCALE = 18, /* the height of a plot with a number at both ends… */
    LEAST_MIDDLE = 27;               /* …and another in its middle */

/* ---- where things are ---- */

static struct rect plot_of(struct rect rect) {
    return (struct rect){rect.x + SCALE, rect.y + INSET_Y, rect.w - SCALE - INSET_X,
                         rect.h - 2 * INSET_Y};
}

float graph_x(struct rect rect, int points, int point) {
    struct rect plot = plot_of(rect);
    return points > 1 ? plot.x + plot.w * (float)point / (float)(points - 1) : plot.x;
}

int graph_point_at(struct rect rect, int points, struct point at) {
    struct rect plot = plot_of(rect);
    float part = fmaxf(0, fminf(1, (at.x - plot.x) / plot.w));
    return (int)lroundf(part * (float)(points - 1));
}

int graph_hovered(const struct ui *ui, const char *id, struct rect rect, int points) {
    return !ui->keyboard && ui_hot(ui, id) ? graph_point_at(rect, points, ui->pointer) : GRAPH_NONE;
}

int graph_step(int points, int cursor, int direction) {
    int to = cursor + direction;
    return to < 0 ? 0 : to >= points ? points - 1 : to;
}

int graph_use(const struct ui *ui, const char *id, int points, int cursor) {
    const struct target *target = targets_find(&ui->targets, id);
    if (ui->keyboard || !target) {
        return (cursor + 1) % points;
    }
    return graph_point_at(target->rect, points, ui->pointer);
}

/* What is drawn, with the values at the foot and the top of the plot. */
struct scope {
    const struct graph *graph;
    struct rect rect;
    float low, high;
};

static bool is_balance(const struct graph *graph) {
    return graph->series_count && graph->series[0].balance;
}

static struct scope scope_of(const struct graph *graph, struct rect rect) {
    struct scope scope = {.graph = graph, .rect = rect, .low = graph->least, .high = graph->most};
    for (int s = 0; s < graph->series_count; s++) {
        for (int i = 0; i < graph->points; i++) {
            scope.low = fminf(scope.low, graph->series[s].value[i]); /* ignores NAN */
            scope.high = fmaxf(scope.high, graph->series[s].value[i]);
        }
    }
    /* whole numbers say what the ends are */
    scope.low = floorf(fminf(scope.low, 0));
    scope.high = fmaxf(ceilf(scope.high), scope.low + 1);
    if (is_balance(graph)) {
        scope.high = fmaxf(scope.high, -scope.low);
        scope.low = -scope.high;
    }
    return scope;
}

static float y_of(const struct scope *scope, float value) {
    struct rect plot = plot_of(scope->rect);
    return plot.y + plot.h * (scope->high - value) / (scope->high - scope->low);
}

static struct point place_of(const struct scope *scope, int series, int point) {
    float value = scope->graph->series[series].value[point];
    return (struct point){graph_x(scope->rect, scope->graph->points, point),
                          y_of(scope, isnan(value) ? 0 : value)};
}

static struct color color_of(const struct theme *theme, enum graph_color color) {
    switch (color) {
    case GRAPH_PLAYER_0:
        return theme->player[0];
    case GRAPH_PLAYER_1:
        return theme->player[1];
    case GRAPH_CAUTION:
        return theme_caution(theme);
    case GRAPH_WARNING:
        return theme->warning;
    case GRAPH_MUTED:
        return theme->muted;
    case GRAPH_ACCENT:
    default:
        return theme->accent;
    }
}

/* ---- lines ---- */

/* A line is drawn point by point, and where there are too many of them, of each column the lowest
 * and the highest, so that no peak is lost. Calls `add` from left to right; a gap is a NAN. */
struct graph_walk {
    int point[2];
    int count;
};

static struct graph_walk walk_column(const float *value, int from, int until) {
    int least = GRAPH_NONE, most = GRAPH_NONE;
    for (int i = from; i < until; i++) {
        if (!isnan(value[i])) {
            least = least == GRAPH_NONE || value[i] < value[least] ? i : least;
            most = most == GRAPH_NONE || value[i] > value[most] ? i : most;
        }
    }
    if (least == GRAPH_NONE) {
        return (struct graph_walk){{from, from}, 1};
    }
    int first = least < most ? least : most, second = least < most ? most : least;
    return (struct graph_walk){{first, second}, first == second ? 1 : 2};
}

/* Adds a point. A flat stretch needs only its ends: most turns of a match capture nothing. */
static int add_point(const float *value, int point, int *out, int count) {
    bool flat = count > 1 && value[out[count - 2]] == value[out[count - 1]] &&
                value[out[count - 1]] == value[point];
    out[flat ? count - 1 : count] = point;
    return flat ? count : count + 1;
}

/* The points of a series that its line goes through, at most 2 * COLUMNS_MAX; returns how many.
 */
static int walk_series(const struct scope *scope, int series, int *out) {
    const float *value = scope->graph->series[series].value;
    int points = scope->graph->points, count = 0;
    int columns = points < COLUMNS_MAX ? points : COLUMNS_MAX;
    for (int i = 0; i < columns; i++) {
        struct graph_walk walk =
            walk_column(value, points * i / columns, points * (i + 1) / columns);
        for (int k = 0; k < walk.count; k++) {
            count = add_point(value, walk.point[k], out, count);
        }
    }
    return count;
}

static void draw_series_line(const struct ui *ui, const struct scope *scope, int series) {
    const struct graph_series *of = &scope->graph->series[series];
    int walk[2 * COLUMNS_MAX];
    int count = walk_series(scope, series, walk);
    struct path path = {0};
    bool gap = true;
    for (int i = 0; i < count; i++) {
        struct point at = place_of(scope, series, walk[i]);
        if (isnan(of->value[walk[i]])) {
            gap = true;
        } else if (gap) {
            path_move(&path, at.x, at.y);
            gap = false;
        } else {
            path_line(&path, at.x, at.y);
        }
    }
    if (path.count < 2) {
        return;
    }
    bool dashed = of->color == GRAPH_PLAYER_1;
    draw_path(ui->list, &path,
              &(struct stroke){.color = color_of(ui->theme, of->color),
                               .width = 1 + ui->theme->weight,
                               .dash_on = dashed ? 5 : 0,
                               .dash_off = dashed ? 4 : 0});
}

/* ---- who is ahead ---- */

/* Closes the area between a line that ended at x and 0. */
static void close_area(struct path *area, const struct scope *scope, float x) {
    if (area->count) {
        path_line(area, x, y_of(scope, 0));
        path_close(area);
    }
}

static void add_to_area(struct path *area, const struct scope *scope, bool begins, float x,
                        float value) {
    if (begins) {
        path_move(area, x, y_of(scope, 0));
    }
    path_line(area, x, y_of(scope, value));
}

/* The area on one side of 0: `sign` 1 above it, where player 0 leads, -1 below. */
static void draw_area(const struct ui *ui, const struct scope *scope, int series, int sign) {
    const float *value = scope->graph->series[series].value;
    int walk[2 * COLUMNS_MAX];
    int count = walk_series(scope, series, walk);
    struct path area = {0};
    bool gap = true;
    for (int i = 0; i < count && area.count < PATH_SEGMENTS_MAX - 8; i++) {
        bool known = !isnan(value[walk[i]]);
        float x = graph_x(scope->rect, scope->graph->points, walk[i]);
        float part = known ? (float)sign * fmaxf(0, (float)sign * value[walk[i]]) : 0;
        if (!known && !gap) {
            close_area(&area, scope, graph_x(scope->rect, scope->graph->points, walk[i - 1]));
        } else if (known) {
            bool crosses = !gap && value[walk[i]] * value[walk[i - 1]] < 0;
            if (crosses) { /* the line meets 0 in between */
                float before = graph_x(scope->rect, scope->graph->points, walk[i - 1]);
                float t = value[walk[i - 1]] / (value[walk[i - 1]] - value[walk[i]]);
                add_to_area(&area, scope, false, before + (x - before) * t, 0);
            }
            add_to_area(&area, scope, gap, x, part);
        }
        gap = !known;
    }
    if (!gap) {
        close_area(&area, scope, graph_x(scope->rect, scope->graph->points, walk[count - 1]));
    }
    struct color color = ui->theme->player[sign < 0];
    if (area.count == 0) {
        return;
    }
    draw_path(ui->list, &area,
              &(struct stroke){.fill = color_alpha(color, ui->theme->flat ? 0.4F : 0.24F)});
}

/* ---- signs ---- */

static void draw_sign(const struct ui *ui, enum graph_shape shape, struct point at,
                      struct color color) {
    struct path path = {0};
    switch (shape) {
    case GRAPH_DIAMOND:
        path_move(&path, at.x, at.y - MARK - 1);
        path_line(&path, at.x + MARK + 1, at.y);
        path_line(&path, at.x, at.y + MARK + 1);
        path_line(&path, at.x - MARK - 1, at.y);
        path_close(&path);
        break;
    case GRAPH_TRIANGLE:
        path_move(&path, at.x, at.y - MARK);
        path_line(&path, at.x + MARK, at.y + MARK - 1);
        path_line(&path, at.x - MARK, at.y + MARK - 1);
        path_close(&path);
        break;
    case GRAPH_SQUARE:
        path_round_rect(&path, rect_around(at, MARK - 0.5F), 1);
        break;
    case GRAPH_RING:
        path_circle(&path, at.x, at.y, MARK - 1);
        draw_path(ui->list, &path,
                  &(struct stroke){.fill = ui->theme->ground, .color = color, .width = 2});
        return;
    case GRAPH_DISC:
    default:
        path_circle(&path, at.x, at.y, MARK);
        break;
    }
    draw_path(ui->list, &path,
              &(struct stroke){.fill = color, .color = ui->theme->ground, .width = 1.4F});
}

static void draw_signs(const struct ui *ui, const struct scope *scope) {
    const struct graph *graph = scope->graph;
    for (int i = 0; i < graph->mark_count; i++) {
        const struct graph_mark *mark = &graph->mark[i];
        draw_sign(ui, mark->shape, place_of(scope, 0, mark->point),
                  color_of(ui->theme, mark->color));
    }
}

/* ---- cursor and pointer ---- */

/* A line down at a point, and dots where the series are. */
static void draw_upright(const struct ui *ui, const struct scope *scope, int point, bool cursor) {
    const struct theme *theme = ui->theme;
    struct rect plot = plot_of(scope->rect);
    float x = graph_x(scope->rect, scope->graph->points, point);
    draw_line(ui->list, x, plot.y - 4, x, plot.y + plot.h + 4, cursor ? 1.6F : 1,
              cursor ? theme->accent : theme->muted);
    for (int s = 0; s < scope->graph->series_count; s++) {
        const struct graph_series *series = &scope->graph->series[s];
        if (!isnan(series->value[point])) {
            draw_sign(ui, series->color == GRAPH_PLAYER_1 ? GRAPH_DIAMOND : GRAPH_DISC,
                      place_of(scope, s, point), color_of(theme, series->color));
        }
    }
}

/* What a height of the plot is worth, for whoever is ahead there. */
static struct line number_at(const struct graph *graph, float value) {
    const int half = 50;
    int size = (int)fabsf(value);
    return graph->chance                     ? text_line("%d", half + size)
           : is_balance(graph) && value != 0 ? text_line("+%d", size)
                                             : text_line("%d", (int)value);
}

/* Left of the plot, what its ends are worth, and of a balance also its middle; there the marks of
 * who is ahead at either end stand before the numbers, one below the other. */
static void draw_scale(const struct ui *ui, const struct scope *scope) {
    enum { HIGH, LOW, MIDDLE };
    const struct rect plot = plot_of(scope->rect);
    const float value[] = {scope->high, scope->low, 0};
    bool balance = is_balance(scope->graph);
    int count = plot.h < LEAST_SCALE ? 1 : balance && plot.h >= LEAST_MIDDLE ? 3 : 2;
    float widest = 0;
    for (int i = 0; i < count; i++) {
        struct line number = number_at(scope->graph, value[i]);
        style_write(ui, plot.x - 6, y_of(scope, value[i]) + 4.6F,
                    STYLE_SMALL | STYLE_FIGURES | STYLE_MUTED | STYLE_END, number.string);
        widest = fmaxf(widest, draw_text_width(ui->list, FONT_FIGURES, TYPE_SMALL, number.string));
    }
    for (int end = HIGH; end <= LOW && balance; end++) {
        widget_mark(ui, end, plot.x - 14 - widest, y_of(scope, value[end]), 3.4F);
    }
}

void graph_draw(struct ui *ui, struct rect rect, const struct graph *graph) {
    const struct theme *theme = ui->theme;
    struct scope scope = scope_of(graph, rect);
    struct rect plot = plot_of(rect);
    int hovered = graph_hovered(ui, graph->id, rect, graph->points);
    widget_well(ui, rect, 8, 0.30F);
    float zero = y_of(&scope, 0);
    draw_line(ui->list, plot.x, zero, plot.x + plot.w, zero, 1,
              is_balance(graph) ? color_alpha(theme->muted, 0.6F) : theme->line);
    draw_scale(ui, &scope);
    for (int s = 0; s < graph->series_count && graph->points > 1; s++) {
        if (graph->series[s].balance) {
            draw_area(ui, &scope, s, 1);
            draw_area(ui, &scope, s, -1);
        }
        draw_series_line(ui, &scope, s);
    }
    draw_signs(ui, &scope);
    if (hovered != GRAPH_NONE && hovered != graph->cursor) {
        draw_upright(ui, &scope, hovered, false);
    }
    if (graph->cursor != GRAPH_NONE) {
        draw_upright(ui, &scope, graph->cursor, true);
    }
    widget_focus(ui, graph->id, rect, 8);
    ui->tracks = ui->tracks || hovered != GRAPH_NONE;
    targets_add(&ui->targets, graph->id, rect, true, graph->label);
}
