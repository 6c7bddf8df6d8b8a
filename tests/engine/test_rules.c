/* test_rules.c: what all games share, tested with a toy game of few rules. */
#include "base/random.h"
#include "engine/rules.h"

#include "support/suite.h"

#include <string.h>

/* The toy: a heap of beads. The side to act takes 1 or 2, and if that leaves an odd heap it takes
 * once more in the same turn. Inside a turn with one bead left only 1 is legal. */
struct toy {
    uint8_t heap, side, open;
};

enum { TOY_HEAP = 9 };

static struct toy toy_of(const struct position *pos) {
    struct toy toy;
    memcpy(&toy, pos->bytes, sizeof toy);
    return toy;
}

static void toy_init(struct position *pos, const struct options *options) {
    struct toy toy = {.heap = (uint8_t)(TOY_HEAP + options->value[1])};
    memcpy(pos->bytes, &toy, sizeof toy);
}

static int toy_side(const struct position *pos) {
    return toy_of(pos).side;
}

static bool toy_open(const struct position *pos) {
    return toy_of(pos).open;
}

static int toy_actions(const struct position *pos, game_action out[ACTIONS_MAX]) {
    int count = 0;
    for (int take = 1; take <= 2 && take <= toy_of(pos).heap; take++) {
        out[count++] = (game_action)take;
    }
    return count;
}

static void toy_apply(struct position *pos, game_action action, struct trace *trace) {
    struct toy toy = toy_of(pos);
    toy.heap = (uint8_t)(toy.heap - action);
    trace_move(trace, EVENT_PICK, 0, action, 0, 1 + toy.side);
    toy.open = toy.heap > 0 && toy.heap % 2 == 1 && !toy.open;
    if (!toy.open) {
        toy.side = !toy.side;
        trace_mark(trace, EVENT_END_TURN);
    }
    memcpy(pos->bytes, &toy, sizeof toy);
}

static void toy_action_text(const struct position *pos, game_action action, struct text *out) {
    (void)pos;
    text_add(out, action == 1 ? "one" : "two");
}

static const char *toy_parse(struct position *pos, const struct options *options,
                             const char *text) {
    uint32_t heap = 0;
    const char *end = read_number(text, 99, &heap);
    (void)options;
    if (!end || strcmp(end, "!") != 0) {
        return "a heap is a number and !";
    }
    struct toy toy = {.heap = (uint8_t)heap, .open = 1};
    *pos = (struct position){0};
    memcpy(pos->bytes, &toy, sizeof toy);
    return NULL;
}

static const struct option_choice toy_choices[] = {{.value = "red", .label = WORD_QUIT},
                                                   {.value = "blue"}};

static const struct option_spec toy_options[] = {
    {.key = "color", .choices = toy_choices, .choice_count = 2},
    {.key = "more", .kind = OPTION_NUMBER, .minimum = 2, .maximum = 30, .fallback = 4},
    {.key = "seed", .kind = OPTION_SEED, .maximum = UINT32_MAX}};

static const struct game toy_game = {.id = "toy",
                                     .options = toy_options,
                                     .option_count = 3,
                                     .init = toy_init,
                                     .side_to_act = toy_side,
                                     .turn_open = toy_open,
                                     .actions = toy_actions,
                                     .apply = toy_apply,
                                     .action_text = toy_action_text,
                                     .position_parse = toy_parse};

static struct position heap_of(int heap, int open) {
    struct position pos = {0};
    struct toy toy = {.heap = (uint8_t)heap, .open = (uint8_t)open};
    memcpy(pos.bytes, &toy, sizeof toy);
    return pos;
}

/* ---- options ---- */

START_TEST(the_defaults_are_the_first_choice_and_the_fallback) {
    struct options options = options_default(&toy_game);
    ck_assert_uint_eq(options.value[0], 0);
    ck_assert_uint_eq(options.value[1], 4);
    ck_assert_uint_eq(options.value[2], 0);
    ck_assert(!options.given[0] && !options.given[1] && !options.given[2]);
}
END_TEST

START_TEST(options_are_set_by_name_and_value) {
    struct options options = options_default(&toy_game);
    ck_assert_ptr_null(options_set(&toy_game, &options, "color=blue"));
    ck_assert_ptr_null(options_set(&toy_game, &options, "more=30"));
    ck_assert_ptr_null(options_set(&toy_game, &options, "seed=4294967295"));
    ck_assert_uint_eq(options.value[0], 1);
    ck_assert_uint_eq(options.value[1], 30);
    ck_assert_uint_eq(options.value[2], UINT32_MAX);
    ck_assert(options.given[0] && options.given[1] && options.given[2]);
}
END_TEST

START_TEST(a_choice_without_a_label_is_a_place_of_the_board) {
    ck_assert(!option_is_place(&toy_options[0], 0));
    ck_assert(option_is_place(&toy_options[0], 1));
    ck_assert(!option_is_place(&toy_options[0], 2));
    ck_assert(!option_is_place(&toy_options[1], 2));
}
END_TEST

START_TEST(a_bad_option_is_refused_and_changes_nothing) {
    static const char *const bad[] = {
        "color",   "color=", "color=green",     "color=Blue", "colors=red", "colou=red",
        "=red",    "",       "more=1",          "more=31",    "more=04",    "more=-4",
        "more=4x", "more=",  "seed=4294967296", "seed=x"};
    struct options before = options_default(&toy_game);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct options options = before;
        ck_assert_ptr_nonnull(options_set(&toy_game, &options, bad[i]));
        ck_assert_mem_eq(&options, &before, sizeof options);
    }
}
END_TEST

START_TEST(an_option_given_twice_is_refused) {
    struct options options = options_default(&toy_game);
    ck_assert_ptr_null(options_set(&toy_game, &options, "more=5"));
    ck_assert_ptr_nonnull(options_set(&toy_game, &options, "more=5"));
    ck_assert_ptr_nonnull(options_set(&toy_game, &options, "more=6"));
    ck_assert_uint_eq(options.value[1], 5);
}
END_TEST

START_TEST(option_values_are_written_as_they_are_read) {
    struct options options = options_default(&toy_game);
    ck_assert_ptr_null(options_set(&toy_game, &options, "color=blue"));
    struct text text = {0};
    options_value_text(&toy_game, &options, 0, &text);
    options_value_text(&toy_game, &options, 1, &text);
    ck_assert_str_eq(text.data, "blue4");
    text_free(&text);
}
END_TEST

START_TEST(resolving_replaces_a_seed_of_zero_and_no_other) {
    for (uint64_t entropy = 0; entropy < 1000; entropy++) {
        struct options options = options_default(&toy_game);
        options_resolve_seeds(&toy_game, &options, entropy);
        ck_assert_uint_ne(options.value[2], 0);
        ck_assert_uint_eq(options.value[0], 0);
        ck_assert_uint_eq(options.value[1], 4);
        struct options again = options;
        options_resolve_seeds(&toy_game, &again, entropy + 1);
        ck_assert_uint_eq(again.value[2], options.value[2]);
    }
}
END_TEST

/* ---- playing ---- */

START_TEST(the_start_follows_the_options_and_every_unused_byte_is_zero) {
    struct options options = options_default(&toy_game);
    struct position pos;
    memset(&pos, 0xA5, sizeof pos);
    rules_start(&toy_game, &options, &pos);
    struct position wanted = heap_of(TOY_HEAP + 4, 0);
    ck_assert(position_equal(&pos, &wanted));
}
END_TEST

START_TEST(inside_a_turn_a_single_legal_action_is_played_by_itself) {
    static struct trace trace;
    struct position pos = heap_of(3, 0);
    trace.count = 0;
    rules_play(&toy_game, &pos, 2, &trace);
    ck_assert_int_eq(toy_of(&pos).heap, 0);
    ck_assert_int_eq(toy_side(&pos), 1);
    ck_assert_int_eq(trace.count, 3);
    ck_assert_int_eq(trace.event[0].count, 2);
    ck_assert_int_eq(trace.event[1].count, 1);
    ck_assert_int_eq(trace.event[2].kind, EVENT_END_TURN);
}
END_TEST

START_TEST(the_first_action_of_a_turn_and_a_real_choice_are_left_alone) {
    struct position pos = heap_of(3, 0);
    rules_play(&toy_game, &pos, 1, NULL);
    ck_assert_int_eq(toy_of(&pos).heap, 2);
    ck_assert_int_eq(toy_side(&pos), 1);
    pos = heap_of(2, 0);
    rules_play(&toy_game, &pos, 1, NULL);
    ck_assert_int_eq(toy_of(&pos).heap, 0); /* inside the turn one bead is left */
    pos = heap_of(5, 0);
    rules_play(&toy_game, &pos, 2, NULL);
    ck_assert_int_eq(toy_of(&pos).heap, 3);
    ck_assert(toy_open(&pos));
    ck_assert_int_eq(toy_side(&pos), 0);
}
END_TEST

START_TEST(a_set_up_position_plays_what_is_forced_in_it) {
    static struct trace trace;
    struct options options = options_default(&toy_game);
    struct position pos;
    trace.count = 0;
    ck_assert_ptr_null(rules_setup(&toy_game, &options, "1!", &pos, &trace));
    ck_assert_int_eq(toy_of(&pos).heap, 0);
    ck_assert_int_eq(trace.count, 2);
    ck_assert_ptr_null(rules_setup(&toy_game, &options, "3!", &pos, NULL));
    ck_assert_int_eq(toy_of(&pos).heap, 3);
}
END_TEST

START_TEST(a_bad_position_string_leaves_the_position_alone) {
    struct options options = options_default(&toy_game);
    struct position pos = heap_of(7, 0);
    struct position before = pos;
    ck_assert_str_eq(rules_setup(&toy_game, &options, "x", &pos, NULL), "a heap is a number and !");
    ck_assert(position_equal(&pos, &before));
}
END_TEST

/* ---- notation ---- */

START_TEST(only_a_legal_action_is_read) {
    struct position pos = heap_of(1, 0);
    game_action action = 99;
    ck_assert(rules_action_parse(&toy_game, &pos, "one", &action));
    ck_assert_uint_eq(action, 1);
    static const char *const bad[] = {"two", "One", "one ", "on", ""};
    action = 99;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        ck_assert(!rules_action_parse(&toy_game, &pos, bad[i], &action));
        ck_assert_uint_eq(action, 99);
    }
}
END_TEST

START_TEST(a_lead_is_told_in_tenths_only_where_so_much_is_known_of_it) {
    static const struct {
        int margin;
        const char *holds, *jumps;
    } leads[] = {{0, "0.0", "0"},    {4, "0.0", "0"},   {-5, "0.1", "0"},    {-250, "2.5", "3"},
                 {994, "9.9", "10"}, {995, "10", "10"}, {-1749, "17", "17"}, {3760, "38", "38"}};
    for (size_t i = 0; i < sizeof leads / sizeof leads[0]; i++) {
        for (int jumps = 0; jumps < 2; jumps++) {
            char told[16];
            struct text text = text_fixed(told, sizeof told);
            const char *as = jumps ? leads[i].jumps : leads[i].holds;
            struct game game = {.margins_jump = jumps};
            bool whole = rules_lead_is_whole(&game, leads[i].margin);
            bool some = rules_lead_text(leads[i].margin, whole, &text);
            ck_assert_str_eq(told, as);
            ck_assert_int_eq(some, strpbrk(as, "123456789") != NULL);
        }
    }
}
END_TEST

START_TEST(results_are_written_in_words) {
    static const struct {
        struct result result;
        const char *text;
    } table[] = {{{OUTCOME_OPEN, 0, REASON_NONE}, "ongoing"},
                 {{OUTCOME_WIN, 0, REASON_MAJORITY}, "win 0 majority"},
                 {{OUTCOME_WIN, 1, REASON_STRANDED}, "win 1 stranded"},
                 {{OUTCOME_WIN, 1, REASON_CAPTURED}, "win 1 captured"},
                 {{OUTCOME_WIN, 0, REASON_KING}, "win 0 king"},
                 {{OUTCOME_WIN, 0, REASON_BARRIER}, "win 0 barrier"},
                 {{OUTCOME_WIN, 1, REASON_RESIGNATION}, "win 1 resignation"},
                 {{OUTCOME_WIN, 1, REASON_TIME}, "win 1 time"},
                 {{OUTCOME_DRAW, 0, REASON_AGREEMENT}, "draw agreement"},
                 {{OUTCOME_DRAW, 1, REASON_SCORE}, "draw score"}};
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        struct text text = {0};
        rules_result_text(table[i].result, &text);
        ck_assert_str_eq(text.data, table[i].text);
        text_free(&text);
    }
    ck_assert_str_eq(rules_reason_name(REASON_NONE), "");
}
END_TEST

START_TEST(every_event_and_reason_has_a_name_of_its_own) {
    for (int a = 0; a < EVENT_KINDS; a++) {
        for (int b = 0; b < a; b++) {
            ck_assert_str_ne(rules_event_name((enum event_kind)a),
                             rules_event_name((enum event_kind)b));
        }
    }
    for (int a = 0; a < REASONS; a++) {
        for (int b = 0; b < a; b++) {
            ck_assert_str_ne(rules_reason_name((enum reason)a), rules_reason_name((enum reason)b));
        }
    }
}
END_TEST

/* ---- counting and comparing ---- */

START_TEST(perft_counts_choices_and_no_forced_steps) {
    struct position pos = heap_of(3, 0);
    ck_assert_uint_eq(rules_perft(&toy_game, &pos, 0), 1);
    ck_assert_uint_eq(rules_perft(&toy_game, &pos, 1), 2);
    /* "two" leaves one bead inside the turn, which is taken at once and ends the game; "one" leaves
     * two beads to the other side. */
    ck_assert_uint_eq(rules_perft(&toy_game, &pos, 2), 2);
    ck_assert_uint_eq(rules_perft(&toy_game, &pos, 3), 0);
    pos = heap_of(0, 0);
    ck_assert_uint_eq(rules_perft(&toy_game, &pos, 0), 1);
    ck_assert_uint_eq(rules_perft(&toy_game, &pos, 1), 0);
    ck_assert_uint_eq(rules_perft(&toy_game, &pos, 5), 0);
}
END_TEST

START_TEST(positions_are_equal_when_every_byte_is) {
    struct position a = {0};
    for (int i = 0; i < POSITION_SIZE; i++) {
        struct position b = a;
        ck_assert(position_equal(&a, &b));
        ck_assert_uint_eq(position_hash(&a), position_hash(&b));
        b.bytes[i] = 1;
        ck_assert(!position_equal(&a, &b));
        ck_assert_uint_ne(position_hash(&a), position_hash(&b));
    }
}
END_TEST

/* ---- for the games ---- */

START_TEST(without_a_trace_nothing_is_recorded) {
    trace_add(NULL, (struct event){.kind = EVENT_PASS});
    trace_move(NULL, EVENT_DROP, 0, 1, 2, 3);
    trace_mark(NULL, EVENT_END_TURN);
    static struct trace trace;
    trace.count = 0;
    trace_move(&trace, EVENT_DROP, 5, 1, 2, 3);
    trace_mark(&trace, EVENT_END_TURN);
    ck_assert_int_eq(trace.count, 2);
    ck_assert_int_eq(trace.event[0].item, 5);
    ck_assert_int_eq(trace.event[0].from, 2);
    ck_assert_int_eq(trace.event[0].to, 3);
    ck_assert_int_eq(trace.event[1].from, NOWHERE);
    ck_assert_int_eq(trace.event[1].to, NOWHERE);
}
END_TEST

SUITE("rules", a_lead_is_told_in_tenths_only_where_so_much_is_known_of_it,
      the_defaults_are_the_first_choice_and_the_fallback, options_are_set_by_name_and_value,
      a_choice_without_a_label_is_a_place_of_the_board, a_bad_option_is_refused_and_changes_nothing,
      an_option_given_twice_is_refused, option_values_are_written_as_they_are_read,
      resolving_replaces_a_seed_of_zero_and_no_other,
      the_start_follows_the_options_and_every_unused_byte_is_zero,
      inside_a_turn_a_single_legal_action_is_played_by_itself,
      the_first_action_of_a_turn_and_a_real_choice_are_left_alone,
      a_set_up_position_plays_what_is_forced_in_it, a_bad_position_string_leaves_the_position_alone,
      only_a_legal_action_is_read, results_are_written_in_words,
      every_event_and_reason_has_a_name_of_its_own, perft_counts_choices_and_no_forced_steps,
      positions_are_equal_when_every_byte_is, without_a_trace_nothing_is_recorded)
