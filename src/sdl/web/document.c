/* web/document.c: sdl/document.h in a page: what is on the screen as lines of fields with tabs
 * between them, which packaging/web/document.js makes elements of:
 *
 *     page LANGUAGE DIRECTION HEADING
 *     focus ID FIRST LAST         1: it is in the first (last) group, where Tab leaves the page
 *     edit ID ANCHOR CARET TEXT   the field that is typed into, in units of UTF-16
 *     target ID ROLE FLAGS X Y WIDTH HEIGHT LABEL VALUE   flags: d disabled, o on, h out of view
 *     text WORDS                  what is written beside the targets
 */
#include "sdl/document.h"

#include "base/utf8.h"
#include "sdl/web/page.h"
#include "ui/app/focus.h"
#include "ui/kit/written.h"
#include "words/words.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const struct app *shown;
static struct text lines, told; /* those of this frame, and of the last one that was told */

static const char *const role_names[] = {
    [ROLE_ITEM] = "item",     [ROLE_PLACE] = "place",   [ROLE_BUTTON] = "button",
    [ROLE_SWITCH] = "switch", [ROLE_CHOICE] = "choice", [ROLE_SLIDER] = "slider",
    [ROLE_FIELD] = "field",
};

/* Appends a field: line ends become vertical tabs, other control characters blanks. */
static void add(const char *string) {
    text_char(&lines, '\t');
    for (; *string; string++) {
        text_char(&lines, *string == '\n' ? '\v' : (unsigned char)*string < ' ' ? ' ' : *string);
    }
}

/* In whole pixels. Formats would take most of a frame's time. */
static void add_number(double number) {
    long rounded = lround(number);
    text_char(&lines, '\t');
    if (rounded < 0) {
        text_char(&lines, '-');
    }
    text_number(&lines, (uint64_t)labs(rounded));
}

static void add_flag(bool set, char flag) {
    if (set) {
        text_char(&lines, flag);
    }
}

static void end_line(void) {
    text_char(&lines, '\n');
}

static void add_page(const struct ui *ui) {
    text_add(&lines, "page");
    add(words_chosen());
    add(words_right_to_left() ? "rtl" : "ltr");
    add(ui->heading.string[0] ? ui->heading.string : words(WORD_APP_NAME));
    end_line();
}

/* Whether the next group (or the one before) is beyond the end of the list, where it begins anew.
 */
static bool is_at_end(const struct targets *targets, const struct target *target, bool backwards) {
    const struct target *next = targets_next_group(targets, target->id, backwards);
    return !next || (backwards ? next >= target : next <= target);
}

static void add_focus(const struct ui *ui) {
    const struct target *target =
        ui->keyboard && ui->focus[0] ? targets_find(&ui->targets, ui->focus) : NULL;
    if (target) {
        text_add(&lines, "focus");
        add(target->id);
        text_format(&lines, "\t%d\t%d", is_at_end(&ui->targets, target, true),
                    is_at_end(&ui->targets, target, false));
        end_line();
    }
}

/* How long the beginning of a text is in UTF-16. */
static int utf16_length(const char *string, size_t bytes) {
    int units = 0;
    for (size_t i = 0; i < bytes; i++) {
        units += utf8_continues(string[i]) ? 0 : (unsigned char)string[i] >= 0xF0 ? 2 : 1;
    }
    return units;
}

static void add_edit(const struct ui *ui) {
    if (ui->editing[0]) {
        const char *string = text_edit_string(&ui->edit);
        text_add(&lines, "edit");
        add(ui->editing);
        text_format(&lines, "\t%d\t%d", utf16_length(string, ui->edit.anchor),
                    utf16_length(string, ui->edit.caret));
        add(string);
        end_line();
    }
}

static void add_target(const struct ui *ui, const struct target *target, double scale) {
    struct rect rect = ui_seen(ui, target->hidden ? target->whole : target->rect);
    text_add(&lines, "target");
    add(target->id);
    add(role_names[ui_edits(ui, target->id) ? ROLE_FIELD : target->role]);
    text_char(&lines, '\t');
    add_flag(!target->enabled, 'd');
    add_flag(target->on, 'o');
    add_flag(target->hidden, 'h');
    add_number((double)rect.x * scale);
    add_number((double)rect.y * scale);
    add_number((double)rect.w * scale);
    add_number((double)rect.h * scale);
    add(target->label);
    add(target->value);
    end_line();
}

/* ---- what is written ---- */

/* Where the targets are that can be seen: their labels are theirs. */
static struct {
    struct rect at[TARGETS_MAX];
    int count;
} places;

static void find_places(const struct ui *ui) {
    places.count = 0;
    for (int i = 0; i < ui->targets.count; i++) {
        if (!ui->targets.target[i].hidden) {
            places.at[places.count++] = ui_seen(ui, ui->targets.target[i].rect);
        }
    }
}

static bool is_on_target(struct point at) {
    for (int i = 0; i < places.count; i++) {
        if (rect_contains(places.at[i], at.x, at.y)) {
            return true;
        }
    }
    return false;
}

/* What stands in one line is read in one go. */
static void add_words(const struct ui *ui, const struct draw_list *list) {
    const float same = 3; /* pixels */
    float line = -1e9F;
    find_places(ui);
    for (int i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        if (command->kind != DRAW_TEXT) {
            continue;
        }
        struct point at = {command->rect.x / list->scale,
                           (command->rect.y - command->as.text.size / 3) / list->scale};
        const char *string = draw_string(list, command->as.text.string);
        if (is_on_target(at) || !string[strspn(string, " ")]) {
            continue;
        }
        if (fabsf(command->rect.y - line) < same) {
            lines.length--; /* goes on */
            text_char(&lines, ' ');
            for (const char *from = string; *from; from++) {
                text_char(&lines, *from);
            }
        } else {
            text_add(&lines, "text");
            add(string);
        }
        end_line();
        line = command->rect.y;
    }
}

void document_follow(const struct app *app, const struct draw_list *list) {
    const struct ui *ui = app->ui;
    shown = app;
    text_clear(&lines);
    add_page(ui);
    add_focus(ui);
    add_edit(ui);
    for (int i = 0; i < ui->targets.count; i++) {
        add_target(ui, &ui->targets.target[i], (double)app->window_scale);
    }
    add_words(ui, list);
    if (strcmp(text_string(&lines), text_string(&told)) != 0) {
        struct text swap = told;
        told = lines;
        lines = swap;
        page_document(text_string(&told));
    }
}

/* ---- called by the page ---- */

static bool come_to(const char *id) {
    const struct target *target = shown ? targets_find(&shown->ui->targets, id) : NULL;
    if (target && !ui_edits(shown->ui, id)) {
        focus_on(shown, target);
        page_wait(0);
    }
    return target;
}

void web_focus(const char *id) {
    come_to(id);
}

static void push_enter(Uint32 type) {
    SDL_Event event = {.type = type};
    event.key.keysym.sym = SDLK_RETURN;
    event.key.keysym.scancode = SDL_SCANCODE_RETURN;
    SDL_PushEvent(&event);
}

/* What the keyboard does to it. */
void web_press(const char *id) {
    if (come_to(id) && !ui_edits(shown->ui, id)) {
        push_enter(SDL_KEYDOWN);
        push_enter(SDL_KEYUP);
    }
}

void web_not_copied(void) {
    if (shown) {
        toast_warn(&shown->shown->toast, words(WORD_NOT_COPIED));
        shown->ui->changed = true;
        page_wait(0);
    }
}
