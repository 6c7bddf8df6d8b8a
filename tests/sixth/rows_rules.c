/* rows_rules.c: see rows_rules.h. */
#include "sixth/rows_rules.h"

#include "sixth/rows.h"

static const struct rules_page pages[] = {
    {
        .title = WORD_ROWS_RULES,
        .text = WORD_ROWS_RULES_TEXT,
        .example = {{.title = WORD_ROWS_THREE,
                     .text = WORD_ROWS_THREE_TEXT,
                     .position = "---/-o-/xx- o",
                     .actions = "a3 c1",
                     .places = "square:a1 square:b1 square:c1",
                     .score = {1, 0},
                     .result = "win 0 score"}},
    },
};

const struct rules_book rows_rules = {.game = &rows_game, RULES_PAGES(pages)};
