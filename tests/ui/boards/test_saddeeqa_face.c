/* test_saddeeqa_face.c: Saddeeqa at the table, played by synthetic pointer and keys. */
#include "games/saddeeqa.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/boards/saddeeqa/scene.h"

#include "engine/rules.h"

#include <string.h>

static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {800, 600}, {900, 1200}, {600, 800}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

/* Hole 5: clockwise two laps that capture 6, counterclockwise one lap that captures 3. */
static const char middle[] = "0-3-0-2-5-3-5-2-7-2-5-1-2-3-1-5-11-7-0";

/* Hole 7: clockwise never ends. */
static const char endless[] = "1-0-1-0-5-2-1-6-0-1-2-4-0-4-1-0-7-13-0";

/* Hole 3: counterclockwise 1262 laps. */
static const char relay[] = "3-0-0-7-6-0-8-0-3-0-1-0-5-2-1-0-40-100-0";

static void expect_played(const struct ui_play *play, const char *position,
                          const char *action_text) {
    struct options options = options_default(&saddeeqa_game);
    struct position expected;
    game_action action;
    ck_assert_ptr_null(rules_setup(&saddeeqa_game, &options, position, &expected, NULL));
    ck_assert(rules_action_parse(&saddeeqa_game, &expected, action_text, &action));
    rules_play(&saddeeqa_game, &expected, action, NULL);
    ck_assert(position_equal(&expected, ui_play_position(play)));
}

/* ---- whole games ---- */

static void play_at_every_size(const char *options, enum ui_method method) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("saddeeqa", options, NULL, sizes[i][0], sizes[i][1]);
        ck_assert_int_gt(ui_play_random_game(play, (uint64_t)i + 1, 120, method), 10);
        ui_play_close(play);
    }
}

START_TEST(whole_games_are_played_by_clicks_at_every_size) {
    play_at_every_size(NULL, BY_CLICKS);
}
END_TEST

START_TEST(whole_games_are_played_by_drags_at_every_size) {
    play_at_every_size("stones=3 first=1", BY_DRAG);
}
END_TEST

START_TEST(whole_games_are_played_with_the_keyboard_alone_at_every_size) {
    play_at_every_size("stones=2", BY_KEYS);
}
END_TEST

/* ---- targets ---- */

START_TEST(every_target_has_room_and_a_label_of_its_own_with_any_hole_chosen) {
    static const char *const starts[] = {NULL, "first=1"};
    for (int i = 0; i < 2 * SIZES; i++) {
        struct ui_play *play =
            ui_play_open("saddeeqa", starts[i % 2], NULL, sizes[i / 2][0], sizes[i / 2][1]);
        ui_play_check_targets(play, 32);
        for (int hole = i % 2 * SADDEEQA_ROW; hole < (i % 2 + 1) * SADDEEQA_ROW; hole++) {
            char id[TARGET_ID_MAX];
            struct text text = text_fixed(id, sizeof id);
            text_format(&text, "pit:%d", hole);
            ui_play_click(play, id);
            ck_assert_str_eq(ui_play_chosen(play), id);
            ui_play_target(play, "direction:cw");
            ui_play_check_targets(play, 32);
        }
        ui_play_settings(play)->history = true;
        ui_play_wait(play, 16);
        ui_play_check_targets(play, 32);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(an_arrow_is_there_only_while_a_hole_is_chosen) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, middle, 1280, 800);
    const struct targets *targets = ui_play_targets(play);
    ck_assert_ptr_null(targets_find(targets, "direction:cw"));
    ui_play_click(play, "pit:5");
    ck_assert_ptr_nonnull(targets_find(targets, "direction:cw"));
    ui_play_click(play, "pit:5"); /* touched twice: no longer chosen */
    ck_assert_ptr_null(targets_find(targets, "direction:cw"));
    ui_play_click(play, "pit:5");
    app_input(&play->app, &(struct input){.kind = INPUT_CANCEL});
    ui_play_wait(play, 16);
    ck_assert_ptr_null(targets_find(targets, "direction:cw"));
    ui_play_close(play);
}
END_TEST

START_TEST(clockwise_points_right_in_the_top_row_and_left_in_the_bottom_row) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, NULL, 1280, 800);
    ui_play_click(play, "pit:3");
    ck_assert_float_gt(ui_play_target(play, "direction:cw")->rect.x,
                       ui_play_target(play, "direction:ccw")->rect.x);
    ui_play_click(play, "direction:cw");
    ui_play_click(play, "pit:12");
    ck_assert_float_lt(ui_play_target(play, "direction:cw")->rect.x,
                       ui_play_target(play, "direction:ccw")->rect.x);
    ui_play_close(play);
}
END_TEST

START_TEST(only_legal_holes_invite) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, middle, 1280, 800);
    ck_assert(ui_play_target(play, "pit:5")->enabled);
    ck_assert(!ui_play_target(play, "pit:0")->enabled); /* empty */
    ck_assert(!ui_play_target(play, "pit:8")->enabled); /* the opponent's */
    ui_play_close(play);
}
END_TEST

/* ---- previews ---- */

START_TEST(a_hole_previews_both_directions_and_an_arrow_its_own) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, middle, 1280, 800);
    const struct preview *preview = ui_play_preview(play);
    ui_play_hover(play, "pit:5");
    ck_assert_int_eq(preview->count, 2);
    ck_assert_int_eq(saddeeqa_game.score(&preview->after[0], 0), 11 + 6);
    ck_assert_int_eq(saddeeqa_game.score(&preview->after[1], 0), 11 + 3);
    ui_play_click(play, "pit:5");
    ui_play_hover(play, "direction:ccw");
    ck_assert_int_eq(preview->count, 1);
    ck_assert_int_eq(saddeeqa_game.score(&preview->after[0], 0), 11 + 3);
    ui_play_click(play, "direction:ccw");
    expect_played(play, middle, "5ccw");
    ui_play_close(play);
}
END_TEST

START_TEST(an_arrow_says_in_its_label_what_it_would_do) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, middle, 1280, 800);
    ui_play_click(play, "pit:5");
    ck_assert_str_eq(ui_play_target(play, "direction:cw")->label,
                     "Clockwise from hole 5: 2 laps, captures 6");
    ck_assert_str_eq(ui_play_target(play, "direction:ccw")->label,
                     "Counterclockwise from hole 5: 1 lap, captures 3");
    ui_play_close(play);
}
END_TEST

/* The status line ends as it should, and nothing is cut. */
static void assert_says_whole(const struct ui_play *play, const char *end) {
    bool found = false;
    for (int i = 0; i < play->list.count; i++) {
        const char *text = ui_play_text(play, i);
        ck_assert_msg(!strstr(text, "\u2026"), "%s", text);
        found = found || strstr(text, end) != NULL;
    }
    ck_assert_msg(found, "%s", end);
}

START_TEST(both_ways_of_a_hole_are_told_in_full_at_every_size) {
    static const struct {
        const char *position, *hole;
        const char *wide, *narrow, *least; /* how one way is told in a window of such a width */
    } holes[] = {
        {"0-0-0-0-0-0-1-0-88-0-102-0-0-0-0-1-0-0-1", "pit:6", "1 lap, captures 102", "captures 102",
         "+102"},
        {relay, "pit:3", "1,262 laps, captures 1", "captures 1", "+1"},
    };
    for (int i = 0; i < 2 * SIZES; i++) {
        float width = sizes[i / 2][0];
        struct ui_play *play =
            ui_play_open("saddeeqa", NULL, holes[i % 2].position, width, sizes[i / 2][1]);
        if (match_turn(ui_play_match(play))) { /* the button that shows it again takes room */
            ui_play_click(play, "pit:15");
            ui_play_click(play, "direction:cw");
            ui_play_wait(play, 5000);
        }
        ui_play_hover(play, holes[i % 2].hole);
        ck_assert_int_eq(ui_play_preview(play)->count, 2);
        ck_assert(ui_play_says(play, "counterclockwise:"));
        assert_says_whole(play, width >= 1000  ? holes[i % 2].wide
                                : width >= 700 ? holes[i % 2].narrow
                                               : holes[i % 2].least);
        ui_play_close(play);
    }
}
END_TEST

/* ---- endless sowings ---- */

/* Hole 6: clockwise to hole 7, counterclockwise to hole 5. */
static const char late[] = "0-2-0-0-1-0-1-0-2-0-0-1-4-2-0-3-26-22-0";

/* Hole 0: both ways end in hole 8. */
static const char same_end[] = "8-0-0-0-0-0-0-0-0-0-0-0-0-0-0-2-0-0-0";

START_TEST(a_click_on_the_hole_where_a_way_is_shown_to_end_sows_that_way) {
    static const char *const ends[][3] = {{"pit:7", "end:cw", "6cw"}, {"pit:5", "end:ccw", "6ccw"}};
    for (int i = 0; i < 2 * SIZES; i++) {
        const char *const *end = ends[i % 2];
        struct ui_play *play =
            ui_play_open("saddeeqa", NULL, late, sizes[i / 2][0], sizes[i / 2][1]);
        struct rect hole = ui_play_target(play, end[0])->rect;
        ui_play_click(play, "pit:6");
        ck_assert(!ui_play_target(play, end[0])->enabled);
        ck_assert(rect_contains(hole, ui_play_target(play, end[1])->rect.x + 1,
                                ui_play_target(play, end[1])->rect.y + 1));
        ui_play_hover(play, end[1]);
        ck_assert_int_eq(ui_play_preview(play)->count, 1);
        ui_play_click(play, end[1]);
        expect_played(play, late, end[2]);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_hole_that_could_be_sown_or_where_both_ways_end_or_without_previews_is_no_direction) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, same_end, 1280, 800);
    ui_play_click(play, "pit:0");
    ui_play_click(play, "pit:8");
    ck_assert_str_eq(ui_play_refusal(play), "Choose clockwise or counterclockwise for hole 0.");
    ui_play_close(play);
    play = ui_play_open("saddeeqa", NULL, late, 1280, 800);
    ui_play_settings(play)->previews = false;
    ui_play_click(play, "pit:6");
    ui_play_click(play, "pit:7");
    ck_assert_str_eq(ui_play_refusal(play), "Choose clockwise or counterclockwise for hole 6.");
    ui_play_click(play, "pit:4");
    ck_assert_str_eq(ui_play_chosen(play), "pit:4");
    ui_play_close(play);
}
END_TEST

START_TEST(a_sowing_that_never_ends_is_refused_with_a_reason) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, endless, 1280, 800);
    ui_play_click(play, "pit:7");
    ck_assert(!ui_play_target(play, "direction:cw")->enabled);
    ck_assert(ui_play_target(play, "direction:ccw")->enabled);
    ui_play_click(play, "direction:cw");
    ck_assert_str_eq(ui_play_refusal(play), "That move would never end.");
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ck_assert_str_eq(ui_play_chosen(play), "pit:7"); /* the other way stays open */
    ui_play_click(play, "direction:ccw");
    expect_played(play, endless, "7ccw");
    ui_play_close(play);
}
END_TEST

START_TEST(dragging_in_the_endless_direction_is_refused_too) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, endless, 1280, 800);
    ui_play_drag(play, "pit:7", "direction:cw");
    ck_assert_str_eq(ui_play_refusal(play), "That move would never end.");
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_close(play);
}
END_TEST

/* ---- dragging ---- */

/* Drags a hole by dx, dy points and drops it there. */
static void drag_by(struct ui_play *play, const char *id, float dx, float dy) {
    struct rect rect = ui_play_target(play, id)->rect;
    float scale = ui_play_scale(play);
    struct input input = {
        .kind = INPUT_DOWN, .x = (rect.x + rect.w / 2) * scale, .y = (rect.y + rect.h / 2) * scale};
    app_input(&play->app, &input);
    ui_play_wait(play, 16);
    input.x += dx / 2 * scale;
    input.y += dy / 2 * scale;
    input.kind = INPUT_MOVE;
    app_input(&play->app, &input);
    ui_play_wait(play, 16);
    input.x += dx / 2 * scale;
    input.y += dy / 2 * scale;
    app_input(&play->app, &input);
    ui_play_wait(play, 16);
    input.kind = INPUT_UP;
    app_input(&play->app, &input);
    ui_play_wait(play, 16);
}

START_TEST(a_hole_is_dragged_to_any_place_on_that_side) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, middle, 1280, 800);
    drag_by(play, "pit:5", 144, 0); /* onto the next hole */
    expect_played(play, middle, "5cw");
    ui_play_click(play, "button:undo");
    drag_by(play, "pit:5", -260, 150); /* onto a hole of the other row */
    expect_played(play, middle, "5ccw");
    ui_play_click(play, "button:undo");
    drag_by(play, "pit:5", 70, -60); /* between the holes */
    expect_played(play, middle, "5cw");
    ui_play_close(play);
}
END_TEST

START_TEST(a_hole_dropped_back_is_chosen_and_dropped_outside_the_board_is_not) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, middle, 1280, 800);
    drag_by(play, "pit:5", 10, 20);
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ck_assert_str_eq(ui_play_chosen(play), "pit:5");
    drag_by(play, "pit:5", 0, -250);
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ck_assert_str_eq(ui_play_chosen(play), "");
    ui_play_close(play);
}
END_TEST

START_TEST(a_click_that_moves_a_little_on_an_arrow_is_a_click) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, middle, 1280, 800);
    ui_play_click(play, "pit:5");
    ui_play_swipe(play, "direction:cw", 8, 4);
    expect_played(play, middle, "5cw");
    ui_play_close(play);
}
END_TEST

/* ---- keys ---- */

START_TEST(left_and_right_choose_the_direction_of_a_chosen_hole) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, middle, 1280, 800);
    const struct ui *ui = play->app.ui;
    ui_play_walk(play, "pit:5");
    ui_play_key(play, KEY_RIGHT);
    ck_assert_str_eq(ui->focus, "direction:cw");
    ui_play_key(play, KEY_LEFT);
    ck_assert_str_eq(ui->focus, "pit:5");
    ui_play_key(play, KEY_LEFT);
    ck_assert_str_eq(ui->focus, "direction:ccw");
    ui_play_key(play, KEY_ENTER);
    expect_played(play, middle, "5ccw");
    ui_play_close(play);
}
END_TEST

START_TEST(the_keyboard_continues_from_the_hole_that_was_clicked) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, middle, 1280, 800);
    ui_play_walk(play, "pit:1");
    ui_play_click(play, "pit:5");
    ui_play_key(play, KEY_LEFT);
    ck_assert_str_eq(ui_play_focus(play), "direction:ccw");
    ui_play_key(play, KEY_SPACE);
    expect_played(play, middle, "5ccw");
    ui_play_close(play);
}
END_TEST

START_TEST(the_focus_stays_near_when_its_arrow_disappears) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, NULL, 1280, 800);
    ui_play_walk(play, "pit:5");
    ui_play_key(play, KEY_RIGHT);
    ui_play_key(play, KEY_ENTER);
    ck_assert_int_eq(strncmp(ui_play_focus(play), "pit:", 4), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(a_typed_number_chooses_its_hole_and_one_digit_goes_on_to_two) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, NULL, 1280, 800);
    ui_play_type(play, "1");
    ck_assert_str_eq(ui_play_chosen(play), "pit:1");
    ck_assert(ui_play_says(play, "1_"));
    ui_play_type(play, "2");
    ck_assert_str_eq(ui_play_focus(play), "pit:12");
    ck_assert_str_eq(ui_play_chosen(play), ""); /* it is the opponent's, and 1 was not meant */
    ck_assert(!ui_play_says(play, "12_"));
    ui_play_type(play, "3");
    ck_assert_str_eq(ui_play_chosen(play), "pit:3");
    ui_play_click(play, "direction:cw");
    ui_play_type(play, "2");
    ck_assert_str_eq(ui_play_focus(play), "pit:2");
    ui_play_type(play, "1");
    ui_play_type(play, "2");
    ck_assert_str_eq(ui_play_chosen(play), "pit:12");
    ui_play_close(play);
}
END_TEST

START_TEST(from_a_typed_hole_the_arrows_lead_to_its_two_ways) {
    for (int hole = 0; hole < 8; hole++) {
        for (int way = 0; way < 4; way++) {
            struct ui_play *play = ui_play_open("saddeeqa", NULL, NULL, 1280, 800);
            ui_play_type(play, text_line("%d", hole).string);
            if (way / 2) { /* Enter leaves it chosen */
                ui_play_key(play, KEY_ENTER);
            }
            ui_play_key(play, way % 2 ? KEY_RIGHT : KEY_LEFT);
            ck_assert_msg(strncmp(ui_play_focus(play), "direction:", 10) == 0, "%d leads to %s",
                          hole, ui_play_focus(play));
            ck_assert_int_eq(ui_play_match(play)->count, 1);
            ui_play_key(play, KEY_ENTER);
            ck_assert_int_eq(ui_play_match(play)->count, 2);
            ui_play_close(play);
        }
    }
}
END_TEST

/* ---- animation ---- */

START_TEST(a_very_long_relay_ends_in_time_where_it_should) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, relay, 1280, 800);
    ui_play_settings(play)->speed = 1;
    ui_play_click(play, "pit:3");
    ui_play_click(play, "direction:ccw");
    expect_played(play, relay, "3ccw"); /* the match changes at once */
    ck_assert(ui_play_is_busy(play));
    for (int i = 0; i < 112; i++) {
        ui_play_wait(play, 62);
    }
    ck_assert(ui_play_is_busy(play));
    ui_play_wait(play, 62);
    ck_assert(!ui_play_is_busy(play));
    ui_play_close(play);
}
END_TEST

/* ---- the route of a preview ---- */

/* Every step of a sowing that its trace drops, from the hole on; the last lap is the strongest. */
static void check_route(const char *position, int hole, int way) {
    const struct game *game = &saddeeqa_game;
    struct options options = options_default(game);
    struct position pos;
    static struct trace trace;
    game_action action = (game_action)(2 * hole + way);
    int lap[SADDEEQA_HOLES] = {0}, laps = 0, at = NOWHERE;
    trace.count = 0;
    ck_assert_ptr_null(rules_setup(game, &options, position, &pos, NULL));
    struct saddeeqa_sowing sowing = saddeeqa_follow(&pos, action);
    struct saddeeqa_route route = saddeeqa_route_of(&sowing, way);
    rules_play(game, &pos, action, &trace);
    for (int i = 0; i < trace.count; i++) {
        const struct event *event = &trace.event[i];
        if (event->kind == EVENT_PICK) {
            laps++;
            at = event->from;
        } else if (event->kind == EVENT_DROP) {
            lap[at] = laps;
            at = event->to;
        }
    }
    ck_assert_int_eq(route.laps, laps);
    ck_assert_int_gt(route.lap[hole], 0);
    for (int i = 0; i < SADDEEQA_HOLES; i++) {
        ck_assert_int_eq(route.lap[i], lap[i]);
    }
}

START_TEST(a_route_begins_at_its_hole_and_has_every_lap_of_it) {
    for (int hole = 0; hole < SADDEEQA_HOLES / 2; hole++) {
        check_route("4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0", hole, WAY_CLOCKWISE);
        check_route("4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0", hole, WAY_COUNTER);
    }
    check_route("0-3-0-2-5-3-5-2-7-2-5-1-2-3-1-5-11-7-0", 5, WAY_CLOCKWISE);
    check_route("0-3-0-2-5-3-5-2-7-2-5-1-2-3-1-5-11-7-0", 5, WAY_COUNTER);
}
END_TEST

START_TEST(a_very_long_route_has_been_everywhere) {
    const struct game *game = &saddeeqa_game;
    struct options options = options_default(game);
    struct position pos;
    ck_assert_ptr_null(rules_setup(game, &options, relay, &pos, NULL));
    struct saddeeqa_sowing sowing = saddeeqa_follow(&pos, 2 * 3 + WAY_COUNTER);
    struct saddeeqa_route route = saddeeqa_route_of(&sowing, WAY_COUNTER);
    int last = 0;
    ck_assert_int_eq(route.laps, 1262);
    for (int i = 0; i < SADDEEQA_HOLES; i++) {
        ck_assert_int_ge(route.lap[i], 1262 - SADDEEQA_HOLES);
        last += route.lap[i] == route.laps;
    }
    ck_assert_int_gt(last, 0);
}
END_TEST

SUITE("saddeeqa at the table", whole_games_are_played_by_clicks_at_every_size,
      whole_games_are_played_by_drags_at_every_size,
      whole_games_are_played_with_the_keyboard_alone_at_every_size,
      every_target_has_room_and_a_label_of_its_own_with_any_hole_chosen,
      an_arrow_is_there_only_while_a_hole_is_chosen,
      clockwise_points_right_in_the_top_row_and_left_in_the_bottom_row, only_legal_holes_invite,
      a_hole_previews_both_directions_and_an_arrow_its_own,
      an_arrow_says_in_its_label_what_it_would_do,
      both_ways_of_a_hole_are_told_in_full_at_every_size,
      a_click_on_the_hole_where_a_way_is_shown_to_end_sows_that_way,
      a_hole_that_could_be_sown_or_where_both_ways_end_or_without_previews_is_no_direction,
      a_sowing_that_never_ends_is_refused_with_a_reason,
      dragging_in_the_endless_direction_is_refused_too, a_hole_is_dragged_to_any_place_on_that_side,
      a_hole_dropped_back_is_chosen_and_dropped_outside_the_board_is_not,
      a_click_that_moves_a_little_on_an_arrow_is_a_click,
      left_and_right_choose_the_direction_of_a_chosen_hole,
      the_keyboard_continues_from_the_hole_that_was_clicked,
      the_focus_stays_near_when_its_arrow_disappears,
      from_a_typed_hole_the_arrows_lead_to_its_two_ways,
      a_typed_number_chooses_its_hole_and_one_digit_goes_on_to_two,
      a_very_long_relay_ends_in_time_where_it_should,
      a_route_begins_at_its_hole_and_has_every_lap_of_it, a_very_long_route_has_been_everywhere)
