/* test_notations.c: the table of notations: which notation belongs to a file name, a record and a
 * game. */
#include "records/notations.h"

#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <string.h>

static void start(struct match *match, const struct game *game) {
    struct options options = options_default(game);
    options_resolve_seeds(game, &options, 3);
    ck_assert_ptr_null(match_start(match, game, &options));
    memcpy(match->name[0], "Anna", sizeof "Anna");
    uint64_t state = 5;
    random_play(match, 12, &state);
}

static bool can_write(const struct notation *notation, const struct game *game) {
    return !notation->game || notation->game == game;
}

START_TEST(every_notation_has_a_name_and_an_ending_of_its_own) {
    for (int i = 0; i < notations_count; i++) {
        ck_assert(notations[i]->id[0] && notations[i]->ending[0] == '.');
        for (int k = 0; k < i; k++) {
            ck_assert_str_ne(notations[i]->id, notations[k]->id);
            ck_assert_str_ne(notations[i]->ending, notations[k]->ending);
        }
        ck_assert(!notations[i]->game == !notations[i]->other_game);
        ck_assert(!notations[i]->keeps_all == !notations[i]->loss);
    }
}
END_TEST

START_TEST(the_first_notation_holds_all_of_any_match) {
    ck_assert_ptr_null(notations[0]->game);
    ck_assert(!notations[0]->keeps_all);
}
END_TEST

START_TEST(the_notation_of_a_record_is_recognized_and_read) {
    for (int g = 0; g < games_count; g++) {
        struct match match;
        start(&match, games[g]);
        for (int i = 0; i < notations_count; i++) {
            const struct notation *notation = notations[i];
            if (!can_write(notation, games[g])) {
                continue;
            }
            struct text record = {0};
            struct match back;
            struct record_error error;
            notation->write(&match, &record);
            ck_assert_ptr_eq(notation_of_record(record.data, record.length), notation);
            ck_assert(records_read(record.data, record.length, &back, &error));
            ck_assert_ptr_eq(back.game, games[g]);
            ck_assert_int_eq(match_line_length(&back), match_line_length(&match));
            match_free(&back);
            text_free(&record);
        }
        match_free(&match);
    }
}
END_TEST

START_TEST(the_head_gives_the_game_and_the_players_in_every_notation) {
    for (int g = 0; g < games_count; g++) {
        struct match match;
        start(&match, games[g]);
        match_resign(&match, 0);
        for (int i = 0; i < notations_count; i++) {
            struct text record = {0};
            struct record_head head;
            if (can_write(notations[i], games[g])) {
                notations[i]->write(&match, &record);
                ck_assert(record_head(notations[i], record.data, record.length, &head));
                ck_assert_ptr_eq(head.game, games[g]);
                ck_assert_str_eq(head.name[0], "Anna");
                ck_assert_str_eq(head.name[1], "");
                ck_assert_int_eq(head.reason, (int)match_result(&match).reason);
                ck_assert_str_ne(head.result, "");
            }
            text_free(&record);
        }
        match_free(&match);
    }
}
END_TEST

START_TEST(the_ending_of_a_file_name_decides_the_notation) {
    for (int i = 0; i < notations_count; i++) {
        char name[32];
        struct text text = text_fixed(name, sizeof name);
        text_format(&text, "a%s", notations[i]->ending);
        ck_assert_ptr_eq(notation_of_name(name), notations[i]);
        ck_assert(notation_is_record_name(name));
        ck_assert(!notation_is_record_name(notations[i]->ending));
    }
    ck_assert_str_eq(notation_of_name("mine.OGN")->id, "ogn");
    ck_assert_ptr_eq(notation_of_name("mine"), notations[0]);
    ck_assert(notation_is_record_name("game.PGN") && notation_is_record_name("game.txt"));
    ck_assert(!notation_is_record_name("picture.png"));
}
END_TEST

START_TEST(a_game_may_have_a_notation_of_its_own) {
    for (int g = 0; g < games_count; g++) {
        const struct notation *notation = notation_for_game(games[g]);
        ck_assert_int_eq(notation != NULL, strcmp(games[g]->id, "oware") == 0);
        ck_assert(!notation || notation->game == games[g]);
    }
}
END_TEST

SUITE("notations", every_notation_has_a_name_and_an_ending_of_its_own,
      the_first_notation_holds_all_of_any_match, the_notation_of_a_record_is_recognized_and_read,
      the_head_gives_the_game_and_the_players_in_every_notation,
      the_ending_of_a_file_name_decides_the_notation, a_game_may_have_a_notation_of_its_own)
