/* seega.h: the rules of Seega as pages to read. */
#ifndef SERAI_UI_SCENES_RULES_PAGES_SEEGA_H
#define SERAI_UI_SCENES_RULES_PAGES_SEEGA_H

#include "ui/scenes/rules/pages/book.h"

extern const struct rules_book seega_rules;

#endif
