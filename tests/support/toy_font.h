/* toy_font.h: font files of plain boxes, as small as FreeType reads them. */
#ifndef SERAI_TESTS_TOY_FONT_H
#define SERAI_TESTS_TOY_FONT_H

#include <stdint.h>

/* Writes a font that has the letters from `first` to `last`, at most 64: boxes, each as wide as
 * `advance` thousandths of the size, and each a little higher than the one before. */
void toy_font_write(const char *path, uint32_t first, uint32_t last, int advance);

#endif
