/* typed_name.c: see typed_name.h. */
#include "ui/kit/typed_name.h"

#include <ctype.h>
#include <string.h>

/* What the targets have to say about a text. */
struct match_of_name {
    const struct target *whole, *part; /* the best with this name; one whose name begins so */
    int rank;                          /* of the former */
    int parts;                         /* so many names begin so */
};

static bool same_letter(char a, char b, bool strict) {
    return strict ? a == b : tolower((unsigned char)a) == tolower((unsigned char)b);
}

/* True when the name begins with the text. */
static bool begins(const char *name, const char *text, bool strict) {
    while (*text && same_letter(*name, *text, strict)) {
        name++;
        text++;
    }
    return *text == '\0';
}

/* The name of a target; NULL when it has none that can be typed. */
static const char *name_of(const struct target *target, const struct typed_names *names) {
    for (int i = 0; names->kinds[i]; i++) {
        if (strncmp(target->id, names->kinds[i], strlen(names->kinds[i])) == 0) {
            return strrchr(target->id, ':') + 1;
        }
    }
    return NULL;
}

static int rank_of(const struct target *target, const struct typed_names *names, bool exact) {
    bool own = !names->own || names->own(names->context, target->id);
    return 4 * own + 2 * target->enabled + exact;
}

static struct match_of_name find(const struct targets *targets, const struct typed_names *names,
                                 const char *text, bool strict) {
    struct match_of_name found = {.rank = -1};
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        const char *name = name_of(target, names);
        if (!name || !begins(name, text, strict)) {
            continue;
        }
        int rank = rank_of(target, names, strncmp(name, text, strlen(text)) == 0);
        if (name[strlen(text)] != '\0') {
            found.part = target;
            found.parts++;
        } else if (rank > found.rank) {
            found.whole = target;
            found.rank = rank;
        }
    }
    return found;
}

/* True when the text is a name as it is written: "B" is a Bishop, and no column. */
static bool is_written(const struct match_of_name *found, const char *text) {
    return found->whole && strcmp(strrchr(found->whole->id, ':') + 1, text) == 0;
}

static const struct target *take(struct typed_name *typed, const struct targets *targets,
                                 const struct typed_names *names, const char *text) {
    struct match_of_name found = find(targets, names, text, false);
    if (is_written(&found, text)) {
        struct match_of_name strict = find(targets, names, text, true);
        found.part = strict.part;
        found.parts = strict.parts;
    }
    const struct target *target = found.whole ? found.whole : found.parts == 1 ? found.part : NULL;
    if (target || found.parts) {
        memmove(typed->text, text, strlen(text) + 1);
        typed->leads = target != NULL;
        typed->more = found.parts > (found.whole ? 0 : 1);
    }
    return target;
}

const struct target *typed_name_add(struct typed_name *typed, const struct targets *targets,
                                    const struct typed_names *names, const char *character) {
    struct typed_name longer = {.extends = typed->text[0] != '\0'}, fresh = {.extends = false};
    char text[TYPED_NAME_MAX] = "";
    struct text out = text_fixed(text, sizeof text);
    text_format(&out, "%s%s", typed->text, character);
    const struct target *target = out.truncated ? NULL : take(&longer, targets, names, text);
    if (!longer.text[0]) {
        out = text_fixed(text, sizeof text);
        text_add(&out, character);
        target = out.truncated ? NULL : take(&fresh, targets, names, text);
    }
    *typed = longer.text[0] ? longer : fresh;
    return target;
}
