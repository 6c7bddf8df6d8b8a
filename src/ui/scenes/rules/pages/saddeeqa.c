/* saddeeqa.c: the rules of Saddeeqa, page by page. */
#include "ui/scenes/rules/pages/saddeeqa.h"

#include "games/saddeeqa.h"

#define ENDLESS "1-0-1-0-5-2-1-6-0-1-2-4-0-4-1-0-7-13-0"

static const struct rules_page pages[] = {
    {WORD_RULES_ABOUT, WORD_RSA_ABOUT_TEXT,
     .example = {EXAMPLE(WORD_RSA_SIDES, WORD_RSA_SIDES_TEXT, NULL, .line = WORD_RSA_SIDES_LINE,
                         .actions = "2ccw",
                         .places = "pit:0 pit:1 pit:2 pit:3 pit:4 pit:5 pit:6 pit:7",
                         .quiet = true),
                 EXAMPLE(WORD_RULES_CATCH, WORD_RSA_CATCH_TEXT,
                         "0-2-0-0-5-0-1-0-2-6-0-1-4-2-0-3-20-18-0", .actions = "1cw",
                         .score = {24, 18})}},
    {WORD_RULES_SOWING, WORD_RSA_SOWING_TEXT,
     .example = {EXAMPLE(WORD_RSA_ONEWAY, WORD_RSA_ONEWAY_TEXT,
                         "0-2-0-0-1-0-1-0-2-0-0-1-4-2-0-3-20-18-0", .actions = "6cw",
                         .score = {22, 18}),
                 EXAMPLE(WORD_RSA_OTHERWAY, WORD_RSA_OTHERWAY_TEXT,
                         "0-1-0-0-1-0-1-0-2-0-0-1-4-2-0-3-20-19-0", .actions = "1ccw",
                         .score = {23, 19})}},
    {WORD_RSA_LAPS, WORD_RSA_LAPS_TEXT,
     .example = {EXAMPLE(WORD_RSA_TWO_LAPS, WORD_RSA_TWO_LAPS_TEXT,
                         "0-3-0-1-2-0-0-0-0-1-0-1-4-2-0-3-20-19-0", .actions = "1cw",
                         .score = {20, 19}),
                 EXAMPLE(WORD_RSA_OPENING, WORD_RSA_OPENING_TEXT, NULL, .actions = "0cw")}},
    {WORD_RULES_CAPTURING, WORD_RSA_CATCHING_TEXT,
     .example = {EXAMPLE(WORD_RSA_OPPOSITE, WORD_RSA_OPPOSITE_TEXT,
                         "0-2-0-0-5-0-1-0-2-6-0-1-4-2-0-3-20-18-0", .actions = "1cw",
                         .score = {24, 18}),
                 EXAMPLE(WORD_RSA_FAR, WORD_RSA_FAR_TEXT, "0-2-0-0-1-0-2-0-0-0-0-1-4-2-0-3-20-18-0",
                         .actions = "6cw", .score = {20, 18})}},
    {WORD_RSA_ENDLESS, WORD_RSA_ENDLESS_TEXT,
     .example = {EXAMPLE(WORD_RSA_NEVER, WORD_RSA_NEVER_TEXT, ENDLESS,
                         .refused = "pit:7 direction:cw", .score = {7, 13}),
                 EXAMPLE(WORD_RSA_INSTEAD, WORD_RSA_INSTEAD_TEXT, ENDLESS, .actions = "7ccw",
                         .score = {8, 13})}},
    {WORD_RULES_END, WORD_RSA_END_TEXT,
     .example = {EXAMPLE(WORD_RSA_LAST, WORD_RSA_LAST_TEXT,
                         "0-0-0-0-0-0-0-1-0-0-0-3-0-1-0-2-30-27-0", .actions = "7cw",
                         .score = {30, 34}, .result = "win 1 score"),
                 EXAMPLE(WORD_RSA_TAKEN, WORD_RSA_TAKEN_TEXT,
                         "1-0-0-1-0-0-0-0-0-0-0-3-0-0-0-0-29-30-0", .actions = "3cw",
                         .score = {34, 30}, .result = "win 0 score")}},
    {WORD_RULES_OPTIONS, WORD_RULES_OPTIONS_TEXT,
     .note = {{.text = WORD_RSA_OPT_STONES, .option = "stones"},
              {.text = WORD_RSA_OPT_FIRST, .option = "first"},
              {.text = WORD_RSA_RULING_SKIPPED},
              {.text = WORD_RSA_RULING_ENDLESS},
              {.text = WORD_RSA_RULING_STRANDED},
              {.text = WORD_RSA_RULING_WHOSE},
              {.text = WORD_RSA_RULING_AGREE}}},
};

const struct rules_book saddeeqa_rules = {.game = &saddeeqa_game, RULES_PAGES(pages)};
