/* saddeeqa.h: the rules of Saddeeqa as pages to read. */
#ifndef SERAI_UI_SCENES_RULES_PAGES_SADDEEQA_H
#define SERAI_UI_SCENES_RULES_PAGES_SADDEEQA_H

#include "ui/scenes/rules/pages/book.h"

extern const struct rules_book saddeeqa_rules;

#endif
