/* import_export.c: see import_export.h. */
#include "ui/app/import_export.h"

#include "base/calendar.h"
#include "records/collection.h"
#include "records/notations.h"
#include "records/positions.h"
#include "records/sent_turn.h"
#include "ui/app/matches.h"
#include "ui/app/request.h"
#include "ui/app/sent_turns.h"
#include "ui/app/stack.h"
#include "words/words.h"

#include <string.h>

enum { SENTENCE_MAX = TOAST_MAX };

/* ---- names of files ---- */

/* Appends a name; characters that file systems do not allow become '-'. */
static void add_player(struct text *out, const char *name) {
    for (; *name; name++) {
        bool bad = (unsigned char)*name < ' ' || strchr("/\\:*?\"<>|", *name);
        text_char(out, (char)(bad ? '-' : *name));
    }
}

/* Appends a suggested file name for the match at the table: "oware Layla - Samir", and the ending.
 */
static void suggest_name(const struct app *app, const char *ending, struct text *out) {
    const struct match *match = &app->table.play.match;
    text_add(out, match->game->id);
    if (match->name[0][0] && match->name[1][0]) {
        text_char(out, ' ');
        add_player(out, match->name[0]);
        text_add(out, " - ");
        add_player(out, match->name[1]);
    }
    text_add(out, ending);
}

void export_say_saved(const char *path, struct text *out) {
    const char *name = files_name_in(path);
    if (name == path) { /* in a page */
        text_format(out, words(WORD_DOWNLOADED), name);
        return;
    }
    char folder_text[PLATFORM_PATH_MAX];
    struct text folder = text_fixed(folder_text, sizeof folder_text);
    size_t length = (size_t)(name - path);
    text_add_bytes(&folder, path, length > 1 ? length - 1 : length); /* the root is its slash */
    text_format(out, words(WORD_SAVED_AS), name, folder_text);
}

/* ---- in ---- */

/* Goes to the table with a match, closing all scenes above home. Takes *match over; false when
 * memory runs out. */
static bool go_to_table(const struct app *app, struct table_state *table,
                        struct saved_matches *saved, struct match *match) {
    matches_leave(app, table, saved);
    if (table_take(app, table, match)) {
        match_free(match);
        return false;
    }
    table->studied = true;
    request_above_home(app, SCENE_TABLE);
    return true;
}

/* A link, which holds the match itself. */
static bool read_sent(const char *line, struct match *match, struct text *why) {
    const char *message = sent_turn_read(line, strlen(line), match);
    if (message) {
        text_format(why, words(WORD_CANNOT_OPEN_TURN), message);
    }
    return !message;
}

static bool load(const char *path, struct text *out, struct text *why) {
    const char *message = host_read(path, PLATFORM_FILE_MAX, out);
    if (message) {
        text_format(why, words(WORD_WRONG), path, message);
    }
    return !message;
}

static bool read_record(const char *path, const struct text *record, struct match *match,
                        struct text *why) {
    struct record_error error;
    bool done = records_read(text_string(record), record->length, match, &error);
    if (!done && !records_is_one(text_string(record), record->length)) {
        text_format(why, words(WORD_NOT_A_MATCH), path);
    } else if (!done) {
        text_format(why, words(WORD_WRONG_AT), path, error.line, error.column, error.reason);
    }
    return done;
}

bool import_read(const char *path, struct match *match, struct text *why) {
    struct text record = {0};
    if (sent_turn_is_link(path)) {
        return read_sent(path, match, why);
    }
    bool done = load(path, &record, why) && read_record(path, &record, match, why);
    text_free(&record);
    return done;
}

static bool open_sent(const struct app *app, struct table_state *table, struct saved_matches *saved,
                      const char *line, struct text *why) {
    struct match match;
    bool read = read_sent(line, &match, why);
    if (read) {
        sent_turns_open(app, table, saved, &match);
    }
    return read;
}

static bool open_record(const struct app *app, struct table_state *table,
                        struct saved_matches *saved, const char *path, const struct text *record,
                        struct text *why) {
    struct match match;
    if (!read_record(path, record, &match, why)) {
        return false;
    }
    if (!go_to_table(app, table, saved, &match)) {
        text_format(why, words(WORD_WRONG), path, words(WORD_NO_MEMORY));
        return false;
    }
    const char *own_file = host_own(path);
    if (own_file) {
        save_state_set_file(&table->saving, own_file);
        table->studied = false; /* it is going on here */
    }
    return true;
}

/* The answer comes some time later. */
static bool add_all(const struct app *app, const char *path, const struct text *all,
                    struct text *why) {
    bool added = host_add_matches(text_string(all), all->length);
    if (!added) {
        text_format(why, words(WORD_WRONG), path, words(WORD_NO_MEMORY));
    } else if (app_top_id(app) == SCENE_OPEN) {
        request_back(app);
    }
    return added;
}

bool import_is_several(const char *path) {
    struct text text = {0};
    bool read = !sent_turn_is_link(path) && !host_read(path, PLATFORM_FILE_MAX, &text);
    bool several = read && collection_is_one(text_string(&text), text.length);
    text_free(&text);
    return several;
}

bool import_open(const struct app *app, struct table_state *table, struct saved_matches *saved,
                 const char *path, struct text *why) {
    struct text text = {0};
    if (sent_turn_is_link(path)) {
        return open_sent(app, table, saved, path, why);
    }
    bool done = load(path, &text, why);
    bool several = done && host_can_save() && collection_is_one(text_string(&text), text.length);
    done = done && (several ? add_all(app, path, &text, why)
                            : open_record(app, table, saved, path, &text, why));
    text_free(&text);
    return done;
}

static void say_count(struct text *out, enum word word, int count) {
    if (count) {
        text_add(out, out->length ? " " : "");
        text_format(out, words_count(word, count), count);
    }
}

void import_end(const struct app *app, const struct host_answer *answer) {
    char sentence[SENTENCE_MAX];
    struct text text = text_fixed(sentence, sizeof sentence);
    bool damaged = answer->added.damaged > 0;
    say_count(&text, WORD_ADDED, answer->added.count);
    say_count(&text, WORD_ADDED_KNOWN, answer->added.known);
    say_count(&text, WORD_ADDED_DAMAGED, answer->added.damaged);
    (damaged ? toast_warn : toast_show)(&app->shown->toast, sentence);
    matches_show_from(app, app->shown->first);
}

static bool is_folder(const char *path) {
    struct platform_listing listing;
    bool listed = !host_list(path, &listing);
    if (listed) {
        platform_free_listing(&listing);
    }
    return listed;
}

void import_drop(const struct app *app, struct table_state *table, struct saved_matches *saved,
                 const char *path, int files) {
    char sentence[SENTENCE_MAX];
    struct text why = text_fixed(sentence, sizeof sentence);
    if (files > 1) {
        text_add(&why, words(WORD_DROPPED_FILES));
    } else if (is_folder(path)) {
        text_format(&why, words(WORD_DROPPED_FOLDER), path);
    } else {
        import_open(app, table, saved, path, &why);
    }
    if (why.length) {
        toast_warn(&app->shown->toast, sentence);
    }
}

/* A record begins with a tag, or with a comment or a line to be skipped; no position does. */
static bool is_record(const char *string) {
    static const char byte_order_mark[] = "\xEF\xBB\xBF";
    size_t mark = strncmp(string, byte_order_mark, 3) == 0 ? 3 : 0;
    char first = string[mark + strspn(string + mark, " \t\r\n")];
    return first && strchr("[;%{", first);
}

/* There may be no other copy of an unfinished match: it is saved as if it had been played here. */
static void save_pasted(struct table_state *table) {
    if (table->play.match.count > 1 && !match_over(&table->play.match)) {
        save_state_mark_unsaved(&table->saving);
    }
}

/* Reads a record or a position. */
static bool read_pasted(const char *string, struct match *match, struct text *why) {
    struct record_error error;
    const char *message = NULL;
    if (!is_record(string)) {
        message = positions_read(string, strlen(string), match);
        if (message) {
            text_format(why, words(WORD_CANNOT_PASTE), message);
        }
        return !message;
    }
    bool read = records_read(string, strlen(string), match, &error);
    if (!read && records_is_one(string, strlen(string))) {
        text_format(why, words(WORD_CANNOT_PASTE_AT), error.line, error.column, error.reason);
    } else if (!read) {
        text_add(why, words(WORD_CANNOT_PASTE_OTHER));
    }
    return read;
}

/* A turn that was sent may be anywhere in a text. True when there is one; if it cannot be opened,
 * *why has a sentence. */
static bool paste_sent(const struct app *app, struct table_state *table,
                       struct saved_matches *saved, const char *string, struct text *why) {
    size_t length = strlen(string);
    struct match match;
    if (!sent_turn_is_in(string, length) || records_is_one(string, length)) {
        return false;
    }
    const char *message = sent_turn_read(string, length, &match);
    if (message) {
        text_format(why, words(WORD_CANNOT_PASTE), message);
    } else {
        sent_turns_open(app, table, saved, &match);
    }
    return true;
}

void import_paste(const struct app *app, struct table_state *table, struct saved_matches *saved,
                  const char *string) {
    char sentence[SENTENCE_MAX];
    struct text why = text_fixed(sentence, sizeof sentence);
    struct match match;
    if (!paste_sent(app, table, saved, string, &why) && read_pasted(string, &match, &why)) {
        if (go_to_table(app, table, saved, &match)) {
            save_pasted(table);
        } else {
            text_format(&why, words(WORD_CANNOT_PASTE), words(WORD_NO_MEMORY));
        }
    }
    if (why.length) {
        toast_warn(&app->shown->toast, sentence);
    }
}

bool import_text(const struct app *app, struct text *out) {
    size_t before = out->length;
    bool asked = host_paste(out);
    bool there = asked && out->length > before;
    if (!there && !(asked && host_is_page())) {
        toast_warn(&app->shown->toast, words(WORD_NOTHING_TO_PASTE));
    }
    return there;
}

void import_clipboard(const struct app *app, struct table_state *table,
                      struct saved_matches *saved) {
    struct text string = {0};
    if (import_text(app, &string)) {
        import_paste(app, table, saved, text_string(&string));
    }
    text_free(&string);
}

/* ---- out ---- */

static void copy(const struct app *app, const struct text *string, enum word done) {
    if (!string->truncated && host_copy(text_string(string))) {
        toast_show(&app->shown->toast, words(done));
    } else {
        toast_warn(&app->shown->toast, words(WORD_NOT_COPIED));
    }
}

void export_copy_position(const struct app *app) {
    struct text string = {0};
    positions_write(&app->table.play.match, &string);
    copy(app, &string, WORD_POSITION_COPIED);
    text_free(&string);
}

void export_copy_record(const struct app *app) {
    struct text string = {0};
    record_write(&app->table.play.match, &string);
    copy(app, &string, WORD_RECORD_COPIED);
    text_free(&string);
}

bool export_save(const struct app *app, const char *path, struct text *why) {
    const struct match *match = &app->table.play.match;
    const struct notation *notation = notation_of_name(path);
    struct text record = {0};
    const char *message = NULL;
    if (notation->game && notation->game != match->game) {
        message = words(notation->other_game);
    } else {
        notation->write(match, &record);
        message =
            record.truncated ? words(WORD_NO_MEMORY) : host_write(path, record.data, record.length);
    }
    text_free(&record);
    if (message) {
        text_format(why, words(WORD_WRONG), path, message);
    } else if (notation->keeps_all && !notation->keeps_all(match)) {
        text_add(why, words(notation->loss));
    }
    return !message;
}

/* ---- all of them ---- */

bool export_gather(struct files *files, const char *path, struct text *why) {
    bool asked = host_gather_matches();
    struct text gathers = text_fixed(files->gathers, sizeof files->gathers);
    text_add(&gathers, asked ? path : "");
    if (!asked) {
        text_format(why, words(WORD_WRONG), path, words(WORD_NO_MEMORY));
    }
    return asked;
}

void export_everything(const struct app *app, struct files *files, struct host_answer *answer) {
    char sentence[TOAST_MAX];
    struct text *all = &answer->gathered.text, text = text_fixed(sentence, sizeof sentence);
    const char *message = all->truncated
                              ? words(WORD_NO_MEMORY)
                              : host_write(files->gathers, text_string(all), all->length);
    text_free(all);
    if (message) {
        text_format(&text, words(WORD_WRONG), files->gathers, message);
        toast_warn(&app->shown->toast, sentence);
    } else {
        export_say_saved(files->gathers, &text);
        toast_show(&app->shown->toast, sentence);
    }
    if (!message && app_top_id(app) == SCENE_SAVE) {
        request_back(app); /* it has waited for this */
    }
    files->gathers[0] = '\0';
}

/* ---- choosing a file ---- */

void import_choose_file(const struct app *app, struct files *files) {
    if (host_is_page()) {
        host_choose_file();
        return;
    }
    files->pictures = false;
    files_begin(files);
    app->shown->files.first = 0;
    request_scene(app, SCENE_OPEN);
}

/* Opens the scene where a file is chosen for what *files says, whose name is suggested. */
static void choose_name(const struct app *app, struct files *files) {
    if (!host_is_page()) {
        files_begin(files);
    } else {
        files->asked[0] = files->message[0] = '\0';
    }
    app->shown->files.first = 0;
    request_scene(app, SCENE_SAVE);
}

static void choose_of_match(const struct app *app, struct files *files, bool pictures) {
    struct text name = text_fixed(files->name, sizeof files->name);
    files->pictures = pictures;
    files->kind = PICTURE_POSITION;
    files->everything = false;
    suggest_name(app, pictures ? PICTURE_ENDING : notations[0]->ending, &name);
    choose_name(app, files);
}

void export_choose_file(const struct app *app, struct files *files) {
    choose_of_match(app, files, false);
}

void export_choose_picture(const struct app *app, struct files *files) {
    choose_of_match(app, files, true);
}

/* Its name has the day. */
void export_choose_everything(const struct app *app, struct files *files) {
    enum { DAY = 10 };
    struct text name = text_fixed(files->name, sizeof files->name), moment = {0};
    calendar_write(app->saved.now.local, &moment);
    text_format(&name, "%s %.*s%s", words(WORD_APP_NAME), DAY, text_string(&moment),
                notations[0]->ending);
    text_free(&moment);
    files->pictures = false;
    files->everything = true;
    choose_name(app, files);
}
