/* test_seega_evaluation.c: the evaluation of Seega. */
#include "ai/games/seega.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/seega_board.h"
#include "support/random_play.h"
#include "support/suite.h"

static const struct evaluation *evaluation_for(const struct position *pos) {
    const struct evaluation *all[] = {&seega5_evaluation, &seega7_evaluation, &seega9_evaluation};
    return all[(seega_size(pos) - 5) / 2];
}

static void each_position(void (*check)(const struct position *)) {
    uint64_t random = 3;
    for (int variant = 0; variant < variants_count(&seega_game) * 4; variant++) {
        struct options options = variants_options(&seega_game, variant / 4, 1);
        struct position pos;
        rules_start(&seega_game, &options, &pos);
        for (int n = 0; n < 300 && seega_game.result(&pos).outcome == OUTCOME_OPEN; n++) {
            if (!seega_game.turn_open(&pos)) {
                check(&pos);
            }
            rules_play(&seega_game, &pos, random_action(&seega_game, &pos, &random), NULL);
        }
    }
}

/* A step is loud exactly when it captures by the rules. */
static void check_loud(const struct position *pos) {
    game_action legal[ACTIONS_MAX];
    int count = seega_game.actions(pos, legal);
    struct seega before = unpack(pos);
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        seega_game.apply(&next, legal[i], NULL);
        struct seega after = unpack(&next);
        ck_assert_int_eq(evaluation_for(pos)->loud(pos, legal[i]),
                         after.captures[before.side] > before.captures[before.side]);
    }
}

START_TEST(a_step_is_loud_when_it_captures) {
    each_position(check_loud);
}
END_TEST

SUITE("seega evaluation", a_step_is_loud_when_it_captures)
