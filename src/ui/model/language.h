/* language.h: which language the texts are in: the one of the settings, or the first one that the
 * system prefers, if its file came with the program. */
#ifndef SERAI_UI_MODEL_LANGUAGE_H
#define SERAI_UI_MODEL_LANGUAGE_H

#include "ui/model/host.h"
#include "words/words.h"

/* What the settings offer: the languages that came with the program and, first, the one that the
 * system prefers. */
struct languages {
    int count;
    int language[WORDS_LANGUAGES + 1]; /* as in the settings */
};

/* Asks the disk. */
struct languages languages_find(void);

/* The place of a language's file among those that come with the program: "languages/fr.mo". */
struct line language_file(const char *code);

/* Chooses what the settings' language means. False when the file is there and cannot be read: then
 * texts are in English, and `file` is its name. */
bool language_choose(int language, struct line *file);

#endif
