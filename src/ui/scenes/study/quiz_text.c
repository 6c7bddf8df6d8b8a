/* quiz_text.c: the sentences of a puzzle, see study.h. */
#include "ui/scenes/study/study.h"

#include "ui/learning/learning.h"

void quiz_goal_text(const struct app *app, struct text *out) {
    const struct study *study = app->study;
    const struct goal *goal = &study->puzzle.goal;
    const char *other = play_name(&app->play, !study->proof.side);
    bool king = goal->reason == REASON_KING;
    switch (goal->kind) {
    case GOAL_WIN:
        if (goal->turns == 1) {
            text_add(out, words(king ? WORD_PUZZLE_WIN_KING : WORD_PUZZLE_WIN));
        } else {
            text_format(out, words(WORD_PUZZLE_WIN_IN), goal->turns, other);
        }
        break;
    case GOAL_GAIN:
        if (goal->turns == 1) {
            text_format(out, words(WORD_PUZZLE_GAIN), goal->amount);
        } else {
            text_format(out, words(WORD_PUZZLE_GAIN_IN), goal->amount, goal->turns, other);
        }
        break;
    case GOAL_HOLD:
        text_format(out, words(WORD_PUZZLE_HOLD), other, goal->amount);
        break;
    default:
        if (goal->turns == 1) {
            text_add(out, words(king ? WORD_PUZZLE_SURVIVE_KING : WORD_PUZZLE_SURVIVE));
        } else {
            text_format(out, words(WORD_PUZZLE_SURVIVE_IN), goal->turns);
        }
        break;
    }
    text_char(out, '\n');
    text_format(out, words(WORD_PUZZLE_YOU), play_name(&app->play, study->proof.side));
    if (learning_is_new(app, study->game)) {
        text_char(out, '\n');
        text_format(out, words(WORD_PUZZLE_NEW), words(study->game->name));
    }
}

/* How much a side has gained since the puzzle began. */
static int gained(const struct app *app, int side) {
    return app->study->game->score(match_position(&app->play.match), side) -
           app->study->proof.least[side];
}

void quiz_refutation_text(const struct app *app, struct text *out) {
    const struct study *study = app->study;
    const struct goal *goal = &study->puzzle.goal;
    int side = study->proof.side;
    const char *other = play_name(&app->play, !side);
    struct result result = match_result(&app->play.match);
    bool lost = result.outcome == OUTCOME_WIN && result.winner != side;
    if (lost) {
        text_format(
            out, words(result.reason == REASON_KING ? WORD_PUZZLE_LOSES_KING : WORD_PUZZLE_LOSES),
            other);
    } else if (goal->kind == GOAL_HOLD) {
        text_format(out, words(WORD_PUZZLE_LETS_GAIN), other, gained(app, !side));
    } else if (goal->turns == 1 && goal->kind == GOAL_GAIN) {
        text_format(out, words(WORD_PUZZLE_TOO_LITTLE), gained(app, side), goal->amount);
    } else if (goal->turns == 1) {
        text_add(out, words(WORD_PUZZLE_NO_WIN));
    } else if (goal->kind == GOAL_GAIN) {
        text_format(out, words(WORD_PUZZLE_NO_GAIN_IN), other, goal->amount);
    } else {
        text_format(out, words(WORD_PUZZLE_NO_WIN_IN), other);
    }
}
