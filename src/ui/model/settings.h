/* settings.h: the players' settings, for every game, and how they are saved as text.
 *
 * The text has a line `name = value` for each setting (key_value.h). The table of them is in
 * setting.h, which gives each member its name, its default and its place on a page. */
#ifndef SERAI_UI_MODEL_SETTINGS_H
#define SERAI_UI_MODEL_SETTINGS_H

#include "platform/preferences.h"
#include "ui/draw/theme.h"
#include "ui/model/keys.h"
#include "ui/model/setting.h"

/* Which of SDL's renderers shows the frames. */
enum renderer_choice { RENDERER_ANY, RENDERER_SOFTWARE, RENDERER_ACCELERATED };

/* From where two people look at one screen: both from below; each from an end of a table that it
 * lies on, where what is the far one's is turned by 180 degrees; or the board turns to whoever
 * acts, and so the screen is handed over. */
enum table_seats { TABLE_ONE_SIDE, TABLE_TWO_SIDES, TABLE_TURNS, TABLE_SEATS };

struct settings {
    int language; /* of words_languages, counted from 1; 0: the system's */
    float speed;  /* of animations; 0 = off, 1 = as designed, up to 10 */
    bool reduced_motion;
    bool motion_follows; /* it is as the system prefers, until it is set */
    bool turn;           /* the board is seen from the side opposite to the usual one */
    enum table_seats table;
    enum theme_id theme;
    bool theme_follows; /* as the system prefers, likewise */
    enum palette_id palette;
    float scale; /* of the interface, 0.5 to 4; 0 = as the window suggests */
    bool counts; /* on every place; off: where more than five lie */
    bool coordinates;
    bool previews;
    bool last_turn;   /* it stays visible on the board until the next one */
    bool confirm;     /* a move is played only when it is confirmed… */
    bool touched;     /* …which the first touch has turned on once; in the text alone */
    bool ask_leaving; /* leaving an unfinished match asks first */
    bool history;     /* the panel is open */
    bool fullscreen;
    float volume; /* 0 to 1 */
    bool mute;
    bool courtyard;      /* the courtyard ambience plays */
    bool turn_sound;     /* the end of a turn is heard; in the text alone */
    bool voices;         /* companions speak */
    bool speech;         /* a voice says what there is to see */
    bool speech_offered; /* …and that it can was said, as a screen reader was running */
    bool other_hand;     /* what stands beside a board does on the other side */
    bool captions;       /* what sounds say is written, too */
    bool scan_any;       /* any key or button is the switch */
    float scan;          /* seconds from step to step, 0.5 to 3; 0: nothing is scanned */
    float scan_pause;    /* seconds after a press in which more are passed over, 0 to 1 */
    bool pads;           /* game controllers are listened to */
    struct chosen_keys keys;
};

/* The defaults. */
struct settings settings_default(void);

/* The theme in its palette. */
const struct theme *settings_theme(const struct settings *settings);

/* Sets what follows the system to what it prefers, if it says anything. True when that is new. */
bool settings_prefer(struct settings *settings, const struct platform_preferences *preferred);

/* Whether all that can follow the system does; makes it do so, or stay as it is. */
bool settings_follow_system(const struct settings *settings);
void settings_set_system(struct settings *settings, bool follow);

/* Whether things move; where they don't, pieces may still fade. */
bool settings_animates(const struct settings *settings);

/* Whether nothing is heard; makes sounds heard, at the usual volume if it was 0. */
bool settings_silent(const struct settings *settings);
void settings_unmute(struct settings *settings);

/* A setting as a number: 1 for on, the number of a choice; of the keys nothing, 0. What is put no
 * longer follows the system. */
float settings_value(const struct settings *settings, const struct setting *setting);
void settings_put(struct settings *settings, const struct setting *setting, float value);

/* Whether a switch is on. */
bool settings_is_on(const struct settings *settings, const struct setting *setting);

/* Sets a setting, name and value given as in the text: "speed" "1.5", "scale" "auto", "theme"
 * "noon", "counts" "on" (or "1"); "theme" and "reduced-motion" may be "system": they follow it.
 * NULL when done; otherwise a message, and nothing has changed. */
const char *settings_set(struct settings *settings, const char *name, const char *value);

/* Appends all settings as a text. */
void settings_write(const struct settings *settings, struct text *out);

/* Reads a text of `length` bytes. Missing or invalid settings get their defaults; each invalid line
 * adds a complaint with its line number. */
void settings_read(const char *text, size_t length, struct settings *settings,
                   struct text *complaints);

/* Appends the lines of the settings that differ between two states, as they are after it; a key
 * that is the usual one again has a line, too. */
void settings_write_changes(const struct settings *before, const struct settings *after,
                            struct text *out);

/* What "Restore defaults" on a page is about, which is all of the page's settings but those that
 * stay (setting.h): whether two states have it alike; takes it from another state. */
bool settings_same(const struct settings *a, const struct settings *b, enum settings_page page);
void settings_restore(struct settings *settings, const struct settings *from,
                      enum settings_page page);

#endif
