/* quiz.c: a puzzle at the table, see study.h. The first turn is right if it leads to where the one
 * solution does; what follows is proven by search, as several turns may do. */
#include "ui/scenes/study/study.h"

#include "engine/rules.h"
#include "ui/app/companions.h"
#include "ui/app/matches.h"
#include "ui/app/prover.h"

#include <string.h>

enum { DAY = 86400000, NODES = 400000 };

int quiz_today(const struct app *app) {
    return (int)(app->saved.now.local / DAY);
}

static bool is_daily(const struct study *study) {
    return study->kind == STUDY_DAILY;
}

/* ---- the position ---- */

static bool set_up(const struct app *app, struct table_state *table) {
    struct study *study = app->study;
    if (study_set(app, table, "", study->puzzle.position) || match_over(&table->play.match)) {
        return false;
    }
    proof_begin(&study->proof, study->game, match_position(&table->play.match), &study->puzzle.goal,
                NODES, &study->standing);
    prover_stop(table);
    study->weighs = WEIGHS_NOTHING;
    study->state = QUIZ_ASKS;
    study->collects = quiz_collects(app);
    study->astray = study->helped = false;
    study->solved = -NEVER;
    study->comment[0] = '\0';
    study_says(study, false);
    study_play(study, "");
    return true;
}

/* That there are no previews is said beside one puzzle, and never again. */
static void introduce(const struct app *app) {
    struct progress *progress = app->study->progress;
    app->study->introduces = app->settings.previews && !progress->introduced &&
                             !progress_solved(progress, app->study->game);
    if (app->study->introduces) {
        progress->introduced = true;
        matches_save_progress(app);
    }
}

bool quiz_open(const struct app *app, struct table_state *table, int number) {
    struct study *study = app->study;
    study->count = puzzles_count(study->text);
    int wrapped = number > study->count ? 1 : number;
    introduce(app);
    return puzzles_find(study->text, wrapped, &study->puzzle) && set_up(app, table);
}

/* ---- answers ---- */

/* Appends a turn in notation. */
static void write_turn(const struct app *app, const struct proof_turn *turn, struct text *out) {
    struct position pos = *match_position(&app->table.play.match);
    for (int i = 0; i < turn->count; i++) {
        text_add(out, out->length ? " " : "");
        app->study->game->action_text(&pos, turn->action[i], out);
        rules_play(app->study->game, &pos, turn->action[i], NULL);
    }
}

/* At the end of a right line, also says what it has achieved. */
static void praise(const struct app *app, enum word first) {
    struct text text = text_fixed(app->study->comment, sizeof app->study->comment);
    text_add(&text, words(first));
    if (!app->study->helped) {
        text_char(&text, ' ');
        quiz_explained_text(app, &text);
    }
    study_says(app->study, true);
}

/* An answer was wrong, or shown: the puzzle will come back. */
static void fail(const struct app *app) {
    const struct puzzle *puzzle = &app->study->puzzle;
    progress_fail(progress_of(app->study->progress, app->study->game), puzzle->number,
                  puzzle_id(puzzle));
    matches_save_progress(app);
}

/* Two tones of the bowl, and the card shines for a moment. */
static void celebrate(const struct app *app) {
    app->study->solved = app->ui->now;
    cues_add(app->cues, &(struct cue){.at = 120,
                                      .sound = SOUND_BOWL,
                                      .pitch = 1.25F,
                                      .gain = 0.5F,
                                      .caption = WORD_CAPTION_SOLVED});
    cues_add(app->cues, &(struct cue){.at = 320,
                                      .sound = SOUND_BOWL,
                                      .pitch = 1.5F,
                                      .gain = 0.5F,
                                      .caption = WORD_CAPTION_SOLVED});
}

/* After today's puzzle: how many days in a row there are, and when the next one comes. */
static void tell_days(const struct app *app) {
    struct study *study = app->study;
    int streak = progress_streak(study->progress, study->day);
    struct line days = streak > 1 ? text_line(words_count(WORD_PUZZLE_TOMORROW_ROW, streak), streak)
                                  : text_line("%s", words(WORD_PUZZLE_TOMORROW));
    size_t length = strlen(study->comment);
    struct text text = text_fixed(study->comment + length, sizeof study->comment - length);
    text_add(&text, study->past ? "" : days.string);
}

static void solve(const struct app *app) {
    struct study *study = app->study;
    struct game_progress *own = progress_of(study->progress, study->game);
    study->state = QUIZ_SOLVED;
    celebrate(app);
    praise(app, study->helped ? WORD_PUZZLE_SOLVED_HELPED : WORD_PUZZLE_SOLVED);
    app->ui->changed = true;
    if (study->helped) {
        return; /* a mark is for those who found it */
    }
    progress_solve(own, study->puzzle.number, puzzle_id(&study->puzzle));
    if (is_daily(study)) {
        (study->past ? progress_solve_past : progress_solve_day)(study->progress, study->day);
        tell_days(app);
    }
    matches_save_progress(app);
}

/* Whatever led there, the solution is on the board. */
static void finish(const struct app *app) {
    if (app->study->state == QUIZ_SHOWS) {
        app->study->state = QUIZ_SHOWN;
        praise(app, WORD_PUZZLE_SHOWN);
        app->ui->changed = true;
    } else {
        solve(app);
    }
}

/* First it is found out why the solution works, if that is to be told. */
static void conclude(const struct app *app, struct table_state *table) {
    struct variation line = quiz_line(app);
    if (quiz_has_reason(app->study) && !app->study->helped) {
        app->study->weighs = WEIGHS_REASON;
        prover_explain(table, &line);
    } else {
        finish(app);
    }
}

static void refute(const struct app *app) {
    struct text text = text_fixed(app->study->comment, sizeof app->study->comment);
    app->study->state = QUIZ_REFUTED;
    study_says(app->study, true);
    quiz_refutation_text(app, &text);
    fail(app);
    app->ui->changed = true;
}

/* A turn is to be played by itself: in the line that refutes, or as a reply. */
static void play_turn(const struct app *app, enum quiz_state state, const struct proof_turn *turn) {
    struct study *study = app->study;
    char line[PUZZLE_SOLUTION_MAX];
    struct text text = text_fixed(line, sizeof line);
    write_turn(app, turn, &text);
    study->state = state;
    study_play(study, line);
}

/* Lets the other side reply with the turn that the solution has. False where it has none. */
static bool reply_as_stored(const struct app *app) {
    struct study *study = app->study;
    char line[PUZZLE_SOLUTION_MAX];
    struct text text = text_fixed(line, sizeof line);
    if (!study->astray) {
        quiz_stored_reply(app, &text);
    }
    if (text.length) {
        study->state = QUIZ_REPLIES;
        study_play(study, line);
    }
    return text.length > 0;
}

/* What comes next takes a search; go_on is called once that is done. */
static void weigh(const struct app *app, struct table_state *table, enum quiz_question question,
                  bool judges, bool right) {
    struct study *study = app->study;
    study->weighs = question;
    prover_ask(table, &(struct proof_thought){.proof = study->proof,
                                              .standing = study->standing,
                                              .pos = *match_position(&table->play.match),
                                              .judges = judges,
                                              .right = right,
                                              .own = question == WEIGHS_LINE});
}

/* The other side is passed over: the player has had a turn and is to act again. */
static bool acts_again(const struct app *app) {
    return match_turn(&app->table.play.match) == app->study->proof.side;
}

/* The right turn has decided the goal. */
static bool decides(const struct app *app) {
    return app->study->standing.turns == 0 || match_over(&app->table.play.match);
}

/* The player's turn has ended: was it right? The first one has to lead to where the solution does;
 * later ones are right, too, if they achieve the goal. */
static void judge(const struct app *app, struct table_state *table) {
    struct study *study = app->study;
    const struct position *pos = match_position(&table->play.match);
    bool first = study->start == MATCH_ROOT, straight = quiz_follows(app);
    study->astray = !straight;
    proof_count_turn(&study->proof, pos, study->proof.side, &study->standing);
    study->proof.exhausted = false;
    if (straight && decides(app)) {
        conclude(app, table);
    } else if (!straight || (!acts_again(app) && !reply_as_stored(app))) {
        weigh(app, table, WEIGHS_TURN, !first && !straight, straight);
    }
}

/* The player's turn has been weighed. */
static void answer_turn(const struct app *app, struct table_state *table,
                        const struct proof_thought *thought) {
    if (thought->right && (decides(app) || (!thought->found && !acts_again(app)))) {
        conclude(app, table);
    } else if (thought->found) {
        play_turn(app, thought->right ? QUIZ_REPLIES : QUIZ_REFUTES, &thought->turn);
    } else if (!thought->right) {
        refute(app);
    }
}

/* In a line that refutes, the player's side goes on as well as it can, until all is lost. */
static void go_on_refuting(const struct app *app, struct table_state *table) {
    enum goal_kind goal = app->study->puzzle.goal.kind;
    if ((goal == GOAL_SURVIVE || goal == GOAL_HOLD) && !match_over(&table->play.match)) {
        app->study->proof.exhausted = false;
        weigh(app, table, WEIGHS_LINE, false, false);
    } else {
        refute(app);
    }
}

/* The player is to act again, after a right turn and the reply to it. */
static void ask_again(const struct app *app, struct table_state *table) {
    struct study *study = app->study;
    study->state = QUIZ_ASKS;
    study_says(study, true);
    study_begin_part(app);
    app->ui->changed = true;
    if (match_over(&table->play.match)) {
        conclude(app, table); /* whatever it replied, the match ended as it should */
    }
}

/* It has been found out what comes next. */
static void go_on(const struct app *app, struct table_state *table,
                  const struct proof_thought *thought) {
    struct study *study = app->study;
    enum quiz_question question = study->weighs;
    study->weighs = WEIGHS_NOTHING;
    app->ui->changed = true;
    if (question == WEIGHS_REASON) {
        finish(app);
        return;
    }
    study->proof = thought->proof;
    if (question == WEIGHS_TURN) {
        answer_turn(app, table, thought);
    } else if (thought->found) {
        play_turn(app, study->state, &thought->turn);
    } else if (question == WEIGHS_PASS) {
        ask_again(app, table);
    } else {
        refute(app);
    }
}

/* The turn that was played by itself has ended. */
static void count_script(const struct app *app, int side) {
    proof_count_turn(&app->study->proof, match_position(&app->table.play.match), side,
                     &app->study->standing);
}

/* An action has been played. */
static void follow(const struct app *app, struct table_state *table) {
    struct study *study = app->study;
    const struct match *match = &table->play.match;
    if (study_played(app) == 0) {
        return;
    }
    int mover = match->nodes[match->current].player;
    bool ended = proof_turn_over(study->game, match_position(match), mover);
    switch (study->state) {
    case QUIZ_ASKS:
        if (ended) {
            judge(app, table);
            study->start = match->current;
        }
        break;
    case QUIZ_REPLIES:
        count_script(app, mover);
        study_begin_part(app);
        if (match_turn(match) != mover || match_over(match)) {
            ask_again(app, table);
        } else if (!reply_as_stored(app)) {
            weigh(app, table, WEIGHS_PASS, false, true); /* the player is passed over */
        }
        break;
    case QUIZ_REFUTES:
        count_script(app, mover);
        study_begin_part(app);
        go_on_refuting(app, table);
        break;
    case QUIZ_SHOWS:
        conclude(app, table);
        break;
    default:
        break;
    }
}

void quiz_follow(const struct app *app, struct table_state *table) {
    if (!app->study->weighs) {
        follow(app, table);
    }
    const struct proof_thought *thought = app->study->weighs ? prover_take(table) : NULL;
    if (thought) {
        go_on(app, table, thought);
    }
}

bool quiz_is_over(const struct study *study) {
    return study->state == QUIZ_REFUTED || study->state == QUIZ_SHOWN ||
           study->state == QUIZ_SOLVED;
}

/* ---- what the buttons do ---- */

bool quiz_is_told(const struct app *app) {
    return app->table.hint.given == 2 && app->table.hint.changes == app->table.play.changes;
}

/* The first time it says where to look; from the second on, what to play, and why. */
static void give_hint(const struct app *app, struct table_state *table,
                      const struct variation *line) {
    struct hint *hint = &table->hint;
    unsigned changes = table->play.changes;
    play_clear_selection(&table->play); /* what is chosen may not go with it */
    bool again = hint->given && hint->changes == changes;
    *hint = (struct hint){.given = 1, .line = *line, .changes = changes};
    if (again) {
        char why[STUDY_COMMENT_MAX];
        struct text text = text_fixed(why, sizeof why);
        quiz_why_text(app, &text);
        app->study->helped = true;
        fail(app);
        companions_show_turn(app, table, why);
    } else {
        companions_say_where(app, table);
    }
    app->ui->changed = true;
}

void quiz_hint(const struct app *app, struct table_state *table) {
    if (app->study->state == QUIZ_ASKS && !study_is_busy(app->study)) {
        struct variation line = quiz_stored_line(app);
        if (line.count) {
            give_hint(app, table, &line);
        }
    }
}

static void show_solution(const struct app *app, struct table_state *table) {
    if (set_up(app, table)) {
        app->study->state = QUIZ_SHOWS;
        fail(app);
        study_play(app->study, app->study->puzzle.solution);
    }
}

static void try_again(const struct app *app, struct table_state *table) {
    set_up(app, table);
}

const struct command quiz_commands[] = {
    COMMAND_ONLY("button:again", KEY_NONE, .at_table = try_again),
    COMMAND_ONLY("button:hint", KEY_NONE, .at_table = quiz_hint),
    COMMAND_ONLY("button:solution", KEY_NONE, .at_table = show_solution),
    {0},
};
