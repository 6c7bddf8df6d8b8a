/* language.h: which language the texts are in: the one of the settings, or the first one that the
 * system prefers, if its file came with the program. */
#ifndef SERAI_UI_MODEL_LANGUAGE_H
#define SERAI_UI_MODEL_LANGUAGE_H

#include "ui/model/host.h"

/* The place of a language's file among those that come with the program: "languages/fr.mo". */
struct line language_file(const char *code);

/* Whether it is English or its file is there. The host may be NULL: then there are no files. */
bool language_is_there(const struct host *host, const char *code);

/* Chooses what the settings' language means. False when the file is there and cannot be read: then
 * texts are in English, and `file` is its name. */
bool language_choose(const struct host *host, int language, struct line *file);

#endif
