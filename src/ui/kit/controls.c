/* controls.c: see controls.h. */
#include "ui/kit/controls.h"
#include "ui/kit/style.h"

#include "ui/kit/widgets.h"

#include <math.h>
#include <string.h>

static const float ONE_LINE = 44,
                   TWO_LINES = 60; /* the height of a row with a sentence in two lines */

static const float slider_inset = 20; /* of the first stop from the target's edge */

/* ---- switches ---- */

static void switch_face(const struct ui *ui, float x, float y, bool on) {
    const struct theme *theme = ui->theme;
    const float width = 52, height = 28, knob = 10.4F;
    struct rect rect = {x - width, y - height / 2, width, height};
    draw_box(ui->list,
             &(struct box){.rect = rect,
                           .radius = height / 2,
                           .fill = FILL_FLAT,
                           .color = {on             ? theme->brass
                                     : theme->light ? color_hex(0xD9CDB6)
                                                    : theme_veil(theme, color_black(1), 0.6F)},
                           .stroke = {on ? theme->accent : theme->muted, theme->weight}});
    float kx = on ? x - height / 2 : rect.x + height / 2;
    if (on) {
        widget_icon(ui, SPRITE_ICON_CHECK_HEAVY, rect.x + 16, y, 13, theme->on_accent);
    }
    draw_box(ui->list, &(struct box){.rect = {kx - knob, y - knob, 2 * knob, 2 * knob},
                                     .radius = knob,
                                     .fill = theme->flat ? FILL_FLAT : FILL_LIT,
                                     .color = {color_hex(on ? 0xFFFFFF : 0xD9D3C8),
                                               color_hex(on ? 0xF3E9D7 : 0xA59E92),
                                               color_hex(on ? 0xB9AE9A : 0x6E685E)},
                                     .stroke = {color_black(on && theme->flat ? 1 : 0.35F), 1}});
}

/* What is under the pointer or the focus. */
static void row_film(const struct ui *ui, struct rect rect, const char *id) {
    if (ui_hot(ui, id)) {
        draw_fill(ui->list, rect, 10, color_alpha(ui->theme->text, 0.05F));
    }
    widget_focus(ui, id, rect, 10);
}

void control_switch(struct ui *ui, struct rect rect, const char *name, bool on, enum word title,
                    const char *sentence) {
    struct line id = text_line("option:%s=%d", name, !on);
    struct line label = text_line("%s. %s", words(title), sentence);
    struct rect film = {rect.x - 12, rect.y + 2, rect.w + 24, rect.h - 4};
    row_film(ui, film, id.string);
    float room = rect.w - 64;
    bool one_line = rect.h >= ONE_LINE && style_fits(ui, STYLE_SMALL, room, sentence);
    bool said = one_line || rect.h >= TWO_LINES;
    float y = rect.y + rect.h / 2 - (one_line ? 4 : said ? 12 : -6);
    if (style_fits(ui, STYLE_MEDIUM, room, words(title))) {
        style_write(ui, rect.x, y, STYLE_MEDIUM, words(title));
    } else {
        said = false; /* the title alone, in two lines */
        style_paragraph(ui, (struct point){rect.x, rect.y + rect.h / 2 - 3}, room,
                        STYLE_SMALL | STYLE_MEDIUM, 16, words(title));
    }
    if (said) {
        style_paragraph(ui, (struct point){rect.x, y + 20}, room, STYLE_SMALL | STYLE_MUTED, 16,
                        sentence);
    }
    switch_face(ui, rect.x + rect.w, rect.y + rect.h / 2, on);
    ui->tip = ui->tip || (!said && ui_hot(ui, id.string));
    targets_add(&ui->targets, id.string, film, true, label.string);
    targets_role(&ui->targets, ROLE_SWITCH, on);
}

/* ---- rows of values ---- */

/* One value: the chosen one is a key of brass. */
static void segment_cell(struct ui *ui, struct rect cell, const struct segment *segment,
                         bool chosen, bool enabled) {
    const struct theme *theme = ui->theme;
    float strength = enabled ? 1 : 0.45F;
    if (chosen || (enabled && ui_hot(ui, segment->id.string))) {
        draw_fill(ui->list, cell, 7,
                  color_alpha(chosen ? theme->brass : theme->accent, chosen ? strength : 0.18F));
    }
    const float edge = 6;
    widget_label(ui, (struct rect){cell.x + edge, cell.y, cell.w - 2 * edge, cell.h},
                 (struct writing){chosen ? FONT_UI_SEMIBOLD : FONT_UI, TYPE_BODY,
                                  color_alpha(chosen ? theme->on_accent : theme->text, strength),
                                  ALIGN_CENTER},
                 segment->label.string);
    widget_focus(ui, segment->id.string, cell, 7);
    targets_add(&ui->targets, segment->id.string, cell, enabled, segment->words.string);
    targets_role(&ui->targets, ROLE_CHOICE, chosen);
}

void control_segments(struct ui *ui, struct rect rect, const struct segment segment[], int count,
                      int chosen, bool enabled) {
    rect.h = SEGMENT_HEIGHT;
    widget_well(ui, rect, 10, 0.34F);
    struct rect cell = rect_inset(rect, 4);
    cell.w /= (float)count;
    for (int i = 0; i < count; i++) {
        if (i > 0 && chosen != i && chosen != i - 1) {
            draw_line(ui->list, cell.x, cell.y + 9, cell.x, cell.y + cell.h - 9, 1,
                      ui->theme->line);
        }
        segment_cell(ui, cell, &segment[i], chosen == i, enabled);
        cell.x += cell.w;
    }
}

void control_segment_rows(struct flow *flow, const struct segment segment[], int count,
                          int chosen) {
    const float gap = 20, row_gap = 10;
    float widest = 0;
    for (int i = 0; i < count; i++) {
        widest = fmaxf(widest, style_width(flow->ui, STYLE_STRONG, segment[i].label.string));
    }
    int fit = (int)fmaxf(1, floorf(flow->room.w / (widest + gap)));
    int rows = (count + fit - 1) / fit, each = (count + rows - 1) / rows;
    for (int first = 0; first < count; first += each) {
        flow_gap(flow, first ? row_gap : 0);
        struct rect rect = flow_take(flow, SEGMENT_HEIGHT);
        int in_row = count - first < each ? count - first : each;
        bool here = chosen >= first && chosen < first + in_row;
        rect.w *= (float)in_row / (float)each;
        if (flow->paint) {
            control_segments(flow->ui, rect, &segment[first], in_row, here ? chosen - first : -1,
                             true);
        }
    }
}

/* ---- sliders ---- */

static float stop_x(struct rect rect, int stops, int stop) {
    return rect.x + slider_inset + (rect.w - 2 * slider_inset) * (float)stop / (float)(stops - 1);
}

int control_slider_stop(const struct target *target, int stops, struct point at) {
    float first = stop_x(target->rect, stops, 0), last = stop_x(target->rect, stops, stops - 1);
    float part = (at.x - first) / (last - first);
    return (int)lroundf(fmaxf(0, fminf(1, part)) * (float)(stops - 1));
}

static void slider_track(const struct ui *ui, struct rect target, float y, int stops, int stop) {
    const struct theme *theme = ui->theme;
    float from = stop_x(target, stops, 0), to = stop_x(target, stops, stops - 1);
    float at = stop_x(target, stops, stop);
    widget_well(ui, (struct rect){from, y - 4, to - from, 8}, 4, 0.55F);
    draw_fill(ui->list, (struct rect){from, y - 4, at - from, 8}, 4, theme->brass);
    for (int i = 0; i < stops; i++) {
        draw_circle(ui->list, stop_x(target, stops, i), y, 2.2F,
                    i < stop ? theme->on_accent : theme->muted);
    }
}

static void slider_knob(const struct ui *ui, float x, float y) {
    const struct theme *theme = ui->theme;
    const float radius = 12.5F;
    draw_box(ui->list,
             &(struct box){.rect = {x - radius, y - radius, 2 * radius, 2 * radius},
                           .radius = radius,
                           .fill = FILL_LIT,
                           .color = {theme_mark(theme, 0xFFF6D8), theme_mark(theme, 0xE9BC5C),
                                     theme_mark(theme, 0x8A6420)},
                           .stroke = {color_alpha(color_hex(0x2A1B06), 0.6F), 1},
                           .shadow = theme_shadow(theme, 0.45F, 4, 1, 2)});
    draw_circle(ui->list, x, y, 4, color_alpha(color_hex(0x5A3E10), 0.55F));
}

bool control_slider_fits(const struct ui *ui, float width, const struct slider *slider) {
    float value = style_width(ui, STYLE_LARGE | STYLE_FIGURES_STRONG, slider->value.string);
    return style_fits(ui, STYLE_MEDIUM, width - 8 - value, words(slider->title));
}

static void slider_words(const struct ui *ui, struct rect rect, const struct slider *slider) {
    const char *title = words(slider->title), *sentence = slider->sentence.string;
    bool stacked = slider->stacked;
    style_write_within(ui, rect.x, rect.y + (stacked ? 14 : 24), rect.w, STYLE_MEDIUM, title);
    style_write(ui, rect.x + rect.w, rect.y + (stacked ? 42 : 25),
                STYLE_LARGE | STYLE_FIGURES_STRONG | STYLE_END, slider->value.string);
    if (!stacked && style_fits(ui, STYLE_SMALL, rect.w, sentence)) {
        style_write(ui, rect.x, rect.y + 44, STYLE_SMALL | STYLE_MUTED, sentence);
    }
}

/* Where there is no room for the words of all stops, some are left out. */
static void slider_labels(const struct ui *ui, struct rect target, float y,
                          const struct slider *slider, int stop) {
    float pitch = stop_x(target, slider->stops, 1) - stop_x(target, slider->stops, 0);
    int every = 1;
    for (int i = 0; i < slider->stops; i++) {
        const char *label = slider->label[i].string;
        float width = style_width(ui, STYLE_SMALL | STYLE_STRONG, label);
        every = (int)fmaxf((float)every, ceilf((width + 4) / pitch));
    }
    for (int i = 0; i < slider->stops; i += every) {
        bool here = i == stop;
        style_write(ui, stop_x(target, slider->stops, i), y,
                    STYLE_SMALL | STYLE_CENTER | (here ? STYLE_STRONG | STYLE_BRASS : STYLE_MUTED),
                    slider->label[i].string);
    }
}

void control_slider(struct ui *ui, struct rect rect, const struct slider *slider) {
    struct target target = {.rect = {rect.x, rect.y + 54, rect.w, 62}};
    float y = rect.y + 72;
    const char *id = slider->id.string;
    int stop = strcmp(ui->pressed, id) == 0
                   ? control_slider_stop(&target, slider->stops, ui->pointer)
                   : slider->stop;
    slider_words(ui, rect, slider);
    row_film(ui, target.rect, id);
    slider_track(ui, target.rect, y, slider->stops, stop);
    slider_labels(ui, target.rect, y + 31, slider, stop);
    slider_knob(ui, stop_x(target.rect, slider->stops, stop), y);
    struct line label = text_line(words(WORD_LABELED), words(slider->title), slider->value.string);
    targets_add(&ui->targets, id, target.rect, true, label.string);
    targets_role(&ui->targets, ROLE_SLIDER, false);
}
