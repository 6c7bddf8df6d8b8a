/* test_effect.c: sentences on what an action or a turn does, filled from its ledger. */
#include "engine/effect.h"

#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"

#include <string.h>

static const char *const names[2] = {"Zahra", "Omar"};

/* A ledger of Seega with these events; Zahra acts, and Omar next. */
struct sample {
    struct position before, after;
    struct trace trace;
};

static void set(struct sample *sample, const struct event *events, int count) {
    struct options options = options_default(games_find("seega"));
    games_find("seega")->init(&sample->before, &options);
    sample->after = sample->before;
    sample->trace.count = count;
    memcpy(sample->trace.event, events, (size_t)count * sizeof *events);
}

static void expect(const struct effect table[], enum effect_form form, const struct event *events,
                   int count, const char *sentence) {
    static struct sample sample;
    char string[256] = "", expected[256] = "";
    struct text text = text_fixed(string, sizeof string);
    struct text styled = text_fixed(expected, sizeof expected);
    text_add_styled(&styled, sentence, strlen(sentence));
    set(&sample, events, count);
    struct game game = *games_find("seega");
    game.effects = table;
    const struct ledger ledger = {.game = &game,
                                  .name = names,
                                  .before = &sample.before,
                                  .after = &sample.after,
                                  .trace = &sample.trace,
                                  .special = "a1"};
    ck_assert_int_eq(effect_say(&ledger, form, &text), sentence[0] != '\0');
    ck_assert_str_eq(string, expected);
}

enum { A1 = 0, B1 = 1, C1 = 2, D1 = 3 }; /* squares */

static const struct event step = {.kind = EVENT_STEP, .count = 1, .from = A1, .to = B1};

static struct event capture_on(int square) {
    return (struct event){.kind = EVENT_CAPTURE, .count = 1, .from = (int16_t)square};
}

START_TEST(the_first_sentence_that_fits_is_said) {
    static const struct effect table[] = {{.some = EVENT_PLACE, .did = WORD_SEEGA_PLACED},
                                          {.none = EVENT_CAPTURE, .did = WORD_SEEGA_STEPPED},
                                          {.some = EVENT_STEP, .did = WORD_SEEGA_STEPPED_TAKES},
                                          {0}};
    const struct event takes[] = {step, capture_on(C1)};
    expect(table, EFFECT_DID, takes, 1, "<b>Zahra</> moves from a1 to b1.");
    expect(table, EFFECT_DID, takes, 2, "<b>Zahra</> moves from a1 to b1 and captures <a>c1</>.");
}
END_TEST

START_TEST(one_event_and_several_are_told_apart) {
    static const struct effect table[] = {
        {.one = EVENT_CAPTURE, .would = WORD_SEEGA_STEP_TRAPS},
        {.several = EVENT_CAPTURE, .would = WORD_SEEGA_STEP_TAKES},
        {0}};
    const struct event takes[] = {step, capture_on(B1), capture_on(C1), capture_on(D1)};
    expect(table, EFFECT_WOULD, takes, 1, "");
    expect(table, EFFECT_WOULD, takes, 2,
           "<b>Zahra, a1-b1:</> captures <a>the piece</> on b1, trapped between b1 and a1.");
    expect(table, EFFECT_WOULD, takes, 4,
           "<b>Zahra, a1-b1:</> captures <a>3 pieces</> on b1, c1 and d1.");
}
END_TEST

START_TEST(what_else_it_does_is_said_only_after_a_sentence) {
    static const struct effect table[] = {
        {.some = EVENT_STEP, .did = WORD_SEEGA_STEPPED},
        {.also = true, .some = EVENT_REMOVE, .did = WORD_SEEGA_SHUT_IN},
        {.also = true, .some = EVENT_PASS, .did = WORD_DULKO_PASSES},
        {0}};
    const struct event events[] = {{.kind = EVENT_REMOVE, .count = 1, .from = C1},
                                   {.kind = EVENT_PASS, .from = NOWHERE, .to = NOWHERE},
                                   step};
    expect(table, EFFECT_DID, events, 2, "");
    expect(
        table, EFFECT_DID, events, 3,
        "<b>Zahra</> moves from a1 to b1. Omar can't move, so Zahra has to remove <a>c1</>. Omar "
        "must pass.");
}
END_TEST

START_TEST(a_form_without_words_leaves_it_to_the_next_effect) {
    static const struct effect table[] = {{.some = EVENT_STEP, .would = WORD_SEEGA_STEP},
                                          {.some = EVENT_STEP, .did = WORD_SEEGA_STEPPED},
                                          {0}};
    expect(table, EFFECT_DID, &step, 1, "<b>Zahra</> moves from a1 to b1.");
    expect(table, EFFECT_TO_DO, &step, 1, "");
}
END_TEST

SUITE("effect", the_first_sentence_that_fits_is_said, one_event_and_several_are_told_apart,
      what_else_it_does_is_said_only_after_a_sentence,
      a_form_without_words_leaves_it_to_the_next_effect)
