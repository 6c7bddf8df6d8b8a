/* table/scene.c: the scene of a match at the table. */
#include "ui/scenes/table/scene.h"

#include "engine/touch.h"
#include "ui/app/companions.h"
#include "ui/scenes/table/advice.h"
#include "ui/scenes/table/history.h"
#include "ui/scenes/table/preview.h"
#include "ui/scenes/table/turn_picture.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

static const struct game *game(const struct app *app) {
    return app->table.play.game;
}

static void describe(const struct app *app, struct text *out) {
    play_describe(&app->table.play, out);
    text_format(out, "thinking %d\n", companions_think(app));
}

/* Using anything closes the menu. */
static void before(struct app *app, const char *id) {
    result_finish(app, &app->table);
    history_press(&app->table, id);
    app->table.named[0] = '\0';
    app->table.menu = app->table.menu && strcmp(id, table_commands[TABLE_MENU].id) == 0;
}

static void act(struct app *app, const char *id) {
    int player = touch_number(id, "name", 1);
    if (player != NOWHERE) {
        names_edit(app, player);
    } else if (strcmp(id, "graph:result") == 0) {
        result_use_graph(app, &app->table);
    } else if (!history_act(&app->table, id) && !advice_act(app, &app->table, id)) {
        play_touch(&app->table.play, &app->settings, id);
    }
}

/* Whoever is to act types the names of what is theirs: houses in capitals are South's. */
static bool own(const struct app *app, const char *id) {
    int turn = match_turn(&app->table.play.match);
    const char *pit = touch_name(id, "pit"), *piece = touch_name(id, "bank");
    return pit     ? isdigit((unsigned char)pit[0]) || (islower((unsigned char)pit[0]) != 0) == turn
           : piece ? piece[0] - '1' == turn
                   : true;
}

/* The keyboard was led to something by its name: it is chosen where that plays nothing. */
static void led(const struct app *app, struct table_state *table, const char *id, bool extends) {
    (void)app;
    if (!extends) {
        table->chosen_before = table->play.chosen;
    }
    bool chosen = play_choose(&table->play, &table->chosen_before, id);
    struct text named = text_fixed(table->named, sizeof table->named);
    text_add(&named, chosen ? id : "");
}

/* Enter on what its name has chosen leaves it chosen. */
static bool keeps_named(const struct app *app, struct table_state *table) {
    bool kept = app->ui->keyboard && table->named[0] && table->play.chosen.text[0] &&
                strcmp(app->ui->focus, table->named) == 0;
    table->named[0] = '\0';
    return kept;
}

/* False for what is around the board; true for "", which is nothing at all. */
static bool is_on_board(const char *id) {
    static const char *const around[] = {
        "button:", "review:", "line:", "ply:", "variation:", "comment:", "graph:"};
    for (size_t i = 0; i < sizeof around / sizeof around[0]; i++) {
        if (strncmp(id, around[i], strlen(around[i])) == 0) {
            return false;
        }
    }
    return true;
}

static bool key(struct app *app, const struct input *input) {
    struct play *play = &app->table.play;
    bool acts = input->key == KEY_ENTER || input->key == KEY_SPACE;
    result_finish(app, &app->table);
    history_press(&app->table, acts ? app->ui->focus : "");
    if (history_key(app, &app->table, input)) {
        return true;
    }
    if (!acts) {
        return false;
    }
    if (play->animation && (!app->ui->keyboard || is_on_board(app->ui->focus))) {
        hold_begin(&app->table.hold, app->ui->now);
        return true;
    }
    const char *pending = play->pending_touch.text;
    bool again = pending[0] && strcmp(app->ui->focus, pending) == 0;
    if (again || !app->ui->keyboard) {
        companions_confirm(app, &app->table);
    }
    return again || !app->ui->keyboard || keeps_named(app, &app->table);
}

static void cancel(struct app *app) {
    struct play *play = &app->table.play;
    history_press(&app->table, "");
    if (app->table.menu) {
        app->table.menu = false;
    } else if (app->table.question) {
        app->table.question = ASK_NOTHING;
    } else if (match_over(&play->match) && !app->table.reviewing) {
        table_review(&app->table);
    } else {
        play_take_back(play, &app->settings);
    }
}

static void settle(const struct app *app, struct table_state *table) {
    table_preview(app, table, &app->settings);
}

static void refuse(const struct app *app, struct table_state *table, const char *id) {
    if (strcmp(id, table_commands[TABLE_PLAY_ON].id) == 0) {
        toast_show(&app->shown->toast, words(WORD_PAST_PLAY_CLOCK));
    } else if (strncmp(id, "button:", 7) != 0) {
        play_touch(&table->play, &app->settings, id);
    }
}

static bool can_drag(const struct app *app, struct table_state *table, const char *id) {
    (void)app;
    return play_hold(&table->play, id);
}

/* Something dropped where that does nothing glides back. */
static void drop(struct app *app, const char *id, const char *onto) {
    struct play *play = &app->table.play;
    bool nowhere = !onto[0] || !is_on_board(onto);
    if (nowhere) {
        play_clear_selection(play);
    }
    if (nowhere || !play_drop(play, &app->settings, id, onto)) {
        play_snap_back(play, &app->settings, id, app->ui->pointer);
    }
}

/* A press on the board ends or hurries the animation, as hold.h tells; anywhere else it ends it at
 * once. A press on nothing also closes the menu. */
static void press(struct app *app) {
    struct play *play = &app->table.play;
    bool beside = !app->ui->pressed[0];
    result_finish(app, &app->table);
    history_press(&app->table, app->ui->pressed);
    app->ui->changed = app->ui->changed || play->animation || (app->table.menu && beside);
    app->table.menu = app->table.menu && !beside;
    if (play->animation && is_on_board(app->ui->pressed)) {
        hold_begin(&app->table.hold, app->ui->now);
    } else {
        play_settle(play);
    }
}

static void typed(struct app *app, const char *id) {
    if (!names_typed(app, &app->table, id)) {
        history_typed(app, &app->table);
    }
}

static double update(struct app *app) {
    bool snapping = app->table.play.snap_back.id[0], passed = app->table.indicator.transitioning;
    uint64_t revision = app->table.play.match.revision;
    hold_update(&app->table.hold, &app->table.play, app->ui->now);
    double next = play_update(&app->table.play, app->ui->now);
    next = fmin(next, history_update(app, &app->table));
    next = fmin(next, turn_picture_update(app));
    next = fmin(next, result_update(app, &app->table));
    app->ui->changed = app->ui->changed || revision != app->table.play.match.revision;
    bool unlit = app->table.unlit && !app->table.play.animation;
    bool transitioning =
        turn_indicator_update(&app->table.indicator, unlit ? -1 : play_turn_seen(&app->table.play),
                              &app->settings, app->ui->now);
    bool moved = app->table.play.animation || app->table.play.animation_begun || snapping ||
                 passed || transitioning;
    app->ui->changed = app->ui->changed || moved;
    if (!app->table.play.animation) {
        app->table.play.animation_begun = false;
    }
    return transitioning ? app->ui->now : next;
}

/* Nobody waits for a companion or for advice any more. */
static void leave(struct app *app) {
    companions_stop(&app->table);
    app->table.advisor.asked = 0;
    host_rest_thinking();
}

const char *const table_named[] = {
    "pit:", "square:", "bank:", "gem:", "bead:", "track:", "direction:", NULL};

const struct scene table_scene = {
    .clock_runs = true,
    .has_sides = true,
    .page = PAGE_SCROLLS,
    .describe = describe,
    .name = "table",
    .game = game,
    .tell = table_tell,
    .settle = settle,
    .draw = table_draw,
    .commands = COMMANDS(table_commands, history_commands, advice_commands, review_commands),
    .before = before,
    .act = act,
    .refuse = refuse,
    .key = key,
    .named = table_named,
    .own = own,
    .led = led,
    .cancel = cancel,
    .press = press,
    .scroll = history_scroll,
    .pan_step = history_pan_step,
    .typed = typed,
    .can_drag = can_drag,
    .drop = drop,
    .update = update,
    .leave = leave};
