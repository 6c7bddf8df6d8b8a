/* words.h: everything the program says to people, in one place so that it can be translated.
 *
 * The folder of a language (english/) holds lists of X(NAME, "text"), one a subject; all.h names
 * them. English is complete and says which names there are. Which language a build speaks is the
 * choice of SERAI_LANGUAGE in CMake. What programs read - the notation, the protocol, records - is
 * not in here. */
#ifndef SERAI_WORDS_WORDS_H
#define SERAI_WORDS_WORDS_H

enum word {
    WORD_NONE, /* says nothing */
#define X(name, text) WORD_##name,
#include "words/english/all.h"
#undef X
    WORDS
};

/* The text of a word in the language of this build. It lasts as long as the program; `%s` and `%d`
 * in it are for printf, in the same order in every language. */
const char *words(enum word word);

#endif
