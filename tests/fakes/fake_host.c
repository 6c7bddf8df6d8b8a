/* fake_host.c: see fake_host.h. */
#include "fakes/fake_host.h"

#include "platform/platform.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* On this there is nothing, and nothing thinks. */
static struct fake_host none = {.assets_missing = true, .thinks_not = true};
static struct fake_host *used = &none;

static struct fake_host *ask(void) {
    used->asked++;
    return used;
}

void fake_host_use(struct fake_host *fake) {
    used = fake ? fake : &none;
}

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

const char *host_read(const char *path, size_t limit, struct text *out) {
    struct fake_host *fake = ask();
    const char *content = fake_host_content(fake, path);
    if (!content) {
        return "the file can't be opened";
    }
    size_t length = strlen(content);
    text_add_bytes(out, content, length < limit ? length : limit);
    return length > limit ? "it's too long" : NULL;
}

const char *host_write(const char *path, const char *data, size_t size) {
    struct fake_host *fake = ask();
    if (fake->disk_is_full) {
        return "there is no room left on the disk";
    }
    assert(strlen(data) == size);
    fake_host_put(fake, path, data);
    return NULL;
}

bool host_exists(const char *path) {
    struct fake_host *fake = ask();
    return fake_host_content(fake, path) != NULL;
}

/* All saved matches are in one folder. */
const char *host_own(const char *path) {
    ask();
    static const char folder[] = "/data/matches/";
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

const char *host_list(const char *folder, struct platform_listing *listing) {
    struct fake_host *fake = ask();
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

bool host_home(char path[PLATFORM_PATH_MAX]) {
    ask();
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    text_add(&text, "/home/ada");
    return true;
}

bool host_is_page(void) {
    return used->page;
}

void host_choose_file(void) {
    ask()->chosen++;
}

bool host_paste(struct text *out) {
    struct fake_host *fake = ask();
    if (!fake->clipboard_waits) {
        text_add(out, text_string(&fake->clipboard));
    }
    return fake->clipboard_waits || fake->clipboard.length > 0;
}

bool host_copy(const char *string) {
    struct fake_host *fake = ask();
    if (fake->clipboard_refuses) {
        return false;
    }
    text_clear(&fake->clipboard);
    text_add(&fake->clipboard, string);
    return true;
}

bool host_copy_stays(void) {
    return !ask()->clipboard_forgets;
}

/* ---- saved matches; tests deliver the answers ---- */

struct moment host_now(void) {
    struct fake_host *fake = ask();
    return fake->now;
}

bool host_can_save(void) {
    ask();
    return true;
}

bool host_has_matches(void) {
    ask();
    return false;
}

bool host_save_match(const char *file, const char *record, size_t size) {
    ask();
    char path[96];
    struct text text = text_fixed(path, sizeof path);
    text_format(&text, "/matches/%s", file);
    return !host_write(path, record, size);
}

void host_release_match(const char *file) {
    ask();
    (void)file;
}

const char *host_trouble(const char *file, bool beside) {
    struct fake_host *fake = ask();
    (void)file;
    return fake->disk_is_full && !beside ? "the disk is full" : NULL;
}

void host_list_matches(int first) {
    struct fake_host *fake = ask();
    (void)first;
    fake->lists++;
}

void host_open_match(const char *file) {
    struct fake_host *fake = ask();
    struct text text = text_fixed(fake->opened, sizeof fake->opened);
    text_add(&text, file);
}

void host_remove_match(const char *file) {
    struct fake_host *fake = ask();
    struct text text = text_fixed(fake->removed, sizeof fake->removed);
    text_add(&text, file);
}

bool host_gather_matches(void) {
    struct fake_host *fake = ask();
    fake->gathers++;
    return true;
}

bool host_add_matches(const char *text, size_t size) {
    struct fake_host *fake = ask();
    text_clear(&fake->added);
    text_add_bytes(&fake->added, text, size);
    return true;
}

int64_t host_load_since(void) {
    struct fake_host *fake = ask();
    return fake->since;
}

bool host_save_since(int64_t since) {
    struct fake_host *fake = ask();
    fake->since = since;
    return true;
}

void host_load_progress(struct progress *progress) {
    struct fake_host *fake = ask();
    *progress = fake->progress;
}

void host_save_progress(const struct progress *progress) {
    struct fake_host *fake = ask();
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
bool host_read_asset(const char *name, struct text *out) {
    struct fake_host *fake = ask();
    struct line own = text_line("assets/%s", name);
    const char *content = fake_host_content(fake, own.string);
    if (content) {
        text_add(out, content);
        return true;
    }
    struct line path = text_line("%s/%s", folder_of(fake, name), name);
    return !fake->assets_missing && !platform_read(path.string, 1 << 20, out);
}

bool host_has_asset(const char *name) {
    struct fake_host *fake = ask();
    fake->asked_for_assets++;
    return fake_host_content(fake, text_line("assets/%s", name).string) ||
           (!fake->assets_missing &&
            platform_exists(text_line("%s/%s", folder_of(fake, name), name).string));
}

void host_locales(char locales[PLATFORM_LOCALES_MAX]) {
    struct fake_host *fake = ask();
    struct text text = text_fixed(locales, PLATFORM_LOCALES_MAX);
    text_add(&text, fake->locales ? fake->locales : "");
}

/* ---- companions; tests deliver the answers ---- */

bool host_think(const struct host_question *question) {
    struct fake_host *fake = ask();
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

void host_stop_thinking(void) {
    struct fake_host *fake = ask();
    fake->question.id = 0;
}

void host_rest_thinking(void) {
    struct fake_host *fake = ask();
    host_stop_thinking();
    fake->rests++;
}

/* ---- pictures; no answer comes by itself ---- */

const char *host_make_picture(const struct match *match, const struct settings *settings,
                              enum picture_kind kind, const char *path) {
    struct fake_host *fake = ask();
    struct text text = text_fixed(fake->picture, sizeof fake->picture);
    (void)match;
    (void)settings;
    text_add(&text, path ? path : "");
    fake->pictures++;
    fake->picture_kind = kind;
    return fake->picture_refused;
}

void host_stop_picture(void) {
    struct fake_host *fake = ask();
    fake->picture_stops++;
}

const char *host_picture_clipboard_lacks(void) {
    struct fake_host *fake = ask();
    return fake->picture_lacks;
}

struct fake_language fake_language;

void fake_host_start(struct fake_host *fake) {
    *fake = (struct fake_host){0};
    fake_host_use(fake);
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
