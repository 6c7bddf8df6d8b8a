/* captions.c: see captions.h. */
#include "ui/app/captions.h"

#include "ui/kit/page.h"
#include "ui/kit/widgets.h"

static const double STAYS_MS = 3000;
static const float HEIGHT = 32, TOP = 84, TOP_SMALL = 64; /* below the bar */

double captions_update(const struct app *app, struct caption *caption) {
    struct caption before = *caption;
    if (caption->word && app->ui->now >= caption->until) {
        *caption = (struct caption){WORD_NONE, 0};
    }
    for (int i = 0; app->settings.captions && i < app->cues->count; i++) {
        if (app->cues->cue[i].caption) {
            *caption = (struct caption){app->cues->cue[i].caption, app->ui->now + STAYS_MS};
        }
    }
    app->ui->changed = app->ui->changed || caption->word != before.word;
    return caption->word ? caption->until : NEVER;
}

void captions_draw(const struct app *app) {
    const struct ui *ui = app->ui;
    const struct theme *theme = ui->theme;
    if (app->caption.word) {
        bool small = page_is_small(ui->width, ui->height);
        struct point middle = {ui->width / 2, (small ? TOP_SMALL : TOP) + HEIGHT / 2};
        widget_pill(ui, middle, words(app->caption.word),
                    &(struct pill){.size = TYPE_BODY,
                                   .height = HEIGHT,
                                   .sides = HEIGHT,
                                   .fill = theme->raised,
                                   .ink = theme->text,
                                   .rim = theme->accent});
    }
}
