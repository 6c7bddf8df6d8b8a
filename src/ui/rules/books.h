/* books.h: the pages of each game; one file each in this folder. */
#ifndef SERAI_UI_RULES_BOOKS_H
#define SERAI_UI_RULES_BOOKS_H

#include "ui/rules_pages.h"

extern const struct rules_book oware_rules;
extern const struct rules_book saddeeqa_rules;
extern const struct rules_book shakala_rules;
extern const struct rules_book seega_rules;
extern const struct rules_book dulko_rules;

#define RULES_PAGES(pages) .page = (pages), .pages = (int)(sizeof(pages) / sizeof(pages)[0])

#endif
