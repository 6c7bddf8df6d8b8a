/* test_coach.c: what a complete review leads to: something to practice, and the turns that gave
 * something away. */
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/advisor.h"
#include "ui/scenes/study/study.h"

#include <math.h>
#include <string.h>

/* ---- a reviewed match of Oware ---- */

static game_action action_of(const struct match *match, int node, char house) {
    game_action legal[ACTIONS_MAX];
    const struct position *pos = &match->nodes[node].position;
    int count = match->game->actions(pos, legal);
    for (int i = 0; i < count; i++) {
        char name[ACTION_TEXT_MAX];
        struct text text = text_fixed(name, sizeof name);
        match->game->action_text(pos, legal[i], &text);
        if (name[0] == house) {
            return legal[i];
        }
    }
    ck_abort_msg("%c can't be played", house);
}

static struct variation line_of(const struct match *match, int node, char house, int margin) {
    struct variation line = {.count = 1, .value = {margin, false}};
    line.action[0] = action_of(match, node, house);
    return line;
}

static const int given[6] = {-500, -500, -900, -900, -1500, -1500};

/* A match of the houses in `turns`, which South then resigns; its first turn is a mistake. */
static struct ui_play *open_reviewed(const char *position, const char *turns, const int values[],
                                     char better, char answer, bool alone) {
    struct ui_play *play = ui_play_open("oware", NULL, position, 1280, 800);
    struct match *match = ui_play_match(play);
    ui_play_settings(play)->history = true;
    if (alone) {
        ck_assert_ptr_null(match_set_tag(match, "Companion1", "3"));
    }
    for (int i = 0; turns[i]; i++) {
        char house[2] = {turns[i], '\0'};
        ck_assert_ptr_null(match_play_text(match, house));
    }
    ck_assert_ptr_null(match_resign(match, 0));
    for (int i = 0; turns[i]; i++) {
        int from = match_line_node(match, i), to = match_line_node(match, i + 1);
        struct judgment judgment = {.after = {values[i], false}};
        if (i == 0) {
            judgment.mark = MARK_MISTAKE;
            judgment.better = line_of(match, from, better, values[0] + 400);
            judgment.answer = line_of(match, to, answer, values[0]);
        } else if (values == given && values[i] < values[i - 1]) {
            judgment.better = line_of(match, from, 'A', values[i - 1]); /* looks confirm it */
        }
        reviewed_write(match, from, to, &judgment);
    }
    ui_play_wait(play, 5000);
    ui_play_click(play, "button:review");
    ui_play_wait(play, 1);
    ck_assert(!reviewed_next(advisor_turns(&play->app)));
    return play;
}

static struct ui_play *open_given(void) {
    return open_reviewed(NULL, "CcDdEe", given, 'A', 'c', true);
}

/* What the picture says, its lines put together. */
static bool panel_says(struct ui_play *play, const char *words) {
    struct text all = {0};
    for (int i = 0; i < play->list.count; i++) {
        const char *line = ui_play_text(play, i);
        text_add(&all, line);
        text_add(&all, line[0] ? " " : "");
    }
    bool says = strstr(text_string(&all), words);
    text_free(&all);
    return says;
}

/* ---- turns that gave something away ---- */

static void expect_turn(struct ui_play *play, int number, int rank, const char *said) {
    const struct match *match = ui_play_match(play);
    ui_play_wait(play, 10000);
    ck_assert_int_eq(match->current, match_line_node(match, number));
    ck_assert(panel_says(play, said));
    ck_assert(ui_play_says(play, text_line("Given away: %d of 2", rank).string));
}

START_TEST(each_turn_that_gave_something_away_is_gone_to_and_says_what_it_gave) {
    struct ui_play *play = open_given();
    ck_assert(panel_says(play, "2 more of your turns gave away 2 seeds or more"));
    ui_play_click(play, "button:given_next");
    expect_turn(play, 3, 1, "Your turn 3 gave away about 4 seeds.");
    ui_play_click(play, "button:given_next");
    expect_turn(play, 5, 2, "Your turn 5 gave away about 6 seeds.");
    ui_play_click(play, "button:given_next"); /* around */
    expect_turn(play, 3, 1, "Your turn 3 gave away about 4 seeds.");
    ui_play_click(play, "button:given_previous");
    expect_turn(play, 5, 2, "Your turn 5 gave away about 6 seeds.");
    ui_play_close(play);
}
END_TEST

START_TEST(a_turn_that_gave_something_away_is_looked_at_as_a_marked_one_is) {
    struct ui_play *play = open_given();
    const struct match *match = ui_play_match(play);
    ui_play_click(play, "button:given_next");
    ui_play_wait(play, 10000);
    int better = reviewed_better(match, &advisor_turns(&play->app)->turn[2]);
    ck_assert_int_ne(better, MATCH_NONE);
    ui_play_click(play, "button:better");
    ui_play_wait(play, 10000);
    ck_assert_int_eq(match->current, better);
    ck_assert(panel_says(play, "Your turn 3 gave away about 4 seeds.")); /* still about that turn */
    ck_assert(ui_play_has(play, "button:answer"));
    ui_play_click(play, "button:played");
    expect_turn(play, 3, 1, "Your turn 3 gave away about 4 seeds.");
    ui_play_close(play);
}
END_TEST

static void walk(struct ui_play *play, enum key key, const char *to) {
    for (int i = 0; i < 20 && strcmp(ui_play_focus(play), to) != 0; i++) {
        ui_play_key(play, key);
    }
    ck_assert_str_eq(ui_play_focus(play), to);
}

START_TEST(the_keyboard_goes_from_one_turn_that_gave_something_away_to_the_next) {
    struct ui_play *play = open_given();
    walk(play, KEY_TAB, "review:1");
    walk(play, KEY_DOWN, "button:practice");
    walk(play, KEY_RIGHT, "button:given_next");
    ui_play_key(play, KEY_ENTER);
    expect_turn(play, 3, 1, "Your turn 3 gave away about 4 seeds.");
    ck_assert_str_eq(ui_play_focus(play), "button:given_next");
    ui_play_key(play, KEY_ENTER);
    expect_turn(play, 5, 2, "Your turn 5 gave away about 6 seeds.");
    ui_play_close(play);
}
END_TEST

/* ---- practice ---- */

/* What the review says is followed by a puzzle of this goal, or by the lesson. */
static void expect_practice(struct ui_play *play, const char *said, int goal) {
    ck_assert_msg(panel_says(play, said), "%s", text_string(&play->app.shown->whole.coach));
    ui_play_click(play, "button:practice");
    ck_assert_int_eq(ui_play_scene(play), SCENE_STUDY);
    const struct study *study = play->app.study;
    ck_assert_str_eq(study->game->id, "oware");
    ck_assert_int_eq(study->kind, goal == GOAL_KINDS ? STUDY_LESSON : STUDY_PUZZLE);
    ck_assert(goal == GOAL_KINDS || (int)study->puzzle.goal.kind == goal);
    ui_play_close(play);
}

#define CAPTURE_START "1-9-1-0-0-1-1-9-1-0-0-1-12-12-S"

START_TEST(a_review_says_in_two_sentences_what_to_practice_and_leads_to_a_puzzle_or_the_lesson) {
    static const int values[2] = {-500, -500};
    expect_practice(open_given(), "The only mistake was your turn 1. Practice", GOAL_KINDS);
    expect_practice(open_reviewed(CAPTURE_START, "Cf", values, 'F', 'a', true),
                    "Practice capturing: on your turn 1 there was more to capture.", GOAL_GAIN);
    expect_practice(open_reviewed(CAPTURE_START, "Cf", values, 'A', 'f', false),
                    "The only mistake was turn 1, by South. South could practice defending: turn 1 "
                    "left 2 seeds open to capture.",
                    GOAL_HOLD);
}
END_TEST

START_TEST(a_puzzle_to_practice_is_one_that_is_not_solved) {
    static const int values[2] = {-500, -500};
    for (int round = 0, first = 0; round < 2; round++) {
        struct ui_play *play = open_reviewed(CAPTURE_START, "Cf", values, 'F', 'a', true);
        if (first) {
            progress_solve(progress_of(&play->app.progress, games_find("oware")), first, 1);
        }
        ui_play_click(play, "button:practice");
        int number = play->app.study->puzzle.number;
        ck_assert_int_gt(number, first);
        first = number;
        ui_play_close(play);
    }
}
END_TEST

START_TEST(what_a_coach_says_is_shown_whole_above_its_buttons_in_windows_of_all_sizes) {
    static const float sizes[][2] = {
        {800, 600}, {1024, 600}, {1280, 720}, {1280, 800}, {800, 1280}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct ui_play *play = open_given();
        play->width = sizes[i][0];
        play->height = sizes[i][1];
        ui_play_wait(play, 1000);
        const char *coach = text_string(&play->app.shown->whole.coach);
        struct rect button = ui_play_target(play, "button:practice")->rect;
        ck_assert_msg(panel_says(play, coach), "%.0fx%.0f", (double)sizes[i][0],
                      (double)sizes[i][1]);
        for (int k = 0; k < play->list.count; k++) {
            const struct draw_command *command = &play->list.command[k];
            const char *line = ui_play_text(play, k);
            float x = command->rect.x / play->list.scale, y = command->rect.y / play->list.scale;
            if (strlen(line) > 8 && strstr(coach, line) && fabsf(x - button.x) < 8) {
                ck_assert_msg(y < button.y + 4, "\"%s\" at %.0fx%.0f", line, (double)sizes[i][0],
                              (double)sizes[i][1]);
            }
        }
        ui_play_check_targets(play, 20);
        ui_play_close(play);
    }
}
END_TEST

SUITE("coach", what_a_coach_says_is_shown_whole_above_its_buttons_in_windows_of_all_sizes,
      each_turn_that_gave_something_away_is_gone_to_and_says_what_it_gave,
      a_turn_that_gave_something_away_is_looked_at_as_a_marked_one_is,
      the_keyboard_goes_from_one_turn_that_gave_something_away_to_the_next,
      a_review_says_in_two_sentences_what_to_practice_and_leads_to_a_puzzle_or_the_lesson,
      a_puzzle_to_practice_is_one_that_is_not_solved)
