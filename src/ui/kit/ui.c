/* ui.c: see ui.h. */
#include "ui/kit/ui.h"

#include <string.h>

bool ui_hot(const struct ui *ui, const char *id) {
    return strcmp(ui_pointed(ui), id) == 0;
}

bool ui_focused(const struct ui *ui, const char *id) {
    return ui->keyboard && strcmp(ui->focus, id) == 0;
}

void ui_focus(struct ui *ui, const char *id) {
    struct text focus = text_fixed(ui->focus, sizeof ui->focus);
    text_add(&focus, id);
}

const char *ui_pointed(const struct ui *ui) {
    return ui->keyboard ? ui->focus : ui->hover;
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
