/* advice_coach.c: what a complete review leads to in the panel of advice, see advice.h: something
 * to practice, and the turns that gave something away. */
#include "ui/scenes/table/advice.h"

#include "advice/given.h"
#include "advice/summary.h"
#include "puzzles/puzzle.h"
#include "ui/app/advisor.h"
#include "ui/app/learning.h"
#include "ui/app/request.h"
#include "ui/kit/flow.h"
#include "ui/model/companion.h"
#include "ui/scenes/table/shown.h"
#include "words/words.h"

static const float BUTTON = 36, GAP = 6, PRACTICE_WIDE = 96;

/* ---- the sentences ---- */

/* What the whole review came to. For a person alone it speaks to them. */
static void sum_up(const struct app *app, const struct reviewed *turns, struct review_words *said) {
    const struct match *match = &app->table.play.match;
    const char *const names[2] = {play_name(&app->table.play, 0), play_name(&app->table.play, 1)};
    int companion = companion_side(match);
    int pupil = companion == NOWHERE ? summary_pupil(match, turns) : !companion;
    struct practice practice = {0};
    if (pupil != NOWHERE) {
        practice = practice_of(match, turns, pupil);
    }
    said->practice = practice.lapse.kind;
    summary_as_coach(match, turns, names, pupil, &practice, &said->coach);
    summary_of_review(match, turns, names, &said->sentence);
}

const char *review_sentence(const struct app *app, const struct reviewed_turn *turn) {
    const struct match *match = &app->table.play.match;
    const struct reviewed *turns = advisor_turns(app);
    struct review_words *said = turn ? &app->shown->words : &app->shown->whole;
    int end = turn ? turn->to : turns->end;
    if (!said->known || said->revision != match->revision || said->end != end) {
        text_clear(&said->sentence);
        text_clear(&said->coach);
        if (!turn) {
            sum_up(app, turns, said);
        } else if (turn->mark) {
            const char *const names[2] = {play_name(&app->table.play, 0),
                                          play_name(&app->table.play, 1)};
            reviewed_sentence(match, turn, names, &said->sentence);
        } else {
            given_sentence(match, turns, turn, play_name(&app->table.play, turn->side),
                           &said->sentence);
        }
        said->known = true;
        said->revision = match->revision;
        said->end = end;
    }
    return text_string(&said->sentence);
}

/* ---- acting ---- */

static void step_given(const struct app *app, struct table_state *table, int step) {
    const struct reviewed_turn *turn = shown_turn(app);
    turn = given_beside(advisor_turns(app), turn ? turn->number : 0, step);
    if (turn) {
        shown_go_to(app, table, turn->number);
    }
}

static void next_given(const struct app *app, struct table_state *table) {
    step_given(app, table, 1);
}

static void previous_given(const struct app *app, struct table_state *table) {
    step_given(app, table, -1);
}

/* The goals of the puzzles on a kind of mistake; the rules of a game are in its lesson. */
static unsigned goals_of(enum lapse_kind kind) {
    static const unsigned goals[LAPSES] = {
        [LAPSE_NONE] = (1U << GOAL_KINDS) - 1, [LAPSE_WIN] = 1U << GOAL_WIN,
        [LAPSE_LOSS] = 1U << GOAL_SURVIVE,     [LAPSE_CAPTURE] = 1U << GOAL_GAIN,
        [LAPSE_SCORE] = 1U << GOAL_GAIN,       [LAPSE_OPEN] = 1U << GOAL_HOLD,
    };
    return goals[kind];
}

/* In the place of the match, which is kept among those that are finished. */
static void practice(const struct app *app) {
    const struct game *game = app->table.play.game;
    int number = learning_puzzle_of(app, game, goals_of(app->shown->whole.practice));
    bool lesson = !number && learning_has_lesson(app, game);
    if (!number && !lesson) {
        number = learning_puzzle_of(app, game, goals_of(LAPSE_NONE));
    }
    request_back(app);
    request_study(app, (struct study_request){lesson ? STUDY_LESSON : STUDY_PUZZLE, game, number});
}

enum { PRACTICE, GIVEN_PREVIOUS, GIVEN_NEXT };

const struct command review_commands[] = {
    [PRACTICE] = {"button:practice", SPRITE_ICON_PUZZLE, WORD_PRACTICE, .tip = WORD_PRACTICE_TIP,
                  .act = practice},
    [GIVEN_PREVIOUS] = {"button:given_previous", SPRITE_ICON_BACK, WORD_GIVEN_PREVIOUS,
                        .at_table = previous_given},
    [GIVEN_NEXT] = {"button:given_next", SPRITE_ICON_NEXT, WORD_GIVEN_NEXT, .at_table = next_given},
    {0},
};

/* ---- the row below the sentences ---- */

static bool has_practice(const struct app *app) {
    const struct game *game = app->table.play.game;
    return learning_has_puzzles(app, game) || learning_has_lesson(app, game);
}

bool review_has_foot(const struct app *app, bool whole) {
    return advisor_turns(app)->given || (whole && has_practice(app));
}

static void button(struct flow *row, const struct app *app, int command, struct rect rect,
                   bool labeled) {
    if (row->paint) {
        command_button(app, &review_commands[command], rect, labeled, BUTTON_PLAIN);
    }
}

void review_foot(struct flow *row, const struct app *app, const struct reviewed_turn *turn) {
    const struct reviewed *turns = advisor_turns(app);
    if (!turn && has_practice(app)) {
        button(row, app, PRACTICE, flow_start(row, PRACTICE_WIDE), true);
        flow_start(row, GAP + 2);
    }
    if (turns->given) {
        button(row, app, GIVEN_NEXT, flow_end(row, BUTTON), false);
        flow_end(row, GAP);
        button(row, app, GIVEN_PREVIOUS, flow_end(row, BUTTON), false);
        flow_end(row, GAP);
    }
    if (turn) {
        struct line line = text_line(words(WORD_GIVEN_RANK), given_rank(turns, turn), turns->given);
        flow_line(row, STYLE_SMALL | STYLE_MUTED, line.string);
    }
}
