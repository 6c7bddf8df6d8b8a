/* fonts.h: the fonts of the system, for letters that the bundled ones lack. Nothing is looked for
 * until a letter is asked for.
 *
 * SERAI_FONTS in the environment names a folder whose fonts are the only ones of the system. */
#ifndef SERAI_PLATFORM_FONTS_H
#define SERAI_PLATFORM_FONTS_H

#include "platform/platform.h"

/* A file that may have the letter: the best at `attempt` 0, then others; `face` is its font among
 * those of the file. The path is empty when this attempt finds none. False when there are no more
 * attempts. To be called by one thread at a time. */
bool platform_font(uint32_t letter, int attempt, char path[PLATFORM_PATH_MAX], int *face);

/* The same without SERAI_FONTS: of platform_fonts_posix.c and platform_fonts_windows.c. */
bool system_font(uint32_t letter, int attempt, char path[PLATFORM_PATH_MAX], int *face);

/* A font that is where all systems of a kind have it, and the letters for which it is tried. */
struct known_font {
    uint32_t first, last;
    const char *file; /* below the folder */
};

/* The file of the attempt among those of the list that are tried for the letter and exist. */
bool known_font_file(const struct known_font list[], int count, const char *folder, uint32_t letter,
                     int attempt, char path[PLATFORM_PATH_MAX]);

#endif
