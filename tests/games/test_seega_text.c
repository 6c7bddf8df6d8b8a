/* test_seega_text.c: everything people read, write and touch in Seega: positions that are refused,
 * options, touches, the reasons why something is not legal, names and the picture. */
#include "games/seega.h"

#include "engine/rules.h"
#include "support/seega_play.h"
#include "support/suite.h"

#include <string.h>

static const char *const players[2] = {"Limestone", "Basalt"};

/* ---- positions that are refused ---- */

/* Every text is refused with a message that contains `reason`, and changes nothing. */
static void expect_refused(const char *reason, const char *const texts[], int count) {
    struct options options = options_default(&seega_game);
    for (int i = 0; i < count; i++) {
        struct position pos;
        struct position untouched;
        memset(&pos, 0x5a, sizeof pos);
        untouched = pos;
        const char *message = rules_setup(&seega_game, &options, texts[i], &pos, NULL);
        ck_assert_msg(message != NULL, "accepted: %s", texts[i]);
        ck_assert_msg(strstr(message, reason) != NULL, "%s: %s", texts[i], message);
        ck_assert(position_equal(&pos, &untouched));
    }
}

#define EXPECT_REFUSED(reason, ...)                                                                \
    do {                                                                                           \
        const char *const texts[] = {__VA_ARGS__};                                                 \
        expect_refused(reason, texts, (int)(sizeof texts / sizeof texts[0]));                      \
    } while (0)

START_TEST(a_board_of_another_height_is_refused) {
    EXPECT_REFUSED("5, 7 or 9 rows", "", "x", "5/5/5/5 x 12 12 0 0 place2",
                   "5/5/5/5/5/ x 12 12 0 0 place2", "6/6/6/6/6/6 x 12 12 0 0 place2",
                   "3/3/3 x 4 4 0 0 place2", "1/1/1/1/1/1/1/1/1/1/1 x 60 60 0 0 place2");
}
END_TEST

START_TEST(a_row_of_another_width_is_refused) {
    EXPECT_REFUSED("a row is", "4/5/5/5/5 x 12 12 0 0 place2", "5/5/5/5/6 x 12 12 0 0 place2",
                   "5/5/5/5/4 x 12 12 0 0 place2", "5/5//5/5 x 12 12 0 0 place2",
                   "5/5/5/5/x5 o 11 12 0 0 place1", "xxxxxx/5/5/5/5 x 12 12 0 0 place2",
                   "5/5/5/5/5", "7/7/7/7/7/7/5 x 24 24 0 0 place2");
}
END_TEST

START_TEST(a_zero_or_two_digits_side_by_side_in_a_row_are_refused) {
    EXPECT_REFUSED("a row is", "32/5/5/5/5 x 12 12 0 0 place2", "11111/5/5/5/5 x 12 12 0 0 place2",
                   "50/5/5/5/5 x 12 12 0 0 place2", "0x4/5/5/5/5 x 11 12 0 0 place1",
                   "x04/5/5/5/5 x 11 12 0 0 place1", "X4/5/5/5/5 x 11 12 0 0 place1");
}
END_TEST

START_TEST(what_follows_the_board_must_be_complete_and_nothing_more) {
    EXPECT_REFUSED("player to act", "5/5/5/5/5 ", "5/5/5/5/5 z 12 12 0 0 place2",
                   "5/5/5/5/5  x 12 12 0 0 place2", "5/5/5/5/5 xo 12 12 0 0 place2",
                   "5/5/5/5/5 X 12 12 0 0 place2");
    EXPECT_REFUSED("four numbers", "5/5/5/5/5 x 12 12 0 place2", "5/5/5/5/5 x 12 012 0 0 place2",
                   "5/5/5/5/5 x +12 12 0 0 place2", "5/5/5/5/5 x 12 12 0 -0 place2",
                   "5/5/5/5/5 x 12 13 0 0 place2", "5/5/5/5/5 x 12  12 0 0 place2",
                   "5/5/5/5/5 x 12 12 0 0", "5/5/5/5/5 x 12 4294967308 0 0 place2");
    EXPECT_REFUSED("phase", "5/5/5/5/5 x 12 12 0 0 ", "5/5/5/5/5 x 12 12 0 0 place",
                   "5/5/5/5/5 x 12 12 0 0 place3", "5/5/5/5/5 x 12 12 0 0 place2 ",
                   "5/5/5/5/5 x 12 12 0 0  place2", "5/5/5/5/5 x 12 12 0 0 over");
}
END_TEST

START_TEST(counts_that_do_not_add_up_are_refused) {
    EXPECT_REFUSED("add up", "5/5/5/5/x4 x 12 12 0 0 place2", "5/5/5/5/xo3 x 0 0 11 10 move",
                   "5/5/5/5/xo3 x 0 0 10 11 move", "5/5/5/5/xo3 x 0 0 12 11 move",
                   "7/7/7/7/7/7/7 x 12 12 0 0 place2", "5/5/5/5/5 x 12 11 0 0 place2");
}
END_TEST

START_TEST(a_piece_on_the_middle_square_is_refused_during_deployment) {
    EXPECT_REFUSED("middle", "5/5/x1x2/5/5 o 10 12 0 0 place2", "5/5/2x2/5/5 x 11 12 0 0 place1",
                   "7/7/7/3o3/7/xx5/o6 x 22 22 0 0 place2");
}
END_TEST

START_TEST(captures_are_refused_during_deployment) {
    EXPECT_REFUSED("captured", "5/5/5/5/x4 o 10 12 0 1 place2", "5/5/5/5/xxo2 x 10 10 1 0 place2");
}
END_TEST

START_TEST(hands_that_alternating_turns_of_two_cannot_reach_are_refused) {
    EXPECT_REFUSED("two pieces a turn", "5/5/5/5/x4 o 11 12 0 0 place2",
                   "5/5/5/5/x4 o 11 12 0 0 place1", "5/5/5/5/x4 x 11 12 0 0 place2",
                   "5/5/5/5/xx3 x 10 12 0 0 place2", "5/5/5/5/xxoo1 o 10 10 0 0 place2",
                   "5/5/5/5/oo3 x 12 10 0 0 place2", "5/5/5/5/5 x 12 12 0 0 place1",
                   "5/5/5/5/xxo2 x 10 11 0 0 place1", "5/5/5/5/xx3 o 10 12 0 0 place1",
                   "xoxox/oxoxo/xx1ox/oxoxo/xooxo x 0 0 0 0 place2",
                   "xoxox/oxoxo/xx1ox/oxoxo/xooxo o 0 0 0 0 place1");
    EXPECT_REFUSED("all pieces are placed", "5/5/5/5/xo3 x 11 11 0 0 move",
                   "5/5/5/5/xo3 x 0 11 0 11 move", "5/5/5/x4/ox3 x 1 0 11 9 remove");
}
END_TEST

START_TEST(a_blocked_player_to_move_is_refused) {
    EXPECT_REFUSED("blocked", "5/5/5/x4/ox3 o 0 0 11 10 move",
                   "ooooo/xoxox/xx1xx/xoxox/xooox o 0 0 0 0 move");
}
END_TEST

START_TEST(a_removal_with_nobody_blocked_is_refused) {
    EXPECT_REFUSED("not blocked", "5/5/5/x4/o4 x 0 0 11 11 remove",
                   /* the remover cannot move either, but is not the one to be freed */
                   "5/5/5/x4/ox3 o 0 0 11 10 remove");
}
END_TEST

START_TEST(a_board_without_any_piece_in_the_movement_phase_is_refused) {
    EXPECT_REFUSED("no piece", "5/5/5/5/5 x 0 0 12 12 move", "5/5/5/5/5 o 0 0 12 12 remove");
}
END_TEST

START_TEST(a_finished_game_in_phase_remove_is_refused) {
    EXPECT_REFUSED("finished", "5/5/5/5/x4 x 0 0 12 11 remove", "5/5/5/5/x4 o 0 0 12 11 remove");
}
END_TEST

START_TEST(odd_positions_that_break_no_rule_are_accepted) {
    static const char *const texts[] = {
        "5/5/5/5/x4 x 11 12 0 0 place1",         "5/5/5/5/xx3 o 10 12 0 0 place2",
        "5/5/5/5/xxo2 o 10 11 0 0 place1",       "5/5/5/x4/ox3 x 0 0 11 10 remove",
        "5/5/5/x4/ox3 x 0 0 11 10 move", /* it is x's turn; that o could not move does not matter */
        "5/5/2x2/5/o4 o 0 0 11 11 move",         "xxxxx/xxxxx/xx3/5/o4 o 0 0 11 0 move",
        "9/9/9/9/4x4/9/9/9/8o x 0 0 39 39 move",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct position pos = seega_at(texts[i]);
        seega_expect(&pos, texts[i]);
        seega_expect_result(&pos, "ongoing");
    }
}
END_TEST

/* ---- options ---- */

static const char *setup_with(const char *option, const char *text, struct position *pos) {
    struct options options = options_default(&seega_game);
    ck_assert_ptr_null(options_set(&seega_game, &options, option));
    return rules_setup(&seega_game, &options, text, pos, NULL);
}

START_TEST(the_board_of_a_position_may_not_contradict_the_size_that_was_given) {
    static const char *const small = "5/5/5/5/5 x 12 12 0 0 place2";
    static const char *const large = "9/9/9/9/9/9/9/9/9 x 40 40 0 0 place2";
    struct position pos;
    ck_assert_ptr_null(setup_with("size=5", small, &pos));
    ck_assert_ptr_null(setup_with("size=9", large, &pos));
    ck_assert_ptr_nonnull(setup_with("size=7", small, &pos));
    ck_assert_ptr_nonnull(setup_with("size=5", large, &pos));
    pos = seega_at(large);
    ck_assert_int_eq(seega_size(&pos), 9);
}
END_TEST

START_TEST(the_opening_has_no_effect_on_a_position) {
    struct position pos;
    ck_assert_ptr_null(setup_with("opening=crusade", "5/5/5/5/5 x 12 12 0 0 place2", &pos));
    seega_expect(&pos, "5/5/5/5/5 x 12 12 0 0 place2");
}
END_TEST

START_TEST(other_sizes_and_openings_do_not_exist) {
    struct options options = options_default(&seega_game);
    ck_assert_ptr_nonnull(options_set(&seega_game, &options, "size=6"));
    ck_assert_ptr_nonnull(options_set(&seega_game, &options, "opening=cross"));
}
END_TEST

/* ---- names and counts ---- */

static void expect_name(const struct position *pos, int place, const char *expected) {
    char buffer[PLACE_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    seega_game.place_name(pos, place, &text);
    ck_assert_str_eq(buffer, expected);
}

START_TEST(places_have_names) {
    struct position pos = seega_start(NULL, NULL);
    expect_name(&pos, 0, "a1");
    expect_name(&pos, 4, "e1");
    expect_name(&pos, SEEGA_WIDTH, "a2");
    expect_name(&pos, SEEGA_SQUARES - 1, "i9");
    expect_name(&pos, SEEGA_HAND, "Limestone's hand");
    expect_name(&pos, SEEGA_HAND + 1, "Basalt's hand");
    expect_name(&pos, SEEGA_TRAY, "Limestone's captures");
    expect_name(&pos, SEEGA_TRAY + 1, "Basalt's captures");
}
END_TEST

START_TEST(pieces_are_on_squares_in_hands_and_among_the_opponents_captures) {
    struct position pos = seega_at("5/5/5/5/xxo2 o 10 11 0 0 place1");
    ck_assert_int_eq(seega_game.tokens(&pos, 0, 0), 1);
    ck_assert_int_eq(seega_game.tokens(&pos, 0, 1), 0);
    ck_assert_int_eq(seega_game.tokens(&pos, 2, 1), 1);
    ck_assert_int_eq(seega_game.tokens(&pos, 8, 0), 0);
    ck_assert_int_eq(seega_game.tokens(&pos, SEEGA_HAND, 0), 10);
    ck_assert_int_eq(seega_game.tokens(&pos, SEEGA_HAND, 1), 0);
    ck_assert_int_eq(seega_game.tokens(&pos, SEEGA_HAND + 1, 1), 11);
    pos = seega_at("5/5/5/5/xxo2 o 0 0 11 10 move");
    ck_assert_int_eq(seega_game.tokens(&pos, SEEGA_TRAY, 1), 11);
    ck_assert_int_eq(seega_game.tokens(&pos, SEEGA_TRAY, 0), 0);
    ck_assert_int_eq(seega_game.tokens(&pos, SEEGA_TRAY + 1, 0), 10);
}
END_TEST

START_TEST(pieces_belong_to_the_sides) {
    ck_assert_int_eq(seega_game.item_count, 2);
    ck_assert_int_eq(seega_game.items[0].owner, 0);
    ck_assert_int_eq(seega_game.items[1].owner, 1);
}
END_TEST

START_TEST(the_picture_shows_the_board_the_hands_and_the_captures) {
    char buffer[512];
    struct text text = text_fixed(buffer, sizeof buffer);
    struct position pos = seega_at("5/1x3/5/2oo1/x4 o 0 0 10 10 move");
    seega_game.picture(&pos, &text);
    ck_assert_str_eq(buffer, "5  . . . . .\n"
                             "4  . x . . .\n"
                             "3  . . + . .\n"
                             "2  . . o o .\n"
                             "1  x . . . .\n"
                             "   a b c d e\n"
                             "x Limestone: 0 in hand, 10 captured\n"
                             "o Basalt: 0 in hand, 10 captured\n");
}
END_TEST

/* ---- touching ---- */

static void expect_touches(const struct position *pos, const char *action, const char *first,
                           const char *second) {
    struct touch touches[TOUCHES_MAX];
    game_action parsed;
    ck_assert(rules_action_parse(&seega_game, pos, action, &parsed));
    ck_assert_int_eq(seega_game.touches(pos, parsed, touches), second ? 2 : 1);
    ck_assert_str_eq(touches[0].text, first);
    if (second) {
        ck_assert_str_eq(touches[1].text, second);
    }
}

START_TEST(an_action_is_chosen_by_touching_its_squares) {
    struct position placing = seega_start("size=9", NULL);
    struct position moving = seega_at("5/1x3/5/2oo1/x4 o 0 0 10 10 move");
    struct position removing = seega_at("5/5/5/x4/ox3 x 0 0 11 10 remove");
    expect_touches(&placing, "i9", "square:i9", NULL);
    expect_touches(&moving, "c2-c3", "square:c2", "square:c3");
    expect_touches(&removing, "xa2", "square:a2", NULL);
}
END_TEST

/* Touching `first` and then `second` (or NULL) is not legal, and this is why. */
static void expect_why(const struct position *pos, const char *first, const char *second,
                       const char *sentence, const char *places) {
    struct touch touched[2] = {{""}, {""}};
    struct why_not why;
    char buffer[64];
    struct text text = text_fixed(touched[0].text, sizeof touched[0].text);
    text_add(&text, first);
    text = text_fixed(touched[1].text, sizeof touched[1].text);
    text_add(&text, second ? second : "");
    ck_assert(seega_game.why_not(pos, touched, second ? 2 : 1, players, &why));
    ck_assert_str_eq(why.sentence, sentence);
    text = text_fixed(buffer, sizeof buffer);
    for (int i = 0; i < why.place_count; i++) {
        text_add(&text, i ? " " : "");
        seega_game.place_name(pos, why.place[i], &text);
    }
    ck_assert_str_eq(buffer, places);
}

START_TEST(it_says_why_a_piece_cannot_be_placed) {
    struct position pos = seega_at("5/5/5/5/xxo2 o 10 11 0 0 place1");
    expect_why(&pos, "square:a1", NULL, "There's already a piece on a1.", "a1");
    expect_why(&pos, "square:c3", NULL,
               "The middle square, c3, stays empty until all pieces are placed.", "c3");
    expect_why(&pos, "square:f1", NULL, "Choose an empty square for Basalt's next piece.", "");
    expect_why(&pos, "hand", NULL, "Choose an empty square for Basalt's next piece.", "");
    expect_why(&pos, "square:e5", "square:e4", "Choose an empty square for Basalt's next piece.",
               "");
}
END_TEST

START_TEST(it_says_why_a_piece_cannot_move) {
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     ".o... "
                                     "oxo.. "
                                     ".x... "
                                     "....x");
    expect_why(&pos, "square:b3", NULL, "The piece on b3 can't move: no empty square beside it.",
               "b3");
    expect_why(&pos, "square:b4", NULL, "The piece on b4 belongs to Basalt.", "b4");
    expect_why(&pos, "square:d4", NULL, "There's no piece on d4.", "d4");
    expect_why(&pos, "pit:3", NULL, "Choose one of Limestone's pieces.", "");
    expect_why(&pos, "square:b4", "square:b5", "The piece on b4 belongs to Basalt.", "b4");
}
END_TEST

START_TEST(it_says_why_a_piece_cannot_move_there) {
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     ".o... "
                                     "oxo.. "
                                     ".x... "
                                     "....x");
    expect_why(&pos, "square:b2", "square:b3", "There's already a piece on b3, and it's boxed in.",
               "b3");
    expect_why(&pos, "square:b2", "square:c3", "There's already a piece on c3.", "c3");
    expect_why(&pos, "square:b2", "square:c1",
               "Pieces don't move diagonally: c1 only touches b2 at a corner.", "c1 b2");
    expect_why(&pos, "square:b2", "square:d2", "Pieces move one square; d2 is too far from b2.",
               "d2 b2");
    expect_why(&pos, "square:b2", "square:b2", "Choose an empty square next to b2.", "b2");
    expect_why(&pos, "square:b2", "square:b9", "Choose an empty square next to b2.", "b2");
}
END_TEST

START_TEST(it_says_why_a_piece_cannot_be_removed) {
    struct position pos = seega_draw('x', "remove",
                                     "..... "
                                     "...x. "
                                     "..... "
                                     "x.... "
                                     "ox...");
    expect_why(&pos, "square:d4", NULL, "Removing d4 still wouldn't let Basalt move.", "d4");
    expect_why(&pos, "square:a1", NULL,
               "The piece on a1 is Basalt's: Limestone must remove one of their own.", "a1");
    expect_why(&pos, "square:c3", NULL, "There's no piece on c3.", "c3");
    expect_why(&pos, "square:", NULL, "Basalt can't move: remove one of Limestone's pieces.", "");
    expect_why(&pos, "square:a2", "square:a3",
               "Basalt can't move: remove one of Limestone's pieces.", "");
}
END_TEST

START_TEST(when_the_game_is_over_it_says_so) {
    struct position pos = seega_at("5/5/5/5/x4 x 0 0 12 11 move");
    expect_why(&pos, "square:a1", NULL, "The game is over.", "");
}
END_TEST

static void expect_no_objection(const struct position *pos, const char *first, const char *second) {
    struct touch touched[2] = {{""}, {""}};
    struct why_not why = {.sentence = "untouched"};
    struct text text = text_fixed(touched[0].text, sizeof touched[0].text);
    text_add(&text, first);
    text = text_fixed(touched[1].text, sizeof touched[1].text);
    text_add(&text, second ? second : "");
    ck_assert(!seega_game.why_not(pos, touched, second ? 2 : 1, players, &why));
    ck_assert_str_eq(why.sentence, "untouched");
}

START_TEST(there_is_no_objection_to_touches_that_begin_or_complete_a_legal_action) {
    struct position placing = seega_start(NULL, NULL);
    struct position moving = seega_at("5/1x3/5/2oo1/x4 o 0 0 10 10 move");
    struct position removing = seega_at("5/5/5/x4/ox3 x 0 0 11 10 remove");
    expect_no_objection(&placing, "square:a1", NULL);
    expect_no_objection(&moving, "square:c2", NULL);
    expect_no_objection(&moving, "square:c2", "square:c3");
    expect_no_objection(&removing, "square:b1", NULL);
}
END_TEST

SUITE("seega text", a_board_of_another_height_is_refused, a_row_of_another_width_is_refused,
      a_zero_or_two_digits_side_by_side_in_a_row_are_refused,
      what_follows_the_board_must_be_complete_and_nothing_more,
      counts_that_do_not_add_up_are_refused,
      a_piece_on_the_middle_square_is_refused_during_deployment,
      captures_are_refused_during_deployment,
      hands_that_alternating_turns_of_two_cannot_reach_are_refused,
      a_blocked_player_to_move_is_refused, a_removal_with_nobody_blocked_is_refused,
      a_board_without_any_piece_in_the_movement_phase_is_refused,
      a_finished_game_in_phase_remove_is_refused, odd_positions_that_break_no_rule_are_accepted,
      the_board_of_a_position_may_not_contradict_the_size_that_was_given,
      the_opening_has_no_effect_on_a_position, other_sizes_and_openings_do_not_exist,
      places_have_names, pieces_are_on_squares_in_hands_and_among_the_opponents_captures,
      pieces_belong_to_the_sides, the_picture_shows_the_board_the_hands_and_the_captures,
      an_action_is_chosen_by_touching_its_squares, it_says_why_a_piece_cannot_be_placed,
      it_says_why_a_piece_cannot_move, it_says_why_a_piece_cannot_move_there,
      it_says_why_a_piece_cannot_be_removed, when_the_game_is_over_it_says_so,
      there_is_no_objection_to_touches_that_begin_or_complete_a_legal_action)
