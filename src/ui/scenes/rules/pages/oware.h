/* oware.h: the rules of Oware as pages to read. */
#ifndef SERAI_UI_SCENES_RULES_PAGES_OWARE_H
#define SERAI_UI_SCENES_RULES_PAGES_OWARE_H

#include "ui/scenes/rules/pages/book.h"

extern const struct rules_book oware_rules;

#endif
