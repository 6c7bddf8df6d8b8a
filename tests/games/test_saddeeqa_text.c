/* test_saddeeqa_text.c: everything people read, write and touch in Saddeeqa, and the traces of
 * moves. */
#include "games/saddeeqa.h"

#include "engine/rules.h"
#include "support/saddeeqa_sketch.h"
#include "support/suite.h"

#include <stdio.h>

static const char *const players[2] = {"Top", "Bottom"};

static const struct game *const game = &saddeeqa_game;

static struct position set_up(const char *text) {
    struct options options = options_default(game);
    struct position pos;
    ck_assert_ptr_null(rules_setup(game, &options, text, &pos, NULL));
    return pos;
}

/* ---- position strings ---- */

START_TEST(a_position_string_is_read_back_to_the_same_bytes) {
    static const char *const known[] = {
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0",
        "1-0-3-1-5-0-3-0-1-2-3-1-0-4-1-2-24-13-1",
        "0-0-0-0-0-0-0-191-1-0-0-0-0-0-0-0-0-0-1",
        "0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-1-0-0",
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        struct position pos = set_up(known[i]);
        ck_assert_str_eq(saddeeqa_position(&pos), known[i]);
        struct position again = set_up(saddeeqa_position(&pos));
        ck_assert(position_equal(&pos, &again));
    }
}
END_TEST

START_TEST(one_to_192_stones_may_be_on_the_board_and_in_the_stores) {
    set_up("1-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0");
    set_up("12-12-12-12-12-12-12-12-12-12-12-12-12-12-12-12-0-0-0");
    set_up("64-0-0-0-0-0-0-0-0-0-0-0-0-0-0-64-32-32-0");
}
END_TEST

START_TEST(a_malformed_position_string_is_refused_and_changes_nothing) {
    static const char *const malformed[] = {
        "",
        "-",
        "4",
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0",
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-",
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-2",
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-00",
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0-",
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0 ",
        " 4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0",
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0-0",
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0",
        "04-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0",
        "+4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0",
        "4--4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0",
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-00-0-0",
        "4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 0 0 0",
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-x-0-0-0",
        "0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0",
        "12-12-12-12-12-12-12-12-12-12-12-12-12-12-12-12-0-1-0",
        "193-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0",
        "4294967297-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0",
    };
    struct options options = options_default(game);
    struct position untouched = set_up("1-0-3-1-5-0-3-0-1-2-3-1-0-4-1-2-24-13-1");
    for (size_t i = 0; i < sizeof malformed / sizeof malformed[0]; i++) {
        struct position pos = untouched;
        ck_assert_msg(rules_setup(game, &options, malformed[i], &pos, NULL) != NULL,
                      "\"%s\" was accepted", malformed[i]);
        ck_assert(position_equal(&pos, &untouched));
    }
}
END_TEST

START_TEST(options_of_the_start_do_not_affect_a_position_that_is_set_up) {
    static const char text[] = "1-0-3-1-5-0-3-0-1-2-3-1-0-4-1-2-24-13-0";
    struct options options = options_default(game);
    ck_assert_ptr_null(options_set(game, &options, "stones=7"));
    ck_assert_ptr_null(options_set(game, &options, "first=1"));
    struct position pos;
    ck_assert_ptr_null(rules_setup(game, &options, text, &pos, NULL));
    struct position plain = set_up(text);
    ck_assert(position_equal(&pos, &plain));
}
END_TEST

START_TEST(actions_are_read_exactly_as_they_are_written) {
    struct position pos = set_up("4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-1");
    game_action action = 0;
    ck_assert(rules_action_parse(game, &pos, "12cw", &action));
    ck_assert_int_eq(action, 24);
    ck_assert(rules_action_parse(game, &pos, "12ccw", &action));
    ck_assert_int_eq(action, 25);
    static const char *const refused[] = {"",    "12",   "12CW", "012cw", "12cw ",
                                          "3cw", "16cw", "cw",   "12-cw", "12cwx"};
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        ck_assert_msg(!rules_action_parse(game, &pos, refused[i], &action), "%s", refused[i]);
    }
}
END_TEST

/* ---- traces ---- */

/* Plays an action and writes its events: "pick 2 0>hand, drop 1 hand>1, ...". */
static const char *told(struct position *pos, const char *notation) {
    static struct trace trace;
    static char buffer[1024];
    struct text text = text_fixed(buffer, sizeof buffer);
    game_action action = 0;
    trace.count = 0;
    ck_assert(rules_action_parse(game, pos, notation, &action));
    rules_play(game, pos, action, &trace);
    for (int i = 0; i < trace.count; i++) {
        struct event event = trace.event[i];
        text_format(&text, "%s%s", i ? ", " : "", rules_event_name(event.kind));
        if (event.from != NOWHERE) {
            text_format(&text, " %d ", event.count);
            game->place_name(pos, event.from, &text);
            text_char(&text, '>');
            game->place_name(pos, event.to, &text);
        }
    }
    return buffer;
}

START_TEST(a_trace_has_every_stone_and_every_capture) {
    struct position pos = set_up("2-0-1-0-0-0-0-0-0-0-4-5-0-0-3-0-0-0-0");
    ck_assert_str_eq(told(&pos, "0cw"),
                     "pick 2 0>hand, drop 1 hand>1, drop 1 hand>2, pick 2 2>hand, drop 1 hand>3, "
                     "drop 1 hand>4, capture 5 11>Top's stones, end-turn");
}
END_TEST

START_TEST(the_trace_of_the_last_move_has_what_is_collected) {
    struct position pos = set_up("0-0-0-0-0-0-0-1-0-0-0-0-0-0-0-3-0-0-0");
    ck_assert_str_eq(told(&pos, "7cw"),
                     "pick 1 7>hand, drop 1 hand>8, end-turn, collect 1 8>Bottom's stones, "
                     "collect 3 15>Bottom's stones, end-game");
}
END_TEST

START_TEST(a_very_long_sowing_is_traced_stone_by_stone_at_first_and_then_all_at_once) {
    static struct trace trace;
    struct position pos = set_up("2-3-4-0-2-4-5-4-1-2-5-2-4-1-0-1-0-0-1");
    game_action action = 0;
    int lies[SADDEEQA_HAND + 1];
    for (int place = 0; place <= SADDEEQA_HAND; place++) {
        lies[place] = game->tokens(&pos, place, 0);
    }
    ck_assert(rules_action_parse(game, &pos, "11cw", &action));
    rules_play(game, &pos, action, &trace);
    int rests = 0, ends = 0;
    for (int i = 0; i < trace.count; i++) {
        struct event event = trace.event[i];
        ends = event.kind == EVENT_REST ? 0 : ends + (event.kind == EVENT_DROP);
        if (event.from != NOWHERE) {
            lies[event.from] -= event.count;
            lies[event.to] += event.count;
            ck_assert_int_ge(lies[event.from], 0);
        }
        rests += event.kind == EVENT_REST;
        ck_assert(i > 1000 || event.kind == EVENT_PICK || event.kind == EVENT_DROP);
    }
    ck_assert_int_gt(rests, 0);
    ck_assert_int_eq(ends, 1); /* the last stone is seen where it falls */
    for (int place = 0; place <= SADDEEQA_HAND; place++) {
        ck_assert_int_eq(lies[place], game->tokens(&pos, place, 0));
    }
}
END_TEST

START_TEST(the_trace_of_agreeing_has_what_is_collected) {
    static struct trace trace;
    struct position pos = set_up("0-0-0-0-0-0-0-1-0-0-0-0-0-0-0-3-0-0-0");
    ck_assert_ptr_null(game->agree(&pos, &trace));
    ck_assert_int_eq(trace.count, 3);
    ck_assert_int_eq(trace.event[0].kind, EVENT_COLLECT);
    ck_assert_int_eq(trace.event[0].to, SADDEEQA_STORE);
    ck_assert_int_eq(trace.event[1].kind, EVENT_COLLECT);
    ck_assert_int_eq(trace.event[1].to, SADDEEQA_STORE + 1);
    ck_assert_int_eq(trace.event[2].kind, EVENT_END_GAME);
}
END_TEST

/* ---- touching ---- */

START_TEST(an_action_is_touched_as_a_pit_and_a_direction) {
    struct position pos = set_up("4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-1");
    struct touch touched[TOUCHES_MAX];
    ck_assert_int_eq(game->touches(&pos, 24, touched), 2);
    ck_assert_str_eq(touched[0].text, "pit:12");
    ck_assert_str_eq(touched[1].text, "direction:cw");
    ck_assert_int_eq(game->touches(&pos, 25, touched), 2);
    ck_assert_str_eq(touched[0].text, "pit:12");
    ck_assert_str_eq(touched[1].text, "direction:ccw");
}
END_TEST

/* The reason given for one touch (second: NULL) or two, followed by the place it names: "... [3]";
 * "" when they are fine. */
static const char *said(const char *position, const char *first, const char *second) {
    static char buffer[REASON_TEXT_MAX + 16];
    struct position pos = set_up(position);
    struct touch touched[TOUCHES_MAX] = {0};
    struct why_not why = {.sentence = "untouched"};
    struct text text = text_fixed(touched[0].text, sizeof touched[0].text);
    text_add(&text, first);
    text = text_fixed(touched[1].text, sizeof touched[1].text);
    text_add(&text, second ? second : "");
    text = text_fixed(buffer, sizeof buffer);
    if (!game->why_not(&pos, touched, second ? 2 : 1, players, &why)) {
        ck_assert_str_eq(why.sentence, "untouched");
        return buffer;
    }
    text_add(&text, why.sentence);
    for (int i = 0; i < why.place_count; i++) {
        text_format(&text, " [%d]", why.place[i]);
    }
    return buffer;
}

START_TEST(touches_that_begin_or_complete_a_legal_action_are_fine) {
    static const char at_start[] = "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0";
    ck_assert_str_eq(said(at_start, "pit:0", NULL), "");
    ck_assert_str_eq(said(at_start, "pit:7", NULL), "");
    ck_assert_str_eq(said(at_start, "pit:3", "direction:cw"), "");
    ck_assert_str_eq(said(at_start, "pit:3", "direction:ccw"), "");
}
END_TEST

START_TEST(a_touch_that_is_not_a_hole_is_answered_with_whose_turn_it_is) {
    static const char *const odd[] = {"",       "pit:",         "pit:16",    "pit:03", "pit:-1",
                                      "pit:3x", "direction:cw", "square:c3", "pit:A",  "pit:3 ",
                                      "3"};
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++) {
        ck_assert_str_eq(said("4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0", odd[i], NULL),
                         "Choose one of Top's holes.");
        ck_assert_str_eq(said("4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-1", odd[i], "direction:cw"),
                         "Choose one of Bottom's holes.");
    }
}
END_TEST

START_TEST(a_hole_that_cannot_be_chosen_is_answered_with_the_reason) {
    static const char text[] = "0-2-0-0-0-0-0-4-4-0-0-0-0-0-0-0-3-3-";
    char top[64];
    char bottom[64];
    snprintf(top, sizeof top, "%s0", text);
    snprintf(bottom, sizeof bottom, "%s1", text);
    ck_assert_str_eq(said(top, "pit:8", NULL), "Hole 8 belongs to Bottom. [8]");
    ck_assert_str_eq(said(bottom, "pit:7", "direction:cw"), "Hole 7 belongs to Top. [7]");
    ck_assert_str_eq(said(top, "pit:0", NULL), "Hole 0 is empty. [0]");
    ck_assert_str_eq(said(bottom, "pit:15", "direction:cw"), "Hole 15 is empty. [15]");
}
END_TEST

START_TEST(a_touch_that_is_not_a_direction_is_answered_with_the_two_directions) {
    static const char *const odd[] = {"", "direction:", "direction:cwx", "cw", "pit:4"};
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++) {
        ck_assert_str_eq(said("4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0", "pit:3", odd[i]),
                         "Choose clockwise or counterclockwise for hole 3. [3]");
    }
}
END_TEST

START_TEST(an_endless_direction_gets_that_as_its_reason) {
    static const char text[] = "1-0-3-1-5-0-3-0-1-2-3-1-0-4-1-2-24-13-1";
    ck_assert_str_eq(said(text, "pit:13", NULL), "");
    ck_assert_str_eq(said(text, "pit:13", "direction:cw"), "");
    ck_assert_str_eq(said(text, "pit:13", "direction:ccw"), "That move would never end. [13]");
}
END_TEST

START_TEST(a_hole_endless_in_both_directions_is_refused_at_the_first_touch) {
    static const char text[] = "1-0-1-3-1-0-1-0-1-0-1-0-1-0-1-0-0-0-0";
    static const char reason[] = "Sowing hole 3 would never end, in either direction. [3]";
    ck_assert_str_eq(said(text, "pit:3", NULL), reason);
    ck_assert_str_eq(said(text, "pit:3", "direction:cw"), reason);
}
END_TEST

START_TEST(when_the_game_is_over_that_is_the_reason) {
    static const char text[] = "0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-30-34-0";
    ck_assert_str_eq(said(text, "pit:0", NULL), "The game is over.");
    ck_assert_str_eq(said(text, "pit:9", "direction:cw"), "The game is over.");
    ck_assert_str_eq(said(text, "nonsense", NULL), "The game is over.");
}
END_TEST

/* ---- names and the picture ---- */

START_TEST(every_place_has_a_name) {
    struct position pos = set_up("4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0");
    static const char *const names[] = {"0",
                                        "1",
                                        "2",
                                        "3",
                                        "4",
                                        "5",
                                        "6",
                                        "7",
                                        "8",
                                        "9",
                                        "10",
                                        "11",
                                        "12",
                                        "13",
                                        "14",
                                        "15",
                                        "Top's stones",
                                        "Bottom's stones",
                                        "hand"};
    ck_assert_int_eq(game->place_count, (int)(sizeof names / sizeof names[0]));
    for (int place = 0; place < game->place_count; place++) {
        char buffer[PLACE_TEXT_MAX];
        struct text text = text_fixed(buffer, sizeof buffer);
        game->place_name(&pos, place, &text);
        ck_assert_str_eq(buffer, names[place]);
    }
}
END_TEST

START_TEST(the_picture_shows_the_board) {
    struct position pos = set_up("1-0-3-1-5-0-3-0-1-2-3-1-0-4-1-102-24-13-1");
    struct text text = {0};
    game->picture(&pos, &text);
    ck_assert_str_eq(text_string(&text), "      0   1   2   3   4   5   6   7\n"
                                         "  +----------------------------------+\n"
                                         "  |   1   0   3   1   5   0   3   0  | 24 Top\n"
                                         "  | 102   1   4   0   1   3   2   1  | 13 Bottom\n"
                                         "  +----------------------------------+\n"
                                         "     15  14  13  12  11  10   9   8\n");
    text_free(&text);
}
END_TEST

SUITE("saddeeqa_text", a_position_string_is_read_back_to_the_same_bytes,
      one_to_192_stones_may_be_on_the_board_and_in_the_stores,
      a_malformed_position_string_is_refused_and_changes_nothing,
      options_of_the_start_do_not_affect_a_position_that_is_set_up,
      actions_are_read_exactly_as_they_are_written, a_trace_has_every_stone_and_every_capture,
      the_trace_of_the_last_move_has_what_is_collected,
      a_very_long_sowing_is_traced_stone_by_stone_at_first_and_then_all_at_once,
      the_trace_of_agreeing_has_what_is_collected, an_action_is_touched_as_a_pit_and_a_direction,
      touches_that_begin_or_complete_a_legal_action_are_fine,
      a_touch_that_is_not_a_hole_is_answered_with_whose_turn_it_is,
      a_hole_that_cannot_be_chosen_is_answered_with_the_reason,
      a_touch_that_is_not_a_direction_is_answered_with_the_two_directions,
      an_endless_direction_gets_that_as_its_reason,
      a_hole_endless_in_both_directions_is_refused_at_the_first_touch,
      when_the_game_is_over_that_is_the_reason, every_place_has_a_name, the_picture_shows_the_board)
