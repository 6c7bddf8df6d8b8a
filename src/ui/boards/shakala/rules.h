/* rules.h: the rules of Shakala as pages to read. */
#ifndef SERAI_UI_BOARDS_SHAKALA_RULES_H
#define SERAI_UI_BOARDS_SHAKALA_RULES_H

#include "ui/board_kit/book.h"

extern const struct rules_book shakala_rules;

#endif
