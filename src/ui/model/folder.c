/* folder.c: see folder.h. */
#include "ui/model/folder.h"

#include "ui/model/saved_matches.h"
#include "words/words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum {
    HEAD_BYTES = 4096,
    WHOLE_BYTES = 256 << 10, /* of a record that is replayed: some thousand turns, and more than a
                                frame has time for */
};

/* ---- names and paths ---- */

static bool is_separator(char c) {
    return c == '/' || c == '\\';
}

/* "/x", "C:/x" */
static bool is_absolute(const char *path) {
    return is_separator(path[0]) || (isalpha((unsigned char)path[0]) && path[1] == ':');
}

/* The length of what cannot be left upwards: "/", "C:/". */
static size_t root_length(const char *path) {
    size_t drive = isalpha((unsigned char)path[0]) && path[1] == ':' ? 2 : 0;
    return drive + (is_separator(path[drive]) ? 1 : 0);
}

bool files_parent(const char *folder, char parent[PLATFORM_PATH_MAX]) {
    size_t root = root_length(folder), length = strlen(folder);
    while (length > root && is_separator(folder[length - 1])) {
        length--;
    }
    if (length <= root) {
        return false;
    }
    while (length > root && !is_separator(folder[length - 1])) {
        length--;
    }
    while (length > root && is_separator(folder[length - 1])) {
        length--;
    }
    struct text text = text_fixed(parent, PLATFORM_PATH_MAX);
    text_add_bytes(&text, folder, length);
    return length > 0;
}

/* Folder and name with one separator between them. */
static bool join(const char *folder, const char *name, char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    size_t length = strlen(folder);
    text_add(&text, folder);
    if (length && !is_separator(folder[length - 1])) {
        text_char(&text, '/');
    }
    text_add(&text, name);
    return !text.truncated;
}

const char *files_name_in(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

bool files_path(const struct files *files, const char *name, char path[PLATFORM_PATH_MAX]) {
    char home[PLATFORM_PATH_MAX];
    if (is_absolute(name)) {
        return join("", name, path);
    }
    bool at_home = name[0] == '~' && (!name[1] || is_separator(name[1]));
    if (at_home && host_home(home)) {
        return join(home, name[1] ? name + 2 : "", path);
    }
    return join(files->folder, name, path);
}

/* ---- listing ---- */

static void free_rows(struct file_row *row, int count) {
    for (int i = 0; i < count; i++) {
        free(row[i].name);
    }
    free(row);
}

void files_free(struct files *files) {
    free_rows(files->row, files->count);
    *files = (struct files){0};
}

/* Names without regard to the size of letters; equal ones by their bytes. */
static int compare_names(const char *a, const char *b) {
    for (size_t i = 0;; i++) {
        int left = tolower((unsigned char)a[i]), right = tolower((unsigned char)b[i]);
        if (left != right) {
            return left - right;
        }
        if (!left) {
            return strcmp(a, b);
        }
    }
}

static int compare_rows(const void *a, const void *b) {
    const struct file_row *left = a, *right = b;
    return left->folder != right->folder ? right->folder - left->folder
                                         : compare_names(left->name, right->name);
}

static bool ends_with(const char *name, const char *ending) {
    size_t length = strlen(name), end = strlen(ending);
    return length > end && strcmp(name + length - end, ending) == 0;
}

bool files_is_animation_name(const char *name) {
    return ends_with(name, ANIMATION_ENDING);
}

const char *files_picture_ending(enum picture_kind kind) {
    return kind == PICTURE_POSITION ? PICTURE_ENDING : ANIMATION_ENDING;
}

bool files_is_picture_name(const char *name) {
    return ends_with(name, PICTURE_ENDING) || files_is_animation_name(name);
}

static bool is_listed(const struct files *files, const char *name) {
    return files->all ||
           (files->pictures ? files_is_picture_name(name) : notation_is_record_name(name));
}

/* Copies the names of the entries to be shown, without hidden files. */
static int take_rows(struct platform_listing *listing, const struct files *files,
                     struct file_row *row) {
    int count = 0;
    for (int i = 0; i < listing->count; i++) {
        struct platform_entry *entry = &listing->entry[i];
        bool shown = entry->name[0] != '.' && !entry->other &&
                     (entry->folder || is_listed(files, entry->name));
        if (shown) {
            row[count++] = (struct file_row){.name = entry->name, .folder = entry->folder};
            entry->name = NULL;
        }
    }
    qsort(row, (size_t)count, sizeof *row, compare_rows);
    return count;
}

static bool report_error(struct files *files, const char *path, const char *message) {
    struct text text = text_fixed(files->message, sizeof files->message);
    text_format(&text, words(WORD_WRONG), path, message);
    return false;
}

bool files_go(struct files *files, const char *folder) {
    struct platform_listing listing = {0};
    char path[PLATFORM_PATH_MAX];
    files->message[0] = '\0';
    if (!join("", folder, path)) {
        return report_error(files, folder, words(WORD_NAME_TOO_LONG));
    }
    const char *message = host_list(path, &listing);
    if (message) {
        return report_error(files, path, message);
    }
    struct file_row *row = calloc((size_t)listing.count + 1, sizeof *row);
    if (!row) {
        platform_free_listing(&listing);
        return report_error(files, path, words(WORD_NO_MEMORY));
    }
    free_rows(files->row, files->count);
    files->row = row;
    files->count = take_rows(&listing, files, row);
    platform_free_listing(&listing);
    files->folders = 0;
    while (files->folders < files->count && row[files->folders].folder) {
        files->folders++;
    }
    memcpy(files->folder, path, sizeof path);
    return true;
}

void files_begin(struct files *files) {
    char home[PLATFORM_PATH_MAX];
    files->asked[0] = '\0';
    if ((!files->folder[0] || !files_go(files, files->folder)) && host_home(home)) {
        files_go(files, home);
    }
}

/* A file that is no record is shown with the reason. */
static void read_head(const struct text *record, struct record_head *head) {
    const char *string = text_string(record);
    record_head(notation_of_record(string, record->length), string, record->length, head);
}

/* Reads the beginning of a file; false when its path is too long. */
static bool read_bytes(const struct files *files, const struct file_row *row, size_t limit,
                       struct text *out) {
    char path[PLATFORM_PATH_MAX];
    bool short_enough = join(files->folder, row->name, path);
    if (short_enough) {
        host_read(path, limit, out);
    }
    return short_enough;
}

static void look_at_head(const struct files *files, struct file_row *row) {
    struct text head = {0};
    if (read_bytes(files, row, HEAD_BYTES, &head)) {
        read_head(&head, &row->head);
    }
    row->known = true;
    row->counted = !row->head.game || row->head.scored;
    text_free(&head);
}

/* The score that the head of the record doesn't tell, from its actions. */
static void count_score(const struct files *files, struct file_row *row) {
    struct text record = {0};
    struct match match;
    struct record_error error;
    if (read_bytes(files, row, WHOLE_BYTES, &record) &&
        records_read(text_string(&record), record.length, &match, &error)) {
        row->head.scored = true;
        row->head.score[0] = saved_match_end_score(&match, 0);
        row->head.score[1] = saved_match_end_score(&match, 1);
        match_free(&match);
    }
    row->counted = true;
    text_free(&record);
}

bool files_look(struct files *files, const struct scroll *seen) {
    struct file_row *row = NULL;
    int end = seen->first + seen->shown;
    for (int i = seen->first; !files->pictures && i < files->count && i < end; i++) {
        struct file_row *here = &files->row[i];
        if (!here->folder && !here->known) {
            look_at_head(files, here);
            return true;
        }
        row = row || here->folder || here->counted ? row : here;
    }
    if (row) {
        count_score(files, row);
    }
    return row != NULL;
}
