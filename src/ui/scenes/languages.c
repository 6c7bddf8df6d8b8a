/* languages.c: see languages.h. */
#include "ui/scenes/languages.h"

#include "ui/kit/controls.h"
#include "ui/model/language.h"
#include "words/words.h"

struct languages languages_find(const struct app *app) {
    struct languages found = {.chosen = app->settings.language, .count = 1}; /* the system's */
    for (int i = 0; i < WORDS_LANGUAGES; i++) {
        if (language_is_there(app->host, words_languages[i].code)) {
            found.language[found.count++] = i + 1;
        }
    }
    return found;
}

bool languages_offered(const struct languages *languages) {
    return languages->count > 2;
}

static struct segment segment_of(int language) {
    const struct words_language *found = language ? &words_languages[language - 1] : NULL;
    const char *name = found ? found->name : words(WORD_LANGUAGE_SYSTEM);
    return (struct segment){text_line("option:language=%s", found ? found->code : "system"),
                            text_line("%s", name),
                            text_line(words(WORD_LABELED), words(WORD_LANGUAGE), name)};
}

void languages_panel(struct flow *flow, const struct languages *languages) {
    struct segment segments[WORDS_LANGUAGES + 1];
    int count = languages->count, chosen = -1;
    for (int i = 0; i < count; i++) {
        segments[i] = segment_of(languages->language[i]);
        chosen = languages->language[i] == languages->chosen ? i : chosen;
    }
    control_segment_rows(flow, segments, count, chosen);
}
