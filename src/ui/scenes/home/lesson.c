/* lesson.c: see setup.h. */
#include "ui/scenes/home/setup.h"

#include "engine/touch.h"
#include "ui/app/learning.h"
#include "ui/app/matches.h"
#include "ui/app/stack.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <string.h>

float setup_title_width(const struct app *app) {
    const struct draw_list *list = app->ui->list;
    const float between = 40 + 16 + 32 + 24; /* the button back, and what is beside the words */
    return between + draw_text_width(list, FONT_DISPLAY, TYPE_TITLE, words(app->setup.game->name)) +
           draw_text_width(list, FONT_UI, TYPE_BODY, words(WORD_NEW_MATCH));
}

/* The sentence, if there is room for it, and the button that declines. */
static void draw_offer(const struct app *app, struct rect *bar) {
    struct ui *ui = app->ui;
    struct line line = text_line(words(WORD_LESSON_OFFER), words(app->setup.game->name));
    ui->question = line;
    float width = style_width(ui, STYLE_BODY, line.string) + 22;
    float title = setup_title_width(app);
    if (bar->w - width < title) {
        line = text_line("%s", words(WORD_LESSON_OFFER_BRIEF));
        width = style_width(ui, STYLE_BODY, line.string) + 22;
    }
    if (bar->w - width >= title) {
        style_write(ui, bar->x + bar->w - 6, bar->y + 26, STYLE_END, line.string);
        rect_cut_right(bar, width);
    }
}

void setup_lesson_draw(const struct app *app, struct rect *bar) {
    struct ui *ui = app->ui;
    if (!learning_has_lesson(app, app->setup.game)) {
        return;
    }
    bool offered = learning_is_new(app, app->setup.game);
    struct line id = text_line("lesson:%s", app->setup.game->id);
    struct line tip = text_line(words(WORD_LESSON_TIP), words(app->setup.game->name));
    const char *label = words(WORD_LESSON);
    float room = bar->w - widget_button_width(ui, SPRITE_ICON_PLAY, label) - 8;
    label = offered || room >= setup_title_width(app) ? label : NULL;
    int state = offered ? BUTTON_ON : BUTTON_PLAIN;
    if (offered) {
        struct rect decline = widget_button_place(ui, bar, SPRITE_ICON_CROSS, NULL, 8);
        widget_button(ui, "button:decline", decline, SPRITE_ICON_CROSS, NULL,
                      words(WORD_LESSON_DECLINE), BUTTON_PLAIN);
        ui->tip = ui->tip || ui_hot(ui, "button:decline");
    }
    widget_button(ui, id.string, widget_button_place(ui, bar, SPRITE_ICON_PLAY, label, 8),
                  SPRITE_ICON_PLAY, label, tip.string, state);
    ui->tip = ui->tip || ui_hot(ui, id.string);
    if (offered) {
        draw_offer(app, bar);
    }
}

bool setup_lesson_act(struct app *app, const char *id) {
    bool declines = strcmp(id, "button:decline") == 0;
    if (declines) {
        progress_of(&app->progress, app->setup.game)->lesson = LESSON_DECLINED;
        matches_save_progress(app);
    } else if (touch_name(id, "lesson")) {
        app->study_request = (struct study_request){STUDY_LESSON, app->setup.game, 0};
        app_push(app, SCENE_STUDY);
        return true;
    }
    return declines;
}
