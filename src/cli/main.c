/* cli/main.c: serai-cli, the five games over standard input and output: see protocol.h. */
#include "base/random.h"
#include "base/utf8.h"
#include "cli/language.h"
#include "cli/protocol.h"
#include "games/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

/* Both streams are binary: lines end with \n alone on every system. */
static void use_plain_bytes(void) {
#ifdef _WIN32
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
#endif
}

/* Reads a line of any length, without its end. False at the end of input. */
static bool read_line(struct text *line) {
    text_clear(line);
    int c = 0;
    while ((c = getchar()) != EOF && c != '\n') {
        text_char(line, (char)c);
    }
    return c != EOF || line->length > 0;
}

static uint64_t entropy(void) {
    uint64_t state = (uint64_t)time(NULL) << 20;
    return random_next(&state) ^ (uint64_t)clock();
}

static uint64_t processor_time(void) {
    return (uint64_t)clock() / (CLOCKS_PER_SEC / 1000);
}

/* Microsoft's clock() measures wall-clock time, and its older library, which MinGW uses, has no
 * timespec_get(). */
static uint64_t clock_time(void) {
#ifdef _WIN32
    return processor_time();
#else
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
#endif
}

/* Answers line by line until `quit` or the end of input. */
static int converse(void) {
    struct protocol protocol = {.games = games,
                                .games_count = games_count,
                                .entropy = entropy(),
                                .processor_time = processor_time,
                                .clock_time = clock_time};
    struct text line = {0};
    struct text answer = {0};
    bool works = true;
    while (works && !protocol.quit && read_line(&line)) {
        if (line.truncated) {
            text_clear(&answer);
            text_format(&answer, "? %s\n\n", words(WORD_NO_MEMORY));
        } else {
            protocol_line(&protocol, text_string(&line), line.length, &answer);
        }
        fwrite(text_string(&answer), 1, answer.length, stdout);
        works = fflush(stdout) == 0;
    }
    text_free(&line);
    text_free(&answer);
    protocol_free(&protocol);
    return works ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* The exit code: what could not be written is an error. */
static int written(int code) {
    if (fflush(stdout) == 0 && !ferror(stdout)) {
        return code;
    }
    fprintf(stderr, "serai-cli: %s\n", words(WORD_OUTPUT_FAILS));
    return EXIT_FAILURE;
}

int main(int argc, char **argv) {
    bool chooses = argc > 2 && strcmp(argv[1], "--language") == 0;
    if (!cli_choose_language(chooses ? argv[2] : NULL, argc > 0 ? argv[0] : "")) {
        fprintf(stderr, "serai-cli: %s\n", words(WORD_LANGUAGE_IS));
        return EXIT_FAILURE;
    }
    argc -= chooses ? 2 : 0;
    argv += chooses ? 2 : 0;
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        fputs(words(WORD_CLI_HELP), stdout);
        return written(EXIT_SUCCESS);
    }
    if (argc == 2 && strcmp(argv[1], "--version") == 0) {
        puts("serai-cli " SERAI_VERSION);
        return written(EXIT_SUCCESS);
    }
    if (argc > 1) {
        struct text text = {0};
        text_format(&text, words(WORD_CLI_TAKES), argv[argc > 2 ? 2 : 1]);
        struct text printed = {0};
        utf8_add_printable(&printed, text_string(&text));
        fprintf(stderr, "serai-cli: %s\n", text_string(&printed));
        text_free(&printed);
        text_free(&text);
        return EXIT_FAILURE;
    }
    use_plain_bytes();
    return written(converse());
}
