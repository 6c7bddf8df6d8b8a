/* calibrate.h: learns how many points a value is, from matches that the search plays against
 * itself with the weights that the program was built with, or from matches between companions. For
 * developers; players never need it.
 */
#ifndef SERAI_AI_CALIBRATE_H
#define SERAI_AI_CALIBRATE_H

#include "ai/learn/learn.h"

struct calibration;

/* NULL for want of memory. A round is a call of calibration_round. */
struct calibration *calibration_new(const struct learn_plan *plan);
void calibration_free(struct calibration *calibration);

/* Plays the matches of a round and notes what the values met in them came to. */
void calibration_round(struct calibration *calibration);

/* For evaluation.points: what fits the margins at the end of all these matches best, by least
 * squares. At least 1. */
int16_t calibration_points(const struct calibration *calibration, int stage);

/* For evaluation.leads: the part of the lead that fits best what the points leave of the margins.
 */
int16_t calibration_leads(const struct calibration *calibration, int stage);

#endif
