/* test_geometry.c: the coordinates of the boards' places. */
#include "games/oware.h"
#include "games/seega.h"
#include "games/shakala.h"
#include "support/suite.h"
#include "ui/boards/dulko/geometry.h"
#include "ui/boards/oware/geometry.h"
#include "ui/boards/saddeeqa/geometry.h"
#include "ui/boards/seega/geometry.h"
#include "ui/boards/shakala/geometry.h"

#include <math.h>

enum { PLACES_MAX = 200 };

static const struct {
    const struct board_geometry *geometry;
    int places;
} boards[] = {{&oware_geometry, 14},    {&saddeeqa_geometry, 16}, {&shakala_geometry, 16},
              {&seega_geometry[0], 25}, {&seega_geometry[1], 49}, {&seega_geometry[2], 81},
              {&dulko_geometry, 81}};

enum { BOARDS = sizeof boards / sizeof boards[0] };

START_TEST(every_board_has_its_places) {
    for (int board = 0; board < BOARDS; board++) {
        int count = 0;
        struct shape shape;
        for (int place = -1; place < PLACES_MAX; place++) {
            count += board_place(boards[board].geometry, place, &shape);
        }
        ck_assert_int_eq(count, boards[board].places);
    }
}
END_TEST

START_TEST(places_are_on_the_board_and_do_not_overlap) {
    for (int board = 0; board < BOARDS; board++) {
        struct shape outline = boards[board].geometry->outline;
        struct shape a;
        struct shape b;
        for (int first = 0; first < PLACES_MAX; first++) {
            if (!board_place(boards[board].geometry, first, &a)) {
                continue;
            }
            ck_assert_double_lt(fabs(a.x) + a.half_width, outline.half_width);
            ck_assert_double_lt(fabs(a.y) + a.half_height, outline.half_height);
            for (int second = 0; second < first; second++) {
                if (board_place(boards[board].geometry, second, &b)) {
                    ck_assert(fabs(a.x - b.x) > a.half_width + b.half_width - 1e-9 ||
                              fabs(a.y - b.y) > a.half_height + b.half_height - 1e-9);
                }
            }
        }
    }
}
END_TEST

START_TEST(the_frame_leaves_room_for_the_squares) {
    int square = 0;
    for (int board = 0; board < BOARDS; board++) {
        const struct board_geometry *geometry = boards[board].geometry;
        double inner = geometry->outline.half_width - geometry->frame;
        square += geometry->squares > 0;
        ck_assert_double_ge(inner, geometry->squares / 2.0 - 1e-9);
    }
    ck_assert_int_eq(square, 4);
}
END_TEST

/* The direction of a place from the middle: -1 left or above, 1 right or below. */
static void check_side(const struct board_geometry *board, int place, int right, int below) {
    struct shape shape;
    ck_assert(board_place(board, place, &shape));
    ck_assert_int_eq((shape.x > 0) - (shape.x < 0), right);
    ck_assert_int_eq((shape.y > 0) - (shape.y < 0), below);
}

START_TEST(players_sit_where_the_rules_put_them) {
    check_side(&oware_geometry, 0, -1, 1);               /* A, South's left */
    check_side(&oware_geometry, 11, -1, -1);             /* f, above A */
    check_side(&oware_geometry, OWARE_STORE, 1, 0);      /* South's store at its right hand */
    check_side(&oware_geometry, OWARE_STORE + 1, -1, 0); /* North's at North's right hand */
    check_side(&saddeeqa_geometry, 0, -1, -1);
    check_side(&saddeeqa_geometry, 15, -1, 1);
    check_side(&shakala_geometry, 0, -1, 1);                    /* A */
    check_side(&shakala_geometry, 7, 1, 1);                     /* H */
    check_side(&shakala_geometry, 8, 1, -1);                    /* a */
    check_side(&shakala_geometry, 15, -1, -1);                  /* h */
    check_side(&seega_geometry[1], 0, -1, 1);                   /* a1 */
    check_side(&seega_geometry[1], 6 * SEEGA_WIDTH + 6, 1, -1); /* g7 */
    check_side(&seega_geometry[0], 2 * SEEGA_WIDTH + 2, 0, 0);  /* the middle */
    check_side(&dulko_geometry, 8, 1, 1);                       /* i1 */
}
END_TEST

START_TEST(neighbors_on_the_tracks_lie_one_pitch_apart) {
    struct shape from;
    struct shape to;
    static const char outer[] = {4, 0, 1, 2, 3, 7, 12, 8, 9, 10, 11, 15, 4};
    for (int i = 0; i + 1 < (int)sizeof outer; i++) {
        ck_assert(board_place(&shakala_geometry, outer[i], &from));
        ck_assert(board_place(&shakala_geometry, outer[i + 1], &to));
        ck_assert_double_eq_tol(fabs(from.x - to.x) + fabs(from.y - to.y), 1, 1e-9);
    }
}
END_TEST

SUITE("geometry", every_board_has_its_places, places_are_on_the_board_and_do_not_overlap,
      the_frame_leaves_room_for_the_squares, players_sit_where_the_rules_put_them,
      neighbors_on_the_tracks_lie_one_pitch_apart)
