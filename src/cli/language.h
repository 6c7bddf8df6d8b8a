/* language.h: the language of what serai-cli says to people. */
#ifndef SERAI_CLI_LANGUAGE_H
#define SERAI_CLI_LANGUAGE_H

#include <stdbool.h>

/* Chooses a language by its code, or with NULL or "system" the first that the system prefers, from
 * the files that came with the program, whose path as it was started is `program`. False for a code
 * that no language has; what has no file is in English. */
bool cli_choose_language(const char *code, const char *program);

#endif
