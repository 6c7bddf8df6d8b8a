/* fuzz_protocol.c: a conversation with the text protocol, line by line. */
#include "cli/protocol.h"
#include "fuzz/fuzz.h"
#include "games/games.h"

#include <assert.h>
#include <string.h>

enum {
    LINES = 200,
    THINKING = 22 /* a line as long as "analyze nodes 99 lines 9" may take long */
};

/* Deep perft counts take long, as they should. Control characters are ignored. */
static bool takes_long(const char *line, size_t length) {
    struct text copy = {0};
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)line[i] > ' ' && line[i] != 127) {
            text_char(&copy, line[i]);
        }
    }
    const char *perft = copy.length ? strstr(text_string(&copy), "perft") : NULL;
    bool deep = perft && strpbrk(perft, "23456789") != NULL;
    for (const char *one = perft; one && !deep; one = strchr(one + 1, '1')) {
        deep = one[0] == '1' && one[1] >= '0' && one[1] <= '9';
    }
    bool thinks = copy.length &&
                  (strstr(text_string(&copy), "genmove") || strstr(text_string(&copy), "analyze"));
    text_free(&copy);
    return deep || (thinks && length > THINKING);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct protocol protocol = {.games = games, .games_count = games_count, .entropy = 1};
    struct text answer = {0};
    const char *line = (const char *)data;
    const char *end = line + size;
    for (int count = 0; line < end && count < LINES && !protocol.quit; count++) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        size_t length = newline ? (size_t)(newline - line) + 1 : (size_t)(end - line);
        if (!takes_long(line, length)) {
            protocol_line(&protocol, line, length, &answer);
            assert(!answer.length || answer.data[0] == '=' || answer.data[0] == '?');
            assert(!answer.length || strcmp(answer.data + answer.length - 2, "\n\n") == 0);
        }
        line += length;
    }
    text_free(&answer);
    protocol_free(&protocol);
    return 0;
}
