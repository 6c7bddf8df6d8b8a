/* rules.h: the rules of Saddeeqa as pages to read. */
#ifndef SERAI_UI_BOARDS_SADDEEQA_RULES_H
#define SERAI_UI_BOARDS_SADDEEQA_RULES_H

#include "ui/board_kit/book.h"

extern const struct rules_book saddeeqa_rules;

#endif
