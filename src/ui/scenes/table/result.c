/* result.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/app/stack.h"
#include "ui/kit/flow.h"
#include "ui/kit/graph.h"
#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "ui/model/standing.h"
#include "ui/play/result_text.h"
#include "ui/scenes/table/history.h"
#include "words/words.h"

#include <math.h>

/* ---- the ceremony ---- */

static const float CEREMONY = 1200;               /* ms */
enum { LEAST_TURNS = 3 };                         /* of a match that has a story */
static const float LEAST_HEIGHT = 60, MARGIN = 4; /* of the card */

double result_update(struct app *app) {
    struct ceremony *ceremony = &app->table.ceremony;
    bool over = match_over(&app->play.match) && !app->play.animation;
    if (!ceremony->known || ceremony->over != over) {
        bool seen = app->settings.speed > 0 && !app->settings.reduced_motion;
        ceremony->runs = ceremony->known && over && seen;
        ceremony->known = true;
        ceremony->over = over;
        ceremony->start = app->ui->now;
    }
    if (!ceremony->runs) {
        return NEVER;
    }
    ceremony->runs = app->ui->now - ceremony->start < (double)CEREMONY;
    app->ui->changed = true;
    return ceremony->runs ? app->ui->now : NEVER;
}

void result_finish(struct app *app) {
    app->ui->changed = app->ui->changed || app->table.ceremony.runs;
    app->table.ceremony.runs = false;
}

/* How much of a part of the ceremony has passed, 0 to 1; eased. */
static float part_of(const struct app *app, float from, float until) {
    const struct ceremony *ceremony = &app->table.ceremony;
    float passed = (float)(app->ui->now - ceremony->start);
    return ceremony->runs ? ease_out(fminf(1, fmaxf(0, (passed - from) / (until - from)))) : 1;
}

float result_light(const struct app *app, int player) {
    struct result result = match_result(&app->play.match);
    bool won = table_shows_result(app) && result.outcome == OUTCOME_WIN && result.winner == player;
    return won ? part_of(app, 0, 900) : 0;
}

/* ---- the card ---- */

/* A line of what happened. */
struct event_line {
    int player; /* whose mark precedes it; NOWHERE: nobody's */
    struct line line;
};

enum { EVENT_LINES = 3, LONG = 2, LARGE = 2 }; /* less is not remarkable */

/* What the card is made of: who won, what happened, the graph, buttons. */
struct card {
    const struct app *app;
    const struct spoken *names;
    struct event_line event[EVENT_LINES];
    int events;
    float told;  /* the width of these */
    bool series; /* its standing is not among them */
    int labels;  /* so many buttons, from the first, show theirs */
};

static void frame(const struct ui *ui, const struct match *match, struct rect rect) {
    const struct theme *theme = ui->theme;
    struct result result = match_result(match);
    bool won = result.outcome == OUTCOME_WIN;
    struct color color = won ? theme->player[result.winner] : theme->accent;
    draw_box(
        ui->list,
        &(struct box){.rect = rect, .radius = 14, .fill = FILL_FLAT, .color = {theme->surface}});
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 14,
                                     .fill = FILL_RIGHT,
                                     .color = {theme_tint(theme, color, 0.42F),
                                               theme_tint(theme, color, 0.16F),
                                               theme_tint(theme, color, 0.10F)},
                                     .stroke = {color, 2.5F * theme->weight},
                                     .shadow = theme_shadow(theme, 0.6F, 24, 5, 10),
                                     .glow = {theme_glow(theme, color, 0.30F), 22}});
}

/* The player's emblem or, of a companion, its medallion. */
static void emblem(const struct ui *ui, const struct match *match, int player, float x, float y,
                   float radius) {
    int companion = companion_of(match, player);
    if (companion) {
        widget_companion(ui, companion, x, y, radius);
    } else {
        widget_emblem(ui, player, x, y, radius, true);
    }
}

static void emblems(const struct ui *ui, const struct match *match, float x, float y,
                    float radius) {
    struct result result = match_result(match);
    if (result.outcome == OUTCOME_WIN) {
        emblem(ui, match, result.winner, x, y, radius);
        return;
    }
    emblem(ui, match, 0, x - radius * 0.72F, y, radius * 0.6F);
    emblem(ui, match, 1, x + radius * 0.72F, y, radius * 0.6F);
}

/* From the left. The review begins with a look back. */
static const struct command review = {"button:review", SPRITE_ICON_EYE, WORD_REVIEW,
                                      .brief = WORD_REVIEW_BRIEF};
static const struct command *const all_buttons[] = {&table_commands[TABLE_REMATCH], &review,
                                                    &table_commands[TABLE_NEW],
                                                    &table_commands[TABLE_HOME]};

enum { BUTTONS = sizeof all_buttons / sizeof all_buttons[0], BESIDE = 20 };

/* At the end of a row. */
static void buttons(struct flow *row, const struct card *card) {
    const float high = 40;
    float width = command_row_width(row->ui, all_buttons, BUTTONS, card->labels);
    struct rect rest = flow_end(row, BESIDE + width);
    rest.y += (rest.h - high) / 2;
    rest.h = high;
    for (int i = BUTTONS - 1; i >= 0 && row->paint; i--) {
        command_row(card->app, &rest, &all_buttons[i], 1, i < card->labels,
                    i ? BUTTON_PLAIN : BUTTON_PRIMARY);
    }
}

/* The score over the match, drawn from its beginning. */
static void graph(const struct app *app, struct rect rect) {
    const struct score_line *scores = &app->shown->history.scores;
    const struct highlights *lights = &app->shown->highlights;
    struct graph_mark mark[2];
    int marks = 0;
    if (lights->best) {
        mark[marks++] = (struct graph_mark){lights->best, GRAPH_DISC, GRAPH_ACCENT};
    }
    struct graph graph = {.id = "graph:result",
                          .label = words(WORD_HISTORY_GRAPH),
                          .points = scores->points,
                          .series_count = 2,
                          .series = {{scores->value[0], GRAPH_PLAYER_0, false},
                                     {scores->value[1], GRAPH_PLAYER_1, false}},
                          .mark = mark,
                          .mark_count = marks,
                          .cursor = GRAPH_NONE};
    float there = part_of(app, 200, CEREMONY);
    if (there < 1) {
        draw_clip(app->ui->list, (struct rect){rect.x, rect.y, rect.w * there, rect.h});
    }
    graph_draw(app->ui, rect, &graph);
    if (there < 1) {
        draw_clip_end(app->ui->list);
    }
}

/* The longest turn, the best capture and the series, as far as there are any. */
static void find_story(struct card *card) {
    const struct play *play = &card->app->play;
    const struct highlights *lights = &card->app->shown->highlights;
    if (lights->length >= LONG) {
        card->event[card->events++] =
            (struct event_line){lights->longest_player, text_line(words(play->face->longest_turn),
                                                                  lights->length, lights->longest)};
    }
    if (lights->best && lights->gain >= LARGE && play->face->best_capture) {
        card->event[card->events++] =
            (struct event_line){lights->best_player, text_line(words(play->face->best_capture),
                                                               lights->gain, lights->best)};
    }
    if (card->series) {
        card->event[card->events++] =
            (struct event_line){NOWHERE, standing_line(&play->match, card->names->brief, true)};
    }
    card->series = false;
}

static void story(struct flow *flow, const void *data) {
    const float leading = 17, mark = 18, after = 2;
    const struct card *card = data;
    for (int i = 0; i < card->events; i++) {
        const struct event_line *event = &card->event[i];
        struct flow row = flow_row(flow, leading);
        flow_end(&row, after);
        if (event->player != NOWHERE) {
            struct rect spot = flow_start(&row, mark);
            if (flow->paint) {
                widget_mark(flow->ui, event->player, spot.x + 5, spot.y + 9, 4.6F);
            }
        }
        flow_line(&row, STYLE_SMALL | STYLE_STRONG, event->line.string);
    }
}

/* How the result is said: in the first of these ways in which all fits. */
static const struct saying {
    int style;
    float leading[2]; /* of the headline, and of what is below it */
    float below;      /* all lines */
    bool brief;       /* with shortened names */
} sayings[] = {{STYLE_TITLE, {1, 1}, 4, false},
               {STYLE_LARGE, {1, 1}, 0, false},
               {STYLE_LARGE, {0.73F, 0.83F}, 6, false},
               {STYLE_LARGE, {1, 1}, 0, true},
               {STYLE_LARGE, {0.73F, 0.83F}, 6, true}};
enum { SAYINGS = sizeof sayings / sizeof sayings[0] };

/* Headline and sentence; without room for the story also the series. Where nothing else helps, the
 * headline is cut. */
static void says(struct flow *flow, const void *data) {
    const struct card *card = data;
    const struct play *play = &card->app->play;
    const struct saying *saying = &sayings[flow->number];
    const char *const *name = saying->brief ? card->names->brief : card->names->whole;
    const int style = saying->style | STYLE_SERIF;
    bool cut = !card->labels && saying == &sayings[SAYINGS - 1];
    struct line headline =
        result_headline_rolling(&play->match, name, flow->paint ? part_of(card->app, 100, 900) : 1);
    flow->leading = saying->leading[0];
    if (cut) {
        struct flow row = flow_row(flow, style_leading(style) * flow->leading);
        flow_line(&row, style, headline.string);
    } else {
        flow_text(flow, style, headline.string);
    }
    flow->leading = saying->leading[1];
    flow_text(flow, STYLE_SMALL, result_sentence(play, name).string);
    if (card->series) {
        struct line line = standing_line(&play->match, card->names->brief, false);
        bool fits = style_fits(flow->ui, STYLE_SMALL | STYLE_STRONG, flow->room.w, line.string);
        line = standing_line(&play->match, card->names->brief, !fits);
        flow_text(flow, STYLE_SMALL | STYLE_STRONG, line.string);
    }
    flow->leading = 1;
    flow_gap(flow, saying->below);
}

static void as_it_fits(struct flow *flow, const void *data) {
    flow_first(flow, SAYINGS, says, data);
}

/* In the first ways with the graph and at least two labels; then without it. */
enum { WITH_GRAPH = BUTTONS - 1, WAYS = WITH_GRAPH + BUTTONS + 1 };

/* From the end on the buttons, the graph and the story, and before them what is said. */
static void contents(struct flow *flow, const void *data) {
    const float graph_width = 180, graph_gap = 18, graph_edge = 7, story_gap = 12;
    struct card card = *(const struct card *)data;
    struct flow row = flow_within(flow, flow->room);
    bool drawn = flow->number < WITH_GRAPH;
    card.labels = BUTTONS - flow->number + (drawn ? 0 : WITH_GRAPH);
    buttons(&row, &card);
    if (card.told > 0 && drawn && card.app->shown->highlights.best) {
        struct rect place = flow_end(&row, graph_width);
        flow_end(&row, graph_gap);
        if (flow->paint) {
            graph(card.app,
                  (struct rect){place.x, place.y + graph_edge, place.w, place.h - 2 * graph_edge});
        }
    }
    if (card.told > 0) {
        struct flow told = flow_within(&row, flow_end(&row, card.told));
        flow_middle(&told, story, &card);
        flow_end(&row, story_gap);
    }
    flow_take(flow, row.room.h - LEAST_HEIGHT); /* above and below what is said */
    row.room.y += (row.room.h - LEAST_HEIGHT) / 2;
    row.room.h = LEAST_HEIGHT;
    flow_take(flow, flow_height(&row, as_it_fits, &card));
    flow_middle(&row, as_it_fits, &card);
}

/* Above the card, so that its frame and what is over it stay apart. */
static float gap_above(const struct table_layout *layout) {
    return layout->small ? 4 : 12;
}

/* How far a strip can be moved up until it is at the board's frame. */
static float room_below(const struct face *face, const struct table_layout *layout, float strip) {
    const float gap = 4;
    struct rect board = layout->board;
    float height = fminf(board.h, board.w * face->height / face->width);
    return fmaxf(0, strip - gap - (board.y + (board.h + height) / 2));
}

void result_make_room(const struct ui *ui, const struct face *face, struct table_layout *layout) {
    float until = ui->height - MARGIN - LEAST_HEIGHT - gap_above(layout);
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

static float foot_of(struct rect rect) {
    return rect.y + rect.h;
}

/* Below everything, as high as it can be without covering a panel. */
static struct rect place_card(const struct ui *ui, const struct table_layout *layout) {
    const float most = 88, widest = 1360;
    float lowest = fmaxf(fmaxf(foot_of(layout->panel[0]), foot_of(layout->panel[1])),
                         fmaxf(foot_of(layout->board), foot_of(layout->history)));
    float room = ui->height - MARGIN - fmaxf(6, gap_above(layout)) - lowest;
    float height = fmaxf(LEAST_HEIGHT, fminf(most, room));
    float width = fminf(widest, ui->width - 2 * fminf(layout->margin, 20));
    return (struct rect){(ui->width - width) / 2, ui->height - MARGIN - height, width, height};
}

void result_draw(const struct app *app, const struct table_layout *layout,
                 const struct spoken *names) {
    const float broad = 1000, roomy = 700, edge = 14;
    const struct match *match = &app->play.match;
    struct highlights *lights = &app->shown->highlights;
    struct card card = {.app = app, .names = names, .series = standing_of(match).known};
    score_line_update(&app->shown->history.scores, match);
    highlights_update(lights, match, app->play.face->turn_length);
    struct flow row = flow_begin(app->ui, place_card(app->ui, layout));
    frame(app->ui, match, row.room);
    float radius = row.room.w >= roomy ? 23 : 19;
    bool played = app->shown->history.scores.points > LEAST_TURNS;
    if (row.room.w >= broad && played && (lights->best || lights->length >= LONG)) {
        find_story(&card);
        card.told = flow_width(&row, story, &card);
    }
    struct rect place = flow_start(&row, 2 * radius + 34);
    emblems(app->ui, match, place.x + place.w / 2, place.y + place.h / 2, radius);
    flow_end(&row, edge);
    flow_first(&row, WAYS, contents, &card);
}

void result_use_graph(struct app *app) {
    const struct score_line *scores = &app->shown->history.scores;
    int turns = scores->points - 1;
    if (turns > 0) {
        int node = scores->node[graph_use(app->ui, "graph:result", scores->points, turns)];
        table_review(app);
        table_lend_history(app);
        history_go_to(app, node);
    }
}
