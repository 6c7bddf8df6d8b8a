/* test_cut.c: in every language, in every scene, no text is cut that is whole in English. The
 * languages there are stand in a small window and in the usual one, and one of no country, whose
 * texts are longer than theirs, in windows of all sizes, read in both directions. */
#include "shots/shots.h"

#include "fakes/fake_host.h"
#include "sdl/video/fonts.h"
#include "support/suite.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHOTS_MAX = 400, CUT_MAX = 64, CUT_LENGTH = 256 };

/* Texts of a shot that are not whole. */
struct cut {
    int count;
    char text[CUT_MAX][CUT_LENGTH];
};

static const char dots[] = "…";

static bool ends_with(const char *text, const char *end) {
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* A text whose dots are those of the catalog, as of a button that leads on; or its last line. */
static bool is_word(const char *text) {
    for (int word = 1; word < WORDS; word++) {
        const char *whole = words((enum word)word);
        if (ends_with(whole, dots) && (ends_with(whole, text) || ends_with(text, whole))) {
            return strcmp(text, dots) != 0;
        }
    }
    return false;
}

/* A position as text, in a field in which it is moved along. */
static bool is_position(const char *text) {
    int rows = 0;
    for (; *text; text++) {
        rows += *text == '/';
    }
    return rows > 2;
}

/* Whether a text reaches beyond both edges of what is seen, or beyond one of them. */
static bool reaches_out(const struct draw_command *command, const char *text, struct rect seen) {
    const float rounded = 1.5F;
    struct measure measure = fonts_measure();
    float width =
        measure.width(measure.context, command->as.text.font, command->as.text.size, text);
    float left = command->rect.x - (command->as.text.align == ALIGN_CENTER  ? width / 2
                                    : command->as.text.align == ALIGN_RIGHT ? width
                                                                            : 0);
    left = command->upended ? 2 * command->rect.x - left - width : left;
    return left < seen.x - rounded || left + width > seen.x + seen.w + rounded;
}

/* Finds what is cut in a shot; false when the shot cannot be led to. */
static bool find(const struct shot *shot, const struct shot_window *window, struct cut *cut) {
    static struct targets targets;
    float scale;
    cut->count = 0;
    if (!shot_take_targets(shot, window, &targets, &scale)) {
        return false;
    }
    const struct rect whole = {0, 0, (float)window->width, (float)window->height};
    const struct draw_list *list = shot_list_of_targets();
    struct rect seen = whole;
    for (int i = 0; i < list->count && cut->count < CUT_MAX; i++) {
        const struct draw_command *command = &list->command[i];
        if (command->kind == DRAW_CLIP || command->kind == DRAW_CLIP_END) {
            seen = command->kind == DRAW_CLIP ? command->rect : whole;
        } else if (command->kind == DRAW_TEXT) {
            const char *text = draw_string(list, command->as.text.string);
            bool cuts =
                (ends_with(text, dots) && !is_word(text)) || reaches_out(command, text, seen);
            if (cuts && !is_position(text)) {
                snprintf(cut->text[cut->count++], CUT_LENGTH, "%s", text);
            }
        }
    }
    return true;
}

/* ---- languages ---- */

static const char *assets(void) {
    const char *folder = getenv("SERAI_ASSETS");
    return folder ? folder : "assets";
}

/* How many texts of each shot are cut in English in this window. */
static void count_english(const struct shot_window *window, int counts[SHOTS_MAX]) {
    static struct cut cut;
    fake_language = (struct fake_language){"en", assets()};
    ck_assert_int_le(shots_count, SHOTS_MAX);
    for (int i = 0; i < shots_count; i++) {
        counts[i] = find(&shots[i], window, &cut) ? cut.count : -1;
    }
}

/* In how many shots more texts are cut than in English; says which. */
static int count_more(const char *language, const struct shot_window *window,
                      const int counts[SHOTS_MAX]) {
    static struct cut cut;
    int more = 0;
    for (int i = 0; i < shots_count; i++) {
        if (find(&shots[i], window, &cut) && cut.count > counts[i]) {
            more++;
            printf("%s at %dx%d: %s: %d texts, not %d:\n", language, window->width, window->height,
                   shots[i].name, cut.count, counts[i]);
            for (int k = 0; k < cut.count; k++) {
                printf("    %s\n", cut.text[k]);
            }
        }
    }
    fflush(stdout);
    return more;
}

static void in_shots(void (*check)(void)) {
    const char *message = shots_open();
    ck_assert_msg(!message, "%s", message ? message : "");
    check();
    fake_language = (struct fake_language){0};
    words_choose("en");
    shots_close();
}

static void check_languages(void) {
    static const struct shot_window windows[] = {{.width = 800, .height = 600},
                                                 {.width = 1280, .height = 800}};
    static int counts[SHOTS_MAX];
    int cut = 0;
    for (size_t k = 0; k < sizeof windows / sizeof windows[0]; k++) {
        count_english(&windows[k], counts);
        for (int i = 1; i < WORDS_LANGUAGES; i++) {
            fake_language = (struct fake_language){words_languages[i].code, assets()};
            cut += count_more(words_languages[i].name, &windows[k], counts);
        }
    }
    ck_assert_int_eq(cut, 0);
}

START_TEST(no_text_is_cut_in_any_language_that_is_whole_in_english) {
    in_shots(check_languages);
}
END_TEST

static void check_no_country(void) {
    static const struct shot_window windows[] = {{.width = 800, .height = 600},
                                                 {.width = 1024, .height = 768},
                                                 {.width = 1280, .height = 800},
                                                 {.width = 1920, .height = 1080},
                                                 {.width = 2560, .height = 1440}};
    static int counts[SHOTS_MAX];
    int cut = 0;
    for (size_t k = 0; k < sizeof windows / sizeof windows[0]; k++) {
        struct shot_window window = windows[k];
        count_english(&window, counts);
        fake_language = (struct fake_language){"fr", SERAI_BINARY_DIR "/tests/pseudo"};
        cut += count_more("No country", &window, counts);
        window.mirrored = true;
        cut += count_more("No country, mirrored", &window, counts);
    }
    ck_assert_int_eq(cut, 0);
}

START_TEST(no_text_of_forty_percent_more_is_cut_in_any_window_read_in_either_direction) {
    in_shots(check_no_country);
}
END_TEST

SUITE("cut", no_text_is_cut_in_any_language_that_is_whole_in_english,
      no_text_of_forty_percent_more_is_cut_in_any_window_read_in_either_direction)
