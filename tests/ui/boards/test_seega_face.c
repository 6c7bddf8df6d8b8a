/* test_seega_face.c: Seega at the table, played by synthetic pointer and keys. */
#include "games/seega.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include "engine/rules.h"

#include <math.h>
#include <string.h>

static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {800, 600}, {900, 1200}, {600, 800}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

static const char *const boards[] = {"size=5", "size=7 opening=crusade", "size=9"};
enum { BOARD_SIZES = sizeof boards / sizeof boards[0] };

static const char middle[] = "1o1x1/ox1o1/1x2o/x1ox1/1xo1x x 0 0 6 5 move";
static const char blocked[] = "ox2x/ox1x1/x4/1x2x/3xo x 0 0 9 4 remove";
static const char barriers[] = "oo3/ooooo/5/xxxxx/x4 x 0 0 5 6 move";

static void expect_position(const struct ui_play *play, const char *expected) {
    char text[POSITION_TEXT_MAX];
    struct text out = text_fixed(text, sizeof text);
    seega_game.position_text(ui_play_position(play), &out);
    ck_assert_str_eq(text, expected);
}

/* The side's hand, while it is placing. */
static const char *hand_in(struct ui_play *play) {
    static const char *const hands[] = {"hand:0", "hand:1"};
    for (int side = 0; side < 2; side++) {
        if (targets_find(ui_play_targets(play), hands[side])) {
            return hands[side];
        }
    }
    return NULL;
}

/* ---- whole games ---- */

START_TEST(whole_games_are_played_by_clicks_on_every_board_at_every_size) {
    for (int i = 0; i < SIZES; i++) {
        const char *options = boards[i % BOARD_SIZES];
        struct ui_play *play = ui_play_open("seega", options, NULL, sizes[i][0], sizes[i][1]);
        int played = ui_play_random_game(play, (uint64_t)i + 1, 150, BY_CLICKS);
        ck_assert_int_gt(played, 24);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(all_pieces_are_dragged_from_the_tray_and_then_across_the_board) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("seega", NULL, NULL, sizes[i][0], sizes[i][1]);
        const char *hand;
        while ((hand = hand_in(play))) {
            int before = ui_play_match(play)->current;
            ui_play_drag(play, hand,
                         ui_play_legal(play)->touch[ui_play_legal(play)->count / 2][0].text);
            ck_assert_int_ne(ui_play_match(play)->current, before);
        }
        int last = match_depth(ui_play_match(play), ui_play_match(play)->current);
        ck_assert_int_ge(last, 23); /* the last pieces may go down by themselves */
        ck_assert_int_gt(ui_play_random_game(play, (uint64_t)i + 7, 60, BY_DRAG), 20);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_whole_game_is_played_with_the_keyboard_alone) {
    struct ui_play *play = ui_play_open("seega", NULL, NULL, 1280, 800);
    ck_assert_int_gt(ui_play_random_game(play, 5, 60, BY_KEYS), 24);
    ui_play_close(play);
}
END_TEST

START_TEST(a_letter_and_a_digit_are_a_square_and_only_enter_plays) {
    struct ui_play *play = ui_play_open("seega", NULL, middle, 1280, 800);
    ui_play_type(play, "b");
    ui_play_type(play, "3");
    ck_assert_str_eq(ui_play_chosen(play), "square:b3");
    ui_play_type(play, "x"); /* not a column */
    ck_assert(ui_play_says(play, "Nothing here is called “x”."));
    ui_play_type(play, "2");
    ck_assert_str_eq(ui_play_chosen(play), "square:b3");
    ui_play_type(play, "b");
    ck_assert(ui_play_says(play, "b_"));
    ui_play_type(play, "2");
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_key(play, KEY_ENTER);
    expect_position(play, "1o1x1/ox1o1/4o/xx1x1/1xo1x o 0 0 7 5 move");
    ui_play_close(play);
}
END_TEST

/* ---- targets ---- */

START_TEST(every_target_has_room_and_a_label_of_its_own) {
    static const char *const moments[] = {NULL, middle, blocked, barriers};
    for (int i = 0; i < SIZES; i++) {
        for (size_t k = 0; k < sizeof moments / sizeof moments[0]; k++) {
            struct ui_play *play =
                ui_play_open("seega", NULL, moments[k], sizes[i][0], sizes[i][1]);
            ui_play_check_targets(play, 32);
            ui_play_close(play);
        }
        for (int board = 1; board < BOARD_SIZES; board++) {
            struct ui_play *play =
                ui_play_open("seega", boards[board], NULL, sizes[i][0], sizes[i][1]);
            ui_play_check_targets(play, 32);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(only_pieces_that_can_move_invite_and_then_their_squares) {
    struct ui_play *play = ui_play_open("seega", NULL, middle, 1280, 800);
    ck_assert(ui_play_target(play, "square:b3")->enabled);
    ck_assert(!ui_play_target(play, "square:a4")->enabled); /* the opponent's */
    ck_assert(!ui_play_target(play, "square:b2")->enabled); /* empty */
    ui_play_click(play, "square:b3");
    ck_assert(ui_play_target(play, "square:b2")->enabled);
    ck_assert(!ui_play_target(play, "square:d3")->enabled);
    ck_assert(ui_play_target(play, "square:a2")->enabled); /* another piece may be chosen */
    ui_play_close(play);
}
END_TEST

START_TEST(the_middle_does_not_invite_while_pieces_are_placed) {
    struct ui_play *play = ui_play_open("seega", NULL, NULL, 1280, 800);
    ck_assert(!ui_play_target(play, "square:c3")->enabled);
    ui_play_drag(play, "hand:0", "square:c3");
    ck_assert_str_eq(ui_play_refusal(play),
                     "The middle square, c3, stays empty until all pieces are placed.");
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_close(play);
}
END_TEST

/* ---- previews ---- */

START_TEST(the_preview_is_what_the_step_does) {
    struct ui_play *play = ui_play_open("seega", NULL, middle, 1280, 800);
    ui_play_click(play, "square:b3");
    ui_play_hover(play, "square:b2");
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    struct position after = ui_play_preview(play)->after[0];
    ck_assert_int_eq(seega_game.score(&after, 0), 7);
    ui_play_click(play, "square:b2");
    ck_assert(position_equal(&after, ui_play_position(play)));
    ui_play_close(play);
}
END_TEST

START_TEST(a_dragged_piece_shows_the_preview_where_it_would_land) {
    struct ui_play *play = ui_play_open("seega", NULL, middle, 1280, 800);
    ui_play_hover(play, "square:b3");
    struct rect from = ui_play_target(play, "square:b3")->rect;
    app_input(
        &play->app,
        &(struct input){.kind = INPUT_DOWN, .x = from.x + from.w / 2, .y = from.y + from.h / 2});
    ui_play_hover(play, "square:b2");
    ck_assert(play->app.ui->dragging);
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    ck_assert_int_eq(seega_game.score(&ui_play_preview(play)->after[0], 0), 7);
    ui_play_close(play);
}
END_TEST

START_TEST(a_piece_that_was_dragged_is_not_animated_again) {
    struct ui_play *play = ui_play_open("seega", NULL, middle, 1280, 800);
    struct frame frame;
    ui_play_settings(play)->speed = 1;
    ui_play_drag(play, "square:b3", "square:b2");
    ck_assert(ui_play_is_busy(play));
    ui_play_frame(play, &frame);
    ck_assert_int_eq(frame.lying.count[SEEGA_WIDTH + 1][0], 1); /* it stands on b2 */
    ck_assert_int_eq(frame.moving_count, 1);
    ck_assert_int_eq(frame.moving[0].kind, EVENT_CAPTURE);
    ui_play_close(play);
}
END_TEST

/* ---- refused drags ---- */

START_TEST(a_piece_dropped_where_it_cannot_go_glides_back_and_the_reason_is_shown) {
    struct ui_play *play = ui_play_open("seega", NULL, middle, 1280, 800);
    ui_play_settings(play)->speed = 1;
    ui_play_drag(play, "square:b3", "square:e5");
    ck_assert_str_eq(ui_play_refusal(play), "Pieces move one square; e5 is too far from b3.");
    ck_assert_str_eq(ui_play_gliding(play), "square:b3");
    ui_play_wait(play, 1000);
    ck_assert_str_eq(ui_play_gliding(play), "");
    expect_position(play, middle);
    ui_play_close(play);
}
END_TEST

START_TEST(a_piece_dropped_on_another_that_could_move_does_not_choose_that_one) {
    struct ui_play *play = ui_play_open("seega", NULL, middle, 1280, 800);
    ui_play_drag(play, "square:b3", "square:b4");
    ck_assert_str_eq(ui_play_refusal(play), "There's already a piece on b4.");
    ck_assert_str_eq(ui_play_chosen(play), "");
    ui_play_close(play);
}
END_TEST

START_TEST(a_piece_dropped_where_it_was_is_chosen) {
    struct ui_play *play = ui_play_open("seega", NULL, middle, 1280, 800);
    ui_play_hover(play, "square:b3");
    struct rect r = ui_play_target(play, "square:b3")->rect;
    struct input input = {.kind = INPUT_DOWN, .x = r.x + 20, .y = r.y + 20};
    app_input(&play->app, &input);
    input.kind = INPUT_MOVE;
    input.x += 15;
    app_input(&play->app, &input);
    ck_assert(play->app.ui->dragging);
    input.kind = INPUT_UP;
    app_input(&play->app, &input);
    ck_assert_str_eq(ui_play_chosen(play), "square:b3");
    ui_play_close(play);
}
END_TEST

START_TEST(a_click_that_moves_a_little_inside_a_square_still_places) {
    struct ui_play *play = ui_play_open("seega", NULL, NULL, 1280, 800);
    struct rect r = ui_play_target(play, "square:a1")->rect;
    struct input input = {.kind = INPUT_DOWN, .x = r.x + 20, .y = r.y + 20};
    app_input(&play->app, &input);
    input.kind = INPUT_UP;
    input.x += 15;
    app_input(&play->app, &input);
    expect_position(play, "5/5/5/5/x4 x 11 12 0 0 place1");
    ui_play_close(play);
}
END_TEST

START_TEST(losing_the_pointer_puts_a_dragged_piece_back) {
    struct ui_play *play = ui_play_open("seega", NULL, NULL, 1280, 800);
    struct rect r = ui_play_target(play, "hand:0")->rect;
    struct input input = {.kind = INPUT_DOWN, .x = r.x + 20, .y = r.y + 20};
    app_input(&play->app, &input);
    ui_play_hover(play, "square:a1");
    ck_assert(play->app.ui->dragging);
    app_input(&play->app, &(struct input){.kind = INPUT_LEAVE});
    ck_assert(!play->app.ui->dragging);
    expect_position(play, "5/5/5/5/5 x 12 12 0 0 place2");
    ui_play_close(play);
}
END_TEST

/* ---- the blocked player, the barrier ---- */

START_TEST(only_pieces_that_free_the_blocked_player_invite) {
    struct ui_play *play = ui_play_open("seega", NULL, blocked, 1280, 800);
    static const char *const frees[] = {"square:a3", "square:b4", "square:b5", "square:d1",
                                        "square:e2"};
    int enabled = 0;
    for (int i = 0; i < ui_play_targets(play)->count; i++) {
        const struct target *target = &ui_play_targets(play)->target[i];
        enabled += target->enabled && strncmp(target->id, "square:", 7) == 0;
    }
    ck_assert_int_eq(enabled, 5);
    for (int i = 0; i < 5; i++) {
        ck_assert(ui_play_target(play, frees[i])->enabled);
    }
    ui_play_click(play, "square:d4");
    ck_assert_str_eq(ui_play_refusal(play), "Removing d4 still wouldn't let Basalt move.");
    ui_play_click(play, "square:b4");
    expect_position(play, "ox2x/o2x1/x4/1x2x/3xo o 0 0 9 5 move");
    ui_play_close(play);
}
END_TEST

START_TEST(players_are_called_by_their_own_names) {
    struct ui_play *play = ui_play_open("seega", NULL, blocked, 1280, 800);
    memcpy(ui_play_match(play)->name[0], "Amina", sizeof "Amina");
    memcpy(ui_play_match(play)->name[1], "Karim", sizeof "Karim");
    ui_play_wait(play, 1);
    ck_assert(ui_play_says(play, "Karim is blocked"));
    ck_assert(ui_play_says(play, "Karim can't move:"));
    ck_assert_str_eq(ui_play_target(play, "square:b4")->label, "b4, Amina's piece");
    ui_play_close(play);
}
END_TEST

/* A step that shuts a piece of Basalt in, which Limestone then has to free. */
static struct ui_play *shut_in(void) {
    struct ui_play *play = ui_play_open("seega", NULL, "5/3x1/5/xx3/o4 x 0 0 11 9 move", 1280, 800);
    ui_play_click(play, "square:b2");
    ui_play_hover(play, "square:b1");
    ui_play_wait(play, 1);
    ck_assert(ui_play_says(play, "can't move, so you must remove a piece."));
    ui_play_click(play, "square:b1");
    ui_play_wait(play, 3000);
    return play;
}

START_TEST(who_shuts_the_opponent_in_is_told_why_a_piece_has_to_go) {
    struct ui_play *play = shut_in();
    ck_assert(ui_play_says(play, "can't move:"));
    ck_assert(ui_play_says(play, "remove one of your own pieces."));
    ui_play_click(play, "square:b1");
    ui_play_wait(play, 3000);
    ck_assert(
        ui_play_says(play, "moves from b2 to b1. Basalt can't move, so Limestone has to remove"));
    ui_play_close(play);
}
END_TEST

START_TEST(after_the_last_piece_is_placed_it_is_said_who_moves_first_and_why) {
    struct ui_play *play = ui_play_open("seega", NULL, NULL, 1280, 800);
    ui_play_settings(play)->history = true;
    for (int i = 0; ui_play_legal(play)->touch_count[0] == 1 && i < 24; i++) {
        ck_assert(!ui_play_says(play, "moves first,"));
        play_action(ui_play_table(play), ui_play_settings(play), ui_play_legal(play)->action[0]);
        ui_play_wait(play, 3000);
        if (i == 0) {
            ck_assert(ui_play_says(play, "0 turns")); /* half a turn has not been played */
        }
    }
    ck_assert_int_eq(ui_play_legal(play)->touch_count[0], 2);
    ck_assert(ui_play_says(play, "Basalt moves first,"));
    ck_assert(ui_play_says(play, "having placed last"));
    play_action(ui_play_table(play), ui_play_settings(play), ui_play_legal(play)->action[0]);
    ui_play_wait(play, 3000);
    ck_assert(!ui_play_says(play, "moves first,"));
    ui_play_close(play);
}
END_TEST

START_TEST(looking_back_at_a_turn_tells_the_removal_too) {
    struct ui_play *play = shut_in();
    ui_play_click(play, "square:b1");
    ui_play_wait(play, 3000);
    ui_play_click(play, "square:a1");
    ui_play_click(play, "square:b1");
    ui_play_wait(play, 3000);
    ui_play_settings(play)->history = true;
    ui_play_redraw(play);
    ui_play_wait(play, 1);
    ui_play_click(play, "ply:2");
    ui_play_wait(play, 3000);
    ck_assert(ui_play_has(play, "button:return"));
    ck_assert(
        ui_play_says(play, "moves from b2 to b1. Basalt can't move, so Limestone has to remove"));
    ui_play_close(play);
}
END_TEST

START_TEST(of_two_pieces_placed_in_a_turn_both_are_told) {
    struct ui_play *play = ui_play_open("seega", NULL, NULL, 1280, 800);
    ui_play_click(play, "square:a1");
    ui_play_wait(play, 3000);
    ui_play_click(play, "square:b1");
    ui_play_wait(play, 3000);
    ck_assert(ui_play_says(play, " places pieces on a1 and b1."));
    ui_play_close(play);
}
END_TEST

START_TEST(the_claim_is_offered_while_both_barriers_stand) {
    struct ui_play *play = ui_play_open("seega", NULL, barriers, 1280, 800);
    ck_assert(ui_play_target(play, "button:claim")->enabled);
    ui_play_click(play, "button:menu");
    ui_play_check_targets(play, 32); /* the menu offers it once */
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:claim");
    ui_play_click(play, "button:accept");
    struct result result = match_result(ui_play_match(play));
    ck_assert_int_eq(result.reason, REASON_BARRIER);
    ck_assert_int_eq(result.winner, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(without_barriers_no_claim_is_offered) {
    struct ui_play *play = ui_play_open("seega", NULL, middle, 1280, 800);
    ck_assert(!ui_play_has(play, "button:claim"));
    ui_play_close(play);
}
END_TEST

/* ---- animations ---- */

START_TEST(every_animation_ends_with_the_position) {
    struct ui_play *play = ui_play_open("seega", NULL, NULL, 1280, 800);
    ui_play_settings(play)->speed = 1;
    for (int i = 0; i < 60 && ui_play_legal(play)->count; i++) {
        ui_play_action(play, ui_play_legal(play)->action[i * 7 % ui_play_legal(play)->count],
                       BY_CLICKS);
        ck_assert(ui_play_is_busy(play));
        struct frame animation, still;
        timeline_sample(ui_play_animation(play), ui_play_animation(play)->total, &animation);
        frame_still(&seega_game, ui_play_position(play), &still);
        ck_assert_mem_eq(&animation.lying, &still.lying, sizeof still.lying);
        ui_play_wait(play, 300);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(every_moment_of_a_capture_can_be_drawn) {
    struct ui_play *play = ui_play_open("seega", NULL, middle, 900, 1200);
    ui_play_settings(play)->speed = 1;
    ui_play_click(play, "square:b3");
    ui_play_click(play, "square:b2");
    int frames = 0;
    while (ui_play_is_busy(play)) {
        ui_play_wait(play, 16);
        ck_assert(!play->list.truncated);
        frames++;
    }
    ck_assert_int_gt(frames, 10);
    expect_position(play, "1o1x1/ox1o1/4o/xx1x1/1xo1x o 0 0 7 5 move");
    ui_play_close(play);
}
END_TEST

/* ---- before the match ---- */

START_TEST(the_page_before_the_match_offers_boards_and_openings) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, sizes[i][0], sizes[i][1]);
        ui_play_click(play, "two:seega");
        ui_play_check_targets(play, 32);
        ui_play_click(play, "option:size=7");
        ui_play_click(play, "option:opening=crusade");
        ui_play_click(play, "button:start");
        expect_position(play, "7/7/3o3/2x1x2/3o3/7/7 x 22 22 0 0 place2");
        ui_play_close(play);
    }
}
END_TEST

START_TEST(in_a_narrow_panel_blocked_is_said_rather_than_the_side) {
    struct ui_play *play =
        ui_play_open("seega", NULL, "ox2x/ox1x1/x4/1x2x/3xo x 0 0 9 4 remove", 800, 600);
    memcpy(ui_play_match(play)->name[1], "Samir", sizeof "Samir");
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    ck_assert(ui_play_says(play, words(WORD_SEEGA_BLOCKED)));
    ck_assert(!ui_play_says(play, "Basalt ·"));
    ui_play_close(play);
}
END_TEST

/* The diameter of the largest disc in the accent around a target's middle, in points; 0: none. */
static float dot_on(struct ui_play *play, const char *id) {
    const struct target *target = ui_play_target(play, id);
    struct color accent = theme_get(THEME_CONTRAST)->accent;
    float x = target->mark.x + target->mark.w / 2, y = target->mark.y + target->mark.h / 2,
          wide = 0;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        const struct box *box = &command->as.box;
        bool disc = command->kind == DRAW_BOX && box->fill == FILL_FLAT &&
                    memcmp(&box->color[0], &accent, sizeof accent) == 0 &&
                    fabsf(box->rect.x + box->rect.w / 2 - x) < 1 &&
                    fabsf(box->rect.y + box->rect.h / 2 - y) < 1;
        wide = disc ? fmaxf(wide, box->rect.w) : wide;
    }
    return wide;
}

START_TEST(in_high_contrast_the_dots_on_legal_squares_are_large_enough_on_every_board) {
    for (int i = 0; i < BOARD_SIZES; i++) {
        for (int history = 0; history < 2; history++) {
            struct ui_play *play = ui_play_open("seega", boards[i], NULL, 800, 600);
            ui_play_settings(play)->theme = THEME_CONTRAST;
            ui_play_settings(play)->history = history;
            ui_play_redraw(play);
            ui_play_wait(play, 16);
            ck_assert_float_ge(dot_on(play, "square:a1"), 5);
            ui_play_close(play);
        }
    }
}
END_TEST

SUITE("seega at the table",
      in_high_contrast_the_dots_on_legal_squares_are_large_enough_on_every_board,
      in_a_narrow_panel_blocked_is_said_rather_than_the_side,
      whole_games_are_played_by_clicks_on_every_board_at_every_size,
      all_pieces_are_dragged_from_the_tray_and_then_across_the_board,
      a_whole_game_is_played_with_the_keyboard_alone,
      a_letter_and_a_digit_are_a_square_and_only_enter_plays,
      every_target_has_room_and_a_label_of_its_own,
      only_pieces_that_can_move_invite_and_then_their_squares,
      the_middle_does_not_invite_while_pieces_are_placed, the_preview_is_what_the_step_does,
      a_dragged_piece_shows_the_preview_where_it_would_land,
      a_piece_that_was_dragged_is_not_animated_again,
      a_piece_dropped_where_it_cannot_go_glides_back_and_the_reason_is_shown,
      a_piece_dropped_on_another_that_could_move_does_not_choose_that_one,
      a_piece_dropped_where_it_was_is_chosen,
      a_click_that_moves_a_little_inside_a_square_still_places,
      losing_the_pointer_puts_a_dragged_piece_back, only_pieces_that_free_the_blocked_player_invite,
      players_are_called_by_their_own_names,
      who_shuts_the_opponent_in_is_told_why_a_piece_has_to_go,
      after_the_last_piece_is_placed_it_is_said_who_moves_first_and_why,
      looking_back_at_a_turn_tells_the_removal_too, of_two_pieces_placed_in_a_turn_both_are_told,
      the_claim_is_offered_while_both_barriers_stand, without_barriers_no_claim_is_offered,
      every_animation_ends_with_the_position, every_moment_of_a_capture_can_be_drawn,
      the_page_before_the_match_offers_boards_and_openings)
