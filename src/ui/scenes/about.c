/* about.c: what Serai is, where its games come from, and what it is made with. */
#include "ui/scenes/settings.h"

#include "ui/app/command.h"
#include "ui/app/stack.h"
#include "ui/boards/faces.h"
#include "ui/draw/paragraph.h"
#include "ui/kit/page.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const float LEADING = 21;
static const float ENTRY_GAP = 10;
static const float NAME_WIDTH = 108;
static const float KEY_WIDTH = 170, TWO_KEYS = 700; /* of the panel, for two columns of them */
static const float PANEL_GAP = 24;
static const float INSIDE = 24;
static const float ICON_SIZE = 160;
static const float ICON_SIZE_SMALL = 88;
static const float LEFT_WIDTH = 380, LEFT_LEAST = 376;
static const float HEADING = 31; /* a heading's baseline to that of what follows */
/* In a window narrower than this, in points, the panels are one below the other. */
static const float SINGLE_COLUMN = 880;

/* What Serai is made with, a sentence each. */
static const enum word parts[] = {WORD_ABOUT_LIBRARIES, WORD_ABOUT_TYPE, WORD_ABOUT_DRAWN};

static float heading(const struct ui *ui, struct rect rect, float y, const char *title) {
    draw_text(ui->list, rect.x + INSIDE, y, FONT_UI_SEMIBOLD, TYPE_LARGE, ui->theme->text,
              ALIGN_LEFT, title);
    return y + HEADING;
}

static float sentence(const struct ui *ui, float x, float y, float width, const char *words) {
    return widget_paragraph(ui, x, y, width, FONT_UI, TYPE_BODY, LEADING, ui->theme->muted, words);
}

static float lines_height(const struct ui *ui, float width, const char *words) {
    const struct setting setting = {.font = FONT_UI, .size = TYPE_BODY, .width = width};
    return LEADING * (float)paragraph_count(ui->list, &setting, words);
}

/* How high the panels are at a width, the first one with the text beside the icon. */
static float app_height(const struct ui *ui, float width) {
    float text = width - 3 * INSIDE - ICON_SIZE_SMALL;
    float lines = lines_height(ui, text, words(WORD_APP_LINE)) +
                  lines_height(ui, text, words(WORD_ABOUT_LICENSE));
    return fmaxf(156, 114 + lines);
}

static float words_height(const struct ui *ui, float width) {
    float text = width - 2 * INSIDE, height = 2 * HEADING + 16 + INSIDE;
    for (int i = 0; i < faces_count; i++) {
        height += lines_height(ui, text - NAME_WIDTH, words(faces[i]->origin)) + ENTRY_GAP;
    }
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        height += lines_height(ui, text, words(parts[i]));
    }
    return height + INSIDE;
}

/* The app icon, name and version; in a low panel the text is beside the icon. */
static void draw_app(const struct ui *ui, struct rect rect, bool low) {
    struct line version = text_line(words(WORD_ABOUT_VERSION), SERAI_VERSION);
    widget_panel(ui, rect, 12);
    float size = low ? ICON_SIZE_SMALL : ICON_SIZE;
    float x = rect.x + INSIDE, y = rect.y + INSIDE;
    const float margin = size / 32; /* empty border of the drawing, so that it aligns with text */
    draw_sprite(ui->list, SPRITE_APP_ICON, x + size / 2 - margin, y + size / 2, size / 128,
                color_white(1));
    x += low ? size + INSIDE : 0;
    y += low ? 32 : size + 58;
    float width = rect.x + rect.w - INSIDE - x;
    draw_text(ui->list, x, y, FONT_DISPLAY, TYPE_DISPLAY, ui->theme->text, ALIGN_LEFT,
              words(WORD_APP_NAME));
    y += LEADING + 6;
    draw_text(ui->list, x, y, FONT_UI, TYPE_BODY, ui->theme->text, ALIGN_LEFT, version.string);
    y = sentence(ui, x, y + LEADING + 4, width, words(WORD_APP_LINE));
    sentence(ui, x, y, width, words(WORD_ABOUT_LICENSE));
}

static void draw_words(const struct ui *ui, struct rect rect) {
    float x = rect.x + INSIDE, width = rect.w - 2 * INSIDE;
    widget_panel(ui, rect, 12);
    float y = heading(ui, rect, rect.y + INSIDE + 14, words(WORD_ABOUT_GAMES));
    for (int i = 0; i < faces_count; i++) {
        draw_text(ui->list, x, y, FONT_UI_MEDIUM, TYPE_BODY, ui->theme->text, ALIGN_LEFT,
                  words(faces[i]->game->name));
        y = sentence(ui, x + NAME_WIDTH, y, width - NAME_WIDTH, words(faces[i]->origin));
        y += ENTRY_GAP;
    }
    y = heading(ui, rect, y + 16, words(WORD_ABOUT_PARTS));
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        y = sentence(ui, x, y, width, words(parts[i]));
    }
}

/* The keyboard shortcuts, in columns. */
const struct key_help key_helps[] = {
    {WORD_KEY_RULES, WORD_KEY_RULES_DOES, {KEY_F1}},
    {WORD_KEY_HINT, WORD_KEY_HINT_DOES, {KEY_F2}},
    {WORD_KEY_AGAIN, WORD_KEY_AGAIN_DOES, {KEY_F3}},
    {WORD_KEY_MUTE, WORD_KEY_MUTE_DOES, {KEY_F4}},
    {WORD_KEY_SCREEN, WORD_KEY_SCREEN_DOES, {KEY_F11}},
    {WORD_KEY_SETTINGS, WORD_KEY_SETTINGS_DOES, {KEY_SETTINGS}},
    {WORD_KEY_UNDO, WORD_KEY_UNDO_DOES, {KEY_UNDO, KEY_REDO}},
    {WORD_KEY_OPENING, WORD_KEY_OPENING_DOES, {KEY_OPEN, KEY_SAVE}},
    {WORD_KEY_COPYING, WORD_KEY_COPYING_DOES, {KEY_COPY, KEY_PASTE}},
    {WORD_KEY_ESCAPE, WORD_KEY_ESCAPE_DOES, {KEY_NONE}},
    {WORD_KEY_FOCUS, WORD_KEY_FOCUS_DOES, {KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN, KEY_TAB}},
    {WORD_KEY_ACT, WORD_KEY_ACT_DOES, {KEY_ENTER, KEY_SPACE}},
    {WORD_KEY_NAMES, WORD_KEY_NAMES_DOES, {KEY_NONE}},
    {WORD_KEY_ENDS, WORD_KEY_ENDS_DOES, {KEY_HOME, KEY_END}},
    {WORD_KEY_STEPS, WORD_KEY_STEPS_DOES, {KEY_PAGE_UP, KEY_PAGE_DOWN}},
    {WORD_KEY_DELETING, WORD_KEY_DELETING_DOES, {KEY_DELETE, KEY_BACKSPACE}},
    {WORD_KEY_EDITING, WORD_KEY_EDITING_DOES, {KEY_CUT, KEY_SELECT_ALL}}};
enum { KEY_HELPS = sizeof key_helps / sizeof key_helps[0] };
const int key_helps_count = KEY_HELPS;

static int key_columns(float width) {
    return width < TWO_KEYS ? 1 : width < 1000 ? 2 : 3;
}

static float keys_height(float width) {
    int rows = (KEY_HELPS + key_columns(width) - 1) / key_columns(width);
    return INSIDE + 14 + HEADING + (float)rows * (LEADING + ENTRY_GAP) + 5;
}

static void draw_keys(const struct ui *ui, struct rect rect) {
    int columns = key_columns(rect.w), rows = (KEY_HELPS + columns - 1) / columns;
    float width = (rect.w - 2 * INSIDE) / (float)columns;
    widget_panel(ui, rect, 12);
    float top = heading(ui, rect, rect.y + INSIDE + 14, words(WORD_ABOUT_KEYS));
    for (int i = 0; i < KEY_HELPS; i++) {
        float x = rect.x + INSIDE + width * (float)(i / rows);
        float y = top + (float)(i % rows) * (LEADING + ENTRY_GAP);
        draw_text(ui->list, x, y, FONT_UI_MEDIUM, TYPE_BODY, ui->theme->text, ALIGN_LEFT,
                  words(key_helps[i].keys));
        widget_text(ui, x + KEY_WIDTH, y, width - KEY_WIDTH - 12, FONT_UI, TYPE_BODY,
                    ui->theme->muted, ALIGN_LEFT, words(key_helps[i].does));
    }
}

/* One panel below the other. */
static void draw_column(const struct app *app, struct rect view) {
    struct ui *ui = app->ui;
    float heights[] = {app_height(ui, view.w), words_height(ui, view.w), keys_height(view.w)};
    float gap = PANEL_GAP / 2, whole = heights[0] + heights[1] + heights[2] + 2 * gap;
    float top = scroll_view_begin(&app->shown->page, view, whole);
    draw_app(ui, (struct rect){view.x, top, view.w, heights[0]}, true);
    top += heights[0] + gap;
    draw_words(ui, (struct rect){view.x, top, view.w, heights[1]});
    top += heights[1] + gap;
    draw_keys(ui, (struct rect){view.x, top, view.w, heights[2]});
    scroll_view_end(ui, &app->shown->page, 0);
}

/* What Serai is and its words side by side, and the keys below. */
static void draw_columns(const struct app *app, struct rect view) {
    struct ui *ui = app->ui;
    float right = view.w - LEFT_WIDTH - PANEL_GAP, keys_high = keys_height(view.w);
    float high = fmaxf(words_height(ui, right), LEFT_LEAST);
    float top = scroll_view_begin(&app->shown->page, view, high + PANEL_GAP + keys_high);
    draw_app(ui, (struct rect){view.x, top, LEFT_WIDTH, high}, false);
    draw_words(ui, (struct rect){view.x + LEFT_WIDTH + PANEL_GAP, top, right, high});
    draw_keys(ui, (struct rect){view.x, top + high + PANEL_GAP, view.w, keys_high});
    scroll_view_end(ui, &app->shown->page, 0);
}

static void draw(const struct app *app) {
    struct ui *ui = app->ui;
    struct page_layout page = page_layout(ui->width, ui->height);
    float top = page.small ? 60 : 84, foot = page.small ? 16 : 32;
    struct rect view = {page.margin, top, ui->width - 2 * page.margin, ui->height - top - foot};
    widget_ground(ui);
    if (ui->width < SINGLE_COLUMN) {
        draw_column(app, view);
    } else {
        draw_columns(app, view);
    }
    int targets = ui->targets.count;
    widget_title(ui, page.bar, words(WORD_ABOUT), words(WORD_APP_NAME));
    targets_put_last(&ui->targets, targets);
}

static const struct command about_commands[] = {COMMAND_ONLY("button:back", KEY_NONE, app_pop),
                                                {0}};
static const struct command *const commands[] = {about_commands, NULL};

static void act(struct app *app, const char *id) {
    scroll_panel_act(&app->shown->page, id);
}

static struct scroll *list(const struct app *app) {
    return &app->shown->page;
}

const struct scene about_scene = {.name = "about",
                                  .scrolls = true,
                                  .draw = draw,
                                  .commands = commands,
                                  .act = act,
                                  .cancel = app_pop,
                                  .list = list};
