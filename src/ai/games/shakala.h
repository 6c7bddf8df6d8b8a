/* shakala.h: what the search knows of Shakala. */
#ifndef SERAI_AI_SHAKALA_H
#define SERAI_AI_SHAKALA_H

#include "ai/search/evaluation.h"

extern const struct evaluation shakala_evaluation;

#endif
