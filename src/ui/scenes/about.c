/* about.c: what Serai is, where its games come from, and what it is made with. */
#include "ui/scenes/settings.h"

#include "ui/app/command.h"
#include "ui/app/panel_page.h"
#include "ui/app/request.h"
#include "ui/boards/faces.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/widgets.h"

#include <math.h>
#include <string.h>

static const float LINE = 21, ENTRY_GAP = 10, NAME_WIDTH = 108;
static const float KEY_WIDTH = 158, KEY_GAP = 12, PAD_SIGN = 24, TWO_KEYS = 700,
                   THREE_KEYS = 1000; /* of the panel */
static const float PANEL_GAP = 24, INSIDE = 24, LEFT_WIDTH = 380, LEFT_LEAST = 376;
static const float ICON_SIZE = 160, ICON_SIZE_SMALL = 88;
/* In a window narrower than this, in points, the panels are one below the other. */
static const float SINGLE_COLUMN = 880;

/* What Serai is made with, a sentence each. */
static const enum word parts[] = {WORD_ABOUT_LIBRARIES, WORD_ABOUT_TYPE, WORD_ABOUT_DRAWN};

static void line(struct flow *flow, float height, int style, const char *string) {
    struct flow row = flow_row(flow, height);
    flow_line(&row, style, string);
}

static void heading(struct flow *flow, enum word heading) {
    line(flow, 14, STYLE_LARGE | STYLE_STRONG, words(heading));
    flow_gap(flow, 15);
}

/* A panel over all of a rectangle. */
static void framed(const struct flow *flow, struct rect rect, flow_panel *panel) {
    struct flow inner = flow_within(flow, rect_inset(rect, INSIDE));
    if (flow->paint) {
        widget_panel(flow->ui, rect, 12);
    }
    panel(&inner, NULL);
}

/* ---- the panels ---- */

static void icon(const struct flow *flow, struct rect rect, float size) {
    const float margin = size / 32; /* empty border of the drawing, so that it aligns with text */
    if (flow->paint) {
        draw_sprite(flow->ui->list, SPRITE_APP_ICON, rect.x + size / 2 - margin, rect.y + size / 2,
                    size / 128, color_white(1));
    }
}

static void name_and_version(struct flow *flow) {
    line(flow, 32, STYLE_DISPLAY | STYLE_SERIF, words(WORD_APP_NAME));
    flow_gap(flow, 10);
    line(flow, LINE, STYLE_BODY, text_line(words(WORD_ABOUT_VERSION), SERAI_VERSION).string);
    flow_gap(flow, 4);
    flow_text(flow, STYLE_MUTED, words(WORD_APP_LINE));
    flow_text(flow, STYLE_MUTED, words(WORD_ABOUT_LICENSE));
}

static void app_beside_icon(struct flow *flow, const void *data) {
    struct flow side, text;
    (void)data;
    flow_split(flow, ICON_SIZE_SMALL, INSIDE, &side, &text);
    icon(flow, flow_take(&side, ICON_SIZE_SMALL), ICON_SIZE_SMALL);
    name_and_version(&text);
    flow_join(flow, &side, &text);
}

static void app_below_icon(struct flow *flow, const void *data) {
    (void)data;
    icon(flow, flow_take(flow, ICON_SIZE), ICON_SIZE);
    flow_gap(flow, 26);
    name_and_version(flow);
}

static void origins(struct flow *flow, const void *data) {
    (void)data;
    heading(flow, WORD_ABOUT_GAMES);
    for (int i = 0; i < faces_count; i++) {
        struct flow name, origin;
        flow_split(flow, NAME_WIDTH, 0, &name, &origin);
        line(&name, LINE, STYLE_MEDIUM, words(faces[i]->game->name));
        flow_text(&origin, STYLE_MUTED, words(faces[i]->origin));
        flow_join(flow, &name, &origin);
        flow_gap(flow, ENTRY_GAP);
    }
    flow_gap(flow, 19);
    heading(flow, WORD_ABOUT_PARTS);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        flow_text(flow, STYLE_MUTED, words(parts[i]));
    }
}

/* The keyboard shortcuts, in columns. */
const struct key_help key_helps[] = {
    {WORD_KEY_RULES, WORD_KEY_RULES_DOES, {KEY_F1}},
    {WORD_KEY_HINT, WORD_KEY_HINT_DOES, {KEY_F2}},
    {WORD_KEY_AGAIN, WORD_KEY_AGAIN_DOES, {KEY_F3}},
    {WORD_KEY_MUTE, WORD_KEY_MUTE_DOES, {KEY_F4}},
    {WORD_KEY_SCORE, WORD_KEY_SCORE_DOES, {KEY_F5}},
    {WORD_KEY_SPEECH, WORD_KEY_SPEECH_DOES, {KEY_F6}},
    {WORD_KEY_READ,
     WORD_KEY_READ_DOES,
     {KEY_READ_UP, KEY_READ_DOWN, KEY_READ_LEFT, KEY_READ_RIGHT}},
    {WORD_KEY_SCREEN, WORD_KEY_SCREEN_DOES, {KEY_F11}},
    {WORD_KEY_SETTINGS, WORD_KEY_SETTINGS_DOES, {KEY_SETTINGS}},
    {WORD_KEY_UNDO, WORD_KEY_UNDO_DOES, {KEY_UNDO, KEY_REDO}},
    {WORD_KEY_OPENING, WORD_KEY_OPENING_DOES, {KEY_OPEN, KEY_SAVE}},
    {WORD_KEY_COPYING, WORD_KEY_COPYING_DOES, {KEY_COPY, KEY_PASTE}},
    {WORD_KEY_ESCAPE, WORD_KEY_ESCAPE_DOES, {KEY_ESCAPE}},
    {WORD_KEY_FOCUS, WORD_KEY_FOCUS_DOES, {KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN, KEY_TAB}},
    {WORD_KEY_ACT, WORD_KEY_ACT_DOES, {KEY_ENTER, KEY_SPACE}},
    {WORD_KEY_NAMES, WORD_KEY_NAMES_DOES, {KEY_NONE}},
    {WORD_KEY_ENDS, WORD_KEY_ENDS_DOES, {KEY_HOME, KEY_END}},
    {WORD_KEY_STEPS, WORD_KEY_STEPS_DOES, {KEY_PAGE_UP, KEY_PAGE_DOWN}},
    {WORD_KEY_DELETING, WORD_KEY_DELETING_DOES, {KEY_DELETE, KEY_BACKSPACE}},
    {WORD_KEY_EDITING, WORD_KEY_EDITING_DOES, {KEY_CUT, KEY_SELECT_ALL}}};
enum { KEY_HELPS = sizeof key_helps / sizeof key_helps[0] };
const int key_helps_count = KEY_HELPS;

/* The page, and in how many columns it has the keys. */
struct key_page {
    const struct app *app;
    int columns;
};

/* What the players chose instead of the usual keys is called by its own name. */
static struct line keys_of(const struct app *app, const struct key_help *help) {
    struct line names = {""};
    struct text text = text_fixed(names.string, sizeof names.string);
    bool chosen = false, named = help->about[0];
    for (int k = 0; k < KEY_HELP_KEYS && help->about[k]; k++) {
        int use = keys_use(help->about[k]);
        struct line name = use < 0 ? names : keys_name(&app->settings.keys, use, false);
        named = named && use >= 0;
        chosen = chosen || (use >= 0 && app->settings.keys.key[use]);
        text_format(&text, "%s%s", text.length && name.string[0] ? ", " : "", name.string);
    }
    return named && chosen ? names : text_line("%s", words(help->keys));
}

/* The buttons of a pad that do the same, at the end of the column. */
static void pad_signs(struct flow *keys, const struct app *app, const struct key_help *help) {
    for (int k = KEY_HELP_KEYS - 1; k >= 0; k--) {
        int use = keys_use(help->about[k]);
        if (use >= 0 && keys_button(&app->settings.keys, use)) {
            struct rect place = flow_end(keys, PAD_SIGN);
            if (keys->paint) {
                widget_sign(keys->ui, (struct point){place.x + PAD_SIGN / 2, place.y + LINE / 2},
                            keys_button(&app->settings.keys, use));
            }
        }
    }
}

static void key_column(struct flow *flow, const void *data) {
    const struct key_page *page = data;
    int rows = (KEY_HELPS + page->columns - 1) / page->columns, first = flow->number * rows;
    for (int i = first; i < first + rows && i < KEY_HELPS; i++) {
        flow_gap(flow, i > first ? ENTRY_GAP : 0);
        struct flow keys, does;
        flow_split(flow, KEY_WIDTH, KEY_GAP, &keys, &does);
        pad_signs(&keys, page->app, &key_helps[i]);
        flow_text(&keys, STYLE_MEDIUM, keys_of(page->app, &key_helps[i]).string);
        flow_end(&does, KEY_GAP);
        flow_text(&does, STYLE_MUTED, words(key_helps[i].does));
        flow_join(flow, &keys, &does);
    }
}

static void keys(struct flow *flow, const void *data) {
    float width = flow->room.w + 2 * INSIDE;
    const struct key_page page = {data, width < TWO_KEYS ? 1 : width < THREE_KEYS ? 2 : 3};
    heading(flow, WORD_ABOUT_KEYS);
    flow_columns(flow, page.columns, 0, key_column, &page);
    flow_gap(flow, 7);
}

/* ---- the page ---- */

static void boxed(struct flow *flow, flow_panel *panel, const void *data) {
    flow_boxed(flow, BOX_PANEL, (struct point){INSIDE, INSIDE}, panel, data);
}

static void sends_nothing(struct flow *flow, const void *data) {
    (void)data;
    flow_text(flow, STYLE_MUTED, words(WORD_ABOUT_PAGE));
}

/* One panel below the other; in a wider window what Serai is and its words are side by side. */
static void panels(struct flow *flow, const void *data) {
    if (flow->ui->width < SINGLE_COLUMN) {
        boxed(flow, app_beside_icon, data);
        flow_gap(flow, PANEL_GAP / 2);
        boxed(flow, origins, data);
        flow_gap(flow, PANEL_GAP / 2);
    } else {
        float right = flow->room.w - LEFT_WIDTH - PANEL_GAP;
        float high = flow_height_in(flow, right - 2 * INSIDE, origins, NULL) + 2 * INSIDE;
        struct flow row = flow_row(flow, fmaxf(LEFT_LEAST, high));
        framed(flow, flow_start(&row, LEFT_WIDTH), app_below_icon);
        framed(flow, flow_end(&row, right), origins);
        flow_gap(flow, PANEL_GAP);
    }
    if (host_is_page()) {
        boxed(flow, sends_nothing, data);
        flow_gap(flow, PANEL_GAP / 2);
    }
    boxed(flow, keys, data);
}

static void draw(const struct app *app) {
    panel_page_draw(app, &(struct panel_page){.panel = panels,
                                              .title = WORD_ABOUT,
                                              .line = WORD_APP_NAME,
                                              .leading = LINE / style_leading(STYLE_BODY)});
}

static const struct command about_commands[] = {
    COMMAND_ONLY("button:back", KEY_NONE, .act = request_back), {0}};

static void act(struct app *app, const char *id) {
    scroll_panel_act(&app->shown->page, id);
}

const struct scene about_scene = {.name = "about",
                                  .page = PAGE_NARROWS,
                                  .draw = draw,
                                  .commands = COMMANDS(about_commands),
                                  .act = act,
                                  .list = panel_page_list};
