/* score_graph.c: see score_graph.h. */
#include "ui/scenes/table/score_graph.h"

#include "engine/rules.h"
#include "ui/app/advisor.h"
#include "ui/kit/graph.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "ui/scenes/table/past.h"

#include <math.h>
#include <string.h>

static const char id[] = "graph:score";
enum { MARKS_MAX = 100, EVEN = 50 /* percent */ };
static const float TEXT_EDGE = 16;
static const float TITLE = 17, LEAST = 48; /* the heights of a title, and of a graph that has one */
static const float MARK_RADIUS = 3.4F, NAME_MARK = 9.8F, NAME_GAP = 7; /* before names */

static const struct score_line *scores_of(const struct app *app) {
    score_line_update(&app->shown->history.scores, &app->table.play.match);
    return &app->shown->history.scores;
}

static int cursor_of(const struct app *app) {
    return match_turns(&app->table.play.match, app->table.play.match.current);
}

/* The score after a turn: each player's mark and number, from right to left. Returns where they
 * begin. */
static float draw_scores(const struct ui *ui, const struct score_line *scores, int point, float x,
                         float baseline) {
    for (int player = 1; player >= 0; player--) {
        struct line score = text_line("%d", (int)scores->value[player][point]);
        style_write(ui, x, baseline, STYLE_SMALL | STYLE_FIGURES_STRONG | STYLE_END, score.string);
        x -= style_width(ui, STYLE_SMALL | STYLE_FIGURES_STRONG, score.string) + 9;
        widget_mark(ui, player, x, baseline - 4.6F, 4.6F);
        x -= 16;
    }
    return x;
}

/* A turn that is still going on has not been played. */
static int turns_ended(const struct match *match) {
    const struct game *game = match->game;
    bool open = !match_over(match) && rules_turn_open(game, match_position(match));
    return match_turns(match, match->current) - open;
}

/* How many turns were played, in so many words as there is room for. */
static struct line played_line(const struct ui *ui, int turns, float room) {
    struct line line = text_line(words_count(WORD_TURNS_PLAYED, turns), turns);
    if (turns != 1 && !style_fits(ui, STYLE_SMALL, room, line.string)) {
        line = text_line(words_count(WORD_FINISHED_TURNS, turns), turns);
    }
    return style_fits(ui, STYLE_SMALL, room, line.string) ? line : (struct line){""};
}

/* What the line above the graph is about: the turn under the pointer, or where one stands, or how
 * many turns were played. */
static struct line notice_line(const struct app *app, int hovered, float room) {
    const struct match *match = &app->table.play.match;
    if (hovered != GRAPH_NONE) {
        return past_turn_within(app->ui, &app->table.play, hovered, room);
    }
    int turn = match_turns(match, match->current);
    return app->table.play.looking_back ? past_turn_within(app->ui, &app->table.play, turn, room)
                                        : played_line(app->ui, turns_ended(match), room);
}

/* The mark of the turn that ends at a point, unless the panel of the review leaves it out. */
static int mark_at(const struct app *app, const struct score_line *scores, int point) {
    const struct match *match = &app->table.play.match;
    const struct reviewed *turns = advisor_turns(app);
    int node = scores->node[point];
    bool is_rest = turns->rest && point <= turns->count && turns->turn[point - 1].to == node &&
                   !advisor_shows_mark(app, &turns->turn[point - 1]);
    return is_rest ? MARK_NONE : match->nodes[node].note.mark;
}

/* The marks of a review, of shapes and colors as its panel has them. */
static int marks_of(const struct app *app, const struct score_line *scores,
                    struct graph_mark marks[MARKS_MAX]) {
    int count = 0;
    for (int point = 1; point < scores->points && count < MARKS_MAX; point++) {
        switch (mark_at(app, scores, point)) {
        case MARK_DUBIOUS:
            marks[count++] = (struct graph_mark){point, GRAPH_RING, GRAPH_ACCENT};
            break;
        case MARK_MISTAKE:
            marks[count++] = (struct graph_mark){point, GRAPH_TRIANGLE, GRAPH_CAUTION};
            break;
        case MARK_BLUNDER:
            marks[count++] = (struct graph_mark){point, GRAPH_DIAMOND, GRAPH_WARNING};
            break;
        default:
            break;
        }
    }
    return count;
}

/* Once a review has begun the graph shows who is ahead as it sees that, with its marks. */
static void show_review(const struct app *app, const struct score_line *scores, struct graph *graph,
                        struct graph_mark marks[MARKS_MAX]) {
    if (scores->reviewed) {
        graph->series_count = 1;
        graph->series[0] = (struct graph_series){scores->margin, GRAPH_ACCENT, true};
        graph->mark = marks;
        graph->mark_count = marks_of(app, scores, marks);
        graph->chance = app->table.play.game->logit;
        graph->label = words(graph->chance ? WORD_REVIEW_CHANCES : WORD_REVIEW_GRAPH);
        graph->most = graph->chance ? EVEN : 1; /* both sides of 0 can be seen */
    }
}

/* Whose lead is above 0 and whose below. */
static void draw_sides(const struct ui *ui, const struct play *play, struct rect row, float x) {
    const float gap = x > row.x ? NAME_GAP : 0, baseline = row.y + 12;
    float room = row.x + row.w - x - NAME_GAP - gap - 2 * NAME_MARK;
    float second = style_width(ui, STYLE_SMALL, play_name(play, 1));
    for (int player = 0; player < 2; player++) {
        x += player ? NAME_GAP : gap;
        widget_mark(ui, player, x + MARK_RADIUS, baseline - 4.4F, MARK_RADIUS);
        x += NAME_MARK;
        float most = player ? room : fmaxf(room / 2, room - second);
        float width = style_write_name(ui, x, baseline, most, STYLE_SMALL | STYLE_MUTED,
                                       play_name(play, player), play_name(play, !player));
        x += width;
        room -= width;
    }
}

/* By how much a margin is a lead, or what chance to win whoever is ahead has; that this side wins,
 * where it is proven. "" when it is even. */
static struct line ahead_line(const struct game *game, float margin, bool won) {
    const float hundredths = 100;
    if (won) {
        return text_line("%s", words(WORD_ANALYSIS_WINS));
    }
    struct line lead = {""};
    struct text digits = text_fixed(lead.string, sizeof lead.string);
    int percent = (int)lroundf(fabsf(margin));
    if (game->logit) {
        return percent ? text_line(words(WORD_REVIEW_CHANCE), EVEN + percent) : lead;
    }
    int size = (int)lroundf(hundredths * margin);
    bool any = rules_lead_text(size, rules_lead_is_whole(game, size), &digits);
    return any ? text_line(rules_lead_form(game->lead.ahead, lead.string), lead.string) : lead;
}

/* The turn under the pointer, and who is ahead there by how much. */
static void draw_pointed(const struct ui *ui, const struct game *game,
                         const struct score_line *scores, int point, struct rect row) {
    const float baseline = row.y + 12, size = TYPE_SMALL;
    struct line ahead = ahead_line(game, scores->margin[point], scores->known[point].won);
    bool even = !ahead.string[0];
    struct line turn = point ? text_line(words(WORD_REVIEW_POINTED), point)
                             : text_line("%s", words(WORD_HISTORY_START));
    draw_text(ui->list, (struct point){row.x, baseline},
              (struct writing){FONT_UI, size, ui->theme->text, ALIGN_LEFT}, turn.string);
    float x = row.x + draw_text_width(ui->list, FONT_UI, size, turn.string) + NAME_GAP;
    if (!even) {
        widget_mark(ui, scores->margin[point] < 0, x + MARK_RADIUS, baseline - 4.4F, MARK_RADIUS);
        x += NAME_MARK;
    }
    draw_text(ui->list, (struct point){x, baseline},
              (struct writing){FONT_UI_SEMIBOLD, size, ui->theme->text, ALIGN_LEFT},
              even ? words(WORD_REVIEW_EVEN) : ahead.string);
}

/* What the curve of a review is: "Expected lead in seeds", or "Chance to win". */
static struct line curve_title(const struct game *game) {
    return text_line("%s", words(game->logit ? WORD_REVIEW_CHANCE_TITLE : game->lead.expected));
}

/* The width of a title with the names of both sides beside it. */
static float head_width(const struct ui *ui, const struct play *play, const char *title) {
    float width = style_width(ui, STYLE_SMALL, title);
    for (int player = 0; player < 2; player++) {
        width += NAME_GAP + NAME_MARK + style_width(ui, STYLE_SMALL, play_name(play, player));
    }
    return width;
}

bool score_graph_wraps(const struct app *app, float width) {
    return head_width(app->ui, &app->table.play, curve_title(app->table.play.game).string) > width;
}

/* What a graph shows, and its sides, which get a row of their own where they have no room beside
 * it, or none where there is no such row. While a turn is pointed at that has a margin, that. */
static void draw_head(const struct ui *ui, const struct play *play, const char *title,
                      const struct score_line *pointed_in, struct rect *rect) {
    float wide = style_width(ui, STYLE_SMALL, title);
    float whole = head_width(ui, play, title);
    float high = wide > rect->w && rect->h >= LEAST + 2 * TITLE ? 2 * TITLE : TITLE;
    bool two = whole > rect->w && rect->h >= LEAST + high + TITLE;
    int point = pointed_in ? graph_hovered(ui, id, *rect, pointed_in->points) : GRAPH_NONE;
    bool pointed = point != GRAPH_NONE && !isnan(pointed_in->margin[point]);
    struct rect row = rect_cut_top(rect, high);
    if (pointed) {
        draw_pointed(ui, play->match.game, pointed_in, point, row);
    } else if (wide <= row.w || high > TITLE) {
        style_paragraph(ui, (struct point){row.x, row.y + 12}, row.w, STYLE_SMALL, TITLE, title);
    }
    if (two) {
        row = rect_cut_top(rect, TITLE);
    }
    bool room = two || whole <= row.w; /* the curve has their marks, too */
    if (room && (two || !pointed)) {
        draw_sides(ui, play, row, two ? row.x : row.x + wide);
    }
}

static struct line score_title(const struct game *game) {
    return text_line("%s", words(game->lead.score));
}

float score_graph_head_height(const struct app *app, float width) {
    struct line title = score_title(app->table.play.game);
    return (head_width(app->ui, &app->table.play, title.string) > width ? 2 : 1) * TITLE;
}

void score_graph_draw_head(const struct app *app, struct rect *rect) {
    draw_head(app->ui, &app->table.play, score_title(app->table.play.game).string, NULL, rect);
}

/* Whose turns the marks are about: player 0's at the top of the graph, player 1's at its foot. */
static void draw_owners(const struct ui *ui, const struct match *match,
                        const struct score_line *scores, const struct graph *graph,
                        struct rect rect) {
    const float edge = 5.4F, radius = 2.8F;
    for (int i = 0; i < graph->mark_count; i++) {
        int point = graph->mark[i].point, player = match->nodes[scores->node[point]].player;
        widget_mark(ui, player, graph_x(rect, scores->points, point),
                    player ? rect.y + rect.h - edge : rect.y + edge, radius);
    }
}

void score_graph_draw_only(const struct app *app, struct rect rect) {
    const struct score_line *scores = scores_of(app);
    struct graph_mark marks[MARKS_MAX];
    struct graph graph = {.id = id,
                          .label = words(WORD_HISTORY_GRAPH),
                          .points = scores->points,
                          .series_count = 2,
                          .series = {{scores->value[0], GRAPH_PLAYER_0, false},
                                     {scores->value[1], GRAPH_PLAYER_1, false}},
                          .cursor = cursor_of(app)};
    show_review(app, scores, &graph, marks);
    if (scores->points && scores->reviewed && rect.h >= LEAST + TITLE) {
        draw_head(app->ui, &app->table.play, curve_title(app->table.play.game).string, scores,
                  &rect);
    }
    if (scores->points && rect.h > 0) {
        graph_draw(app->ui, rect, &graph);
        draw_owners(app->ui, &app->table.play.match, scores, &graph, rect);
    }
}

void score_graph_draw(const struct app *app, struct rect notice, struct rect rect) {
    struct ui *ui = app->ui;
    const struct score_line *scores = scores_of(app);
    if (!scores->points || notice.h <= 0) {
        return;
    }
    int cursor = cursor_of(app);
    int hovered = rect.h > 0 ? graph_hovered(ui, id, rect, scores->points) : GRAPH_NONE;
    float baseline = notice.y + notice.h - 9;
    float left = notice.x + TEXT_EDGE;
    float until = draw_scores(ui, scores, hovered != GRAPH_NONE ? hovered : cursor,
                              notice.x + notice.w - TEXT_EDGE, baseline);
    style_write_within(ui, left, baseline, until - left, STYLE_SMALL | STYLE_MUTED,
                       notice_line(app, hovered, until - left).string);
    score_graph_draw_only(app, rect);
}

int score_graph_use(const struct app *app) {
    const struct score_line *scores = scores_of(app);
    return scores->points ? scores->node[graph_use(app->ui, id, scores->points, cursor_of(app))]
                          : MATCH_NONE;
}

int score_graph_step(const struct app *app, int direction) {
    const struct score_line *scores = scores_of(app);
    return scores->points ? scores->node[graph_step(scores->points, cursor_of(app), direction)]
                          : MATCH_NONE;
}

int score_graph_pointed(const struct app *app) {
    const struct score_line *scores = &app->shown->history.scores;
    const struct target *target = targets_find(&app->ui->targets, id);
    int point = target && scores->points ? graph_hovered(app->ui, id, target->rect, scores->points)
                                         : GRAPH_NONE;
    return point == GRAPH_NONE ? MATCH_NONE : scores->node[point];
}
