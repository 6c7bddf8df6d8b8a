/* commands.h: what the files of the protocol share; private to them. */
#ifndef SERAI_CLI_COMMANDS_H
#define SERAI_CLI_COMMANDS_H

#include "cli/protocol.h"

/* The words of a line, without the id: word[0] is the command's name. */
struct cli_command {
    char **word;
    int count;
};

/* Carries out a command, writes the text of the response and returns NULL; or returns an error
 * message, and what was written is discarded. */
typedef const char *command_handler(struct protocol *protocol, const struct cli_command *command,
                                    struct text *out);

/* A whole word as a number from `minimum` to `maximum`, which is at most INT_MAX. */
bool command_number(const char *word, uint32_t minimum, uint32_t maximum, int *number);

/* questions.c: about the position, and what was played. */
command_handler do_position, do_moves, do_turn, do_score, do_result, do_repetitions, do_claimable,
    do_perft, do_show, do_history, do_events;

/* advice.c: moves and analysis by the AI. */
command_handler do_levels, do_genmove, do_reg_genmove, do_analyze, do_ai_seed;

#endif
