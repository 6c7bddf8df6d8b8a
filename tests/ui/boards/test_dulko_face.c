/* test_dulko_face.c: Dulko at the table, played by synthetic pointer and keys. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/dulko.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <math.h>
#include <string.h>

static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {800, 600},  {900, 1200},
                                 {600, 800},  {1024, 768},  {1920, 1080}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

/* The Queen fits on b4 and turns six tiles over; there is an Ace worth 11 on a2 and on i3. */
static const char middle[] =
    "6182B24221.51../.....A1..71/.22....81../...32..71B1./51423171..22../..7151.21*.62/"
    ".32......A2/A262...5232.K2/..A1...... g4 1 1,1,0,2,4,4,5,2,4,1,4 0,1,0,4,2,2,3,4,3,5,4";

/* There is a 7 on c8. */
static const char seven[] =
    "..6152...82./42.72..81.A2./81K2..22.72../........71/A221B142.31.../......*3141/"
    "61...51A1.../B2....4122.31/524281..72... g4 1 1,1,0,4,4,2,3,4,3,4,2 "
    "0,1,0,3,3,5,2,3,5,2,4";

/* Player 1 completes row 1 with a 2 on i1 and captures Player 2's pieces in it. */
static const char filling[] =
    "........./........./........./........./....*..../........./........./........./"
    "3242526272A1A182. e5 1 1,1,1,3,5,5,5,5,5,5,5 1,1,1,5,5,4,4,4,4,4,4";

static void expect_position(const struct ui_play *play, const char *expected) {
    char text[POSITION_TEXT_MAX];
    struct text out = text_fixed(text, sizeof text);
    dulko_game.position_text(ui_play_position(play), &out);
    ck_assert_str_eq(text, expected);
}

static struct point middle_of(struct ui_play *play, const char *id) {
    struct rect r = ui_play_target(play, id)->rect;
    float scale = ui_play_scale(play);
    return (struct point){(r.x + r.w / 2) * scale, (r.y + r.h / 2) * scale};
}

/* Drags a target over another, without dropping it. */
static void drag_over(struct ui_play *play, const char *id, const char *over) {
    ui_play_hover(play, id);
    struct point at = middle_of(play, id);
    app_input(&play->app, &(struct input){.kind = INPUT_DOWN, .x = at.x, .y = at.y});
    ui_play_hover(play, over);
    ui_play_hover(play, over);
    ck_assert(play->app.ui->dragging);
}

static void drop_on(struct ui_play *play, const char *over) {
    struct point at = middle_of(play, over);
    app_input(&play->app, &(struct input){.kind = INPUT_UP, .x = at.x, .y = at.y});
    ui_play_wait(play, 16);
}

/* How often a text is in the picture. */
static int count_text(const struct ui_play *play, const char *words) {
    int count = 0;
    for (int i = 0; i < play->list.count; i++) {
        count += strcmp(ui_play_text(play, i), words) == 0;
    }
    return count;
}

/* How many commands of the picture belong to tiles that are turning over. */
static int turning_over(const struct ui_play *play) {
    int count = 0;
    for (int i = 0; i < play->list.count; i++) {
        count += play->list.command[i].squeeze > 0;
    }
    return count;
}

/* ---- whole games ---- */

START_TEST(whole_games_are_played_by_clicks_at_every_size) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("dulko", NULL, NULL, sizes[i][0], sizes[i][1]);
        ck_assert_int_gt(ui_play_random_game(play, (uint64_t)i + 1, 90, BY_CLICKS), 10);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(whole_games_are_played_by_drags_at_every_size) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("dulko", NULL, NULL, sizes[i][0], sizes[i][1]);
        ck_assert_int_gt(ui_play_random_game(play, (uint64_t)i + 21, 90, BY_DRAG), 10);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_whole_game_is_played_with_the_keyboard_alone) {
    struct ui_play *play = ui_play_open("dulko", NULL, NULL, 1280, 800);
    ck_assert_int_gt(ui_play_random_game(play, 3, 60, BY_KEYS), 10);
    ui_play_close(play);
}
END_TEST

START_TEST(a_typed_letter_chooses_a_piece_and_arrows_move_on_the_board) {
    struct ui_play *play = ui_play_open("dulko", "deadzone=e5", NULL, 1280, 800);
    ui_play_type(play, "7");
    ck_assert_str_eq(ui_play_chosen(play), "bank:1:7");
    ui_play_type(play, "k");
    ck_assert_str_eq(ui_play_chosen(play), "bank:1:K");
    ck_assert_str_eq(ui_play_focus(play), "bank:1:K");
    while (strcmp(ui_play_focus(play), "square:a1") != 0) {
        ui_play_key(play, strncmp(ui_play_focus(play), "bank:", 5) == 0 ? KEY_RIGHT : KEY_DOWN);
    }
    ui_play_key(play, KEY_UP);
    ui_play_key(play, KEY_RIGHT);
    ui_play_key(play, KEY_ENTER);
    expect_position(play, "........./........./........./........./....*..../........./........./"
                          ".K1......./......... e5 2 0,1,1,5,5,5,5,5,5,5,5 "
                          "1,1,1,5,5,5,5,5,5,5,5");
    ui_play_close(play);
}
END_TEST

START_TEST(an_action_is_typed_as_it_is_written) {
    struct ui_play *play = ui_play_open("dulko", "deadzone=e5", NULL, 1280, 800);
    ui_play_type(play, "7");
    ui_play_type(play, "B"); /* another piece, no column */
    ck_assert_str_eq(ui_play_chosen(play), "bank:1:B");
    ui_play_type(play, "b");
    ui_play_type(play, "9");
    ck_assert_str_eq(ui_play_chosen(play), "bank:1:B");
    ui_play_key(play, KEY_ENTER);
    ui_play_type(play, "7");
    ui_play_type(play, "c");
    ui_play_type(play, "4");
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    ui_play_key(play, KEY_ENTER);
    expect_position(play, ".B1......./........./........./........./....*..../..72....../........./"
                          "........./......... e5 1 1,1,0,5,5,5,5,5,5,5,5 "
                          "1,1,1,5,5,5,5,5,5,4,5");
    ui_play_close(play);
}
END_TEST

/* ---- targets ---- */

START_TEST(every_target_has_room_and_a_label_of_its_own) {
    static const char *const moments[] = {NULL, middle, seven, filling};
    for (int i = 0; i < SIZES; i++) {
        for (size_t k = 0; k < sizeof moments / sizeof moments[0]; k++) {
            struct ui_play *play =
                ui_play_open("dulko", NULL, moments[k], sizes[i][0], sizes[i][1]);
            ui_play_check_targets(play, 32);
            ui_play_click(play, "bank:1:8");
            ui_play_check_targets(play, 32);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(at_any_scale_every_target_is_large_enough) {
    for (int scale = 1; scale <= 3; scale++) {
        struct ui_play *play = ui_play_open("dulko", NULL, middle, 3840, 2160);
        ui_play_settings(play)->scale = (float)scale;
        ui_play_settings(play)->history = scale == 2;
        ui_play_click(play, "bank:1:8");
        ui_play_check_targets(play, 32);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_bank_offers_every_kind_with_pieces_left_and_no_other) {
    struct ui_play *play = ui_play_open("dulko", NULL, middle, 1280, 800);
    const struct targets *targets = ui_play_targets(play);
    ck_assert(ui_play_target(play, "bank:1:K")->enabled);
    ck_assert_str_eq(ui_play_target(play, "bank:1:4")->label, "Player 1's 4, 5 left");
    memcpy(ui_play_match(play)->name[0], "Amina", sizeof "Amina");
    ui_play_wait(play, 1);
    ck_assert_str_eq(ui_play_target(play, "bank:1:4")->label, "Amina's 4, 5 left");
    ck_assert_ptr_null(targets_find(targets, "bank:1:B"));
    ck_assert(!ui_play_target(play, "bank:2:7")->enabled);
    ui_play_drag(play, "bank:1:Q", "square:b4");
    ck_assert_ptr_null(targets_find(targets, "bank:1:Q"));
    ck_assert(ui_play_target(play, "bank:2:7")->enabled);
    ui_play_close(play);
}
END_TEST

/* How many pieces of the banks are dimmed. */
static int count_dimmed(const struct ui_play *play) {
    struct color veil = color_alpha(play->app.ui->theme->surface, 0.5F);
    int count = 0;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        count +=
            command->kind == DRAW_BOX && memcmp(&command->as.box.color[0], &veil, sizeof veil) == 0;
    }
    return count;
}

START_TEST(nothing_is_dimmed_in_a_bank_while_an_earlier_turn_is_shown) {
    struct ui_play *play = ui_play_open("dulko", NULL, NULL, 1280, 800);
    ui_play_click(play, "square:a1");
    ui_play_click(play, "bank:1:8");
    ui_play_wait(play, 3000);
    ui_play_key(play, KEY_HOME);
    ck_assert(ui_play_table(play)->looking_back);
    ck_assert_int_eq(count_dimmed(play), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(both_banks_adjoin_the_board_without_gaps) {
    struct ui_play *play = ui_play_open("dulko", NULL, middle, 1280, 800);
    struct rect one = ui_play_target(play, "bank:1:7")->rect;
    struct rect five = ui_play_target(play, "bank:1:4")->rect;
    ck_assert_float_eq_tol(one.x + one.w, five.x + five.w, 0.1F);
    ck_assert_float_gt(five.w, one.w);
    struct rect left = ui_play_target(play, "bank:2:Q")->rect;
    ck_assert_float_eq_tol(left.x, ui_play_target(play, "bank:2:7")->rect.x, 0.1F);
    ck_assert_float_gt(ui_play_target(play, "square:a1")->rect.x, one.x + one.w);
    ck_assert_float_lt(ui_play_target(play, "square:i1")->rect.x, left.x);
    ui_play_drag(play, "bank:1:4", "square:f1");
    struct rect four = ui_play_target(play, "bank:1:4")->rect;
    ck_assert_float_eq_tol(four.x + four.w, five.x + five.w, 0.1F);
    ck_assert_float_lt(four.w, five.w);
    ui_play_close(play);
}
END_TEST

/* The middle of the letters that are set in a target; fails when there are none. */
static float letters_in(const struct ui_play *play, const struct target *target,
                        const char *letter) {
    float least = target->rect.x + target->rect.w, most = target->rect.x;
    for (int i = 0; i < play->list.count; i++) {
        const struct rect *rect = &play->list.command[i].rect; /* in pixels */
        float x = rect->x / play->list.scale, y = rect->y / play->list.scale;
        if (strcmp(ui_play_text(play, i), letter) == 0 && rect_contains(target->rect, x, y)) {
            least = fminf(least, x);
            most = fmaxf(most, x);
        }
    }
    ck_assert_float_le(least, most);
    return (least + most) / 2;
}

START_TEST(a_ring_around_pieces_in_a_bank_is_centered_on_them) {
    static const char *const ids[] = {"bank:1:7", "bank:2:Q", "bank:1:Q", "bank:1:K"};
    for (int i = 0; i < SIZES; i++) {
        for (int history = 0; history < 2; history++) {
            struct ui_play *play = ui_play_open("dulko", NULL, middle, sizes[i][0], sizes[i][1]);
            ui_play_settings(play)->history = history;
            ui_play_redraw(play);
            ui_play_wait(play, 1);
            for (int k = 0; k < 4; k++) {
                const struct target *target = targets_find(ui_play_targets(play), ids[k]);
                if (target) { /* the history may lie over it */
                    ck_assert_float_eq_tol(target->mark.x + target->mark.w / 2,
                                           letters_in(play, target, ids[k] + 7), 1);
                }
            }
            ui_play_close(play);
        }
    }
    struct ui_play *play = ui_play_open("dulko", NULL, middle, 1280, 800);
    const struct target *five = ui_play_target(play, "bank:1:4"); /* side by side */
    ck_assert_float_eq_tol(five->mark.x + five->mark.w / 2, letters_in(play, five, "4"), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(only_squares_that_the_chosen_piece_fits_on_invite) {
    struct ui_play *play = ui_play_open("dulko", NULL, seven, 1280, 800);
    ui_play_click(play, "bank:1:7");
    ck_assert(ui_play_target(play, "square:b3")->enabled);
    ck_assert(!ui_play_target(play, "square:c3")->enabled); /* a 7 in the column */
    ck_assert(!ui_play_target(play, "square:g4")->enabled); /* the deadzone */
    ui_play_click(play, "bank:1:A");
    ck_assert(ui_play_target(play, "square:g4")->enabled);
    ck_assert(!ui_play_target(play, "square:a1")->enabled); /* occupied */
    ui_play_close(play);
}
END_TEST

/* ---- previews ---- */

START_TEST(the_preview_is_what_the_placement_does) {
    struct ui_play *play = ui_play_open("dulko", NULL, middle, 1280, 800);
    ui_play_click(play, "bank:1:Q");
    ui_play_hover(play, "square:b4");
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    struct position after = ui_play_preview(play)->after[0];
    ck_assert_int_eq(dulko_game.score(&after, 0), 66 + 29);
    ck_assert_int_eq(dulko_game.score(&after, 1), 118 - 29);
    ck_assert_int_eq(count_text(play, "+29"), 1);
    ck_assert_int_eq(count_text(play, "6 pieces"), 1);
    ui_play_click(play, "square:b4");
    ck_assert(position_equal(&after, ui_play_position(play)));
    ui_play_close(play);
}
END_TEST

START_TEST(a_dragged_piece_shows_the_preview_where_it_would_land) {
    struct ui_play *play = ui_play_open("dulko", NULL, middle, 1280, 800);
    drag_over(play, "bank:1:Q", "square:b4");
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    ck_assert_int_eq(count_text(play, "+29"), 1);
    drop_on(play, "square:b4");
    ck_assert_int_eq(dulko_game.score(ui_play_position(play), 0), 95);
    ui_play_close(play);
}
END_TEST

START_TEST(aces_show_what_they_are_worth) {
    struct ui_play *play = ui_play_open("dulko", NULL, middle, 1280, 800);
    ck_assert_int_eq(count_text(play, "11"), 2); /* a2 and i3 stand with the King on i2 */
    ui_play_click(play, "bank:1:K");
    ui_play_hover(play, "square:d8");
    ck_assert_int_eq(count_text(play, "11"), 3); /* f8 would rise */
    ui_play_close(play);
}
END_TEST

/* ---- refusals ---- */

START_TEST(over_an_illegal_square_the_reason_is_shown_before_the_drop) {
    struct ui_play *play = ui_play_open("dulko", NULL, seven, 1280, 800);
    const char *reason = "There's already a 7 in this column, on c8.";
    drag_over(play, "bank:1:7", "square:c3");
    ck_assert_str_eq(ui_play_warning(play)->sentence, reason);
    ck_assert_int_eq(ui_play_warning(play)->place[0], 7 * DULKO_WIDTH + 2);
    ck_assert_int_eq(count_text(play, reason), 1);
    ui_play_hover(play, "square:b3");
    ck_assert_int_eq(count_text(play, reason), 0);
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    ui_play_hover(play, "square:c3");
    drop_on(play, "square:c3");
    ck_assert_str_eq(ui_play_refusal(play), reason);
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ck_assert_str_eq(ui_play_chosen(play), "");
    ui_play_close(play);
}
END_TEST

START_TEST(a_refusal_disappears_over_a_legal_square) {
    struct ui_play *play = ui_play_open("dulko", NULL, seven, 1280, 800);
    ui_play_click(play, "bank:1:7");
    ui_play_click(play, "square:c3");
    ck_assert_str_eq(ui_play_refusal(play), "There's already a 7 in this column, on c8.");
    ck_assert_str_eq(ui_play_chosen(play), "bank:1:7");
    ui_play_hover(play, "square:b3");
    ck_assert_str_eq(ui_play_refusal(play), "");
    ui_play_close(play);
}
END_TEST

/* A piece that fits on a square. */
static struct touch piece_for(const struct ui_play *play, const char *square) {
    const struct legal *legal = ui_play_legal(play);
    for (int i = 0; i < legal->count; i++) {
        if (strcmp(legal->touch[i][1].text, square) == 0) {
            return legal->touch[i][0];
        }
    }
    ck_abort_msg("nothing fits on %s", square);
}

START_TEST(a_square_can_be_chosen_first_and_then_what_fits_there) {
    struct ui_play *play = ui_play_open("dulko", NULL, seven, 1280, 800);
    ui_play_click(play, "square:c3");
    ck_assert_str_eq(ui_play_chosen(play), "square:c3");
    ck_assert(ui_play_says(play, "choose a piece for c3"));
    ck_assert(!ui_play_target(play, "bank:1:7")->enabled); /* a 7 in the column */
    ui_play_click(play, "bank:1:7");
    ck_assert_str_eq(ui_play_refusal(play), "There's already a 7 in this column, on c8.");
    ck_assert_str_eq(ui_play_chosen(play), "square:c3");
    struct touch piece = piece_for(play, "square:c3");
    ck_assert(ui_play_target(play, piece.text)->enabled);
    ui_play_hover(play, piece.text);
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    ui_play_click(play, piece.text);
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    ck_assert_str_eq(ui_play_chosen(play), "");
    ui_play_close(play);
}
END_TEST

START_TEST(another_square_is_chosen_instead_and_the_same_one_given_up) {
    struct ui_play *play = ui_play_open("dulko", NULL, seven, 1280, 800);
    ui_play_click(play, "square:c3");
    ui_play_click(play, "square:b3");
    ck_assert_str_eq(ui_play_chosen(play), "square:b3");
    ui_play_click(play, "square:b3");
    ck_assert_str_eq(ui_play_chosen(play), "");
    ui_play_click(play, "square:b3");
    ui_play_cancel(play);
    ck_assert_str_eq(ui_play_chosen(play), "");
    ui_play_close(play);
}
END_TEST

START_TEST(every_action_can_be_entered_square_first) {
    struct ui_play *play = ui_play_open("dulko", NULL, seven, 1280, 800);
    const struct legal *legal = ui_play_legal(play);
    for (int i = 0; i < legal->count; i += 37) {
        char first[TOUCH_TEXT_MAX], second[TOUCH_TEXT_MAX];
        game_action action = legal->action[i];
        memcpy(first, legal->touch[i][0].text, sizeof first);
        memcpy(second, legal->touch[i][1].text, sizeof second);
        ui_play_click(play, second);
        ui_play_click(play, first);
        const struct match *match = ui_play_match(play);
        ck_assert_int_eq((int)match->nodes[match->current].action, (int)action);
        ui_play_key(play, KEY_UNDO);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(without_a_piece_in_hand_squares_and_the_other_bank_say_what_is_missing) {
    struct ui_play *play = ui_play_open("dulko", NULL, seven, 1280, 800);
    ck_assert(!ui_play_target(play, "square:c8")->enabled); /* occupied */
    ui_play_click(play, "square:c8");
    ck_assert_str_eq(ui_play_refusal(play), "First choose a piece from Player 1's bank.");
    ui_play_click(play, "bank:2:3");
    ck_assert_str_eq(ui_play_refusal(play), "That piece is Player 2's; it's Player 1's turn.");
    ui_play_close(play);
}
END_TEST

START_TEST(a_piece_dropped_beside_the_board_glides_back) {
    struct ui_play *play = ui_play_open("dulko", NULL, seven, 1280, 800);
    ui_play_settings(play)->speed = 1;
    drag_over(play, "bank:1:7", "square:c3");
    app_input(&play->app, &(struct input){.kind = INPUT_UP, .x = 640, .y = 60});
    ck_assert_str_eq(ui_play_gliding(play), "bank:1:7");
    ck_assert_str_eq(ui_play_chosen(play), "");
    for (int i = 0; i < 4; i++) {
        ui_play_wait(play, 100);
    }
    ck_assert_str_eq(ui_play_gliding(play), "");
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(a_piece_dropped_where_it_was_is_chosen_until_escape) {
    struct ui_play *play = ui_play_open("dulko", NULL, seven, 1280, 800);
    struct point at = middle_of(play, "bank:1:7");
    ui_play_hover(play, "bank:1:7");
    app_input(&play->app, &(struct input){.kind = INPUT_DOWN, .x = at.x, .y = at.y});
    app_input(&play->app, &(struct input){.kind = INPUT_MOVE, .x = at.x + 12, .y = at.y});
    ck_assert(play->app.ui->dragging);
    app_input(&play->app, &(struct input){.kind = INPUT_UP, .x = at.x + 12, .y = at.y});
    ck_assert_str_eq(ui_play_chosen(play), "bank:1:7");
    app_input(&play->app, &(struct input){.kind = INPUT_CANCEL});
    ck_assert_str_eq(ui_play_chosen(play), "");
    ui_play_close(play);
}
END_TEST

START_TEST(a_click_that_moves_a_little_inside_a_square_still_places) {
    struct ui_play *play = ui_play_open("dulko", NULL, seven, 1280, 800);
    ui_play_click(play, "bank:1:7");
    struct point at = middle_of(play, "square:b3");
    app_input(&play->app, &(struct input){.kind = INPUT_DOWN, .x = at.x - 10, .y = at.y});
    app_input(&play->app, &(struct input){.kind = INPUT_UP, .x = at.x + 10, .y = at.y});
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    ui_play_close(play);
}
END_TEST

/* ---- in motion ---- */

START_TEST(captured_tiles_turn_over_one_after_another) {
    struct ui_play *play = ui_play_open("dulko", NULL, middle, 1280, 800);
    int turning = 0, most = 0;
    ui_play_settings(play)->speed = 1;
    ui_play_click(play, "bank:1:Q");
    ui_play_click(play, "square:b4");
    for (int i = 0; i < 400 && ui_play_animation(play); i++) {
        ui_play_wait(play, 10);
        int now = turning_over(play);
        turning += now > 0;
        most = now > most ? now : most;
    }
    ck_assert(!ui_play_is_busy(play));
    ck_assert_int_gt(turning, 20);
    ck_assert_int_lt(most, 6 * 3); /* never all six at once */
    ck_assert_int_eq(turning_over(play), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(a_dragged_piece_stays_where_it_was_dropped_while_its_captures_turn_over) {
    struct ui_play *play = ui_play_open("dulko", NULL, middle, 1280, 800);
    struct frame frame;
    ui_play_settings(play)->speed = 1;
    ui_play_drag(play, "bank:1:Q", "square:b4");
    ck_assert(ui_play_is_busy(play));
    ui_play_frame(play, &frame);
    ck_assert_int_eq(frame.lying.count[3 * DULKO_WIDTH + 1][DULKO_QUEEN], 1);
    ck_assert_int_eq(frame.moving[0].kind, EVENT_FLIP);
    ui_play_close(play);
}
END_TEST

START_TEST(a_completed_unit_shines_once) {
    struct ui_play *play = ui_play_open("dulko", NULL, filling, 1280, 800);
    struct frame frame;
    bool shone = false;
    ui_play_settings(play)->speed = 1;
    ui_play_click(play, "bank:1:2");
    ui_play_click(play, "square:i1");
    for (int i = 0; i < 400 && ui_play_animation(play); i++) {
        ui_play_frame(play, &frame);
        shone = shone || (frame.afterglow > 0 && frame.afterglow < 1 && !frame.moving_count);
        ui_play_wait(play, 10);
    }
    ck_assert(shone);
    ck_assert_int_eq(dulko_game.score(ui_play_position(play), 1), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(a_piece_that_completes_nothing_does_not_shine) {
    struct ui_play *play = ui_play_open("dulko", NULL, filling, 1280, 800);
    ui_play_settings(play)->speed = 1;
    ui_play_click(play, "bank:1:2");
    ui_play_click(play, "square:a9");
    ck_assert_float_eq(ui_play_animation(play)->glow, 0);
    ui_play_close(play);
}
END_TEST

START_TEST(every_animation_of_a_game_can_be_drawn_and_ends_with_the_position) {
    struct ui_play *play = ui_play_open("dulko", NULL, NULL, 900, 1200);
    uint64_t seed = 8;
    ui_play_settings(play)->speed = 1;
    for (int turn = 0; turn < 60 && ui_play_legal(play)->count; turn++) {
        struct frame shown, still;
        int chosen = (int)random_below(&seed, (uint32_t)ui_play_legal(play)->count);
        ui_play_action(play, ui_play_legal(play)->action[chosen], BY_CLICKS);
        for (int i = 0; i < 200 && ui_play_animation(play); i++) {
            ui_play_wait(play, 60);
        }
        ui_play_frame(play, &shown);
        frame_still(&dulko_game, ui_play_position(play), &still);
        ck_assert(memcmp(&shown.lying, &still.lying, sizeof still.lying) == 0);
    }
    ui_play_close(play);
}
END_TEST

SUITE("dulko at the table", a_square_can_be_chosen_first_and_then_what_fits_there,
      another_square_is_chosen_instead_and_the_same_one_given_up,
      every_action_can_be_entered_square_first, whole_games_are_played_by_clicks_at_every_size,
      whole_games_are_played_by_drags_at_every_size, a_whole_game_is_played_with_the_keyboard_alone,
      a_typed_letter_chooses_a_piece_and_arrows_move_on_the_board,
      an_action_is_typed_as_it_is_written, every_target_has_room_and_a_label_of_its_own,
      at_any_scale_every_target_is_large_enough,
      a_bank_offers_every_kind_with_pieces_left_and_no_other,
      nothing_is_dimmed_in_a_bank_while_an_earlier_turn_is_shown,
      both_banks_adjoin_the_board_without_gaps, a_ring_around_pieces_in_a_bank_is_centered_on_them,
      only_squares_that_the_chosen_piece_fits_on_invite, the_preview_is_what_the_placement_does,
      a_dragged_piece_shows_the_preview_where_it_would_land, aces_show_what_they_are_worth,
      over_an_illegal_square_the_reason_is_shown_before_the_drop,
      a_refusal_disappears_over_a_legal_square,
      without_a_piece_in_hand_squares_and_the_other_bank_say_what_is_missing,
      a_piece_dropped_beside_the_board_glides_back,
      a_piece_dropped_where_it_was_is_chosen_until_escape,
      a_click_that_moves_a_little_inside_a_square_still_places,
      captured_tiles_turn_over_one_after_another,
      a_dragged_piece_stays_where_it_was_dropped_while_its_captures_turn_over,
      a_completed_unit_shines_once, a_piece_that_completes_nothing_does_not_shine,
      every_animation_of_a_game_can_be_drawn_and_ends_with_the_position)
