/* test_voiceless.c: speech is on, and the computer has no voice. */
#include "support/suite.h"
#include "support/ui_play.h"

static bool says_so(struct ui_play *play) {
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    return ui_play_says(play, words(WORD_SPEECH_NO_VOICE));
}

START_TEST(a_line_says_that_there_is_no_voice_as_long_as_there_is_none) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_key(play, KEY_F6);
    ck_assert(!says_so(play));
    narrator_voice(&play->app, &play->app.narrator, false);
    ck_assert_str_eq(ui_play_toast(play), words(WORD_SPEECH_NO_VOICE));
    for (int i = 0; i < 20; i++) { /* the toast goes, the line stays */
        ui_play_wait(play, 1000);
        narrator_voice(&play->app, &play->app.narrator, false);
        ck_assert(says_so(play));
    }
    ui_play_key(play, KEY_RIGHT);
    ck_assert(says_so(play));
    ck_assert_str_eq(ui_play_toast(play), ""); /* it is said once */
    narrator_voice(&play->app, &play->app.narrator, true);
    ck_assert(!says_so(play));
    ui_play_close(play);
}
END_TEST

START_TEST(the_key_for_speech_says_so_each_time) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    for (int i = 0; i < 3; i++) {
        ui_play_key(play, KEY_F6);
        narrator_voice(&play->app, &play->app.narrator, false);
        ck_assert_str_eq(ui_play_toast(play), words(WORD_SPEECH_NO_VOICE));
        ui_play_key(play, KEY_F6);
        narrator_voice(&play->app, &play->app.narrator, true); /* none is needed */
        ck_assert(!says_so(play));
    }
    ui_play_close(play);
}
END_TEST

SUITE("voiceless", a_line_says_that_there_is_no_voice_as_long_as_there_is_none,
      the_key_for_speech_says_so_each_time)
