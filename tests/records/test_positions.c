/* test_positions.c: positions as one line that names their game. */
#include "base/random.h"
#include "records/positions.h"

#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <string.h>

static struct match start(const char *id, const char *option, const char *position) {
    const struct game *game = games_find(id);
    struct options options = options_default(game);
    struct match match;
    if (option) {
        ck_assert_ptr_null(options_set(game, &options, option));
    }
    options_resolve_seeds(game, &options, 1);
    ck_assert_ptr_null(position ? match_setup(&match, game, &options, position)
                                : match_start(&match, game, &options));
    return match;
}

static void assert_line(struct match match, const char *line) {
    struct text text = {0};
    positions_write(&match, &text);
    ck_assert_str_eq(text.data, line);
    text_free(&text);
    match_free(&match);
}

START_TEST(a_position_that_only_one_game_understands_is_written_without_the_game) {
    assert_line(start("oware", NULL, NULL), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    assert_line(start("saddeeqa", "stones=2", NULL), "2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-0-0-0");
    assert_line(start("shakala", NULL, NULL),
                "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S pit");
    assert_line(start("seega", "size=7", NULL), "7/7/7/7/7/7/7 x 24 24 0 0 place2");
}
END_TEST

START_TEST(options_that_the_position_does_not_imply_are_written_with_the_game) {
    assert_line(start("oware", "grand-slam=allowed", NULL),
                "oware grand-slam=allowed 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
}
END_TEST

static struct match read_good(const char *line) {
    struct match match;
    const char *message = positions_read(line, strlen(line), &match);
    ck_assert_msg(!message, "%s: %s", line, message ? message : "");
    return match;
}

START_TEST(game_options_and_position_are_read) {
    struct match match = read_good("\n oware  grand-slam=allowed\tleftovers=last-mover "
                                   "1-0-0-0-0-0-1-0-0-0-0-0-23-23-N \r\n");
    ck_assert_uint_eq(match.options.value[0], 2);
    ck_assert_uint_eq(match.options.value[1], 1);
    ck_assert_int_eq(match_turn(&match), 1);
    match_free(&match);
}
END_TEST

START_TEST(a_line_that_is_not_a_position_is_refused_with_a_reason) {
    static const struct {
        const char *line, *reason;
    } bad[] = {{"", "neither"},
               {"   ", "neither"},
               {"hello", "neither"},
               {"4-4-4-S", "neither"},
               {"oware", "position"},
               {"oware 4-4-4", "position"},
               {"oware grand-slam=maybe 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "valid value"},
               {"oware 5-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "48"},
               {"chess 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "neither"}};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct match match = {0};
        const char *message = positions_read(bad[i].line, strlen(bad[i].line), &match);
        ck_assert_ptr_nonnull(message);
        ck_assert_msg(strstr(message, bad[i].reason) != NULL, "%s: %s", bad[i].line, message);
        ck_assert_ptr_null(match.game);
    }
}
END_TEST

START_TEST(a_line_of_any_length_and_any_bytes_is_refused) {
    char line[2048];
    memset(line, 'x', sizeof line);
    struct match match = {0};
    ck_assert_ptr_nonnull(positions_read(line, sizeof line, &match));
    line[3] = '\0';
    ck_assert_ptr_nonnull(positions_read(line, 10, &match));
}
END_TEST

START_TEST(any_position_of_any_game_comes_back) {
    uint64_t state = 21;
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < 300; i++) {
            struct match match;
            random_match(&match, games[g], &state);
            random_play(&match, (int)random_below(&state, 80), &state);
            struct text text = {0};
            positions_write(&match, &text);
            struct match back = read_good(text.data);
            bool over = match_over(&match); /* its text then need not say why */
            ck_assert_ptr_eq(back.game, match.game);
            ck_assert_int_eq(match_over(&back), over);
            ck_assert_msg(over || position_equal(match_position(&match), match_position(&back)),
                          "%s", text.data);
            struct text again = {0};
            positions_write(&back, &again);
            ck_assert_str_eq(again.data, text.data);
            text_free(&again);
            text_free(&text);
            match_free(&back);
            match_free(&match);
        }
    }
}
END_TEST

SUITE("positions", a_position_that_only_one_game_understands_is_written_without_the_game,
      options_that_the_position_does_not_imply_are_written_with_the_game,
      game_options_and_position_are_read, a_line_that_is_not_a_position_is_refused_with_a_reason,
      a_line_of_any_length_and_any_bytes_is_refused, any_position_of_any_game_comes_back)
