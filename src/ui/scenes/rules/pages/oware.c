/* oware.c: the rules of Oware, page by page. */
#include "ui/scenes/rules/pages/oware.h"

#include "games/oware.h"

static const struct rules_page pages[] = {
    {
        .title = WORD_RULES_ABOUT,
        .text = WORD_ROW_ABOUT_TEXT,
        .example = {EXAMPLE(WORD_ROW_SIDES, WORD_ROW_SIDES_TEXT, NULL, .line = WORD_ROW_SIDES_LINE,
                            .actions = "C", .places = "pit:A pit:B pit:C pit:D pit:E pit:F",
                            .quiet = true),
                    EXAMPLE(WORD_RULES_CATCH, WORD_ROW_CATCH_TEXT, "3-0-7-2-1-4-2-5-2-1-4-6-8-3-S",
                            .actions = "F", .score = {13, 3})},
    },
    {
        .title = WORD_RULES_SOWING,
        .text = WORD_ROW_SOWING_TEXT,
        .example = {EXAMPLE(WORD_ROW_FIRST, WORD_ROW_FIRST_TEXT, NULL, .actions = "C d"),
                    EXAMPLE(WORD_ROW_ROUND, WORD_ROW_ROUND_TEXT, "0-2-0-1-14-1-3-2-4-1-2-2-9-7-S",
                            .actions = "E", .score = {9, 7})},
    },
    {
        .title = WORD_RULES_CAPTURING,
        .text = WORD_ROW_CATCHING_TEXT,
        .example = {EXAMPLE(WORD_ROW_CHAIN, WORD_ROW_CHAIN_TEXT, "3-0-7-2-1-5-2-1-3-1-1-6-8-8-S",
                            .actions = "F", .score = {12, 8}),
                    EXAMPLE(WORD_ROW_NONE, WORD_ROW_NONE_TEXT, "3-0-7-2-1-4-2-5-2-3-4-6-8-1-S",
                            .actions = "F", .score = {8, 1})},
    },
    {
        .title = WORD_RULES_FEEDING,
        .text = WORD_ROW_FEEDING_TEXT,
        .example = {EXAMPLE(WORD_RULES_TOO_SHORT, WORD_ROW_HUNGRY_TEXT,
                            "2-1-0-3-1-2-0-0-0-0-0-0-18-21-S", .refused = "pit:A",
                            .score = {18, 21}),
                    EXAMPLE(WORD_RULES_FAR_ENOUGH, WORD_ROW_FED_TEXT,
                            "2-1-0-3-1-2-0-0-0-0-0-0-18-21-S", .actions = "D", .score = {18, 21})},
    },
    {
        .title = WORD_ROW_SLAM,
        .text = WORD_ROW_SLAM_TEXT,
        .example = {EXAMPLE(WORD_ROW_SLAM_NOT, WORD_ROW_SLAM_NOT_TEXT,
                            "4-3-2-5-1-2-1-1-0-0-0-0-15-14-S", .refused = "pit:F",
                            .score = {15, 14}),
                    EXAMPLE(WORD_ROW_SLAM_ELSE, WORD_ROW_SLAM_ELSE_TEXT,
                            "4-3-2-5-1-2-1-1-0-0-0-0-15-14-S", .actions = "E", .score = {15, 14})},
        .note = {{.text = WORD_ROW_SLAM_OPTION, .option = "grand-slam"}},
    },
    {
        .title = WORD_RULES_END,
        .text = WORD_ROW_END_TEXT,
        .example = {EXAMPLE(WORD_ROW_MAJORITY, WORD_ROW_MAJORITY_TEXT,
                            "1-0-2-1-0-3-2-1-1-4-2-0-23-8-S", .actions = "F", .score = {30, 8},
                            .result = "win 0 majority"),
                    EXAMPLE(WORD_ROW_SHARED, WORD_ROW_SHARED_TEXT,
                            "3-1-0-0-0-0-0-0-0-0-0-1-22-21-N", .actions = "f", .score = {27, 21},
                            .result = "win 0 score")},
        .note = {{.text = WORD_ROW_LEFTOVERS, .option = "leftovers"}},
    },
    {
        .title = WORD_ROW_LOOPS,
        .text = WORD_ROW_LOOPS_TEXT,
        .example = {EXAMPLE(WORD_RULES_AGREED, WORD_ROW_AGREE_TEXT,
                            "0-1-0-0-0-0-0-1-0-0-0-0-23-23-S", .actions = "B b agree",
                            .score = {24, 24}, .result = "draw agreement")},
    },
    {
        .title = WORD_RULES_RULINGS,
        .text = WORD_RULES_RULINGS_TEXT,
        .note = {{.text = WORD_ROW_RULING_SKIPPED},
                 {.text = WORD_ROW_RULING_FEEDS},
                 {.text = WORD_ROW_RULING_ALL},
                 {.text = WORD_ROW_RULING_FIRST},
                 {.text = WORD_ROW_RULING_LOOP}},
    },
};

const struct rules_book oware_rules = {.game = &oware_game, RULES_PAGES(pages)};
