/* protocol.c: see protocol.h. */
#include "cli/protocol.h"

#include "base/random.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "engine/rules.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct command_spec {
    const char *name;
    command_handler *handler;
    int least, most; /* arguments */
    bool needs_match;
};

static const struct command_spec *find_command(const char *name);
static void list_commands(struct text *out);

/* ---- reading arguments ---- */

static const struct game *find_game(const struct protocol *protocol, const char *id) {
    for (int i = 0; i < protocol->games_count; i++) {
        if (strcmp(protocol->games[i]->id, id) == 0) {
            return protocol->games[i];
        }
    }
    return NULL;
}

/* The options among the words from `*at` on: all of the form name=value. */
static const char *read_options(struct protocol *protocol, const struct game *game,
                                const struct cli_command *command, int *at,
                                struct options *options) {
    *options = options_default(game);
    for (; *at < command->count && strchr(command->word[*at], '='); ++*at) {
        const char *message = options_set(game, options, command->word[*at]);
        if (message) {
            return message;
        }
    }
    options_resolve_seeds(game, options, random_next(&protocol->entropy));
    return NULL;
}

static void install(struct protocol *protocol, const struct match *fresh) {
    match_free(&protocol->match);
    protocol->match = *fresh;
}

/* ---- about the program ---- */

static const char *do_protocol_version(struct protocol *protocol, const struct cli_command *command,
                                       struct text *out) {
    (void)protocol, (void)command;
    text_add(out, "2");
    return NULL;
}

static const char *do_name(struct protocol *protocol, const struct cli_command *command,
                           struct text *out) {
    (void)protocol, (void)command;
    text_add(out, "Serai");
    return NULL;
}

static const char *do_version(struct protocol *protocol, const struct cli_command *command,
                              struct text *out) {
    (void)protocol, (void)command;
    text_add(out, SERAI_VERSION);
    return NULL;
}

static const char *do_list_commands(struct protocol *protocol, const struct cli_command *command,
                                    struct text *out) {
    (void)protocol, (void)command;
    list_commands(out);
    return NULL;
}

static const char *do_known_command(struct protocol *protocol, const struct cli_command *command,
                                    struct text *out) {
    (void)protocol;
    text_add(out, find_command(command->word[1]) ? "true" : "false");
    return NULL;
}

static const char *do_quit(struct protocol *protocol, const struct cli_command *command,
                           struct text *out) {
    (void)command, (void)out;
    protocol->quit = true;
    return NULL;
}

/* ---- about the games ---- */

static const char *do_games(struct protocol *protocol, const struct cli_command *command,
                            struct text *out) {
    (void)command;
    for (int i = 0; i < protocol->games_count; i++) {
        text_format(out, "%s\n", protocol->games[i]->id);
    }
    return NULL;
}

static const char *do_options(struct protocol *protocol, const struct cli_command *command,
                              struct text *out) {
    const struct game *game = find_game(protocol, command->word[1]);
    if (!game) {
        return words(WORD_NO_SUCH_GAME);
    }
    for (int i = 0; i < game->option_count; i++) {
        const struct option_spec *spec = &game->options[i];
        text_add(out, spec->key);
        if (spec->kind == OPTION_CHOICE) {
            for (int choice = 0; choice < spec->choice_count; choice++) {
                text_format(out, " %s", spec->choices[choice].value);
            }
        } else {
            text_char(out, ' ');
            text_number(out, spec->minimum);
            text_add(out, "..");
            text_number(out, spec->maximum);
            text_char(out, ' ');
            text_number(out, spec->fallback);
        }
        text_char(out, '\n');
    }
    return NULL;
}

/* ---- beginning a match ---- */

static const char *do_new(struct protocol *protocol, const struct cli_command *command,
                          struct text *out) {
    (void)out;
    const struct game *game = find_game(protocol, command->word[1]);
    if (!game) {
        return words(WORD_NO_SUCH_GAME);
    }
    int at = 2;
    struct options options;
    const char *message = read_options(protocol, game, command, &at, &options);
    if (message) {
        return message;
    }
    if (at < command->count) {
        return words(WORD_OPTION_FORM);
    }
    struct match fresh;
    message = match_start(&fresh, game, &options);
    if (!message) {
        install(protocol, &fresh);
    }
    return message;
}

static const char *do_setup(struct protocol *protocol, const struct cli_command *command,
                            struct text *out) {
    (void)out;
    const struct game *game = find_game(protocol, command->word[1]);
    if (!game) {
        return words(WORD_NO_SUCH_GAME);
    }
    int at = 2;
    struct options options;
    const char *message = read_options(protocol, game, command, &at, &options);
    if (message) {
        return message;
    }
    if (at == command->count) {
        return words(WORD_SETUP_NEEDS);
    }
    struct text position = {0};
    for (; at < command->count; at++) {
        text_add(&position, position.length ? " " : "");
        text_add(&position, command->word[at]);
    }
    struct match fresh;
    message = position.truncated ? words(WORD_NO_MEMORY)
                                 : match_setup(&fresh, game, &options, text_string(&position));
    text_free(&position);
    if (!message) {
        install(protocol, &fresh);
    }
    return message;
}

/* ---- playing ---- */

enum { WORD_SHOWN_MAX = 32 };

/* How many bytes of a word a message quotes: whole characters, so that it stays valid UTF-8. */
static int shown_length(const char *word) {
    size_t length = strlen(word);
    if (length > WORD_SHOWN_MAX) {
        length = utf8_whole(word, WORD_SHOWN_MAX);
    }
    return (int)length;
}

static const char *illegal(struct protocol *protocol, const char *word) {
    struct text message = text_fixed(protocol->message, sizeof protocol->message);
    text_format(&message, words(WORD_NOT_LEGAL_HERE),
                text_line("%.*s", shown_length(word), word).string);
    return protocol->message;
}

/* All actions are tried on a copy before the first is played, so that all are played or none. */
static const char *do_play(struct protocol *protocol, const struct cli_command *command,
                           struct text *out) {
    (void)out;
    struct match *match = &protocol->match;
    if (match_over(match)) {
        return words(WORD_IS_OVER);
    }
    struct position pos = *match_position(match);
    for (int i = 1; i < command->count; i++) {
        game_action action = 0;
        if (!rules_action_parse(match->game, &pos, command->word[i], &action)) {
            return illegal(protocol, command->word[i]);
        }
        rules_play(match->game, &pos, action, NULL);
    }
    const char *message = match_reserve(match, command->count);
    for (int i = 1; i < command->count && !message; i++) {
        message = match_play_text(match, command->word[i]);
    }
    return message;
}

/* The number of steps to undo or redo; 0: a bad argument. */
static int read_steps(const struct cli_command *command) {
    int steps = 0;
    if (command->count == 1) {
        return 1;
    }
    return command_number(command->word[1], 1, INT_MAX, &steps) ? steps : 0;
}

static const char *do_undo(struct protocol *protocol, const struct cli_command *command,
                           struct text *out) {
    (void)out;
    int steps = read_steps(command);
    return steps ? match_undo(&protocol->match, steps) : words(WORD_UNDO_NEEDS);
}

static const char *do_redo(struct protocol *protocol, const struct cli_command *command,
                           struct text *out) {
    (void)out;
    int steps = read_steps(command);
    return steps ? match_redo(&protocol->match, steps) : words(WORD_REDO_NEEDS);
}

static const char *do_agree(struct protocol *protocol, const struct cli_command *command,
                            struct text *out) {
    (void)command, (void)out;
    return match_agree(&protocol->match);
}

static const char *do_claim(struct protocol *protocol, const struct cli_command *command,
                            struct text *out) {
    (void)command, (void)out;
    return match_claim(&protocol->match);
}

static const char *do_resign(struct protocol *protocol, const struct cli_command *command,
                             struct text *out) {
    (void)out;
    int player = 0;
    if (!command_number(command->word[1], 0, 1, &player)) {
        return words(WORD_PLAYERS_ARE);
    }
    return match_resign(&protocol->match, player);
}

/* ---- the commands ---- */

static const struct command_spec commands[] = {
    {"protocol_version", do_protocol_version, 0, 0, false},
    {"name", do_name, 0, 0, false},
    {"version", do_version, 0, 0, false},
    {"known_command", do_known_command, 1, 1, false},
    {"list_commands", do_list_commands, 0, 0, false},
    {"quit", do_quit, 0, 0, false},
    {"games", do_games, 0, 0, false},
    {"options", do_options, 1, 1, false},
    {"new", do_new, 1, INT_MAX, false},
    {"setup", do_setup, 1, INT_MAX, false},
    {"position", do_position, 0, 0, true},
    {"moves", do_moves, 0, 0, true},
    {"play", do_play, 1, INT_MAX, true},
    {"turn", do_turn, 0, 0, true},
    {"score", do_score, 0, 0, true},
    {"result", do_result, 0, 0, true},
    {"undo", do_undo, 0, 1, true},
    {"redo", do_redo, 0, 1, true},
    {"history", do_history, 0, 0, true},
    {"repetitions", do_repetitions, 0, 0, true},
    {"agree", do_agree, 0, 0, true},
    {"claim", do_claim, 0, 0, true},
    {"resign", do_resign, 1, 1, true},
    {"claimable", do_claimable, 0, 0, true},
    {"perft", do_perft, 1, 1, true},
    {"events", do_events, 0, 0, true},
    {"show", do_show, 0, 0, true},
    {"levels", do_levels, 0, 0, false},
    {"genmove", do_genmove, 2, 2, true},
    {"reg_genmove", do_reg_genmove, 2, 2, true},
    {"analyze", do_analyze, 2, 5, true},
    {"ai_seed", do_ai_seed, 1, 1, false},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static const struct command_spec *find_command(const char *name) {
    for (int i = 0; i < COMMANDS; i++) {
        if (strcmp(commands[i].name, name) == 0) {
            return &commands[i];
        }
    }
    return NULL;
}

static void list_commands(struct text *out) {
    for (int i = 0; i < COMMANDS; i++) {
        text_format(out, "%s\n", commands[i].name);
    }
}

static const char *run(struct protocol *protocol, const struct cli_command *command,
                       struct text *out) {
    if (command->count == 0) {
        return words(WORD_NO_COMMAND);
    }
    const struct command_spec *spec = find_command(command->word[0]);
    if (!spec) {
        return words(WORD_UNKNOWN_COMMAND);
    }
    if (command->count - 1 < spec->least) {
        return words(WORD_NO_ARGUMENT);
    }
    if (command->count - 1 > spec->most) {
        return words(WORD_TOO_MANY_ARGUMENTS);
    }
    if (spec->needs_match && !protocol->match.game) {
        return words(WORD_NO_MATCH);
    }
    return spec->handler(protocol, command, out);
}

/* ---- framing ---- */

/* The line as the protocol reads it: control characters and comments removed, tabs turned into
 * spaces, and bytes that are no UTF-8 into question marks, as answers quote words. */
static void clean(const char *line, size_t length, char *out) {
    size_t valid = utf8_valid(line, length);
    for (size_t i = 0; i < length && line[i] != '#'; i++) {
        unsigned char c = (unsigned char)line[i];
        if (i == valid) {
            *out++ = '?';
            valid = i + 1 + utf8_valid(line + i + 1, length - i - 1);
        } else if (c == '\t') {
            *out++ = ' ';
        } else if (c >= ' ' && c != 127) {
            *out++ = (char)c;
        }
    }
    *out = '\0';
}

/* Splits the line into words, in place. */
static void split(char *line, struct cli_command *command) {
    command->count = 0;
    while (*(line += strspn(line, " "))) {
        command->word[command->count++] = line;
        line += strcspn(line, " ");
        if (*line) {
            *line++ = '\0';
        }
    }
}

static void frame(char sign, const char *id, const char *body, struct text *answer) {
    size_t length = strlen(body);
    while (length && body[length - 1] == '\n') {
        length--; /* the empty line below ends the last line too */
    }
    text_clear(answer);
    text_char(answer, sign);
    text_add(answer, id);
    text_char(answer, ' ');
    text_add_bytes(answer, body, length);
    text_add(answer, "\n\n");
}

/* An id is digits, however many, and comes back as it came. */
static bool is_id(const char *word) {
    return !word[strspn(word, "0123456789")];
}

static void answer_command(struct protocol *protocol, struct cli_command *command,
                           struct text *answer) {
    const char *id_text = "";
    if (is_id(command->word[0])) {
        id_text = *command->word++;
        command->count--;
    }
    struct text body = {0};
    const char *message = run(protocol, command, &body);
    if (!message && !body.truncated) {
        frame('=', id_text, text_string(&body), answer);
    }
    if (message || body.truncated || answer->truncated) {
        frame('?', id_text, message ? message : words(WORD_NO_MEMORY), answer);
    }
    text_free(&body);
}

void protocol_line(struct protocol *protocol, const char *line, size_t length,
                   struct text *answer) {
    /* Commands that change something have short responses: without memory for the response, nothing
     * is done. */
    frame('?', "", words(WORD_NO_MEMORY), answer);
    if (answer->truncated) {
        return;
    }
    text_clear(answer);
    char *copy = length < SIZE_MAX ? malloc(length + 1) : NULL;
    char **word =
        length / 2 < SIZE_MAX / sizeof *word - 1 ? malloc((length / 2 + 1) * sizeof *word) : NULL;
    if (!copy || !word || length > INT_MAX) {
        frame('?', "", words(WORD_NO_MEMORY), answer);
    } else {
        struct cli_command command = {.word = word};
        clean(line, length, copy);
        split(copy, &command);
        if (command.count) {
            answer_command(protocol, &command, answer);
        }
    }
    free(word);
    free(copy);
}

void protocol_free(struct protocol *protocol) {
    match_free(&protocol->match);
    free(protocol->ai);
    protocol->ai = NULL;
    free(protocol->ai);
}
