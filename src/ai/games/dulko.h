/* dulko.h: Dulko's evaluation. */
#ifndef SERAI_AI_DULKO_H
#define SERAI_AI_DULKO_H

#include "ai/search/evaluation.h"

extern const struct evaluation dulko_evaluation;

#endif
