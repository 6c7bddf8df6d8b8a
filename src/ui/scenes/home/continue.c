/* continue.c: see scene.h. */
#include "ui/scenes/home/scene.h"

#include "engine/touch.h"
#include "ui/app/matches.h"
#include "ui/app/request.h"
#include "ui/boards/match_row.h"
#include "ui/boards/thumbnail.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

static const float ROOMY_HEIGHT = 124, SMALL_HEIGHT = 64, HEADING = 20, BASELINE = 24;

/* ---- which matches ---- */

/* The match at the table is among them when it is saved, as it is as soon as something was done in
 * it; not one that was only opened to be looked at. Where nothing can be saved, there is no other
 * copy of it. */
static bool has_match(const struct app *app) {
    bool kept = app->table.saving.file[0] || table_is_unsaved(app);
    return kept && app->table.play.game && app->table.play.match.count > 1 && !table_is_over(app);
}

/* The index of the match at the table among the unfinished saved ones; NOWHERE: not among them. */
static int place_at_table(const struct app *app) {
    const char *file = app->table.saving.file;
    int place = file[0] ? saved_list_find(&app->saved.list, file) : NOWHERE;
    return place < app->saved.list.unfinished ? place : NOWHERE;
}

int home_continue_count(const struct app *app) {
    return app->saved.list.unfinished - (place_at_table(app) != NOWHERE) + has_match(app);
}

/* The description of the match with this number under Continue. */
static struct saved_match match_at(const struct app *app, int number) {
    int at_table = place_at_table(app);
    if (number == 0 && has_match(app)) {
        struct saved_match saved = {.saved_at = app->saved.now};
        if (at_table != NOWHERE) {
            saved.saved_at = app->saved.list.item[at_table].saved_at;
        }
        memcpy(saved.file, app->table.saving.file, sizeof saved.file);
        saved_match_describe(&saved, &app->table.play.match);
        return saved;
    }
    int place = number - has_match(app);
    place += at_table != NOWHERE && place >= at_table;
    return app->saved.list.item[place];
}

/* ---- one card ---- */

/* Both players with their scores. */
static void score_line(const struct ui *ui, const struct saved_match *saved, float x, float y,
                       float width) {
    struct match_players players = {
        .name = {saved_match_player(saved, 0), saved_match_player(saved, 1)},
        .scored = saved->replayed};
    for (int i = 0; i < 2 && saved->replayed; i++) {
        players.score[i] = saved->game->score(&saved->position, i);
    }
    match_players_draw(ui, &players, x, y, width);
}

static void picture(const struct app *app, const struct saved_match *saved, struct rect rect,
                    bool hot) {
    if (hot) {
        app->ui->hero.on = rect;
    }
    widget_picture_ground(app->ui, rect, 8);
    if (saved->replayed) {
        thumbnail_draw(app->ui, &app->settings, saved->game, &saved->position, rect);
    }
}

static void roomy_card(const struct app *app, const struct saved_match *saved, struct rect rect,
                       bool first, bool hot) {
    struct ui *ui = app->ui;
    float button = widget_button_width(ui, SPRITE_ICON_PLAY, words(WORD_CONTINUE));
    float x = rect.x + 164, right = rect.x + rect.w - 16;
    picture(app, saved, (struct rect){rect.x + 12, rect.y + 12, 132, 100}, hot);
    style_write(ui, x, rect.y + 41, STYLE_TITLE | STYLE_SERIF, words(saved->game->name));
    style_write(ui, right, rect.y + 38, STYLE_SMALL | STYLE_MUTED | STYLE_END,
                saved_age(&app->saved, saved).string);
    score_line(ui, saved, x, rect.y + 70, right - x);
    if (saved->replayed) {
        struct line turn = text_line(words(WORD_TURN), saved->turn_number);
        const char *name = saved_match_player(saved, saved->to_act);
        struct line plays = text_line(words_to(WORD_SIDE_PLAYS, name), name);
        style_write_within(ui, x, rect.y + 100, right - button - 8 - x, STYLE_MUTED,
                           text_line("%s · %s", turn.string, plays.string).string);
    }
    struct rect place = {right - button, rect.y + 76, button, 36};
    widget_button_picture(ui, place, SPRITE_ICON_PLAY, words(WORD_CONTINUE),
                          first ? BUTTON_PRIMARY : BUTTON_PLAIN, hot);
}

static void small_card(const struct app *app, const struct saved_match *saved, struct rect rect,
                       bool hot) {
    struct ui *ui = app->ui;
    const struct theme *theme = ui->theme;
    float x = rect.x + 104, right = rect.x + rect.w - 52;
    picture(app, saved, (struct rect){rect.x + 8, rect.y + 6, 84, rect.h - 12}, hot);
    style_write(ui, x, rect.y + 26, STYLE_STRONG, words(saved->game->name));
    style_write(ui, right, rect.y + 26, STYLE_SMALL | STYLE_MUTED | STYLE_END,
                saved_age(&app->saved, saved).string);
    score_line(ui, saved, x, rect.y + 50, right - x);
    widget_icon(ui, SPRITE_ICON_PLAY, rect.x + rect.w - 28, rect.y + rect.h / 2, 24, theme->accent);
}

static void add_card_target(const struct app *app, const struct saved_match *saved, const char *id,
                            struct rect rect) {
    struct line label = text_line(words(WORD_CONTINUE_LABEL), words(saved->game->name),
                                  saved_match_player(saved, 0), saved_match_player(saved, 1),
                                  saved_age(&app->saved, saved).string);
    targets_add(&app->ui->targets, id, rect, true, label.string);
}

static void card(const struct app *app, int number, struct rect rect) {
    struct ui *ui = app->ui;
    struct saved_match saved = match_at(app, number);
    struct line id = text_line("continue:%d", number);
    bool hot = ui_hot(ui, id.string);
    widget_card(ui, rect, hot);
    if (removal_is_asked(app, &saved)) {
        removal_draw(app, &saved, rect);
        return;
    }
    widget_focus(ui, id.string, rect_inset(rect, -3), 15);
    removal_control(ui, number, rect_cut_right(&rect, REMOVAL_WIDTH + 4));
    if (rect.h >= ROOMY_HEIGHT) {
        roomy_card(app, &saved, rect, number == 0, hot);
    } else {
        small_card(app, &saved, rect, hot);
    }
    add_card_target(app, &saved, id.string, rect);
}

/* ---- the page ---- */

struct continue_page {
    int columns, rows;
    float gap, width, height;
    int first, last; /* the matches on it, up to but not including `last` */
};

static struct continue_page lay_out(const struct app *app, struct rect area) {
    int count = home_continue_count(app);
    struct continue_page page = {
        .columns = area.w >= 1000 ? 2 : 1, .gap = 16, .height = ROOMY_HEIGHT};
    float room = area.h - HEADING + page.gap;
    page.rows = (int)(room / (page.height + page.gap));
    if (page.rows < 1) {
        page.gap = 12;
        page.height = SMALL_HEIGHT;
        page.rows = (int)((area.h - HEADING + page.gap) / (page.height + page.gap));
        page.rows = page.rows < 1 ? 1 : page.rows;
    }
    page.width = (area.w - page.gap * (float)(page.columns - 1)) / (float)page.columns;
    int most = page.columns * page.rows;
    page.first = app->shown->first;
    if (page.first >= count) {
        page.first = count > 0 ? count - 1 : 0;
    }
    page.first -= page.first % most;
    page.last = page.first + most < count ? page.first + most : count;
    return page;
}

/* The buttons that turn the pages, and which page this is, at the end of a row. */
static void page_buttons(const struct app *app, const struct continue_page *page, struct rect *row,
                         int count) {
    struct ui *ui = app->ui;
    int newer = page->first > 0 ? BUTTON_PLAIN : BUTTON_DISABLED;
    int older = page->last < count ? BUTTON_PLAIN : BUTTON_DISABLED;
    widget_button(ui, "button:older", rect_cut_right(row, 40), SPRITE_ICON_NEXT, NULL,
                  words(WORD_OLDER), older);
    rect_cut_right(row, 8);
    widget_button(ui, "button:newer", rect_cut_right(row, 40), SPRITE_ICON_BACK, NULL,
                  words(WORD_NEWER), newer);
    bool one = page->last - page->first == 1;
    struct line place = one ? text_line(words(WORD_ONE_OF), page->last, count)
                            : text_line(words(WORD_PAGE_OF), page->first + 1, page->last, count);
    rect_cut_right(row, 12);
    style_write(ui, row->x + row->w, row->y + BASELINE, STYLE_SMALL | STYLE_MUTED | STYLE_END,
                place.string);
    rect_cut_right(row, style_width(ui, STYLE_SMALL, place.string) + 12);
}

/* What is above the matches: the number of them where it has room. */
static void head(const struct app *app, const struct continue_page *page, struct rect row,
                 int count) {
    const struct ui *ui = app->ui;
    struct line counted = text_line(words_count(WORD_UNFINISHED, count), count);
    saved_row(app, &row, false);
    if (page->first > 0 || page->last < count) {
        page_buttons(app, page, &row, count);
    }
    style_write(ui, row.x, row.y + BASELINE, STYLE_LARGE | STYLE_STRONG, words(WORD_CONTINUE));
    rect_cut_left(&row, style_width(ui, STYLE_LARGE | STYLE_STRONG, words(WORD_CONTINUE)) + 13);
    if (style_fits(ui, STYLE_MUTED, row.w, counted.string)) {
        style_write(ui, row.x, row.y + BASELINE, STYLE_MUTED, counted.string);
    }
}

void home_continue_draw(const struct app *app, struct rect area) {
    int count = home_continue_count(app);
    if (!count) {
        return;
    }
    struct continue_page page = lay_out(app, area);
    for (int i = page.first; i < page.last; i++) {
        int row = (i - page.first) / page.columns, column = (i - page.first) % page.columns;
        card(app, i,
             (struct rect){area.x + (float)column * (page.width + page.gap),
                           area.y + HEADING + (float)row * (page.height + page.gap), page.width,
                           page.height});
    }
    head(app, &page, (struct rect){area.x, area.y - BASELINE, area.w, 36}, count);
    app->shown->cards = page.columns * page.rows;
}

/* ---- acting ---- */

static void turn_page(const struct app *app, int pages) {
    int count = home_continue_count(app), step = app->shown->cards > 0 ? app->shown->cards : 1;
    int first = app->shown->first - app->shown->first % step + pages * step;
    if (first >= 0 && first < count) {
        matches_show_from(app, first);
        app->ui->changed = true;
    }
}

void home_continue_scroll(const struct app *app, int rows) {
    turn_page(app, rows < 0 ? 1 : -1);
}

/* Dragging turns the page only on the matches: a click on a game card with an unsteady hand stays a
 * click. */
struct point home_continue_pan_step(const struct app *app, struct point at) {
    bool pages = home_continue_count(app) > app->shown->cards;
    (void)at;
    return (struct point){touch_name(app->ui->pressed, "continue") && pages ? PAGE_PAN : 0, 0};
}

static void ask_removal(const struct app *app, struct saved_matches *saved, const char *number) {
    struct saved_match asked = match_at(app, atoi(number));
    removal_ask(app, saved, &asked);
}

static void resume(const struct app *app, struct saved_matches *saved, int number) {
    if (number == 0 && has_match(app)) {
        request_scene(app, SCENE_TABLE);
    } else {
        struct saved_match resumed = match_at(app, number);
        matches_open(saved, resumed.file);
        saved->notice[0] = '\0';
    }
}

bool home_continue_act(const struct app *app, struct table_state *table,
                       struct saved_matches *saved, const char *id) {
    const char *removed = touch_name(id, "remove"), *continued = touch_name(id, "continue");
    bool older = strcmp(id, "button:older") == 0, newer = strcmp(id, "button:newer") == 0;
    if (removal_act(app, table, saved, id)) {
        return true;
    }
    if (older || newer) {
        turn_page(app, older ? 1 : -1);
    } else if (removed) {
        ask_removal(app, saved, removed);
    } else if (continued) {
        resume(app, saved, atoi(continued));
    }
    return older || newer || removed || continued;
}

bool home_continue_key(struct app *app, const struct input *input) {
    const char *match = touch_name(app->ui->focus, "continue");
    if (!key_removes(input->key) || !match) {
        return false;
    }
    app->ui->keyboard = true;
    ask_removal(app, &app->saved, match);
    return true;
}
