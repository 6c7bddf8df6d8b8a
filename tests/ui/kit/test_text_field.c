/* test_text_field.c: fields in which people type: where text, caret and selection stand. Every
 * letter is as wide as ui_play_measure says. */
#include "support/suite.h"

#include "base/utf8.h"
#include "ui/draw/bidi.h"
#include "ui/kit/text_field.h"

#include <string.h>

#define ABC "\xD7\x90\xD7\x91\xD7\x92" /* three Hebrew letters of two bytes */

static const struct rect FIELD = {100, 50, 300, 44};
static struct draw_list list;
static struct ui ui;

static void type(const char *text) {
    memset(&ui, 0, sizeof ui);
    ui.theme = theme_get(THEME_DUSK);
    ui.list = &list;
    ui.keyboard = true;
    ui_edit(&ui, "field", text, 63, false);
}

static float letters_width(void *context, enum font font, float size, const char *string) {
    (void)context;
    (void)font;
    float width = 0;
    for (size_t at = 0, bytes = 0; string[at]; at += bytes) {
        width += utf8_code(string + at, &bytes) == 0x200D ? 0 : size / 2; /* a joiner has none */
    }
    return width;
}

static void draw(void) {
    draw_start(&list, 1, (struct measure){.width = letters_width});
    text_field(&ui, "field", FIELD, "", "a field");
}

/* The last command of a kind. */
static const struct draw_command *drawn(enum draw_kind kind) {
    const struct draw_command *found = NULL;
    for (int i = 0; i < list.count; i++) {
        found = list.command[i].kind == kind ? &list.command[i] : found;
    }
    ck_assert_ptr_nonnull(found);
    return found;
}

static float caret_x(void) {
    draw();
    return drawn(DRAW_BOX)->rect.x;
}

static void press(enum key key) {
    text_edit_input(&ui.edit, &(struct input){.kind = INPUT_KEY, .key = key});
}

static void click(float x) {
    ui.pointer = (struct point){x, FIELD.y + 20};
    ui_edit_point(&ui, false);
    draw();
}

START_TEST(latin_text_begins_at_the_left_and_the_caret_stands_after_it) {
    type("ab");
    draw();
    ck_assert_int_eq(drawn(DRAW_TEXT)->as.text.align, ALIGN_LEFT);
    float end = caret_x();
    ck_assert_float_gt(end, drawn(DRAW_TEXT)->rect.x);
    press(KEY_LEFT);
    ck_assert_float_lt(caret_x(), end);
    text_edit_end(&ui.edit);
}
END_TEST

START_TEST(text_from_right_to_left_begins_at_the_right) {
    type(ABC);
    draw();
    ck_assert_int_eq(drawn(DRAW_TEXT)->as.text.align, ALIGN_RIGHT);
    ck_assert(drawn(DRAW_TEXT)->as.text.right_to_left);
    ck_assert_float_gt(drawn(DRAW_TEXT)->rect.x, FIELD.x + FIELD.w / 2);
    float end = caret_x();
    ck_assert_float_lt(end, drawn(DRAW_TEXT)->rect.x);
    press(KEY_RIGHT);
    ck_assert_float_gt(caret_x(), end);
    ck_assert(!list.right_to_left); /* what is drawn next is not concerned */
    text_edit_end(&ui.edit);
}
END_TEST

START_TEST(an_empty_field_begins_where_the_language_does) {
    type("");
    float left = caret_x();
    ui.mirrored = true;
    ui.width = 2 * FIELD.x + FIELD.w; /* the field stands in the middle of the page */
    ck_assert_float_gt(caret_x(), left + FIELD.w / 2);
    ck_assert_float_eq(ui.edit.spot.x, caret_x());
    text_edit_end(&ui.edit);
}
END_TEST

START_TEST(a_click_puts_the_caret_where_it_is_then_drawn) {
    static const char *const texts[] = {"abcd", (ABC "ab"), ("ab" ABC), ABC};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        type(texts[i]);
        press(KEY_HOME);
        for (size_t k = 0; k <= strlen(texts[i]); k++) {
            float x = caret_x();
            size_t caret = ui.edit.caret;
            click(x);
            ck_assert_uint_eq(ui.edit.caret, caret);
            press(bidi_begins(texts[i], false) ? KEY_LEFT : KEY_RIGHT);
        }
        text_edit_end(&ui.edit);
    }
}
END_TEST

START_TEST(a_caret_in_a_text_that_is_too_long_is_always_seen) {
    static const char *const parts[] = {"abcdefghij", ABC ABC};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        type("");
        for (int k = 0; k < 5; k++) {
            text_edit_type(&ui.edit, parts[i]);
        }
        for (int end = 0; end < 2; end++) {
            press(end ? KEY_END : KEY_HOME);
            float x = caret_x();
            ck_assert_float_ge(x, FIELD.x);
            ck_assert_float_le(x + 2, FIELD.x + FIELD.w);
        }
        text_edit_end(&ui.edit);
    }
}
END_TEST

START_TEST(a_selection_across_both_directions_is_two_strips) {
    type("ab" ABC);
    press(KEY_HOME);
    press(KEY_RIGHT);
    draw();
    int plain = list.count;
    ui.edit.anchor = 4;
    draw();
    ck_assert_int_eq(list.count, plain + 2);
    text_edit_end(&ui.edit);
}
END_TEST

START_TEST(what_an_input_method_composes_is_underlined) {
    type("ab");
    draw();
    int plain = list.count;
    text_edit_compose(&ui.edit, "cd", 2);
    draw();
    ck_assert_int_eq(list.count, plain + 1);
    text_edit_compose(&ui.edit, "", 0);
    draw();
    ck_assert_int_eq(list.count, plain);
    text_edit_end(&ui.edit);
}
END_TEST

SUITE("text field", latin_text_begins_at_the_left_and_the_caret_stands_after_it,
      text_from_right_to_left_begins_at_the_right, an_empty_field_begins_where_the_language_does,
      a_click_puts_the_caret_where_it_is_then_drawn,
      a_caret_in_a_text_that_is_too_long_is_always_seen,
      a_selection_across_both_directions_is_two_strips, what_an_input_method_composes_is_underlined)
