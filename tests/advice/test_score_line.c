/* test_score_line.c: the scores after each turn of a match. */
#include "advice/score_line.h"

#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <math.h>

static struct match start(const char *id) {
    const struct game *game = games_find(id);
    struct options options = options_default(game);
    struct match match;
    ck_assert_ptr_null(match_start(&match, game, &options));
    return match;
}

START_TEST(a_fresh_match_is_one_point) {
    struct match match = start("oware");
    struct score_line line = {0};
    score_line_update(&line, &match);
    ck_assert_int_eq(line.points, 1);
    ck_assert_int_eq(line.node[0], MATCH_ROOT);
    ck_assert_float_eq(line.value[0][0], 0);
    score_line_free(&line);
    match_free(&match);
}
END_TEST

START_TEST(every_turn_is_a_point_whichever_turn_is_current) {
    struct match match = start("oware");
    struct score_line line = {0};
    for (const char *c = "CdFcAf"; *c; c++) {
        ck_assert_ptr_null(match_play_text(&match, (char[]){*c, '\0'}));
    }
    match_undo(&match, 4);
    score_line_update(&line, &match);
    ck_assert_int_eq(line.points, 7);
    ck_assert_float_eq(line.value[1][5], 0);
    ck_assert_float_eq(line.value[1][6], 2);
    score_line_free(&line);
    match_free(&match);
}
END_TEST

START_TEST(the_last_point_is_the_end_of_the_line_and_a_termination_is_not_a_turn) {
    struct match match = start("oware");
    struct score_line line = {0};
    ck_assert_ptr_null(match_play_text(&match, "C"));
    ck_assert_ptr_null(match_resign(&match, 1));
    score_line_update(&line, &match);
    ck_assert_int_eq(line.points, 2);
    ck_assert_int_eq(line.node[1], match.current);
    score_line_free(&line);
    match_free(&match);
}
END_TEST

START_TEST(a_turn_of_several_actions_is_one_point_in_every_game) {
    uint64_t state = 7;
    struct score_line line = {0};
    for (int g = 0; g < games_count; g++) {
        struct match match;
        random_match(&match, games[g], &state);
        random_play(&match, 60, &state);
        score_line_update(&line, &match);
        ck_assert_int_eq(line.points, match_line_turns(&match) + 1);
        for (int point = 0; point < line.points; point++) {
            int node = line.node[point];
            const struct position *pos = &match.nodes[node].position;
            ck_assert_int_eq(match_turns(&match, node), point);
            for (int player = 0; player < 2; player++) {
                ck_assert_float_eq(line.value[player][point],
                                   (float)match.game->score(pos, player));
            }
        }
        line.points = 0; /* another match may have the same revision */
        match_free(&match);
    }
    score_line_free(&line);
}
END_TEST

START_TEST(nobody_is_ever_ahead_by_more_than_was_still_possible_before) {
    uint64_t state = 41;
    for (int i = 0; i < 40 * games_count; i++) {
        const struct game *game = games[i % games_count];
        struct match match;
        random_match(&match, game, &state);
        random_play(&match, 200, &state);
        for (int node = 0; node < match.count; node++) {
            const struct position *after = &match.nodes[node].position;
            const struct position *pos =
                node ? &match.nodes[match.nodes[node].parent].position : after;
            for (int side = 0; side < 2; side++) {
                int lead = game->score(after, side) - game->score(after, !side);
                ck_assert_int_le(lead, game->lead_most(after, side));
                ck_assert_int_le(game->lead_most(after, side), game->lead_most(pos, side));
            }
        }
        match_free(&match);
    }
}
END_TEST

START_TEST(no_margin_is_larger_than_a_match_can_be_won_by) {
    for (int g = 0; g < games_count; g++) {
        static const int32_t values[] = {-38671900, 4130, 56100, 38671900, 250};
        struct score_line line = {0};
        struct match match = start(games[g]->id);
        for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
            struct match_note note = {.valued = true, .value = values[i]};
            const struct position *pos = match_position(&match);
            float most = (float)games[g]->lead_most(pos, values[i] < 0);
            float told = (float)values[i] / 100;
            match_set_note(&match, MATCH_ROOT, &note);
            score_line_update(&line, &match);
            ck_assert_float_gt(most, 0);
            float bound = told > most ? most : told < -most ? -most : told;
            bool chance = games[g]->logit;
            ck_assert_float_eq(
                line.margin[0],
                chance ? rules_chance(games[g], pos, (int)lroundf(100 * bound), false) - 50
                       : bound);
        }
        score_line_free(&line);
        match_free(&match);
    }
}
END_TEST

/* Dulko with these values after its turns, and one of them marked; NOWHERE: none. */
static void start_valued(struct match *match, const int32_t values[], int count, int marked,
                         int proven) {
    *match = start("dulko");
    for (int i = 0; i < count; i++) {
        game_action legal[ACTIONS_MAX];
        if (i > 0) {
            match_actions(match, legal);
            ck_assert_ptr_null(match_play(match, legal[0]));
        }
        struct match_note note = {.valued = true, .value = values[i]};
        note.mark = i == marked ? MARK_MISTAKE : MARK_NONE;
        note.known = i == proven ? KNOWN_MARGIN : KNOWN_NOTHING;
        match_set_note(match, match->current, &note);
    }
}

/* Percent of the chance to win. */
static float above_even(const struct match *match, int margin) {
    return rules_chance(match->game, match_position(match), margin, false) - 50;
}

START_TEST(a_chance_is_a_half_where_it_is_even_and_certain_where_it_is_proven) {
    for (int g = 0; g < games_count; g++) {
        struct match match = start(games[g]->id);
        const struct position *pos = match_position(&match);
        for (int margin = 1; margin <= 1000 && games[g]->logit; margin *= 10) {
            float chance = rules_chance(games[g], pos, margin, false);
            ck_assert_float_eq(rules_chance(games[g], pos, margin, true), 100);
            ck_assert_float_eq(rules_chance(games[g], pos, -margin, true), 0);
            ck_assert(chance > 50 && chance < 100);
            ck_assert_float_eq_tol(chance + rules_chance(games[g], pos, -margin, false), 100,
                                   0.001F);
        }
        if (games[g]->logit) {
            int logit = games[g]->logit(pos);
            ck_assert_float_eq_tol(rules_chance(games[g], pos, logit, false), 73.1F, 0.05F);
            ck_assert_float_eq(rules_chance(games[g], pos, 0, false), 50);
            ck_assert_float_eq(rules_chance(games[g], pos, 0, true), 50);
        }
        match_free(&match);
    }
}
END_TEST

START_TEST(where_one_capture_may_decide_a_swing_at_an_unmarked_turn_is_damped) {
    static const int32_t values[] = {0, 4000, -4000, 4000, 0, 0, 0};
    enum { VALUES = sizeof values / sizeof values[0] };
    struct score_line line = {0};
    struct match match;
    start_valued(&match, values, VALUES, NOWHERE, NOWHERE);
    score_line_update(&line, &match);
    for (int point = 0; point < VALUES; point++) {
        ck_assert_float_lt(fabsf(line.margin[point]), above_even(&match, 4000) * 11 / 40);
        ck_assert_int_eq(match.nodes[line.node[point]].note.value, values[point]);
    }
    score_line_free(&line);
    match_free(&match);
}
END_TEST

START_TEST(a_marked_turn_keeps_its_step_and_what_is_proven_is_as_it_is) {
    static const int32_t values[] = {0, 0, 4000, 4000, 4000, 5600};
    struct score_line line = {0};
    struct match match;
    start_valued(&match, values, 6, 2, 5);
    score_line_update(&line, &match);
    ck_assert_float_eq(line.margin[0], 0);
    ck_assert_float_eq(line.margin[1], 0);
    ck_assert_float_ge(line.margin[2], above_even(&match, 4000) - 0.001F);
    ck_assert_float_eq(line.margin[5], 50);
    score_line_free(&line);
    match_free(&match);
}
END_TEST

START_TEST(a_constant_line_stays_and_what_is_unknown_stays_unknown) {
    static const struct score_known known[6] = {[3] = {.marked = true}};
    float margin[6] = {7, 7, NAN, 7, 7, 7};
    score_line_smooth(margin, known, 6);
    for (int point = 0; point < 6; point++) {
        ck_assert(point == 2 ? isnan(margin[point]) : margin[point] == 7);
    }
}
END_TEST

START_TEST(what_is_found_later_counts_three_times_as_much) {
    static const struct score_known known[3] = {[2] = {.proven = true}};
    float margin[3] = {0, 0, 16};
    score_line_smooth(margin, known, 3);
    ck_assert_float_eq(margin[2], 16);
    ck_assert_float_eq(margin[1], 12);
    ck_assert_float_eq(margin[0], 9);
}
END_TEST

/* Each side counts on its best capture, and one of the turns costs thirty. */
START_TEST(what_the_side_to_act_looks_ahead_is_no_part_of_the_step_of_a_marked_turn) {
    static const struct score_known known[8] = {[4] = {.marked = true}};
    float margin[8] = {40, -40, 40, -40, 70, -10, 70, -10};
    score_line_level(margin, known, 8);
    score_line_smooth(margin, known, 8);
    for (int point = 0; point < 8; point++) {
        ck_assert_float_eq(margin[point], point < 4 ? 0 : 30);
    }
}
END_TEST

START_TEST(in_other_games_nothing_but_what_is_found_later_moves_a_lead) {
    static const int32_t values[] = {0, 400, -400};
    struct match match = start("oware");
    struct score_line line = {0};
    for (int i = 0; i < 3; i++) {
        if (i > 0) {
            ck_assert_ptr_null(match_play_text(&match, i == 1 ? "C" : "d"));
        }
        match_set_note(&match, match.current,
                       &(struct match_note){.valued = true, .value = values[i]});
    }
    score_line_update(&line, &match);
    ck_assert_float_eq(line.margin[1], -2);
    ck_assert_float_eq(line.margin[2], -4);
    score_line_free(&line);
    match_free(&match);
}
END_TEST

/* Oware: C was marked, D would have been better by six seeds; what was found later lifts both. */
START_TEST(the_step_of_a_marked_turn_is_what_it_cost) {
    struct match match = start("oware");
    struct score_line line = {0};
    game_action better;
    ck_assert(rules_action_parse(match.game, match_position(&match), "D", &better));
    ck_assert_ptr_null(match_play_text(&match, "C"));
    int played = match.current, other = match_add_line(&match, MATCH_ROOT, &better, 1);
    ck_assert_ptr_null(match_play_text(&match, "d"));
    int last = match.current;
    match_set_note(&match, MATCH_ROOT, &(struct match_note){.valued = true});
    match_set_note(&match, other,
                   &(struct match_note){.valued = true, .value = 200, .mark = MARK_BETTER});
    match_set_note(&match, played,
                   &(struct match_note){.valued = true, .value = -400, .mark = MARK_MISTAKE});
    match_set_note(&match, last, &(struct match_note){.valued = true, .value = 400});
    score_line_update(&line, &match);
    ck_assert_float_eq(line.margin[2], 4);
    ck_assert_float_eq(line.margin[1], 2);
    ck_assert_float_eq(line.margin[0], 8);
    score_line_free(&line);
    match_free(&match);
}
END_TEST

START_TEST(in_a_row_of_more_than_two_marked_turns_the_curve_drifts_by_half) {
    static const struct score_known known[4] = {[1] = {.marked = true, .step = -4},
                                                [2] = {.marked = true, .step = 6},
                                                [3] = {.marked = true, .step = -5}};
    float margin[4] = {0, -4, 4, 1};
    score_line_smooth(margin, known, 4);
    ck_assert_float_eq(margin[2], 6);
    ck_assert_float_eq(margin[1], 0);
    ck_assert_float_eq(margin[0], 2); /* between 0 and 4 */
}
END_TEST

SUITE("score line", a_chance_is_a_half_where_it_is_even_and_certain_where_it_is_proven,
      the_step_of_a_marked_turn_is_what_it_cost,
      in_a_row_of_more_than_two_marked_turns_the_curve_drifts_by_half,
      nobody_is_ever_ahead_by_more_than_was_still_possible_before,
      no_margin_is_larger_than_a_match_can_be_won_by,
      where_one_capture_may_decide_a_swing_at_an_unmarked_turn_is_damped,
      a_marked_turn_keeps_its_step_and_what_is_proven_is_as_it_is,
      a_constant_line_stays_and_what_is_unknown_stays_unknown,
      what_is_found_later_counts_three_times_as_much,
      what_the_side_to_act_looks_ahead_is_no_part_of_the_step_of_a_marked_turn,
      in_other_games_nothing_but_what_is_found_later_moves_a_lead, a_fresh_match_is_one_point,
      every_turn_is_a_point_whichever_turn_is_current,
      the_last_point_is_the_end_of_the_line_and_a_termination_is_not_a_turn,
      a_turn_of_several_actions_is_one_point_in_every_game)
