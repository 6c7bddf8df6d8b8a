/* scene_setup.c: the page before a match: players, options, Start. */
#include "ui/scenes.h"

#include "engine/rules.h"
#include "ui/layout.h"
#include "ui/miniature.h"
#include "ui/rules_view.h"
#include "ui/setup_options.h"
#include "ui/text_field.h"
#include "ui/widgets.h"
#include "ui/words.h"

#include <math.h>
#include <string.h>

enum { FOOT_HEIGHT = 106 };

static void name(const struct app *app, struct text *out) {
    text_format(out, "setup:%s", app->setup.game->id);
}

/* ---- players ---- */

static const char *shown_name(const struct setup *setup, int player) {
    return setup->name[player][0] ? setup->name[player] : setup->game->sides[player];
}

static void player_card(struct app *app, int player, struct rect rect) {
    struct ui *ui = &app->ui;
    const struct setup *setup = &app->setup;
    const struct theme *theme = ui->theme;
    struct colour colour = theme->player[player];
    bool small = rect.w < 420;
    draw_box(ui->list,
             &(struct box){.rect = rect,
                           .radius = 12,
                           .fill = theme->flat ? FILL_FLAT : FILL_RIGHT,
                           .colour = {colour_mix(theme->surface, colour, theme->flat ? 0 : 0.34F),
                                      colour_mix(theme->surface, colour, 0.12F),
                                      colour_mix(theme->surface, colour, 0.06F)},
                           .stroke = colour_alpha(colour, theme->flat ? 1 : 0.55F),
                           .stroke_width = theme->flat ? 3 : 1.2F,
                           .shadow = theme_shadow(theme, 0.40F),
                           .shadow_blur = 16,
                           .shadow_dx = 3,
                           .shadow_dy = 6});
    float emblem = small ? 22 : 30;
    widget_emblem(ui, player, rect.x + 26 + emblem, rect.y + rect.h / 2, emblem, true);
    float x = rect.x + 56 + 2 * emblem;
    char id[TARGET_ID_MAX] = "name:0", label[TARGET_LABEL_MAX];
    id[5] = (char)('0' + player);
    struct text text = text_fixed(label, sizeof label);
    text_format(&text, words(WORD_NAME_OF), setup->game->sides[player]);
    bool piece = !small && miniature_piece(app, setup->game, player,
                                           (struct point){rect.x + rect.w - 58, rect.y + 58}, 31);
    struct rect field = {x, rect.y + 18, rect.x + rect.w - x - (piece ? 116 : 20), 44};
    text_field(ui, id, field, setup->name[player], label);
    if (!setup->name[player][0] && !ui_edits(ui, id)) {
        draw_text(ui->list, field.x + 14, field.y + 29, FONT_UI, TYPE_LARGE,
                  colour_alpha(theme->muted, 0.8F), ALIGN_LEFT, words(WORD_NAME));
    }
    struct position start;
    struct options options = setup->options;
    options_seal(setup->game, &options, 1);
    rules_start(setup->game, &options, &start);
    const char *side = setup->game->sides[player];
    struct colour side_colour = theme_player_text(theme, player);
    draw_text(ui->list, x + 2, rect.y + 94, FONT_UI_SEMIBOLD, TYPE_BODY, side_colour, ALIGN_LEFT,
              side);
    x += draw_text_width(ui->list, FONT_UI_SEMIBOLD, TYPE_BODY, side) + 2;
    bool begins = setup->game->side_to_act(&start) == player;
    text_clear(&text);
    text_format(&text, " · %s", words(begins ? WORD_BEGINS : WORD_ANSWERS));
    draw_text(ui->list, x, rect.y + 94, FONT_UI, TYPE_BODY, theme->muted, ALIGN_LEFT, label);
}

/* The two cards with the buttons between them; in a narrow window one below the other. Gives the
 * height used. */
static float players(struct app *app, struct rect area) {
    struct ui *ui = &app->ui;
    const float middle = 184;
    if (area.w < 700) {
        struct rect card = {area.x, area.y, area.w, 120};
        player_card(app, 0, card);
        card.y += 188;
        player_card(app, 1, card);
        float half = (area.w - 12) / 2;
        widget_button(ui, "button:swap", (struct rect){area.x, area.y + 134, half, 40},
                      SPRITE_ICON_SWAP, words(WORD_SWAP_SIDES), NULL, BUTTON_PLAIN);
        widget_button(ui, "button:lots", (struct rect){area.x + half + 12, area.y + 134, half, 40},
                      SPRITE_ICON_LOTS, words(WORD_DRAW_LOTS), NULL, BUTTON_PLAIN);
        return 308;
    }
    float width = (area.w - middle) / 2;
    player_card(app, 0, (struct rect){area.x, area.y, width, 120});
    float x = area.x + width + 16;
    widget_button(ui, "button:swap", (struct rect){x, area.y + 12, middle - 32, 40},
                  SPRITE_ICON_SWAP, words(WORD_SWAP_SIDES), NULL, BUTTON_PLAIN);
    widget_button(ui, "button:lots", (struct rect){x, area.y + 68, middle - 32, 40},
                  SPRITE_ICON_LOTS, words(WORD_DRAW_LOTS), NULL, BUTTON_PLAIN);
    player_card(app, 1, (struct rect){area.x + width + middle, area.y, width, 120});
    return 120;
}

/* ---- the foot ---- */

static void foot(struct app *app, struct rect area) {
    struct ui *ui = &app->ui;
    const struct theme *theme = ui->theme;
    draw_line(ui->list, area.x, area.y, area.x + area.w, area.y, 1, theme->line);
    struct rect start = {area.x + area.w - 200, area.y + 22, 200, 56};
    widget_button(ui, "button:start", start, SPRITE_ICON_PLAY, words(WORD_START), NULL,
                  BUTTON_PRIMARY | BUTTON_LARGE);
    struct position pos;
    struct options sealed = app->setup.options;
    options_seal(app->setup.game, &sealed, 1);
    rules_start(app->setup.game, &sealed, &pos);
    int first = app->setup.game->side_to_act(&pos);
    char line[256];
    struct text text = text_fixed(line, sizeof line);
    text_format(&text, "<b>%s</>%s<b>%s</>", shown_name(&app->setup, first),
                words(WORD_BEGINS_AGAINST), shown_name(&app->setup, !first));
    widget_mark(ui, first, area.x + 7, area.y + 42, 7);
    bool fits = widget_rich_width(ui, line, TYPE_LARGE) + 24 < start.x - area.x - 12;
    widget_rich_within(ui, area.x + 24, area.y + 48, start.x - area.x - 48, line,
                       fits ? TYPE_LARGE : TYPE_BODY);
    text_clear(&text);
    setup_options_say(app, &text);
    draw_text(ui->list, area.x, area.y + 75, FONT_UI, TYPE_BODY, theme->muted, ALIGN_LEFT,
              line[0] ? line : words(WORD_SETUP_FOOT));
}

static void draw(struct app *app) {
    struct ui *ui = &app->ui;
    bool small = ui->width < 1000 || ui->height < 700;
    float margin = small ? 24 : 48;
    widget_ground(ui);
    struct rect bar = {small ? 12 : 24, small ? 8 : 16, ui->width - (small ? 24 : 48), 40};
    const char *rules = small ? NULL : words(WORD_RULES);
    widget_button(ui, "button:rules", widget_button_place(ui, &bar, SPRITE_ICON_RULES, rules, 8),
                  SPRITE_ICON_RULES, rules, words(WORD_RULES), BUTTON_PLAIN);
    widget_title(ui, bar, app->setup.game->name, words(WORD_NEW_MATCH));
    struct rect area = {margin, small ? 64 : 84, ui->width - 2 * margin, 0};
    area.y += players(app, area);
    area.h = ui->height - FOOT_HEIGHT - area.y;
    setup_options_draw(app, area);
    foot(app, (struct rect){margin, ui->height - FOOT_HEIGHT, ui->width - 2 * margin, FOOT_HEIGHT});
}

/* ---- acting ---- */

static void start(struct app *app) {
    const struct setup *setup = &app->setup;
    app->entropy = random_next(&app->entropy);
    if (table_open(&app->table, setup->game, &setup->options, NULL, app->entropy)) {
        return;
    }
    memcpy(app->table.match.name, setup->name, sizeof app->table.match.name);
    app_replace(app, SCENE_TABLE);
}

static void edit_name(struct app *app, int player) {
    char id[TARGET_ID_MAX];
    struct text text = text_fixed(id, sizeof id);
    text_format(&text, "name:%d", player);
    ui_edit(&app->ui, id, app->setup.name[player], MATCH_NAME_MAX - 1, false);
}

static void act(struct app *app, const char *id) {
    struct setup *setup = &app->setup;
    if (strcmp(id, "button:back") == 0) {
        app_pop(app);
    } else if (strcmp(id, "button:start") == 0) {
        start(app);
    } else if (strcmp(id, "button:rules") == 0) {
        rules_open(app, setup->game);
    } else if (strcmp(id, "button:swap") == 0) {
        setup_swap(setup);
    } else if (strcmp(id, "button:lots") == 0) {
        if (random_below(&app->entropy, 2)) {
            setup_swap(setup);
        }
    } else if (strncmp(id, "name:", 5) == 0) {
        edit_name(app, id[5] - '0');
    } else {
        setup_choose(setup, id);
    }
}

static void typed(struct app *app, const char *id) {
    struct text name = text_fixed(app->setup.name[id[5] - '0'], MATCH_NAME_MAX);
    text_add(&name, text_edit_string(&app->ui.edit));
}

/* From one name on to the other. */
static bool key(struct app *app, const struct input *input) {
    if (input->key == KEY_F1) {
        rules_open(app, app->setup.game);
        return true;
    }
    if (input->key == KEY_TAB && !input->shift && ui_edits(&app->ui, "name:0")) {
        edit_name(app, 1);
        return true;
    }
    return false;
}

static void cancel(struct app *app) {
    app_pop(app);
}

const struct scene setup_scene = {
    .name = name, .draw = draw, .act = act, .key = key, .cancel = cancel, .typed = typed};
