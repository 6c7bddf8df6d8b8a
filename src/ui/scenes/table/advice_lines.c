/* advice_lines.c: the lines of an analysis: who is to move, what each comes to for whom, and what
 * that counts. */
#include "engine/rules.h"
#include "ui/app/advisor.h"
#include "ui/kit/flow.h"
#include "ui/kit/widgets.h"
#include "ui/scenes/table/advice.h"
#include "words/words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float ROW = 26;

/* A lead in what it is counted in: "+2.5 seeds", "-1 point". */
static struct line lead_line(const struct game *game, const char *sign, const struct line *digits) {
    return text_line(rules_lead_form(game->lead.lead, digits->string),
                     text_line("%s%s", sign, digits->string).string);
}

/* Whether a value is one of the side that is not to act. */
static bool is_behind(const struct match *match, const struct value *value) {
    return (value->margin < 0) != (match_turn(match) == 1);
}

/* "You win", "Goat wins", or "wins" where a name has no room; how long a turn that loses holds out,
 * if that is known. */
static struct line proven_line(const struct play *play, const struct ui *ui,
                               const struct variation *line, float room) {
    const struct match *match = &play->match;
    const char *name = play_name(play, match_turn(match));
    if (line->value.margin == 0) {
        return text_line("%s", words(WORD_ANALYSIS_DRAWS));
    }
    if (is_behind(match, &line->value)) {
        enum word word = line->lasts == 0   ? WORD_ANALYSIS_LOSES
                         : line->lasts == 1 ? WORD_ANALYSIS_LOSES_NEXT
                                            : WORD_ANALYSIS_LOSES_IN;
        return text_line(words_count(word, line->lasts), line->lasts);
    }
    struct line wins = text_line(words_to(WORD_WINS_PLAINLY, name), name);
    bool fits = style_fits(ui, STYLE_FIGURES_STRONG, room, wins.string);
    return fits ? wins : text_line("%s", words(WORD_ANALYSIS_WINS));
}

/* What a line comes to is told as a number, or else in words. What is proven is words: its margin
 * may be a bound, which does not compare with what is expected. So is an estimate at its bound, or
 * at that of what can still be won, where numbers would all be the same. */
static bool is_number(const struct match *match, const struct variation *line) {
    int margin = line->value.margin;
    int within = rules_margin_within(match->game, match_position(match), margin);
    return !line->value.known && !line->most && abs(margin) <= abs(within);
}

/* Whether the numbers are told in whole points: all, if one is. */
static bool are_whole(const struct match *match, const struct analysis *analysis) {
    bool whole = false;
    for (int i = 0; i < analysis->count; i++) {
        const struct variation *line = &analysis->line[i];
        whole = whole ||
                (is_number(match, line) && rules_lead_is_whole(match->game, line->value.margin));
    }
    return whole;
}

/* Where one capture can decide, the side to act looks ahead until the answer is counted: there the
 * lines are compared with the best one alone, "-3 points". A margin does not compare with a win
 * that is proven: besides that, a line has a chance. */
static struct line compared_line(const struct match *match, const struct analysis *analysis,
                                 int index) {
    const struct game *game = match->game;
    const struct value *best = &analysis->line[0].value, *value = &analysis->line[index].value;
    struct line less = {""};
    struct text digits = text_fixed(less.string, sizeof less.string);
    if (index == 0) {
        return text_line("%s", words(WORD_ANALYSIS_BEST));
    }
    if (best->known && game->logit) {
        float chance = rules_chance(game, match_position(match), value->margin, value->known);
        int percent = (int)lroundf(match_turn(match) ? 100 - chance : chance);
        return text_line(words(WORD_REVIEW_CHANCE), percent);
    }
    bool worse = rules_lead_text(best->margin - value->margin, true, &digits);
    return worse ? lead_line(game, "-", &less) : text_line("%s", words(WORD_ANALYSIS_EQUAL));
}

/* "+2.5 seeds", "-0.5 seeds": for the side to act. */
static struct line margin_line(const struct app *app, int index, float room) {
    const struct match *match = &app->table.play.match;
    const struct analysis *analysis = &app->table.advisor.analysis;
    const struct variation *line = &analysis->line[index];
    bool behind = is_behind(match, &line->value);
    if (line->value.known) {
        return proven_line(&app->table.play, app->ui, line, room);
    }
    if (!is_number(match, line)) {
        return text_line("%s", words(behind ? WORD_ANALYSIS_BEHIND : WORD_ANALYSIS_AHEAD));
    }
    if (match->game->margins_jump) {
        return compared_line(match, analysis, index);
    }
    struct line lead = {""};
    struct text digits = text_fixed(lead.string, sizeof lead.string);
    bool even = !rules_lead_text(line->value.margin, are_whole(match, analysis), &digits);
    return lead_line(match->game, even ? "" : behind ? "-" : "+", &lead);
}

int analysis_rank(const struct app *app, int index) {
    const float any_room = 10000;
    struct line own = margin_line(app, index, any_room);
    while (index > 0 && strcmp(own.string, margin_line(app, index - 1, any_room).string) == 0) {
        index--;
    }
    return index;
}

void advice_draw_rank(const struct ui *ui, float x, float y, int rank) {
    const struct theme *theme = ui->theme; /* a flat one has counts in white */
    struct color fill = theme->flat ? theme->brass : color_hex(0xF6EDD8);
    struct color ink = theme->flat ? theme->on_accent : color_hex(0x2A1D12);
    widget_pill(
        ui, (struct point){x, y}, text_line("%d", rank + 1).string,
        &(struct pill){
            .size = TYPE_SMALL, .height = 20, .fill = fill, .ink = ink, .rim = theme->brass});
}

/* The first turn of a line, as "E.in.4". */
static void add_line_text(const struct match *match, const struct variation *line,
                          struct text *out) {
    const struct game *game = match->game;
    struct position pos = *match_position(match);
    int count = line_first_turn(game, &pos, line->action, line->count).count;
    for (int i = 0; i < count; i++) {
        text_add(out, i ? "." : "");
        rules_step_text(game, &pos, line->action[i], out);
        rules_play(game, &pos, line->action[i], NULL);
    }
}

/* Whether the best line of an analysis is certain to win, or else to lose. */
static bool is_sure(const struct app *app, bool to_win) {
    const struct value *best = &app->table.advisor.analysis.line[0].value;
    return best->known && best->margin != 0 && is_behind(&app->table.play.match, best) != to_win;
}

/* What the numbers beside the lines of an analysis are, why a certain win stands before a larger
 * one, who wins for certain against them all, and that they may still change. */
static void add_caption(const struct app *app, bool numbers, struct text *out) {
    const struct match *match = &app->table.play.match;
    bool compared = match->game->margins_jump;
    bool known = app->table.advisor.analysis.line[0].value.known;
    if (numbers && !(compared && known)) {
        text_add(out, words(compared ? WORD_ANALYSIS_COMPARED : WORD_ANALYSIS_MARGINS));
        text_add(out, is_sure(app, true) ? words(WORD_ANALYSIS_SURE) : "");
    } else if (is_sure(app, false)) {
        const char *winner = play_name(&app->table.play, !match_turn(match));
        text_format(out, words_to(WORD_ANALYSIS_LOST, winner), winner);
    }
    if (!app->table.advisor.analysis.finished) {
        text_format(out, "%s%s", out->length ? " " : "", words(WORD_ANALYSIS_GOES_ON));
    }
}

/* Whose moves the lines are. */
static void to_move(struct flow *flow, const struct app *app) {
    const float side = 18, radius = 4.6F;
    const struct play *play = &app->table.play;
    int player = match_turn(&play->match);
    const char *name = play_name(play, player);
    struct line said = text_line(words_to(WORD_ANALYSIS_TO_MOVE, name), name);
    int style = STYLE_SMALL | STYLE_STRONG;
    bool fits = style_fits(flow->ui, style, flow->room.w - side, said.string);
    struct flow row = flow_row(flow, fits ? ADVICE_HEAD : 2 * style_leading(style));
    struct rect mark = flow_start(&row, side);
    flow_line(&row, style, said.string);
    if (flow->paint) {
        widget_mark(flow->ui, player, mark.x + 2 + radius, mark.y + ADVICE_HEAD / 2, radius);
    }
}

/* One of the lines that are compared, with its turn and what it comes to beside that. */
struct compared {
    struct line turn, margin;
    int rank;
    bool number;
    float width; /* of both */
};

static const float RANK = 28, END = 6;
static const int margin_style = STYLE_FIGURES_STRONG | STYLE_MUTED;

static float margin_width(const struct ui *ui, const struct compared *line) {
    return fmaxf(50, ADVICE_GAP + style_width(ui, margin_style, line->margin.string));
}

static struct compared compared_at(const struct app *app, int index, float width) {
    struct compared line = {0};
    struct text turn = text_fixed(line.turn.string, sizeof line.turn.string);
    add_line_text(&app->table.play.match, &app->table.advisor.analysis.line[index], &turn);
    line.margin = margin_line(app, index, width / 2);
    line.number = is_number(&app->table.play.match, &app->table.advisor.analysis.line[index]);
    line.rank = analysis_rank(app, index);
    line.width = RANK + style_width(app->ui, STYLE_MEDIUM, line.turn.string) +
                 margin_width(app->ui, &line) + END;
    return line;
}

/* In one row or in two, the second one in smaller type. */
static void analysis_line(struct flow *flow, const struct compared *line, int index, bool two) {
    const float below = 18;
    struct flow whole = flow_row(flow, two ? ROW + below : ROW);
    struct line id = text_line("line:%d", index + 1);
    struct rect rank = whole.room;
    if (flow->paint) {
        widget_row(flow->ui, id.string, rank);
        advice_draw_rank(flow->ui, rank.x + 12, rank.y + ROW / 2, line->rank);
        targets_add(
            &flow->ui->targets, id.string, rank, true,
            text_line(words(WORD_ANALYSIS_LINE), line->turn.string, line->margin.string).string);
    }
    flow_start(&whole, RANK);
    flow_end(&whole, END);
    struct flow row = flow_row(&whole, ROW);
    struct flow margin =
        two ? whole : flow_within(&row, flow_end(&row, margin_width(flow->ui, line)));
    flow_line(&row, STYLE_MEDIUM, line->turn.string);
    flow_line(&margin, margin_style | (two ? STYLE_SMALL : STYLE_END), line->margin.string);
}

void analysis_lines(struct flow *flow, const struct app *app) {
    int count = app->table.advisor.analysis.count, style = STYLE_SMALL | STYLE_MUTED;
    struct compared lines[ANALYSIS_LINES];
    bool numbers = false, two = false, over = match_over(&app->table.play.match);
    struct text caption = {0};
    if (!count) {
        flow_text(flow, style, words(over ? WORD_ANALYSIS_OVER : WORD_ANALYZING));
        return;
    }
    to_move(flow, app);
    for (int i = 0; i < count; i++) {
        lines[i] = compared_at(app, i, flow->room.w);
        numbers |= lines[i].number;
        two |= lines[i].width > flow->room.w;
    }
    for (int i = 0; i < count; i++) {
        analysis_line(flow, &lines[i], i, two);
    }
    flow_gap(flow, ADVICE_GAP);
    add_caption(app, numbers, &caption);
    flow_text(flow, style, text_string(&caption));
    text_free(&caption);
    flow_gap(flow, ROW * (float)(ANALYSIS_LINES - count));
}
