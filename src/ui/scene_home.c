/* scene_home.c: the first thing a player sees: five games to choose from. */
#include "ui/scenes.h"

#include "games/games.h"
#include "ui/boards/faces.h"
#include "ui/exchange.h"
#include "ui/home_cards.h"
#include "ui/home_continue.h"
#include "ui/miniature.h"
#include "ui/removal.h"
#include "ui/rules_view.h"
#include "ui/scenery.h"
#include "ui/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

enum { LOOK_AGAIN = 30000 /* ms */, COLUMNS_TALL = 3, BUTTON_GAP = 8 };

/* Where the cards stand: one row, or two in a tall window. With nothing below them (`lonely`) they
 * are larger. */
struct home_layout {
    float margin, gap, top;
    float card_width, card_height, picture;
    int columns;
    bool small;
};

static struct home_layout lay_out(const struct ui *ui, bool lonely) {
    struct home_layout layout = {.small = layout_is_small(ui->width, ui->height)};
    bool tall = ui->width < ui->height;
    layout.columns = tall ? COLUMNS_TALL : faces_count;
    layout.margin = layout.small ? 24 : 48;
    layout.gap = layout.small ? 12 : 16;
    layout.card_width = (ui->width - 2 * layout.margin - layout.gap * (float)(layout.columns - 1)) /
                        (float)layout.columns;
    layout.picture = fminf(layout.small ? 130 : 172, layout.card_width * 0.83F);
    if (tall && layout.small && !lonely) {
        layout.picture = 98; /* two rows of games leave room for a match */
    }
    if (lonely && !layout.small && !tall) {
        layout.picture = fminf(layout.card_width - 16, 240);
    }
    layout.card_height = layout.picture + (layout.small ? 104 : 120);
    layout.top = layout.small ? 190 : 216;
    return layout;
}

static void name(const struct app *app, struct text *out) {
    (void)app;
    text_add(out, "home");
}

static void card(struct app *app, int index, const struct home_layout *layout) {
    struct ui *ui = &app->ui;
    const struct face *face = faces[index];
    const struct game *game = face->game;
    char id[TARGET_ID_MAX], label[TARGET_LABEL_MAX];
    struct text id_text = text_fixed(id, sizeof id), label_text = text_fixed(label, sizeof label);
    text_format(&id_text, "card:%s", game->id);
    text_format(&label_text, "%s. %s %s", words(game->name), words(face->line[0]),
                words(face->line[1]));
    int row = index / layout->columns, column = index % layout->columns;
    struct rect place = {layout->margin + (float)column * (layout->card_width + layout->gap),
                         layout->top + (float)row * (layout->card_height + layout->gap),
                         layout->card_width, layout->card_height};
    bool hot = ui_hot(ui, id);
    struct rect rect = place;
    rect.y -= hot ? 6 : 0;
    home_card_frame(ui, rect, hot);
    struct rect picture = {rect.x + 8, rect.y + 8, rect.w - 16, layout->picture};
    home_card_ground(ui, picture, 7);
    miniature_draw(app, game, NULL, picture);
    float x = rect.x + (layout->small ? 12 : 18), y = rect.y + layout->picture + 48;
    draw_text(ui->list, x, y, FONT_DISPLAY, TYPE_TITLE, ui->theme->text, ALIGN_LEFT,
              words(game->name));
    float size = layout->small ? TYPE_SMALL : TYPE_BODY;
    for (int i = 0; i < 2; i++) {
        draw_text(ui->list, x, y + 28 + (float)i * (size + 5), FONT_UI, size, ui->theme->muted,
                  ALIGN_LEFT, words(face->line[i]));
    }
    if (hot && !layout->small) {
        widget_icon(ui, SPRITE_ICON_NEXT_HEAVY, rect.x + rect.w - 26, y - 9, 20, ui->theme->accent);
    }
    if (ui_focused(ui, id)) {
        widget_focus(ui, rect_inset(rect, -3), 15);
    }
    targets_add(&ui->targets, id, place, true, label);
}

/* A report takes the place of the usual words. */
static void foot(const struct app *app, float margin) {
    const struct ui *ui = &app->ui;
    float y = ui->height - 40, width = ui->width - 2 * margin;
    if (app->kept.notice[0]) {
        widget_icon(ui, SPRITE_ICON_WARNING, margin + 9, y - 4, 18, ui->theme->warning);
        widget_paragraph(ui, margin + 26, y, width - 26, FONT_UI, TYPE_SMALL, 17, ui->theme->text,
                         app->kept.notice);
        return;
    }
    draw_text(ui->list, margin, y, FONT_UI, TYPE_SMALL, ui->theme->muted, ALIGN_LEFT,
              words(WORD_HOME_KEPT));
    draw_text(ui->list, margin + width, y, FONT_UI, TYPE_SMALL, ui->theme->muted, ALIGN_RIGHT,
              words(WORD_HOME_FOOT));
}

static void quit(struct app *app) {
    app->quit = true;
}

static void about(struct app *app) {
    app_push(app, SCENE_ABOUT);
}

static void settings(struct app *app) {
    app_push(app, SCENE_SETTINGS);
}

static void statistics(struct app *app) {
    app_push(app, SCENE_STATISTICS);
}

static void past(struct app *app) {
    app_push(app, SCENE_PAST);
}

/* From right to left. */
static const struct {
    const char *id;
    int icon;
    enum word word;
    void (*act)(struct app *app);
} buttons[] = {
    {"button:quit", SPRITE_ICON_QUIT, WORD_QUIT, quit},
    {"button:about", SPRITE_ICON_INFO, WORD_ABOUT, about},
    {"button:settings", SPRITE_ICON_GEAR, WORD_SETTINGS, settings},
    {"button:open", SPRITE_ICON_FOLDER, WORD_OPEN_RECORD, exchange_choose_to_open},
    {"button:statistics", SPRITE_ICON_CHART, WORD_STATISTICS, statistics},
    {"button:past", SPRITE_ICON_HISTORY, WORD_PAST, past},
};

enum { BUTTONS = sizeof buttons / sizeof buttons[0] };

/* Where all words together are too wide, some are left out: signs alone stand there, from the right
 * on, and say their names when they are pointed at. */
static void draw_buttons(struct ui *ui, struct rect row) {
    float spare = row.w;
    for (int i = 0; i < BUTTONS; i++) {
        spare -= widget_button_width(ui, buttons[i].icon, words(buttons[i].word)) + BUTTON_GAP;
    }
    for (int i = 0; i < BUTTONS; i++) {
        const char *name = words(buttons[i].word), *label = name;
        if (spare < -BUTTON_GAP) {
            spare += widget_button_width(ui, buttons[i].icon, name) -
                     widget_button_width(ui, buttons[i].icon, NULL);
            label = NULL;
            ui->tip = ui->tip || ui_hot(ui, buttons[i].id);
        }
        widget_button(ui, buttons[i].id,
                      widget_button_place(ui, &row, buttons[i].icon, label, BUTTON_GAP),
                      buttons[i].icon, label, name, BUTTON_GLASS);
    }
}

static void draw(struct app *app) {
    struct ui *ui = &app->ui;
    struct home_layout layout = lay_out(ui, !home_continue_count(app) && !app->kept.awaited);
    scenery_draw(ui);
    draw_text(ui->list, layout.margin - 2, 112, FONT_DISPLAY, 72, ui->theme->text, ALIGN_LEFT,
              words(WORD_APP_NAME));
    draw_text(ui->list, layout.margin + 2, 148, FONT_UI, TYPE_LARGE, ui->theme->text, ALIGN_LEFT,
              words(WORD_APP_LINE));
    draw_buttons(ui, (struct rect){layout.margin, 24, ui->width - 2 * layout.margin, 40});
    for (int i = 0; i < faces_count; i++) {
        card(app, i, &layout);
    }
    float rows = ceilf((float)faces_count / (float)layout.columns);
    float below = layout.top + rows * (layout.card_height + layout.gap) + 32;
    home_continue_draw(app, (struct rect){layout.margin, below, ui->width - 2 * layout.margin,
                                          ui->height - 56 - below});
    foot(app, layout.margin);
}

static void act(struct app *app, const char *id) {
    if (home_continue_act(app, id)) {
        return;
    }
    for (int i = 0; i < BUTTONS; i++) {
        if (strcmp(buttons[i].id, id) == 0) {
            buttons[i].act(app);
            return;
        }
    }
    const struct game *game = games_find(id + strlen("card:"));
    if (game) {
        setup_open(&app->setup, game);
        app_push(app, SCENE_SETUP);
    }
}

/* The rules of the card that is pointed at. */
static bool key(struct app *app, const struct input *input) {
    if (home_continue_key(app, input)) {
        return true;
    }
    const char *pointed = ui_pointed(&app->ui);
    if (input->key != KEY_F1 || strncmp(pointed, "card:", strlen("card:")) != 0) {
        return false;
    }
    rules_open(app, games_find(pointed + strlen("card:")));
    return true;
}

static void cancel(struct app *app) {
    removal_decline(app);
}

/* "10 minutes ago" does not stay true. */
static double update(struct app *app) {
    if (!home_continue_count(app)) {
        return NEVER;
    }
    if (app->ui.now >= app->kept.look_again) {
        app->kept.look_again = app->ui.now + LOOK_AGAIN;
        app->changed = true;
    }
    return app->kept.look_again;
}

const struct scene home_scene = {.name = name,
                                 .draw = draw,
                                 .act = act,
                                 .key = key,
                                 .cancel = cancel,
                                 .scroll = home_continue_scroll,
                                 .grip = home_continue_grip,
                                 .update = update};
