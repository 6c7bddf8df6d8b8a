/* test_dulko_text.c: everything people read, write and touch in Dulko: notation, positions, setups,
 * touches, and the reasons why something is not legal. */
#include "games/dulko.h"

#include "engine/rules.h"
#include "support/draw_dulko.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <string.h>

static const char *const players[2] = {"Player 1", "Player 2"};

#define START_ROWS                                                                                 \
    "........./........./........./........./....*..../........./........./........./........."
#define FULL_BANK "1,1,1,5,5,5,5,5,5,5,5"
#define START_TEXT START_ROWS " e5 1 " FULL_BANK " " FULL_BANK

/* ---- positions ---- */

static void expect_text(const struct position *pos, const char *expected) {
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    dulko_game.position_text(pos, &text);
    ck_assert(!text.truncated);
    ck_assert_str_eq(buffer, expected);
}

/* Sets the position up under an option ("" for none); returns the message or NULL. */
static const char *set_up(const char *option, const char *text, struct position *pos) {
    struct options options = options_default(&dulko_game);
    if (*option) {
        ck_assert_ptr_null(options_set(&dulko_game, &options, option));
    }
    return rules_setup(&dulko_game, &options, text, pos, NULL);
}

START_TEST(the_start_is_written_as_empty_rows_deadzone_player_and_full_banks) {
    struct position pos = dulko_start("deadzone=e5");
    expect_text(&pos, START_TEXT);
}
END_TEST

START_TEST(rows_are_written_from_the_top_with_piece_and_owner) {
    struct position pos = dulko_start("deadzone=i9");
    dulko_play(&pos, "Ka1", NULL);
    dulko_play(&pos, "7b1", NULL);
    dulko_play(&pos, "Ai9", NULL);
    dulko_play(&pos, "8a9", NULL);
    expect_text(&pos, "82.......A1/........./........./........./........./........./........./"
                      "........./K172....... i9 1 0,1,1,4,5,5,5,5,5,5,5 1,1,1,5,5,5,5,5,5,4,4");
}
END_TEST

START_TEST(a_position_reads_back_to_the_same_bytes) {
    struct position pos, start = dulko_start("deadzone=e5");
    ck_assert_ptr_null(set_up("", START_TEXT, &pos));
    ck_assert(position_equal(&pos, &start));
}
END_TEST

/* The position is refused with a message about `about`. */
static void expect_refused(const char *option, const char *about, const char *text) {
    struct position before;
    memset(&before, 7, sizeof before);
    struct position pos = before;
    const char *message = set_up(option, text, &pos);
    ck_assert_msg(message != NULL, "accepted: %s", text);
    ck_assert_msg(strstr(message, about) != NULL, "%s: %s", message, text);
    ck_assert(position_equal(&pos, &before));
}

START_TEST(every_truncated_position_is_refused) {
    char text[] = START_TEXT;
    for (size_t length = strlen(text); length-- > 0;) {
        text[length] = '\0';
        expect_refused("", "a Dulko position", text);
    }
}
END_TEST

START_TEST(malformed_positions_are_refused) {
    static const struct {
        const char *about, *text;
    } texts[] = {
        {"two banks", START_TEXT " "},
        {"two banks", START_TEXT ",0"},
        {"nine rows", " " START_TEXT},
        {"deadzone's square", START_ROWS "  e5 1 " FULL_BANK " " FULL_BANK},
        {"player to act", START_ROWS " e5 0 " FULL_BANK " " FULL_BANK},
        {"player to act", START_ROWS " e5 3 " FULL_BANK " " FULL_BANK},
        {"two banks", START_ROWS " e5 12 " FULL_BANK " " FULL_BANK},
        {"deadzone's square", START_ROWS " e0 1 " FULL_BANK " " FULL_BANK},
        {"deadzone's square", START_ROWS " j5 1 " FULL_BANK " " FULL_BANK},
        {"deadzone's square", START_ROWS " E5 1 " FULL_BANK " " FULL_BANK},
        {"two banks", START_ROWS " e5 1 " FULL_BANK "  " FULL_BANK},
        {"two banks", START_ROWS " e5 1 01,1,1,5,5,5,5,5,5,5,5 " FULL_BANK},
        {"two banks", START_ROWS " e5 1 +1,1,1,5,5,5,5,5,5,5,5 " FULL_BANK},
        {"two banks", START_ROWS " e5 1 1,1,1,5,5,5,5,5,5,5 " FULL_BANK},
        {"two banks", START_ROWS " e5 1 1,1,1,5,5,5,5,5,5,5,5,5 " FULL_BANK},
        {"nine rows", START_ROWS "/......... e5 1 " FULL_BANK " " FULL_BANK},
        {"nine rows",
         "........./........./........./........./....*..../........./........./.........  e5 1 "
         "1,1,1,5,5,5,5,5,5,5,5 1,1,1,5,5,5,5,5,5,5,5"},
        {"nine rows", "9/9/9/9/4*4/9/9/9/9 e5 1 1,1,1,5,5,5,5,5,5,5,5 1,1,1,5,5,5,5,5,5,5,5"},
        {"nine rows",
         "73......../........./........./........./....*..../........./........./........./"
         "......... e5 1 1,1,1,5,5,5,5,5,5,4,5 1,1,1,5,5,5,5,5,5,5,5"},
        {"nine rows",
         "91......../........./........./........./....*..../........./........./........./"
         "......... e5 1 1,1,1,5,5,5,5,5,5,5,5 1,1,1,5,5,5,5,5,5,5,5"},
        {"nine rows",
         "k1......../........./........./........./....*..../........./........./........./"
         "......... e5 1 0,1,1,5,5,5,5,5,5,5,5 1,1,1,5,5,5,5,5,5,5,5"},
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        expect_refused("", texts[i].about, texts[i].text);
    }
}
END_TEST

START_TEST(a_setup_has_twice_the_starting_number_of_each_kind) {
    expect_refused("", "must be two of", START_ROWS " e5 1 0,1,1,5,5,5,5,5,5,5,5 " FULL_BANK);
    expect_refused("", "must be two of", START_ROWS " e5 1 1,1,1,5,5,5,5,5,5,4,5 " FULL_BANK);
    expect_refused("", "must be two of",
                   "71......../........./........./........./....*..../........./........./"
                   "........./......... e5 1 " FULL_BANK " " FULL_BANK);
    struct position pos;
    ck_assert_ptr_null(
        set_up("",
               "71......../........./........./........./....*..../........./........./"
               "........./......... e5 1 " FULL_BANK " 1,1,1,5,5,5,5,5,5,4,5",
               &pos));
}
END_TEST

START_TEST(no_bank_holds_more_than_its_player_began_with) {
    expect_refused("", "two banks", START_ROWS " e5 1 1,1,1,6,5,5,5,5,5,5,5 1,1,1,4,5,5,5,5,5,5,5");
    expect_refused("", "two banks", START_ROWS " e5 1 2,1,1,5,5,5,5,5,5,5,5 0,1,1,5,5,5,5,5,5,5,5");
}
END_TEST

START_TEST(the_star_marks_the_empty_deadzone_and_nothing_else) {
    expect_refused("", "'*' marks", START_ROWS " e6 1 " FULL_BANK " " FULL_BANK);
    expect_refused("", "'*' marks",
                   "........./........./........./........./........./........./........./"
                   "........./......... e5 1 " FULL_BANK " " FULL_BANK);
    expect_refused("", "'*' marks",
                   "*......../........./........./........./....*..../........./........./"
                   "........./......... e5 1 " FULL_BANK " " FULL_BANK);
    expect_refused("", "'*' marks",
                   "*......../........./........./........./....A1..../........./........./"
                   "........./......... e5 1 1,1,1,4,5,5,5,5,5,5,5 " FULL_BANK);
}
END_TEST

START_TEST(only_an_ace_may_be_on_the_deadzone) {
    struct position pos;
    expect_refused("", "only an Ace",
                   "........./........./........./........./....71..../........./........./"
                   "........./......... e5 1 1,1,1,5,5,5,5,5,5,4,5 " FULL_BANK);
    ck_assert_ptr_null(
        set_up("",
               "........./........./........./........./....A2..../........./........./"
               "........./......... e5 1 1,1,1,4,5,5,5,5,5,5,5 " FULL_BANK,
               &pos));
    ck_assert_int_eq(dulko_deadzone(&pos), dulko_square("e5"));
}
END_TEST

START_TEST(a_position_may_not_contradict_the_deadzone_option) {
    struct position pos;
    expect_refused("deadzone=e6", "different deadzone", START_TEXT);
    ck_assert_ptr_null(set_up("deadzone=e5", START_TEXT, &pos));
    ck_assert_ptr_null(set_up("deadzone=random", START_TEXT, &pos));
    ck_assert_ptr_null(set_up("seed=17", START_TEXT, &pos));
}
END_TEST

START_TEST(a_setup_need_not_be_reachable_in_play) {
    struct position pos;
    ck_assert_ptr_null(
        set_up("",
               "717172....../........./........./.Q1......./.B2..*..../........./........./"
               "........./......... e5 2 1,0,1,5,5,5,5,5,5,4,5 1,1,0,5,5,5,5,5,5,3,5",
               &pos));
}
END_TEST

START_TEST(whoever_owns_two_kings_has_won_by_king) {
    struct position pos;
    ck_assert_ptr_null(
        set_up("",
               "K1......../........./........./........./....*..../........./........./"
               "........./........K1 e5 2 0,1,1,5,5,5,5,5,5,5,5 0,1,1,5,5,5,5,5,5,5,5",
               &pos));
    dulko_expect_result(&pos, "win 0 king");
    ck_assert_int_eq(dulko_game.side_to_act(&pos), 1);
    ck_assert_ptr_null(
        set_up("",
               "K2......../........./........./........./....*..../........./........./"
               "........./......... e5 2 0,1,1,5,5,5,5,5,5,5,5 " FULL_BANK,
               &pos));
    dulko_expect_result(&pos, "win 1 king");
    ck_assert_ptr_null(
        set_up("",
               "K1......../........./........./........./....*..../........./........./"
               "........./......... e5 2 0,1,1,5,5,5,5,5,5,5,5 " FULL_BANK,
               &pos));
    dulko_expect_result(&pos, "ongoing");
}
END_TEST

START_TEST(a_player_to_act_who_cannot_place_anything_passes_at_once) {
    static const char drawing[] = "22 32 42 52 62 72 82 A2 22 "
                                  "32 42 52 62 72 82 A2 22 32 "
                                  "42 52 62 72 82 A2 22 32 42 "
                                  "52 62 72 82 A2 22 32 42 52 "
                                  "62 72 82 A2 .. .. .. .. .. "
                                  ".. .. .. .. .. .. .. .. .. "
                                  ".. .. Q2 .. .. .. B2 .. .. "
                                  ".. .. .. .. .. .. .. .. .. "
                                  "** .. .. .. .. .. .. K2 .. ";
    struct position pos = draw_dulko_banks(2, FULL_BANK " 0,0,0,0,0,0,0,0,0,0,0", drawing);
    ck_assert_int_eq(dulko_game.side_to_act(&pos), 0);
    struct position same = draw_dulko_banks(1, FULL_BANK " 0,0,0,0,0,0,0,0,0,0,0", drawing);
    ck_assert(position_equal(&pos, &same));
}
END_TEST

START_TEST(a_position_where_neither_can_place_anything_is_over) {
    struct position pos = draw_dulko_banks(2, "1,1,1,0,0,0,0,0,0,0,0 1,1,1,0,0,0,0,0,0,0,0",
                                           "21 31 41 51 61 71 81 A1 22 "
                                           "32 42 52 62 72 82 A2 21 31 "
                                           "41 51 61 71 81 A1 22 32 42 "
                                           "52 62 72 82 A2 21 31 41 51 "
                                           "61 71 81 A1 ** 22 32 42 52 "
                                           "62 72 82 A2 21 31 41 51 61 "
                                           "71 81 A1 22 32 42 52 62 72 "
                                           "82 A2 21 31 41 51 61 71 81 "
                                           "A1 22 32 42 52 62 72 82 A2 ");
    dulko_expect_result(&pos, "draw score");
    ck_assert_int_eq(dulko_game.side_to_act(&pos), 1);
}
END_TEST

/* ---- options ---- */

START_TEST(every_square_of_the_board_may_be_the_deadzone) {
    const struct option_spec *deadzone = &dulko_game.options[0];
    ck_assert_int_ne(deadzone->places.label, WORD_NONE);
    ck_assert(!option_is_place(deadzone, 0));
    for (int square = 0; square < DULKO_SQUARES; square++) {
        char name[PLACE_TEXT_MAX];
        struct text text = text_fixed(name, sizeof name);
        struct options options = options_default(&dulko_game);
        struct position pos;
        dulko_game.place_name(NULL, square, &text);
        options.value[0] = (uint32_t)square + 1;
        ck_assert(option_is_place(deadzone, options.value[0]));
        ck_assert_str_eq(deadzone->choices[options.value[0]].value, name);
        rules_start(&dulko_game, &options, &pos);
        ck_assert_int_eq(dulko_deadzone(&pos), square);
    }
}
END_TEST

START_TEST(the_deadzone_is_random_or_a_square_and_the_seed_a_number) {
    const struct option_spec *deadzone = &dulko_game.options[0];
    ck_assert_str_eq(deadzone->key, "deadzone");
    ck_assert_int_eq(deadzone->choice_count, 82);
    ck_assert_str_eq(deadzone->choices[0].value, "random");
    ck_assert_str_eq(deadzone->choices[1].value, "a1");
    ck_assert_str_eq(deadzone->choices[9].value, "i1");
    ck_assert_str_eq(deadzone->choices[81].value, "i9");
    const struct option_spec *seed = &dulko_game.options[1];
    ck_assert_str_eq(seed->key, "seed");
    ck_assert_int_eq(seed->kind, OPTION_SEED);
    ck_assert_uint_eq(seed->minimum, 0);
    ck_assert_uint_eq(seed->maximum, 4294967295);
    ck_assert_uint_eq(seed->fallback, 0);
}
END_TEST

START_TEST(only_the_random_deadzone_is_offered_on_the_setup_page) {
    const struct option_spec *deadzone = &dulko_game.options[0];
    ck_assert_int_ne(deadzone->choices[0].label, WORD_NONE);
    for (int i = 1; i < deadzone->choice_count; i++) {
        ck_assert_int_eq(deadzone->choices[i].label, WORD_NONE);
    }
}
END_TEST

/* ---- names and picture ---- */

START_TEST(places_are_squares_and_the_players_banks) {
    static const char *const names[] = {"a1", "i1", "a2", "e5", "i9"};
    struct position pos = dulko_start("");
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char buffer[PLACE_TEXT_MAX];
        struct text text = text_fixed(buffer, sizeof buffer);
        dulko_game.place_name(&pos, dulko_square(names[i]), &text);
        ck_assert_str_eq(buffer, names[i]);
    }
    char buffer[PLACE_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    dulko_game.place_name(&pos, DULKO_BANK + 1, &text);
    ck_assert_str_eq(buffer, "Player 2's bank");
}
END_TEST

START_TEST(items_are_eleven_kinds_of_either_player) {
    ck_assert_int_eq(dulko_game.item_count, 22);
    ck_assert_str_eq(dulko_game.items[0].id, "King of Player 1");
    ck_assert_str_eq(dulko_game.items[DULKO_KINDS + DULKO_TWO + 5].id, "7 of Player 2");
    for (int item = 0; item < dulko_game.item_count; item++) {
        ck_assert_int_eq(dulko_game.items[item].owner, item / DULKO_KINDS);
    }
}
END_TEST

START_TEST(the_picture_shows_board_deadzone_and_banks) {
    struct position pos = dulko_start("deadzone=e5");
    dulko_play(&pos, "Ke4", NULL);
    dulko_play(&pos, "7c3", NULL);
    struct text text = {0};
    dulko_game.picture(&pos, &text);
    ck_assert_str_eq(text_string(&text), "     a  b  c    d  e  f    g  h  i\n"
                                         "   +----------+----------+----------+\n"
                                         " 9 | .  .  .  | .  .  .  | .  .  .  | 9\n"
                                         " 8 | .  .  .  | .  .  .  | .  .  .  | 8\n"
                                         " 7 | .  .  .  | .  .  .  | .  .  .  | 7\n"
                                         "   +----------+----------+----------+\n"
                                         " 6 | .  .  .  | .  .  .  | .  .  .  | 6\n"
                                         " 5 | .  .  .  | .  *  .  | .  .  .  | 5\n"
                                         " 4 | .  .  .  | .  K1 .  | .  .  .  | 4\n"
                                         "   +----------+----------+----------+\n"
                                         " 3 | .  .  72 | .  .  .  | .  .  .  | 3\n"
                                         " 2 | .  .  .  | .  .  .  | .  .  .  | 2\n"
                                         " 1 | .  .  .  | .  .  .  | .  .  .  | 1\n"
                                         "   +----------+----------+----------+\n"
                                         "     a  b  c    d  e  f    g  h  i\n"
                                         "   in bank   K Q B A 2 3 4 5 6 7 8\n"
                                         "   Player 1  0 1 1 5 5 5 5 5 5 5 5\n"
                                         "   Player 2  1 1 1 5 5 5 5 5 5 4 5\n");
    text_free(&text);
}
END_TEST

/* ---- touching ---- */

START_TEST(a_placement_is_a_piece_of_the_bank_and_a_square) {
    struct position pos = dulko_start("deadzone=e5");
    dulko_play(&pos, "Aa1", NULL);
    game_action action = 0;
    struct touch touched[TOUCHES_MAX];
    ck_assert(rules_action_parse(&dulko_game, &pos, "7c4", &action));
    ck_assert_int_eq(dulko_game.touches(&pos, action, touched), 2);
    ck_assert_str_eq(touched[0].text, "bank:2:7");
    ck_assert_str_eq(touched[1].text, "square:c4");
}
END_TEST

START_TEST(why_not_accepts_exactly_the_legal_actions_and_their_beginnings) {
    static const char kinds[] = "KQBA2345678";
    struct position pos = dulko_start("deadzone=e5");
    dulko_play(&pos, "Ke8", NULL);
    dulko_play(&pos, "7c4", NULL);
    struct touch touched[2] = {{""}, {""}};
    struct why_not why;
    for (const char *kind = kinds; *kind; kind++) {
        struct text bank = text_fixed(touched[0].text, sizeof touched[0].text);
        text_format(&bank, "bank:1:%c", *kind);
        ck_assert(dulko_game.why_not(&pos, touched, 1, players, &why) == (*kind == 'K'));
        for (int at = 0; at < DULKO_SQUARES; at++) {
            char action[ACTION_TEXT_MAX];
            struct text text = text_fixed(action, sizeof action);
            text_format(&text, "%c%c%d", *kind, 'a' + at % 9, at / 9 + 1);
            struct text square = text_fixed(touched[1].text, sizeof touched[1].text);
            text_format(&square, "square:%s", action + 1);
            game_action parsed = 0;
            bool legal = rules_action_parse(&dulko_game, &pos, action, &parsed);
            ck_assert_msg(dulko_game.why_not(&pos, touched, 2, players, &why) == !legal, "%s",
                          action);
        }
    }
}
END_TEST

/* ---- why not ---- */

/* Asks about one or two touches (`second` may be NULL); the places are written "c8 f5". */
static void expect_why(const struct position *pos, const char *first, const char *second,
                       const char *sentence, const char *places) {
    struct touch touched[2] = {{""}, {""}};
    strncpy(touched[0].text, first, sizeof touched[0].text - 1);
    strncpy(touched[1].text, second ? second : "", sizeof touched[1].text - 1);
    struct why_not why;
    ck_assert(dulko_game.why_not(pos, touched, second ? 2 : 1, players, &why));
    ck_assert_str_eq(why.sentence, sentence);
    char buffer[128];
    struct text text = text_fixed(buffer, sizeof buffer);
    for (int i = 0; i < why.place_count; i++) {
        text_add(&text, i > 0 ? " " : "");
        dulko_game.place_name(pos, why.place[i], &text);
    }
    ck_assert_str_eq(buffer, places);
}

static const char *const busy_board = ".. .. .. .. .. .. .. .. .. "
                                      ".. .. 72 .. .. .. .. B2 .. "
                                      ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. 81 .. .. .. .. .. "
                                      "71 .. .. .. .. 72 .. .. .. "
                                      ".. .. .. .. K2 .. .. .. .. "
                                      ".. A1 .. .. .. .. .. .. Q1 "
                                      ".. .. .. .. .. .. .. ** .. ";

START_TEST(touching_the_opponents_bank_is_refused) {
    struct position pos = draw_dulko(1, busy_board);
    expect_why(&pos, "bank:2:7", NULL, "That piece is Player 2's; it's Player 1's turn.",
               "Player 2's bank");
    expect_why(&pos, "bank:2:7", "square:e5", "That piece is Player 2's; it's Player 1's turn.",
               "Player 2's bank");
}
END_TEST

START_TEST(a_kind_that_is_used_up_gets_that_as_its_reason) {
    struct position pos = draw_dulko(1, busy_board);
    expect_why(&pos, "bank:1:Q", NULL, "Player 1 has no Queen left.", "Player 1's bank");
    expect_why(&pos, "bank:1:Q", "square:c5", "Player 1 has no Queen left.", "Player 1's bank");
}
END_TEST

START_TEST(an_occupied_square_gets_that_as_its_reason) {
    struct position pos = draw_dulko(1, busy_board);
    expect_why(&pos, "bank:1:A", "square:c8", "c8 is occupied.", "c8");
}
END_TEST

START_TEST(the_deadzone_accepts_only_an_ace_and_says_so) {
    struct position pos = draw_dulko(1, busy_board);
    expect_why(&pos, "bank:1:7", "square:h1", "Only an Ace can go on the deadzone.", "h1");
}
END_TEST

START_TEST(a_clashing_number_is_named_with_each_unit_and_all_clashes_are_marked) {
    struct position pos = draw_dulko(1, busy_board);
    expect_why(&pos, "bank:1:7", "square:c2", "There's already a 7 in this column, on c8.", "c8");
    expect_why(&pos, "bank:1:7", "square:i4", "There's already a 7 in this row, on a4.", "a4 f4");
    expect_why(&pos, "bank:1:7", "square:c4",
               "There's already a 7 in this row, on a4, and in this column, on c8.", "a4 f4 c8");
    expect_why(&pos, "bank:1:7", "square:b5", "There's already a 7 in this box, on a4.", "a4");
    expect_why(&pos, "bank:1:8", "square:d9", "There's already an 8 in this column, on d5.", "d5");
}
END_TEST

START_TEST(a_clashing_special_piece_is_named) {
    struct position pos = draw_dulko(1, busy_board);
    expect_why(
        &pos, "bank:1:K", "square:a3",
        "There's already a King in this row, on e3. Kings, Queens and Bishops can't share a row, "
        "column or box.",
        "e3");
    expect_why(
        &pos, "bank:1:B", "square:i3",
        "There's already a King in this row, on e3, and a Queen in this column, on i2. Kings, "
        "Queens and Bishops can't share a row, column or box.",
        "e3 i2");
    expect_why(
        &pos, "bank:1:K", "square:g9",
        "There's already a Bishop in this box, on h8. Kings, Queens and Bishops can't share a row, "
        "column or box.",
        "h8");
}
END_TEST

START_TEST(a_special_piece_on_the_bishops_diagonal_is_named) {
    struct position pos = draw_dulko(1, busy_board);
    expect_why(
        &pos, "bank:1:B", "square:c5",
        "There's already a King on this diagonal: e3. A Bishop can't share a diagonal with a "
        "King, Queen or Bishop.",
        "e3");
    expect_why(
        &pos, "bank:1:B", "square:f6",
        "There's already a Bishop on this diagonal: h8. A Bishop can't share a diagonal with a "
        "King, Queen or Bishop.",
        "h8");
}
END_TEST

START_TEST(a_piece_without_a_legal_square_gets_that_as_its_reason) {
    struct position pos = draw_dulko_banks(1, "1,1,1,0,0,0,0,0,0,3,5 1,0,1,0,0,0,0,0,0,0,0",
                                           "72 42 A2 42 62 52 52 82 62 "
                                           "22 72 62 62 22 32 52 22 A2 "
                                           "72 22 72 32 32 32 A2 22 62 "
                                           "82 52 A2 72 82 62 A2 52 22 "
                                           "82 52 32 42 22 A2 32 32 62 "
                                           "52 42 52 32 A2 32 62 42 32 "
                                           "42 42 22 A2 22 42 72 A2 72 "
                                           "82 22 62 42 62 52 A2 52 42 "
                                           "Q1 .. .. ** .. .. .. .. .. ");
    expect_why(&pos, "bank:1:K", NULL, "There's no legal square for a King right now.",
               "Player 1's bank");
    expect_why(&pos, "bank:1:B", "square:f1", "There's no legal square for a Bishop right now.",
               "Player 1's bank");
}
END_TEST

START_TEST(touches_that_are_not_a_placement_are_answered_with_what_to_touch) {
    struct position pos = draw_dulko(2, busy_board);
    expect_why(&pos, "square:a1", NULL, "First choose a piece from Player 2's bank.", "a1");
    expect_why(&pos, "bank:3:7", NULL, "First choose a piece from Player 2's bank.", "");
    expect_why(&pos, "bank:2:9", NULL, "First choose a piece from Player 2's bank.", "");
    expect_why(&pos, "bank:2:", NULL, "First choose a piece from Player 2's bank.", "");
    expect_why(&pos, "bank:2:77", NULL, "First choose a piece from Player 2's bank.", "");
    expect_why(&pos, "", NULL, "First choose a piece from Player 2's bank.", "");
    expect_why(&pos, "bank:2:7", "bank:2:8", "Choose an empty square for the 7.", "");
    expect_why(&pos, "bank:2:7", "square:", "Choose an empty square for the 7.", "");
    expect_why(&pos, "bank:2:7", "square:j1", "Choose an empty square for the 7.", "");
    expect_why(&pos, "bank:2:7", "square:a10", "Choose an empty square for the 7.", "");
}
END_TEST

START_TEST(a_finished_game_says_that_it_is_over) {
    struct position pos;
    ck_assert_ptr_null(
        set_up("",
               "K2......../........./........./........./....*..../........./........./"
               "........./......... e5 2 0,1,1,5,5,5,5,5,5,5,5 " FULL_BANK,
               &pos));
    expect_why(&pos, "bank:2:7", "square:a1", "The game is over.", "");
}
END_TEST

/* ---- what a turn is good for ---- */

/* How many squares the player to act can place a kind on. */
static int squares_for(const struct position *pos, int kind) {
    game_action legal[ACTIONS_MAX];
    int squares = 0;
    for (int i = dulko_game.actions(pos, legal) - 1; i >= 0; i--) {
        squares += legal[i] % DULKO_KINDS == kind;
    }
    return squares;
}

static int in_bank(const struct position *pos, int side, int kind) {
    return dulko_game.tokens(pos, DULKO_BANK + side, side * DULKO_KINDS + kind);
}

/* The kind of which the player who acted has one less. */
static int placed(const struct position *before, const struct position *after, int side) {
    int kind = 0;
    while (in_bank(before, side, kind) == in_bank(after, side, kind)) {
        kind++;
    }
    return kind;
}

static void check_aim(void *context, const struct game *game, const struct position *before,
                      const struct trace *trace, const struct position *after) {
    int *told = context, side = game->side_to_act(before), kind = placed(before, after, side);
    char said[256];
    struct text text = text_fixed(said, sizeof said);
    struct fact facts[FACTS_MAX];
    (void)trace;
    if (game->result(after).outcome != OUTCOME_OPEN || game->side_to_act(after) == side) {
        return; /* the squares cannot be counted by the actions there */
    }
    if (game->facts->find(before, after, 1U << FACT_AIM, facts) > 0 && facts[0].kind == 0) {
        game->facts->tell(&facts[0], "", &text); /* the first kind */
    }
    int theirs = in_bank(after, !side, kind), own = in_bank(after, side, kind);
    int squares = squares_for(before, kind), left = theirs ? squares_for(after, kind) : 0;
    bool many = left == 0 || (left <= DULKO_SQUARES / 3 && squares - left > 1 &&
                              4 * (squares - left) >= squares);
    ck_assert_int_eq(text.length > 0, kind > DULKO_ACE && theirs > own && many);
    if (text.length > 0 && left > 1) {
        struct line begins = text_line("Only %d of %d squares are left for a", left, squares);
        ck_assert_int_eq(strncmp(said, begins.string, strlen(begins.string)), 0);
        ++*told;
    }
}

START_TEST(the_squares_of_a_number_are_told_only_where_few_are_left_and_the_opponent_loses_many) {
    int told = 0;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        random_actions(&dulko_game, seed, 80, check_aim, &told);
    }
    ck_assert_int_gt(told, 20);
}
END_TEST

static int count_flips(const struct position *pos, game_action action) {
    struct position after = *pos;
    struct trace trace;
    int flips = 0;
    trace.count = 0;
    dulko_game.apply(&after, action, &trace);
    for (int i = 0; i < trace.count; i++) {
        flips += trace.event[i].kind == EVENT_FLIP;
    }
    return flips;
}

static int lead_of(const struct position *pos, int side) {
    return dulko_game.score(pos, side) - dulko_game.score(pos, !side);
}

/* What a turn that places a piece of the bank would have gained more than the one that was played.
 */
static int gain_over(const struct position *before, const struct position *after,
                     game_action action) {
    struct position instead = *before;
    int side = dulko_game.side_to_act(before);
    dulko_game.apply(&instead, action, NULL);
    return lead_of(&instead, side) - lead_of(after, side);
}

static void check_holds(void *context, const struct game *game, const struct position *before,
                        const struct trace *trace, const struct position *after) {
    static const char *const names[3] = {"King", "Queen", "Bishop"};
    int *told = context, most = 0, kinds = 0, gain = 0;
    int side = game->side_to_act(before), kind = placed(before, after, side);
    char said[256];
    struct text text = text_fixed(said, sizeof said);
    game_action legal[ACTIONS_MAX];
    struct line told_as[ACTIONS_MAX / DULKO_KINDS * 3];
    struct fact facts[FACTS_MAX];
    (void)trace;
    for (int i = 0, count = game->actions(before, legal); i < count; i++) {
        int other = legal[i] % DULKO_KINDS, flips = count_flips(before, legal[i]);
        if (other > DULKO_BISHOP || other == kind || flips < 2 || flips < most) {
            continue;
        }
        char square[8];
        struct text name = text_fixed(square, sizeof square);
        game->place_name(before, legal[i] / DULKO_KINDS, &name);
        gain = flips > most ? gain_over(before, after, legal[i]) : gain;
        kinds = flips > most ? 0 : kinds;
        most = flips;
        told_as[kinds++] =
            text_line(" Your %s could capture %d pieces from %s; ", names[other], flips, square);
    }
    most = gain > 0 ? most : 0;
    int held = game->facts->find(before, after, 1U << FACT_HOLDS, facts);
    if (held) {
        game->facts->tell(&facts[0], "", &text);
    }
    ck_assert_int_eq(held ? facts[0].number[0] : 0, most);
    ck_assert_int_eq(text.length > 0, most > 0);
    bool known = most == 0;
    for (int i = 0; i < kinds && !known; i++) {
        known = strncmp(said, told_as[i].string, strlen(told_as[i].string)) == 0;
    }
    ck_assert(known);
    *told += most > 0;
}

START_TEST(of_the_pieces_that_are_kept_the_largest_capture_is_told_where_it_would_gain_more) {
    int told = 0;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        random_actions(&dulko_game, seed, 80, check_holds, &told);
    }
    ck_assert_int_gt(told, 50);
}
END_TEST

SUITE("dulko text",
      the_squares_of_a_number_are_told_only_where_few_are_left_and_the_opponent_loses_many,
      of_the_pieces_that_are_kept_the_largest_capture_is_told_where_it_would_gain_more,
      the_start_is_written_as_empty_rows_deadzone_player_and_full_banks,
      rows_are_written_from_the_top_with_piece_and_owner, a_position_reads_back_to_the_same_bytes,
      every_truncated_position_is_refused, malformed_positions_are_refused,
      a_setup_has_twice_the_starting_number_of_each_kind,
      no_bank_holds_more_than_its_player_began_with,
      the_star_marks_the_empty_deadzone_and_nothing_else, only_an_ace_may_be_on_the_deadzone,
      a_position_may_not_contradict_the_deadzone_option, a_setup_need_not_be_reachable_in_play,
      whoever_owns_two_kings_has_won_by_king,
      a_player_to_act_who_cannot_place_anything_passes_at_once,
      a_position_where_neither_can_place_anything_is_over,
      every_square_of_the_board_may_be_the_deadzone,
      the_deadzone_is_random_or_a_square_and_the_seed_a_number,
      only_the_random_deadzone_is_offered_on_the_setup_page,
      places_are_squares_and_the_players_banks, items_are_eleven_kinds_of_either_player,
      the_picture_shows_board_deadzone_and_banks, a_placement_is_a_piece_of_the_bank_and_a_square,
      why_not_accepts_exactly_the_legal_actions_and_their_beginnings,
      touching_the_opponents_bank_is_refused, a_kind_that_is_used_up_gets_that_as_its_reason,
      an_occupied_square_gets_that_as_its_reason, the_deadzone_accepts_only_an_ace_and_says_so,
      a_clashing_number_is_named_with_each_unit_and_all_clashes_are_marked,
      a_clashing_special_piece_is_named, a_special_piece_on_the_bishops_diagonal_is_named,
      a_piece_without_a_legal_square_gets_that_as_its_reason,
      touches_that_are_not_a_placement_are_answered_with_what_to_touch,
      a_finished_game_says_that_it_is_over)
