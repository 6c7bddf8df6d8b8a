/* rows_rules.h: the rules of Rows as pages to read. */
#ifndef SERAI_TESTS_ROWS_RULES_H
#define SERAI_TESTS_ROWS_RULES_H

#include "ui/board_kit/book.h"

extern const struct rules_book rows_rules;

#endif
