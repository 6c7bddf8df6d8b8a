/* test_save_state.c: when a match needs to be saved again. */
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"
#include "ui/model/save_state.h"

static void begin(struct match *match, struct save_state *state) {
    struct options options = options_default(games_find("oware"));
    ck_assert_ptr_null(match_start(match, games_find("oware"), &options));
    ck_assert_ptr_null(match_play_text(match, "C"));
    save_state_open(state, match);
}

START_TEST(a_match_is_saved_after_something_was_done_in_it) {
    struct match match;
    struct save_state state;
    begin(&match, &state);
    ck_assert(!save_state_is_due(&state, &match));
    match_undo(&match, 1);
    ck_assert(!save_state_is_due(&state, &match));
    match_play_text(&match, "D");
    ck_assert(save_state_is_due(&state, &match));
    save_state_mark_saved(&state, &match);
    ck_assert(!save_state_is_due(&state, &match));
    match_free(&match);
}
END_TEST

START_TEST(the_current_node_of_a_match_with_a_file_is_saved_unless_it_was_over) {
    for (int over = 0; over < 2; over++) {
        struct match match;
        struct save_state state;
        begin(&match, &state);
        if (over) {
            match_resign(&match, 0);
            save_state_open(&state, &match);
        }
        save_state_set_file(&state, "1.serai");
        ck_assert(!save_state_is_due(&state, &match));
        match_undo(&match, 1);
        ck_assert_int_eq(save_state_is_due(&state, &match), !over);
        match_free(&match);
    }
}
END_TEST

START_TEST(a_match_that_may_have_no_other_copy_is_saved_at_once) {
    struct match match;
    struct save_state state;
    begin(&match, &state);
    save_state_mark_unsaved(&state);
    ck_assert(save_state_is_due(&state, &match));
    save_state_set_file(&state, "2.serai");
    save_state_mark_saved(&state, &match);
    ck_assert(!save_state_is_due(&state, &match));
    match_undo(&match, 1);
    ck_assert(save_state_is_due(&state, &match));
    match_free(&match);
}
END_TEST

SUITE("save_state", a_match_is_saved_after_something_was_done_in_it,
      the_current_node_of_a_match_with_a_file_is_saved_unless_it_was_over,
      a_match_that_may_have_no_other_copy_is_saved_at_once)
