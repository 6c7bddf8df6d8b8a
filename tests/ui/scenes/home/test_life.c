/* test_life.c: what moves at home after the player has done something, and that it ends. */
#include "engine/rules.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/boards/faces.h"

#include <stdlib.h>
#include <string.h>

static const double FRAME = 40, TEN_SECONDS = 10000; /* ms */

static struct ui_play *open_home(void) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_settings(play)->speed = 1;
    ui_play_wait(play, 0);
    return play;
}

/* A copy of the picture; to be freed with draw_free. */
static void copy(struct ui_play *play, struct draw_list *to) {
    *to = (struct draw_list){0};
    app_draw(&play->app, to, play->width, play->height, 1, ui_play_measure());
}

/* Passes some time as the loop does it, and returns how many frames were drawn meanwhile. */
static int frames_in(struct ui_play *play, double ms) {
    int frames = 0;
    for (double end = play->now + ms; play->now < end; play->now += FRAME) {
        app_update(&play->app, play->now);
        if (ui_play_is_due(play)) {
            app_draw(&play->app, &play->list, play->width, play->height, 1, ui_play_measure());
            frames++;
        }
    }
    return frames;
}

START_TEST(the_picture_that_is_pointed_at_plays_a_turn_and_goes_back) {
    for (int i = 0; i < faces_count; i++) {
        struct ui_play *play = open_home();
        struct draw_list before, during, after;
        ui_play_settings(play)->theme = THEME_NOON; /* there are no lanterns */
        struct line card = text_line("card:%s", faces[i]->game->id);
        ui_play_hover(play, card.string);
        copy(play, &before);
        frames_in(play, 900);
        copy(play, &during);
        ck_assert_msg(!draw_equal(&before, &during), "%s plays", card.string);
        frames_in(play, TEN_SECONDS);
        copy(play, &after);
        ck_assert_msg(draw_equal(&before, &after), "%s goes back", card.string);
        draw_free(&before);
        draw_free(&during);
        draw_free(&after);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(it_plays_with_the_keyboard_too) {
    struct ui_play *play = open_home();
    ui_play_key(play, KEY_TAB);
    frames_in(play, TEN_SECONDS);
    ui_play_settings(play)->theme = THEME_NOON;
    ui_play_key(play, KEY_RIGHT);
    ck_assert_int_gt(frames_in(play, 1500), 20);
    ui_play_close(play);
}
END_TEST

START_TEST(ten_seconds_after_the_last_touch_nothing_moves_wherever_the_pointer_is) {
    static const char *const ids[] = {"card:saddeeqa", "card:dulko", "lesson:shakala",
                                      "button:settings"};
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        struct ui_play *play = open_home();
        ui_play_hover(play, ids[i]);
        ck_assert_int_gt(frames_in(play, TEN_SECONDS), 50);
        ck_assert_int_eq(frames_in(play, 6 * TEN_SECONDS), 0);
        ck_assert_msg(ui_play_rests(play), "%s", ids[i]);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(nothing_moves_before_the_player_does_or_with_reduced_motion_or_animations_off) {
    for (int i = 0; i < 3; i++) {
        struct ui_play *play = open_home();
        if (i) {
            ui_play_settings(play)->reduced_motion = i == 1;
            ui_play_settings(play)->speed = i == 2 ? 0 : 1;
            ui_play_hover(play, "card:oware");
        }
        ck_assert_int_le(frames_in(play, TEN_SECONDS), 1);
        ck_assert(ui_play_rests(play));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_turn_of_each_picture_is_a_whole_legal_turn) {
    for (int i = 0; i < faces_count; i++) {
        const struct face *face = faces[i];
        struct options options = options_default(face->game);
        struct position pos;
        char copy_of[64];
        struct text text = text_fixed(copy_of, sizeof copy_of);
        options_resolve_seeds(face->game, &options, 1);
        ck_assert_ptr_null(rules_setup(face->game, &options, face->sample, &pos, NULL));
        int side = face->game->side_to_act(&pos);
        text_add(&text, face->sample_turn);
        for (char *word = strtok(copy_of, " "); word; word = strtok(NULL, " ")) {
            game_action action;
            ck_assert_int_eq(face->game->side_to_act(&pos), side);
            ck_assert(rules_action_parse(face->game, &pos, word, &action));
            rules_play(face->game, &pos, action, NULL);
        }
        ck_assert_int_ne(face->game->side_to_act(&pos), side);
    }
}
END_TEST

SUITE("life at home", the_picture_that_is_pointed_at_plays_a_turn_and_goes_back,
      it_plays_with_the_keyboard_too,
      ten_seconds_after_the_last_touch_nothing_moves_wherever_the_pointer_is,
      nothing_moves_before_the_player_does_or_with_reduced_motion_or_animations_off,
      the_turn_of_each_picture_is_a_whole_legal_turn)
