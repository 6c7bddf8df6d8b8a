/* test_record.c: records, writing and reading: what is written, what is read, and what is refused
 * at which place. */
#include "base/random.h"
#include "records/record.h"
#include "records/record_notes.h"

#include "engine/rules.h"
#include "games/games.h"
#include "support/notation_trip.h"
#include "support/random_play.h"
#include "support/same_match.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>

static struct match oware(const char *position) {
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct match match;
    if (position) {
        ck_assert_ptr_null(match_setup(&match, game, &options, position));
    } else {
        ck_assert_ptr_null(match_start(&match, game, &options));
    }
    return match;
}

static bool read_record(const char *record, size_t length, struct match *match,
                        struct record_error *error) {
    return record_read(games, games_count, record, length, match, error);
}

static const struct notation_trip trip = {.write = record_write, .read = read_record};

/* ---- writing ---- */

START_TEST(a_record_is_tags_and_moves) {
    struct match match = oware(NULL);
    trip_play(&match, "AaB");
    snprintf(match.name[0], sizeof match.name[0], "Anna \"the Fox\"");
    snprintf(match.name[1], sizeof match.name[1], "Ben\\Bea");
    ck_assert_ptr_null(match_set_tag(&match, "Date", "2026.11.21"));
    ck_assert_ptr_null(match_resign(&match, 1));
    struct text text = trip_written(&trip, &match);
    ck_assert_str_eq(text.data, "[Game \"oware\"]\n"
                                "[grand-slam \"forbidden\"]\n"
                                "[leftovers \"holder\"]\n"
                                "[Player0 \"Anna \\\"the Fox\\\"\"]\n"
                                "[Player1 \"Ben\\\\Bea\"]\n"
                                "[Result \"1-0\"]\n"
                                "[Termination \"resignation\"]\n"
                                "[RulesVersion \"1\"]\n"
                                "[Date \"2026.11.21\"]\n"
                                "\n"
                                "1. A 2. a 3. B resign:1 1-0\n");
    text_free(&text);
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

START_TEST(a_match_without_moves_is_a_record_too) {
    struct match match = oware(NULL);
    trip_assert_moves(&trip, &match, "*\n");
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

START_TEST(variations_follow_the_action_they_could_replace) {
    struct match match = oware(NULL);
    trip_play(&match, "AaB");
    match_go(&match, 1);
    trip_play(&match, "bC");
    match_go(&match, 4);
    trip_play(&match, "D");
    match_go(&match, MATCH_ROOT);
    trip_play(&match, "F");
    match_go(&match, 3);
    ck_assert_ptr_null(match_set_comment(&match, 2, "why?"));
    trip_assert_moves(&trip, &match, "1. A (1. F) 2. a {why?} (2. b 3. D (3. C)) 3. B *\n");
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

START_TEST(a_line_that_ends_before_its_variations_ends_with_two_dashes) {
    struct match match = oware(NULL);
    trip_play(&match, "AaB");
    match_go(&match, MATCH_ROOT);
    trip_play(&match, "A");
    trip_assert_moves(&trip, &match, "1. A -- (2. a 3. B) *\n");
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

START_TEST(the_step_that_was_undone_is_kept_for_redo) {
    struct match match = oware(NULL);
    trip_play(&match, "AaB");
    ck_assert_ptr_null(match_undo(&match, 2));
    struct text text = trip_written(&trip, &match);
    ck_assert_ptr_nonnull(strstr(text.data, "[Current \"1\"]"));
    struct match back = trip_read(&trip, text.data);
    ck_assert_int_eq(back.current, 1);
    ck_assert_ptr_null(match_redo(&back, 2));
    match_free(&back);
    text_free(&text);
    match_free(&match);
}
END_TEST

START_TEST(terminations_are_written_and_read) {
    static const char *const ends[] = {"agree", "resign:0", "resign:1", "time:0", "time:1"};
    static const char *const results[] = {"1/2-1/2", "0-1", "1-0", "0-1", "1-0"};
    for (int i = 0; i < 5; i++) {
        struct match match = oware(NULL);
        trip_play(&match, "Ff");
        const char *message = i == 0   ? match_agree(&match)
                              : i <= 2 ? match_resign(&match, i - 1)
                                       : match_time_out(&match, i - 3);
        ck_assert_ptr_null(message);
        char moves[64];
        snprintf(moves, sizeof moves, "1. F 2. f %s %s\n", ends[i], results[i]);
        trip_assert_moves(&trip, &match, moves);
        trip_assert_same(&trip, &match);
        match_free(&match);
    }
}
END_TEST

START_TEST(a_start_that_is_not_the_usual_one_is_a_tag) {
    struct match match = oware("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S");
    trip_play(&match, "A");
    struct text text = trip_written(&trip, &match);
    ck_assert_ptr_nonnull(strstr(text.data, "[Position \"1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\"]"));
    ck_assert_ptr_null(strstr(text.data, "grand-slam"));
    text_free(&text);
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

START_TEST(comments_keep_every_character) {
    static const char *const comments[] = {
        "plain",
        " led  and   trailed ",
        "}{",
        "a\\b\"c\"",
        "two\nlines\r\nand a third\n",
        "1. A (x)",
        "tab\there",
        "\xC3\xA9t\xC3\xA9 \xE2\x82\xAC",
        " ",
        "      ",
        "a comment so long that it has to be wrapped, and is read as if it had not,   with its  "};
    for (size_t i = 0; i < sizeof comments / sizeof comments[0]; i++) {
        struct match match = oware(NULL);
        ck_assert_ptr_null(match_set_comment(&match, MATCH_ROOT, comments[i]));
        trip_play(&match, "A");
        ck_assert_ptr_null(match_set_comment(&match, 1, comments[i]));
        trip_assert_same(&trip, &match);
        match_free(&match);
    }
}
END_TEST

START_TEST(notes_stand_after_the_action_that_they_are_about) {
    struct match match =
        trip_read(&trip, "[Game \"shakala\"]\n1. B $4 (1. C.s $142 {[%eval #2]}) .s $6 "
                         "{[%eval -1.5]} {why?} 2. d.s $255 *");
    const struct match_node *nodes = match.nodes;
    ck_assert_int_eq(nodes[1].note.mark, MARK_BLUNDER);
    ck_assert(!nodes[1].note.valued);
    ck_assert(nodes[3].note.known);
    ck_assert_int_eq(nodes[3].note.mark, MARK_BETTER);
    ck_assert_int_eq(nodes[3].note.value, 200);
    ck_assert_int_eq(nodes[4].note.mark, MARK_DUBIOUS);
    ck_assert(nodes[4].note.valued && !nodes[4].note.known);
    ck_assert_int_eq(nodes[4].note.value, -150);
    ck_assert_str_eq(nodes[4].comment, "why?");
    trip_assert_moves(
        &trip, &match,
        "1. B $4 (1. C.s $142 {[%eval #2.00]}) .s $6 {[%eval -1.50]} {why?} 2. d.s $255 *\n");
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

START_TEST(a_comment_is_not_taken_for_a_note) {
    static const char *const comments[] = {"[%eval 1.25]",  "[%eval 1.25] ",      "[%eval ]",
                                           "[%eval 1.2.3]", "[%eval 1000001.00]", "[%eval #-1]"};
    for (size_t i = 0; i < sizeof comments / sizeof comments[0]; i++) {
        struct match match = oware(NULL);
        ck_assert_ptr_null(match_set_comment(&match, MATCH_ROOT, comments[i]));
        trip_assert_same(&trip, &match);
        match_free(&match);
    }
}
END_TEST

START_TEST(lines_are_wrapped_at_eighty_bytes) {
    struct match match = oware(NULL);
    uint64_t state = 4;
    random_play(&match, 60, &state);
    ck_assert_ptr_null(match_set_comment(&match, 3, "a few words to go round the corner with"));
    match_go(&match, 2);
    random_play(&match, 20, &state);
    struct text text = trip_written(&trip, &match);
    size_t longest = 0;
    for (const char *line = strstr(text.data, "\n\n") + 2; *line; line += strcspn(line, "\n") + 1) {
        size_t length = strcspn(line, "\n");
        ck_assert_uint_le(length, 80);
        longest = length > longest ? length : longest;
    }
    ck_assert_uint_ge(longest, 70);
    text_free(&text);
    match_free(&match);
}
END_TEST

static struct match shakala(const char *position) {
    const struct game *game = games_find("shakala");
    struct options options = options_default(game);
    struct match match;
    options_resolve_seeds(game, &options, 1);
    ck_assert_ptr_null(match_setup(&match, game, &options, position));
    return match;
}

START_TEST(actions_inside_a_turn_begin_with_a_dot) {
    struct match match =
        shakala("s1/s2/s3/s4/-/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S track E E s4 -");
    ck_assert_ptr_null(match_play_text(&match, "in"));
    match_go(&match, MATCH_ROOT);
    ck_assert_ptr_null(match_play_text(&match, "out"));
    ck_assert_ptr_null(match_play_text(&match, "4"));
    ck_assert_ptr_null(match_play_text(&match, "a"));
    ck_assert_ptr_null(match_play_text(&match, "s"));
    ck_assert_ptr_null(match_play_text(&match, "B"));
    trip_assert_moves(&trip, &match, "1. .out (1. .in) .4 2. a.s 3. B *\n");
    ck_assert_ptr_null(match_set_comment(&match, 4, "well"));
    trip_assert_moves(&trip, &match, "1. .out (1. .in) .4 2. a {well} .s 3. B *\n");
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

START_TEST(a_very_long_turn_is_written_in_parts) {
    struct match match =
        shakala("ssssssssssssssss1111222233334444/-/-/-/-/-/-/-/-/-/-/-/-/-/-/- - - S pit");
    for (int i = 0; match_turn(&match) == 0; i++) { /* every kind stays in the hand for long */
        game_action legal[ACTIONS_MAX];
        int count = match_actions(&match, legal);
        if (match_play_text(&match, "in")) { /* and the short track passes many forks */
            ck_assert_ptr_null(match_play(&match, legal[i % count]));
        }
    }
    struct text text = trip_written(&trip, &match);
    const char *moves = strstr(text.data, "\n\n") + 2;
    ck_assert_ptr_nonnull(strstr(moves, " ."));
    ck_assert_uint_le(strcspn(moves, "\n"), 80);
    text_free(&text);
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

/* ---- reading ---- */

START_TEST(a_variation_that_repeats_its_action_does_not_lengthen_the_line) {
    struct match match = trip_read(&trip, "[Game \"oware\"]\n1. A (1. A 2. b) *");
    ck_assert_int_eq(match_line_length(&match), 1);
    ck_assert_int_eq(match.count, 3);
    trip_assert_same(&trip, &match);
    match_free(&match);
}
END_TEST

START_TEST(people_may_write_with_less_care) {
    struct match match =
        trip_read(&trip, "\xEF\xBB\xBF[Game \"oware\"][ Event\t\"a friendly\" ]\r\n\r\n"
                         "{so}1.A\r\n2...a B{really}(C c)4. -- *\r\n\r\n");
    ck_assert_int_eq(match.count, 6);
    ck_assert_int_eq(match_depth(&match, match.current), 3);
    ck_assert_str_eq(match_tag(&match, "Event"), "a friendly");
    ck_assert_str_eq(match.nodes[MATCH_ROOT].comment, "so");
    ck_assert_str_eq(match.nodes[match.current].comment, "really");
    match_free(&match);
}
END_TEST

START_TEST(a_wrapped_comment_reads_as_if_it_had_not_been_wrapped) {
    struct match match = trip_read(&trip, "[Game \"oware\"]\n{one\ntwo\r\nthree} A {a} {b} *");
    ck_assert_str_eq(match.nodes[MATCH_ROOT].comment, "one two three");
    ck_assert_str_eq(match.nodes[1].comment, "a b");
    match_free(&match);
}
END_TEST

START_TEST(options_are_read_and_used) {
    struct match match = trip_read(&trip, "[Game \"oware\"]\n[leftovers \"last-mover\"]\n*");
    ck_assert_uint_eq(match.options.value[1], 1);
    match_free(&match);
}
END_TEST

static const struct {
    const char *record;
    int line, column;
    const char *reason; /* a part of it */
} bad_records[] = {
    {"", 1, 1, "the tag [Game"},
    {"1. A *", 1, 1, "the tag [Game"},
    {"[Event \"x\"]\n", 2, 1, "the tag [Game"},
    {"[Game \"chess\"]\n*", 1, 1, "no such game"},
    {"[Game oware]\n*", 1, 7, "a tag is written"},
    {"[Game \"oware]\n*", 1, 8, "ends with \""},
    {"[Game \"oware\" x]\n*", 1, 15, "ends with ]"},
    {"[Game \"oware\"]\nA $256 *", 2, 3, "a glyph"},
    {"[Game \"oware\"]\nA $x *", 2, 3, "a glyph"},
    {"[Game \"oware\"]\nA $11111111111111111112 *", 2, 3, "a glyph"},
    {"[Game \"oware\"\n*", 2, 1, "ends with ]"},
    {"[Game \"ow\\are\"]\n*", 1, 10, "backslash"},
    {"[Game \"oware\"]\n[]\n*", 2, 2, "a tag is written"},
    {"[Game \"oware\"]\n[\"x\"]\n*", 2, 1, "tag names"},
    {"[Game \"oware\"]\n[\xC3\xA9 \"x\"]\n*", 2, 1, "tag names"},
    {"[Game \"oware\"]\n[Game \"oware\"]\n*", 2, 1, "appears twice"},
    {"[Game \"oware\"]\n[Date \"1\"]\n[Date \"1\"]\n*", 3, 1, "appears twice"},
    {"[Game \"oware\"]\n[Player0 \"x\"]\n[Player0 \"x\"]\n*", 3, 1, "appears twice"},
    {"[Game \"oware\"]\n[grand-slam \"maybe\"]\n*", 2, 1, "valid value"},
    {"[Game \"oware\"]\n[leftovers \"holder\"][leftovers \"holder\"]\n*", 2, 21, "appears twice"},
    {"[Game \"oware\"]\n[RulesVersion \"99\"]\n*", 2, 1, "another version"},
    {"[Game \"oware\"]\n[RulesVersion \"one\"]\n*", 2, 1, "number"},
    {"[Game \"oware\"]\n[Result \"a very long one\"]\n*", 2, 1, "a result is"},
    {"[Game \"oware\"]\n[Position \"4-4\"]\n*", 2, 1, "position"},
    {"[Game \"oware\"]\n[Current \"2\"]\n1. A *", 2, 1, "more steps"},
    {"[Game \"oware\"]\n[Current \"-1\"]\n1. A *", 2, 1, "number"},
    {"[Game \"oware\"]\n", 2, 1, "without a result"},
    {"[Game \"oware\"]\n[RulesVersion \"1\"]\n1. A", 3, 5, "without a result"},
    {"[Game \"oware\"]\n[Result \"1-0\"]\n1. A", 3, 5, "Result tag"},
    {"[Game \"oware\"]\n[game \"oware\"]\n*", 2, 1, "appears twice"},
    {"[Event \"x\"]\n[Game \"chess\"]\n*", 2, 1, "no such game"},
    {"[Game \"oware\"]\n\n{\xE9t\xC3\xA9} A *", 3, 2, "valid UTF-8"},
    {"[Game \"oware\"]\n[Player0 \"\xC3\xA9\xED\xA0\x80\"]\n*", 2, 12, "valid UTF-8"},
    {"[Game \"oware\"]\n[Player0 \"\xC0\x80\"]\n*", 2, 11, "valid UTF-8"},
    {"[Game \"oware\"]\n\n1. A 2. A *", 3, 9, "A: that is not a legal move"},
    {"[Game \"oware\"]\n\n1. A 2. Chrysanthemum *", 3, 9, "not a legal move"},
    {"[Game \"oware\"]\n\n{\xC3\xA9t\xC3\xA9} x *", 3, 7, "not a legal move"},
    {"[Game \"oware\"]\n\n1. A.a *", 3, 6, "new turn"},
    {"[Game \"oware\"]\n\n1. A. *", 3, 6, "missing"},
    {"[Game \"oware\"]\n\n1. A! a!x *", 3, 7, "a!x: that is not a legal move"},
    {"[Game \"oware\"]\n\n1. .A *", 3, 5, "new turn"},
    {"[Game \"oware\"]\n\n1. A {never closed *", 3, 7, "ends with }"},
    {"[Game \"oware\"]\n\n1. A {x\\q} *", 3, 8, "backslash"},
    {"[Game \"oware\"]\n\n(1. A) *", 3, 1, "follows the action"},
    {"[Game \"oware\"]\n\n1. A ((B)) *", 3, 7, "follows the action"},
    {"[Game \"oware\"]\n\n1. A () *", 3, 7, "at least one"},
    {"[Game \"oware\"]\n\n1. A ) *", 3, 6, "no variation is open"},
    {"[Game \"oware\"]\n\n1. A (1. B *", 3, 12, "not closed"},
    {"[Game \"oware\"]\n\n1. A (1. A.B) *", 3, 12, "not a legal move"},
    {"[Game \"oware\"]\n\n1. A ] *", 3, 6, "unexpected text"},
    {"[Game \"oware\"]\n\n1. A } *", 3, 6, "unexpected text"},
    {"[Game \"oware\"]\n\n1. A -- 2. a *", 3, 9, "only variations"},
    {"[Game \"oware\"]\n\n1. A -- (2. a) 2. b *", 3, 16, "only variations"},
    {"[Game \"oware\"]\n\n1. A 1-0", 3, 6, "doesn't match"},
    {"[Game \"oware\"]\n\n1. A resign:0 *", 3, 15, "doesn't match"},
    {"[Game \"oware\"]\n\n1. A resign:2 *", 3, 6, "not a legal move"},
    {"[Game \"oware\"]\n\n1. A resign:0 time:0 0-1", 3, 15, "the game is over"},
    {"[Game \"oware\"]\n\n1. A claim *", 3, 6, "nothing to claim"},
    {"[Game \"oware\"]\n[Result \"1-0\"]\n1. A *", 3, 6, "Result tag"},
    {"[Game \"oware\"]\n\n1. A * B", 3, 8, "after the result"},
};

START_TEST(unreadable_records_are_refused_with_the_place_of_the_error) {
    for (size_t i = 0; i < sizeof bad_records / sizeof bad_records[0]; i++) {
        struct match match = {0};
        struct record_error error = {0};
        ck_assert(!record_read(games, games_count, bad_records[i].record,
                               strlen(bad_records[i].record), &match, &error));
        ck_assert_msg(error.line == bad_records[i].line && error.column == bad_records[i].column &&
                          strstr(error.reason, bad_records[i].reason),
                      "%d:%d: %s for\n%s", error.line, error.column, error.reason,
                      bad_records[i].record);
        ck_assert_ptr_null(match.game);
    }
}
END_TEST

START_TEST(a_zero_byte_is_refused) {
    static const char in_comment[] = "[Game \"oware\"]{a\0b} *";
    static const char in_moves[] = "[Game \"oware\"] A \0 *";
    struct match match = {0};
    struct record_error error = {0};
    ck_assert(!record_read(games, games_count, in_comment, sizeof in_comment - 1, &match, &error));
    ck_assert_int_eq(error.column, 17);
    ck_assert(!record_read(games, games_count, in_moves, sizeof in_moves - 1, &match, &error));
    ck_assert_int_eq(error.column, 18);
}
END_TEST

START_TEST(a_name_that_is_too_long_is_refused) {
    char record[256];
    char name[MATCH_NAME_MAX + 1];
    memset(name, 'x', sizeof name);
    name[MATCH_NAME_MAX] = '\0';
    struct match match = {0};
    struct record_error error = {0};
    snprintf(record, sizeof record, "[Game \"oware\"][Player1 \"%s\"]*", name);
    ck_assert(!record_read(games, games_count, record, strlen(record), &match, &error));
    snprintf(record, sizeof record, "[Game \"oware\"][Player1 \"%s\"]*", name + 1);
    match = trip_read(&trip, record);
    ck_assert_str_eq(match.name[1], name + 1);
    match_free(&match);
}
END_TEST

START_TEST(the_tags_that_every_record_has_are_not_written_twice) {
    struct match match = oware(NULL);
    ck_assert_ptr_null(match_set_tag(&match, "Result", "1-0"));
    ck_assert_ptr_null(match_set_tag(&match, "leftovers", "x"));
    struct text text = trip_written(&trip, &match);
    struct match back = trip_read(&trip, text.data);
    ck_assert_int_eq(back.tag_count, 0);
    match_free(&back);
    text_free(&text);
    match_free(&match);
}
END_TEST

START_TEST(variations_may_be_nested_very_deeply) {
    enum { DEPTH = 2000 };
    struct match match = oware("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S");
    struct text text = {0};
    text_add(&text, "[Game \"oware\"][Position \"1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\"]");
    for (int i = 0; i < DEPTH; i++) {
        text_format(&text, " %c resign:0 (", "AaBbCcDdEeFf"[i % 12]);
    }
    text_add(&text, "agree");
    for (int i = 0; i < DEPTH; i++) {
        text_char(&text, ')');
    }
    text_add(&text, " 0-1");
    struct match deep = trip_read(&trip, text.data);
    ck_assert_int_eq(deep.count, 1 + 2 * DEPTH + 1);
    struct text again = trip_written(&trip, &deep);
    struct match back = trip_read(&trip, again.data);
    ck_assert_int_eq(back.count, deep.count);
    match_free(&back);
    match_free(&deep);
    match_free(&match);
    text_free(&again);
    text_free(&text);
}
END_TEST

START_TEST(a_value_says_what_of_it_is_proven_and_whether_it_is_confirmed) {
    static const struct {
        const char *text;
        struct match_note note;
    } cases[] = {{"[%eval 1.25]", {.value = 125, .known = KNOWN_NOTHING}},
                 {"[%eval #~-1.25]", {.value = -125, .known = KNOWN_WINNER}},
                 {"[%eval #>2.00]", {.value = 200, .known = KNOWN_LEAST}},
                 {"[%eval #0.00]", {.value = 0, .known = KNOWN_MARGIN}},
                 {"[%eval ?-3.50]", {.value = -350, .known = KNOWN_NOTHING, .pending = true}},
                 {"[%eval ?#~7.00]", {.value = 700, .known = KNOWN_WINNER, .pending = true}}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct match_note read = {0};
        struct text written = {0};
        ck_assert(record_note_read_value(cases[i].text, &read) && read.valued);
        ck_assert_int_eq(read.value, cases[i].note.value);
        ck_assert_int_eq(read.known, cases[i].note.known);
        ck_assert_int_eq(read.pending, cases[i].note.pending);
        record_note_write_value(&read, &written);
        ck_assert_str_eq(text_string(&written), cases[i].text);
        text_free(&written);
    }
    struct match_note none = {0};
    ck_assert(!record_note_read_value("[%eval #?1.00]", &none));
    ck_assert(!record_note_read_value("[%eval ~1.00]", &none));
}
END_TEST

/* ---- all games at random ---- */

static void random_notes(struct match *match, uint64_t *state) {
    for (int node = 0; node < match->count; node++) {
        if (random_below(state, 4) == 0) {
            struct match_note note = {.mark = (uint8_t)random_below(state, 256)};
            note.valued = random_below(state, 2);
            note.known = note.valued ? (uint8_t)random_below(state, KNOWN_MARGIN + 1) : 0;
            note.pending = note.valued && random_below(state, 2);
            note.value = note.valued ? (int)random_below(state, 20001) - 10000 : 0;
            match_set_note(match, node, &note);
        }
    }
}

START_TEST(any_match_of_any_game_survives_writing_and_reading) {
    uint64_t state = 6;
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < 400; i++) {
            struct match match;
            random_tree(&match, games[g], i % 40, &state);
            random_notes(&match, &state);
            ck_assert_ptr_null(match_set_tag(&match, "Date", "2026.11.21"));
            ck_assert_ptr_null(match_set_tag(&match, "Note", "a \"b\" \\ c\n}d"));
            trip_assert_same(&trip, &match);
            match_free(&match);
        }
    }
}
END_TEST

START_TEST(a_truncated_record_is_refused_with_a_place_in_it) {
    uint64_t state = 7;
    for (int g = 0; g < games_count; g++) {
        struct match match;
        random_tree(&match, games[g], 12, &state);
        struct text text = trip_written(&trip, &match);
        for (size_t length = 0; length + 1 < text.length; length++) {
            struct match back = {0};
            struct record_error error = {0};
            ck_assert(!record_read(games, games_count, text.data, length, &back, &error));
            ck_assert_ptr_null(back.game);
            ck_assert_int_ge(error.line, 1);
            ck_assert_int_ge(error.column, 1);
            ck_assert_str_ne(error.reason, "");
        }
        text_free(&text);
        match_free(&match);
    }
}
END_TEST

START_TEST(a_damaged_record_is_refused_or_gives_a_complete_match) {
    uint64_t state = 8;
    for (int g = 0; g < games_count; g++) {
        struct match match;
        random_tree(&match, games[g], 15, &state);
        struct text text = trip_written(&trip, &match);
        for (int i = 0; i < 1500; i++) {
            size_t at = random_below(&state, (uint32_t)text.length);
            char kept = text.data[at];
            text.data[at] = (char)random_below(&state, 256);
            struct match back = {0};
            struct record_error error = {0};
            if (record_read(games, games_count, text.data, text.length, &back, &error)) {
                trip_assert_same(&trip, &back);
                match_free(&back);
            }
            text.data[at] = kept;
        }
        text_free(&text);
        match_free(&match);
    }
}
END_TEST

SUITE("record", a_record_is_tags_and_moves, a_match_without_moves_is_a_record_too,
      variations_follow_the_action_they_could_replace,
      a_line_that_ends_before_its_variations_ends_with_two_dashes,
      the_step_that_was_undone_is_kept_for_redo, terminations_are_written_and_read,
      a_start_that_is_not_the_usual_one_is_a_tag, comments_keep_every_character,
      notes_stand_after_the_action_that_they_are_about,
      a_value_says_what_of_it_is_proven_and_whether_it_is_confirmed,
      a_comment_is_not_taken_for_a_note, lines_are_wrapped_at_eighty_bytes,
      actions_inside_a_turn_begin_with_a_dot, a_very_long_turn_is_written_in_parts,
      a_variation_that_repeats_its_action_does_not_lengthen_the_line,
      people_may_write_with_less_care, a_wrapped_comment_reads_as_if_it_had_not_been_wrapped,
      options_are_read_and_used, unreadable_records_are_refused_with_the_place_of_the_error,
      a_zero_byte_is_refused, a_name_that_is_too_long_is_refused,
      the_tags_that_every_record_has_are_not_written_twice, variations_may_be_nested_very_deeply,
      any_match_of_any_game_survives_writing_and_reading,
      a_truncated_record_is_refused_with_a_place_in_it,
      a_damaged_record_is_refused_or_gives_a_complete_match)
