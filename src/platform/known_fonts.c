/* known_fonts.c: known_font_file of fonts.h, for systems whose fonts are in known places. */
#include "platform/fonts.h"

bool known_font_file(const struct known_font list[], int count, const char *folder, uint32_t letter,
                     int attempt, char path[PLATFORM_PATH_MAX]) {
    for (int i = 0; i < count; i++) {
        struct text text = text_fixed(path, PLATFORM_PATH_MAX);
        if (letter >= list[i].first && letter <= list[i].last) {
            text_format(&text, "%s/%s", folder, list[i].file);
            if (!text.truncated && platform_exists(path) && attempt-- == 0) {
                return true;
            }
        }
    }
    return false;
}
