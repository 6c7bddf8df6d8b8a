/* letters.c: see letters.h. */
#include "ui/draw/letters.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

static float letter_width(char letter) {
    static const struct {
        const char *letters;
        float width;
    } widths[] = {{"ijl", 4},           {".,:", 4.5F},   {"frt", 6},         {"-1", 7.6F},
                  {"ksx", 8.8F},        {"acvyz", 9.1F}, {"ehnouEF7", 9.6F}, {"bdgpq029", 10},
                  {"ACDGHNOQU", 11.8F}, {"w", 13.2F},    {"mMW@", 15.5F}};
    const float others = 10.4F;
    for (size_t i = 0; i < sizeof widths / sizeof widths[0]; i++) {
        if (strchr(widths[i].letters, letter)) {
            return widths[i].width;
        }
    }
    bool goes_on = ((unsigned char)letter & 0xC0) == 0x80; /* a letter of several bytes */
    return goes_on ? 0 : others;
}

float letters_width(const char *text) {
    float width = 0;
    for (; *text; text++) {
        width += letter_width(*text);
    }
    return width;
}
