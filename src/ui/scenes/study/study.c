/* study.c: what lessons and puzzles share, see study.h. */
#include "ui/scenes/study/study.h"

#include "engine/rules.h"

const char *study_set(struct app *app, const char *options_text, const char *position) {
    const struct game *played = app->study->game;
    struct options options = options_default(played);
    char word[LESSON_WORDS_MAX];
    for (int i = 0; lesson_word(options_text, i, word); i++) {
        const char *message = options_set(played, &options, word);
        if (message) {
            return message;
        }
    }
    const char *message = table_open(app, played, &options, position);
    if (!message) {
        app->studying = true;
        app->play.guard = (struct play_guard){app->study->objection, app};
        study_begin_part(app);
        app->changed = true;
    }
    return message;
}

void study_begin_part(struct app *app) {
    app->study->start = app->play.match.current;
    app->study->refusals = app->play.refusals;
}

int study_played(const struct app *app) {
    const struct match *match = &app->play.match;
    return match_depth(match, match->current) - match_depth(match, app->study->start);
}

void study_play(struct study *study, const char *actions) {
    struct text text = text_fixed(study->script, sizeof study->script);
    text_add(&text, actions);
    study->played = 0;
    study->waiting = false;
}
