/* settings.c: see settings.h. */
#include "ui/model/settings.h"

#include "base/key_value.h"
#include "words/words.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum kind {
    KIND_SWITCH,
    KIND_MOTION,
    KIND_SPEED,
    KIND_SCALE,
    KIND_THEME,
    KIND_PALETTE,
    KIND_TABLE,
    KIND_VOLUME,
    KIND_LANGUAGE,
    KIND_SCAN
};

static const struct field {
    const char *name;
    enum kind kind;
    size_t place; /* in struct settings */
} fields[] = {
    {"language", KIND_LANGUAGE, offsetof(struct settings, language)},
    {"speed", KIND_SPEED, offsetof(struct settings, speed)},
    {"reduced-motion", KIND_MOTION, offsetof(struct settings, reduced_motion)},
    {"theme", KIND_THEME, offsetof(struct settings, theme)},
    {"palette", KIND_PALETTE, offsetof(struct settings, palette)},
    {"scale", KIND_SCALE, offsetof(struct settings, scale)},
    {"counts", KIND_SWITCH, offsetof(struct settings, counts)},
    {"coordinates", KIND_SWITCH, offsetof(struct settings, coordinates)},
    {"previews", KIND_SWITCH, offsetof(struct settings, previews)},
    {"last-turn", KIND_SWITCH, offsetof(struct settings, last_turn)},
    {"confirm", KIND_SWITCH, offsetof(struct settings, confirm)},
    {"touched", KIND_SWITCH, offsetof(struct settings, touched)},
    {"ask-leaving", KIND_SWITCH, offsetof(struct settings, ask_leaving)},
    {"history", KIND_SWITCH, offsetof(struct settings, history)},
    {"fullscreen", KIND_SWITCH, offsetof(struct settings, fullscreen)},
    {"volume", KIND_VOLUME, offsetof(struct settings, volume)},
    {"mute", KIND_SWITCH, offsetof(struct settings, mute)},
    {"courtyard", KIND_SWITCH, offsetof(struct settings, courtyard)},
    {"turn-sound", KIND_SWITCH, offsetof(struct settings, turn_sound)},
    {"voices", KIND_SWITCH, offsetof(struct settings, voices)},
    {"speech", KIND_SWITCH, offsetof(struct settings, speech)},
    {"speech-offered", KIND_SWITCH, offsetof(struct settings, speech_offered)},
    {"captions", KIND_SWITCH, offsetof(struct settings, captions)},
    {"turn", KIND_SWITCH, offsetof(struct settings, turn)},
    {"other-hand", KIND_SWITCH, offsetof(struct settings, other_hand)},
    {"scan", KIND_SCAN, offsetof(struct settings, scan)},
    {"scan-any", KIND_SWITCH, offsetof(struct settings, scan_any)},
    {"table", KIND_TABLE, offsetof(struct settings, table)},
};

enum { FIELDS = sizeof fields / sizeof fields[0] };

struct settings settings_default(void) {
    return (struct settings){.speed = 1,
                             .motion_follows = true,
                             .theme_follows = true,
                             .coordinates = true,
                             .previews = true,
                             .last_turn = true,
                             .volume = 0.75F,
                             .voices = true};
}

const struct theme *settings_theme(const struct settings *settings) {
    return theme_in(settings->theme, settings->palette);
}

bool settings_prefer(struct settings *settings, const struct platform_preferences *preferred) {
    struct settings before = *settings;
    if (preferred->known && settings->motion_follows) {
        settings->reduced_motion = preferred->still;
    }
    if (preferred->known && settings->theme_follows) {
        settings->theme = preferred->contrast ? THEME_CONTRAST
                          : preferred->light  ? THEME_NOON
                                              : THEME_DUSK;
    }
    return settings->reduced_motion != before.reduced_motion || settings->theme != before.theme;
}

bool settings_follow_system(const struct settings *settings) {
    return settings->theme_follows && settings->motion_follows;
}

void settings_set_system(struct settings *settings, bool follow) {
    settings->theme_follows = settings->motion_follows = follow;
}

bool settings_silent(const struct settings *settings) {
    return settings->mute || settings->volume <= 0;
}

void settings_unmute(struct settings *settings) {
    settings->mute = false;
    settings->volume = settings->volume > 0 ? settings->volume : settings_default().volume;
}

static const struct field *find(const char *name) {
    for (int i = 0; i < FIELDS; i++) {
        if (strcmp(fields[i].name, name) == 0) {
            return &fields[i];
        }
    }
    return NULL;
}

static void *place(struct settings *settings, const struct field *field) {
    return (char *)settings + field->place;
}

static const void *place_read(const struct settings *settings, const struct field *field) {
    return (const char *)settings + field->place;
}

/* ---- setting ---- */

static bool read_decimal(const char *value, double low, double high, float *number) {
    char *end = NULL;
    if (!value[0] || strspn(value, "0123456789.") != strlen(value)) {
        return false;
    }
    double read = strtod(value, &end);
    if (*end != '\0' || read < low || read > high) {
        return false;
    }
    *number = (float)read;
    return true;
}

static bool read_switch(const char *value, bool *on) {
    static const char *const known[] = {"off", "on", "0", "1"};
    for (int i = 0; i < 4; i++) {
        if (strcmp(known[i], value) == 0) {
            *on = i % 2;
            return true;
        }
    }
    return false;
}

static bool read_scale(const char *value, float *scale) {
    if (strcmp(value, "auto") == 0) {
        *scale = 0;
        return true;
    }
    return read_decimal(value, 0.5, 4, scale);
}

static bool read_scan(const char *value, float *scan) {
    if (strcmp(value, "off") == 0) {
        *scan = 0;
        return true;
    }
    return read_decimal(value, 0.5, 3, scan);
}

const char *settings_table_name(enum table_seats seats) {
    static const char *const names[TABLE_SEATS] = {"one-side", "two-sides", "turns"};
    return names[seats];
}

static bool read_table(const char *value, enum table_seats *table) {
    for (enum table_seats seats = 0; seats < TABLE_SEATS; seats++) {
        if (strcmp(settings_table_name(seats), value) == 0) {
            *table = seats;
            return true;
        }
    }
    return false;
}

static bool read_language(const char *value, int *language) {
    int found = strcmp(value, "system") == 0 ? 0 : -1;
    for (int i = 0; i < WORDS_LANGUAGES; i++) {
        found = strcmp(value, words_languages[i].code) == 0 ? i + 1 : found;
    }
    *language = found < 0 ? *language : found;
    return found >= 0;
}

/* A setting that has been read, or not, no longer follows the system; "system": it does. */
static bool read_or_follow(const char *value, bool read, bool *follows) {
    bool system = strcmp(value, "system") == 0;
    *follows = system || (*follows && !read);
    return system || read;
}

const char *settings_set(struct settings *settings, const char *name, const char *value) {
    const struct field *field = find(name);
    if (!field) {
        return keys_set(&settings->keys, name, value);
    }
    void *to = place(settings, field);
    switch (field->kind) {
    case KIND_SPEED:
        return read_decimal(value, 0, 10, to) ? NULL : words(WORD_SPEED_IS);
    case KIND_VOLUME:
        return read_decimal(value, 0, 1, to) ? NULL : words(WORD_VOLUME_IS);
    case KIND_SCALE:
        return read_scale(value, to) ? NULL : words(WORD_SCALE_IS);
    case KIND_SCAN:
        return read_scan(value, to) ? NULL : words(WORD_SCAN_IS);
    case KIND_THEME:
        return read_or_follow(value, theme_find(value, to), &settings->theme_follows)
                   ? NULL
                   : words(WORD_THEME_IS);
    case KIND_PALETTE:
        return palette_find(value, to) ? NULL : words(WORD_PALETTE_IS);
    case KIND_TABLE:
        return read_table(value, to) ? NULL : words(WORD_TABLE_IS);
    case KIND_LANGUAGE:
        return read_language(value, to) ? NULL : words(WORD_LANGUAGE_IS);
    case KIND_MOTION:
        return read_or_follow(value, read_switch(value, to), &settings->motion_follows)
                   ? NULL
                   : words(WORD_MOTION_IS);
    case KIND_SWITCH:
    default:
        return read_switch(value, to) ? NULL : words(WORD_SWITCH_IS);
    }
}

bool settings_is_on(const struct settings *settings, const char *name) {
    const struct field *field = find(name);
    assert(field && (field->kind == KIND_SWITCH || field->kind == KIND_MOTION));
    return *(const bool *)place_read(settings, field);
}

/* ---- writing ---- */

static void write_value(const struct settings *settings, const struct field *field,
                        struct text *out) {
    switch (field->kind) {
    case KIND_SPEED:
        text_format(out, "%.2f", (double)settings->speed);
        break;
    case KIND_VOLUME:
        text_format(out, "%.2f", (double)settings->volume);
        break;
    case KIND_SCALE:
        if (settings->scale > 0) {
            text_format(out, "%.2f", (double)settings->scale);
        } else {
            text_add(out, "auto");
        }
        break;
    case KIND_SCAN:
        if (settings->scan > 0) {
            text_format(out, "%.2f", (double)settings->scan);
        } else {
            text_add(out, "off");
        }
        break;
    case KIND_THEME:
        text_add(out, settings->theme_follows ? "system" : theme_get(settings->theme)->name);
        break;
    case KIND_PALETTE:
        text_add(out, palette_name(settings->palette));
        break;
    case KIND_TABLE:
        text_add(out, settings_table_name(settings->table));
        break;
    case KIND_LANGUAGE:
        text_add(out, settings->language ? words_languages[settings->language - 1].code : "system");
        break;
    case KIND_MOTION:
        text_add(out, settings->motion_follows   ? "system"
                      : settings->reduced_motion ? "on"
                                                 : "off");
        break;
    case KIND_SWITCH:
    default:
        text_add(out, settings_is_on(settings, field->name) ? "on" : "off");
        break;
    }
}

void settings_write(const struct settings *settings, struct text *out) {
    for (int i = 0; i < FIELDS; i++) {
        text_format(out, "%s = ", fields[i].name);
        write_value(settings, &fields[i], out);
        text_char(out, '\n');
    }
    keys_write(&settings->keys, out);
}

/* ---- reading ---- */

static const char *take(void *settings, const char *name, const char *value) {
    return settings_set(settings, name, value);
}

void settings_read(const char *text, size_t length, struct settings *settings,
                   struct text *complaints) {
    *settings = settings_default();
    lines_read(text, length, take, settings, complaints);
}

/* ---- keeping ---- */

static bool differs(const struct settings *a, const struct settings *b, const struct field *field) {
    struct text texts[2];
    char values[2][LINES_LENGTH_MAX];
    for (int i = 0; i < 2; i++) {
        texts[i] = text_fixed(values[i], sizeof values[i]);
        write_value(i ? b : a, field, &texts[i]);
    }
    return strcmp(values[0], values[1]) != 0;
}

bool settings_follow(struct settings *kept, const struct settings *before,
                     const struct settings *after) {
    bool changed = memcmp(&before->keys, &after->keys, sizeof before->keys) != 0;
    kept->keys = changed ? after->keys : kept->keys;
    for (int i = 0; i < FIELDS; i++) {
        if (differs(before, after, &fields[i])) {
            char value[LINES_LENGTH_MAX];
            struct text text = text_fixed(value, sizeof value);
            write_value(after, &fields[i], &text);
            changed = settings_set(kept, fields[i].name, value) == NULL || changed;
        }
    }
    return changed;
}
