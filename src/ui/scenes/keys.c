/* keys.c: see keys.h. A row that is used waits for a key or a button, which is then its own. */
#include "ui/scenes/keys.h"

#include "ui/app/command.h"
#include "ui/app/panel_page.h"
#include "ui/app/request.h"
#include "ui/kit/controls.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/widgets.h"
#include "ui/scenes/restore.h"
#include "ui/scenes/settings.h"
#include "ui/scenes/sliders.h"

#include <math.h>
#include <string.h>

static const float ROW = 40, HEAD = 30, INSIDE = 20, BETWEEN = 16, WIDEST = 760, COLUMN = 124;
static const float KEYS_PART = 0.32F, BUTTONS_PART = 0.22F; /* of a narrow row */

static const float SWITCH_ROW = 64;

/* ---- drawing ---- */

static int waiting_for(const struct app *app) {
    return app->binding - 1;
}

static struct flow column(struct flow *row, float width) {
    return flow_within(row, flow_end(row, width));
}

/* Of a row that has the two of them and what is done. */
static float column_width(const struct flow *row, float part) {
    return fminf(COLUMN, row->room.w * part);
}

static void heads(struct flow *flow) {
    struct flow row = flow_row(flow, HEAD);
    float width = column_width(&row, KEYS_PART);
    struct flow button = column(&row, column_width(&row, BUTTONS_PART)), key = column(&row, width);
    flow_line(&button, STYLE_SMALL | STYLE_MUTED, words(WORD_KEYS_BUTTON));
    flow_line(&key, STYLE_SMALL | STYLE_MUTED, words(WORD_KEYS_KEY));
}

static struct line name_or_none(const struct app *app, int use, bool pad) {
    struct line name = keys_name(&app->settings.keys, use, pad);
    return name.string[0] ? name : text_line("%s", words(WORD_KEYS_NONE));
}

/* What it is called in the list of targets has its key and its button, too. */
static void use_row(struct flow *flow, const struct app *app, int use) {
    struct line id = text_line("bind:%s", key_uses[use].id);
    struct line key = name_or_none(app, use, false), pad = name_or_none(app, use, true);
    struct flow row = flow_row(flow, fmaxf(ROW, flow->ui->touchable));
    if (flow->paint) {
        widget_row(flow->ui, id.string, row.room);
        targets_add(
            &flow->ui->targets, id.string, row.room, true,
            text_line(words(WORD_KEYS_ROW), words(key_uses[use].does), key.string, pad.string)
                .string);
    }
    flow_start(&row, 8);
    if (waiting_for(app) == use) {
        flow_line(&row, STYLE_STRONG | STYLE_BRASS, words(WORD_KEYS_PRESS));
        return;
    }
    float width = column_width(&row, KEYS_PART);
    struct flow of_pad = column(&row, column_width(&row, BUTTONS_PART)),
                of_key = column(&row, width);
    enum pad_button button = keys_button(&app->settings.keys, use);
    bool has_key = keys_name(&app->settings.keys, use, false).string[0];
    flow_line(&of_pad, STYLE_MUTED, button ? "" : pad.string);
    flow_line(&of_key, has_key ? STYLE_MEDIUM : STYLE_MUTED, key.string);
    flow_end(&row, 8);
    flow_line(&row, STYLE_BODY, words(key_uses[use].does));
    if (flow->paint) {
        widget_sign(flow->ui, (struct point){of_pad.room.x + 9, of_pad.room.y + of_pad.room.h / 2},
                    button);
    }
}

static void switch_row(struct flow *flow, const struct app *app, const struct setting *setting) {
    struct rect rect = flow_take(flow, SWITCH_ROW);
    if (flow->paint) {
        control_switch(flow->ui, rect, setting->name, settings_is_on(&app->settings, setting),
                       setting->title, words(setting->sentence));
    }
}

static void table(struct flow *flow, const void *data) {
    const struct setting *row = NULL;
    flow_gap(flow, 6);
    flow_text(flow, STYLE_MUTED, words(WORD_KEYS_HELP));
    heads(flow);
    for (int i = 0; i < KEY_USES; i++) {
        use_row(flow, data, i);
    }
    while ((row = setting_in(PANEL_KEYS, row))) {
        switch_row(flow, data, row);
    }
    flow_gap(flow, 8);
}

/* A number, with a button for each of its stops. */
static void number_row(struct flow *flow, const struct app *app, const struct setting *setting) {
    const struct setting_number *number = setting->number;
    float now = settings_value(&app->settings, setting);
    struct segment segments[SEGMENTS_MAX];
    int chosen = 0;
    for (int i = 0; i < number->stops; i++) {
        float value = number->stop[i];
        bool none = value <= 0 && number->none;
        segments[i].id = none ? text_line("option:%s=%s", setting->name, number->none)
                              : text_line("option:%s=%.2f", setting->name, (double)value);
        segments[i].label = sliders_say(setting, value);
        segments[i].words =
            text_line(words(WORD_LABELED), words(setting->title), segments[i].label.string);
        chosen = fabsf(value - now) < 0.01F ? i : chosen;
    }
    flow_text(flow, STYLE_MUTED, words(setting->sentence));
    flow_gap(flow, 8);
    control_segment_rows(flow, segments, number->stops, chosen);
}

/* The first row is what the panel is about. */
static void scanning(struct flow *flow, const void *data) {
    const struct app *app = data;
    for (const struct setting *row = setting_in(PANEL_SCAN, NULL), *first = row; row;
         row = setting_in(PANEL_SCAN, row)) {
        if (row->kind != SETTING_NUMBER) {
            switch_row(flow, app, row);
            continue;
        }
        flow_gap(flow, 10);
        struct flow title = flow_row(flow, HEAD);
        flow_line(&title, row == first ? STYLE_LARGE | STYLE_STRONG : STYLE_MEDIUM,
                  words(row->title));
        number_row(flow, app, row);
    }
    flow_gap(flow, 12);
}

static void panels(struct flow *flow, const void *data) {
    flow_boxed(flow, BOX_PANEL, (struct point){INSIDE, 6}, table, data);
    flow_gap(flow, BETWEEN);
    flow_boxed(flow, BOX_PANEL, (struct point){INSIDE, 6}, scanning, data);
}

static const struct command keys_commands[] = {
    COMMAND_ONLY("button:back", KEY_NONE, .act = request_back),
    {0},
};

static void draw(const struct app *app) {
    panel_page_draw(app, &(struct panel_page){.panel = panels,
                                              .title = WORD_KEYS,
                                              .line = WORD_KEYS_LINE,
                                              .button = restore_button(app),
                                              .widest = WIDEST});
    restore_draw(app);
}

/* ---- acting ---- */

static void chosen(const struct app *app, struct chosen_keys *keys, int use,
                   const struct input *input) {
    bool pad = input->button;
    int other = keys_choose(keys, use, input);
    struct line own = keys_name(keys, use, pad);
    const char *does = words(key_uses[use].does);
    struct line said = text_line(words(WORD_KEYS_CHOSEN), does, own.string);
    if (other >= 0) {
        const char *others = words(key_uses[other].does);
        struct line left = keys_name(keys, other, pad);
        said = left.string[0]
                   ? text_line(words(WORD_KEYS_SWAPPED), does, own.string, others, left.string)
                   : text_line(words(WORD_KEYS_TAKEN), does, own.string, others);
    }
    toast_show(&app->shown->toast, said.string);
}

/* While a row waits, all that is pressed is meant for it; a cross still leads away. */
static bool take(struct app *app, const struct input *input) {
    int use = waiting_for(app);
    if (use < 0) {
        return false;
    }
    bool leads = input->pad && !input->button;
    if (keys_may_be_chosen(input)) {
        chosen(app, &app->settings.keys, use, input);
    } else if (input->kind == INPUT_KEY && !leads) {
        toast_show(&app->shown->toast, words(WORD_KEYS_NOT));
        return true;
    }
    app->binding = 0;
    return input->kind != INPUT_CLOSE && input->kind != INPUT_END && !leads;
}

static void act(struct app *app, const char *id) {
    settings_set_option(&app->settings, id);
    for (int i = 0; i < KEY_USES; i++) {
        if (strncmp(id, "bind:", 5) == 0 && strcmp(id + 5, key_uses[i].id) == 0) {
            app->binding = i + 1;
        }
    }
    scroll_panel_act(&app->shown->page, id);
}

static void leave(struct app *app) {
    app->binding = 0;
    restore_leave(app, PAGE_OF_KEYS);
}

const struct scene keys_scene = {.name = "keys",
                                 .page = PAGE_NARROWS,
                                 .leave = leave,
                                 .list = panel_page_list,
                                 .draw = draw,
                                 .commands = COMMANDS(keys_commands, restore_commands),
                                 .take = take,
                                 .cancel = restore_cancel,
                                 .act = act};
