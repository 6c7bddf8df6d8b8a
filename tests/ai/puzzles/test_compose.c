/* test_compose.c: positions with few pieces, and puzzles found in them. */
#include "ai/puzzles/compose.h"
#include "ai/puzzles/make.h"
#include "engine/rules.h"
#include "games/dulko.h"
#include "games/games.h"
#include "games/oware.h"
#include "games/shakala.h"
#include "puzzles/proof.h"
#include "support/seeded.h"
#include "support/suite.h"

enum { POSITIONS = 200, TRIES = 300 };

static const struct composition few_seeds = {&oware_edit, OWARE_HOUSES, 3, 14, 0};

START_TEST(a_composed_position_is_legal_and_has_as_few_pieces_as_asked_for) {
    static const struct {
        const struct game *game;
        struct composition how;
        int aside; /* pieces that have to be on the board */
    } cases[] = {
        {&oware_game, {&oware_edit, OWARE_HOUSES, 3, 14, 0}, 0},
        {&shakala_game, {&shakala_edit, SHAKALA_PITS, 2, 6, 0}, SHAKALA_STONES},
        {&dulko_game, {NULL, DULKO_SQUARES, 5, 12, 0}, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct game *game = cases[i].game;
        struct options options = options_default(game);
        uint64_t random = 5;
        int composed = 0;
        options_resolve_seeds(game, &options, 1);
        for (int n = 0; n < POSITIONS; n++) {
            struct position pos, read;
            char string[POSITION_TEXT_MAX];
            struct text text = text_fixed(string, sizeof string);
            if (!compose_position(game, &cases[i].how, &random, &pos)) {
                continue;
            }
            game->position_text(&pos, &text);
            ck_assert_ptr_null(rules_setup(game, &options, string, &read, NULL));
            ck_assert(game->result(&pos).outcome == OUTCOME_OPEN);
            int count = compose_count(game, &cases[i].how, &pos);
            ck_assert_msg(count <= cases[i].how.most + cases[i].aside, "%s: %s", game->id, string);
            composed++;
        }
        ck_assert_int_gt(2 * composed, POSITIONS);
    }
}
END_TEST

/* Finds puzzles; returns their texts. */
static void find(uint64_t seed, struct text *out) {
    struct maker *maker = maker_new(&oware_game, seed, MAKER_DEEP);
    ck_assert_ptr_nonnull(maker);
    for (int i = 0; i < TRIES; i++) {
        maker_compose(maker, &few_seeds);
    }
    ck_assert_int_gt(maker_found(maker), 0);
    for (int i = 0; i < maker_found(maker); i++) {
        puzzle_write(maker_puzzle(maker, i), out);
        ck_assert_int_eq(proof_check(&oware_game, maker_puzzle(maker, i), 0), PROOF_SOUND);
    }
    maker_free(maker);
}

START_TEST(puzzles_in_composed_positions_are_sound_and_the_same_for_the_same_seed) {
    check_seeded(find);
}
END_TEST

SUITE("compose", a_composed_position_is_legal_and_has_as_few_pieces_as_asked_for,
      puzzles_in_composed_positions_are_sound_and_the_same_for_the_same_seed)
