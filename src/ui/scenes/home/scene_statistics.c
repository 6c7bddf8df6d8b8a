/* scene_statistics.c: the scene with statistics of all finished matches. */
#include "ui/scenes/home/scene.h"

#include "base/calendar.h"
#include "games/games.h"
#include "ui/app/command.h"
#include "ui/app/matches.h"
#include "ui/app/stack.h"
#include "ui/boards/thumbnail.h"
#include "ui/kit/page.h"
#include "ui/kit/scenery.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

enum { SECOND = 1000 };
static const float GAP = 16, INSIDE = 16, TABLE_X = 164;
static const float LINE = 25, HEAD = 32, FOOT = 12; /* of a table */
static const float LEAST = 200, MOST = 262, TWO_COLUMNS = 1000;
static const float NUMBER = 48, STRENGTH = 92, LEAST_NAME = 130; /* the widths of columns */

/* The panels, one for each game and one for all of them, in one or two columns. */
struct panels {
    struct page_layout page;
    struct rect view; /* what is between the bar and the foot of the window */
    int columns, rows;
    float width, height;
};

static struct panels lay_out(const struct ui *ui) {
    struct panels panels = {.page = page_layout(ui->width, ui->height)};
    bool small = panels.page.small;
    float top = small ? 60 : 84, margin = panels.page.margin;
    panels.view =
        (struct rect){margin, top, ui->width - 2 * margin, ui->height - top - (small ? 16 : 32)};
    panels.columns = ui->width >= TWO_COLUMNS ? 2 : 1;
    panels.rows = (games_count + panels.columns) / panels.columns;
    panels.width = (panels.view.w + GAP) / (float)panels.columns - GAP;
    float room = (panels.view.h + GAP) / (float)panels.rows - GAP;
    panels.height = fminf(MOST, fmaxf(LEAST, room));
    return panels;
}

/* Recounts if the list or the start of counting has changed. */
static void count(struct app *app) {
    struct saved_matches *saved = &app->saved;
    if (saved->counted == saved->serial + 1) {
        return;
    }
    for (int i = 0; i < games_count; i++) {
        statistics_count(&saved->list, games[i], saved->since, &app->tally[i]);
    }
    saved->counted = saved->serial + 1;
}

/* "12–31 rounds", or "12 rounds" when all matches were equally long. */
static struct line length_line(int shortest, int longest) {
    if (shortest < longest) {
        return text_line(words(WORD_LONGEST), shortest, longest);
    }
    return text_line(words(longest == 1 ? WORD_FINISHED_TURN : WORD_FINISHED_TURNS), longest);
}

/* ---- a panel ---- */

/* The words below a panel's picture. */
static void draw_about(const struct ui *ui, struct rect rect, const char *name, const char *matches,
                       const char *length) {
    float x = rect.x + INSIDE, y = rect.y + rect.h - (length[0] ? 60 : 40);
    float wide = TABLE_X - 2 * INSIDE;
    style_write_within(ui, x, y, wide, STYLE_TITLE | STYLE_SERIF, name);
    style_write_within(ui, x, y + 23, wide, STYLE_BODY, matches);
    style_write_within(ui, x, y + 43, wide, STYLE_SMALL | STYLE_MUTED, length);
}

/* Where a panel's picture is. */
static struct rect picture_in(struct rect rect) {
    return (struct rect){rect.x + INSIDE, rect.y + INSIDE, TABLE_X - 2.5F * INSIDE,
                         rect.h - 110 - INSIDE};
}

/* Nothing without any, as that is said beside it. */
static struct line matches_line(int matches) {
    return matches ? text_line(words(matches == 1 ? WORD_MATCHES_ONE : WORD_MATCHES), matches)
                   : (struct line){""};
}

/* The right part of a panel. */
static struct rect table_in(const struct ui *ui, struct rect rect) {
    draw_line(ui->list, rect.x + TABLE_X - 8, rect.y + INSIDE, rect.x + TABLE_X - 8,
              rect.y + rect.h - INSIDE, 1, ui->theme->line);
    rect_cut_left(&rect, TABLE_X + 8);
    rect_cut_right(&rect, INSIDE + 4);
    return rect;
}

/* ---- the players of a game ---- */

/* The numbers of a player, with the heads of their columns, from right to left. */
enum { LOST, DRAWN, WON, NUMBERS };
static const enum word heads[NUMBERS] = {WORD_COLUMN_LOST, WORD_COLUMN_DRAWN, WORD_COLUMN_WON};

static int number_of(const struct tally_name *name, int column) {
    return column == WON ? name->won : column == DRAWN ? name->drawn : name->lost;
}

/* How strong the player is; with 95 % it is within the second number of the first. */
static struct line strength_line(const struct tally_name *name) {
    const struct rating *rating = &name->rating;
    return text_line(words(WORD_RATED), (int)lround(rating->rating),
                     (int)lround(2 * rating->deviation));
}

/* The columns that a game has: only against companions there is a strength. */
struct columns {
    bool number[NUMBERS], strength;
};

static struct columns columns_of(const struct tally *tally, float width) {
    struct columns columns = {{true, !tally->game->decisive, true}, false};
    bool alone = false;
    for (int i = 0; i < tally->names; i++) {
        alone = alone || tally->name[i].alone;
        columns.number[DRAWN] = columns.number[DRAWN] || tally->name[i].drawn;
    }
    columns.strength = alone && width >= LEAST_NAME + (float)NUMBERS * NUMBER + STRENGTH;
    return columns;
}

/* Who it is, in fewer words where there is little room. */
static struct line name_line(const struct ui *ui, const struct tally_name *name, float room) {
    bool known = name->name[0];
    if (!name->alone) {
        return text_line("%s", name->name);
    }
    struct line full = known ? text_line(words(WORD_ALONE), name->name)
                             : text_line("%s", words(WORD_ALONE_NAMELESS));
    if (style_width(ui, STYLE_MEDIUM, full.string) <= room) {
        return full;
    }
    return known ? text_line(words(WORD_ALONE_BRIEF), name->name)
                 : text_line("%s", words(WORD_ALONE_NAMELESS_BRIEF));
}

static void head(const struct ui *ui, struct rect row, const struct columns *columns) {
    const struct theme *theme = ui->theme;
    float x = row.x + row.w, y = row.y + HEAD - 10;
    draw_line(ui->list, row.x, row.y + HEAD - 1, x, row.y + HEAD - 1, 1,
              color_alpha(theme->line, 0.7F));
    style_write(ui, row.x, y, STYLE_SMALL | STYLE_MUTED, words(WORD_COLUMN_PLAYER));
    if (columns->strength) {
        style_write(ui, x, y, STYLE_SMALL | STYLE_MUTED | STYLE_END, words(WORD_COLUMN_STRENGTH));
        x -= STRENGTH;
    }
    for (int i = 0; i < NUMBERS; i++) {
        if (columns->number[i]) {
            style_write(ui, x, y, STYLE_SMALL | STYLE_MUTED | STYLE_END, words(heads[i]));
            x -= NUMBER;
        }
    }
}

static void player(const struct ui *ui, const struct tally_name *name, struct rect row,
                   const struct columns *columns) {
    float x = row.x + row.w, y = row.y + LINE - 6;
    if (columns->strength) {
        style_write(ui, x, y, STYLE_SMALL | STYLE_FIGURES | STYLE_MUTED | STYLE_END,
                    name->alone ? strength_line(name).string : "–");
        x -= STRENGTH;
    }
    for (int i = 0; i < NUMBERS; i++) {
        int number = number_of(name, i);
        if (columns->number[i]) {
            style_write(ui, x, y, STYLE_FIGURES | (number ? 0 : STYLE_MUTED) | STYLE_END,
                        number ? text_line("%d", number).string : "–");
            x -= NUMBER;
        }
    }
    float room = x - row.x - 8;
    struct line shown = name_line(ui, name, room);
    bool fits = style_fits(ui, STYLE_MEDIUM, room, shown.string);
    style_write_within(ui, row.x, y, room, (fits ? 0 : STYLE_SMALL) | STYLE_MEDIUM, shown.string);
}

/* Below the players: how many more there are, and, if it fits beside that, what the two numbers
 * of a strength are. */
static void foot(const struct ui *ui, struct rect rect, const struct columns *columns, int more) {
    float y = rect.y + LINE - 7;
    const char *about = words(WORD_ABOUT_STRENGTH);
    struct line others = {""};
    if (more) {
        others = text_line(words(WORD_MORE_PLAYERS), more);
        style_write(ui, rect.x, y, STYLE_SMALL | STYLE_MUTED, others.string);
    }
    float used = style_width(ui, STYLE_SMALL, others.string) + style_width(ui, STYLE_SMALL, about);
    if (columns->strength && rect.h >= LINE && used + 16 <= rect.w) {
        style_write(ui, rect.x + rect.w, y, STYLE_SMALL | STYLE_MUTED | STYLE_END, about);
    }
}

/* As many players as fit; if some do not, the last row says how many more. */
static void players(const struct ui *ui, const struct tally *tally, struct rect rect) {
    int rows = (int)((rect.h - HEAD - FOOT) / LINE), shown = tally->names;
    struct columns columns = columns_of(tally, rect.w);
    if (!shown) {
        style_write_within(ui, rect.x, rect.y + rect.h / 2 + 5, rect.w, STYLE_MUTED,
                           words(tally->matches ? WORD_NO_NAMES : WORD_MATCHES_NONE_DO));
        return;
    }
    shown = shown > rows ? rows - 1 : shown;
    head(ui, rect, &columns);
    rect_cut_top(&rect, HEAD + 4);
    for (int i = 0; i < shown; i++) {
        player(ui, &tally->name[i], rect_cut_top(&rect, LINE), &columns);
    }
    foot(ui, rect, &columns, tally->names - shown);
}

static void draw_game(const struct app *app, const struct tally *tally, struct rect rect) {
    struct ui *ui = app->ui;
    struct line matches = matches_line(tally->matches), length = {""};
    struct rect picture = picture_in(rect);
    if (tally->longest) {
        length = length_line(tally->fastest, tally->longest);
    }
    widget_panel(ui, rect, 12);
    widget_picture_ground(ui, picture, 8);
    thumbnail_draw(ui, &app->settings, tally->game, NULL, rect_inset(picture, 2));
    draw_about(ui, rect, words(tally->game->name), matches.string, length.string);
    players(ui, tally, table_in(ui, rect));
}

/* ---- all games ---- */

/* How often each game was played, side by side. */
static void draw_all(const struct app *app, struct rect rect) {
    struct ui *ui = app->ui;
    struct rect picture = picture_in(rect);
    int all = 0, most = 1;
    for (int i = 0; i < games_count; i++) {
        all += app->tally[i].matches;
        most = app->tally[i].matches > most ? app->tally[i].matches : most;
    }
    widget_panel(ui, rect, 12);
    draw_sprite(ui->list, SPRITE_APP_ICON, picture.x + picture.h / 2, picture.y + picture.h / 2,
                picture.h / 128, color_white(1));
    draw_about(ui, rect, words(WORD_ALL_GAMES), matches_line(all).string, "");
    struct rect table = table_in(ui, rect);
    float line = fminf(36, (table.h - 2 * INSIDE) / (float)games_count), name = 96, number = 44;
    table.y += (table.h - line * (float)games_count) / 2;
    for (int i = 0; i < games_count; i++) {
        struct rect row = rect_cut_top(&table, line);
        int matches = app->tally[i].matches;
        float y = row.y + line / 2 + 5, room = row.w - name - number;
        struct rect bar = {row.x + name, row.y + line / 2 - 4, room, 8};
        style_write_within(ui, row.x, y, name - 8, STYLE_MEDIUM, words(games[i]->name));
        widget_bar(ui, bar, (float)matches / (float)most);
        style_write(ui, row.x + row.w, y, STYLE_FIGURES | (matches ? 0 : STYLE_MUTED) | STYLE_END,
                    matches ? text_line("%d", matches).string : "–");
    }
}

/* ---- the page ---- */

/* The games that have been played, then the others, each in the usual order. */
static void order_games(const struct app *app, const struct tally *order[]) {
    int count = 0;
    for (int played = 1; played >= 0; played--) {
        for (int i = 0; i < games_count; i++) {
            if ((app->tally[i].matches > 0) == played) {
                order[count++] = &app->tally[i];
            }
        }
    }
}

static void draw_panels(const struct app *app) {
    const struct tally *order[GAMES_MAX];
    struct panels panels = lay_out(app->ui);
    order_games(app, order);
    float height = (float)panels.rows * (panels.height + GAP) - GAP;
    float top = scroll_view_begin(&app->shown->page, panels.view, height);
    for (int i = 0; i <= games_count; i++) {
        int row = i / panels.columns, column = i % panels.columns;
        struct rect rect = {panels.view.x + (float)column * (panels.width + GAP),
                            top + (float)row * (panels.height + GAP), panels.width, panels.height};
        if (i < games_count) {
            draw_game(app, order[i], rect);
        } else {
            draw_all(app, rect);
        }
    }
    scroll_view_end(app->ui, &app->shown->page, 0);
}

/* Since when matches count, in words. */
static struct line counted_since(const struct saved_matches *saved) {
    struct moment since = {saved->since, saved->since + saved->now.local - saved->now.utc};
    return saved->since
               ? text_line("%s%s", words(WORD_COUNTED_SINCE), saved_when(since, saved->now).string)
               : text_line("%s", words(WORD_COUNTED_ALL));
}

static bool is_empty(const struct app *app) {
    int all = 0;
    for (int i = 0; i < games_count; i++) {
        all += app->tally[i].matches;
    }
    return all == 0;
}

/* Nothing to count yet: a sentence above the caravanserai. */
static void draw_empty(const struct app *app) {
    struct ui *ui = app->ui;
    struct rect view = lay_out(ui).view;
    scenery_draw_low(ui);
    view.h = fminf(view.h, 136);
    widget_panel(ui, view, 12);
    widget_empty(ui, view, SPRITE_ICON_CHART, words(WORD_MATCHES_NONE), words(WORD_STATISTICS_DO));
}

/* Rounds down to whole seconds, since those are what is saved. */
static void count_from(struct app *app, int64_t since) {
    matches_count_from(app, since - since % SECOND);
}

static void count_anew(struct app *app) {
    count_from(app, app->saved.now.utc + SECOND - 1);
}

static void count_all(struct app *app) {
    count_from(app, 0);
}

enum { STATISTICS_ANEW, STATISTICS_ALL };

static const struct command statistics_commands[] = {
    [STATISTICS_ANEW] = {"button:clear", SPRITE_ICON_UNDO, WORD_COUNT_ANEW, .act = count_anew},
    [STATISTICS_ALL] = {"button:count-all", SPRITE_ICON_UNDO, WORD_COUNT_ALL, .act = count_all},
    COMMAND_ONLY("button:back", KEY_NONE, app_pop),
    {0},
};
static const struct command *const commands[] = {statistics_commands, NULL};

static void draw(const struct app *app) {
    struct ui *ui = app->ui;
    struct rect bar = page_layout(ui->width, ui->height).bar;
    const struct command *button =
        &statistics_commands[app->saved.since ? STATISTICS_ALL : STATISTICS_ANEW];
    if (is_empty(app)) {
        draw_empty(app);
    } else {
        widget_ground(ui);
        draw_panels(app);
    }
    int panel_targets = ui->targets.count;
    command_row(app, &bar, &button, 1, 1, 8, BUTTON_PLAIN);
    widget_title(ui, bar, words(WORD_STATISTICS), counted_since(&app->saved).string);
    targets_put_last(&ui->targets, panel_targets);
}

static void act(struct app *app, const char *id) {
    scroll_panel_act(&app->shown->page, id);
}

static struct scroll *list(const struct app *app) {
    return &app->shown->page;
}

const struct scene statistics_scene = {.name = "statistics",
                                       .scrolls = true,
                                       .settle = count,
                                       .draw = draw,
                                       .commands = commands,
                                       .act = act,
                                       .cancel = app_pop,
                                       .list = list};
