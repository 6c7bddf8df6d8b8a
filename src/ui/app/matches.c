/* matches.c: see matches.h. */
#include "ui/app/matches.h"

#include "base/random.h"
#include "games/games.h"
#include "records/record.h"
#include "ui/app/request.h"
#include "ui/app/stack.h"
#include "ui/model/companion.h"
#include "ui/play/match_clock.h"
#include "words/words.h"

#include <string.h>

static void copy_name(char to[SAVED_FILE_MAX], const char *from) {
    struct text text = text_fixed(to, SAVED_FILE_MAX);
    text_add(&text, from);
}

void matches_begin(struct saved_matches *saved, struct progress *progress) {
    saved->now = host_now();
    saved->since_saved = host_load_since();
    saved->since = saved->since_saved < saved->now.utc
                       ? saved->since_saved
                       : saved->now.utc; /* the clock was fast then */
    saved->awaited = host_has_matches();
    host_load_progress(progress);
}

/* ---- asking ---- */

static void ask_for_list(const struct app *app) {
    host_list_matches(app->shown->first);
}

void matches_show_from(const struct app *app, int first) {
    app->shown->first = first;
    ask_for_list(app);
}

void matches_open(struct saved_matches *saved, const char *file) {
    bool again = strcmp(saved->resume, file) == 0;
    copy_name(saved->resume, file);
    if (!again) {
        host_open_match(file);
    }
}

void matches_count(const struct app *app) {
    const struct saved_matches *saved = &app->saved;
    if (app->shown->tallied == saved->serial + 1) {
        return;
    }
    for (int i = 0; i < games_count; i++) {
        statistics_count(&saved->list, games[i], saved->since, &app->shown->tally[i]);
    }
    app->shown->tallied = saved->serial + 1;
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

int matches_who_asks(const struct app *app) {
    const struct match *match = &app->table.play.match;
    if (companion_side(match) == NOWHERE) {
        return 0; /* of two people, or of two companions */
    }
    matches_count(app);
    const struct ladder *ladder = &app->shown->tally[games_index(match->game)].ladder;
    return is_counted(&app->saved) ? ladder_asks(ladder) : ladder_asks_after(ladder, match);
}

void matches_count_from(struct saved_matches *saved, int64_t since) {
    saved->since = since;
    saved->serial++;
}

void matches_save_progress(const struct app *app) {
    host_save_progress(&app->progress);
}

/* ---- keeping up with changes ---- */

/* A match that is looked back at is saved where it was left, with what was undone then. Looking
 * back at a finished match, or at what would have been better, does not make it unfinished. */
static void write_record(const struct app *app, struct table_state *table, struct text *record) {
    struct match *match = &table->play.match;
    int current = match->current;
    if (table->play.looking_back) {
        match_go(match, table->play.end);
        match_go(match, table_is_over(app) ? table->play.end : table->play.stood);
    }
    saved_match_set_tags(match, app->saved.now);
    record_write(match, record);
    if (table->play.looking_back) {
        match_go(match, current);
    }
}

/* Hands the record of the match at the table to the host. */
static void save(const struct app *app, struct table_state *table) {
    struct match *match = &table->play.match;
    struct text record = {0};
    if (!table->saving.file[0]) {
        struct text name = text_fixed(table->saving.file, SAVED_FILE_MAX);
        saved_match_file_name(app->saved.now, table->play.game,
                              (uint32_t)random_next(&table->entropy), &name);
    }
    write_record(app, table, &record);
    if (!record.truncated &&
        host_save_match(table->saving.file, text_string(&record), record.length)) {
        save_state_mark_saved(&table->saving, match);
    }
    text_free(&record);
}

/* Releases the file of the match that was at the table before, for other windows. */
static void follow_file(const struct app *app, struct saved_matches *saved) {
    if (strcmp(app->table.saving.file, saved->file) != 0) {
        if (saved->file[0]) {
            host_release_match(saved->file);
        }
        copy_name(saved->file, app->table.saving.file);
        ask_for_list(app);
    }
}

static void follow_since(struct saved_matches *saved) {
    if (saved->since != saved->since_saved && host_save_since(saved->since)) {
        saved->since_saved = saved->since;
    }
}

/* A match that is left with nothing played in it any more is not unfinished any more: its file goes
 * where removed ones go. One that was put together by hand is kept as it was put together. */
static void remove_empty(const struct app *app, struct table_state *table,
                         struct saved_matches *saved) {
    const struct play *play = &table->play;
    bool left = app->quit || !app_is_open(app, SCENE_TABLE);
    bool empty = play->game && !table->studying && !play->looking_back && table->saving.file[0] &&
                 play->match.current == MATCH_ROOT && !play->match.start_text;
    if (left && empty) {
        char file[SAVED_FILE_MAX];
        copy_name(file, table->saving.file);
        request_home(app); /* the app may end at the table, which shows a match */
        table_close(app, table);
        follow_file(app, saved);
        host_remove_match(file);
    }
}

/* Requests a fresh list whenever a scene that shows it is entered. */
static void follow_scene(const struct app *app, struct saved_matches *saved) {
    enum scene_id scene = app_top_id(app);
    bool listing = scene == SCENE_HOME || scene == SCENE_FINISHED;
    if (listing && !saved->listing) {
        ask_for_list(app);
    }
    saved->listing = listing;
}

/* Sets the banner: a sentence about what could not be saved, "" when all is well. */
static void follow_trouble(const struct app *app, struct saved_matches *saved) {
    char sentence[SAVED_SENTENCE_MAX];
    struct text text = text_fixed(sentence, sizeof sentence);
    const char *reason = host_trouble(saved->file, false);
    const char *beside = host_trouble(saved->file, true);
    if (!host_can_save() && app->table.play.game && app->table.play.match.count > 1) {
        reason = words(WORD_NO_FOLDER);
    }
    if (reason || beside) {
        text_format(&text, words(reason ? WORD_NOT_SAVED : WORD_ALSO_NOT_SAVED),
                    reason ? reason : beside);
    }
    if (strcmp(sentence, saved->banner) != 0) {
        memcpy(saved->banner, sentence, sizeof sentence);
        app->ui->changed = true;
    }
}

/* With another day, scenes say something else. */
static void read_clock(const struct app *app, struct saved_matches *saved) {
    enum { DAY = 86400000 };
    int64_t day = saved->now.local / DAY;
    saved->now = host_now();
    app->ui->changed = app->ui->changed || saved->now.local / DAY != day;
}

static void follow(const struct app *app, struct table_state *table, struct saved_matches *saved) {
    read_clock(app, saved);
    if (table_is_unsaved(app) && host_can_save()) {
        save(app, table);
    }
    remove_empty(app, table, saved);
    follow_file(app, saved);
    follow_since(saved);
    follow_scene(app, saved);
    follow_trouble(app, saved);
}

void matches_follow(struct app *app) {
    follow(app, &app->table, &app->saved);
    app_grant(app);
}

void matches_remove(const struct app *app, struct table_state *table, struct saved_matches *saved,
                    const char *file) {
    follow(app, table, saved); /* releases its file, if it was the one at the table */
    saved->removing = true;
    host_remove_match(file);
}

void matches_leave(const struct app *app, struct table_state *table, struct saved_matches *saved) {
    struct play *play = &table->play;
    if (play->game && !table->studying) {
        match_clock_update(&play->match, &play->clock, false, app->ui->now, &app->ui->changed);
        follow(app, table, saved);
    }
}

bool matches_part(const struct app *app, struct table_state *table, struct saved_matches *saved,
                  int node) {
    struct play *play = &table->play;
    struct match copy;
    follow(app, table, saved);
    if (!table->saving.file[0] || table_is_unsaved(app) ||
        match_copy_line(&play->match, node, &copy)) {
        return false;
    }
    const int companion[2] = {companion_of(&play->match, 0), companion_of(&play->match, 1)};
    struct clock clock = play->clock;
    bool taken = !table_take(app, table, &copy);
    if (taken) {
        play_seat(play, companion, random_next(&table->entropy));
        match_clock_set(&play->match, &play->clock, clock.base, clock.increment);
        save_state_mark_unsaved(&table->saving); /* so that it stays under Continue */
    }
    match_free(&copy);
    return taken;
}

/* ---- answers ---- */

static void take_list(struct saved_matches *saved, struct saved_list *list) {
    saved_list_free(&saved->list);
    saved->list = *list;
    *list = (struct saved_list){0};
    saved->awaited = false;
    saved->serial++;
}

static void take_refusal(const struct app *app, struct saved_matches *saved, const char *file,
                         const char *refused) {
    if (strcmp(file, saved->resume) == 0) {
        struct text text = text_fixed(saved->notice, sizeof saved->notice);
        text_format(&text, words(WORD_CANNOT_RESUME), refused);
        saved->resume[0] = '\0';
        ask_for_list(app);
    }
}

/* Nobody is told of a match that is gone because nothing was left in it. */
static void take_removal(const struct app *app, struct saved_matches *saved) {
    if (saved->removing) {
        toast_show(&app->shown->toast, words(host_is_page() ? WORD_REMOVED_PAGE : WORD_REMOVED));
    }
    saved->removing = false;
}

static void take_match(const struct app *app, struct table_state *table,
                       struct saved_matches *saved, struct match *match, const char *file) {
    if (!app_resume(app, table, saved, match, file)) {
        host_release_match(file);
    }
    match_free(match);
}

void matches_answer(const struct app *app, struct table_state *table, struct saved_matches *saved,
                    struct host_answer *answer) {
    if (answer->task == HOST_LIST) {
        take_list(saved, &answer->list);
    } else if (answer->task == HOST_WARN) {
        memcpy(saved->notice, answer->warning, sizeof saved->notice);
        saved->removing = false; /* that may be why */
    } else if (answer->task == HOST_REMOVE) {
        take_removal(app, saved);
    } else if (answer->opened.refused) {
        take_refusal(app, saved, answer->opened.file, answer->opened.refused);
    } else {
        take_match(app, table, saved, &answer->opened.match, answer->opened.file);
    }
}

bool app_resume(const struct app *app, struct table_state *table, struct saved_matches *saved,
                struct match *match, const char *file) {
    enum scene_id scene = app_top_id(app);
    bool asked_for = strcmp(saved->resume, file) == 0;
    if (asked_for) { /* an answer about another match leaves the request open */
        saved->resume[0] = '\0';
    }
    app->ui->changed = true;
    if (!asked_for || (scene != SCENE_HOME && scene != SCENE_FINISHED) ||
        table_take(app, table, match)) {
        return false;
    }
    save_state_set_file(&table->saving, file);
    request_scene(app, SCENE_TABLE);
    if (scene == SCENE_FINISHED) { /* opened for review: no result card in the way */
        table_review(table);
        table_lend_history(table);
    }
    return true;
}
