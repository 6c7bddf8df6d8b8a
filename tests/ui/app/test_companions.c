/* test_companions.c: companions at the table: when they think and play, and that an answer to an
 * earlier state is never played. */
#include "advice/reason.h"
#include "engine/rules.h"
#include "games/games.h"
#include "records/record.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/companions.h"
#include "ui/model/companion.h"

#include <math.h>
#include <string.h>

enum { SEED = 7 };

/* A table with these seats: 0 a person, else a companion. */
static struct ui_play *open_with(const char *game, int first, int second) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, 1280, 800);
    play_seat(ui_play_table(play), (const int[]){first, second}, SEED);
    ui_play_wait(play, 1);
    return play;
}

static game_action first_action(struct ui_play *play) {
    game_action actions[ACTIONS_MAX];
    ck_assert_int_gt(match_actions(ui_play_match(play), actions), 0);
    return actions[0];
}

/* Answers a request for a hint with a line of one action. */
static struct variation give_hint(struct ui_play *play, game_action action) {
    struct variation line = {.count = 1, .action = {action}};
    ui_play_answer(play, (struct host_answer){.hint.line = line});
    return line;
}

/* The companion to act plays the first legal action. */
static void companion_plays(struct ui_play *play) {
    ck_assert_uint_ne(play->fake.question.id, 0);
    ui_play_answer(play, (struct host_answer){.choice.action = first_action(play)});
    ui_play_wait(play, 600);
    ui_play_wait(play, 1);
}

static void person_plays(struct ui_play *play) {
    ui_play_action(play, first_action(play), BY_CLICKS);
    ui_play_wait(play, 1);
}

static bool tree_says(struct ui_play *play, const char *line) {
    struct text tree = {0};
    app_tree(&play->app, &tree);
    bool says = strstr(text_string(&tree), line);
    text_free(&tree);
    return says;
}

START_TEST(a_companion_thinks_from_its_turn_on_and_plays_half_a_second_later) {
    struct ui_play *play = open_with("oware", 0, 3);
    ck_assert_int_eq(play->fake.questions, 0);
    ck_assert(tree_says(play, "\nthinking 0\n"));
    person_plays(play);
    ck_assert_int_eq(play->fake.questions, 1);
    ck_assert_int_eq(play->fake.question.level, 3);
    ck_assert(tree_says(play, "\nthinking 1\n"));
    ui_play_answer(play, (struct host_answer){.choice.action = first_action(play)});
    ui_play_wait(play, 450);
    ck_assert_int_eq(ui_play_match(play)->current, 1);
    ui_play_wait(play, 60);
    ck_assert_int_eq(ui_play_match(play)->current, 2);
    ui_play_wait(play, 1);
    ck_assert(tree_says(play, "\nthinking 0\n"));
    ck_assert_int_eq(play->fake.questions, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(nothing_runs_while_it_is_the_persons_turn) {
    struct ui_play *play = open_with("oware", 0, 3);
    person_plays(play);
    companion_plays(play);
    ui_play_wait(play, 5000);
    ck_assert(ui_play_rests(play));
    ui_play_close(play);
}
END_TEST

START_TEST(panel_and_status_agree_about_whose_turn_it_is_in_every_frame) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = open_with(games[i]->id, 3, 0);
        const struct match *match = ui_play_match(play);
        ui_play_answer(play, (struct host_answer){.choice.action = first_action(play)});
        for (int frame = 0; frame < 40 && match_turn(match) == 0; frame++) {
            ui_play_wait(play, 50);
            ck_assert_int_eq(play->app.table.indicator.lit, match_turn(match));
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(an_answer_to_another_question_is_never_played) {
    struct ui_play *play = open_with("oware", 0, 3);
    person_plays(play);
    unsigned stale = play->fake.question.id;
    struct host_answer late = {.thought = stale, .choice.action = first_action(play)};
    ui_play_click(play, "button:undo");
    ui_play_wait(play, 1);
    ck_assert_uint_eq(play->fake.question.id, 0); /* it is not even thought about */
    ui_play_answer(play, late);
    ui_play_wait(play, 1000);
    ck_assert_int_eq(ui_play_match(play)->current, MATCH_ROOT);
    person_plays(play);
    ui_play_answer(play, late);
    ui_play_wait(play, 1000);
    ck_assert_int_eq(ui_play_match(play)->current, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(another_scene_stops_the_thought_and_leaving_the_table_frees_its_memory) {
    struct ui_play *play = open_with("oware", 0, 3);
    person_plays(play);
    ui_play_click(play, "button:rules");
    ui_play_wait(play, 1);
    ck_assert_uint_eq(play->fake.question.id, 0);
    ui_play_cancel(play);
    ui_play_wait(play, 1);
    ck_assert_uint_ne(play->fake.question.id, 0);
    ck_assert_int_eq(play->fake.rests, 0); /* the memory is still needed */
    ui_play_click(play, "button:back");
    ui_play_wait(play, 1);
    ck_assert_uint_eq(play->fake.question.id, 0);
    ck_assert_int_eq(play->fake.rests, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(clicks_and_keys_do_nothing_while_a_companion_is_to_act) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = open_with(games[i]->id, 2, 0);
        const struct targets *targets = ui_play_targets(play);
        for (int k = 0; k < targets->count; k++) {
            char id[TARGET_ID_MAX];
            memcpy(id, targets->target[k].id, sizeof id);
            if (strncmp(id, "button:", 7) != 0) {
                ui_play_click(play, id);
                ui_play_drag(play, id, targets->target[0].id);
            }
        }
        ui_play_type(play, "a");
        ui_play_type(play, "1");
        ui_play_cancel(play);
        ck_assert_int_eq(ui_play_match(play)->count, 1);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(undo_leads_back_to_the_persons_own_turn_in_every_game) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = open_with(games[i]->id, 0, 2);
        struct match *match = ui_play_match(play);
        for (int k = 0; k < 12; k++) {
            if (companion_acts(match)) {
                companion_plays(play);
            } else {
                person_plays(play);
            }
        }
        while (match->current != MATCH_ROOT) {
            int before = match->current;
            ui_play_click(play, "button:undo");
            ck_assert_int_ne(match->current, before);
            ck_assert_int_eq(match_turn(match), 0);
        }
        person_plays(play);
        while (!companion_acts(match)) {
            person_plays(play);
        }
        ck_assert_uint_ne(play->fake.question.id, 0); /* it answers to what is played now */
        ui_play_close(play);
    }
}
END_TEST

/* Plays to the end of the person's turn, and then of the companion's. */
static void turn_and_reply(struct ui_play *play) {
    struct match *match = ui_play_match(play);
    while (!match_over(match) && !companion_acts(match)) {
        person_plays(play);
    }
    while (!match_over(match) && companion_acts(match)) {
        companion_plays(play);
    }
}

START_TEST(undo_goes_back_a_whole_turn_and_redo_brings_it_and_the_reply_back) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = open_with(games[i]->id, 0, 2);
        struct match *match = ui_play_match(play);
        int began[5] = {MATCH_ROOT};
        for (int k = 1; k < 5; k++) {
            turn_and_reply(play);
            began[k] = match->current;
        }
        for (int k = 3; k >= 0; k--) {
            ui_play_click(play, "button:undo");
            ck_assert_int_eq(match->current, began[k]);
        }
        for (int k = 1; k < 5; k++) {
            ui_play_click(play, "button:redo");
            ck_assert_int_eq(match->current, began[k]);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(undo_within_ones_own_turn_takes_back_a_step_of_it) {
    struct ui_play *play = open_with("shakala", 0, 2);
    struct match *match = ui_play_match(play);
    turn_and_reply(play);
    int began = match->current;
    person_plays(play);
    person_plays(play);
    ck_assert(match->game->turn_open(match_position(match)));
    ck_assert_int_eq(match_depth(match, match->current) - match_depth(match, began), 2);
    ui_play_click(play, "button:undo");
    ck_assert_int_eq(match->nodes[match->current].parent, began);
    ui_play_click(play, "button:redo");
    ck_assert_int_eq(match_depth(match, match->current) - match_depth(match, began), 2);
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:resign");
    ui_play_click(play, "button:accept");
    ck_assert(match_over(match));
    ui_play_key(play, KEY_UNDO); /* takes back resigning alone */
    ck_assert_int_eq(match_depth(match, match->current) - match_depth(match, began), 2);
    ui_play_close(play);
}
END_TEST

START_TEST(a_companion_thinks_where_the_match_is_played_from_and_not_where_it_is_looked_at) {
    struct ui_play *play = open_with("oware", 0, 2);
    person_plays(play);
    companion_plays(play);
    person_plays(play);
    companion_plays(play);
    ui_play_settings(play)->history = true;
    ui_play_wait(play, 1);
    ui_play_click(play, "ply:1");
    int questions = play->fake.questions;
    ui_play_wait(play, 1000);
    ck_assert_int_eq(play->fake.questions, questions);
    ui_play_click(play, "button:play-from-here");
    ui_play_wait(play, 1);
    ck_assert_int_eq(play->fake.questions, questions + 1);
    companion_plays(play);
    ck_assert_int_eq(match_line_length(ui_play_match(play)), 2);
    ui_play_close(play);
}
END_TEST

START_TEST(nothing_can_be_undone_before_the_persons_first_turn) {
    struct ui_play *play = open_with("oware", 3, 0);
    companion_plays(play);
    ck_assert(!ui_play_target(play, "button:undo")->enabled);
    ui_play_key(play, KEY_UNDO);
    ck_assert_int_eq(ui_play_match(play)->current, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(two_companions_play_each_other) {
    struct ui_play *play = open_with("shakala", 1, 9);
    for (int i = 0; i < 30 && !match_over(ui_play_match(play)); i++) {
        int turn = match_turn(ui_play_match(play));
        ck_assert_int_eq(play->fake.question.level, turn ? 9 : 1);
        companion_plays(play);
        ck_assert_int_eq(ui_play_match(play)->count, i + 2);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(a_companion_accepts_or_declines_to_end_by_agreement) {
    for (int accepts = 0; accepts < 2; accepts++) {
        struct ui_play *play =
            ui_play_open("oware", NULL, "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", 1280, 800);
        play_seat(ui_play_table(play), (const int[]){0, 4}, SEED);
        ui_play_wait(play, 1);
        ui_play_click(play, "button:menu");
        ui_play_click(play, "button:agree");
        ck_assert(play->fake.question.may_end);
        ck_assert_int_eq(play->fake.question.player, 1);
        ui_play_answer(play, (struct host_answer){.choice.ends = accepts});
        ui_play_wait(play, 1);
        ck_assert_int_eq(match_over(ui_play_match(play)), accepts);
        ck_assert(ui_play_says(play, accepts ? "Hoopoe agrees to end the match."
                                             : "Hoopoe would rather play on."));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_companion_agrees_to_lose_only_once_the_match_repeats_itself) {
    struct ui_play *play =
        ui_play_open("oware", NULL, "1-0-0-0-0-0-1-0-0-0-0-0-24-22-S", 1280, 800);
    play_seat(ui_play_table(play), (const int[]){0, 4}, SEED);
    ui_play_wait(play, 1);
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:agree");
    ck_assert_int_eq(play->fake.questions, 0);
    ck_assert(ui_play_says(play, "Hoopoe would rather play on."));
    play_seat(ui_play_table(play), (const int[]){0, 0}, SEED);
    const struct match *match = ui_play_match(play);
    for (int i = 0; match_repetitions(match) < 3 || match_turn(match) != 0; i++) {
        ck_assert_int_lt(i, 200);
        play_action(ui_play_table(play), ui_play_settings(play), first_action(play));
    }
    play_seat(ui_play_table(play), (const int[]){0, 4}, SEED);
    ui_play_wait(play, 3000);
    ck_assert(companions_offer_agreement(&play->app, &play->app.table));
    ck_assert(play->fake.question.may_end);
    ck_assert_int_lt(play->fake.question.margin, 0);
    ui_play_answer(play,
                   (struct host_answer){.choice.ends = false}); /* whatever it would hope for */
    ui_play_wait(play, 1);
    ck_assert(ui_play_says(play, "Hoopoe agrees to end the match."));
    ck_assert(match_over(ui_play_match(play)));
    ui_play_close(play);
}
END_TEST

START_TEST(a_companion_that_cannot_think_says_so_once) {
    struct ui_play *play = open_with("oware", 0, 3);
    play->fake.thinks_not = true;
    person_plays(play);
    ui_play_wait(play, 100);
    ui_play_wait(play, 100);
    ck_assert_int_eq(play->fake.questions, 1);
    ck_assert(ui_play_says(play, "There isn't enough memory for a companion to think."));
    ui_play_close(play);
}
END_TEST

START_TEST(the_person_resigns_not_the_companion_who_is_to_act) {
    struct ui_play *play = open_with("oware", 0, 3);
    person_plays(play);
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:resign");
    ui_play_click(play, "button:accept");
    ck_assert_int_eq(match_result(ui_play_match(play)).winner, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(a_hint_shows_where_to_look_and_then_the_whole_action) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = open_with(games[i]->id, 0, 3);
        struct match *match = ui_play_match(play);
        game_action action = first_action(play);
        ui_play_key(play, KEY_F2);
        ck_assert_int_eq(play->fake.question.task, HOST_HINT);
        ck_assert_int_eq(play->fake.question.level, COMPANIONS);
        struct variation line = give_hint(play, action);
        ui_play_wait(play, 1);
        ck_assert_str_eq(ui_play_pending(play), "");
        ck_assert_str_eq(match_tag(match, "Hints0"), "1");
        const char *place = companions_hinted(&play->app);
        ck_assert_ptr_nonnull(ui_play_target(play, place));
        struct line name = {""};
        struct text text = text_fixed(name.string, sizeof name.string);
        ui_play_table(play)->face->look_at(match_position(match), place, &text);
        ck_assert(name.string[0] && strstr(ui_play_toast(play), name.string));
        ui_play_click(play, "button:hint");
        ui_play_wait(play, 1);
        ck_assert_int_eq(ui_play_preview(play)->count, 1);
        ck_assert_int_eq(ui_play_preview(play)->action[0], action);
        ck_assert_int_eq(match->current, MATCH_ROOT);
        text_clear(&text);
        reason_write(match, &line, &play->app.table.hint.prospect, &text);
        ck_assert(strstr(ui_play_toast(play), name.string));
        ui_play_click(play, "button:confirm");
        ck_assert_int_eq(match->nodes[1].action, action);
        ui_play_close(play);
    }
}
END_TEST

/* A whole turn of several actions, the last legal one each time. */
static struct variation long_turn(struct ui_play *play) {
    const struct match *match = ui_play_match(play);
    struct variation line = {0};
    struct position pos = *match_position(match);
    game_action legal[ACTIONS_MAX];
    do {
        line.action[line.count] = legal[match->game->actions(&pos, legal) - 1];
        rules_play(match->game, &pos, line.action[line.count++], NULL);
    } while (match->game->turn_open(&pos));
    ck_assert_int_gt(line.count, 2);
    return line;
}

/* By mouse or by keys alone, with animations or without: 0 to 3. */
START_TEST(enter_plays_a_turn_as_the_hint_showed_it_to_its_end) {
    for (int way = 0; way < 4; way++) {
        struct ui_play *play = open_with("shakala", 0, 3);
        const struct match *match = ui_play_match(play);
        const struct variation line = long_turn(play);
        struct host_answer given = {.hint.line = line};
        ui_play_settings(play)->speed = way & 1 ? 1.0F : 0.0F;
        if (way & 2) {
            ui_play_key(play, KEY_DOWN);
        }
        ui_play_key(play, KEY_F2);
        ui_play_answer(play, given);
        if (!(way & 2)) {
            toast_clear(&play->app.shown->toast);
            ui_play_key(play, KEY_ENTER); /* nothing is shown yet that it could play */
            ck_assert_int_eq(match->current, MATCH_ROOT);
            ck_assert_ptr_nonnull(strstr(ui_play_toast(play), "Press F2 again"));
        }
        ui_play_key(play, KEY_F2);
        ui_play_wait(play, 1);
        ui_play_key(play, KEY_ENTER);
        for (int i = 0; i < 400; i++) {
            ui_play_wait(play, 100);
        }
        ck_assert_int_eq(match_turn(match), 1);
        ck_assert_int_eq(match_depth(match, match->current), line.count);
        for (int i = 0; i < line.count; i++) {
            int node = match_line_node(match, i + 1);
            ck_assert_int_eq(match->nodes[node].action, line.action[i]);
        }
        ui_play_close(play);
    }
}
END_TEST

/* Nothing happens but what the app asks to be woken for, until `side` is to act. True when it was
 * woken until then. */
static bool wakes_until(struct ui_play *play, int side) {
    toast_clear(&play->app.shown->toast);
    double next = play->now;
    for (int i = 0; i < 4000 && next < NEVER && match_turn(ui_play_match(play)) != side; i++) {
        play->now = fmax(play->now + 1, next);
        next = app_update(&play->app, play->now);
    }
    return match_turn(ui_play_match(play)) == side;
}

START_TEST(nobody_has_to_move_the_mouse_for_a_hinted_turn_to_go_on) {
    struct ui_play *play = open_with("shakala", 0, 3);
    struct host_answer given = {.hint.line = long_turn(play)};
    ui_play_settings(play)->speed = 1;
    ui_play_key(play, KEY_F2);
    ui_play_answer(play, given);
    ui_play_key(play, KEY_F2);
    ui_play_key(play, KEY_ENTER);
    ck_assert(wakes_until(play, 1));
    ui_play_close(play);
}
END_TEST

START_TEST(nobody_has_to_move_the_mouse_for_a_companion_that_was_quick) {
    struct ui_play *play = open_with("oware", 0, 3);
    ui_play_settings(play)->speed = 1;
    ui_play_settings(play)->reduced_motion = true;
    person_plays(play);
    ui_play_wait(play, 1);
    ck_assert_ptr_nonnull(ui_play_table(play)->animation);
    ui_play_answer(play, (struct host_answer){.choice.action = first_action(play)});
    ck_assert(wakes_until(play, 0));
    ui_play_close(play);
}
END_TEST

START_TEST(there_is_no_hint_while_one_is_played) {
    struct ui_play *play = open_with("shakala", 0, 3);
    struct host_answer given = {.hint.line = long_turn(play)};
    ui_play_settings(play)->speed = 1;
    ui_play_key(play, KEY_F2);
    ui_play_answer(play, given);
    ui_play_key(play, KEY_F2);
    ui_play_key(play, KEY_ENTER);
    ui_play_wait(play, 50);
    ui_play_key(play, KEY_F2);
    ck_assert_int_eq(play->fake.questions, 1);
    ck_assert(wakes_until(play, 1));
    ui_play_close(play);
}
END_TEST

START_TEST(what_is_done_meanwhile_ends_a_hinted_turn) {
    struct ui_play *play = open_with("shakala", 0, 3);
    const struct match *match = ui_play_match(play);
    struct host_answer given = {.hint.line = long_turn(play)};
    ui_play_settings(play)->speed = 1;
    ui_play_key(play, KEY_F2);
    ui_play_answer(play, given);
    ui_play_key(play, KEY_F2);
    ui_play_key(play, KEY_ENTER);
    ui_play_wait(play, 50);
    ui_play_key(play, KEY_UNDO);
    for (int i = 0; i < 100; i++) {
        ui_play_wait(play, 100);
    }
    ck_assert_int_eq(match->current, MATCH_ROOT);
    ui_play_close(play);
}
END_TEST

START_TEST(a_hint_that_comes_too_late_is_ignored) {
    struct ui_play *play = open_with("oware", 0, 3);
    ui_play_key(play, KEY_F2);
    struct host_answer late = {.task = HOST_HINT,
                               .thought = play->fake.question.id,
                               .hint.line = {.count = 1, .action = {first_action(play)}}};
    person_plays(play);
    ui_play_answer(play, late);
    companion_plays(play);
    ui_play_key(play, KEY_F2);
    ck_assert_int_eq(play->fake.questions, 3); /* there is none yet */
    ck_assert_ptr_null(match_tag(ui_play_match(play), "Hints0"));
    ui_play_close(play);
}
END_TEST

START_TEST(between_two_people_there_are_no_hints) {
    struct ui_play *play = open_with("oware", 0, 0);
    ui_play_key(play, KEY_F2);
    ck_assert_int_eq(play->fake.questions, 0);
    ck_assert_str_eq(ui_play_toast(play), "Hints are for matches against a companion.");
    ui_play_close(play);
}
END_TEST

START_TEST(a_match_with_a_companion_draws_a_seed_that_its_record_keeps) {
    struct ui_play *play = open_with("oware", 0, 3);
    struct match *match = ui_play_match(play);
    uint64_t seed = companion_seed(match);
    ck_assert_uint_gt(seed, 1);
    person_plays(play);
    ck_assert_uint_eq(play->fake.question.seed, seed);
    struct text record = {0};
    struct match again = {0};
    struct record_error error;
    record_write(match, &record);
    ck_assert(record_read(games, games_count, text_string(&record), record.length, &again, &error));
    ck_assert_uint_eq(companion_seed(&again), seed);
    table_rematch(&play->app, &play->app.table);
    ck_assert_uint_ne(companion_seed(match), seed); /* another match */
    text_free(&record);
    match_free(&again);
    ui_play_close(play);
    play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ck_assert_ptr_null(match_tag(ui_play_match(play), "CompanionSeed"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_match_without_a_seed_or_with_a_wrong_one_continues_as_usual) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    static const char *const wrong[] = {"", "0", "-3", "x", "2147483648", "99999999999999999999"};
    ck_assert_uint_eq(companion_seed(ui_play_match(play)), 1);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        match_set_tag(ui_play_match(play), "CompanionSeed", wrong[i]);
        ck_assert_uint_eq(companion_seed(ui_play_match(play)), 1);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(a_companion_that_begins_a_rematch_waits_until_the_swap_can_have_been_read) {
    struct ui_play *play = open_with("oware", 0, 3);
    match_resign(ui_play_match(play), 0);
    table_rematch(&play->app, &play->app.table);
    ui_play_wait(play, 1);
    ui_play_answer(play, (struct host_answer){.choice.action = first_action(play)});
    ui_play_wait(play, 1500);
    ck_assert_int_eq(ui_play_match(play)->current, MATCH_ROOT);
    ui_play_wait(play, 1000);
    ck_assert_int_ne(ui_play_match(play)->current, MATCH_ROOT);
    ck_assert_ptr_nonnull(strstr(ui_play_toast(play), "Sides are swapped"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_rematch_swaps_the_seats_with_the_sides) {
    struct ui_play *play = open_with("oware", 0, 3);
    ck_assert_str_eq(ui_play_match(play)->name[1], "Hare");
    table_rematch(&play->app, &play->app.table);
    ck_assert_int_eq(companion_of(ui_play_match(play), 0), 3);
    ck_assert_int_eq(companion_of(ui_play_match(play), 1), 0);
    ck_assert_str_eq(ui_play_match(play)->name[0], "Hare");
    ck_assert_str_eq(ui_play_match(play)->name[1], "");
    ui_play_close(play);
}
END_TEST

static game_action named(struct ui_play *play, const char *text) {
    game_action action = 0;
    const struct match *match = ui_play_match(play);
    ck_assert(rules_action_parse(match->game, match_position(match), text, &action));
    return action;
}

/* Each side moves its only piece there and back. */
static void to_and_fro(struct ui_play *play) {
    static const char *const moves[2][2] = {{"a1-b1", "b1-a1"}, {"e5-d5", "d5-e5"}};
    for (int i = 0; i < 2; i++) {
        ui_play_action(play, named(play, moves[0][i]), BY_CLICKS);
        ui_play_wait(play, 1);
        ui_play_answer(play, (struct host_answer){.choice.action = named(play, moves[1][i])});
        ui_play_wait(play, 600);
        ui_play_wait(play, 1);
    }
}

static const char alone_to_and_fro[] = "4o/5/5/5/x4 x 0 0 11 11 move";

/* A match that repeats itself, where the companion has just offered to end it. */
static struct ui_play *open_offered(void) {
    struct ui_play *play = ui_play_open("seega", NULL, alone_to_and_fro, 1280, 800);
    play_seat(ui_play_table(play), (const int[]){0, 4}, SEED);
    ui_play_wait(play, 1);
    to_and_fro(play);
    to_and_fro(play);
    ck_assert(!play->fake.question.may_end);
    ui_play_action(play, named(play, "a1-b1"), BY_CLICKS);
    ui_play_wait(play, 1);
    ck_assert_int_eq(match_repetitions(ui_play_match(play)), 3);
    ck_assert(play->fake.question.may_end);
    ui_play_answer(play, (struct host_answer){.choice.ends = true});
    ui_play_wait(play, 600);
    ui_play_wait(play, 1);
    ck_assert(ui_play_says(play, " offers to end the match here."));
    return play;
}

START_TEST(a_companion_offers_a_person_to_end_a_match_that_repeats_itself) {
    struct ui_play *play = open_offered();
    ui_play_wait(play, 5000);
    ck_assert(!match_over(ui_play_match(play)));
    ui_play_click(play, "button:accept");
    ck_assert_int_eq(match_result(ui_play_match(play)).reason, REASON_AGREEMENT);
    ui_play_close(play);
}
END_TEST

START_TEST(an_offer_that_is_declined_is_not_made_again_at_once) {
    struct ui_play *play = open_offered();
    ui_play_click(play, "button:decline");
    ui_play_wait(play, 1);
    for (int i = 0; i < 3; i++) {
        ck_assert(!play->fake.question.may_end);
        ui_play_answer(
            play, (struct host_answer){.choice.action = named(play, i % 2 ? "d5-e5" : "e5-d5")});
        ui_play_wait(play, 600);
        ui_play_wait(play, 1);
        ui_play_action(play, named(play, i % 2 ? "a1-b1" : "b1-a1"), BY_CLICKS);
        ui_play_wait(play, 1);
    }
    ck_assert(!match_over(ui_play_match(play)));
    ui_play_close(play);
}
END_TEST

START_TEST(with_reduced_motion_nothing_moves_while_a_companion_thinks) {
    struct ui_play *play = open_with("oware", 0, 3);
    ui_play_settings(play)->reduced_motion = true;
    person_plays(play);
    ui_play_wait(play, 100);
    ck_assert(tree_says(play, "\nthinking 1\n"));
    double next = app_update(&play->app, play->now + 400);
    ck_assert(!ui_play_is_due(play));
    ck_assert_double_gt(next, play->now + 1000);
    ui_play_wait(play, 2500);
    ck_assert(ui_play_says(play, "is thinking."));
    app_update(&play->app, play->now + 10000);
    ck_assert(!ui_play_is_due(play));
    ui_play_close(play);
}
END_TEST

/* The last command that draws these words, and the last box with an edge in the accent. */
static int last_text(const struct ui_play *play, const char *words) {
    int last = NOWHERE;
    for (int i = 0; i < play->list.count; i++) {
        last = strcmp(ui_play_text(play, i), words) == 0 ? i : last;
    }
    return last;
}

static int last_ring(const struct ui_play *play) {
    struct color accent = play->app.ui->theme->accent;
    int last = NOWHERE;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        const struct color *edge = &command->as.box.stroke.color;
        bool ring = command->kind == DRAW_BOX && memcmp(edge, &accent, sizeof accent) == 0;
        last = ring ? i : last;
    }
    return last;
}

START_TEST(where_to_look_is_told_in_the_words_of_the_game) {
    static const struct {
        const char *game, *position, *action, *place;
    } told[] = {
        {"oware", NULL, "C", "house C"},
        {"saddeeqa", NULL, "5cw", "hole 5"},
        {"shakala", NULL, "C", "pit C"},
        {"seega", NULL, "b1", "square b1"},
        {"seega", "oxoox/xxoox/ooo1x/xxoxx/oxoxo x 0 0 0 0 move", "d2-d3", "your piece on d2"},
        {"dulko", NULL, "8b1", "the 8 in your bank"},
    };
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        struct ui_play *play = ui_play_open(told[i].game, NULL, told[i].position, 1280, 800);
        play_seat(ui_play_table(play), (const int[]){0, 4}, SEED);
        ui_play_wait(play, 1);
        ui_play_key(play, KEY_F2);
        give_hint(play, named(play, told[i].action));
        struct line sentence =
            text_line("Look at %s. Press F2 again to see the turn, and why.", told[i].place);
        ck_assert_str_eq(ui_play_toast(play), sentence.string);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(where_to_look_says_so_when_it_leads_to_a_capture) {
    static const char *const actions[2] = {"B", "A"};
    for (int captures = 0; captures < 2; captures++) {
        struct ui_play *play =
            ui_play_open("oware", NULL, "10-1-6-4-5-6-6-0-2-1-1-2-2-2-S", 1280, 800);
        play_seat(ui_play_table(play), (const int[]){0, 4}, SEED);
        ui_play_wait(play, 1);
        ui_play_key(play, KEY_F2);
        give_hint(play, named(play, actions[captures]));
        ck_assert_int_eq(strstr(ui_play_toast(play), "A capture begins") != NULL, captures);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_ring_of_a_hint_does_not_cover_how_much_lies_there) {
    struct ui_play *play = ui_play_open("oware", NULL, "3-0-7-2-1-4-2-5-2-1-4-6-8-3-S", 1280, 800);
    play_seat(ui_play_table(play), (const int[]){0, 3}, SEED);
    ui_play_wait(play, 1);
    ui_play_key(play, KEY_F2);
    give_hint(play, named(play, "C"));
    toast_clear(&play->app.shown->toast);
    toast_clear(&play->app.table.hint.said); /* its box is a ring, too */
    ui_play_wait(play, 1);
    ck_assert_str_eq(companions_hinted(&play->app), "pit:C");
    ck_assert_int_gt(last_ring(play), 0);
    ck_assert_int_gt(last_text(play, "7"), last_ring(play));
    ui_play_close(play);
}
END_TEST

SUITE("companions", a_companion_thinks_from_its_turn_on_and_plays_half_a_second_later,
      nothing_runs_while_it_is_the_persons_turn, an_answer_to_another_question_is_never_played,
      panel_and_status_agree_about_whose_turn_it_is_in_every_frame,
      another_scene_stops_the_thought_and_leaving_the_table_frees_its_memory,
      clicks_and_keys_do_nothing_while_a_companion_is_to_act,
      undo_goes_back_a_whole_turn_and_redo_brings_it_and_the_reply_back,
      undo_within_ones_own_turn_takes_back_a_step_of_it,
      undo_leads_back_to_the_persons_own_turn_in_every_game,
      a_companion_thinks_where_the_match_is_played_from_and_not_where_it_is_looked_at,
      nothing_can_be_undone_before_the_persons_first_turn, two_companions_play_each_other,
      a_companion_accepts_or_declines_to_end_by_agreement,
      a_companion_agrees_to_lose_only_once_the_match_repeats_itself,
      a_companion_that_cannot_think_says_so_once,
      a_hint_shows_where_to_look_and_then_the_whole_action,
      enter_plays_a_turn_as_the_hint_showed_it_to_its_end,
      what_is_done_meanwhile_ends_a_hinted_turn, where_to_look_is_told_in_the_words_of_the_game,
      nobody_has_to_move_the_mouse_for_a_hinted_turn_to_go_on,
      nobody_has_to_move_the_mouse_for_a_companion_that_was_quick,
      there_is_no_hint_while_one_is_played, where_to_look_says_so_when_it_leads_to_a_capture,
      a_hint_that_comes_too_late_is_ignored, between_two_people_there_are_no_hints,
      the_person_resigns_not_the_companion_who_is_to_act,
      a_match_with_a_companion_draws_a_seed_that_its_record_keeps,
      a_match_without_a_seed_or_with_a_wrong_one_continues_as_usual,
      a_companion_that_begins_a_rematch_waits_until_the_swap_can_have_been_read,
      a_rematch_swaps_the_seats_with_the_sides,
      a_companion_offers_a_person_to_end_a_match_that_repeats_itself,
      an_offer_that_is_declined_is_not_made_again_at_once,
      with_reduced_motion_nothing_moves_while_a_companion_thinks,
      the_ring_of_a_hint_does_not_cover_how_much_lies_there)
