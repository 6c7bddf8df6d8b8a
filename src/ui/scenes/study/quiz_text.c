/* quiz_text.c: the sentences of a puzzle, see study.h. They speak of what is captured or, where the
 * score counts points, or the end of the match adds to it, of what is scored. */
#include "ui/scenes/study/study.h"

#include "advice/phrases.h"
#include "advice/reason.h"
#include "ui/app/learning.h"
#include "ui/play/result_text.h"

enum { CAPTURE, SCORE, GAINS };

/* `ends`: the match has ended, or the solution ends it by collecting. */
static int kind_of_gain(const struct app *app, bool ends) {
    return app->study->game->unit == WORD_UNIT_POINTS || ends ? SCORE : CAPTURE;
}

static int kind_gained(const struct app *app) {
    return kind_of_gain(app, app->study->collects || match_over(&app->table.play.match));
}

/* What the goal demands, or forbids the other side: "4 seeds". */
static struct line demanded(const struct app *app) {
    return phrase_count(app->study->game, app->study->puzzle.goal.amount);
}

static void win_text(const struct goal *goal, const char *other, struct text *out) {
    if (goal->turns == 1) {
        text_add(out, words(goal->reason == REASON_KING ? WORD_PUZZLE_WIN_KING : WORD_PUZZLE_WIN));
    } else {
        text_format(out, words_count(WORD_PUZZLE_WIN_IN, goal->turns), goal->turns, other);
    }
}

static void survive_text(const struct goal *goal, const char *other, struct text *out) {
    if (goal->turns == 1) {
        text_add(out, words(goal->reason == REASON_KING ? WORD_PUZZLE_SURVIVE_KING
                                                        : WORD_PUZZLE_SURVIVE));
    } else {
        text_format(out, words_count(WORD_PUZZLE_SURVIVE_IN, goal->turns), other, goal->turns);
    }
}

static void aim_text(const struct app *app, const char *other, struct text *out) {
    static const enum word gain[GAINS] = {WORD_PUZZLE_CAPTURE, WORD_PUZZLE_SCORE},
                           gain_in[GAINS] = {WORD_PUZZLE_CAPTURE_IN, WORD_PUZZLE_SCORE_IN},
                           hold[GAINS] = {WORD_PUZZLE_HOLD_CAPTURE, WORD_PUZZLE_HOLD_SCORE};
    const struct study *study = app->study;
    const struct goal *goal = &study->puzzle.goal;
    int kind = kind_of_gain(app, study->collects);
    struct line amount = demanded(app);
    switch (goal->kind) {
    case GOAL_WIN:
        win_text(goal, other, out);
        break;
    case GOAL_GAIN:
        if (goal->turns == 1) {
            text_format(out, words(gain[kind]), amount.string);
        } else {
            text_format(out, words_count(gain_in[kind], goal->turns), amount.string, goal->turns,
                        other);
        }
        break;
    case GOAL_HOLD:
        text_format(out, words(hold[kind]), other, amount.string);
        break;
    default:
        survive_text(goal, other, out);
        break;
    }
}

void quiz_goal_text(const struct app *app, struct text *out) {
    const struct study *study = app->study;
    aim_text(app, play_name(&app->table.play, !study->proof.side), out);
    text_char(out, '\n');
    text_format(out, words(WORD_PUZZLE_SIDE), play_name(&app->table.play, study->proof.side));
    if (study->introduces) {
        text_add(out, words(WORD_PUZZLE_NO_PREVIEWS));
    }
    if (learning_is_new(app, study->game) && !study->comment[0]) {
        text_char(out, '\n');
        text_format(out, words(WORD_PUZZLE_NEW), words(study->game->name));
    }
}

/* How much the side that gains in this goal has gained. */
static int gained(const struct app *app) {
    return proof_gain(&app->study->proof, match_position(&app->table.play.match),
                      app->study->standing);
}

/* That the other side can't win within so many turns. */
static void survives_text(const struct goal *goal, int turns, const char *other, struct text *out) {
    if (turns > 1) {
        text_format(out, words_count(WORD_PUZZLE_SURVIVES_IN, turns), other, turns);
    } else {
        text_format(
            out,
            words(goal->reason == REASON_KING ? WORD_PUZZLE_SURVIVES_KING : WORD_PUZZLE_SURVIVES),
            other);
    }
}

static void achieved_text(const struct app *app, struct text *out) {
    static const enum word gains[GAINS] = {WORD_PUZZLE_CAPTURES, WORD_PUZZLE_SCORES},
                           holds[GAINS] = {WORD_PUZZLE_HOLDS_CAPTURE, WORD_PUZZLE_HOLDS_SCORE};
    const struct study *study = app->study;
    const struct goal *goal = &study->puzzle.goal;
    const char *const names[2] = {play_name(&app->table.play, 0), play_name(&app->table.play, 1)};
    const char *other = names[!study->proof.side];
    int kind = kind_gained(app);
    if (match_result(&app->table.play.match).reason == REASON_SCORE) {
        text_format(out, "%s.", result_headline(&app->table.play.match, names).string);
    } else if (match_over(&app->table.play.match)) {
        text_add(out, result_sentence(&app->table.play, names).string);
    } else if (goal->kind == GOAL_GAIN) {
        int count = gained(app);
        text_format(out, words(gains[kind]), phrase_count(study->game, count).string);
    } else if (goal->kind == GOAL_HOLD) {
        text_format(out, words(holds[kind]), other, demanded(app).string);
    } else {
        survives_text(goal, goal->turns, other, out);
    }
}

int quiz_first_turn(const struct app *app) {
    const struct match *match = &app->table.play.match;
    int depth = match_depth(match, match->current), count = depth > 0;
    while (count < depth && !match_begins_turn(match, match_line_node(match, count + 1))) {
        count++;
    }
    return match_line_node(match, count);
}

/* What the first turn has gained its own side. */
static int taken(const struct app *app) {
    const struct match *match = &app->table.play.match;
    int side = app->study->proof.side;
    return match->game->score(&match->nodes[quiz_first_turn(app)].position, side) -
           match->game->score(&match->nodes[MATCH_ROOT].position, side);
}

/* That no other first turn does it, which is so of every puzzle (puzzle.h). */
static void only_text(const struct app *app, struct text *out) {
    static const enum word gains[GAINS] = {WORD_PUZZLE_ONLY_CAPTURES, WORD_PUZZLE_ONLY_SCORES};
    const struct goal *goal = &app->study->puzzle.goal;
    bool once = goal->turns == 1;
    if (quiz_has_other_ways(app)) {
        text_add(out, words(WORD_PUZZLE_SEVERAL_WAYS));
        return;
    }
    switch (goal->kind) {
    case GOAL_HOLD:
        text_add(out, words(WORD_PUZZLE_ONLY_HOLDS));
        break;
    case GOAL_SURVIVE:
        text_add(out, words(once ? WORD_PUZZLE_ONLY_SURVIVES : WORD_PUZZLE_ONLY_SURVIVES_IN));
        break;
    default:
        if (once) {
            text_add(out, words(goal->kind == GOAL_WIN ? WORD_PUZZLE_ONLY_WINS
                                                       : gains[kind_gained(app)]));
        } else {
            text_add(out, words(WORD_PUZZLE_ONLY_IN));
        }
    }
}

bool quiz_has_reason(const struct study *study) {
    const struct goal *goal = &study->puzzle.goal;
    return goal->turns > 1 || goal->kind == GOAL_HOLD || goal->kind == GOAL_SURVIVE;
}

struct variation quiz_line(const struct app *app) {
    const struct match *match = &app->table.play.match;
    struct variation line = {0};
    int depth = match_depth(match, match->current);
    while (line.count < depth && line.count < VARIATION_ACTIONS) {
        line.action[line.count] = match->nodes[match_line_node(match, line.count + 1)].action;
        line.count++;
    }
    return line;
}

/* Why the first turn works, as hints say it. False when the rules tell nothing of it. */
static bool reason_text(const struct app *app, struct text *out) {
    struct variation line = quiz_line(app);
    struct match start;
    bool several = app->study->puzzle.goal.turns > 1;
    char why[STUDY_COMMENT_MAX];
    struct text reason = text_fixed(why, sizeof why);
    if (!quiz_has_reason(app->study) ||
        match_copy_line(&app->table.play.match, MATCH_ROOT, &start)) {
        return false;
    }
    bool tells = reason_tell(&start, &line, &app->table.prover.prospect, &reason);
    match_free(&start);
    if (tells) {
        text_format(out, words(several ? WORD_PUZZLE_FIRST_TURN : WORD_PUZZLE_REASON), why);
    }
    return tells;
}

void quiz_explained_text(const struct app *app, struct text *out) {
    enum goal_kind goal = app->study->puzzle.goal.kind;
    achieved_text(app, out);
    if (reason_text(app, out)) {
        return;
    }
    if (goal == GOAL_WIN || goal == GOAL_GAIN || !match_over(&app->table.play.match)) {
        only_text(app, out);
    }
}

void quiz_why_text(const struct app *app, struct text *out) {
    static const enum word gains[GAINS] = {WORD_PUZZLE_CAPTURES, WORD_PUZZLE_SCORES},
                           gains_in[GAINS] = {WORD_PUZZLE_WHY_CAPTURES_IN,
                                              WORD_PUZZLE_WHY_SCORES_IN},
                           holds[GAINS] = {WORD_PUZZLE_HOLDS_CAPTURE, WORD_PUZZLE_HOLDS_SCORE};
    const struct study *study = app->study;
    const struct goal *goal = &study->puzzle.goal;
    const char *other = play_name(&app->table.play, !study->proof.side);
    int kind = kind_of_gain(app, study->collects), turns = study->standing.turns;
    if (goal->kind == GOAL_GAIN) {
        struct line missing = phrase_count(study->game, goal->amount - gained(app));
        if (turns == 1) {
            text_format(out, words(gains[kind]), missing.string);
        } else {
            text_format(out, words_count(gains_in[kind], turns), missing.string, turns, other);
        }
    } else if (goal->kind == GOAL_WIN && turns == 1) {
        text_add(out, words(WORD_PUZZLE_WHY_WINS));
    } else if (goal->kind == GOAL_WIN) {
        text_format(out, words_count(WORD_PUZZLE_WHY_WINS_IN, turns), turns, other);
    } else if (goal->kind == GOAL_HOLD) {
        text_format(out, words(holds[kind]), other, demanded(app).string);
    } else {
        survives_text(goal, turns, other, out);
    }
}

/* Of a turn that gains too little. */
static void too_little_text(const struct app *app, int kind, struct text *out) {
    static const enum word nothing[GAINS] = {WORD_PUZZLE_CAPTURES_NOTHING,
                                             WORD_PUZZLE_SCORES_NOTHING},
                           less[GAINS] = {WORD_PUZZLE_CAPTURES_LESS, WORD_PUZZLE_SCORES_LESS};
    int count = taken(app);
    struct line amount = demanded(app);
    if (count > 0) {
        text_format(out, words(less[kind]), phrase_count(app->study->game, count).string,
                    app->study->puzzle.goal.amount);
    } else {
        text_format(out, words(nothing[kind]), amount.string);
    }
}

/* Of a turn by which the match is lost: why it has ended, too, as the board need not show that. */
static void lost_text(const struct app *app, const char *other, struct text *out) {
    const char *const names[2] = {play_name(&app->table.play, 0), play_name(&app->table.play, 1)};
    struct result result = match_result(&app->table.play.match);
    if (result.reason == REASON_KING) {
        text_format(out, words(WORD_PUZZLE_LOSES_KING), other);
        return;
    }
    text_format(out, words(WORD_PUZZLE_LOSES), other);
    text_format(out, " %s", result_sentence(&app->table.play, names).string);
}

/* How far off a turn is that should have achieved the goal by itself. */
static void short_text(const struct app *app, struct text *out) {
    const struct goal *goal = &app->study->puzzle.goal;
    const struct match *match = &app->table.play.match;
    const struct position *after = &match->nodes[quiz_first_turn(app)].position;
    bool open = match->game->result(after).outcome == OUTCOME_OPEN;
    if (goal->kind == GOAL_GAIN) {
        too_little_text(app, kind_of_gain(app, app->study->collects || !open), out);
    } else if (goal->reason == REASON_MAJORITY && open) {
        int own = match->game->score(after, app->study->proof.side);
        text_format(out, words(WORD_PUZZLE_NO_HALF), phrase_count(match->game, own).string);
    } else {
        text_add(out, words(goal->reason == REASON_SCORE && open ? WORD_PUZZLE_NO_END
                            : goal->reason == REASON_KING        ? WORD_PUZZLE_NO_KING
                                                                 : WORD_PUZZLE_NO_WIN));
    }
}

/* What the other side has gained since the first turn. */
static int lost_since(const struct app *app) {
    const struct match *match = &app->table.play.match;
    int other = !app->study->proof.side;
    return match->game->score(match_position(match), other) -
           match->game->score(&match->nodes[quiz_first_turn(app)].position, other);
}

/* Of a turn after which the goal of several turns is out of reach: the other side has an answer, if
 * it is to act at all. */
static void late_text(const struct app *app, int kind, struct text *out) {
    static const enum word no_gain[GAINS] = {WORD_PUZZLE_NO_CAPTURE_IN, WORD_PUZZLE_NO_SCORE_IN};
    const struct match *match = &app->table.play.match;
    const struct position *after = &match->nodes[quiz_first_turn(app)].position;
    int other = !app->study->proof.side;
    if (match->game->result(after).outcome == OUTCOME_OPEN &&
        match->game->side_to_act(after) == other) {
        text_format(out, words(WORD_PUZZLE_ANSWERED), play_name(&app->table.play, other));
        text_char(out, ' ');
    }
    if (app->study->puzzle.goal.kind == GOAL_GAIN) {
        text_format(out, words(no_gain[kind]), demanded(app).string);
    } else {
        text_add(out, words(WORD_PUZZLE_NO_WIN_IN));
    }
}

void quiz_refutation_text(const struct app *app, struct text *out) {
    static const enum word lets[GAINS] = {WORD_PUZZLE_LETS_CAPTURE, WORD_PUZZLE_LETS_SCORE};
    const struct study *study = app->study;
    const struct goal *goal = &study->puzzle.goal;
    int side = study->proof.side, kind = kind_gained(app);
    const char *other = play_name(&app->table.play, !side);
    struct result result = match_result(&app->table.play.match);
    bool lost = result.outcome == OUTCOME_WIN && result.winner != side;
    bool attack = goal->kind == GOAL_GAIN || goal->kind == GOAL_WIN;
    bool replied = quiz_first_turn(app) != app->table.play.match.current;
    bool falls_short = attack && goal->turns == 1 && (replied || !lost);
    if (falls_short) {
        short_text(app, out);
        text_add(out, replied ? " " : "");
    }
    if (lost) {
        lost_text(app, other, out);
    } else if (goal->kind == GOAL_HOLD || (falls_short && replied)) {
        int count = falls_short ? lost_since(app) : gained(app);
        kind = falls_short ? kind_of_gain(app, match_over(&app->table.play.match)) : kind;
        text_format(out, words(lets[kind]), other, phrase_count(study->game, count).string);
    } else if (attack && !falls_short) {
        late_text(app, kind, out);
    }
}
