/* test_match.c: the match as a tree: playing, undoing, variations, terminations, repetition, words.
 */
#include "engine/match.h"

#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <string.h>

enum { LONG_ENOUGH = 40 };

static struct match start_oware(void) {
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct match match;
    ck_assert_ptr_null(match_start(&match, game, &options));
    return match;
}

static struct match start_oware_at(const char *position) {
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct match match;
    ck_assert_ptr_null(match_setup(&match, game, &options, position));
    return match;
}

static void play_all(struct match *match, const char *letters) {
    for (; *letters; letters++) {
        ck_assert_ptr_null(match_play_text(match, (char[]){*letters, '\0'}));
    }
}

/* The single-letter actions of the line from the root to its end. */
static void line_letters(const struct match *match, struct text *out) {
    for (int node = match->nodes[MATCH_ROOT].next; node != MATCH_NONE;
         node = match->nodes[node].next) {
        const struct match_node *at = &match->nodes[node];
        match->game->action_text(&match->nodes[at->parent].position, at->action, out);
    }
}

static void assert_line(const struct match *match, const char *letters) {
    char buffer[64];
    struct text text = text_fixed(buffer, sizeof buffer);
    line_letters(match, &text);
    ck_assert_str_eq(buffer, letters);
}

static void assert_unchanged(const struct match *match, int count, int current) {
    ck_assert_int_eq(match->count, count);
    ck_assert_int_eq(match->current, current);
}

START_TEST(a_fresh_match_is_its_root) {
    struct match match = start_oware();
    assert_unchanged(&match, 1, MATCH_ROOT);
    ck_assert(!match_over(&match));
    ck_assert_int_eq(match_turn(&match), 0);
    ck_assert_int_eq(match_line_length(&match), 0);
    ck_assert_int_eq(match_repetitions(&match), 1);
    ck_assert_ptr_null(match.start_text);
    match_free(&match);
    ck_assert_ptr_null(match.nodes);
    match_free(&match);
}
END_TEST

START_TEST(an_illegal_action_changes_nothing) {
    struct match match = start_oware();
    play_all(&match, "A");
    ck_assert_ptr_nonnull(match_play_text(&match, "A"));
    ck_assert_ptr_nonnull(match_play_text(&match, "a "));
    ck_assert_ptr_nonnull(match_play_text(&match, ""));
    ck_assert_ptr_nonnull(match_play(&match, 0));
    ck_assert_ptr_nonnull(match_play(&match, 999));
    assert_unchanged(&match, 2, 1);
    match_free(&match);
}
END_TEST

START_TEST(undo_and_redo_walk_the_line) {
    struct match match = start_oware();
    play_all(&match, "AaBb");
    struct position end = *match_position(&match);
    ck_assert_ptr_nonnull(match_undo(&match, 5));
    ck_assert_ptr_nonnull(match_redo(&match, 1));
    assert_unchanged(&match, 5, 4);
    ck_assert_ptr_null(match_undo(&match, 3));
    ck_assert_int_eq(match.current, 1);
    ck_assert_ptr_nonnull(match_redo(&match, 4));
    ck_assert_int_eq(match.current, 1);
    ck_assert_int_eq(match_line_length(&match), 4);
    ck_assert_ptr_null(match_redo(&match, 3));
    ck_assert(position_equal(match_position(&match), &end));
    match_free(&match);
}
END_TEST

START_TEST(another_action_starts_a_variation_and_keeps_the_old_line) {
    struct match match = start_oware();
    play_all(&match, "AaB");
    ck_assert_ptr_null(match_undo(&match, 2));
    play_all(&match, "b");
    ck_assert_ptr_nonnull(match_redo(&match, 1));
    assert_line(&match, "Ab");
    ck_assert_int_eq(match.count, 5);
    int first = match.nodes[1].child;
    ck_assert_int_eq(first, 2);
    ck_assert_int_eq(match.nodes[first].sibling, 4);
    match_go(&match, 3);
    assert_line(&match, "AaB");
    match_free(&match);
}
END_TEST

START_TEST(playing_the_same_action_again_reuses_its_node_but_forgets_the_redo_line) {
    struct match match = start_oware();
    play_all(&match, "AaB");
    ck_assert_ptr_null(match_undo(&match, 2));
    play_all(&match, "a");
    assert_unchanged(&match, 4, 2);
    ck_assert_ptr_nonnull(match_redo(&match, 1));
    assert_line(&match, "Aa");
    ck_assert_int_eq(match.nodes[2].child, 3);
    match_free(&match);
}
END_TEST

START_TEST(going_to_a_node_makes_the_line_pass_through_it_and_continue) {
    struct match match = start_oware();
    play_all(&match, "AaB");
    match_go(&match, MATCH_ROOT);
    play_all(&match, "Cc");
    match_go(&match, 2);
    assert_line(&match, "AaB");
    ck_assert_int_eq(match_depth(&match, match.current), 2);
    ck_assert_int_eq(match_line_node(&match, 3), 3);
    ck_assert_int_eq(match_line_node(&match, 4), MATCH_NONE);
    ck_assert_int_eq(match_line_node(&match, 9), MATCH_NONE);
    match_go(&match, 4);
    assert_line(&match, "Cc");
    match_free(&match);
}
END_TEST

START_TEST(resigning_and_losing_on_time_end_the_match_whoever_is_to_act) {
    for (int player = 0; player < 2; player++) {
        struct match match = start_oware();
        play_all(&match, "A");
        ck_assert_ptr_null(match_resign(&match, player));
        ck_assert(match_over(&match));
        ck_assert_int_eq(match_turn(&match), 1);
        ck_assert_int_eq(match_result(&match).winner, !player);
        ck_assert_int_eq(match_result(&match).reason, REASON_RESIGNATION);
        ck_assert_ptr_null(match_undo(&match, 1));
        ck_assert(!match_over(&match));
        ck_assert_ptr_null(match_time_out(&match, player));
        ck_assert_int_eq(match_result(&match).winner, !player);
        ck_assert_int_eq(match_result(&match).reason, REASON_TIME);
        ck_assert_int_eq(match.count, 4);
        match_free(&match);
    }
}
END_TEST

START_TEST(nothing_can_be_done_after_the_end_but_undo) {
    struct match match = start_oware();
    game_action legal[ACTIONS_MAX];
    ck_assert_ptr_null(match_resign(&match, 0));
    ck_assert_int_eq(match_actions(&match, legal), 0);
    ck_assert(!match_agreeable(&match));
    ck_assert(!match_claimable(&match));
    ck_assert_ptr_nonnull(match_play_text(&match, "A"));
    ck_assert_ptr_nonnull(match_play(&match, 0));
    ck_assert_ptr_nonnull(match_agree(&match));
    ck_assert_ptr_nonnull(match_claim(&match));
    ck_assert_ptr_nonnull(match_resign(&match, 1));
    ck_assert_ptr_nonnull(match_time_out(&match, 1));
    assert_unchanged(&match, 2, 1);
    ck_assert_ptr_null(match_undo(&match, 1));
    ck_assert_int_eq(match_actions(&match, legal), 6);
    match_free(&match);
}
END_TEST

START_TEST(agreement_divides_the_seeds_and_can_be_undone_and_redone) {
    struct match match = start_oware_at("1-0-0-0-0-0-0-0-0-0-0-2-24-21-N");
    ck_assert(match_agreeable(&match));
    ck_assert_ptr_null(match_agree(&match));
    ck_assert_int_eq(match_result(&match).outcome, OUTCOME_WIN);
    ck_assert_int_eq(match_result(&match).reason, REASON_AGREEMENT);
    ck_assert_int_eq(match.game->score(match_position(&match), 0), 25);
    ck_assert_int_eq(match_turn(&match), 1);
    ck_assert_int_eq(match.game->side_to_act(match_position(&match)), 1);
    ck_assert_ptr_null(match_undo(&match, 1));
    ck_assert_int_eq(match.game->score(match_position(&match), 0), 24);
    ck_assert_ptr_null(match_redo(&match, 1));
    ck_assert(match_over(&match));
    match_free(&match);
}
END_TEST

START_TEST(repetitions_are_counted_in_this_line_only) {
    struct match match = start_oware_at("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S");
    play_all(&match, "AaBb");
    ck_assert_int_eq(match_repetitions(&match), 1);
    play_all(&match, "CcDdEeFf");
    ck_assert_int_eq(match_repetitions(&match), 2);
    play_all(&match, "AaBbCcDdEeFf");
    ck_assert_int_eq(match_repetitions(&match), 3);
    ck_assert_ptr_null(match_undo(&match, 1));
    ck_assert_int_eq(match_repetitions(&match), 2);
    ck_assert_ptr_null(match_redo(&match, 1));
    ck_assert_ptr_null(match_resign(&match, 0));
    ck_assert_int_eq(match_repetitions(&match), 3);
    match_go(&match, MATCH_ROOT);
    ck_assert_int_eq(match_repetitions(&match), 1);
    match_free(&match);
}
END_TEST

START_TEST(a_trace_records_what_the_step_did) {
    struct match match = start_oware();
    static struct trace trace;
    match_trace(&match, MATCH_ROOT, &trace);
    ck_assert_int_eq(trace.count, 0);
    play_all(&match, "A");
    match_trace(&match, match.current, &trace);
    ck_assert_int_eq(trace.count, 6);
    ck_assert_int_eq(trace.event[0].kind, EVENT_PICK);
    ck_assert_int_eq(trace.event[5].kind, EVENT_END_TURN);
    ck_assert_ptr_null(match_agree(&match));
    match_trace(&match, match.current, &trace);
    ck_assert_int_eq(trace.event[trace.count - 1].kind, EVENT_END_GAME);
    ck_assert_int_gt(trace.count, 1);
    ck_assert_ptr_null(match_undo(&match, 1));
    ck_assert_ptr_null(match_resign(&match, 0));
    match_trace(&match, match.current, &trace);
    ck_assert_int_eq(trace.count, 1);
    ck_assert_int_eq(trace.event[0].kind, EVENT_END_GAME);
    match_free(&match);
}
END_TEST

START_TEST(comments_belong_to_the_match) {
    struct match match = start_oware();
    char words[] = "well played";
    ck_assert_ptr_null(match_set_comment(&match, MATCH_ROOT, words));
    words[0] = 'h';
    ck_assert_str_eq(match.nodes[MATCH_ROOT].comment, "well played");
    ck_assert_ptr_null(match_set_comment(&match, MATCH_ROOT, words));
    ck_assert_str_eq(match.nodes[MATCH_ROOT].comment, "hell played");
    ck_assert_ptr_null(match_set_comment(&match, MATCH_ROOT, ""));
    ck_assert_ptr_null(match.nodes[MATCH_ROOT].comment);
    ck_assert_ptr_null(match_set_comment(&match, MATCH_ROOT, NULL));
    match_free(&match);
}
END_TEST

START_TEST(tags_are_kept_in_order_and_replaced_and_removed) {
    struct match match = start_oware();
    ck_assert_ptr_null(match_tag(&match, "Date"));
    ck_assert_ptr_null(match_set_tag(&match, "Date", "2026.11.21"));
    ck_assert_ptr_null(match_set_tag(&match, "Event", ""));
    ck_assert_ptr_null(match_set_tag(&match, "Place", "here"));
    ck_assert_ptr_null(match_set_tag(&match, "Date", "2026.11.22"));
    ck_assert_str_eq(match_tag(&match, "Date"), "2026.11.22");
    ck_assert_str_eq(match_tag(&match, "Event"), "");
    ck_assert_ptr_null(match_set_tag(&match, "Date", NULL));
    ck_assert_ptr_null(match_set_tag(&match, "Date", NULL));
    ck_assert_ptr_null(match_tag(&match, "Date"));
    ck_assert_int_eq(match.tag_count, 2);
    ck_assert_str_eq(match.tags[0].name, "Event");
    ck_assert_str_eq(match.tags[1].name, "Place");
    match_free(&match);
}
END_TEST

START_TEST(a_bad_position_string_leaves_the_match_alone) {
    struct match match = start_oware();
    unsigned char before[sizeof match];
    memcpy(before, &match, sizeof match);
    ck_assert_ptr_nonnull(match_setup(&match, match.game, &match.options, "4-4-4"));
    ck_assert_mem_eq(&match, before, sizeof match);
    match_free(&match);
}
END_TEST

START_TEST(a_match_keeps_the_position_string_it_was_set_up_from) {
    struct match match = start_oware_at("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S");
    ck_assert_str_eq(match.start_text, "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S");
    match_free(&match);
}
END_TEST

/* The turns that began on the way to a node, counted one by one. */
static int turns_to(const struct match *match, int node) {
    int turns = 0;
    for (; node != MATCH_ROOT; node = match->nodes[node].parent) {
        turns += match_counts_turn(match, node);
    }
    return turns;
}

/* Every parent is older than its child, every child occurs once in its parent's list, `next` is
 * one of the children, and every node knows its turns. */
static void check_tree(const struct match *match) {
    int linked = 1;
    for (int node = 0; node < match->count; node++) {
        const struct match_node *at = &match->nodes[node];
        bool next_found = at->next == MATCH_NONE;
        for (int child = at->child; child != MATCH_NONE; child = match->nodes[child].sibling) {
            ck_assert_int_gt(child, node);
            ck_assert_int_eq(match->nodes[child].parent, node);
            next_found |= child == at->next;
            linked++;
        }
        ck_assert(next_found);
        ck_assert_int_eq(match_turns(match, node), turns_to(match, node));
    }
    ck_assert_int_eq(linked, match->count);
}

static void check_current(const struct match *match) {
    ck_assert_int_eq(match_line_node(match, match_depth(match, match->current)), match->current);
    game_action legal[ACTIONS_MAX];
    ck_assert_int_eq(match_actions(match, legal) == 0, match_over(match));
    ck_assert_int_eq(match_turn(match), match->game->side_to_act(match_position(match)));
}

START_TEST(the_tree_stays_consistent_whatever_is_done) {
    uint64_t state = 1;
    for (int g = 0; g < games_count; g++) {
        struct match match;
        random_match(&match, games[g], &state);
        for (int i = 0; i < 400; i++) {
            random_wander(&match, &state);
            check_current(&match);
        }
        check_tree(&match);
        match_free(&match);
    }
}
END_TEST

START_TEST(undoing_everything_and_redoing_it_gives_the_same_positions) {
    uint64_t state = 2;
    for (int g = 0; g < games_count; g++) {
        struct match match;
        random_match(&match, games[g], &state);
        struct position start = *match_position(&match);
        int played = random_play(&match, LONG_ENOUGH, &state);
        struct position end = *match_position(&match);
        ck_assert_ptr_null(match_undo(&match, played));
        ck_assert(position_equal(match_position(&match), &start));
        ck_assert_ptr_null(match_redo(&match, played));
        ck_assert(position_equal(match_position(&match), &end));
        match_free(&match);
    }
}
END_TEST

static bool grew(const struct match *match, uint64_t *last) {
    bool more = match->revision > *last;
    *last = match->revision;
    return more;
}

START_TEST(the_revision_grows_with_every_change) {
    struct match match = start_oware();
    uint64_t last = match.revision;
    match_play_text(&match, "A");
    ck_assert(grew(&match, &last));
    match_undo(&match, 1);
    ck_assert(grew(&match, &last));
    match_redo(&match, 1);
    ck_assert(grew(&match, &last));
    match_go(&match, MATCH_ROOT);
    ck_assert(grew(&match, &last));
    match_end_line(&match);
    ck_assert(grew(&match, &last));
    match_set_comment(&match, MATCH_ROOT, "why not");
    ck_assert(grew(&match, &last));
    match_set_tag(&match, "Date", "2026.11.21");
    ck_assert(grew(&match, &last));
    match_set_tag(&match, "Date", "2026.11.22");
    ck_assert(grew(&match, &last));
    match_set_tag(&match, "Date", NULL);
    ck_assert(grew(&match, &last));
    match_resign(&match, 0);
    ck_assert(grew(&match, &last));
    match_free(&match);
}
END_TEST

START_TEST(only_playing_and_comments_raise_the_edit_count) {
    struct match match = start_oware();
    ck_assert_uint_eq(match.edit_count, 0);
    play_all(&match, "CaB");
    ck_assert_uint_eq(match.edit_count, 3);
    match_undo(&match, 2);
    match_redo(&match, 1);
    match_go(&match, MATCH_ROOT);
    match_end_line(&match);
    match_set_tag(&match, "Date", "2026.11.21");
    ck_assert_uint_eq(match.edit_count, 3);
    play_all(&match, "C"); /* though there is a node for it */
    ck_assert_uint_eq(match.edit_count, 4);
    match_set_comment(&match, MATCH_ROOT, "so early?");
    ck_assert_uint_eq(match.edit_count, 5);
    play_all(&match, "b");
    ck_assert_uint_eq(match.edit_count, 6);
    match_free(&match);
}
END_TEST

START_TEST(a_copy_of_a_line_has_its_steps_and_comments_and_nothing_else) {
    struct match match = start_oware_at("1-1-1-1-1-1-1-1-1-1-1-1-18-18-S"), copy;
    match_set_name(&match, 1, "Ada");
    play_all(&match, "AaB");
    match_undo(&match, 1);
    play_all(&match, "Cb");
    ck_assert_ptr_null(match_resign(&match, 0));
    match_set_comment(&match, MATCH_ROOT, "from here on");
    match_set_comment(&match, 2, "well played");
    match_set_note(&match, 2, &(struct match_note){.value = 100, .valued = true, .mark = 2});
    match_set_tag(&match, "Date", "2026.11.21");
    int node = match.nodes[match.current].parent;
    ck_assert_ptr_null(match_copy_line(&match, node, &copy));
    match_free(&match); /* it shares nothing with the copy */
    assert_line(&copy, "AaCb");
    assert_unchanged(&copy, 5, 4);
    ck_assert_int_eq(match_turns(&copy, 4), 4);
    ck_assert(!match_over(&copy));
    ck_assert_str_eq(copy.start_text, "1-1-1-1-1-1-1-1-1-1-1-1-18-18-S");
    ck_assert_str_eq(copy.name[1], "Ada");
    ck_assert_str_eq(copy.nodes[MATCH_ROOT].comment, "from here on");
    ck_assert_str_eq(copy.nodes[2].comment, "well played");
    ck_assert(!copy.nodes[2].note.valued && !copy.nodes[2].note.mark);
    ck_assert_int_eq(copy.tag_count, 0);
    ck_assert_ptr_null(match_undo(&copy, 4));
    ck_assert_ptr_null(match_redo(&copy, 4));
    match_free(&copy);
}
END_TEST

START_TEST(a_match_over_a_copy_of_its_nodes_needs_nothing_else_of_it) {
    struct match match = start_oware_at("1-1-1-1-1-1-1-1-1-1-1-1-18-18-S");
    play_all(&match, "AaB");
    match_set_comment(&match, 2, "well played");
    match_set_tag(&match, "Date", "2026.11.21");
    struct match_node nodes[8];
    memcpy(nodes, match.nodes, (size_t)match.count * sizeof *nodes);
    struct match copy = match_over_copy(&match, nodes);
    int turn = match_turn(&match);
    match_free(&match);
    assert_line(&copy, "AaB");
    ck_assert_int_eq(match_turn(&copy), turn);
    ck_assert_ptr_null(copy.nodes[2].comment);
    ck_assert_ptr_null(copy.start_text);
    ck_assert_int_eq(copy.tag_count, 0);
}
END_TEST

START_TEST(calls_without_effect_leave_the_revision_alone) {
    struct match match = start_oware();
    match_set_tag(&match, "Date", "2026.11.22");
    uint64_t last = match.revision;
    match_play_text(&match, "a");
    match_undo(&match, 1);
    match_redo(&match, 1);
    match_set_tag(&match, "Date", "2026.11.22");
    match_set_tag(&match, "Place", NULL);
    match_claim(&match);
    ck_assert(!grew(&match, &last));
    match_free(&match);
}
END_TEST

START_TEST(every_turn_of_either_player_has_a_number) {
    struct match match = start_oware();
    ck_assert_int_eq(match_turn_number(&match), 1);
    ck_assert_int_eq(match_line_turns(&match), 0);
    play_all(&match, "C");
    ck_assert_int_eq(match_turn_number(&match), 2);
    play_all(&match, "dFcA");
    ck_assert_int_eq(match_turns(&match, match.current), 5);
    match_undo(&match, 2);
    ck_assert_int_eq(match_turns(&match, match.current), 3);
    ck_assert_int_eq(match_turn_number(&match), 4);
    ck_assert_int_eq(match_line_turns(&match), 5);
    match_free(&match);
}
END_TEST

START_TEST(what_ends_a_match_without_an_action_is_no_turn) {
    struct match match = start_oware();
    play_all(&match, "Cd");
    ck_assert_int_eq(match_turn_number(&match), 3);
    match_resign(&match, 0);
    ck_assert_int_eq(match_turn_number(&match), 2); /* the last one */
    ck_assert_int_eq(match_line_turns(&match), 2);
    match_free(&match);
    match = start_oware();
    match_resign(&match, 0);
    ck_assert_int_eq(match_turn_number(&match), 1);
    match_free(&match);
}
END_TEST

START_TEST(a_turn_that_resigning_cuts_short_is_the_last_one) {
    const struct game *seega = games_find("seega");
    struct options options = options_default(seega);
    struct match match;
    ck_assert_ptr_null(match_start(&match, seega, &options));
    ck_assert_ptr_null(match_play_text(&match, "a1"));
    ck_assert_ptr_null(match_play_text(&match, "b1"));
    ck_assert_ptr_null(match_play_text(&match, "a2"));
    match_resign(&match, 1);
    ck_assert_int_eq(match_turn_number(&match), 2);
    ck_assert_int_eq(match_line_turns(&match), 2);
    match_free(&match);
}
END_TEST

START_TEST(a_turn_of_several_actions_is_one_even_if_the_match_starts_within_it) {
    const struct game *seega = games_find("seega");
    struct options options = options_default(seega);
    struct match match;
    ck_assert_ptr_null(match_start(&match, seega, &options));
    ck_assert_ptr_null(match_play_text(&match, "a1"));
    ck_assert_int_eq(match_turn_number(&match), 1);
    ck_assert_ptr_null(match_play_text(&match, "b1"));
    ck_assert_int_eq(match_turn_number(&match), 2);
    ck_assert_int_eq(match_line_turns(&match), 1);
    match_free(&match);
}
END_TEST

START_TEST(a_line_is_added_beside_what_was_played_and_nothing_moves) {
    struct match match = start_oware();
    game_action line[3], other[2];
    play_all(&match, "FcAb");
    ck_assert_ptr_null(match_undo(&match, 1));
    uint64_t edits = match.edit_count;
    for (int i = 0; i < 2; i++) { /* the same, then something else */
        other[i] = line[i] = match.nodes[2 + i].action;
    }
    line[2] = match.nodes[3].action;       /* illegal: it is the opponent's turn */
    other[1] = (game_action)(line[1] + 1); /* the house beside it */
    ck_assert_int_eq(match_add_line(&match, 1, line, 3), 3);
    ck_assert_uint_eq(match.edit_count, edits);
    ck_assert_int_eq(match_add_line(&match, 1, other, 2), 5);
    assert_line(&match, "FcAb");
    assert_unchanged(&match, 6, 3);
    ck_assert_int_eq(match.nodes[5].parent, 2);
    ck_assert_uint_eq(match.edit_count, edits + 1);
    ck_assert_int_eq(match_add_line(&match, MATCH_ROOT, other, 0), MATCH_ROOT);
    ck_assert_int_eq(match_add_line(&match, MATCH_ROOT, other, 1), MATCH_ROOT); /* illegal */
    match_go(&match, 4);
    match_resign(&match, 0);
    ck_assert_int_eq(match_add_line(&match, match.current, line, 1), match.current);
    match_free(&match);
}
END_TEST

START_TEST(an_added_line_can_be_stepped_through) {
    struct match match = start_oware();
    play_all(&match, "Fc");
    game_action line[3];
    for (int i = 0; i < 2; i++) {
        line[i] = match.nodes[i + 1].action;
    }
    ck_assert_ptr_null(match_undo(&match, 2));
    play_all(&match, "EdB");
    for (int i = 0; i < 3; i++) {
        line[i] = match.nodes[3 + i].action;
    }
    struct match fresh = start_oware();
    ck_assert_int_eq(match_add_line(&fresh, MATCH_ROOT, line, 3), 3);
    assert_line(&fresh, "");
    match_go(&fresh, 1);
    assert_line(&fresh, "EdB");
    match_free(&fresh);
    match_free(&match);
}
END_TEST

START_TEST(notes_belong_to_the_match) {
    struct match match = start_oware();
    struct match_note note = {.value = -125, .valued = true, .mark = MARK_DUBIOUS};
    play_all(&match, "F");
    uint64_t edits = match.edit_count, revision = match.revision;
    match_set_note(&match, 1, &note);
    ck_assert_int_eq(match.nodes[1].note.value, -125);
    ck_assert_int_eq(match.nodes[1].note.mark, MARK_DUBIOUS);
    ck_assert_uint_gt(match.edit_count, edits);
    ck_assert_uint_gt(match.revision, revision);
    match_free(&match);
}
END_TEST

SUITE("match", a_fresh_match_is_its_root, an_illegal_action_changes_nothing,
      undo_and_redo_walk_the_line, another_action_starts_a_variation_and_keeps_the_old_line,
      playing_the_same_action_again_reuses_its_node_but_forgets_the_redo_line,
      going_to_a_node_makes_the_line_pass_through_it_and_continue,
      resigning_and_losing_on_time_end_the_match_whoever_is_to_act,
      nothing_can_be_done_after_the_end_but_undo,
      agreement_divides_the_seeds_and_can_be_undone_and_redone,
      repetitions_are_counted_in_this_line_only, a_trace_records_what_the_step_did,
      comments_belong_to_the_match, tags_are_kept_in_order_and_replaced_and_removed,
      a_bad_position_string_leaves_the_match_alone,
      a_match_keeps_the_position_string_it_was_set_up_from,
      the_tree_stays_consistent_whatever_is_done,
      undoing_everything_and_redoing_it_gives_the_same_positions,
      the_revision_grows_with_every_change, only_playing_and_comments_raise_the_edit_count,
      a_copy_of_a_line_has_its_steps_and_comments_and_nothing_else,
      a_match_over_a_copy_of_its_nodes_needs_nothing_else_of_it,
      calls_without_effect_leave_the_revision_alone, every_turn_of_either_player_has_a_number,
      a_turn_that_resigning_cuts_short_is_the_last_one,
      what_ends_a_match_without_an_action_is_no_turn,
      a_turn_of_several_actions_is_one_even_if_the_match_starts_within_it,
      a_line_is_added_beside_what_was_played_and_nothing_moves,
      an_added_line_can_be_stepped_through, notes_belong_to_the_match)
