/* saved_samples.h: kept matches to show, without files. */
#ifndef SERAI_TESTS_KEPT_SAMPLES_H
#define SERAI_TESTS_KEPT_SAMPLES_H

#include "ui/model/saved_matches.h"

/* Fills in a Saturday afternoon and `count` unfinished matches, newest first, all different; the
 * last is open in another window. */
void saved_samples(struct saved_matches *saved, int count);

/* Adds finished matches, without their positions, among a dozen players. */
void saved_samples_finished(struct saved_matches *saved, int count);

#endif
