/* marks.h: characters that are never alone: accents and vowel signs of all scripts, the later parts
 * of Korean syllables, joiners, skin tones. */
#ifndef SERAI_BASE_MARKS_H
#define SERAI_BASE_MARKS_H

#include <stdbool.h>
#include <stdint.h>

/* Whether this character belongs to the one before it. */
bool marks_has(uint32_t character);

#endif
