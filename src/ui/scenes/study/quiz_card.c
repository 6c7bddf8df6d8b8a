/* quiz_card.c: the card of a puzzle, and the ways from it to other puzzles, see study.h. */
#include "ui/scenes/study/study.h"

#include "ui/app/request.h"
#include "ui/app/stack.h"
#include "ui/scenes/study/shelf.h"

#include <math.h>

static const double SHINE = 900; /* ms */

static bool is_daily(const struct study *study) {
    return study->kind == STUDY_DAILY;
}

/* ---- to other puzzles ---- */

/* Back to it where it lies below, else in the place of the puzzle. */
static void open_shelf(const struct app *app) {
    app->request->shelf = app->study->game;
    if (app_below_id(app) == SCENE_SHELF) {
        request_back(app);
    }
    if (!app->shelf || app->shelf->game != app->request->shelf) {
        request_instead(app, SCENE_SHELF);
    }
}

/* After the puzzle of a day, which is of any game, to the shelf of this one. */
static void open_next(const struct app *app, struct table_state *table) {
    struct study *study = app->study;
    if (is_daily(study)) {
        open_shelf(app);
        return;
    }
    const struct game_progress *own = progress_of(study->progress, study->game);
    quiz_open(app, table, progress_after(own, study->puzzle.number, study->count));
}

static void open_previous(const struct app *app, struct table_state *table) {
    struct study *study = app->study;
    quiz_open(app, table, study->puzzle.number > 1 ? study->puzzle.number - 1 : study->count);
}

const struct command quiz_ways_commands[] = {
    COMMAND_ONLY("button:next", KEY_NONE, .at_table = open_next),
    COMMAND_ONLY("button:previous", KEY_NONE, .at_table = open_previous),
    COMMAND_ONLY("button:shelf", KEY_NONE, .act = open_shelf),
    COMMAND_ONLY("button:number", KEY_NONE, .act = open_shelf),
    {0},
};

/* ---- on the board ---- */

/* The target of a place on the board; false for any other place. */
static bool find_touch(const struct play *play, int place, struct touch *touch) {
    struct place_shape shape;
    if (place == NOWHERE || !play->face->place_shape ||
        !play->face->place_shape(match_position(&play->match), place, &shape)) {
        return false;
    }
    struct text out = text_fixed(touch->text, sizeof touch->text);
    text_add(&out, shape.id.string);
    return true;
}

int quiz_mention(const struct app *app, struct touch mention[LOOKS_MAX]) {
    const struct play *play = &app->table.play;
    struct last_turn turn;
    struct touch last = {""}, touch;
    int count = 0;
    bool ended = false;
    if (app->study->state != QUIZ_REFUTED || quiz_first_turn(app) != play->match.current) {
        return 0;
    }
    last_turn_find(&play->match, play->match.current, &turn);
    for (int i = 0; i < turn.trace.count; i++) {
        const struct event *event = &turn.trace.event[i];
        bool captures = event->kind == EVENT_CAPTURE || event->kind == EVENT_FLIP;
        if (captures && count < LOOKS_MAX && find_touch(play, event->from, &touch)) {
            mention[count++] = touch;
        } else if (find_touch(play, event->to, &touch)) {
            last = touch;
            ended = true;
        }
    }
    if (count == 0 && ended) {
        mention[count++] = last;
    }
    return count;
}

/* ---- the card ---- */

float quiz_shine(const struct app *app) {
    const struct study *study = app->study;
    bool moves = settings_animates(&app->settings);
    double left = 1 - (app->ui->now - study->solved) / SHINE;
    return moves && study->state == QUIZ_SOLVED ? (float)fmin(fmax(left, 0), 1) : 0;
}

static void add_button(struct study_card *card, const char *id, int icon, const char *label,
                       bool primary) {
    card->button[card->buttons].id = id;
    card->button[card->buttons].icon = icon;
    card->button[card->buttons].label = text_line("%s", label);
    card->button[card->buttons++].primary = primary;
}

/* Each button keeps its place, whatever comes of the puzzle: nobody who clicks twice hits another
 * one. */
static void add_buttons(const struct study *study, struct study_card *card) {
    bool over = quiz_is_over(study), refuted = study->state == QUIZ_REFUTED;
    bool helped = study->state == QUIZ_SHOWN || study->helped;
    if (!over && study->state != QUIZ_ASKS && study->state != QUIZ_REPLIES) {
        return;
    }
    struct line next = is_daily(study)
                           ? text_line(words(WORD_PUZZLE_MORE), words(study->game->name))
                           : text_line("%s", words(WORD_PUZZLE_NEXT));
    add_button(card, "button:next", SPRITE_ICON_NEXT, next.string, over && !refuted && !helped);
    if (over) {
        add_button(card, "button:again", SPRITE_ICON_AGAIN, words(WORD_PUZZLE_AGAIN),
                   refuted || helped);
    } else {
        add_button(card, "button:hint", SPRITE_ICON_HELP, words(WORD_HINT), false);
    }
    add_button(card, "button:solution", SPRITE_ICON_EYE, words(WORD_PUZZLE_SOLUTION), false);
}

void quiz_card(const struct app *app, struct study_card *card) {
    static const enum word grades[PUZZLE_GRADES] = {WORD_PUZZLE_GRADE_1, WORD_PUZZLE_GRADE_2,
                                                    WORD_PUZZLE_GRADE_3, WORD_PUZZLE_GRADE_4,
                                                    WORD_PUZZLE_GRADE_5};
    struct study *study = app->study;
    struct text out = text_fixed(card->goal, sizeof card->goal);
    quiz_goal_text(app, &out);
    card->heading = text_line(words(WORD_PUZZLE_OF), study->puzzle.number, study->count);
    card->grade = study->puzzle.grade;
    card->back = is_daily(study) ? NULL : words(WORD_PUZZLE_PREVIOUS);
    card->shine = quiz_shine(app);
    card->leads = "button:number";
    card->notice = words(grades[study->puzzle.grade - 1]);
    card->text = card->goal;
    card->aim = AIM_FIRST;
    card->right = study->state == QUIZ_SOLVED;
    bool later = study->state == QUIZ_ASKS && match_depth(&app->table.play.match, study->start) > 0;
    card->comment = later ? words(WORD_PUZZLE_GOES_ON) : study->comment;
    card->right = card->right || later || study->state == QUIZ_SHOWN;
    add_buttons(study, card);
}
