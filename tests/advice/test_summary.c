/* test_summary.c: what a complete review says about how the match ended. */
#include "advice/given.h"
#include "advice/summary.h"

#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"

#include <string.h>

static const char *const names[2] = {"Ama", "Kofi"};

/* A match of Oware of six turns, and the end. `values` are those after the turns. */
static struct match match_of(const int values[6], bool proven) {
    static const char *const turns[6] = {"C", "c", "D", "d", "E", "e"};
    struct options options = options_default(games_find("oware"));
    struct match match;
    ck_assert_ptr_null(match_start(&match, games_find("oware"), &options));
    for (int i = 0; i < 6; i++) {
        int from = match.current;
        ck_assert_ptr_null(match_play_text(&match, turns[i]));
        struct judgment judgment = {.mark = MARK_NONE,
                                    .after = {values[i], proven && i == 5 ? KNOWN_MARGIN : 0}};
        reviewed_write(&match, from, match.current, &judgment);
    }
    return match;
}

/* Longer looks confirm what a turn cost: playing A would have kept what was there before. */
static void confirm(struct match *match, int turn, int before, int after) {
    struct judgment judgment = {.after = {after, KNOWN_NOTHING}};
    judgment.better = (struct variation){.count = 1, .value = {before, KNOWN_NOTHING}};
    const struct position *pos = &match->nodes[turn - 1].position;
    ck_assert(rules_action_parse(match->game, pos, "A", &judgment.better.action[0]));
    reviewed_write(match, turn - 1, turn, &judgment);
}

static bool summary_says(struct match *match, const char *sentence) {
    char string[512];
    struct text text = text_fixed(string, sizeof string);
    struct reviewed turns = {0};
    reviewed_update(&turns, match, match->current);
    summary_of_review(match, &turns, names, &text);
    reviewed_free(&turns);
    match_free(match);
    return strstr(string, sentence);
}

START_TEST(of_a_resignation_it_is_said_how_the_side_stood_as_far_as_all_looks_agree) {
    static const struct {
        int values[6];
        bool proven;
        const char *sentence;
    } cases[] = {
        {{0, 0, 1500, 1400, 1600, 1500}, false, "Ama resigned, though clearly ahead."},
        {{0, 0, 100, -90, 120, 10}, false, "Ama resigned, though the position was about even."},
        {{0, 0, -1500, -1600, -1400, -1500}, false, "Ama resigned when clearly behind."},
        {{0, 0, 1500, -1400, 1600, 1500}, false, "Ama resigned."},
        {{0, 0, 500, 500, 500, 500}, false, "Ama resigned."},
        {{0, 0, 0, 0, 0, 200}, true, "Ama resigned, though clearly ahead."},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct match match = match_of(cases[i].values, cases[i].proven);
        ck_assert_ptr_null(match_resign(&match, 0));
        ck_assert_msg(summary_says(&match, cases[i].sentence), "%d", (int)i);
    }
}
END_TEST

START_TEST(of_a_clock_that_ran_out_it_is_said_that_the_side_was_ahead) {
    static const int ahead[6] = {0, 0, -1500, -1400, -1600, -1500}, unclear[6] = {0};
    struct match match = match_of(ahead, false);
    ck_assert_ptr_null(match_time_out(&match, 1));
    ck_assert(summary_says(&match, "Kofi ran out of time, though clearly ahead."));
    match = match_of(unclear, false);
    ck_assert_ptr_null(match_time_out(&match, 1));
    ck_assert(summary_says(&match, "Kofi ran out of time, though the position was about even."));
}
END_TEST

START_TEST(an_end_that_was_agreed_by_a_side_that_was_ahead_and_does_not_win_is_told) {
    static const int values[2][6] = {{0, 0, 1500, 1400, 1600, 1500},
                                     {0, 0, -1500, -1400, -1600, -1500}};
    static const int even[6] = {0};
    int told = 0;
    for (int side = 0; side < 2; side++) {
        struct match match = match_of(values[side], false);
        ck_assert_ptr_null(match_agree(&match));
        struct result result = match_result(&match);
        bool wins = result.outcome == OUTCOME_WIN && result.winner == side;
        ck_assert_int_eq(summary_says(&match, "The end was agreed, though"), !wins);
        told += !wins;
    }
    ck_assert_int_ge(told, 1);
    struct match match = match_of(even, false);
    ck_assert_ptr_null(match_agree(&match));
    ck_assert(!summary_says(&match, "agreed"));
}
END_TEST

START_TEST(it_is_said_why_a_match_that_was_decided_long_before_has_no_marks_at_its_end) {
    enum { TURNS = 15, FAR = 4000 };
    for (int value = 0; value <= FAR; value += FAR) {
        const struct game *game = games_find("saddeeqa");
        struct options options = options_default(game);
        struct match match;
        ck_assert_ptr_null(match_start(&match, game, &options));
        for (int i = 0; i < TURNS; i++) {
            struct judgment judgment = {.mark = MARK_NONE, .after = {value, false}};
            game_action legal[ACTIONS_MAX];
            int from = match.current;
            ck_assert_int_gt(match_actions(&match, legal), 0);
            ck_assert_ptr_null(match_play(&match, legal[0]));
            reviewed_write(&match, from, match.current, &judgment);
        }
        ck_assert_ptr_null(match_resign(&match, 1));
        ck_assert_int_eq(
            summary_says(&match, "Turns that hardly changed who would win aren't counted."),
            value > 0);
    }
}
END_TEST

START_TEST(one_mark_in_all_is_told_last_and_is_a_turn_to_look_at) {
    static const int values[6] = {0};
    static const char *const told[2] = {
        "Kofi made no clear mistakes. Ama made 1 mistake. Click it to see what was better.",
        "Ama made no clear mistakes. Kofi made 1 mistake. Click it to see what was better."};
    for (int side = 0; side < 2; side++) {
        struct match match = match_of(values, false);
        int node = match.current;
        for (; match.nodes[node].player != side; node = match.nodes[node].parent) {
        }
        struct match_note note = match.nodes[node].note;
        note.mark = MARK_DUBIOUS;
        match_set_note(&match, node, &note);
        ck_assert(summary_says(&match, told[side]));
    }
}
END_TEST

START_TEST(a_side_that_lost_without_a_mark_fell_behind_bit_by_bit) {
    for (int start = 0; start < 2; start++) { /* the usual one; one that is lost for the loser */
        const struct game *game = games_find("oware");
        struct options options = options_default(game);
        struct match match;
        ck_assert_ptr_null(match_start(&match, game, &options));
        while (!match_over(&match)) {
            game_action legal[ACTIONS_MAX];
            int from = match.current;
            ck_assert_int_gt(match_actions(&match, legal), 0);
            ck_assert_ptr_null(match_play(&match, legal[0]));
            reviewed_write(&match, from, match.current, &(struct judgment){.mark = MARK_NONE});
        }
        struct result result = match_result(&match);
        ck_assert_int_eq(result.outcome, OUTCOME_WIN);
        struct match_note note = {.value = result.winner ? -4800 : 4800, .valued = true};
        if (start) {
            match_set_note(&match, match_line_node(&match, 1), &note);
        }
        struct line slid = text_line("%s fell behind bit by bit", names[!result.winner]);
        ck_assert_int_eq(summary_says(&match, slid.string), !start);
    }
}
END_TEST

START_TEST(of_captures_of_one_size_the_first_is_told) {
    const struct options options = options_default(games_find("oware"));
    struct match match;
    ck_assert_ptr_null(
        match_setup(&match, games_find("oware"), &options, "1-0-1-0-0-1-1-0-1-0-0-1-19-23-S"));
    for (int i = 0; i < 2; i++) {
        int from = match.current;
        ck_assert_ptr_null(match_play_text(&match, i ? "f" : "F"));
        reviewed_write(&match, from, match.current, &(struct judgment){.mark = MARK_NONE});
    }
    ck_assert(summary_says(
        &match, "The first of the largest captures was on turn 1: Ama captured 2 seeds."));
}
END_TEST

/* Ama's turn is the first, third and fifth; the first is marked. */
/* What only first looks found is no reproach. */
START_TEST(turns_after_the_first_mistake_that_gave_away_two_or_more_are_counted) {
    static const struct {
        int values[6];
        const char *sentence;
        bool confirmed, said;
    } cases[] = {
        {{-500, -500, -700, -700, -1000, -1000},
         "2 more turns by Ama gave away 2 seeds or more, most of all turn 5.",
         true,
         true},
        {{-500, -500, -900, -900, -1100, -1100},
         "2 more turns by Ama gave away 2 seeds or more, most of all turn 3.",
         true,
         true},
        {{-500, -500, -699, -699, -1000, -1000}, "gave away", true, false},
        {{-500, -500, -700, -700, -1000, -1000}, "gave away", false, false},
        {{-500, -900, -900, -1300, -1300, -1300}, "gave away", true, false}, /* Kofi gained */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct match match = match_of(cases[i].values, false);
        match.nodes[1].note.mark = MARK_MISTAKE;
        match.revision++;
        for (int turn = 3; turn <= 5 && cases[i].confirmed; turn += 2) {
            confirm(&match, turn, cases[i].values[turn - 2], cases[i].values[turn - 1]);
        }
        ck_assert_ptr_null(match_resign(&match, 0));
        ck_assert_int_eq(summary_says(&match, cases[i].sentence), cases[i].said);
    }
}
END_TEST

/* Everything at once: turning points, several marks of both, turns that gave something away, a
 * resignation, and a note on the game. */
START_TEST(a_summary_has_room_for_the_longest_names_and_all_there_is_to_say) {
    static const int values[6] = {-500, -500, -900, -900, -1500, -1500};
    char longest[2][MATCH_NAME_MAX];
    const char *const players[2] = {longest[0], longest[1]};
    for (int i = 0; i < 2; i++) {
        memset(longest[i], i ? 'K' : 'A', MATCH_NAME_MAX - 1);
        longest[i][MATCH_NAME_MAX - 1] = '\0';
    }
    for (int turn = 1; turn <= 6; turn++) { /* is the turning point */
        struct match match = match_of(values, false);
        confirm(&match, 3, values[1], values[2]);
        confirm(&match, 5, values[3], values[4]);
        struct game game = *match.game;
        game.lead_note = WORD_SHAKALA_LEAD_NOTE;
        match.game = &game;
        match.nodes[1].note.mark = match.nodes[2].note.mark = MARK_MISTAKE;
        match.nodes[turn].note.mark = MARK_BLUNDER;
        match.revision++;
        ck_assert_ptr_null(match_resign(&match, 0));
        struct reviewed turns = {0};
        struct text coach = {0}, facts = {0};
        reviewed_update(&turns, &match, match.current);
        struct practice practice = {.turn = &turns.turn[0],
                                    .lapse = {.kind = LAPSE_OPEN, .amount = 12}};
        summary_as_coach(&match, &turns, players, 0, &practice, &coach);
        summary_of_review(&match, &turns, players, &facts);
        ck_assert(!coach.truncated && !facts.truncated);
        struct line decided =
            text_line("The turning point was turn %d, by %s. ", turn, players[turn % 2 == 0]);
        struct line advised = text_line(
            "%s could practice defending: turn 1 left 12 seeds open to capture.", players[0]);
        ck_assert_str_eq(text_string(&coach),
                         text_line("%s%s", decided.string, advised.string).string);
        ck_assert_int_eq(given_worst(&turns) != NULL,
                         strstr(text_string(&facts), "gave away") != NULL);
        ck_assert_ptr_nonnull(strstr(text_string(&facts), "resigned"));
        const char *note = words(WORD_SHAKALA_LEAD_NOTE);
        ck_assert_str_eq(text_string(&facts) + facts.length - strlen(note), note);
        text_free(&coach);
        text_free(&facts);
        reviewed_free(&turns);
        match_free(&match);
    }
}
END_TEST

SUITE("summary", a_summary_has_room_for_the_longest_names_and_all_there_is_to_say,
      turns_after_the_first_mistake_that_gave_away_two_or_more_are_counted,
      a_side_that_lost_without_a_mark_fell_behind_bit_by_bit,
      of_captures_of_one_size_the_first_is_told,
      one_mark_in_all_is_told_last_and_is_a_turn_to_look_at,
      of_a_resignation_it_is_said_how_the_side_stood_as_far_as_all_looks_agree,
      of_a_clock_that_ran_out_it_is_said_that_the_side_was_ahead,
      an_end_that_was_agreed_by_a_side_that_was_ahead_and_does_not_win_is_told,
      it_is_said_why_a_match_that_was_decided_long_before_has_no_marks_at_its_end)
