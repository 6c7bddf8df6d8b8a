/* rules.c: the rules of Dulko, page by page. */
#include "ui/boards/dulko/rules.h"

#include "games/dulko.h"

static const struct rules_page pages[] = {
    {WORD_RULES_ABOUT, WORD_RDU_ABOUT_TEXT,
     .example = {EXAMPLE(WORD_RDU_BOARD, WORD_RDU_BOARD_TEXT, NULL, .line = WORD_RDU_BOARD_LINE,
                         .options = "deadzone=e5", .actions = "7c4 5d6", .quiet = true,
                         .score = {7, 5}),
                 EXAMPLE(WORD_RDU_TURNING, WORD_RDU_TURNING_TEXT,
                         "........./........./...82...31./......62../.52..*..../"
                         "....3222.../........./........./...22..... "
                         "e5 1 1,1,1,5,5,4,5,5,5,5,5 1,1,1,5,3,4,5,4,4,5,4",
                         .actions = "Qd4", .score = {18, 11})}},
    {WORD_RDU_NUMBERS, WORD_RDU_NUMBERS_TEXT,
     .example = {EXAMPLE(WORD_RDU_CLASH, WORD_RDU_CLASH_TEXT,
                         "........./..62....../........./........./...31*..../......72../"
                         "........./......21../......... "
                         "e5 1 1,1,1,5,4,4,5,5,5,5,5 1,1,1,5,5,5,5,5,4,4,5",
                         .refused = "bank:1:7 square:d4", .score = {5, 13}),
                 EXAMPLE(WORD_RDU_FITS, WORD_RDU_FITS_TEXT,
                         "........./..62....../........./........./...31*..../......72../"
                         "........./......21../......... "
                         "e5 1 1,1,1,5,4,4,5,5,5,5,5 1,1,1,5,5,5,5,5,4,4,5",
                         .actions = "7d3", .score = {12, 13})}},
    {WORD_RDU_COURT, WORD_RDU_COURT_TEXT,
     .example = {EXAMPLE(WORD_RDU_COURT_CLASH, WORD_RDU_COURT_CLASH_TEXT,
                         "........./........./......71../........./....*..../..K2....../"
                         "........./........./......... "
                         "e5 1 1,1,1,5,5,5,5,5,5,4,5 0,1,1,5,5,5,5,5,5,5,5",
                         .refused = "bank:1:Q square:c8", .score = {7, 50}),
                 EXAMPLE(WORD_RDU_DIAGONAL, WORD_RDU_DIAGONAL_TEXT,
                         "........./......71../........./.....K2.../....*..../........./"
                         "........./........./......... "
                         "e5 1 1,1,1,5,5,5,5,5,5,4,5 0,1,1,5,5,5,5,5,5,5,5",
                         .refused = "bank:1:B square:c3", .score = {7, 50}),
                 EXAMPLE(WORD_RDU_LATER, WORD_RDU_LATER_TEXT,
                         "........./......71../........./........./....*..../........./"
                         "..B2....../........./......... "
                         "e5 1 1,1,1,5,5,5,5,5,5,4,5 1,1,0,5,5,5,5,5,5,5,5",
                         .actions = "Kf6", .score = {57, 0})}},
    {WORD_RDU_POWERS, WORD_RDU_POWERS_TEXT,
     .example = {EXAMPLE(WORD_RDU_QUEEN, WORD_RDU_QUEEN_TEXT,
                         "........./........./...82...31./......62../.52..*..../"
                         "....3222.../........./........./...22..... "
                         "e5 1 1,1,1,5,5,4,5,5,5,5,5 1,1,1,5,3,4,5,4,4,5,4",
                         .actions = "Qd4", .score = {18, 11}),
                 EXAMPLE(WORD_RDU_KING, WORD_RDU_KING_TEXT,
                         "........./..22....../....72..../..4222...../....*31.../........./"
                         "........./........./......... "
                         "e5 1 1,1,1,5,5,4,5,5,5,5,5 1,1,1,5,3,5,4,5,5,4,5",
                         .actions = "Kd7", .score = {68, 0}),
                 EXAMPLE(WORD_RDU_BISHOP, WORD_RDU_BISHOP_TEXT,
                         "........./.......82./........./...62.52.../..31.*..../........./"
                         "........./.42......./......... "
                         "e5 1 1,1,1,5,5,4,5,5,5,5,5 1,1,1,5,5,5,4,4,4,5,4",
                         .actions = "Bd4", .score = {20, 6})}},
    {WORD_RDU_FILLING, WORD_RDU_FILLING_TEXT,
     .example = {EXAMPLE(WORD_RDU_ROW, WORD_RDU_ROW_TEXT,
                         "........./........./........./........./....*..../........./"
                         "........./........./32425162718222A2. "
                         "e5 1 1,1,1,5,5,5,5,4,5,4,5 1,1,1,4,4,4,4,5,4,5,4",
                         .actions = "Ai1", .score = {37, 0}),
                 EXAMPLE(WORD_RDU_DEAD_ROW, WORD_RDU_DEAD_ROW_TEXT,
                         "........./........./........./........./32425162*7122A2./"
                         "........./........./........./......... "
                         "e5 1 1,1,1,5,5,5,5,4,5,4,5 1,1,1,4,4,4,4,5,4,5,5",
                         .actions = "8i5", .score = {36, 0})}},
    {WORD_RDU_POINTS, WORD_RDU_POINTS_TEXT, .strips = RULES_STRIPS_BOTH,
     .example = {EXAMPLE(WORD_RDU_ELEVEN, WORD_RDU_ELEVEN_TEXT,
                         "........./........./.42......./........./....*..../..K1....../"
                         "....62..../........./......... "
                         "e5 1 0,1,1,5,5,5,5,5,5,5,5 1,1,1,5,5,5,4,5,4,5,5",
                         .actions = "Ac8", .score = {61, 10}),
                 EXAMPLE(WORD_RDU_LIFT, WORD_RDU_LIFT_TEXT,
                         "........./..A1....../.42......./........./....*..../......A2../"
                         "....62..../........./......... "
                         "e5 1 1,1,1,4,5,5,5,5,5,5,5 1,1,1,4,5,5,4,5,4,5,5",
                         .actions = "Kc4", .score = {61, 21})}},
    {WORD_RDU_DEADZONE, WORD_RDU_DEADZONE_TEXT,
     .example = {EXAMPLE(WORD_RDU_DEAD_NO, WORD_RDU_DEAD_NO_TEXT,
                         "........./........./.42......./........./....*..../........./"
                         "....62..../........./......... "
                         "e5 1 1,1,1,5,5,5,5,5,5,5,5 1,1,1,5,5,5,4,5,4,5,5",
                         .refused = "bank:1:7 square:e5", .score = {0, 10}),
                 EXAMPLE(WORD_RDU_DEAD_ACE, WORD_RDU_DEAD_ACE_TEXT,
                         "........./........./.42......./........./....*..../........./"
                         "....62..../........./......... "
                         "e5 1 1,1,1,5,5,5,5,5,5,5,5 1,1,1,5,5,5,4,5,4,5,5",
                         .actions = "Ae5", .score = {1, 10})},
     .note = {{.text = WORD_RDU_OPT_DEADZONE, .option = "deadzone"},
              {.text = WORD_RDU_OPT_SEED, .option = "seed"}}},
    {WORD_RULES_END, WORD_RDU_END_TEXT,
     .example = {EXAMPLE(WORD_RDU_KING_TAKEN, WORD_RDU_KING_TAKEN_TEXT,
                         "........./........./........./........./....*..../........./"
                         "........./........./K242516271822231. "
                         "e5 1 1,1,1,5,5,4,5,4,5,4,5 0,1,1,5,4,5,4,5,4,5,4",
                         .actions = "Ai1", .result = "win 0 king", .score = {96, 0})}},
    {WORD_RULES_RULINGS, WORD_RULES_RULINGS_TEXT,
     .note = {{.text = WORD_RDU_RULING_ACES}, {.text = WORD_RDU_RULING_PASS}}},
    {WORD_RULES_WRITING, WORD_RDU_WRITING_TEXT,
     .note = {{.text = WORD_RDU_WRITING_EXAMPLE, .label = WORD_RULES_WRITING_EXAMPLE},
              {.text = WORD_RULES_WRITING_HISTORY, .label = WORD_RULES_WRITING_LABEL}}},
};

const struct rules_book dulko_rules = {.game = &dulko_game, RULES_PAGES(pages)};
