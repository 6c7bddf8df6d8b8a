/* sent_coats.c: see sent_coats.h. */
#include "records/sent_coats.h"

#include "base/utf8.h"
#include "records/sent_bits.h"

#include <string.h>

enum { COATS_MOST = 6, ENTITY_MOST = 32, HEX_DIGITS = 4 };

/* ---- numbers ---- */

static int hex_value(char c) {
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

/* The number of so many digits. Returns where it ends; NULL: there are not so many. */
static const char *read_hex(const char *at, const char *end, int digits, uint32_t *number) {
    *number = 0;
    for (; digits > 0; digits--, at++) {
        int value = at < end ? hex_value(*at) : -1;
        if (value < 0) {
            return NULL;
        }
        *number = *number << 4 | (uint32_t)value;
    }
    return at;
}

/* ---- characters that are written as others; each returns where it ends, NULL: it is none ---- */

/* "%3A", "=3A": a byte. */
static const char *take_byte(const char *at, const char *end, struct text *out) {
    uint32_t byte = 0;
    const char *next = *at == '%' || *at == '=' ? read_hex(at + 1, end, 2, &byte) : NULL;
    if (next && byte) {
        text_char(out, (char)byte);
        return next;
    }
    return NULL;
}

/* "-3A": as one mail filter writes the colon of an address. Other hyphens are only hyphens. */
static const char *take_hyphen(const char *at, const char *end, struct text *out) {
    uint32_t byte = 0;
    const char *next = *at == '-' ? read_hex(at + 1, end, 2, &byte) : NULL;
    if (next && byte == ':') {
        text_char(out, ':');
        return next;
    }
    return NULL;
}

/* "\u003A" */
static const char *take_escape(const char *at, const char *end, struct text *out) {
    uint32_t code = 0;
    bool begins = *at == '\\' && end - at > 1 && at[1] == 'u';
    const char *next = begins ? read_hex(at + 2, end, HEX_DIGITS, &code) : NULL;
    return next && code && utf8_add(out, code) ? next : NULL;
}

/* "=" and the end of a line, with blanks between them. */
static const char *take_soft_end(const char *at, const char *end) {
    if (*at != '=') {
        return NULL;
    }
    do {
        at++;
    } while (at < end && (*at == ' ' || *at == '\t' || *at == '\r'));
    return at < end && *at == '\n' ? at + 1 : NULL;
}

/* The name or number of an entity, up to its semicolon. */
static bool add_entity(const char *name, struct text *out) {
    static const struct {
        const char *name;
        char character;
    } known[] = {{"colon", ':'}, {"num", '#'},    {"amp", '&'},    {"lt", '<'},  {"gt", '>'},
                 {"quot", '"'},  {"equals", '='}, {"percnt", '%'}, {"sol", '/'}, {"period", '.'}};
    uint32_t code = 0;
    if (name[0] == '#') {
        bool hex = name[1] == 'x' || name[1] == 'X';
        size_t digits = strlen(name + 1 + hex);
        const char *number = name + 1 + hex;
        const char *rest = hex ? read_hex(number, number + digits, (int)digits, &code)
                               : read_number(number + strspn(number, "0"), 0x10FFFF, &code);
        return digits && rest && !*rest && code && utf8_add(out, code);
    }
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        if (strcmp(known[i].name, name) == 0) {
            text_char(out, known[i].character);
            return true;
        }
    }
    text_char(out, ' '); /* all others are none that a line has: marks, blanks, nothing */
    return true;
}

/* "&#58;", "&#x3A;", "&colon;" */
static const char *take_entity(const char *at, const char *end, struct text *out) {
    char name[ENTITY_MOST];
    struct text text = text_fixed(name, sizeof name);
    const char *from = at;
    if (*at++ != '&') {
        return NULL;
    }
    while (at < end && (sent_is_letter_or_digit(*at) || (*at == '#' && at == from + 1))) {
        text_char(&text, *at++);
    }
    bool whole = at < end && *at == ';' && text.length > 0 && !text.truncated;
    return whole && add_entity(name, out) ? at + 1 : NULL;
}

/* "<wbr>", "</a>": not one that has a line in it, as "<a href=...>". */
static const char *take_tag(const char *at, const char *end) {
    const char *from = at;
    bool begins = *at == '<' && end - at > 2 &&
                  (sent_is_letter_or_digit(at[1]) || at[1] == '/' || at[1] == '!');
    do {
        at++;
    } while (begins && at < end && *at != '<' && *at != '>');
    bool tag = begins && at < end && *at == '>' && !sent_find(from, at);
    return tag ? at + 1 : NULL;
}

/* ---- all of them ---- */

/* Appends what is below the outermost coat; false: there is none. */
static bool take_off(const char *at, const char *end, struct text *out) {
    bool any = false;
    while (at < end) {
        const char *next = take_byte(at, end, out);
        next = next ? next : take_soft_end(at, end);
        next = next ? next : take_hyphen(at, end, out);
        next = next ? next : take_escape(at, end, out);
        next = next ? next : take_entity(at, end, out);
        next = next ? next : take_tag(at, end);
        any = any || next;
        if (!next) {
            text_char(out, *at);
        }
        at = next ? next : at + 1;
    }
    return any;
}

struct sent_coats sent_coats_on(const char *text, size_t length) {
    return (struct sent_coats){.text = text, .length = length};
}

bool sent_coats_off(struct sent_coats *coats) {
    struct text below = {0};
    if (coats->off == COATS_MOST || !take_off(coats->text, coats->text + coats->length, &below) ||
        below.truncated) {
        text_free(&below);
        return false;
    }
    text_free(&coats->own);
    coats->own = below;
    coats->text = text_string(&coats->own);
    coats->length = coats->own.length;
    coats->off++;
    return true;
}

void sent_coats_free(struct sent_coats *coats) {
    text_free(&coats->own);
    *coats = (struct sent_coats){.text = "", .length = 0};
}
