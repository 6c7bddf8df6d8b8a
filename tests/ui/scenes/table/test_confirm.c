/* test_confirm.c: with "Confirm moves" a move is played only when it is confirmed. */
#include "base/random.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include "engine/rules.h"
#include "games/games.h"

#include <string.h>

static struct ui_play *open_table(const char *game, const char *position, float width,
                                  float height) {
    struct ui_play *play = ui_play_open(game, NULL, position, width, height);
    ui_play_settings(play)->confirm = true;
    ui_play_wait(play, 16);
    return play;
}

static int depth(struct ui_play *play) {
    const struct match *match = ui_play_match(play);
    return match_depth(match, match->current);
}

/* Confirms the pending action: by a click on the same target, with the button, with Enter, with the
 * button by keys. */
static void confirm(struct ui_play *play, int method) {
    char said[TOUCH_TEXT_MAX];
    memcpy(said, ui_play_pending(play), sizeof said);
    ck_assert(said[0]);
    switch (method % 4) {
    case 0:
        ui_play_click(play, said);
        break;
    case 1:
        ui_play_click(play, "button:confirm");
        break;
    case 2:
        ui_play_key(play, KEY_ENTER);
        break;
    default:
        ui_play_walk(play, "button:confirm");
        break;
    }
}

/* Chooses an action by a method, which leaves the match unchanged, and then confirms it. */
static void choose_and_confirm(struct ui_play *play, game_action action, int turn) {
    const struct match *match = ui_play_match(play);
    struct position before = *match_position(match);
    struct position expected = before;
    rules_play(match->game, &expected, action, NULL);
    ui_play_action(play, action, turn % 2 ? BY_DRAG : BY_CLICKS);
    ck_assert(position_equal(&before, match_position(match)));
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    ck_assert_uint_eq(ui_play_preview(play)->action[0], action);
    confirm(play, turn / 2);
    ck_assert_msg(position_equal(&expected, match_position(match)), "%s, action %d",
                  match->game->id, turn + 1);
    ck_assert(!ui_play_pending(play)[0]);
}

START_TEST(every_game_is_played_by_confirming_each_move) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = open_table(games[i]->id, NULL, 1280, 800);
        game_action legal[ACTIONS_MAX];
        uint64_t seed = 5;
        for (int turn = 0; turn < 24; turn++) {
            int count = match_actions(ui_play_match(play), legal);
            if (count == 0) {
                break;
            }
            choose_and_confirm(play, legal[random_below(&seed, (uint32_t)count)], turn);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(another_move_replaces_the_pending_one) {
    struct ui_play *play = open_table("oware", NULL, 1280, 800);
    ui_play_click(play, "pit:A");
    ui_play_click(play, "pit:B");
    ck_assert_int_eq(depth(play), 0);
    ui_play_click(play, "pit:A");
    ck_assert_int_eq(depth(play), 0);
    ui_play_click(play, "pit:A");
    ck_assert_int_eq(depth(play), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(escape_cancels_the_pending_move) {
    struct ui_play *play = open_table("oware", NULL, 1280, 800);
    ui_play_click(play, "pit:A");
    app_input(&play->app, &(struct input){.kind = INPUT_CANCEL});
    ui_play_wait(play, 16);
    ck_assert(!ui_play_has(play, "button:confirm"));
    ui_play_key(play, KEY_ENTER);
    ck_assert_int_eq(depth(play), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(something_illegal_cancels_the_pending_move) {
    struct ui_play *play = open_table("oware", NULL, 1280, 800);
    ui_play_click(play, "pit:A");
    ui_play_click(play, "pit:a");
    ck_assert(!ui_play_has(play, "button:confirm"));
    ck_assert(ui_play_refusal(play)[0]);
    ui_play_click(play, "pit:A");
    ck_assert_int_eq(depth(play), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(what_a_letter_leads_to_is_a_move_after_enter_twice) {
    struct ui_play *play = open_table("oware", NULL, 1280, 800);
    ui_play_type(play, "c");
    ui_play_type(play, "c");
    ui_play_key(play, KEY_ENTER);
    ck_assert_int_eq(depth(play), 0);
    ui_play_key(play, KEY_ENTER);
    ck_assert_int_eq(depth(play), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(the_pending_move_is_shown_even_without_previews) {
    struct ui_play *play = open_table("oware", NULL, 1280, 800);
    ui_play_settings(play)->previews = false;
    ui_play_click(play, "pit:A");
    ui_play_hover(play, "pit:C");
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    ck_assert_str_eq(ui_play_pending(play), "pit:A");
    ui_play_close(play);
}
END_TEST

START_TEST(the_button_has_room_at_every_size) {
    static const float sizes[][2] = {{1280, 800}, {800, 600}, {900, 1200}, {600, 800}};
    for (int i = 0; i < games_count; i++) {
        for (int k = 0; k < 4; k++) {
            struct ui_play *play = open_table(games[i]->id, NULL, sizes[k][0], sizes[k][1]);
            game_action legal[ACTIONS_MAX];
            match_actions(ui_play_match(play), legal);
            ui_play_action(play, legal[0], BY_CLICKS);
            ui_play_target(play, "button:confirm");
            ui_play_check_targets(play, 32);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(without_the_setting_a_click_is_a_move) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_click(play, "pit:A");
    ck_assert_int_eq(depth(play), 1);
    ui_play_close(play);
}
END_TEST

SUITE("confirming a move", every_game_is_played_by_confirming_each_move,
      another_move_replaces_the_pending_one, escape_cancels_the_pending_move,
      something_illegal_cancels_the_pending_move,
      what_a_letter_leads_to_is_a_move_after_enter_twice,
      the_pending_move_is_shown_even_without_previews, the_button_has_room_at_every_size,
      without_the_setting_a_click_is_a_move)
