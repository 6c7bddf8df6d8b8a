/* setting.h: the table of the settings: what each is called, may be, and is at first, and where
 * players find it. The file of the settings, their defaults, the rows of their pages, what the
 * command line says of them, and their tests are made from it; a new setting is a line of it and a
 * member of struct settings. */
#ifndef SERAI_UI_MODEL_SETTING_H
#define SERAI_UI_MODEL_SETTING_H

#include "base/text.h"
#include "words/words.h"

/* What a setting is in struct settings. */
enum setting_kind {
    SETTING_SWITCH, /* a bool */
    SETTING_CHOICE, /* an int or an enum: one of several values, counted from 0 */
    SETTING_NUMBER, /* a float */
    SETTING_KEYS    /* the struct chosen_keys, which has lines of its own in the file (keys.h) */
};

/* A page restores the defaults of its own settings alone. */
enum settings_page { PAGE_OF_NONE, PAGE_OF_SETTINGS, PAGE_OF_ACCESS, PAGE_OF_KEYS, SETTINGS_PAGES };

/* The panels of the pages. */
enum settings_panel {
    PANEL_NONE,
    PANEL_LANGUAGE,
    PANEL_THEME,
    PANEL_WINDOW,
    PANEL_SOUND,
    PANEL_MOTION,
    PANEL_BOARD,
    PANEL_PALETTES,
    PANEL_ACCESS,
    PANEL_KEYS,
    PANEL_SCAN,
    SETTINGS_PANELS
};

enum setting_unit { UNIT_TIMES, UNIT_PERCENT, UNIT_SECONDS };

/* What a number may be, and the stops at which its page offers it. */
struct setting_number {
    float low, high;
    const char *none; /* 0 in the file, where `low` is above it; NULL: 0 as a number */
    enum word zero;   /* what 0 is called on a page */
    enum setting_unit unit;
    int stops;
    const float *stop;
};

/* What one of several values is called on a page, and the sentence about it. */
struct setting_words {
    enum word label, sentence;
};

struct setting {
    const char *name; /* in the file, and in its targets */
    enum setting_kind kind;
    size_t place;   /* in struct settings */
    size_t follows; /* of the bool there that says that it is as the system prefers, as at first,
                       until it is set; 0: it never is */
    float usual;    /* the default: a number, the number of a value, 1 for on */
    enum settings_panel panel; /* where its row is; PANEL_NONE: on no page */
    enum settings_panel also;  /* where it has another row; PANEL_NONE: it has none */
    bool stays; /* its page leaves it as it is, as whoever needs it would be lost without */
    enum word title, sentence;        /* of its row; WORD_NONE: what is on its panel shows it */
    const char *(*value)(int number); /* the names of a choice in the file */
    int values;
    const struct setting_words *said; /* by value; NULL: they have names of their own */
    const struct setting_number *number;
    enum word wrong; /* the message about a value that it may not have */
    enum word help;  /* its line in the help of the command line, which takes what it may be;
                        WORD_NONE: it isn't an option there */
};

enum { SETTINGS_MAX = 64 };

/* In the order of the file, and of the rows of each panel; at most SETTINGS_MAX. */
extern const struct setting settings_table[];
extern const int settings_count;

/* The setting of this name; NULL: there is none. */
const struct setting *setting_find(const char *name);

/* The settings that have a row on a panel, one after the other: the one after `before`, or the
 * first for NULL; NULL after the last. */
const struct setting *setting_in(enum settings_panel panel, const struct setting *before);

/* How many of them are switches. */
int setting_switches(enum settings_panel panel);

/* The page that its panel is on. */
enum settings_page setting_page(const struct setting *setting);

/* Appends its line of the help for the command line. */
void setting_help(const struct setting *setting, struct text *out);

#endif
