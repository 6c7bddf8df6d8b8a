/* test_autosave.c: no action is lost, on a real disk: kills at any moment, a full disk, folders
 * that cannot be written, damaged files, two windows at once. */
#define _XOPEN_SOURCE 700 /* fork, kill, setrlimit */

#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "platform/platform.h"
#include "records/record.h"
#include "sdl/app.h"
#include "sdl/storage/autosave.h"
#include "sdl/storage/library.h"
#include "sdl/storage/writer.h"
#include "support/suite.h"
#include "ui/app/app.h"
#include "ui/app/import_export.h"
#include "ui/app/matches.h"
#include "ui/app/request.h"
#include "ui/app/stack.h"
#include "ui/boards/faces.h"

#include "ui/scenes/scenes.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { KILLS = 200 };

static const char root[] = SERAI_BINARY_DIR "/scratch-autosave";

/* ---- folders ---- */

/* A path below this test's own folder. */
static const char *path_of(const char *name) {
    static char path[PLATFORM_PATH_MAX];
    struct text text = text_fixed(path, sizeof path);
    text_format(&text, "%s/%s", root, name);
    return path;
}

/* A folder for data, without matches. */
static void fresh(const char *name, char data[PLATFORM_PATH_MAX]) {
    struct platform_listing listing;
    char matches[PLATFORM_PATH_MAX];
    struct text text = text_fixed(data, PLATFORM_PATH_MAX);
    text_add(&text, path_of(name));
    text = text_fixed(matches, sizeof matches);
    text_format(&text, "%s/matches", data);
    ck_assert_ptr_null(platform_make_folder(matches));
    ck_assert_ptr_null(platform_list(matches, &listing));
    for (int i = 0; i < listing.count; i++) {
        char file[PLATFORM_PATH_MAX];
        text = text_fixed(file, sizeof file);
        text_format(&text, "%s/%s", matches, listing.entry[i].name);
        remove(file);
    }
    platform_free_listing(&listing);
}

static void put(const char *data, const char *name, const char *content) {
    char file[PLATFORM_PATH_MAX];
    struct text text = text_fixed(file, sizeof file);
    text_format(&text, "%s/matches/%s", data, name);
    ck_assert_ptr_null(platform_replace(file, content, strlen(content), true));
}

/* Counts the files of the folder whose names have this ending; `name` gets one of them. */
static int files(const char *data, const char *ending, char name[PLATFORM_PATH_MAX]) {
    struct platform_listing listing;
    char matches[PLATFORM_PATH_MAX];
    int count = 0;
    struct text text = text_fixed(matches, sizeof matches);
    text_format(&text, "%s/matches", data);
    ck_assert_ptr_null(platform_list(matches, &listing));
    for (int i = 0; i < listing.count; i++) {
        const char *entry = listing.entry[i].name;
        if (strlen(entry) >= strlen(ending) &&
            strcmp(entry + strlen(entry) - strlen(ending), ending) == 0) {
            text = text_fixed(name, PLATFORM_PATH_MAX);
            text_format(&text, "%s/%s", matches, entry);
            count++;
        }
    }
    platform_free_listing(&listing);
    return count;
}

static void read_record(const char *file, struct match *match) {
    struct text why = {0};
    ck_assert_msg(import_read(file, match, &why), "%s", text_string(&why));
}

static int records(const char *data) {
    char name[PLATFORM_PATH_MAX];
    return files(data, ".serai", name);
}

/* ---- an app without a visible window ---- */

static struct app *open_app(const char *data, const char *game) {
    static uint64_t entropy = 3;
    struct app *app = calloc(1, sizeof *app);
    struct app_start start = {.scenes = scenes,
                              .settings = settings_default(),
                              .entropy = entropy++,
                              .face_of = faces_find};
    ck_assert_ptr_nonnull(app);
    SDL_Init(SDL_INIT_EVENTS);
    if (game) {
        start.game = games_find(game);
        start.options = options_default(start.game);
    }
    autosave_open(data, SDL_RegisterEvents(1));
    ck_assert_ptr_null(app_start(app, &start));
    return app;
}

/* One iteration of the main loop: takes answers and saves changes. */
static void run_once(struct app *app) {
    struct host_answer answer;
    while (autosave_take_answer(&answer)) {
        app_input(app, &(struct input){.kind = INPUT_ANSWER, .answer = &answer});
    }
    matches_follow(app);
}

/* Runs until all pending work is done. */
static void settle(struct app *app) {
    for (int i = 0; i < 3; i++) {
        run_once(app);
        autosave_settle();
        library_settle();
        run_once(app);
    }
}

static const char *close_app(struct app *app) {
    const char *message = autosave_close();
    app_free(app);
    free(app);
    return message;
}

static void play(struct app *app, int actions, uint64_t *state) {
    struct match *match = &app->table.play.match;
    for (int i = 0; i < actions; i++) {
        game_action legal[ACTIONS_MAX];
        int count = match_actions(match, legal);
        if (count == 0) {
            match_go(match, (int)random_below(state, (uint32_t)match->count));
            continue;
        }
        match_play(match, legal[random_below(state, (uint32_t)count)]);
    }
}

static void go_home(struct app *app) {
    request_home(app);
    app_grant(app);
    settle(app);
}

static void resume(struct app *app, int place) {
    matches_open(&app->saved, app->saved.list.item[place].file);
    settle(app);
}

/* ---- kills ---- */

/* Plays forever and writes to a pipe how many steps are saved. */
static void play_until_killed(const char *data, int tell) {
    struct app *app = open_app(data, "seega");
    uint64_t state = 9;
    for (uint32_t done = 1;; done++) {
        play(app, 1, &state);
        run_once(app);
        autosave_settle();
        if (write(tell, &done, sizeof done) != sizeof done) {
            _exit(1);
        }
    }
}

static void nap(long microseconds) {
    struct timespec time = {.tv_nsec = microseconds * 1000};
    nanosleep(&time, NULL);
}

/* Kills a player after a while; returns how many steps it reported. */
static uint32_t kill_player(const char *data, long microseconds) {
    int ends[2];
    uint32_t done = 0, next = 0;
    ck_assert_int_eq(pipe(ends), 0);
    pid_t child = fork();
    ck_assert_int_ge(child, 0);
    if (child == 0) {
        close(ends[0]);
        play_until_killed(data, ends[1]);
    }
    close(ends[1]);
    /* The clock starts with the first action. */
    ck_assert_int_eq(read(ends[0], &done, sizeof done), sizeof done);
    nap(microseconds);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    while (read(ends[0], &next, sizeof next) == sizeof next) {
        done = next;
    }
    close(ends[0]);
    return done;
}

/* Appends the record without the tags that autosave adds. */
static void append_match(struct match *match, struct text *out) {
    match_set_tag(match, "Date", NULL);
    match_set_tag(match, "TurnsPlayed", NULL);
    match_set_tag(match, "Score", NULL);
    record_write(match, out);
}

/* The match as it was after `steps` steps. */
static void replay(uint32_t steps, struct text *out) {
    struct app *app = calloc(1, sizeof *app);
    struct app_start start = {.scenes = scenes,
                              .settings = settings_default(),
                              .game = games_find("seega"),
                              .face_of = faces_find};
    uint64_t state = 9;
    start.options = options_default(start.game);
    ck_assert_ptr_null(app_start(app, &start));
    play(app, (int)steps, &state);
    append_match(&app->table.play.match, out);
    app_free(app);
    free(app);
}

static void assert_saved(const char *data, uint32_t done) {
    char file[PLATFORM_PATH_MAX];
    struct match match = {0};
    struct text known = {0}, more = {0}, found = {0};
    ck_assert_int_eq(files(data, ".serai", file), 1);
    read_record(file, &match);
    append_match(&match, &found);
    replay(done, &known);
    replay(done + 1, &more);
    ck_assert_msg(strcmp(text_string(&found), text_string(&known)) == 0 ||
                      strcmp(text_string(&found), text_string(&more)) == 0,
                  "after %u steps: %s", done, text_string(&found));
    text_free(&known);
    text_free(&more);
    text_free(&found);
    match_free(&match);
}

START_TEST(a_kill_at_any_moment_loses_no_reported_action) {
    char data[PLATFORM_PATH_MAX];
    uint64_t state = 4;
    for (int i = 0; i < KILLS; i++) {
        fresh("kills", data);
        assert_saved(data, kill_player(data, (long)random_below(&state, 30000)));
    }
}
END_TEST

/* ---- errors ---- */

static void limit_files(rlim_t bytes) {
    struct rlimit limit;
    ck_assert_int_eq(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes < limit.rlim_max ? bytes : limit.rlim_max;
    ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

START_TEST(a_full_disk_gives_a_message_leaves_the_old_file_intact_and_recovers) {
    char data[PLATFORM_PATH_MAX], file[PLATFORM_PATH_MAX];
    struct match match = {0};
    uint64_t state = 2;
    fresh("full", data);
    struct app *app = open_app(data, "oware");
    play(app, 3, &state);
    settle(app);
    ck_assert_str_eq(app->saved.banner, "");
    limit_files(100);
    play(app, 60, &state);
    settle(app);
    ck_assert_ptr_nonnull(strstr(app->saved.banner, "the disk is full"));
    ck_assert_int_eq(files(data, ".new", file), 0);
    ck_assert_int_eq(files(data, ".serai", file), 1);
    read_record(file, &match);
    ck_assert_int_eq(match.count, 4);
    match_free(&match);
    limit_files(RLIM_INFINITY);
    play(app, 1, &state);
    settle(app);
    ck_assert_str_eq(app->saved.banner, "");
    read_record(file, &match);
    ck_assert_int_eq(match.count, app->table.play.match.count);
    match_free(&match);
    ck_assert_ptr_null(close_app(app));
}
END_TEST

START_TEST(a_disk_that_stays_full_is_reported_at_the_end) {
    char data[PLATFORM_PATH_MAX];
    uint64_t state = 2;
    fresh("stays-full", data);
    struct app *app = open_app(data, "oware");
    limit_files(100);
    play(app, 30, &state);
    settle(app);
    ck_assert_int_eq(records(data), 0);
    const char *message = close_app(app);
    ck_assert_ptr_nonnull(message);
    ck_assert_ptr_nonnull(strstr(message, "the disk is full"));
    limit_files(RLIM_INFINITY);
}
END_TEST

START_TEST(without_a_folder_play_continues_with_a_message) {
    uint64_t state = 2;
    ck_assert_ptr_null(platform_make_folder(root));
    ck_assert_ptr_null(platform_replace(path_of("plain"), "x", 1, true));
    struct app *app = open_app(path_of("plain/below"), "shakala");
    play(app, 9, &state);
    settle(app);
    ck_assert_ptr_nonnull(strstr(app->saved.banner, "a file is in the place of its folder"));
    play(app, 1, &state);
    ck_assert_int_eq(app->table.play.match.count, 11);
    ck_assert_ptr_nonnull(close_app(app));
}
END_TEST

START_TEST(a_folder_that_vanishes_is_created_again) {
    char data[PLATFORM_PATH_MAX], file[PLATFORM_PATH_MAX];
    uint64_t state = 2;
    fresh("vanishing", data);
    struct app *app = open_app(data, "oware");
    play(app, 2, &state);
    settle(app);
    ck_assert_int_eq(files(data, ".serai", file), 1);
    remove(file);
    ck_assert_int_eq(files(data, ".lock", file), 1);
    remove(file);
    ck_assert_int_eq(rmdir(path_of("vanishing/matches")), 0);
    play(app, 1, &state);
    settle(app);
    ck_assert_str_eq(app->saved.banner, "");
    ck_assert_int_eq(records(data), 1);
    ck_assert_ptr_null(close_app(app));
}
END_TEST

START_TEST(damaged_files_are_set_aside_and_reported_and_block_nothing) {
    char data[PLATFORM_PATH_MAX], file[PLATFORM_PATH_MAX];
    fresh("damaged", data);
    put(data, "good.serai", "[Game \"oware\"]\n\n1. C 2. a *\n");
    put(data, "bad.serai", "[Game \"oware\"]\n\n1. C 2. C *\n");
    put(data, "bad.serai.damaged", "from before");
    put(data, "half.serai.new", "rubbish that a crash left");
    struct app *app = open_app(data, NULL);
    settle(app);
    ck_assert_int_eq(app->saved.list.unfinished, 1);
    ck_assert_str_eq(app->saved.list.item[0].file, "good.serai");
    ck_assert_ptr_nonnull(strstr(app->saved.notice, "bad.serai.damaged.2: line 3, column 9"));
    ck_assert_int_eq(files(data, "bad.serai.damaged.2", file), 1);
    ck_assert_int_eq(files(data, "bad.serai.damaged", file), 1);
    ck_assert_int_eq(files(data, "bad.serai", file), 0);
    ck_assert_ptr_null(close_app(app));
}
END_TEST

/* ---- saving and resuming ---- */

START_TEST(a_match_in_which_nothing_was_done_makes_no_file) {
    char data[PLATFORM_PATH_MAX];
    fresh("untouched", data);
    struct app *app = open_app(data, "dulko");
    settle(app);
    ck_assert_ptr_null(close_app(app));
    ck_assert_int_eq(records(data), 0);
}
END_TEST

START_TEST(resuming_restores_the_whole_tree_and_the_current_node) {
    char data[PLATFORM_PATH_MAX];
    fresh("whole", data);
    for (int g = 0; g < games_count; g++) {
        struct text before = {0}, after = {0};
        uint64_t state = (uint64_t)g + 20;
        fresh("whole", data);
        struct app *app = open_app(data, games[g]->id);
        play(app, 30, &state);
        match_undo(&app->table.play.match, 12);
        play(app, 7, &state);
        match_set_comment(&app->table.play.match, app->table.play.match.current, "why {not} (so)?");
        match_undo(&app->table.play.match, 3);
        settle(app);
        record_write(&app->table.play.match, &before);
        ck_assert_ptr_null(close_app(app));
        app = open_app(data, NULL);
        settle(app);
        ck_assert_int_eq(app->saved.list.unfinished, 1);
        ck_assert(app->saved.list.item[0].replayed);
        resume(app, 0);
        ck_assert_int_eq(app->depth, 2);
        record_write(&app->table.play.match, &after);
        ck_assert_str_eq(text_string(&before), text_string(&after));
        ck_assert_ptr_null(match_redo(&app->table.play.match, 3));
        settle(app);
        ck_assert_int_eq(records(data), 1);
        ck_assert_ptr_null(close_app(app));
        text_free(&before);
        text_free(&after);
    }
}
END_TEST

START_TEST(another_match_at_the_table_leaves_the_one_before_under_continue) {
    char data[PLATFORM_PATH_MAX];
    uint64_t state = 6;
    fresh("another", data);
    struct app *app = open_app(data, "oware");
    play(app, 4, &state);
    settle(app);
    table_rematch(app, &app->table);
    play(app, 2, &state);
    struct options options = options_default(games_find("dulko"));
    settle(app);
    ck_assert_ptr_null(table_open(app, &app->table, games_find("dulko"), &options, NULL));
    settle(app);
    go_home(app);
    ck_assert_int_eq(app->saved.list.unfinished, 2);
    ck_assert_int_eq(records(data), 2);
    play(app, 1, &state);
    settle(app);
    ck_assert_int_eq(records(data), 3);
    ck_assert_ptr_null(close_app(app));
}
END_TEST

START_TEST(a_finished_match_stays_in_the_folder_but_not_under_continue) {
    char data[PLATFORM_PATH_MAX];
    uint64_t state = 6;
    fresh("finished", data);
    struct app *app = open_app(data, "seega");
    play(app, 6, &state);
    match_resign(&app->table.play.match, 1);
    settle(app);
    ck_assert_ptr_null(close_app(app));
    app = open_app(data, NULL);
    settle(app);
    ck_assert_int_eq(app->saved.list.unfinished, 0);
    ck_assert_int_eq(app->saved.list.count, 1);
    ck_assert_int_gt(app->saved.list.item[0].turns, 0);
    ck_assert_ptr_null(close_app(app));
}
END_TEST

START_TEST(a_finished_match_whose_head_tells_no_score_is_listed_with_the_one_it_ended_with) {
    char data[PLATFORM_PATH_MAX], path[PLATFORM_PATH_MAX];
    uint64_t state = 6;
    struct text record = {0};
    fresh("unscored", data);
    struct app *app = open_app(data, "oware");
    play(app, 12, &state);
    match_resign(&app->table.play.match, 1);
    settle(app);
    int score[2] = {saved_match_end_score(&app->table.play.match, 0),
                    saved_match_end_score(&app->table.play.match, 1)};
    append_match(&app->table.play.match, &record);
    ck_assert_ptr_null(close_app(app));
    ck_assert_int_eq(files(data, ".serai", path), 1);
    ck_assert_ptr_null(platform_replace(path, text_string(&record), record.length, false));
    text_free(&record);
    app = open_app(data, NULL);
    settle(app);
    ck_assert_int_eq(app->saved.list.count, 1);
    ck_assert_int_gt(score[0] + score[1], 0);
    ck_assert(app->saved.list.item[0].scored);
    ck_assert_mem_eq(app->saved.list.item[0].score, score, sizeof score);
    ck_assert_ptr_null(close_app(app));
}
END_TEST

/* ---- removing ---- */

/* How many files there are below the folder for removed matches. */
static int removed(const char *data) {
    struct platform_listing listing;
    char folder[PLATFORM_PATH_MAX];
    struct text text = text_fixed(folder, sizeof folder);
    text_format(&text, "%s/removed", data);
    platform_list(folder, &listing);
    int count = listing.count;
    platform_free_listing(&listing);
    return count;
}

/* Deletes all files of that folder. */
static void empty_removed(const char *data) {
    struct platform_listing listing;
    char path[PLATFORM_PATH_MAX];
    struct text text = text_fixed(path, sizeof path);
    text_format(&text, "%s/removed", data);
    platform_list(path, &listing);
    for (int i = 0; i < listing.count; i++) {
        text_clear(&text);
        text_format(&text, "%s/removed/%s", data, listing.entry[i].name);
        remove(path);
    }
    platform_free_listing(&listing);
}

static void remove_match(struct app *app, const char *file) {
    matches_remove(app, &app->table, &app->saved, file);
    settle(app);
}

START_TEST(a_removed_match_is_moved_to_its_own_folder_even_if_the_name_exists_there) {
    char data[PLATFORM_PATH_MAX];
    fresh("removed", data);
    empty_removed(data);
    for (int i = 1; i <= 2; i++) {
        put(data, "one.serai", "[Game \"oware\"]\n\n1. C 2. a *\n");
        put(data, "other.serai", "[Game \"oware\"]\n\n1. C *\n");
        struct app *app = open_app(data, NULL);
        settle(app);
        ck_assert_int_eq(app->saved.list.count, 2);
        remove_match(app, "one.serai");
        ck_assert_str_eq(app->saved.notice, "");
        ck_assert_ptr_nonnull(strstr(app->shown->toast.sentence, "Removed."));
        ck_assert_int_eq(app->saved.list.count, 1);
        ck_assert_str_eq(app->saved.list.item[0].file, "other.serai");
        ck_assert_int_eq(records(data), 1);
        ck_assert_int_eq(removed(data), i);
        ck_assert_ptr_null(close_app(app));
    }
}
END_TEST

START_TEST(the_match_at_the_table_is_removed_complete_and_does_not_come_back) {
    char data[PLATFORM_PATH_MAX], file[SAVED_FILE_MAX];
    uint64_t state = 2;
    fresh("removed", data);
    empty_removed(data);
    struct app *app = open_app(data, "oware");
    play(app, 3, &state);
    run_once(app);
    memcpy(file, app->table.saving.file, sizeof file);
    table_close(app, &app->table);
    request_home(app);
    app_grant(app);
    remove_match(app, file);
    ck_assert_int_eq(records(data), 0);
    ck_assert_int_eq(removed(data), 1);
    ck_assert_int_eq(app->saved.list.count, 0);
    ck_assert_ptr_null(close_app(app));
    ck_assert_int_eq(records(data), 0);
}
END_TEST

/* Plays a match whose last actions cannot be saved on a full disk; returns its record. */
static struct app *play_on_a_full_disk(const char *data, struct text *record) {
    uint64_t state = 2;
    struct app *app = open_app(data, "oware");
    play(app, 3, &state);
    settle(app);
    limit_files(100);
    play(app, 30, &state);
    settle(app);
    ck_assert_ptr_nonnull(strstr(app->saved.banner, "the disk is full"));
    record_write(&app->table.play.match, record);
    return app;
}

START_TEST(a_match_that_cannot_be_written_is_not_removed_and_not_lost) {
    char data[PLATFORM_PATH_MAX], file[SAVED_FILE_MAX], name[PLATFORM_PATH_MAX];
    struct text before = {0}, after = {0}, path = text_fixed(name, sizeof name);
    struct match match;
    fresh("removed-full", data);
    empty_removed(data);
    struct app *app = play_on_a_full_disk(data, &before);
    memcpy(file, app->table.saving.file, sizeof file);
    table_close(app, &app->table);
    app->depth = 1;
    remove_match(app, file);
    limit_files(RLIM_INFINITY);
    ck_assert_ptr_nonnull(strstr(app->saved.notice, "can't be removed: the disk is "));
    ck_assert_str_eq(app->shown->toast.sentence, "");
    ck_assert_int_eq(records(data), 1);
    ck_assert_int_eq(removed(data), 0);
    remove_match(app, file);
    ck_assert_ptr_nonnull(strstr(app->shown->toast.sentence, "Removed."));
    ck_assert_int_eq(records(data), 0);
    text_format(&path, "%s/removed/%s", data, file);
    read_record(name, &match);
    record_write(&match, &after);
    ck_assert_str_eq(text_string(&before), text_string(&after));
    match_free(&match);
    text_free(&before);
    text_free(&after);
    ck_assert_ptr_null(close_app(app));
}
END_TEST

START_TEST(resuming_a_match_that_cannot_be_written_continues_from_its_last_action) {
    char data[PLATFORM_PATH_MAX];
    struct text before = {0}, after = {0};
    fresh("resumed-full", data);
    struct app *app = play_on_a_full_disk(data, &before);
    struct options options = options_default(games_find("dulko"));
    ck_assert_ptr_null(table_open(app, &app->table, games_find("dulko"), &options, NULL));
    settle(app);
    go_home(app);
    resume(app, 0);
    limit_files(RLIM_INFINITY);
    ck_assert_int_eq(app->depth, 2);
    record_write(&app->table.play.match, &after);
    ck_assert_str_eq(text_string(&before), text_string(&after));
    text_free(&before);
    text_free(&after);
    ck_assert_ptr_null(close_app(app));
}
END_TEST

/* ---- two windows ---- */

/* Another process that has the only match open, until it is killed. */
static pid_t open_elsewhere(const char *data) {
    int ends[2];
    char ready = 0;
    ck_assert_int_eq(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        struct app *app = open_app(data, NULL);
        settle(app);
        resume(app, 0);
        if (write(ends[1], &ready, 1) == 1) {
            pause();
        }
        _exit(1);
    }
    ck_assert_int_eq(read(ends[0], &ready, 1), 1);
    close(ends[0]);
    close(ends[1]);
    return child;
}

START_TEST(a_match_is_open_in_one_window_at_a_time) {
    char data[PLATFORM_PATH_MAX];
    uint64_t state = 6;
    fresh("windows", data);
    put(data, "shared.serai", "[Game \"oware\"]\n\n1. C 2. a *\n");
    pid_t other = open_elsewhere(data);
    struct app *app = open_app(data, NULL);
    settle(app);
    ck_assert_int_eq(app->saved.list.unfinished, 1);
    ck_assert(app->saved.list.item[0].elsewhere);
    resume(app, 0);
    ck_assert_int_eq(app->depth, 1);
    ck_assert_ptr_nonnull(strstr(app->saved.notice, "open in another window"));
    app->saved.notice[0] = '\0';
    remove_match(app, "shared.serai");
    ck_assert_ptr_nonnull(strstr(app->saved.notice, "can't be removed"));
    ck_assert_str_eq(app->shown->toast.sentence, "");
    ck_assert_int_eq(records(data), 1);
    kill(other, SIGKILL);
    waitpid(other, NULL, 0);
    go_home(app);
    resume(app, 0);
    ck_assert_int_eq(app->depth, 2);
    play(app, 1, &state);
    settle(app);
    ck_assert_str_eq(app->saved.banner, "");
    ck_assert_int_eq(records(data), 1);
    ck_assert_ptr_null(close_app(app));
}
END_TEST

START_TEST(a_record_open_in_another_window_continues_as_a_copy) {
    char data[PLATFORM_PATH_MAX], file[PLATFORM_PATH_MAX];
    uint64_t state = 6;
    fresh("copies", data);
    put(data, "shared.serai", "[Game \"oware\"]\n\n1. C 2. a *\n");
    pid_t other = open_elsewhere(data);
    struct app *app = open_app(data, "oware");
    struct match match;
    ck_assert_int_eq(files(data, ".serai", file), 1);
    read_record(file, &match);
    ck_assert_ptr_null(table_take(app, &app->table, &match));
    ck_assert_ptr_null(host_own(file));
    play(app, 1, &state);
    settle(app);
    ck_assert_int_eq(records(data), 2);
    ck_assert_ptr_null(close_app(app));
    kill(other, SIGKILL);
    waitpid(other, NULL, 0);
}
END_TEST

/* Waits until this process has released the lock of a file; false after a timeout. */
static bool becomes_free(const char *data, const char *file) {
    char name[PLATFORM_PATH_MAX];
    struct text text = text_fixed(name, sizeof name);
    text_format(&text, "%s/matches/%s.lock", data, file);
    for (int i = 0; i < 5000 && platform_is_locked(name); i++) {
        nap(1000);
    }
    return !platform_is_locked(name);
}

START_TEST(a_match_that_was_requested_but_not_opened_stays_free_for_other_windows) {
    char data[PLATFORM_PATH_MAX];
    fresh("unfetched", data);
    put(data, "one.serai", "[Game \"oware\"]\n\n1. C 2. a *\n");
    put(data, "other.serai", "[Game \"oware\"]\n\n1. C *\n");
    struct app *app = open_app(data, NULL);
    library_resume("one.serai");
    library_settle();
    library_resume("other.serai");
    library_settle();
    ck_assert(becomes_free(data, "one.serai"));
    ck_assert_ptr_null(close_app(app));
}
END_TEST

SUITE("nothing lost", a_kill_at_any_moment_loses_no_reported_action,
      a_full_disk_gives_a_message_leaves_the_old_file_intact_and_recovers,
      a_disk_that_stays_full_is_reported_at_the_end, without_a_folder_play_continues_with_a_message,
      a_folder_that_vanishes_is_created_again,
      damaged_files_are_set_aside_and_reported_and_block_nothing,
      a_match_in_which_nothing_was_done_makes_no_file,
      resuming_restores_the_whole_tree_and_the_current_node,
      another_match_at_the_table_leaves_the_one_before_under_continue,
      a_finished_match_stays_in_the_folder_but_not_under_continue,
      a_finished_match_whose_head_tells_no_score_is_listed_with_the_one_it_ended_with,
      a_removed_match_is_moved_to_its_own_folder_even_if_the_name_exists_there,
      the_match_at_the_table_is_removed_complete_and_does_not_come_back,
      a_match_that_cannot_be_written_is_not_removed_and_not_lost,
      resuming_a_match_that_cannot_be_written_continues_from_its_last_action,
      a_match_that_was_requested_but_not_opened_stays_free_for_other_windows,
      a_match_is_open_in_one_window_at_a_time, a_record_open_in_another_window_continues_as_a_copy)
