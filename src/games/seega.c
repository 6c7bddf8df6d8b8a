/* seega.c: the table of Seega: its options and pieces, and its functions from seega_rules.c and
 * seega_text.c. */
#include "games/seega_board.h"

static const struct option_choice size_choices[] = {
    {"5", WORD_SEEGA_SIZE_5, WORD_SEEGA_SIZE_5_EFFECT},
    {"7", WORD_SEEGA_SIZE_7, WORD_SEEGA_SIZE_7_EFFECT},
    {"9", WORD_SEEGA_SIZE_9, WORD_SEEGA_SIZE_9_EFFECT},
};

static const struct option_choice opening_choices[] = {
    [OPENING_FREE] = {"free", WORD_SEEGA_FREE, WORD_SEEGA_FREE_EFFECT},
    [OPENING_CRUSADE] = {"crusade", WORD_SEEGA_CRUSADE, WORD_SEEGA_CRUSADE_EFFECT},
};

static const struct option_spec option_table[] = {
    [OPTION_SIZE] = {.key = "size",
                     .label = WORD_SEEGA_SIZE,
                     .choices = size_choices,
                     .choice_count = sizeof size_choices / sizeof size_choices[0]},
    [OPTION_OPENING] = {.key = "opening",
                        .label = WORD_SEEGA_OPENING,
                        .choices = opening_choices,
                        .choice_count = sizeof opening_choices / sizeof opening_choices[0]},
};

static const struct item_spec item_table[] = {
    {.id = "x", .owner = 0},
    {.id = "o", .owner = 1},
};

/* From matches of companions: tests/tools/chances.c, `chances seega 91 1` on five by five squares,
 * `chances --agree seega 18 1 size=7` on seven by seven. On nine by nine, where too few matches
 * have an end, as much more than that as a value is worth more pieces there (src/ai/games/
 * seega7_points.h, seega9_points.h). */
static int logit(const struct position *pos) {
    int size = unpack(pos).size;
    return size == 5 ? 217 : size == 7 ? 284 : 479;
}

const struct game seega_game = {
    .id = "seega",
    .name = WORD_SEEGA,
    .sides = seega_sides,
    .unit = WORD_UNIT_CAPTURED,
    .logit = logit,
    .lead = {WORD_LEAD_PIECES, WORD_AHEAD_PIECES, WORD_EXPECTED_PIECES, WORD_SCORE_PIECES},
    .counted = WORD_COUNT_PIECES,
    .rules_version = 1,
    .options = option_table,
    .option_count = sizeof option_table / sizeof option_table[0],
    .items = item_table,
    .item_count = sizeof item_table / sizeof item_table[0],
    .place_count = SEEGA_PLACES,
    .init = seega_init,
    .side_to_act = seega_side_to_act,
    .turn_open = seega_turn_open,
    .reads_forced = true,
    .actions = seega_actions,
    .apply = seega_apply,
    .let_act = seega_let_act,
    .result = seega_result,
    .score = seega_score,
    .lead_most = seega_lead_most,
    .agree = seega_agree,
    .no_claim = WORD_SEEGA_NO_CLAIM,
    .claim = seega_claim,
    .action_text = seega_action_text,
    .action_note = seega_action_note,
    .effects = seega_effects,
    .name_pieces = seega_name_pieces,
    .position_text = seega_position_text,
    .position_parse = seega_position_parse,
    .picture = seega_picture,
    .place_name = seega_place_name,
    .place_id = seega_place_id,
    .tokens = seega_tokens,
    .touches = seega_touches,
    .why_not = seega_why_not,
    .facts = &seega_facts,
};
