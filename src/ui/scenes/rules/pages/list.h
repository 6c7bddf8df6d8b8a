/* list.h: the pages of each game; one file each in this folder. */
#ifndef SERAI_UI_SCENES_RULES_PAGES_LIST_H
#define SERAI_UI_SCENES_RULES_PAGES_LIST_H

#include "ui/scenes/rules/pages/book.h"

extern const struct rules_book oware_rules;
extern const struct rules_book saddeeqa_rules;
extern const struct rules_book shakala_rules;
extern const struct rules_book seega_rules;
extern const struct rules_book dulko_rules;

#define RULES_PAGES(pages) .page = (pages), .pages = (int)(sizeof(pages) / sizeof(pages)[0])

#endif
