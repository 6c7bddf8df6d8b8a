/* seega.c: the rules of Seega, page by page. */
#include "ui/scenes/rules/pages/seega.h"

#include "games/seega.h"

#define CATCH "o3x/1xo2/3x1/1o2x/2o2 x 0 0 8 8 move"
#define QUIET "o3x/1x3/2x1o/5/1o2x x 0 0 9 8 move"

static const struct rules_page pages[] = {
    {
        .title = WORD_RULES_ABOUT,
        .text = WORD_RSE_ABOUT_TEXT,
        .example = {EXAMPLE(WORD_RSE_BOARD, WORD_RSE_BOARD_TEXT,
                            "xoxox/oxoxo/xo1xo/oxoxo/xoxxo o 0 0 0 0 move",
                            .line = WORD_RSE_BOARD_LINE, .actions = "c4-c3", .quiet = true,
                            .score = {0, 1}),
                    EXAMPLE(WORD_RULES_CATCH, WORD_RSE_TAKE_TEXT, CATCH, .actions = "d3-d4",
                            .score = {9, 8})},
    },
    {
        .title = WORD_RSE_PLACING,
        .text = WORD_RSE_PLACING_TEXT,
        .example = {EXAMPLE(WORD_RSE_TWO, WORD_RSE_TWO_TEXT, NULL, .actions = "a3 e3 c1 c5"),
                    EXAMPLE(WORD_RSE_MIDDLE, WORD_RSE_MIDDLE_TEXT,
                            "2o2/5/x3x/5/2o2 x 10 10 0 0 place2", .refused = "square:c3")},
    },
    {
        .title = WORD_RSE_STEPPING,
        .text = WORD_RSE_STEPPING_TEXT,
        .example = {EXAMPLE(WORD_RSE_STEP, WORD_RSE_STEP_TEXT, QUIET, .actions = "b4-b3",
                            .score = {9, 8}),
                    EXAMPLE(WORD_RSE_ASLANT, WORD_RSE_ASLANT_TEXT,
                            "o3x/1x3/4o/5/1o2x x 0 0 9 9 move", .refused = "square:b4 square:c3",
                            .score = {9, 9})},
    },
    {
        .title = WORD_RULES_CAPTURING,
        .text = WORD_RSE_CATCHING_TEXT,
        .strips = RULES_STRIP_LOWER,
        .example = {EXAMPLE(WORD_RSE_ONE, WORD_RSE_ONE_TEXT, CATCH, .actions = "d3-d4",
                            .score = {9, 8}),
                    EXAMPLE(WORD_RSE_THREE, WORD_RSE_THREE_TEXT,
                            "2x2/2o2/xo1ox/2x2/o3o x 0 0 7 8 move", .actions = "c2-c3",
                            .score = {10, 8})},
    },
    {
        .title = WORD_RSE_SAFE,
        .text = WORD_RSE_SAFE_TEXT,
        .example = {EXAMPLE(WORD_RSE_BETWEEN, WORD_RSE_BETWEEN_TEXT,
                            "2o1x/1x1x1/o4/1o2x/2x2 o 0 0 9 7 move", .actions = "c5-c4",
                            .score = {9, 7}),
                    EXAMPLE(WORD_RSE_STAR, WORD_RSE_STAR_TEXT,
                            "1x2o/3x1/1xo2/o3x/2o1x x 0 0 8 7 move", .actions = "d4-d3",
                            .score = {8, 7})},
    },
    {
        .title = WORD_RSE_BLOCKED,
        .text = WORD_RSE_BLOCKED_TEXT,
        .example = {EXAMPLE(WORD_RSE_FREE, WORD_RSE_FREE_TEXT,
                            "ox2x/ox1x1/x4/1x2x/3xo x 0 0 9 4 remove", .actions = "xb4",
                            .score = {9, 5}),
                    EXAMPLE(WORD_RSE_SHUT, WORD_RSE_SHUT_TEXT, "o1x2/x4/5/1x3/4x x 0 0 11 8 move",
                            .actions = "c5-b5 xa4 a5-a4", .score = {11, 9})},
    },
    {
        .title = WORD_RSE_BARRIERS,
        .text = WORD_RSE_BARRIERS_TEXT,
        .example = {EXAMPLE(WORD_RSE_WALLS, WORD_RSE_WALLS_TEXT,
                            "oo3/ooooo/5/xxxxx/x4 x 0 0 5 6 move", .actions = "claim",
                            .score = {5, 6}, .result = "win 1 barrier")},
    },
    {
        .title = WORD_RULES_END,
        .text = WORD_RSE_END_TEXT,
        .example = {EXAMPLE(WORD_RSE_LAST, WORD_RSE_LAST_TEXT, "5/1xo2/3x1/5/5 x 0 0 11 10 move",
                            .actions = "d3-d4", .score = {12, 10}, .result = "win 0 captured"),
                    EXAMPLE(WORD_RULES_AGREED, WORD_RSE_DRAW_TEXT,
                            "x4/2o2/3x1/5/o4 x 0 0 10 10 move", .actions = "d3-d4 agree",
                            .score = {10, 10}, .result = "draw agreement")},
    },
    {
        .title = WORD_RULES_OPTIONS,
        .text = WORD_RULES_OPTIONS_TEXT,
        .example = {EXAMPLE(WORD_SEEGA_SIZE_7, WORD_SEEGA_SIZE_7_EFFECT, NULL, .options = "size=7",
                            .actions = "d3 d5", .quiet = true),
                    EXAMPLE(WORD_SEEGA_SIZE_9, WORD_SEEGA_SIZE_9_EFFECT, NULL, .options = "size=9",
                            .actions = "e4 e6", .quiet = true),
                    EXAMPLE(WORD_SEEGA_CRUSADE, WORD_RSE_CROSS_TEXT, NULL,
                            .options = "opening=crusade", .actions = "b4 d2", .quiet = true)},
        .note = {{.text = WORD_RSE_OPT_SIZE, .option = "size"},
                 {.text = WORD_RSE_OPT_OPENING, .option = "opening"},
                 {.text = WORD_RSE_RULING_REMOVED},
                 {.text = WORD_RSE_RULING_WALL}},
    },
};

const struct rules_book seega_rules = {.game = &seega_game, RULES_PAGES(pages)};
