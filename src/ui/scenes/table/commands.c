/* table/commands.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/app/companions.h"
#include "ui/app/import_export.h"
#include "ui/app/request.h"
#include "ui/app/sent_turns.h"
#include "ui/app/stack.h"
#include "ui/model/companion.h"
#include "ui/play/seat.h"
#include "ui/scenes/table/history.h"
#include "ui/scenes/table/past.h"

/* ---- acting ---- */

/* Does what a question was about. */
static void carry_out(const struct app *app, struct table_state *table, enum question question) {
    struct play *play = &table->play;
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
    case ASK_VERSION:
        sent_turns_take_theirs(app, table);
        break;
    case ASK_LEAVE:
        request_home(app);
        break;
    case ASK_NEW:
        request_setup(app, OPEN_AFTER, play->game);
        break;
    case ASK_CLOSE:
        request_quit(app);
        break;
    case ASK_PAUSE: /* the clock runs again by itself */
    case ASK_NOTHING:
    default:
        break;
    }
}

static void decline(const struct app *app, struct table_state *table) {
    (void)app;
    table->question = ASK_NOTHING;
}

static void accept(const struct app *app, struct table_state *table) {
    enum question question = table->question;
    decline(app, table);
    carry_out(app, table, question);
}

/* Asks first: before leaving a match only when that is due, before everything else always. */
static void ask_or_do(const struct app *app, struct table_state *table, enum question question) {
    if (question == ASK_AGREE && companions_offer_agreement(app, table)) {
        return;
    }
    if (question < ASK_LEAVE || ask_is_due(app)) {
        ask_player(app, table, question);
    } else {
        carry_out(app, table, question);
    }
}

/* A finished match goes back to the list that it was opened from. */
static void back(const struct app *app, struct table_state *table) {
    if (app_below_id(app) == SCENE_FINISHED && match_over(&table->play.match)) {
        request_back(app);
    } else {
        ask_or_do(app, table, ASK_LEAVE);
    }
}

static void turn_board(const struct app *app, struct settings *settings) {
    (void)app;
    settings->turn = !settings->turn;
}

static bool history_lies_over(const struct app *app) {
    struct layout_hints hints = seat_hints(&app->table.play, &app->settings);
    hints.history = true;
    return layout_table(app->ui->width, app->ui->height, &hints).history_overlay;
}

/* Where it would lie over the table, the card of the result gives way to it. */
static void toggle_history(struct app *app) {
    bool behind = history_lies_over(app) && table_shows_result(app);
    app->settings.history = behind || !table_shows_history(app);
    app->table.history_lent = false;
    if (behind) {
        table_review(&app->table);
    }
}

static void show_again(const struct app *app, struct table_state *table) {
    if (!last_turn_known(table->play.last_turn)) {
        struct line key = app_key_said(app, KEY_F3);
        toast_show(&app->shown->toast, text_line(words(WORD_NONE_TO_SHOW), key.string).string);
    }
    play_show_again(&table->play, &app->settings);
}

/* Between two people neither is helped. */
static void hint(const struct app *app, struct table_state *table) {
    const struct match *match = &table->play.match;
    if (companion_takes_part(match)) {
        companions_hint(app, table);
    } else {
        toast_show(&app->shown->toast, words(WORD_HINT_ALONE));
    }
}

static void rules(const struct app *app) {
    request_rules(app, app->table.play.game);
}

static void notation(const struct app *app) {
    request_notation(app, app->table.play.game);
}

static void settings(const struct app *app) {
    request_scene(app, SCENE_SETTINGS);
}

static void leave_match(const struct app *app, struct table_state *table) {
    ask_or_do(app, table, ASK_LEAVE);
}

static void new_match(const struct app *app, struct table_state *table) {
    ask_or_do(app, table, ASK_NEW);
}

static void agree(const struct app *app, struct table_state *table) {
    ask_or_do(app, table, ASK_AGREE);
}

static void claim(const struct app *app, struct table_state *table) {
    ask_or_do(app, table, ASK_CLAIM);
}

static void resign(const struct app *app, struct table_state *table) {
    ask_or_do(app, table, ASK_RESIGN);
}

static void pause_clock(const struct app *app, struct table_state *table) {
    ask_or_do(app, table, ASK_PAUSE);
}

static void toggle_menu(const struct app *app, struct table_state *table) {
    decline(app, table);
    table->menu = !table->menu;
}

/* ---- when they can be used, and what is open ---- */

static bool can_redo(const struct app *app) {
    return history_in_past(&app->table.play.match);
}

static bool can_hint(const struct app *app) {
    return app->table.play.legal.count > 0;
}

static bool menu_is_open(const struct app *app) {
    return app->table.menu;
}

/* The card of the result takes the place of one that would lie over the table. */
static bool history_is_open(const struct app *app) {
    return table_shows_history(app) && !(history_lies_over(app) && table_shows_result(app));
}

static enum word undo_note(const struct app *app) {
    return clock_used(&app->table.play.clock) ? WORD_UNDO_TIME : WORD_NONE;
}

const struct command table_commands[TABLE_COMMANDS + 1] = {
    [TABLE_MENU] = {"button:menu", SPRITE_ICON_MENU, WORD_MENU, .key = KEY_MENU, .on = menu_is_open,
                    .at_table = toggle_menu},
    [TABLE_RULES] = {"button:rules", SPRITE_ICON_RULES, WORD_RULES, .key = KEY_F1, .act = rules},
    [TABLE_HISTORY] = {"button:history", SPRITE_ICON_HISTORY, WORD_HISTORY, .key = KEY_HISTORY,
                       .on = history_is_open, .change = toggle_history},
    [TABLE_REDO] = {"button:redo", SPRITE_ICON_REDO, WORD_REDO, .key = KEY_REDO,
                    .enabled = can_redo, .at_table = companions_redo},
    [TABLE_UNDO] = {"button:undo", SPRITE_ICON_UNDO, WORD_UNDO, .note = undo_note, .key = KEY_UNDO,
                    .enabled = companions_can_undo, .at_table = sent_turns_undo},
    [TABLE_HINT] = {"button:hint", SPRITE_ICON_HELP, WORD_HINT, .tip = WORD_HINT, .key = KEY_F2,
                    .enabled = can_hint, .at_table = hint},
    [TABLE_SOUND] = {"button:sound", SPRITE_ICON_MUTED, WORD_SOUND_MUTED, .tip = WORD_SOUND_MUTED,
                     .key = KEY_F4, .set = command_toggle_sound},
    [TABLE_AGAIN] = {"button:last", SPRITE_ICON_AGAIN, WORD_KEY_AGAIN_DOES,
                     .brief = WORD_SHOW_AGAIN_BRIEF, .tip = WORD_KEY_AGAIN_DOES, .key = KEY_F3,
                     .at_table = show_again},
    [TABLE_CONFIRM] = {"button:confirm", SPRITE_ICON_CHECK, WORD_CONFIRM, .tip = WORD_CONFIRM_TIP,
                       .at_table = companions_confirm},
    [TABLE_CLAIM] = {"button:claim", SPRITE_ICON_CHECK, WORD_CLAIM, .at_table = claim},
    [TABLE_AGREE] = {"button:agree", SPRITE_ICON_AGREE, WORD_AGREE, .at_table = agree},
    [TABLE_RESIGN] = {"button:resign", SPRITE_ICON_FLAG, WORD_RESIGN_SIDE, .at_table = resign},
    [TABLE_PAUSE] = {"button:pause", SPRITE_ICON_PAUSE, WORD_PAUSE_CLOCK, .at_table = pause_clock},
    [TABLE_RESULT] = {"button:result", SPRITE_ICON_EYE, WORD_RESULT, .at_table = table_show_result},
    [TABLE_REMATCH] = {"button:rematch", SPRITE_ICON_SWAP, WORD_REMATCH,
                       .brief = WORD_REMATCH_BRIEF, .at_table = table_rematch},
    [TABLE_NEW] = {"button:new", SPRITE_ICON_PLUS, WORD_NEW_MATCH, .at_table = new_match},
    [TABLE_OPEN] = {"button:open", SPRITE_ICON_FOLDER, WORD_OPEN_RECORD, .key = KEY_OPEN,
                    .file = import_choose_file},
    [TABLE_SAVE] = {"button:save-as", SPRITE_ICON_SAVE, WORD_SAVE_AS, .key = KEY_SAVE,
                    .file = export_choose_file},
    [TABLE_SAVE_PICTURE] = {"button:save-picture", SPRITE_ICON_PICTURE, WORD_SAVE_PICTURE,
                            .file = export_choose_picture},
    [TABLE_COPY_RECORD] = {"button:copy-record", SPRITE_ICON_COPY, WORD_COPY_RECORD,
                           .act = export_copy_record},
    [TABLE_COPY_PICTURE] = {"button:copy-picture", SPRITE_ICON_COPY_PICTURE, WORD_COPY_PICTURE,
                            .act = export_copy_picture},
    [TABLE_COPY] = {"button:copy-position", SPRITE_ICON_COPY_PLACE, WORD_COPY_POSITION,
                    .key = KEY_COPY, .act = export_copy_position},
    [TABLE_SEND] = {"button:send-turn", SPRITE_ICON_SEND, WORD_SEND_TURN, .tip = WORD_SEND_TURN_TIP,
                    .at_table = sent_turns_copy},
    [TABLE_PASTE] = {"button:paste", SPRITE_ICON_PASTE, WORD_PASTE, .key = KEY_PASTE,
                     .matches = import_clipboard},
    [TABLE_EDIT] = {"button:edit", SPRITE_ICON_PENCIL, WORD_EDITOR, .act = request_edit},
    [TABLE_TURN] = {"button:turn-board", SPRITE_ICON_TURN, WORD_TURN_BOARD, .set = turn_board},
    [TABLE_SETTINGS] = {"button:settings", SPRITE_ICON_GEAR, WORD_SETTINGS, .act = settings},
    [TABLE_HOME] = {"button:home", SPRITE_ICON_HOME, WORD_HOME, .at_table = leave_match},
    [TABLE_BACK] = COMMAND_ONLY("button:back", KEY_NONE, .at_table = back),
    [TABLE_FOLD] = COMMAND_ONLY("button:fold", KEY_NONE, .change = toggle_history),
    [TABLE_NOTATION] = COMMAND_ONLY("button:notation", KEY_NONE, .act = notation),
    [TABLE_ACCEPT] = COMMAND_ONLY("button:accept", KEY_NONE, .at_table = accept),
    [TABLE_DECLINE] = COMMAND_ONLY("button:decline", KEY_NONE, .at_table = decline),
    [TABLE_RETURN] = COMMAND_ONLY("button:return", KEY_NONE, .at_table = past_return),
    [TABLE_PLAY_ON] = COMMAND_ONLY("button:play-from-here", KEY_NONE, .matches = past_play),
};
