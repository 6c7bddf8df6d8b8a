/* saddeeqa.h: Saddeeqa's evaluation. */
#ifndef SERAI_AI_SADDEEQA_H
#define SERAI_AI_SADDEEQA_H

#include "ai/search/evaluation.h"

extern const struct evaluation saddeeqa_evaluation;

#endif
