/* touch.c: see touch.h. */
#include "engine/touch.h"

#include <string.h>

const char *touch_name(const char *touched, const char *kind) {
    size_t length = strlen(kind);
    bool same = strncmp(touched, kind, length) == 0 && touched[length] == ':';
    return same ? touched + length + 1 : NULL;
}

int touch_letter(const char *touched, const char *kind, const char *letters) {
    const char *name = touch_name(touched, kind);
    const char *found = name && name[0] && !name[1] ? strchr(letters, name[0]) : NULL;
    return found ? (int)(found - letters) : NOWHERE;
}

int touch_choice(const char *touched, const char *kind, const char *const names[], int count) {
    const char *name = touch_name(touched, kind);
    for (int i = 0; name && i < count; i++) {
        if (strcmp(names[i], name) == 0) {
            return i;
        }
    }
    return NOWHERE;
}

int touch_number(const char *touched, const char *kind, int most) {
    const char *name = touch_name(touched, kind);
    uint32_t number = 0;
    const char *end = name ? read_number(name, (uint32_t)most, &number) : NULL;
    return end && !*end ? (int)number : NOWHERE;
}

int touch_square(const char *touched, int size, int width) {
    const char *name = touch_name(touched, "square");
    if (!name || !name[0] || !name[1] || name[2]) {
        return NOWHERE;
    }
    int column = name[0] - 'a', row = name[1] - '1';
    bool inside = column >= 0 && column < size && row >= 0 && row < size;
    return inside ? row * width + column : NOWHERE;
}

void touch_square_name(int square, int width, struct text *out) {
    text_char(out, (char)('a' + square % width));
    text_char(out, (char)('1' + square / width));
}
