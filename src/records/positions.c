/* positions.c: see positions.h. */
#include "records/positions.h"

#include "engine/rules.h"
#include "games/games.h"

#include <string.h>

enum { LINE_MAX_BYTES = 512 };

static struct options usual_options(const struct game *game) {
    struct options options = options_default(game);
    options_resolve_seeds(game, &options, 1);
    return options;
}

/* The only game that reads a position string with its default options; NULL when there is none or
 * more than one. *pos is then the position. */
static const struct game *only_reader(const char *string, struct position *pos) {
    const struct game *reader = NULL;
    for (int i = 0; i < games_count; i++) {
        struct options options = usual_options(games[i]);
        struct position read;
        if (!rules_setup(games[i], &options, string, &read, NULL)) {
            if (reader) {
                return NULL;
            }
            reader = games[i];
            *pos = read;
        }
    }
    return reader;
}

void positions_write(const struct match *match, struct text *out) {
    const struct game *game = match->game;
    const struct position *pos = match_position(match);
    struct options usual = options_default(game);
    struct position alone;
    char string[POSITION_TEXT_MAX];
    struct text text = text_fixed(string, sizeof string);
    game->position_text(pos, &text);
    bool over = game->result(pos).outcome != OUTCOME_OPEN; /* then only the counts matter */
    if (only_reader(string, &alone) != game || (!over && !position_equal(&alone, pos))) {
        text_add(out, game->id);
        for (int i = 0; i < game->option_count; i++) {
            bool drawn = game->options[i].kind == OPTION_SEED;
            if (!drawn && match->options.value[i] != usual.value[i]) {
                text_format(out, " %s=", game->options[i].key);
                options_value_text(game, &match->options, i, out);
            }
        }
        text_char(out, ' ');
    }
    text_add(out, string);
}

/* Takes the next word off the line. */
static char *take_word(char **line) {
    char *word = *line + strspn(*line, " \t");
    *line = word + strcspn(word, " \t");
    if (**line) {
        *(*line)++ = '\0';
    }
    return word;
}

static const char *setup_from(const struct game *game, char *line, struct match *match) {
    struct options options = options_default(game);
    line += strspn(line, " \t");
    while (strchr(line, '=') && strcspn(line, "=") < strcspn(line, " \t")) {
        const char *message = options_set(game, &options, take_word(&line));
        if (message) {
            return message;
        }
        line += strspn(line, " \t");
    }
    options_resolve_seeds(game, &options, 1);
    return match_setup(match, game, &options, line);
}

const char *positions_read(const char *line, size_t length, struct match *match) {
    static const char spaces[] = " \t\r\n";
    char copy[LINE_MAX_BYTES], id[LINE_MAX_BYTES];
    while (length && strchr(spaces, line[length - 1])) {
        length--;
    }
    while (length && strchr(spaces, *line)) {
        line++;
        length--;
    }
    if (!length || length >= sizeof copy || memchr(line, '\0', length)) {
        return words(WORD_RECORD_IS_NONE);
    }
    struct text text = text_fixed(copy, sizeof copy), first = text_fixed(id, sizeof id);
    text_add_bytes(&text, line, length);
    text_add_bytes(&first, copy, strcspn(copy, " \t"));
    const struct game *game = games_find(id);
    if (game) {
        return setup_from(game, copy + first.length, match);
    }
    struct position pos;
    game = only_reader(copy, &pos);
    struct options options = game ? usual_options(game) : (struct options){0};
    return game ? match_setup(match, game, &options, copy) : words(WORD_RECORD_IS_NONE);
}
