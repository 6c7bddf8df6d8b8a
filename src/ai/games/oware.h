/* oware.h: Oware's evaluation. */
#ifndef SERAI_AI_OWARE_H
#define SERAI_AI_OWARE_H

#include "ai/search/evaluation.h"

extern const struct evaluation oware_evaluation;

#endif
