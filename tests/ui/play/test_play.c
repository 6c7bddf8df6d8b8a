/* test_play.c: a match that is played without a table, a pointer or a window. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"
#include "ui/boards/faces.h"
#include "ui/play/match_clock.h"
#include "ui/play/play.h"

#include <string.h>

static void begin(struct play *play, const char *id) {
    const struct game *game = games_find(id);
    struct options options = options_default(game);
    ck_assert_ptr_null(play_open(play, game, faces_find(game), &options, NULL, 5));
}

/* Plays all actions by play_action, in lock-step with the engine. */
static void play_to_the_end(const struct game *game, int most) {
    struct play play = {0};
    struct settings settings = settings_default();
    uint64_t seed = 3;
    begin(&play, game->id);
    struct position expected = *match_position(&play.match);
    for (int i = 0; i < most && play.legal.count > 0; i++) {
        game_action action = play.legal.action[random_below(&seed, (uint32_t)play.legal.count)];
        rules_play(game, &expected, action, NULL);
        ck_assert_ptr_null(play_action(&play, &settings, action));
        ck_assert_ptr_nonnull(play.animation);
        ck_assert(position_equal(&expected, match_position(&play.match)));
    }
    play_close(&play);
}

START_TEST(every_game_is_played_by_its_actions_without_a_pointer) {
    for (int i = 0; i < games_count; i++) {
        play_to_the_end(games[i], 60);
    }
}
END_TEST

START_TEST(an_action_of_another_position_is_refused_and_changes_nothing) {
    struct play play = {0};
    struct settings settings = settings_default();
    begin(&play, "oware");
    game_action action = play.legal.action[0];
    ck_assert_ptr_null(play_action(&play, &settings, action));
    struct position before = *match_position(&play.match);
    const char *message = play_action(&play, &settings, action);
    ck_assert_ptr_nonnull(message);
    ck_assert_str_eq(play.refused.sentence, message);
    ck_assert_int_eq(play.match.count, 2);
    ck_assert(position_equal(&before, match_position(&play.match)));
    play_close(&play);
}
END_TEST

START_TEST(an_action_that_is_given_needs_no_confirming_and_ends_a_selection) {
    struct play play = {0};
    struct settings settings = settings_default();
    settings.confirm = true;
    begin(&play, "saddeeqa");
    play_touch(&play, &settings, play.legal.touch[0][0].text);
    ck_assert(play.chosen.text[0]);
    ck_assert_ptr_null(play_action(&play, &settings, play.legal.action[1]));
    ck_assert_str_eq(play.chosen.text, "");
    ck_assert_str_eq(play.pending_touch.text, "");
    ck_assert_int_eq(play.match.count, 2);
    play_close(&play);
}
END_TEST

START_TEST(why_not_calls_the_players_by_their_names) {
    struct play play = {0};
    struct settings settings = settings_default();
    begin(&play, "oware");
    play_touch(&play, &settings, "pit:c");
    ck_assert_str_eq(play.refused.sentence, "House c belongs to North.");
    struct text name = text_fixed(play.match.name[1], sizeof play.match.name[1]);
    text_add(&name, "Samir");
    play_touch(&play, &settings, "pit:c");
    ck_assert_str_eq(play.refused.sentence, "House c belongs to Samir.");
    play_close(&play);
}
END_TEST

START_TEST(a_game_that_has_no_board_cannot_be_opened_and_what_was_open_stays) {
    struct play play = {0};
    const struct game *dulko = games_find("dulko");
    struct options options = options_default(dulko);
    begin(&play, "oware");
    ck_assert_str_eq(play_open(&play, dulko, NULL, &options, NULL, 1),
                     "this game can't be played here yet");
    ck_assert_ptr_eq(play.game, games_find("oware"));
    play_close(&play);
}
END_TEST

START_TEST(the_clock_says_who_ran_out_and_leaves_the_end_to_the_caller) {
    struct play play = {0};
    bool changed = false;
    begin(&play, "oware");
    match_clock_set(&play.match, &play.clock, 1, 0);
    ck_assert_ptr_null(match_play(&play.match, play.legal.action[0]));
    ck_assert_int_eq(match_clock_update(&play.match, &play.clock, true, 0, &changed), NOWHERE);
    ck_assert(changed);
    ck_assert_int_eq(match_clock_update(&play.match, &play.clock, true, 999, &changed), NOWHERE);
    ck_assert_int_eq(match_clock_update(&play.match, &play.clock, true, 1001, &changed), 1);
    ck_assert(!match_over(&play.match));
    play_time_out(&play, 1);
    ck_assert_int_eq(match_result(&play.match).reason, REASON_TIME);
    ck_assert_int_eq(match_result(&play.match).winner, 0);
    ck_assert_int_eq(match_clock_update(&play.match, &play.clock, true, 2000, &changed), NOWHERE);
    play_close(&play);
}
END_TEST

START_TEST(a_clock_that_is_stopped_takes_no_time) {
    struct play play = {0};
    bool changed = false;
    begin(&play, "oware");
    match_clock_set(&play.match, &play.clock, 10, 0);
    match_clock_update(&play.match, &play.clock, false, 0, &changed);
    match_clock_update(&play.match, &play.clock, false, 4000, &changed);
    ck_assert(!changed);
    ck_assert_double_eq(play.clock.remaining[0], 10000);
    play_close(&play);
}
END_TEST

SUITE("play", why_not_calls_the_players_by_their_names,
      every_game_is_played_by_its_actions_without_a_pointer,
      an_action_of_another_position_is_refused_and_changes_nothing,
      an_action_that_is_given_needs_no_confirming_and_ends_a_selection,
      a_game_that_has_no_board_cannot_be_opened_and_what_was_open_stays,
      the_clock_says_who_ran_out_and_leaves_the_end_to_the_caller,
      a_clock_that_is_stopped_takes_no_time)
