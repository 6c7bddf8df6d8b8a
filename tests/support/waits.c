/* waits.c: see waits.h. */
#include "support/waits.h"

#include "base/random.h"
#include "engine/rules.h"
#include "support/suite.h"
#include "ui/app/stack.h"
#include "ui/scenes/study/study.h"

enum { MATCH_LONGEST = 150, ASKED_EVERY = 6, STEPS_MOST = 400 };
static const double STEP = 700; /* ms, in which whatever is played by itself goes on */

struct driver {
    struct ui_play *play;
    const struct waits_watch *watch;
};

/* Time passes, and a frame is drawn. */
static void show(const struct driver *driver, const char *what, double ms) {
    driver->watch->begin(driver->watch->context);
    ui_play_wait(driver->play, ms);
    driver->watch->end(driver->watch->context, what);
}

static void input(const struct driver *driver, const char *what, const struct input *input) {
    driver->watch->begin(driver->watch->context);
    app_input(&driver->play->app, input);
    ui_play_wait(driver->play, 1);
    driver->watch->end(driver->watch->context, what);
}

static void press(const struct driver *driver, const char *what, enum key key) {
    input(driver, what, &(struct input){.kind = INPUT_KEY, .key = key});
}

static void answer(const struct driver *driver, struct host_answer *answer) {
    answer->thought = driver->play->fake.question.id;
    answer->task = driver->play->fake.question.task;
    driver->play->fake.question.id = 0;
    input(driver, "an answer", &(struct input){.kind = INPUT_ANSWER, .answer = answer});
}

/* ---- hints ---- */

/* A random line, as long as one can be. */
static struct variation random_line(const struct match *match, uint64_t *state) {
    struct variation line = {0};
    struct position pos = *match_position(match);
    int most = 1 + (int)random_below(state, VARIATION_ACTIONS);
    while (line.count < most && match->game->result(&pos).outcome == OUTCOME_OPEN) {
        game_action legal[ACTIONS_MAX];
        int count = match->game->actions(&pos, legal);
        line.action[line.count] = legal[random_below(state, (uint32_t)count)];
        rules_play(match->game, &pos, line.action[line.count++], NULL);
    }
    return line;
}

static void hint(const struct driver *driver, uint64_t *state) {
    const struct match *match = ui_play_match(driver->play);
    struct host_answer given = {0};
    int side = match_turn(match);
    play_seat(&driver->play->app.table.play, (const int[]){side ? 4 : 0, side ? 0 : 4}, 1);
    ui_play_wait(driver->play, 1);
    press(driver, "a hint", KEY_F2);
    ck_assert_int_eq(driver->play->fake.question.task, HOST_HINT);
    given.hint.line = random_line(match, state);
    prospect_look(match, &given.hint.line, &given.hint.prospect);
    answer(driver, &given);
    press(driver, "the whole turn of a hint", KEY_F2);
    play_seat(&driver->play->app.table.play, (const int[]){0, 0}, 1);
}

void waits_hints(const struct game *game, int count, uint64_t seed,
                 const struct waits_watch *watch) {
    uint64_t state = seed;
    for (int asked = 0; asked < count;) {
        struct driver driver = {ui_play_open(game->id, NULL, NULL, 1280, 800), watch};
        struct play *play = &driver.play->app.table.play;
        for (int i = 0; i < MATCH_LONGEST && asked < count && play->legal.count; i++) {
            if (random_below(&state, ASKED_EVERY) == 0) {
                hint(&driver, &state);
                asked++;
            }
            play_action(play, &driver.play->app.settings,
                        play->legal.action[random_below(&state, (uint32_t)play->legal.count)]);
            ui_play_wait(driver.play, 1);
        }
        ui_play_close(driver.play);
    }
}

/* ---- puzzles ---- */

/* What the rules tell of the turn that is asked about. */
static void explain(const struct driver *driver, struct prospect *prospect) {
    struct match start;
    ck_assert_ptr_null(match_copy_line(&driver->play->app.table.play.match, MATCH_ROOT, &start));
    prospect_look(&start, &driver->play->fake.explained, prospect);
    match_free(&start);
}

/* Lets time pass until the player is to act or the puzzle is over, and answers what is asked. */
static int settle(const struct driver *driver) {
    struct study *study = driver->play->app.study;
    int replies = 0;
    for (int i = 0; i < STEPS_MOST; i++) {
        show(driver, "what follows a turn of a puzzle", STEP);
        if (driver->play->fake.question.id) {
            bool explains = driver->play->fake.question.task == HOST_EXPLAIN;
            struct host_answer given = {0};
            if (explains) {
                explain(driver, &given.prospect);
            } else {
                given.proof = driver->play->fake.proof;
                proof_think(&given.proof);
            }
            answer(driver, &given);
            replies += !explains;
        } else if (!study_is_busy(study) && !driver->play->app.table.play.animation &&
                   (study_played(&driver->play->app) == 0 || study->state == QUIZ_ASKS ||
                    quiz_is_over(study))) {
            return replies;
        }
    }
    ck_abort_msg("puzzle %d does not go on", study->puzzle.number);
}

static void act(const struct driver *driver, game_action action) {
    driver->watch->begin(driver->watch->context);
    play_action(&driver->play->app.table.play, &driver->play->app.settings, action);
    driver->watch->end(driver->watch->context, "a turn of a puzzle");
}

/* Plays a turn: that of the solution, or another one. */
static int answer_puzzle(const struct driver *driver, bool rightly) {
    const struct app *app = &driver->play->app;
    const struct match *match = &app->table.play.match;
    const struct legal *legal = &app->table.play.legal;
    char word[ACTION_TEXT_MAX];
    game_action right = 0;
    bool stored =
        puzzle_action(app->study->puzzle.solution, match_depth(match, match->current), word) &&
        rules_action_parse(match->game, match_position(match), word, &right);
    game_action other = legal->action[stored && legal->count > 1 && legal->action[0] == right];
    act(driver, rightly && stored ? right : other);
    return settle(driver);
}

static int answer_all(const struct driver *driver, bool rightly) {
    const struct study *study = driver->play->app.study;
    int replies = 0;
    for (int i = 0; i < STEPS_MOST && !quiz_is_over(study); i++) {
        replies += answer_puzzle(driver, rightly);
    }
    ck_assert(quiz_is_over(study));
    return replies;
}

bool waits_puzzle(const struct game *game, int number, const struct waits_watch *watch,
                  int *replies) {
    struct driver driver = {ui_play_open("", NULL, NULL, 1280, 800), watch};
    struct app *app = &driver.play->app;
    driver.play->fake.proves = true;
    app->request->study = (struct study_request){STUDY_PUZZLE, game, number};
    ui_play_push(driver.play, SCENE_STUDY);
    bool there = app->study && app->study->puzzle.number == number;
    if (there) {
        show(&driver, "a puzzle that opens", 0);
        *replies += answer_all(&driver, true);
        ck_assert_int_eq(app->study->state, QUIZ_SOLVED);
        command_act(app, quiz_commands, "button:again");
        *replies += answer_all(&driver, false);
    }
    ui_play_close(driver.play);
    return there;
}
