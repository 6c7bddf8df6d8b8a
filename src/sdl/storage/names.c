/* names.c: see names.h. */
#include "sdl/storage/names.h"

#include "base/hash.h"
#include "base/utf8.h"
#include "ui/model/folder.h"
#include "words/words.h"

#include <string.h>

enum { MOST_NAMES = 100 };

void names_lock(const char *path, char lock[NAMES_LOCK_MAX]) {
    static const char ending[] = ".lock";
    struct text text = text_fixed(lock, NAMES_LOCK_MAX);
    const char *name = files_name_in(path);
    size_t length = strlen(name);
    if (length + sizeof ending - 1 <= NAMES_LONGEST) {
        text_format(&text, "%s%s", path, ending);
    } else {
        uint64_t hash = hash_bytes(HASH_START, name, length);
        text_add_bytes(&text, path, (size_t)(name - path));
        text_format(&text, ".serai-%08x%08x%s", (unsigned)(hash >> 32),
                    (unsigned)(hash & UINT32_MAX), ending);
    }
}

/* Moves a file to a folder's path (with its slash, `length` bytes of it) and a name: the beginning
 * of its own, up to `stem` bytes, and then an ending with a number, which may be cut for. */
static const char *move_to(const char *from, const char *folder, size_t length, size_t stem,
                           const char *ending, char to[PLATFORM_PATH_MAX]) {
    const char *name = files_name_in(from);
    struct text text = text_fixed(to, PLATFORM_PATH_MAX);
    size_t tail = strlen(ending), room = NAMES_LONGEST > tail ? NAMES_LONGEST - tail : 0;
    text_add_bytes(&text, folder, length);
    text_add_bytes(&text, name, stem > room ? utf8_whole(name, room) : stem);
    text_add(&text, ending);
    return text.truncated ? words(WORD_NAME_TOO_LONG) : platform_move(from, to);
}

const char *names_move(const char *from, const char *folder, const char *ending,
                       char to[PLATFORM_PATH_MAX]) {
    const char *name = files_name_in(from), *message = NULL;
    char place[PLATFORM_PATH_MAX];
    struct text text = text_fixed(place, sizeof place);
    if (folder) {
        platform_make_folder(folder); /* if it cannot be made, the move fails */
        text_format(&text, "%s/", folder);
    } else {
        text_add_bytes(&text, from, (size_t)(name - from));
    }
    int number = 1;
    do {
        struct line last =
            number > 1 ? text_line("%s.%d", ending, number) : text_line("%s", ending);
        message = text.truncated ? words(WORD_PATH_TOO_LONG)
                                 : move_to(from, place, text.length, strlen(name), last.string, to);
    } while (message && number++ < MOST_NAMES);
    return message;
}

const char *names_move_beside(const char *from, char to[PLATFORM_PATH_MAX]) {
    const char *name = files_name_in(from), *dot = strrchr(name, '.'), *message = NULL;
    size_t stem = dot ? (size_t)(dot - name) : strlen(name);
    int number = 2;
    do {
        struct line last = text_line("-%d%s", number, dot ? dot : "");
        message = move_to(from, from, (size_t)(name - from), stem, last.string, to);
    } while (message && number++ < MOST_NAMES);
    return message;
}

const char *names_make_folder_of(const char *path) {
    char folder[PLATFORM_PATH_MAX];
    struct text text = text_fixed(folder, sizeof folder);
    const char *name = files_name_in(path);
    text_add_bytes(&text, path, name > path ? (size_t)(name - path) - 1 : 0);
    return text.length ? platform_make_folder(folder) : NULL;
}
