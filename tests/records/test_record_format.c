/* test_record_format.c: docs/record-format.md is correct. Its fenced examples are read:
 *
 *   ```serai            a record that is read, or, with "> line 1, column 2: why" below it, is not
 *   ```serai written    the same, and written back it is the same text
 *   ```ogn, ```ogn written
 *   ```start GAME name=value...     the position string of a start */
#include "engine/rules.h"
#include "games/games.h"
#include "records/notations.h"
#include "records/oware_ogn.h"
#include "support/examples.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>

#define DOCUMENT "record-format.md"

static bool begins(const struct text *text, const char *with) {
    return strncmp(text_string(text), with, strlen(with)) == 0;
}

static void check_refusal(const struct example *example) {
    struct match match = {0};
    struct record_error error = {0};
    char said[REASON_TEXT_MAX + 64];
    ck_assert_msg(!records_read(example->body.data, example->body.length, &match, &error),
                  "this is read, but should not be:\n%s", example->body.data);
    snprintf(said, sizeof said, "> line %d, column %d: %s", error.line, error.column, error.reason);
    ck_assert_str_eq(said, example->below.data);
}

static void check_record(const struct example *example, bool ogn) {
    struct match match = {0};
    struct record_error error = {0};
    ck_assert_int_eq(oware_ogn_recognize(example->body.data, example->body.length), ogn);
    ck_assert_msg(records_read(example->body.data, example->body.length, &match, &error),
                  "%d:%d: %s in\n%s", error.line, error.column, error.reason, example->body.data);
    if (strstr(example->label.data, " written")) {
        struct text text = {0};
        (ogn ? oware_ogn_write : record_write)(&match, &text);
        ck_assert_str_eq(text.data, example->body.data);
        text_free(&text);
    }
    match_free(&match);
}

static void check_start(const struct example *example) {
    char words[256];
    struct text copy = text_fixed(words, sizeof words);
    text_add(&copy, example->label.data);
    strtok(words, " ");
    const struct game *game = games_find(strtok(NULL, " "));
    ck_assert_ptr_nonnull(game);
    struct options options = options_default(game);
    for (char *word; (word = strtok(NULL, " ")) != NULL;) {
        ck_assert_ptr_null(options_set(game, &options, word));
    }
    struct position pos;
    struct text text = {0};
    rules_start(game, &options, &pos);
    game->position_text(&pos, &text);
    text_char(&text, '\n');
    ck_assert_str_eq(text.data, example->body.data);
    text_free(&text);
}

START_TEST(every_example_is_what_it_says) {
    struct text text = examples_document(DOCUMENT);
    const char *at = text.data;
    struct example example;
    int records = 0, refusals = 0, starts = 0;
    while (examples_next(&at, &example)) {
        bool ogn = begins(&example.label, "ogn");
        if ((ogn || begins(&example.label, "serai")) && begins(&example.below, "> ")) {
            check_refusal(&example);
            refusals++;
        } else if (ogn || begins(&example.label, "serai")) {
            check_record(&example, ogn);
            records++;
        } else if (begins(&example.label, "start ")) {
            check_start(&example);
            starts++;
        }
        example_free(&example);
    }
    ck_assert_int_ge(records, 10);
    ck_assert_int_ge(refusals, 6);
    ck_assert_int_ge(starts, 2);
    text_free(&text);
}
END_TEST

/* Fails when the document does not hold `word` between back quotes. */
static void assert_mentioned(const struct text *text, const char *word) {
    char quoted[64];
    snprintf(quoted, sizeof quoted, "`%s`", word);
    ck_assert_msg(strstr(text->data, quoted) != NULL, "the document does not mention %s", quoted);
}

START_TEST(every_game_option_value_and_reason_is_mentioned) {
    struct text text = examples_document(DOCUMENT);
    for (int g = 0; g < games_count; g++) {
        assert_mentioned(&text, games[g]->id);
        for (int i = 0; i < games[g]->option_count; i++) {
            const struct option_spec *spec = &games[g]->options[i];
            assert_mentioned(&text, spec->key);
            for (int k = 0; k < spec->choice_count && spec->choice_count < 10; k++) {
                assert_mentioned(&text, spec->choices[k].value);
            }
        }
    }
    for (int reason = REASON_NONE + 1; reason < REASONS; reason++) {
        assert_mentioned(&text, rules_reason_name((enum reason)reason));
    }
    text_free(&text);
}
END_TEST

SUITE("record_format", every_example_is_what_it_says,
      every_game_option_value_and_reason_is_mentioned)
