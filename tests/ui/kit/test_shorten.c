/* test_shorten.c: shortening texts that are too long for their space. */
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/kit/widgets.h"

#include <string.h>

static struct draw_list list;
static struct ui ui = {.list = &list};

static const char *shorten(float width, const char *string, size_t size) {
    static char out[256];
    draw_start(&list, 1, ui_play_measure());
    widget_shorten(&ui, (struct typesetting){FONT_UI, 16, width}, string, out, size);
    return out;
}

static float width_of(const char *string) {
    draw_start(&list, 1, ui_play_measure());
    return draw_text_width(&list, FONT_UI, 16, string);
}

START_TEST(a_text_that_fits_is_unchanged) {
    ck_assert_str_eq(shorten(width_of("Layla"), "Layla", 64), "Layla");
    ck_assert_str_eq(shorten(0, "", 64), "");
}
END_TEST

START_TEST(a_text_that_does_not_fit_is_cut_to_fit_with_an_ellipsis) {
    const char *name = "Maximiliane Freifrau von Wolkenstein";
    for (float width = 32; width < width_of(name); width += 7) {
        const char *shown = shorten(width, name, 64);
        size_t kept = strlen(shown) - 3;
        ck_assert_str_eq(shown + kept, "…");
        ck_assert(strncmp(shown, name, kept) == 0);
        ck_assert_float_le(width_of(shown), width);
    }
}
END_TEST

START_TEST(no_space_is_wasted_and_no_blank_precedes_the_ellipsis) {
    ck_assert_str_eq(shorten(width_of("Maxim…"), "Maximiliane", 64), "Maxim…");
    ck_assert_str_eq(shorten(width_of("Max v…"), "Max von Trost", 64), "Max v…");
    ck_assert_str_eq(shorten(width_of("Max …"), "Max von Trost", 64), "Max…");
}
END_TEST

/* True when no character is cut in two. */
static bool is_whole(const char *string) {
    for (const char *at = string; *at;) {
        int more = (*at & 0x80) == 0 ? 0 : (*at & 0xE0) == 0xC0 ? 1 : (*at & 0xF0) == 0xE0 ? 2 : 3;
        if ((*at++ & 0xC0) == 0x80) {
            return false;
        }
        for (; more; more--) {
            if ((*at++ & 0xC0) != 0x80) {
                return false;
            }
        }
    }
    return true;
}

START_TEST(characters_of_any_length_are_never_cut_in_two) {
    const char *name = "Ægir Þórsson 日本語の名前 🂡🂢🂣 Žluťoučký";
    for (float width = 0; width < width_of(name); width += 3) {
        ck_assert(is_whole(shorten(width, name, 64)));
    }
}
END_TEST

START_TEST(a_small_buffer_shortens_too) {
    for (size_t size = 8; size < 20; size++) {
        const char *shown = shorten(1000, "日本語の名前日本語", size);
        ck_assert_uint_lt(strlen(shown), size);
        ck_assert(is_whole(shown));
    }
}
END_TEST

START_TEST(a_long_name_overlaps_nothing_on_its_panel) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 800, 600);
    char *name = ui_play_match(play)->name[0];
    memset(name, 'M', MATCH_NAME_MAX - 1);
    ui_play_wait(play, 0);
    int cut = 0;
    for (int i = 0; i < play->list.count; i++) {
        const char *string = ui_play_text(play, i);
        ck_assert_str_ne(string, name);
        cut += strncmp(string, "MMMM", 4) == 0 && strstr(string, "…") != NULL;
    }
    ck_assert_int_ge(cut, 2); /* on the panel, and in the line below */
    ui_play_close(play);
}
END_TEST

SUITE("texts too long", a_text_that_fits_is_unchanged,
      a_text_that_does_not_fit_is_cut_to_fit_with_an_ellipsis,
      no_space_is_wasted_and_no_blank_precedes_the_ellipsis,
      characters_of_any_length_are_never_cut_in_two, a_small_buffer_shortens_too,
      a_long_name_overlaps_nothing_on_its_panel)
