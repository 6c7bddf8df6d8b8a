/* test_oware_ogn.c: Oware Game Notation, writing and reading: what is written, what is read, what
 * other programs read from it, and what is refused at which place. */
#include "base/random.h"
#include "records/oware_ogn.h"

#include "engine/rules.h"
#include "games/oware.h"
#include "records/notations.h"
#include "support/notation_trip.h"
#include "support/random_play.h"
#include "support/same_match.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>

static struct match oware(const char *options_text, const char *position) {
    struct options options = options_default(&oware_game);
    struct match match;
    if (options_text) {
        ck_assert_ptr_null(options_set(&oware_game, &options, options_text));
    }
    const char *message = position ? match_setup(&match, &oware_game, &options, position)
                                   : match_start(&match, &oware_game, &options);
    ck_assert_ptr_null(message);
    return match;
}

/* As the app reads it: the notation is recognized first. */
static bool read_recognized(const char *record, size_t length, struct match *match,
                            struct record_error *error) {
    ck_assert(oware_ogn_recognize(record, length));
    return records_read(record, length, match, error);
}

static const struct notation_trip trip = {.write = oware_ogn_write, .read = read_recognized};

/* ---- writing ---- */

START_TEST(a_record_is_the_roster_of_tags_and_numbered_pairs_of_moves) {
    struct match match = oware("grand-slam=no-capture", NULL);
    trip_play(&match, "AaB");
    snprintf(match.name[0], sizeof match.name[0], "Anna \"the Fox\"");
    ck_assert_ptr_null(match_set_tag(&match, "Date", "2026.11.21"));
    ck_assert_ptr_null(match_set_tag(&match, "Time-Control", "900+5"));
    struct text text = trip_written(&trip, &match);
    ck_assert_str_eq(text.data, "[Variant \"Oware Abapa\"]\n"
                                "[Event \"?\"]\n"
                                "[Site \"?\"]\n"
                                "[Date \"2026.11.21\"]\n"
                                "[Round \"?\"]\n"
                                "[South \"Anna \\\"the Fox\\\"\"]\n"
                                "[North \"?\"]\n"
                                "[Result \"*\"]\n"
                                "[Time_Control \"900+5\"]\n"
                                "\n"
                                "1. A a 2. B *\n");
    text_free(&text);
    match_free(&match);
}
END_TEST

START_TEST(captures_follow_the_move) {
    struct match match = oware("grand-slam=no-capture", "0-0-0-0-0-2-2-1-4-4-4-4-14-13-S");
    trip_play(&match, "F");
    trip_assert_moves(&trip, &match, "1. F+5 *\n");
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

START_TEST(rules_other_than_abapa_have_tags) {
    struct match match = oware("leftovers=last-mover", NULL);
    struct text text = trip_written(&trip, &match);
    ck_assert_ptr_nonnull(strstr(text.data, "[Variant \"Oware\"]\n"));
    ck_assert_ptr_nonnull(strstr(text.data, "[GrandSlam \"forbidden\"]\n"));
    ck_assert_ptr_nonnull(strstr(text.data, "[Leftovers \"last-mover\"]\n"));
    text_free(&text);
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

START_TEST(a_start_that_is_not_the_usual_one_is_the_tag_fen) {
    struct match match = oware(NULL, "1-0-0-0-0-0-1-0-0-0-0-0-23-23-N");
    trip_play(&match, "a");
    struct text text = trip_written(&trip, &match);
    ck_assert_ptr_nonnull(strstr(text.data, "[FEN \"1-0-0-0-0-0-1-0-0-0-0-0-23-23-N\"]\n"));
    ck_assert_ptr_nonnull(strstr(text.data, "\n1. a *\n"));
    text_free(&text);
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

START_TEST(the_result_is_both_scores_or_the_winner_if_the_scores_do_not_decide) {
    static const struct {
        const char *end, *result, *termination;
    } ends[] = {{"agree", "24-24", "agreement"},
                {"resign:0", "0-1", "resignation"},
                {"time:1", "1-0", "time"}};
    for (int i = 0; i < 3; i++) {
        struct match match = oware(NULL, NULL);
        trip_play(&match, "Ff");
        const char *message = i == 0   ? match_agree(&match)
                              : i == 1 ? match_resign(&match, 0)
                                       : match_time_out(&match, 1);
        ck_assert_ptr_null(message);
        ck_assert_ptr_null(match_set_comment(&match, match.current, "enough"));
        char expected[80];
        snprintf(expected, sizeof expected, "[Result \"%s\"]\n[Termination \"%s\"]\n",
                 ends[i].result, ends[i].termination);
        struct text text = trip_written(&trip, &match);
        ck_assert_ptr_nonnull(strstr(text.data, expected));
        ck_assert_ptr_nonnull(strstr(text.data, "[EndComment \"enough\"]\n"));
        text_free(&text);
        snprintf(expected, sizeof expected, "1. F f %s\n", ends[i].result);
        trip_assert_moves(&trip, &match, expected);
        trip_assert_same(&trip, &match);
        match_free(&match);
    }
}
END_TEST

START_TEST(a_win_by_more_than_half_keeps_the_seeds_as_they_are) {
    struct match match = oware(NULL, "0-0-0-0-0-1-1-5-0-0-0-0-23-18-S");
    trip_play(&match, "F");
    trip_assert_moves(&trip, &match, "1. F+2 25-18\n");
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

START_TEST(variations_are_written_one_after_the_other_and_never_nested) {
    struct match match = oware(NULL, NULL);
    trip_play(&match, "AaB");
    match_go(&match, 1);
    trip_play(&match, "bCc");
    match_go(&match, 4);
    trip_play(&match, "D");
    ck_assert_ptr_null(match_set_comment(&match, 4, "why (not) {so}"));
    match_go(&match, 3);
    trip_assert_moves(&trip, &match,
                      "1. A a (1... b {why (not] {so]} 2. C c) (1... b 2. D) 2. B *\n");
    match_free(&match);
}
END_TEST

START_TEST(a_line_that_ends_before_its_variations_has_two_dashes_there) {
    struct match match = oware(NULL, NULL);
    trip_play(&match, "AaB");
    match_go(&match, MATCH_ROOT);
    trip_play(&match, "A");
    trip_assert_moves(&trip, &match, "1. A -- (1... a 2. B) *\n");
    trip_assert_same(&trip, &match);
    ck_assert_ptr_null(match_resign(&match, 0));
    trip_assert_moves(&trip, &match, "1. A -- (1... a 2. B) 0-1\n");
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

START_TEST(a_termination_that_was_taken_back_is_a_variation) {
    struct match match = oware(NULL, NULL);
    trip_play(&match, "A");
    ck_assert_ptr_null(match_agree(&match));
    ck_assert_ptr_null(match_undo(&match, 1));
    trip_play(&match, "b");
    trip_assert_moves(&trip, &match, "1. A b (1... agree) *\n");
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

START_TEST(comments_become_words_with_single_spaces) {
    struct match match = oware(NULL, NULL);
    ck_assert_ptr_null(match_set_comment(&match, MATCH_ROOT, "before\nall"));
    trip_play(&match, "Aa");
    ck_assert_ptr_null(match_set_comment(&match, 1, "  two\n  lines {} \\ "));
    ck_assert_ptr_null(match_set_comment(&match, 2, " \n"));
    trip_assert_moves(&trip, &match, "1. A {two lines {) \\} a *\n");
    struct text text = trip_written(&trip, &match);
    ck_assert_ptr_nonnull(strstr(text.data, "[StartComment \"before all\"]\n"));
    struct match back = trip_read(&trip, text.data);
    ck_assert_str_eq(back.nodes[MATCH_ROOT].comment, "before all");
    ck_assert_str_eq(back.nodes[1].comment, "two lines {) \\");
    ck_assert_ptr_null(back.nodes[2].comment);
    match_free(&back);
    text_free(&text);
    match_free(&match);
}
END_TEST

/* ---- reading ---- */

START_TEST(records_of_auale_are_read) {
    struct match match = trip_read(&trip, "[Variant \"Oware Abapa\"]\n"
                                          "[Event \"Casual game\"]\n"
                                          "[Site \"?\"]\n"
                                          "[Date \"2014.05.01\"]\n"
                                          "[Round \"?\"]\n"
                                          "[South \"Joan\"]\n"
                                          "[North \"Aalina\"]\n"
                                          "[Result \"*\"]\n"
                                          "\n"
                                          "1. D { a quiet start } e 2. F+2 d\n");
    ck_assert_uint_eq(match.options.value[0], 1);
    ck_assert_int_eq(match.count, 5);
    ck_assert_str_eq(match.name[1], "Aalina");
    ck_assert_str_eq(match.nodes[1].comment, "a quiet start");
    ck_assert_str_eq(match_tag(&match, "Event"), "Casual game");
    ck_assert_ptr_null(match_tag(&match, "Site"));
    ck_assert_int_eq(match_result(&match).outcome, OUTCOME_OPEN);
    match_free(&match);
}
END_TEST

START_TEST(an_end_by_repetition_is_an_agreement) {
    struct match match = trip_read(&trip, "[Variant \"Oware Abapa\"]\n"
                                          "[FEN \"1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\"]\n"
                                          "1. A a+1 24-24");
    struct result result = match_result(&match);
    ck_assert_int_eq(result.outcome, OUTCOME_DRAW);
    ck_assert_int_eq(result.reason, REASON_AGREEMENT);
    match_free(&match);
}
END_TEST

START_TEST(people_may_write_with_less_care) {
    struct match match =
        trip_read(&trip, "\xEF\xBB\xBF[South \"Ann\"][FEN\t\"4-4-4-4-4-4-4-4-4-4-4-4-0-0-"
                         "S\"]\r\n{so}1.Aa 2... B+1{really}(C(D)c)b 1-0");
    ck_assert_int_eq(match_depth(&match, match.current), 5);
    ck_assert_int_eq(match_result(&match).reason, REASON_RESIGNATION);
    ck_assert_str_eq(match.nodes[MATCH_ROOT].comment, "so");
    match_free(&match);
}
END_TEST

START_TEST(other_notations_are_not_mistaken_for_this_one) {
    static const char *const others[] = {"",
                                         "A a B",
                                         "[Game \"oware\"]\n[South \"x\"]\n*",
                                         "[Event \"a game of chess\"]\n[White \"x\"]\n1. e4 *",
                                         "[Variant",
                                         "[Event \"x] [South \"y\"]"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        ck_assert(!oware_ogn_recognize(others[i], strlen(others[i])));
    }
}
END_TEST

static const struct {
    const char *record;
    int line, column;
    const char *reason; /* a part of it */
} bad_records[] = {
    {"[Variant \"Kalah\"]", 1, 1, "only Oware"},
    {"[South \"x\"]\n[GrandSlam \"maybe\"]", 2, 1, "valid value"},
    {"[South \"x\"]\n[FEN \"4-4\"]", 2, 1, "position"},
    {"[South \"x\"]\n[Event \"x\"]\n[Event \"y\"]", 3, 1, "appears twice"},
    {"[South \"x\"]\n[Result \"nobody\"]", 2, 1, "a valid result"},
    {"[South \"x\"]\n[Result \"maybe somebody\"]", 2, 1, "a result is"},
    {"[South \"x\"]\n\n1. A a 2. a", 3, 11, "a: that is not a legal move"},
    {"[South \"x\"]\n\n1. A a 2. BbX", 3, 11, "BbX: that is not a legal move"},
    {"[South \"x\"]\n\n1. A agreed", 3, 6, "agreed: that is not a legal move"},
    {"[South \"x\"]\n\n1. A {x", 3, 7, "ends with }"},
    {"[South \"x\"]\n\n1. A (1. B", 3, 11, "not closed"},
    {"[South \"x\"]\n\n1. A (1. B *", 3, 12, "not closed"},
    {"[South \"x\"]\n\n(1. A)", 3, 1, "follows the action"},
    {"[South \"x\"]\n\n1. A )", 3, 6, "no variation is open"},
    {"[South \"x\"]\n\n1. A -- a", 3, 9, "only variations"},
    {"[South \"x\"]\n\n1. A ] a", 3, 6, "unexpected text"},
    {"[South \"x\"]\n\n1. A 25-23", 3, 6, "doesn't match"},
    {"[South \"x\"]\n\n1. A 25-13", 3, 6, "doesn't match"},
    {"[South \"x\"]\n[Result \"25-13\"]\n1. A", 2, 1, "doesn't match"},
    {"[South \"x\"]\n[Result \"1-0\"]\n1. A *", 3, 6, "Result tag"},
    {"[South \"x\"]\n[Current \"3\"]\n1. A *", 2, 1, "more steps"},
    {"[South \"x\"]\n\n1. A * a", 3, 8, "after the result"},
};

START_TEST(unreadable_records_are_refused_with_the_place_of_the_error) {
    for (size_t i = 0; i < sizeof bad_records / sizeof bad_records[0]; i++) {
        struct match match = {0};
        struct record_error error = {0};
        const char *record = bad_records[i].record;
        ck_assert_msg(!records_read(record, strlen(record), &match, &error), "%s", record);
        ck_assert_msg(error.line == bad_records[i].line && error.column == bad_records[i].column &&
                          strstr(error.reason, bad_records[i].reason),
                      "%d:%d: %s for\n%s", error.line, error.column, error.reason, record);
        ck_assert_ptr_null(match.game);
    }
}
END_TEST

/* ---- at random ---- */

/* The moves of the main line, as seen by a reader that knows only tags, letters, {} and () that do
 * not nest, as Aualé's does. */
static void read_plainly(const char *record, struct text *moves) {
    const char *at = record;
    for (int tags = 0; *at == '['; tags++) {
        size_t name = strspn(at + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                     "0123456789_");
        ck_assert_uint_gt(name, 0);
        ck_assert_int_eq(strncmp(at + 1 + name, " \"", 2), 0);
        ck_assert(tags > 0 || strncmp(at, "[Variant", 8) == 0);
        at += strcspn(at, "\n") + 1;
    }
    while (*at) {
        if (*at == '{') {
            ck_assert_uint_gt(moves->length, 0); /* a comment belongs to a move */
            at += strcspn(at, "}");
        } else if (*at == '(') {
            at += strcspn(at, ")");
        } else if (strchr("ABCDEFabcdef", *at)) {
            text_char(moves, *at);
        }
        at++;
    }
}

static void assert_read_plainly(const struct match *match) {
    struct text text = trip_written(&trip, match), moves = {0}, expected = {0};
    for (int depth = 1; depth <= match_line_length(match); depth++) {
        const struct match_node *at = &match->nodes[match_line_node(match, depth)];
        if (at->step == STEP_ACTION) {
            oware_game.action_text(&match->nodes[at->parent].position, at->action, &expected);
        }
    }
    read_plainly(text.data, &moves);
    ck_assert_msg(strcmp(text_string(&moves), text_string(&expected)) == 0, "%s is read from\n%s",
                  text_string(&moves), text.data);
    text_free(&text);
    text_free(&moves);
    text_free(&expected);
}

/* Adds comments of plain words, which the notation can hold unchanged. */
static void add_plain_comments(struct match *match, uint64_t *state) {
    static const char *const words[] = {NULL,         NULL,      "well played",
                                        "a bad seed", "D or F?", "\xC3\xA9t\xC3\xA9 [1]"};
    for (int node = 0; node < match->count; node++) {
        const char *comment = words[random_below(state, 6)];
        bool shown = node == MATCH_ROOT || !match_is_termination(match, node);
        ck_assert_ptr_null(match_set_comment(match, node, shown ? comment : NULL));
    }
}

START_TEST(thousands_of_matches_survive_writing_and_reading) {
    uint64_t state = 31;
    for (int i = 0; i < 2000; i++) {
        struct match match;
        random_match(&match, &oware_game, &state);
        random_play(&match, (int)random_below(&state, 160), &state);
        trip_assert_same(&trip, &match);
        assert_read_plainly(&match);
        match_free(&match);
    }
}
END_TEST

START_TEST(any_tree_survives_writing_and_reading) {
    uint64_t state = 32;
    for (int i = 0; i < 500; i++) {
        struct match match;
        random_tree(&match, &oware_game, i % 60, &state);
        add_plain_comments(&match, &state);
        ck_assert_ptr_null(match_set_tag(&match, "Date", "2026.11.21"));
        ck_assert_ptr_null(match_set_tag(&match, "Note", "a \"b\" \\ c}d"));
        trip_assert_same(&trip, &match);
        assert_read_plainly(&match);
        match_free(&match);
    }
}
END_TEST

START_TEST(any_comments_can_be_written_and_are_the_same_from_then_on) {
    uint64_t state = 33;
    for (int i = 0; i < 200; i++) {
        struct match match;
        random_tree(&match, &oware_game, 40, &state);
        struct text text = trip_written(&trip, &match);
        assert_read_plainly(&match);
        struct match back = trip_read(&trip, text.data);
        trip_assert_same(&trip, &back);
        text_free(&text);
        match_free(&back);
        match_free(&match);
    }
}
END_TEST

/* Adds comments of which about a third do not survive. */
static void add_some_comments(struct match *match, uint64_t *state) {
    static const char *const words[] = {NULL,          NULL,    NULL, "well played", "(a) seed",
                                        "two  spaces", " edge", "}",  "two\nlines"};
    for (int node = 0; node < match->count; node++) {
        bool odd = random_below(state, 20) == 0;
        const char *comment = words[random_below(state, odd ? 9 : 4)];
        ck_assert_ptr_null(match_set_comment(match, node, comment));
    }
}

START_TEST(a_match_reported_as_fully_held_is_read_back_completely) {
    uint64_t state = 35;
    int whole = 0, cut = 0;
    for (int i = 0; i < 600; i++) {
        struct match match;
        random_tree(&match, &oware_game, i % 20, &state);
        add_some_comments(&match, &state);
        if (oware_ogn_holds_all(&match)) {
            trip_assert_same(&trip, &match);
            whole++;
        } else {
            cut++;
        }
        match_free(&match);
    }
    ck_assert_int_gt(whole, 50);
    ck_assert_int_gt(cut, 50);
}
END_TEST

START_TEST(each_loss_is_detected_before_writing) {
    static const char *const lost[] = {" edge", "edge ", "two  spaces", "a\nb", "a\tb", "}", " "};
    static const char *const held[] = {"well played", "(so early?)", "\xC3\xA9t\xC3\xA9 [1]", "{"};
    struct match match = oware(NULL, NULL);
    trip_play(&match, "Aa");
    ck_assert(oware_ogn_holds_all(&match));
    for (size_t i = 0; i < sizeof lost / sizeof lost[0]; i++) {
        ck_assert_ptr_null(match_set_comment(&match, 1, lost[i]));
        ck_assert_msg(!oware_ogn_holds_all(&match), "%s", lost[i]);
    }
    for (size_t i = 0; i < sizeof held / sizeof held[0]; i++) {
        ck_assert_ptr_null(match_set_comment(&match, 1, held[i]));
        ck_assert_msg(oware_ogn_holds_all(&match), "%s", held[i]);
    }
    ck_assert_ptr_null(match_set_comment(&match, MATCH_ROOT, "two  spaces }")); /* a tag */
    ck_assert(oware_ogn_holds_all(&match));
    ck_assert_ptr_null(match_set_comment(&match, MATCH_ROOT, "two\nlines"));
    ck_assert(!oware_ogn_holds_all(&match));
    match_free(&match);
    match = oware(NULL, NULL);
    trip_play(&match, "Aa");
    ck_assert_ptr_null(match_undo(&match, 1));
    trip_play(&match, "b"); /* a is a variation now */
    ck_assert_ptr_null(match_set_comment(&match, 2, "(so early?)"));
    ck_assert(!oware_ogn_holds_all(&match));
    match_free(&match);
}
END_TEST

START_TEST(a_damaged_record_is_refused_or_gives_a_complete_match) {
    uint64_t state = 34;
    struct match match;
    random_tree(&match, &oware_game, 30, &state);
    struct text text = trip_written(&trip, &match);
    for (int i = 0; i < 4000; i++) {
        size_t at = random_below(&state, (uint32_t)text.length);
        char kept = text.data[at];
        text.data[at] = (char)random_below(&state, 256);
        struct match back = {0};
        struct record_error error = {0};
        if (oware_ogn_read(text.data, text.length, &back, &error)) {
            ck_assert_ptr_eq(back.game, &oware_game);
            match_free(&back);
        } else {
            ck_assert_ptr_null(back.game);
            ck_assert_int_ge(error.line, 1);
            ck_assert_int_ge(error.column, 1);
            ck_assert_str_ne(error.reason, "");
        }
        text.data[at] = kept;
    }
    text_free(&text);
    match_free(&match);
}
END_TEST

SUITE("oware_ogn", a_record_is_the_roster_of_tags_and_numbered_pairs_of_moves,
      captures_follow_the_move, rules_other_than_abapa_have_tags,
      a_start_that_is_not_the_usual_one_is_the_tag_fen,
      the_result_is_both_scores_or_the_winner_if_the_scores_do_not_decide,
      a_win_by_more_than_half_keeps_the_seeds_as_they_are,
      variations_are_written_one_after_the_other_and_never_nested,
      a_line_that_ends_before_its_variations_has_two_dashes_there,
      a_termination_that_was_taken_back_is_a_variation, comments_become_words_with_single_spaces,
      records_of_auale_are_read, an_end_by_repetition_is_an_agreement,
      people_may_write_with_less_care, other_notations_are_not_mistaken_for_this_one,
      unreadable_records_are_refused_with_the_place_of_the_error,
      thousands_of_matches_survive_writing_and_reading, any_tree_survives_writing_and_reading,
      any_comments_can_be_written_and_are_the_same_from_then_on,
      a_match_reported_as_fully_held_is_read_back_completely, each_loss_is_detected_before_writing,
      a_damaged_record_is_refused_or_gives_a_complete_match)
