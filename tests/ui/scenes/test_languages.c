/* test_languages.c: choosing a language: what is offered, what changes, and a file that is broken.
 */
#include "games/games.h"
#include "support/mo_file.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "words/words.h"

#include <string.h>

#define FOLDER SERAI_BINARY_DIR "/tests/languages"

static const char header[] = "Plural-Forms: nplurals=2; plural=(n > 1);\n";

static void put(const char *code, const char *bytes, size_t size) {
    ck_assert_ptr_null(platform_make_folder(FOLDER "/languages"));
    ck_assert_ptr_null(
        platform_replace(text_line(FOLDER "/languages/%s.mo", code).string, bytes, size, false));
}

/* A computer with some French and German, and an Italian that is broken, which prefers these
 * languages, at home or at a table. */
static struct ui_play *open_with(const char *locales, const char *game) {
    static const struct mo_text french[] = {{"", "", header, 0},
                                            {"SETTINGS", "Settings", "Réglages", 0},
                                            {"NAME_OF", "%s's name", "%d", 0},
                                            {"lesson:oware", "Sow C.", "Semez C.", 0}};
    static const struct mo_text german[] = {{"", "", header, 0},
                                            {"SETTINGS", "Settings", "Einstellungen", 0}};
    struct text file = mo_file(french, 4, false);
    put("fr", file.data, file.length);
    text_free(&file);
    file = mo_file(german, 2, false);
    put("de", file.data, file.length);
    put("it", file.data, file.length / 3);
    text_free(&file);
    fake_language = (struct fake_language){locales, FOLDER};
    struct ui_play *play = ui_play_open(game, NULL, NULL, 1280, 800);
    fake_language = (struct fake_language){0};
    return play;
}

static void close(struct ui_play *play) {
    ui_play_close(play);
    words_choose("en");
}

START_TEST(with_english_alone_there_is_no_choice) {
    fake_language = (struct fake_language){"", SERAI_BINARY_DIR "/nowhere"};
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    fake_language = (struct fake_language){0};
    ui_play_click(play, "button:settings");
    ck_assert(!ui_play_has(play, "option:language=en"));
    close(play);
}
END_TEST

START_TEST(the_languages_that_came_are_offered_each_by_its_own_name) {
    struct ui_play *play = open_with("", "");
    ui_play_click(play, "button:settings");
    ck_assert(ui_play_says(play, "English") && ui_play_says(play, "Français"));
    ck_assert(ui_play_has(play, "option:language=system"));
    ck_assert(ui_play_has(play, "option:language=de"));
    ck_assert(!ui_play_has(play, "option:language=es"));
    close(play);
}
END_TEST

START_TEST(settings_that_are_open_do_not_ask_the_disk_for_languages) {
    struct ui_play *play = open_with("", "");
    ui_play_click(play, "button:settings");
    int asked = play->fake.asked_for_assets;
    ui_play_hover(play, "option:language=de");
    ui_play_redraw(play);
    ck_assert_int_eq(play->fake.asked_for_assets, asked);
    close(play);
}
END_TEST

START_TEST(a_language_that_is_chosen_is_in_use_at_once_and_kept) {
    struct ui_play *play = open_with("", "");
    ui_play_click(play, "button:settings");
    ck_assert(ui_play_says(play, "Settings"));
    ui_play_click(play, "option:language=fr");
    ui_play_wait(play, 0);
    ck_assert(ui_play_says(play, "Réglages") && !ui_play_says(play, "Settings"));
    ui_play_click(play, "option:language=de");
    ui_play_wait(play, 0);
    ck_assert(ui_play_says(play, "Einstellungen"));
    struct text out = {0};
    settings_write(&play->app.settings, &out);
    ck_assert_ptr_nonnull(strstr(text_string(&out), "language = de\n"));
    text_free(&out);
    ui_play_click(play, "option:language=en");
    ui_play_wait(play, 0);
    ck_assert(ui_play_says(play, "Settings"));
    close(play);
}
END_TEST

START_TEST(at_first_texts_are_in_the_first_language_of_the_system_that_came) {
    struct ui_play *play = open_with("ja_JP:de_AT.UTF-8:fr", "");
    ck_assert_str_eq(words_chosen(), "de");
    close(play);
    play = open_with("es_ES:C", "");
    ck_assert_str_eq(words_chosen(), "en");
    close(play);
}
END_TEST

START_TEST(a_broken_file_is_named_once_and_texts_are_in_english) {
    struct ui_play *play = open_with("it_IT", "");
    ck_assert_ptr_nonnull(strstr(ui_play_toast(play), "languages/it.mo"));
    ck_assert_str_eq(words_chosen(), "en");
    ui_play_click(play, "button:settings");
    ui_play_wait(play, 20000);
    ck_assert_str_eq(ui_play_toast(play), "");
    close(play);
}
END_TEST

START_TEST(restoring_the_defaults_keeps_the_language) {
    struct ui_play *play = open_with("", "");
    ui_play_click(play, "button:settings");
    ui_play_click(play, "option:language=fr");
    ui_play_click(play, "button:defaults");
    ui_play_click(play, "button:accept");
    ui_play_wait(play, 0);
    ck_assert_str_eq(words_chosen(), "fr");
    close(play);
}
END_TEST

START_TEST(a_lesson_is_in_the_language_but_for_what_that_lacks) {
    struct ui_play *play = open_with("fr_FR", "");
    ui_play_click(play, "lesson:oware");
    ck_assert(ui_play_says(play, "Two rows of six houses"));
    ui_play_click(play, "button:next");
    ui_play_wait(play, 0);
    ck_assert(ui_play_says(play, "Semez C."));
    close(play);
}
END_TEST

START_TEST(names_of_languages_overlap_nothing_at_any_size) {
    static const float sizes[][2] = {{480, 400}, {800, 600}, {1000, 700}, {1280, 800}, {700, 1200}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        fake_language = (struct fake_language){"", FOLDER};
        struct ui_play *play = ui_play_open("", NULL, NULL, sizes[i][0], sizes[i][1]);
        fake_language = (struct fake_language){0};
        ui_play_click(play, "button:settings");
        struct rect french = ui_play_target(play, "option:language=fr")->whole;
        struct rect german = ui_play_target(play, "option:language=de")->whole;
        struct rect theme = ui_play_target(play, "option:theme=dusk")->whole;
        ck_assert(french.x + french.w <= german.x || french.y + french.h <= german.y);
        ck_assert(french.y + french.h <= theme.y && theme.h > 60);
        close(play);
    }
}
END_TEST

SUITE("languages", with_english_alone_there_is_no_choice,
      the_languages_that_came_are_offered_each_by_its_own_name,
      settings_that_are_open_do_not_ask_the_disk_for_languages,
      a_language_that_is_chosen_is_in_use_at_once_and_kept,
      at_first_texts_are_in_the_first_language_of_the_system_that_came,
      a_broken_file_is_named_once_and_texts_are_in_english,
      restoring_the_defaults_keeps_the_language,
      a_lesson_is_in_the_language_but_for_what_that_lacks,
      names_of_languages_overlap_nothing_at_any_size)
