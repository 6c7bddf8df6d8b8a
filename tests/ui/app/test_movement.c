/* test_movement.c: what both scenes show moves from its place in the one to that in the other. */
#include "support/suite.h"
#include "support/ui_play.h"

#include <string.h>

static const double LENGTH = 250, FRAME = 50; /* ms */

static struct ui_play *open_home(void) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_settings(play)->speed = 1;
    return play;
}

/* The movement that the frame is part of; NULL: none. */
static const struct draw_command *moving(const struct ui_play *play) {
    const struct draw_command *last = &play->list.command[play->list.count - 1];
    return last->kind == DRAW_MOVEMENT ? last : NULL;
}

static bool is_within(struct rect inner, struct rect outer) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

/* Follows a movement to its end. */
static const double GREETING = 8000; /* ms, longer than the companion is heard */

static void follow(struct ui_play *play) {
    float t = -1;
    for (double passed = 0; passed < LENGTH; passed += FRAME) {
        ck_assert_ptr_nonnull(moving(play));
        ck_assert_float_gt(moving(play)->as.movement.t, t);
        t = moving(play)->as.movement.t;
        ui_play_wait(play, FRAME);
    }
    ck_assert_ptr_null(moving(play));
}

START_TEST(the_card_grows_into_the_set_up_and_its_board_into_the_table) {
    struct ui_play *play = open_home();
    ck_assert_ptr_null(moving(play));
    struct rect card = ui_play_target(play, "card:oware")->rect;
    card.y -= 6; /* it rises when it is pointed at */
    ui_play_click(play, "card:oware");
    ck_assert(is_within(moving(play)->as.movement.from, card));
    ck_assert_float_eq(moving(play)->as.movement.to.w, 1280);
    ck_assert_float_eq(moving(play)->as.movement.t, 0);
    follow(play);
    struct rect option = ui_play_target(play, "option:grand-slam=forbidden")->rect;
    ui_play_click(play, "button:start");
    struct rect board = moving(play)->as.movement.to;
    ck_assert(is_within(moving(play)->as.movement.from, option));
    ck_assert(is_within(ui_play_target(play, "pit:C")->rect, board));
    follow(play);
    ui_play_wait(play, GREETING);
    ck_assert(ui_play_rests(play));
    ui_play_click(play, "button:back");
    ck_assert_float_eq(moving(play)->as.movement.from.w, board.w);
    ck_assert(is_within(moving(play)->as.movement.to, ui_play_target(play, "card:oware")->rect));
    follow(play);
    ui_play_close(play);
}
END_TEST

START_TEST(the_next_scene_is_there_at_once_and_a_click_on_it_ends_the_movement) {
    struct ui_play *play = open_home();
    ui_play_click(play, "card:oware");
    ck_assert(moving(play) && !ui_play_has(play, "card:oware"));
    ui_play_click(play, "button:start");
    ck_assert(moving(play) && !ui_play_is_busy(play));
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ui_play_click(play, "pit:C");
    ck_assert_ptr_null(moving(play));
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    ui_play_close(play);
}
END_TEST

START_TEST(a_key_ends_the_movement_and_counts) {
    struct ui_play *play = open_home();
    ui_play_click(play, "card:dulko");
    ck_assert_ptr_nonnull(moving(play));
    ui_play_key(play, KEY_F1);
    ck_assert_ptr_null(moving(play));
    ck_assert_int_eq(ui_play_scene(play), SCENE_RULES);
    ui_play_close(play);
}
END_TEST

START_TEST(a_movement_asks_for_its_next_frame_itself_as_nothing_else_may) {
    struct ui_play *play = open_home();
    ui_play_click(play, "card:oware");
    ck_assert(moving(play) && ui_play_is_due(play));
    follow(play);
    ck_assert(!ui_play_is_due(play));
    ui_play_close(play);
}
END_TEST

START_TEST(a_match_grows_from_its_own_card) {
    struct ui_play *play = open_home();
    ui_play_click(play, "card:seega");
    ui_play_click(play, "button:start");
    ui_play_click(play, "square:a1");
    ui_play_settle(play);
    ui_play_click(play, "button:back");
    struct rect card = ui_play_target(play, "continue:0")->rect;
    ui_play_click(play, "continue:0");
    ck_assert(is_within(moving(play)->as.movement.from, card));
    ui_play_close(play);
}
END_TEST

START_TEST(nothing_moves_with_reduced_motion_or_animations_off_or_between_other_scenes) {
    struct ui_play *play = open_home();
    ui_play_click(play, "button:settings");
    ck_assert_ptr_null(moving(play));
    ui_play_click(play, "button:back");
    ck_assert_ptr_null(moving(play));
    ui_play_settings(play)->reduced_motion = true;
    ui_play_click(play, "card:oware");
    ck_assert_ptr_null(moving(play));
    ui_play_settings(play)->reduced_motion = false;
    ui_play_settings(play)->speed = 0;
    ui_play_click(play, "button:start");
    ck_assert_ptr_null(moving(play));
    ui_play_wait(play, GREETING);
    ck_assert(ui_play_rests(play));
    ui_play_close(play);
}
END_TEST

SUITE("from scene to scene", the_card_grows_into_the_set_up_and_its_board_into_the_table,
      the_next_scene_is_there_at_once_and_a_click_on_it_ends_the_movement,
      a_key_ends_the_movement_and_counts,
      a_movement_asks_for_its_next_frame_itself_as_nothing_else_may,
      a_match_grows_from_its_own_card,
      nothing_moves_with_reduced_motion_or_animations_off_or_between_other_scenes)
