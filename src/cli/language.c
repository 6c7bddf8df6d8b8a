/* language.c: see language.h. */
#include "cli/language.h"

#include "platform/platform.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

/* Reads languages/CODE.mo below a folder. */
static bool read_below(const char *folder, const char *code) {
    char path[PLATFORM_PATH_MAX];
    struct text name = text_fixed(path, sizeof path), bytes = {0};
    text_format(&name, "%s/languages/%s.mo", folder, code);
    bool read = !name.truncated && !platform_read(path, PLATFORM_FILE_MAX, &bytes) &&
                words_read(code, bytes.data, bytes.length);
    text_free(&bytes);
    return read;
}

/* The folders of assets are the same as those of the app; the program's own is in its path, unless
 * it was started by its name. */
static bool read_language(const char *code, const char *program) {
    static const char *const places[] = {"assets", "../share/serai", "../share/games/serai",
                                         "../Resources"};
    const char *requested = getenv("SERAI_ASSETS");
    if (requested && *requested) {
        return read_below(requested, code);
    }
    const char *slash = strrchr(program, '/'), *back = strrchr(program, '\\');
    const char *end = back && (!slash || back > slash) ? back : slash;
    bool read = false;
    for (size_t i = 0; end && i < sizeof places / sizeof places[0] && !read; i++) {
        char path[PLATFORM_PATH_MAX];
        struct text folder = text_fixed(path, sizeof path);
        text_add_bytes(&folder, program, (size_t)(end - program) + 1);
        text_add(&folder, places[i]);
        read = !folder.truncated && read_below(path, code);
    }
#ifdef SERAI_INSTALLED_ASSETS
    read = read || read_below(SERAI_INSTALLED_ASSETS, code);
#endif
    return read;
}

bool cli_choose_language(const char *code, const char *program) {
    char locales[PLATFORM_LOCALES_MAX] = "";
    bool system = !code || strcmp(code, "system") == 0;
    if (system) {
        platform_locales(locales);
    }
    const char *known = words_known(system ? locales : code);
    if (known && !words_choose(known) && read_language(known, program)) {
        words_choose(known);
    }
    return system || (known && strcmp(known, code) == 0);
}
