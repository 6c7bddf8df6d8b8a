/* sent_turns.c: see sent_turns.h. */
#include "ui/app/sent_turns.h"

#include "base/random.h"
#include "engine/rules.h"
#include "records/sent_turn.h"
#include "ui/app/companions.h"
#include "ui/app/matches.h"
#include "ui/app/request.h"
#include "ui/app/stack.h"
#include "ui/model/companion.h"
#include "words/words.h"

#include <string.h>

/* ---- sending ---- */

bool sent_turns_offered(const struct play *play) {
    return !companion_takes_part(&play->match);
}

const char *sent_turns_lack(const struct play *play) {
    const struct match *match = &play->match;
    bool over = match_over(match);
    bool in_turn = !over && (rules_turn_open(match->game, match_position(match)) ||
                             match_turn(match) == sent_turn_near(match));
    return play->looking_back                                   ? words(WORD_MENU_LOOKING_BACK)
           : clock_used(&play->clock) && !over                  ? words(WORD_MENU_CLOCK)
           : in_turn || match_depth(match, match->current) == 0 ? words(WORD_MENU_AFTER_TURN)
                                                                : NULL;
}

/* Whose turn is sent, when nobody knows yet who is apart from whom. */
static int sender(const struct match *match) {
    return match_over(match) ? match->nodes[match->current].player : !match_turn(match);
}

void sent_turns_copy(const struct app *app, struct table_state *table) {
    struct match *match = &table->play.match;
    struct text text = {0};
    const char *message = NULL;
    if (sent_turn_near(match) == NOWHERE) {
        message = sent_turn_mark(match, random_next(&table->entropy), sender(match));
    }
    message = message ? message : sent_turn_write(match, &text);
    table->menu = false;
    if (message) {
        struct line line = text_line(words(WORD_TURN_NOT_COPIED), message);
        toast_warn(&app->shown->toast, line.string);
    } else if (!text.truncated && host_copy(text_string(&text))) {
        play_go_to(&table->play, match->current); /* from here on the other one is waited for */
        bool stays = host_copy_stays();
        toast_show_longer(&app->shown->toast,
                          words(stays ? WORD_TURN_COPIED : WORD_TURN_COPIED_FOR_NOW));
    } else {
        toast_warn(&app->shown->toast, words(WORD_NOT_COPIED));
    }
    text_free(&text);
}

void sent_turns_undo(const struct app *app, struct table_state *table) {
    struct match *match = &table->play.match;
    if (companion_acts_elsewhere(match) && !companion_acts(match)) {
        sent_turn_unmark(match);
    }
    companions_undo(app, table);
}

/* ---- opening ---- */

/* Goes on from a node, and shows the turn that led there, unless nothing is animated. */
static void show_turn(const struct app *app, struct play *play, int node) {
    play_go_to(play, node);
    if (app->settings.speed > 0) {
        play_show_again(play, &app->settings);
    }
}

static void add_versions(const struct app *app, struct table_state *table,
                         const struct match *arrived) {
    struct play *play = &table->play;
    table->theirs = sent_turn_add(&play->match, arrived);
    if (table->theirs == MATCH_NONE) {
        toast_warn(&app->shown->toast, words(WORD_NO_MEMORY));
    } else {
        ask_player(app, table, ASK_VERSION);
    }
}

/* The match at the table is the one that has arrived. */
static void meet(const struct app *app, struct table_state *table, struct saved_matches *saved) {
    struct play *play = &table->play;
    int node = MATCH_NONE;
    if (app_top_id(app) != SCENE_TABLE) {
        request_above_home(app, SCENE_TABLE);
    }
    table->menu = false;
    if (play->looking_back) {
        play_return(play);
    }
    match_set_tag(&play->match, SENT_TAG_NEAR, match_tag(&saved->arrived, SENT_TAG_NEAR));
    switch (sent_turn_compare(&play->match, play->match.current, &saved->arrived)) {
    case SENT_FURTHER:
        node = sent_turn_add(&play->match, &saved->arrived);
        if (node == MATCH_NONE) {
            toast_warn(&app->shown->toast, words(WORD_NO_MEMORY));
        } else {
            show_turn(app, play, node);
        }
        break;
    case SENT_APART:
        add_versions(app, table, &saved->arrived);
        break;
    case SENT_EARLIER:
        play_go_to(play, play->match.current);
        toast_warn(&app->shown->toast, words(WORD_TURN_EARLIER));
        break;
    case SENT_KNOWN:
        play_go_to(play, play->match.current);
        toast_show(&app->shown->toast, words(WORD_TURN_KNOWN));
        break;
    }
    match_free(&saved->arrived);
}

/* It is not here yet. There is no other copy of it: it is saved as if it had been played here. */
static void open_new(const struct app *app, struct table_state *table,
                     struct saved_matches *saved) {
    matches_leave(app, table, saved);
    if (table_take(app, table, &saved->arrived)) {
        match_free(&saved->arrived);
        toast_warn(&app->shown->toast, words(WORD_NO_MEMORY));
        return;
    }
    save_state_mark_unsaved(&table->saving);
    request_above_home(app, SCENE_TABLE);
    show_turn(app, &table->play, app->table.play.match.current);
}

static bool is_at_table(const struct app *app) {
    return app->table.play.game && !app->table.studying &&
           sent_turn_same(&app->table.play.match, &app->saved.arrived);
}

/* Asks for the saved match that this is; false when none is known. */
static bool find_saved(const struct app *app, struct table_state *table,
                       struct saved_matches *saved) {
    const struct saved_list *list = &saved->list;
    const char *id = match_tag(&saved->arrived, SENT_TAG_ID);
    int place = saved_list_find_id(list, id);
    if (place != NOWHERE) {
        struct text file = text_fixed(saved->arrived_file, sizeof saved->arrived_file);
        text_add(&file, list->item[place].file);
        matches_leave(app, table, saved);
        request_home(app);
        matches_open(saved, saved->arrived_file);
    }
    return place != NOWHERE;
}

/* True when the host can be asked for a list, and has been. */
static bool ask_for_list(const struct app *app) {
    bool saves = host_can_save();
    if (saves) {
        matches_show_from(app, app->shown->first);
    }
    return saves;
}

void sent_turns_open(const struct app *app, struct table_state *table, struct saved_matches *saved,
                     struct match *match) {
    match_free(&saved->arrived);
    saved->arrived = *match;
    saved->arrived_file[0] = '\0';
    *match = (struct match){0};
    if (is_at_table(app)) {
        meet(app, table, saved);
    } else if (!find_saved(app, table, saved) && !ask_for_list(app)) {
        open_new(app, table, saved);
    }
}

void sent_turns_answer(const struct app *app, struct table_state *table,
                       struct saved_matches *saved, const struct host_answer *answer) {
    bool asked = saved->arrived_file[0] != '\0';
    if (!saved->arrived.game) {
        return;
    }
    if (is_at_table(app)) {
        meet(app, table, saved);
    } else if (asked && answer->task == HOST_OPEN &&
               strcmp(answer->opened.file, saved->arrived_file) == 0) {
        match_free(&saved->arrived); /* it cannot be opened, or is another one, and home says why */
    } else if (!asked && answer->task == HOST_LIST && !saved->list.partial &&
               !find_saved(app, table, saved)) {
        open_new(app, table, saved);
    }
}

void sent_turns_take_theirs(const struct app *app, struct table_state *table) {
    show_turn(app, &table->play, table->theirs);
}
