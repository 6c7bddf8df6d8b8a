/* words.h: the catalog of everything that people read, in one place so that it can be translated.
 *
 * The folder of a language (english/) holds lists of X(NAME, "text"), one per subject; all.h
 * includes them. A text about a number of things is N(NAME, "1 seed", "%d seeds"), with a form for
 * one and a form for any other number; other languages have other forms. English is complete and
 * defines the names. SERAI_LANGUAGE in CMake selects the language of a build. A text names the keys
 * that a Mac calls otherwise as CONTROL_KEY and SCREEN_KEY
 * ("Ctrl", "F11"). What programs read - the notation, the protocol, records - is not here. */
#ifndef SERAI_WORDS_WORDS_H
#define SERAI_WORDS_WORDS_H

enum word {
    WORD_NONE, /* no text */
#define X(name, text) WORD_##name,
#define N(name, one, other) WORD_##name,
#include "words/english/all.h"
#undef N
#undef X
    WORDS
};

/* The text of a word in the language of this build. Static; its `%s` and `%d` are for text_format,
 * and a language may number them (words/format.h); values by name, as `{step.to}`, are for
 * engine/effect.h. */
const char *words(enum word word);

/* The form of a counted text, N, for this number: "%lu seeds". All forms take the same values, but
 * a form may leave out the last ones: the one for 1 need not take the number. A text without forms
 * is the same for all numbers. */
const char *words_count(enum word word, unsigned long number);

/* The same for a sentence about a player of this name, who may be addressed as "you" (WORD_YOU):
 * then it is the text of the word that follows, whose name ends in _YOU. That takes the same
 * values; it leaves out the name with "%.0s". */
const char *words_to(enum word word, const char *name);
const char *words_count_to(enum word word, unsigned long number, const char *name);

/* The same for a sentence about two players: after the word _YOU follows another, _TO_YOU, for
 * when the second one is addressed. */
const char *words_between(enum word word, const char *name, const char *other);
const char *words_count_between(enum word word, unsigned long number, const char *name,
                                const char *other);

#endif
