/* review.c: see review.h. */
#include "ai/review.h"

#include "ai/evaluations.h"
#include "ai/search/own.h"
#include "base/hash.h"
#include "engine/rules.h"

#include <stdlib.h>
#include <string.h>

enum {
    HUNDREDTHS = 100,
    FIRST = 0,  /* of the looks, instead of how long it is */
    AGREE = 33, /* percent of a loss by which two looks may differ about its margin */
    PART = 4,   /* of the last look: how long one before it is */
};

static const struct review_bar usual_bar = {.loss = 100, .ample = 125};

void review_begin(struct review *review, const struct match *match, struct ai *ai, uint64_t nodes,
                  bool (*stop)(void *context), void *context) {
    review->match = match;
    review->limits =
        (struct ai_limits){.nodes = nodes, .lines = 1, .stop = stop, .context = context};
    review->depth = review->given = 0;
    review->first.key = 0;
    review->looking.ai = ai;
    review->looking.by_margin = review->looking.warm = false;
}

int review_done(const struct review *review) {
    return review->depth;
}

static bool stopped(const struct review *review) {
    return review->limits.stop && review->limits.stop(review->limits.context);
}

/* ---- looking at a position ---- */

/* Puts a position into the question, and before it all that stood in the match up to `node`. */
static void ask_after(struct review *review, int node, const struct position *pos) {
    const struct match *match = review->match;
    struct ai_question *question = &review->looking.question;
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

static int pace(const struct game *game, const struct position *pos) {
    const struct evaluation *evaluation = evaluation_of(game, pos);
    return evaluation && evaluation->review_bar.pace ? evaluation->review_bar.pace : 1;
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
static struct outlook look_first(struct review *review, const struct ai_limits *limits) {
    struct review_first *first = &review->first;
    uint64_t key = question_key(&review->looking.question);
    if (first->key != key) {
        first->outlook = outlook_look(&review->looking, limits, false, limits->nodes);
        first->key = stopped(review) ? 0 : key;
    }
    return first->outlook;
}

/* `times` as long as the first look; FIRST: that one itself. False when it was stopped. */
static bool look_at(struct review *review, int node, const struct position *pos, int side,
                    int times, struct outlook *outlook) {
    const struct game *game = review->match->game;
    if (game->result(pos).outcome != OUTCOME_OPEN) {
        *outlook = outlook_final(game, pos, side);
        return true;
    }
    struct ai_limits limits = review->limits;
    uint64_t first = limits.nodes * (uint64_t)pace(game, pos), most = first * REVIEW_AGAIN / PART;
    limits.nodes = first * (uint64_t)(times == FIRST ? 1 : times);
    ask_after(review, node, pos);
    struct outlook found = times == FIRST ? look_first(review, &limits)
                                          : outlook_look(&review->looking, &limits, true, most);
    *outlook = game->side_to_act(pos) == side ? found : outlook_flipped(&found);
    return !stopped(review);
}

/* The position after the first turn of a line, as far as the line goes. */
static struct position after_turn(const struct game *game, const struct position *pos,
                                  const struct ai_line *line) {
    return line_first_turn(game, pos, line->actions, line->count).after;
}

/* ---- judging a turn ---- */

/* Whether the margins of the two show that one is better. A result that is proven is certain and an
 * estimate is not, so that they can only be compared when a point at least lies between them, or
 * two where only who wins is proven and the margin is expected. Where margins jump, the loss of a
 * match at once can have a smaller one than what else is expected. */
static bool is_more(const struct game *game, const struct outlook *best,
                    const struct outlook *played) {
    bool expected = best->known == KNOWN_WINNER || played->known == KNOWN_WINNER;
    int least = best->known && played->known ? 1 : expected ? 2 * HUNDREDTHS : HUNDREDTHS;
    bool loses = !best->known && played->known && played->margin < 0;
    return (game->margins_jump && loses) || best->margin - played->margin >= least;
}

/* What counts is the chance to win: where a match is as good as decided, most margins are uncertain
 * and matter little. */
static enum match_mark mark_of(const struct game *game, const struct outlook *best,
                               const struct outlook *played, struct scale scale, int bar) {
    int less = outlook_chance(best, &scale) - outlook_chance(played, &scale);
    return !is_more(game, best, played) || less < bar ? MARK_NONE
           : less < 2 * bar                           ? MARK_DUBIOUS
                                                      : MARK_MISTAKE;
}

/* Whether points count that a turn gave away: not where the better one is proven to win or to lose,
 * nor where this one is proven to win, as a win is as good as any other. */
static bool points_count(const struct review_turn *turn) {
    return !turn->best_known && !(turn->played_known && turn->played > 0);
}

static bool is_deep(const struct outlook *outlook, int plies) {
    return outlook->known || outlook->line.depth >= plies;
}

static struct value value_of(const struct outlook *outlook, int side) {
    return (struct value){side ? -outlook->margin : outlook->margin, outlook->known};
}

static struct review_bar bar_of(const struct game *game, const struct position *pos) {
    const struct evaluation *evaluation = evaluation_of(game, pos);
    return evaluation && evaluation->review_bar.loss ? evaluation->review_bar : usual_bar;
}

bool review_tells_apart(const struct game *game, const struct position *pos,
                        const struct ai_line *better, const struct ai_line *other) {
    struct outlook best = {.margin = better->score, .known = better->known};
    struct outlook played = {.margin = other->score, .known = other->known};
    return mark_of(game, &best, &played, outlook_scale(game, pos), bar_of(game, pos).loss) !=
           MARK_NONE;
}

/* What a look asks: how much of the chance to win has to be lost, and how deep it has to go. */
struct ask {
    int loss, plies;
    bool deep; /* answered: it went that deep */
};

/* Compares what turn->better leads to with what was played. False when it was stopped. */
static bool weigh(struct review *review, int times, struct ask *ask, struct review_turn *turn) {
    const struct game *game = review->match->game;
    const struct match_node *nodes = review->match->nodes;
    const struct position *before = &nodes[turn->from].position;
    const struct position *after = &nodes[turn->to].position;
    struct position other = after_turn(game, before, &turn->better);
    struct outlook best, played;
    int again = times == 1 && !review->looking.by_margin ? FIRST : times;
    turn->mark = MARK_NONE;
    if (!look_at(review, turn->from, &other, turn->side, times, &best) ||
        !look_at(review, nodes[turn->to].parent, after, turn->side, again, &played)) {
        return false;
    }
    turn->after = value_of(&played, turn->side);
    outlook_measure(game, before, &other, &best);
    outlook_measure(game, before, after, &played);
    struct scale scale = outlook_scale(game, before);
    bool same = position_equal(&other, after);
    ask->deep = is_deep(&best, ask->plies) && is_deep(&played, ask->plies);
    turn->mark = same || !ask->deep ? MARK_NONE : mark_of(game, &best, &played, scale, ask->loss);
    turn->best = best.margin;
    turn->played = played.margin;
    turn->loss = same ? 0 : best.margin - played.margin;
    turn->chance = outlook_chance(&best, &scale) - outlook_chance(&played, &scale);
    turn->best_known = best.known;
    turn->played_known = played.known;
    turn->exact = best.known == KNOWN_MARGIN && played.known == KNOWN_MARGIN;
    turn->penalty = played.line;
    return true;
}

/* Looks for something better than what was played, and compares the two. False when it was stopped.
 */
static bool compare(struct review *review, int times, struct ask *ask, struct review_turn *turn) {
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
    turn->loss = 0;
    struct position other = after_turn(game, before, &first.line);
    bool over = game->result(after).outcome != OUTCOME_OPEN;
    return (position_equal(&other, after) && !over) || weigh(review, times, ask, turn);
}

/* ---- the looks at a turn ---- */

/* Whether a search of the game's own finds by how much a match is won. Without one, estimates far
 * from even tell how certain the win is, and hardly its margin. */
static bool has_margins(const struct game *game, const struct position *pos) {
    const struct evaluation *evaluation = evaluation_of(game, pos);
    return evaluation && evaluation->own_search && evaluation->own_search->margins;
}

/* What the first looks tell. */
struct hunch {
    bool chance; /* the turn may cost something of the chance to win */
    bool points; /* it may cost as many points as are marked */
    bool given;  /* it may cost as many as are told without a mark */
};

/* Looks from where the turn begins and from where it ends. Half of what makes a mark is a hunch, as
 * the first looks are not as deep at one end as at the other. False when it was stopped. */
static bool look_first_at(struct review *review, const struct review_bar *bar,
                          struct review_turn *turn, struct hunch *hunch) {
    const struct game *game = review->match->game;
    const struct match_node *nodes = review->match->nodes;
    const struct position *before = &nodes[turn->from].position;
    const struct position *after = &nodes[turn->to].position;
    struct outlook best, played;
    *hunch = (struct hunch){false, false, false};
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
        return true; /* as after the only one that is legal */
    }
    int less = best.whole - played.whole;
    struct scale scale = outlook_scale(game, before);
    outlook_measure(game, before, after, &played);
    hunch->chance =
        outlook_chance(&best, &scale) - outlook_chance(&played, &scale) >= bar->loss / 2;
    hunch->points = bar->points && !best.known && 2 * less >= bar->points;
    hunch->given =
        review->given && has_margins(game, before) && !best.known && less >= review->given;
    return true;
}

/* What a kind of look takes for a loss. */
static int ample_loss(const struct review_bar *bar, int loss, bool last) {
    return loss * (last && bar->sure ? bar->sure : bar->ample) / 100;
}

/* Whether a loss is much the same as the look before found. */
static bool looks_agree(int agree, int former, int loss) {
    return !agree || 100 * abs(loss - former) <= agree * loss;
}

/* What longer looks are to find: a loss of the chance to win, or of so many hundredths of points.
 */
struct sought {
    bool chance;
    int points; /* 0: none */
};

/* The looks after the first ones, each longer than the one before, as long as each finds what is
 * looked for. A loss of points alone is `given`. False when it was stopped. */
static bool look_longer_at(struct review *review, const struct review_bar *bar,
                           struct sought sought, struct review_turn *turn) {
    enum { LOOKS = 3 };
    static const int times[LOOKS] = {1, REVIEW_AGAIN / PART, REVIEW_AGAIN};
    enum match_mark least = sought.chance ? MARK_MISTAKE : MARK_NONE;
    bool points = sought.points;
    int former = 0;
    for (int i = 0; i < LOOKS && (least || points); i++) {
        bool last = i == LOOKS - 1, anew = i == 1 || (i == 0 && review->looking.by_margin);
        struct ask ask = {ample_loss(bar, bar->loss, last), last ? bar->plies : 0, true};
        if (!(anew ? compare(review, times[i], &ask, turn) : weigh(review, times[i], &ask, turn))) {
            return false;
        }
        bool proven = turn->best_known && turn->played_known;
        bool agree = !i || proven || looks_agree(last ? bar->agree : 0, former, turn->loss);
        least = !agree ? MARK_NONE : mark_rank(turn->mark) < mark_rank(least) ? turn->mark : least;
        points = points && points_count(turn) && ask.deep &&
                 turn->loss >= ample_loss(bar, sought.points, last) &&
                 (!i || looks_agree(AGREE, former, turn->loss));
        former = turn->loss;
    }
    turn->mark = least;
    turn->given = points && !least;
    return true;
}

/* Whether the match ends with the turn, which wins it. */
static bool wins(const struct review *review, const struct review_turn *turn) {
    struct result result = review->match->game->result(&review->match->nodes[turn->to].position);
    return result.outcome == OUTCOME_WIN && result.winner == turn->side;
}

/* Looks for so many points by searches for margins. These do not tell who wins: a longer look that
 * does follows. False when it was stopped. */
static bool look_for_points(struct review *review, const struct review_bar *bar, int points,
                            struct review_turn *turn) {
    struct review_turn found = *turn, proof;
    review->looking.by_margin = true;
    review->looking.warm = false; /* what is found with other values is of no use */
    bool done = look_longer_at(review, bar, (struct sought){false, points}, &found);
    review->looking.by_margin = review->looking.warm = false;
    proof = found;
    if (!done || !found.given) {
        return done;
    }
    struct ask ask = {bar->loss, 0, true};
    done = weigh(review, REVIEW_AGAIN, &ask, &proof);
    if (done && points_count(&proof)) {
        *turn = found;
        if (proof.after.known && !found.after.known) {
            turn->after.known = KNOWN_WINNER;
        }
    }
    return done;
}

/* Begins with a turn of which nothing is known, by the first looks. */
static bool begin_turn(struct review *review, const struct review_bar *bar,
                       struct review_turn *turn, struct hunch *hunch) {
    int most = REVIEW_AGAIN * pace(review->match->game, &review->match->nodes[turn->from].position);
    turn->by_margin = turn->exact = turn->given = turn->pending = false;
    turn->best_known = turn->played_known = KNOWN_NOTHING;
    turn->loss = turn->chance = 0;
    review->looking.warm = false;
    review->looking.room = review->limits.nodes * (uint64_t)most;
    return look_first_at(review, bar, turn, hunch);
}

bool review_glance(struct review *review, struct review_turn *turn) {
    struct review_bar bar = bar_of(review->match->game, &review->match->nodes[turn->from].position);
    struct hunch hunch;
    bool done = begin_turn(review, &bar, turn, &hunch);
    turn->pending = hunch.chance || (!wins(review, turn) && (hunch.points || hunch.given));
    return done;
}

bool review_look(struct review *review, struct review_turn *turn) {
    struct review_bar bar = bar_of(review->match->game, &review->match->nodes[turn->from].position);
    struct hunch hunch;
    bool done = begin_turn(review, &bar, turn, &hunch);
    bool asks = (hunch.points || hunch.given) && !wins(review, turn);
    int points = hunch.given ? review->given : bar.points;
    if (done && hunch.chance) {
        done = look_longer_at(review, &bar, (struct sought){true, 0}, turn);
    }
    if (done && asks && !turn->mark && points_count(turn)) {
        done = look_for_points(review, &bar, points, turn);
    }
    /* A loss of points alone is never called a mistake. */
    if (turn->given && bar.points && turn->loss >= ample_loss(&bar, bar.points, true)) {
        turn->mark = MARK_DUBIOUS;
        turn->by_margin = true;
        turn->given = false;
    }
    return done;
}

bool review_compare(struct review *review, struct review_turn *turn) {
    struct review_bar bar = bar_of(review->match->game, &review->match->nodes[turn->from].position);
    struct hunch hunch;
    struct ask ask = {bar.loss, 0, true};
    return begin_turn(review, &bar, turn, &hunch) && weigh(review, 1, &ask, turn);
}

struct judgment review_judgment(const struct review_turn *turn) {
    struct judgment judgment = {
        .mark = turn->mark, .pending = turn->pending, .before = turn->before, .after = turn->after};
    if (turn->mark || turn->given) {
        int sign = turn->side ? -1 : 1;
        judgment.better = ai_variation(&turn->better, turn->side);
        judgment.better.value = (struct value){sign * turn->best, turn->best_known};
        judgment.before = judgment.better.value;
        judgment.after.margin = sign * turn->played;
        judgment.answer = ai_variation(&turn->penalty, !turn->side);
    }
    return judgment;
}

bool review_again(struct review *review, int times, struct review_turn *turn) {
    const struct match *match = review->match;
    struct review_bar bar = bar_of(match->game, &match->nodes[turn->from].position);
    bool points = turn->by_margin || turn->given;
    struct ask ask = {bar.loss, 0, true};
    review->looking.by_margin =
        points && has_margins(match->game, &match->nodes[turn->from].position);
    review->looking.warm = false;
    review->looking.room = 0;
    bool done = weigh(review, times, &ask, turn);
    review->looking.by_margin = review->looking.warm = false;
    if (turn->by_margin) {
        turn->mark = turn->loss >= bar.points ? MARK_DUBIOUS : MARK_NONE;
    }
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
