/* test_counts.c: what a summary counts and names, over reviews of whole matches that weak
 * companions played, is counted once more here from the notes of the review alone. */
#include "advice/given.h"
#include "advice/summary.h"
#include "ai/review.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 1 << 24, NODES = 300, TURNS_MAX = 90, MATCHES = 2 };

static const char *const names[2] = {"Ama", "Kofi"};

/* ---- a reviewed match ---- */

/* The weakest against the one after it; what is not over then is resigned by whoever is behind. */
static void play(struct ai *ai, struct match *match, const struct game *game, uint64_t seed) {
    static struct ai_question question;
    uint64_t random = seed;
    random_match(match, game, &random);
    for (int i = 0; i < TURNS_MAX && !match_over(match); i++) {
        int side = match_turn(match);
        struct ai_limits limits = {.level = 1 + side, .nodes = NODES, .seed = seed};
        ai_ask(match, &question);
        ck_assert_ptr_null(match_play(match, ai_choose(ai, &question, &limits)));
    }
    if (!match_over(match)) {
        const struct position *pos = match_position(match);
        ck_assert_ptr_null(match_resign(match, game->score(pos, 0) > game->score(pos, 1)));
    }
}

static void review(struct ai *ai, struct match *match, struct reviewed *turns) {
    const struct reviewed_turn *next;
    reviewed_update(turns, match, match->current);
    while ((next = reviewed_next(turns))) {
        struct review review;
        struct review_turn turn = {.from = next->from, .to = next->to, .side = next->side};
        review_begin(&review, match, ai, NODES, NULL, NULL);
        review.given = given_asked(match, turns, next);
        ck_assert(next->done ? review_look(&review, &turn) : review_glance(&review, &turn));
        struct judgment judgment = review_judgment(&turn);
        reviewed_write(match, turn.from, turn.to, &judgment);
        reviewed_update(turns, match, match->current);
    }
    reviewed_conclude(match, turns);
    reviewed_update(turns, match, match->current);
}

typedef void reviewed_check(const struct match *match, const struct reviewed *turns);

static void check_match(struct ai *ai, const struct game *game, uint64_t seed,
                        reviewed_check *check) {
    struct match match;
    struct reviewed turns = {0};
    play(ai, &match, game, seed);
    review(ai, &match, &turns);
    check(&match, &turns);
    reviewed_free(&turns);
    match_free(&match);
}

/* Calls `check` for several matches of each game, and for three of Oware: one in which a player
 * mostly missed wins, and one in which a player mostly gave the other a way to win. */
static void for_each_review(reviewed_check *check) {
    static const uint64_t decisive[] = {3, 4, 11};
    void *memory = calloc(1, SIZE);
    ck_assert_ptr_nonnull(memory);
    struct ai *ai = ai_place(memory, SIZE);
    for (int i = 0; i < games_count * MATCHES; i++) {
        check_match(ai, games[i / MATCHES], 1 + (uint64_t)(i % MATCHES), check);
    }
    for (size_t i = 0; i < sizeof decisive / sizeof decisive[0]; i++) {
        check_match(ai, games_find("oware"), decisive[i], check);
    }
    free(memory);
}

/* ---- turns that gave something away ---- */

/* The numbers of those turns, and the worst of them, from the notes alone. */
struct count {
    int count, number[TURNS_MAX], worst;
};

/* What is noted as better than the turn that begins at a node; NULL: nothing. */
static const struct match_note *better_than(const struct match *match, int from) {
    for (int node = 1; node < match->count; node++) {
        int at = match->nodes[node].parent;
        while (at != from && at != MATCH_NONE && match->game->turn_open &&
               match->game->turn_open(&match->nodes[at].position)) {
            at = match->nodes[at].parent;
        }
        if (at == from && match->nodes[node].note.mark == MARK_BETTER) {
            return &match->nodes[node].note;
        }
    }
    return NULL;
}

static struct count count_given(const struct match *match) {
    struct count found = {.worst = 0};
    struct result result = match_result(match);
    int loser = !result.winner, from = MATCH_ROOT, number = 0, most = 0;
    bool marked = false;
    for (int i = 1; i <= match_line_length(match); i++) {
        const struct match_node *node = &match->nodes[match_line_node(match, i)];
        bool open = match->game->turn_open && match->game->turn_open(&node->position);
        if (node->step != STEP_ACTION || open) {
            continue;
        }
        number++;
        const struct match_note *better = better_than(match, from);
        int less = better ? better->value - node->note.value : 0, lost = loser ? -less : less;
        bool mine = node->player == loser;
        if (mine && marked && !node->note.mark && lost >= 200) {
            found.number[found.count++] = number;
            found.worst = lost > most ? number : found.worst;
            most = lost > most ? lost : most;
        }
        uint8_t mark = node->note.mark;
        bool mistake = mark == MARK_DUBIOUS || mark == MARK_MISTAKE || mark == MARK_BLUNDER;
        marked = marked || (mine && mistake);
        from = match_line_node(match, i);
    }
    bool tells = result.outcome == OUTCOME_WIN && !match->game->margins_jump && found.count > 1;
    return tells ? found : (struct count){.worst = 0};
}

static int given_matches;

static void check_count(const struct match *match, const struct reviewed *turns) {
    struct count count = count_given(match);
    struct text text = {0};
    summary_of_review(match, turns, names, &text);
    const char *said = strstr(text_string(&text), "After the first mistake, ");
    int told = 0, worst = 0;
    char loser[8] = "";
    ck_assert_int_eq(said != NULL, count.count > 0);
    if (said) {
        const char *most = strstr(said, "most of all turn ");
        ck_assert_ptr_nonnull(most);
        ck_assert_int_eq(
            sscanf(said, "After the first mistake, %d more turns by %7s", &told, loser), 2);
        ck_assert_int_eq(sscanf(most, "most of all turn %d.", &worst), 1);
        ck_assert_str_eq(loser, names[!match_result(match).winner]);
        given_matches++;
    }
    ck_assert_int_eq(told, count.count);
    ck_assert_int_eq(worst, count.worst);
    int at = 0;
    for (int i = 0; i <= count.count; i++) { /* and around */
        const struct reviewed_turn *turn = given_beside(turns, at, 1);
        ck_assert_int_eq(turn != NULL, count.count > 0);
        at = turn ? turn->number : 0;
        ck_assert(!turn || at == count.number[i % count.count]);
    }
    text_free(&text);
}

START_TEST(turns_that_gave_something_away_are_as_many_as_the_notes_of_the_review_tell) {
    given_matches = 0;
    for_each_review(check_count);
    ck_assert_int_ge(given_matches, 1);
}
END_TEST

/* ---- what all turns cost ---- */

static int sums;

/* A turn with a better one costs what the two differ by, any other what the position did before and
 * does after it. */
static void check_sum(const struct match *match, const struct reviewed *turns) {
    int cost[2] = {0, 0};
    for (int i = 0; i < turns->count; i++) {
        const struct reviewed_turn *turn = &turns->turn[i];
        const struct match_note *better = better_than(match, turn->from);
        int before = better ? better->value : match->nodes[turn->from].note.value;
        int less = before - match->nodes[turn->to].note.value;
        cost[turn->side] += turn->side ? -less : less;
        ck_assert(!turn->pending);
        sums += better != NULL;
    }
    int end = turns->turn[turns->count - 1].to;
    ck_assert_int_eq(cost[0] - cost[1],
                     match->nodes[MATCH_ROOT].note.value - match->nodes[end].note.value);
}

START_TEST(what_the_turns_of_both_cost_adds_up_to_what_the_margin_changed_by) {
    sums = 0;
    for_each_review(check_sum);
    ck_assert_int_ge(sums, 10);
}
END_TEST

/* ---- what to practice ---- */

static int captured_in(const struct game *game, const struct trace *trace) {
    int sum = 0;
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        const struct item_spec *item = &game->items[event->item];
        bool turned = event->kind == EVENT_FLIP && item->owner != game->items[event->becomes].owner;
        int worth = item->worth ? item->worth : 1;
        sum += turned ? 1 : event->kind == EVENT_CAPTURE ? event->count * worth : 0;
    }
    return sum;
}

/* What the step to a node captures, if this side took it. */
static int captured_by(const struct match *match, int node, int side) {
    struct trace trace;
    match_trace(match, node, &trace);
    return match->nodes[node].player == side ? captured_in(match->game, &trace) : 0;
}

/* The most that a side captures along any line that is kept from a node on. */
static int captured_from(const struct match *match, int node, int side) {
    int most = 0;
    for (int child = match->nodes[node].child; child != MATCH_NONE;
         child = match->nodes[child].sibling) {
        int sum = captured_by(match, child, side) + captured_from(match, child, side);
        most = sum > most ? sum : most;
    }
    return most;
}

/* The most that a side captures in the rest of its turn. */
static int captured_at_once(const struct game *game, const struct position *pos, int side) {
    game_action legal[ACTIONS_MAX];
    int most = 0, count = game->side_to_act(pos) == side ? game->actions(pos, legal) : 0;
    for (int i = 0; i < count; i++) {
        struct position after = *pos;
        struct trace trace;
        trace.count = 0;
        rules_play(game, &after, legal[i], &trace);
        int sum = captured_in(game, &trace);
        sum += rules_turn_open(game, &after) ? captured_at_once(game, &after, side) : 0;
        most = sum > most ? sum : most;
    }
    return most;
}

/* Whether a line that is kept from a node on ends with a win of this side. */
static bool wins_below(const struct match *match, int node, int side) {
    struct result result = match->game->result(&match->nodes[node].position);
    bool wins = result.outcome == OUTCOME_WIN && result.winner == side;
    for (int child = match->nodes[node].child; child != MATCH_NONE && !wins;
         child = match->nodes[child].sibling) {
        wins = wins_below(match, child, side);
    }
    return wins;
}

static int value_for(const struct match *match, int node, int side) {
    int value = match->nodes[node].note.value;
    return side ? -value : value;
}

/* A fact of the better turn that the other one lacks. */
static bool has_fact(const struct match *match, int from, int to, const struct fact *fact) {
    const struct match_node *nodes = match->nodes;
    struct fact facts[FACTS_MAX];
    int count = match->game->facts->find(&nodes[from].position, &nodes[to].position,
                                         1U << fact->use, facts);
    bool has = false;
    for (int i = 0; i < count; i++) {
        has = has || facts[i].kind == fact->kind;
    }
    return has;
}

static bool is_supported(const struct match *match, const struct practice *practice) {
    const struct reviewed_turn *turn = practice->turn;
    const struct match_node *nodes = match->nodes;
    int better = reviewed_better(match, turn), side = turn->side, most;
    switch (practice->lapse.kind) {
    case LAPSE_WIN:
        return (nodes[better].note.known && value_for(match, better, side) > 0) ||
               wins_below(match, better, side);
    case LAPSE_LOSS:
        return (nodes[turn->to].note.known && value_for(match, turn->to, side) < 0) ||
               wins_below(match, turn->to, !side);
    case LAPSE_CAPTURE:
        return captured_by(match, better, side) + captured_from(match, better, side) > 0;
    case LAPSE_SCORE:
        return match->game->score(&nodes[better].position, side) >
               match->game->score(&nodes[turn->to].position, side);
    case LAPSE_OPEN:
        most = captured_at_once(match->game, &nodes[turn->to].position, !side);
        return practice->lapse.amount > 0 &&
               (practice->lapse.amount <= most ||
                practice->lapse.amount <= captured_from(match, turn->to, !side));
    case LAPSE_RULE:
        return practice->lapse.fact.use == FACT_CONTRAST ||
               (has_fact(match, turn->from, better, &practice->lapse.fact) &&
                !has_fact(match, turn->from, turn->to, &practice->lapse.fact));
    default:
        return false;
    }
}

static int practices, kinds;

static void check_practice(const struct match *match, const struct reviewed *turns) {
    for (int side = 0; side < 2; side++) {
        struct practice practice = practice_of(match, turns, side);
        if (!practice.turn) {
            continue;
        }
        struct text text = {0};
        practice_sentence(match, &practice, names[side], &text);
        ck_assert(practice.turn->mark && practice.turn->side == side);
        ck_assert_msg(is_supported(match, &practice), "%s: %s", match->game->id,
                      text_string(&text));
        ck_assert_ptr_nonnull(
            strstr(text_string(&text), text_line("turn %d", practice.turn->number).string));
        text_free(&text);
        practices++;
        kinds |= 1 << practice.lapse.kind;
    }
}

START_TEST(what_is_to_be_practiced_is_what_a_mistake_of_that_player_was) {
    practices = kinds = 0;
    for_each_review(check_practice);
    ck_assert_int_ge(practices, 10);
    ck_assert(kinds & 1 << LAPSE_OPEN && kinds & 1 << LAPSE_CAPTURE);
    ck_assert(kinds & 1 << LAPSE_WIN && kinds & 1 << LAPSE_LOSS);
}
END_TEST

SUITE("counts", what_the_turns_of_both_cost_adds_up_to_what_the_margin_changed_by,
      turns_that_gave_something_away_are_as_many_as_the_notes_of_the_review_tell,
      what_is_to_be_practiced_is_what_a_mistake_of_that_player_was)
