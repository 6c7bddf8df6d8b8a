/* study.c: what lessons and puzzles share, see study.h. */
#include "ui/scenes/study/study.h"

#include "engine/rules.h"
#include "ui/board_kit/view.h"
#include "ui/scenes/table/scene.h"

#include <limits.h>
#include <math.h>

static const double FADE = 700; /* ms */

/* There is another position at the table, which no action has led to. */
static void replace(const struct app *app, const struct position *before) {
    struct study *study = app->study;
    study->before = *before;
    study->replaced = NEVER;
    study->another = !position_equal(before, match_position(&app->table.play.match));
    study->fading = study->another && settings_animates(&app->settings);
}

const char *study_set(const struct app *app, struct table_state *table, const char *options_text,
                      const char *position) {
    bool replaces = table->studying;
    struct position before = {0};
    const struct game *played = app->study->game;
    struct options options = options_default(played);
    char word[LESSON_WORDS_MAX];
    for (int i = 0; lesson_word(options_text, i, word); i++) {
        const char *message = options_set(played, &options, word);
        if (message) {
            return message;
        }
    }
    if (replaces) {
        before = *match_position(&table->play.match);
    }
    const char *message = table_open(app, table, played, &options, position);
    if (!message) {
        if (replaces) {
            replace(app, &before);
        }
        table->studying = true;
        table->play.guard = (struct play_guard){app->study->objection, app};
        study_begin_part(app);
        app->ui->changed = true;
    }
    return message;
}

float study_fade(const struct app *app) {
    float passed = (float)((app->ui->now - app->study->replaced) / FADE);
    return app->study->fading && !app->table.play.animation ? fminf(fmaxf(passed, 0), 1) : 1;
}

void study_settle(const struct app *app) {
    struct study *study = app->study;
    if (study->replaced >= NEVER) {
        study->replaced = app->ui->now; /* of the frame that shows it: nothing moved before */
    }
    study->fading = study_fade(app) < 1;
}

bool study_paint_before(const struct app *app, const struct table_layout *layout,
                        const struct settings *settings) {
    const struct study *study = app->study;
    struct frame frame;
    if (study->fading) {
        frame_still(study->game, &study->before, &frame);
        struct face_view view =
            view_of_play(app->ui, settings, &app->table.play, layout->board, &frame);
        view.position = view.animated_from = view.animated_to = &study->before;
        view.turned = layout->turned;
        view.live = false;
        view.preview = NULL;
        view.refused = NULL;
        struct mirror before = ui_mirror(app->ui, layout_around_board(layout));
        table_panels(app, layout, &view, NULL);
        int group = view_group(&view, app->table.play.face);
        app->table.play.face->paint(&view);
        draw_group_end(app->ui->list, group);
        ui_mirror_end(app->ui, before);
    }
    return study->fading;
}

bool study_is_busy(const struct study *study) {
    return study->script[0] || study->weighs;
}

void study_begin_part(const struct app *app) {
    app->study->start = app->table.play.match.current;
    app->study->refusals = app->table.play.refusals;
}

void study_says(struct study *study, bool at_end) {
    study->folded = false;
    study->scroll.first = at_end ? INT_MAX / 2 : 0;
}

int study_played(const struct app *app) {
    const struct match *match = &app->table.play.match;
    return match_depth(match, match->current) - match_depth(match, app->study->start);
}

void study_play(struct study *study, const char *actions) {
    struct text text = text_fixed(study->script, sizeof study->script);
    text_add(&text, actions);
    study->played = 0;
    study->waiting = false;
}
