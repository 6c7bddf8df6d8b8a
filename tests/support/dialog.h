/* dialog.h: a conversation with the text protocol; each function fails the test when the answer is
 * not the expected one. */
#ifndef SERAI_TESTS_DIALOG_H
#define SERAI_TESTS_DIALOG_H

#include "cli/protocol.h"

extern struct protocol protocol;
extern struct text answer; /* the latest, with its frame */

/* Called at the beginning of every test: no match is in progress. */
void begin(void);

/* The complete answer to a line, including its frame. */
const char *raw(const char *line);

/* The text of a successful answer, without its frame. */
const char *ask(const char *line);

/* A line succeeds with this text. */
void asserts(const char *line, const char *text);

/* A failing line answers `? message` on one line. */
void fails(const char *line);

/* Starts a match of a game with the usual options. */
void new_match(const struct game *game);

#endif
