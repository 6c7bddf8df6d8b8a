/* rules.h: the rules of Seega as pages to read. */
#ifndef SERAI_UI_BOARDS_SEEGA_RULES_H
#define SERAI_UI_BOARDS_SEEGA_RULES_H

#include "ui/board_kit/book.h"

extern const struct rules_book seega_rules;

#endif
