/* review.c: see review.h. */
#include "ai/review.h"

#include "ai/evaluations.h"
#include "base/hash.h"
#include "engine/rules.h"

#include <stdlib.h>
#include <string.h>

enum {
    HUNDREDTHS = 100,
    CERTAIN = 1000, /* a chance to win, in thousandths */
    FIRST = 0,      /* of the looks, instead of how long it is */
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
    review->by_margin = review->warm = false;
    review->first.key = 0;
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
    int whole;    /* the same without the bound of estimates (ai.h) */
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

/* The key of the question, never 0. */
static uint64_t question_key(const struct ai_question *question) {
    uint64_t hash = hash_bytes(HASH_START, &question->options, sizeof question->options);
    for (int i = 0; i < question->count; i++) {
        hash = hash_word(hash, position_hash(&question->before[i]));
    }
    return hash_word(hash, position_hash(&question->position)) | 1;
}

/* The first look at the question: what it found before is taken again. */
static struct ai_line look_first(struct review *review, const struct ai_limits *limits) {
    struct review_first *first = &review->first;
    uint64_t key = question_key(&review->question);
    if (first->key != key) {
        ai_analyze(review->ai, &review->question, limits, &review->answer);
        first->line = review->answer.line[0];
        first->key = stopped(review) ? 0 : key;
        review->warm = false;
    }
    return first->line;
}

/* A longer look at the question, which goes on where the last one at the same turn ended. */
static struct ai_line look_longer(struct review *review, struct ai_limits *limits) {
    limits->goes_on = review->warm;
    limits->room = review->room;
    review->warm = true;
    ai_analyze(review->ai, &review->question, limits, &review->answer);
    return review->answer.line[0];
}

/* `times` as long as the first look; FIRST: that one itself. False when it was stopped. */
static bool look_at(struct review *review, int node, const struct position *pos, int side,
                    int times, struct outlook *outlook) {
    const struct game *game = review->match->game;
    *outlook = (struct outlook){0};
    if (game->result(pos).outcome != OUTCOME_OPEN) {
        outlook->margin = outlook->expected = HUNDREDTHS * final_margin(game, pos, side);
        outlook->whole = outlook->margin;
        outlook->exact = true;
        return true;
    }
    struct ai_limits limits = review->limits;
    limits.nodes *= (uint64_t)((times == FIRST ? 1 : times) * pace(game, pos));
    limits.margins = review->by_margin;
    ask_after(review, node, pos);
    outlook->line = times == FIRST ? look_first(review, &limits) : look_longer(review, &limits);
    outlook->exact = outlook->line.exact;
    int sign = game->side_to_act(pos) == side ? 1 : -1;
    outlook->margin = sign * outlook->line.score;
    outlook->whole = sign * outlook->line.whole;
    outlook->expected = sign * expected_margin(review, &outlook->line);
    if (review->by_margin) {
        outlook->margin = outlook->expected = margin_within(game, pos, side, outlook->margin);
    }
    return !stopped(review);
}

/* The position after the first turn of a line, as far as the line goes. */
static struct position after_turn(const struct game *game, const struct position *pos,
                                  const struct ai_line *line) {
    return line_first_turn(game, pos, line->actions, line->count).after;
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
static enum match_mark mark_of(const struct game *game, const struct outlook *best,
                               const struct outlook *played, struct scale scale, int bar) {
    int less = chance_of(best, &scale) - chance_of(played, &scale);
    return !is_more(game, best, played) || less < bar ? MARK_NONE
           : less < 2 * bar                           ? MARK_DUBIOUS
                                                      : MARK_MISTAKE;
}

/* A loss of points alone is never called a mistake. */
static enum match_mark mark_by_margin(const struct outlook *best, const struct outlook *played,
                                      int bar) {
    return best->margin - played->margin < bar ? MARK_NONE : MARK_DUBIOUS;
}

static bool is_deep(const struct outlook *outlook, int plies) {
    return outlook->exact || outlook->line.depth >= plies;
}

static struct value value_of(const struct outlook *outlook, int side) {
    return (struct value){side ? -outlook->expected : outlook->expected, outlook->exact};
}

static struct review_bar bar_of(const struct game *game, const struct position *pos) {
    const struct evaluation *evaluation = evaluation_of(game, pos);
    return evaluation && evaluation->review_bar.loss ? evaluation->review_bar : usual_bar;
}

bool review_tells_apart(const struct game *game, const struct position *pos,
                        const struct ai_line *better, const struct ai_line *other) {
    struct outlook best = {.margin = better->score, .exact = better->exact};
    struct outlook played = {.margin = other->score, .exact = other->exact};
    return mark_of(game, &best, &played, scale_of(game, pos), bar_of(game, pos).loss) != MARK_NONE;
}

/* What makes a mark: a loss of the chance to win, or of points. */
static int loss_of(const struct review *review, const struct review_bar *bar) {
    return review->by_margin ? bar->points : bar->loss;
}

/* Compares what turn->better leads to with what was played, by such a loss and a depth. False when
 * it was stopped. */
static bool weigh(struct review *review, int times, int bar, int plies, struct review_turn *turn) {
    const struct game *game = review->match->game;
    const struct match_node *nodes = review->match->nodes;
    const struct position *before = &nodes[turn->from].position;
    const struct position *after = &nodes[turn->to].position;
    struct position other = after_turn(game, before, &turn->better);
    struct outlook best, played;
    int again = times == 1 && !review->by_margin ? FIRST : times;
    turn->mark = MARK_NONE;
    if (!look_at(review, turn->from, &other, turn->side, times, &best) ||
        !look_at(review, nodes[turn->to].parent, after, turn->side, again, &played)) {
        return false;
    }
    turn->after = value_of(&played, turn->side);
    measure_as(game, before, &other, &best);
    measure_as(game, before, after, &played);
    bool known = is_deep(&best, plies) && is_deep(&played, plies);
    turn->mark = position_equal(&other, after) || !known ? MARK_NONE
                 : review->by_margin                     ? mark_by_margin(&best, &played, bar)
                                     : mark_of(game, &best, &played, scale_of(game, before), bar);
    turn->best = best.margin;
    turn->played = played.margin;
    turn->loss = best.margin - played.margin;
    turn->exact = best.exact && played.exact;
    turn->decided = best.exact || played.exact;
    turn->penalty = played.line;
    return true;
}

/* Looks for something better than what was played, and compares the two. False when it was stopped.
 */
static bool compare(struct review *review, int times, int bar, struct review_turn *turn) {
    const struct game *game = review->match->game;
    const struct match_node *nodes = review->match->nodes;
    const struct position *before = &nodes[turn->from].position;
    const struct position *after = &nodes[turn->to].position;
    struct outlook first;
    turn->mark = MARK_NONE;
    if (!look_at(review, nodes[turn->from].parent, before, turn->side, times, &first)) {
        return false;
    }
    turn->before = turn->after = value_of(&first, turn->side);
    turn->better = first.line;
    struct position other = after_turn(game, before, &first.line);
    bool over = game->result(after).outcome != OUTCOME_OPEN;
    return (position_equal(&other, after) && !over) || weigh(review, times, bar, 0, turn);
}

/* ---- the looks at a turn ---- */

/* What the first looks tell. */
struct hunch {
    bool chance; /* the turn may cost something of the chance to win */
    bool points; /* it may cost points */
};

/* Half of what makes a mark, as the first looks are not as deep at one end as at the other. */
static bool may_cost(const struct outlook *best, const struct outlook *played, struct scale scale,
                     int loss) {
    return chance_of(best, &scale) - chance_of(played, &scale) >= loss / 2;
}

/* Looks from where the turn begins and from where it ends. False when it was stopped. */
static bool look_first_at(struct review *review, const struct review_bar *bar,
                          struct review_turn *turn, struct hunch *hunch) {
    const struct game *game = review->match->game;
    const struct match_node *nodes = review->match->nodes;
    const struct position *before = &nodes[turn->from].position;
    const struct position *after = &nodes[turn->to].position;
    struct outlook best, played;
    *hunch = (struct hunch){false, false};
    turn->mark = MARK_NONE;
    if (!look_at(review, nodes[turn->from].parent, before, turn->side, FIRST, &best)) {
        return false;
    }
    turn->before = turn->after = value_of(&best, turn->side);
    turn->better = best.line;
    if (!look_at(review, nodes[turn->to].parent, after, turn->side, FIRST, &played)) {
        return false;
    }
    turn->after = value_of(&played, turn->side);
    struct position other = after_turn(game, before, &best.line);
    if (position_equal(&other, after)) {
        return true;
    }
    int less = best.whole - played.whole;
    measure_as(game, before, after, &played);
    hunch->chance = may_cost(&best, &played, scale_of(game, before), bar->loss);
    hunch->points = bar->points && !best.exact && !played.exact && 2 * less >= bar->points;
    return true;
}

/* Whether the look before found much the same loss as this one, of which `last` is the last. */
static bool looks_agree(const struct review *review, const struct review_bar *bar, int former,
                        bool last, const struct review_turn *turn) {
    int agree = review->by_margin ? AGREE : last ? bar->agree : 0;
    bool proven = turn->exact && !review->by_margin;
    return !agree || proven || 100 * abs(turn->loss - former) <= agree * turn->loss;
}

/* What a look has to find. */
static int ample_loss(const struct review *review, const struct review_bar *bar, bool last) {
    int percent = last && bar->sure ? bar->sure : bar->ample;
    return loss_of(review, bar) * percent / 100;
}

/* The looks after the first ones, each longer than the one before. False when it was stopped. */
static bool look_longer_at(struct review *review, const struct review_bar *bar,
                           struct review_turn *turn) {
    enum { LOOKS = 3 };
    static const int times[LOOKS] = {1, REVIEW_AGAIN / 4, REVIEW_AGAIN};
    enum match_mark least = MARK_MISTAKE;
    int former = 0;
    for (int i = 0; i < LOOKS && least != MARK_NONE; i++) {
        bool last = i == LOOKS - 1, anew = i == 1 || (i == 0 && review->by_margin);
        int loss = ample_loss(review, bar, last), plies = last ? bar->plies : 0;
        bool done = anew ? compare(review, times[i], loss, turn)
                         : weigh(review, times[i], loss, plies, turn);
        if (!done) {
            return false;
        }
        least = mark_rank(turn->mark) < mark_rank(least) ? turn->mark : least;
        if (i > 0 && !looks_agree(review, bar, former, last, turn)) {
            least = MARK_NONE;
        }
        former = turn->loss;
    }
    turn->mark = least;
    return true;
}

/* Whether the match ends with the turn, which wins it. */
static bool wins(const struct review *review, const struct review_turn *turn) {
    struct result result = review->match->game->result(&review->match->nodes[turn->to].position);
    return result.outcome == OUTCOME_WIN && result.winner == turn->side;
}

/* Looks for points alone. Where a longer look proves who wins, they do not count. False when it was
 * stopped. */
static bool look_for_points(struct review *review, const struct review_bar *bar,
                            struct review_turn *turn) {
    struct review_turn found = *turn, proof;
    review->by_margin = true;
    review->warm = false; /* what is found with other values is of no use */
    bool done = look_longer_at(review, bar, &found);
    review->by_margin = review->warm = false;
    proof = found;
    if (!done || found.mark == MARK_NONE) {
        return done;
    }
    done = weigh(review, REVIEW_AGAIN, bar->loss, 0, &proof);
    if (done && !proof.decided) {
        *turn = found;
        turn->by_margin = true;
    }
    return done;
}

bool review_look(struct review *review, struct review_turn *turn) {
    const struct match *match = review->match;
    struct review_bar bar = bar_of(match->game, &match->nodes[turn->from].position);
    int most = REVIEW_AGAIN * pace(match->game, &match->nodes[turn->from].position);
    struct hunch hunch;
    turn->by_margin = turn->decided = turn->exact = false;
    review->warm = false;
    review->room = review->limits.nodes * (uint64_t)most;
    bool done = look_first_at(review, &bar, turn, &hunch);
    if (done && hunch.chance) {
        done = look_longer_at(review, &bar, turn);
    }
    if (done && turn->mark == MARK_NONE && hunch.points && !turn->decided && !wins(review, turn)) {
        done = look_for_points(review, &bar, turn);
    }
    return done;
}

struct judgment review_judgment(const struct review_turn *turn) {
    struct judgment judgment = {.mark = turn->mark, .before = turn->before, .after = turn->after};
    if (turn->mark) {
        judgment.better = ai_variation(&turn->better, turn->side);
        judgment.better.value = (struct value){turn->side ? -turn->best : turn->best, turn->exact};
        judgment.answer = ai_variation(&turn->penalty, !turn->side);
    }
    return judgment;
}

bool review_again(struct review *review, int times, struct review_turn *turn) {
    const struct match *match = review->match;
    struct review_bar bar = bar_of(match->game, &match->nodes[turn->from].position);
    review->by_margin = turn->by_margin;
    review->warm = false;
    review->room = 0;
    bool done = weigh(review, times, loss_of(review, &bar), 0, turn);
    review->by_margin = review->warm = false;
    return done;
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

bool review_next(struct review *review, struct review_turn *turn) {
    if (!find_turn(review, turn) || !review_look(review, turn)) {
        return false;
    }
    review->depth = match_depth(review->match, turn->to);
    return true;
}
