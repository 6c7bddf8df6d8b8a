/* command.h: the picture that the command line asks for. */
#ifndef SERAI_SDL_COMMAND_H
#define SERAI_SDL_COMMAND_H

#include "ui/app/arguments.h"

/* Writes the picture of the record or position that the arguments name, without a window or a
 * display. NULL when that is done; otherwise a message for whoever called the program. */
const char *picture_command(const struct arguments *arguments);

#endif
