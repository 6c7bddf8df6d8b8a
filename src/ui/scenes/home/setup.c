/* setup.c: the page where a match is set up: players, options, Start. */
#include "ui/scenes/home/setup.h"

#include "base/names.h"
#include "ui/app/command.h"
#include "ui/app/matches.h"
#include "ui/app/panel_page.h"
#include "ui/app/request.h"
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
static const float NARROW_FOOT = 560, FOOT_LINES = 102; /* for three lines of choices */
static const float CARD_HEIGHT = 120;                   /* of a player */
static const float CARD_LOW = 92;
static const float NARROW = 700;    /* the players are one above the other */
static const float BUTTON = 40;     /* the height of those between them */
static const float CAPTION = 18;    /* below the seats of a card above another */
static const float CLOCK_ROW = 359; /* from the options to the clock, in a roomy window */

/* What is between the bar and the foot. */
struct setup_content {
    const struct app *app;
    bool low, scrolls;
    struct rect *field; /* get where the two names are */
};

static const struct game *game(const struct app *app) {
    return app->setup.game;
}

/* Who plays alone sits at the near side. */
static bool enter(struct app *app) {
    struct request *request = app->request;
    const struct game *game = request->setup_game;
    switch (request->setup) {
    case OPEN_ALONE:
        setup_open_alone(&app->setup, game, !app->face_of(game)->hints.upper_player);
        break;
    case OPEN_TWO:
        setup_open(&app->setup, game);
        setup_choose(&app->setup, "seat:0=person");
        setup_choose(&app->setup, "seat:1=person");
        break;
    case OPEN_AGAIN:
        setup_open(&app->setup, game);
        break;
    case OPEN_AFTER:
        setup_open_after(&app->setup, &app->table.play.match);
        break;
    case OPEN_AS_IT_IS:
    default:
        break;
    }
    request->setup = OPEN_AS_IT_IS;
    return true;
}

/* ---- commands ---- */

static void start(const struct app *app, struct table_state *table, struct setup *setup) {
    if (table_begin(app, table, setup)) {
        setup_sides_move(app, setup, SETUP_STILL);
        request_instead(app, SCENE_TABLE);
    }
}

static void rules(const struct app *app) {
    request_rules(app, app->setup.game);
}

static void edit(const struct app *app) {
    request_editor(app, app->setup.game, &app->setup.now.options);
}

static void swap_sides(const struct app *app, struct table_state *table, struct setup *setup) {
    (void)table;
    setup_swap(setup);
    setup_sides_move(app, setup, SETUP_SWAP);
}

static void pick_sides(const struct app *app, struct table_state *table, struct setup *setup) {
    setup_random_sides(setup, &table->entropy);
    setup_sides_move(app, setup, SETUP_COIN);
}

static void close_places(const struct app *app, struct table_state *table, struct setup *setup) {
    (void)table;
    setup_places_close(setup, app->ui);
}

enum { SETUP_RULES, SETUP_EDIT, SETUP_SWAP_SIDES, SETUP_RANDOM, SETUP_START };

static const struct command setup_commands[] = {
    [SETUP_RULES] = {"button:rules", SPRITE_ICON_RULES, WORD_RULES, .key = KEY_F1, .act = rules},
    [SETUP_EDIT] = {"button:edit", SPRITE_ICON_PENCIL, WORD_EDITOR_BRIEF, .tip = WORD_EDITOR,
                    .act = edit},
    [SETUP_SWAP_SIDES] = {"button:swap", SPRITE_ICON_SWAP, WORD_SWAP_SIDES, .set_up = swap_sides},
    [SETUP_RANDOM] = {"button:lots", SPRITE_ICON_LOTS, WORD_RANDOM_SIDES, .set_up = pick_sides},
    [SETUP_START] = {"button:start", SPRITE_ICON_PLAY, WORD_START, .set_up = start},
    COMMAND_ONLY("button:back", KEY_NONE, .act = request_back),
    COMMAND_ONLY("button:close", KEY_NONE, .set_up = close_places),
    COMMAND_ONLY("button:asked", KEY_NONE, .set_up = setup_asks_accept),
    {0},
};

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

/* A card, and the seats below it. */
static void player_alone(struct flow *flow, const struct setup_content *content, int player) {
    struct rect card = flow_take(flow, content->low ? CARD_LOW : CARD_HEIGHT);
    flow_gap(flow, 4);
    struct rect seats = flow_take(flow, SETUP_SEATS_HEIGHT);
    flow_gap(flow, 4);
    if (flow->paint) {
        content->field[player] = player_card(content->app, player, card);
        setup_seats_draw(flow->ui, &content->app->setup, player, seats);
    }
}

static void players_stacked(struct flow *flow, const struct setup_content *content) {
    float half = (flow->room.w - 12) / 2;
    player_alone(flow, content, 0);
    flow_gap(flow, CAPTION);
    struct flow row = flow_row(flow, BUTTON);
    if (flow->paint) {
        side_buttons(content->app, flow_start(&row, half), flow_end(&row, half));
    }
    flow_gap(flow, 10);
    player_alone(flow, content, 1);
}

/* The buttons are between the cards. The seats below are as wide as these, unless they would be too
 * narrow to be hit. */
static void players_beside(struct flow *flow, const struct setup_content *content) {
    const struct app *app = content->app;
    float width = (flow->room.w - 200) / 2, inset = content->low ? 0 : 12;
    float half = fmaxf(width, fminf(SETUP_SEATS_LEAST, (flow->room.w - 24) / 2));
    struct flow cards = flow_row(flow, content->low ? CARD_LOW : CARD_HEIGHT);
    flow_gap(flow, 8);
    struct flow seats = flow_row(flow, SETUP_SEATS_HEIGHT);
    if (flow->paint) {
        struct rect second = flow_end(&cards, width);
        content->field[0] = player_card(app, 0, flow_start(&cards, width));
        struct rect between = {cards.room.x + 16, cards.room.y + inset, cards.room.w - 32,
                               cards.room.h - 2 * inset};
        side_buttons(app, rect_cut_top(&between, BUTTON), rect_cut_bottom(&between, BUTTON));
        content->field[1] = player_card(app, 1, second);
        setup_seats_draw(flow->ui, &app->setup, 0, flow_start(&seats, half));
        setup_seats_draw(flow->ui, &app->setup, 1, flow_end(&seats, half));
    }
}

/* ---- the foot ---- */

/* Who goes first, and against whom; if picked at random, says so. */
static struct line first_line(const struct setup *setup, int first) {
    bool nameless = shown_name(setup, 0) == words(setup->game->sides[0]) &&
                    shown_name(setup, 1) == words(setup->game->sides[1]);
    const char *begins = shown_name(setup, first), *other = shown_name(setup, !first);
    if (setup->draws && nameless) {
        return text_line("<a>%s</>", words(WORD_RANDOM_DRAW_NAMELESS));
    }
    return setup->draws > 1
               ? text_line(words(WORD_RANDOM_DRAW_AGAIN), setup->draws, begins, other)
               : text_line(words(setup->draws ? WORD_RANDOM_DRAW : WORD_BEGINS_AGAINST), begins,
                           other);
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
    setup_asks_draw(app, &page.bar);
    widget_title(ui, page.bar, words(app->setup.game->name), words(WORD_NEW_MATCH));
}

/* In a higher window the options are one below the other or, if they are not, the rows are further
 * apart. */
static void content_panel(struct flow *flow, const void *data) {
    const struct setup_content *content = data;
    const struct app *app = content->app;
    struct setup_clock clock = {&app->setup.now, !content->low};
    if (flow->room.w < NARROW) {
        players_stacked(flow, content);
    } else {
        players_beside(flow, content);
    }
    float below = (content->low ? 10 : 29) + flow_height(flow, setup_clock, &clock);
    float row = CLOCK_ROW + (flow->room.w < 1000 ? 21 : 0), rest = flow->room.h - below;
    float gap = content->low ? 0 : 5;
    float spare = setup_options_stack(app, flow->room) ? 0 : fmaxf(0, rest - row) / 3;
    if (content->scrolls) {
        setup_options(flow, app, true);
    } else {
        flow_gap(flow, spare);
        struct flow options = flow_row(flow, (spare > 0 ? row + spare : rest) - gap);
        setup_options(&options, app, false);
        flow_gap(flow, gap);
    }
    setup_clock(flow, &clock);
}

static void draw(const struct app *app) {
    struct ui *ui = app->ui;
    matches_count(app);
    struct page_layout page = page_layout(ui->width, ui->height);
    bool tight = page_is_tight(ui->width, ui->height);
    bool low = ui->height < 740 || ui->width < 700;
    float foot_height = ui->width < NARROW_FOOT ? FOOT_LINES : low ? FOOT_LOW : FOOT_HEIGHT;
    float foot_top = ui->height - foot_height;
    float top = page.small ? 64 : 84;
    top -= !low ? 0 : page.small ? 6 : 12;
    struct rect area = {page.margin, top, ui->width - 2 * page.margin, foot_top - top};
    struct rect field[2];
    struct setup_content content = {app, low, tight, field};
    struct flow flow = flow_begin(ui, area);
    ui->hero.in = (struct rect){0, 0, ui->width, ui->height};
    widget_ground(ui);
    flow_page(&flow, &app->shown->page, area, content_panel, &content);
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
    if (setup_lesson_act(app, &app->progress, id) || scroll_panel_act(&app->shown->page, id)) {
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
    name_add(&name, text_edit_string(&app->ui->edit));
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
        request_back(app);
    }
}

static void press(struct app *app) {
    app->ui->changed = setup_places_press(&app->setup, app->ui) || app->ui->changed;
}

const struct scene setup_scene = {.name = "setup",
                                  .page = PAGE_NARROWS,
                                  .list = panel_page_list,
                                  .game = game,
                                  .enter = enter,
                                  .draw = draw,
                                  .commands = COMMANDS(setup_commands),
                                  .act = act,
                                  .key = key,
                                  .cancel = cancel,
                                  .typed = typed,
                                  .press = press,
                                  .update = setup_sides_update};
