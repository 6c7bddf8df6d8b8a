/* test_history.c: the history at the table: stepping, replay, variations, comments. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "records/record.h"
#include "support/random_play.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/kit/graph.h"
#include "ui/scenes/table/history.h"

#include <stdio.h>
#include <string.h>

static struct ui_play *open(const char *game) {
    return ui_play_open_history(game, 1280, 800);
}

static struct match *match_of(struct ui_play *play) {
    return ui_play_match(play);
}

static int depth(struct ui_play *play) {
    return match_depth(match_of(play), match_of(play)->current);
}

static void click_all(struct ui_play *play, const char *pits) {
    for (; *pits; pits++) {
        char id[] = "pit:A";
        id[4] = *pits;
        ui_play_click(play, id);
    }
}

static void press_text(struct ui_play *play, const char *text, int times) {
    while (times-- > 0) {
        ui_play_type(play, text);
    }
}

/* ---- room ---- */

START_TEST(a_low_panel_keeps_three_lines_beside_alternatives_and_a_comment_to_be_written) {
    int checked = 0;
    for (float height = 440; height <= 640; height += 10) {
        struct ui_play *play = ui_play_open_history("oware", 1280, height);
        ui_play_settings(play)->scale = 1;
        ui_play_redraw(play);
        ui_play_wait(play, 16);
        click_all(play, "CdFbBaEf");
        ui_play_click(play, "button:undo");
        click_all(play, "c");
        const struct history *history = &play->app.shown->history;
        if (history->area.h >= 372 && history->area.h <= 392) {
            ck_assert(ui_play_has(play, "variation:0"));
            ck_assert(ui_play_has(play, "comment:0"));
            ck_assert_int_ge(history->lines.shown, 3);
            checked++;
        }
        ui_play_close(play);
    }
    ck_assert_int_gt(checked, 0);
}
END_TEST

/* ---- panning ---- */

START_TEST(dragging_pans_the_lines_and_does_not_step) {
    struct ui_play *play = open("seega");
    int played = ui_play_random_game(play, 4, 60, BY_CLICKS);
    struct scroll *lines = &play->app.shown->history.lines;
    ck_assert(scroll_is_long(lines));
    ui_play_key(play, KEY_END);
    int last = lines->first;
    char id[TARGET_ID_MAX];
    snprintf(id, sizeof id, "ply:%d", played - 6);
    ui_play_swipe(play, id, 0, 2.5F * lines->height);
    ck_assert_int_eq(lines->first, last - 2);
    ck_assert_int_eq(depth(play), played);
    ui_play_swipe(play, id, 0, -1000);
    ck_assert_int_eq(lines->first, last);
    ck_assert_int_eq(depth(play), played);
    ui_play_close(play);
}
END_TEST

START_TEST(when_all_lines_are_visible_a_click_that_moves_a_little_is_still_a_click) {
    struct ui_play *play = open("oware");
    click_all(play, "CdF");
    ui_play_swipe(play, "ply:1", 8, 8);
    ck_assert_int_eq(depth(play), 1);
    ui_play_close(play);
}
END_TEST

/* ---- stepping ---- */

START_TEST(every_action_can_be_clicked) {
    static const char *const some[] = {"seega", "shakala", "dulko"};
    for (int g = 0; g < 3; g++) {
        struct ui_play *play = open(some[g]);
        int played = ui_play_random_game(play, 4, 60, BY_CLICKS);
        for (int ply = played; ply >= 0; ply--) {
            char id[TARGET_ID_MAX];
            snprintf(id, sizeof id, "ply:%d", ply);
            ui_play_hover(play, "button:fold");
            for (int i = 0; i < 100 && !ui_play_has(play, id); i++) {
                ui_play_scroll(play, 1);
            }
            ui_play_click(play, id);
            ck_assert_int_eq(depth(play), ply);
        }
        ck_assert_int_eq(match_line_length(match_of(play)), played);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_turn_is_called_by_the_name_of_its_player) {
    struct ui_play *play = open("oware");
    memcpy(match_of(play)->name[0], "Amina", sizeof "Amina");
    click_all(play, "C");
    ui_play_wait(play, 3000);
    ck_assert_str_eq(ui_play_target(play, "ply:1")->label, "Amina: C, turn 1");
    ui_play_close(play);
}
END_TEST

START_TEST(keys_step_wherever_the_focus_is) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFcAf");
    ui_play_key(play, KEY_HOME);
    ck_assert_int_eq(depth(play), 0);
    press_text(play, ".", 3);
    ck_assert_int_eq(depth(play), 3);
    ui_play_type(play, ",");
    ck_assert_int_eq(depth(play), 2);
    ui_play_key(play, KEY_PAGE_DOWN);
    ck_assert_int_eq(depth(play), 4);
    ui_play_key(play, KEY_PAGE_UP);
    ui_play_key(play, KEY_PAGE_UP);
    ck_assert_int_eq(depth(play), 0);
    ui_play_key(play, KEY_END);
    ck_assert_int_eq(depth(play), 6);
    ui_play_close(play);
}
END_TEST

START_TEST(arrows_step_in_the_list_and_move_the_focus_on_the_board) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFcAf");
    ui_play_key(play, KEY_LEFT);
    ck_assert_int_eq(depth(play), 6);
    ui_play_click(play, "ply:4");
    ui_play_key(play, KEY_RIGHT);
    ck_assert_int_eq(depth(play), 5);
    ck_assert_str_eq(ui_play_focus(play), "ply:5");
    ui_play_key(play, KEY_LEFT);
    ui_play_key(play, KEY_UP);
    ck_assert_int_eq(depth(play), 2);
    ui_play_key(play, KEY_DOWN);
    ck_assert_int_eq(depth(play), 4);
    ck_assert_str_eq(ui_play_focus(play), "ply:4");
    ui_play_key(play, KEY_TAB);
    ck_assert(strncmp(ui_play_focus(play), "ply:", 4) != 0);
    ui_play_close(play);
}
END_TEST

START_TEST(the_current_action_is_always_in_view) {
    struct ui_play *play = ui_play_open_history("saddeeqa", 800, 600);
    int played = ui_play_random_game(play, 3, 60, BY_CLICKS);
    ck_assert_int_gt(played, 20);
    char id[TARGET_ID_MAX];
    for (int ply = played; ply > 0; ply--) {
        snprintf(id, sizeof id, "ply:%d", ply);
        ck_assert(ui_play_has(play, id));
        ui_play_type(play, ",");
    }
    ui_play_hover(play, "button:fold");
    ui_play_scroll(play, -1);
    ui_play_scroll(play, -1);
    ui_play_scroll(play, -1);
    ck_assert(!ui_play_has(play, "ply:1"));
    ui_play_type(play, ".");
    ck_assert(ui_play_has(play, "ply:1"));
    ui_play_close(play);
}
END_TEST

START_TEST(buttons_step_too) {
    struct ui_play *play = open("oware");
    click_all(play, "CdF");
    ck_assert(!ui_play_target(play, "button:next")->enabled);
    ui_play_click(play, "button:previous");
    ck_assert_int_eq(depth(play), 2);
    ui_play_click(play, "button:first");
    ck_assert_int_eq(depth(play), 0);
    ck_assert(!ui_play_target(play, "button:previous")->enabled);
    ui_play_click(play, "button:next");
    ck_assert_int_eq(depth(play), 1);
    ui_play_click(play, "button:end");
    ck_assert_int_eq(depth(play), 3);
    ui_play_click(play, "button:fold");
    ck_assert(!ui_play_has(play, "ply:1"));
    ck_assert(!ui_play_settings(play)->history);
    ui_play_close(play);
}
END_TEST

START_TEST(several_actions_are_one_turn_and_a_resignation_is_none) {
    struct ui_play *play = ui_play_open(
        "shakala", NULL, "s1/ss2/ss/s3/s1/s4/-/-/s1/s2/-/s4/ss3/s/2/ss 234 134 S pit", 1280, 800);
    ui_play_settings(play)->history = true;
    ui_play_click(play, "pit:B");
    ui_play_click(play, "bead:s");
    ui_play_click(play, "bead:2");
    ck_assert_int_gt(depth(play), 2);
    ck_assert(ui_play_says(play, "1 turn"));
    ck_assert(!ui_play_says(play, "1 turns"));
    play_resign(ui_play_table(play), 1);
    table_review(&play->app.table);
    ui_play_wait(play, 0);
    ck_assert(ui_play_says(play, "1 turn"));
    ui_play_close(play);
}
END_TEST

/* ---- the graph ---- */

/* Points at turn `turn` of the graph, or clicks there. */
static void at_turn(struct ui_play *play, int turn, bool click) {
    struct rect rect = ui_play_target(play, "graph:score")->rect;
    int turns = match_line_turns(match_of(play));
    float x = graph_x(rect, turns + 1, turn), middle = rect.x + rect.w / 2;
    ui_play_pull(play, "graph:score", x - middle, 0);
    if (click) {
        struct input input = {.x = x * ui_play_scale(play),
                              .y = (rect.y + rect.h / 2) * ui_play_scale(play)};
        input.kind = INPUT_DOWN;
        app_input(&play->app, &input);
        input.kind = INPUT_UP;
        app_input(&play->app, &input);
        ui_play_wait(play, 0);
    }
}

START_TEST(turns_of_one_action_and_of_several_begin_at_the_same_place) {
    struct ui_play *play = open("shakala");
    ui_play_click(play, "pit:F");
    ui_play_click(play, "bead:s");
    ck_assert_int_gt(ui_play_match(play)->count, 2);
    match_resign(ui_play_match(play), 0);
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    ui_play_click(play, "button:review");
    struct line last = text_line("ply:%d", depth(play));
    struct rect first = ui_play_target(play, "ply:1")->mark;
    struct rect resigned = ui_play_target(play, last.string)->rect;
    ck_assert_float_gt(resigned.y, first.y);
    ck_assert_float_eq(resigned.x, first.x);
    ui_play_close(play);
}
END_TEST

START_TEST(a_click_into_the_graph_leads_to_the_turn_there) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFcAf");
    for (int turn = 6; turn >= 0; turn--) {
        at_turn(play, turn, true);
        ck_assert_int_eq(depth(play), turn);
        ck_assert_int_eq(match_line_length(match_of(play)), 6);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(the_graph_says_the_score_after_the_turn_that_is_pointed_at) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFcAf");
    ck_assert(ui_play_says(play, "6 turns"));
    at_turn(play, 3, false);
    ck_assert(ui_play_says(play, "Turn 3 of 6"));
    at_turn(play, 5, false);
    ck_assert(ui_play_says(play, "Turn 5 of 6"));
    ck_assert_int_eq(depth(play), 6);
    ui_play_close(play);
}
END_TEST

START_TEST(the_number_of_turns_is_cut_for_no_score) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = ui_play_open(games[i]->id, NULL, NULL, 800, 600);
        ui_play_random_game(play, 3, 60, BY_CLICKS);
        ui_play_settings(play)->history = true;
        ui_play_wait(play, 16);
        for (int k = 0; k < play->list.count; k++) {
            const char *cut = strstr(ui_play_text(play, k), " tur");
            ck_assert_msg(!cut || strcmp(cut, " turns") == 0 || strcmp(cut, " turns played") == 0,
                          "%s: %s", games[i]->id, ui_play_text(play, k));
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(arrows_step_through_the_graph_turn_by_turn) {
    struct ui_play *play = open("seega");
    int played = ui_play_random_game(play, 4, 20, BY_CLICKS);
    int turns = match_line_turns(match_of(play));
    ck_assert_int_lt(turns, played);
    at_turn(play, turns, true);
    for (int turn = turns - 1; turn >= 0; turn--) {
        ui_play_key(play, KEY_LEFT);
        ck_assert_int_eq(match_turns(match_of(play), match_of(play)->current), turn);
    }
    ui_play_key(play, KEY_LEFT);
    ck_assert_int_eq(depth(play), 0);
    ui_play_key(play, KEY_RIGHT);
    ui_play_key(play, KEY_ENTER);
    ck_assert_int_eq(match_turns(match_of(play), match_of(play)->current), 2);
    ui_play_close(play);
}
END_TEST

/* ---- replay ---- */

START_TEST(a_replay_steps_by_itself_and_stops_at_the_end) {
    struct ui_play *play = open("oware");
    click_all(play, "CdF");
    ui_play_click(play, "ply:0");
    ui_play_click(play, "button:play");
    ui_play_hover(play, "comment:0"); /* which needs no tooltip and shows no turn */
    for (int ply = 1; ply <= 3; ply++) {
        ck_assert_int_eq(depth(play), ply - 1);
        double next = app_update(&play->app, play->now);
        ck_assert(next > play->now && next < NEVER);
        ui_play_wait(play, next - play->now);
        ck_assert_int_eq(depth(play), ply);
    }
    ck_assert(app_update(&play->app, play->now + 9999) >= NEVER);
    ck_assert(!ui_play_replays(play));
    ui_play_close(play);
}
END_TEST

START_TEST(a_replay_shows_every_action_before_the_next) {
    struct ui_play *play = open("oware");
    click_all(play, "CdF");
    ui_play_settings(play)->speed = 1;
    ui_play_click(play, "button:play"); /* at the end: again from the start */
    ck_assert_int_eq(depth(play), 0);
    int animations = 0, steps = 0, before = 0;
    for (int ms = 0; ms < 20000 && ui_play_replays(play); ms += 16) {
        ui_play_wait(play, 16);
        animations += ui_play_is_busy(play);
        steps += depth(play) != before;
        before = depth(play);
    }
    ck_assert_int_eq(steps, 3);
    ck_assert_int_gt(animations, 60);
    ui_play_close(play);
}
END_TEST

static void start_replay(struct ui_play *play) {
    ui_play_click(play, "ply:0");
    ui_play_click(play, "button:play");
    ck_assert(ui_play_replays(play));
}

START_TEST(any_input_stops_a_replay) {
    struct ui_play *play = open("oware");
    click_all(play, "CdF");
    start_replay(play);
    ui_play_click(play, "button:play");
    ck_assert(!ui_play_replays(play));
    start_replay(play);
    app_input(&play->app, &(struct input){.kind = INPUT_DOWN, .x = 2, .y = 2});
    ck_assert(!ui_play_replays(play));
    start_replay(play);
    ui_play_key(play, KEY_DOWN);
    ck_assert(!ui_play_replays(play));
    start_replay(play);
    ui_play_cancel(play);
    ck_assert(!ui_play_replays(play));
    start_replay(play);
    ui_play_click(play, "button:pace");
    ck_assert(ui_play_replays(play));
    ui_play_close(play);
}
END_TEST

static double replay_interval(struct ui_play *play) {
    start_replay(play);
    double begun = play->now;
    while (depth(play) == 0) {
        ui_play_wait(play, 10);
    }
    double pause = play->now - begun;
    ui_play_click(play, "button:play");
    return pause;
}

START_TEST(the_replay_speed_can_be_chosen_and_is_kept_for_other_tables) {
    struct ui_play *play = open("oware");
    click_all(play, "CdF");
    double pause[3];
    for (int i = 0; i < 3; i++) {
        pause[i] = replay_interval(play);
        ui_play_click(play, "button:pace");
        for (int k = 0; k < i; k++) {
            ck_assert(pause[i] != pause[k]);
        }
    }
    ui_play_click(play, "button:pace");
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:new");
    ui_play_click(play, "button:start");
    click_all(play, "C");
    ck_assert(replay_interval(play) == pause[1]);
    ui_play_close(play);
}
END_TEST

/* ---- variations ---- */

START_TEST(playing_on_from_the_past_starts_a_variation_and_both_lines_can_be_revisited) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFc");
    ck_assert(!ui_play_has(play, "variation:0"));
    ui_play_click(play, "ply:2");
    ui_play_click(play, "button:play-from-here");
    click_all(play, "Aa");
    ck_assert_int_eq(match_line_length(match_of(play)), 4);
    ck_assert_int_eq(match_of(play)->count, 7);
    ck_assert(!ui_play_has(play, "variation:0"));
    ui_play_click(play, "ply:3");
    ck_assert(ui_play_says(play, "Instead of A"));
    ui_play_click(play, "variation:0");
    ck_assert_int_eq(match_of(play)->current, 3);
    ck_assert_int_eq(match_line_length(match_of(play)), 4);
    ui_play_key(play, KEY_END);
    ck_assert_int_eq(match_of(play)->current, 4);
    ui_play_click(play, "ply:2");
    ck_assert(ui_play_says(play, "Other continuations"));
    ui_play_walk(play, "variation:0");
    ck_assert_int_eq(match_of(play)->current, 5);
    ui_play_close(play);
}
END_TEST

START_TEST(all_of_many_variations_can_be_reached) {
    struct ui_play *play = ui_play_open_history("oware", 800, 600);
    static const char pits[] = "ABCDEF";
    for (int i = 0; i < 6; i++) {
        ui_play_click(play, "ply:0");
        if (i > 0) {
            ui_play_click(play, "button:play-from-here");
        }
        click_all(play, (char[]){pits[i], '\0'});
    }
    bool seen[8] = {false};
    ui_play_click(play, "ply:0");
    for (int turn = 0; turn < 8; turn++) {
        for (int number = 0; number < 5; number++) {
            char id[TARGET_ID_MAX];
            snprintf(id, sizeof id, "variation:%d", number);
            seen[number] = seen[number] || ui_play_has(play, id);
        }
        ui_play_check_targets(play, 32);
        ui_play_click(play, "button:more");
    }
    for (int number = 0; number < 5; number++) {
        ck_assert_msg(seen[number], "variation %d is never seen", number);
    }
    ui_play_close(play);
}
END_TEST

/* ---- comments ---- */

static void type_all(struct ui_play *play, const char *words) {
    for (; *words; words++) {
        ui_play_type(play, (char[]){*words, '\0'});
    }
}

START_TEST(a_comment_is_typed_and_nothing_else_happens_meanwhile) {
    struct ui_play *play = open("oware");
    click_all(play, "Cd");
    ui_play_click(play, "ply:1");
    ui_play_click(play, "comment:0");
    ck_assert(app_wants_text(&play->app));
    type_all(play, "Bold, a..");
    ui_play_key(play, KEY_UNDO);
    ui_play_key(play, KEY_BACKSPACE);
    ui_play_key(play, KEY_HOME);
    ui_play_type(play, "\xC3\x9C");
    ck_assert_int_eq(depth(play), 1);
    ck_assert_int_eq(match_of(play)->count, 3);
    ui_play_key(play, KEY_ENTER);
    ck_assert(!app_wants_text(&play->app));
    ck_assert_str_eq(match_of(play)->nodes[1].comment, "\xC3\x9C"
                                                       "Bold, a.");
    ck_assert(ui_play_says(play, "\xC3\x9C"
                                 "Bold, a."));
    ui_play_click(play, "ply:2");
    ck_assert(!ui_play_says(play, "Bold"));
    ui_play_close(play);
}
END_TEST

START_TEST(escape_discards_a_comment_and_an_empty_one_is_not_stored) {
    struct ui_play *play = open("oware");
    click_all(play, "C");
    ui_play_click(play, "comment:0");
    type_all(play, "one");
    ui_play_click(play, "ply:0");
    ck_assert_str_eq(match_of(play)->nodes[1].comment, "one");
    ui_play_click(play, "ply:1");
    ui_play_click(play, "comment:0");
    type_all(play, " two");
    ui_play_cancel(play);
    ck_assert(!app_wants_text(&play->app));
    ck_assert_str_eq(match_of(play)->nodes[1].comment, "one");
    ui_play_click(play, "comment:0");
    ui_play_key(play, KEY_END);
    for (int i = 0; i < 3; i++) {
        ui_play_key(play, KEY_BACKSPACE);
    }
    ui_play_key(play, KEY_ENTER);
    ck_assert_ptr_null(match_of(play)->nodes[1].comment);
    ui_play_close(play);
}
END_TEST

START_TEST(a_comment_survives_in_the_record) {
    struct ui_play *play = open("oware");
    click_all(play, "CdF");
    ui_play_click(play, "ply:2");
    ui_play_click(play, "comment:0");
    type_all(play, "why not {e}? \\");
    app_input(&play->app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER, .shift = true});
    type_all(play, "or f");
    ui_play_key(play, KEY_ENTER);
    struct text record = {0};
    struct match back;
    struct record_error error;
    record_write(match_of(play), &record);
    ck_assert(record_read(games, games_count, record.data, record.length, &back, &error));
    ck_assert_str_eq(back.nodes[2].comment, "why not {e}? \\\nor f");
    ck_assert_int_eq(back.current, 2);
    match_free(&back);
    text_free(&record);
    ui_play_close(play);
}
END_TEST

START_TEST(a_long_comment_scrolls_with_the_caret) {
    struct ui_play *play = ui_play_open_history("oware", 800, 600);
    click_all(play, "C");
    ui_play_click(play, "comment:0");
    for (int i = 0; i < 40; i++) {
        type_all(play, "word ");
    }
    type_all(play, "zebra");
    ck_assert(ui_play_says(play, "zebra"));
    ck_assert_int_gt(play->app.shown->history.comment_top, 2);
    for (int i = 0; i < 60; i++) {
        ui_play_key(play, KEY_UP);
    }
    ck_assert_int_eq(play->app.shown->history.comment_top, 0);
    ui_play_key(play, KEY_ENTER);
    ck_assert(!ui_play_says(play, "zebra"));
    ui_play_hover(play, "comment:0");
    for (int i = 0; i < 60; i++) {
        ui_play_scroll(play, -1);
    }
    ck_assert(ui_play_says(play, "zebra"));
    ui_play_close(play);
}
END_TEST

/* ---- after the end, and after resuming ---- */

START_TEST(reviewing_opens_the_panel_and_hides_the_result_card) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    click_all(play, "CdF");
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:resign");
    ui_play_click(play, "button:accept");
    ui_play_click(play, "button:review");
    ck_assert(table_shows_history(&play->app));
    ui_play_key(play, KEY_HOME);
    ui_play_key(play, KEY_END);
    ck_assert(!ui_play_has(play, "button:rematch"));
    ui_play_click(play, "ply:3");
    ui_play_click(play, "button:play-from-here");
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:agree");
    ui_play_click(play, "button:accept");
    ck_assert(ui_play_has(play, "button:rematch"));
    ui_play_close(play);
}
END_TEST

START_TEST(undo_and_redo_work_after_resuming) {
    struct ui_play *play = open("saddeeqa");
    int played = ui_play_random_game(play, 8, 30, BY_CLICKS);
    for (int i = 0; i < 12; i++) {
        ui_play_key(play, KEY_UNDO);
    }
    struct text record = {0};
    struct record_error error;
    struct match back = {0};
    record_write(match_of(play), &record);
    ck_assert(record_read(games, games_count, record.data, record.length, &back, &error));
    ck_assert_ptr_null(table_take(&play->app, &play->app.table, &back));
    ui_play_wait(play, 16);
    ck_assert_int_eq(depth(play), played - 12);
    for (int i = 0; i < 40; i++) {
        ui_play_key(play, KEY_REDO);
    }
    ck_assert_int_eq(depth(play), played);
    for (int i = 0; i < 40; i++) {
        ui_play_key(play, KEY_UNDO);
    }
    ck_assert_int_eq(depth(play), 0);
    text_free(&record);
    ui_play_close(play);
}
END_TEST

/* ---- any session ---- */

static void same(const struct match *a, const struct match *b) {
    ck_assert_int_eq(a->count, b->count);
    ck_assert_int_eq(a->current, b->current);
    ck_assert_int_eq(match_line_length(a), match_line_length(b));
    ck_assert(position_equal(match_position(a), match_position(b)));
}

/* Does the same random thing at the table and to a second match. */
static void wander(struct ui_play *play, struct match *beside, uint64_t *state) {
    int length = match_line_length(beside);
    char id[TARGET_ID_MAX];
    int ply = (int)random_below(state, (uint32_t)length + 1);
    switch (random_below(state, 8)) {
    case 0:
        snprintf(id, sizeof id, "ply:%d", ply);
        if (ui_play_has(play, id)) {
            ui_play_click(play, id);
            match_go(beside, match_line_node(beside, ply));
        }
        break;
    case 1:
        ui_play_key(play, KEY_UNDO);
        match_undo(beside, 1);
        break;
    case 2:
        ui_play_type(play, ".");
        match_redo(beside, 1);
        break;
    case 3:
        if (ui_play_has(play, "variation:0")) {
            struct variations all;
            history_variations(beside, &all);
            ui_play_click(play, "variation:0");
            match_go(beside, all.node[0]);
        }
        break;
    default:
        if (!match_over(beside)) {
            if (ui_play_table(play)->looking_back) {
                ui_play_click(play, "button:play-from-here");
                match_end_line(beside);
            }
            game_action action = random_action(beside->game, match_position(beside), state);
            ui_play_action(play, action, BY_CLICKS);
            match_play(beside, action);
        }
        break;
    }
}

START_TEST(random_stepping_at_the_table_equals_stepping_in_the_match) {
    uint64_t state = 12;
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open(games[g]->id);
        struct match beside;
        ck_assert_ptr_null(match_start(&beside, games[g], &match_of(play)->options));
        for (int i = 0; i < 150; i++) {
            wander(play, &beside, &state);
            same(match_of(play), &beside);
            if (match_over(&beside)) {
                ui_play_key(play, KEY_UNDO);
                match_undo(&beside, 1);
            }
        }
        match_free(&beside);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_panel_has_room_for_its_targets_at_every_size) {
    static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {800, 600},  {900, 1200},
                                     {600, 800},  {1000, 700},  {3440, 1440}};
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < 7; i++) {
            struct ui_play *play = ui_play_open_history(games[g]->id, sizes[i][0], sizes[i][1]);
            uint64_t state = 3;
            for (int k = 0; k < 40; k++) {
                random_wander(match_of(play), &state);
            }
            match_go(match_of(play), 5);
            match_set_comment(match_of(play), 5, "A comment that is longer than one line is.");
            play_go_to(ui_play_table(play), 5);
            table_review(&play->app.table);
            ui_play_wait(play, 16);
            /* in the narrowest window it is over the board, where targets that it partly covers end
             * at its edge */
            ui_play_check_targets(play, sizes[i][0] < 800 ? 31 : 32);
            ck_assert(ui_play_has(play, "comment:0"));
            ck_assert(ui_play_has(play, "button:pace"));
            ui_play_close(play);
        }
    }
}
END_TEST

SUITE("history", a_low_panel_keeps_three_lines_beside_alternatives_and_a_comment_to_be_written,
      dragging_pans_the_lines_and_does_not_step,
      when_all_lines_are_visible_a_click_that_moves_a_little_is_still_a_click,
      every_action_can_be_clicked, a_turn_is_called_by_the_name_of_its_player,
      keys_step_wherever_the_focus_is, arrows_step_in_the_list_and_move_the_focus_on_the_board,
      the_current_action_is_always_in_view, buttons_step_too,
      several_actions_are_one_turn_and_a_resignation_is_none,
      turns_of_one_action_and_of_several_begin_at_the_same_place,
      a_click_into_the_graph_leads_to_the_turn_there,
      the_graph_says_the_score_after_the_turn_that_is_pointed_at,
      the_number_of_turns_is_cut_for_no_score, arrows_step_through_the_graph_turn_by_turn,
      a_replay_steps_by_itself_and_stops_at_the_end, a_replay_shows_every_action_before_the_next,
      any_input_stops_a_replay, the_replay_speed_can_be_chosen_and_is_kept_for_other_tables,
      playing_on_from_the_past_starts_a_variation_and_both_lines_can_be_revisited,
      all_of_many_variations_can_be_reached, a_comment_is_typed_and_nothing_else_happens_meanwhile,
      escape_discards_a_comment_and_an_empty_one_is_not_stored, a_comment_survives_in_the_record,
      a_long_comment_scrolls_with_the_caret, reviewing_opens_the_panel_and_hides_the_result_card,
      undo_and_redo_work_after_resuming, random_stepping_at_the_table_equals_stepping_in_the_match,
      the_panel_has_room_for_its_targets_at_every_size)
