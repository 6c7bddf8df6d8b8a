/* autosave.c: see autosave.h. The files are written by writer.c and read by library.c.
 */
#include "sdl/storage/autosave.h"

#include "engine/rules.h"
#include "records/record.h"
#include "sdl/storage/files.h"
#include "sdl/storage/library.h"
#include "sdl/storage/time.h"
#include "sdl/storage/writer.h"
#include "ui/app/matches.h"
#include "ui/app/stack.h"
#include "words/words.h"

#include <string.h>

static struct keeper {
    char data[PLATFORM_PATH_MAX];   /* the folder for all; "": none */
    char folder[PLATFORM_PATH_MAX]; /* of the matches; "": none */
    char file[KEPT_FILE_MAX];       /* of the match at the table */
    char asked[KEPT_FILE_MAX];      /* the match that the library was asked for */
    struct text record;             /* memory for records */
    bool home;                      /* a list of matches was on top at the last call */
    int64_t since;                  /* from which statistics count, as on the disk */
    int first;                      /* of the unfinished matches, as the library was told */
    char message[KEPT_SENTENCE_MAX];
} keeper;

static void path_of(const char *file, char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    text_format(&text, "%s/%s", keeper.folder, file);
}

static void copy_name(char to[KEPT_FILE_MAX], const char *from) {
    struct text text = text_fixed(to, KEPT_FILE_MAX);
    text_add(&text, from);
}

void keeper_open(const char *folder, Uint32 wake) {
    keeper = (struct keeper){.first = NOWHERE};
    char removed[PLATFORM_PATH_MAX] = "";
    struct text text = text_fixed(keeper.folder, sizeof keeper.folder);
    if (folder[0]) {
        text_format(&text, "%s/matches", folder);
        text = text_fixed(removed, sizeof removed);
        text_format(&text, "%s/removed", folder);
    }
    text = text_fixed(keeper.data, sizeof keeper.data);
    text_add(&text, folder);
    writer_open(wake);
    library_open(keeper.folder, removed, wake);
}

const char *keeper_close(void) {
    library_close();
    const char *reason = writer_close();
    text_free(&keeper.record);
    struct text text = text_fixed(keeper.message, sizeof keeper.message);
    text_format(&text, words(WORD_LOST), reason ? reason : "");
    return reason ? keeper.message : NULL;
}

const char *keeper_own(const char *path) {
    size_t length = strlen(keeper.folder);
    bool below = length && strncmp(path, keeper.folder, length) == 0 && path[length] == '/';
    const char *file = path + length + 1;
    bool own = below && kept_is_name(file) && writer_hold(path) == LOCK_TAKEN;
    return own ? file : NULL;
}

/* ---- saving ---- */

/* Hands the record of the match at the table to the writer. */
static void save(struct app *app) {
    struct play *play = &app->play;
    char path[PLATFORM_PATH_MAX];
    if (!app->saving.file[0]) {
        struct text name = text_fixed(app->saving.file, KEPT_FILE_MAX);
        kept_name(clock_now(), play->game, (uint32_t)random_next(&app->entropy), &name);
    }
    kept_mark(&play->match, clock_now());
    text_clear(&keeper.record);
    record_write(&play->match, &keeper.record);
    path_of(app->saving.file, path);
    if (!keeper.record.cut &&
        writer_put(path, text_string(&keeper.record), keeper.record.length, true)) {
        save_state_mark_saved(&app->saving, &play->match);
    }
}

/* The match that was at the table before is left to others. */
static void follow_file(struct app *app) {
    const char *file = app->saving.file;
    if (strcmp(file, keeper.file) != 0) {
        if (keeper.file[0]) {
            char path[PLATFORM_PATH_MAX];
            path_of(keeper.file, path);
            writer_release(path);
        }
        copy_name(keeper.file, file);
        library_scan(app->kept.first);
    }
}

/* What is not on the disk, in a sentence. */
static void follow_trouble(struct app *app) {
    char path[PLATFORM_PATH_MAX], sentence[KEPT_SENTENCE_MAX];
    struct text text = text_fixed(sentence, sizeof sentence);
    path_of(keeper.file, path);
    const char *reason = writer_trouble(path), *beside = writer_trouble_beside(path);
    if (!keeper.folder[0] && app->play.game && app->play.match.count > 1) {
        reason = words(WORD_NO_FOLDER);
    }
    if (reason || beside) {
        text_format(&text, words(reason ? WORD_NOT_SAVED : WORD_ALSO_NOT_SAVED),
                    reason ? reason : beside);
    }
    if (strcmp(sentence, app->kept.banner) != 0) {
        memcpy(app->kept.banner, sentence, sizeof sentence);
        app->changed = true;
    }
}

/* ---- reading ---- */

static void take_news(struct app *app) {
    struct library_news news;
    if (!library_take(&news)) {
        return;
    }
    app->changed = true;
    if (news.listed) {
        kept_list_free(&app->kept.list);
        app->kept.list = news.list;
        app->kept.awaited = false;
        app->kept.serial++;
    }
    if (news.notice[0]) {
        memcpy(app->kept.notice, news.notice, sizeof app->kept.notice);
    }
    if (news.removed) {
        note_say(&app->note, app->ui.now, words(WORD_REMOVED));
    }
    if (news.refused && strcmp(news.file, app->kept.resume) == 0) {
        struct text text = text_fixed(app->kept.notice, sizeof app->kept.notice);
        text_format(&text, words(WORD_CANNOT_RESUME), news.refused);
        app->kept.resume[0] = '\0';
        library_scan(app->kept.first);
    }
    if (news.match.game && !app_resume(app, &news.match, news.file)) {
        char path[PLATFORM_PATH_MAX];
        path_of(news.file, path);
        writer_release(path);
    }
    match_free(&news.match);
}

static void ask(struct app *app) {
    struct kept_state *kept = &app->kept;
    enum scene_id scene = app_top_id(app);
    bool home = scene == SCENE_HOME || scene == SCENE_PAST;
    if (home && (!keeper.home || kept->first != keeper.first)) {
        library_scan(kept->first);
        keeper.first = kept->first;
    }
    keeper.home = home;
    if (kept->remove[0]) {
        library_remove(kept->remove);
        kept->remove[0] = '\0';
    }
    if (strcmp(kept->resume, keeper.asked) != 0) {
        copy_name(keeper.asked, kept->resume);
        if (kept->resume[0]) {
            library_resume(kept->resume);
        }
    }
}

static bool statistics_path(char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    text_format(&text, "%s/statistics.txt", keeper.data);
    return keeper.data[0] && !text.cut;
}

static void read_since(struct app *app) {
    char path[PLATFORM_PATH_MAX], start[256];
    struct text text = text_fixed(start, sizeof start);
    bool read = statistics_path(path) && !files_read(path, sizeof start - 1, &text);
    app->kept.since = keeper.since = read ? statistics_read(start) : 0;
}

static void follow_since(const struct app *app) {
    char path[PLATFORM_PATH_MAX], line[64];
    struct text text = text_fixed(line, sizeof line);
    if (app->kept.since == keeper.since || !statistics_path(path)) {
        return;
    }
    statistics_write(app->kept.since, &text);
    if (writer_put(path, line, text.length, false)) {
        keeper.since = app->kept.since;
    }
}

void keeper_begin(struct app *app) {
    app->kept.now = clock_now();
    read_since(app);
    app->kept.awaited = keeper.folder[0] && platform_exists(keeper.folder);
}

void keeper_follow(struct app *app) {
    app->kept.now = clock_now();
    take_news(app);
    if (keeper.folder[0] && table_is_unsaved(app)) {
        save(app);
    }
    follow_file(app);
    follow_since(app);
    ask(app);
    follow_trouble(app);
}

void keeper_settle(struct app *app) {
    keeper_follow(app);
    writer_settle();
}
