/* mo.c: see mo.h. */
#include "words/mo.h"

#include <string.h>

enum { MAGIC_BYTE = 0xDE, HEADER = 28, ENTRY = 8, CONTEXT_END = 4 /* EOT, in the original */ };

static uint32_t number_at(const struct mo *mo, size_t at) {
    const unsigned char *byte = mo->bytes + at;
    uint32_t number = 0;
    for (int i = 0; i < 4; i++) {
        number |= (uint32_t)byte[mo->swapped ? 3 - i : i] << 8 * i;
    }
    return number;
}

/* Whether a table of all texts lies within the file. */
static bool holds(const struct mo *mo, uint32_t table) {
    return table <= mo->size && mo->count <= (mo->size - table) / ENTRY;
}

bool mo_open(struct mo *mo, const void *bytes, size_t size) {
    static const unsigned char magic[] = {MAGIC_BYTE, 0x12, 0x04, 0x95};
    *mo = (struct mo){.bytes = bytes, .size = size};
    if (size < HEADER) {
        return false;
    }
    mo->swapped = mo->bytes[0] != MAGIC_BYTE;
    for (int i = 0; i < 4; i++) {
        if (mo->bytes[mo->swapped ? 3 - i : i] != magic[i]) {
            return false;
        }
    }
    mo->count = number_at(mo, 8);
    mo->originals = number_at(mo, 12);
    mo->translations = number_at(mo, 16);
    return number_at(mo, 4) >> 16 <= 1 && holds(mo, mo->originals) && holds(mo, mo->translations);
}

/* The text of an entry, which must end with a NUL within the file; else NULL. */
static const char *text_at(const struct mo *mo, uint32_t table, uint32_t index, size_t *length) {
    size_t entry = table + (size_t)index * ENTRY;
    uint32_t size = number_at(mo, entry), at = number_at(mo, entry + 4);
    if (at >= mo->size || size >= mo->size - at || mo->bytes[at + size] != '\0') {
        return NULL;
    }
    *length = size;
    return (const char *)mo->bytes + at;
}

/* As strcmp of what is sought and an original. */
static int compare(const char *context, const char *english, const char *original) {
    if (context) {
        size_t length = strlen(context);
        int order = strncmp(context, original, length);
        order = order ? order : CONTEXT_END - (unsigned char)original[length];
        if (order || !english) {
            return order;
        }
        original += length + 1;
    }
    return strcmp(english, original);
}

const char *mo_find(const struct mo *mo, const char *context, const char *english, size_t *length) {
    uint32_t low = 0, high = mo->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        const char *original = text_at(mo, mo->originals, middle, length);
        int order = original ? compare(context, english, original) : 1;
        if (original && order == 0) {
            return text_at(mo, mo->translations, middle, length);
        }
        low = order > 0 ? middle + 1 : low;
        high = order > 0 ? high : middle;
    }
    return NULL;
}
