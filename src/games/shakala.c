/* shakala.c: the table of Shakala: its options and beads, and its functions from shakala_rules.c
 * and shakala_text.c. */
#include "games/shakala_board.h"

static const struct option_choice gems_choices[] = {
    [GEMS_LADDER] = {"ladder", WORD_SHAKALA_LADDER, WORD_SHAKALA_LADDER_EFFECT},
    [GEMS_SHUFFLED] = {"shuffled", WORD_SHAKALA_SHUFFLED, WORD_SHAKALA_SHUFFLED_EFFECT},
};

static const struct option_spec option_table[] = {
    [OPTION_GEMS] = {.key = "gems",
                     .label = WORD_SHAKALA_ORDER,
                     .choices = gems_choices,
                     .choice_count = 2},
    [OPTION_SEED_OF_GEMS] = {.key = "seed",
                             .label = WORD_SHAKALA_SEED,
                             .kind = OPTION_SEED,
                             .maximum = UINT32_MAX,
                             .effect = WORD_SHAKALA_SEED_EFFECT},
};

static const struct item_spec item_table[] = {
    [STONE] = {.id = "stone", .name = WORD_SHAKALA_NAME_STONE, .owner = NOWHERE},
    [1] = {.id = "gem 1", .name = WORD_SHAKALA_NAME_GEM_1, .owner = NOWHERE, .worth = 1},
    [2] = {.id = "gem 2", .name = WORD_SHAKALA_NAME_GEM_2, .owner = NOWHERE, .worth = 2},
    [3] = {.id = "gem 3", .name = WORD_SHAKALA_NAME_GEM_3, .owner = NOWHERE, .worth = 3},
    [4] = {.id = "gem 4", .name = WORD_SHAKALA_NAME_GEM_4, .owner = NOWHERE, .worth = 4},
};

const struct game shakala_game = {
    .id = "shakala",
    .name = WORD_SHAKALA,
    .sides = shakala_sides,
    .unit = WORD_UNIT_POINTS,
    .lead = {WORD_LEAD_POINTS, WORD_AHEAD_POINTS, WORD_EXPECTED_POINTS, WORD_SCORE_POINTS},
    .counted = WORD_COUNT_POINTS,
    .lead_note = WORD_SHAKALA_LEAD_NOTE,
    .decisive = true,
    .rules_version = 1,
    .options = option_table,
    .option_count = 2,
    .items = item_table,
    .item_count = KINDS,
    .place_count = HAND + 1,
    .init = shakala_init,
    .side_to_act = shakala_side_to_act,
    .turn_open = shakala_turn_open,
    .actions = shakala_actions,
    .apply = shakala_apply,
    .let_act = shakala_let_act,
    .result = shakala_result,
    .score = shakala_score,
    .lead_most = shakala_lead_most,
    .stranded = WORD_SHAKALA_STRANDED,
    .action_text = shakala_action_text,
    .effects = shakala_effects,
    .position_text = shakala_position_text,
    .position_parse = shakala_position_parse,
    .picture = shakala_picture,
    .place_name = shakala_place_name,
    .place_id = shakala_place_id,
    .tokens = shakala_tokens,
    .touches = shakala_touches,
    .why_not = shakala_why_not,
    .facts = &shakala_facts,
};
