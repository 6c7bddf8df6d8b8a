/* standing.c: see standing.h. */
#include "ui/scenes/table/history/standing.h"

#include "ui/app/state.h"
#include "ui/kit/widgets.h"
#include "ui/model/standing.h"
#include "words/words.h"

void standing_draw(struct app *app, struct rect bar, const char *turn) {
    const float mark = 4.6F, step = 16, baseline = bar.y + 27;
    struct ui *ui = &app->ui;
    const char *const name[2] = {play_name(&app->play, 0), play_name(&app->play, 1)};
    struct line line = standing_line(&app->play.match, NULL, false);
    float width = draw_text_width(ui->list, FONT_UI, TYPE_BODY, line.string);
    float x = bar.x + step + draw_text_width(ui->list, FONT_UI, TYPE_BODY, turn);
    struct rect rect = {x, bar.y, width + 2 * step + 4, bar.h};
    float room = bar.x + bar.w - rect.x - rect.w;
    bool roomy = draw_text_width(ui->list, FONT_UI, TYPE_BODY, words(WORD_STANDING_MARKS)) <= room;
    const char *lead = words(roomy ? WORD_STANDING_MARKS : WORD_STANDING_MARKS_BRIEF);
    if (draw_text_width(ui->list, FONT_UI, TYPE_BODY, lead) > room) {
        return; /* the result says it, too */
    }
    x += widget_text(ui, x, baseline, room, FONT_UI, TYPE_BODY, ui->theme->muted, ALIGN_LEFT, lead);
    rect.x = x - 4;
    widget_mark(ui, 0, x + mark, baseline - 5, mark);
    draw_text(ui->list, x + step, baseline, FONT_UI, TYPE_BODY, ui->theme->muted, ALIGN_LEFT,
              line.string);
    widget_mark(ui, 1, x + step + width + step - mark, baseline - 5, mark);
    line = standing_line(&app->play.match, name, false);
    targets_add(&ui->targets, "button:standing", rect, false, line.string);
    ui->tip = ui->tip || ui_hot(ui, "button:standing");
}
