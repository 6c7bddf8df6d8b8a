/* shakala.h: the rules of Shakala as pages to read. */
#ifndef SERAI_UI_SCENES_RULES_PAGES_SHAKALA_H
#define SERAI_UI_SCENES_RULES_PAGES_SHAKALA_H

#include "ui/scenes/rules/pages/book.h"

extern const struct rules_book shakala_rules;

#endif
