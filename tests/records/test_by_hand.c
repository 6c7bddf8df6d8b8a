/* test_by_hand.c: records as people write them who know Portable Game Notation, and as other
 * programs encode them. What is read is saved again, in UTF-8. */
#include "records/notations.h"

#include "base/utf8.h"
#include "records/record.h"
#include "support/suite.h"

#include <string.h>

/* The record written back; the test fails when it cannot be read. */
static struct text again(const char *record, size_t length) {
    struct text text = {0};
    struct match match;
    struct record_error error;
    ck_assert_msg(records_read(record, length, &match, &error), "%d:%d: %s in\n%s", error.line,
                  error.column, error.reason, record);
    ck_assert(records_is_one(record, length));
    record_write(&match, &text);
    ck_assert_uint_eq(utf8_valid(text.data, text.length), text.length);
    match_free(&match);
    return text;
}

/* The words after the tags. */
static void assert_moves(const char *record, const char *moves) {
    struct text text = again(record, strlen(record));
    const char *found = strstr(text.data, "\n\n") + 2;
    ck_assert_msg(strncmp(found, moves, strlen(moves)) == 0 && !found[strlen(moves) + 1],
                  "%s is written for\n%s", found, record);
    text_free(&text);
}

#define OWN "[Game \"oware\"]\n\n"
#define OGN "[South \"Anna\"]\n\n"

START_TEST(a_semicolon_begins_a_comment_to_the_end_of_the_line) {
    static const char *const heads[] = {OWN, OGN};
    for (int i = 0; i < 2; i++) {
        static const char *const tails[][2] = {
            {"1. C ; a good start\n2. c *", "1. C {a good start} 2. c *"},
            {"1. C;at once\n2. c; and last", "1. C {at once} 2. c {and last} *"},
            {"; first\n1. C 2. c *", "{first} 1. C 2. c *"},
            {"1. C ; one\r\n; two\r\n2. c *", "1. C {one two} 2. c *"},
            {"1. C ;\n2. c *", "1. C 2. c *"},
            {"1. C ; one\r2. c *", "1. C {one} 2. c *"},
            {"1. C {in braces; here} 2. c *", "1. C {in braces; here} 2. c *"},
            {"1. C (1. D ; why not\n) 2. c *", "1. C (1. D {why not}) 2. c *"},
            {"1. C ; a } and a { and a ) here\n2. c *", "1. C {a \\} and a { and a ) here} 2. c *"},
            {"1. C 2. c * ; well played\n{both} ; yes", "1. C 2. c {well played both yes} *"},
        };
        for (size_t k = 0; k < sizeof tails / sizeof tails[0]; k++) {
            char record[256];
            struct text text = text_fixed(record, sizeof record);
            text_format(&text, "%s%s", heads[i], tails[k][0]);
            assert_moves(record, tails[k][1]);
        }
    }
}
END_TEST

START_TEST(comments_stand_before_and_between_the_tags_too) {
    assert_moves(";; header line\n" OWN "1. C 2. c *", "{; header line} 1. C 2. c *");
    assert_moves("{kept} [Game \"oware\"] ; here\n{and there} [Date \"x\"]\n1. C *",
                 "{kept here and there} 1. C *");
    assert_moves("; South of x\n" OGN "C c", "{South of x} 1. C 2. c *");
    assert_moves("[Game \"oware\"]\n; [leftovers nobody]\n*", "{[leftovers nobody]} *");
}
END_TEST

START_TEST(a_line_that_begins_with_a_percent_sign_is_for_other_programs) {
    assert_moves("% exported by a tool\n[Game \"oware\"]\n% [x\n\n% {\n1. C\n%%%\n2. c *\n% end",
                 "1. C 2. c *");
    assert_moves("%\r\n" OGN "% y\r\nC\n% z\nc *", "1. C 2. c *");
    assert_moves(OWN "1. C {about\n% of it} *", "1. C {about % of it} *");
}
END_TEST

START_TEST(suffixes_are_glyphs_which_are_kept) {
    static const char *const suffixes[] = {"!", "?", "!!", "??", "!?", "?!"};
    for (int i = 0; i < 6; i++) {
        static const char *const forms[] = {OWN "1. C%s 2. c *", OWN "1. C %s 2. c *",
                                            OWN "1.C%s{so}c *",  OGN "1. C%s c *",
                                            OGN "1. C %s c",     OGN "C%sc *"};
        for (int k = 0; k < 6; k++) {
            char record[128], moves[64];
            struct text text = text_fixed(record, sizeof record);
            struct text expected = text_fixed(moves, sizeof moves);
            const char *at = strstr(forms[k], "%s");
            text_add_bytes(&text, forms[k], (size_t)(at - forms[k]));
            text_add(&text, suffixes[i]);
            text_add(&text, at + 2);
            text_format(&expected, "1. C $%d %s2. c *", i + 1, k == 2 ? "{so} " : "");
            assert_moves(record, moves);
        }
    }
    assert_moves(OWN "1. C!!! $14 (1. D?!) *", "1. C $14 (1. D $6) *");
    assert_moves("[Game \"shakala\"]\n1. B.s! 2. d.s?? *", "1. B.s $1 2. d.s $4 *");
    assert_moves(OGN "1. F!+0 f+0? *", "1. F $1 2. f $2 *");
    assert_moves(OGN "1. C $4 c $142 *", "1. C $4 2. c $142 *");
}
END_TEST

START_TEST(numbers_and_dots_stand_as_people_set_them) {
    static const char *const forms[] = {"1. C {x} 1. ... 2. ... c *",
                                        "1. C {x} 1... c *",
                                        "1.C {x} 1...c *",
                                        "1 C {x} 2 c *",
                                        "1 . C {x} 1 ... c *",
                                        "1. C {x} ... c *",
                                        "1. C {x} 1. ..c *",
                                        "C {x} c *",
                                        "1. C {x}\n1. \xE2\x80\xA6 c *",
                                        "1\t.\tC {x}\t1.\t...c",
                                        "1.. C {x} 1\xE2\x80\xA6 c *"};
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        char record[128];
        struct text text = text_fixed(record, sizeof record);
        text_format(&text, OWN "%s", forms[i]);
        assert_moves(record, "1. C {x} 2. c *");
    }
    assert_moves(OGN "1. C 1. ... c 2 D *", "1. C 2. c 3. D *");
    assert_moves("[Game \"shakala\"]\n1 B.s 2 d.s 3 C.s.3 *", "1. B.s 2. d.s 3. C.s.3 *");
}
END_TEST

START_TEST(tags_come_in_any_order_and_size_of_letters) {
    static const char record[] = "[event \"x\"][LEFTOVERS \"last-mover\"][PLAYER0 \"Anna\"]\n"
                                 "[timecontrol \"60+0\"][GAME \"Oware\"][result \"?\"]\n1. C *";
    struct text text = again(record, sizeof record - 1);
    ck_assert_ptr_nonnull(strstr(text.data, "[leftovers \"last-mover\"]\n[Player0 \"Anna\"]\n"));
    ck_assert_ptr_nonnull(strstr(text.data, "[event \"x\"]\n[timecontrol \"60+0\"]\n"));
    text_free(&text);
    struct record_head head;
    ck_assert(record_head(notations[0], record, sizeof record - 1, &head));
    ck_assert_str_eq(head.game->id, "oware");
    ck_assert_str_eq(head.name[0], "Anna");
    struct match match;
    struct record_error error;
    ck_assert(records_read(record, sizeof record - 1, &match, &error));
    ck_assert_str_eq(match_tag(&match, "TimeControl"), "60+0");
    match_free(&match);
    assert_moves("[SOUTH \"x\"][variant \"oware\"]C", "1. C *");
}
END_TEST

START_TEST(a_record_of_any_encoding_is_read_and_becomes_utf8) {
    static const char plain[] = "[Game \"oware\"]\n[Player0 \"J\xC3\xBCrg\"]\n\n1. C *\n";
    static const char letters[] = "[Game \"oware\"]\n[Player0 \"J\xFCrg\"]\n\n1. C *\n";
    struct text utf16 = {0}, expected = again(plain, sizeof plain - 1);
    text_add(&utf16, "\xFF\xFE");
    for (size_t i = 0; i < sizeof letters - 1; i++) {
        text_char(&utf16, letters[i]);
        text_char(&utf16, '\0');
    }
    const struct {
        const char *bytes;
        size_t length;
    } forms[] = {{letters, sizeof letters - 1},
                 {utf16.data, utf16.length},
                 {utf16.data + 2, utf16.length - 2}};
    for (int i = 0; i < 3; i++) {
        struct text text = again(forms[i].bytes, forms[i].length);
        ck_assert_str_eq(text.data, expected.data);
        text_free(&text);
        struct record_head head;
        ck_assert(record_head(notations[0], forms[i].bytes, forms[i].length, &head));
        ck_assert_str_eq(head.name[0], "J\xC3\xBCrg");
    }
    text_free(&utf16);
    text_free(&expected);
}
END_TEST

START_TEST(bytes_of_no_encoding_are_refused_with_the_place) {
    static const char damaged[] = "[Game \"oware\"]\n[Player0 \"J\xC3\xBCrg \xFC\"]\n\n1. C *\n";
    struct match match = {0};
    struct record_error error = {0};
    ck_assert(!records_read(damaged, sizeof damaged - 1, &match, &error));
    ck_assert_int_eq(error.line, 2);
    ck_assert_int_eq(error.column, 16);
    ck_assert_str_eq(error.reason, "this isn't valid UTF-8");
    ck_assert_ptr_null(match.game);
}
END_TEST

START_TEST(names_and_comments_hold_nothing_that_disturbs_other_text) {
    static const char record[] = "[Game \"oware\"]\n[Player0 \"An\\nna\x01\xE2\x80\xAE\"]\n\n"
                                 "1. C {so\x1B[1m} *\n";
    struct text text = again(record, sizeof record - 1);
    ck_assert_ptr_nonnull(strstr(text.data, "[Player0 \"An na  \"]\n"));
    ck_assert_ptr_nonnull(strstr(text.data, "1. C {so [1m} *\n"));
    text_free(&text);
}
END_TEST

START_TEST(a_name_in_a_head_is_cut_between_two_letters) {
    struct record_head head;
    struct text record = {0};
    text_add(&record, "[Game \"oware\"][Player0 \"x");
    for (int i = 0; i < MATCH_NAME_MAX; i++) {
        text_add(&record, "\xC3\xA9");
    }
    text_add(&record, "\"]*");
    ck_assert(record_head(notations[0], record.data, record.length, &head));
    ck_assert_uint_eq(strlen(head.name[0]), MATCH_NAME_MAX - 1);
    ck_assert_uint_eq(utf8_valid(head.name[0], MATCH_NAME_MAX - 1), MATCH_NAME_MAX - 1);
    text_free(&record);
}
END_TEST

SUITE("by hand", a_semicolon_begins_a_comment_to_the_end_of_the_line,
      comments_stand_before_and_between_the_tags_too,
      a_line_that_begins_with_a_percent_sign_is_for_other_programs,
      suffixes_are_glyphs_which_are_kept, numbers_and_dots_stand_as_people_set_them,
      tags_come_in_any_order_and_size_of_letters, a_record_of_any_encoding_is_read_and_becomes_utf8,
      bytes_of_no_encoding_are_refused_with_the_place,
      names_and_comments_hold_nothing_that_disturbs_other_text,
      a_name_in_a_head_is_cut_between_two_letters)
