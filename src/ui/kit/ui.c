/* ui.c: see ui.h. */
#include "ui/kit/ui.h"

#include <string.h>

bool ui_hot(const struct ui *ui, const char *id) {
    return strcmp(ui_pointed(ui), id) == 0;
}

bool ui_focused(const struct ui *ui, const char *id) {
    return ui->keyboard && strcmp(ui->focus, id) == 0;
}

bool ui_at_aim(const struct ui *ui) {
    return ui->targets.aim[0] && strcmp(ui->focus, ui->targets.aim) == 0;
}

bool ui_is_phone(const struct ui *ui) {
    const float button = 60; /* in points, what is 44 pixels high */
    return ui->touchable > button && ui->width < ui->height;
}

void ui_set(struct ui *ui, char id[TARGET_ID_MAX], const char *to) {
    if (strcmp(id, to) != 0) {
        struct text text = text_fixed(id, TARGET_ID_MAX);
        text_add(&text, to);
        ui->changed = true;
    }
}

void ui_focus(struct ui *ui, const char *id) {
    struct text focus = text_fixed(ui->focus, sizeof ui->focus);
    text_add(&focus, id);
}

void ui_focus_leave(struct ui *ui, struct focus_left *left) {
    if (left) {
        *left = ui->kept;
    }
    ui->kept = (struct focus_left){.opened_count = 0};
    ui->focus[0] = '\0';
}

void ui_focus_return(struct ui *ui, const struct focus_left *left) {
    ui->kept = left ? *left : (struct focus_left){.opened_count = 0};
    memcpy(ui->focus, ui->kept.place.id, sizeof ui->focus);
}

const char *ui_pointed(const struct ui *ui) {
    return ui->keyboard ? ui->focus : ui->hover;
}

struct rect ui_cut_end(const struct ui *ui, struct rect *rect, float width) {
    return ui->other_hand ? rect_cut_left(rect, width) : rect_cut_right(rect, width);
}

/* ---- from right to left ---- */

static struct mirror page_mirror(const struct ui *ui) {
    return ui->mirrored ? (struct mirror){.turned = true, .shift = ui->width} : (struct mirror){0};
}

static void set_mirror(struct ui *ui, struct mirror mirror) {
    ui->targets.mirror = mirror;
    ui->list->mirror = mirror_both(page_mirror(ui), mirror);
    ui->list->right_to_left = mirror_reverses(ui->list->mirror);
    ui->list->page_right_to_left = ui->mirrored;
}

void ui_page(struct ui *ui) {
    set_mirror(ui, (struct mirror){0});
}

struct mirror ui_mirror(struct ui *ui, struct rect within) {
    struct mirror before = ui->targets.mirror;
    if (ui->mirrored) {
        set_mirror(ui, mirror_within(before, within));
    }
    return before;
}

struct mirror ui_turn(struct ui *ui, struct rect within) {
    struct mirror before = ui->targets.mirror;
    if (within.w > 0) {
        set_mirror(ui, mirror_around(before, within));
    }
    return before;
}

void ui_mirror_end(struct ui *ui, struct mirror before) {
    set_mirror(ui, before);
}

struct point ui_here(const struct ui *ui, struct point at) {
    return mirror_back(ui->targets.mirror, at);
}

struct rect ui_on_page(const struct ui *ui, struct rect rect) {
    return mirror_rect(ui->targets.mirror, rect);
}

struct rect ui_mirrored(const struct ui *ui, struct rect rect, struct rect within) {
    struct mirror none = {0};
    return mirror_rect(ui->mirrored ? mirror_within(none, within) : none, rect);
}

struct rect ui_seen(const struct ui *ui, struct rect rect) {
    return mirror_rect(page_mirror(ui), rect);
}

/* ---- typing ---- */

void ui_edit_point(struct ui *ui, bool extends) {
    ui->edit.request = CARET_TO_POINT;
    ui->edit.extends = extends;
    ui->edit.x = ui->pointer.x;
    ui->edit.y = ui->pointer.y;
}

void ui_edit(struct ui *ui, const char *id, const char *text, size_t limit, bool lines) {
    struct text to = text_fixed(ui->editing, sizeof ui->editing);
    if (text_edit_begin(&ui->edit, text, limit, lines)) {
        text_add(&to, id);
    }
    if (!ui->keyboard) {
        ui_edit_point(ui, false);
    }
}

void ui_edit_end(struct ui *ui) {
    ui->editing[0] = '\0';
    text_edit_end(&ui->edit);
}

bool ui_edits(const struct ui *ui, const char *id) {
    return ui->editing[0] && strcmp(ui->editing, id) == 0;
}
