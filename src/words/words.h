/* words.h: the catalog of everything that people read, in one place so that it can be translated.
 *
 * The folder english/ holds lists of X(NAME, "text"), one per subject; all.h includes them. A text
 * about a number of things is N(NAME, "1 seed", "%d seeds"), with a form for one and a form for any
 * other number; other languages have other forms. A text names the keys that a Mac calls otherwise
 * as CONTROL_KEY and SCREEN_KEY ("Ctrl", "F11"). What programs read - the notation, the protocol,
 * records - is not here.
 *
 * The other languages are files that msgfmt makes from po/LANGUAGE.po. What a language lacks is in
 * English. */
#ifndef SERAI_WORDS_WORDS_H
#define SERAI_WORDS_WORDS_H

#include <stdbool.h>
#include <stddef.h>

enum word {
    WORD_NONE, /* no text */
#define X(name, text) WORD_##name,
#define N(name, one, other) WORD_##name,
#include "words/english/all.h"
#undef N
#undef X
    WORDS
};

/* The text of a word in the language that is chosen. It stays until the program ends, even when
 * another language is chosen, and any thread may ask for it. Its `%s` and `%d` are for text_format,
 * which a language may number (words/format.h); values by name, as `{step.to}`, are for
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

/* A text that is no word but part of a file, such as a lesson, in the language that is chosen; in
 * English, as it is given, when the language lacks it. */
const char *words_of(const char *context, const char *english);

/* Whether a text is one that words() or one of its kin gave in the language that is chosen: a
 * sentence for people, not the format of what programs read. */
bool words_has(const char *text);

/* ---- languages; one thread alone asks for these ---- */

enum { WORDS_LANGUAGES = 7, WORDS_CODE_MAX = 12 };

/* The languages there may be, English first, each by its own name. */
struct words_language {
    const char *code; /* ISO 639-1 */
    const char *name;
    bool right_to_left;
};

extern const struct words_language words_languages[WORDS_LANGUAGES];

/* The code of the first of these languages in a list of locales, as "pt_BR.UTF-8", "pt-BR" or
 * "ja:pt:en"; NULL when it has none of them. */
const char *words_known(const char *locales);

/* Reads a language from the bytes of its file, which are copied and stay until the program ends.
 * False when they cannot be read, or there is no memory. */
bool words_read(const char *code, const void *bytes, size_t size);

/* Chooses English or a language that has been read; false for any other. */
bool words_choose(const char *code);

/* The code of the language that is chosen, and whether it is read from right to left. */
const char *words_chosen(void);
bool words_right_to_left(void);

#endif
