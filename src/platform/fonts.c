/* fonts.c: see fonts.h. What all systems share. */
#include "platform/fonts.h"

#include <stdlib.h>
#include <string.h>

static int by_name(const void *a, const void *b) {
    return strcmp(((const struct platform_entry *)a)->name,
                  ((const struct platform_entry *)b)->name);
}

static bool font_in(const char *folder, int attempt, char path[PLATFORM_PATH_MAX]) {
    struct platform_listing listing = {0};
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    bool found = !platform_list(folder, &listing) && attempt < listing.count;
    if (found) {
        qsort(listing.entry, (size_t)listing.count, sizeof listing.entry[0], by_name);
        text_format(&text, "%s/%s", folder, listing.entry[attempt].name);
    }
    platform_free_listing(&listing);
    return found && !text.truncated;
}

bool platform_font(uint32_t letter, int attempt, char path[PLATFORM_PATH_MAX], int *face) {
    const char *folder = getenv("SERAI_FONTS");
    *face = 0;
    return folder ? font_in(folder, attempt, path) : system_font(letter, attempt, path, face);
}
