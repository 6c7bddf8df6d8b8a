/* result_card.c: see result_card.h. */
#include "ui/scenes/table/result_card.h"

#include "ui/kit/graph.h"
#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "ui/model/standing.h"
#include "ui/play/result_text.h"
#include "ui/scenes/table/score_graph.h"
#include "words/words.h"

#include <math.h>

enum { LEAST_TURNS = 3 };     /* of a match that has a story */
enum { LONG = 2, LARGE = 2 }; /* less is not remarkable */

void result_card_frame(const struct ui *ui, const struct match *match, struct rect rect) {
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

static const float BUTTON = 40;

/* A row of buttons from `first` to before `end`, at the end of the room. */
static void button_row(const struct result_card *card, struct rect room, int first, int end) {
    for (int i = end - 1; i >= first; i--) {
        command_row(card->app, &room, &all_buttons[i], 1, i < card->labels,
                    i ? BUTTON_PLAIN : BUTTON_PRIMARY);
    }
}

/* At the end of a row. */
static void buttons_beside(struct flow *row, const struct result_card *card) {
    float width = command_row_width(row->ui, all_buttons, BUTTONS, card->labels);
    struct rect rest = flow_end(row, BESIDE + width);
    rest.y += (rest.h - BUTTON) / 2;
    rest.h = BUTTON;
    if (row->paint) {
        button_row(card, rest, 0, BUTTONS);
    }
}

/* Below what is said: in a row or, where that has no room, in two. */
static void buttons_below(struct flow *flow, const struct result_card *card) {
    struct ui *ui = flow->ui;
    int rows = command_row_width(ui, all_buttons, BUTTONS, card->labels) > flow->room.w ? 2 : 1;
    int count = BUTTONS / rows;
    for (int i = 0; i < BUTTONS; i += count) {
        struct flow row = flow_row(flow, BUTTON);
        float width = command_row_width(ui, &all_buttons[i], count, card->labels);
        struct rect place = flow_start(&row, width);
        if (flow->wide) {
            *flow->wide = fmaxf(*flow->wide, width);
        }
        if (flow->paint) {
            button_row(card, place, i, i + count);
        }
        if (i + count < BUTTONS) {
            flow_gap(flow, COMMAND_GAP);
        }
    }
}

static const float GRAPH_HIGH = 84, /* without a head… */
    TITLED = 100;                   /* …and from there on it has one */

/* The score over the match, drawn from its beginning. */
static void graph(const struct result_card *card, struct rect rect) {
    const struct app *app = card->app;
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
    float there = card->drawn;
    if (rect.h >= TITLED) {
        score_graph_draw_head(app, &rect);
    }
    if (there < 1) {
        draw_clip(app->ui->list, (struct rect){rect.x, rect.y, rect.w * there, rect.h});
    }
    graph_draw(app->ui, rect, &graph);
    if (there < 1) {
        draw_clip_end(app->ui->list);
    }
}

/* The longest turn, the best capture, who asks for the next match, and the series, as far as there
 * are any. */
static void find_story(struct result_card *card) {
    const struct play *play = &card->app->table.play;
    const struct highlights *lights = &card->app->shown->highlights;
    if (lights->length >= LONG) {
        card->event[card->events++] = (struct event_line){
            lights->longest_player, text_line(words_count(play->face->longest_turn, lights->length),
                                              lights->length, lights->longest)};
    }
    if (lights->best && lights->gain >= LARGE && play->face->best_capture) {
        card->event[card->events++] = (struct event_line){
            lights->best_player, text_line(words_count(play->face->best_capture, lights->gain),
                                           lights->gain, lights->best)};
    }
    int asks = card->app->table.ceremony.asks;
    if (asks) {
        struct line line = text_line(words(WORD_COMPANION_ASKS), companion_name(asks));
        card->event[card->events++] = (struct event_line){NOWHERE, line};
    }
    if (card->series) {
        card->event[card->events++] =
            (struct event_line){NOWHERE, standing_line(&play->match, card->names->brief, true)};
    }
    card->series = false;
}

static void story(struct flow *flow, const void *data) {
    const float leading = 17, mark = 18, after = 2;
    const struct result_card *card = data;
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
static const struct result_saying {
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
    const struct result_card *card = data;
    const struct play *play = &card->app->table.play;
    const struct result_saying *saying = &sayings[flow->number];
    const char *const *name = saying->brief ? card->names->brief : card->names->whole;
    const int style = saying->style | STYLE_SERIF;
    bool cut = !card->labels && saying == &sayings[SAYINGS - 1];
    struct line headline =
        result_headline_rolling(&play->match, name, flow->paint ? card->rolled : 1);
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

/* ---- a low card: what is said beside the buttons ---- */

/* In the first ways with the graph and at least two labels; then without it. */
enum { WITH_GRAPH = BUTTONS - 1, WAYS = WITH_GRAPH + BUTTONS + 1 };

/* From the end on the buttons, the graph and the story, and before them what is said. */
static void low(struct flow *flow, const void *data) {
    const float graph_width = 180, graph_gap = 18, graph_edge = 7, story_gap = 12;
    struct result_card card = *(const struct result_card *)data;
    struct flow row = flow_within(flow, flow->room);
    bool drawn = flow->number < WITH_GRAPH;
    card.labels = BUTTONS - flow->number + (drawn ? 0 : WITH_GRAPH);
    buttons_beside(&row, &card);
    if (card.told > 0 && drawn && card.app->shown->highlights.best) {
        struct rect place = flow_end(&row, graph_width);
        flow_end(&row, graph_gap);
        if (flow->paint) {
            graph(&card,
                  (struct rect){place.x, place.y + graph_edge, place.w, place.h - 2 * graph_edge});
        }
    }
    if (card.told > 0) {
        struct flow told = flow_within(&row, flow_end(&row, card.told));
        flow_middle(&told, story, &card);
        flow_end(&row, story_gap);
    }
    flow_take(flow, row.room.h - RESULT_LEAST_HEIGHT); /* above and below what is said */
    row.room.y += (row.room.h - RESULT_LEAST_HEIGHT) / 2;
    row.room.h = RESULT_LEAST_HEIGHT;
    flow_take(flow, flow_height(&row, as_it_fits, &card));
    flow_middle(&row, as_it_fits, &card);
}

/* ---- a high card: one below the other ---- */

/* The ways to say it, the roomiest first. */
static const struct result_way {
    int size;
    bool story, word;
    float gap; /* before what follows the sentence */
} ways[] = {{STYLE_DISPLAY, true, true, 10}, {STYLE_TITLE, true, true, 10},
            {STYLE_TITLE, true, true, 4},    {STYLE_LARGE, true, true, 4},
            {STYLE_TITLE, false, true, 6},   {STYLE_LARGE, false, true, 4},
            {STYLE_TITLE, true, false, 8},   {STYLE_LARGE, true, false, 4},
            {STYLE_TITLE, false, false, 8},  {STYLE_LARGE, false, false, 4}};
enum { HIGH_WAYS = sizeof ways / sizeof ways[0] };

/* The story as one row, if that has room for it; else as lines. */
static void told(struct flow *flow, const struct result_card *card) {
    const float leading = 18, mark = 18, between = 22;
    float wide = 0;
    for (int i = 0; i < card->events; i++) {
        bool marked = card->event[i].player != NOWHERE;
        wide += style_width(flow->ui, STYLE_SMALL | STYLE_STRONG, card->event[i].line.string) +
                (marked ? mark : 0) + (i ? between : 0);
    }
    if (wide > flow->room.w) {
        story(flow, card);
        return;
    }
    struct flow row = flow_row(flow, leading);
    for (int i = 0; i < card->events; i++) {
        const struct event_line *event = &card->event[i];
        flow_start(&row, i ? between : 0);
        if (event->player != NOWHERE) {
            struct rect spot = flow_start(&row, mark);
            if (flow->paint) {
                widget_mark(flow->ui, event->player, spot.x + 5, spot.y + leading / 2, 4.6F);
            }
        }
        flow_word(&row, STYLE_SMALL | STYLE_STRONG, event->line.string);
    }
}

static void high(struct flow *flow, const void *data) {
    const struct result_card *card = data;
    const struct play *play = &card->app->table.play;
    const struct result_way *way = &ways[flow->number];
    const char *const *name = card->names->whole;
    struct line headline =
        result_headline_rolling(&play->match, name, flow->paint ? card->rolled : 1);
    flow->leading = 0.9F;
    flow_text(flow, way->size | STYLE_SERIF, headline.string);
    flow->leading = 1;
    flow_text(flow, STYLE_BODY | STYLE_MUTED, result_sentence(play, name).string);
    if (way->story && card->events) {
        flow_gap(flow, way->gap / 2);
        told(flow, card);
    }
    if (way->word && card->word.string[0]) {
        flow_gap(flow, way->gap / 2);
        flow_text(flow, STYLE_BODY | STYLE_SERIF, card->word.string);
    }
    flow_gap(flow, way->gap);
    buttons_below(flow, card);
}

static void high_as_it_fits(struct flow *flow, const void *data) {
    flow_first(flow, HIGH_WAYS, high, data);
}

bool result_card_high(struct flow *row, struct result_card *card) {
    const float broad = 860, edge = 20, graph_width = 190;
    const struct app *app = card->app;
    struct rect room = row->room;
    float radius = fminf(52, fminf(room.h * 0.3F, room.w * 0.075F));
    struct flow inner = *row;
    struct rect place = flow_start(&inner, 2 * radius + 56);
    inner.room.y += 8;
    inner.room.h -= 16;
    flow_end(&inner, edge);
    card->labels = BUTTONS;
    bool drawn = room.w >= broad && app->shown->history.scores.points > LEAST_TURNS &&
                 app->shown->highlights.best;
    struct rect side = flow_end(&inner, drawn ? graph_width + edge : 0);
    inner.number = HIGH_WAYS - 1; /* the lowest */
    if (flow_height(&inner, high, card) > inner.room.h) {
        return false;
    }
    find_story(card);
    struct point middle = {place.x + place.w / 2, place.y + place.h / 2};
    struct result result = match_result(&app->table.play.match);
    if (result.outcome == OUTCOME_WIN) {
        panel_rays(app->ui, room, middle, card->light);
    }
    emblems(app->ui, &app->table.play.match, middle.x, middle.y, radius);
    if (drawn) {
        float high = GRAPH_HIGH + score_graph_head_height(app, graph_width);
        high = high <= side.h ? high : GRAPH_HIGH;
        graph(card, (struct rect){side.x + edge, side.y + (side.h - high) / 2, graph_width, high});
    }
    flow_middle(&inner, high_as_it_fits, card);
    return true;
}

void result_card_low(struct flow *row, struct result_card *card) {
    const float broad = 1000, roomy = 700, edge = 14;
    const struct app *app = card->app;
    const struct highlights *lights = &app->shown->highlights;
    float radius = row->room.w >= roomy ? 23 : 19;
    bool played = app->shown->history.scores.points > LEAST_TURNS;
    if (row->room.w >= broad && played && (lights->best || lights->length >= LONG)) {
        find_story(card);
        card->told = flow_width(row, story, card);
    }
    struct rect place = flow_start(row, 2 * radius + 34);
    emblems(app->ui, &app->table.play.match, place.x + place.w / 2, place.y + place.h / 2, radius);
    flow_end(row, edge);
    flow_first(row, WAYS, low, card);
}
