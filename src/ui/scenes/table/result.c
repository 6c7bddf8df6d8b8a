/* result.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/app/matches.h"
#include "ui/app/voices.h"
#include "ui/kit/graph.h"
#include "ui/model/standing.h"
#include "ui/play/result_text.h"
#include "ui/scenes/table/history.h"
#include "ui/scenes/table/result_card.h"
#include "words/words.h"

#include <math.h>

/* ---- the ceremony ---- */

static const float CEREMONY = 1200; /* ms */

double result_update(const struct app *app, struct table_state *table) {
    struct ceremony *ceremony = &table->ceremony;
    bool over = match_over(&table->play.match) && !table->play.animation;
    if (!ceremony->known || ceremony->over != over) {
        bool seen = settings_animates(&app->settings);
        ceremony->runs = ceremony->known && over && seen;
        ceremony->known = true;
        ceremony->over = over;
        ceremony->start = app->ui->now;
        ceremony->asks = over ? matches_who_asks(app) : 0;
    }
    if (!ceremony->runs) {
        return NEVER;
    }
    ceremony->runs = app->ui->now - ceremony->start < (double)CEREMONY;
    app->ui->changed = true;
    return ceremony->runs ? app->ui->now : NEVER;
}

void result_finish(const struct app *app, struct table_state *table) {
    app->ui->changed = app->ui->changed || table->ceremony.runs;
    table->ceremony.runs = false;
}

/* How much of a part of the ceremony has passed, 0 to 1; eased. */
static float part_of(const struct app *app, float from, float until) {
    const struct ceremony *ceremony = &app->table.ceremony;
    float passed = (float)(app->ui->now - ceremony->start);
    return ceremony->runs ? ease_out(fminf(1, fmaxf(0, (passed - from) / (until - from)))) : 1;
}

float result_light(const struct app *app, int player) {
    struct result result = match_result(&app->table.play.match);
    bool won = table_shows_result(app) && result.outcome == OUTCOME_WIN && result.winner == player;
    return won ? part_of(app, 0, 900) : 0;
}

/* ---- its place ---- */

static const float MARGIN = 4;
static const float NARROW = 760; /* of a window: the buttons are in two rows */

/* Above the card, so that its frame and what is over it stay apart. */
static float gap_above(const struct table_layout *layout) {
    return layout->small ? 4 : 12;
}

/* How high the card is: the largest thing at the end of a match, but the board stays the picture.
 */
static float card_height(const struct ui *ui) {
    const float least_table = 420; /* what is left to the table, and its foot */
    bool narrow = ui->width < NARROW;
    float wanted = fminf(ui->height * (narrow ? 0.27F : 0.24F), narrow ? 260 : 178);
    return fmaxf(RESULT_LEAST_HEIGHT,
                 fminf(wanted, ui->height - least_table + RESULT_LEAST_HEIGHT));
}

/* How far a strip can be moved up until it is at the board's frame. */
static float room_below(const struct face *face, const struct table_layout *layout, float strip) {
    const float gap = 4;
    struct rect board = layout->board;
    float height = fminf(board.h, board.w * face->height / face->width);
    return fmaxf(0, strip - gap - (board.y + (board.h + height) / 2));
}

float result_foot(const struct ui *ui) {
    return card_height(ui) - RESULT_LEAST_HEIGHT;
}

void result_make_room(const struct ui *ui, const struct face *face, struct table_layout *layout) {
    float until = ui->height - MARGIN - card_height(ui) - gap_above(layout);
    for (int player = 0; player < 2; player++) {
        struct rect *panel = &layout->panel[player];
        float over = fmaxf(0, panel->y + panel->h - until);
        if (layout->strips) {
            float moved = fminf(over, room_below(face, layout, panel->y));
            panel->y -= moved;
            panel->h -= over - moved;
        } else {
            panel->h -= over;
        }
    }
    layout->history.h = fminf(layout->history.h, until - layout->history.y);
}

/* Below everything, on the axis of the board where that leaves it room. */
static struct rect place_card(const struct ui *ui, const struct table_layout *layout) {
    const float widest = 1060, least = 640;
    float axis = layout->board.x + layout->board.w / 2, margin = fminf(layout->margin, 20);
    float width = fminf(widest, 2 * (fminf(axis, ui->width - axis) - margin));
    if (width < least) {
        axis = ui->width / 2;
        width = fminf(widest, ui->width - 2 * margin);
    }
    float height = card_height(ui);
    return (struct rect){axis - width / 2, ui->height - MARGIN - height, width, height};
}

void result_draw(const struct app *app, const struct table_layout *layout,
                 const struct spoken *names) {
    const struct match *match = &app->table.play.match;
    struct result_card card = {.app = app,
                               .names = names,
                               .series = standing_of(match).known,
                               .light = part_of(app, 0, 900),
                               .rolled = part_of(app, 100, 900),
                               .drawn = part_of(app, 200, CEREMONY),
                               .word = text_line("%s", voices_last_word(app))};
    score_line_update(&app->shown->history.scores, match);
    highlights_update(&app->shown->highlights, match, app->table.play.face->turn_length);
    struct flow row = flow_begin(app->ui, place_card(app->ui, layout));
    int group = draw_group(app->ui->list, "result", row.room);
    result_card_frame(app->ui, match, row.room);
    if (!result_card_high(&row, &card)) {
        result_card_low(&row, &card);
    }
    draw_group_end(app->ui->list, group);
}

void result_tell_far(const struct app *app, const struct table_layout *layout,
                     const struct spoken *names) {
    const struct play *play = &app->table.play;
    struct line headline =
        text_line("<b>%s</>", result_headline(&play->match, names->whole).string);
    struct line reason = result_sentence(play, names->whole);
    const struct foot_line lines[] = {
        {reason.string, NOWHERE, {STYLE_MUTED | STYLE_BODY, STYLE_MUTED | STYLE_SMALL}},
        {headline.string, NOWHERE, {STYLE_LARGE, STYLE_BODY}}};
    if (layout->far_player != NOWHERE) {
        struct mirror before = ui_turn(app->ui, layout->far_foot);
        table_line(app->ui, layout, layout->last_turn_y + 2, &lines[0]);
        table_line(app->ui, layout, layout->status_y, &lines[1]);
        ui_mirror_end(app->ui, before);
    }
}

void result_use_graph(const struct app *app, struct table_state *table) {
    const struct score_line *scores = &app->shown->history.scores;
    int turns = scores->points - 1;
    if (turns > 0) {
        int node = scores->node[graph_use(app->ui, "graph:result", scores->points, turns)];
        table_review(table);
        table_lend_history(table);
        history_go_to(table, node);
    }
}
