/* learn.h: learns the weights of an evaluation from the results of matches that the search plays
 * against itself, and from nothing else. The same plan gives the same weights on every machine with
 * the same floating-point arithmetic. For developers; players never need it. */
#ifndef SERAI_AI_LEARN_H
#define SERAI_AI_LEARN_H

#include "ai/search/search.h"

struct learn_plan {
    const struct evaluation *evaluation;
    struct options options; /* of every match; seeds are resolved for each */
    uint64_t seed;
    int rounds;
    int matches; /* a round */
    int nodes;   /* of each search; with `turns`, positions looked at for each turn */
    bool turns;  /* instead of searching, who plays looks at every end of a turn and takes the best:
                    that is many times as many matches */
    int points;  /* of a logit, in hundredths, by which the search values a repetition; 0: those of
                    the  weights that the program was built with */
    bool cuts;   /* what follows a random turn tells nothing about the positions before it */
    bool leads;  /* calibration: the lead counts, too, in matches that are played to their end */
    bool erring; /* calibration: the matches are those of companions, who err as people do */
};

struct learner;

/* NULL for want of memory. The weights begin at zero. */
struct learner *learner_new(const struct learn_plan *plan);
void learner_free(struct learner *learner);

/* Plays the matches of a round and learns from them and from the rounds shortly before. Returns
 * NULL, or a message. */
const char *learner_round(struct learner *learner);

/* Replaces the weights by their mean over the second half of the plan's rounds, after the last. */
void learner_take_mean(struct learner *learner);

/* The mean error of the predictions for the last round's positions, from 0 to 1, before learning
 * from them. */
double learner_error(const struct learner *learner);

/* Positions in the last round. */
int learner_positions(const struct learner *learner);

/* The learned weights, in the form the search takes; valid until the next round. */
const int16_t *learner_weights(const struct learner *learner);

/* For packed_weights.points. */
int learner_points(const struct learner *learner);

#endif
