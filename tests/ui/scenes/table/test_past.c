/* test_past.c: an earlier position of a match is shown as the past, and can be played from. */
#include "games/games.h"
#include "records/record.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/matches.h"
#include "ui/play/match_clock.h"

#include <stdio.h>
#include <string.h>

static struct ui_play *open(const char *game) {
    return ui_play_open_history(game, 1280, 800);
}

static struct match *match_of(struct ui_play *play) {
    return ui_play_match(play);
}

static void click_all(struct ui_play *play, const char *pits) {
    for (; *pits; pits++) {
        char id[] = "pit:A";
        id[4] = *pits;
        ui_play_click(play, id);
    }
}

/* The color of a move in the list, which is written to the right of the board. */
static struct color color_of(const struct ui_play *play, const char *move) {
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        if (strcmp(ui_play_text(play, i), move) == 0 && command->rect.x > 1000) {
            return command->as.text.color;
        }
    }
    ck_abort_msg("%s is not in the list", move);
}

static bool looks_back(struct ui_play *play) {
    bool banner = ui_play_has(play, "button:return") && ui_play_has(play, "button:play-from-here");
    ck_assert_int_eq(banner, ui_play_table(play)->looking_back);
    return banner;
}

/* ---- what is said ---- */

START_TEST(the_banner_says_which_turn_is_looked_at_with_the_panel_open_or_not) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFc");
    ck_assert(!looks_back(play));
    ui_play_click(play, "ply:1");
    ck_assert(looks_back(play));
    ck_assert(ui_play_says(play, "Turn 1 of 4"));
    ui_play_click(play, "button:fold");
    ck_assert(ui_play_says(play, "Turn 1 of 4"));
    ui_play_key(play, KEY_HOME);
    ck_assert(ui_play_says(play, "Before turn 1 of 4"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_line_beyond_what_was_played_does_not_count_its_turns) {
    struct ui_play *play = open("oware");
    struct match *match = match_of(play);
    click_all(play, "CdFc");
    struct match_note note = {.mark = MARK_AGAINST};
    game_action reply = ui_play_legal(play)->action[0];
    int beyond = match_add_line(match, match->current, &reply, 1);
    match_set_note(match, beyond, &note);
    play_go_to(ui_play_table(play), beyond);
    play_look_back(ui_play_table(play));
    ui_play_redraw(play);
    ui_play_wait(play, 3000);
    ck_assert(looks_back(play));
    ck_assert(ui_play_says(play, "Turn 5"));
    ck_assert(!ui_play_says(play, "5 of 4"));
    ui_play_close(play);
}
END_TEST

START_TEST(on_another_line_the_picture_of_a_turn_counts_the_turns_as_the_bar_does) {
    static const char record[] = "[Game \"oware\"] 1. C 2. d 3. F (3. A 4. a) 4. c 5. A 6. f *";
    struct ui_play *play = open("oware");
    struct record_error error;
    struct match match = {0};
    ck_assert(record_read(games, games_count, record, strlen(record), &match, &error));
    ck_assert_ptr_null(table_take(&play->app, &play->app.table, &match));
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    ui_play_click(play, "ply:2");
    ui_play_click(play, "variation:0");
    ck_assert(looks_back(play));
    ck_assert(ui_play_says(play, "Turn 3 of 6"));
    ui_play_hover(play, "ply:1");
    ui_play_wait(play, 1000);
    ck_assert(ui_play_says(play, "Turn 1 of 6"));
    ui_play_close(play);
}
END_TEST

START_TEST(turns_have_one_number_in_the_list_in_the_tips_and_in_the_bar) {
    struct ui_play *play = ui_play_open(
        "shakala", NULL, "s1/ss2/ss/s3/s1/s4/-/-/s1/s2/-/s4/ss3/s/2/ss 234 134 S pit", 1280, 800);
    ui_play_settings(play)->history = true;
    ck_assert(ui_play_says(play, "Turn 1"));
    ui_play_click(play, "pit:B");
    ui_play_click(play, "bead:s");
    ck_assert_ptr_nonnull(strstr(ui_play_target(play, "ply:1")->label, "turn 1"));
    ck_assert_ptr_nonnull(strstr(ui_play_target(play, "ply:2")->label, "turn 1"));
    ui_play_click(play, "bead:2");
    ck_assert(ui_play_says(play, "1 turn"));
    ck_assert(ui_play_says(play, "Turn 2"));
    ui_play_click(play, "ply:1");
    ck_assert(ui_play_says(play, "Turn 1 of 1"));
    ui_play_close(play);
}
END_TEST

START_TEST(there_is_room_for_the_banner_at_every_size) {
    static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {800, 600},
                                     {900, 1200}, {600, 800},   {1000, 700}};
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < 6; i++) {
            struct ui_play *play = ui_play_open_history(games[g]->id, sizes[i][0], sizes[i][1]);
            for (int k = 0; k < 20; k++) {
                const struct legal *legal = ui_play_legal(play);
                play_action(ui_play_table(play), ui_play_settings(play),
                            legal->action[legal->count / 2]);
            }
            ui_play_wait(play, 0);
            ui_play_type(play, ",");
            ck_assert(looks_back(play));
            ui_play_check_targets(play, sizes[i][0] < 800 ? 31 : 32);
            ck_assert(ui_play_says(play, "Return"));
            ck_assert(ui_play_says(play, "Play from here"));
            ui_play_close(play);
        }
    }
}
END_TEST

/* How many of the filled boxes have the color of the ground and let see what is below. */
static int veils(struct ui_play *play) {
    struct color ground = theme_get(ui_play_settings(play)->theme)->ground;
    int count = 0;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        struct color fill =
            command->kind == DRAW_BOX ? command->as.box.color[0] : (struct color){0};
        count += command->kind == DRAW_BOX && command->as.box.fill == FILL_FLAT && fill.a > 64 &&
                 fill.a < 192 && fill.r == ground.r && fill.g == ground.g && fill.b == ground.b &&
                 command->rect.w > 300;
    }
    return count;
}

START_TEST(one_veil_lies_over_the_board_in_every_theme_and_only_in_the_past) {
    for (int theme = 0; theme < (int)THEMES; theme++) {
        struct ui_play *play = open("saddeeqa");
        ui_play_settings(play)->theme = (enum theme_id)theme;
        ui_play_random_game(play, 3, 6, BY_CLICKS);
        int before = veils(play);
        ui_play_type(play, ",");
        ck_assert_int_eq(veils(play), before + 1);
        ui_play_click(play, "button:return");
        ck_assert_int_eq(veils(play), before);
        ui_play_close(play);
    }
}
END_TEST

/* ---- looking ---- */

START_TEST(whatever_the_history_offers_looks_back) {
    static const char *const ways[] = {"ply:2", "button:first", "button:previous", "graph:score"};
    for (int i = 0; i < 4; i++) {
        struct ui_play *play = open("oware");
        click_all(play, "CdFc");
        ui_play_click(play, ways[i]);
        ck_assert_msg(looks_back(play), "%s", ways[i]);
        ck_assert_int_eq(ui_play_legal(play)->count, 0);
        ui_play_close(play);
    }
    static const enum key keys[] = {KEY_HOME, KEY_PAGE_UP};
    for (int i = 0; i < 2; i++) {
        struct ui_play *play = open("oware");
        click_all(play, "CdFc");
        ui_play_key(play, keys[i]);
        ck_assert(looks_back(play));
        ui_play_key(play, KEY_END);
        ck_assert(!looks_back(play));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_replay_looks_back_until_it_has_reached_the_end) {
    struct ui_play *play = open("oware");
    click_all(play, "CdF");
    ui_play_click(play, "button:play");
    for (int ms = 0; ms < 20000 && ui_play_replays(play); ms += 50) {
        ck_assert(looks_back(play));
        ui_play_wait(play, 50);
    }
    ck_assert(!looks_back(play));
    ui_play_close(play);
}
END_TEST

/* Clicks on and drags from all that the board has. */
static void try_all(struct ui_play *play) {
    const struct targets *targets = ui_play_targets(play);
    for (int i = 0; i < targets->count; i++) {
        static const char *const others[] = {
            "button:", "ply:", "comment:", "variation:", "graph:", "name:"};
        char id[TARGET_ID_MAX];
        memcpy(id, targets->target[i].id, sizeof id);
        bool board = true;
        for (size_t k = 0; k < sizeof others / sizeof others[0]; k++) {
            board = board && strncmp(id, others[k], strlen(others[k])) != 0;
        }
        if (board) {
            bool looks_on = strncmp(id, "hand:", 5) == 0; /* only says what it is */
            ck_assert_msg(!targets->target[i].enabled || looks_on, "%s", id);
            ui_play_click(play, id);
            ui_play_drag(play, id, "button:return");
        }
    }
}

START_TEST(in_the_past_the_board_answers_only_why_nothing_can_be_played) {
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open(games[g]->id);
        ui_play_random_game(play, 4, 12, BY_CLICKS);
        ui_play_click(play, "ply:4");
        int count = match_of(play)->count, at = match_of(play)->current;
        try_all(play);
        ck_assert_str_eq(ui_play_refusal(play),
                         "This is an earlier turn. Return, or play from here.");
        ck_assert(ui_play_says(play, "This is an earlier turn."));
        ui_play_type(play, "a");
        ui_play_type(play, "1");
        ui_play_key(play, KEY_ENTER);
        ck_assert_int_eq(match_of(play)->count, count);
        ck_assert_int_eq(match_of(play)->current, at);
        ck_assert(looks_back(play));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(in_the_past_nobody_resigns_agrees_or_is_to_play) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFc");
    ui_play_click(play, "ply:2");
    ck_assert(!ui_play_says(play, "choose a house"));
    ck_assert_int_eq(play_turn_seen(ui_play_table(play)), -1);
    ui_play_click(play, "button:menu");
    ck_assert(!ui_play_target(play, "button:resign")->enabled);
    ck_assert(!ui_play_target(play, "button:agree")->enabled);
    ui_play_close(play);
}
END_TEST

/* ---- the two ways on ---- */

START_TEST(return_leads_to_the_end_of_the_line_where_the_match_goes_on) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFc");
    ui_play_click(play, "ply:2");
    ui_play_walk(play, "button:return");
    ck_assert(!looks_back(play));
    ck_assert_int_eq(match_of(play)->current, 4);
    click_all(play, "A");
    ck_assert_int_eq(match_of(play)->count, 6);
    ck_assert_int_eq(match_line_length(match_of(play)), 5);
    ui_play_close(play);
}
END_TEST

START_TEST(play_from_here_starts_a_variation_and_the_other_line_stays) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFc");
    ui_play_click(play, "ply:2");
    ui_play_walk(play, "button:play-from-here");
    ck_assert(!looks_back(play));
    ck_assert_int_eq(match_line_length(match_of(play)), 2);
    ck_assert(ui_play_says(play, "The other line stays in the history."));
    click_all(play, "A");
    ck_assert_int_eq(match_of(play)->count, 6);
    ui_play_click(play, "ply:2");
    ui_play_click(play, "variation:0");
    ck_assert_int_eq(match_of(play)->current, 3);
    ck_assert_int_eq(match_line_length(match_of(play)), 4);
    ui_play_close(play);
}
END_TEST

START_TEST(after_undo_players_simply_play_on) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFc");
    ui_play_click(play, "button:undo");
    ui_play_key(play, KEY_UNDO);
    ck_assert(!looks_back(play));
    ck_assert(ui_play_says(play, "choose a house"));
    ui_play_key(play, KEY_REDO);
    ck_assert(!looks_back(play));
    ui_play_key(play, KEY_UNDO);
    click_all(play, "A");
    ck_assert_int_eq(match_of(play)->count, 6);
    ui_play_close(play);
}
END_TEST

START_TEST(undo_and_redo_step_in_the_past_without_leaving_it) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFc");
    ui_play_click(play, "ply:2");
    ui_play_key(play, KEY_UNDO);
    ck_assert(looks_back(play));
    ck_assert(ui_play_says(play, "Turn 1 of 4"));
    ui_play_key(play, KEY_REDO);
    ui_play_key(play, KEY_REDO);
    ck_assert(looks_back(play));
    ui_play_key(play, KEY_REDO);
    ck_assert(!looks_back(play));
    ui_play_close(play);
}
END_TEST

START_TEST(a_match_that_is_over_is_looked_through_with_the_same_banner) {
    struct ui_play *play = open("oware");
    click_all(play, "CdF");
    play_resign(ui_play_table(play), 1);
    ui_play_wait(play, 0);
    ui_play_click(play, "button:review");
    ck_assert(!looks_back(play));
    ui_play_click(play, "ply:3");
    ck_assert(looks_back(play));
    ck_assert(ui_play_says(play, "Turn 3 of 3"));
    ui_play_click(play, "button:return");
    ck_assert(match_over(match_of(play)));
    ui_play_click(play, "ply:1");
    ui_play_click(play, "button:play-from-here");
    click_all(play, "a");
    ck_assert(!match_over(match_of(play)));
    ui_play_close(play);
}
END_TEST

/* The saved record of the match at the table; NULL when it has no file. */
static const char *saved_record(struct ui_play *play) {
    matches_follow(&play->app);
    return fake_host_content(&play->fake, text_line("/matches/%s", ui_play_file(play)).string);
}

START_TEST(playing_on_from_within_a_finished_match_begins_another_and_keeps_the_finished_one) {
    struct ui_play *play = open("oware");
    click_all(play, "CdF");
    play_resign(ui_play_table(play), 1);
    ui_play_wait(play, 0);
    char first[SAVED_FILE_MAX], record[2000];
    struct text finished = text_fixed(record, sizeof record);
    text_add(&finished, saved_record(play));
    snprintf(first, sizeof first, "%s", ui_play_file(play));
    ck_assert_ptr_nonnull(strstr(record, "[Result \"1-0\"]"));

    ui_play_click(play, "button:review");
    ui_play_click(play, "ply:1");
    ui_play_click(play, "button:play-from-here");
    ck_assert(ui_play_says(play, "a new match"));
    ck_assert_ptr_nonnull(saved_record(play)); /* at once, so that it stays under Continue */
    ck_assert_str_ne(ui_play_file(play), first);
    click_all(play, "a");
    const char *other = saved_record(play);
    ck_assert_ptr_nonnull(other);
    ck_assert_str_ne(ui_play_file(play), first);
    ck_assert_ptr_nonnull(strstr(other, "[Result \"*\"]"));
    ck_assert_str_eq(fake_host_content(&play->fake, text_line("/matches/%s", first).string),
                     record);
    ui_play_close(play);
}
END_TEST

START_TEST(another_match_is_saved_even_if_all_that_is_played_in_it_was_played_before) {
    struct ui_play *play = open("oware");
    click_all(play, "CdF");
    play_resign(ui_play_table(play), 1);
    char first[SAVED_FILE_MAX];
    ck_assert_ptr_nonnull(saved_record(play));
    snprintf(first, sizeof first, "%s", ui_play_file(play));
    ui_play_wait(play, 0);
    ui_play_click(play, "button:review");
    ui_play_click(play, "ply:1");
    ui_play_click(play, "button:play-from-here");
    click_all(play, "d");
    ck_assert_ptr_nonnull(saved_record(play));
    ck_assert_str_ne(ui_play_file(play), first);
    ui_play_close(play);
}
END_TEST

START_TEST(a_record_without_a_file_is_saved_when_its_own_turns_are_played_again) {
    static const char record[] = "[Game \"oware\"] 1. C 2. d 3. F 4. c *";
    struct ui_play *play = open("oware");
    struct record_error error;
    struct match match = {0};
    ck_assert(record_read(games, games_count, record, strlen(record), &match, &error));
    ck_assert_ptr_null(table_take(&play->app, &play->app.table, &match));
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    ui_play_click(play, "ply:1");
    ck_assert_ptr_null(saved_record(play));
    ui_play_click(play, "button:play-from-here");
    click_all(play, "d");
    ck_assert_ptr_nonnull(saved_record(play));
    ui_play_close(play);
}
END_TEST

START_TEST(another_match_has_the_players_and_comments_but_not_the_review_or_the_end) {
    static const char record[] =
        "[Game \"oware\"][Player0 \"Ada\"][Player1 \"Hare\"][Result \"1-0\"]"
        "[Termination \"resignation\"][Companion1 \"3\"][CompanionSeed \"7\"][Hints0 \"34\"]"
        "[TimeControl \"600+5\"][Clock0 \"12.5\"][Clock1 \"31.0\"][ClockTurns \"3\"]"
        "[Date \"2020.01.02\"][TurnsPlayed \"3\"][Score \"0-0\"][Standing \"2-1\"]"
        "[Ended \"2020-01-02 10:00:00\"] {[%eval 0.10]} 1. C {[%eval 0.20]} {so early?} 2. d $2 "
        "{[%eval 3.00]} (2. a $142 {[%eval 0.20]}) 3. F {[%eval 3.00]} resign:1 1-0";
    struct ui_play *play = open("oware");
    struct record_error error;
    struct match match = {0};
    ck_assert_msg(record_read(games, games_count, record, strlen(record), &match, &error), "%s",
                  error.reason);
    fake_host_put(&play->fake, "/matches/first.serai", record);
    ck_assert_ptr_null(table_take(&play->app, &play->app.table, &match));
    save_state_set_file(&play->app.table.saving, "first.serai");
    table_review(&play->app.table);
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    ui_play_click(play, "ply:2");
    ui_play_click(play, "button:play-from-here");
    ck_assert_int_eq(match_of(play)->count, 3);
    ck_assert_int_eq(ui_play_clock(play)->base, 600);
    ck_assert(ui_play_clock(play)->remaining[0] >= 599000);
    click_all(play, "F");
    const char *other = saved_record(play);
    ck_assert_ptr_nonnull(other);
    static const char *const kept[] = {"Ada", "Hare", "[Companion1 \"3\"]", "600+5", "so early?"};
    static const char *const lost[] = {"1-0",         "Termination", "Hints",    "2020",
                                       "TurnsPlayed", "Score",       "Standing", "Ended",
                                       "eval",        "$",           "("};
    for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++) {
        ck_assert_msg(strstr(other, kept[i]) != NULL, "%s", kept[i]);
    }
    for (size_t i = 0; i < sizeof lost / sizeof lost[0]; i++) {
        ck_assert_msg(!strstr(other, lost[i]), "%s", lost[i]);
    }
    ck_assert_str_eq(fake_host_content(&play->fake, "/matches/first.serai"), record);
    ui_play_close(play);
}
END_TEST

START_TEST(playing_on_from_within_an_open_match_goes_on_in_its_file) {
    struct ui_play *play = open("oware");
    click_all(play, "CdF");
    ck_assert_ptr_nonnull(saved_record(play));
    char first[SAVED_FILE_MAX];
    snprintf(first, sizeof first, "%s", ui_play_file(play));
    ui_play_click(play, "ply:1");
    ui_play_click(play, "button:play-from-here");
    click_all(play, "a");
    ck_assert_ptr_nonnull(saved_record(play));
    ck_assert_str_eq(ui_play_file(play), first);
    ui_play_close(play);
}
END_TEST

/* ---- against the clock ---- */

static struct ui_play *open_timed(void) {
    struct ui_play *play = open("oware");
    match_clock_set(match_of(play), ui_play_clock(play), 600, 0);
    click_all(play, "CdFc");
    ui_play_click(play, "ply:2");
    return play;
}

START_TEST(against_the_clock_the_past_is_only_looked_at) {
    struct ui_play *play = open_timed();
    ck_assert(looks_back(play));
    ck_assert(!ui_play_target(play, "button:play-from-here")->enabled);
    ck_assert_ptr_nonnull(
        strstr(ui_play_target(play, "button:play-from-here")->label, "against the clock"));
    ui_play_click(play, "button:play-from-here");
    ck_assert(looks_back(play));
    ck_assert(ui_play_says(play, "against the clock"));
    ui_play_click(play, "button:return");
    play_resign(ui_play_table(play), 0);
    ui_play_wait(play, 0);
    ui_play_click(play, "button:review");
    ui_play_click(play, "ply:2");
    ck_assert(ui_play_target(play, "button:play-from-here")->enabled);
    ui_play_close(play);
}
END_TEST

START_TEST(a_match_that_is_resumed_in_the_past_is_looked_at) {
    for (int undone = 0; undone < 2; undone++) {
        struct ui_play *play = open("oware");
        click_all(play, "CdFc");
        if (undone) {
            ui_play_key(play, KEY_UNDO);
        }
        struct text record = {0};
        struct record_error error;
        struct match back = {0};
        record_write(match_of(play), &record);
        ck_assert(record_read(games, games_count, record.data, record.length, &back, &error));
        ck_assert_ptr_null(table_take(&play->app, &play->app.table, &back));
        ui_play_wait(play, 16);
        ck_assert_int_eq(looks_back(play), undone);
        text_free(&record);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(undone_turns_are_dimmed_and_say_so_until_they_are_looked_at) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFc");
    struct color plain = color_of(play, "F"), dimmed;
    ck_assert_ptr_null(strstr(ui_play_target(play, "ply:3")->label, "undone"));
    ui_play_click(play, "button:undo");
    ui_play_click(play, "button:undo");
    ck_assert_ptr_null(strstr(ui_play_target(play, "ply:2")->label, "undone"));
    ck_assert_ptr_nonnull(strstr(ui_play_target(play, "ply:3")->label, "undone"));
    dimmed = color_of(play, "F");
    ck_assert(memcmp(&plain, &dimmed, sizeof plain) != 0);
    ui_play_click(play, "ply:1");
    ck_assert_ptr_null(strstr(ui_play_target(play, "ply:3")->label, "undone"));
    ui_play_close(play);
}
END_TEST

START_TEST(return_says_to_which_turn_it_leads) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFc");
    ui_play_click(play, "ply:1");
    ck_assert(ui_play_says(play, "Return to turn 4"));
    ck_assert_ptr_nonnull(strstr(ui_play_target(play, "button:return")->label, "last turn, 4"));
    ui_play_click(play, "button:return");
    ck_assert_int_eq(match_depth(match_of(play), match_of(play)->current), 4);
    ui_play_close(play);
}
END_TEST

START_TEST(return_leads_back_to_where_turns_were_undone_and_they_stay_undone) {
    static const char *const ways[] = {"ply:1", "button:first", "button:previous"};
    for (int i = 0; i < 3; i++) {
        struct ui_play *play = open("oware");
        click_all(play, "CdFc");
        ui_play_click(play, "button:undo");
        ui_play_click(play, ways[i]);
        ck_assert(looks_back(play));
        ck_assert(ui_play_says(play, "Return to turn 3"));
        ck_assert_ptr_null(strstr(ui_play_target(play, "button:return")->label, "last turn"));
        ui_play_click(play, "button:return");
        ck_assert(!looks_back(play));
        ck_assert_int_eq(match_of(play)->current, 3);
        ck_assert_ptr_nonnull(strstr(ui_play_target(play, "ply:4")->label, "undone"));
        ui_play_key(play, KEY_REDO);
        ck_assert_int_eq(match_of(play)->current, 4);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(with_all_turns_undone_return_leads_to_the_start) {
    struct ui_play *play = open("oware");
    click_all(play, "Cd");
    ui_play_click(play, "button:undo");
    ui_play_click(play, "button:undo");
    ui_play_click(play, "ply:1");
    ck_assert(looks_back(play));
    ck_assert(ui_play_says(play, "Return to the start"));
    ui_play_click(play, "button:return");
    ck_assert(!looks_back(play));
    ck_assert_int_eq(match_of(play)->current, MATCH_ROOT);
    ui_play_close(play);
}
END_TEST

START_TEST(after_undo_steps_and_a_replay_stop_looking_back_where_it_began) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFc");
    ui_play_click(play, "button:undo");
    ui_play_type(play, ",");
    ck_assert(looks_back(play));
    ui_play_type(play, ".");
    ck_assert(!looks_back(play));
    ck_assert_int_eq(match_of(play)->current, 3);
    ui_play_click(play, "ply:1");
    ui_play_click(play, "button:play");
    for (int ms = 0; ms < 20000 && ui_play_replays(play); ms += 50) {
        ui_play_wait(play, 50);
    }
    ck_assert(!looks_back(play));
    ck_assert_int_eq(match_of(play)->current, 3);
    ui_play_close(play);
}
END_TEST

START_TEST(looking_at_another_line_does_not_lose_what_can_be_redone) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFc");
    ui_play_click(play, "ply:2");
    ui_play_click(play, "button:play-from-here");
    click_all(play, "Aa");
    ui_play_click(play, "button:undo");
    int at = match_of(play)->current;
    ui_play_click(play, "ply:2");
    ui_play_click(play, "variation:0");
    ck_assert(looks_back(play));
    ui_play_click(play, "button:return");
    ck_assert_int_eq(match_of(play)->current, at);
    ui_play_key(play, KEY_REDO);
    ck_assert_int_eq(match_of(play)->current, at + 1);
    ui_play_close(play);
}
END_TEST

/* Reads the saved record of the match at the table. */
static struct match saved_match(struct ui_play *play) {
    struct record_error error;
    struct match match = {0};
    const char *record = saved_record(play);
    ck_assert(record_read(games, games_count, record, strlen(record), &match, &error));
    return match;
}

START_TEST(while_it_is_looked_back_at_a_match_is_saved_with_what_was_undone) {
    for (int finished = 0; finished < 2; finished++) {
        struct ui_play *play = open("oware");
        click_all(play, "CdFc");
        if (finished) { /* an end that was undone is there while one looks back */
            play_resign(ui_play_table(play), 1);
        }
        ui_play_wait(play, 0);
        play_undo(ui_play_table(play), ui_play_settings(play));
        ui_play_redraw(play);
        ui_play_wait(play, 16);
        ui_play_click(play, "ply:1");
        ck_assert(looks_back(play));
        struct match saved = saved_match(play);
        ck_assert_int_eq(match_over(&saved), finished);
        ck_assert_int_eq(match_depth(&saved, saved.current), finished ? 5 : 3);
        ck_assert_int_eq(match_line_length(&saved), finished ? 5 : 4);
        ck_assert_int_eq(table_is_over(&play->app), finished);
        match_free(&saved);
        ui_play_close(play);
    }
}
END_TEST

/* Turn 13 leaves the other side without a move, so that it goes on. */
#define SEEGA_SHUT_IN                                                                              \
    "[Game \"seega\"][Player0 \"Bartholomew Chris\"][Player1 \"Alexandra Maria\"] 1. e1.d1 "       \
    "2. a1.a2 3. e3.b1 4. a3.b3 5. c2.d4 6. e5.b5 7. c4.e2 8. a4.b4 9. c1.d5 10. a5.b2 "           \
    "11. d3.c5 12. e4 13. b3-c3.xc3 14. c4-c3 *"

START_TEST(a_sentence_that_is_too_long_for_the_banner_goes_on_in_a_second_line) {
    struct ui_play *play = open("seega");
    struct record_error error;
    struct match match = {0};
    ck_assert(
        record_read(games, games_count, SEEGA_SHUT_IN, strlen(SEEGA_SHUT_IN), &match, &error));
    ck_assert_ptr_null(table_take(&play->app, &play->app.table, &match));
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    ui_play_type(play, ",");
    ck_assert(looks_back(play));
    struct rect button = ui_play_target(play, "button:return")->rect;
    float first = 0, last = 0;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        const char *string = ui_play_text(play, i);
        if (string[0] && command->rect.y > button.y && command->rect.x < button.x) {
            ck_assert_ptr_null(strstr(string, "…"));
            ck_assert_float_le(command->rect.x + command->rect.w, button.x);
            first = strstr(string, " moves from b3 to c3") ? command->rect.y : first;
            last = strcmp(string, "c3") == 0 ? command->rect.y : last;
        }
    }
    ck_assert_float_gt(first, 0);
    ck_assert_float_gt(last, first + 10);
    ui_play_close(play);
}
END_TEST

SUITE("past", undone_turns_are_dimmed_and_say_so_until_they_are_looked_at,
      return_says_to_which_turn_it_leads,
      return_leads_back_to_where_turns_were_undone_and_they_stay_undone,
      with_all_turns_undone_return_leads_to_the_start,
      after_undo_steps_and_a_replay_stop_looking_back_where_it_began,
      looking_at_another_line_does_not_lose_what_can_be_redone,
      while_it_is_looked_back_at_a_match_is_saved_with_what_was_undone,
      on_another_line_the_picture_of_a_turn_counts_the_turns_as_the_bar_does,
      a_sentence_that_is_too_long_for_the_banner_goes_on_in_a_second_line,
      the_banner_says_which_turn_is_looked_at_with_the_panel_open_or_not,
      a_line_beyond_what_was_played_does_not_count_its_turns,
      turns_have_one_number_in_the_list_in_the_tips_and_in_the_bar,
      there_is_room_for_the_banner_at_every_size,
      one_veil_lies_over_the_board_in_every_theme_and_only_in_the_past,
      whatever_the_history_offers_looks_back, a_replay_looks_back_until_it_has_reached_the_end,
      in_the_past_the_board_answers_only_why_nothing_can_be_played,
      in_the_past_nobody_resigns_agrees_or_is_to_play,
      return_leads_to_the_end_of_the_line_where_the_match_goes_on,
      another_match_is_saved_even_if_all_that_is_played_in_it_was_played_before,
      a_record_without_a_file_is_saved_when_its_own_turns_are_played_again,
      another_match_has_the_players_and_comments_but_not_the_review_or_the_end,
      play_from_here_starts_a_variation_and_the_other_line_stays, after_undo_players_simply_play_on,
      undo_and_redo_step_in_the_past_without_leaving_it,
      a_match_that_is_over_is_looked_through_with_the_same_banner,
      playing_on_from_within_a_finished_match_begins_another_and_keeps_the_finished_one,
      playing_on_from_within_an_open_match_goes_on_in_its_file,
      against_the_clock_the_past_is_only_looked_at,
      a_match_that_is_resumed_in_the_past_is_looked_at)
