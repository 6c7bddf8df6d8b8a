/* home/scene.c: the first scene: the games to choose from, and the matches to continue. */
#include "ui/scenes/home/scene.h"

#include "ui/app/command.h"
#include "ui/app/import_export.h"
#include "ui/app/learning.h"
#include "ui/app/panel_page.h"
#include "ui/app/request.h"
#include "ui/boards/faces.h"
#include "ui/kit/page.h"
#include "ui/kit/scenery.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const double LOOK_AGAIN = 30000; /* ms between updates of "10 minutes ago" */
static const float NAME_SIZE = 72;      /* of the app, points */
static const float NARROW_CARD = 190;   /* points */
static const float LEAST_CARD = 136;    /* in which the ways into the game can be hit */
static const float LEAST_PICTURE = 64;
static const float LEAST_CONTINUE = 124; /* the height of one match to continue below the cards */
static const float LEAST_CONTINUE_TWO = 324; /* of two roomy ones, one below the other */
static const float TIGHT_FOOT = 72;
static const float PACE_GAP = 10, PACE_LINE = 20;
static const float THREE_COLUMNS = 560; /* of cards, where a page is tight */
static const float ORIGIN_LINES = 76;   /* three lines on where a game comes from */

/* The layout of the cards: one row, or in a tall window those of wide boards above those of square
 * ones, or in a tight one, which scrolls, two or three in a row. With nothing below them
 * (`lonely`) they are larger and lower, under a higher sky. */
struct home_layout {
    float margin, gap, top;
    float picture;
    float origin; /* the height of the lines on where the games come from; 0: none */
    float pace;   /* that of a line for how hard and how long, below narrow names; 0: none */
    int rows;
    int columns; /* in a tight window, else 0 */
    bool small;  /* the cards are narrow, with small type */
    bool tight;  /* the page is higher than the window, and scrolls */
};

static int row_of(const struct home_layout *layout, int index) {
    if (layout->tight) {
        return index / layout->columns;
    }
    return layout->rows == 1 || faces[index]->hints.shape == SHAPE_WIDE ? 0 : 1;
}

/* How many of the first `count` cards are in a row. */
static int cards_in(const struct home_layout *layout, int row, int count) {
    int cards = 0;
    for (int i = 0; i < count; i++) {
        cards += row_of(layout, i) == row;
    }
    return cards;
}

static float card_width(const struct ui *ui, const struct home_layout *layout, int row) {
    float columns = (float)cards_in(layout, row, faces_count);
    return (ui->width - 2 * layout->margin - layout->gap * (columns - 1)) / columns;
}

static float narrowest_card(const struct ui *ui, const struct home_layout *layout) {
    return fminf(card_width(ui, layout, 0), card_width(ui, layout, layout->rows - 1));
}

static float card_height(const struct home_layout *layout) {
    return layout->picture + (layout->small ? 106 : 112) + layout->pace + layout->origin +
           WAYS_HEIGHT;
}

/* The height of all rows and the gaps between them. */
static float cards_height(const struct home_layout *layout) {
    return (float)layout->rows * (card_height(layout) + layout->gap) - layout->gap;
}

/* `listed`: how many matches there are to continue. */
static struct home_layout lay_out(const struct ui *ui, int listed) {
    bool lonely = !listed;
    bool tall = ui->width < ui->height, small = page_is_small(ui->width, ui->height) && !tall;
    struct home_layout layout = {.rows = tall ? 2 : 1, .top = small ? 190 : 216};
    layout.margin = page_is_small(ui->width, ui->height) ? 24 : 48;
    layout.gap = small ? 12 : 16;
    layout.tight = page_is_tight(ui->width, ui->height) || narrowest_card(ui, &layout) < LEAST_CARD;
    if (layout.tight) {
        layout.columns = ui->width < THREE_COLUMNS ? 2 : 3;
        layout.rows = (faces_count + layout.columns - 1) / layout.columns;
    }
    float narrowest = narrowest_card(ui, &layout);
    layout.small = narrowest < NARROW_CARD;
    layout.picture = fminf(layout.small ? 108 : tall ? 150 : 172, narrowest - 16);
    layout.pace = layout.small && (layout.tight || (lonely && !tall)) ? PACE_LINE : 0;
    if (layout.tight) {
        return layout;
    }
    float below = lonely ? 0 : tall && listed > 1 ? LEAST_CONTINUE_TWO : LEAST_CONTINUE;
    float foot = ui->height - (small ? 64 : 72) - below;
    float spare = (foot - layout.top - cards_height(&layout)) / (float)layout.rows;
    if (lonely) {
        layout.picture = fminf(layout.picture + fmaxf(spare, 0), fminf(narrowest - 16, 240));
        spare = (foot - layout.top - cards_height(&layout)) / (float)layout.rows;
        layout.origin = ui->theme->flat && !layout.small && spare > ORIGIN_LINES ? ORIGIN_LINES : 0;
        float lowest = fmaxf(layout.top, fminf(foot - cards_height(&layout), ui->height / 2));
        layout.top = ui->theme->flat ? (layout.top + lowest) / 2 : lowest; /* there is no sky */
    } else {
        layout.picture = fmaxf(layout.picture + fminf(spare, 0), LEAST_PICTURE);
    }
    return layout;
}

/* What the game is about: two hand-set lines or, in a narrow card, as many as it takes. */
static void card_lines(const struct ui *ui, const struct face *face, struct rect room, bool small) {
    if (small) {
        struct line line = text_line("%s %s", words(face->line[0]), words(face->line[1]));
        style_paragraph(ui, (struct point){room.x, room.y}, room.w, STYLE_SMALL | STYLE_MUTED, 17,
                        line.string);
    }
    for (int i = 0; i < 2 && !small; i++) {
        style_write(ui, room.x, room.y + (float)i * 21, STYLE_MUTED, words(face->line[i]));
    }
}

/* How hard and how long, at the end of the line of the name; nothing where both have no room.
 * Returns whether it is there. */
static bool card_pace(const struct ui *ui, const struct face *face, struct rect room) {
    float name = style_width(ui, STYLE_TITLE | STYLE_SERIF, words(face->game->name));
    float pace = style_width(ui, STYLE_SMALL, words(face->pace));
    if (name + PACE_GAP + pace > room.w) {
        return false;
    }
    style_write(ui, room.x + room.w, room.y, STYLE_SMALL | STYLE_MUTED | STYLE_END,
                words(face->pace));
    return true;
}

/* Begins on a whole pixel, so that the cards of a row share one cached image. */
static struct rect card_place(const struct ui *ui, const struct home_layout *layout, int index) {
    int row = row_of(layout, index), column = cards_in(layout, row, index);
    float width = card_width(ui, layout, row), height = card_height(layout);
    return (struct rect){
        draw_whole(ui->list, layout->margin + (float)column * (width + layout->gap)),
        draw_whole(ui->list, layout->top + (float)row * (height + layout->gap)), width, height};
}

static void card(const struct app *app, int index, const struct home_layout *layout) {
    struct ui *ui = app->ui;
    const struct face *face = faces[index];
    const struct game *game = face->game;
    struct line id = text_line("card:%s", game->id);
    struct line label = text_line("%s. %s %s %s", words(game->name), words(face->line[0]),
                                  words(face->line[1]), words(face->pace));
    struct rect place = card_place(ui, layout, index);
    bool hot = ui_hot(ui, id.string), small = layout->small;
    struct rect rect = place;
    rect.y -= hot ? 6 : 0;
    widget_card(ui, rect, hot);
    struct rect picture = {rect.x + 8, rect.y + 8, rect.w - 16, layout->picture};
    bool back = ui->movement.scene != &home_scene; /* from a match, or before one */
    if (back ? ui->movement.game == game : home_points_at(ui, game)) {
        ui->hero.on = picture;
    }
    widget_picture_ground(ui, picture, 7);
    home_picture_draw(app, game, picture);
    float x = rect.x + (small ? 12 : 18), y = rect.y + layout->picture + (small ? 40 : 48);
    style_write(ui, x, y, STYLE_TITLE | STYLE_SERIF, words(game->name));
    card_lines(ui, face, (struct rect){x, y + (small ? 22 : 28), rect.w - 20, 0}, small);
    if (layout->origin > 0) {
        style_paragraph(ui, (struct point){x, y + 80}, rect.x + rect.w - 14 - x,
                        STYLE_SMALL | STYLE_MUTED, 19, words(face->origin));
    }
    struct rect line = {x, y, rect.x + rect.w - (small ? 12 : 18) - x, 0};
    if (layout->pace > 0) {
        style_write(ui, x, y + 76, STYLE_SMALL | STYLE_MUTED, words(face->pace));
    } else if (!card_pace(ui, face, line) && hot && !small) {
        widget_icon(ui, SPRITE_ICON_NEXT_HEAVY, rect.x + rect.w - 26, y - 9, 20, ui->theme->accent);
    }
    widget_focus(ui, id.string, rect_inset(rect, -3), 15);
    struct rect ways = rect_cut_bottom(&place, WAYS_HEIGHT);
    targets_add(&ui->targets, id.string, place, true, label.string);
    ways.y = rect.y + rect.h - WAYS_HEIGHT;
    home_ways_draw(app, game, rect_inset(ways, 0));
}

/* The game whose card is pointed at; NULL: none. */
static const struct game *pointed_game(const struct ui *ui) {
    for (int i = 0; i < faces_count; i++) {
        if (home_points_at(ui, faces[i]->game)) {
            return faces[i]->game;
        }
    }
    return NULL;
}

/* The lines at the bottom; a notice replaces the usual ones. */
static void foot(const struct app *app, float margin, float y) {
    const struct ui *ui = app->ui;
    float width = ui->width - 2 * margin;
    if (app->saved.notice[0]) {
        widget_icon(ui, SPRITE_ICON_WARNING, margin + 9, y - 4, 18, ui->theme->warning);
        style_paragraph(ui, (struct point){margin + 26, y}, width - 26, STYLE_SMALL, 17,
                        app->saved.notice);
        return;
    }
    const struct game *game = pointed_game(ui);
    struct line keys = text_line(words(WORD_HOME_FOOT), app_key_said(app, KEY_F11).string);
    if (game) {
        struct line rules = text_line(words(WORD_HOME_KEY_RULES), app_key_said(app, KEY_F1).string,
                                      words(game->name));
        keys = text_line("%s · %s", rules.string, keys.string);
    }
    style_write(ui, margin, y, STYLE_SMALL | STYLE_MUTED, words(WORD_HOME_SAVED));
    style_write(ui, margin + width, y, STYLE_SMALL | STYLE_MUTED | STYLE_END, keys.string);
}

static void quit(const struct app *app) {
    request_quit(app);
}

static void about(const struct app *app) {
    request_scene(app, SCENE_ABOUT);
}

static void settings(const struct app *app) {
    request_scene(app, SCENE_SETTINGS);
}

static void statistics(const struct app *app) {
    request_scene(app, SCENE_STATISTICS);
}

static void past(const struct app *app) {
    request_scene(app, SCENE_FINISHED);
}

/* The rules of the game whose card is pointed at. */
static void rules(const struct app *app) {
    const struct game *game = pointed_game(app->ui);
    if (game) {
        request_rules(app, game);
    }
}

/* The first ones are in the bar, from right to left, the last of these about finished matches. */
enum { BUTTONS = 6, ABOUT_FINISHED = 2 };

static const struct command home_commands[] = {
    {"button:quit", SPRITE_ICON_QUIT, WORD_QUIT, .act = quit},
    {"button:about", SPRITE_ICON_INFO, WORD_ABOUT, .act = about},
    {"button:settings", SPRITE_ICON_GEAR, WORD_SETTINGS, .act = settings},
    {"button:open", SPRITE_ICON_FOLDER, WORD_OPEN_RECORD, .file = import_choose_file},
    {"button:statistics", SPRITE_ICON_CHART, WORD_STATISTICS, .act = statistics},
    {"button:past", SPRITE_ICON_HISTORY, WORD_FINISHED, .act = past},
    COMMAND_ONLY("key:rules", KEY_F1, .act = rules),
    {0},
};

/* Where the labels do not all fit beside the title, the buttons are icons with tooltips; a new
 * player is spared those that would lead to empty pages. Returns what is left of the row. */
static struct rect draw_buttons(const struct app *app, struct rect row) {
    const struct saved_matches *saved = &app->saved;
    bool finished = saved->list.count > saved->list.unfinished || saved->awaited;
    int first = host_is_page() ? 1 : 0; /* a page cannot quit */
    int count = (finished ? BUTTONS : BUTTONS - ABOUT_FINISHED) - first;
    const struct command *buttons[BUTTONS];
    for (int i = 0; i < count; i++) {
        buttons[i] = &home_commands[first + i];
    }
    bool fit = command_row_width(app->ui, buttons, count, count) <= row.w;
    command_row(app, &row, buttons, count, fit ? count : 0, BUTTON_GLASS);
    return row;
}

/* How far below the cards the page ends where it scrolls, with at most two matches to continue. */
static float height_below(int listed) {
    float matches = listed > 1 ? LEAST_CONTINUE_TWO - 8 : listed ? LEAST_CONTINUE + 52 : 0;
    return matches + TIGHT_FOOT;
}

/* All of home, scrolled by `moved`, down to `end`. */
static void draw_page(const struct app *app, struct home_layout layout, float moved, float end) {
    struct ui *ui = app->ui;
    float title = layout.margin + style_width(ui, STYLE_LARGE, words(WORD_APP_LINE)) + 24;
    float light_of[SCENERY_LIGHTS];
    for (int i = 0; i < SCENERY_LIGHTS; i++) {
        light_of[i] = home_light(app, i);
    }
    scenery_draw(ui, layout.top + 33, title, light_of);
    float lift = words_right_to_left() ? STYLE_LIFT * NAME_SIZE : 0;
    draw_text(ui->list, (struct point){layout.margin - 2, moved + 112 - lift},
              (struct writing){FONT_DISPLAY, NAME_SIZE, ui->theme->text, ALIGN_LEFT},
              words(WORD_APP_NAME));
    style_write(ui, layout.margin + 2, moved + 148, STYLE_LARGE, words(WORD_APP_LINE));
    bool high = layout.top > 200; /* else the palms are beside the title */
    struct rect row = {title, moved + 24, ui->width - layout.margin - title, 40};
    row = draw_buttons(app, row);
    row.w += high ? -row.w : row.x - layout.margin;
    row.x = layout.margin;
    home_daily_draw(
        app, (struct point){high ? layout.margin : title - 4, moved + (high ? 164 : 126)}, row);
    layout.top += moved;
    for (int i = 0; i < faces_count; i++) {
        card(app, i, &layout);
    }
    float below = layout.top + cards_height(&layout) + layout.gap + 32;
    home_continue_draw(
        app, (struct rect){layout.margin, below, ui->width - 2 * layout.margin, end - 56 - below});
    foot(app, layout.margin, end - 40);
}

static void draw(const struct app *app) {
    struct ui *ui = app->ui;
    struct rect window = {0, 0, ui->width, ui->height};
    int listed = home_continue_count(app);
    listed += !listed && app->saved.awaited;
    struct home_layout layout = lay_out(ui, listed);
    float height = ui->height;
    if (layout.tight) {
        height = layout.top + cards_height(&layout) + height_below(listed);
    }
    float moved = scroll_view_begin(&app->shown->page, window, height);
    draw_page(app, layout, moved, moved + height);
    scroll_view_end(ui, &app->shown->page, 0);
}

static void act(struct app *app, const char *id) {
    if (!scroll_panel_act(&app->shown->page, id) &&
        !home_continue_act(app, &app->table, &app->saved, id)) {
        home_ways_act(app, id);
    }
}

static void cancel(struct app *app) {
    removal_decline(app, &app->saved);
}

/* Redraws now and then, since "10 minutes ago" does not stay true. */
static double update(struct app *app) {
    double next = home_life_update(app, &app->life);
    if (!home_continue_count(app)) {
        return next;
    }
    if (app->ui->now >= app->saved.look_again) {
        app->saved.look_again = app->ui->now + LOOK_AGAIN;
        app->ui->changed = true;
    }
    return fmin(next, app->saved.look_again);
}

/* Where all of home is seen, the wheel turns the pages of the matches. */
static void scroll(const struct app *app, struct point at, int rows) {
    (void)at;
    if (scroll_is_long(&app->shown->page)) {
        scroll_by(&app->shown->page, -rows);
    } else {
        home_continue_scroll(app, rows);
    }
}

static struct point pan_step(const struct app *app, struct point at) {
    return scroll_is_long(&app->shown->page) ? scroll_pan_step(&app->shown->page, at)
                                             : home_continue_pan_step(app, at);
}

static bool enter(struct app *app) {
    learning_find(&app->learning, &app->progress);
    return true;
}

/* The games, by their names. */
static const char *const named[] = {"card:", NULL};

const struct scene home_scene = {.name = "home",
                                 .enter = enter,
                                 .draw = draw,
                                 .commands = COMMANDS(home_commands, saved_commands),
                                 .act = act,
                                 .key = home_continue_key,
                                 .named = named,
                                 .cancel = cancel,
                                 .page = PAGE_NARROWS,
                                 .list = panel_page_list,
                                 .scroll = scroll,
                                 .pan_step = pan_step,
                                 .update = update};
