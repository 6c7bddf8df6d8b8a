/* scene_statistics.c: the scene with statistics of all finished matches. */
#include "ui/scenes/home/scene.h"

#include "games/games.h"
#include "ui/app/command.h"
#include "ui/app/matches.h"
#include "ui/app/panel_page.h"
#include "ui/app/request.h"
#include "ui/boards/thumbnail.h"
#include "ui/kit/flow.h"
#include "ui/kit/page.h"
#include "ui/kit/scenery.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

enum { SECOND = 1000, DAY = 86400000 };
static const float GAP = 16, INSIDE = 16, TABLE_X = 164;
static const float LINE = 25, HEAD = 32, FOOT = 12; /* of a table */
static const float PICTURE_FOOT = 110;              /* below a picture */
static const float LEAST = 200, MOST = 262, TWO_COLUMNS = 1000;
static const float RUNG = 42, RUNG_ROW = 46, MEDALLION = 13;     /* of the ladder */
static const float NUMBER = 48, STRENGTH = 92, LEAST_NAME = 130; /* the widths of columns */

/* "12–31 rounds", or "12 rounds" when all matches were equally long. */
static struct line length_line(int shortest, int longest) {
    if (shortest < longest) {
        return text_line(words_count(WORD_LONGEST, longest), shortest, longest);
    }
    return text_line(words_count(WORD_FINISHED_TURNS, longest), longest);
}

/* ---- a panel ---- */

/* Nothing without any, as that is said beside it. */
static struct line matches_line(int matches) {
    return matches ? text_line(words_count(WORD_MATCHES, matches), matches) : (struct line){""};
}

static void foot_line(struct flow *flow, float height, int style, const char *string) {
    struct flow row = flow_within(flow, flow_foot(flow, height));
    flow_line(&row, style, string);
}

/* The panel with the words at its start. Gives the room for a picture above them, and leaves that
 * for a table in the flow. */
static struct rect about(struct flow *flow, const char *name, int matches, const char *length) {
    const struct ui *ui = flow->ui;
    widget_panel(ui, flow->room, 12);
    flow_start(flow, INSIDE);
    flow_end(flow, INSIDE + 4);
    struct flow side = flow_within(flow, flow_start(flow, TABLE_X - 2 * INSIDE));
    flow_start(flow, 8);
    struct rect line = flow_start(flow, 0);
    draw_line(ui->list, line.x, line.y + INSIDE, line.x, line.y + line.h - INSIDE, 1,
              ui->theme->line);
    flow_start(flow, 16);
    flow_gap(&side, INSIDE);
    struct rect picture = flow_take(&side, side.room.h - PICTURE_FOOT);
    flow_foot(&side, 12);
    if (length[0]) {
        foot_line(&side, 20, STYLE_SMALL | STYLE_MUTED, length);
    }
    foot_line(&side, 22, STYLE_BODY, matches_line(matches).string);
    foot_line(&side, 31, STYLE_TITLE | STYLE_SERIF, name);
    rect_cut_right(&picture, 8);
    return picture;
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

static bool is_estimated(const struct tally_name *name) {
    return name->alone && name->won + name->drawn + name->lost >= STRENGTH_MATCHES;
}

/* The columns that a game has: only after some matches against companions there is a strength. */
struct columns {
    bool number[NUMBERS], strength;
    float width; /* of a number, and of the widest head */
};

static struct columns columns_of(const struct ui *ui, const struct tally *tally, float width) {
    struct columns columns = {{true, !tally->game->decisive, true}, false, NUMBER};
    bool estimated = false;
    for (int i = 0; i < tally->names; i++) {
        estimated = estimated || is_estimated(&tally->name[i]);
        columns.number[DRAWN] = columns.number[DRAWN] || tally->name[i].drawn;
    }
    for (int i = 0; i < NUMBERS; i++) {
        columns.width = fmaxf(columns.width, style_width(ui, STYLE_SMALL, words(heads[i])) + 8);
    }
    columns.strength = estimated && width >= LEAST_NAME + (float)NUMBERS * columns.width + STRENGTH;
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

static void cell(struct flow *row, float width, int style, const char *string) {
    struct flow own = flow_within(row, flow_end(row, width));
    flow_line(&own, style | STYLE_END, string);
}

static void head(struct flow *flow, const struct columns *columns) {
    const int style = STYLE_SMALL | STYLE_MUTED;
    struct rect line = flow->room;
    draw_line(flow->ui->list, line.x, line.y + HEAD - 1, line.x + line.w, line.y + HEAD - 1, 1,
              color_alpha(flow->ui->theme->line, 0.7F));
    struct flow row = flow_row(flow, HEAD + 2);
    if (columns->strength) {
        cell(&row, STRENGTH, style, words(WORD_COLUMN_STRENGTH));
    }
    for (int i = 0; i < NUMBERS; i++) {
        if (columns->number[i]) {
            cell(&row, columns->width, style, words(heads[i]));
        }
    }
    flow_line(&row, style, words(WORD_COLUMN_PLAYER));
    flow_gap(flow, 3);
}

static void player(struct flow *flow, const struct tally_name *name,
                   const struct columns *columns) {
    struct flow row = flow_row(flow, LINE);
    if (columns->strength) {
        cell(&row, STRENGTH, STYLE_SMALL | STYLE_FIGURES | STYLE_MUTED,
             is_estimated(name) ? strength_line(name).string : "–");
    }
    for (int i = 0; i < NUMBERS; i++) {
        int number = number_of(name, i);
        if (columns->number[i]) {
            cell(&row, columns->width, STYLE_FIGURES | (number ? 0 : STYLE_MUTED),
                 number ? text_counted(number).string : "–");
        }
    }
    flow_end(&row, 8);
    struct line shown = name_line(flow->ui, name, row.room.w);
    bool fits = style_fits(flow->ui, STYLE_MEDIUM, row.room.w, shown.string);
    flow_line(&row, (fits ? 0 : STYLE_SMALL) | STYLE_MEDIUM, shown.string);
}

/* Below the players: how many more there are, and, if it fits beside that, what the two numbers
 * of a strength are. */
static void foot(struct flow *flow, const struct columns *columns, int more) {
    const char *strength = words(WORD_ABOUT_STRENGTH);
    bool room = flow->room.h >= LINE;
    struct flow row = flow_row(flow, LINE);
    if (more) {
        flow_word(&row, STYLE_SMALL | STYLE_MUTED,
                  text_line(words_count(WORD_MORE_PLAYERS, more), more).string);
    }
    if (columns->strength && room && style_fits(flow->ui, STYLE_SMALL, row.room.w - 16, strength)) {
        flow_line(&row, STYLE_SMALL | STYLE_MUTED | STYLE_END, strength);
    }
}

/* As many players as fit; if some do not, the last row says how many more. */
static void players(struct flow *flow, const struct tally *tally) {
    int rows = (int)((flow->room.h - HEAD - FOOT) / LINE), shown = tally->names;
    struct columns columns = columns_of(flow->ui, tally, flow->room.w);
    if (!shown) {
        flow_line(flow, STYLE_MUTED, words(tally->matches ? WORD_NO_NAMES : WORD_MATCHES_NONE_DO));
        return;
    }
    shown = shown > rows ? rows - 1 : shown;
    head(flow, &columns);
    for (int i = 0; i < shown; i++) {
        player(flow, &tally->name[i], &columns);
    }
    foot(flow, &columns, tally->names - shown);
}

/* ---- the ladder of a game ---- */

/* Draws have a number only in a game that has any. */
static struct line score_line(const struct game *game, const struct rung *rung) {
    return game->decisive && !rung->drawn
               ? text_line(words(WORD_RUNG_DECISIVE), rung->won, rung->lost)
               : text_line(words(WORD_RUNG), rung->won, rung->drawn, rung->lost);
}

/* The least width of a companion's column. */
static float rung_width(const struct ui *ui, const struct tally *tally) {
    float widest = RUNG;
    for (int i = 0; i < COMPANIONS; i++) {
        struct line score = score_line(tally->game, &tally->ladder.rung[i]);
        widest = fmaxf(widest, style_width(ui, STYLE_SMALL | STYLE_FIGURES, score.string) + 6);
    }
    return widest;
}

/* One companion and what came of the matches against it; around the strongest that was beaten there
 * is a ring, with a check on it. */
static void rung(const struct ui *ui, const struct tally *tally, int number, struct rect cell) {
    const struct rung *rung = &tally->ladder.rung[number - 1];
    bool played = rung->won || rung->drawn || rung->lost;
    bool top = ladder_highest(&tally->ladder) == number;
    float x = cell.x + cell.w / 2, y = cell.y + MEDALLION + 3;
    if (top) {
        draw_circle(ui->list, x, y, MEDALLION + 3, ui->theme->accent);
    }
    widget_companion(ui, number, x, y, MEDALLION);
    if (top) {
        draw_circle(ui->list, x + MEDALLION, y + MEDALLION - 5, 7, ui->theme->accent);
        widget_icon(ui, SPRITE_ICON_CHECK, x + MEDALLION, y + MEDALLION - 5, 11,
                    ui->theme->on_accent);
    }
    style_write(ui, x, cell.y + 2 * MEDALLION + 18,
                STYLE_SMALL | STYLE_CENTER | STYLE_FIGURES | (played ? 0 : STYLE_MUTED),
                played ? score_line(tally->game, rung).string : "–");
}

/* All nine along the foot of a panel, in two rows where one is too narrow; nothing for a game that
 * nobody has played alone. */
static void draw_ladder(struct flow *flow, const struct tally *tally) {
    if (!tally->ladder.last) {
        return;
    }
    float least = rung_width(flow->ui, tally);
    int columns = flow->room.w >= least * (float)COMPANIONS ? COMPANIONS : (COMPANIONS + 1) / 2;
    int rows = (COMPANIONS + columns - 1) / columns;
    flow_foot(flow, 8);
    struct rect all = flow_foot(flow, (float)rows * RUNG_ROW);
    float width = all.w / (float)columns;
    for (int i = 0; i < COMPANIONS; i++) {
        int column = i % columns, row = i / columns;
        struct rect cell = {all.x + (float)column * width, all.y + (float)row * RUNG_ROW, width,
                            RUNG_ROW};
        rung(flow->ui, tally, i + 1, cell);
    }
}

static void draw_game(struct flow *flow, const struct app *app, const struct tally *tally) {
    struct line length = {""};
    if (tally->longest) {
        length = length_line(tally->fastest, tally->longest);
    }
    struct rect picture = about(flow, words(tally->game->name), tally->matches, length.string);
    widget_picture_ground(flow->ui, picture, 8);
    thumbnail_draw(flow->ui, &app->settings, tally->game, NULL, rect_inset(picture, 2));
    draw_ladder(flow, tally);
    players(flow, tally);
}

/* ---- all games ---- */

/* Nothing without any; how many puzzles are solved, and for how many days that of the day was. */
static struct line puzzles_line(const struct app *app) {
    int solved = 0, streak = progress_streak(&app->progress, (int)(app->saved.now.local / DAY));
    for (int i = 0; i < games_count; i++) {
        solved += progress_solved(&app->progress, games[i]);
    }
    if (!solved) {
        return (struct line){""};
    }
    struct line line = text_line(words_count(WORD_PUZZLES_SOLVED, solved), solved);
    return streak > 1 ? text_line("%s · %s", line.string,
                                  text_line(words_count(WORD_PUZZLE_STREAK, streak), streak).string)
                      : line;
}

/* How often each game was played, side by side, and below them the puzzles. */
static void draw_all(struct flow *flow, const struct app *app) {
    struct ui *ui = flow->ui;
    int all = 0, most = 1;
    for (int i = 0; i < games_count; i++) {
        all += app->shown->tally[i].matches;
        most = app->shown->tally[i].matches > most ? app->shown->tally[i].matches : most;
    }
    struct rect picture = about(flow, words(WORD_ALL_GAMES), all, "");
    draw_sprite(ui->list, SPRITE_APP_ICON, picture.x + picture.h / 2, picture.y + picture.h / 2,
                picture.h / 128, color_white(1));
    struct line puzzles = puzzles_line(app);
    if (puzzles.string[0]) {
        flow_foot(flow, 8);
        foot_line(flow, 22, STYLE_SMALL | STYLE_MUTED, puzzles.string);
    }
    float line = fminf(36, (flow->room.h - 2 * INSIDE) / (float)games_count);
    flow_gap(flow, (flow->room.h - line * (float)games_count) / 2);
    for (int i = 0; i < games_count; i++) {
        int matches = app->shown->tally[i].matches;
        struct flow row = flow_row(flow, line);
        struct flow name = flow_within(&row, flow_start(&row, 88));
        flow_line(&name, STYLE_MEDIUM, words(games[i]->name));
        flow_start(&row, 8);
        cell(&row, 44, STYLE_FIGURES | (matches ? 0 : STYLE_MUTED),
             matches ? text_counted(matches).string : "–");
        struct rect bar = {row.room.x, row.room.y + line / 2 - 4, row.room.w, 8};
        widget_bar(ui, bar, (float)matches / (float)most);
    }
}

/* ---- the page ---- */

/* The games that have been played, then the others, each in the usual order. */
static void order_games(const struct app *app, const struct tally *order[]) {
    int count = 0;
    for (int played = 1; played >= 0; played--) {
        for (int i = 0; i < games_count; i++) {
            if ((app->shown->tally[i].matches > 0) == played) {
                order[count++] = &app->shown->tally[i];
            }
        }
    }
}

/* A panel for each game and one for all of them, in one or two columns. */
static void draw_panels(const struct app *app) {
    const struct tally *order[GAMES_MAX];
    struct flow flow = flow_begin(app->ui, page_layout(app->ui->width, app->ui->height).room),
                row = flow;
    int columns = app->ui->width >= TWO_COLUMNS ? 2 : 1;
    int rows = (games_count + columns) / columns;
    float width = (flow.room.w + GAP) / (float)columns - GAP;
    float height = fmaxf(LEAST, fminf(MOST, (flow.room.h + GAP) / (float)rows - GAP));
    order_games(app, order);
    flow.room.y =
        scroll_view_begin(&app->shown->page, flow.room, (float)rows * (height + GAP) - GAP);
    int page = draw_group(app->ui->list, "page", flow.room);
    for (int i = 0; i <= games_count; i++) {
        if (i % columns == 0) {
            row = flow_row(&flow, height);
            flow_gap(&flow, GAP);
        }
        struct flow own = flow_within(&row, flow_start(&row, width));
        flow_start(&row, GAP);
        int panel = draw_group(app->ui->list, "panel", own.room);
        if (i < games_count) {
            draw_game(&own, app, order[i]);
        } else {
            draw_all(&own, app);
        }
        draw_group_end(app->ui->list, panel);
    }
    draw_group_end(app->ui->list, page);
    scroll_view_end(app->ui, &app->shown->page, 0);
}

/* Since when matches count, in words. */
static struct line counted_since(const struct saved_matches *saved) {
    struct moment since = {saved->since, saved->since + saved->now.local - saved->now.utc};
    return saved->since ? text_line(words(WORD_COUNTED_SINCE), saved_when(since, saved->now).string)
                        : text_line("%s", words(WORD_COUNTED_ALL));
}

static bool is_empty(const struct app *app) {
    int all = 0;
    for (int i = 0; i < games_count; i++) {
        all += app->shown->tally[i].matches;
    }
    return all == 0;
}

/* Nothing to count yet: a sentence above the caravanserai. */
static void draw_empty(const struct app *app) {
    struct ui *ui = app->ui;
    struct rect view = page_layout(ui->width, ui->height).room;
    scenery_draw_low(ui);
    view.h = fminf(view.h, 136);
    widget_panel(ui, view, 12);
    widget_empty(ui, view, SPRITE_ICON_CHART, words(WORD_MATCHES_NONE), words(WORD_STATISTICS_DO));
}

/* Rounds down to whole seconds, since those are what is saved. */
static void count_from(struct saved_matches *saved, int64_t since) {
    matches_count_from(saved, since - since % SECOND);
}

static void count_anew(const struct app *app, struct table_state *table,
                       struct saved_matches *saved) {
    (void)app;
    (void)table;
    count_from(saved, saved->now.utc + SECOND - 1);
}

static void count_all(const struct app *app, struct table_state *table,
                      struct saved_matches *saved) {
    (void)app;
    (void)table;
    count_from(saved, 0);
}

enum { STATISTICS_ANEW, STATISTICS_ALL };

static const struct command statistics_commands[] = {
    [STATISTICS_ANEW] = {"button:clear", SPRITE_ICON_UNDO, WORD_COUNT_ANEW, .matches = count_anew},
    [STATISTICS_ALL] = {"button:count-all", SPRITE_ICON_UNDO, WORD_COUNT_ALL, .matches = count_all},
    COMMAND_ONLY("button:back", KEY_NONE, .act = request_back),
    {0},
};

static void draw(const struct app *app) {
    struct ui *ui = app->ui;
    matches_count(app);
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
    command_row(app, &bar, &button, 1, 1, BUTTON_PLAIN);
    widget_title(ui, bar, words(WORD_STATISTICS), counted_since(&app->saved).string);
    targets_put_last(&ui->targets, panel_targets);
}

static void act(struct app *app, const char *id) {
    scroll_panel_act(&app->shown->page, id);
}

const struct scene statistics_scene = {.name = "statistics",
                                       .page = PAGE_NARROWS,
                                       .draw = draw,
                                       .commands = COMMANDS(statistics_commands),
                                       .act = act,
                                       .list = panel_page_list};
