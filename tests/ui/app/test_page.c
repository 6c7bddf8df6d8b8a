/* test_page.c: what is different where the app is a page in a browser (host.h). */
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/narrator.h"

#include <string.h>

static struct ui_play *open_page(const char *game) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, 1280, 800);
    play->fake.page = true;
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    return play;
}

START_TEST(the_browser_lets_a_file_be_chosen_and_no_folder_is_listed) {
    struct ui_play *play = open_page("");
    ui_play_click(play, "button:open");
    ck_assert_int_eq(play->fake.chosen, 1);
    ck_assert_int_eq((int)ui_play_scene(play), (int)SCENE_HOME);
    ui_play_close(play);
}
END_TEST

START_TEST(a_match_is_saved_by_a_name_without_a_folder) {
    struct ui_play *play = open_page("oware");
    ui_play_key(play, KEY_SAVE);
    ui_play_wait(play, 400);
    ck_assert_int_eq((int)ui_play_scene(play), (int)SCENE_SAVE);
    ck_assert(!ui_play_has(play, "button:home-folder"));
    ck_assert(!ui_play_has(play, "button:parent"));
    ui_play_click(play, "button:save");
    ck_assert_ptr_nonnull(fake_host_content(&play->fake, "oware.serai"));
    ck_assert_str_eq(ui_play_toast(play), "Saved as oware.serai in your downloads");
    ck_assert_int_eq((int)ui_play_scene(play), (int)SCENE_TABLE);
    ui_play_close(play);
}
END_TEST

START_TEST(a_text_that_comes_later_from_the_clipboard_is_waited_for_in_silence) {
    struct ui_play *play = open_page("");
    play->fake.clipboard_waits = true;
    ui_play_key(play, KEY_PASTE);
    ck_assert_str_eq(ui_play_toast(play), "");
    play->fake.clipboard_waits = false;
    text_add(&play->fake.clipboard, "1-0-0-0-0-0-1-0-0-0-0-0-23-23-N");
    ui_play_key(play, KEY_PASTE);
    ck_assert_int_eq((int)ui_play_scene(play), (int)SCENE_TABLE);
    ui_play_close(play);
}
END_TEST

START_TEST(nothing_there_quits) {
    struct ui_play *play = open_page("");
    ck_assert(!ui_play_has(play, "button:quit"));
    ck_assert(ui_play_has(play, "button:about"));
    ck_assert(ui_play_has(play, "button:open"));
    ui_play_close(play);
}
END_TEST

START_TEST(it_says_that_it_sends_nothing) {
    struct ui_play *play = open_page("");
    ui_play_click(play, "button:about");
    ui_play_wait(play, 400);
    ck_assert(ui_play_says(play, "sends nothing"));
    ui_play_close(play);
}
END_TEST

/* What was said; whoever speaks takes it. */
static bool is_said(struct ui_play *play, const char *words) {
    struct narrator *narrator = &play->app.narrator;
    bool said = false;
    for (int i = 0; i < narrator->count; i++) {
        said = said || strstr(narrator->queue[i].text, words);
    }
    narrator->count = 0;
    return said;
}

START_TEST(the_narrator_tells_without_speech_what_happens_but_not_what_is_in_focus) {
    struct ui_play *play = open_page("oware");
    ck_assert(!ui_play_settings(play)->speech);
    play->app.narrator.count = 0;
    ui_play_key(play, KEY_TAB);
    ck_assert_str_ne(ui_play_focus(play), "");
    ck_assert(!is_said(play, ui_play_target(play, ui_play_focus(play))->label));
    ui_play_click(play, "pit:A");
    ui_play_settle(play);
    ui_play_wait(play, 16);
    ck_assert(is_said(play, "A"));
    ui_play_close(play);
}
END_TEST

START_TEST(who_turns_speech_on_hears_where_they_are) {
    struct ui_play *play = open_page("oware");
    play->app.narrator.count = 0;
    ui_play_wait(play, 16);
    ck_assert(!is_said(play, "Oware"));
    ui_play_settings(play)->speech = true;
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    ck_assert(is_said(play, "Oware"));
    ui_play_wait(play, 16);
    ck_assert(!is_said(play, "Oware"));
    ui_play_close(play);
}
END_TEST

SUITE("page", the_browser_lets_a_file_be_chosen_and_no_folder_is_listed,
      a_match_is_saved_by_a_name_without_a_folder,
      a_text_that_comes_later_from_the_clipboard_is_waited_for_in_silence, nothing_there_quits,
      it_says_that_it_sends_nothing,
      the_narrator_tells_without_speech_what_happens_but_not_what_is_in_focus,
      who_turns_speech_on_hears_where_they_are)
