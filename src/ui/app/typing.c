/* typing.c: see typing.h. */
#include "ui/app/typing.h"

#include "ui/app/stack.h"
#include "words/words.h"

#include <string.h>

void typing_tell(struct app *app) {
    if (app_top(app)->typed) {
        app_top(app)->typed(app, app->ui->editing);
    }
}

void typing_press(const struct app *app) {
    struct ui *ui = app->ui;
    if (ui_edits(ui, ui->pressed)) {
        ui_edit_point(ui, false);
    } else if (ui->editing[0]) {
        ui_edit_end(ui);
        app->ui->changed = true;
    }
}

static void enter_field(struct app *app) {
    char id[TARGET_ID_MAX];
    memcpy(id, app->ui->editing, sizeof id);
    ui_edit_end(app->ui);
    if (app_top(app)->entered) {
        app_top(app)->entered(app, id);
    }
}

static void replace_selection(struct app *app, const char *string) {
    if (text_edit_type(&app->ui->edit, string)) {
        typing_tell(app);
    }
}

void typing_compose(struct app *app, const struct input *input) {
    struct text_edit *edit = &app->ui->edit;
    if (input->kind != INPUT_COMPOSE || !app->ui->editing[0]) {
        return;
    }
    if (input->string[0] && text_edit_cut(edit)) {
        typing_tell(app);
    }
    if (input->string[0] || text_edit_composes(edit)) {
        text_edit_compose(edit, input->string, input->letters);
        app->ui->changed = true;
    }
}

bool typing_input(struct app *app, const struct input *input) {
    struct ui *ui = app->ui;
    if (!ui->editing[0]) {
        return false;
    }
    enum text_edited edited = text_edit_input(&ui->edit, input);
    if (edited == EDIT_CHANGED) {
        typing_tell(app);
    }
    if (edited != EDIT_NOT_MEANT || input->key == KEY_UNDO || input->key == KEY_REDO) {
        return true;
    }
    if (input->key == KEY_ENTER) {
        enter_field(app);
        return true;
    }
    return false;
}

/* Copies the selection, or all of the text when nothing is selected. True when a selection was
 * copied, so that cutting may delete it. */
static bool copy_typed(const struct app *app) {
    const struct text_edit *edit = &app->ui->edit;
    const struct host *host = app->host;
    struct text part = {0};
    size_t from, to;
    bool selected = text_edit_selection(edit, &from, &to);
    text_add_bytes(&part, text_edit_string(edit) + (selected ? from : 0),
                   selected ? to - from : edit->text.length);
    bool done =
        host && part.length && !part.truncated && host->copy(host->context, text_string(&part));
    text_free(&part);
    if (!done && edit->text.length) {
        toast_warn(&app->shown->toast, words(WORD_NOT_COPIED));
    }
    return done && selected;
}

static void paste_typed(struct app *app) {
    const struct host *host = app->host;
    struct text string = {0};
    if (host && host->paste(host->context, &string)) {
        replace_selection(app, text_string(&string));
    }
    text_free(&string);
}

bool typing_clipboard(struct app *app, enum key key) {
    if (key == KEY_COPY) {
        copy_typed(app);
    } else if (key == KEY_CUT && copy_typed(app)) {
        replace_selection(app, "");
    } else if (key == KEY_PASTE) {
        paste_typed(app);
    }
    return key == KEY_COPY || key == KEY_CUT || key == KEY_PASTE;
}
