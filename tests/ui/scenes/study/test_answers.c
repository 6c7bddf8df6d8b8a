/* test_answers.c: every right answer to every puzzle is taken, however it is played, and what is
 * said of every other first turn is true. What counts here are the rules: positions, results, and
 * the ledgers of turns; that a goal is missed is proven without a limit. */
#include "engine/rules.h"
#include "games/games.h"
#include "puzzles/stored.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/scenes/study/study.h"

#include <stdlib.h>
#include <string.h>

enum { TURNS_MOST = 1000, TURN_MOST = 12 /* actions */ };

/* ---- turns ---- */

/* A way to play a turn. */
struct way {
    int count;
    game_action action[TURN_MOST];
    struct position after;
};

struct ways {
    int count;
    struct way way[TURNS_MOST];
};

static bool note_way(void *context, const struct proof_turn *turn) {
    struct ways *ways = context;
    ck_assert_int_lt(ways->count, TURNS_MOST);
    ck_assert_int_le(turn->count, TURN_MOST);
    struct way *way = &ways->way[ways->count++];
    way->count = turn->count;
    memcpy(way->action, turn->action, (size_t)turn->count * sizeof way->action[0]);
    way->after = turn->after;
    return true;
}

static void find_ways(const struct game *game, const struct position *pos, struct ways *ways) {
    struct proof proof = {.game = game, .side = game->side_to_act(pos)};
    struct proof_turn scratch = {0};
    ways->count = 0;
    ck_assert(proof_visit(&proof, pos, &scratch, note_way, ways));
}

static int compare_actions(const void *a, const void *b) {
    const game_action *first = a, *second = b;
    return (*first > *second) - (*first < *second);
}

/* The same actions, whatever their order. */
static bool same_actions(struct way a, struct way b) {
    qsort(a.action, (size_t)a.count, sizeof a.action[0], compare_actions);
    qsort(b.action, (size_t)b.count, sizeof b.action[0], compare_actions);
    return a.count == b.count &&
           memcmp(a.action, b.action, (size_t)a.count * sizeof a.action[0]) == 0;
}

/* What the ledger of a line between two nodes says of a side. */
static int ledger_captures(const struct match *match, int from, int to, int side) {
    int sum = 0;
    for (int node = to; node != from; node = match->nodes[node].parent) {
        struct trace trace = {0};
        match_trace(match, node, &trace);
        for (int i = 0; i < trace.count && match->nodes[node].player == side; i++) {
            bool takes = trace.event[i].kind == EVENT_CAPTURE || trace.event[i].kind == EVENT_FLIP;
            sum += takes ? trace.event[i].count : 0;
        }
        for (int i = 0; i < trace.count && match->nodes[node].player != side; i++) {
            sum += trace.event[i].kind == EVENT_REMOVE; /* it counts for the other side */
        }
    }
    return sum;
}

/* ---- the table ---- */

/* Lets be played what follows by itself; no frame is drawn. */
static void go_on(struct ui_play *play) {
    const struct study *study = ui_play_study(play);
    for (int i = 0; i < 400 && !quiz_is_over(study); i++) {
        if (study->state == QUIZ_ASKS && !study_is_busy(study) && study_played(&play->app) == 0) {
            return;
        }
        play->now += 700;
        app_update(&play->app, play->now);
    }
}

static void enter(struct ui_play *play, const struct way *way) {
    for (int i = 0; i < way->count; i++) {
        ck_assert_ptr_null(play_action(&play->app.table.play, &play->app.settings, way->action[i]));
    }
    go_on(play);
}

/* Whether so many stored turns of both sides are known, and the turn after them. */
static bool turn_of(const struct ui_play *play, int index, struct stored_turn *turn) {
    const struct match *match = &play->app.table.play.match;
    return stored_turn(match->game, &match->nodes[MATCH_ROOT].position,
                       play->app.study->puzzle.solution, index, turn);
}

static struct way stored_actions(const struct ui_play *play, const struct stored_turn *turn) {
    struct way way = {.after = turn->after};
    struct position pos = turn->before;
    char word[ACTION_TEXT_MAX];
    for (int i = 0; i < turn->count; i++) {
        ck_assert(puzzle_action(play->app.study->puzzle.solution, turn->first + i, word));
        ck_assert(rules_action_parse(play->app.study->game, &pos, word, &way.action[i]));
        rules_play(play->app.study->game, &pos, way.action[i], NULL);
        way.count++;
    }
    return way;
}

/* Opens a puzzle and plays its solution up to the turn `end`, with another way to play one of the
 * turns before it. */
static void play_to(struct ui_play *play, int number, int end, int changed, const struct way *way) {
    struct stored_turn turn;
    ck_assert(quiz_open(&play->app, &play->app.table, number));
    int side = play->app.study->proof.side;
    for (int index = 0; index < end && turn_of(play, index, &turn); index++) {
        if (turn.side == side && ui_play_study(play)->state == QUIZ_ASKS) {
            struct way stored = stored_actions(play, &turn);
            enter(play, index == changed ? way : &stored);
        }
    }
}

static void solve(struct ui_play *play, int number, int changed, const struct way *way) {
    play_to(play, number, TURNS_MOST, changed, way);
}

static void solve_to(struct ui_play *play, int number, int end) {
    play_to(play, number, end, NOWHERE, NULL);
}

static struct line name_of(const struct ui_play *play, const struct way *way) {
    struct line line = {""};
    struct text out = text_fixed(line.string, sizeof line.string);
    struct position pos = play->app.table.play.match.nodes[MATCH_ROOT].position;
    text_format(&out, "%s %d", play->app.study->game->id, play->app.study->puzzle.number);
    for (int i = 0; way && i < way->count; i++) {
        text_char(&out, ' ');
        play->app.study->game->action_text(&pos, way->action[i], &out);
        rules_play(play->app.study->game, &pos, way->action[i], NULL);
    }
    return line;
}

/* Every way to play the turn of a solution leads to the same end, in the same words. */
static int try_ways(struct ui_play *play, int number, int index, const struct stored_turn *turn,
                    struct ways *ways) {
    int tried = 0;
    char comment[STUDY_COMMENT_MAX];
    solve(play, number, NOWHERE, NULL);
    memcpy(comment, ui_play_study(play)->comment, sizeof comment);
    find_ways(play->app.study->game, &turn->before, ways);
    for (int i = 0; i < ways->count; i++) {
        if (position_equal(&ways->way[i].after, &turn->after)) {
            solve(play, number, index, &ways->way[i]);
            ck_assert_msg(ui_play_study(play)->state == QUIZ_SOLVED, "%s %d, turn %d, way %d: %s",
                          play->app.study->game->id, number, index, i,
                          ui_play_study(play)->comment);
            ck_assert_str_eq(ui_play_study(play)->comment, comment);
            tried++;
        }
    }
    return tried;
}

START_TEST(every_way_to_play_every_turn_of_every_solution_is_taken) {
    static struct ways ways;
    int others = 0;
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
        ui_play_open_study(play, STUDY_PUZZLE, games[g], 1);
        for (int number = 1; number <= ui_play_study(play)->count; number++) {
            ck_assert(quiz_open(&play->app, &play->app.table, number));
            struct stored_turn turn;
            for (int index = 0; turn_of(play, index, &turn); index++) {
                int tried = turn.side == ui_play_study(play)->proof.side
                                ? try_ways(play, number, index, &turn, &ways)
                                : 1;
                ck_assert_int_gt(tried, 0);
                others += tried - 1;
            }
        }
        ui_play_close(play);
    }
    ck_assert_int_ge(others, 20);
}
END_TEST

START_TEST(a_hint_in_a_turn_that_was_begun_in_another_order_leads_to_where_the_solution_does) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    fake_host_put(&play->fake, "assets/puzzles/seega.txt",
                  "puzzle 1 grade 2\nposition oxoox/xxx1o/oo2o/xoo1x/xo1xx x 2 2 0 0 place2\n"
                  "goal gain 1 in 2\nsolution d3 d4 c1 c2-c3 d4-d3\n");
    ui_play_open_study(play, STUDY_PUZZLE, games_find("seega"), 1);
    ui_play_wait(play, 0);
    ui_play_click(play, "square:d4");
    struct variation line = quiz_stored_line(&play->app);
    struct text text = {0};
    ck_assert_int_eq(line.count, 1);
    games_find("seega")->action_text(ui_play_position(play), line.action[0], &text);
    ck_assert_str_eq(text_string(&text), "d3");
    text_free(&text);
    ui_play_close(play);
}
END_TEST

/* ---- what is said of wrong turns ---- */

/* The number after some words of a text; NOWHERE: they are not in it. */
static int number_after(const char *text, const char *what) {
    const char *at = strstr(text, what);
    uint32_t number = 0;
    return at && read_number(at + strlen(what), 1000, &number) ? (int)number : NOWHERE;
}

/* What is known of a wrong turn at the end of the line that refutes it. */
struct wrong {
    const struct match *match;
    const struct goal *goal;
    const char *comment, *name;
    int side, first, last; /* nodes: where the turn has ended, and the line */
    int own, others;       /* what the turn has gained; the other side since */
    struct result at_once, result;
};

static struct wrong wrong_of(const struct ui_play *play, const char *name) {
    const struct study *study = play->app.study;
    const struct match *match = &play->app.table.play.match;
    const struct game *game = match->game;
    int side = study->proof.side, first = quiz_first_turn(&play->app), last = match->current;
    const struct position *start = &match->nodes[MATCH_ROOT].position;
    const struct position *after = &match->nodes[first].position;
    return (struct wrong){.match = match,
                          .goal = &study->puzzle.goal,
                          .comment = study->comment,
                          .name = name,
                          .side = side,
                          .first = first,
                          .last = last,
                          .own = game->score(after, side) - game->score(start, side),
                          .others =
                              game->score(match_position(match), !side) - game->score(after, !side),
                          .at_once = game->result(after),
                          .result = match_result(match)};
}

static bool wins(struct result result, int side) {
    return result.outcome == OUTCOME_WIN && result.winner == side;
}

/* "That …": of the turn itself. */
static void check_own(const struct wrong *wrong) {
    const char *said = wrong->comment;
    const struct game *game = wrong->match->game;
    int captured = ledger_captures(wrong->match, MATCH_ROOT, wrong->first, wrong->side);
    int captures = number_after(said, "That captures "),
        scores = number_after(said, "That scores ");
    int makes = number_after(said, "That makes it "), need = number_after(said, "You need ");
    const struct position *after = &wrong->match->nodes[wrong->first].position;
    bool right = (captures == NOWHERE || captures == captured) &&
                 (scores == NOWHERE || scores == wrong->own) &&
                 (need == NOWHERE || (need == wrong->goal->amount && wrong->own < need)) &&
                 (makes == NOWHERE ||
                  (makes == game->score(after, wrong->side) && !wins(wrong->at_once, wrong->side)));
    right = right && !(strstr(said, "That captures nothing") && captured > 0) &&
            !(strstr(said, "That scores nothing") && wrong->own > 0) &&
            !(strstr(said, "That doesn't win") && wins(wrong->at_once, wrong->side)) &&
            !(strstr(said, "doesn't end") && wrong->at_once.outcome != OUTCOME_OPEN) &&
            !(strstr(said, "doesn't capture the King") && wrong->at_once.reason == REASON_KING);
    ck_assert_msg(right, "%s: %s", wrong->name, said);
}

/* What the other side does. */
static void check_reply(const struct wrong *wrong, const char *other) {
    const char *said = wrong->comment;
    const struct game *game = wrong->match->game;
    int captured = ledger_captures(wrong->match, wrong->first, wrong->last, !wrong->side);
    int captures = number_after(said, text_line("%s captures ", other).string);
    int scores = number_after(said, text_line("%s scores ", other).string);
    const struct position *after = &wrong->match->nodes[wrong->first].position;
    bool answers =
        wrong->at_once.outcome == OUTCOME_OPEN && game->side_to_act(after) != wrong->side;
    bool right =
        (captures == NOWHERE || (captures == captured && captures > 0)) &&
        (scores == NOWHERE || (scores == wrong->others && scores > 0)) &&
        (!strstr(said, "has an answer") || answers) &&
        (!strstr(said, text_line("%s wins", other).string) || wins(wrong->result, !wrong->side)) &&
        (!strstr(said, "captures your King") || wrong->result.reason == REASON_KING);
    ck_assert_msg(right, "%s: %s", wrong->name, said);
}

static void check_sentences(const struct ui_play *play, const struct way *way) {
    struct line name = name_of(play, way);
    struct wrong wrong = wrong_of(play, name.string);
    ck_assert_msg(wrong.comment[0] && !strstr(wrong.comment, " 0 "), "%s: %s", wrong.name,
                  wrong.comment);
    ck_assert_msg(!wins(wrong.result, wrong.side) || !strstr(wrong.comment, "answer"), "%s: %s",
                  wrong.name, wrong.comment);
    check_own(&wrong);
    check_reply(&wrong, play_name(&play->app.table.play, !wrong.side));
}

/* A first turn is judged as the rules do, and what is said of it holds. */
static void try_first(struct ui_play *play, int number, const struct way *way) {
    ck_assert(quiz_open(&play->app, &play->app.table, number));
    const struct study *study = ui_play_study(play);
    struct proof proof;
    struct standing standing;
    proof_begin(&proof, study->game, ui_play_position(play), &study->puzzle.goal, 0, &standing);
    proof_count_turn(&proof, &way->after, proof.side, &standing);
    ck_assert_msg(!proof_holds(&proof, &way->after, standing), "%s", name_of(play, way).string);
    enter(play, way);
    ck_assert_msg(study->state == QUIZ_REFUTED, "%s: state %d", name_of(play, way).string,
                  study->state);
    check_sentences(play, way);
}

/* Whether a text says that there is one turn alone. */
static bool says_only(const char *text) {
    return strstr(text, "nly one turn") || strstr(text, "the one turn") ||
           strstr(text, "other turn") || strstr(text, "other first turn");
}

/* "No other turn wins at once": by whatever reason. */
static void check_claim(const struct ui_play *play, const struct way *way, const char *said) {
    const struct study *study = play->app.study;
    bool right = !strstr(said, "No other turn wins") ||
                 !wins(study->game->result(&way->after), study->proof.side);
    ck_assert_msg(right, "%s, but %s", said, name_of(play, way).string);
}

static void try_others(struct ui_play *play, int number, struct ways *ways) {
    struct stored_turn turn;
    char said[2 * STUDY_COMMENT_MAX];
    struct text text = text_fixed(said, sizeof said);
    solve(play, number, NOWHERE, NULL);
    const struct study *study = ui_play_study(play);
    quiz_goal_text(&play->app, &text);
    text_add(&text, " / ");
    text_add(&text, study->comment);
    const struct goal *goal = &study->puzzle.goal;
    ck_assert_msg(goal->kind != GOAL_SURVIVE || goal->turns == 1 ||
                      strstr(said, "in reply to your next 2 turns"),
                  "%s: a run of turns of the other side is one reply, not one turn", said);
    ck_assert(turn_of(play, 0, &turn));
    struct way stored = stored_actions(play, &turn);
    find_ways(study->game, &turn.before, ways);
    for (int i = 0; i < ways->count; i++) {
        const struct way *way = &ways->way[i];
        if (!position_equal(&way->after, &turn.after)) {
            check_claim(play, way, said);
            try_first(play, number, way);
        } else {
            ck_assert_msg(!says_only(said) || same_actions(*way, stored), "%s, but %s", said,
                          name_of(play, way).string);
        }
    }
}

START_TEST(what_is_said_of_every_other_first_turn_of_every_puzzle_is_true) {
    static struct ways ways;
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
        ui_play_open_study(play, STUDY_PUZZLE, games[g], 1);
        int count = ui_play_study(play)->count;
        for (int number = 1; number <= count; number++) {
            try_others(play, number, &ways);
        }
        ui_play_close(play);
    }
}
END_TEST

/* Later turns than the first are right where they still achieve the goal: all that can be played
 * instead of one of the solution's. */
static int try_later(struct ui_play *play, int number, int index, const struct stored_turn *turn,
                     struct ways *ways) {
    int right = 0;
    find_ways(play->app.study->game, &turn->before, ways);
    for (int i = 0; i < ways->count; i++) {
        const struct study *study = play->app.study;
        solve_to(play, number, index);
        ck_assert_int_eq(study->state, QUIZ_ASKS);
        struct proof proof = study->proof;
        struct standing standing = study->standing;
        proof.limit = 0;
        proof_count_turn(&proof, &ways->way[i].after, proof.side, &standing);
        bool holds = proof_holds(&proof, &ways->way[i].after, standing);
        enter(play, &ways->way[i]);
        ck_assert_msg((study->state == QUIZ_REFUTED) == !holds, "%s, turn %d, way %d: %s",
                      name_of(play, NULL).string, index, i, study->comment);
        right += holds;
    }
    return right;
}

START_TEST(every_later_turn_of_every_puzzle_is_judged_as_the_rules_do) {
    static struct ways ways;
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
        ui_play_open_study(play, STUDY_PUZZLE, games[g], 1);
        for (int number = 1; number <= ui_play_study(play)->count; number++) {
            ck_assert(quiz_open(&play->app, &play->app.table, number));
            struct stored_turn turn;
            for (int index = 1; turn_of(play, index, &turn); index++) {
                ck_assert_msg(turn.side != ui_play_study(play)->proof.side ||
                                  try_later(play, number, index, &turn, &ways) > 0,
                              "%s, turn %d", name_of(play, NULL).string, index);
                solve_to(play, number, 0);
            }
        }
        ui_play_close(play);
    }
}
END_TEST

SUITE("answers", every_way_to_play_every_turn_of_every_solution_is_taken,
      a_hint_in_a_turn_that_was_begun_in_another_order_leads_to_where_the_solution_does,
      what_is_said_of_every_other_first_turn_of_every_puzzle_is_true,
      every_later_turn_of_every_puzzle_is_judged_as_the_rules_do)
