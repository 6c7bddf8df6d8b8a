/* test_result.c: the end of a match: the card below the board, what it tells, and the ceremony. */
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/voices.h"
#include "ui/draw/sprites.h"
#include "ui/kit/graph.h"
#include "ui/play/result_text.h"
#include "ui/scenes/table/scene.h"

#include <math.h>
#include <string.h>

static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {1000, 700}, {900, 1200}, {800, 600}};
enum { SIZES = sizeof sizes / sizeof sizes[0], CEREMONY = 1200, LONGEST = 1500 };

/* South's F takes 7 and wins, 30 to 13. */
static const char decisive[] = "1-0-2-0-1-3-1-1-2-0-1-0-23-13-S";

/* South wins; the ceremony has run for 16 ms. */
static struct ui_play *win(float speed, bool reduced) {
    struct ui_play *play = ui_play_open("oware", NULL, decisive, 1280, 800);
    ui_play_wait(play, 0);
    ui_play_settings(play)->speed = speed;
    ui_play_settings(play)->reduced_motion = reduced;
    ui_play_click(play, "pit:F");
    ui_play_settle(play);
    ui_play_wait(play, 0);
    ui_play_wait(play, 16);
    return play;
}

static bool is_still(struct ui_play *play) {
    return app_update(&play->app, play->now) >= NEVER;
}

START_TEST(the_numbers_roll_and_all_is_over_in_less_than_a_second_and_a_half) {
    struct ui_play *play = win(1, false);
    ck_assert(ui_play_says(play, "South wins, 0\xC2\xA0to\xC2\xA0"
                                 "0"));
    ck_assert(!is_still(play));
    ui_play_wait(play, 300);
    ck_assert(!ui_play_says(play, "South wins, 30\xC2\xA0to\xC2\xA0"
                                  "13"));
    ui_play_wait(play, LONGEST - 316);
    ck_assert(ui_play_says(play, "South wins, 30\xC2\xA0to\xC2\xA0"
                                 "13"));
    ck_assert(is_still(play));
    ui_play_close(play);
}
END_TEST

START_TEST(a_press_or_a_key_ends_it_at_once_and_counts) {
    for (int key = 0; key < 2; key++) {
        struct ui_play *play = win(1, false);
        if (key) {
            ui_play_key(play, KEY_END);
            ck_assert(ui_play_says(play, "South wins, 30\xC2\xA0to\xC2\xA0"
                                         "13"));
        } else {
            ui_play_click(play, "button:review");
            ck_assert(!ui_play_has(play, "button:rematch"));
        }
        ui_play_wait(play, 250); /* the light of the turn */
        ck_assert(is_still(play));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(without_motion_everything_is_there_at_once) {
    for (int reduced = 0; reduced < 2; reduced++) {
        struct ui_play *play = win(reduced ? 1 : 0, reduced);
        ck_assert(ui_play_says(play, "South wins, 30\xC2\xA0to\xC2\xA0"
                                     "13"));
        ui_play_wait(play, 100);
        ck_assert(is_still(play));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_match_that_was_over_before_has_no_ceremony) {
    struct ui_play *play =
        ui_play_open("oware", NULL, "1-0-2-0-1-0-0-2-0-1-0-1-25-15-N", 1280, 800);
    ui_play_settings(play)->speed = 1;
    ui_play_wait(play, 16);
    ck_assert(ui_play_says(play, "South wins, 25\xC2\xA0to\xC2\xA0"
                                 "15"));
    ck_assert(is_still(play));
    ui_play_close(play);
}
END_TEST

START_TEST(the_winners_panel_says_so) {
    struct ui_play *play = win(0, false);
    ck_assert(ui_play_says(play, "won"));
    ui_play_click(play, "button:review");
    ck_assert(!ui_play_says(play, "won"));
    ui_play_close(play);
}
END_TEST

/* The largest text of the picture, in points; of those that begin with this, or NULL: of all. */
static float largest(const struct ui_play *play, const char *begin) {
    float size = 0;
    for (int i = 0; i < play->list.count; i++) {
        const char *text = ui_play_text(play, i);
        if (text[0] && (!begin || strncmp(text, begin, strlen(begin)) == 0)) {
            size = fmaxf(size, play->list.command[i].as.text.size);
        }
    }
    return size;
}

START_TEST(who_won_is_the_largest_text_in_a_roomy_window) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = ui_play_open(games[i]->id, NULL, NULL, 1280, 800);
        play_seat(ui_play_table(play), (const int[]){0, 3}, 1);
        play_resign(ui_play_table(play), 1);
        ui_play_wait(play, 16);
        ck_assert_float_eq(largest(play, "You win"), largest(play, NULL));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(at_every_size_the_card_tells_the_reason_the_last_word_and_the_buttons) {
    for (int k = 0; k < SIZES; k++) {
        struct ui_play *play = ui_play_open("oware", NULL, NULL, sizes[k][0], sizes[k][1]);
        play_seat(ui_play_table(play), (const int[]){0, 3}, 1);
        play_resign(ui_play_table(play), 0);
        ui_play_wait(play, 16);
        ck_assert(ui_play_reads(play, "You resigned."));
        const char *word = voices_last_word(&play->app);
        ck_assert_msg(ui_play_reads(play, word), "%gx%g: %s", (double)sizes[k][0],
                      (double)sizes[k][1], word);
        ck_assert(ui_play_has(play, "button:rematch") && ui_play_has(play, "button:home"));
        ui_play_close(play);
    }
}
END_TEST

/* What was captured lies in the panels or on the board, and must stay in sight. */
START_TEST(the_card_covers_neither_board_nor_panels) {
    for (int i = 0; i < games_count; i++) {
        for (int k = 0; k < SIZES; k++) {
            struct ui_play *play = ui_play_open(games[i]->id, NULL, NULL, sizes[k][0], sizes[k][1]);
            struct layout_hints hints = ui_play_table(play)->face->hints;
            play_resign(ui_play_table(play), 0);
            ui_play_wait(play, 16);
            hints.foot = result_foot(play->app.ui);
            struct table_layout layout =
                layout_table(play->app.ui->width, play->app.ui->height, &hints);
            result_make_room(play->app.ui, ui_play_table(play)->face, &layout);
            float top = play->app.ui->height - 4 - 60 - hints.foot;
            for (int player = 0; player < 2; player++) {
                float below = layout.panel[player].y + layout.panel[player].h;
                ck_assert_msg(below <= top, "%s: %g, %g", games[i]->id, (double)below, (double)top);
            }
            ck_assert_float_lt(layout.board.y + layout.board.h, top + 18);
            ui_play_check_targets(play, 32);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(in_a_small_window_all_of_the_lower_panel_stays_in_sight) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 800, 600);
    play_resign(ui_play_table(play), 1);
    ui_play_wait(play, 16);
    float top = (ui_play_target(play, "button:rematch")->rect.y - 10) * ui_play_scale(play);
    int units = 0;
    for (int i = 0; i < play->list.count; i++) {
        if (strcmp(ui_play_text(play, i), "seeds") == 0) {
            ck_assert_float_lt(play->list.command[i].rect.y, top);
            units++;
        }
    }
    ck_assert_int_eq(units, 2);
    ui_play_close(play);
}
END_TEST

/* How often the picture shows the sprite. */
static int drawn(const struct ui_play *play, int sprite) {
    int count = 0;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        count += command->kind == DRAW_SPRITE && command->as.sprite.id == sprite;
    }
    return count;
}

START_TEST(a_companion_that_wins_has_its_medallion_on_the_card) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    play_seat(ui_play_table(play), (const int[]){0, 3}, 1);
    ui_play_wait(play, 16);
    ui_play_wait(play, 7000); /* its greeting, with another medallion, is gone */
    int before = drawn(play, SPRITE_COMPANION_3);
    play_resign(ui_play_table(play), 0);
    ui_play_wait(play, 16);
    ck_assert(ui_play_has(play, "button:rematch"));
    ck_assert_int_eq(drawn(play, SPRITE_COMPANION_3), before + 1);
    ui_play_close(play);
}
END_TEST

/* Four turns of Oware, of which the third captures nothing, and North resigns. */
static struct ui_play *resigned_after(const char *position, const char *const *pits, int count) {
    struct ui_play *play = ui_play_open("oware", NULL, position, 1280, 800);
    for (int i = 0; i < count; i++) {
        ui_play_click(play, pits[i]);
    }
    play_resign(ui_play_table(play), 1);
    ui_play_wait(play, 16);
    return play;
}

START_TEST(the_card_tells_the_longest_turn_and_the_best_capture) {
    static const char *const pits[] = {"pit:F", "pit:f", "pit:C", "pit:b"};
    struct ui_play *play = resigned_after("3-0-7-2-1-4-2-5-2-1-4-6-8-3-S", pits, 4);
    ck_assert(ui_play_says(play, "Longest sowing: 8 seeds, turn 3"));
    ck_assert(ui_play_says(play, "Best capture: 5 seeds, turn 1"));
    ck_assert(ui_play_has(play, "graph:result"));
    ui_play_close(play);
}
END_TEST

START_TEST(on_the_card_no_line_is_close_to_the_edge_and_none_is_cut) {
    for (int series = 0; series < 2; series++) {
        struct ui_play *play =
            ui_play_open("oware", NULL, "1-0-0-0-0-1-1-0-0-0-0-0-22-23-S", 800, 600);
        match_set_tag(ui_play_match(play), "Standing", series ? "1-1" : NULL);
        ck_assert_ptr_null(match_resign(ui_play_match(play), 0));
        ui_play_redraw(play);
        ui_play_wait(play, 16);
        float scale = play->list.scale;
        float foot = play->app.ui->height - 4, top = foot - 60 - result_foot(play->app.ui);
        float buttons = ui_play_target(play, "button:rematch")->mark.y;
        int lines = 0;
        for (int i = 0; i < play->list.count; i++) {
            const struct draw_command *command = &play->list.command[i];
            float baseline = command->rect.y / scale;
            if (ui_play_text(play, i)[0] && baseline > top) {
                ck_assert_float_ge(baseline, top + 9);
                ck_assert_float_le(baseline, foot - 9);
                ck_assert_ptr_null(strstr(ui_play_text(play, i), "…"));
                lines += baseline < buttons;
            }
        }
        ck_assert_int_eq(lines, 2 + series);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(where_there_is_room_every_button_of_the_card_has_its_label) {
    static const char *const pits[] = {"pit:F", "pit:f", "pit:C", "pit:b"};
    struct ui_play *play = resigned_after("3-0-7-2-1-4-2-5-2-1-4-6-8-3-S", pits, 4);
    ck_assert(ui_play_has(play, "graph:result"));
    ck_assert(ui_play_says(play, "New match"));
    ck_assert(ui_play_says(play, "Home"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_click_in_the_graph_stands_after_that_turn) {
    static const char *const pits[] = {"pit:F", "pit:f", "pit:C", "pit:b"};
    struct ui_play *play = resigned_after("3-0-7-2-1-4-2-5-2-1-4-6-8-3-S", pits, 4);
    struct rect rect = ui_play_target(play, "graph:result")->rect;
    struct point middle = {rect.x + rect.w / 2, rect.y + rect.h / 2};
    ui_play_click(play, "graph:result");
    struct match *match = ui_play_match(play);
    ck_assert_int_eq(match_depth(match, match->current), graph_point_at(rect, 5, middle));
    ck_assert(!ui_play_has(play, "button:rematch"));
    ui_play_key(play, KEY_END);
    ui_play_click(play, "button:result");
    ck_assert(ui_play_has(play, "button:rematch"));
    ui_play_close(play);
}
END_TEST

/* The result of a match in which the last of these moves ends it, as told of Ada and Ben, and to
 * each of them. */
static void assert_reason(const char *game, const char *options, const char *position,
                          const char *move, const char *sentence, const char *to_first,
                          const char *to_second) {
    struct ui_play *play = ui_play_open(game, options, position, 1280, 800);
    const struct play *table = ui_play_table(play);
    ck_assert_ptr_null(match_play_text(ui_play_match(play), move));
    ui_play_wait(play, 16);
    ck_assert_str_eq(result_sentence(table, (const char *[2]){"Ada", "Ben"}).string, sentence);
    ck_assert_str_eq(result_sentence(table, (const char *[2]){"You", "Ben"}).string, to_first);
    ck_assert_str_eq(result_sentence(table, (const char *[2]){"Ada", "You"}).string, to_second);
    ui_play_close(play);
}

START_TEST(the_reason_says_whose_row_is_empty_and_who_gets_what_is_left) {
    assert_reason("oware", "grand-slam=allowed", "1-0-0-0-0-1-1-0-0-0-0-0-22-23-S", "F",
                  "Ben has no seeds left to sow, so Ada collects the rest.",
                  "Ben has no seeds left to sow, so you collect the rest.",
                  "You have no seeds left to sow, so Ada collects the rest.");
    assert_reason("oware", NULL, "0-0-0-0-1-0-0-0-0-0-0-1-23-23-N", "f",
                  "Ada can't feed Ben and collects the rest.",
                  "You can't feed Ben, so you collect the rest.",
                  "Ada can't feed you and collects the rest.");
    assert_reason("oware", "leftovers=last-mover", "0-0-0-0-1-0-0-0-0-0-0-1-23-23-N", "f",
                  "Ada can't feed Ben, who collects the rest.",
                  "You can't feed Ben, who collects the rest.",
                  "Ada can't feed you, so you collect the rest.");
    assert_reason("saddeeqa", NULL, "0-0-0-0-0-0-0-1-1-0-0-0-2-0-0-0-10-10-0", "7cw",
                  "Ada's row is empty, so Ben collects the rest.",
                  "Your row is empty, so Ben collects the rest.",
                  "Ada's row is empty, so you collect the rest.");
}
END_TEST

START_TEST(with_the_history_open_nothing_lies_over_another_and_every_button_works) {
    for (int i = 0; i < games_count; i++) {
        for (int k = 0; k < SIZES; k++) {
            struct ui_play *play = ui_play_open(games[i]->id, NULL, NULL, sizes[k][0], sizes[k][1]);
            ui_play_random_game(play, 3, 6, BY_CLICKS);
            ui_play_settings(play)->history = true;
            play_resign(ui_play_table(play), 0);
            ui_play_wait(play, 16);
            ck_assert(ui_play_has(play, "button:rematch"));
            ck_assert(!ui_play_has(play, "button:analyze")); /* not before the card is gone */
            float top = ui_play_target(play, "button:rematch")->rect.y - 10;
            const struct rect *history = &play->app.shown->history.area;
            if (ui_play_has(play, "ply:1")) {
                ck_assert_msg(history->y + history->h <= top, "%s: %g, %g", games[i]->id,
                              (double)(history->y + history->h), (double)top);
                ui_play_click(play, "ply:1");
                ck_assert_int_eq(match_depth(ui_play_match(play), ui_play_match(play)->current), 1);
                ck_assert(!ui_play_has(play, "button:rematch"));
            }
            ui_play_close(play);
        }
    }
}
END_TEST

SUITE("result", the_numbers_roll_and_all_is_over_in_less_than_a_second_and_a_half,
      a_press_or_a_key_ends_it_at_once_and_counts, without_motion_everything_is_there_at_once,
      a_match_that_was_over_before_has_no_ceremony, the_winners_panel_says_so,
      who_won_is_the_largest_text_in_a_roomy_window,
      at_every_size_the_card_tells_the_reason_the_last_word_and_the_buttons,
      the_card_covers_neither_board_nor_panels,
      in_a_small_window_all_of_the_lower_panel_stays_in_sight,
      a_companion_that_wins_has_its_medallion_on_the_card,
      the_card_tells_the_longest_turn_and_the_best_capture,
      on_the_card_no_line_is_close_to_the_edge_and_none_is_cut,
      where_there_is_room_every_button_of_the_card_has_its_label,
      a_click_in_the_graph_stands_after_that_turn,
      the_reason_says_whose_row_is_empty_and_who_gets_what_is_left,
      with_the_history_open_nothing_lies_over_another_and_every_button_works)
