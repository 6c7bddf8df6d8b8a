/* test_square_board.c: squares, their names and ids, on a board that is smaller than its
 * numbering. */
#include "support/suite.h"
#include "ui/board_kit/square_board.h"

enum { STRIDE = 9, SQUARES = 5 };

static const struct board_geometry geometry = {
    .squares = SQUARES, .stride = STRIDE, .place = board_square};

START_TEST(a_square_is_named_by_its_column_and_its_row) {
    struct line name = square_name(STRIDE, 2 * STRIDE + 3), id = square_id(STRIDE, 2 * STRIDE + 3);
    ck_assert_str_eq(name.string, "d3");
    ck_assert_str_eq(id.string, "square:d3");
}
END_TEST

START_TEST(every_square_is_found_by_its_id) {
    for (int square = 0; square < STRIDE * STRIDE; square++) {
        ck_assert_int_eq(square_of(STRIDE, square_id(STRIDE, square).string), square);
    }
}
END_TEST

START_TEST(other_ids_are_not_squares) {
    static const char *const others[] = {"",          "square:",   "square:a",  "square:a10",
                                         "square:j1", "square:a0", "square:A1", "pit:a1",
                                         "hand:0",    "square"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        ck_assert_int_eq(square_of(STRIDE, others[i]), NOWHERE);
    }
}
END_TEST

START_TEST(from_the_top_every_square_of_the_board_comes_once_and_no_row_before_a_higher_one) {
    for (int turned = 0; turned < 2; turned++) {
        const struct face_view view = {.turned = turned};
        const struct square_board side = {
            .view = &view, .geometry = &geometry, .unit = 1, .items = 2};
        bool seen[STRIDE * STRIDE] = {false};
        for (int i = 0; i < SQUARES * SQUARES; i++) {
            int square = square_from_top(&side, i), row = i / SQUARES;
            struct shape shape;
            ck_assert(board_place(&geometry, square, &shape));
            ck_assert(!seen[square]);
            seen[square] = true;
            ck_assert_int_eq(square / STRIDE, turned ? row : SQUARES - 1 - row);
        }
        ck_assert_int_eq(square_from_top(&side, 0), turned ? 4 : 4 * STRIDE);
    }
}
END_TEST

SUITE("square boards", a_square_is_named_by_its_column_and_its_row, every_square_is_found_by_its_id,
      other_ids_are_not_squares,
      from_the_top_every_square_of_the_board_comes_once_and_no_row_before_a_higher_one)
