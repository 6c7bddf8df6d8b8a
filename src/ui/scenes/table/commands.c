/* table/commands.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/app/companions.h"
#include "ui/app/import_export.h"
#include "ui/app/sent_turns.h"
#include "ui/app/stack.h"
#include "ui/model/companion.h"
#include "ui/play/seat.h"
#include "ui/scenes/table/history.h"
#include "ui/scenes/table/past.h"

/* ---- acting ---- */

/* Does what a question was about. */
static void carry_out(struct app *app, enum question question) {
    struct play *play = &app->table.play;
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
        sent_turns_take_theirs(app);
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
    if (app_below_id(app) == SCENE_FINISHED && match_over(&app->table.play.match)) {
        app_pop(app);
    } else {
        ask_or_do(app, ASK_LEAVE);
    }
}

static void turn_board(struct app *app) {
    app->settings.turn = !app->settings.turn;
}

static void turn_sound_on(struct app *app) {
    settings_unmute(&app->settings);
}

static bool history_lies_over(const struct app *app) {
    struct layout_hints hints = seat_hints(&app->table.play, &app->settings);
    hints.history = true;
    return layout_table(app->ui->width, app->ui->height, &hints).history_overlay;
}

/* Where it would lie over the table, the card of the result gives way to it. */
static void toggle_history(struct app *app) {
    bool behind = history_lies_over(app) && table_shows_result(app);
    app->settings.history = behind || !app->settings.history;
    app->table.history_lent = false;
    if (behind) {
        table_review(app);
    }
}

static void show_again(struct app *app) {
    if (!last_turn_known(app->table.play.last_turn)) {
        toast_show(&app->shown->toast, words(WORD_NONE_TO_SHOW));
    }
    play_show_again(&app->table.play, &app->settings);
}

/* Between two people neither is helped. */
static void hint(struct app *app) {
    const struct match *match = &app->table.play.match;
    if (companion_of(match, 0) || companion_of(match, 1)) {
        companions_hint(app);
    } else {
        toast_show(&app->shown->toast, words(WORD_HINT_ALONE));
    }
}

static void rules(struct app *app) {
    app_open_rules(app, app->table.play.game);
}

static void notation(struct app *app) {
    app_open_notation(app, app->table.play.game);
}

static void settings(struct app *app) {
    app_push(app, SCENE_SETTINGS);
}

/* By the same players, without a clock. */
static void edit(struct app *app) {
    const struct match *match = &app->table.play.match;
    setup_open_after(&app->setup, match);
    app->setup.now.minutes = 0;
    const struct position *pos = match_position(match);
    if (!editor_resume(&app->editor, &app->editor_shelf, match->game, &match->options, pos)) {
        editor_open(&app->editor, &app->editor_shelf, match->game, app->table.play.face->edit,
                    &match->options, pos);
    }
    app_push(app, SCENE_EDITOR);
}

static void leave_match(struct app *app) {
    ask_or_do(app, ASK_LEAVE);
}

static void new_match(struct app *app) {
    ask_or_do(app, ASK_NEW);
}

static void agree(struct app *app) {
    ask_or_do(app, ASK_AGREE);
}

static void claim(struct app *app) {
    ask_or_do(app, ASK_CLAIM);
}

static void resign(struct app *app) {
    ask_or_do(app, ASK_RESIGN);
}

static void pause_clock(struct app *app) {
    ask_or_do(app, ASK_PAUSE);
}

static void toggle_menu(struct app *app) {
    decline(app);
    app->table.menu = !app->table.menu;
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
    return app->settings.history && !(history_lies_over(app) && table_shows_result(app));
}

static enum word undo_note(const struct app *app) {
    return clock_used(&app->table.play.clock) ? WORD_UNDO_TIME : WORD_NONE;
}

const struct command table_commands[TABLE_COMMANDS + 1] = {
    [TABLE_MENU] = {"button:menu", SPRITE_ICON_MENU, WORD_MENU, .on = menu_is_open,
                    .act = toggle_menu},
    [TABLE_RULES] = {"button:rules", SPRITE_ICON_RULES, WORD_RULES, .key = KEY_F1, .act = rules},
    [TABLE_HISTORY] = {"button:history", SPRITE_ICON_HISTORY, WORD_HISTORY, .on = history_is_open,
                       .act = toggle_history},
    [TABLE_REDO] = {"button:redo", SPRITE_ICON_REDO, WORD_REDO, .key = KEY_REDO,
                    .enabled = can_redo, .act = companions_redo},
    [TABLE_UNDO] = {"button:undo", SPRITE_ICON_UNDO, WORD_UNDO, .note = undo_note, .key = KEY_UNDO,
                    .enabled = companions_can_undo, .act = companions_undo},
    [TABLE_HINT] = {"button:hint", SPRITE_ICON_HELP, WORD_HINT, .tip = WORD_HINT_TIP, .key = KEY_F2,
                    .enabled = can_hint, .act = hint},
    [TABLE_SOUND] = {"button:sound", SPRITE_ICON_MUTED, WORD_SOUND_MUTED, .act = turn_sound_on},
    [TABLE_AGAIN] = {"button:last", SPRITE_ICON_AGAIN, WORD_SHOW_AGAIN,
                     .brief = WORD_SHOW_AGAIN_BRIEF, .tip = WORD_SHOW_AGAIN, .key = KEY_F3,
                     .act = show_again},
    [TABLE_CONFIRM] = {"button:confirm", SPRITE_ICON_CHECK, WORD_CONFIRM, .tip = WORD_CONFIRM_TIP,
                       .act = companions_confirm},
    [TABLE_CLAIM] = {"button:claim", SPRITE_ICON_CHECK, WORD_CLAIM, .act = claim},
    [TABLE_AGREE] = {"button:agree", SPRITE_ICON_AGREE, WORD_AGREE, .act = agree},
    [TABLE_RESIGN] = {"button:resign", SPRITE_ICON_FLAG, WORD_RESIGN_SIDE, .act = resign},
    [TABLE_PAUSE] = {"button:pause", SPRITE_ICON_PAUSE, WORD_PAUSE_CLOCK, .act = pause_clock},
    [TABLE_RESULT] = {"button:result", SPRITE_ICON_EYE, WORD_RESULT, .act = table_show_result},
    [TABLE_REMATCH] = {"button:rematch", SPRITE_ICON_SWAP, WORD_REMATCH,
                       .brief = WORD_REMATCH_BRIEF, .act = table_rematch},
    [TABLE_NEW] = {"button:new", SPRITE_ICON_PLUS, WORD_NEW_MATCH, .act = new_match},
    [TABLE_OPEN] = {"button:open", SPRITE_ICON_FOLDER, WORD_OPEN_RECORD, .key = KEY_OPEN,
                    .act = import_choose_file},
    [TABLE_SAVE] = {"button:save-as", SPRITE_ICON_SAVE, WORD_SAVE_AS, .key = KEY_SAVE,
                    .act = export_choose_file},
    [TABLE_SAVE_PICTURE] = {"button:save-picture", SPRITE_ICON_PICTURE, WORD_SAVE_PICTURE,
                            .act = export_choose_picture},
    [TABLE_COPY_RECORD] = {"button:copy-record", SPRITE_ICON_COPY, WORD_COPY_RECORD,
                           .act = export_copy_record},
    [TABLE_COPY_PICTURE] = {"button:copy-picture", SPRITE_ICON_COPY_PICTURE, WORD_COPY_PICTURE,
                            .act = export_copy_picture},
    [TABLE_COPY] = {"button:copy-position", SPRITE_ICON_COPY_PLACE, WORD_COPY_POSITION,
                    .key = KEY_COPY, .act = export_copy_position},
    [TABLE_SEND] = {"button:send-turn", SPRITE_ICON_SEND, WORD_SEND_TURN, .tip = WORD_SEND_TURN_TIP,
                    .act = sent_turns_copy},
    [TABLE_PASTE] = {"button:paste", SPRITE_ICON_PASTE, WORD_PASTE, .key = KEY_PASTE,
                     .act = import_clipboard},
    [TABLE_EDIT] = {"button:edit", SPRITE_ICON_PENCIL, WORD_EDITOR, .act = edit},
    [TABLE_TURN] = {"button:turn-board", SPRITE_ICON_TURN, WORD_TURN_BOARD, .act = turn_board},
    [TABLE_SETTINGS] = {"button:settings", SPRITE_ICON_GEAR, WORD_SETTINGS, .act = settings},
    [TABLE_HOME] = {"button:home", SPRITE_ICON_HOME, WORD_HOME, .act = leave_match},
    [TABLE_BACK] = COMMAND_ONLY("button:back", KEY_NONE, back),
    [TABLE_FOLD] = COMMAND_ONLY("button:fold", KEY_NONE, toggle_history),
    [TABLE_NOTATION] = COMMAND_ONLY("button:notation", KEY_NONE, notation),
    [TABLE_ACCEPT] = COMMAND_ONLY("button:accept", KEY_NONE, accept),
    [TABLE_DECLINE] = COMMAND_ONLY("button:decline", KEY_NONE, decline),
    [TABLE_RETURN] = COMMAND_ONLY("button:return", KEY_NONE, past_return),
    [TABLE_PLAY_ON] = COMMAND_ONLY("button:play-from-here", KEY_NONE, past_play),
};
