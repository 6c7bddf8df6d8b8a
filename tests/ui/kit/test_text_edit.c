/* test_text_edit.c: text editing: the caret, the keys, and where texts break into lines. */
#include "base/random.h"
#include "ui/kit/text_edit.h"

#include "engine/rules.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/draw/paragraph.h"

#include <string.h>

static struct text_edit begin(const char *text, size_t limit, bool lines) {
    struct text_edit edit = {0};
    ck_assert(text_edit_begin(&edit, text, limit, lines));
    return edit;
}

static enum text_edited press(struct text_edit *edit, enum key key) {
    return text_edit_input(edit, &(struct input){.kind = INPUT_KEY, .key = key});
}

/* The text with a bar where the caret is. */
static void assert_edit(const struct text_edit *edit, const char *expected) {
    char shown[256];
    struct text text = text_fixed(shown, sizeof shown);
    text_add_bytes(&text, text_edit_string(edit), edit->caret);
    text_char(&text, '|');
    text_add(&text, text_edit_string(edit) + edit->caret);
    ck_assert_str_eq(shown, expected);
}

START_TEST(typed_text_is_inserted_before_the_caret) {
    struct text_edit edit = begin("Lya", 63, false);
    assert_edit(&edit, "Lya|");
    press(&edit, KEY_LEFT);
    press(&edit, KEY_LEFT);
    ck_assert(text_edit_type(&edit, "a"));
    assert_edit(&edit, "La|ya");
    press(&edit, KEY_HOME);
    text_edit_type(&edit, "*");
    press(&edit, KEY_END);
    text_edit_type(&edit, "h!");
    assert_edit(&edit, "*Layah!|");
    text_edit_end(&edit);
}
END_TEST

START_TEST(the_caret_is_never_inside_a_character) {
    struct text_edit edit = begin("a\xC3\xAF\xE2\x82\xAC\xF0\x9F\x98\x80o\xCC\x88z", 63, false);
    static const char *const left[] = {
        "a\xC3\xAF\xE2\x82\xAC\xF0\x9F\x98\x80o\xCC\x88|z",
        "a\xC3\xAF\xE2\x82\xAC\xF0\x9F\x98\x80|o\xCC\x88z",
        "a\xC3\xAF\xE2\x82\xAC|\xF0\x9F\x98\x80o\xCC\x88z",
        "a\xC3\xAF|\xE2\x82\xAC\xF0\x9F\x98\x80o\xCC\x88z",
        "a|\xC3\xAF\xE2\x82\xAC\xF0\x9F\x98\x80o\xCC\x88z",
        "|a\xC3\xAF\xE2\x82\xAC\xF0\x9F\x98\x80o\xCC\x88z",
    };
    for (int i = 0; i < 6; i++) {
        ck_assert_int_eq(press(&edit, KEY_LEFT), EDIT_MOVED);
        assert_edit(&edit, left[i]);
    }
    press(&edit, KEY_LEFT);
    assert_edit(&edit, left[5]);
    for (int i = 4; i >= 0; i--) {
        press(&edit, KEY_RIGHT);
        assert_edit(&edit, left[i]);
    }
    text_edit_arrive(&edit, 2);
    assert_edit(&edit, left[4]);
    text_edit_end(&edit);
}
END_TEST

START_TEST(backspace_and_delete_take_whole_characters) {
    struct text_edit edit = begin("x\xE2\x82\xACo\xCC\x88y", 63, false);
    press(&edit, KEY_LEFT);
    ck_assert_int_eq(press(&edit, KEY_BACKSPACE), EDIT_CHANGED);
    assert_edit(&edit, "x\xE2\x82\xAC|y");
    press(&edit, KEY_LEFT);
    ck_assert_int_eq(press(&edit, KEY_DELETE), EDIT_CHANGED);
    assert_edit(&edit, "x|y");
    press(&edit, KEY_BACKSPACE);
    ck_assert_int_eq(press(&edit, KEY_BACKSPACE), EDIT_MOVED);
    press(&edit, KEY_DELETE);
    ck_assert_int_eq(press(&edit, KEY_DELETE), EDIT_MOVED);
    assert_edit(&edit, "|");
    text_edit_end(&edit);
}
END_TEST

START_TEST(text_that_does_not_fit_is_left_out_and_no_character_is_split) {
    struct text_edit edit = begin("abc", 8, false);
    ck_assert(text_edit_type(&edit, "d\xE2\x82\xAC\xE2\x82\xAC"));
    assert_edit(&edit, "abcd\xE2\x82\xAC|");
    ck_assert(!text_edit_type(&edit, "\xC3\xAF"));
    ck_assert(text_edit_type(&edit, "e"));
    assert_edit(&edit, "abcd\xE2\x82\xAC"
                       "e|");
    struct text_edit longer = begin("abcdefghij", 8, false);
    ck_assert(!text_edit_type(&longer, "k"));
    assert_edit(&longer, "abcdefghij|");
    text_edit_end(&longer);
    text_edit_end(&edit);
}
END_TEST

START_TEST(only_fields_of_several_lines_accept_line_breaks) {
    struct text_edit name = begin("", 63, false), comment = begin("", 63, true);
    text_edit_type(&name, "a\nb\tc\r\x1B\x7F");
    assert_edit(&name, "a b c|");
    text_edit_type(&comment, "a\nb");
    assert_edit(&comment, "a\nb|");
    struct input enter = {.kind = INPUT_KEY, .key = KEY_ENTER};
    ck_assert_int_eq(text_edit_input(&comment, &enter), EDIT_NOT_MEANT);
    enter.shift = true;
    ck_assert_int_eq(text_edit_input(&comment, &enter), EDIT_CHANGED);
    ck_assert_int_eq(text_edit_input(&name, &enter), EDIT_NOT_MEANT);
    press(&comment, KEY_LEFT);
    press(&comment, KEY_HOME);
    assert_edit(&comment, "a\n|b\n");
    press(&comment, KEY_END);
    assert_edit(&comment, "a\nb|\n");
    ck_assert_int_eq(press(&name, KEY_UP), EDIT_NOT_MEANT);
    ck_assert_int_eq(press(&comment, KEY_UP), EDIT_MOVED);
    text_edit_end(&name);
    text_edit_end(&comment);
}
END_TEST

/* ---- selecting ---- */

static void press_wide(struct text_edit *edit, enum key key, bool word, bool shift) {
    text_edit_input(edit,
                    &(struct input){.kind = INPUT_KEY, .key = key, .word = word, .shift = shift});
}

/* The text with the selected part between [ and ]. */
static void assert_selected(const struct text_edit *edit, const char *expected) {
    char shown[256];
    size_t from = 0, to = 0;
    struct text text = text_fixed(shown, sizeof shown);
    const char *string = text_edit_string(edit);
    ck_assert(text_edit_selection(edit, &from, &to));
    text_add_bytes(&text, string, from);
    text_char(&text, '[');
    text_add_bytes(&text, string + from, to - from);
    text_char(&text, ']');
    text_add(&text, string + to);
    ck_assert_str_eq(shown, expected);
}

static void assert_nothing_selected(const struct text_edit *edit) {
    size_t from, to;
    ck_assert(!text_edit_selection(edit, &from, &to));
}

START_TEST(shift_selects_the_text_the_caret_passes) {
    struct text_edit edit = begin("Zo\xC3\xAB Bell", 63, false);
    press_wide(&edit, KEY_LEFT, false, true);
    press_wide(&edit, KEY_LEFT, false, true);
    assert_selected(&edit, "Zo\xC3\xAB Be[ll]");
    press_wide(&edit, KEY_RIGHT, false, true);
    assert_selected(&edit, "Zo\xC3\xAB Bel[l]");
    press_wide(&edit, KEY_HOME, false, true);
    assert_selected(&edit, "[Zo\xC3\xAB Bell]");
    press(&edit, KEY_END);
    assert_nothing_selected(&edit);
    press_wide(&edit, KEY_HOME, false, true);
    press(&edit, KEY_RIGHT); /* to the end of the selection */
    assert_edit(&edit, "Zo\xC3\xAB Bell|");
    press(&edit, KEY_SELECT_ALL);
    press(&edit, KEY_LEFT);
    assert_edit(&edit, "|Zo\xC3\xAB Bell");
    assert_nothing_selected(&edit);
    text_edit_end(&edit);
}
END_TEST

START_TEST(typing_replaces_the_selection) {
    struct text_edit edit = begin("Layla Bell", 63, false);
    press_wide(&edit, KEY_LEFT, true, true);
    assert_selected(&edit, "Layla [Bell]");
    ck_assert(text_edit_type(&edit, "Re"));
    assert_edit(&edit, "Layla Re|");
    assert_nothing_selected(&edit);
    press(&edit, KEY_SELECT_ALL);
    ck_assert_int_eq(press(&edit, KEY_BACKSPACE), EDIT_CHANGED);
    assert_edit(&edit, "|");
    press(&edit, KEY_SELECT_ALL);
    assert_nothing_selected(&edit);
    ck_assert(!text_edit_cut(&edit));
    text_edit_end(&edit);
}
END_TEST

START_TEST(replacing_a_selection_makes_room_for_a_text_that_would_not_fit) {
    struct text_edit edit = begin("12345678", 8, false);
    ck_assert(!text_edit_type(&edit, "9"));
    press_wide(&edit, KEY_LEFT, false, true);
    ck_assert(text_edit_type(&edit, "9"));
    assert_edit(&edit, "12345679|");
    text_edit_end(&edit);
}
END_TEST

START_TEST(words_are_skipped_and_deleted_whole) {
    struct text_edit edit = begin("one  tw\xC3\xB6\nthree", 63, true);
    press_wide(&edit, KEY_LEFT, true, false);
    assert_edit(&edit, "one  tw\xC3\xB6\n|three");
    press_wide(&edit, KEY_BACKSPACE, true, false);
    assert_edit(&edit, "one  |three");
    press_wide(&edit, KEY_LEFT, true, false);
    assert_edit(&edit, "|one  three");
    press_wide(&edit, KEY_LEFT, true, false);
    assert_edit(&edit, "|one  three");
    press_wide(&edit, KEY_RIGHT, true, false);
    assert_edit(&edit, "one|  three");
    press_wide(&edit, KEY_DELETE, true, false);
    assert_edit(&edit, "one|");
    press_wide(&edit, KEY_HOME, true, false);
    assert_edit(&edit, "|one");
    text_edit_end(&edit);
}
END_TEST

START_TEST(typing_can_be_undone) {
    struct text_edit edit = begin("Amina", 63, false);
    press(&edit, KEY_BACKSPACE);
    text_edit_type(&edit, "e and Karim");
    text_edit_revert(&edit);
    assert_edit(&edit, "Amina|");
    text_edit_end(&edit);
    ck_assert_ptr_null(edit.text.data);
}
END_TEST

/* Compares random editing with the same edits on an array of whole characters. */
START_TEST(random_editing_equals_the_same_edits_on_an_array_of_characters) {
    static const char *const alphabet[] = {"a", "\xC3\xA9", " ", "\xE2\x82\xAC",
                                           "\xF0\x9F\x98\x80"};
    enum { LIMIT = 40 };
    uint64_t state = 3;
    struct text_edit edit = begin("", LIMIT, true);
    int row[LIMIT] = {0}, count = 0, caret = 0;
    size_t bytes = 0;
    for (int i = 0; i < 20000; i++) {
        int letter = (int)random_below(&state, 5);
        switch (random_below(&state, 6)) {
        case 0:
            press(&edit, KEY_LEFT);
            caret -= caret > 0;
            break;
        case 1:
            press(&edit, KEY_RIGHT);
            caret += caret < count;
            break;
        case 2:
            press(&edit, KEY_BACKSPACE);
            if (caret > 0) {
                bytes -= strlen(alphabet[row[--caret]]);
                memmove(row + caret, row + caret + 1, sizeof(int) * (size_t)(--count - caret));
            }
            break;
        default:
            text_edit_type(&edit, alphabet[letter]);
            if (bytes + strlen(alphabet[letter]) <= LIMIT) {
                memmove(row + caret + 1, row + caret, sizeof(int) * (size_t)(count++ - caret));
                row[caret++] = letter;
                bytes += strlen(alphabet[letter]);
            }
            break;
        }
        char expected[LIMIT + 1];
        struct text text = text_fixed(expected, sizeof expected);
        size_t before = 0;
        for (int k = 0; k < count; k++) {
            text_add(&text, alphabet[row[k]]);
            before = k + 1 == caret ? text.length : before;
        }
        ck_assert_str_eq(text_edit_string(&edit), expected);
        ck_assert_uint_eq(edit.caret, before);
    }
    text_edit_end(&edit);
}
END_TEST

/* ---- lines ---- */

/* The stub font: a byte is 5.2 points wide at size 10. */
static const struct typesetting ten_bytes = {.font = FONT_UI, .size = 10, .width = 52.5F};

static struct draw_list measuring(void) {
    struct draw_list list = {0};
    draw_start(&list, 1, ui_play_measure());
    return list;
}

static void assert_lines(const char *text, const char *expected) {
    struct draw_list list = measuring();
    char line[PARAGRAPH_LINE_MAX], all[256];
    struct text out = text_fixed(all, sizeof all);
    int count = paragraph_count(&list, &ten_bytes, text);
    for (int i = 0; i < count; i++) {
        text += paragraph_line(&list, &ten_bytes, text, line);
        text_format(&out, "%s%s", i ? "/" : "", line);
    }
    ck_assert_str_eq(all, expected);
    ck_assert_str_eq(text, "");
    draw_free(&list);
}

START_TEST(lines_break_between_words_and_at_line_ends) {
    assert_lines("", "");
    assert_lines("one", "one");
    assert_lines("one two three", "one two/three");
    assert_lines("one two thr", "one two/thr");
    assert_lines("one two th four", "one two th/four");
    assert_lines("a\nb\n\nc\n", "a/b//c/");
    assert_lines("abcdefghijklmno p", "abcdefghij/klmno p");
    assert_lines("one abcdefghijklmno", "one/abcdefghij/klmno");
}
END_TEST

START_TEST(a_word_that_is_too_long_breaks_after_its_hyphen) {
    assert_lines("counter-proposals", "counter-/proposals");
    assert_lines("a counter-proposals", "a/counter-/proposals");
    assert_lines("abcdefghijklm-o", "abcdefghij/klm-o");
}
END_TEST

START_TEST(every_position_in_a_text_is_found_from_its_coordinates) {
    static const char text[] = "one two three\nfour abcdefghijklmnop";
    struct draw_list list = measuring();
    for (size_t caret = 0; caret < sizeof text; caret++) {
        float x = 0;
        int line = paragraph_caret(&list, &ten_bytes, text, caret, &x);
        ck_assert_uint_eq(paragraph_at(&list, &ten_bytes, text, line, x), caret);
    }
    float x = 0;
    ck_assert_int_eq(paragraph_caret(&list, &ten_bytes, text, 8, &x), 1);
    ck_assert_float_eq_tol(x, 0, 0.01F);
    ck_assert_uint_eq(paragraph_at(&list, &ten_bytes, text, 99, 999), sizeof text - 1);
    draw_free(&list);
}
END_TEST

/* ---- text from right to left ---- */

#define ALEF "\xD7\x90"
#define BET "\xD7\x91"
#define GIMEL "\xD7\x92"

START_TEST(left_leads_forward_where_text_is_read_from_right_to_left) {
    struct text_edit edit = begin(ALEF BET "\n" GIMEL, 63, true);
    press_wide(&edit, KEY_HOME, true, false);
    press(&edit, KEY_LEFT);
    assert_edit(&edit, ALEF "|" BET "\n" GIMEL);
    press(&edit, KEY_LEFT);
    press(&edit, KEY_LEFT); /* into the next line */
    assert_edit(&edit, ALEF BET "\n|" GIMEL);
    press(&edit, KEY_RIGHT);
    press(&edit, KEY_RIGHT);
    assert_edit(&edit, ALEF "|" BET "\n" GIMEL);
    press_wide(&edit, KEY_LEFT, false, true);
    press(&edit, KEY_LEFT); /* to the end of the selection */
    assert_edit(&edit, ALEF BET "|\n" GIMEL);
    press_wide(&edit, KEY_RIGHT, true, false); /* a word back */
    assert_edit(&edit, "|" ALEF BET "\n" GIMEL);
    text_edit_end(&edit);
}
END_TEST

START_TEST(arrows_lead_through_mixed_text_as_it_stands_on_the_screen) {
    struct text_edit edit = begin("a" ALEF BET GIMEL "b", 63, false);
    press(&edit, KEY_HOME);
    press(&edit, KEY_RIGHT);
    assert_edit(&edit, "a|" ALEF BET GIMEL "b");
    press(&edit, KEY_RIGHT); /* the letter at the left is read last */
    assert_edit(&edit, "a" ALEF BET "|" GIMEL "b");
    press(&edit, KEY_RIGHT);
    assert_edit(&edit, "a" ALEF "|" BET GIMEL "b");
    press(&edit, KEY_RIGHT);
    assert_edit(&edit, "a" ALEF BET GIMEL "|b");
    press(&edit, KEY_RIGHT);
    press(&edit, KEY_RIGHT);
    assert_edit(&edit, "a" ALEF BET GIMEL "b|");
    text_edit_end(&edit);
}
END_TEST

START_TEST(keys_that_delete_go_by_the_order_of_reading) {
    struct text_edit edit = begin(ALEF BET "\xD6\xB0" GIMEL, 63, false);
    press(&edit, KEY_BACKSPACE);
    assert_edit(&edit, ALEF BET "\xD6\xB0|");
    press(&edit, KEY_BACKSPACE); /* with the mark below it */
    assert_edit(&edit, ALEF "|");
    text_edit_end(&edit);
}
END_TEST

SUITE("typing", a_word_that_is_too_long_breaks_after_its_hyphen,
      typed_text_is_inserted_before_the_caret, the_caret_is_never_inside_a_character,
      backspace_and_delete_take_whole_characters,
      text_that_does_not_fit_is_left_out_and_no_character_is_split,
      only_fields_of_several_lines_accept_line_breaks, shift_selects_the_text_the_caret_passes,
      typing_replaces_the_selection, replacing_a_selection_makes_room_for_a_text_that_would_not_fit,
      words_are_skipped_and_deleted_whole, typing_can_be_undone,
      random_editing_equals_the_same_edits_on_an_array_of_characters,
      lines_break_between_words_and_at_line_ends,
      every_position_in_a_text_is_found_from_its_coordinates,
      left_leads_forward_where_text_is_read_from_right_to_left,
      arrows_lead_through_mixed_text_as_it_stands_on_the_screen,
      keys_that_delete_go_by_the_order_of_reading)
