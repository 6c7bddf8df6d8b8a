/* typeset.c: see typeset.h. */
#include "sdl/video/typeset.h"

#include "base/utf8.h"
#include "sdl/video/faces.h"
#include "ui/draw/bidi.h"

#include <string.h>

/* Scripts whose letters change with their neighbors or their order. */
static const char *script_of(uint32_t letter) {
    static const struct {
        uint32_t first, last;
        const char *name;
    } scripts[] = {
        {0x0590, 0x05FF, "Hebr"}, {0x0600, 0x06FF, "Arab"},   {0x0700, 0x074F, "Syrc"},
        {0x0750, 0x077F, "Arab"}, {0x0780, 0x07BF, "Thaa"},   {0x07C0, 0x07FF, "Nkoo"},
        {0x0870, 0x08FF, "Arab"}, {0x0900, 0x097F, "Deva"},   {0x0980, 0x09FF, "Beng"},
        {0x0A00, 0x0A7F, "Guru"}, {0x0A80, 0x0AFF, "Gujr"},   {0x0B00, 0x0B7F, "Orya"},
        {0x0B80, 0x0BFF, "Taml"}, {0x0C00, 0x0C7F, "Telu"},   {0x0C80, 0x0CFF, "Knda"},
        {0x0D00, 0x0D7F, "Mlym"}, {0x0D80, 0x0DFF, "Sinh"},   {0x0E00, 0x0E7F, "Thai"},
        {0x0E80, 0x0EFF, "Laoo"}, {0x0F00, 0x0FFF, "Tibt"},   {0x1000, 0x109F, "Mymr"},
        {0x1100, 0x11FF, "Hang"}, {0x1780, 0x17FF, "Khmr"},   {0x1800, 0x18AF, "Mong"},
        {0xAC00, 0xD7FF, "Hang"}, {0xFB1D, 0xFB4F, "Hebr"},   {0xFB50, 0xFDFF, "Arab"},
        {0xFE70, 0xFEFE, "Arab"}, {0x1E900, 0x1E95F, "Adlm"},
    };
    for (size_t i = 0; i < sizeof scripts / sizeof scripts[0]; i++) {
        if (letter >= scripts[i].first && letter <= scripts[i].last) {
            return scripts[i].name;
        }
    }
    return NULL;
}

static bool agrees(const char *script, const char *other) {
    return !script || !other || strcmp(script, other) == 0;
}

struct text_parts {
    struct text_part *part;
    int count;
};

/* Adds a character to the last part, unless that is of another kind or of an earlier run. */
static void add(struct text_parts *parts, const struct text_part *character, bool begins) {
    struct text_part *last = parts->count && !begins ? &parts->part[parts->count - 1] : NULL;
    if (last && last->face == character->face && last->face != FACE_NONE &&
        agrees(last->script, character->script)) {
        last->length += character->length;
        last->script = last->script ? last->script : character->script;
    } else if (parts->count < PARTS_MAX) {
        parts->part[parts->count++] = *character;
    }
}

/* Adds a character; if no face has it whole, each letter and mark of it. */
static void add_character(struct text_parts *parts, enum font font, const char *line,
                          struct text_part character, bool begins) {
    size_t bytes;
    const char *at = line + character.start;
    bool plain = (unsigned char)*at < 0x80 && character.length == 1;
    character.script = script_of(utf8_code(at, &bytes));
    character.face = plain ? face_of(font) : face_for(font, at, character.length);
    if (character.face != FACE_NONE || character.length == bytes) {
        add(parts, &character, begins);
        return;
    }
    for (size_t end = character.start + character.length; character.start < end; begins = false) {
        utf8_code(line + character.start, &character.length);
        character.face = face_for(font, line + character.start, character.length);
        add(parts, &character, begins);
        character.start += character.length;
    }
}

static void reverse(struct text_part *parts, int count) {
    for (int i = 0; i < count / 2; i++) {
        struct text_part swap = parts[i];
        parts[i] = parts[count - 1 - i];
        parts[count - 1 - i] = swap;
    }
}

int typeset_line(enum font font, const char *line, bool right_to_left,
                 struct text_part parts[PARTS_MAX]) {
    struct bidi_run runs[BIDI_RUNS_MAX];
    struct text_parts all = {parts, 0};
    int count = bidi_runs(line, right_to_left, runs);
    for (int i = 0; i < count; i++) {
        int first = all.count;
        struct text_part character = {.right_to_left = runs[i].right_to_left};
        size_t end = runs[i].start + runs[i].length;
        for (size_t at = runs[i].start; at < end; at += character.length) {
            character.start = at;
            character.length = utf8_character(line, at);
            character.length = at + character.length < end ? character.length : end - at;
            add_character(&all, font, line, character, at == runs[i].start);
        }
        if (runs[i].right_to_left) {
            reverse(parts + first, all.count - first);
        }
    }
    return all.count;
}
