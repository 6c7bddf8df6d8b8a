/* dulko.c: the table of Dulko: its options and pieces, and its functions from dulko_rules.c and
 * dulko_text.c. */
#include "games/dulko_board.h"

#define SQUARE_CHOICE(name)                                                                        \
    { name, WORD_NONE, WORD_DULKO_SQUARE_EFFECT }
#define ROW_CHOICES(row)                                                                           \
    SQUARE_CHOICE("a" row), SQUARE_CHOICE("b" row), SQUARE_CHOICE("c" row),                        \
        SQUARE_CHOICE("d" row), SQUARE_CHOICE("e" row), SQUARE_CHOICE("f" row),                    \
        SQUARE_CHOICE("g" row), SQUARE_CHOICE("h" row), SQUARE_CHOICE("i" row)

static const struct option_choice deadzone_choices[] = {
    {"random", WORD_DULKO_DRAWN, WORD_DULKO_DRAWN_EFFECT},
    ROW_CHOICES("1"),
    ROW_CHOICES("2"),
    ROW_CHOICES("3"),
    ROW_CHOICES("4"),
    ROW_CHOICES("5"),
    ROW_CHOICES("6"),
    ROW_CHOICES("7"),
    ROW_CHOICES("8"),
    ROW_CHOICES("9"),
};

static const struct option_spec option_table[] = {
    [OPTION_DEADZONE] = {.key = "deadzone",
                         .label = WORD_DULKO_ZONE,
                         .choices = deadzone_choices,
                         .choice_count = sizeof deadzone_choices / sizeof deadzone_choices[0],
                         .places = {.label = WORD_DULKO_CHOSEN,
                                    .effect = WORD_DULKO_CHOSEN_EFFECT}},
    [OPTION_DRAW_SEED] = {.key = "seed",
                          .label = WORD_DULKO_SEED,
                          .kind = OPTION_SEED,
                          .maximum = UINT32_MAX,
                          .effect = WORD_DULKO_SEED_EFFECT},
};

/* From matches of companions: tests/tools/chances.c. */
static int logit(const struct position *pos) {
    (void)pos;
    return 4256;
}

const struct game dulko_game = {
    .id = "dulko",
    .name = WORD_DULKO,
    .sides = dulko_sides,
    .unit = WORD_UNIT_POINTS,
    .lead = {WORD_LEAD_POINTS, WORD_AHEAD_POINTS, WORD_EXPECTED_POINTS, WORD_SCORE_POINTS},
    .by_score = WORD_DULKO_NO_PLACE,
    .counted = WORD_COUNT_POINTS,
    .captured = WORD_COUNT_PIECES,
    .margins_jump = true,
    .logit = logit,
    .rules_version = 1,
    .options = option_table,
    .option_count = 2,
    .items = dulko_items,
    .item_count = 2 * DULKO_KINDS,
    .place_count = DULKO_BANK + 2,
    .init = dulko_init,
    .side_to_act = dulko_side_to_act,
    .actions = dulko_actions,
    .apply = dulko_apply,
    .let_act = dulko_let_act,
    .result = dulko_result,
    .score = dulko_score,
    .lead_most = dulko_lead_most,
    .action_text = dulko_action_text,
    .effects = dulko_effects,
    .name_pieces = dulko_name_pieces,
    .position_text = dulko_position_text,
    .position_parse = dulko_position_parse,
    .picture = dulko_picture,
    .place_name = dulko_place_name,
    .place_id = dulko_place_id,
    .tokens = dulko_tokens,
    .touches = dulko_touches,
    .why_not = dulko_why_not,
    .facts = &dulko_facts,
};
