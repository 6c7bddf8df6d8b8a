/* settings.c: the settings, with switches and sliders that take effect at once. */
#include "ui/scenes/settings.h"

#include "games/games.h"
#include "ui/app/command.h"
#include "ui/app/panel_page.h"
#include "ui/app/request.h"
#include "ui/boards/thumbnail.h"
#include "ui/kit/controls.h"
#include "ui/kit/flow.h"
#include "ui/kit/page.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "ui/scenes/languages.h"
#include "ui/scenes/restore.h"
#include "ui/scenes/sliders.h"

#include <math.h>
#include <string.h>

/* The panels with a slider and switches below it, side by side. */
static const struct {
    enum settings_panel panel;
    enum word heading;
} sliding[] = {{PANEL_WINDOW, WORD_WINDOW}, {PANEL_SOUND, WORD_SOUND}, {PANEL_MOTION, WORD_MOTION}};
enum { SLIDERS = sizeof sliding / sizeof sliding[0] };

static const float NARROW = 560;
static const float HEAD = 52, HEADING_ABOVE = 10, TABLE_ROW = 40,
                   FOOT = 4; /* of a panel: with its heading, below its last row */
static const float SWATCH_ABOVE = 8, SWATCH_BELOW = 56, SWATCH_GAP = 20; /* with its name below */
static const float ROW_LEAST = 33, ROW_HIGHEST = 90, SWATCH_LEAST = 96, SWATCH_HIGHEST = 320,
                   TIGHT_HEIGHT = 920, TITLE_LEAST = 370;

struct settings_sizes {
    const struct app *app;
    bool tall;         /* theme and board each have the whole width */
    float gap, inset;  /* between the panels, and inside them */
    float row, swatch; /* heights */
    float table;       /* of the row for two people; 0: it is beside the heading */
};

static void heading(struct flow *flow, enum word heading) {
    flow_gap(flow, HEADING_ABOVE);
    struct flow row = flow_row(flow, HEAD - HEADING_ABOVE);
    flow_line(&row, STYLE_LARGE | STYLE_STRONG, words(heading));
}

/* ---- themes ---- */

static void swatch_ground(const struct ui *ui, const struct theme *theme, struct rect rect) {
    static const uint32_t corner[THEMES][2] = {
        [THEME_DUSK] = {0x2B2B36, 0x0D0F15}, [THEME_NOON] = {0xFBF5E8, 0xE8DCC4}};
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 12,
                                     .fill = FILL_DIAGONAL,
                                     .color = {color_hex(corner[theme->id][0]), theme->ground,
                                               color_hex(corner[theme->id][1])},
                                     .stroke = {ui->theme->line, 1}});
}

/* The panel of a player to move. */
static void swatch_panel(const struct ui *ui, struct rect rect) {
    float middle = rect.y + rect.h / 2;
    style_box_of(ui, rect, BOX_TURN, 0);
    widget_emblem(ui, 0, rect.x + 22, middle, 11.5F, true);
    const char *side = words(games[0]->sides[0]);
    float room = rect.w - 43 - 30;
    if (style_width(ui, STYLE_SERIF, side) <= room) {
        style_write(ui, rect.x + 43, middle + 6, STYLE_SERIF, side);
    }
    style_write(ui, rect.x + rect.w - 11, middle + 7, STYLE_LARGE | STYLE_STRONG | STYLE_END, "8");
}

/* A theme, shown as a small table painted by the same code as a real one. */
static void swatch_picture(const struct app *app, const struct theme *shown, struct rect rect) {
    struct ui *ui = app->ui;
    const struct theme *seen = ui->theme;
    swatch_ground(ui, shown, rect);
    ui->theme = shown;
    struct rect picture = rect_inset(rect, 2);
    swatch_panel(ui, (struct rect){rect.x + 10, rect.y + 10, rect.w - 20, 38});
    rect_cut_top(&picture, 50);
    thumbnail_draw(ui, &app->settings, games[0], NULL, picture);
    ui->theme = seen;
}

static void swatch(struct flow *flow, const void *data) {
    const struct settings_sizes *page = data;
    const struct theme *shown = theme_in((enum theme_id)flow->number, page->app->settings.palette);
    bool chosen = page->app->settings.theme == shown->id;
    struct rect rect = flow_take(flow, page->swatch);
    struct flow name = flow_row(flow, 42);
    if (flow->paint) {
        swatch_picture(page->app, shown, rect);
    }
    flow_line(&name, STYLE_CENTER | (chosen ? STYLE_STRONG : STYLE_MUTED), words(shown->label));
    if (flow->paint) {
        widget_choice_frame(flow->ui, text_line("option:theme=%s", shown->name).string, rect,
                            chosen, words(shown->label));
    }
}

static void themes(struct flow *flow, const void *data) {
    heading(flow, WORD_THEME);
    flow_gap(flow, SWATCH_ABOVE);
    flow_columns(flow, THEMES, SWATCH_GAP, swatch, data);
    flow_gap(flow, SWATCH_BELOW - 42);
}

/* ---- the panels ---- */

static void hair_line(const struct flow *flow) {
    struct rect rect = flow->room;
    if (flow->paint) {
        draw_line(flow->ui->list, rect.x, rect.y, rect.x + rect.w, rect.y, 1,
                  color_alpha(flow->ui->theme->line, 0.7F));
    }
}

static void switch_row(struct flow *flow, const struct settings_sizes *page,
                       const struct setting *row) {
    struct rect rect = flow_take(flow, page->row);
    struct line sentence = text_line(words(row->sentence), app_key_said(page->app, KEY_F11).string);
    if (flow->paint) {
        control_switch(flow->ui, rect, row->name, settings_is_on(&page->app->settings, row),
                       row->title, sentence.string);
    }
}

/* A slider, and the switches below it. */
static void slider_panel(struct flow *flow, const void *data) {
    const struct settings_sizes *page = data;
    enum settings_panel panel = sliding[flow->number].panel;
    const struct setting *row = setting_in(panel, NULL);
    heading(flow, sliding[flow->number].heading);
    struct rect slider = flow_take(flow, SLIDER_HEIGHT);
    if (flow->paint) {
        sliders_draw(page->app, row, slider);
    }
    while ((row = setting_in(panel, row))) {
        hair_line(flow);
        switch_row(flow, page, row);
    }
    flow_gap(flow, FOOT);
}

/* Of one of three choices: what is beside its words, and beside the name of their row. */
static const float CHOICE_ROOM = 24, CHOICE_LEAST = 11, CHOICE_GAP = 8;

/* Where two people sit; returns how wide the words are. */
static float table_choices(const struct ui *ui, struct segment segment[TABLE_SEATS]) {
    const struct setting *table = setting_find("table");
    float widest = 0;
    for (int i = 0; i < TABLE_SEATS; i++) {
        segment[i] = (struct segment){text_line("option:%s=%s", table->name, table->value(i)),
                                      text_line("%s", words(table->said[i].label)),
                                      text_line("%s", words(table->said[i].sentence))};
        widest = fmaxf(widest, style_width(ui, STYLE_STRONG, segment[i].label.string));
    }
    return widest;
}

/* How wide the choices are at the end of a row that its name begins; 0: they have no room. */
static float width_beside(const struct ui *ui, float room, enum word name, int style) {
    struct segment segment[TABLE_SEATS];
    float widest = table_choices(ui, segment), most = TABLE_SEATS * (widest + CHOICE_ROOM);
    room -= style_width(ui, style, words(name)) + CHOICE_GAP;
    return room < TABLE_SEATS * (widest + CHOICE_LEAST) ? 0 : fminf(room, most);
}

/* At the end of a row, or in all of it. */
static void draw_table(const struct settings_sizes *page, struct rect rect, float width) {
    struct ui *ui = page->app->ui;
    struct segment segment[TABLE_SEATS];
    table_choices(ui, segment);
    rect.y += (rect.h - SEGMENT_HEIGHT) / 2;
    if (width > 0) {
        rect_cut_left(&rect, rect.w - width);
    }
    for (int i = 0; i < TABLE_SEATS; i++) {
        ui->tip = ui->tip || ui_hot(ui, segment[i].id.string);
    }
    control_segments(ui, rect, segment, TABLE_SEATS, (int)page->app->settings.table, true);
}

/* Below the heading of the board, unless it is beside it. */
static void table_row(struct flow *flow, const struct settings_sizes *page) {
    struct rect rect = flow_take(flow, page->table);
    float width = width_beside(flow->ui, rect.w, WORD_TABLE_SEATS, STYLE_MEDIUM);
    if (!flow->paint) {
        return;
    }
    if (width > 0) {
        style_write(flow->ui, rect.x, rect.y + rect.h / 2 + 6, STYLE_MEDIUM,
                    words(WORD_TABLE_SEATS));
    }
    draw_table(page, rect, width);
}

static void board(struct flow *flow, const void *data) {
    const struct settings_sizes *page = data;
    struct rect head = {flow->room.x, flow->room.y + HEADING_ABOVE, flow->room.w,
                        HEAD - HEADING_ABOVE};
    heading(flow, WORD_ON_THE_BOARD);
    if (flow->paint && page->table == 0) {
        draw_table(page, head,
                   width_beside(flow->ui, head.w, WORD_ON_THE_BOARD, STYLE_LARGE | STYLE_STRONG));
    }
    if (page->table > 0) {
        table_row(flow, page);
    }
    bool below = page->table > 0;
    for (const struct setting *row = setting_in(PANEL_BOARD, NULL); row;
         row = setting_in(PANEL_BOARD, row)) {
        if (below) {
            hair_line(flow);
        }
        switch_row(flow, data, row);
        below = true;
    }
    flow_gap(flow, FOOT);
}

/* Whether the panels with sliders are below each other, as on a phone. */
static bool is_narrow(const struct settings_sizes *page) {
    return page->app->ui->width < NARROW;
}

/* How many rows of switches are below each other there. */
static int slider_rows(const struct settings_sizes *page) {
    int most = 0, all = 0;
    for (int i = 0; i < SLIDERS; i++) {
        int rows = setting_switches(sliding[i].panel);
        most = rows > most ? rows : most;
        all += rows;
    }
    return is_narrow(page) ? all : most;
}

static void boxed(struct flow *flow, flow_panel *panel, const struct settings_sizes *page) {
    flow_boxed(flow, BOX_PANEL, (struct point){page->inset, 0}, panel, page);
}

static void boxed_slider(struct flow *flow, const void *data) {
    boxed(flow, slider_panel, data);
}

/* Side by side or, on a phone, one below the other. */
static void sliders(struct flow *flow, const struct settings_sizes *page) {
    if (!is_narrow(page)) {
        flow_columns(flow, SLIDERS, page->gap, boxed_slider, page);
        return;
    }
    for (flow->number = 0; flow->number < SLIDERS; flow->number++) {
        flow_gap(flow, flow->number ? page->gap : 0);
        boxed_slider(flow, page);
    }
    flow->number = 0;
}

static void theme_or_board(struct flow *flow, const void *data) {
    boxed(flow, flow->number ? board : themes, data);
}

/* The languages come first: whoever cannot read the page finds their own by its name. */
static void panels(struct flow *flow, const void *data) {
    const struct settings_sizes *page = data;
    if (languages_offered(page->app)) {
        languages_panel(flow, page->app);
        flow_gap(flow, page->gap * 2 / 3);
    }
    if (page->tall) {
        boxed(flow, themes, page);
    } else {
        flow_columns(flow, 2, page->gap, theme_or_board, page);
    }
    flow_gap(flow, page->gap);
    sliders(flow, page);
    if (page->tall) {
        flow_gap(flow, page->gap);
        boxed(flow, board, page);
    }
}

/* Gives rows and swatches the room that the rest leaves, and returns what is lacking beside the
 * languages for rows that can be hit, and swatches of which anything can be seen. Side by side,
 * theme and board are equally high: `beside` is what the rows of the board are when nothing is left
 * for the swatches. */
static float share_room(struct settings_sizes *page, const struct flow *flow) {
    const float beside = SWATCH_ABOVE + SWATCH_BELOW - FOOT - page->table;
    const int board_rows = setting_switches(PANEL_BOARD);
    int below = board_rows + slider_rows(page), rows = below + (page->tall ? 2 : 0);
    page->row = page->tall ? 0 : beside / (float)board_rows;
    page->swatch = 0;
    float room = flow->room.h - flow_height(flow, panels, page);
    page->row = fminf(ROW_HIGHEST, page->row + room / (float)rows);
    page->swatch = page->tall ? fminf(SWATCH_HIGHEST, room - (float)below * page->row)
                              : (float)board_rows * page->row - beside;
    float swatch = (SWATCH_LEAST - page->swatch) / (float)board_rows, row = ROW_LEAST - page->row;
    bool grows = languages_offered(page->app) || is_narrow(page);
    return grows ? fmaxf(0, fmaxf(swatch, row)) * (float)rows : 0;
}

static void open_keys(const struct app *app) {
    request_scene(app, SCENE_KEYS);
}

static void open_access(const struct app *app) {
    request_scene(app, SCENE_ACCESS);
}

enum { SETTINGS_ACCESS, SETTINGS_KEYS };

static const struct command settings_commands[] = {
    [SETTINGS_ACCESS] = {"button:access", SPRITE_ICON_EYE, WORD_ACCESS, .act = open_access},
    [SETTINGS_KEYS] = {"button:keys", SPRITE_ICON_GEAR, WORD_KEYS, .act = open_keys},
    COMMAND_ONLY("button:back", KEY_NONE, .act = request_back),
    {0},
};

static void draw_bar(const struct app *app, struct rect bar) {
    const struct command *const buttons[] = {restore_button(app),
                                             &settings_commands[SETTINGS_ACCESS],
                                             &settings_commands[SETTINGS_KEYS]};
    int labels = 3;
    while (labels && command_row_width(app->ui, buttons, 3, labels) > bar.w - TITLE_LEAST) {
        labels--;
    }
    command_row(app, &bar, buttons, 3, labels, BUTTON_PLAIN);
    widget_title(app->ui, bar, words(WORD_SETTINGS), words(WORD_SETTINGS_LINE));
}

/* In a tight window the page is higher than it. */
static void draw(const struct app *app) {
    struct ui *ui = app->ui;
    bool tight = page_is_tight(ui->width, ui->height), tall = tight || ui->width < ui->height;
    float height = tight ? fmaxf(TIGHT_HEIGHT, ui->height) : ui->height;
    bool small = tight || (tall ? ui->width < 700 : ui->width < 1000) || height < 700;
    float margin = small ? 16 : 48, top = small ? 60 : 84, foot = small ? 12 : 44;
    struct settings_sizes page = {app, tall, small ? 12 : 24, small ? 16 : 24, 0, 0, 0};
    float board = (ui->width - 2 * margin - (tall ? 0 : page.gap)) / (tall ? 1 : 2);
    float beside =
        width_beside(ui, board - 2 * page.inset, WORD_ON_THE_BOARD, STYLE_LARGE | STYLE_STRONG);
    page.table = beside > 0 ? 0 : TABLE_ROW;
    struct flow flow =
        flow_begin(ui, (struct rect){margin, top, ui->width - 2 * margin, height - top - foot});
    widget_ground(ui);
    float lacking = share_room(&page, &flow);
    if (lacking > 0) {
        height += lacking;
        flow.room.h += lacking;
        share_room(&page, &flow);
    }
    flow.room.y = scroll_view_begin(
        &app->shown->page, (struct rect){0, top, ui->width, ui->height - top}, height - top);
    panels(&flow, &page);
    scroll_view_end(ui, &app->shown->page, 0);
    int panel_targets = ui->targets.count;
    draw_bar(app,
             (struct rect){small ? 12 : 24, small ? 8 : 16, ui->width - (small ? 24 : 48), 40});
    targets_put_last(&ui->targets, panel_targets);
    if (!small) {
        style_write(ui, margin, height - 17, STYLE_SMALL | STYLE_MUTED, words(WORD_SETTINGS_FOOT));
    }
    restore_draw(app);
}

/* ---- acting ---- */

void settings_set_option(struct settings *settings, const char *id) {
    static const char option[] = "option:";
    bool sets = strncmp(id, option, strlen(option)) == 0;
    struct line setting = text_line("%s", sets ? id + strlen(option) : "");
    char *value = strchr(setting.string, '=');
    if (value) {
        *value = '\0';
        settings_set(settings, setting.string, value + 1);
    }
}

static bool enter(struct app *app) {
    app->shown->languages = languages_find();
    return true;
}

static void leave(struct app *app) {
    restore_leave(app, PAGE_OF_SETTINGS);
}

static void act(struct app *app, const char *id) {
    const struct setting *slider = sliders_find(id);
    bool scrolls = scroll_panel_act(&app->shown->page, id);
    if (slider) {
        sliders_use(app, &app->settings, slider);
    } else if (!scrolls) {
        settings_set_option(&app->settings, id);
    }
}

/* The arrow keys move the slider that was used last, even if by the pointer. */
static bool key(struct app *app, const struct input *input) {
    const struct setting *slider = sliders_find(app->ui->focus);
    bool left = input->kind == INPUT_KEY && input->key == KEY_LEFT;
    bool right = input->kind == INPUT_KEY && input->key == KEY_RIGHT;
    if (!slider || !(left || right)) {
        return false;
    }
    app->ui->keyboard = true;
    sliders_step(app, &app->settings, slider, right ? 1 : -1);
    return true;
}

static bool can_drag(const struct app *app, struct table_state *table, const char *id) {
    (void)table;
    (void)app;
    return sliders_find(id);
}

/* Sets the slider that was dragged. While ui.dragging is still true the drag was canceled, and
 * nothing is set. */
static void drop(struct app *app, const char *id, const char *onto) {
    (void)onto;
    if (!app->ui->dragging) {
        sliders_use(app, &app->settings, sliders_find(id));
    }
}

const struct scene settings_scene = {.name = "settings",
                                     .page = PAGE_NARROWS,
                                     .enter = enter,
                                     .leave = leave,
                                     .list = panel_page_list,
                                     .draw = draw,
                                     .commands = COMMANDS(settings_commands, restore_commands),
                                     .act = act,
                                     .key = key,
                                     .cancel = restore_cancel,
                                     .can_drag = can_drag,
                                     .drop = drop};
