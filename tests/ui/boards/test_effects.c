/* test_effects.c: the games' tables of what their actions do. */
#include "advice/effect.h"

#include "engine/rules.h"
#include "support/suite.h"
#include "ui/boards/faces.h"

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
    for (int i = 0; i < faces_count; i++) {
        const struct game *game = faces[i]->game;
        struct options options = options_default(game);
        struct position pos;
        struct trace trace;
        game->init(&pos, &options);
        fill_trace(&trace);
        const struct ledger ledger = {
            .game = game, .name = names, .before = &pos, .after = &pos, .trace = &trace};
        const struct effect *effect = faces[i]->effects;
        for (; effect && (effect->form[0] || effect->form[1] || effect->form[2]); effect++) {
            for (int form = 0; form < EFFECT_FORMS; form++) {
                struct effect table[2] = {{.form = {WORD_NONE}}};
                struct text text = {0};
                table[0].form[form] = effect->form[form];
                bool said = effect_say(table, (enum effect_form)form, &ledger, &text);
                ck_assert_int_eq(said, effect->form[form] != WORD_NONE);
                ck_assert_ptr_null(strpbrk(text_string(&text), "{}%"));
                text_free(&text);
            }
        }
    }
}
END_TEST

SUITE("effects", every_sentence_names_values_that_a_ledger_has)
