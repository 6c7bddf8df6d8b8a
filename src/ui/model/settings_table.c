/* settings_table.c: see setting.h. */
#include "ui/model/setting.h"

#include "ui/model/settings.h"

#include <assert.h>
#include <string.h>

/* ---- what they may be ---- */

static const char *theme_value(int number) {
    return theme_get((enum theme_id)number)->name;
}

static const char *palette_value(int number) {
    return palette_name((enum palette_id)number);
}

static const char *table_value(int number) {
    static const char *const names[TABLE_SEATS] = {"one-side", "two-sides", "turns"};
    return names[number];
}

static const char *language_value(int number) {
    return number ? words_languages[number - 1].code : "system";
}

static const struct setting_words palettes[PALETTES] = {
    [PALETTE_USUAL] = {WORD_PALETTE_USUAL, WORD_PALETTE_USUAL_FOR},
    [PALETTE_PROTAN] = {WORD_PALETTE_RED, WORD_PALETTE_RED_FOR},
    [PALETTE_DEUTAN] = {WORD_PALETTE_GREEN, WORD_PALETTE_GREEN_FOR},
    [PALETTE_TRITAN] = {WORD_PALETTE_BLUE, WORD_PALETTE_BLUE_FOR}};

static const struct setting_words seats[TABLE_SEATS] = {
    [TABLE_ONE_SIDE] = {WORD_TABLE_ONE_SIDE, WORD_TABLE_ONE_SIDE_LINE},
    [TABLE_TWO_SIDES] = {WORD_TABLE_TWO_SIDES, WORD_TABLE_TWO_SIDES_LINE},
    [TABLE_TURNS] = {WORD_TABLE_TURNS, WORD_TABLE_TURNS_LINE}};

#define STOPS(array) .stops = sizeof(array) / sizeof(array)[0], .stop = (array)

static const float speeds[] = {0, 0.5F, 1, 1.5F, 2, 3};
static const struct setting_number speed = {
    .low = 0, .high = 10, .zero = WORD_OFF, .unit = UNIT_TIMES, STOPS(speeds)};

static const float volumes[] = {0, 0.25F, 0.5F, 0.75F, 1};
static const struct setting_number volume = {
    .low = 0, .high = 1, .zero = WORD_OFF, .unit = UNIT_PERCENT, STOPS(volumes)};

static const float scales[] = {0, 0.8F, 1, 1.25F, 1.5F, 1.75F, 2};
static const struct setting_number scale = {
    .low = 0.5F, .high = 4, .none = "auto", .zero = WORD_AUTO, .unit = UNIT_PERCENT, STOPS(scales)};

static const float scans[] = {0, 0.5F, 0.75F, 1, 1.5F, 2, 3};
static const struct setting_number scan = {
    .low = 0.5F, .high = 3, .none = "off", .zero = WORD_OFF, .unit = UNIT_SECONDS, STOPS(scans)};

static const float pauses[] = {0, 0.1F, 0.15F, 0.2F, 0.3F, 0.5F, 1};
static const struct setting_number scan_pause = {
    .low = 0, .high = 1, .zero = WORD_OFF, .unit = UNIT_SECONDS, STOPS(pauses)};

/* ---- the table ---- */

#define PLACE(name_, kind_, member)                                                                \
    .name = (name_), .kind = (kind_), .place = offsetof(struct settings, member)
#define SWITCH(name, member) PLACE(name, SETTING_SWITCH, member)
#define CHOICE(name, member, value_, values_)                                                      \
    PLACE(name, SETTING_CHOICE, member), .value = (value_), .values = (values_)
#define NUMBER(name, member) PLACE(name, SETTING_NUMBER, member), .number = &(member)
#define FOLLOWS(member) .follows = offsetof(struct settings, member)

#define ROW(panel_, title_, sentence_) .panel = (panel_), .title = (title_), .sentence = (sentence_)

const struct setting settings_table[] = {
    {CHOICE("language", language, language_value, WORDS_LANGUAGES + 1), .panel = PANEL_LANGUAGE,
     .stays = true, .wrong = WORD_LANGUAGE_IS, .help = WORD_HELP_LANGUAGE},
    {NUMBER("speed", speed), .usual = 1, ROW(PANEL_MOTION, WORD_SPEED, WORD_SPEED_LINE),
     .wrong = WORD_SPEED_IS, .help = WORD_HELP_SPEED},
    {SWITCH("reduced-motion", reduced_motion), FOLLOWS(motion_follows),
     ROW(PANEL_MOTION, WORD_REDUCED_MOTION, WORD_REDUCED_MOTION_LINE), .also = PANEL_ACCESS,
     .wrong = WORD_MOTION_IS},
    {CHOICE("theme", theme, theme_value, THEMES), FOLLOWS(theme_follows), .panel = PANEL_THEME,
     .wrong = WORD_THEME_IS, .help = WORD_HELP_THEME},
    {CHOICE("palette", palette, palette_value, PALETTES), .panel = PANEL_PALETTES, .said = palettes,
     .wrong = WORD_PALETTE_IS},
    {NUMBER("scale", scale), ROW(PANEL_WINDOW, WORD_SCALE, WORD_SCALE_LINE), .wrong = WORD_SCALE_IS,
     .help = WORD_HELP_SCALE},
    {SWITCH("counts", counts), ROW(PANEL_BOARD, WORD_COUNTS, WORD_COUNTS_LINE)},
    {SWITCH("coordinates", coordinates), .usual = 1,
     ROW(PANEL_BOARD, WORD_COORDINATES, WORD_COORDINATES_LINE)},
    {SWITCH("previews", previews), .usual = 1, ROW(PANEL_BOARD, WORD_PREVIEWS, WORD_PREVIEWS_LINE)},
    {SWITCH("last-turn", last_turn), .usual = 1,
     ROW(PANEL_BOARD, WORD_LAST_TURN, WORD_LAST_TURN_LINE)},
    {SWITCH("captions", captions), ROW(PANEL_ACCESS, WORD_CAPTIONS, WORD_CAPTIONS_LINE)},
    {SWITCH("speech", speech), ROW(PANEL_ACCESS, WORD_SPEECH, WORD_SPEECH_LINE), .stays = true},
    {SWITCH("speech-offered", speech_offered)},
    {SWITCH("confirm", confirm), ROW(PANEL_BOARD, WORD_CONFIRM_MOVE, WORD_CONFIRM_MOVE_LINE),
     .also = PANEL_ACCESS},
    {SWITCH("touched", touched), .panel = PANEL_BOARD}, /* with `confirm`, which it turned on */
    {SWITCH("fullscreen", fullscreen), ROW(PANEL_WINDOW, WORD_FULLSCREEN, WORD_FULLSCREEN_LINE)},
    {SWITCH("ask-leaving", ask_leaving),
     ROW(PANEL_WINDOW, WORD_ASK_LEAVING, WORD_ASK_LEAVING_LINE)},
    {SWITCH("history", history)},
    {NUMBER("volume", volume), .usual = 0.75F, ROW(PANEL_SOUND, WORD_VOLUME, WORD_VOLUME_LINE),
     .wrong = WORD_VOLUME_IS},
    {SWITCH("mute", mute), .panel = PANEL_SOUND}, /* the slider of the volume shows it */
    {SWITCH("courtyard", courtyard), ROW(PANEL_SOUND, WORD_COURTYARD, WORD_COURTYARD_LINE)},
    {SWITCH("turn-sound", turn_sound)},
    {SWITCH("voices", voices), .usual = 1, ROW(PANEL_SOUND, WORD_VOICES, WORD_VOICES_LINE)},
    {SWITCH("turn", turn), ROW(PANEL_BOARD, WORD_TURN_BOARD, WORD_TURN_BOARD_LINE)},
    {SWITCH("other-hand", other_hand), ROW(PANEL_ACCESS, WORD_OTHER_HAND, WORD_OTHER_HAND_LINE)},
    {NUMBER("scan", scan), ROW(PANEL_SCAN, WORD_SCAN, WORD_SCAN_LINE), .stays = true,
     .wrong = WORD_SCAN_IS},
    {SWITCH("scan-any", scan_any), ROW(PANEL_SCAN, WORD_SCAN_ANY, WORD_SCAN_ANY_LINE),
     .stays = true},
    {NUMBER("scan-pause", scan_pause), .usual = 0.15F,
     ROW(PANEL_SCAN, WORD_SCAN_PAUSE, WORD_SCAN_PAUSE_LINE), .stays = true,
     .wrong = WORD_SCAN_PAUSE_IS},
    {CHOICE("table", table, table_value, TABLE_SEATS), .panel = PANEL_BOARD, .said = seats,
     .wrong = WORD_TABLE_IS},
    {PLACE("keys", SETTING_KEYS, keys), .panel = PANEL_KEYS},
    {SWITCH("pads", pads), .usual = 1, ROW(PANEL_KEYS, WORD_PADS, WORD_PADS_LINE), .stays = true},
};

#define COUNT (sizeof settings_table / sizeof settings_table[0])
static_assert(COUNT <= SETTINGS_MAX, "the command line keeps a value of each");
const int settings_count = COUNT;

/* ---- finding ---- */

const struct setting *setting_find(const char *name) {
    for (int i = 0; i < settings_count; i++) {
        if (strcmp(settings_table[i].name, name) == 0) {
            return &settings_table[i];
        }
    }
    return NULL;
}

const struct setting *setting_in(enum settings_panel panel, const struct setting *before) {
    for (int i = before ? (int)(before - settings_table) + 1 : 0; i < settings_count; i++) {
        const struct setting *setting = &settings_table[i];
        if (setting->title && (setting->panel == panel || setting->also == panel)) {
            return setting;
        }
    }
    return NULL;
}

int setting_switches(enum settings_panel panel) {
    int count = 0;
    for (const struct setting *row = setting_in(panel, NULL); row; row = setting_in(panel, row)) {
        count += row->kind == SETTING_SWITCH;
    }
    return count;
}

enum settings_page setting_page(const struct setting *setting) {
    static const enum settings_page pages[SETTINGS_PANELS] = {
        [PANEL_LANGUAGE] = PAGE_OF_SETTINGS, [PANEL_THEME] = PAGE_OF_SETTINGS,
        [PANEL_WINDOW] = PAGE_OF_SETTINGS,   [PANEL_SOUND] = PAGE_OF_SETTINGS,
        [PANEL_MOTION] = PAGE_OF_SETTINGS,   [PANEL_BOARD] = PAGE_OF_SETTINGS,
        [PANEL_PALETTES] = PAGE_OF_ACCESS,   [PANEL_ACCESS] = PAGE_OF_ACCESS,
        [PANEL_KEYS] = PAGE_OF_KEYS,         [PANEL_SCAN] = PAGE_OF_KEYS};
    return pages[setting->panel];
}

/* ---- the help ---- */

static struct line number_line(float number) {
    return text_line("%g", (double)number);
}

void setting_help(const struct setting *setting, struct text *out) {
    struct line values = {""};
    struct text list = text_fixed(values.string, sizeof values.string);
    if (setting->number) {
        text_format(out, words(setting->help), number_line(setting->number->low).string,
                    number_line(setting->number->high).string);
        return;
    }
    for (int i = 0; i < setting->values; i++) {
        text_separator(&list, TEXT_LIST_OR, i, setting->values);
        text_add(&list, setting->value(i));
    }
    text_format(out, words(setting->help), values.string);
}
