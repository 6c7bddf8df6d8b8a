/* shakala.h: Shakala's evaluation. */
#ifndef SERAI_AI_SHAKALA_H
#define SERAI_AI_SHAKALA_H

#include "ai/search/evaluation.h"

extern const struct evaluation shakala_evaluation;

#endif
