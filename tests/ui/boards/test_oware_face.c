/* test_oware_face.c: Oware at the table, played by synthetic pointer and keys. */
#include "games/oware.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <string.h>

static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {800, 600}, {900, 1200}, {1920, 1080}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

static const char middle[] = "3-0-7-2-1-4-2-5-2-1-4-6-8-3-S";

START_TEST(whole_games_are_played_by_clicks_at_every_size) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("oware", NULL, NULL, sizes[i][0], sizes[i][1]);
        int played = ui_play_random_game(play, (uint64_t)i + 1, 400, BY_CLICKS);
        ck_assert_int_gt(played, 20);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_whole_game_is_played_with_the_keyboard_alone) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ck_assert_int_gt(ui_play_random_game(play, 5, 400, BY_KEYS), 20);
    ui_play_close(play);
}
END_TEST

START_TEST(a_letter_leads_to_the_house_of_the_player_to_act_and_enter_sows_it) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_type(play, "c");
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_key(play, KEY_ENTER);
    ui_play_type(play, "f");
    ui_play_key(play, KEY_ENTER);
    char text[POSITION_TEXT_MAX];
    struct text out = text_fixed(text, sizeof text);
    oware_game.position_text(ui_play_position(play), &out);
    ck_assert_str_eq(text, "5-5-1-6-5-5-5-4-4-4-4-0-0-0-S");
    ui_play_close(play);
}
END_TEST

START_TEST(every_target_has_room_and_a_label_of_its_own) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("oware", NULL, middle, sizes[i][0], sizes[i][1]);
        ui_play_check_targets(play, 32);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(only_legal_houses_invite) {
    struct ui_play *play = ui_play_open("oware", NULL, middle, 1280, 800);
    ck_assert(ui_play_target(play, "pit:A")->enabled);
    ck_assert(!ui_play_target(play, "pit:B")->enabled); /* empty */
    ck_assert(!ui_play_target(play, "pit:a")->enabled); /* the opponent's */
    ui_play_close(play);
}
END_TEST

START_TEST(the_preview_is_what_the_move_does) {
    struct ui_play *play = ui_play_open("oware", NULL, middle, 1280, 800);
    ui_play_hover(play, "pit:F");
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    struct position after = ui_play_preview(play)->after[0];
    ck_assert_int_eq(oware_game.score(&after, 0), 8 + 5); /* F takes d 2 and c 3 */
    ui_play_click(play, "pit:F");
    ck_assert(memcmp(&after, ui_play_position(play), sizeof after) == 0);
    ui_play_close(play);
}
END_TEST

START_TEST(trying_something_illegal_says_why_and_changes_nothing) {
    struct ui_play *play = ui_play_open("oware", NULL, middle, 1280, 800);
    ui_play_click(play, "pit:B");
    ck_assert_str_eq(ui_play_refusal(play), "House B is empty.");
    ui_play_click(play, "pit:c");
    ck_assert_str_eq(ui_play_refusal(play), "House c belongs to North.");
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(input_during_an_animation_finishes_it_and_counts) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_settings(play)->speed = 1;
    ui_play_click(play, "pit:C");
    ck_assert(ui_play_is_busy(play));
    ui_play_click(play, "pit:f");
    ck_assert_int_eq(match_depth(ui_play_match(play), ui_play_match(play)->current), 2);
    ui_play_wait(play, 5000);
    ck_assert(!ui_play_is_busy(play));
    ui_play_close(play);
}
END_TEST

START_TEST(a_click_that_moves_a_little_on_a_house_is_not_a_drag) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_drag(play, "pit:A", "pit:B");
    ui_play_swipe(play, "pit:A", -260, 0); /* outside the board */
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_swipe(play, "pit:A", 14, 9);
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    ui_play_close(play);
}
END_TEST

START_TEST(undo_and_redo_go_as_far_as_the_match) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    int played = ui_play_random_game(play, 9, 30, BY_CLICKS);
    for (int i = 0; i < played; i++) {
        ui_play_click(play, "button:undo");
    }
    ck_assert_int_eq(ui_play_match(play)->current, MATCH_ROOT);
    ck_assert(!ui_play_target(play, "button:undo")->enabled);
    for (int i = 0; i < played; i++) {
        ui_play_key(play, KEY_REDO);
    }
    ck_assert_int_eq(match_depth(ui_play_match(play), ui_play_match(play)->current), played);
    ui_play_close(play);
}
END_TEST

START_TEST(the_end_shows_who_won_and_a_rematch_swaps_the_sides) {
    struct ui_play *play =
        ui_play_open("oware", NULL, "0-0-0-0-0-1-1-1-0-0-0-2-23-20-S", 1280, 800);
    strcpy(ui_play_match(play)->name[0], "Layla");
    strcpy(ui_play_match(play)->name[1], "Samir");
    ui_play_click(play, "pit:F");
    ck_assert(match_over(ui_play_match(play)));
    ui_play_check_targets(play, 32);
    ui_play_click(play, "button:rematch");
    ck_assert_str_eq(ui_play_match(play)->name[0], "Samir");
    ck_assert_str_eq(ui_play_match(play)->name[1], "Layla");
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(agreeing_and_resigning_are_in_the_menu) {
    struct ui_play *play = ui_play_open("oware", NULL, middle, 1280, 800);
    ui_play_click(play, "button:menu");
    ui_play_check_targets(play, 32);
    ui_play_click(play, "button:resign");
    ui_play_click(play, "button:accept");
    ck_assert_int_eq(match_result(ui_play_match(play)).reason, REASON_RESIGNATION);
    ui_play_click(play, "button:undo");
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:agree");
    ui_play_click(play, "button:accept");
    ck_assert_int_eq(match_result(ui_play_match(play)).reason, REASON_AGREEMENT);
    ui_play_close(play);
}
END_TEST

/* How many houses show this count in a theme. */
static int shown(struct ui_play *play, enum theme_id theme, const char *number) {
    int count = 0;
    ui_play_settings(play)->theme = theme;
    ui_play_wait(play, 0);
    for (int i = 0; i < play->list.count; i++) {
        count += strcmp(ui_play_text(play, i), number) == 0;
    }
    return count;
}

START_TEST(high_contrast_shows_all_counts) {
    struct ui_play *play = ui_play_open("oware", NULL, "4-4-4-4-4-4-4-4-4-4-1-1-0-6-S", 1280, 800);
    ck_assert_int_eq(shown(play, THEME_DUSK, "4"), 0);
    ck_assert_int_eq(shown(play, THEME_CONTRAST, "4"), 10);
    ck_assert_int_eq(shown(play, THEME_CONTRAST, "1"), 2);
    ui_play_close(play);
}
END_TEST

SUITE("oware at the table", whole_games_are_played_by_clicks_at_every_size,
      a_whole_game_is_played_with_the_keyboard_alone,
      a_letter_leads_to_the_house_of_the_player_to_act_and_enter_sows_it,
      every_target_has_room_and_a_label_of_its_own, only_legal_houses_invite,
      the_preview_is_what_the_move_does, trying_something_illegal_says_why_and_changes_nothing,
      input_during_an_animation_finishes_it_and_counts,
      a_click_that_moves_a_little_on_a_house_is_not_a_drag, undo_and_redo_go_as_far_as_the_match,
      the_end_shows_who_won_and_a_rematch_swaps_the_sides, agreeing_and_resigning_are_in_the_menu,
      high_contrast_shows_all_counts)
