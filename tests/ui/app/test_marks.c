/* test_marks.c: which marks of a review are shown, and when. */
#include "games/games.h"
#include "support/suite.h"

#include "support/ui_play.h"
#include "ui/app/advisor.h"
#include "ui/app/matches.h"

/* Begins the review of a match of Oware that is long enough for many marks. */
static struct ui_play *open_review(void) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_random_game(play, 3, 40, BY_CLICKS);
    if (!match_over(ui_play_match(play))) {
        match_resign(ui_play_match(play), 0);
    }
    table_review(&play->app.table);
    ui_play_settings(play)->history = true;
    ui_play_redraw(play);
    advisor_review(&play->app, &play->app.table, ui_play_match(play)->current);
    play->app.table.advisor.instead = true;
    ui_play_wait(play, 1);
    return play;
}

/* Answers about the next turn; a mistake costs the more, the later it is. */
static void answer(struct ui_play *play, bool is_mistake) {
    const struct host_question *asked = &play->fake.question;
    const struct match *match = ui_play_match(play);
    struct host_answer answer = {
        .task = HOST_REVIEW, .thought = asked->id, .judgment.after = {100, false}};
    game_action legal[ACTIONS_MAX];
    int count = match->game->actions(&match->nodes[asked->from].position, legal);
    if (is_mistake && count > 1) {
        int side = match->nodes[asked->to].player, loss = 100 + asked->to;
        answer.judgment.mark = MARK_MISTAKE;
        answer.judgment.better.count = 1;
        answer.judgment.better.action[0] = legal[legal[0] == match->nodes[asked->to].action];
        answer.judgment.better.value.margin = 100 + (side ? -loss : loss);
    }
    app_input(&play->app, &(struct input){.kind = INPUT_ANSWER, .answer = &answer});
    ui_play_wait(play, 1);
}

/* How many marks of a side have a target. */
static int count_shown(struct ui_play *play, int side) {
    const struct reviewed *turns = advisor_turns(&play->app);
    int count = 0;
    for (int i = 0; i < turns->count; i++) {
        count +=
            turns->turn[i].side == side && ui_play_has(play, text_line("review:%d", i + 1).string);
    }
    return count;
}

/* The first mark that is put aside; it was no cheaper than any that is shown. */
static const struct reviewed_turn *find_rest(struct ui_play *play) {
    const struct reviewed *turns = advisor_turns(&play->app);
    const struct match *match = ui_play_match(play);
    const struct reviewed_turn *found = NULL;
    for (int i = 0; i < turns->count; i++) {
        const struct reviewed_turn *turn = &turns->turn[i];
        found = turn->rest && !found ? turn : found;
        for (int k = 0; k < turns->count && turn->rest; k++) {
            const struct reviewed_turn *other = &turns->turn[k];
            bool shown = other->mark && !other->rest && other->side == turn->side;
            ck_assert(!shown || !reviewed_costs_more(match, turn, other));
        }
    }
    return found;
}

START_TEST(at_most_six_marks_of_a_side_are_shown_until_the_rest_is_asked_for) {
    struct ui_play *play = open_review();
    while (play->app.table.advisor.reviewing) {
        answer(play, true);
    }
    const struct reviewed_turn *rest = find_rest(play);
    const struct reviewed *turns = advisor_turns(&play->app);
    ck_assert_int_gt(turns->marks, 2 * REVIEWED_MARKS);
    ck_assert_int_eq(count_shown(play, 0), REVIEWED_MARKS);
    ck_assert_int_eq(count_shown(play, 1), REVIEWED_MARKS);
    ck_assert(ui_play_reads(play, text_line("+%d", turns->rest).string));
    ui_play_check_targets(play, 20);
    play_go_to(ui_play_table(play), rest->to);
    ui_play_wait(play, 1000);
    ck_assert(ui_play_says(play, "smaller mistakes"));
    ck_assert(ui_play_has(play, "button:played") && ui_play_has(play, "button:better") &&
              ui_play_has(play, "button:answer"));
    ui_play_click(play, "review:rest");
    ui_play_wait(play, 1);
    ck_assert_int_gt(count_shown(play, 0) + count_shown(play, 1), 2 * REVIEWED_MARKS); /* as fit */
    ck_assert(ui_play_has(play, "button:better"));
    ui_play_check_targets(play, 20);
    ui_play_click(play, "review:rest");
    ui_play_wait(play, 1);
    ck_assert_int_eq(count_shown(play, 0), REVIEWED_MARKS);
    ui_play_close(play);
}
END_TEST

START_TEST(marks_appear_with_a_bar_while_a_review_goes_on) {
    struct ui_play *play = open_review();
    for (int i = 1; i <= 3; i++) {
        answer(play, i == 3);
    }
    ck_assert(play->app.table.advisor.reviewing);
    ck_assert(ui_play_has(play, "review:3"));
    ck_assert(ui_play_says(play, "Reviewing turn 4 of "));
    ui_play_close(play);
}
END_TEST

SUITE("marks", at_most_six_marks_of_a_side_are_shown_until_the_rest_is_asked_for,
      marks_appear_with_a_bar_while_a_review_goes_on)
