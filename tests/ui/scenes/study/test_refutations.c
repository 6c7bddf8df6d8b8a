/* test_refutations.c: what the table shows and says of a wrong turn in a puzzle. */
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/scenes/study/study.h"

static enum quiz_state state(struct ui_play *play) {
    return ui_play_study(play)->state;
}

/* Lets everything be played that follows by itself. */
static void settle(struct ui_play *play) {
    for (int i = 0; i < 200 && !quiz_is_over(ui_play_study(play)); i++) {
        ui_play_wait(play, 700);
    }
}

/* Opens a puzzle of Oware and clicks an answer. */
static struct ui_play *open_and_click(const char *puzzle, const char *target) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    fake_host_put(&play->fake, "assets/puzzles/oware.txt", puzzle);
    ui_play_open_study(play, STUDY_PUZZLE, games_find("oware"), 1);
    ui_play_wait(play, 0);
    ui_play_click(play, target);
    settle(play);
    return play;
}

/* The wrong turn that gains the most at once, and ends the match last. */
struct temptation {
    const struct proof *proof;
    struct position start, right;
    int most;
    struct proof_turn turn;
};

static bool tempt(void *context, const struct proof_turn *turn) {
    struct temptation *temptation = context;
    const struct game *game = temptation->proof->game;
    int side = temptation->proof->side;
    int gain = game->score(&turn->after, side) - game->score(&temptation->start, side);
    gain = game->result(&turn->after).outcome == OUTCOME_OPEN ? gain : 0;
    if (!position_equal(&turn->after, &temptation->right) &&
        (temptation->turn.count == 0 || gain > temptation->most)) {
        temptation->turn = *turn;
        temptation->most = gain;
    }
    return true;
}

static void find_temptation(struct ui_play *play, struct temptation *temptation) {
    const struct study *study = ui_play_study(play);
    struct proof proof = study->proof;
    struct proof_turn scratch = {0};
    char word[ACTION_TEXT_MAX];
    game_action action;
    *temptation = (struct temptation){.proof = &proof};
    temptation->start = temptation->right = play->app.table.play.match.nodes[MATCH_ROOT].position;
    for (int i = 0; puzzle_action(study->puzzle.solution, i, word) &&
                    rules_action_parse(study->game, &temptation->right, word, &action);
         i++) {
        rules_play(study->game, &temptation->right, action, NULL);
        if (proof_turn_ended(study->game, &temptation->right, proof.side) ||
            study->game->result(&temptation->right).outcome != OUTCOME_OPEN) {
            break;
        }
    }
    proof_visit(&proof, &temptation->start, &scratch, tempt, temptation);
    ck_assert_int_gt(temptation->turn.count, 0);
}

/* What the board shows of a turn that was wrong: a reply, the end of the match, or where the turn
 * captured or ended. */
static bool shows_refutation(struct ui_play *play) {
    struct touch mention[LOOKS_MAX];
    const struct match *match = ui_play_match(play);
    int mentions = quiz_mention(&play->app, mention);
    for (int i = 0; i < mentions; i++) {
        ck_assert_msg(ui_play_has(play, mention[i].text), "%s", mention[i].text);
    }
    return quiz_first_turn(&play->app) != match->current || match_over(match) || mentions > 0;
}

START_TEST(the_most_tempting_wrong_turn_of_every_puzzle_is_refuted_on_the_board) {
    int replied = 0, marked = 0;
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
        ui_play_open_study(play, STUDY_PUZZLE, games[g], 1);
        int count = ui_play_study(play)->count;
        for (int number = 1; number <= count; number++) {
            struct temptation temptation;
            ck_assert(quiz_open(&play->app, &play->app.table, number));
            find_temptation(play, &temptation);
            for (int i = 0; i < temptation.turn.count; i++) {
                play_action(&play->app.table.play, &play->app.settings, temptation.turn.action[i]);
            }
            settle(play);
            ck_assert_msg(state(play) == QUIZ_REFUTED, "%s %d", games[g]->id, number);
            ck_assert_msg(shows_refutation(play), "%s %d", games[g]->id, number);
            ck_assert_msg(ui_play_study(play)->comment[0], "%s %d", games[g]->id, number);
            bool reply = quiz_first_turn(&play->app) != ui_play_match(play)->current;
            bool once = ui_play_study(play)->puzzle.goal.turns == 1;
            replied += once && reply;
            marked += once && !reply;
        }
        ui_play_close(play);
    }
    ck_assert_int_gt(replied, 0);
    ck_assert_int_gt(marked, 0);
}
END_TEST

START_TEST(a_wrong_turn_that_falls_short_is_told_with_the_reply_that_punishes_it) {
    struct ui_play *play =
        open_and_click("puzzle 1 grade 1\nposition 1-3-8-0-2-0-2-2-1-2-0-0-16-11-N\n"
                       "goal gain 3 in 1\nsolution a\n",
                       "pit:d");
    ck_assert_str_eq(ui_play_study(play)->comment,
                     "That captures nothing. You need 3 seeds. South captures "
                     "3 seeds.");
    ck_assert_int_eq(ui_play_match(play)->count, 3);
    ui_play_close(play);
}
END_TEST

START_TEST(where_a_wrong_turn_captured_or_ended_is_marked_until_it_is_tried_again) {
    static const char more[] = "puzzle 1 grade 1\nposition 0-1-2-0-0-1-2-2-1-0-0-1-18-20-S\n"
                               "goal gain 5 in 1\nsolution C\n";
    struct touch mention[LOOKS_MAX];
    struct ui_play *play = open_and_click(more, "pit:F");
    ck_assert_int_eq(quiz_mention(&play->app, mention), 1);
    ck_assert_str_eq(mention[0].text, "pit:a");
    ui_play_click(play, "button:again");
    ck_assert_int_eq(quiz_mention(&play->app, mention), 0);
    ui_play_click(play, "pit:B"); /* captures nothing */
    settle(play);
    ck_assert_int_eq(quiz_mention(&play->app, mention), 1);
    ck_assert_str_eq(mention[0].text, "pit:C");
    ui_play_close(play);
}
END_TEST

SUITE("refutations", the_most_tempting_wrong_turn_of_every_puzzle_is_refuted_on_the_board,
      a_wrong_turn_that_falls_short_is_told_with_the_reply_that_punishes_it,
      where_a_wrong_turn_captured_or_ended_is_marked_until_it_is_tried_again)
