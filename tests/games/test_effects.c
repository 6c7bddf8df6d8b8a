/* test_effects.c: the games' tables of what their actions do. */
#include "engine/effect.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"

#include <string.h>

static const char *const names[2] = {"Zahra", "Omar"};

/* A ledger with an event of each kind. */
static void fill_trace(struct trace *trace) {
    trace->count = 0;
    for (int kind = EVENT_NONE + 1; kind < EVENT_KINDS; kind++) {
        trace_move(trace, (enum event_kind)kind, 0, 1, 0, 1);
    }
}

START_TEST(every_sentence_names_values_that_a_ledger_has) {
    for (int i = 0; i < games_count; i++) {
        struct options options = options_default(games[i]);
        struct position pos;
        struct trace trace;
        games[i]->init(&pos, &options);
        fill_trace(&trace);
        for (int row = 0, forms = 1; forms; row++) {
            const struct effect *effect = &games[i]->effects[row];
            forms = 0;
            for (int form = 0; form < EFFECT_FORMS; form++) {
                enum word word = effect_word(effect, (enum effect_form)form);
                const struct effect table[2] = {{.would = word}, {0}};
                struct game game = *games[i];
                game.effects = table;
                const struct ledger ledger = {
                    .game = &game, .name = names, .before = &pos, .after = &pos, .trace = &trace};
                struct text text = {0};
                ck_assert_int_eq(effect_say(&ledger, EFFECT_WOULD, &text), word != WORD_NONE);
                ck_assert_ptr_null(strpbrk(text_string(&text), "{}%"));
                text_free(&text);
                forms += word != WORD_NONE;
            }
        }
    }
}
END_TEST

SUITE("effects", every_sentence_names_values_that_a_ledger_has)
