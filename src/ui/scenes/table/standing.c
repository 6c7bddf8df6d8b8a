/* standing.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/kit/widgets.h"
#include "ui/model/standing.h"

void standing_draw(struct app *app, struct rect bar, const char *turn) {
    const float mark = 4.6F, step = 16, baseline = bar.y + 27;
    struct ui *ui = &app->ui;
    const char *const name[2] = {play_name(&app->play, 0), play_name(&app->play, 1)};
    struct line line = standing_line(&app->play.match, NULL);
    float width = draw_text_width(ui->list, FONT_UI, TYPE_BODY, line.string);
    float x = bar.x + step + draw_text_width(ui->list, FONT_UI, TYPE_BODY, turn);
    struct rect rect = {x - 4, bar.y, width + 2 * step + 8, bar.h};
    if (rect.x + rect.w > bar.x + bar.w) {
        return; /* the result says it, too */
    }
    widget_mark(ui, 0, x + mark, baseline - 5, mark);
    draw_text(ui->list, x + step, baseline, FONT_UI, TYPE_BODY, ui->theme->muted, ALIGN_LEFT,
              line.string);
    widget_mark(ui, 1, x + step + width + step - mark, baseline - 5, mark);
    line = standing_line(&app->play.match, name);
    targets_add(&ui->targets, "button:standing", rect, false, line.string);
    ui->tip = ui->tip || ui_hot(ui, "button:standing");
}
