/* text_field.c: see text_field.h. */
#include "ui/kit/text_field.h"
#include "ui/kit/style.h"

#include "ui/draw/bidi.h"
#include "ui/draw/paragraph.h"
#include "ui/kit/widgets.h"

#include <math.h>
#include <string.h>

static const float AREA_INSET = 8, FIELD_INSET = 14, ENDLESS = 1 << 14;

static void frame(const struct ui *ui, struct rect rect, bool editing) {
    const struct theme *theme = ui->theme;
    widget_well(ui, rect, 10, 0.38F);
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 10,
                                     .stroke = {editing ? theme->accent : theme->line,
                                                editing ? 2 : theme->weight}});
}

static void caret(struct ui *ui, float x, float y, float height) {
    struct rect bar = {x, y, 2, height};
    ui->edit.spot = mirror_rect(ui->list->mirror, bar);
    draw_box(ui->list, &(struct box){.rect = bar, .fill = FILL_FLAT, .color = {ui->theme->accent}});
}

/* What an input method composes is underlined: in a line that begins at `left` after `start` bytes
 * of the text, `y` the line below it. */
static void underline(const struct ui *ui, const struct typesetting *setting, const char *line,
                      size_t start, float left, float y) {
    struct stretch stretches[PARAGRAPH_STRIPS_MAX];
    size_t length = strlen(line), from = ui->edit.composed, to = ui->edit.composed_end;
    from = from > start ? from - start : 0;
    to = to > start ? to - start : 0;
    to = to < length ? to : length;
    int count = from < to ? paragraph_strips(ui->list, setting, line, from, to, stretches) : 0;
    for (int i = 0; i < count; i++) {
        draw_fill(ui->list,
                  (struct rect){left + stretches[i].left, y, stretches[i].right - stretches[i].left,
                                1.5F},
                  0, ui->theme->accent);
    }
}

/* What is selected lies on a strip in the color of the caret. */
static void strip(const struct ui *ui, float x, float y, float width, float height) {
    draw_fill(ui->list, (struct rect){x, y, width, height}, 3,
              color_alpha(ui->theme->accent, 0.35F));
}

static void add_target(struct ui *ui, const char *id, struct rect rect, bool editing,
                       const char *words, const char *text) {
    if (!editing) {
        widget_focus(ui, id, rect_inset(rect, -3), 13);
    }
    targets_add(&ui->targets, id, rect, true, words);
    targets_field(&ui->targets, text);
}

/* Texts that people type are read in their own direction, wherever they stand; the field is drawn
 * as on a page that is not mirrored. Gives the direction that held before. */
static bool begin_text(const struct ui *ui, const char *text) {
    bool before = ui->list->right_to_left;
    ui->list->right_to_left = bidi_begins(text, ui->mirrored);
    return before;
}

/* ---- a line ---- */

/* A line in a field: its text stands at the side where reading it starts. */
struct field {
    struct rect rect;
    struct typesetting setting;
    const char *text;
    bool turned; /* from right to left */
    float side;  /* the x of that side… */
    float caret; /* …and of the caret from there, rightward */
};

static float caret_of(const struct ui *ui, const struct field *field, size_t bytes) {
    float x = 0;
    paragraph_caret(ui->list, &field->setting, field->text, bytes, &x);
    return field->turned ? x - ENDLESS : x;
}

/* Moves the text aside so that the caret is seen. */
static void move_aside(const struct ui *ui, struct field *field) {
    float room = field->rect.w - 2 * FIELD_INSET;
    field->caret = caret_of(ui, field, ui->edit.caret);
    field->side +=
        field->turned ? fmaxf(0, 4 - field->caret - room) : -fmaxf(0, field->caret + 4 - room);
}

static void follow_pointer(struct ui *ui, struct field *field) {
    float x =
        ui_here(ui, (struct point){ui->edit.x, 0}).x - field->side + (field->turned ? ENDLESS : 0);
    if (ui->edit.request == CARET_TO_POINT) {
        text_edit_arrive(&ui->edit, paragraph_at(ui->list, &field->setting, field->text, 0, x));
        field->caret = caret_of(ui, field, ui->edit.caret);
    }
}

static void draw_selection(const struct ui *ui, const struct field *field) {
    struct stretch stretches[PARAGRAPH_STRIPS_MAX];
    size_t from, to;
    float left = field->side - (field->turned ? ENDLESS : 0);
    if (text_edit_selection(&ui->edit, &from, &to)) {
        int count = paragraph_strips(ui->list, &field->setting, field->text, from, to, stretches);
        for (int i = 0; i < count; i++) {
            strip(ui, left + stretches[i].left, field->rect.y + field->rect.h / 2 - 12,
                  stretches[i].right - stretches[i].left, 24);
        }
    }
}

void text_field(struct ui *ui, const char *id, struct rect rect, const char *value,
                const char *words) {
    bool editing = ui_edits(ui, id);
    struct field field = {.rect = rect,
                          .setting = {FONT_UI_MEDIUM, TYPE_LARGE, ENDLESS},
                          .text = editing ? text_edit_string(&ui->edit) : value};
    struct mirror page = ui_mirror(ui, rect);
    bool before = begin_text(ui, field.text);
    float middle = rect.y + rect.h / 2;
    field.turned = ui->list->right_to_left;
    field.side = field.turned ? rect.x + rect.w - FIELD_INSET : rect.x + FIELD_INSET;
    frame(ui, rect, editing);
    if (editing) {
        move_aside(ui, &field);
        follow_pointer(ui, &field);
    }
    draw_clip(ui->list, rect_inset(rect, 4));
    if (editing) {
        draw_selection(ui, &field);
    }
    widget_text(ui, (struct point){field.side, middle + 7},
                editing ? ENDLESS : rect.w - 2 * FIELD_INSET,
                (struct writing){field.setting.font, field.setting.size, ui->theme->text,
                                 field.turned ? ALIGN_RIGHT : ALIGN_LEFT},
                field.text);
    if (editing) {
        underline(ui, &field.setting, field.text, 0, field.side - (field.turned ? ENDLESS : 0),
                  middle + 11);
        caret(ui, field.side + field.caret + (field.turned ? -4 : 2), middle - 12, 24);
    }
    draw_clip_end(ui->list);
    add_target(ui, id, rect, editing, words, value);
    ui->list->right_to_left = before;
    ui_mirror_end(ui, page);
}

/* ---- several lines ---- */

int text_area_lines(float height) {
    return (int)fmaxf(1, (height - 2 * AREA_INSET) / TEXT_AREA_LEADING);
}

float text_area_height(int lines) {
    return (float)lines * TEXT_AREA_LEADING + 2 * AREA_INSET;
}

float text_area_width(float width) {
    return width - 2 * AREA_INSET - 4;
}

/* The place of the text on the screen. */
struct area {
    struct typesetting setting;
    struct rect room;
    int shown;                    /* lines */
    const struct text_edit *edit; /* NULL: it is not being typed into */
};

static void apply_request(const struct ui *ui, const struct area *area, struct text_edit *edit,
                          int first) {
    const char *text = text_edit_string(edit);
    float x = ui_here(ui, (struct point){edit->x, 0}).x - area->room.x;
    int line = first + (int)floorf((edit->y - area->room.y) / TEXT_AREA_LEADING);
    if (edit->request != CARET_TO_POINT) {
        line = paragraph_caret(ui->list, &area->setting, text, edit->caret, &x);
        line += edit->request == CARET_LINE_UP ? -1 : 1;
    }
    line = line > 0 ? line : 0;
    text_edit_arrive(edit, paragraph_at(ui->list, &area->setting, text, line, x));
}

/* The part of the selection that stands in the line that begins after `start` bytes. */
static void draw_selected(const struct ui *ui, const struct area *area, const char *line,
                          size_t start, float y) {
    struct stretch stretches[PARAGRAPH_STRIPS_MAX];
    size_t from = 0, to = 0, end = start + strlen(line);
    if (!area->edit || !text_edit_selection(area->edit, &from, &to) || from > end || to <= start) {
        return;
    }
    from = from > start ? from - start : 0;
    to = (to < end ? to : end) - start;
    int count = paragraph_strips(ui->list, &area->setting, line, from, to, stretches);
    for (int i = 0; i < count; i++) {
        strip(ui, area->room.x + stretches[i].left, y,
              fmaxf(stretches[i].right - stretches[i].left, 4), TEXT_AREA_LEADING);
    }
}

static void draw_lines(const struct ui *ui, const struct area *area, const char *text, int first) {
    char line[PARAGRAPH_LINE_MAX];
    const char *at = text;
    for (int i = 0; i < first + area->shown && *at; i++) {
        size_t start = (size_t)(at - text);
        at += paragraph_line(ui->list, &area->setting, at, line);
        if (i >= first) {
            float y = area->room.y + (float)(i - first) * TEXT_AREA_LEADING;
            draw_selected(ui, area, line, start, y);
            bool turned = ui->list->right_to_left;
            float side = area->room.x + (turned ? area->setting.width : 0);
            draw_text(ui->list, (struct point){side, y + 13},
                      (struct writing){area->setting.font, area->setting.size, ui->theme->text,
                                       turned ? ALIGN_RIGHT : ALIGN_LEFT},
                      line);
            if (area->edit) {
                underline(ui, &area->setting, line, start, area->room.x, y + 15);
            }
        }
    }
}

/* A bar at the edge says that there is more than is seen, and where one is. */
static void scroll_bar(const struct ui *ui, const struct area *area, int first, int count) {
    if (count <= area->shown) {
        return;
    }
    float height = area->room.h, part = height / (float)count;
    draw_fill(ui->list,
              (struct rect){area->room.x + area->room.w + 3, area->room.y + part * (float)first, 3,
                            part * (float)area->shown},
              1.5F, ui->theme->muted);
}

int text_area(struct ui *ui, const char *id, struct rect rect, const char *value,
              const char *invitation, const char *words, int *first) {
    struct rect room = rect_inset(rect, AREA_INSET);
    struct text_edit *edit = &ui->edit;
    bool editing = ui_edits(ui, id);
    const struct area area = {.setting = {FONT_UI, TYPE_SMALL, text_area_width(rect.w)},
                              .room = room,
                              .shown = text_area_lines(rect.h),
                              .edit = editing ? edit : NULL};
    float x = 0;
    int line = 0;
    struct mirror page = ui_mirror(ui, rect);
    bool before = begin_text(ui, editing ? text_edit_string(edit) : value);
    frame(ui, rect, editing);
    if (editing && edit->request != CARET_STAYS) {
        apply_request(ui, &area, edit, *first);
    }
    value = editing ? text_edit_string(edit) : value;
    int count = paragraph_count(ui->list, &area.setting, value);
    if (editing) {
        line = paragraph_caret(ui->list, &area.setting, value, edit->caret, &x);
        *first = line < *first                 ? line
                 : line >= *first + area.shown ? line - area.shown + 1
                                               : *first;
    }
    int most = count > area.shown ? count - area.shown : 0;
    *first = *first < 0 ? 0 : *first > most ? most : *first;
    draw_clip(ui->list, rect_inset(rect, 4));
    if (!value[0] && !editing) {
        bool turned = ui->mirrored;
        style_write(ui, room.x + (turned ? area.setting.width : 0), room.y + 13,
                    STYLE_SMALL | STYLE_MUTED | (turned ? STYLE_END : 0), invitation);
    }
    draw_lines(ui, &area, value, *first);
    if (editing) {
        caret(ui, room.x + fminf(x, room.w), room.y + (float)(line - *first) * TEXT_AREA_LEADING,
              17);
    }
    draw_clip_end(ui->list);
    scroll_bar(ui, &area, *first, count);
    add_target(ui, id, rect, editing, words, value);
    ui->list->right_to_left = before;
    ui_mirror_end(ui, page);
    return count;
}
