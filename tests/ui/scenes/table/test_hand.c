/* test_hand.c: for the other hand, buttons and what stands beside a board are on the other side of
 * it, and look and read as ever. */
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/play/layout.h"
#include "ui/play/seat.h"

#include <string.h>

enum { WINDOWS = 6, SEED = 5, ACTIONS = 12 };
static const float windows[WINDOWS][2] = {{1280, 800}, {900, 1200},  {800, 600},
                                          {480, 800},  {1920, 1080}, {640, 360}};

/* A table with the history open, for the usual hand or the other one. */
static struct ui_play *open_for(const char *game, const float window[2], bool other,
                                bool mirrored) {
    struct ui_play *play = ui_play_open_history(game, window[0], window[1]);
    play->app.ui->mirrored = mirrored;
    ui_play_settings(play)->other_hand = other;
    ui_play_redraw(play);
    ui_play_wait(play, 0);
    return play;
}

static struct table_layout layout_of(struct ui_play *play) {
    struct layout_hints hints = seat_hints(ui_play_table(play), ui_play_settings(play));
    hints.history = true;
    return layout_table(play->app.ui->width, play->app.ui->height, &hints);
}

/* What `check` states holds at each table, in windows of all shapes, and mirrored: `play` is for
 * the other hand, `usual` is not. */
static void at_each_table(void (*check)(struct ui_play *play, struct ui_play *usual)) {
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < 2 * WINDOWS; i++) {
            struct ui_play *play = open_for(games[g]->id, windows[i / 2], true, i % 2);
            struct ui_play *usual = open_for(games[g]->id, windows[i / 2], false, i % 2);
            check(play, usual);
            ui_play_close(play);
            ui_play_close(usual);
        }
    }
}

static struct rect place(struct ui_play *play, const char *id) {
    return ui_play_target(play, id)->mark;
}

static void check_bar(struct ui_play *play, struct ui_play *usual) {
    static const char *const buttons[] = {"button:undo", "button:redo", "button:history",
                                          "button:rules", "button:menu"};
    struct rect back = place(play, "button:back"), before = back;
    ck_assert_float_eq(back.x, place(usual, "button:back").x);
    for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++) {
        struct rect now = place(play, buttons[i]), then = place(usual, buttons[i]);
        ck_assert_msg(now.x >= before.x + before.w && now.x - before.x - before.w <= 16,
                      "%s at %.0fx%.0f", buttons[i], play->width, play->height);
        ck_assert_float_eq_tol(now.w, then.w, 0.01F);
        before = now;
    }
}

START_TEST(buttons_stand_after_the_way_back_in_their_order) {
    at_each_table(check_bar);
}
END_TEST

static void check_history(struct ui_play *play, struct ui_play *usual) {
    struct table_layout now = layout_of(play), then = layout_of(usual);
    float width = play->app.ui->width;
    ck_assert_int_eq(now.history_overlay, then.history_overlay);
    ck_assert_float_eq_tol(now.history.x, width - then.history.x - then.history.w, 0.01F);
    ck_assert_float_eq_tol(now.board.x, width - then.board.x - then.board.w, 0.01F);
    if (!now.strips) { /* players stay where they are */
        int upper = play->app.table.play.face->hints.upper_player;
        ck_assert_float_gt(now.panel[upper].x, now.panel[!upper].x);
    }
    if (ui_play_has(play, "button:first")) {
        struct rect first = place(play, "button:first"), last = place(play, "button:end");
        ck_assert_float_lt(first.x, last.x); /* time goes on as it is read */
        ck_assert_float_ge(first.x, now.history.x);
        ck_assert_float_le(last.x + last.w, now.history.x + now.history.w);
    }
    ck_assert_int_eq(play->list.right_to_left, play->app.ui->mirrored);
}

START_TEST(the_history_changes_sides_and_reads_as_ever) {
    at_each_table(check_history);
}
END_TEST

static void check_play(struct ui_play *play, struct ui_play *usual) {
    if (layout_of(usual).history_overlay) {
        ui_play_click(play, "button:history"); /* which lies over the board */
    }
    ck_assert_int_eq(ui_play_random_game(play, SEED, ACTIONS, BY_CLICKS), ACTIONS);
    ui_play_check_targets(play, 20);
}

START_TEST(every_game_is_played_and_targets_are_within_the_window_and_apart) {
    at_each_table(check_play);
}
END_TEST

START_TEST(what_is_offered_stands_at_the_left_and_the_turn_is_shown_again_from_the_right) {
    struct ui_play *play = open_for("oware", windows[0], true, false);
    ui_play_settings(play)->confirm = true;
    ui_play_click(play, "pit:C");
    struct rect confirm = place(play, "button:confirm");
    struct rect board = layout_of(play).board;
    ck_assert_float_lt(confirm.x + confirm.w, board.x + board.w / 2);
    ui_play_click(play, "button:confirm");
    ck_assert_float_gt(place(play, "button:last").x, board.x + board.w / 2);
    ui_play_click(play, "button:menu");
    ck_assert_float_lt(place(play, "button:settings").x, board.x + board.w / 2);
    ui_play_close(play);
}
END_TEST

START_TEST(the_answers_to_a_question_begin_at_the_left) {
    struct ui_play *play = open_for("oware", windows[0], true, false);
    ui_play_click(play, "pit:C");
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:resign");
    ck_assert_float_lt(place(play, "button:accept").x, place(play, "button:decline").x);
    ck_assert_float_lt(place(play, "button:decline").x, 640);
    ui_play_close(play);
}
END_TEST

START_TEST(a_lesson_has_its_card_and_the_editor_its_column_on_the_other_side) {
    for (int other = 0; other < 2; other++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
        ui_play_settings(play)->other_hand = other;
        ui_play_open_study(play, STUDY_LESSON, games_find("seega"), 0);
        ui_play_wait(play, 0);
        ck_assert_int_eq(place(play, "button:next").x < place(play, "square:a1").x, other);
        ck_assert_int_eq(place(play, "button:rules").x < 640, other);
        ui_play_close(play);
        play = ui_play_open("", NULL, NULL, 1280, 800);
        ui_play_settings(play)->other_hand = other;
        ui_play_click(play, "two:seega");
        ui_play_click(play, "button:edit");
        play->width = 640;
        play->height = 360;
        ui_play_redraw(play);
        ui_play_wait(play, 0);
        ck_assert_int_eq(place(play, "option:item=0").x < place(play, "square:a1").x, other);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(other_pages_stay_as_they_are) {
    struct ui_play *play = open_for("seega", windows[0], true, false);
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:settings");
    ck_assert_float_gt(place(play, "button:defaults").x, 640);
    ui_play_click(play, "button:access");
    ck_assert(ui_play_has(play, "option:other-hand=0"));
    ui_play_click(play, "option:other-hand=0");
    ck_assert(!ui_play_settings(play)->other_hand);
    ui_play_close(play);
}
END_TEST

SUITE("hand", buttons_stand_after_the_way_back_in_their_order,
      the_history_changes_sides_and_reads_as_ever,
      every_game_is_played_and_targets_are_within_the_window_and_apart,
      what_is_offered_stands_at_the_left_and_the_turn_is_shown_again_from_the_right,
      the_answers_to_a_question_begin_at_the_left,
      a_lesson_has_its_card_and_the_editor_its_column_on_the_other_side,
      other_pages_stay_as_they_are)
