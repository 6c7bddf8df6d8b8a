/* test_voices.c: companions speak at the table, and fall silent. */
#include "ui/app/voices.h"

#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/model/companion.h"
#include "ui/model/voice.h"

#include <string.h>

enum { SEED = 7, FOX = 7, HEARD = 6000 };

/* South's F captures nine seeds. */
#define BEFORE_CAPTURE "3-0-7-2-1-3-2-2-2-4-4-6-8-4-S"

static struct ui_play *open_in(const char *game, const char *position, int first, int second,
                               float width, float height) {
    struct ui_play *play = ui_play_open(game, NULL, position, width, height);
    play_seat(ui_play_table(play), (const int[]){first, second}, SEED);
    ui_play_wait(play, 1);
    return play;
}

static struct ui_play *open_with(const char *position, int first, int second) {
    return open_in("oware", position, first, second, 1280, 800);
}

/* Whether what is said now is one of the lines for this. */
static bool says(const struct ui_play *play, enum voice_occasion occasion) {
    bool found = false;
    for (int i = 0; i < VOICE_LINES; i++) {
        enum word word = voice_line(FOX, occasion, i);
        found = found || (word != WORD_NONE && strcmp(voices_said(&play->app), words(word)) == 0);
    }
    return found && ui_play_says(play, voices_said(&play->app));
}

START_TEST(a_companion_greets_for_some_seconds_and_then_nothing_is_drawn) {
    struct ui_play *play = open_with(NULL, 0, FOX);
    ck_assert(says(play, VOICE_GREETS));
    ui_play_wait(play, HEARD - 100);
    ck_assert(says(play, VOICE_GREETS));
    ui_play_wait(play, 200);
    ck_assert_str_eq(voices_said(&play->app), "");
    ck_assert(ui_play_rests(play));
    ui_play_close(play);
}
END_TEST

START_TEST(it_falls_silent_when_the_person_plays) {
    struct ui_play *play = open_with(NULL, 0, FOX);
    ck_assert(says(play, VOICE_GREETS));
    ui_play_click(play, "pit:C");
    ui_play_wait(play, 1);
    ck_assert_str_eq(voices_said(&play->app), "");
    ui_play_close(play);
}
END_TEST

START_TEST(a_large_capture_is_remarked_upon_and_nothing_when_it_is_taken_back) {
    struct ui_play *play = open_with(BEFORE_CAPTURE, 0, FOX);
    ck_assert_str_eq(voices_said(&play->app), ""); /* somebody has put this position together */
    ui_play_click(play, "pit:F");
    ui_play_wait(play, 1);
    ck_assert(says(play, VOICE_LOSES));
    ui_play_click(play, "button:undo");
    ui_play_wait(play, 1);
    ck_assert_str_eq(voices_said(&play->app), "");
    ui_play_close(play);
}
END_TEST

START_TEST(the_switch_silences_it) {
    struct ui_play *play = open_with(NULL, 0, FOX);
    ui_play_settings(play)->voices = false;
    ui_play_wait(play, 1);
    ck_assert_str_eq(voices_said(&play->app), "");
    play_resign(ui_play_table(play), 1);
    ui_play_wait(play, 1);
    ck_assert_str_eq(voices_last_word(&play->app), "");
    ui_play_settings(play)->voices = true;
    ck_assert_str_eq(voices_last_word(&play->app), voice_last_word(ui_play_match(play)));
    ck_assert_str_ne(voices_last_word(&play->app), "");
    ui_play_close(play);
    play = ui_play_open("oware", NULL, BEFORE_CAPTURE, 1280, 800);
    ui_play_settings(play)->voices = false;
    play_seat(ui_play_table(play), (const int[]){0, FOX}, SEED);
    ui_play_click(play, "pit:F");
    ui_play_wait(play, 1);
    ck_assert_str_eq(voices_said(&play->app), "");
    ui_play_close(play);
}
END_TEST

START_TEST(nobody_speaks_to_two_people_or_to_another_companion) {
    struct ui_play *play = open_with(NULL, 0, 0);
    ck_assert_str_eq(voices_said(&play->app), "");
    ui_play_close(play);
    play = open_with(NULL, 3, FOX);
    ck_assert_str_eq(voices_said(&play->app), "");
    ui_play_close(play);
}
END_TEST

START_TEST(the_medallion_moves_as_it_speaks_but_not_with_reduced_motion) {
    struct ui_play *play = open_with(NULL, 0, 0);
    ui_play_settings(play)->speed = 1;
    play_seat(ui_play_table(play), (const int[]){0, FOX}, SEED);
    ui_play_wait(play, 1);
    ui_play_wait(play, 90);
    ck_assert_float_ne(voices_nod(&play->app, 1), 0);
    ck_assert_float_eq(voices_nod(&play->app, 0), 0);
    ui_play_settings(play)->reduced_motion = true;
    ck_assert_float_eq(voices_nod(&play->app, 1), 0);
    ui_play_settings(play)->reduced_motion = false;
    ui_play_wait(play, 800);
    ck_assert_float_eq(voices_nod(&play->app, 1), 0);
    ui_play_close(play);
}
END_TEST

/* Whether the text stands on the table as a whole, within the window and beside the button. */
static bool is_whole(const struct ui_play *play, const char *said) {
    const struct target *again = targets_find(ui_play_targets(play), "button:last");
    float left = again ? again->rect.x + again->rect.w : 0;
    const struct draw_list *list = &play->list;
    for (int i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        if (strstr(ui_play_text(play, i), said)) {
            float scale = ui_play_scale(play), size = command->as.text.size / scale;
            float x = command->rect.x / scale, width = draw_text_width(list, FONT_UI, size, said);
            return x >= left && x + width <= play->width / scale;
        }
    }
    return false;
}

START_TEST(every_line_fits_at_every_table) {
    static const char *const names[] = {"oware", "saddeeqa", "shakala", "seega", "dulko"};
    static const float size[][2] = {{360, 640}, {480, 800}, {800, 600}, {2560, 1440}};
    for (int k = 0; k < 40; k++) {
        struct ui_play *play =
            open_in(names[k % 5], NULL, 0, FOX, size[k / 10][0], size[k / 10][1]);
        if (k / 5 %
            2) { /* the last turn is told there, too, after the button that shows it again */
            play_action(ui_play_table(play), ui_play_settings(play),
                        ui_play_legal(play)->action[0]);
            ui_play_wait(play, 1);
        }
        for (int i = 0; i < COMPANIONS * VOICE_OCCASIONS * VOICE_LINES; i++) {
            int occasion = i / VOICE_LINES % VOICE_OCCASIONS;
            enum word word = voice_line(1 + i / VOICE_LINES / VOICE_OCCASIONS,
                                        (enum voice_occasion)occasion, i % VOICE_LINES);
            if (word != WORD_NONE) {
                play->app.table.speech.line = word;
                ui_play_redraw(play);
                ui_play_wait(play, 0);
                ck_assert_msg(is_whole(play, words(word)), "%s at %s", words(word), names[k % 5]);
            }
        }
        ui_play_close(play);
    }
}
END_TEST

SUITE("voices", a_companion_greets_for_some_seconds_and_then_nothing_is_drawn,
      it_falls_silent_when_the_person_plays,
      a_large_capture_is_remarked_upon_and_nothing_when_it_is_taken_back, the_switch_silences_it,
      nobody_speaks_to_two_people_or_to_another_companion,
      the_medallion_moves_as_it_speaks_but_not_with_reduced_motion, every_line_fits_at_every_table)
