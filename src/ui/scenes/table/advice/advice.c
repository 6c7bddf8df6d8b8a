/* advice.c: see advice.h. */
#include "ui/scenes/table/advice/advice.h"

#include "advice/reason.h"
#include "advice/score_line.h"
#include "advice/summary.h"
#include "engine/rules.h"
#include "engine/touch.h"
#include "ui/draw/paragraph.h"
#include "ui/kit/widgets.h"
#include "ui/scenes/table/advice/shown.h"
#include "ui/scenes/table/history/history.h"
#include "ui/scenes/table/history/score_graph.h"
#include "words/words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float EDGE = 10, BUTTON = 36, GAP = 6, MARK = 24, MARK_HIGH = 30, LEADING = 18,
                   ROW = 26;
static const float HEAD = 21; /* the line above a sentence, with the kind of the mark… */
static const float KIND_MARK = 22, KIND_SIDE = 21; /* …before that, and before the name after it */
static const float HEIGHT = 218, OFFER_HEIGHT = 106, WIDTH = 300, LEAST_LEFT = 340, BROAD = 560;
static const float BAR = 12; /* how far a review is, with the gap before it */
static const float GRAPH = 66, NARROW_GRAPH = 84,
                   NARROW = 200; /* its title takes two lines there */
static const float LEAST_PLAIN =
    66; /* of three buttons side by side with words of the usual size */
static const float LEAST_BESIDE = 10; /* left and right of the words of a button */
static const float ROOMY = 560;       /* from there on the history has room for its graph */

/* ---- what there is to say ---- */

/* What is said below the marks. */
struct message {
    const struct reviewed_turn *turn; /* the marked turn that it is about; NULL: about none */
    const char *sentence;
    bool progress; /* with a bar that shows how far the review is */
};

/* The sentence about a marked turn, or what the whole review came to (NULL). Either is remembered,
 * as it takes longer to find than a frame should. */
static const char *sentence_about(struct app *app, const struct reviewed_turn *turn) {
    const struct match *match = &app->play.match;
    const struct reviewed *turns = advisor_turns(app);
    struct review_words *said = &app->advisor.words;
    int end = turn ? turn->to : turns->end;
    if (!said->known || said->revision != match->revision || said->whole != !turn ||
        said->end != end) {
        struct text text = text_fixed(said->sentence, sizeof said->sentence);
        const char *const names[2] = {play_name(&app->play, 0), play_name(&app->play, 1)};
        said->sentence[0] = '\0';
        if (turn) {
            reviewed_sentence(match, turn, &text);
        } else {
            summary_of_review(match, turns, names, &text);
        }
        said->known = true;
        said->revision = match->revision;
        said->whole = !turn;
        said->end = end;
    }
    return said->sentence;
}

static struct message find_message(struct app *app, struct line *memory) {
    const struct reviewed *turns = advisor_turns(app);
    const struct reviewed_turn *turn = shown_turn(app);
    struct text text = text_fixed(memory->string, sizeof memory->string);
    bool last = turn && turn->to == turns->turn[turns->count - 1].to;
    memory->string[0] = '\0';
    if (turn && advisor_shows_mark(app, turn)) {
        return (struct message){.turn = turn,
                                .sentence = sentence_about(app, turn),
                                .progress = app->advisor.reviewing};
    }
    if (app->advisor.reviewing) {
        int next = turns->done < turns->count ? turns->done + 1 : turns->count;
        text_format(&text, words(WORD_REVIEW_TURN), next, turns->count);
        return (struct message){.sentence = memory->string, .progress = true};
    }
    if (turn && turn->done && (turn->mark || !last)) {
        text_format(&text, words(turn->mark ? WORD_REVIEW_REST : WORD_REVIEW_GOOD), turn->number,
                    play_name(&app->play, turn->side));
    } else if (turns->count && !reviewed_next(turns)) {
        return (struct message){.sentence = sentence_about(app, NULL)};
    } else {
        text_add(&text, words(turns->marks ? WORD_REVIEW_MARKS : WORD_REVIEW_OFFER));
    }
    return (struct message){.sentence = memory->string};
}

/* ---- how high it is ---- */

static enum word mark_word(enum match_mark mark) {
    return mark == MARK_DUBIOUS   ? WORD_REVIEW_DUBIOUS
           : mark == MARK_BLUNDER ? WORD_REVIEW_TURNING
                                  : WORD_REVIEW_MISTAKE;
}

static float graph_height(const struct app *app, float width) {
    return width < NARROW || score_graph_wraps(app, width) ? NARROW_GRAPH : GRAPH;
}

static float paragraph_height(const struct app *app, float width, const char *string) {
    const struct setting setting = {.font = FONT_UI, .size = TYPE_SMALL, .width = width};
    return LEADING * (float)paragraph_count(app->ui.list, &setting, string);
}

/* The width of what a marked turn is, up to the name of its player: and whether the name has its
 * own line below, as it would be cut. */
static float kind_width(const struct app *app, const struct reviewed_turn *turn) {
    return KIND_MARK + KIND_SIDE +
           draw_text_width(app->ui.list, FONT_UI_SEMIBOLD, TYPE_SMALL,
                           words(mark_word(turn->mark)));
}

static bool kind_wraps(const struct app *app, const struct reviewed_turn *turn, float width) {
    const char *name = play_name(&app->play, turn->side);
    return kind_width(app, turn) + draw_text_width(app->ui.list, FONT_UI, TYPE_SMALL, name) > width;
}

static float head_height(const struct app *app, const struct reviewed_turn *turn, float width) {
    return HEAD + (kind_wraps(app, turn, width) ? LEADING : 0);
}

static float message_height(const struct app *app, float width, const struct message *message) {
    float height = paragraph_height(app, width, message->sentence) + (message->progress ? BAR : 0);
    return message->turn ? head_height(app, message->turn, width) + height + GAP + BUTTON : height;
}

/* The marks in so many rows, with the gap below them. */
static float marks_height(const struct app *app, int rows) {
    return app->advisor.turns.marks ? (float)rows * MARK_HIGH + GAP : 0;
}

/* How many marks are shown. */
static int count_marks(const struct app *app) {
    const struct reviewed *turns = &app->advisor.turns;
    return turns->marks - (app->advisor.all_marks ? 0 : turns->rest);
}

/* What shows the other marks, or puts them aside again: "+5". */
static struct line rest_line(const struct app *app) {
    return app->advisor.all_marks
               ? text_line("%s", words(WORD_REVIEW_FEWER))
               : text_line(words(WORD_REVIEW_MORE_MARKS), app->advisor.turns.rest);
}

static float rest_width(const struct app *app) {
    const float edges = 12;
    return app->advisor.turns.rest ? edges + draw_text_width(app->ui.list, FONT_UI_MEDIUM,
                                                             TYPE_SMALL, rest_line(app).string)
                                   : 0;
}

static int mark_rows(const struct app *app, float width) {
    return (float)count_marks(app) * MARK + rest_width(app) > width ? 2 : 1;
}

/* Whether the best line of an analysis is certain to win. */
static bool is_sure(const struct app *app) {
    const struct advice_value *best = &app->advisor.analysis.line[0].value;
    int margin = match_turn(&app->play.match) ? -best->margin : best->margin;
    return app->advisor.analysis.count && best->proven && margin > 0;
}

/* Whose moves the lines of an analysis are, what the numbers beside them are, why a certain win
 * stands before a larger one, and that they may still change. */
static struct line caption(const struct app *app, bool numbers) {
    const struct match *match = &app->play.match;
    struct line line = {""};
    struct text text = text_fixed(line.string, sizeof line.string);
    text_format(&text, words(WORD_ANALYSIS_TO_MOVE), play_name(&app->play, match_turn(match)));
    if (numbers) {
        bool compared = match->game->margins_jump;
        text_format(&text, words(compared ? WORD_ANALYSIS_COMPARED : WORD_ANALYSIS_MARGINS),
                    words(match->game->unit));
        text_add(&text, is_sure(app) ? words(WORD_ANALYSIS_SURE) : "");
    }
    text_add(&text, app->advisor.analysis.finished ? "" : words(WORD_ANALYSIS_GOES_ON));
    return line;
}

static float analysis_height(const struct app *app, float width) {
    struct line below = match_over(&app->play.match) ? text_line("%s", words(WORD_ANALYSIS_OVER))
                                                     : caption(app, true);
    return ROW * (float)ADVICE_LINES + GAP + paragraph_height(app, width, below.string);
}

/* What is below the switches of the panel needs so much, without the graph. */
static float content_height(struct app *app, float width) {
    struct line memory;
    struct message message = find_message(app, &memory);
    return app->advisor.analyzing
               ? analysis_height(app, width)
               : marks_height(app, mark_rows(app, width)) + message_height(app, width, &message);
}

/* Little is needed while there is nothing to show but the offer, which goes without its sentence
 * where the history needs the room; otherwise the height is always the
 * same, unless a sentence is too long for that. */
static float height_of(struct app *app, float room, float width) {
    float inside = width - 2 * EDGE, graph = graph_height(app, inside) + GAP;
    float left = room - HEIGHT - EDGE - graph;
    float height = 2 * EDGE + BUTTON + GAP + 2 + content_height(app, inside);
    if (!advice_is_read(app)) {
        return room < ROOMY ? 2 * EDGE + BUTTON : fmaxf(OFFER_HEIGHT, height);
    }
    height = height > HEIGHT ? height : HEIGHT;
    return height + (left >= LEAST_LEFT && left < ROOMY ? graph : 0);
}

bool advice_is_read(struct app *app) {
    const struct advisor *advisor = &app->advisor;
    return app->settings.history && advisor_may_help(app) &&
           (advisor->reviewing || advisor->analyzing || advisor_turns(app)->done);
}

/* ---- the place ---- */

struct rect advice_cut(struct app *app, struct rect *history) {
    struct rect none = {0};
    app->table.history.foot = 0;
    if (!advisor_may_help(app) || history->w <= 0) {
        return none;
    }
    if (history->w >= BROAD) {
        struct rect panel = rect_cut_right(history, WIDTH);
        rect_cut_right(history, EDGE);
        return panel;
    }
    float height = height_of(app, history->h, history->w);
    if (history->h < fminf(height, HEIGHT) + EDGE + LEAST_LEFT) {
        struct rect panel = app->advisor.instead ? *history : none;
        app->table.history.foot = !app->advisor.instead && advice_is_read(app) ? BUTTON + EDGE : 0;
        *history = app->advisor.instead ? none : *history;
        return panel;
    }
    struct rect panel = rect_cut_bottom(history, height);
    rect_cut_bottom(history, EDGE);
    return panel;
}

/* ---- marks ---- */

static struct color mark_color(const struct theme *theme, enum match_mark mark) {
    return mark == MARK_DUBIOUS   ? theme->accent
           : mark == MARK_BLUNDER ? theme->warning
                                  : theme_caution(theme);
}

/* A ring for what could be better, a triangle for a mistake, a filled diamond for the turning
 * point: told apart by shape as well as by color. */
static void draw_mark(const struct ui *ui, enum match_mark mark, float x, float y) {
    const float r = 7;
    struct color color = mark_color(ui->theme, mark);
    struct path path = {0};
    if (mark == MARK_DUBIOUS) {
        draw_box(ui->list, &(struct box){.rect = {x - r + 1, y - r + 1, 2 * r - 2, 2 * r - 2},
                                         .radius = r - 1,
                                         .stroke = {color, 2.5F}});
        return;
    }
    path_move(&path, x, y - r);
    if (mark == MARK_BLUNDER) {
        path_line(&path, x + r, y);
        path_line(&path, x, y + r);
        path_line(&path, x - r, y);
    } else {
        path_line(&path, x + r, y + r - 1);
        path_line(&path, x - r, y + r - 1);
    }
    path_close(&path);
    draw_path(ui->list, &path, &(struct stroke){.fill = color});
}

/* A marked turn above its player's mark. */
static void draw_marked(struct app *app, const struct reviewed_turn *turn, struct rect spot) {
    struct ui *ui = &app->ui;
    struct line id = text_line("review:%d", turn->number);
    struct line label = text_line(words(WORD_REVIEW_MARK), turn->number,
                                  play_name(&app->play, turn->side), words(mark_word(turn->mark)));
    widget_row(ui, id.string, spot);
    if (turn == shown_turn(app)) {
        draw_box(ui->list, &(struct box){.rect = rect_inset(spot, 1),
                                         .radius = 6,
                                         .stroke = {ui->theme->accent, 1.5F}});
    }
    draw_mark(ui, turn->mark, spot.x + MARK / 2, spot.y + 10);
    widget_mark(ui, turn->side, spot.x + MARK / 2, spot.y + 23, 3.4F);
    targets_add(&ui->targets, id.string, spot, true, label.string);
    ui->tip = ui->tip || ui_hot(ui, id.string);
}

/* What shows the marks that are put aside, or puts them aside again. */
static void draw_rest(struct app *app, struct rect spot) {
    struct ui *ui = &app->ui;
    static const char id[] = "review:rest";
    bool all = app->advisor.all_marks;
    const char *label = words(all ? WORD_REVIEW_COSTLIEST_ONLY : WORD_REVIEW_ALL_MARKS);
    widget_row(ui, id, spot);
    draw_text(ui->list, spot.x + spot.w / 2, spot.y + spot.h / 2 + 4, FONT_UI_MEDIUM, TYPE_SMALL,
              ui->theme->accent, ALIGN_CENTER, rest_line(app).string);
    targets_add(&ui->targets, id, spot, true, label);
    ui->tip = ui->tip || ui_hot(ui, id);
}

/* The marked turns in order, in as many rows as there is room for, and after them what shows the
 * rest; the worst of them where there is no room for all. */
static void draw_marks(struct app *app, struct rect rect) {
    const struct reviewed *turns = advisor_turns(app);
    float width = rest_width(app);
    struct rect rest = {rect.x + rect.w - width, rect.y + rect.h - MARK_HIGH, width, MARK_HIGH};
    int columns = (int)(rect.w / MARK), place = 0;
    int room = columns * (int)(rect.h / MARK_HIGH) - (int)ceilf(width / MARK);
    bool all = count_marks(app) <= room;
    for (int i = 0; i < turns->count && place < room; i++) {
        const struct reviewed_turn *turn = &turns->turn[i];
        if (advisor_shows_mark(app, turn) && (all || turn->mark != MARK_DUBIOUS)) {
            struct rect spot = {rect.x + (float)(place % columns) * MARK,
                                rect.y + (float)(place / columns) * MARK_HIGH, MARK, MARK_HIGH};
            draw_marked(app, turn, spot);
            place++;
        }
    }
    if (width > 0) {
        float end = rect.x + (float)(place % columns) * MARK;
        rest.x = place <= columns || rest.x < end ? fminf(rest.x, end + GAP) : rest.x;
        draw_rest(app, rest);
    }
}

/* ---- the parts ---- */

/* Buttons of the same width, side by side. */
static void draw_button(struct ui *ui, struct rect row, int place, int count, const char *id,
                        enum word label, enum word tip, int state) {
    float width = (row.w - GAP * (float)(count - 1)) / (float)count;
    struct rect rect = {row.x + (width + GAP) * (float)place, row.y, width, row.h};
    widget_button(ui, id, rect, NO_ICON, words(label), words(tip), state);
}

/* The size of the words of two buttons side by side: smaller, where those of the switches would
 * touch the edges. */
static int size_of_two(const struct ui *ui, float row) {
    float review = draw_text_width(ui->list, FONT_UI_MEDIUM, TYPE_BODY, words(WORD_REVIEW_BRIEF));
    float analyze = draw_text_width(ui->list, FONT_UI_MEDIUM, TYPE_BODY, words(WORD_ANALYZE));
    float room = (row - GAP) / 2 - 2 * LEAST_BESIDE;
    return fmaxf(review, analyze) > room ? BUTTON_SMALL : BUTTON_PLAIN;
}

/* Of two views the one that is shown is on. A review that is complete cannot be begun again, but
 * returned to from an analysis. */
static void draw_switches(struct app *app, struct rect row) {
    const struct advisor *advisor = &app->advisor;
    int size = size_of_two(&app->ui, row.w);
    bool shown = !advisor->analyzing && !reviewed_next(advisor_turns(app));
    draw_button(&app->ui, row, 0, 2, "button:review",
                advisor->reviewing ? WORD_REVIEW_STOP : WORD_REVIEW_BRIEF,
                advisor->reviewing ? WORD_REVIEW_STOP : WORD_REVIEW,
                size | (advisor->reviewing || shown ? BUTTON_ON : BUTTON_PLAIN));
    draw_button(&app->ui, row, 1, 2, "button:analyze", WORD_ANALYZE, WORD_ANALYZE,
                size | (advisor->analyzing ? BUTTON_ON : BUTTON_PLAIN));
}

static float paragraph(const struct ui *ui, struct rect rect, struct color color,
                       const char *string) {
    return widget_paragraph(ui, rect.x, rect.y + 13, rect.w, FONT_UI, TYPE_SMALL, LEADING, color,
                            string);
}

/* How far the review is. */
static void draw_bar(struct app *app, struct rect rect) {
    struct ui *ui = &app->ui;
    const struct reviewed *turns = advisor_turns(app);
    struct rect bar = {rect.x, rect.y + BAR - 5, rect.w, 5}, done = bar;
    done.w *= turns->count ? (float)turns->done / (float)turns->count : 0;
    draw_box(ui->list, &(struct box){.rect = bar,
                                     .radius = 2.5F,
                                     .fill = FILL_FLAT,
                                     .color = {color_alpha(ui->theme->muted, 0.25F)}});
    draw_box(ui->list,
             &(struct box){
                 .rect = done, .radius = 2.5F, .fill = FILL_FLAT, .color = {ui->theme->accent}});
}

/* What the marked turn is, and whose; the name is in the same line, or below it. */
static void draw_kind(const struct app *app, const struct reviewed_turn *turn, struct rect rect) {
    const struct ui *ui = &app->ui;
    bool wraps = rect.h > HEAD;
    float x = rect.x + (wraps ? KIND_MARK : kind_width(app, turn)), until = rect.x + rect.w;
    float y = rect.y + (wraps ? LEADING : 0);
    draw_mark(ui, turn->mark, rect.x + 8, rect.y + 9);
    widget_text(ui, rect.x + KIND_MARK, rect.y + 14, rect.w - KIND_MARK, FONT_UI_SEMIBOLD,
                TYPE_SMALL, ui->theme->text, ALIGN_LEFT, words(mark_word(turn->mark)));
    x += wraps ? 12 : 0;
    widget_mark(ui, turn->side, x - 9, y + 9.6F, 4.2F);
    widget_text(ui, x, y + 14, until - x, FONT_UI, TYPE_SMALL, ui->theme->muted, ALIGN_LEFT,
                play_name(&app->play, turn->side));
}

/* What the marked turn is, in words, and the ways to see it and its alternatives. */
static void draw_turn(struct app *app, const struct message *message, struct rect rect) {
    struct ui *ui = &app->ui;
    const struct match *match = &app->play.match;
    const struct reviewed_turn *turn = message->turn;
    enum shown shown = shown_side(app);
    bool better = reviewed_better(match, turn) != MATCH_NONE;
    bool answer = reviewed_answer(match, turn) != MATCH_NONE;
    struct rect row = rect_cut_bottom(&rect, BUTTON);
    float head = head_height(app, turn, rect.w);
    bool fits = head + paragraph_height(app, rect.w, message->sentence) <= rect.h;
    draw_kind(app, turn, rect_cut_top(&rect, fits ? head : HEAD));
    paragraph(ui, rect, ui->theme->text, message->sentence);
    int small = (row.w - 2 * GAP) / 3 < LEAST_PLAIN ? BUTTON_SMALL : BUTTON_PLAIN;
    draw_button(ui, row, 0, 3, "button:played", WORD_REVIEW_PLAYED, WORD_REVIEW_PLAYED_TIP,
                small | (shown == SHOWN_PLAYED ? BUTTON_ON : BUTTON_PLAIN));
    draw_button(ui, row, 1, 3, "button:better", WORD_REVIEW_BETTER, WORD_REVIEW_BETTER_TIP,
                small | (shown == SHOWN_BETTER ? BUTTON_ON
                         : better              ? BUTTON_PLAIN
                                               : BUTTON_DISABLED));
    draw_button(ui, row, 2, 3, "button:answer", WORD_REVIEW_ANSWER, WORD_REVIEW_ANSWER_TIP,
                small | (shown == SHOWN_ANSWER ? BUTTON_ON
                         : answer              ? BUTTON_PLAIN
                                               : BUTTON_DISABLED));
}

/* The graph is there if there is room for it besides all the rest, and the marks have their second
 * row if there is room for that besides the message. */
static void draw_review(struct app *app, struct rect rect) {
    struct line memory;
    struct message message = find_message(app, &memory);
    float graph = graph_height(app, rect.w), said = message_height(app, rect.w, &message);
    int rows = mark_rows(app, rect.w);
    bool reviewed = advisor_turns(app)->done || app->advisor.reviewing;
    if (reviewed && rect.h >= graph + GAP + marks_height(app, rows) + said &&
        !targets_find(&app->ui.targets, "graph:score")) {
        score_graph_draw_only(app, rect_cut_top(&rect, graph));
        rect_cut_top(&rect, GAP);
    }
    if (app->advisor.turns.marks) {
        rows = rect.h >= marks_height(app, rows) + said ? rows : 1;
        draw_marks(app, rect_cut_top(&rect, (float)rows * MARK_HIGH));
        rect_cut_top(&rect, GAP);
    }
    if (message.turn) {
        if (message.progress) {
            draw_bar(app, rect_cut_top(&rect, BAR));
        }
        draw_turn(app, &message, rect);
    } else if (message.progress) {
        draw_bar(app, rect_cut_bottom(&rect, fmaxf(BAR, rect.h - LEADING)));
        paragraph(&app->ui, rect, app->ui.theme->muted, message.sentence);
    } else if (rect.h >= LEADING) {
        paragraph(&app->ui, rect, app->ui.theme->muted, message.sentence);
    }
}

/* By how much a line falls short of the best one: "-3". */
static struct line compared_line(const struct game *game, const struct analysis *analysis,
                                 int index) {
    struct line less = {""};
    struct text digits = text_fixed(less.string, sizeof less.string);
    int margin = abs(analysis->line[0].value.margin - analysis->line[index].value.margin);
    if (index == 0) {
        return text_line("%s", words(WORD_ANALYSIS_BEST));
    }
    bool worse = rules_lead_text(game, margin, &digits);
    return worse ? text_line("-%s", less.string) : text_line("%s", words(WORD_ANALYSIS_EQUAL));
}

/* "+2.5", "-0.5", "0.0": for the side to act. What is proven is a word, as its margin
 * may be a bound, which does not compare with the margins that are expected; so is an estimate at
 * its bound, or at that of what can still be won, where numbers would all be the same. Where one
 * capture can decide, the side to act looks ahead until the answer is counted: there the lines are
 * compared with the best one alone. *number: it is none of these words. */
static struct line margin_line(const struct match *match, const struct analysis *analysis,
                               int index, bool *number) {
    const struct advice_line *line = &analysis->line[index];
    const struct advice_value *value = &line->value;
    int margin = rules_margin_within(match->game, match_position(match), value->margin);
    *number = false;
    bool behind = (margin < 0) != (match_turn(match) == 1);
    if (value->proven) {
        enum word word = value->margin == 0 ? WORD_ANALYSIS_DRAWS
                         : behind           ? WORD_ANALYSIS_LOSES
                                            : WORD_ANALYSIS_WINS;
        return text_line("%s", words(word));
    }
    if (line->most || abs(value->margin) > abs(margin)) {
        return text_line("%s", words(behind ? WORD_ANALYSIS_BEHIND : WORD_ANALYSIS_AHEAD));
    }
    *number = true;
    if (match->game->margins_jump) {
        return compared_line(match->game, analysis, index);
    }
    struct line lead = {""};
    struct text digits = text_fixed(lead.string, sizeof lead.string);
    bool even = !rules_lead_text(match->game, margin, &digits);
    return text_line("%s%s", even ? "" : behind ? "-" : "+", lead.string);
}

/* The first turn of a line, as "E.in.4". */
static void add_line_text(const struct match *match, const struct advice_line *line,
                          struct text *out) {
    const struct game *game = match->game;
    struct position pos = *match_position(match);
    for (int i = 0; i < line->count; i++) {
        rules_step_text(game, &pos, line->action[i], out);
        rules_play(game, &pos, line->action[i], NULL);
        if (!game->turn_open || !game->turn_open(&pos)) {
            return;
        }
        text_add(out, i + 1 < line->count ? "." : "");
    }
}

static void draw_analysis(struct app *app, struct rect rect) {
    struct ui *ui = &app->ui;
    const struct match *match = &app->play.match;
    const struct analysis *analysis = &app->advisor.analysis;
    bool numbers = false, number;
    if (!analysis->count) {
        bool over = match_over(match);
        paragraph(ui, rect, ui->theme->muted, words(over ? WORD_ANALYSIS_OVER : WORD_ANALYZING));
    }
    for (int i = 0; i < analysis->count; i++) {
        struct rect row = rect_cut_top(&rect, ROW);
        struct line id = text_line("line:%d", i + 1);
        struct line margin = margin_line(match, analysis, i, &number);
        numbers = numbers || number;
        char turn[64];
        struct text text = text_fixed(turn, sizeof turn);
        add_line_text(match, &analysis->line[i], &text);
        widget_row(ui, id.string, row);
        advice_draw_rank(ui, row.x + 12, row.y + ROW / 2, i);
        float taken = fmaxf(
            50, GAP + draw_text_width(ui->list, FONT_FIGURES_SEMIBOLD, TYPE_BODY, margin.string));
        widget_text(ui, row.x + 28, row.y + 18, row.w - 34 - taken, FONT_UI_MEDIUM, TYPE_BODY,
                    ui->theme->text, ALIGN_LEFT, turn);
        draw_text(ui->list, row.x + row.w - 6, row.y + 18, FONT_FIGURES_SEMIBOLD, TYPE_BODY,
                  ui->theme->muted, ALIGN_RIGHT, margin.string);
        targets_add(&ui->targets, id.string, row, true,
                    text_line(words(WORD_ANALYSIS_LINE), turn, margin.string).string);
    }
    if (analysis->count) {
        rect_cut_top(&rect, GAP);
        paragraph(ui, rect, ui->theme->muted, caption(app, numbers).string);
    }
}

void advice_draw(struct app *app, struct rect rect, bool instead) {
    if (rect.w <= 0) {
        return;
    }
    targets_cover(&app->ui.targets, rect); /* it may lie over the board */
    widget_panel(&app->ui, rect, 12);
    float inside = rect.w - 2 * EDGE,
          graph = app->advisor.analyzing ? 0 : graph_height(app, inside);
    float content = 3 * EDGE + 2 * BUTTON + 4 * GAP + graph + content_height(app, inside);
    if (instead && app->table.history.over && rect.h >= content + HISTORY_STANDING) {
        rect_cut_top(&rect, EDGE);
        history_draw_standing(app, rect_cut_top(&rect, HISTORY_STANDING));
    }
    rect = rect_inset(rect, EDGE);
    if (instead) {
        struct rect foot = rect_cut_bottom(&rect, BUTTON);
        rect_cut_bottom(&rect, GAP);
        int size = size_of_two(&app->ui, foot.w);
        draw_button(&app->ui, foot, 0, 2, "button:moves", WORD_ADVICE_MOVES, WORD_ADVICE_MOVES,
                    size);
        draw_button(&app->ui, foot, 1, 2, "button:fold", WORD_ADVICE_HIDE, WORD_HISTORY_HIDE, size);
    }
    draw_switches(app, rect_cut_top(&rect, BUTTON));
    rect_cut_top(&rect, GAP + 2);
    if (app->advisor.analyzing) {
        draw_analysis(app, rect);
    } else {
        draw_review(app, rect);
    }
}

/* ---- acting ---- */

/* The result card leaves the panel to itself. */
static void make_room(struct app *app) {
    table_lend_history(app);
    app->advisor.instead = true;
    if (match_over(&app->play.match)) {
        table_review(app);
    }
}

static void review(struct app *app) {
    const struct match *match = &app->play.match;
    int end = shown_side(app) > SHOWN_PLAYED ? app->advisor.end
                                             : match_line_node(match, match_line_length(match));
    advisor_review(app, end);
    make_room(app);
}

static void analyze(struct app *app) {
    advisor_analyze(app);
    make_room(app);
}

static void show_moves(struct app *app) {
    app->advisor.instead = false;
}

static void show_advice(struct app *app) {
    app->advisor.instead = true;
}

static void show_played(struct app *app) {
    shown_show(app, SHOWN_PLAYED);
}

static void show_better(struct app *app) {
    shown_show(app, SHOWN_BETTER);
}

static void show_answer(struct app *app) {
    shown_show(app, SHOWN_ANSWER);
}

const struct command advice_commands[] = {
    [ADVICE_REVIEW] = {"button:review", SPRITE_ICON_CHART, WORD_REVIEW, .act = review},
    [ADVICE_ANALYZE] = {"button:analyze", SPRITE_ICON_HELP, WORD_ANALYZE, .act = analyze},
    COMMAND_ONLY("button:moves", KEY_NONE, show_moves),
    COMMAND_ONLY("button:advice", KEY_NONE, show_advice),
    COMMAND_ONLY("button:played", KEY_NONE, show_played),
    COMMAND_ONLY("button:better", KEY_NONE, show_better),
    COMMAND_ONLY("button:answer", KEY_NONE, show_answer),
    {0},
};

bool advice_act(struct app *app, const char *id) {
    const char *turn = touch_name(id, "review"), *line = touch_name(id, "line");
    if (turn && strcmp(turn, "rest") == 0) {
        app->advisor.all_marks = !app->advisor.all_marks;
    } else if (turn) {
        shown_go_to(app, atoi(turn));
    } else if (line) {
        shown_play_line(app, atoi(line));
    }
    return turn || line;
}
