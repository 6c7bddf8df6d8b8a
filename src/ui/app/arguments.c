/* arguments.c: see arguments.h. */
#include "ui/app/arguments.h"

#include "engine/rules.h"
#include "games/games.h"
#include "records/sent_turn.h"
#include "ui/model/companion.h"

#include <string.h>

enum { OPTION_WORDS_MAX = 16, WINDOW_LEAST = 320, WINDOW_MOST = 16384, PICTURE_MOST = 8192 };

enum { HELP_LINES_MAX = 1024 };

void arguments_help(struct text *out) {
    char ids[256];
    struct text list = text_fixed(ids, sizeof ids);
    for (int i = 0; i < games_count; i++) {
        text_separator(&list, TEXT_LIST_PLAIN, i, games_count);
        text_add(&list, games[i]->id);
    }
    char lines[HELP_LINES_MAX];
    struct text settings = text_fixed(lines, sizeof lines);
    for (int i = 0; i < settings_count; i++) {
        if (settings_table[i].help) {
            setting_help(&settings_table[i], &settings);
        }
    }
    text_format(out, words(WORD_HELP), ids, lines);
}

/* The state of reading a command line, and where a message goes. */
struct reading {
    struct arguments *to;
    const char *option_words[OPTION_WORDS_MAX];
    int option_count;
    bool seated;              /* --seat was given */
    bool ended;               /* "--" was: what follows is no option */
    const char *name, *value; /* the option that is read; NULL: none */
    struct text message;
};

/* Whoever followed a link, or clicked a file twice, has typed no option: the part of the link is
 * named instead, "seat=1=12", as packaging/web/links.js makes options of it. */
static void fail_in_link(struct reading *reading) {
    static const char option[] = "--option";
    struct text *out = &reading->message;
    char part[ARGUMENT_MESSAGE_MAX / 2];
    struct text text = text_fixed(part, sizeof part);
    bool named = strcmp(reading->name, option) != 0;
    text_add(&text, named ? reading->name + strlen("--") : "");
    text_add(&text, named && reading->value ? "=" : "");
    text_add(&text, reading->value ? reading->value : "");
    text_format(out, words(WORD_LINK_PART), text_string(&text));
}

static bool fail(struct reading *reading, const char *sentence, const char *what) {
    if (reading->to->stay && reading->name) {
        fail_in_link(reading);
    } else {
        text_format(&reading->message, "%s: %s", what, sentence);
    }
    return false;
}

/* "1280x800" */
static bool read_size(const char *value, uint32_t most, int *width, int *height) {
    uint32_t across = 0, down = 0;
    const char *rest = read_number(value, most, &across);
    const char *end = rest && *rest == 'x' ? read_number(rest + 1, most, &down) : NULL;
    if (!end || *end || across < WINDOW_LEAST || down < WINDOW_LEAST) {
        return false;
    }
    *width = (int)across;
    *height = (int)down;
    return true;
}

static bool read_window(struct reading *reading, const char *value) {
    return read_size(value, WINDOW_MOST, &reading->to->width, &reading->to->height) ||
           fail(reading, words(WORD_ARGUMENT_WINDOW), value);
}

static bool read_picture(struct reading *reading, const char *value) {
    reading->to->picture = value;
    return files_is_picture_name(value) || fail(reading, words(WORD_ARGUMENT_PICTURE), value);
}

static bool read_picture_size(struct reading *reading, const char *value) {
    return read_size(value, PICTURE_MOST, &reading->to->picture_width,
                     &reading->to->picture_height) ||
           fail(reading, words(WORD_ARGUMENT_SIZE), value);
}

static bool read_game(struct reading *reading, const char *value) {
    reading->to->start.game = games_find(value);
    return reading->to->start.game || fail(reading, words(WORD_NO_SUCH_GAME), value);
}

static bool read_option(struct reading *reading, const char *value) {
    if (reading->option_count == OPTION_WORDS_MAX) {
        return fail(reading, words(WORD_ARGUMENT_OPTIONS), value);
    }
    reading->option_words[reading->option_count++] = value;
    return true;
}

/* "--theme": the setting of an option; NULL: it is another option, or none. */
static const struct setting *setting_of(const char *option) {
    const struct setting *setting = strncmp(option, "--", 2) == 0 ? setting_find(option + 2) : NULL;
    return setting && setting->help ? setting : NULL;
}

static bool read_setting(struct reading *reading, const struct setting *setting,
                         const char *value) {
    const char *message = settings_set(&reading->to->start.settings, setting->name, value);
    reading->to->setting[setting - settings_table] = value;
    return !message || fail(reading, message, value);
}

static bool is_set(const struct arguments *arguments, const char *name) {
    return arguments->setting[setting_find(name) - settings_table];
}

bool arguments_want_window(const struct arguments *arguments) {
    return arguments->new_window || arguments->picture || arguments->once || arguments->ui_tree ||
           arguments->report || arguments->renderer != RENDERER_ANY ||
           is_set(arguments, "language") || is_set(arguments, "theme");
}

void arguments_settle(const struct arguments *arguments, struct settings *settings) {
    for (int i = 0; i < settings_count; i++) {
        if (arguments->setting[i]) {
            settings_set(settings, settings_table[i].name, arguments->setting[i]);
        }
    }
    settings->mute = settings->mute || arguments->mute;
}

static bool read_renderer(struct reading *reading, const char *value) {
    static const char *const names[] = {"any", "software", "accelerated"};
    for (int i = RENDERER_SOFTWARE; i <= RENDERER_ACCELERATED; i++) {
        if (strcmp(names[i], value) == 0) {
            reading->to->renderer = (enum renderer_choice)i;
            return true;
        }
    }
    return fail(reading, words(WORD_ARGUMENT_RENDERER), value);
}

/* "1=3", "0=person" */
static bool read_seat(struct reading *reading, const char *value) {
    bool side = (value[0] == '0' || value[0] == '1') && value[1] == '=';
    int number = side ? companion_read(value + 2) : 0;
    if (!number && !(side && strcmp(value + 2, "person") == 0)) {
        return fail(reading, words(WORD_ARGUMENT_SEAT), value);
    }
    reading->to->start.companion[value[0] - '0'] = number;
    reading->seated = true;
    return true;
}

static bool read_study(struct reading *reading, enum study_kind kind, const char *value) {
    size_t length = strcspn(value, ":");
    char id[32];
    struct text text = text_fixed(id, sizeof id);
    text_add_bytes(&text, value, length);
    uint32_t number = 0;
    const char *end = kind == STUDY_LESSON   ? value + length
                      : value[length] == ':' ? read_number(value + length + 1, 1000, &number)
                                             : NULL;
    struct study_request *study = &reading->to->start.study;
    *study = (struct study_request){kind, games_find(id), (int)number};
    if (!study->game) {
        return fail(reading, words(WORD_NO_SUCH_GAME), value);
    }
    return (end && !*end && (kind == STUDY_LESSON || number)) ||
           fail(reading, words(WORD_ARGUMENT_PUZZLE), value);
}

/* "GAME" */
static bool read_lesson(struct reading *reading, const char *value) {
    return read_study(reading, STUDY_LESSON, value);
}

/* "GAME:N" */
static bool read_puzzle(struct reading *reading, const char *value) {
    return read_study(reading, STUDY_PUZZLE, value);
}

static bool read_position(struct reading *reading, const char *value) {
    reading->to->start.position = value;
    return true;
}

static bool read_data(struct reading *reading, const char *value) {
    reading->to->data = value;
    return true;
}

static bool read_ui_tree(struct reading *reading, const char *value) {
    reading->to->ui_tree = value;
    return true;
}

static const struct {
    const char *name;
    bool (*read)(struct reading *reading, const char *value);
} valued[] = {
    {"--game", read_game},         {"--option", read_option}, {"--position", read_position},
    {"--data", read_data},         {"--window", read_window}, {"--renderer", read_renderer},
    {"--ui-tree", read_ui_tree},   {"--seat", read_seat},     {"--picture", read_picture},
    {"--size", read_picture_size}, {"--lesson", read_lesson}, {"--puzzle", read_puzzle},
};
enum { VALUED = sizeof valued / sizeof valued[0] };

static bool read_flag(struct arguments *to, const char *word) {
    const struct {
        const char *name;
        bool *flag;
    } flags[] = {{"--help", &to->help},           {"--version", &to->version},
                 {"--mute", &to->mute},           {"--report", &to->report},
                 {"--once", &to->once},           {"--stay", &to->stay},
                 {"--last-turn", &to->last_turn}, {"--new-window", &to->new_window}};
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++) {
        if (strcmp(flags[i].name, word) == 0) {
            *flags[i].flag = true;
            return true;
        }
    }
    return false;
}

static int digit_value(char c) {
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *found = c ? strchr(digits, c) : NULL;
    return found ? (int)(found - digits) % 16 : NOWHERE;
}

/* Desktops that open links with the app call a file "file:///home/ada/a%20match.serai": its path,
 * written over it. Anything else is left as it is. */
static char *path_in(char *word) {
    static const char scheme[] = "file://";
    char *path =
        strncmp(word, scheme, strlen(scheme)) == 0 ? strchr(word + strlen(scheme), '/') : NULL;
    char *to = path;
    for (const char *from = path; from && *from; from++) {
        int high = *from == '%' ? digit_value(from[1]) : NOWHERE;
        int low = high == NOWHERE ? NOWHERE : digit_value(from[2]);
        bool escaped = low != NOWHERE && (high || low);
        *to = *from;
        if (escaped) {
            *to = (char)(high << 4 | low);
            from += 2;
        }
        to++;
    }
    if (path) {
        *to = '\0';
    }
    return path ? path : word;
}

/* Reads one word and the value after it; returns how many words were used, 0 on failure. */
static int read_word(struct reading *reading, int left, char **word) {
    bool option = !reading->ended && word[0][0] == '-' && word[0][1];
    reading->ended = reading->ended || strcmp(word[0], "--") == 0;
    if (option && (reading->ended || read_flag(reading->to, word[0]))) {
        return 1;
    }
    const struct setting *setting = option ? setting_of(word[0]) : NULL;
    int i = 0;
    while (i < VALUED && strcmp(valued[i].name, word[0]) != 0) {
        i++;
    }
    if (option && (setting || i < VALUED)) {
        reading->name = word[0];
        reading->value = left < 2 ? NULL : word[1];
        if (left < 2) {
            fail(reading, words(WORD_ARGUMENT_NO_VALUE), word[0]);
            return 0;
        }
        bool read =
            setting ? read_setting(reading, setting, word[1]) : valued[i].read(reading, word[1]);
        return read ? 2 : 0;
    }
    if (option) {
        reading->name = word[0];
        reading->value = NULL;
        fail(reading, words(WORD_ARGUMENT_UNKNOWN), word[0]);
        return 0;
    }
    reading->name = NULL;
    if (reading->to->record) {
        fail(reading, words(WORD_ARGUMENT_RECORDS), word[0]);
        return 0;
    }
    reading->to->record = path_in(word[0]);
    reading->to->start.sent = sent_turn_is_link(reading->to->record);
    return 1;
}

/* The game's options are set last, as they may come before --game. */
static bool set_options(struct reading *reading) {
    struct app_start *start = &reading->to->start;
    reading->name = start->position ? "--position" : reading->seated ? "--seat" : "--option";
    reading->value = start->position                             ? start->position
                     : reading->option_count && !reading->seated ? reading->option_words[0]
                                                                 : NULL;
    if (!start->game) {
        return (!reading->option_count && !start->position && !reading->seated) ||
               fail(reading, words(WORD_ARGUMENT_NO_GAME), reading->name);
    }
    start->options = options_default(start->game);
    for (int i = 0; i < reading->option_count; i++) {
        const char *message = options_set(start->game, &start->options, reading->option_words[i]);
        reading->name = "--option";
        reading->value = reading->option_words[i];
        if (message) {
            return fail(reading, message, reading->option_words[i]);
        }
    }
    return true;
}

/* A picture shows a match or a position. */
static bool check_picture(struct reading *reading) {
    const struct arguments *arguments = reading->to;
    reading->name = NULL;
    if (!arguments->picture && !arguments->last_turn) {
        return !arguments->picture_width ||
               fail(reading, words(WORD_ARGUMENT_NO_PICTURE), "--size");
    }
    if (arguments->last_turn &&
        !(arguments->picture && files_is_animation_name(arguments->picture))) {
        return fail(reading, words(WORD_ARGUMENT_NO_ANIMATION), "--last-turn");
    }
    return arguments->record || arguments->start.game ||
           fail(reading, words(WORD_ARGUMENT_NO_MATCH), "--picture");
}

static const char *read_all(struct arguments *arguments, int argc, char **argv,
                            char message[ARGUMENT_MESSAGE_MAX]) {
    memset(arguments, 0, sizeof *arguments);
    arguments->start.settings = settings_default();
    struct reading reading = {.to = arguments,
                              .message = text_fixed(message, ARGUMENT_MESSAGE_MAX)};
    for (int i = 1; i < argc;) {
        int used = read_word(&reading, argc - i, argv + i);
        if (!used) {
            return message;
        }
        i += used;
    }
    if (!set_options(&reading) || !check_picture(&reading)) {
        return message;
    }
    reading.name = "--game";
    reading.value = arguments->start.game ? arguments->start.game->id : NULL;
    bool several = arguments->start.study.game && (arguments->start.game || arguments->record);
    if (several) {
        fail(&reading, words(WORD_ARGUMENT_STUDY_ALONE), "--lesson, --puzzle");
        return message;
    }
    if (arguments->start.game && arguments->record) {
        fail(&reading, words(WORD_ARGUMENT_RECORD_OR_GAME), arguments->record);
        return message;
    }
    if (arguments->start.game && arguments->start.position) {
        struct position pos;
        const char *wrong = rules_setup(arguments->start.game, &arguments->start.options,
                                        arguments->start.position, &pos, NULL);
        if (wrong && (!arguments->stay || arguments->picture)) {
            fail(&reading, wrong, arguments->start.position);
            return message;
        }
    }
    return NULL;
}

const char *arguments_read(struct arguments *arguments, int argc, char **argv,
                           char message[ARGUMENT_MESSAGE_MAX]) {
    const char *wrong = read_all(arguments, argc, argv, message);
    if (!wrong || !arguments->stay || arguments->picture) {
        return wrong;
    }
    arguments->start = (struct app_start){.settings = settings_default()};
    arguments->record = NULL;
    arguments->help = arguments->version = arguments->last_turn = false;
    memset(arguments->setting, 0, sizeof arguments->setting);
    arguments->wrong = wrong;
    return NULL;
}
