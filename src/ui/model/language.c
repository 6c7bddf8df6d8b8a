/* language.c: see language.h. */
#include "ui/model/language.h"

#include <string.h>

static const char *english(void) {
    return words_languages[0].code;
}

struct line language_file(const char *code) {
    return text_line("languages/%s.mo", code);
}

static bool is_there(const char *code) {
    return strcmp(code, english()) == 0 || host_has_asset(language_file(code).string);
}

struct languages languages_find(void) {
    struct languages found = {.count = 1}; /* the system's */
    for (int i = 0; i < WORDS_LANGUAGES; i++) {
        if (is_there(words_languages[i].code)) {
            found.language[found.count++] = i + 1;
        }
    }
    return found;
}

static const char *preferred(void) {
    char locales[PLATFORM_LOCALES_MAX] = "";
    host_locales(locales);
    const char *known = words_known(locales);
    return known ? known : english();
}

bool language_choose(int language, struct line *file) {
    const char *code = language ? words_languages[language - 1].code : preferred();
    *file = language_file(code);
    if (!is_there(code)) {
        return words_choose(english());
    }
    if (words_choose(code)) {
        return true; /* English, or read before */
    }
    struct text text = {0};
    bool read = host_read_asset(file->string, &text) && !text.truncated &&
                words_read(code, text.data, text.length) && words_choose(code);
    text_free(&text);
    if (!read) {
        words_choose(english());
    }
    return read;
}
