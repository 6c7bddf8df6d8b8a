/* dialog.c: see dialog.h. */
#include "support/dialog.h"

#include "games/games.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>

struct protocol protocol;
struct text answer;

/* Called at the beginning of every test: no match is in progress. */
void begin(void) {
    protocol_free(&protocol);
    protocol = (struct protocol){.games = games, .games_count = games_count, .entropy = 1};
}

/* The complete answer to a line, including its frame. */
const char *raw(const char *line) {
    protocol_line(&protocol, line, strlen(line), &answer);
    return text_string(&answer);
}

/* The text of a successful answer, without its frame. */
const char *ask(const char *line) {
    raw(line);
    ck_assert_msg(answer.length >= 4, "no answer to '%s'", line);
    ck_assert_msg(strncmp(answer.data, "= ", 2) == 0, "'%s' gave %s", line, answer.data);
    ck_assert_str_eq(answer.data + answer.length - 2, "\n\n");
    answer.data[answer.length - 2] = '\0';
    return answer.data + 2;
}

void asserts(const char *line, const char *text) {
    const char *given = ask(line);
    ck_assert_msg(strcmp(given, text) == 0, "'%s' gave '%s', not '%s'", line, given, text);
}

/* A failing line answers `? message` on one line. */
void fails(const char *line) {
    raw(line);
    ck_assert_msg(strncmp(text_string(&answer), "? ", 2) == 0, "'%s' gave '%s'", line,
                  text_string(&answer));
    ck_assert_uint_gt(answer.length, 4);
    ck_assert_ptr_eq(strchr(answer.data, '\n'), answer.data + answer.length - 2);
}

void new_match(const struct game *game) {
    char line[64];
    snprintf(line, sizeof line, "new %s", game->id);
    asserts(line, "");
}
