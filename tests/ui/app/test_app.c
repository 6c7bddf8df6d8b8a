/* test_app.c: from home through setup to the table, and rules that hold in every scene. */
#include "support/suite.h"
#include "support/ui_play.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {800, 600}, {900, 1200}, {3840, 2160}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

static void tree(struct ui_play *play, struct text *out) {
    text_clear(out);
    app_tree(&play->app, out);
}

/* As when memory runs out for the match to start with: the loop frees what it has opened. */
START_TEST(an_app_that_could_not_be_started_is_freed_all_the_same) {
    struct app *app = calloc(1, sizeof *app);
    ck_assert_ptr_nonnull(app);
    app_free(app);
    app_free(app);
    ck_assert(!app->depth && !app->table.play.game);
    free(app);
}
END_TEST

START_TEST(home_offers_the_games_and_leads_to_setup) {
    struct text out = {0};
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_check_targets(play, 32);
    ui_play_click(play, "two:oware");
    tree(play, &out);
    ck_assert_ptr_nonnull(strstr(out.data, "scene setup:oware\n"));
    ui_play_click(play, "button:start");
    tree(play, &out);
    ck_assert_ptr_nonnull(strstr(out.data, "scene table:oware\n"
                                           "position 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n"
                                           "turn 0\nresult ongoing\nbusy 0\n"));
    ui_play_click(play, "button:back");
    tree(play, &out);
    ck_assert_ptr_nonnull(strstr(out.data, "scene home\n"));
    text_free(&out);
    ui_play_close(play);
}
END_TEST

START_TEST(a_match_that_was_left_can_be_continued) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_click(play, "pit:C");
    ui_play_click(play, "button:back");
    ui_play_check_targets(play, 32);
    ui_play_click(play, "continue:0");
    ck_assert_int_eq(match_depth(ui_play_match(play), ui_play_match(play)->current), 1);
    ui_play_click(play, "pit:a");
    ck_assert_int_eq(match_depth(ui_play_match(play), ui_play_match(play)->current), 2);
    ui_play_close(play);
}
END_TEST

START_TEST(setup_takes_names_and_options) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "two:oware");
    ui_play_click(play, "name:0");
    ck_assert(app_wants_text(&play->app));
    ui_play_type(play, "A");
    ui_play_type(play, "\xC3\xAF");
    ui_play_type(play, "b");
    ui_play_key(play, KEY_BACKSPACE);
    ui_play_key(play, KEY_TAB);
    ui_play_type(play, "B");
    ui_play_key(play, KEY_ENTER);
    ck_assert(!app_wants_text(&play->app));
    ui_play_click(play, "option:grand-slam=allowed");
    ui_play_click(play, "button:swap");
    ui_play_click(play, "button:start");
    ck_assert_str_eq(ui_play_match(play)->name[0], "B");
    ck_assert_str_eq(ui_play_match(play)->name[1], "A\xC3\xAF");
    ck_assert_uint_eq(ui_play_match(play)->options.value[0], 2);
    ui_play_close(play);
}
END_TEST

START_TEST(a_name_is_typed_where_it_was_clicked_and_escape_undoes_it) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "two:oware");
    ui_play_click(play, "name:0");
    ui_play_type(play, "Layla");
    struct rect field = ui_play_target(play, "name:0")->rect;
    struct input press = {.kind = INPUT_DOWN, .x = field.x + 15, .y = field.y + 20};
    app_input(&play->app, &press);
    press.kind = INPUT_UP;
    app_input(&play->app, &press);
    ui_play_wait(play, 16);
    ui_play_type(play, "*");
    ck_assert_str_eq(ui_play_setup(play)->now.name[0], "*Layla");
    ui_play_click(play, "name:1");
    ui_play_type(play, "x");
    app_input(&play->app, &(struct input){.kind = INPUT_CANCEL});
    ck_assert_str_eq(ui_play_setup(play)->now.name[1], "");
    ck_assert(!app_wants_text(&play->app));
    ui_play_close(play);
}
END_TEST

START_TEST(a_name_that_is_too_long_is_cut_between_characters) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "two:oware");
    ui_play_click(play, "name:0");
    for (int i = 0; i < 100; i++) {
        ui_play_type(play, "\xE2\x82\xAC");
    }
    const char *name = ui_play_setup(play)->now.name[0];
    ck_assert_uint_lt(strlen(name), MATCH_NAME_MAX);
    ck_assert_uint_eq(strlen(name) % 3, 0);
    ui_play_key(play, KEY_BACKSPACE);
    ck_assert_uint_eq(strlen(name) % 3, 0);
    ui_play_close(play);
}
END_TEST

START_TEST(every_scene_has_room_for_its_targets_at_every_size) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, sizes[i][0], sizes[i][1]);
        ui_play_check_targets(play, 32);
        ui_play_click(play, "two:oware");
        ui_play_check_targets(play, 32);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_keyboard_alone_leads_from_home_to_the_table) {
    struct text out = {0};
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_walk(play, "two:oware");
    ui_play_walk(play, "option:leftovers=last-mover");
    ui_play_walk(play, "button:start");
    tree(play, &out);
    ck_assert_ptr_nonnull(strstr(out.data, "scene table:oware\n"));
    text_free(&out);
    ui_play_close(play);
}
END_TEST

START_TEST(an_icon_shows_a_tooltip_after_a_while) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 800, 600);
    ui_play_idle(play, 10000);
    ui_play_hover(play, "button:undo");
    int before = play->list.count;
    double next = app_update(&play->app, play->now);
    ck_assert(next < NEVER);
    ui_play_wait(play, next - play->now);
    ck_assert_int_gt(play->list.count, before);
    ck_assert(app_update(&play->app, play->now + 1000) >= NEVER);
    ui_play_close(play);
}
END_TEST

START_TEST(a_tooltip_does_not_cover_what_its_icon_opened) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 600, 800);
    ui_play_hover(play, "button:history");
    ck_assert(app_update(&play->app, play->now) < NEVER);
    ui_play_click(play, "button:history");
    ck_assert(app_update(&play->app, play->now + 1000) >= NEVER);
    ui_play_hover(play, "pit:A");
    ui_play_hover(play, "button:history");
    ck_assert(app_update(&play->app, play->now + 2000) >= NEVER);
    ui_play_click(play, "button:history");
    ui_play_hover(play, "pit:A");
    ui_play_hover(play, "button:history");
    ck_assert(app_update(&play->app, play->now) < NEVER);
    ui_play_close(play);
}
END_TEST

START_TEST(when_nothing_happens_nothing_is_drawn) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    double next = app_update(&play->app, play->now + 10000);
    ck_assert(!ui_play_is_due(play));
    ck_assert(next >= NEVER);
    ui_play_close(play);
}
END_TEST

START_TEST(the_same_state_draws_the_same_list) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    struct draw_list again = {0};
    app_draw(&play->app, &again, 1280, 800, 1, ui_play_measure());
    ck_assert(draw_equal(&play->list, &again));
    ck_assert_int_gt(again.count, 50);
    ui_play_hover(play, "pit:A");
    ck_assert(!draw_equal(&play->list, &again));
    draw_free(&again);
    ui_play_close(play);
}
END_TEST

START_TEST(losing_the_pointer_releases_the_press) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    const struct target *target = ui_play_target(play, "pit:A");
    struct input down = {.kind = INPUT_DOWN, .x = target->rect.x + 5, .y = target->rect.y + 5};
    app_input(&play->app, &down);
    app_input(&play->app, &(struct input){.kind = INPUT_LEAVE});
    ui_play_wait(play, 16);
    down.kind = INPUT_UP;
    app_input(&play->app, &down);
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(no_word_is_empty) {
    for (int i = WORD_NONE + 1; i < WORDS; i++) {
        ck_assert_uint_gt(strlen(words((enum word)i)), 0);
    }
}
END_TEST

START_TEST(the_pointer_is_a_hand_where_something_can_be_used) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ck_assert_int_eq(app_cursor(&play->app), CURSOR_ARROW);
    ui_play_hover(play, "pit:C");
    ck_assert_int_eq(app_cursor(&play->app), CURSOR_HAND);
    ui_play_hover(play, "pit:a");
    ck_assert_int_eq(app_cursor(&play->app), CURSOR_FORBIDDEN);
    ui_play_click(play, "name:0");
    ck_assert_int_eq(app_cursor(&play->app), CURSOR_TEXT);
    ui_play_close(play);
}
END_TEST

START_TEST(while_the_sound_is_off_the_table_says_so_and_a_click_turns_it_on) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ck_assert(!ui_play_has(play, "button:sound"));
    ui_play_key(play, KEY_F4);
    ui_play_wait(play, 10000);
    ck_assert(ui_play_has(play, "button:sound"));
    ui_play_click(play, "button:sound");
    ck_assert(!ui_play_settings(play)->mute && !ui_play_has(play, "button:sound"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_short_word_takes_the_place_of_the_line_below_the_board) {
    struct ui_play *play = ui_play_open_history("oware", 1280, 800);
    struct rect pit = ui_play_target(play, "pit:d")->rect,
                other = ui_play_target(play, "pit:c")->rect;
    ck_assert(ui_play_says(play, "choose a house"));
    ui_play_key(play, KEY_F4);
    ck_assert(!ui_play_says(play, "choose a house"));
    for (int i = 0; i < play->list.count; i++) {
        if (strstr(ui_play_text(play, i), "Sound off")) {
            ck_assert_float_gt(play->list.command[i].rect.y, pit.y + pit.h);
            float wide =
                draw_text_width(&play->list, FONT_FIGURES_BOLD, TYPE_BODY, ui_play_text(play, i));
            ck_assert_float_eq_tol(play->list.command[i].rect.x + wide / 2,
                                   (pit.x + other.x + pit.w) / 2, 2);
            ui_play_close(play);
            return;
        }
    }
    ck_abort_msg("nothing is said");
}
END_TEST

SUITE("the app", while_the_sound_is_off_the_table_says_so_and_a_click_turns_it_on,
      a_short_word_takes_the_place_of_the_line_below_the_board,
      the_pointer_is_a_hand_where_something_can_be_used,
      an_app_that_could_not_be_started_is_freed_all_the_same,
      home_offers_the_games_and_leads_to_setup, a_match_that_was_left_can_be_continued,
      setup_takes_names_and_options, a_name_is_typed_where_it_was_clicked_and_escape_undoes_it,
      a_name_that_is_too_long_is_cut_between_characters,
      every_scene_has_room_for_its_targets_at_every_size,
      the_keyboard_alone_leads_from_home_to_the_table, when_nothing_happens_nothing_is_drawn,
      an_icon_shows_a_tooltip_after_a_while, a_tooltip_does_not_cover_what_its_icon_opened,
      the_same_state_draws_the_same_list, losing_the_pointer_releases_the_press, no_word_is_empty)
