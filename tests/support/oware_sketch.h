/* oware_sketch.h: Oware positions drawn as seen on the table.
 *
 *   "  4 4 4 4 4 1 | 5"     North's houses f e d c b a, and North's store
 *   "> 4 4 4 4 0 1 | 5"     South's houses A B C D E F, and South's store; > is to act */
#ifndef SERAI_TESTS_OWARE_SKETCH_H
#define SERAI_TESTS_OWARE_SKETCH_H

#include "games/oware.h"

/* A sketch as a position string. */
void oware_sketch_text(const char *sketch, struct text *out);

/* The position of a sketch under options "name=value name=value" (or ""). */
struct position oware_sketch_position(const char *sketch, const char *options);

/* Plays legal actions, each a letter; the trace (or NULL) is that of the last one. */
void oware_sketch_play(struct position *pos, const char *letters, struct trace *trace);

#endif
