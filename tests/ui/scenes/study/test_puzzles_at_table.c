/* test_puzzles_at_table.c: puzzles at the table: right and wrong answers, hint, solution, saved
 * progress. */
#include "engine/rules.h"
#include "games/games.h"
#include "support/learner.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/companions.h"
#include "ui/app/stack.h"
#include "ui/scenes/study/study.h"

#include <string.h>

enum { STRIDE = 9 }; /* every STRIDE-th puzzle of each game is checked */

static const char three[] = "puzzle 1 grade 1\n"
                            "position 1-1-1-1-1-2-1-1-0-0-6-0-14-19-S\n"
                            "goal gain 4 in 1\n"
                            "solution F\n"
                            "puzzle 2 grade 3\n"
                            "position 1-3-8-0-2-0-2-2-1-2-0-0-16-11-N\n"
                            "goal hold 3 in 1\n"
                            "solution a\n"
                            "puzzle 3 grade 5\n"
                            "position 0-1-0-1-1-0-0-0-0-0-0-1-24-20-S\n"
                            "goal win in 3\n"
                            "solution D f E a F\n";

static struct ui_play *open(const struct game *game, int number, const char *file) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    if (file) {
        fake_host_put(&play->fake, "assets/puzzles/oware.txt", file);
    }
    ui_play_open_study(play, STUDY_PUZZLE, game, number);
    ck_assert_msg(ui_play_study(play) != NULL, "%s: %s", game->id, ui_play_toast(play));
    ui_play_wait(play, 0);
    return play;
}

static struct ui_play *open_oware(int number) {
    return open(games_find("oware"), number, three);
}

static enum quiz_state state(struct ui_play *play) {
    return ui_play_study(play)->state;
}

/* True when the card has this sentence, in its text or about the answer. */
static bool says(struct ui_play *play, const char *sentence) {
    struct study_card card = {0};
    quiz_card(&play->app, &card);
    return strstr(card.text, sentence) || strstr(card.comment, sentence);
}

static void settle(struct ui_play *play) {
    for (int i = 0; i < 60; i++) {
        ui_play_wait(play, 700);
    }
}

/* Clicks the player's actions in the solution. */
static void solve(struct ui_play *play) {
    char solution[PUZZLE_SOLUTION_MAX], word[ACTION_TEXT_MAX];
    int side = ui_play_study(play)->proof.side;
    memcpy(solution, ui_play_study(play)->puzzle.solution, sizeof solution);
    while (state(play) == QUIZ_ASKS) {
        const struct match *match = ui_play_match(play);
        game_action action;
        ck_assert_int_eq(match_turn(match), side);
        ck_assert_msg(puzzle_action(solution, match_depth(match, match->current), word),
                      "%s %d: %s is not enough", match->game->id,
                      ui_play_study(play)->puzzle.number, solution);
        ck_assert(rules_action_parse(match->game, match_position(match), word, &action));
        ui_play_action(play, action, BY_CLICKS);
        settle(play);
    }
}

/* Plays a wrong turn by clicks: a first action that the solution does not begin with, then whatever
 * is legal until the turn has ended. */
static void play_wrongly(struct ui_play *play) {
    const struct game *game = ui_play_match(play)->game;
    char word[ACTION_TEXT_MAX];
    game_action right;
    ck_assert(puzzle_action(ui_play_study(play)->puzzle.solution, 0, word));
    ck_assert(rules_action_parse(game, ui_play_position(play), word, &right));
    const struct legal *legal = ui_play_legal(play);
    ui_play_action(play, legal->action[legal->action[0] == right], BY_CLICKS);
    while (state(play) == QUIZ_ASKS && rules_turn_open(game, ui_play_position(play))) {
        ui_play_action(play, ui_play_legal(play)->action[0], BY_CLICKS);
        ui_play_wait(play, 0);
    }
}

START_TEST(the_right_turn_solves_and_is_marked) {
    struct ui_play *play = open_oware(1);
    ck_assert(says(play, "Capture 4 seeds this turn."));
    ui_play_click(play, "pit:F");
    settle(play);
    ck_assert_int_eq(state(play), QUIZ_SOLVED);
    ck_assert(says(play, "Solved. That captures 4 seeds."));
    ck_assert_int_eq(progress_of(&play->fake.progress, games_find("oware"))->mark[0],
                     PUZZLE_SOLVED);
    ck_assert_int_eq(progress_next(&play->fake.progress, games_find("oware")), 2);
    ui_play_close(play);
}
END_TEST

START_TEST(nothing_invites_once_a_puzzle_is_over) {
    struct ui_play *play = open_oware(1);
    ck_assert(learner_sees_what_is_legal(play));
    ui_play_click(play, "pit:F");
    settle(play);
    ck_assert_int_eq(state(play), QUIZ_SOLVED);
    ck_assert(!learner_sees_what_is_legal(play));
    ck_assert_int_eq(play->app.table.indicator.lit, -1); /* and nobody is to play */
    ui_play_click(play, "button:again");
    ck_assert(learner_sees_what_is_legal(play));
    ui_play_click(play, "button:solution");
    settle(play);
    ck_assert_int_eq(state(play), QUIZ_SHOWN);
    ck_assert(!learner_sees_what_is_legal(play));
    ui_play_close(play);
}
END_TEST

static const struct {
    const char *game, *text, *aim, *wrong, *refutation, *praise;
} sentences[] = {
    {"saddeeqa",
     "puzzle 1 grade 1\nposition 1-0-0-1-0-0-0-0-0-0-0-3-0-0-0-0-35-30-0\n"
     "goal win score in 1\nsolution 3cw\n",
     "Win on this turn.", "0cw", "That doesn't end the match. Bottom captures 1 stone.",
     "Solved. Top wins, 40\xC2\xA0to\xC2\xA0"
     "30. No other turn wins at once."},
    {"seega",
     "puzzle 1 grade 1\nposition o3x/1xo2/3x1/1o2x/2o2 x 0 0 8 8 move\n"
     "goal gain 1 in 1\nsolution d3-d4\n",
     "Capture 1 piece this turn.", "d3-c3",
     "That captures nothing. You need 1 piece. Basalt captures 1 piece.",
     "Solved. That captures 1 piece. No other turn captures that much."},
    {"shakala",
     "puzzle 1 grade 1\n"
     "position s1/s2/-/s2/ss/ss/-/-/s1/s2/s3/ss/4/ss4/-/ss1 1334 234 S pit\n"
     "goal gain 4 in 1\nsolution D 2\n",
     "Score 4 points this turn.", "D s", "That scores nothing. You need 4 points.",
     "Solved. That scores 4 points. No other turn scores that much."},
};

START_TEST(a_puzzle_says_in_the_words_of_its_game_what_to_do_and_what_was_achieved) {
    for (size_t i = 0; i < sizeof sentences / sizeof sentences[0]; i++) {
        const struct game *game = games_find(sentences[i].game);
        struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
        fake_host_put(&play->fake, text_line("assets/puzzles/%s.txt", game->id).string,
                      sentences[i].text);
        ui_play_open_study(play, STUDY_PUZZLE, game, 1);
        ui_play_wait(play, 0);
        ck_assert_msg(says(play, sentences[i].aim), "%s", game->id);
        char word[ACTION_TEXT_MAX];
        for (int k = 0; puzzle_action(sentences[i].wrong, k, word); k++) {
            game_action action;
            ck_assert(rules_action_parse(game, ui_play_position(play), word, &action));
            ui_play_action(play, action, BY_CLICKS);
        }
        settle(play);
        ck_assert_str_eq(ui_play_study(play)->comment, sentences[i].refutation);
        ui_play_click(play, "button:again");
        solve(play);
        ck_assert_str_eq(ui_play_study(play)->comment, sentences[i].praise);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(who_loses_by_a_wrong_turn_is_told_why_the_match_ended) {
    const char *const sides[] = {"Player 1", "Player 2"};
    int ended = 0;
    for (int number = 1; number <= 70 && ended < 2; number++) {
        struct ui_play *play = open(games_find("dulko"), number, NULL);
        const struct match *match = ui_play_match(play);
        int solver = match_turn(match);
        play_wrongly(play);
        settle(play);
        ck_assert_int_eq(state(play), QUIZ_REFUTED);
        struct result result = match_result(match);
        if (result.outcome == OUTCOME_WIN && result.reason == REASON_SCORE &&
            result.winner != solver) {
            ck_assert_str_eq(
                ui_play_study(play)->comment,
                text_line("%s wins. %s", sides[result.winner], words(WORD_DULKO_NO_PLACE)).string);
            ended++;
        }
        ui_play_close(play);
    }
    ck_assert_int_gt(ended, 0);
}
END_TEST

START_TEST(the_buttons_of_a_puzzle_keep_their_places) {
    struct ui_play *play = open_oware(1);
    struct rect next = ui_play_target(play, "button:next")->rect;
    struct rect solution = ui_play_target(play, "button:solution")->rect;
    static const char *const answers[] = {"pit:E", "pit:F"};
    for (int i = 0; i < 2; i++) {
        ui_play_click(play, answers[i]);
        settle(play);
        struct rect now = ui_play_target(play, "button:next")->rect;
        ck_assert_mem_eq(&now, &next, sizeof now);
        now = ui_play_target(play, "button:solution")->rect;
        ck_assert_mem_eq(&now, &solution, sizeof now);
        if (i == 0) {
            ui_play_click(play, "button:again");
        }
    }
    ui_play_close(play);
}
END_TEST

START_TEST(escape_leaves_a_puzzle_that_is_over_and_none_before) {
    struct ui_play *play = open_oware(1);
    ui_play_cancel(play);
    ck_assert_int_eq(ui_play_scene(play), SCENE_STUDY);
    ui_play_click(play, "pit:F");
    settle(play);
    ui_play_cancel(play);
    ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    ui_play_close(play);
}
END_TEST

START_TEST(that_puzzles_have_no_previews_is_said_beside_the_first_one_alone) {
    struct ui_play *play = open_oware(1);
    ck_assert(says(play, words(WORD_PUZZLE_NO_PREVIEWS)));
    ui_play_click(play, "button:next"); /* unsolved as it is */
    ck_assert(!says(play, words(WORD_PUZZLE_NO_PREVIEWS)));
    ck_assert(play->fake.progress.introduced);
    ui_play_close(play);
    play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_settings(play)->previews = false;
    ui_play_open_study(play, STUDY_PUZZLE, games_find("oware"), 1);
    ck_assert(!says(play, words(WORD_PUZZLE_NO_PREVIEWS)));
    ui_play_close(play);
}
END_TEST

START_TEST(nobody_is_asked_to_act_once_a_puzzle_is_over) {
    struct ui_play *play = open_oware(1);
    ck_assert(!play->app.table.unprompted);
    ui_play_click(play, "pit:F");
    settle(play);
    ck_assert_int_eq(state(play), QUIZ_SOLVED);
    ck_assert(play->app.table.unprompted);
    ui_play_close(play);
}
END_TEST

/* Opens a puzzle of Oware and clicks an answer. */
static struct ui_play *answer(const char *puzzle, const char *target) {
    struct ui_play *play = open(games_find("oware"), 1, puzzle);
    ui_play_click(play, target);
    settle(play);
    return play;
}

START_TEST(a_wrong_turn_is_told_how_far_off_it_is) {
    static const char won[] = "puzzle 1 grade 1\nposition 0-1-0-0-0-0-1-0-1-0-0-2-20-23-N\n"
                              "goal win majority in 1\nsolution f\n";
    static const char more[] = "puzzle 1 grade 1\nposition 0-1-2-0-0-1-2-2-1-0-0-1-18-20-S\n"
                               "goal gain 5 in 1\nsolution C\n";
    struct ui_play *play = answer(won, "pit:a");
    ck_assert(says(play, "That makes it 23 seeds. You need more than half."));
    ui_play_close(play);
    play = answer(more, "pit:F");
    ck_assert(says(play, "That captures 3 seeds. You need 5."));
    ui_play_close(play);
}
END_TEST

START_TEST(a_solution_is_told_with_why_it_had_to_be_that_turn) {
    struct ui_play *play = open_oware(1);
    solve(play);
    ck_assert(says(play, "That captures 4 seeds. No other turn captures that much."));
    ui_play_close(play);
    play = open_oware(2);
    solve(play);
    ck_assert(says(play,
                   "can't capture 3 seeds or more in reply. No reply captures anything; after any "
                   "other turn, one can."));
    ui_play_close(play);
    play = open_oware(3);
    solve(play);
    ck_assert(says(play, "Your first turn: "));
    ui_play_close(play);
}
END_TEST

START_TEST(a_turn_that_gains_too_little_gets_a_message) {
    struct ui_play *play = open_oware(1);
    ui_play_click(play, "pit:E");
    settle(play);
    ck_assert_int_eq(state(play), QUIZ_REFUTED);
    ck_assert(says(play, "That captures nothing. You need 4 seeds."));
    ck_assert_int_eq(progress_solved(&play->fake.progress, ui_play_study(play)->game), 0);
    ui_play_click(play, "pit:D");
    ck_assert_str_eq(ui_play_toast(play), words(WORD_PUZZLE_OVER));
    ck_assert_str_eq(ui_play_refusal(play), "");
    ui_play_click(play, "button:again");
    ck_assert_int_eq(state(play), QUIZ_ASKS);
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_close(play);
}
END_TEST

/* Plays the first legal action that is not the solution's. */
static void go_wrong(struct ui_play *play) {
    const struct legal *legal = ui_play_legal(play);
    char word[ACTION_TEXT_MAX];
    ck_assert(puzzle_action(ui_play_study(play)->puzzle.solution, 0, word));
    for (int i = 0; i < legal->count; i++) {
        struct line text = {0};
        struct text out = text_fixed(text.string, sizeof text.string);
        ui_play_study(play)->game->action_text(ui_play_position(play), legal->action[i], &out);
        if (strcmp(text.string, word) != 0) {
            ui_play_action(play, legal->action[i], BY_CLICKS);
            settle(play);
            return;
        }
    }
}

START_TEST(who_is_to_capture_the_king_and_does_not_is_told_that) {
    int told = 0;
    for (int number = 1; number <= 70 && !told; number++) {
        struct ui_play *play = open(games_find("dulko"), number, NULL);
        const struct goal *goal = &ui_play_study(play)->puzzle.goal;
        if (goal->kind == GOAL_WIN && goal->turns == 1 && goal->reason == REASON_KING) {
            go_wrong(play);
            ck_assert_int_eq(state(play), QUIZ_REFUTED);
            ck_assert(says(play, "That doesn't capture the King."));
            told++;
        }
        ui_play_close(play);
    }
    ck_assert_int_eq(told, 1);
}
END_TEST

START_TEST(a_wrong_turn_is_refuted_on_the_board_by_a_reply) {
    struct ui_play *play = open_oware(2);
    ui_play_click(play, "pit:d");
    ck_assert_int_ne(state(play), QUIZ_REFUTED);
    settle(play);
    ck_assert_int_eq(state(play), QUIZ_REFUTED);
    ck_assert_int_eq(ui_play_match(play)->count, 3);
    ck_assert_int_ge(games_find("oware")->score(ui_play_position(play), 0), 16 + 3);
    ui_play_close(play);
}
END_TEST

START_TEST(while_it_is_thought_about_what_comes_next_nobody_acts) {
    struct ui_play *play = open_oware(2);
    play->fake.proves = true;
    ui_play_click(play, "pit:d");
    settle(play);
    struct host_answer given;
    ck_assert_int_eq(play->fake.question.task, HOST_PROVE);
    ck_assert(play->app.table.unprompted);
    ck_assert(ui_play_rests(play));
    ui_play_click(play, "pit:A");
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    for (int i = 0; i < 2; i++) { /* the reply, and that there is nothing after it */
        given = (struct host_answer){.proof = play->fake.proof};
        proof_think(&given.proof);
        ui_play_answer(play, given);
        settle(play);
    }
    ck_assert_int_eq(state(play), QUIZ_REFUTED);
    ck_assert_int_eq(ui_play_match(play)->count, 3);
    ui_play_close(play);
}
END_TEST

START_TEST(what_was_thought_about_a_turn_that_is_gone_is_forgotten) {
    struct ui_play *play = open_oware(2);
    play->fake.proves = true;
    ui_play_click(play, "pit:d");
    settle(play);
    struct host_answer given = {
        .task = HOST_PROVE, .thought = play->fake.question.id, .proof = play->fake.proof};
    play->fake.proves = false;
    ui_play_click(play, "button:solution");
    proof_think(&given.proof);
    ui_play_answer(play, given);
    settle(play);
    ck_assert_int_eq(state(play), QUIZ_SHOWN);
    ui_play_close(play);
}
END_TEST

START_TEST(a_puzzle_of_several_turns_has_replies) {
    struct ui_play *play = open_oware(3);
    ui_play_click(play, "pit:D");
    settle(play);
    ck_assert_int_eq(state(play), QUIZ_ASKS);
    ck_assert(says(play, words(WORD_PUZZLE_GOES_ON)));
    ck_assert_int_eq(ui_play_match(play)->count, 3);
    solve(play);
    ck_assert_int_eq(state(play), QUIZ_SOLVED);
    ui_play_close(play);
}
END_TEST

START_TEST(nothing_is_previewed_in_a_puzzle) {
    struct ui_play *play = open_oware(1);
    ui_play_hover(play, "pit:F");
    ck_assert_int_eq(ui_play_preview(play)->count, 0);
    ui_play_close(play);
}
END_TEST

START_TEST(the_first_hint_shows_where_to_look_and_the_second_what_to_play) {
    struct ui_play *play = open_oware(1);
    ui_play_click(play, "button:hint");
    ck_assert_str_eq(companions_hinted(&play->app), "pit:F");
    ck_assert_ptr_nonnull(strstr(ui_play_toast(play), "Press F2 again to see"));
    ck_assert_str_eq(ui_play_pending(play), "");
    for (int i = 0; i < 2; i++) { /* a third one says the same again */
        ui_play_click(play, "button:hint");
        ck_assert_str_eq(ui_play_pending(play), "pit:F");
        ck_assert_int_eq(ui_play_preview(play)->count, 1);
    }
    ui_play_click(play, "pit:F");
    settle(play);
    ck_assert_int_eq(state(play), QUIZ_SOLVED);
    ui_play_close(play);
}
END_TEST

/* Of each kind of goal in each game, the first puzzle. */
START_TEST(the_second_hint_says_why_in_every_kind_of_puzzle) {
    for (int i = 0; i < games_count; i++) {
        bool seen[GOAL_KINDS][PUZZLE_TURNS_MAX + 1] = {0};
        for (int number = 1; number <= 70; number++) {
            struct ui_play *play = open(games[i], number, NULL);
            const struct goal *goal = &ui_play_study(play)->puzzle.goal;
            bool *known = &seen[goal->kind][goal->turns];
            if (!*known) {
                char why[STUDY_COMMENT_MAX];
                struct text text = text_fixed(why, sizeof why);
                *known = true;
                ui_play_click(play, "button:hint");
                quiz_why_text(&play->app, &text);
                ck_assert_uint_gt(text.length, 0);
                ck_assert_ptr_null(strstr(ui_play_toast(play), why));
                ui_play_click(play, "button:hint");
                ck_assert_msg(strstr(ui_play_toast(play), why), "%s %d: \"%s\" not in \"%s\"",
                              games[i]->id, number, why, ui_play_toast(play));
                ck_assert_ptr_null(strstr(ui_play_toast(play), "Press F2 again"));
            }
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(a_hint_of_several_actions_says_all_of_them) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    const struct game *game = games_find("shakala");
    fake_host_put(&play->fake, "assets/puzzles/shakala.txt",
                  "puzzle 1 grade 1\n"
                  "position s1/s2/-/s2/ss/ss/-/-/s1/s2/s3/ss/4/ss4/-/ss1 1334 234 S pit\n"
                  "goal gain 4 in 1\nsolution D 2\n");
    ui_play_open_study(play, STUDY_PUZZLE, game, 1);
    ui_play_wait(play, 0);
    ui_play_click(play, "button:hint");
    ui_play_click(play, "button:hint");
    ck_assert_ptr_nonnull(strstr(ui_play_toast(play), "Sow "));
    ck_assert_ptr_nonnull(strstr(ui_play_toast(play), "That scores 4 points."));
    ui_play_close(play);
}
END_TEST

START_TEST(who_was_shown_what_to_play_gets_no_mark_until_the_puzzle_is_solved_alone) {
    struct ui_play *play = open_oware(1);
    ui_play_click(play, "button:hint");
    ui_play_click(play, "button:hint");
    ui_play_click(play, "pit:F");
    settle(play);
    ck_assert(says(play, words(WORD_PUZZLE_SOLVED_HELPED)));
    ck_assert_int_eq(progress_solved(&play->fake.progress, ui_play_study(play)->game), 0);
    ui_play_click(play, "button:again");
    ui_play_click(play, "button:hint"); /* where to look is no such help */
    ui_play_click(play, "pit:F");
    settle(play);
    ck_assert(says(play, words(WORD_PUZZLE_SOLVED)));
    ck_assert_int_eq(progress_of(&play->fake.progress, games_find("oware"))->mark[0],
                     PUZZLE_SOLVED);
    ui_play_close(play);
}
END_TEST

START_TEST(the_solution_is_played_and_gives_no_mark) {
    struct ui_play *play = open_oware(1);
    ui_play_click(play, "button:solution");
    settle(play);
    ck_assert_int_eq(state(play), QUIZ_SHOWN);
    ck_assert_int_eq(games_find("oware")->score(ui_play_position(play), 0), 18);
    ck_assert_int_eq(progress_solved(&play->fake.progress, ui_play_study(play)->game), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(the_card_begins_with_the_aim_and_has_the_grade) {
    struct study_card card = {0};
    struct ui_play *play = open_oware(1);
    quiz_card(&play->app, &card);
    ck_assert(strncmp(card.text, "Capture 4 seeds this turn.",
                      sizeof "Capture 4 seeds this turn." - 1) == 0);
    ck_assert(card.aim == AIM_FIRST);
    ck_assert(ui_play_says(play, words(WORD_PUZZLE_GRADE_1)));
    ui_play_close(play);
}
END_TEST

START_TEST(who_has_never_played_the_game_is_offered_its_lesson) {
    struct ui_play *play = open_oware(1);
    ck_assert(says(play, "New to Oware? Take the lesson first."));
    ui_play_click(play, "lesson:oware");
    ck_assert_int_eq(ui_play_scene(play), SCENE_STUDY);
    ck_assert_int_eq(ui_play_study(play)->kind, STUDY_LESSON);
    ui_play_click(play, "button:back");
    ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    progress_of(&play->app.progress, games_find("oware"))->lesson = LESSON_TAKEN;
    ui_play_click(play, "puzzle:oware:1");
    ui_play_click(play, "puzzle:oware:1");
    ck_assert(!says(play, "New to Oware?"));
    ck_assert(ui_play_has(play, "lesson:oware"));
    ui_play_close(play);
}
END_TEST

START_TEST(next_leads_to_an_unsolved_puzzle) {
    struct ui_play *play = open_oware(1);
    progress_of(&play->app.progress, games_find("oware"))->mark[1] = PUZZLE_SOLVED;
    ui_play_click(play, "button:next");
    ck_assert_int_eq(ui_play_study(play)->puzzle.number, 3);
    ui_play_click(play, "button:next");
    ck_assert_int_eq(ui_play_study(play)->puzzle.number, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(a_number_beyond_the_last_opens_the_first) {
    struct ui_play *play = open_oware(4);
    ck_assert_int_eq(ui_play_study(play)->puzzle.number, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(a_turn_of_several_actions_is_judged_at_its_end_and_can_be_undone) {
    const struct game *game = games_find("shakala");
    struct ui_play *play = open(game, 1, NULL);
    const struct legal *legal = ui_play_legal(play);
    int i = 0;
    for (; i < legal->count; i++) {
        struct position pos = *ui_play_position(play);
        rules_play(game, &pos, legal->action[i], NULL);
        if (game->turn_open(&pos)) {
            break;
        }
    }
    ck_assert_int_lt(i, legal->count);
    ui_play_action(play, legal->action[i], BY_CLICKS);
    settle(play);
    ck_assert_int_eq(state(play), QUIZ_ASKS);
    ui_play_cancel(play);
    ck_assert_int_eq(match_depth(ui_play_match(play), ui_play_match(play)->current), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(each_solution_solves_and_each_other_turn_is_refuted_and_can_be_tried_again) {
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open(games[g], 1, NULL);
        int count = ui_play_study(play)->count, replied = 0;
        ck_assert_int_ge(count, 60);
        ui_play_close(play);
        for (int number = 1 + g; number <= count; number += STRIDE) {
            play = open(games[g], number, NULL);
            const struct match *match = ui_play_match(play);
            play_wrongly(play);
            int own = match_depth(match, match->current);
            settle(play);
            ck_assert_msg(state(play) == QUIZ_REFUTED, "%s %d", games[g]->id, number);
            ck_assert_msg(ui_play_study(play)->comment[0], "%s %d", games[g]->id, number);
            ck_assert(ui_play_says(play, words(WORD_PUZZLE_AGAIN)));
            replied += match_depth(match, match->current) > own;
            ui_play_click(play, "button:again");
            ck_assert_int_eq(match_depth(match, match->current), 0);
            solve(play);
            ck_assert_msg(state(play) == QUIZ_SOLVED, "%s %d", games[g]->id, number);
            ui_play_check_targets(play, 12);
            ui_play_close(play);
        }
        ck_assert_msg(replied >= 2, "%s: only %d wrong turns are answered", games[g]->id, replied);
    }
}
END_TEST

/* A player comes back on this day with what was kept, and sees home. */
static struct ui_play *come_back(const struct progress *kept, int day) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    struct text text = {0};
    progress_write(kept, &text);
    progress_read(text_string(&text), text.length, &play->app.progress);
    text_free(&text);
    play->fake.now.local = (int64_t)day * 86400000 + 5000;
    ui_play_saved(play)->now = play->fake.now;
    ui_play_redraw(play);
    ui_play_wait(play, 10);
    return play;
}

START_TEST(marks_and_the_days_in_a_row_outlast_the_program) {
    struct progress kept = {0};
    const struct game *solved[3];
    int number[3];
    for (int day = 0; day < 3; day++) {
        struct ui_play *play = come_back(&kept, 20780 + day);
        ui_play_click(play, "button:puzzle-of-the-day");
        solved[day] = ui_play_study(play)->game;
        number[day] = ui_play_study(play)->puzzle.number;
        solve(play);
        ck_assert_int_eq(state(play), QUIZ_SOLVED);
        kept = play->fake.progress;
        ui_play_close(play);
    }
    struct ui_play *play = come_back(&kept, 20782);
    ck_assert(ui_play_says(play, "Puzzle of the day · 3 days in a row"));
    for (int day = 0; day < 3; day++) {
        ck_assert_int_eq(progress_of(&play->app.progress, solved[day])->mark[number[day] - 1],
                         PUZZLE_SOLVED);
    }
    ui_play_close(play);
    play = come_back(&kept, 20785);
    ck_assert(!ui_play_says(play, "in a row"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_puzzle_that_is_solved_after_midnight_counts_for_its_own_day) {
    struct progress kept = {.day = 20779, .streak = 4};
    struct ui_play *play = come_back(&kept, 20780);
    ui_play_click(play, "button:puzzle-of-the-day");
    play->fake.now.local += 86400000;
    ui_play_saved(play)->now = play->fake.now;
    solve(play);
    ck_assert_int_eq(play->fake.progress.day, 20780);
    ck_assert_int_eq(play->fake.progress.streak, 5);
    ui_play_close(play);
}
END_TEST

/* Opens the puzzle of a day from home; writes its game and number. */
static void daily(int day, struct text *out) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    play->fake.now.local = (int64_t)day * 86400000 + 5000;
    ui_play_wait(play, 10);
    ui_play_saved(play)->now = play->fake.now;
    ui_play_click(play, "button:puzzle-of-the-day");
    text_format(out, "%s %d\n", ui_play_study(play)->game->id, ui_play_study(play)->puzzle.number);
    ui_play_close(play);
}

START_TEST(the_puzzle_of_the_day_is_the_same_for_everyone_and_another_each_day) {
    struct text once = {0}, twice = {0}, next = {0};
    daily(20780, &once);
    daily(20780, &twice);
    daily(20785, &next);
    ck_assert_str_eq(text_string(&once), text_string(&twice));
    ck_assert_str_ne(text_string(&once), text_string(&next));
    text_free(&once);
    text_free(&twice);
    text_free(&next);
}
END_TEST

START_TEST(below_the_board_a_card_has_buttons_as_high_as_any) {
    static const char *const ids[] = {"button:hint", "button:solution", "button:next"};
    struct ui_play *play = ui_play_open("", NULL, NULL, 800, 600);
    ui_play_open_study(play, STUDY_PUZZLE, games_find("oware"), 30);
    ui_play_wait(play, 16);
    for (int i = 0; i < 3; i++) {
        struct rect rect = ui_play_target(play, ids[i])->rect;
        ck_assert_msg(rect.h >= 40, "%s is %.1f points high", ids[i], (double)rect.h);
        ck_assert_float_le(rect.y + rect.h, 600 - 16);
    }
    ui_play_close(play);
}
END_TEST

SUITE("puzzles", a_wrong_turn_is_told_how_far_off_it_is,
      a_solution_is_told_with_why_it_had_to_be_that_turn,
      while_it_is_thought_about_what_comes_next_nobody_acts,
      what_was_thought_about_a_turn_that_is_gone_is_forgotten,
      a_puzzle_says_in_the_words_of_its_game_what_to_do_and_what_was_achieved,
      who_loses_by_a_wrong_turn_is_told_why_the_match_ended,
      the_buttons_of_a_puzzle_keep_their_places,
      escape_leaves_a_puzzle_that_is_over_and_none_before,
      that_puzzles_have_no_previews_is_said_beside_the_first_one_alone,
      below_the_board_a_card_has_buttons_as_high_as_any, the_right_turn_solves_and_is_marked,
      nothing_invites_once_a_puzzle_is_over, nobody_is_asked_to_act_once_a_puzzle_is_over,
      a_turn_that_gains_too_little_gets_a_message,
      who_is_to_capture_the_king_and_does_not_is_told_that,
      a_wrong_turn_is_refuted_on_the_board_by_a_reply, a_puzzle_of_several_turns_has_replies,
      nothing_is_previewed_in_a_puzzle,
      the_first_hint_shows_where_to_look_and_the_second_what_to_play,
      the_second_hint_says_why_in_every_kind_of_puzzle, a_hint_of_several_actions_says_all_of_them,
      who_was_shown_what_to_play_gets_no_mark_until_the_puzzle_is_solved_alone,
      the_solution_is_played_and_gives_no_mark, the_card_begins_with_the_aim_and_has_the_grade,
      who_has_never_played_the_game_is_offered_its_lesson, next_leads_to_an_unsolved_puzzle,
      a_number_beyond_the_last_opens_the_first,
      a_turn_of_several_actions_is_judged_at_its_end_and_can_be_undone,
      each_solution_solves_and_each_other_turn_is_refuted_and_can_be_tried_again,
      marks_and_the_days_in_a_row_outlast_the_program,
      a_puzzle_that_is_solved_after_midnight_counts_for_its_own_day,
      the_puzzle_of_the_day_is_the_same_for_everyone_and_another_each_day)
