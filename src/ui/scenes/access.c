/* access.c: what helps people who see, hear or move otherwise, and the settings for it. */
#include "ui/scenes/settings.h"

#include "ui/app/command.h"
#include "ui/app/panel_page.h"
#include "ui/app/request.h"
#include "ui/kit/controls.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/widgets.h"

#include <math.h>
#include <string.h>

static const float INSIDE = 24, PANEL_GAP = 16, ROW = 62, PICTURE = 88, NAMED = 26, MEANT = 20;
static const float NARROW = 420, HIGH_ROW = 72; /* where sentences take two lines */
static const float TWO_PANELS = 880, FOUR_PALETTES = 620, GAP = 16; /* of the window, the panel */
static const char SYSTEM[] = "system"; /* as if it were a setting: all that follow the system do */

/* What is always there. */
static const struct setting_words helps[] = {
    {WORD_ACCESS_KEYS, WORD_ACCESS_KEYS_LINE},
    {WORD_ACCESS_TOUCH, WORD_ACCESS_TOUCH_LINE},
    {WORD_ACCESS_SWITCH, WORD_ACCESS_SWITCH_LINE},
    {WORD_ACCESS_SIZE, WORD_ACCESS_SIZE_LINE},
    {WORD_ACCESS_SHAPES, WORD_ACCESS_SHAPES_LINE},
    {WORD_ACCESS_CONTRAST, WORD_ACCESS_CONTRAST_LINE},
    {WORD_ACCESS_MOTION, WORD_ACCESS_MOTION_LINE},
    {WORD_ACCESS_TIME, WORD_ACCESS_TIME_LINE},
};
enum { HELPS = sizeof helps / sizeof helps[0] };

static void heading(struct flow *flow, enum word heading) {
    struct flow row = flow_row(flow, 24);
    flow_line(&row, STYLE_LARGE | STYLE_STRONG, words(heading));
    flow_gap(flow, 10);
}

/* ---- palettes ---- */

static void gem(const struct ui *ui, struct point at, float radius, int corners,
                struct color color) {
    struct path path = {0};
    for (int i = 0; i < corners; i++) {
        float angle = 6.2831853F * ((float)i - (corners == 4 ? 0.5F : 0)) / (float)corners;
        float x = at.x + radius * sinf(angle), y = at.y - radius * cosf(angle);
        (i ? path_line : path_move)(&path, x, y);
    }
    path_close(&path);
    draw_path(ui->list, &path,
              &(struct stroke){.fill = color, .color = color_black(0.5F), .width = 1});
}

/* The signs of the two sides, and below them the gems. */
static void palette_picture(const struct ui *ui, const struct theme *theme, struct rect rect) {
    float middle = rect.x + rect.w / 2, step = fminf(28, rect.w / 5);
    style_box_of(ui, rect, BOX_PANEL, 0);
    draw_sprite(ui->list, SPRITE_DISC, middle - step / 2, rect.y + 28, 10, theme->player[0]);
    draw_sprite(ui->list, SPRITE_DIAMOND, middle + step / 2, rect.y + 28, 10, theme->player[1]);
    for (int i = 0; i < THEME_GEMS; i++) {
        struct point at = {middle + step * ((float)i - 1.5F), rect.y + 60};
        gem(ui, at, 11, i + 3, theme->gem[i]);
    }
}

static void palette_choice(struct flow *flow, const struct app *app, enum palette_id id) {
    const struct setting *palette = setting_find("palette");
    const struct setting_words *said = &palette->said[id];
    bool chosen = app->settings.palette == id;
    struct rect rect = flow_take(flow, PICTURE);
    struct flow name = flow_row(flow, NAMED), meant = flow_row(flow, MEANT);
    flow_line(&name, STYLE_CENTER | (chosen ? STYLE_STRONG : STYLE_BODY), words(said->label));
    flow_line(&meant, STYLE_CENTER | STYLE_SMALL | STYLE_MUTED, words(said->sentence));
    if (flow->paint) {
        struct line target = text_line("option:%s=%s", palette->name, palette->value((int)id));
        struct line label =
            text_line(words(WORD_LABELED), words(said->label), words(said->sentence));
        palette_picture(flow->ui, theme_in(app->settings.theme, id), rect);
        widget_choice_frame(flow->ui, target.string, rect, chosen, label.string);
    }
}

static void first_palettes(struct flow *flow, const void *data) {
    palette_choice(flow, data, (enum palette_id)flow->number);
}

static void last_palettes(struct flow *flow, const void *data) {
    palette_choice(flow, data, (enum palette_id)(flow->number + PALETTES / 2));
}

static void palettes(struct flow *flow, const void *data) {
    bool wide = flow->room.w >= FOUR_PALETTES;
    heading(flow, WORD_PALETTES);
    flow_columns(flow, wide ? PALETTES : PALETTES / 2, GAP, first_palettes, data);
    if (!wide) {
        flow_gap(flow, GAP);
        flow_columns(flow, PALETTES / 2, GAP, last_palettes, data);
    }
}

/* ---- what there is ---- */

static void switch_row(struct flow *flow, const char *name, bool on, enum word title,
                       enum word sentence) {
    struct rect rect = flow_take(flow, flow->room.w < NARROW ? HIGH_ROW : ROW);
    if (flow->paint) {
        control_switch(flow->ui, rect, name, on, title, words(sentence));
    }
}

static void switches(struct flow *flow, const void *data) {
    const struct settings *settings = &((const struct app *)data)->settings;
    heading(flow, WORD_ACCESS_SWITCHES);
    switch_row(flow, SYSTEM, settings_follow_system(settings), WORD_FOLLOW_SYSTEM,
               WORD_FOLLOW_SYSTEM_LINE);
    for (const struct setting *row = setting_in(PANEL_ACCESS, NULL); row;
         row = setting_in(PANEL_ACCESS, row)) {
        switch_row(flow, row->name, settings_is_on(settings, row), row->title, row->sentence);
    }
}

static void always(struct flow *flow, const void *data) {
    (void)data;
    heading(flow, WORD_ACCESS_ALWAYS);
    for (int i = 0; i < HELPS; i++) {
        flow_text(flow, STYLE_MEDIUM, words(helps[i].label));
        flow_text(flow, STYLE_SMALL | STYLE_MUTED, words(helps[i].sentence));
        flow_gap(flow, 8);
    }
}

/* ---- the page ---- */

static void boxed(struct flow *flow, flow_panel *panel, const void *data) {
    flow_boxed(flow, BOX_PANEL, (struct point){INSIDE, INSIDE * 0.75F}, panel, data);
}

static void switches_or_always(struct flow *flow, const void *data) {
    boxed(flow, flow->number ? always : switches, data);
}

static void panels(struct flow *flow, const void *data) {
    boxed(flow, palettes, data);
    flow_gap(flow, PANEL_GAP);
    if (flow->ui->width < TWO_PANELS) {
        boxed(flow, switches, data);
        flow_gap(flow, PANEL_GAP);
        boxed(flow, always, data);
    } else {
        flow_columns(flow, 2, PANEL_GAP, switches_or_always, data);
    }
}

static void draw(const struct app *app) {
    panel_page_draw(
        app, &(struct panel_page){.panel = panels, .title = WORD_ACCESS, .line = WORD_ACCESS_LINE});
}

static const struct command access_commands[] = {
    COMMAND_ONLY("button:back", KEY_NONE, .act = request_back), {0}};

static void act(struct app *app, const char *id) {
    if (strncmp(id, "option:system=", strlen("option:system=")) == 0) {
        settings_set_system(&app->settings, strcmp(id, "option:system=1") == 0);
    } else if (!scroll_panel_act(&app->shown->page, id)) {
        settings_set_option(&app->settings, id);
    }
}

const struct scene access_scene = {.name = "access",
                                   .page = PAGE_NARROWS,
                                   .draw = draw,
                                   .commands = COMMANDS(access_commands),
                                   .act = act,
                                   .list = panel_page_list};
