/* rules.h: the rules of Oware as pages to read. */
#ifndef SERAI_UI_BOARDS_OWARE_RULES_H
#define SERAI_UI_BOARDS_OWARE_RULES_H

#include "ui/board_kit/book.h"

extern const struct rules_book oware_rules;

#endif
