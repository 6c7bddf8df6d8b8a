/* test_moment.c: what may be remarked upon is so. Matches of all games are played at random and
 * greedily; a second look at each turn, which keeps its own count of turns and scores, and asks the
 * naive rules about Kings, confirms what is said to have happened in it. */
#include "advice/moment.h"

#include "engine/rules.h"
#include "games/games.h"
#include "support/naive_dulko.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <string.h>

enum { MATCHES = 60, TURNS = 400 };

/* ---- playing ---- */

/* The action that scores most at once. */
static game_action greedy_action(const struct game *game, const struct position *pos,
                                 uint64_t *state) {
    game_action actions[ACTIONS_MAX], best = random_action(game, pos, state);
    int count = game->actions(pos, actions), side = game->side_to_act(pos), most = -1000;
    for (int i = 0; i < count; i++) {
        struct position after = *pos;
        rules_play(game, &after, actions[i], NULL);
        int lead = game->score(&after, side) - game->score(&after, !side);
        best = lead > most ? actions[i] : best;
        most = lead > most ? lead : most;
    }
    return best;
}

/* ---- the second look ---- */

/* What the test has seen itself of a match. */
struct look {
    const struct game *game;
    int most[2];             /* that it can be won by */
    int ahead;               /* who was ahead last, before the turn; NOWHERE: nobody has been */
    struct position before;  /* the turn */
    struct position after;   /* as far as it has been played */
    int sown, taken, player; /* in it */
    int taken_before;        /* in all turns before it */
    int quiet;               /* turns before it without a capture */
    int answered;            /* in the turn before it, by the other side */
    int taker;               /* who captured last, before it; NOWHERE: nobody has */
    int said[MOMENTS];
};

static int lead(const struct look *look, const struct position *pos) {
    return look->game->score(pos, 0) - look->game->score(pos, 1);
}

static int leader(const struct look *look, const struct position *pos) {
    int margin = lead(look, pos);
    return margin > 0 ? 0 : margin < 0 ? 1 : NOWHERE;
}

/* Whether `side` could capture the other's King if it were to act, by the naive rules. */
static bool naive_threat(const struct position *pos, const struct game *game, int side) {
    static char moves[NAIVE_MOVES_MAX][4];
    char string[NAIVE_TEXT_MAX];
    struct text text = text_fixed(string, sizeof string);
    game->position_text(pos, &text);
    char *field = strchr(strchr(string, ' ') + 1, ' ') + 1;
    *field = (char)('1' + side);
    struct naive_dulko naive;
    naive_dulko_read(&naive, string);
    if (naive.over || naive.player != side + 1) {
        return false;
    }
    int count = naive_dulko_moves(&naive, moves);
    for (int i = 0; i < count; i++) {
        struct naive_dulko next = naive;
        naive_dulko_play(&next, moves[i]);
        if (next.over && next.by_king && next.winner == side + 1) {
            return true;
        }
    }
    return false;
}

static void check_lead(const struct look *look, struct match_moment moment) {
    ck_assert_int_eq(leader(look, &look->after), moment.side);
    ck_assert_int_ne(leader(look, &look->before), moment.side);
    ck_assert_int_eq(look->ahead, !moment.side);
}

static bool large(const struct look *look) {
    int gain = look->game->score(&look->after, look->player) -
               look->game->score(&look->before, look->player);
    return look->taken && gain >= 2 && 10 * gain >= look->most[look->player];
}

static bool long_sowing(const struct look *look) {
    return look->sown >= 16 && 6 * look->sown >= look->most[look->player];
}

static void check_none(const struct look *look) {
    int now = leader(look, &look->after);
    ck_assert(!large(look));
    ck_assert(!long_sowing(look));
    ck_assert(!look->taken || (look->taken_before && !look->answered && look->quiet < 6 &&
                               look->taker != look->player));
    ck_assert(now == NOWHERE || look->ahead == NOWHERE || now == look->ahead);
}

static void check(const struct look *look, struct match_moment moment) {
    switch (moment.kind) {
    case MOMENT_CAPTURE:
        ck_assert_int_eq(moment.side, look->player);
        ck_assert(large(look));
        break;
    case MOMENT_LEAD:
        check_lead(look, moment);
        break;
    case MOMENT_FIRST:
        ck_assert_int_eq(moment.side, look->player);
        ck_assert(look->taken && !look->taken_before && !large(look));
        break;
    case MOMENT_BREAKS:
        ck_assert_int_eq(moment.side, look->player);
        ck_assert(look->taken && look->taken_before && look->quiet >= 6 && !large(look));
        break;
    case MOMENT_ANSWERED:
        ck_assert_int_eq(moment.side, look->player);
        ck_assert(look->taken && look->answered && look->taken_before && !large(look));
        break;
    case MOMENT_AGAIN:
        ck_assert_int_eq(moment.side, look->player);
        ck_assert_int_eq(look->taker, look->player);
        ck_assert(look->taken && look->quiet < 6 && !large(look));
        break;
    case MOMENT_SOWING:
        ck_assert_int_eq(moment.side, look->player);
        ck_assert(long_sowing(look));
        break;
    case MOMENT_KING:
        ck_assert_str_eq(look->game->id, "dulko");
        ck_assert_int_eq(look->game->side_to_act(&look->after), moment.side);
        ck_assert(naive_threat(&look->after, look->game, !moment.side));
        break;
    case MOMENT_WON:
        ck_assert_int_eq(look->game->result(&look->after).outcome, OUTCOME_WIN);
        ck_assert_int_eq(look->game->result(&look->after).winner, moment.side);
        break;
    case MOMENT_DRAWN:
        ck_assert_int_eq(look->game->result(&look->after).outcome, OUTCOME_DRAW);
        break;
    case MOMENT_NONE:
    default:
        check_none(look);
        break;
    }
}

/* Counts what an action brought: things sown, and things that changed hands. */
static void count_action(struct look *look, game_action action) {
    struct trace trace = {.count = 0};
    rules_play(look->game, &look->after, action, &trace);
    for (int i = 0; i < trace.count; i++) {
        int kind = trace.event[i].kind, count = trace.event[i].count;
        look->sown += kind == EVENT_DROP || kind == EVENT_REST ? count : 0;
        look->taken += kind == EVENT_CAPTURE || kind == EVENT_FLIP ? count : 0;
    }
}

/* Plays a match and looks at each turn twice. */
static void follow(struct look *look, const struct game *game, bool greedy, uint64_t *state) {
    struct match match;
    random_match(&match, game, state);
    look->game = game;
    look->after = look->before = *match_position(&match);
    look->ahead = leader(look, &look->before);
    look->taken = look->taken_before = 0;
    look->taker = NOWHERE;
    look->quiet = -1; /* the first turn has none before it */
    for (int side = 0; side < 2; side++) {
        look->most[side] = game->lead_most(&look->before, side);
    }
    bool begins = true;
    for (int turn = 0; turn < TURNS && !match_over(&match); turn++) {
        game_action action = greedy ? greedy_action(game, match_position(&match), state)
                                    : random_action(game, match_position(&match), state);
        if (begins) {
            look->before = look->after;
            look->taken_before += look->taken;
            look->quiet = look->taken ? 0 : look->quiet + 1;
            look->taker = look->taken ? look->player : look->taker;
            look->answered = match_turn(&match) != look->player ? look->taken : 0;
            look->sown = look->taken = 0;
        }
        look->player = match_turn(&match);
        count_action(look, action);
        ck_assert_ptr_null(match_play(&match, action));
        begins = match_over(&match) || !rules_turn_open(game, match_position(&match));
        struct match_moment moment = moment_of(&match, match.current);
        look->said[moment.kind]++;
        if (!begins) {
            ck_assert_int_eq(moment.kind, MOMENT_NONE);
            continue;
        }
        check(look, moment);
        int now = leader(look, &look->after);
        look->ahead = now == NOWHERE ? look->ahead : now;
    }
    match_free(&match);
}

START_TEST(nothing_is_said_to_have_happened_that_did_not) {
    uint64_t state = 39;
    for (int i = 0; i < games_count; i++) {
        struct look look = {0};
        for (int k = 0; k < MATCHES; k++) {
            follow(&look, games[i], k % 2, &state);
        }
        ck_assert_int_gt(look.said[MOMENT_CAPTURE], 0);
        ck_assert_int_gt(look.said[MOMENT_LEAD], 0);
        ck_assert_int_gt(look.said[MOMENT_FIRST] + look.said[MOMENT_ANSWERED], 0);
        ck_assert_int_gt(look.said[MOMENT_AGAIN], 0);
        ck_assert_int_eq(look.said[MOMENT_KING] > 0, strcmp(games[i]->id, "dulko") == 0);
    }
}
END_TEST

START_TEST(a_resignation_is_a_win_of_the_other_side) {
    uint64_t state = 1;
    struct match match;
    random_match(&match, games_find("oware"), &state);
    ck_assert_int_eq(moment_of(&match, match.current).kind, MOMENT_NONE);
    ck_assert_ptr_null(match_resign(&match, 1));
    ck_assert_int_eq(moment_of(&match, match.current).kind, MOMENT_WON);
    ck_assert_int_eq(moment_of(&match, match.current).side, 0);
    match_free(&match);
}
END_TEST

SUITE("moment", nothing_is_said_to_have_happened_that_did_not,
      a_resignation_is_a_win_of_the_other_side)
