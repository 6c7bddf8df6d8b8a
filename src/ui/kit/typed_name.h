/* typed_name.h: the keyboard is led to a target by its name, which is what follows the last colon
 * of its id: "e5" for "square:e5", "K" for "bank:1:K". Upper and lower case are the same where
 * nothing else tells two names apart. Typing only leads there: it uses nothing. */
#ifndef SERAI_UI_KIT_TYPED_NAME_H
#define SERAI_UI_KIT_TYPED_NAME_H

#include "ui/kit/targets.h"

enum { TYPED_NAME_MAX = 12 };

/* What has been typed. All zero: nothing. */
struct typed_name {
    char text[TYPED_NAME_MAX];
    bool leads;   /* to a target: it is a name, or only one begins with it */
    bool more;    /* names go on from here: "e", of "e5" */
    bool extends; /* the last character was added to a name, and did not begin one */
};

/* Which targets have names: those of these kinds, "pit:" and so on, up to a NULL; and which of two
 * with the same name is meant (`own`, which may be NULL). */
struct typed_names {
    const char *const *kinds;
    bool (*own)(const void *context, const char *id);
    const void *context;
};

/* Adds a character (UTF-8): goes on with the name, if there is one like that, else begins another.
 * Gives the target that the name leads to; NULL: it is a part of names, or, if *typed is empty
 * afterwards, of none. */
const struct target *typed_name_add(struct typed_name *typed, const struct targets *targets,
                                    const struct typed_names *names, const char *character);

#endif
