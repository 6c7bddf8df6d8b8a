/* test_focus_stays.c: the keyboard's focus stays in the group that it is in: whole matches are
 * played by keys, and what opens has the focus until it closes. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/learner.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/model/companion.h"
#include "words/words.h"

#include <string.h>

enum { ACTIONS_MOST = 600 };

static struct ui_play *open_with_companion(const char *game) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, 1280, 800);
    play_seat(ui_play_table(play), (const int[]){0, 1}, 7);
    ui_play_wait(play, 1);
    return play;
}

static game_action some_action(struct ui_play *play, uint64_t *seed) {
    game_action actions[ACTIONS_MAX];
    int count = match_actions(ui_play_match(play), actions);
    ck_assert_int_gt(count, 0);
    return actions[random_below(seed, (uint32_t)count)];
}

static void companion_plays(struct ui_play *play, uint64_t *seed) {
    ck_assert_uint_ne(play->fake.question.id, 0);
    ui_play_answer(play, (struct host_answer){.choice.action = some_action(play, seed)});
    ui_play_wait(play, 600);
    ui_play_wait(play, 1);
}

static void expect_focus_on_board(struct ui_play *play) {
    const struct target *target = targets_find(ui_play_targets(play), ui_play_focus(play));
    ck_assert_msg(target, "after %d steps nothing is in focus", ui_play_match(play)->count);
    ck_assert_msg(target->group == GROUP_BOARD, "after %d steps %s is in focus",
                  ui_play_match(play)->count, target->id);
}

/* Nothing is in focus before anything is done. */
static void begin_on_board(struct ui_play *play) {
    for (int i = 0; i < 40; i++) {
        const struct target *target = targets_find(ui_play_targets(play), ui_play_focus(play));
        if (target && target->group == GROUP_BOARD) {
            return;
        }
        ui_play_key(play, KEY_TAB);
    }
    ck_abort_msg("Tab does not lead to the board");
}

static void play_by_keys(const char *game) {
    struct ui_play *play = open_with_companion(game);
    const struct match *match = ui_play_match(play);
    uint64_t seed = 11;
    begin_on_board(play);
    for (int i = 0; i < ACTIONS_MOST && !match_over(match); i++) {
        if (companion_acts(match)) {
            companion_plays(play, &seed);
        } else {
            expect_focus_on_board(play);
            ui_play_action(play, some_action(play, &seed), BY_KEYS);
            ui_play_wait(play, 1);
        }
        if (!match_over(match)) {
            expect_focus_on_board(play);
        }
    }
    ck_assert_int_gt(match->count, 20);
    if (match_over(match)) {
        ck_assert_str_eq(ui_play_focus(play), "button:rematch");
    }
    ui_play_close(play);
}

START_TEST(in_a_match_by_keys_the_focus_never_leaves_the_board_by_itself) {
    for (int i = 0; i < games_count; i++) {
        play_by_keys(games[i]->id);
    }
}
END_TEST

START_TEST(after_a_direction_the_focus_is_on_the_hole_that_was_sown) {
    struct ui_play *play = open_with_companion("saddeeqa");
    ui_play_walk(play, "pit:5");
    ui_play_walk(play, "direction:ccw");
    ck_assert(companion_acts(ui_play_match(play)));
    ck_assert_str_eq(ui_play_focus(play), "pit:5");
    ui_play_close(play);
}
END_TEST

START_TEST(a_menu_and_a_question_give_the_focus_back) {
    struct ui_play *play = open_with_companion("oware");
    ui_play_walk(play, "pit:C");
    ui_play_input(play, &(struct input){.kind = INPUT_KEY, .pad = true, .button = PAD_START});
    ui_play_wait(play, 16);
    ck_assert_int_eq(ui_play_target(play, ui_play_focus(play))->group, GROUP_DIALOG);
    ui_play_walk(play, "button:resign");
    ck_assert_str_eq(ui_play_focus(play), "button:decline");
    ui_play_key(play, KEY_ENTER);
    ck_assert_str_eq(ui_play_focus(play), "pit:C");
    ui_play_walk(play, "button:menu");
    ck_assert_str_ne(ui_play_focus(play), "button:menu");
    ui_play_cancel(play);
    ck_assert_str_eq(ui_play_focus(play), "button:menu");
    ui_play_close(play);
}
END_TEST

START_TEST(a_scene_that_opens_gives_the_focus_back) {
    struct ui_play *play = open_with_companion("oware");
    ui_play_walk(play, "button:rules");
    ck_assert_int_eq(ui_play_scene(play), SCENE_RULES);
    ui_play_cancel(play);
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_str_eq(ui_play_focus(play), "button:rules");
    ui_play_close(play);
}
END_TEST

START_TEST(a_page_of_a_lesson_is_read_on_by_enter_alone) {
    struct ui_play *play = learner_open(games_find("oware"), 1280, 800);
    ck_assert_str_eq(ui_play_focus(play), "button:next");
    ui_play_key(play, KEY_ENTER);
    ck_assert(!ui_play_has(play, "button:next")); /* it is to be played now */
    ck_assert_str_eq(ui_play_focus(play), "");
    ui_play_walk(play, "pit:C");
    ui_play_wait(play, 1000);
    ui_play_wait(play, 16);
    ck_assert_str_eq(ui_play_focus(play), "button:next");
    ui_play_close(play);
}
END_TEST

START_TEST(enter_on_nothing_says_what_can_be_done_and_does_nothing) {
    struct ui_play *play = ui_play_open("saddeeqa", NULL, NULL, 1280, 800);
    ui_play_walk(play, "pit:5");
    play->app.ui->focus[0] = '\0';
    ui_play_wait(play, 16);
    int before = ui_play_match(play)->count;
    ui_play_key(play, KEY_ENTER);
    ck_assert_str_ne(ui_play_toast(play), "");
    ck_assert_int_eq(ui_play_match(play)->count, before);
    ui_play_close(play);
    play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_key(play, KEY_ENTER);
    ck_assert_str_eq(ui_play_toast(play), words(WORD_FOCUS_NOWHERE));
    ui_play_close(play);
}
END_TEST

static bool tree_says(struct ui_play *play, const char *line) {
    struct text tree = {0};
    app_tree(&play->app, &tree);
    bool says = strstr(text_string(&tree), line);
    text_free(&tree);
    return says;
}

START_TEST(the_list_of_targets_tells_what_is_in_focus) {
    struct ui_play *play = open_with_companion("oware");
    ck_assert(tree_says(play, "\nfocus \n"));
    ui_play_walk(play, "pit:C");
    ck_assert(tree_says(play, "\nfocus pit:C\n"));
    ui_play_close(play);
}
END_TEST

SUITE("focus", in_a_match_by_keys_the_focus_never_leaves_the_board_by_itself,
      after_a_direction_the_focus_is_on_the_hole_that_was_sown,
      a_menu_and_a_question_give_the_focus_back, a_scene_that_opens_gives_the_focus_back,
      a_page_of_a_lesson_is_read_on_by_enter_alone,
      enter_on_nothing_says_what_can_be_done_and_does_nothing,
      the_list_of_targets_tells_what_is_in_focus)
