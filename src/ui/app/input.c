/* input.c: see input.h. Pointer and keyboard handling, shared by all scenes. */
#include "ui/app/input.h"

#include "ui/app/answers.h"
#include "ui/app/command.h"
#include "ui/app/fingers.h"
#include "ui/app/focus.h"
#include "ui/app/held.h"
#include "ui/app/import_export.h"
#include "ui/app/pointer.h"
#include "ui/app/request.h"
#include "ui/app/scan.h"
#include "ui/app/stack.h"
#include "ui/app/typing.h"
#include "ui/app/use.h"
#include "ui/kit/movement.h"
#include "ui/model/keys.h"
#include "words/words.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

static const float WHEEL_ROWS = 3;

/* Where the keyboard starts moving the focus: at the focus, else at what the pointer is over. */
static const char *focus_from(const struct app *app) {
    return app->ui->keyboard || app->ui->focus[0] ? app->ui->focus : app->ui->hover;
}

/* A focus that waits is led back to its group or, if there is nothing still, by Tab out of it.
 * True: that is all. */
static bool leave_nothing(const struct app *app, enum key key) {
    const struct ui *ui = app->ui;
    const struct focus_place *place = &ui->kept.place;
    bool arrow = key == KEY_LEFT || key == KEY_RIGHT || key == KEY_UP || key == KEY_DOWN;
    if (!place->waits || ui->focus[0] || !(arrow || key == KEY_TAB)) {
        return false;
    }
    const struct target *target = targets_nearest(&ui->targets, place->group, place->at);
    if (target || arrow) {
        focus_on(app, target);
    }
    return target || arrow;
}

static void focus_key(struct app *app, const struct input *input) {
    static const struct {
        enum key key;
        int dx, dy;
    } arrows[] = {{KEY_LEFT, -1, 0}, {KEY_RIGHT, 1, 0}, {KEY_UP, 0, -1}, {KEY_DOWN, 0, 1}};
    const struct targets *targets = &app->ui->targets;
    const char *from = focus_from(app);
    if (leave_nothing(app, input->key)) {
        return;
    }
    for (int i = 0; i < 4; i++) {
        if (arrows[i].key == input->key) {
            focus_on(app, targets_towards(targets, from, arrows[i].dx, arrows[i].dy));
        }
    }
    if ((input->key == KEY_PAGE_UP || input->key == KEY_PAGE_DOWN) && app_top(app)->list) {
        scroll_page(app_top(app)->list(app), input->key == KEY_PAGE_DOWN);
    } else if (input->key == KEY_TAB) {
        focus_on(app, targets_next_group(targets, from, input->shift));
    } else if (input->key == KEY_ENTER || input->key == KEY_SPACE) {
        focus_use(app);
    }
}

/* ---- names ---- */

static bool own(const void *context, const char *id) {
    const struct app *app = context;
    return app_top(app)->own(app, id);
}

/* A character leads the keyboard to the target of that name, or says that there is none. */
static void type_name(const struct app *app, struct table_state *table, const char *character) {
    const struct scene *top = app_top(app);
    const struct typed_names names = {top->named, top->own ? own : NULL, app};
    struct typed_name before = app->ui->typed;
    const struct target *target =
        typed_name_add(&app->ui->typed, &app->ui->targets, &names, character);
    if (target) {
        char id[TARGET_ID_MAX];
        memcpy(id, target->id, sizeof id);
        focus_on(app, target);
        if (top->led) {
            top->led(app, table, id, app->ui->typed.extends && before.leads);
        }
    } else if (!app->ui->typed.text[0]) {
        toast_show(
            &app->shown->toast,
            text_line(words(WORD_TYPED_NOWHERE), before.more ? before.text : "", character).string);
    }
}

/* False for what is neither a letter nor a digit, also of other scripts than Latin. */
static bool begins_names(const char *text) {
    return isalnum((unsigned char)text[0]) || (text[0] & 0x80);
}

/* An input method gives several characters at once. */
static bool type_names(const struct app *app, struct table_state *table,
                       const struct input *input) {
    const char *text = input->text;
    if (input->kind != INPUT_TEXT || !app_top(app)->named || !begins_names(text)) {
        return false;
    }
    while (*text) {
        size_t length = 1;
        while ((text[length] & 0xC0) == 0x80) {
            length++;
        }
        char character[sizeof input->text] = "";
        memcpy(character, text, length);
        type_name(app, table, character);
        text += length;
    }
    return true;
}

/* What was typed of a name is over. True when it led nowhere yet, so that taking it back is all
 * that a key is meant for. */
static bool drop_name(const struct app *app) {
    bool part = app->ui->typed.text[0] && !app->ui->typed.leads;
    app->ui->changed = app->ui->changed || app->ui->typed.text[0];
    app->ui->typed = (struct typed_name){.leads = false};
    return part;
}

/* Moving the pointer, releasing the button and answers of the host are not actions of the user. */
static bool is_user_action(enum input_kind kind) {
    return kind != INPUT_NONE && kind != INPUT_MOVE && kind != INPUT_UP && kind != INPUT_KEY_UP &&
           kind != INPUT_LEAVE && kind != INPUT_ANSWER && kind != INPUT_COMPOSE;
}

/* Keys that repeat while held down: those that navigate, never those that act. */
static bool repeats_while_held(const struct input *input) {
    switch (input->key) {
    case KEY_LEFT:
    case KEY_RIGHT:
    case KEY_UP:
    case KEY_DOWN:
    case KEY_TAB:
    case KEY_PAGE_UP:
    case KEY_PAGE_DOWN:
    case KEY_UNDO:
    case KEY_REDO:
    case KEY_READ_UP:
    case KEY_READ_DOWN:
    case KEY_READ_LEFT:
    case KEY_READ_RIGHT:
        return true;
    default:
        return strcmp(input->text, ",") == 0 || strcmp(input->text, ".") == 0;
    }
}

/* The scene hears what typing into a field has done. True when it was meant for the field. */
static bool tell(struct app *app, enum typed typed) {
    const struct scene *top = app_top(app);
    char id[TARGET_ID_MAX];
    memcpy(id, app->ui->editing, sizeof id);
    if (typed == TYPED_ENTER) {
        ui_edit_end(app->ui);
    }
    if (typed == TYPED_ENTER && top->entered) {
        top->entered(app, id);
    } else if (typed == TYPED_CHANGE && top->typed) {
        top->typed(app, id);
    }
    return typed != TYPED_NOTHING;
}

static bool use_key(struct app *app, const struct input *input) {
    const struct scene *top = app_top(app);
    return (app->ui->editing[0] && tell(app, typing_clipboard(app, input->key))) ||
           command_key(app, top, input->key) || (top->key && top->key(app, input));
}

static void key_or_text(struct app *app, const struct input *input) {
    app->ui->changed = true;
    if (!tell(app, typing_input(app->ui, input)) && !use_key(app, input) &&
        !type_names(app, &app->table, input)) {
        focus_key(app, input);
    }
}

/* A key that was held only briefly acts now that it is up. */
static void key_goes_up(struct app *app, const struct input *input) {
    if (hold_end(&app->table.hold, &app->table.play) == HELD_BRIEFLY) {
        key_or_text(app, &(struct input){.kind = INPUT_KEY, .key = input->key});
    }
}

/* Cancels what is unfinished: a drag, an edit, or what the scene has selected or opened. */
static void cancel(struct app *app, bool other, bool part) {
    const struct scene *top = app_top(app);
    app->ui->changed = true;
    if (part) {
        return;
    }
    if (app->ui->dragging) {
        pointer_leaves(app);
    } else if (other && top->other_button) {
        ui_edit_end(app->ui); /* what was typed stays */
        top->other_button(app);
    } else if (text_edit_composes(&app->ui->edit)) {
        text_edit_compose(&app->ui->edit, "", 0);
    } else if (app->ui->editing[0]) {
        text_edit_revert(&app->ui->edit);
        tell(app, TYPED_CHANGE);
        ui_edit_end(app->ui);
    } else if (top->cancel) {
        top->cancel(app);
    } else if (!command_use(app, top, "button:back")) {
        request_back(app);
    }
}

/* With Shift, while speech is on, arrows read instead of leading the focus. */
static enum key reading(enum key key) {
    return key == KEY_UP      ? KEY_READ_UP
           : key == KEY_DOWN  ? KEY_READ_DOWN
           : key == KEY_LEFT  ? KEY_READ_LEFT
           : key == KEY_RIGHT ? KEY_READ_RIGHT
                              : key;
}

/* The arrows point where they do on the screen, but in a text, which has its own direction. */
static struct input meant(const struct app *app, const struct input *input) {
    struct input turned = *input;
    if (app->ui->mirrored && !app->ui->editing[0]) {
        turned.key = input->key == KEY_LEFT    ? KEY_RIGHT
                     : input->key == KEY_RIGHT ? KEY_LEFT
                                               : input->key;
    }
    if (app->settings.speech && input->shift && !app->ui->editing[0]) {
        turned.key = reading(turned.key);
    }
    return turned;
}

static void turn_wheel(struct app *app, int rows) {
    const struct scene *top = app_top(app);
    const char *over = pointer_over(app->ui, app->ui->pointer);
    if (!top->wheel) {
        pointer_scroll(app, app->ui->pointer, rows);
    } else if (rows && over[0]) {
        top->wheel(app, over, rows);
        app->ui->changed = true;
    }
}

/* The wheel, files, closing, answers, and what input methods compose. */
static void take_other(struct app *app, const struct input *input) {
    switch (input->kind) {
    case INPUT_FILE:
        app->ui->changed = true;
        import_drop(app, &app->table, &app->saved, input->string, input->files);
        break;
    case INPUT_PASTE:
        app->ui->changed = true;
        import_paste(app, &app->table, &app->saved, input->string);
        break;
    case INPUT_SCROLL:
        turn_wheel(app, (int)roundf(WHEEL_ROWS * input->y));
        break;
    case INPUT_CLOSE:
        app->ui->changed = true;
        ask_to_close(app, &app->table);
        break;
    case INPUT_END:
        request_quit(app);
        break;
    case INPUT_ANSWER:
        answers_take(app, input->answer);
        break;
    default:
        tell(app, typing_replace(app->ui, input));
        typing_compose(app->ui, input);
        break;
    }
}

static void point(struct app *app, const struct input *input, struct point at) {
    if (input->touch) {
        fingers_input(app, input, at);
        return;
    }
    if (input->kind == INPUT_DOWN) {
        pointer_goes_down(app, at);
    } else if (input->kind == INPUT_UP) {
        pointer_goes_up(app, at);
    } else {
        pointer_moves(app, &app->table, at);
    }
}

/* The signs on the screen are those of what was used last. */
static void follow_means(struct ui *ui, const struct input *input) {
    bool points = input->kind == INPUT_MOVE || input->kind == INPUT_DOWN || input->kind == INPUT_UP;
    bool types =
        input->kind == INPUT_KEY || input->kind == INPUT_TEXT || input->kind == INPUT_CANCEL;
    enum means before = ui->means;
    ui->means = input->pad               ? MEANS_PAD
                : points && input->touch ? MEANS_FINGER
                : points || input->other ? MEANS_MOUSE
                : types                  ? MEANS_KEYS
                                         : before;
    ui->changed = ui->changed || (ui->means == MEANS_PAD) != (before == MEANS_PAD);
}

void app_input(struct app *app, const struct input *given) {
    struct ui *ui = app->ui;
    if (given->pad && !app->settings.pads) {
        return;
    }
    held_follow(app, given);
    struct input meaning = keys_meaning(&app->settings.keys, ui->editing[0], given);
    struct input taken = meant(app, &meaning);
    const struct input *input = &taken;
    follow_means(ui, input);
    if (is_user_action(given->kind) && app_top(app)->take && app_top(app)->take(app, given)) {
        ui->changed = true;
        return;
    }
    if (scan_input(app, given, input) || input->kind == INPUT_NONE) {
        table_follow(&app->table); /* a key or a button that has nothing done, or the only switch */
        return;
    }
    struct rect seen = {input->x / app->window_scale, input->y / app->window_scale, 0, 0};
    struct rect here = ui_seen(app->ui, seen);
    struct point at = {here.x, here.y};
    bool another = input->touch && app->ui->finger.down && input->finger != app->ui->finger.id;
    bool held = input->again && !app->ui->editing[0] && !repeats_while_held(input);
    if (another || held) {
        return;
    }
    app->ui->fling.on = app->ui->fling.on && !is_user_action(input->kind);
    if (is_user_action(input->kind) && movement_end(app->ui) + toast_clear(&app->shown->toast)) {
        app->ui->changed = true;
    }
    bool part = is_user_action(input->kind) && input->kind != INPUT_TEXT && drop_name(app);
    switch (input->kind) {
    case INPUT_MOVE:
    case INPUT_DOWN:
    case INPUT_UP:
        point(app, input, at);
        break;
    case INPUT_LEAVE:
        held_end(app);
        break;
    case INPUT_CANCEL:
        cancel(app, input->other, part);
        break;
    case INPUT_KEY:
    case INPUT_TEXT:
        if (!part || input->key != KEY_BACKSPACE) {
            key_or_text(app, input);
        }
        break;
    case INPUT_KEY_UP:
        key_goes_up(app, input);
        break;
    default:
        take_other(app, input);
    }
    app_grant(app);
    table_follow(&app->table);
}

/* ---- after a frame ---- */

void app_follow_targets(const struct app *app) {
    /* The new frame may have put something else under a resting pointer. */
    if (!app->ui->keyboard && app->ui->hover[0]) {
        ui_set(app->ui, app->ui->hover, pointer_over(app->ui, app->ui->pointer));
    }
    focus_follow(app);
    if (app->ui->editing[0] && !targets_find(&app->ui->targets, app->ui->editing)) {
        ui_edit_end(app->ui);
    }
}
