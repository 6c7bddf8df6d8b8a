/* plural.h: which form of a counted text a number takes in a language: an expression in C, as
 * gettext has it in the header of a catalog:
 *
 *     Plural-Forms: nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2; */
#ifndef SERAI_WORDS_PLURAL_H
#define SERAI_WORDS_PLURAL_H

#include <stdbool.h>

enum { PLURAL_FORMS_MAX = 8 };

struct plural {
    int forms;              /* 1 to PLURAL_FORMS_MAX */
    const char *expression; /* in the header; NULL: a form for one, and another for the others */
};

/* Reads the header of a catalog, which outlasts *plural. False when its line cannot be read;
 * without such a line languages count as English does. */
bool plural_read(const char *header, struct plural *plural);

/* The form of this number, 0 to plural->forms - 1. */
int plural_form(const struct plural *plural, unsigned long number);

#endif
