/* fake_host.c: see fake_host.h. */
#include "fakes/fake_host.h"

#include "platform/platform.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* The index of a file; fake->count when there is none. */
static int find(const struct fake_host *fake, const char *path) {
    int i = 0;
    while (i < fake->count && strcmp(fake->file[i].path, path) != 0) {
        i++;
    }
    return i;
}

void fake_host_put(struct fake_host *fake, const char *path, const char *content) {
    int index = find(fake, path);
    assert(index < FAKE_FILES_MAX);
    struct fake_file *file = &fake->file[index];
    if (index == fake->count) {
        fake->count++;
        *file = (struct fake_file){.path = ""};
        struct text text = text_fixed(file->path, sizeof file->path);
        text_add(&text, path);
    }
    text_clear(&file->content);
    text_add(&file->content, content);
}

const char *fake_host_content(const struct fake_host *fake, const char *path) {
    int index = find(fake, path);
    return index < fake->count ? text_string(&fake->file[index].content) : NULL;
}

/* ---- the app's requests ---- */

static const char *read_file(void *context, const char *path, size_t limit, struct text *out) {
    const char *content = fake_host_content(context, path);
    if (!content) {
        return "the file can't be opened";
    }
    size_t length = strlen(content);
    text_add_bytes(out, content, length < limit ? length : limit);
    return length > limit ? "it's too long" : NULL;
}

static const char *write_file(void *context, const char *path, const char *data, size_t size) {
    struct fake_host *fake = context;
    if (fake->disk_is_full) {
        return "there is no room left on the disk";
    }
    assert(strlen(data) == size);
    fake_host_put(fake, path, data);
    return NULL;
}

static bool exists(void *context, const char *path) {
    return fake_host_content(context, path) != NULL;
}

/* All saved matches are in one folder. */
static const char *own(void *context, const char *path) {
    static const char folder[] = "/data/matches/";
    (void)context;
    return strncmp(path, folder, sizeof folder - 1) == 0 ? path + sizeof folder - 1 : NULL;
}

static void add_entry(struct platform_listing *listing, const char *name, size_t length,
                      bool folder) {
    for (int i = 0; i < listing->count; i++) {
        const char *known = listing->entry[i].name;
        if (strlen(known) == length && strncmp(known, name, length) == 0) {
            return;
        }
    }
    size_t count = (size_t)listing->count + 1;
    struct platform_entry *entry = realloc(listing->entry, count * sizeof *entry);
    char *copy = malloc(length + 1);
    assert(entry && copy);
    memcpy(copy, name, length);
    copy[length] = '\0';
    entry[listing->count++] = (struct platform_entry){.name = copy, .folder = folder};
    listing->entry = entry;
}

static const char *list(void *context, const char *folder, struct platform_listing *listing) {
    const struct fake_host *fake = context;
    size_t length = strlen(folder);
    length -= length && folder[length - 1] == '/';
    bool known = length == 0;
    *listing = (struct platform_listing){0};
    for (int i = 0; i < fake->count; i++) {
        const char *path = fake->file[i].path;
        if (strncmp(path, folder, length) == 0 && path[length] == '/') {
            const char *name = path + length + 1;
            size_t end = strcspn(name, "/");
            known = true;
            add_entry(listing, name, end, name[end] == '/');
        }
    }
    return known ? NULL : "the folder cannot be read";
}

static bool home(void *context, char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    (void)context;
    text_add(&text, "/home/ada");
    return true;
}

static bool paste(void *context, struct text *out) {
    struct fake_host *fake = context;
    text_add(out, text_string(&fake->clipboard));
    return fake->clipboard.length > 0;
}

static bool copy(void *context, const char *string) {
    struct fake_host *fake = context;
    if (fake->clipboard_refuses) {
        return false;
    }
    text_clear(&fake->clipboard);
    text_add(&fake->clipboard, string);
    return true;
}

static bool copy_stays(void *context) {
    return !((const struct fake_host *)context)->clipboard_forgets;
}

/* ---- saved matches; tests deliver the answers ---- */

static struct moment now(void *context) {
    return ((const struct fake_host *)context)->now;
}

static bool can_save(void *context) {
    (void)context;
    return true;
}

static bool has_matches(void *context) {
    (void)context;
    return false;
}

static bool save_match(void *context, const char *file, const char *record, size_t size) {
    char path[96];
    struct text text = text_fixed(path, sizeof path);
    text_format(&text, "/matches/%s", file);
    return !write_file(context, path, record, size);
}

static void release_match(void *context, const char *file) {
    (void)context;
    (void)file;
}

static const char *trouble(void *context, const char *file, bool beside) {
    (void)file;
    return ((const struct fake_host *)context)->disk_is_full && !beside ? "the disk is full" : NULL;
}

static void list_matches(void *context, int first) {
    (void)first;
    ((struct fake_host *)context)->lists++;
}

static void open_match(void *context, const char *file) {
    struct fake_host *fake = context;
    struct text text = text_fixed(fake->opened, sizeof fake->opened);
    text_add(&text, file);
}

static void remove_match(void *context, const char *file) {
    struct fake_host *fake = context;
    struct text text = text_fixed(fake->removed, sizeof fake->removed);
    text_add(&text, file);
}

static bool gather_matches(void *context) {
    ((struct fake_host *)context)->gathers++;
    return true;
}

static bool add_matches(void *context, const char *text, size_t size) {
    struct fake_host *fake = context;
    text_clear(&fake->added);
    text_add_bytes(&fake->added, text, size);
    return true;
}

static int64_t load_since(void *context) {
    return ((const struct fake_host *)context)->since;
}

static bool save_since(void *context, int64_t since) {
    ((struct fake_host *)context)->since = since;
    return true;
}

static void load_progress(void *context, struct progress *progress) {
    *progress = ((const struct fake_host *)context)->progress;
}

static void save_progress(void *context, const struct progress *progress) {
    struct fake_host *fake = context;
    fake->progress = *progress;
    fake->progress_saves++;
}

/* The folder of a file that came with the program. */
static const char *folder_of(const struct fake_host *fake, const char *name) {
    const char *folder = getenv("SERAI_ASSETS");
    bool language = fake->languages && strncmp(name, "languages/", 10) == 0;
    return language ? fake->languages : folder ? folder : "assets";
}

/* The program's own files are those on the disk, or what was put under "assets/". */
static bool read_asset(void *context, const char *name, struct text *out) {
    struct fake_host *fake = context;
    struct line own = text_line("assets/%s", name);
    const char *content = fake_host_content(fake, own.string);
    if (content) {
        text_add(out, content);
        return true;
    }
    struct line path = text_line("%s/%s", folder_of(fake, name), name);
    return !fake->assets_missing && !platform_read(path.string, 1 << 20, out);
}

static bool has_asset(void *context, const char *name) {
    struct fake_host *fake = context;
    fake->asked_for_assets++;
    return fake_host_content(fake, text_line("assets/%s", name).string) ||
           (!fake->assets_missing &&
            platform_exists(text_line("%s/%s", folder_of(fake, name), name).string));
}

static void locales(void *context, char locales[PLATFORM_LOCALES_MAX]) {
    struct fake_host *fake = context;
    struct text text = text_fixed(locales, PLATFORM_LOCALES_MAX);
    text_add(&text, fake->locales ? fake->locales : "");
}

/* ---- companions; tests deliver the answers ---- */

static bool think(void *context, const struct host_question *question) {
    struct fake_host *fake = context;
    if (question->task == HOST_PROVE) {
        fake->proof = *question->proof;
        if (!fake->proves) {
            return false;
        }
    }
    if (question->task == HOST_EXPLAIN) {
        if (!fake->proves) {
            return false;
        }
        fake->explained = *question->line;
    }
    fake->question = *question;
    fake->question.match = NULL;
    fake->question.proof = NULL;
    fake->question.line = NULL;
    fake->questions++;
    return !fake->thinks_not;
}

static void stop_thinking(void *context) {
    ((struct fake_host *)context)->question.id = 0;
}

static void rest_thinking(void *context) {
    stop_thinking(context);
    ((struct fake_host *)context)->rests++;
}

/* ---- pictures; no answer comes by itself ---- */

static const char *make_picture(void *context, const struct match *match,
                                const struct settings *settings, enum picture_kind kind,
                                const char *path) {
    struct fake_host *fake = context;
    struct text text = text_fixed(fake->picture, sizeof fake->picture);
    (void)match;
    (void)settings;
    text_add(&text, path ? path : "");
    fake->pictures++;
    fake->picture_kind = kind;
    return fake->picture_refused;
}

static void stop_picture(void *context) {
    ((struct fake_host *)context)->picture_stops++;
}

static const char *picture_clipboard_lacks(void *context) {
    return ((const struct fake_host *)context)->picture_lacks;
}

struct fake_language fake_language;

void fake_host_start(struct fake_host *fake) {
    *fake = (struct fake_host){.host = {.context = fake,
                                        .read = read_file,
                                        .write = write_file,
                                        .exists = exists,
                                        .own = own,
                                        .list = list,
                                        .home = home,
                                        .locales = locales,
                                        .paste = paste,
                                        .copy = copy,
                                        .copy_stays = copy_stays,
                                        .now = now,
                                        .can_save = can_save,
                                        .has_matches = has_matches,
                                        .save_match = save_match,
                                        .release_match = release_match,
                                        .trouble = trouble,
                                        .list_matches = list_matches,
                                        .open_match = open_match,
                                        .remove_match = remove_match,
                                        .gather_matches = gather_matches,
                                        .add_matches = add_matches,
                                        .load_since = load_since,
                                        .save_since = save_since,
                                        .load_progress = load_progress,
                                        .save_progress = save_progress,
                                        .read_asset = read_asset,
                                        .has_asset = has_asset,
                                        .think = think,
                                        .stop_thinking = stop_thinking,
                                        .rest_thinking = rest_thinking,
                                        .make_picture = make_picture,
                                        .stop_picture = stop_picture,
                                        .picture_clipboard_lacks = picture_clipboard_lacks}};
    const char *pseudo = getenv("SERAI_PSEUDO"), *locale = getenv("SERAI_LOCALE");
    bool prefers = fake_language.locales != NULL;
    fake->locales = prefers ? fake_language.locales : !pseudo ? NULL : locale ? locale : "fr";
    fake->languages = prefers ? fake_language.languages : pseudo;
}

void fake_host_free(struct fake_host *fake) {
    for (int i = 0; i < fake->count; i++) {
        text_free(&fake->file[i].content);
    }
    text_free(&fake->clipboard);
    text_free(&fake->added);
    fake->count = 0;
}
