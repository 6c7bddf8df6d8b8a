/* test_captions.c: sounds that mean something are written, too, where that is set. */
#include "support/suite.h"
#include "support/ui_play.h"

#include "games/games.h"

static struct ui_play *open_table(const char *position, bool captions) {
    struct ui_play *play = ui_play_open("oware", NULL, position, 1280, 800);
    ui_play_settings(play)->speed = 0;
    ui_play_settings(play)->captions = captions;
    ui_play_wait(play, 16);
    ui_play_cues(play)->count = 0;
    return play;
}

/* As the audio player does: what is to be heard is taken after every turn of the loop. */
static void pass(struct ui_play *play, double ms) {
    ui_play_cues(play)->count = 0;
    ui_play_wait(play, ms);
    ui_play_redraw(play);
}

static bool writes(struct ui_play *play, enum word caption) {
    ui_play_wait(play, 16);
    ui_play_redraw(play);
    return ui_play_says(play, words(caption));
}

START_TEST(a_refusal_a_result_and_the_last_seconds_are_written) {
    struct ui_play *play = open_table(NULL, true);
    ui_play_click(play, "pit:c"); /* the other player's */
    ck_assert(writes(play, WORD_CAPTION_REFUSED));
    ui_play_close(play);
    play = open_table("0-0-0-0-0-1-1-0-0-0-0-0-23-23-S", true);
    ui_play_click(play, "pit:F");
    ck_assert(writes(play, WORD_CAPTION_RESULT));
    ui_play_close(play);
    play = open_table(NULL, true);
    clock_start(ui_play_clock(play), 60, 0);
    ui_play_click(play, "pit:C"); /* the clock waits for the first action */
    ui_play_click(play, "pit:d");
    ck_assert(!writes(play, WORD_CAPTION_CLOCK));
    ui_play_clock(play)->remaining[0] = 9500;
    ck_assert(writes(play, WORD_CAPTION_CLOCK));
    ui_play_close(play);
}
END_TEST

START_TEST(without_the_setting_nothing_is_written) {
    struct ui_play *play = open_table(NULL, false);
    ui_play_click(play, "pit:c");
    ck_assert(!writes(play, WORD_CAPTION_REFUSED));
    ui_play_close(play);
}
END_TEST

START_TEST(a_caption_stays_for_three_seconds_and_leaves_at_once) {
    struct ui_play *play = open_table(NULL, true);
    ui_play_click(play, "pit:c");
    pass(play, 16);
    pass(play, 2800);
    ck_assert(ui_play_says(play, words(WORD_CAPTION_REFUSED)));
    pass(play, 300);
    ck_assert(!ui_play_says(play, words(WORD_CAPTION_REFUSED)));
    ui_play_close(play);
}
END_TEST

START_TEST(in_a_whole_match_of_any_game_every_sound_that_means_something_has_a_caption) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = ui_play_open(games[i]->id, NULL, NULL, 1280, 800);
        ui_play_settings(play)->speed = 0;
        ui_play_settings(play)->turn_sound = true;
        for (int turn = 0; turn < 40 && !match_over(ui_play_match(play)); turn++) {
            game_action actions[ACTIONS_MAX];
            int count = match_actions(ui_play_match(play), actions);
            ui_play_action(play, actions[turn * 7 % count], BY_CLICKS);
            for (int k = 0; k < ui_play_cues(play)->count; k++) {
                const struct cue *cue = &ui_play_cues(play)->cue[k];
                ck_assert_msg(sound_means(cue->sound) == (cue->caption != WORD_NONE), "%s: %d",
                              games[i]->id, (int)cue->sound);
            }
            ui_play_cues(play)->count = 0;
        }
        ui_play_close(play);
    }
}
END_TEST

SUITE("captions", a_refusal_a_result_and_the_last_seconds_are_written,
      without_the_setting_nothing_is_written, a_caption_stays_for_three_seconds_and_leaves_at_once,
      in_a_whole_match_of_any_game_every_sound_that_means_something_has_a_caption)
