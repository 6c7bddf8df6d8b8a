/* Where the boards' places lie. */
#include "games/oware.h"
#include "games/seega.h"
#include "games/shakala.h"
#include "support/suite.h"
#include "ui/board_kit/geometry.h"

#include <math.h>

enum { PLACES_MAX = 200 };

static int count_places(enum board board) {
    int count = 0;
    struct shape shape;
    for (int place = -1; place < PLACES_MAX; place++) {
        count += board_place(board, place, &shape);
    }
    return count;
}

START_TEST(every_board_has_its_places) {
    static const int counts[BOARDS] = {
        [BOARD_OWARE] = 14,   [BOARD_SADDEEQA] = 16, [BOARD_SHAKALA] = 16, [BOARD_SEEGA_5] = 25,
        [BOARD_SEEGA_7] = 49, [BOARD_SEEGA_9] = 81,  [BOARD_DULKO] = 81};
    for (int board = 0; board < BOARDS; board++) {
        ck_assert_int_eq(count_places((enum board)board), counts[board]);
    }
}
END_TEST

START_TEST(places_lie_on_the_board_and_apart) {
    for (int board = 0; board < BOARDS; board++) {
        struct shape outline = board_outline((enum board)board);
        struct shape a;
        struct shape b;
        for (int first = 0; first < PLACES_MAX; first++) {
            if (!board_place((enum board)board, first, &a)) {
                continue;
            }
            ck_assert_double_lt(fabs(a.x) + a.half_width, outline.half_width);
            ck_assert_double_lt(fabs(a.y) + a.half_height, outline.half_height);
            for (int second = 0; second < first; second++) {
                if (board_place((enum board)board, second, &b)) {
                    ck_assert(fabs(a.x - b.x) > a.half_width + b.half_width - 1e-9 ||
                              fabs(a.y - b.y) > a.half_height + b.half_height - 1e-9);
                }
            }
        }
    }
}
END_TEST

START_TEST(the_frame_leaves_room_for_the_squares) {
    for (int board = BOARD_SEEGA_5; board < BOARDS; board++) {
        double inner = board_outline((enum board)board).half_width - board_frame((enum board)board);
        ck_assert_double_ge(inner, board_side((enum board)board) / 2.0 - 1e-9);
    }
}
END_TEST

/* Where a place lies from the middle: -1 left or above, 1 right or below. */
static void check_side(enum board board, int place, int right, int below) {
    struct shape shape;
    ck_assert(board_place(board, place, &shape));
    ck_assert_int_eq((shape.x > 0) - (shape.x < 0), right);
    ck_assert_int_eq((shape.y > 0) - (shape.y < 0), below);
}

START_TEST(players_sit_where_the_rules_put_them) {
    check_side(BOARD_OWARE, 0, -1, 1);               /* A, South's left */
    check_side(BOARD_OWARE, 11, -1, -1);             /* f, above A */
    check_side(BOARD_OWARE, OWARE_STORE, 1, 0);      /* South's store at its right hand */
    check_side(BOARD_OWARE, OWARE_STORE + 1, -1, 0); /* North's at North's right hand */
    check_side(BOARD_SADDEEQA, 0, -1, -1);
    check_side(BOARD_SADDEEQA, 15, -1, 1);
    check_side(BOARD_SHAKALA, 0, -1, 1);                   /* A */
    check_side(BOARD_SHAKALA, 7, 1, 1);                    /* H */
    check_side(BOARD_SHAKALA, 8, 1, -1);                   /* a */
    check_side(BOARD_SHAKALA, 15, -1, -1);                 /* h */
    check_side(BOARD_SEEGA_7, 0, -1, 1);                   /* a1 */
    check_side(BOARD_SEEGA_7, 6 * SEEGA_WIDTH + 6, 1, -1); /* g7 */
    check_side(BOARD_SEEGA_5, 2 * SEEGA_WIDTH + 2, 0, 0);  /* the middle */
    check_side(BOARD_DULKO, 8, 1, 1);                      /* i1 */
}
END_TEST

START_TEST(neighbours_on_the_tracks_lie_one_pitch_apart) {
    struct shape from;
    struct shape to;
    static const char outer[] = {4, 0, 1, 2, 3, 7, 12, 8, 9, 10, 11, 15, 4};
    for (int i = 0; i + 1 < (int)sizeof outer; i++) {
        ck_assert(board_place(BOARD_SHAKALA, outer[i], &from));
        ck_assert(board_place(BOARD_SHAKALA, outer[i + 1], &to));
        ck_assert_double_eq_tol(fabs(from.x - to.x) + fabs(from.y - to.y), 1, 1e-9);
    }
}
END_TEST

SUITE("geometry", every_board_has_its_places, places_lie_on_the_board_and_apart,
      the_frame_leaves_room_for_the_squares, players_sit_where_the_rules_put_them,
      neighbours_on_the_tracks_lie_one_pitch_apart)
