/* result.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/app/stack.h"
#include "ui/draw/paragraph.h"
#include "ui/kit/graph.h"
#include "ui/kit/style.h"
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

/* What the card is made of: who won, what happened, the graph, buttons. */
struct card {
    struct rect rect;
    struct result result;
    const char *const *name;  /* in full */
    const char *const *brief; /* shortened, for where they do not fit */
    bool broad;               /* there is room for what happened and the graph */
};

static void frame(const struct ui *ui, const struct card *card) {
    const struct theme *theme = ui->theme;
    bool won = card->result.outcome == OUTCOME_WIN;
    struct color color = won ? theme->player[card->result.winner] : theme->accent;
    draw_box(ui->list,
             &(struct box){
                 .rect = card->rect, .radius = 14, .fill = FILL_FLAT, .color = {theme->surface}});
    draw_box(ui->list, &(struct box){.rect = card->rect,
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

/* The width of all buttons when so many of them, from the first, show their label. */
static float buttons_width(const struct ui *ui, int labels) {
    return BESIDE + command_row_width(ui, all_buttons, BUTTONS, labels);
}

/* At the right end; takes them off *rest. */
static void buttons(const struct app *app, struct rect *rest, int labels) {
    struct rect row = rect_cut_right(rest, buttons_width(app->ui, labels));
    row.y += (row.h - 40) / 2;
    row.h = 40;
    for (int i = BUTTONS - 1; i >= 0; i--) {
        command_row(app, &row, &all_buttons[i], 1, i < labels, i ? BUTTON_PLAIN : BUTTON_PRIMARY);
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

/* A line of what happened. */
struct event_line {
    int player; /* whose mark precedes it; NOWHERE: nobody's */
    struct line line;
};

enum { EVENT_LINES = 3, LONG = 2, LARGE = 2 }; /* less is not remarkable */
static const float EVENT_LEADING = 17, EVENT_MARK = 18, LEAST_SAID = 220, GRAPH_WIDTH = 180;

/* The longest turn, the best capture and the series, as far as there are any. */
static int find_story(const struct app *app, const struct card *card,
                      struct event_line out[EVENT_LINES]) {
    const struct highlights *lights = &app->shown->highlights;
    int count = 0;
    if (lights->length >= LONG) {
        out[count++] = (struct event_line){
            lights->longest_player,
            text_line(words(app->play.face->longest_turn), lights->length, lights->longest)};
    }
    if (lights->best && lights->gain >= LARGE && app->play.face->best_capture) {
        out[count++] =
            (struct event_line){lights->best_player, text_line(words(app->play.face->best_capture),
                                                               lights->gain, lights->best)};
    }
    if (standing_of(&app->play.match).known) {
        out[count++] =
            (struct event_line){NOWHERE, standing_line(&app->play.match, card->brief, true)};
    }
    return count;
}

static float story_width(const struct ui *ui, const struct event_line *line, int count) {
    float width = 0;
    for (int i = 0; i < count; i++) {
        float mark = line[i].player == NOWHERE ? 0 : EVENT_MARK;
        width = fmaxf(width, mark + draw_text_width(ui->list, FONT_UI_SEMIBOLD, TYPE_SMALL,
                                                    line[i].line.string));
    }
    return ceilf(width) + 2;
}

static void story(const struct ui *ui, struct rect place, const struct event_line *line,
                  int count) {
    place.y += (place.h - EVENT_LEADING * (float)count) / 2;
    for (int i = 0; i < count; i++) {
        struct rect row = rect_cut_top(&place, EVENT_LEADING);
        if (line[i].player != NOWHERE) {
            widget_mark(ui, line[i].player, row.x + 5, row.y + 9, 4.6F);
            rect_cut_left(&row, EVENT_MARK);
        }
        style_write_within(ui, row.x, row.y + 13.5F, row.w, STYLE_SMALL | STYLE_STRONG,
                           line[i].line.string);
    }
}

/* The names and the size with which the headline fits. */
static const char *const *names_that_fit(const struct ui *ui, const struct play *play, float room,
                                         const struct card *card, float *size) {
    for (int i = 0; i < 2; i++) {
        *size = i ? TYPE_LARGE : TYPE_TITLE;
        struct line whole = result_headline(&play->match, card->name);
        if (draw_text_width(ui->list, FONT_DISPLAY, *size, whole.string) <= room) {
            return card->name;
        }
    }
    return card->brief;
}

/* Headline and sentence, which may take two lines; without room for the story also the series. */
static void says(const struct app *app, struct rect place, const struct card *card) {
    const struct ui *ui = app->ui;
    const struct play *play = &app->play;
    const struct color color = ui->theme->text;
    float size;
    const char *const *name = names_that_fit(ui, play, place.w, card, &size);
    struct line headline = result_headline_rolling(&play->match, name, part_of(app, 100, 900));
    struct line sentence = result_sentence(play, name);
    bool series = !card->broad && standing_of(&play->match).known;
    bool fits = draw_text_width(ui->list, FONT_UI, TYPE_SMALL, sentence.string) <= place.w;
    bool three = series || !fits; /* lines, which are closer, and apart from the card's edge */
    float y = place.y + place.h / 2 + (three ? -11.0F : -1.0F);
    widget_text(ui, (struct point){place.x, y}, place.w,
                (struct writing){FONT_DISPLAY, three ? (float)TYPE_LARGE : size, color, ALIGN_LEFT},
                headline.string);
    if (!fits && !series) {
        widget_paragraph(ui, (struct point){place.x, y + 16}, place.w,
                         (struct writing){FONT_UI, TYPE_SMALL, color, ALIGN_LEFT}, 15,
                         sentence.string);
        return;
    }
    widget_text(ui, (struct point){place.x, y + (three ? 16.0F : 21.0F)}, place.w,
                (struct writing){FONT_UI, TYPE_SMALL, color, ALIGN_LEFT}, sentence.string);
    if (series) {
        struct line line = standing_line(&play->match, card->brief, false);
        float width = draw_text_width(ui->list, FONT_UI_SEMIBOLD, TYPE_SMALL, line.string);
        line = standing_line(&play->match, card->brief, width > place.w);
        widget_text(ui, (struct point){place.x, y + 31}, place.w,
                    (struct writing){FONT_UI_SEMIBOLD, TYPE_SMALL, color, ALIGN_LEFT}, line.string);
    }
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

/* So many buttons, from the first, show their label that headline and sentence have room. */
static int labels_that_fit(const struct app *app, const struct card *card, float width) {
    const struct draw_list *list = app->ui->list;
    struct line headline = result_headline(&app->play.match, card->brief);
    struct line sentence = result_sentence(&app->play, card->brief);
    float said = draw_text_width(list, FONT_DISPLAY, TYPE_LARGE, headline.string);
    struct setting setting = {.font = FONT_UI, .size = TYPE_SMALL};
    bool series = !card->broad && standing_of(&app->play.match).known; /* has the third line */
    struct line standing = standing_line(&app->play.match, card->brief, true);
    float won = draw_text_width(list, FONT_UI_SEMIBOLD, TYPE_SMALL, standing.string);
    said = series ? fmaxf(said, won) : said;
    for (int labels = BUTTONS; labels > 0; labels--) {
        setting.width = width - buttons_width(app->ui, labels);
        int lines = paragraph_count(list, &setting, sentence.string);
        if (setting.width >= said && lines <= (series ? 1 : 2)) {
            return labels;
        }
    }
    return 0;
}

void result_draw(const struct app *app, const struct table_layout *layout,
                 const char *const name[2], const char *const brief[2]) {
    const float broad = 1000, roomy = 700;
    struct ui *ui = app->ui;
    struct card card = {.rect = place_card(ui, layout),
                        .result = match_result(&app->play.match),
                        .name = name,
                        .brief = brief};
    score_line_update(&app->shown->history.scores, &app->play.match);
    highlights_update(&app->shown->highlights, &app->play.match, app->play.face->turn_length);
    frame(ui, &card);
    struct rect rest = card.rect;
    float radius = card.rect.w >= roomy ? 23 : 19;
    struct rect place = rect_cut_left(&rest, 2 * radius + 34);
    emblems(ui, &app->play.match, place.x + place.w / 2, place.y + place.h / 2, radius);
    rect_cut_right(&rest, 14);
    struct event_line line[EVENT_LINES];
    int lines = find_story(app, &card, line);
    const struct highlights *lights = &app->shown->highlights;
    bool played = app->shown->history.scores.points > LEAST_TURNS;
    card.broad = card.rect.w >= broad && played && (lights->best || lights->length >= LONG);
    float told = story_width(ui, line, lines);
    bool drawn = card.broad && lights->best && /* there is a graph */
                 rest.w - buttons_width(ui, 2) - told - GRAPH_WIDTH - 30 >= LEAST_SAID;
    float beside = (card.broad ? told + 12 : 0) + (drawn ? GRAPH_WIDTH + 18 : 0);
    int labels = labels_that_fit(app, &card, rest.w - beside);
    buttons(app, &rest, drawn && labels < 2 ? 2 : labels);
    if (card.broad) {
        if (drawn) {
            place = rect_cut_right(&rest, GRAPH_WIDTH);
            graph(app, (struct rect){place.x, place.y + 7, place.w, place.h - 14});
            rect_cut_right(&rest, 18);
        }
        story(ui, rect_cut_right(&rest, told), line, lines);
        rect_cut_right(&rest, 12);
    }
    says(app, rest, &card);
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
