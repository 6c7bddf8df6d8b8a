/* table/scene.c: the scene of a match at the table. */
#include "ui/scenes/table/scene.h"

#include "base/random.h"
#include "engine/rules.h"
#include "engine/touch.h"
#include "ui/app/companions.h"
#include "ui/app/import_export.h"
#include "ui/app/stack.h"
#include "ui/model/companion.h"
#include "ui/scenes/table/advice/advice.h"
#include "ui/scenes/table/history/history.h"
#include "ui/scenes/table/history/past.h"
#include "ui/scenes/table/history/turn_picture.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

static const struct game *game(const struct app *app) {
    return app->play.game;
}

static void describe(const struct app *app, struct text *out) {
    play_describe(&app->play, out);
    text_format(out, "thinking %d\n", companions_think(app));
}

/* Does what a question was about. */
static void carry_out(struct app *app, enum question question) {
    struct play *play = &app->play;
    switch (question) {
    case ASK_AGREE:
    case ASK_OFFER:
        play_agree(play, &app->settings);
        break;
    case ASK_CLAIM:
        play_claim(play);
        break;
    case ASK_RESIGN:
        play_resign(play, companion_person(&play->match));
        break;
    case ASK_LEAVE:
        app_go_home(app);
        break;
    case ASK_NEW:
        setup_open_after(&app->setup, &play->match);
        app_go_to(app, SCENE_SETUP);
        break;
    case ASK_CLOSE:
        app->quit = true;
        break;
    case ASK_PAUSE: /* the clock runs again by itself */
    case ASK_NOTHING:
    default:
        break;
    }
}

static void decline(struct app *app) {
    app->table.question = ASK_NOTHING;
}

static void accept(struct app *app) {
    enum question question = app->table.question;
    decline(app);
    carry_out(app, question);
}

/* Asks first: before leaving a match only when that is due, before everything else always. */
static void ask_or_do(struct app *app, enum question question) {
    if (question == ASK_AGREE && companions_offer_agreement(app)) {
        return;
    }
    if (question < ASK_LEAVE || ask_is_due(app)) {
        ask_player(app, question);
    } else {
        carry_out(app, question);
    }
}

/* A finished match goes back to the list that it was opened from. */
static void back(struct app *app) {
    if (app_below_id(app) == SCENE_FINISHED && match_over(&app->play.match)) {
        app_pop(app);
    } else {
        ask_or_do(app, ASK_LEAVE);
    }
}

static void turn_sound_on(struct app *app) {
    settings_unmute(&app->settings);
}

/* Where it would lie over the table, the card of the result gives way to it. */
static void toggle_history(struct app *app) {
    struct layout_hints hints = app->play.face->hints;
    hints.history = true;
    bool over = layout_table(app->ui.width, app->ui.height, &hints).history_overlay;
    bool behind = over && result_is_shown(app);
    app->settings.history = behind || !app->settings.history;
    app->table.history_lent = false;
    if (behind) {
        table_review(app);
    }
}

static void confirm(struct app *app) {
    companions_confirm(app);
}

static void show_again(struct app *app) {
    if (!last_turn_known(app->play.last_turn)) {
        toast_show(&app->toast, words(WORD_NONE_TO_SHOW));
    }
    play_show_again(&app->play, &app->settings);
}

/* Between two people neither is helped. */
static void hint(struct app *app) {
    const struct match *match = &app->play.match;
    if (companion_of(match, 0) || companion_of(match, 1)) {
        companions_hint(app);
    } else {
        toast_show(&app->toast, words(WORD_HINT_ALONE));
    }
}

static void rules(struct app *app) {
    app->table.menu = false;
    app_open_rules(app, app->play.game);
}

static void notation(struct app *app) {
    app_open_notation(app, app->play.game);
}

static void settings(struct app *app) {
    app_push(app, SCENE_SETTINGS);
}

/* By the same players, without a clock. */
static void edit(struct app *app) {
    const struct match *match = &app->play.match;
    setup_open_after(&app->setup, match);
    app->setup.now.minutes = 0;
    const struct position *pos = match_position(match);
    if (!editor_resume(&app->editor, &app->editor_shelf, match->game, &match->options, pos)) {
        editor_open(&app->editor, &app->editor_shelf, match->game, app->play.face->edit,
                    &match->options, pos);
    }
    app_push(app, SCENE_EDITOR);
}

static const struct {
    const char *id;
    enum question question;
} asking[] = {
    {"button:home", ASK_LEAVE},  {"button:new", ASK_NEW},       {"button:agree", ASK_AGREE},
    {"button:claim", ASK_CLAIM}, {"button:resign", ASK_RESIGN}, {"button:pause", ASK_PAUSE},
};

static const struct {
    const char *id;
    void (*act)(struct app *app);
} buttons[] = {
    {"button:back", back},
    {"button:hint", hint},
    {"button:undo", companions_undo},
    {"button:redo", companions_redo},
    {"button:history", toggle_history},
    {"button:sound", turn_sound_on},
    {"button:fold", toggle_history},
    {"button:rematch", table_rematch},
    {"button:result", table_show_result},
    {"graph:result", result_use_graph},
    {"button:last", show_again},
    {"button:settings", settings},
    {"button:confirm", confirm},
    {"button:rules", rules},
    {"button:notation", notation},
    {"button:accept", accept},
    {"button:decline", decline},
    {"button:open", import_choose_file},
    {"button:save-as", export_choose_file},
    {"button:copy-position", export_copy_position},
    {"button:copy-record", export_copy_record},
    {"button:copy-picture", export_copy_picture},
    {"button:save-picture", export_choose_picture},
    {"button:paste", import_clipboard},
    {"button:edit", edit},
    {"button:return", past_return},
    {"button:play-from-here", past_play},
};

static void act(struct app *app, const char *id) {
    bool menu = app->table.menu;
    app->table.named[0] = '\0';
    app->table.menu = false; /* using anything closes it */
    if (strcmp(id, "button:menu") == 0) {
        decline(app);
        app->table.menu = !menu;
        return;
    }
    for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++) {
        if (strcmp(buttons[i].id, id) == 0) {
            buttons[i].act(app);
            return;
        }
    }
    for (size_t i = 0; i < sizeof asking / sizeof asking[0]; i++) {
        if (strcmp(asking[i].id, id) == 0) {
            ask_or_do(app, asking[i].question);
            return;
        }
    }
    int player = touch_number(id, "name", 1);
    if (player != NOWHERE) {
        names_edit(app, player);
    } else if (!history_act(app, id) && !advice_act(app, id)) {
        play_touch(&app->play, &app->settings, id);
    }
}

/* Whoever is to act types the names of what is theirs: houses in capitals are South's. */
static bool own(const struct app *app, const char *id) {
    int turn = match_turn(&app->play.match);
    const char *pit = touch_name(id, "pit"), *piece = touch_name(id, "bank");
    return pit     ? isdigit((unsigned char)pit[0]) || (islower((unsigned char)pit[0]) != 0) == turn
           : piece ? piece[0] - '1' == turn
                   : true;
}

/* The keyboard was led to something by its name: it is chosen where that plays nothing. */
static void led(struct app *app, const char *id, bool extends) {
    struct table_state *table = &app->table;
    if (!extends) {
        table->chosen_before = app->play.chosen;
    }
    bool chosen = play_choose(&app->play, &table->chosen_before, id);
    struct text named = text_fixed(table->named, sizeof table->named);
    text_add(&named, chosen ? id : "");
}

/* Enter on what its name has chosen leaves it chosen. */
static bool keeps_named(struct app *app) {
    bool kept = app->ui.keyboard && app->table.named[0] && app->play.chosen.text[0] &&
                strcmp(app->ui.focus, app->table.named) == 0;
    app->table.named[0] = '\0';
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
    struct play *play = &app->play;
    bool acts = input->key == KEY_ENTER || input->key == KEY_SPACE;
    result_finish(app);
    history_press(app, acts ? app->ui.focus : "");
    if (history_key(app, input)) {
        return true;
    }
    switch (input->key) {
    case KEY_F1:
        rules(app);
        return true;
    case KEY_F2:
        hint(app);
        return true;
    case KEY_F3:
        show_again(app);
        return true;
    case KEY_UNDO:
        companions_undo(app);
        return true;
    case KEY_REDO:
        companions_redo(app);
        return true;
    case KEY_ENTER:
    case KEY_SPACE:
        if (play->animation && (!app->ui.keyboard || is_on_board(app->ui.focus))) {
            hold_begin(&app->hold, app->ui.now);
            return true;
        }
        if (!app->ui.keyboard) {
            companions_confirm(app);
        }
        return !app->ui.keyboard || keeps_named(app);
    default:
        return false;
    }
}

static void cancel(struct app *app) {
    struct play *play = &app->play;
    history_press(app, "");
    if (app->table.menu) {
        app->table.menu = false;
    } else if (app->table.question) {
        decline(app);
    } else if (match_over(&play->match) && !app->table.reviewing) {
        table_review(app);
    } else {
        play_take_back(play, &app->settings);
    }
}

static void refuse(struct app *app, const char *id) {
    if (strcmp(id, "button:play-from-here") == 0) {
        toast_show(&app->toast, words(WORD_PAST_PLAY_CLOCK));
    } else if (strncmp(id, "button:", 7) != 0) {
        play_touch(&app->play, &app->settings, id);
    }
}

static bool can_drag(struct app *app, const char *id) {
    return play_hold(&app->play, id);
}

/* Something dropped where that does nothing glides back. */
static void drop(struct app *app, const char *id, const char *onto) {
    struct play *play = &app->play;
    bool nowhere = !onto[0] || !is_on_board(onto);
    if (nowhere) {
        play_clear_selection(play);
    }
    if (nowhere || !play_drop(play, &app->settings, id, onto)) {
        play_snap_back(play, &app->settings, id, app->ui.pointer);
    }
}

/* A press on the board ends or hurries the animation, as hold.h tells; anywhere else it ends it at
 * once. A press on nothing also closes the menu. */
static void press(struct app *app) {
    struct play *play = &app->play;
    bool beside = !app->ui.pressed[0];
    result_finish(app);
    history_press(app, app->ui.pressed);
    app->changed = app->changed || play->animation || (app->table.menu && beside);
    app->table.menu = app->table.menu && !beside;
    if (play->animation && is_on_board(app->ui.pressed)) {
        hold_begin(&app->hold, app->ui.now);
    } else {
        play_settle(play);
    }
}

static void typed(struct app *app, const char *id) {
    if (!names_typed(app, id)) {
        history_typed(app);
    }
}

static double update(struct app *app) {
    bool snapping = app->play.snap_back.id[0], passed = app->table.indicator.transitioning;
    uint64_t revision = app->play.match.revision;
    hold_update(&app->hold, &app->play, app->ui.now);
    double next = play_update(&app->play, app->ui.now);
    next = fmin(next, history_update(app));
    next = fmin(next, turn_picture_update(app));
    next = fmin(next, result_update(app));
    app->changed = app->changed || revision != app->play.match.revision;
    bool unlit = app->table.unlit && !app->play.animation;
    bool transitioning =
        turn_indicator_update(&app->table.indicator, unlit ? -1 : play_turn_seen(&app->play),
                              &app->settings, app->ui.now);
    bool moved =
        app->play.animation || app->play.animation_begun || snapping || passed || transitioning;
    app->changed = app->changed || moved;
    if (!app->play.animation) {
        app->play.animation_begun = false;
    }
    return transitioning ? app->ui.now : next;
}

/* Nobody waits for a companion or for advice any more. */
static void leave(struct app *app) {
    companions_stop(app);
    app->advisor.asked = 0;
    if (app->host && app->host->think) {
        app->host->rest_thinking(app->host->context);
    }
}

const char *const table_named[] = {
    "pit:", "square:", "bank:", "gem:", "bead:", "track:", "direction:", NULL};

const struct scene table_scene = {.clock_runs = true,
                                  .scrolls = true,
                                  .describe = describe,
                                  .name = "table",
                                  .game = game,
                                  .draw = table_draw,
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
