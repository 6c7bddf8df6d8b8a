/* typing.c: see typing.h. */
#include "ui/app/typing.h"

#include "words/words.h"

#include <string.h>

void typing_press(const struct app *app) {
    struct ui *ui = app->ui;
    if (ui_edits(ui, ui->pressed)) {
        ui_edit_point(ui, false);
    } else if (ui->editing[0]) {
        ui_edit_end(ui);
        app->ui->changed = true;
    }
}

static enum typed replace_selection(struct ui *ui, const char *string) {
    return text_edit_type(&ui->edit, string) ? TYPED_CHANGE : TYPED;
}

enum typed typing_replace(struct ui *ui, const struct input *input) {
    bool composes = input->kind == INPUT_COMPOSE && ui->editing[0] && input->string[0];
    return composes && text_edit_cut(&ui->edit) ? TYPED_CHANGE : TYPED_NOTHING;
}

void typing_compose(struct ui *ui, const struct input *input) {
    struct text_edit *edit = &ui->edit;
    if (input->kind == INPUT_COMPOSE && ui->editing[0] &&
        (input->string[0] || text_edit_composes(edit))) {
        text_edit_compose(edit, input->string, input->letters);
        ui->changed = true;
    }
}

enum typed typing_input(struct ui *ui, const struct input *input) {
    if (!ui->editing[0]) {
        return TYPED_NOTHING;
    }
    enum text_edited edited = text_edit_input(&ui->edit, input);
    if (edited != EDIT_NOT_MEANT || input->key == KEY_UNDO || input->key == KEY_REDO) {
        return edited == EDIT_CHANGED ? TYPED_CHANGE : TYPED;
    }
    return input->key == KEY_ENTER ? TYPED_ENTER : TYPED_NOTHING;
}

/* Copies the selection, or all of the text when nothing is selected. True when a selection was
 * copied, so that cutting may delete it. */
static bool copy_typed(const struct app *app) {
    const struct text_edit *edit = &app->ui->edit;
    struct text part = {0};
    size_t from, to;
    bool selected = text_edit_selection(edit, &from, &to);
    text_add_bytes(&part, text_edit_string(edit) + (selected ? from : 0),
                   selected ? to - from : edit->text.length);
    bool done = part.length && !part.truncated && host_copy(text_string(&part));
    text_free(&part);
    if (!done && edit->text.length) {
        toast_warn(&app->shown->toast, words(WORD_NOT_COPIED));
    }
    return done && selected;
}

static enum typed paste_typed(const struct app *app) {
    struct text string = {0};
    bool pasted = host_paste(&string);
    enum typed typed = pasted ? replace_selection(app->ui, text_string(&string)) : TYPED;
    text_free(&string);
    return typed;
}

enum typed typing_clipboard(const struct app *app, enum key key) {
    switch (key) {
    case KEY_COPY:
        copy_typed(app);
        return TYPED;
    case KEY_CUT:
        return copy_typed(app) ? replace_selection(app->ui, "") : TYPED;
    case KEY_PASTE:
        return paste_typed(app);
    default:
        return TYPED_NOTHING;
    }
}
