/* dulko.h: the rules of Dulko as pages to read. */
#ifndef SERAI_UI_SCENES_RULES_PAGES_DULKO_H
#define SERAI_UI_SCENES_RULES_PAGES_DULKO_H

#include "ui/scenes/rules/pages/book.h"

extern const struct rules_book dulko_rules;

#endif
