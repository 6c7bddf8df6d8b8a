/* saved_samples.h: sample matches for the lists, without files. */
#ifndef SERAI_TESTS_KEPT_SAMPLES_H
#define SERAI_TESTS_KEPT_SAMPLES_H

#include "ui/model/saved_matches.h"

/* Sets the time to a Saturday afternoon and adds `count` unfinished matches, newest first, all
 * different; the last is open in another window. */
void saved_samples(struct saved_matches *saved, int count);

/* Adds finished matches, without their positions, among a dozen players. */
void saved_samples_finished(struct saved_matches *saved, int count);

#endif
