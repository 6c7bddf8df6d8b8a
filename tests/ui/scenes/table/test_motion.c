/* test_motion.c: the picture and the text while an action is animated. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <string.h>

enum { FADE = 80, ACTIONS = 12 };

/* With reduced motion an action fades, for 80 ms, and then nothing runs. */
static void check_fades(const struct game *game) {
    struct ui_play *play = ui_play_open(game->id, NULL, NULL, 1280, 800);
    uint64_t seed = 9;
    ui_play_settings(play)->speed = 1;
    ui_play_settings(play)->reduced_motion = true;
    for (int i = 0; i < ACTIONS && ui_play_legal(play)->count; i++) {
        game_action action =
            ui_play_legal(play)->action[random_below(&seed, (uint32_t)ui_play_legal(play)->count)];
        ui_play_action(play, action, BY_CLICKS);
        ui_play_wait(play, 0);
        ui_play_wait(play, FADE / 2);
        struct frame frame;
        ui_play_frame(play, &frame);
        ck_assert_int_eq(frame.moving_count, 0);
        ui_play_wait(play, FADE / 2);
        ck_assert(!ui_play_is_busy(play));
        play->app.ui->changed = false;
        ck_assert(ui_play_rests(play));
    }
    ui_play_close(play);
}

START_TEST(with_reduced_motion_every_action_fades_and_then_nothing_runs) {
    for (int i = 0; i < games_count; i++) {
        check_fades(games[i]);
    }
}
END_TEST

START_TEST(moved_things_are_half_transparent_in_the_middle_of_a_fade) {
    struct ui_play *play = ui_play_open("seega", "size=5", NULL, 1280, 800);
    ui_play_settings(play)->speed = 1;
    ui_play_settings(play)->reduced_motion = true;
    ui_play_click(play, "square:a1");
    ui_play_wait(play, 0);
    ui_play_wait(play, FADE / 2);
    int half = 0;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        half += command->kind == DRAW_SPRITE && command->as.sprite.tint.a > 100 &&
                command->as.sprite.tint.a < 155;
    }
    ck_assert_int_ge(half, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(the_bar_counts_a_turn_once_its_animation_has_ended) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_settings(play)->speed = 1;
    for (int turn = 1; turn <= 4; turn++) {
        ui_play_action(play, ui_play_legal(play)->action[0], BY_CLICKS);
        for (int ms = 0; ui_play_is_busy(play) && ms < 9000; ms += 100) {
            ck_assert(ui_play_says(play, text_line("Turn %d", turn).string));
            ui_play_wait(play, 100);
        }
        ck_assert(ui_play_says(play, text_line("Turn %d", turn + 1).string));
    }
    ui_play_close(play);
}
END_TEST

/* The phase of the game in the bar. */
static struct line phase_of(struct ui_play *play) {
    static const char *const names[2] = {"Limestone", "Basalt"};
    struct line phase = {""};
    struct text text = text_fixed(phase.string, sizeof phase.string);
    ui_play_table(play)->face->phase(ui_play_position(play), names, &text);
    return phase;
}

START_TEST(the_bar_names_the_next_phase_once_the_last_piece_of_the_one_before_has_arrived) {
    enum { PLACED = 23 }; /* the last one is forced */
    struct ui_play *play = ui_play_open("seega", "size=5", NULL, 1280, 800);
    for (int i = 1; i <= PLACED; i++) {
        ui_play_settings(play)->speed = i == PLACED;
        ui_play_action(play, ui_play_legal(play)->action[0], BY_CLICKS);
        ck_assert(i < PLACED || ui_play_is_busy(play));
        if (i + 1 == PLACED) {
            ck_assert(ui_play_says(play, phase_of(play).string));
        }
    }
    ck_assert_msg(!ui_play_says(play, phase_of(play).string), "%s", phase_of(play).string);
    ui_play_wait(play, 0);
    ui_play_wait(play, 5000);
    ck_assert(ui_play_says(play, phase_of(play).string));
    ui_play_close(play);
}
END_TEST

START_TEST(the_prompt_to_play_comes_after_the_sowing_animation) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_settings(play)->speed = 1;
    ck_assert(ui_play_says(play, "choose a house"));
    ui_play_click(play, "pit:C");
    ui_play_wait(play, 300);
    ck_assert(ui_play_is_busy(play));
    ck_assert(!ui_play_says(play, "choose a house"));
    ck_assert(ui_play_says(play, " plays "));
    ck_assert(!ui_play_says(play, "North:"));
    ui_play_wait(play, 5000);
    ui_play_wait(play, 1);
    ck_assert(ui_play_says(play, "choose a house"));
    ck_assert(ui_play_says(play, "North:"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_animation_is_described_in_words) {
    static const struct {
        const char *game, *position, *first, *second, *sentence;
    } animations[] = {
        {"saddeeqa", NULL, "pit:5", "direction:cw", " sows hole 5 clockwise."},
        {"shakala", NULL, "pit:C", "bead:s", " drops a stone."},
        {"shakala", "ssss/sss/sssss/ss/ss/-/-/-/-/-/-/-/-/-/-/- 1122333 112234444 S pit", "pit:E",
         "track:in", " takes the "},
        {"seega", "1o1x1/ox1o1/1x2o/x1ox1/1xo1x x 0 0 6 5 move", "square:b3", "square:b2",
         " moves from b3 to b2"},
        {"seega", NULL, "square:a1", "square:b1", " places a piece on b1."},
        {"dulko", NULL, "bank:1:8", "square:a1", " 8 to a1"},
    };
    for (size_t i = 0; i < sizeof animations / sizeof animations[0]; i++) {
        struct ui_play *play =
            ui_play_open(animations[i].game, NULL, animations[i].position, 1280, 800);
        ui_play_settings(play)->speed = 1;
        ui_play_click(play, animations[i].first);
        ui_play_wait(play, 1);
        ui_play_click(play, animations[i].second);
        ui_play_wait(play, 100);
        ck_assert_msg(ui_play_says(play, animations[i].sentence), "%s: %s", animations[i].game,
                      animations[i].sentence);
        ui_play_close(play);
    }
}
END_TEST

/* How many boxes are partly transparent. */
static int fading(const struct ui_play *play) {
    int count = 0;
    for (int i = 0; i < play->list.count; i++) {
        count += play->list.command[i].kind == DRAW_BOX && play->list.command[i].faded > 0;
    }
    return count;
}

/* One house is sown and its animation finished. */
static struct ui_play *sow_one(float speed, bool reduced) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_settings(play)->speed = speed;
    ui_play_settings(play)->reduced_motion = reduced;
    ui_play_wait(play, 0);
    ui_play_click(play, "pit:C");
    ui_play_settle(play);
    ui_play_wait(play, 0);
    return play;
}

START_TEST(the_turn_indicator_moves_from_panel_to_panel_and_then_nothing_runs) {
    static const double lengths[] = {200, 80};
    for (int reduced = 0; reduced < 2; reduced++) {
        struct ui_play *play = sow_one(1, reduced);
        ui_play_wait(play, lengths[reduced] / 2);
        ck_assert_int_ge(fading(play), 4); /* two panels as they were, and as they will be */
        ck_assert(ui_play_says(play, "South"));
        ui_play_wait(play, lengths[reduced] / 2);
        ck_assert_int_eq(fading(play), 0);
        ck_assert(app_update(&play->app, play->now) >= NEVER);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_house_that_is_clicked_while_the_turn_indicator_moves_is_sown) {
    struct ui_play *play = sow_one(1, false);
    ui_play_wait(play, 50);
    ui_play_click(play, "pit:c");
    ck_assert_int_eq(match_turn(ui_play_match(play)), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(without_animations_the_turn_indicator_moves_at_once) {
    struct ui_play *play = sow_one(0, false);
    ck_assert_int_eq(fading(play), 0);
    ck_assert(app_update(&play->app, play->now) >= NEVER);
    ui_play_close(play);
}
END_TEST

START_TEST(the_result_card_fades_in_and_its_buttons_are_there_at_once) {
    struct ui_play *play =
        ui_play_open("oware", NULL, "1-0-0-0-0-1-1-0-0-1-0-1-24-19-S", 1280, 800);
    ui_play_settings(play)->speed = 1;
    ui_play_wait(play, 0);
    ui_play_click(play, "pit:F");
    ui_play_settle(play);
    ui_play_wait(play, 0);
    ui_play_wait(play, 100);
    ck_assert(ui_play_says(play, "South wins"));
    ck_assert_int_ge(fading(play), 4); /* the card and the panels */
    ck_assert(ui_play_target(play, "button:rematch")->enabled);
    ui_play_wait(play, 100);
    ck_assert_int_eq(fading(play), 0);
    ui_play_close(play);
}
END_TEST

SUITE("motion", with_reduced_motion_every_action_fades_and_then_nothing_runs,
      moved_things_are_half_transparent_in_the_middle_of_a_fade,
      the_bar_counts_a_turn_once_its_animation_has_ended,
      the_bar_names_the_next_phase_once_the_last_piece_of_the_one_before_has_arrived,
      the_prompt_to_play_comes_after_the_sowing_animation, the_animation_is_described_in_words,
      the_turn_indicator_moves_from_panel_to_panel_and_then_nothing_runs,
      a_house_that_is_clicked_while_the_turn_indicator_moves_is_sown,
      without_animations_the_turn_indicator_moves_at_once,
      the_result_card_fades_in_and_its_buttons_are_there_at_once)
