/* test_cut.c: in every language, in every scene, no text is cut that is whole in English. */
#include "shots/shots.h"

#include "fakes/fake_host.h"
#include "support/suite.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct shot_window window = {1280, 800, 0, false};

/* How many texts end with dots, the last of them in *text: those that were cut, and buttons that
 * lead on. -1: the shot cannot be led to. */
static int count_dots(const struct shot *shot, const char **text) {
    static const char dots[] = "…";
    static struct targets targets;
    float scale;
    int count = 0;
    if (!shot_take_targets(shot, &window, &targets, &scale)) {
        return -1;
    }
    const struct draw_list *list = shot_list_of_targets();
    for (int i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        const char *string =
            command->kind == DRAW_TEXT ? draw_string(list, command->as.text.string) : "";
        size_t length = strlen(string);
        if (length >= strlen(dots) && strcmp(string + length - strlen(dots), dots) == 0) {
            *text = string;
            count++;
        }
    }
    return count;
}

static int count_cut(const char *code, const char *folder) {
    int cut = 0;
    for (int i = 0; i < shots_count; i++) {
        const char *text = "";
        fake_language = (struct fake_language){"en", folder};
        int plain = count_dots(&shots[i], &text);
        fake_language = (struct fake_language){code, folder};
        int here = count_dots(&shots[i], &text);
        if (here > plain) {
            printf("%s: %s: %d, such as %s\n", code, shots[i].name, here - plain, text);
            cut++;
        }
    }
    return cut;
}

START_TEST(no_text_is_cut_that_is_whole_in_english) {
    const char *folder = getenv("SERAI_ASSETS");
    const char *message = shots_open();
    ck_assert_msg(!message, "%s", message ? message : "");
    int cut = 0;
    for (int i = 1; i < WORDS_LANGUAGES; i++) {
        cut += count_cut(words_languages[i].code, folder ? folder : "assets");
    }
    fake_language = (struct fake_language){0};
    words_choose("en");
    shots_close();
    ck_assert_int_eq(cut, 0);
}
END_TEST

SUITE("cut", no_text_is_cut_that_is_whole_in_english)
