/* test_voice.c: what the companions say, and when. */
#include "ui/model/voice.h"

#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"
#include "support/voices_list.h"
#include "ui/model/companion.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_MOST = 48, MATCHES = 40, STEPS = 300 };

/* A match of a game on its usual start, a person at side 0 and a companion at side 1. */
static void begin(struct match *match, const struct game *game, int companion, uint64_t *state) {
    random_match(match, game, state);
    companion_seat(match, 1, companion);
    companion_draw_seed(match, random_next(state));
}

START_TEST(each_companion_has_two_lines_at_least_for_whatever_may_happen) {
    for (int companion = 1; companion <= COMPANIONS; companion++) {
        for (int occasion = 0; occasion < VOICE_OCCASIONS; occasion++) {
            ck_assert_int_ne(voice_line(companion, (enum voice_occasion)occasion, 0), WORD_NONE);
            ck_assert_int_ne(voice_line(companion, (enum voice_occasion)occasion, 1), WORD_NONE);
        }
    }
}
END_TEST

START_TEST(a_line_is_a_whole_sentence_that_fits_and_no_other_is_like_it) {
    static const char *seen[COMPANIONS * VOICE_OCCASIONS * VOICE_LINES];
    int count = 0;
    for (int i = 0; i < COMPANIONS * VOICE_OCCASIONS * VOICE_LINES; i++) {
        int occasion = i / VOICE_LINES % VOICE_OCCASIONS;
        enum word word = voice_line(1 + i / VOICE_LINES / VOICE_OCCASIONS,
                                    (enum voice_occasion)occasion, i % VOICE_LINES);
        const char *line = words(word);
        if (word == WORD_NONE) {
            continue;
        }
        ck_assert_uint_le(strlen(line), LINE_MOST);
        ck_assert_ptr_nonnull(strchr(".!?", line[strlen(line) - 1]));
        for (int k = 0; k < count; k++) {
            ck_assert_str_ne(line, seen[k]);
        }
        seen[count++] = line;
    }
    ck_assert_int_eq(count, COMPANIONS * 32);
}
END_TEST

START_TEST(no_companion_says_the_same_twice_in_a_row) {
    uint64_t state = 5;
    int said = 0;
    for (int k = 0; k < MATCHES; k++) {
        struct match match;
        begin(&match, games[k % games_count], 1 + k % COMPANIONS, &state);
        enum word last = WORD_NONE;
        for (int i = 0; i < STEPS && !match_over(&match); i++) {
            enum voice_occasion occasion;
            match_play(&match, random_action(match.game, match_position(&match), &state));
            if (voice_occasion_at(&match, match.current, &occasion)) {
                enum word word = voice_choose(&match, match.current, occasion, last);
                ck_assert_int_ne(word, last);
                ck_assert_int_eq(word, voice_choose(&match, match.current, occasion, last));
                last = word;
                said++;
            }
        }
        match_free(&match);
    }
    ck_assert_int_gt(said, 100);
}
END_TEST

START_TEST(a_companion_speaks_to_a_person_alone) {
    uint64_t state = 5;
    struct match match;
    enum voice_occasion occasion;
    random_match(&match, games[0], &state);
    ck_assert_int_eq(companion_side(&match), NOWHERE);
    companion_seat(&match, 0, 2);
    ck_assert_int_eq(companion_side(&match), 0);
    companion_seat(&match, 1, 4);
    ck_assert_int_eq(companion_side(&match), NOWHERE);
    ck_assert_ptr_null(match_resign(&match, 1));
    ck_assert(!voice_occasion_at(&match, match.current, &occasion));
    ck_assert_str_eq(voice_last_word(&match), "");
    match_free(&match);
}
END_TEST

static bool is_of(const char *line, int companion, enum voice_occasion occasion) {
    bool found = false;
    for (int i = 0; i < VOICE_LINES; i++) {
        enum word word = voice_line(companion, occasion, i);
        found = found || (word != WORD_NONE && strcmp(words(word), line) == 0);
    }
    return found;
}

START_TEST(the_last_word_congratulates_the_person_who_won_and_consoles_the_one_who_lost) {
    uint64_t state = 5;
    for (int companion = 1; companion <= COMPANIONS; companion++) {
        for (int loser = 0; loser < 2; loser++) {
            struct match match;
            begin(&match, games[companion % games_count], companion, &state);
            ck_assert_str_eq(voice_last_word(&match), "");
            ck_assert_ptr_null(match_resign(&match, loser));
            ck_assert(
                is_of(voice_last_word(&match), companion, loser == 0 ? VOICE_WINS : VOICE_YIELDS));
            match_free(&match);
        }
    }
}
END_TEST

START_TEST(the_list_of_the_lines_is_the_recorded_one) {
    const char *path = SERAI_SOURCE_DIR "/tests/golden/voices.txt";
    struct text list = {0}, recorded = {0};
    char block[4096];
    FILE *file = fopen(path, "rb");
    ck_assert_msg(file != NULL, "%s is missing: ./dev golden writes it", path);
    for (size_t read = 1; read > 0;) {
        read = fread(block, 1, sizeof block - 1, file);
        block[read] = '\0';
        text_add(&recorded, block);
    }
    fclose(file);
    voices_list_write(&list);
    ck_assert_str_eq(text_string(&list), text_string(&recorded));
    text_free(&list);
    text_free(&recorded);
}
END_TEST

SUITE("voice", each_companion_has_two_lines_at_least_for_whatever_may_happen,
      a_line_is_a_whole_sentence_that_fits_and_no_other_is_like_it,
      no_companion_says_the_same_twice_in_a_row, a_companion_speaks_to_a_person_alone,
      the_last_word_congratulates_the_person_who_won_and_consoles_the_one_who_lost,
      the_list_of_the_lines_is_the_recorded_one)
