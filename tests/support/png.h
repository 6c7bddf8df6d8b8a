/* png.h: writes pictures that people and tests can look at. */
#ifndef SERAI_TESTS_PNG_H
#define SERAI_TESTS_PNG_H

#include <stdbool.h>

/* Writes an RGBA picture (width·height·4 bytes, straight alpha) as an uncompressed PNG file.
 * False when the file cannot be written. */
bool png_write(const char *path, const unsigned char *rgba, int width, int height);

#endif
