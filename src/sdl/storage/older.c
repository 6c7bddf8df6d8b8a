/* older.c: see older.h. */
#include "sdl/storage/older.h"

#include "base/key_value.h"

#include <string.h>

/* This list is closed: a new setting is none of them. */
static const char *const known[] = {
    "language", "speed",       "reduced-motion", "theme",     "palette",        "scale",
    "counts",   "coordinates", "previews",       "last-turn", "confirm",        "touched",
    "history",  "ask-leaving", "fullscreen",     "volume",    "mute",           "courtyard",
    "voices",   "turn-sound",  "speech",         "captions",  "speech-offered", "turn",
    "scan",     "other-hand",  "scan-any",       "table",
};

/* Those of `key.` and `pad.`. */
static const char *const known_keys[] = {
    "act",  "cancel", "history", "hint",   "undo",     "redo", "menu", "back", "rules", "again",
    "mute", "screen", "score",   "speech", "settings", "open", "save", "copy", "paste",
};

static bool is_in(const char *name, const char *const *list, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (strcmp(list[i], name) == 0) {
            return true;
        }
    }
    return false;
}

struct split {
    struct text *first, *more;
};

static void take(void *context, const char *name, const char *value) {
    const struct split *split = context;
    bool key = strncmp(name, "key.", 4) == 0 || strncmp(name, "pad.", 4) == 0;
    bool older = key ? is_in(name + 4, known_keys, sizeof known_keys / sizeof known_keys[0])
                     : is_in(name, known, sizeof known / sizeof known[0]);
    text_format(older ? split->first : split->more, value ? "%s = %s\n" : "%s\n", name, value);
}

void older_split(const char *changes, struct text *first, struct text *more) {
    lines_each(changes, take, &(struct split){first, more});
}
