/* languages.c: see languages.h. */
#include "ui/scenes/languages.h"

#include "ui/kit/controls.h"
#include "words/words.h"

bool languages_offered(const struct app *app) {
    return app->shown->languages.count > 2;
}

static struct segment segment_of(int language) {
    const struct words_language *found = language ? &words_languages[language - 1] : NULL;
    const char *name = found ? found->name : words(WORD_LANGUAGE_SYSTEM);
    return (struct segment){text_line("option:language=%s", found ? found->code : "system"),
                            text_line("%s", name),
                            text_line(words(WORD_LABELED), words(WORD_LANGUAGE), name)};
}

void languages_panel(struct flow *flow, const struct app *app) {
    const struct languages *languages = &app->shown->languages;
    struct segment segments[WORDS_LANGUAGES + 1];
    int chosen = -1;
    for (int i = 0; i < languages->count; i++) {
        segments[i] = segment_of(languages->language[i]);
        chosen = languages->language[i] == app->settings.language ? i : chosen;
    }
    control_segment_rows(flow, segments, languages->count, chosen);
}
