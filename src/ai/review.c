/* review.c: see review.h. */
#include "ai/review.h"

#include "ai/evaluations.h"
#include "engine/rules.h"

#include <stdlib.h>
#include <string.h>

enum {
    HUNDREDTHS = 100,
    CERTAIN = 1000, /* a chance to win, in thousandths */
    LOOKS = 3,      /* in every game */
    AGREE = 33,     /* percent of a loss by which two looks may differ about its margin */
};

static const struct review_bar usual_bar = {.loss = 100, .ample = 125};

void review_begin(struct review *review, const struct match *match, struct ai *ai, uint64_t nodes,
                  bool (*stop)(void *context), void *context) {
    review->match = match;
    review->ai = ai;
    review->limits =
        (struct ai_limits){.nodes = nodes, .lines = 1, .stop = stop, .context = context};
    review->depth = 0;
    review->by_margin = false;
}

int review_done(const struct review *review) {
    return review->depth;
}

static bool stopped(const struct review *review) {
    return review->limits.stop && review->limits.stop(review->limits.context);
}

/* ---- looking at a position ---- */

/* What a position comes to for a side. */
struct outlook {
    int margin;   /* hundredths of points */
    int expected; /* the same, but more where only the least is proven */
    bool exact;
    struct ai_line line; /* no action when the match is over */
};

/* A win is one by a point at least. */
static int final_margin(const struct game *game, const struct position *pos, int side) {
    struct result result = game->result(pos);
    int ahead = game->score(pos, side) - game->score(pos, !side);
    if (result.outcome == OUTCOME_DRAW) {
        return 0;
    }
    return result.winner == side ? (ahead > 0 ? ahead : 1) : (ahead < 0 ? ahead : -1);
}

/* Puts a position into the question, and before it all that stood in the match up to `node`. */
static void ask_after(struct review *review, int node, const struct position *pos) {
    const struct match *match = review->match;
    struct ai_question *question = &review->question;
    int count = 0;
    for (int at = node; at != MATCH_NONE && count < AI_HISTORY_MAX; at = match->nodes[at].parent) {
        count++;
    }
    question->game = match->game;
    question->options = match->options;
    question->position = *pos;
    question->count = count;
    for (int at = node; count > 0; at = match->nodes[at].parent) {
        question->before[--count] = match->nodes[at].position;
    }
}

/* A search of a game's own is so much faster that it can look at more in the same time. */
static int pace(const struct game *game, const struct position *pos) {
    const struct evaluation *evaluation = evaluation_of(game, pos);
    return evaluation && evaluation->own_search ? REVIEW_OWN_PACE : 1;
}

/* A search of a game's own proves who wins, and that it is by so much at least: what is to be
 * expected is the estimate, if that is more. */
static int expected_margin(struct review *review, const struct ai_line *line) {
    const struct ai_question *question = &review->question;
    const struct evaluation *evaluation = evaluation_of(question->game, &question->position);
    if (review->by_margin || !line->exact || !line->score || !evaluation ||
        !evaluation->own_search) {
        return line->score;
    }
    int estimate = ai_glance(review->ai, question);
    bool agrees = (estimate < 0) == (line->score < 0);
    return agrees && abs(estimate) > abs(line->score) ? estimate : line->score;
}

/* No margin is larger than what can still be won. */
static int margin_within(const struct game *game, const struct position *pos, int side,
                         int margin) {
    return side ? -rules_margin_within(game, pos, -margin) : rules_margin_within(game, pos, margin);
}

/* False when it was stopped. */
static bool look_at(struct review *review, int node, const struct position *pos, int side,
                    int times, struct outlook *outlook) {
    const struct game *game = review->match->game;
    *outlook = (struct outlook){0};
    if (game->result(pos).outcome != OUTCOME_OPEN) {
        outlook->margin = outlook->expected = HUNDREDTHS * final_margin(game, pos, side);
        outlook->exact = true;
        return true;
    }
    struct ai_limits limits = review->limits;
    limits.nodes *= (uint64_t)(times * pace(game, pos));
    limits.margins = review->by_margin;
    ask_after(review, node, pos);
    ai_analyze(review->ai, &review->question, &limits, &review->answer);
    outlook->line = review->answer.line[0];
    outlook->exact = outlook->line.exact;
    int sign = game->side_to_act(pos) == side ? 1 : -1;
    outlook->margin = sign * outlook->line.score;
    outlook->expected = sign * expected_margin(review, &outlook->line);
    if (review->by_margin) {
        outlook->margin = outlook->expected = margin_within(game, pos, side, outlook->margin);
    }
    return !stopped(review);
}

/* The position after the first turn of a line, as far as the line goes. */
static struct position after_turn(const struct game *game, const struct position *pos,
                                  const struct ai_line *line) {
    struct position next = *pos;
    for (int i = 0; i < line->count; i++) {
        rules_play(game, &next, line->actions[i], NULL);
        if (!game->turn_open || !game->turn_open(&next)) {
            break;
        }
    }
    return next;
}

/* ---- judging a turn ---- */

/* What a logit of the chance to win is worth there, in hundredths of points. */
static int logit_at(const struct game *game, const struct position *pos) {
    const struct evaluation *evaluation = evaluation_of(game, pos);
    return evaluation ? search_unit(evaluation, pos) : HUNDREDTHS;
}

/* What margins have there from the lead on the board of a side, in hundredths of points. */
static int lead_of(const struct game *game, const struct position *pos, int side) {
    const struct evaluation *evaluation = evaluation_of(game, pos);
    int lead = evaluation ? search_lead(evaluation, pos) : 0;
    return game->side_to_act(pos) == side ? lead : -lead;
}

/* How margins say there who wins: what is counted from the lead on the board tells nothing of it.
 */
struct scale {
    int unit; /* of a logit, a point at least */
    int lead; /* of the side to act */
};

static struct scale scale_of(const struct game *game, const struct position *pos) {
    int unit = logit_at(game, pos);
    return (struct scale){unit > HUNDREDTHS ? unit : HUNDREDTHS,
                          lead_of(game, pos, game->side_to_act(pos))};
}

/* A turn can lead to a stage of the match where a value comes to other points. What two turns lead
 * to compares only in the points of the position before them; the lead on the board is in points
 * already. */
static void measure_as(const struct game *game, const struct position *before,
                       const struct position *after, struct outlook *outlook) {
    int64_t to = logit_at(game, before), from = logit_at(game, after);
    int lead = lead_of(game, after, game->side_to_act(before));
    if (!outlook->exact && from > 0) {
        outlook->margin = lead + (int)((outlook->margin - lead) * to / from);
        outlook->expected = lead + (int)((outlook->expected - lead) * to / from);
    }
}

/* The chance to win at an estimated margin, by the logistic curve; by whole numbers, as it has to
 * be the same on every machine. */
static int chance_at(int margin, int unit) {
    enum { STEPS = 2, LAST = 13 }; /* to a logit */
    static const int chance[LAST + 1] = {500, 622, 731, 818, 881, 924, 953,
                                         971, 982, 989, 993, 996, 998, 999};
    int ahead = STEPS * (margin < 0 ? -margin : margin), step = ahead / unit;
    int found = step >= LAST ? chance[LAST]
                             : chance[step] +
                                   (chance[step + 1] - chance[step]) * (ahead - step * unit) / unit;
    return margin < 0 ? CERTAIN - found : found;
}

static int chance_of(const struct outlook *outlook, const struct scale *scale) {
    return !outlook->exact       ? chance_at(outlook->margin - scale->lead, scale->unit)
           : outlook->margin > 0 ? CERTAIN
           : outlook->margin < 0 ? 0
                                 : CERTAIN / 2;
}

/* Whether the margins of the two show that one is better. A result that is proven is certain and an
 * estimate is not, so that they can only be compared when a point at least lies between them. Where
 * margins jump, the loss of a match at once can have a smaller one than what else is expected. */
static bool is_more(const struct game *game, const struct outlook *best,
                    const struct outlook *played) {
    int least = best->exact && played->exact ? 1 : HUNDREDTHS;
    bool loses = !best->exact && played->exact && played->margin < 0;
    return (game->margins_jump && loses) || best->margin - played->margin >= least;
}

/* What counts is the chance to win: where a match is as good as decided, most margins are uncertain
 * and matter little. */
static enum review_kind kind_of(const struct game *game, const struct outlook *best,
                                const struct outlook *played, struct scale scale, int bar) {
    int less = chance_of(best, &scale) - chance_of(played, &scale);
    return !is_more(game, best, played) || less < bar ? REVIEW_SILENT
           : less < 2 * bar                           ? REVIEW_BETTER
                                                      : REVIEW_MISTAKE;
}

/* A loss of points alone is never called a mistake. */
static enum review_kind kind_by_margin(const struct outlook *best, const struct outlook *played,
                                       int bar) {
    return best->margin - played->margin < bar ? REVIEW_SILENT : REVIEW_BETTER;
}

static bool is_deep(const struct outlook *outlook, int plies) {
    return outlook->exact || outlook->line.depth >= plies;
}

static struct review_value value_of(const struct outlook *outlook, int side) {
    return (struct review_value){side ? -outlook->expected : outlook->expected, outlook->exact};
}

static struct review_bar bar_of(const struct game *game, const struct position *pos) {
    const struct evaluation *evaluation = evaluation_of(game, pos);
    return evaluation && evaluation->review_bar.loss ? evaluation->review_bar : usual_bar;
}

bool review_tells_apart(const struct game *game, const struct position *pos,
                        const struct ai_line *better, const struct ai_line *other) {
    struct outlook best = {.margin = better->score, .exact = better->exact};
    struct outlook played = {.margin = other->score, .exact = other->exact};
    return kind_of(game, &best, &played, scale_of(game, pos), bar_of(game, pos).loss) !=
           REVIEW_SILENT;
}

/* What makes a mark: a loss of the chance to win, or of points. */
static int loss_of(const struct review *review, const struct review_bar *bar) {
    return review->by_margin ? bar->points : bar->loss;
}

/* Compares what turn->better leads to with what was played, by such a loss and a depth. False when
 * it was stopped. */
static bool weigh(struct review *review, int times, int bar, int plies, struct review_turn *turn) {
    const struct game *game = review->match->game;
    const struct position *before = &review->match->nodes[turn->from].position;
    const struct position *after = &review->match->nodes[turn->to].position;
    struct position other = after_turn(game, before, &turn->better);
    struct outlook best, played;
    turn->kind = REVIEW_SILENT;
    if (!look_at(review, turn->from, &other, turn->side, times, &best) ||
        !look_at(review, turn->from, after, turn->side, times, &played)) {
        return false;
    }
    turn->after = value_of(&played, turn->side);
    measure_as(game, before, &other, &best);
    measure_as(game, before, after, &played);
    bool known = is_deep(&best, plies) && is_deep(&played, plies);
    turn->kind = position_equal(&other, after) || !known ? REVIEW_SILENT
                 : review->by_margin                     ? kind_by_margin(&best, &played, bar)
                                     : kind_of(game, &best, &played, scale_of(game, before), bar);
    turn->best = best.margin;
    turn->played = played.margin;
    turn->loss = best.margin - played.margin;
    turn->exact = best.exact && played.exact;
    turn->penalty = played.line;
    return true;
}

/* Looks for something better than what was played, and compares the two. False when it was stopped.
 */
static bool compare(struct review *review, int times, struct review_turn *turn) {
    const struct game *game = review->match->game;
    const struct match_node *nodes = review->match->nodes;
    const struct position *before = &nodes[turn->from].position;
    const struct position *after = &nodes[turn->to].position;
    struct outlook first;
    turn->kind = REVIEW_SILENT;
    if (!look_at(review, nodes[turn->from].parent, before, turn->side, times, &first)) {
        return false;
    }
    turn->before = turn->after = value_of(&first, turn->side);
    turn->better = first.line;
    struct position other = after_turn(game, before, &first.line);
    bool over = game->result(after).outcome != OUTCOME_OPEN;
    struct review_bar bar = bar_of(game, before);
    return (position_equal(&other, after) && !over) ||
           weigh(review, times, loss_of(review, &bar) * bar.ample / 100,
                 times == REVIEW_AGAIN ? bar.plies : 0, turn);
}

/* The actions of the next turn; false when there is none. */
static bool find_turn(const struct review *review, struct review_turn *turn) {
    const struct match *match = review->match;
    int depth = review->depth, length = match_line_length(match);
    *turn = (struct review_turn){.from = match_line_node(match, depth)};
    if (depth == length || match_is_termination(match, match_line_node(match, depth + 1))) {
        return false;
    }
    turn->to = match_line_node(match, ++depth);
    turn->side = match->nodes[turn->to].player;
    while (depth < length && !match_begins_turn(match, match_line_node(match, depth + 1))) {
        turn->to = match_line_node(match, ++depth);
    }
    return true;
}

/* Whether the look before found much the same loss as this one, of which `last` is the last. */
static bool looks_agree(const struct review *review, const struct review_bar *bar, int former,
                        bool last, const struct review_turn *turn) {
    int agree = review->by_margin ? AGREE : last ? bar->agree : 0;
    bool proven = turn->exact && !review->by_margin;
    return !agree || proven || 100 * abs(turn->loss - former) <= agree * turn->loss;
}

/* Looks for a loss of the chance to win, or of points. False when it was stopped. */
static bool look_often(struct review *review, const struct review_bar *bar,
                       struct review_turn *turn) {
    static const int times[LOOKS] = {1, REVIEW_AGAIN / 4, REVIEW_AGAIN};
    enum review_kind least = REVIEW_MISTAKE;
    int former = 0;
    for (int i = 0; i < LOOKS && least != REVIEW_SILENT; i++) {
        if (stopped(review) || !compare(review, times[i], turn)) {
            return false;
        }
        least = turn->kind < least ? turn->kind : least;
        if (i > 0 && !looks_agree(review, bar, former, i == LOOKS - 1, turn)) {
            least = REVIEW_SILENT;
        }
        former = turn->loss;
    }
    if (least != REVIEW_SILENT && bar->again) {
        if (!weigh(review, bar->again, loss_of(review, bar) * 3 / 2, bar->plies, turn)) {
            return false;
        }
        least = turn->kind < least ? turn->kind : least;
    }
    turn->kind = least;
    return true;
}

/* Whether the match ends with the turn, which wins it. */
static bool wins(const struct review *review, const struct review_turn *turn) {
    struct result result = review->match->game->result(&review->match->nodes[turn->to].position);
    return result.outcome == OUTCOME_WIN && result.winner == turn->side;
}

bool review_look(struct review *review, struct review_turn *turn) {
    struct review_bar bar = bar_of(review->match->game, &review->match->nodes[turn->from].position);
    turn->by_margin = false;
    struct review_turn other = *turn;
    bool done = look_often(review, &bar, turn);
    if (done && turn->kind == REVIEW_SILENT && bar.points && !wins(review, turn)) {
        review->by_margin = true;
        done = look_often(review, &bar, &other);
        review->by_margin = false;
        if (done && other.kind != REVIEW_SILENT) {
            *turn = other;
            turn->by_margin = true;
        }
    }
    return done;
}

bool review_again(struct review *review, int times, struct review_turn *turn) {
    struct review_bar bar = bar_of(review->match->game, &review->match->nodes[turn->from].position);
    review->by_margin = turn->by_margin;
    bool done = weigh(review, times, loss_of(review, &bar), 0, turn);
    review->by_margin = false;
    return done;
}

bool review_next(struct review *review, struct review_turn *turn) {
    if (!find_turn(review, turn) || !review_look(review, turn)) {
        return false;
    }
    review->depth = match_depth(review->match, turn->to);
    return true;
}
