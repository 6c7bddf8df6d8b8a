/* perft_table.c: see perft_table.h. */
#include "support/perft_table.h"

#include "engine/rules.h"
#include "games/games.h"

#include <stdlib.h>
#include <string.h>

enum { LINE_MAX_LENGTH = 512 };

/* Removes the first word from a line and returns it. */
static char *first_word(char **line) {
    char *word = *line;
    char *space = strchr(word, ' ');
    *line = space ? space + 1 : word + strlen(word);
    if (space) {
        *space = '\0';
    }
    return word;
}

/* Removes the last word from a line and returns it. */
static char *last_word(char *line) {
    char *space = strrchr(line, ' ');
    if (!space) {
        return line + strlen(line);
    }
    *space = '\0';
    return space + 1;
}

static const char *read_options(const struct game *game, char *text, struct options *options) {
    *options = options_default(game);
    if (strcmp(text, "-") == 0) {
        return NULL;
    }
    for (char *word = strtok(text, ","); word; word = strtok(NULL, ",")) {
        const char *message = options_set(game, options, word);
        if (message) {
            return message;
        }
    }
    return NULL;
}

static const char *read_row(char *line, struct perft_row *row) {
    row->game = games_find(first_word(&line));
    if (!row->game) {
        return "there is no such game";
    }
    const char *message = read_options(row->game, first_word(&line), &row->options);
    if (message) {
        return message;
    }
    options_resolve_seeds(row->game, &row->options, 1);
    row->count = strtoull(last_word(line), NULL, 10);
    row->depth = atoi(last_word(line));
    if (row->count == 0 || row->depth <= 0) {
        return "a row ends with a depth and a count";
    }
    if (strcmp(line, "start") == 0) {
        rules_start(row->game, &row->options, &row->pos);
        return NULL;
    }
    return rules_setup(row->game, &row->options, line, &row->pos, NULL);
}

bool perft_row_read(FILE *table, struct perft_row *row, const char **message) {
    char line[LINE_MAX_LENGTH];
    *message = NULL;
    while (fgets(line, sizeof line, table)) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] != '\0' && line[0] != '#') {
            *message = read_row(line, row);
            return !*message;
        }
    }
    return false;
}
