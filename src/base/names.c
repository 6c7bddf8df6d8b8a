/* names.c: see names.h. Names are compared as Unicode's canonical caseless matching does (D145 of
 * the standard), with simple foldings: taken apart, their marks in canonical order, folded. */
#include "base/names.h"

#include "base/hash.h"
#include "base/unicode_names.h"
#include "base/utf8.h"

#include <stdlib.h>

enum {
    CODES_MAX = 512, /* of a name, taken apart; what is beyond is not compared */
    HANGUL = 0xAC00,
    HANGUL_COUNT = 11172,
    HANGUL_VOWELS = 21,
    HANGUL_ENDS = 28, /* the first one is none */
    HANGUL_FIRST = 0x1100,
    HANGUL_VOWEL = 0x1161,
    HANGUL_END = 0x11A7,
};

/* ---- tables, which are sorted by what they begin with ---- */

static int compare_range(const void *key, const void *row) {
    const uint32_t *code = key;
    const struct code_range *range = row;
    return *code < range->first ? -1 : *code > range->last;
}

/* The row of a table whose rows begin with a range; NULL: the code is in none. */
#define FIND(table, code)                                                                          \
    bsearch(&(code), table, sizeof(table) / sizeof(table)[0], sizeof(table)[0], compare_range)

static int compare_code(const void *key, const void *row) {
    const uint32_t *code = key;
    const struct code_parts *parts = row;
    return *code < parts->code ? -1 : *code > parts->code;
}

static uint32_t folded(uint32_t code) {
    const struct code_fold *fold = FIND(code_folds, code);
    return fold && (code - fold->first) % fold->step == 0 ? code + (uint32_t)fold->by : code;
}

static int class_of(uint32_t code) {
    const struct code_class *found = FIND(code_classes, code);
    return found ? found->of : 0;
}

/* ---- what is seen ---- */

static bool is_blank(uint32_t code) {
    return FIND(code_blanks, code) != NULL;
}

static bool is_unseen(uint32_t code) {
    return FIND(code_unseen, code) != NULL;
}

bool name_shows(const char *name) {
    bool shows = false;
    size_t length;
    for (; *name && !shows; name += length) {
        uint32_t code = utf8_code(name, &length);
        shows = !is_blank(code) && !is_unseen(code);
    }
    return shows;
}

void name_add(struct text *out, const char *name) {
    if (name_shows(name)) {
        utf8_add_plain(out, name, "");
    }
}

/* ---- one person ---- */

struct codes {
    int count;
    uint32_t code[CODES_MAX];
};

/* A mark goes before those of a higher class that follow the same letter. */
static void add_in_order(struct codes *codes, uint32_t code) {
    int of = class_of(code), at = codes->count;
    if (codes->count == CODES_MAX) {
        return;
    }
    while (of && at > 0 && class_of(codes->code[at - 1]) > of) {
        codes->code[at] = codes->code[at - 1];
        at--;
    }
    codes->code[at] = code;
    codes->count++;
}

static void add_hangul(struct codes *codes, uint32_t syllable) {
    uint32_t end = syllable % HANGUL_ENDS, rest = syllable / HANGUL_ENDS;
    add_in_order(codes, HANGUL_FIRST + rest / HANGUL_VOWELS);
    add_in_order(codes, HANGUL_VOWEL + rest % HANGUL_VOWELS);
    if (end) {
        add_in_order(codes, HANGUL_END + end);
    }
}

/* Takes a character apart, and what it is made of. Only the first part is made of others again. */
static void add_apart(struct codes *codes, uint32_t code) {
    enum { DEEPEST = 8 };
    uint32_t later[DEEPEST];
    int count = 0;
    const struct code_parts *parts;
    while ((parts = bsearch(&code, code_parts, sizeof code_parts / sizeof code_parts[0],
                            sizeof code_parts[0], compare_code)) != NULL) {
        code = parts->first;
        if (parts->second && count < DEEPEST) {
            later[count++] = parts->second;
        }
    }
    if (code - HANGUL < HANGUL_COUNT) {
        add_hangul(codes, code - HANGUL);
    } else {
        add_in_order(codes, code);
    }
    while (count > 0) {
        add_in_order(codes, later[--count]);
    }
}

uint64_t name_person(const char *name) {
    struct codes codes = {0};
    uint64_t person = HASH_START;
    bool blank = false;
    size_t length;
    for (; *name; name += length) {
        uint32_t code = utf8_code(name, &length);
        blank = blank || is_blank(code);
        if (!is_blank(code) && !is_unseen(code)) {
            if (blank && codes.count) {
                add_in_order(&codes, ' ');
            }
            add_apart(&codes, code);
            blank = false;
        }
    }
    for (int i = 0; i < codes.count; i++) {
        person = hash_word(person, folded(codes.code[i]));
    }
    return codes.count ? person + !person : 0;
}
