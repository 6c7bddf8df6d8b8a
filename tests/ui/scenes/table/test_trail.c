/* test_trail.c: the last turn at the table: it stays visible, is described, and can be replayed. */
#include "games/games.h"
#include "shots/positions.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <math.h>
#include <string.h>

/* A turn of several actions: all three beads of B are dropped. */
#define SHAKALA_SOWING "s1/ss2/ss/s3/s1/s4/-/-/s1/s2/-/s4/ss3/s/2/ss 234 134 S pit"

static struct ui_play *after_shakala_turn(void) {
    struct ui_play *play = ui_play_open("shakala", NULL, SHAKALA_SOWING, 1280, 800);
    ui_play_click(play, "pit:B");
    ui_play_click(play, "bead:s");
    ui_play_click(play, "bead:2");
    ck_assert_int_eq(match_turn(ui_play_match(play)), 1);
    return play;
}

/* How many milliseconds it is busy. */
static int busy_for(struct ui_play *play) {
    int ms = 0;
    for (; ui_play_is_busy(play) && ms < 20000; ms += 16) {
        ui_play_wait(play, 16);
    }
    return ms;
}

static int drawn(struct ui_play *play, bool shown) {
    ui_play_settings(play)->last_turn = shown;
    ui_play_wait(play, 0);
    return play->list.count;
}

START_TEST(in_every_game_it_stays_on_the_board_until_it_is_switched_off) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = ui_play_open(games[i]->id, NULL, NULL, 1280, 800);
        ck_assert_int_eq(drawn(play, true), drawn(play, false));
        ck_assert_int_gt(ui_play_random_game(play, 9, 12, BY_CLICKS), 5);
        ui_play_hover(play, "button:menu");
        ck_assert_int_gt(drawn(play, true), drawn(play, false) + 4);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_sentence_describes_it_and_its_gain) {
    struct ui_play *play = ui_play_open("oware", NULL, OWARE_MIDDLE, 1280, 800);
    ck_assert(!ui_play_has(play, "button:last"));
    ui_play_click(play, "pit:F");
    ck_assert(ui_play_says(play, "plays F."));
    ck_assert(ui_play_says(play, "+5"));
    ck_assert(ui_play_has(play, "button:last"));
    ui_play_settings(play)->last_turn = false;
    ui_play_wait(play, 0);
    ck_assert(!ui_play_says(play, "plays F."));
    ck_assert(!ui_play_has(play, "button:last"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_turn_of_several_actions_is_described_as_a_whole) {
    struct ui_play *play = after_shakala_turn();
    ck_assert(ui_play_says(play, " sows B: 3 beads, ending in H."));
    ui_play_close(play);
}
END_TEST

START_TEST(a_turn_that_is_pointed_at_in_the_history_is_described_too) {
    struct ui_play *play = after_shakala_turn();
    ui_play_settings(play)->history = true;
    ui_play_wait(play, 16);
    ui_play_click(play, "ply:0");
    ui_play_hover(play, "ply:3");
    ui_play_wait(play, 400);
    ui_play_wait(play, 16);
    ck_assert(ui_play_says(play, "South sows B: 3 beads"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_action_being_played_is_described_in_a_whole_sentence) {
    struct ui_play *play = ui_play_open("oware", NULL, OWARE_MIDDLE, 1280, 800);
    ui_play_settings(play)->speed = 1;
    ui_play_click(play, "pit:F");
    ck_assert(ui_play_is_busy(play));
    ck_assert(ui_play_says(play, "plays F."));
    ui_play_close(play);
}
END_TEST

START_TEST(a_key_and_a_button_replay_all_of_it_and_change_nothing) {
    struct ui_play *play = after_shakala_turn();
    struct position after = *ui_play_position(play);
    int current = ui_play_match(play)->current;
    ui_play_settings(play)->speed = 1;
    for (int i = 0; i < 2; i++) {
        unsigned before = ui_play_table(play)->animations;
        if (i) {
            ui_play_click(play, "button:last");
        } else {
            ui_play_key(play, KEY_F3);
        }
        ck_assert(ui_play_is_busy(play));
        ck_assert_int_gt(busy_for(play), 800);
        ck_assert_uint_ge(ui_play_table(play)->animations - before, 3);
        ck_assert_int_eq(ui_play_match(play)->current, current);
        ck_assert(memcmp(&after, ui_play_position(play), sizeof after) == 0);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(it_begins_as_the_turn_began) {
    struct ui_play *play = ui_play_open("oware", NULL, OWARE_MIDDLE, 1280, 800);
    ui_play_click(play, "pit:F");
    ck_assert_int_eq(play_score_seen(ui_play_table(play), 0), 13);
    ui_play_key(play, KEY_F3);
    struct frame frame;
    ui_play_frame(play, &frame);
    ck_assert_int_eq(play_score_seen(ui_play_table(play), 0), 8);
    ck_assert_int_eq(play_turn_seen(ui_play_table(play)), 0);
    ck_assert_int_eq(frame.lying.count[7][0], 5); /* house b, before its seed fell */
    ui_play_close(play);
}
END_TEST

START_TEST(it_is_replayed_even_with_animations_off) {
    struct ui_play *play = ui_play_open("seega", NULL, SEEGA_MIDDLE, 1280, 800);
    ui_play_click(play, "square:b3");
    ui_play_click(play, "square:b2");
    ck_assert(!ui_play_is_busy(play));
    ui_play_key(play, KEY_F3);
    ck_assert_int_gt(busy_for(play), 100);
    ui_play_close(play);
}
END_TEST

START_TEST(a_click_ends_it_and_counts) {
    struct ui_play *play = ui_play_open("oware", NULL, OWARE_MIDDLE, 1280, 800);
    ui_play_click(play, "pit:F");
    ui_play_key(play, KEY_F3);
    ck_assert(ui_play_is_busy(play));
    ui_play_click(play, "pit:a");
    ck_assert_int_eq(match_depth(ui_play_match(play), ui_play_match(play)->current), 2);
    ui_play_close(play);
}
END_TEST

START_TEST(before_the_first_turn_there_is_nothing_to_show_and_that_is_said) {
    struct ui_play *play = ui_play_open("dulko", NULL, NULL, 1280, 800);
    ui_play_key(play, KEY_F3);
    ck_assert(!ui_play_is_busy(play));
    ck_assert_str_eq(ui_play_toast(play), words(WORD_NONE_TO_SHOW));
    ui_play_close(play);
}
END_TEST

START_TEST(the_button_that_shows_it_again_has_a_label_where_there_is_room) {
    for (int small = 0; small < 2; small++) {
        struct ui_play *play =
            ui_play_open("oware", NULL, OWARE_MIDDLE, small ? 800 : 1280, small ? 600 : 800);
        ui_play_click(play, "pit:F");
        ck_assert_int_eq(ui_play_says(play, words(WORD_SHOW_AGAIN_BRIEF)), !small);
        ui_play_hover(play, "button:last");
        ui_play_wait(play, 2000);
        ck_assert(ui_play_says(play, words(WORD_SHOW_AGAIN)));
        ui_play_close(play);
    }
}
END_TEST

/* The size of the texts on the line above the lowest one; 0: there are none. */
static float told_in_size(const struct ui_play *play, float baseline) {
    float size = 0;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        bool there = ui_play_text(play, i)[0] && fabsf(command->rect.y - baseline) < 2;
        size = there && (size == 0 || command->as.text.size < size) ? command->as.text.size : size;
    }
    return size;
}

START_TEST(it_is_told_in_the_type_of_all_other_sentences_in_a_small_window_too) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = ui_play_open(games[i]->id, NULL, NULL, 800, 600);
        ck_assert_int_gt(ui_play_random_game(play, 9, 12, BY_CLICKS), 5);
        ui_play_wait(play, 8000);
        ck_assert_msg(told_in_size(play, 564) >= TYPE_BODY, "%s: %g", games[i]->id,
                      (double)told_in_size(play, 564));
        ui_play_close(play);
    }
}
END_TEST

SUITE("last turn at the table", the_button_that_shows_it_again_has_a_label_where_there_is_room,
      in_every_game_it_stays_on_the_board_until_it_is_switched_off,
      a_sentence_describes_it_and_its_gain, a_turn_of_several_actions_is_described_as_a_whole,
      a_turn_that_is_pointed_at_in_the_history_is_described_too,
      the_action_being_played_is_described_in_a_whole_sentence,
      a_key_and_a_button_replay_all_of_it_and_change_nothing, it_begins_as_the_turn_began,
      it_is_replayed_even_with_animations_off, a_click_ends_it_and_counts,
      before_the_first_turn_there_is_nothing_to_show_and_that_is_said,
      it_is_told_in_the_type_of_all_other_sentences_in_a_small_window_too)
