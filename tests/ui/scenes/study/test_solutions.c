/* test_solutions.c: what is told of the solution of a puzzle: that it is there, and true. What the
 * sentences say is compared with the ledgers of all turns, which nothing else here looks at. */
#include "engine/rules.h"
#include "games/games.h"
#include "puzzles/proof.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/scenes/study/study.h"

#include <string.h>

/* ---- ledgers ---- */

static int count_captures(const struct trace *trace) {
    int count = 0;
    for (int i = 0; i < trace->count; i++) {
        bool takes = trace->event[i].kind == EVENT_CAPTURE || trace->event[i].kind == EVENT_FLIP;
        count += takes ? trace->event[i].count : 0;
    }
    return count;
}

/* Every turn of whoever is to act. */
struct walk {
    const struct game *game;
    void (*visit)(struct walk *walk, const struct position *after, int captured);
    int most;                       /* captured by one of them */
    const struct position *passing; /* is not looked at */
    int harmless;                   /* turns after which nothing is captured in reply */
};

static void walk_turns(struct walk *walk, const struct position *pos, int captured) {
    const struct game *game = walk->game;
    game_action action[ACTIONS_MAX];
    int count = game->actions(pos, action), side = game->side_to_act(pos);
    for (int i = 0; i < count; i++) {
        struct position after = *pos;
        struct trace trace = {0};
        rules_play(game, &after, action[i], &trace);
        int sum = captured + count_captures(&trace);
        if (proof_turn_ended(game, &after, side) || game->result(&after).outcome != OUTCOME_OPEN) {
            walk->visit(walk, &after, sum);
        } else {
            walk_turns(walk, &after, sum);
        }
    }
}

static void note_most(struct walk *walk, const struct position *after, int captured) {
    (void)after;
    walk->most = captured > walk->most ? captured : walk->most;
}

/* The most that a reply captures, in things. */
static int most_in_reply(const struct game *game, const struct position *after) {
    struct walk walk = {.game = game, .visit = note_most};
    walk_turns(&walk, after, 0);
    return walk.most;
}

static void note_harmless(struct walk *walk, const struct position *after, int captured) {
    (void)captured;
    walk->harmless += !position_equal(after, walk->passing) &&
                      walk->game->result(after).outcome == OUTCOME_OPEN &&
                      most_in_reply(walk->game, after) == 0;
}

/* ---- the sentences ---- */

static void show(struct ui_play *play, int number) {
    ck_assert(quiz_open(&play->app, &play->app.table, number));
    ck_assert(command_act(&play->app, quiz_commands, "button:solution"));
    for (int i = 0; i < 400 && ui_play_study(play)->state != QUIZ_SHOWN; i++) {
        ui_play_wait(play, 700);
    }
    ck_assert_int_eq(ui_play_study(play)->state, QUIZ_SHOWN);
}

/* The number after some words of the comment; NOWHERE: they are not in it. */
static int number_after(const char *comment, const char *what) {
    const char *at = strstr(comment, what);
    uint32_t number = 0;
    return at && read_number(at + strlen(what), 1000, &number) ? (int)number : NOWHERE;
}

struct told {
    int reasons, harmless, only, gains, losses;
};

/* Compares what is told of the first turn with the ledgers. */
static void check_reason(const struct ui_play *play, const char *comment, struct told *told) {
    const struct match *match = &play->app.table.play.match;
    const struct game *game = match->game;
    const struct position *start = &match->nodes[MATCH_ROOT].position;
    int end = quiz_first_turn(&play->app);
    const struct position *after = &match->nodes[end].position;
    bool points = game->unit == WORD_UNIT_POINTS, dulko = game->captured != WORD_NONE;
    const char *first = strstr(comment, "Your first turn: ");
    first = first ? first : comment;
    if (strstr(first, "o reply captures anything")) {
        ck_assert_msg(most_in_reply(game, after) == 0, "%s: %s", game->id, comment);
        told->harmless++;
    }
    if (strstr(first, "after any other turn, one can")) {
        struct walk walk = {.game = game, .visit = note_harmless, .passing = after};
        walk_turns(&walk, start, 0);
        ck_assert_msg(walk.harmless == 0, "%s: %s", game->id, comment);
        told->only++;
    }
    int captured = number_after(first, "Captures "), lost = number_after(first, "capture up to ");
    if (captured != NOWHERE) {
        int sum = 0;
        for (int node = end; node != MATCH_ROOT; node = match->nodes[node].parent) {
            struct trace trace = {0};
            match_trace(match, node, &trace);
            sum += count_captures(&trace);
        }
        ck_assert_msg(points && !dulko ? sum > 0 : sum == captured, "%s: %d in %s", game->id, sum,
                      comment);
        told->gains++;
    }
    if (lost != NOWHERE) {
        int most = most_in_reply(game, after);
        ck_assert_msg(points && !dulko ? most > 0 : most == lost, "%s: %s", game->id, comment);
        told->losses++;
    }
}

/* What the line comes to is what its side's ledgers add up to. */
static void check_gain(const struct ui_play *play, const char *comment) {
    const struct match *match = &play->app.table.play.match;
    int gain = number_after(comment, "That captures "), sum = 0;
    if (gain == NOWHERE) {
        return;
    }
    for (int node = match->current; node != MATCH_ROOT; node = match->nodes[node].parent) {
        struct trace trace = {0};
        match_trace(match, node, &trace);
        bool own = match->nodes[node].player == play->app.study->proof.side;
        sum += own ? count_captures(&trace) : 0;
        for (int i = 0; i < trace.count; i++) { /* a removal counts for the other side */
            sum += !own && trace.event[i].kind == EVENT_REMOVE;
        }
    }
    ck_assert_msg(sum == gain, "%s: %d in \"%s\"", match->game->id, sum, comment);
}

START_TEST(of_every_solution_it_is_told_why_it_works_and_what_is_told_is_true) {
    struct told told = {0};
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
        told.reasons = 0;
        ui_play_open_study(play, STUDY_PUZZLE, games[g], 1);
        int count = ui_play_study(play)->count, asked = 0;
        for (int number = 1; number <= count; number++) {
            show(play, number);
            const struct study *study = ui_play_study(play);
            const char *comment = study->comment;
            bool open = !match_over(ui_play_match(play));
            bool only = strstr(comment, "other turn") || strstr(comment, "other first turn") ||
                        strstr(comment, words(WORD_PUZZLE_SEVERAL_WAYS));
            check_gain(play, comment);
            if (quiz_has_reason(study) && (open || study->puzzle.goal.turns > 1)) {
                asked++;
                told.reasons += !strstr(comment, words(WORD_PUZZLE_ONLY_HOLDS)) &&
                                !strstr(comment, "No other first turn");
                check_reason(play, comment, &told);
            } else {
                ck_assert_msg(only || !open, "%s %d: %s", games[g]->id, number, comment);
            }
        }
        ck_assert_msg(4 * told.reasons >= 3 * asked, "%s: %d of %d", games[g]->id, told.reasons,
                      asked);
        ui_play_close(play);
    }
    ck_assert(told.harmless > 0 && told.only > 0 && told.gains > 0 && told.losses > 0);
}
END_TEST

/* A host that thinks, and answers when it has: meanwhile nobody acts. */
START_TEST(why_a_solution_works_is_found_out_by_the_host) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    fake_host_put(&play->fake, "assets/puzzles/oware.txt",
                  "puzzle 1 grade 3\nposition 1-3-8-0-2-0-2-2-1-2-0-0-16-11-N\n"
                  "goal hold 3 in 1\nsolution a\n");
    ui_play_open_study(play, STUDY_PUZZLE, games_find("oware"), 1);
    play->fake.proves = true;
    ui_play_wait(play, 0);
    ui_play_click(play, "pit:a");
    for (int i = 0; i < 20; i++) {
        ui_play_wait(play, 700);
    }
    ck_assert_int_eq(play->fake.question.task, HOST_EXPLAIN);
    ck_assert_int_eq(ui_play_study(play)->state, QUIZ_ASKS);
    ck_assert(study_is_busy(ui_play_study(play)));
    struct host_answer given = {0};
    struct match start;
    ck_assert_ptr_null(match_copy_line(ui_play_match(play), MATCH_ROOT, &start));
    prospect_look(&start, &play->fake.explained, &given.prospect);
    match_free(&start);
    ui_play_answer(play, given);
    ui_play_wait(play, 0);
    ck_assert_int_eq(ui_play_study(play)->state, QUIZ_SOLVED);
    ck_assert_str_eq(ui_play_study(play)->comment,
                     "Solved. South can't capture 3 seeds or more in reply. No reply captures "
                     "anything; after any other turn, one can.");
    ui_play_close(play);
}
END_TEST

SUITE("solutions", of_every_solution_it_is_told_why_it_works_and_what_is_told_is_true,
      why_a_solution_works_is_found_out_by_the_host)
