/* flow.c: see flow.h. */
#include "ui/kit/flow.h"

#include "ui/kit/scroll_panel.h"
#include "ui/kit/widgets.h"

#include <math.h>

struct flow flow_begin(struct ui *ui, struct rect room) {
    return (struct flow){.ui = ui, .room = room, .leading = 1, .paint = true};
}

static const float UNBOUNDED = 8192; /* the room in which a width is measured */

/* A part needs so much of what is left of the width. */
static void widen(const struct flow *flow, float width) {
    if (flow->wide) {
        *flow->wide = fmaxf(*flow->wide, UNBOUNDED - flow->room.w + width);
    }
}

/* ---- parts, from the top ---- */

struct rect flow_take(struct flow *flow, float height) {
    flow->used += height;
    return rect_cut_top(&flow->room, height);
}

struct rect flow_foot(struct flow *flow, float height) {
    flow->used += height;
    return rect_cut_bottom(&flow->room, height);
}

struct flow flow_within(const struct flow *flow, struct rect room) {
    struct flow inner = *flow;
    inner.room = room;
    inner.used = 0;
    inner.wide = room.w < flow->room.w ? NULL : flow->wide;
    return inner;
}

void flow_gap(struct flow *flow, float height) {
    flow_take(flow, height);
}

/* Where a text of this style stands in a room. */
static float edge(int style, struct rect room) {
    if (style & STYLE_CENTER) {
        return room.x + room.w / 2;
    }
    return style & STYLE_END ? room.x + room.w : room.x;
}

void flow_text(struct flow *flow, int style, const char *string) {
    const struct ui *ui = flow->ui;
    const struct typesetting setting = style_setting(style, flow->room.w);
    float leading = roundf(style_leading(style) * flow->leading);
    leading = fmaxf(leading, LEAST_LEADING * ui->list->legible);
    if (!flow->paint) {
        int lines = string[0] ? paragraph_count(ui->list, &setting, string) : 0;
        widen(flow, style_width(ui, style, string));
        flow_take(flow, leading * (float)lines);
        return;
    }
    char line[PARAGRAPH_LINE_MAX];
    while (*string) {
        string += paragraph_line(ui->list, &setting, string, line);
        struct rect room = flow_take(flow, leading);
        style_write(ui, edge(style, room), style_baseline(style, room.y + leading / 2), style,
                    line);
    }
}

void flow_boxed(struct flow *flow, enum box_style box, struct point inset, flow_panel *panel,
                const void *data) {
    float width = flow->room.w - 2 * inset.x;
    struct rect rect = flow->room;
    rect.h = flow_height_in(flow, width, panel, data) + 2 * inset.y;
    flow_take(flow, rect.h);
    if (flow->paint) {
        int group = draw_group(flow->ui->list, "panel", rect);
        style_box(flow->ui, rect, box);
        struct flow inner = flow_within(
            flow, (struct rect){rect.x + inset.x, rect.y + inset.y, width, rect.h - 2 * inset.y});
        panel(&inner, data);
        draw_group_end(flow->ui->list, group);
    }
}

/* ---- side by side ---- */

struct flow flow_row(struct flow *flow, float height) {
    return flow_within(flow, flow_take(flow, height));
}

struct rect flow_start(struct flow *row, float width) {
    widen(row, width);
    return rect_cut_left(&row->room, width);
}

struct rect flow_end(struct flow *row, float width) {
    widen(row, width);
    return rect_cut_right(&row->room, width);
}

struct rect flow_button(struct flow *row, int icon, const char *label, float gap) {
    float width = widget_button_width(row->ui, icon, label);
    widen(row, width + gap);
    struct rect place = ui_cut_end(row->ui, &row->room, width);
    ui_cut_end(row->ui, &row->room, gap);
    return place;
}

void flow_bar(const struct flow *row, float height, float part) {
    struct flow rest = *row;
    struct rect rail = row->room;
    rail.y += (rail.h - height) / 2;
    rail.h = rest.room.h = height;
    rest.room.y = rail.y;
    if (row->paint) {
        draw_fill(row->ui->list, rail, height / 2, row->ui->theme->line);
        draw_fill(row->ui->list, flow_start(&rest, rail.w * part), height / 2,
                  row->ui->theme->accent);
    }
}

void flow_word(struct flow *row, int style, const char *string) {
    struct flow word = flow_within(row, flow_start(row, style_width(row->ui, style, string)));
    word.room.w += 1; /* it is not cut for a rounding */
    flow_line(&word, style, string);
}

void flow_line(const struct flow *row, int style, const char *string) {
    widen(row, row->wide ? style_width(row->ui, style, string) : 0);
    if (row->paint) {
        style_write_in(row->ui, row->room, style, string);
    }
}

void flow_rich(const struct flow *row, int style, const char *markup) {
    struct ui *ui = row->ui;
    float size = style_size(style), width = widget_rich_width(ui, markup, size);
    widen(row, width);
    if (row->paint) {
        const struct theme *theme = ui->theme;
        struct theme inked = *theme;
        inked.text = style_ink(theme, style);
        ui->theme = &inked;
        widget_rich_within(ui, row->room.x, style_baseline(style, row->room.y + row->room.h / 2),
                           row->room.w, markup, size);
        ui->theme = theme;
    }
}

void flow_columns(struct flow *flow, int count, float gap, flow_panel *panel, const void *data) {
    float width = (flow->room.w + gap) / (float)count - gap, highest = 0;
    struct flow row = flow_within(flow, flow->room);
    for (int i = 0; i < count; i++) {
        struct flow column = flow_within(flow, flow_start(&row, width));
        column.number = i;
        panel(&column, data);
        highest = fmaxf(highest, column.used);
        flow_start(&row, gap);
    }
    flow_take(flow, highest);
}

void flow_split(const struct flow *flow, float width, float gap, struct flow *start,
                struct flow *end) {
    struct flow row = flow_within(flow, flow->room);
    *start = flow_within(flow, flow_start(&row, width));
    flow_start(&row, gap);
    *end = row;
}

void flow_join(struct flow *flow, const struct flow *start, const struct flow *end) {
    flow_take(flow, fmaxf(start->used, end->used));
}

/* ---- what fits ---- */

/* The height in a flow, which is left as it is. */
static float measure(struct flow flow, flow_panel *panel, const void *data) {
    flow.used = 0;
    flow.paint = false;
    panel(&flow, data);
    return flow.used;
}

float flow_height(const struct flow *flow, flow_panel *panel, const void *data) {
    return measure(*flow, panel, data);
}

float flow_height_in(const struct flow *flow, float width, flow_panel *panel, const void *data) {
    struct flow other = *flow;
    other.room.w = width;
    return measure(other, panel, data);
}

float flow_width(const struct flow *flow, flow_panel *panel, const void *data) {
    struct flow unbounded = *flow;
    float width = 0;
    unbounded.wide = &width;
    unbounded.room.w = UNBOUNDED;
    measure(unbounded, panel, data);
    return ceilf(width);
}

void flow_middle(struct flow *flow, flow_panel *panel, const void *data) {
    struct flow rest = flow_row(flow, flow->room.h);
    flow_gap(&rest, fmaxf(0, rest.room.h - flow_height(&rest, panel, data)) / 2);
    panel(&rest, data);
}

void flow_around(const struct flow *row, float x, int ways, flow_panel *panel, const void *data) {
    struct flow part = *row;
    float width = flow_width(&part, panel, data);
    while (width > part.room.w && part.number + 1 < ways) {
        part.number++;
        width = flow_width(&part, panel, data);
    }
    float most = fmaxf(0, part.room.w - width);
    float before = fmaxf(0, fminf(x - width / 2 - part.room.x, most));
    flow_start(&part, before); /* not cut for a rounding */
    panel(&part, data);
}

bool flow_keep(struct flow *flow, flow_panel *panel, const void *data) {
    bool fits = flow_height(flow, panel, data) <= flow->room.h;
    if (fits) {
        panel(flow, data);
    }
    return fits;
}

int flow_first(struct flow *flow, int ways, flow_panel *panel, const void *data) {
    int before = flow->number;
    for (flow->number = 0; flow->number + 1 < ways; flow->number++) {
        if (flow_height(flow, panel, data) <= flow->room.h) {
            break;
        }
    }
    int number = flow->number;
    panel(flow, data);
    flow->number = before;
    return number;
}

void flow_page(struct flow *flow, struct scroll *scroll, struct rect view, flow_panel *panel,
               const void *data) {
    flow->room.y = scroll_view_begin(scroll, view, flow_height(flow, panel, data));
    int group = draw_group(flow->ui->list, "page", flow->room);
    panel(flow, data);
    draw_group_end(flow->ui->list, group);
    scroll_view_end(flow->ui, scroll, 0);
}

void flow_scroll(struct flow *flow, struct scroll *scroll, float beyond, flow_panel *panel,
                 const void *data) {
    struct flow rest = flow_row(flow, flow->room.h), column = rest;
    flow_end(&rest, -beyond);
    struct rect bar = flow_end(&rest, SCROLL_BAR);
    float height = flow_height(&column, panel, data);
    if (height > column.room.h) {
        column.room = rest.room;
        height = flow_height(&column, panel, data);
    }
    if (!flow->paint) {
        return;
    }
    struct rect view = column.room;
    column.room.y = scroll_view_begin(scroll, view, height);
    draw_clip(flow->ui->list, view);
    int group = draw_group(flow->ui->list, "content", column.room);
    panel(&column, data);
    draw_group_end(flow->ui->list, group);
    draw_clip_end(flow->ui->list);
    if (scroll_is_long(scroll)) {
        scroll_view_bar(flow->ui, scroll, bar);
    }
}
