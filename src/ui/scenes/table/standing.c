/* standing.c: see standing.h. */
#include "ui/scenes/table/standing.h"

#include "ui/app/state.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "ui/model/standing.h"
#include "words/words.h"

void standing_draw(const struct app *app, struct rect bar, const char *turn) {
    const float mark = 4.6F, step = 16, baseline = bar.y + 27;
    struct ui *ui = app->ui;
    const char *const name[2] = {play_name(&app->table.play, 0), play_name(&app->table.play, 1)};
    struct line line = standing_pair(&app->table.play.match, ui->list->page_right_to_left);
    float width = style_width(ui, STYLE_BODY, line.string);
    float x = bar.x + step + style_width(ui, STYLE_BODY, turn);
    struct rect rect = {x, bar.y, width + 2 * step + 4, bar.h};
    float room = bar.x + bar.w - rect.x - rect.w;
    bool roomy = style_fits(ui, STYLE_BODY, room, words(WORD_STANDING_MARKS));
    const char *lead = words(roomy ? WORD_STANDING_MARKS : WORD_STANDING_MARKS_BRIEF);
    if (style_width(ui, STYLE_BODY, lead) > room) {
        return; /* the result says it, too */
    }
    x += style_write_within(ui, x, baseline, room, STYLE_MUTED, lead);
    rect.x = x - 4;
    widget_mark(ui, 0, x + mark, baseline - 5, mark);
    style_write(ui, x + step, baseline, STYLE_MUTED, line.string);
    widget_mark(ui, 1, x + step + width + step - mark, baseline - 5, mark);
    line = standing_line(&app->table.play.match, name, false);
    targets_add(&ui->targets, "button:standing", rect, false, line.string);
    ui->tip = ui->tip || ui_hot(ui, "button:standing");
}
