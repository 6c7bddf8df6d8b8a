/* scene_finished.c: the scene that lists the finished matches, newest first, all of them or those
 * of one game. Choosing one opens it at the table for review. */
#include "ui/scenes/home/scene.h"

#include "engine/touch.h"
#include "games/games.h"
#include "ui/app/command.h"
#include "ui/app/import_export.h"
#include "ui/app/matches.h"
#include "ui/app/request.h"
#include "ui/boards/match_row.h"
#include "ui/kit/flow.h"
#include "ui/kit/page.h"
#include "ui/kit/scenery.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/widgets.h"
#include "ui/play/result_text.h"
#include "words/words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float CHOICE = 40, CHOICE_GAP = 8, CHOICE_WIDEST = 140, CHOICE_LEAST = 96,
                   CHOICES_ONE_ROW = 480, TITLE_SHARE = 0.17F;
static const float LEAST_ROWS = 2;

/* ---- all saved matches ---- */

const struct command saved_commands[] = {
    {"button:save-all", SPRITE_ICON_SAVE, WORD_SAVE_ALL, .file = export_choose_everything},
    {0},
};

bool saved_row(const struct app *app, struct rect *row, bool labeled) {
    bool any = app->saved.list.count > 0;
    if (any) {
        command_row(app, row, (const struct command *const[]){saved_commands}, 1, labeled,
                    BUTTON_PLAIN);
    }
    return any;
}

/* ---- which matches ---- */

static bool is_listed(const struct app *app, const struct saved_match *saved) {
    return !app->finished.game || saved->game == app->finished.game;
}

static int count_listed(const struct app *app) {
    const struct saved_list *list = &app->saved.list;
    int count = 0;
    for (int i = list->unfinished; i < list->count; i++) {
        count += is_listed(app, &list->item[i]);
    }
    return count;
}

/* The match with this number among those that are listed; NULL: there is none. */
static const struct saved_match *match_at(const struct app *app, int number) {
    const struct saved_list *list = &app->saved.list;
    for (int i = list->unfinished; i < list->count; i++) {
        if (is_listed(app, &list->item[i]) && number-- == 0) {
            return &list->item[i];
        }
    }
    return NULL;
}

/* ---- the choice of a game ---- */

static void choice(struct ui *ui, const struct game *game, bool on, struct rect rect) {
    int small = rect.w < CHOICE_LEAST ? BUTTON_SMALL : BUTTON_PLAIN;
    struct line id = text_line("option:game=%s", game ? game->id : "all");
    widget_button(ui, id.string, rect, NO_ICON, game ? words(game->name) : words(WORD_FINISHED_ALL),
                  NULL, small | (on ? BUTTON_ON : BUTTON_PLAIN));
}

static void choices(struct flow *flow, const void *data) {
    const struct app *app = data;
    int count = games_count + 1, rows = flow->room.w < CHOICES_ONE_ROW ? 2 : 1;
    int each = (count + rows - 1) / rows;
    float width = fminf(CHOICE_WIDEST, (flow->room.w + CHOICE_GAP) / (float)each - CHOICE_GAP);
    struct flow row;
    for (int i = 0; i < count; i++) {
        const struct game *game = i ? games[i - 1] : NULL;
        if (i % each == 0) {
            flow_gap(flow, i ? CHOICE_GAP : 0);
            row = flow_row(flow, CHOICE);
        }
        struct rect rect = flow_start(&row, width);
        if (flow->paint) {
            choice(app->ui, game, app->finished.game == game, rect);
        }
        flow_start(&row, CHOICE_GAP);
    }
    flow_gap(flow, 12);
}

/* ---- rows ---- */

/* "Layla wins" */
static struct line outcome_line(const struct saved_match *saved) {
    const char *winner = saved_match_player(saved, saved->result.winner);
    return saved->result.outcome == OUTCOME_WIN
               ? text_line(words_to(WORD_WINS_PLAINLY, winner), winner)
               : text_line("%s", words(WORD_FINISHED_DRAWN));
}

/* "Layla wins. Samir resigned.": why as the head of a record tells it, which is less than the
 * result at the table. */
static struct line result_line(const struct saved_match *saved) {
    const char *names[2] = {saved_match_player(saved, 0), saved_match_player(saved, 1)};
    struct line outcome = outcome_line(saved);
    bool known = saved->result.reason != REASON_NONE;
    return known ? text_line("%s. %s", outcome.string,
                             result_reason(saved->game, saved->result, names).string)
                 : text_line("%s.", outcome.string);
}

static void row_words(const struct app *app, const struct saved_match *saved, struct rect rect) {
    struct line when = saved_age(&app->saved, saved), result = result_line(saved), turns = {""};
    struct line brief = text_line("%s.", outcome_line(saved).string);
    if (saved->turns > 0) {
        turns = text_line(words_count(WORD_FINISHED_TURNS, saved->turns), saved->turns);
    }
    struct match_row row = {
        .game = saved->game,
        .title = words(saved->game->name),
        .title_share = TITLE_SHARE,
        .below = result.string,
        .below_brief = brief.string,
        .right = when.string,
        .right_below = turns.string,
        .players = {.name = {saved_match_player(saved, 0), saved_match_player(saved, 1)},
                    .scored = saved->scored,
                    .score = {saved->score[0], saved->score[1]},
                    .won = saved->result.outcome == OUTCOME_WIN,
                    .winner = saved->result.winner}};
    match_row_draw(app->ui, &app->settings, rect, &row);
}

static void draw_row(const struct app *app, int number, const struct saved_match *saved,
                     struct rect rect) {
    struct ui *ui = app->ui;
    struct line id = text_line("past:%d", number);
    if (removal_is_asked(app, saved)) {
        removal_draw(app, saved, rect);
        return;
    }
    struct line label =
        text_line("%s, %s – %s. %s", words(saved->game->name), saved_match_player(saved, 0),
                  saved_match_player(saved, 1), result_line(saved).string);
    removal_control(ui, number, rect_cut_right(&rect, REMOVAL_WIDTH));
    widget_row(ui, id.string, rect);
    row_words(app, saved, rect);
    targets_add(&ui->targets, id.string, rect, true, label.string);
}

static void rows(const struct app *app, struct rect area, int count) {
    struct scroll *scroll = &app->shown->finished;
    float height = match_row_height(area.w);
    area = scroll_panel(app->ui, area, scroll, count, height);
    if (!count) {
        widget_empty(app->ui, area, SPRITE_ICON_HISTORY, words(WORD_FINISHED_NONE),
                     words(WORD_FINISHED_NONE_DO));
    }
    for (int i = scroll->first; i < scroll->count && i < scroll->first + scroll->shown; i++) {
        draw_row(app, i, match_at(app, i), rect_cut_top(&area, height));
    }
}

static const struct command finished_commands[] = {
    COMMAND_ONLY("button:back", KEY_NONE, .act = request_back),
    {0},
};
static const struct command *const commands[] = {saved_commands, finished_commands, NULL};

static void draw(const struct app *app) {
    struct ui *ui = app->ui;
    struct page_layout page = page_layout(ui->width, ui->height);
    struct rect area = {page.margin, page.small ? 56 : 80, ui->width - 2 * page.margin, 0};
    int count = count_listed(app);
    area.h = ui->height - page.margin - area.y;
    struct flow chosen = flow_begin(ui, area);
    float above = flow_height(&chosen, choices, app);
    float used = above + match_row_height(area.w) * fmaxf(LEAST_ROWS, (float)count) + 16;
    scenery_draw_below(ui, &area, app->saved.notice[0] ? area.h : used);
    bool any = saved_row(app, &page.bar, !page.small);
    widget_title(ui, page.bar, words(WORD_FINISHED),
                 text_line(words_count(WORD_FINISHED_COUNT, count), count).string);
    chosen = flow_begin(ui, rect_cut_top(&area, above));
    choices(&chosen, app);
    if (app->saved.notice[0]) {
        float top = widget_warning(ui, ui->width / 2, area.y + area.h, area.w, app->saved.notice);
        area.h = top - 12 - area.y;
    }
    rows(app, area, count);
    targets_put_last(&ui->targets, any);
}

/* ---- acting ---- */

static void act(struct app *app, const char *id) {
    bool answered = removal_act(app, &app->table, &app->saved, id);
    const char *removed = touch_name(id, "remove"), *past = touch_name(id, "past");
    app->saved.notice[0] = '\0';
    if (answered || scroll_panel_act(&app->shown->finished, id)) {
        return;
    }
    if (removed) {
        removal_ask(app, &app->saved, match_at(app, atoi(removed)));
    } else if (past) {
        matches_open(&app->saved, match_at(app, atoi(past))->file);
    } else {
        app->finished.game = games_find(id + strlen("option:game="));
        app->shown->finished.first = 0;
    }
}

static bool key(struct app *app, const struct input *input) {
    struct scroll *scroll = &app->shown->finished;
    int row = touch_number(app->ui->focus, "past", scroll->count);
    int next = scroll_key(scroll, row, input->key);
    bool removes = key_removes(input->key) && row != NOWHERE;
    if (app->saved.asked[0] || (!removes && next == NOWHERE)) {
        return false;
    }
    app->ui->keyboard = true;
    if (removes) {
        removal_ask(app, &app->saved, match_at(app, row));
    } else {
        ui_focus(app->ui, text_line("past:%d", next).string);
        scroll_into_view(scroll, next);
    }
    return true;
}

static void cancel(struct app *app) {
    if (!removal_decline(app, &app->saved)) {
        request_back(app);
    }
}

static struct scroll *list(const struct app *app) {
    return &app->shown->finished;
}

const struct scene finished_scene = {.name = "past",
                                     .page = PAGE_NARROWS,
                                     .draw = draw,
                                     .commands = commands,
                                     .act = act,
                                     .key = key,
                                     .cancel = cancel,
                                     .list = list};
