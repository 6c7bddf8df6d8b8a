/* test_home.c: the matches under Continue, and continuing them. */
#include "engine/rules.h"
#include "shots/saved_samples.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/matches.h"
#include "ui/boards/faces.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>

static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {800, 600},
                                 {600, 800},  {900, 1200},  {3840, 2160}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

static struct ui_play *open_home(float width, float height, int saved) {
    struct ui_play *play = ui_play_open("", NULL, NULL, width, height);
    saved_samples(ui_play_saved(play), saved);
    ui_play_redraw(play);
    ui_play_wait(play, 1);
    return play;
}

static struct ui_play *open_home_after_a_match(float width, float height) {
    struct ui_play *play = open_home(width, height, 0);
    saved_samples_finished(ui_play_saved(play), 1);
    ui_play_redraw(play);
    ui_play_wait(play, 1);
    return play;
}

static int shown_matches(const struct ui_play *play) {
    int count = 0;
    for (int i = 0; i < ui_play_targets(play)->count; i++) {
        count += strncmp(ui_play_targets(play)->target[i].id, "continue:", 9) == 0;
    }
    return count;
}

START_TEST(without_matches_there_is_nothing_to_continue) {
    struct ui_play *play = open_home(1280, 800, 0);
    ck_assert_int_eq(shown_matches(play), 0);
    ck_assert(!ui_play_has(play, "button:older"));
    ui_play_close(play);
}
END_TEST

START_TEST(finished_matches_and_statistics_are_there_once_a_match_is_finished) {
    struct ui_play *play = open_home(1280, 800, 3);
    float open = ui_play_target(play, "button:open")->rect.x;
    ck_assert(!ui_play_has(play, "button:past") && !ui_play_has(play, "button:statistics"));
    ui_play_close(play);
    play = open_home_after_a_match(1280, 800);
    ck_assert(ui_play_has(play, "button:past") && ui_play_has(play, "button:statistics"));
    ck_assert_float_eq(ui_play_target(play, "button:open")->rect.x, open);
    ui_play_close(play);
}
END_TEST

START_TEST(rules_have_a_key_that_is_named_while_a_game_is_pointed_at) {
    static const char *const pointed[] = {"card:shakala", "alone:shakala"};
    struct ui_play *play = open_home(1280, 800, 0);
    ui_play_hover(play, "button:quit");
    ck_assert(!ui_play_says(play, "F1 rules"));
    for (int i = 0; i < 2; i++) {
        ui_play_hover(play, pointed[i]);
        ck_assert(ui_play_says(play, "F1 rules of Shakala · F11 full screen"));
        ui_play_key(play, KEY_F1);
        ck_assert_int_eq(ui_play_scene(play), SCENE_RULES);
        ui_play_cancel(play);
        ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(all_games_and_buttons_are_inside_the_window_at_every_size) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = open_home(sizes[i][0], sizes[i][1], 0);
        ui_play_check_targets(play, 32);
        ck_assert(ui_play_has(play, "card:dulko") && ui_play_has(play, "button:open"));
        ui_play_close(play);
    }
}
END_TEST

/* Where the line below the app's title ends, in points. */
static float title_end(const struct ui_play *play) {
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        const char *string = ui_play_text(play, i);
        if (strcmp(string, words(WORD_APP_LINE)) == 0) {
            return command->rect.x / play->list.scale +
                   draw_text_width(&play->list, FONT_UI, TYPE_LARGE, string);
        }
    }
    return 0;
}

START_TEST(no_button_overlaps_the_title) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = open_home_after_a_match(sizes[i][0], sizes[i][1]);
        ck_assert(title_end(play) > 0);
        ck_assert(ui_play_target(play, "button:past")->rect.x > title_end(play));
        ui_play_close(play);
    }
}
END_TEST

/* How often a text is shown. */
static int shown(const struct ui_play *play, const char *text) {
    int count = 0;
    for (int i = 0; i < play->list.count; i++) {
        count += strcmp(ui_play_text(play, i), text) == 0;
    }
    return count;
}

START_TEST(draws_have_a_column_only_in_games_that_can_be_drawn) {
    struct ui_play *play = open_home(1280, 800, 2);
    saved_samples_finished(ui_play_saved(play), 90);
    ui_play_redraw(play);
    ui_play_wait(play, 1);
    ui_play_click(play, "button:statistics");
    ck_assert_int_eq(shown(play, words(WORD_COLUMN_WON)), 4);
    ck_assert_int_eq(shown(play, words(WORD_COLUMN_DRAWN)), 3);
    ui_play_close(play);
}
END_TEST

/* Where a text is shown first; fails when it is not. */
static struct point place_of(const struct ui_play *play, const char *text) {
    for (int i = 0; i < play->list.count; i++) {
        if (strcmp(ui_play_text(play, i), text) == 0) {
            return (struct point){play->list.command[i].rect.x, play->list.command[i].rect.y};
        }
    }
    ck_abort_msg("%s is not there", text);
}

START_TEST(statistics_begin_with_the_games_that_have_been_played_and_say_once_which_have_not) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = open_home(sizes[i][0], sizes[i][1], 0);
        struct saved_match match = {.saved_at = {1000, 1000},
                                    .over = true,
                                    .decided = true,
                                    .turns = 30,
                                    .name = {"Omar", "Zahra"},
                                    .result = {OUTCOME_WIN, 0, REASON_RESIGNATION}};
        for (int k = 3; k < 5; k++) {
            match.game = games[k];
            saved_list_add(&ui_play_saved(play)->list, &match);
        }
        ui_play_redraw(play);
        ui_play_wait(play, 1);
        ui_play_click(play, "button:statistics");
        static const int order[] = {3, 4, 0, 1, 2}; /* from the top; side by side from the left */
        for (int k = 0; k + 1 < games_count; k++) {
            struct point here = place_of(play, words(games[order[k]]->name));
            struct point next = place_of(play, words(games[order[k + 1]]->name));
            ck_assert(here.y < next.y - 100 || here.x < next.x);
        }
        ck_assert_int_eq(shown(play, words(WORD_MATCHES_NONE_DO)), 3);
        ck_assert_int_eq(shown(play, words(WORD_MATCHES_NONE)), 0);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(matches_of_one_length_are_no_span_of_lengths) {
    static const char *const said[] = {"1 turn", "12 turns"};
    for (int i = 0; i < 2; i++) {
        struct ui_play *play = open_home(1280, 800, 0);
        struct saved_match match = {.saved_at = {1000, 1000},
                                    .over = true,
                                    .decided = true,
                                    .game = games[0],
                                    .turns = i ? 12 : 1,
                                    .name = {"Omar", "Zahra"},
                                    .result = {OUTCOME_WIN, 0, REASON_RESIGNATION}};
        saved_list_add(&ui_play_saved(play)->list, &match);
        ui_play_redraw(play);
        ui_play_wait(play, 1);
        ui_play_click(play, "button:statistics");
        ck_assert_int_eq(shown(play, said[i]), 1);
        ui_play_close(play);
    }
}
END_TEST

/* So many matches of Oware that a person has won against a companion. */
static struct ui_play *open_won(int companion, int count) {
    struct ui_play *play = open_home(1280, 800, 0);
    for (int i = 0; i < count; i++) {
        struct saved_match match = {.saved_at = {1000 + i, 1000 + i},
                                    .over = true,
                                    .decided = true,
                                    .game = games[0],
                                    .turns = 30,
                                    .companion = {0, companion},
                                    .result = {OUTCOME_WIN, 0, REASON_SCORE}};
        saved_list_add(&ui_play_saved(play)->list, &match);
    }
    ui_play_saved(play)->serial++;
    ui_play_redraw(play);
    ui_play_wait(play, 1);
    return play;
}

START_TEST(strength_is_estimated_from_five_matches_on) {
    for (int count = 4; count <= 5; count++) {
        struct ui_play *play = open_won(3, count);
        ui_play_click(play, "button:statistics");
        ck_assert_int_eq(shown(play, words(WORD_COLUMN_STRENGTH)), count == 5);
        ck_assert_int_eq(shown(play, text_line(words(WORD_RUNG), count, 0, 0).string), 1);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(statistics_say_how_many_puzzles_are_solved) {
    struct ui_play *play = open_won(1, 1);
    progress_solve(progress_of(&play->app.progress, games[0]), 1, 11);
    progress_solve(progress_of(&play->app.progress, games[2]), 5, 12);
    ui_play_click(play, "button:statistics");
    ck_assert_int_eq(shown(play, "2 puzzles solved"), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(who_beat_a_companion_twice_is_asked_by_the_next_one) {
    struct ui_play *play = open_won(1, 2);
    ui_play_click(play, "two:oware");
    ck_assert(!ui_play_has(play, "button:asked"));
    ui_play_click(play, "button:back");
    ui_play_click(play, "card:oware");
    ck_assert(ui_play_says(play, "Tortoise would like to play you"));
    ui_play_click(play, "button:asked");
    ck_assert_int_eq(ui_play_setup(play)->now.companion[1], 2);
    ck_assert(!ui_play_has(play, "button:asked"));
    ui_play_click(play, "button:back");
    ui_play_click(play, "card:seega"); /* where nobody was beaten */
    ck_assert(!ui_play_has(play, "button:asked"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_second_win_in_a_row_lets_the_next_companion_ask_at_the_table) {
    for (int before = 0; before < 2; before++) {
        struct ui_play *play = open_won(4, before);
        ui_play_click(play, "card:oware");
        ui_play_click(play, "seat:1=4");
        ui_play_click(play, "button:start");
        ck_assert_int_eq(matches_who_asks(&play->app), 0);
        ck_assert_ptr_null(match_resign(ui_play_match(play), 1));
        ck_assert_int_eq(matches_who_asks(&play->app), before ? 5 : 0);
        ui_play_redraw(play);
        ui_play_wait(play, 3000);
        ck_assert_int_eq(shown(play, "Goat would like to play you"), before);
        ui_play_close(play);
    }
}
END_TEST

/* Also not once it is listed, as when it is opened again. */
START_TEST(nobody_asks_for_a_match_after_one_of_two_people) {
    struct ui_play *play = open_won(4, 2);
    struct saved_matches *saved = ui_play_saved(play);
    ui_play_click(play, "two:oware");
    ui_play_click(play, "button:start");
    ck_assert_ptr_null(match_resign(ui_play_match(play), 1));
    snprintf(saved->list.item[0].file, sizeof saved->list.item[0].file, "listed");
    snprintf(saved->file, sizeof saved->file, "listed");
    ck_assert_int_eq(matches_who_asks(&play->app), 0);
    ck_assert_ptr_null(match_set_tag(ui_play_match(play), "Companion1", "4"));
    ck_assert_int_eq(matches_who_asks(&play->app), 5);
    ui_play_close(play);
}
END_TEST

START_TEST(statistics_name_whoever_plays_alone_in_full) {
    static const char *const names[] = {"Zahra", "Maryam", "Konstantin"};
    for (int i = 0; i < 3; i++) {
        struct ui_play *play = open_home(1280, 800, 0);
        struct saved_match match = {.saved_at = {1000, 1000},
                                    .over = true,
                                    .decided = true,
                                    .game = games[0],
                                    .turns = 30,
                                    .companion = {0, 3},
                                    .result = {OUTCOME_WIN, 0, REASON_SCORE}};
        snprintf(match.name[0], sizeof match.name[0], "%s", names[i]);
        saved_list_add(&ui_play_saved(play)->list, &match);
        ui_play_redraw(play);
        ui_play_wait(play, 1);
        ui_play_click(play, "button:statistics");
        struct line full = text_line(words(WORD_ALONE), names[i]);
        struct line brief = text_line(words(WORD_ALONE_BRIEF), names[i]);
        ck_assert_int_eq(shown(play, full.string) + shown(play, brief.string), 1);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_buttons_are_all_icons_or_all_words_and_icons_have_tooltips) {
    static const char *const ids[] = {"button:past",     "button:statistics", "button:open",
                                      "button:settings", "button:about",      "button:quit"};
    int in_words = 0, signs = 0;
    for (float width = 600; width <= 1400; width += 25) {
        struct ui_play *play = open_home_after_a_match(width, 800);
        bool wide = ui_play_target(play, ids[0])->rect.w > 48;
        in_words += wide;
        signs += !wide;
        for (int i = 0; i < 6; i++) {
            ck_assert_int_eq(ui_play_target(play, ids[i])->rect.w > 48, wide);
            ui_play_hover(play, ids[i]);
            ck_assert_int_eq(play->app.ui->tip, !wide);
        }
        ui_play_close(play);
    }
    ck_assert(in_words > 0 && signs > 0);
}
END_TEST

START_TEST(every_unfinished_match_can_be_reached_by_turning_pages_at_every_size) {
    for (int i = 0; i < SIZES; i++) {
        bool seen[23] = {false};
        struct ui_play *play = open_home(sizes[i][0], sizes[i][1], 23);
        for (int page = 0; page < 23; page++) {
            ui_play_check_targets(play, 32);
            ck_assert_int_gt(shown_matches(play), 0);
            for (int n = 0; n < 23; n++) {
                char id[TARGET_ID_MAX];
                struct text text = text_fixed(id, sizeof id);
                text_format(&text, "continue:%d", n);
                seen[n] = seen[n] || ui_play_has(play, id);
            }
            const struct target *older = ui_play_target(play, "button:older");
            if (!older->enabled) {
                break;
            }
            ui_play_click(play, "button:older");
        }
        for (int n = 0; n < 23; n++) {
            ck_assert_msg(seen[n], "continue:%d is missing", n);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_wheel_turns_the_pages_and_stops_at_the_ends) {
    struct ui_play *play = open_home(1280, 800, 5);
    struct input wheel = {.kind = INPUT_SCROLL, .y = -1};
    ck_assert(ui_play_has(play, "continue:0"));
    for (int i = 0; i < 9; i++) {
        app_input(&play->app, &wheel);
        ui_play_wait(play, 1);
    }
    ck_assert(ui_play_has(play, "continue:4"));
    ck_assert(!ui_play_target(play, "button:older")->enabled);
    wheel.y = 1;
    for (int i = 0; i < 9; i++) {
        app_input(&play->app, &wheel);
        ui_play_wait(play, 1);
    }
    ck_assert(ui_play_has(play, "continue:0"));
    ck_assert(!ui_play_target(play, "button:newer")->enabled);
    ui_play_close(play);
}
END_TEST

START_TEST(dragging_turns_the_pages_and_opens_nothing) {
    struct ui_play *play = open_home(1280, 800, 5);
    ui_play_swipe(play, "continue:0", -300, 0);
    ck_assert(ui_play_has(play, "continue:4"));
    ui_play_swipe(play, "continue:4", 300, 0);
    ck_assert(ui_play_has(play, "continue:0"));
    ck_assert_str_eq(ui_play_saved(play)->resume, "");
    ui_play_swipe(play, "card:oware", -30, 0); /* a click that moves a little is still a click */
    ck_assert_int_eq(ui_play_scene(play), SCENE_SETUP);
    ui_play_close(play);
}
END_TEST

START_TEST(a_saved_match_is_requested_and_opened_at_the_table) {
    struct ui_play *play = open_home(1280, 800, 4);
    struct saved_matches *saved = ui_play_saved(play);
    struct match match;
    const struct game *game = saved->list.item[1].game;
    struct options options = options_default(game);
    options_resolve_seeds(game, &options, 1);
    ui_play_click(play, "continue:1");
    ck_assert_str_eq(saved->resume, saved->list.item[1].file);
    ck_assert_str_eq(play->fake.opened, saved->resume);
    ck_assert_ptr_null(match_start(&match, game, &options));
    ck_assert(!app_resume(&play->app, &play->app.table, &play->app.saved, &match, "another.serai"));
    ck_assert_str_eq(saved->resume, saved->list.item[1].file); /* it is still to come */
    ck_assert(app_resume(&play->app, &play->app.table, &play->app.saved, &match, "1.serai"));
    ck_assert_str_eq(ui_play_file(play), "1.serai");
    ck_assert_str_eq(saved->resume, "");
    ui_play_wait(play, 1);
    ck_assert(ui_play_has(play, "button:undo"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_match_at_the_table_comes_first_and_only_once) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    saved_samples(ui_play_saved(play), 3);
    ui_play_click(play, "pit:C");
    save_state_set_file(&play->app.table.saving, "2.serai");
    ui_play_click(play, "button:back");
    ck_assert(strstr(ui_play_target(play, "continue:0")->label, "Oware") != NULL);
    ui_play_click(play, "button:older");
    ck_assert_int_eq(shown_matches(play), 1);
    ck_assert(ui_play_has(play, "continue:2"));
    ui_play_click(play, "button:newer");
    ui_play_click(play, "continue:0");
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    ck_assert_str_eq(ui_play_saved(play)->resume, "");
    ui_play_close(play);
}
END_TEST

START_TEST(a_finished_match_at_the_table_is_not_listed_even_if_its_file_still_is) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    saved_samples(ui_play_saved(play), 1);
    ui_play_click(play, "pit:C");
    save_state_set_file(&play->app.table.saving, "0.serai");
    match_resign(ui_play_match(play), 0);
    ui_play_click(play, "button:back");
    ck_assert_int_eq(shown_matches(play), 0);
    ui_play_close(play);
}
END_TEST

/* Whether it is left for home or with the window. */
START_TEST(a_match_that_is_left_with_all_turns_taken_back_is_not_unfinished) {
    for (int closed = 0; closed < 2; closed++) {
        struct ui_play *play = ui_play_open("saddeeqa", NULL, NULL, 1280, 800);
        play_action(ui_play_table(play), ui_play_settings(play), ui_play_legal(play)->action[0]);
        matches_follow(&play->app);
        char file[SAVED_FILE_MAX];
        memcpy(file, ui_play_file(play), sizeof file);
        ck_assert_str_ne(file, "");
        ui_play_key(play, KEY_UNDO);
        matches_follow(&play->app);
        ck_assert_str_eq(play->fake.removed, ""); /* it can still be redone */
        if (closed) {
            play->app.quit = true;
        } else {
            ui_play_click(play, "button:back");
        }
        matches_follow(&play->app);
        ck_assert_str_eq(play->fake.removed, file);
        ck_assert_str_eq(ui_play_file(play), "");
        if (!closed) {
            ui_play_wait(play, 16);
            ck_assert_int_eq(shown_matches(play), 0);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_match_with_a_turn_that_is_left_is_kept_and_so_is_a_position_put_together) {
    static const char set_up[] = "0-0-0-0-0-1-1-1-0-0-0-2-23-20-N";
    for (int i = 0; i < 2; i++) {
        struct ui_play *play = ui_play_open("oware", NULL, i ? set_up : NULL, 1280, 800);
        play_action(ui_play_table(play), ui_play_settings(play), ui_play_legal(play)->action[0]);
        matches_follow(&play->app);
        if (i) {
            ui_play_key(play, KEY_UNDO);
        }
        ui_play_click(play, "button:back");
        matches_follow(&play->app);
        ui_play_wait(play, 16);
        ck_assert_str_eq(play->fake.removed, "");
        ck_assert_int_eq(shown_matches(play), 1);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_record_that_was_only_looked_at_is_not_under_continue) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    struct match record;
    struct options options = ui_play_match(play)->options;
    ck_assert_ptr_null(match_start(&record, ui_play_match(play)->game, &options));
    match_play_text(&record, "C");
    ck_assert_ptr_null(table_take(&play->app, &play->app.table, &record));
    matches_follow(&play->app);
    ui_play_click(play, "button:back");
    ck_assert_int_eq(shown_matches(play), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(a_match_has_to_be_saved_after_something_was_done) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ck_assert(!table_is_unsaved(&play->app));
    ui_play_click(play, "pit:C");
    ck_assert(table_is_unsaved(&play->app));
    save_state_mark_saved(&play->app.table.saving, ui_play_match(play));
    ck_assert(!table_is_unsaved(&play->app));
    ui_play_key(play, KEY_UNDO);
    ck_assert(table_is_unsaved(&play->app));
    ui_play_close(play);
}
END_TEST

START_TEST(reviewing_a_record_needs_no_saving_but_playing_on_does) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    struct match record;
    struct options options = ui_play_match(play)->options;
    ck_assert_ptr_null(match_start(&record, ui_play_match(play)->game, &options));
    match_play_text(&record, "C");
    match_play_text(&record, "a");
    ck_assert_ptr_null(table_take(&play->app, &play->app.table, &record));
    match_undo(ui_play_match(play), 2);
    match_redo(ui_play_match(play), 2);
    ck_assert(!table_is_unsaved(&play->app));
    match_set_comment(ui_play_match(play), 1, "so early?");
    ck_assert(table_is_unsaved(&play->app));
    ui_play_close(play);
}
END_TEST

START_TEST(reviewing_a_finished_match_leaves_its_file_alone) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    struct match record;
    struct options options = ui_play_match(play)->options;
    ck_assert_ptr_null(match_start(&record, ui_play_match(play)->game, &options));
    match_play_text(&record, "C");
    match_resign(&record, 1);
    ck_assert_ptr_null(table_take(&play->app, &play->app.table, &record));
    save_state_set_file(&play->app.table.saving, "1.serai");
    match_undo(ui_play_match(play), 1);
    ck_assert(!table_is_unsaved(&play->app));
    match_play_text(ui_play_match(play), "a");
    ck_assert(table_is_unsaved(&play->app));
    ui_play_close(play);
}
END_TEST

START_TEST(a_match_that_cannot_be_saved_gives_a_message_in_the_window) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 800, 600);
    int before = play->list.count;
    struct text text = text_fixed(ui_play_saved(play)->banner, sizeof ui_play_saved(play)->banner);
    text_add(&text, "This match cannot be saved.");
    ui_play_redraw(play);
    ui_play_wait(play, 1);
    ck_assert_int_gt(play->list.count, before);
    ui_play_close(play);
}
END_TEST

START_TEST(high_contrast_says_where_the_games_come_from_as_there_is_no_sky) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ck_assert(!ui_play_says(play, "Egypt"));
    ui_play_settings(play)->theme = THEME_CONTRAST;
    ui_play_wait(play, 0);
    ck_assert(ui_play_says(play, "Egypt"));
    ui_play_check_targets(play, 32);
    ui_play_close(play);
}
END_TEST

START_TEST(each_game_says_how_hard_it_is_and_how_long_a_match_takes) {
    static const float size[][2] = {{1280, 800}, {900, 1200}, {2560, 1440}, {800, 600}, {480, 400}};
    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, size[i][0], size[i][1]);
        for (int game = 0; game < faces_count; game++) {
            struct line id = text_line("card:%s", faces[game]->game->id);
            const char *pace = words(faces[game]->pace);
            bool roomy =
                size[i][0] < 900 || (size[i][0] == 900 && faces[game]->hints.shape == SHAPE_WIDE);
            if (!ui_play_target(play, id.string)->hidden) {
                ui_play_hover(play, id.string);
            }
            ck_assert(!roomy || ui_play_says(play, pace));
            ck_assert(strstr(ui_play_target(play, id.string)->label, pace) != NULL);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(in_a_low_window_the_puzzle_of_the_day_is_beside_the_buttons_and_not_over_the_palms) {
    for (int saved = 0; saved < 4; saved += 3) {
        struct ui_play *play = open_home(800, 600, saved);
        struct rect daily = ui_play_target(play, "button:puzzle-of-the-day")->rect;
        struct rect button = ui_play_target(play, "button:settings")->rect;
        ck_assert_int_eq(daily.y == button.y, saved > 0);
        ck_assert(saved || daily.x < 30);
        ui_play_check_targets(play, 32);
        ui_play_close(play);
    }
}
END_TEST

SUITE("home", a_match_that_is_left_with_all_turns_taken_back_is_not_unfinished,
      a_match_with_a_turn_that_is_left_is_kept_and_so_is_a_position_put_together,
      a_record_that_was_only_looked_at_is_not_under_continue,
      in_a_low_window_the_puzzle_of_the_day_is_beside_the_buttons_and_not_over_the_palms,
      high_contrast_says_where_the_games_come_from_as_there_is_no_sky,
      without_matches_there_is_nothing_to_continue,
      finished_matches_and_statistics_are_there_once_a_match_is_finished,
      rules_have_a_key_that_is_named_while_a_game_is_pointed_at,
      each_game_says_how_hard_it_is_and_how_long_a_match_takes,
      all_games_and_buttons_are_inside_the_window_at_every_size, no_button_overlaps_the_title,
      the_buttons_are_all_icons_or_all_words_and_icons_have_tooltips,
      draws_have_a_column_only_in_games_that_can_be_drawn,
      statistics_begin_with_the_games_that_have_been_played_and_say_once_which_have_not,
      matches_of_one_length_are_no_span_of_lengths, strength_is_estimated_from_five_matches_on,
      statistics_say_how_many_puzzles_are_solved,
      who_beat_a_companion_twice_is_asked_by_the_next_one,
      the_second_win_in_a_row_lets_the_next_companion_ask_at_the_table,
      nobody_asks_for_a_match_after_one_of_two_people, statistics_name_whoever_plays_alone_in_full,
      every_unfinished_match_can_be_reached_by_turning_pages_at_every_size,
      the_wheel_turns_the_pages_and_stops_at_the_ends, dragging_turns_the_pages_and_opens_nothing,
      a_saved_match_is_requested_and_opened_at_the_table,
      the_match_at_the_table_comes_first_and_only_once,
      a_finished_match_at_the_table_is_not_listed_even_if_its_file_still_is,
      a_match_has_to_be_saved_after_something_was_done,
      reviewing_a_record_needs_no_saving_but_playing_on_does,
      reviewing_a_finished_match_leaves_its_file_alone,
      a_match_that_cannot_be_saved_gives_a_message_in_the_window)
