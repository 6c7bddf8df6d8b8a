/* rules.h: the rules of Dulko as pages to read. */
#ifndef SERAI_UI_BOARDS_DULKO_RULES_H
#define SERAI_UI_BOARDS_DULKO_RULES_H

#include "ui/board_kit/book.h"

extern const struct rules_book dulko_rules;

#endif
