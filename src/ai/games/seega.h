/* seega.h: Seega's evaluations, one for each size of board. */
#ifndef SERAI_AI_SEEGA_H
#define SERAI_AI_SEEGA_H

#include "ai/search/evaluation.h"

extern const struct evaluation seega5_evaluation, seega7_evaluation, seega9_evaluation;

#endif
