/* setup.c: the page where a match is set up: players, options, Start. */
#include "ui/scenes/home/setup.h"

#include "base/random.h"
#include "ui/app/command.h"
#include "ui/app/learning.h"
#include "ui/app/stack.h"
#include "ui/boards/faces.h"
#include "ui/boards/thumbnail.h"
#include "ui/kit/page.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/style.h"
#include "ui/kit/text_field.h"
#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const float FOOT_HEIGHT = 106;
static const float FOOT_LOW = 84;
static const float CARD_HEIGHT = 120; /* of a player */
static const float CARD_LOW = 92;
static const float CAPTION = 18;    /* below the seats of a card above another */
static const float BETWEEN = 24;    /* around the options, in a page that scrolls */
static const float CLOCK_ROW = 359; /* from the options to the clock, in a roomy window */

static const struct game *game(const struct app *app) {
    return app->setup.game;
}

/* ---- commands ---- */

static void start(struct app *app) {
    if (table_begin(app)) {
        setup_sides_move(app, SETUP_STILL);
        app_replace(app, SCENE_TABLE);
    }
}

static void rules(struct app *app) {
    app_open_rules(app, app->setup.game);
}

static void edit(struct app *app) {
    app_open_editor(app, app->setup.game, &app->setup.now.options);
}

static void swap_sides(struct app *app) {
    setup_swap(&app->setup);
    setup_sides_move(app, SETUP_SWAP);
}

static void pick_sides(struct app *app) {
    setup_random_sides(&app->setup, &app->entropy);
    setup_sides_move(app, SETUP_COIN);
}

static void close_places(struct app *app) {
    setup_places_close(&app->setup, app->ui);
}

enum { SETUP_RULES, SETUP_EDIT, SETUP_SWAP_SIDES, SETUP_RANDOM, SETUP_START };

static const struct command setup_commands[] = {
    [SETUP_RULES] = {"button:rules", SPRITE_ICON_RULES, WORD_RULES, .key = KEY_F1, .act = rules},
    [SETUP_EDIT] = {"button:edit", SPRITE_ICON_PENCIL, WORD_EDITOR_BRIEF, .tip = WORD_EDITOR,
                    .act = edit},
    [SETUP_SWAP_SIDES] = {"button:swap", SPRITE_ICON_SWAP, WORD_SWAP_SIDES, .act = swap_sides},
    [SETUP_RANDOM] = {"button:lots", SPRITE_ICON_LOTS, WORD_RANDOM_SIDES, .act = pick_sides},
    [SETUP_START] = {"button:start", SPRITE_ICON_PLAY, WORD_START, .act = start},
    COMMAND_ONLY("button:back", KEY_NONE, app_pop),
    COMMAND_ONLY("button:close", KEY_NONE, close_places),
    {0},
};
static const struct command *const commands[] = {setup_commands, NULL};

/* ---- players ---- */

static const char *shown_name(const struct setup *setup, int player) {
    int companion = setup->now.companion[player];
    return companion                    ? companion_name(companion)
           : setup->now.name[player][0] ? setup->now.name[player]
                                        : words(setup->game->sides[player]);
}

/* "goes first" */
static struct line role_of(const struct setup *setup, int player) {
    const struct face *face = faces_find(setup->game);
    bool begins = setup_first_player(setup) == player;
    enum word own = !face ? 0 : begins ? face->begins : face->answers;
    return text_line(" · %s", words(own ? own : begins ? WORD_BEGINS : WORD_ANSWERS));
}

/* The side and its role, in the game's own words: "Limestone · places first". */
static void side_line(const struct ui *ui, const struct setup *setup, int player, float x,
                      float baseline, float room) {
    int size = STYLE_BODY; /* at which both fit */
    for (int either = 0; either < 2; either++) {
        const char *side = words(setup->game->sides[either]);
        float width = style_width(ui, STYLE_STRONG, side) +
                      style_width(ui, STYLE_BODY, role_of(setup, either).string);
        size = width > room ? STYLE_SMALL : size;
    }
    const char *side = words(setup->game->sides[player]);
    style_write(ui, x, baseline, size | STYLE_STRONG | (player ? STYLE_SECOND : STYLE_FIRST), side);
    x += style_width(ui, size | STYLE_STRONG, side);
    style_write(ui, x, baseline, size | STYLE_MUTED, role_of(setup, player).string);
}

/* Returns where the name is. */
static struct rect player_card(const struct app *app, int player, struct rect rect) {
    struct ui *ui = app->ui;
    const struct setup *setup = &app->setup;
    bool small = rect.w < 420, low = rect.h < CARD_HEIGHT;
    int companion = setup->now.companion[player];
    style_box_of(ui, rect, BOX_SEAT, player);
    float emblem = small ? 22 : 30, middle = rect.y + rect.h / 2;
    if (companion) {
        widget_companion(ui, companion, rect.x + 26 + emblem, middle, emblem * 1.1F);
    } else {
        widget_emblem(ui, player, rect.x + 26 + emblem, middle, emblem, true);
    }
    float x = rect.x + 56 + 2 * emblem;
    char id[TARGET_ID_MAX] = "name:0", label[TARGET_LABEL_MAX];
    id[5] = (char)('0' + player);
    struct text text = text_fixed(label, sizeof label);
    text_format(&text, words(WORD_NAME_OF), words(setup->game->sides[player]));
    bool piece = !small && thumbnail_piece(app->ui, &app->settings, setup->game, player,
                                           (struct point){rect.x + rect.w - 58, middle - 2}, 31);
    struct rect field = {x, rect.y + (low ? 10 : 18), rect.x + rect.w - x - (piece ? 116 : 20), 44};
    if (companion) {
        setup_companion_draw(ui, companion, field);
    } else {
        text_field(ui, id, field, setup->now.name[player], label);
    }
    if (!companion && !setup->now.name[player][0] && !ui_edits(ui, id)) {
        float room = field.w - 28;
        bool fits = style_fits(ui, STYLE_LARGE, room, words(WORD_NAME));
        widget_text(ui, (struct point){field.x + 14, field.y + (fits ? 29 : 28)}, room,
                    (struct writing){FONT_UI, fits ? TYPE_LARGE : TYPE_BODY, theme_sunk(ui->theme),
                                     ALIGN_LEFT},
                    words(WORD_NAME));
    }
    side_line(ui, setup, player, x + 2, field.y + (low ? 72 : 76), rect.x + rect.w - x - 12);
    return field;
}

static void side_buttons(const struct app *app, struct rect swap, struct rect lots) {
    command_button(app, &setup_commands[SETUP_SWAP_SIDES], swap, true, BUTTON_PLAIN);
    command_button(app, &setup_commands[SETUP_RANDOM], lots, true, BUTTON_PLAIN);
}

static float players_height(float width, float height) {
    float below = SETUP_SEATS_HEIGHT + 8;
    return width < 700 ? 2 * (height + below) + CAPTION + 50 : height + below;
}

/* The two players' cards, with the buttons between them and the seats below each; in a narrow
 * window one below the other. Returns the height used, and sets where the names are. */
static float players(const struct app *app, struct rect area, float height, struct rect field[2]) {
    struct ui *ui = app->ui;
    const float middle = 200, gap = 8, below = SETUP_SEATS_HEIGHT + gap;
    if (area.w < 700) {
        float half = (area.w - 12) / 2, between = area.y + height + below + CAPTION;
        field[0] = player_card(app, 0, (struct rect){area.x, area.y, area.w, height});
        setup_seats_draw(ui, &app->setup, 0, area.x, area.y + height + gap / 2, area.w);
        side_buttons(app, (struct rect){area.x, between, half, 40},
                     (struct rect){area.x + half + 12, between, half, 40});
        field[1] = player_card(app, 1, (struct rect){area.x, between + 50, area.w, height});
        setup_seats_draw(ui, &app->setup, 1, area.x, between + 50 + height + gap / 2, area.w);
        return players_height(area.w, height);
    }
    float width = (area.w - middle) / 2, x = area.x + width + 16, button = middle - 32;
    float inset = height < CARD_HEIGHT ? 0 : 12;
    /* as wide as the cards, unless the seats would be too narrow to be hit */
    float half = fmaxf(width, fminf(SETUP_SEATS_LEAST, (area.w - 24) / 2));
    field[0] = player_card(app, 0, (struct rect){area.x, area.y, width, height});
    side_buttons(app, (struct rect){x, area.y + inset, button, 40},
                 (struct rect){x, area.y + height - inset - 40, button, 40});
    field[1] = player_card(app, 1, (struct rect){area.x + width + middle, area.y, width, height});
    setup_seats_draw(ui, &app->setup, 0, area.x, area.y + height + gap, half);
    setup_seats_draw(ui, &app->setup, 1, area.x + area.w - half, area.y + height + gap, half);
    return height + below;
}

/* ---- the foot ---- */

/* Who goes first, and against whom; if picked at random, says so. */
static struct line first_line(const struct setup *setup, int first) {
    bool nameless = shown_name(setup, 0) == words(setup->game->sides[0]) &&
                    shown_name(setup, 1) == words(setup->game->sides[1]);
    struct line picked = text_line(
        words(setup->draws == 1 ? WORD_RANDOM_DRAW : WORD_RANDOM_DRAW_AGAIN), setup->draws);
    if (setup->draws && nameless) {
        return text_line("<a>%s</>", words(WORD_RANDOM_DRAW_NAMELESS));
    }
    return text_line("<a>%s</><b>%s</>%s<b>%s</>", setup->draws ? picked.string : "",
                     shown_name(setup, first), words(WORD_BEGINS_AGAINST),
                     shown_name(setup, !first));
}

/* Appends a sentence if it fits. */
static void add_if_it_fits(const struct app *app, float width, enum word word, struct text *out) {
    size_t length = out->length;
    text_format(out, " %s", words(word));
    if (style_width(app->ui, STYLE_BODY, out->data) > width) {
        out->length = length;
        out->data[length] = '\0';
    }
}

/* All choices in words: options, clock and, if it fits, how it is played, and that the choices are
 * remembered. */
static void add_choices(const struct app *app, float width, struct text *out) {
    bool alone = app->setup.now.companion[0] || app->setup.now.companion[1];
    size_t first = out->length;
    setup_options_text(app, out);
    text_add(out, out->length > first ? " · " : "");
    text_format(out, "%s.", setup_clock_line(&app->setup.now).string);
    add_if_it_fits(app, width, alone ? WORD_ALONE_UNDO : WORD_TOGETHER, out);
    add_if_it_fits(app, width, WORD_CHOICES_SAVED, out);
}

static void foot(const struct app *app, struct rect area) {
    const struct ui *ui = app->ui;
    const struct theme *theme = ui->theme;
    bool low = area.h < FOOT_HEIGHT;
    draw_line(ui->list, area.x, area.y, area.x + area.w, area.y, 1, theme->line);
    struct rect start = {area.x + area.w - 200, area.y + (low ? 14 : 22), 200, 56};
    command_button(app, &setup_commands[SETUP_START], start, true, BUTTON_PRIMARY | BUTTON_LARGE);
    int first = setup_first_player(&app->setup);
    float room = start.x - area.x - 16, y = area.y + (low ? 32 : 48);
    char line[384];
    struct text text = text_fixed(line, sizeof line);
    text_add(&text, setup_sides_known(app) ? first_line(&app->setup, first).string : "…");
    widget_mark(ui, first, area.x + 7, y - 6, 7);
    bool fits = widget_rich_width(ui, line, TYPE_LARGE) + 50 < room;
    float size = fits ? TYPE_LARGE : TYPE_BODY;
    float width = fminf(widget_rich_width(ui, line, size), room - 50);
    widget_rich_within(ui, area.x + 24, y, room - 50, line, size);
    widget_mark(ui, !first, area.x + 24 + width + 16, y - 6, 6);
    text_clear(&text);
    add_choices(app, room, &text);
    fits = style_fits(ui, STYLE_BODY, room, line);
    style_paragraph(ui, (struct point){area.x, y + (fits ? 27 : 21)}, room,
                    (fits ? 0 : STYLE_SMALL) | STYLE_MUTED, 17, line);
}

/* The bar, whose buttons come before the content for the keyboard. */
static void draw_bar(const struct app *app, struct page_layout page) {
    struct ui *ui = app->ui;
    static const struct command *const buttons[] = {&setup_commands[SETUP_RULES],
                                                    &setup_commands[SETUP_EDIT]};
    command_row(app, &page.bar, buttons, 2, page.small ? 0 : 2, BUTTON_PLAIN);
    setup_lesson_draw(app, &page.bar);
    widget_title(ui, page.bar, words(app->setup.game->name), words(WORD_NEW_MATCH));
}

/* Where things are between bar and foot: heights, and the upper edge of the clock's row. */
struct content {
    float card, clock, clock_y;
    struct rect options;
};

/* In a higher window the options are one below the other or, if they are not, the rows are further
 * apart. */
static struct content place_content(const struct app *app, struct rect area, bool low) {
    struct content content = {.card = low ? CARD_LOW : CARD_HEIGHT,
                              .clock = low ? SETUP_CLOCK_LOW : SETUP_CLOCK_HEIGHT};
    float above = players_height(area.w, content.card);
    float lowest = area.y + area.h - content.clock - (low ? 8 : 15);
    struct rect options = {area.x, area.y + above, area.w, 0};
    options.h = area.y + area.h - content.clock - (low ? 8 : 20) - options.y;
    float row = options.y + CLOCK_ROW + (area.w < 1000 ? 21 : 0);
    float spare = setup_options_stack(app, options) ? 0 : fmaxf(0, lowest - row) / 3;
    content.clock_y = spare > 0 ? fminf(row + 2 * spare, lowest) : lowest;
    content.options = options;
    rect_cut_top(&content.options, spare);
    return content;
}

static void draw(const struct app *app) {
    struct ui *ui = app->ui;
    struct page_layout page = page_layout(ui->width, ui->height);
    bool tight = page_is_tight(ui->width, ui->height);
    bool low = ui->height < 740 || ui->width < 700;
    float foot_height = low ? FOOT_LOW : FOOT_HEIGHT, foot_top = ui->height - foot_height;
    float top = page.small ? 64 : 84;
    top -= !low ? 0 : page.small ? 6 : 12;
    struct rect area = {page.margin, top, ui->width - 2 * page.margin, foot_top - top};
    float height = tight ? players_height(area.w, CARD_LOW) + setup_options_height(app) +
                               SETUP_CLOCK_LOW + BETWEEN
                         : area.h;
    ui->hero.in = (struct rect){0, 0, ui->width, ui->height};
    widget_ground(ui);
    area.y = scroll_view_begin(&app->shown->page, area, height);
    area.h = fmaxf(area.h, height);
    struct content content = place_content(app, area, low);
    struct rect field[2];
    players(app, area, content.card, field);
    setup_options_draw(app, content.options);
    setup_clock_draw(ui, &app->setup.now,
                     (struct rect){area.x, content.clock_y, area.w, content.clock});
    scroll_view_end(ui, &app->shown->page, 0);
    int targets = ui->targets.count;
    draw_bar(app, page);
    targets_put_last(&ui->targets, targets);
    foot(app, (struct rect){area.x, foot_top, area.w, foot_height});
    const char *const name[2] = {shown_name(&app->setup, 0), shown_name(&app->setup, 1)};
    setup_sides_draw(app, field, setup_first_player(&app->setup), name);
    setup_places_draw(&app->setup, ui, &app->settings);
}

/* ---- acting ---- */

static void edit_name(const struct app *app, int player) {
    struct line id = text_line("name:%d", player);
    ui_edit(app->ui, id.string, app->setup.now.name[player], MATCH_NAME_MAX - 1, false);
}

static void act(struct app *app, const char *id) {
    struct setup *setup = &app->setup;
    if (setup_lesson_act(app, id) || scroll_panel_act(&app->shown->page, id)) {
        return;
    }
    if (strncmp(id, "name:", 5) == 0) {
        edit_name(app, id[5] - '0');
    } else if (strncmp(id, "seat:", 5) == 0) {
        setup_choose(setup, id);
    } else {
        setup_places_choose(setup, id);
    }
}

static void typed(struct app *app, const char *id) {
    struct text name = text_fixed(app->setup.now.name[id[5] - '0'], MATCH_NAME_MAX);
    text_add(&name, text_edit_string(&app->ui->edit));
}

/* Tab moves from the first name to the second. */
static bool key(struct app *app, const struct input *input) {
    if (input->key == KEY_TAB && !input->shift && ui_edits(app->ui, "name:0") &&
        !app->setup.now.companion[1]) {
        edit_name(app, 1);
        return true;
    }
    return false;
}

static void cancel(struct app *app) {
    if (!setup_places_close(&app->setup, app->ui)) {
        app_pop(app);
    }
}

static void press(struct app *app) {
    app->ui->changed = setup_places_press(&app->setup, app->ui) || app->ui->changed;
}

static struct scroll *list(const struct app *app) {
    return &app->shown->page;
}

const struct scene setup_scene = {.name = "setup",
                                  .scrolls = true,
                                  .list = list,
                                  .game = game,
                                  .draw = draw,
                                  .commands = commands,
                                  .act = act,
                                  .key = key,
                                  .cancel = cancel,
                                  .typed = typed,
                                  .press = press,
                                  .update = setup_sides_update};
