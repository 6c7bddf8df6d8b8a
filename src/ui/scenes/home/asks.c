/* asks.c: see setup.h. */
#include "ui/scenes/home/setup.h"

#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "words/words.h"

/* Who asks; 0: nobody. */
static int who_asks(const struct app *app) {
    const int *seat = app->setup.now.companion;
    int asks = ladder_asks(&app->shown->tally[games_index(app->setup.game)].ladder);
    return companion_alone(seat) && seat[0] != asks && seat[1] != asks ? asks : 0;
}

void setup_asks_draw(const struct app *app, struct rect *bar) {
    struct ui *ui = app->ui;
    int number = who_asks(app);
    if (!number) {
        return;
    }
    static const enum word labels[] = {WORD_COMPANION_ASKS, WORD_COMPANION_ASKS_BRIEF};
    struct line tip = text_line(words(WORD_COMPANION_ASKS), companion_name(number)), label = {""};
    float room = bar->w - setup_title_width(app) - 8;
    for (int i = 0; i < 2 && !label.string[0]; i++) {
        struct line tried = text_line(words(labels[i]), companion_name(number));
        bool fits = widget_button_width(ui, SPRITE_ICON_PLAY, tried.string) <= room;
        label = fits ? tried : label;
    }
    const char *shown = label.string[0] ? label.string : NULL;
    struct rect place = widget_button_place(ui, bar, SPRITE_ICON_PLAY, shown, 8);
    widget_button(ui, "button:asked", place, SPRITE_ICON_PLAY, shown, tip.string, BUTTON_ON);
    ui->tip = ui->tip || ui_hot(ui, "button:asked");
}

void setup_asks_accept(const struct app *app, struct table_state *table, struct setup *setup) {
    (void)table;
    int number = who_asks(app);
    if (number) {
        int seat = setup->now.companion[0] ? 0 : 1;
        setup_choose(setup, text_line("seat:%d=%d", seat, number).string);
    }
}
