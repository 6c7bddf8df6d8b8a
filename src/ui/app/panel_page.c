/* panel_page.c: see panel_page.h. */
#include "ui/app/panel_page.h"

#include "ui/app/command.h"
#include "ui/kit/page.h"
#include "ui/kit/widgets.h"

#include <math.h>

static const float TITLE_LEAST = 700;

static void draw_bar(const struct app *app, const struct panel_page *page, struct rect bar) {
    if (page->button) {
        bool label = command_row_width(app->ui, &page->button, 1, 1) <= bar.w - TITLE_LEAST;
        command_row(app, &bar, &page->button, 1, label, BUTTON_PLAIN);
    }
    widget_title(app->ui, bar, words(page->title), words(page->line));
}

void panel_page_draw(const struct app *app, const struct panel_page *page) {
    struct ui *ui = app->ui;
    struct page_layout layout = page_layout(ui->width, ui->height);
    struct rect room = layout.room, view = {0, room.y, ui->width, room.h};
    float spare = page->widest > 0 ? fmaxf(0, room.w - page->widest) : 0;
    struct flow flow =
        flow_begin(ui, (struct rect){room.x + spare / 2, room.y, room.w - spare, room.h});
    flow.leading = page->leading > 0 ? page->leading : flow.leading;
    widget_ground(ui);
    flow_page(&flow, &app->shown->page, view, page->panel, app);
    int targets = ui->targets.count;
    enum target_group before = targets_group(&ui->targets, GROUP_BAR);
    draw_bar(app, page, layout.bar);
    targets_group(&ui->targets, before);
    targets_put_last(&ui->targets, targets);
}

struct scroll *panel_page_list(const struct app *app) {
    return &app->shown->page;
}
