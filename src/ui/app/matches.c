/* matches.c: see matches.h. */
#include "ui/app/matches.h"

#include "base/random.h"
#include "games/games.h"
#include "records/record.h"
#include "ui/app/stack.h"
#include "ui/model/companion.h"
#include "ui/play/match_clock.h"
#include "words/words.h"

#include <string.h>

/* The host, if it saves matches. */
static const struct host *saving_host(const struct app *app) {
    return app->host && app->host->save_match ? app->host : NULL;
}

static void copy_name(char to[SAVED_FILE_MAX], const char *from) {
    struct text text = text_fixed(to, SAVED_FILE_MAX);
    text_add(&text, from);
}

void matches_begin(struct app *app) {
    const struct host *host = saving_host(app);
    if (host) {
        app->saved.now = host->now(host->context);
        app->saved.since_saved = host->load_since(host->context);
        app->saved.since = app->saved.since_saved < app->saved.now.utc
                               ? app->saved.since_saved
                               : app->saved.now.utc; /* the clock was fast then */
        app->saved.awaited = host->has_matches(host->context);
        host->load_progress(host->context, &app->progress);
    }
}

/* ---- asking ---- */

static void ask_for_list(const struct app *app) {
    const struct host *host = saving_host(app);
    if (host) {
        host->list_matches(host->context, app->saved.first);
    }
}

void matches_show_from(struct app *app, int first) {
    app->saved.first = first;
    ask_for_list(app);
}

void matches_open(struct app *app, const char *file) {
    const struct host *host = saving_host(app);
    bool again = strcmp(app->saved.resume, file) == 0;
    copy_name(app->saved.resume, file);
    if (host && !again) {
        host->open_match(host->context, file);
    }
}

void matches_remove(struct app *app, const char *file) {
    const struct host *host = saving_host(app);
    matches_follow(app); /* releases its file, if it was the one at the table */
    if (host) {
        host->remove_match(host->context, file);
    }
}

void matches_count(struct app *app) {
    struct saved_matches *saved = &app->saved;
    if (saved->counted == saved->serial + 1) {
        return;
    }
    for (int i = 0; i < games_count; i++) {
        statistics_count(&saved->list, games[i], saved->since, &app->tally[i]);
    }
    saved->counted = saved->serial + 1;
}

/* True when the list says that the match at the table is over. */
static bool is_counted(const struct saved_matches *saved) {
    for (int i = 0; saved->file[0] && i < saved->list.count; i++) {
        const struct saved_match *item = &saved->list.item[i];
        if (item->decided && strcmp(item->file, saved->file) == 0) {
            return true;
        }
    }
    return false;
}

int matches_who_asks(struct app *app) {
    const struct match *match = &app->table.play.match;
    if (companion_side(match) == NOWHERE) {
        return 0; /* of two people, or of two companions */
    }
    matches_count(app);
    const struct ladder *ladder = &app->tally[games_index(match->game)].ladder;
    return is_counted(&app->saved) ? ladder_asks(ladder) : ladder_asks_after(ladder, match);
}

void matches_count_from(struct app *app, int64_t since) {
    app->saved.since = since;
    app->saved.serial++;
}

void matches_save_progress(const struct app *app) {
    const struct host *host = saving_host(app);
    if (host) {
        host->save_progress(host->context, &app->progress);
    }
}

/* ---- keeping up with changes ---- */

/* A match that is looked back at is saved where it was left, with what was undone then. Looking
 * back at a finished match, or at what would have been better, does not make it unfinished. */
static void write_record(struct app *app, struct text *record) {
    struct match *match = &app->table.play.match;
    int current = match->current;
    if (app->table.play.looking_back) {
        match_go(match, app->table.play.end);
        match_go(match, table_is_over(app) ? app->table.play.end : app->table.play.stood);
    }
    saved_match_set_tags(match, app->saved.now);
    record_write(match, record);
    if (app->table.play.looking_back) {
        match_go(match, current);
    }
}

/* Hands the record of the match at the table to the host. */
static void save(struct app *app, const struct host *host) {
    struct match *match = &app->table.play.match;
    struct text record = {0};
    if (!app->table.saving.file[0]) {
        struct text name = text_fixed(app->table.saving.file, SAVED_FILE_MAX);
        saved_match_file_name(app->saved.now, app->table.play.game,
                              (uint32_t)random_next(&app->entropy), &name);
    }
    write_record(app, &record);
    if (!record.truncated && host->save_match(host->context, app->table.saving.file,
                                              text_string(&record), record.length)) {
        save_state_mark_saved(&app->table.saving, match);
    }
    text_free(&record);
}

/* Releases the file of the match that was at the table before, for other windows. */
static void follow_file(struct app *app, const struct host *host) {
    if (strcmp(app->table.saving.file, app->saved.file) != 0) {
        if (app->saved.file[0]) {
            host->release_match(host->context, app->saved.file);
        }
        copy_name(app->saved.file, app->table.saving.file);
        ask_for_list(app);
    }
}

static void follow_since(struct app *app, const struct host *host) {
    struct saved_matches *saved = &app->saved;
    if (saved->since != saved->since_saved && host->save_since(host->context, saved->since)) {
        saved->since_saved = saved->since;
    }
}

/* A match that is left with nothing played in it any more is not unfinished any more: its
 * file goes where removed ones go. One that was put together by hand is kept as it was put
 * together. */
static void remove_empty(struct app *app, const struct host *host) {
    const struct play *play = &app->table.play;
    bool left = app->quit || !app_is_open(app, SCENE_TABLE);
    bool empty = play->game && !app->table.studying && !play->looking_back &&
                 app->table.saving.file[0] && play->match.current == MATCH_ROOT &&
                 !play->match.start_text;
    if (left && empty) {
        char file[SAVED_FILE_MAX];
        copy_name(file, app->table.saving.file);
        app_go_home(app); /* the app may end at the table, which shows a match */
        table_close(app);
        follow_file(app, host);
        host->remove_match(host->context, file);
    }
}

/* Requests a fresh list whenever a scene that shows it is entered. */
static void follow_scene(struct app *app) {
    enum scene_id scene = app_top_id(app);
    bool listing = scene == SCENE_HOME || scene == SCENE_FINISHED;
    if (listing && !app->saved.listing) {
        ask_for_list(app);
    }
    app->saved.listing = listing;
}

/* Sets the banner: a sentence about what could not be saved, "" when all is well. */
static void follow_trouble(struct app *app, const struct host *host) {
    char sentence[SAVED_SENTENCE_MAX];
    struct text text = text_fixed(sentence, sizeof sentence);
    const char *reason = host->trouble(host->context, app->saved.file, false);
    const char *beside = host->trouble(host->context, app->saved.file, true);
    if (!host->can_save(host->context) && app->table.play.game && app->table.play.match.count > 1) {
        reason = words(WORD_NO_FOLDER);
    }
    if (reason || beside) {
        text_format(&text, words(reason ? WORD_NOT_SAVED : WORD_ALSO_NOT_SAVED),
                    reason ? reason : beside);
    }
    if (strcmp(sentence, app->saved.banner) != 0) {
        memcpy(app->saved.banner, sentence, sizeof sentence);
        app->ui->changed = true;
    }
}

/* With another day, scenes say something else. */
static void read_clock(struct app *app, const struct host *host) {
    enum { DAY = 86400000 };
    int64_t day = app->saved.now.local / DAY;
    app->saved.now = host->now(host->context);
    app->ui->changed = app->ui->changed || app->saved.now.local / DAY != day;
}

void matches_follow(struct app *app) {
    const struct host *host = saving_host(app);
    if (!host) {
        return;
    }
    read_clock(app, host);
    if (table_is_unsaved(app) && host->can_save(host->context)) {
        save(app, host);
    }
    remove_empty(app, host);
    follow_file(app, host);
    follow_since(app, host);
    follow_scene(app);
    follow_trouble(app, host);
}

void matches_leave(struct app *app) {
    struct play *play = &app->table.play;
    if (play->game && !app->table.studying) {
        match_clock_update(&play->match, &play->clock, false, app->ui->now, &app->ui->changed);
        matches_follow(app);
    }
}

bool matches_part(struct app *app, int node) {
    struct play *play = &app->table.play;
    struct match copy;
    matches_follow(app);
    if (!app->table.saving.file[0] || table_is_unsaved(app) ||
        match_copy_line(&play->match, node, &copy)) {
        return false;
    }
    const int companion[2] = {companion_of(&play->match, 0), companion_of(&play->match, 1)};
    struct clock clock = play->clock;
    bool taken = !table_take(app, &copy);
    if (taken) {
        play_seat(play, companion, random_next(&app->entropy));
        match_clock_set(&play->match, &play->clock, clock.base, clock.increment);
        save_state_mark_unsaved(&app->table.saving); /* so that it stays under Continue */
    }
    match_free(&copy);
    return taken;
}

/* ---- answers ---- */

static void take_list(struct app *app, struct saved_list *list) {
    saved_list_free(&app->saved.list);
    app->saved.list = *list;
    *list = (struct saved_list){0};
    app->saved.awaited = false;
    app->saved.serial++;
}

static void take_refusal(struct app *app, const char *file, const char *refused) {
    if (strcmp(file, app->saved.resume) == 0) {
        struct text text = text_fixed(app->saved.notice, sizeof app->saved.notice);
        text_format(&text, words(WORD_CANNOT_RESUME), refused);
        app->saved.resume[0] = '\0';
        ask_for_list(app);
    }
}

static void take_match(struct app *app, struct match *match, const char *file) {
    if (!app_resume(app, match, file)) {
        app->host->release_match(app->host->context, file);
    }
    match_free(match);
}

void matches_answer(struct app *app, struct host_answer *answer) {
    if (answer->task == HOST_LIST) {
        take_list(app, &answer->list);
    } else if (answer->task == HOST_WARN) {
        memcpy(app->saved.notice, answer->warning, sizeof app->saved.notice);
    } else if (answer->task == HOST_REMOVE) {
        toast_show(&app->shown->toast, words(WORD_REMOVED));
    } else if (answer->opened.refused) {
        take_refusal(app, answer->opened.file, answer->opened.refused);
    } else {
        take_match(app, &answer->opened.match, answer->opened.file);
    }
}

bool app_resume(struct app *app, struct match *match, const char *file) {
    enum scene_id scene = app_top_id(app);
    bool asked_for = strcmp(app->saved.resume, file) == 0;
    if (asked_for) { /* an answer about another match leaves the request open */
        app->saved.resume[0] = '\0';
    }
    app->ui->changed = true;
    if (!asked_for || (scene != SCENE_HOME && scene != SCENE_FINISHED) || table_take(app, match)) {
        return false;
    }
    save_state_set_file(&app->table.saving, file);
    app_push(app, SCENE_TABLE);
    if (scene == SCENE_FINISHED) { /* opened for review: no result card in the way */
        table_review(app);
        table_lend_history(app);
    }
    return true;
}
