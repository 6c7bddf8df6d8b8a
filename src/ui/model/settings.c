/* settings.c: see settings.h. */
#include "ui/model/settings.h"

#include "base/key_value.h"
#include "words/words.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- one setting ---- */

/* Where a member of the settings is; an enum is written and read as the int that it fits. */
static void *member(struct settings *settings, size_t place) {
    return (char *)settings + place;
}

static const void *member_read(const struct settings *settings, size_t place) {
    return (const char *)settings + place;
}

/* Whether it is as the system prefers. */
static bool follows(const struct settings *settings, const struct setting *setting) {
    return setting->follows && *(const bool *)member_read(settings, setting->follows);
}

static void set_follows(struct settings *settings, const struct setting *setting, bool follow) {
    if (setting->follows) {
        *(bool *)member(settings, setting->follows) = follow;
    }
}

float settings_value(const struct settings *settings, const struct setting *setting) {
    const void *from = member_read(settings, setting->place);
    return setting->kind == SETTING_SWITCH   ? (float)*(const bool *)from
           : setting->kind == SETTING_CHOICE ? (float)*(const int *)from
           : setting->kind == SETTING_NUMBER ? *(const float *)from
                                             : 0;
}

void settings_put(struct settings *settings, const struct setting *setting, float value) {
    void *to = member(settings, setting->place);
    if (setting->kind == SETTING_SWITCH) {
        *(bool *)to = value > 0;
    } else if (setting->kind == SETTING_CHOICE) {
        *(int *)to = (int)value;
    } else if (setting->kind == SETTING_NUMBER) {
        *(float *)to = value;
    }
    set_follows(settings, setting, false);
}

struct settings settings_default(void) {
    struct settings settings = {0};
    for (int i = 0; i < settings_count; i++) {
        settings_put(&settings, &settings_table[i], settings_table[i].usual);
        set_follows(&settings, &settings_table[i], true);
    }
    return settings;
}

/* ---- what they mean ---- */

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
    for (int i = 0; i < settings_count; i++) {
        if (settings_table[i].follows && !follows(settings, &settings_table[i])) {
            return false;
        }
    }
    return true;
}

void settings_set_system(struct settings *settings, bool follow) {
    for (int i = 0; i < settings_count; i++) {
        set_follows(settings, &settings_table[i], follow);
    }
}

bool settings_animates(const struct settings *settings) {
    return settings->speed > 0 && !settings->reduced_motion;
}

bool settings_silent(const struct settings *settings) {
    return settings->mute || settings->volume <= 0;
}

void settings_unmute(struct settings *settings) {
    settings->mute = false;
    settings->volume = settings->volume > 0 ? settings->volume : settings_default().volume;
}

/* ---- setting ---- */

/* What follows the system has this value. */
static const char system_value[] = "system";

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

static bool read_switch(const char *value, float *read) {
    static const char *const known[] = {"off", "on", "0", "1"};
    for (int i = 0; i < 4; i++) {
        if (strcmp(known[i], value) == 0) {
            *read = (float)(i % 2);
            return true;
        }
    }
    return false;
}

static bool read_within(const struct setting_number *number, const char *value, float *read) {
    if (number->none && strcmp(value, number->none) == 0) {
        *read = 0;
        return true;
    }
    return read_decimal(value, (double)number->low, (double)number->high, read);
}

static bool read_choice(const struct setting *setting, const char *value, float *read) {
    for (int i = 0; i < setting->values; i++) {
        if (strcmp(setting->value(i), value) == 0) {
            *read = (float)i;
            return true;
        }
    }
    return false;
}

const char *settings_set(struct settings *settings, const char *name, const char *value) {
    const struct setting *setting = setting_find(name);
    float read = 0;
    if (!setting || setting->kind == SETTING_KEYS) {
        return keys_set(&settings->keys, name, value);
    }
    if (setting->follows && strcmp(value, system_value) == 0) {
        set_follows(settings, setting, true);
        return NULL;
    }
    bool known = setting->kind == SETTING_SWITCH   ? read_switch(value, &read)
                 : setting->kind == SETTING_CHOICE ? read_choice(setting, value, &read)
                                                   : read_within(setting->number, value, &read);
    if (!known) {
        return words(setting->wrong ? setting->wrong : WORD_SWITCH_IS);
    }
    settings_put(settings, setting, read);
    return NULL;
}

bool settings_is_on(const struct settings *settings, const struct setting *setting) {
    assert(setting->kind == SETTING_SWITCH);
    return settings_value(settings, setting) > 0;
}

/* ---- writing ---- */

static void write_value(const struct settings *settings, const struct setting *setting,
                        struct text *out) {
    float value = settings_value(settings, setting);
    if (follows(settings, setting)) {
        text_add(out, system_value);
    } else if (setting->kind == SETTING_SWITCH) {
        text_add(out, value > 0 ? "on" : "off");
    } else if (setting->kind == SETTING_CHOICE) {
        text_add(out, setting->value((int)value));
    } else if (setting->number->none && value <= 0) {
        text_add(out, setting->number->none);
    } else {
        text_format(out, "%.2f", (double)value);
    }
}

static void write_line(const struct settings *settings, const struct setting *setting,
                       struct text *out) {
    text_format(out, "%s = ", setting->name);
    write_value(settings, setting, out);
    text_char(out, '\n');
}

void settings_write(const struct settings *settings, struct text *out) {
    for (int i = 0; i < settings_count; i++) {
        if (settings_table[i].kind == SETTING_KEYS) {
            keys_write(&settings->keys, NULL, out);
        } else {
            write_line(settings, &settings_table[i], out);
        }
    }
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

/* Whether a setting has the same lines in both. */
static bool is_same(const struct settings *a, const struct settings *b,
                    const struct setting *setting) {
    if (setting->kind == SETTING_KEYS) {
        return memcmp(&a->keys, &b->keys, sizeof a->keys) == 0;
    }
    char values[2][LINES_LENGTH_MAX];
    struct text texts[2] = {text_fixed(values[0], sizeof values[0]),
                            text_fixed(values[1], sizeof values[1])};
    write_value(a, setting, &texts[0]);
    write_value(b, setting, &texts[1]);
    return strcmp(values[0], values[1]) == 0;
}

void settings_write_changes(const struct settings *before, const struct settings *after,
                            struct text *out) {
    for (int i = 0; i < settings_count; i++) {
        const struct setting *setting = &settings_table[i];
        if (is_same(before, after, setting)) {
            continue;
        }
        if (setting->kind == SETTING_KEYS) {
            keys_write(&after->keys, &before->keys, out);
        } else {
            write_line(after, setting, out);
        }
    }
}

/* ---- the defaults of a page ---- */

static bool is_restored(const struct setting *setting, enum settings_page page) {
    return setting_page(setting) == page && !setting->stays;
}

bool settings_same(const struct settings *a, const struct settings *b, enum settings_page page) {
    bool same = true;
    for (int i = 0; i < settings_count; i++) {
        const struct setting *setting = &settings_table[i];
        same = same && (!is_restored(setting, page) || is_same(a, b, setting));
    }
    return same;
}

void settings_restore(struct settings *settings, const struct settings *from,
                      enum settings_page page) {
    for (int i = 0; i < settings_count; i++) {
        const struct setting *setting = &settings_table[i];
        if (!is_restored(setting, page)) {
            continue;
        }
        if (setting->kind == SETTING_KEYS) {
            settings->keys = from->keys;
        }
        settings_put(settings, setting, settings_value(from, setting));
        set_follows(settings, setting, follows(from, setting));
    }
}
