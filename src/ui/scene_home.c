/* scene_home.c: the first thing a player sees: five games to choose from. */
#include "ui/scenes.h"

#include "games/games.h"
#include "ui/miniature.h"
#include "ui/rules_view.h"
#include "ui/scenery.h"
#include "ui/widgets.h"
#include "ui/words.h"

#include <math.h>
#include <string.h>

static const struct {
    const char *id;
    enum word line[2];
} cards[] = {
    {"oware", {WORD_OWARE_LINE_1, WORD_OWARE_LINE_2}},
    {"saddeeqa", {WORD_SADDEEQA_LINE_1, WORD_SADDEEQA_LINE_2}},
    {"shakala", {WORD_SHAKALA_LINE_1, WORD_SHAKALA_LINE_2}},
    {"seega", {WORD_SEEGA_LINE_1, WORD_SEEGA_LINE_2}},
    {"dulko", {WORD_DULKO_LINE_1, WORD_DULKO_LINE_2}},
};

enum { CARDS = sizeof cards / sizeof cards[0] };

/* Where the cards stand: one row, or two in a tall window. With nothing below them (`lonely`) they
 * are larger. */
struct home_layout {
    float margin, gap, top;
    float card_width, card_height, picture;
    int columns;
    bool small;
};

static struct home_layout lay_out(const struct ui *ui, bool lonely) {
    struct home_layout layout = {.small = ui->width < 1000 || ui->height < 700};
    bool tall = ui->width < ui->height;
    layout.columns = tall ? 3 : CARDS;
    layout.margin = layout.small ? 24 : 48;
    layout.gap = layout.small ? 12 : 16;
    layout.card_width = (ui->width - 2 * layout.margin - layout.gap * (float)(layout.columns - 1)) /
                        (float)layout.columns;
    layout.picture = fminf(layout.small ? 130 : 172, layout.card_width * 0.83F);
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

static void card_frame(const struct ui *ui, struct rect rect, bool hot) {
    const struct theme *theme = ui->theme;
    bool dusk = !theme->flat && !theme->light;
    draw_box(ui->list,
             &(struct box){.rect = rect,
                           .radius = 12,
                           .fill = theme->flat ? FILL_FLAT : FILL_DOWN,
                           .colour = {dusk ? colour_hex(0x2A2E3F) : theme->raised,
                                      dusk ? colour_hex(hot ? 0x2A2B33 : 0x20242F) : theme->surface,
                                      dusk ? colour_hex(0x1B1E2A) : theme->surface},
                           .stroke = hot    ? theme->accent
                                     : dusk ? colour_white(0.09F)
                                            : theme->line,
                           .stroke_width = hot || theme->flat ? 2 : 1,
                           .shadow = theme_shadow(theme, 0.55F),
                           .shadow_blur = 22,
                           .shadow_dx = 4,
                           .shadow_dy = 9,
                           .glow = colour_alpha(theme->accent, hot && !theme->flat ? 0.35F : 0),
                           .glow_width = 8});
}

static struct colour picture_ground(const struct theme *theme) {
    if (theme->flat) {
        return theme->ground;
    }
    return theme->light ? colour_hex(0xE9DFC9) : colour_alpha(colour_hex(0x0C0D13), 0.75F);
}

static void card_picture(struct app *app, const struct game *game, struct rect rect) {
    const struct ui *ui = &app->ui;
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 7,
                                     .fill = FILL_FLAT,
                                     .colour = {picture_ground(ui->theme)}});
    if (faces_find(game)) {
        miniature_draw(app, game, NULL, rect);
        return;
    }
    draw_text(ui->list, rect.x + rect.w / 2, rect.y + rect.h / 2 + 6, FONT_UI_MEDIUM, TYPE_BODY,
              ui->theme->muted, ALIGN_CENTRE, words(WORD_COMING));
}

static void card(struct app *app, int index, const struct home_layout *layout) {
    struct ui *ui = &app->ui;
    const struct game *game = games_find(cards[index].id);
    if (!game) {
        return;
    }
    char id[TARGET_ID_MAX], label[TARGET_LABEL_MAX];
    struct text id_text = text_fixed(id, sizeof id), label_text = text_fixed(label, sizeof label);
    text_format(&id_text, "card:%s", game->id);
    text_format(&label_text, "%s. %s %s", game->name, words(cards[index].line[0]),
                words(cards[index].line[1]));
    int row = index / layout->columns, column = index % layout->columns;
    struct rect place = {layout->margin + (float)column * (layout->card_width + layout->gap),
                         layout->top + (float)row * (layout->card_height + layout->gap),
                         layout->card_width, layout->card_height};
    bool ready = faces_find(game) != NULL;
    bool hot = ready && ui_hot(ui, id);
    struct rect rect = place;
    rect.y -= hot ? 6 : 0;
    card_frame(ui, rect, hot);
    card_picture(app, game, (struct rect){rect.x + 8, rect.y + 8, rect.w - 16, layout->picture});
    float x = rect.x + (layout->small ? 12 : 18), y = rect.y + layout->picture + 48;
    float fade = ready ? 1 : 0.5F;
    draw_text(ui->list, x, y, FONT_DISPLAY, TYPE_TITLE, colour_alpha(ui->theme->text, fade),
              ALIGN_LEFT, game->name);
    float size = layout->small ? TYPE_SMALL : TYPE_BODY;
    for (int i = 0; i < 2; i++) {
        draw_text(ui->list, x, y + 28 + (float)i * (size + 5), FONT_UI, size,
                  colour_alpha(ui->theme->muted, fade), ALIGN_LEFT, words(cards[index].line[i]));
    }
    if (hot && !layout->small) {
        widget_icon(ui, SPRITE_ICON_NEXT_HEAVY, rect.x + rect.w - 26, y - 9, 20, ui->theme->accent);
    }
    if (ui_focused(ui, id)) {
        widget_focus(ui, rect_inset(rect, -3), 15);
    }
    targets_add(&ui->targets, id, place, ready, label);
}

/* The match that was left stays on its table. */
static bool has_match(const struct app *app) {
    return app->table.game && !match_over(&app->table.match) && app->table.match.count > 1;
}

static void score_line(const struct ui *ui, const struct table *table, float x, float y) {
    char line[256];
    struct text text = text_fixed(line, sizeof line);
    const struct position *pos = match_position(&table->match);
    text_format(&text, "%s  <b>%d</>  :  <b>%d</>  %s", table_name(table, 0),
                table->game->score(pos, 0), table->game->score(pos, 1), table_name(table, 1));
    widget_mark(ui, 0, x + 6, y - 5.5F, 6);
    widget_rich(ui, x + 22, y, line, TYPE_BODY);
    widget_mark(ui, 1, x + 38 + widget_rich_width(ui, line, TYPE_BODY), y - 5.5F, 5);
}

static void continue_row(struct app *app, const struct home_layout *layout, float y) {
    static const char id[] = "continue:0";
    struct ui *ui = &app->ui;
    const struct theme *theme = ui->theme;
    const struct table *table = &app->table;
    float width = fminf(600, ui->width - 2 * layout->margin);
    struct rect rect = {layout->margin, y + 20, width, 124};
    draw_text(ui->list, rect.x, y, FONT_UI_SEMIBOLD, TYPE_LARGE, theme->text, ALIGN_LEFT,
              words(WORD_CONTINUE));
    card_frame(ui, rect, ui_hot(ui, id));
    struct rect picture = {rect.x + 12, rect.y + 12, 132, 100};
    draw_box(ui->list, &(struct box){.rect = picture,
                                     .radius = 8,
                                     .fill = FILL_FLAT,
                                     .colour = {picture_ground(theme)}});
    miniature_draw(app, table->game, match_position(&table->match), picture);
    float x = rect.x + 164;
    draw_text(ui->list, x, rect.y + 40, FONT_DISPLAY, TYPE_TITLE, theme->text, ALIGN_LEFT,
              table->game->name);
    score_line(ui, table, x, rect.y + 70);
    char turn[96], label[TARGET_LABEL_MAX];
    struct text text = text_fixed(turn, sizeof turn);
    text_format(&text, words(WORD_TURN), match_turn_number(&table->match));
    text_add(&text, " · ");
    text_format(&text, words(WORD_SIDE_PLAYS), table_name(table, match_turn(&table->match)));
    draw_text(ui->list, x, rect.y + 100, FONT_UI, TYPE_BODY, theme->muted, ALIGN_LEFT, turn);
    widget_icon(ui, SPRITE_ICON_PLAY, rect.x + rect.w - 34, rect.y + rect.h / 2, 24, theme->accent);
    if (ui_focused(ui, id)) {
        widget_focus(ui, rect_inset(rect, -3), 15);
    }
    text = text_fixed(label, sizeof label);
    text_format(&text, "%s %s", words(WORD_CONTINUE), table->game->name);
    targets_add(&ui->targets, id, rect, true, label);
}

static void draw(struct app *app) {
    struct ui *ui = &app->ui;
    struct home_layout layout = lay_out(ui, !has_match(app));
    scenery_draw(ui);
    draw_text(ui->list, layout.margin - 2, 112, FONT_DISPLAY, 72, ui->theme->text, ALIGN_LEFT,
              words(WORD_APP_NAME));
    draw_text(ui->list, layout.margin + 2, 148, FONT_UI, TYPE_LARGE, ui->theme->text, ALIGN_LEFT,
              words(WORD_APP_LINE));
    struct rect row = {layout.margin, 24, ui->width - 2 * layout.margin, 40};
    widget_button(ui, "button:quit",
                  widget_button_place(ui, &row, SPRITE_ICON_QUIT, words(WORD_QUIT), 8),
                  SPRITE_ICON_QUIT, words(WORD_QUIT), NULL, BUTTON_GLASS);
    widget_button(ui, "button:settings",
                  widget_button_place(ui, &row, SPRITE_ICON_GEAR, words(WORD_SETTINGS), 8),
                  SPRITE_ICON_GEAR, words(WORD_SETTINGS), NULL, BUTTON_GLASS);
    for (int i = 0; i < CARDS; i++) {
        card(app, i, &layout);
    }
    float rows = ceilf((float)CARDS / (float)layout.columns);
    float below = layout.top + rows * (layout.card_height + layout.gap) + 32;
    if (has_match(app) && below + 150 < ui->height) {
        continue_row(app, &layout, below);
    }
    draw_text(ui->list, ui->width - layout.margin, ui->height - 40, FONT_UI, TYPE_SMALL,
              ui->theme->muted, ALIGN_RIGHT, words(WORD_HOME_FOOT));
}

static void act(struct app *app, const char *id) {
    if (strcmp(id, "button:quit") == 0) {
        app->quit = true;
        return;
    }
    if (strcmp(id, "button:settings") == 0) {
        app_push(app, SCENE_SETTINGS);
        return;
    }
    if (strcmp(id, "continue:0") == 0) {
        app_push(app, SCENE_TABLE);
        return;
    }
    const struct game *game = games_find(id + strlen("card:"));
    if (game) {
        setup_open(&app->setup, game);
        app_push(app, SCENE_SETUP);
    }
}

/* The rules of the card that is pointed at. */
static bool key(struct app *app, const struct input *input) {
    const char *pointed = ui_pointed(&app->ui);
    if (input->key != KEY_F1 || strncmp(pointed, "card:", strlen("card:")) != 0) {
        return false;
    }
    rules_open(app, games_find(pointed + strlen("card:")));
    return true;
}

const struct scene home_scene = {.name = name, .draw = draw, .act = act, .key = key};
