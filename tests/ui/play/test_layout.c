/* test_layout.c: the layout of the table, for windows of every size. */
#include "support/suite.h"
#include "ui/play/layout.h"

static const struct layout_hints wide = {
    .shape = SHAPE_WIDE, .upper_player = 1, .strip_height = 88};
static const struct layout_hints square = {
    .shape = SHAPE_SQUARE, .upper_player = 1, .strip_height = 88};

static bool inside(struct rect rect, float width, float height) {
    return rect.x >= 0 && rect.y >= 0 && rect.x + rect.w <= width + 0.5F &&
           rect.y + rect.h <= height + 0.5F && rect.w > 0 && rect.h > 0;
}

static bool apart(struct rect a, struct rect b) {
    return a.x + a.w <= b.x + 0.5F || b.x + b.w <= a.x + 0.5F || a.y + a.h <= b.y + 0.5F ||
           b.y + b.h <= a.y + 0.5F;
}

static void check(float width, float height, const struct layout_hints *hints) {
    struct table_layout layout = layout_table(width, height, hints);
    struct rect parts[] = {layout.top, layout.panel[0], layout.panel[1], layout.board};
    for (int i = 0; i < 4; i++) {
        ck_assert_msg(inside(parts[i], width, height), "part %d at %.0fx%.0f", i, (double)width,
                      (double)height);
        for (int k = 0; k < i; k++) {
            ck_assert_msg(apart(parts[i], parts[k]), "parts %d and %d at %.0fx%.0f", i, k,
                          (double)width, (double)height);
        }
        if (hints->history && !layout.history_overlay) {
            ck_assert(apart(parts[i], layout.history));
        }
    }
    if (hints->history) {
        ck_assert(inside(layout.history, width, height));
        ck_assert(apart(layout.top, layout.history));
        ck_assert_float_ge(layout.history.w, 168);
        ck_assert_float_ge(layout.history.h, 280);
        ck_assert_float_lt(layout.history.y + layout.history.h, layout.status_y - 16);
        ck_assert(layout.strips || apart(layout.board, layout.history));
    }
    ck_assert_float_gt(layout.status_y, layout.board.y + layout.board.h);
    ck_assert_float_lt(layout.status_y, height);
}

START_TEST(nothing_overlaps_and_nothing_is_cut_at_any_size) {
    for (int width = 600; width <= 3840; width += 40) {
        for (int height = 600; height <= 2160; height += 40) {
            if ((width < 800 && height < 800) || width * 3 < height) {
                continue; /* page_scale never gives less */
            }
            for (int history = 0; history < 2; history++) {
                struct layout_hints a = wide, b = square;
                a.history = b.history = history;
                check((float)width, (float)height, &a);
                check((float)width, (float)height, &b);
            }
        }
    }
}
END_TEST

START_TEST(a_wide_board_uses_a_wide_window) {
    struct table_layout layout = layout_table(1280, 800, &wide);
    ck_assert_float_ge(layout.board.w, 1280 - 48);
    ck_assert(layout.strips);
}
END_TEST

START_TEST(a_square_board_has_its_panels_beside_it_in_a_wide_window) {
    struct table_layout layout = layout_table(1280, 800, &square);
    ck_assert(!layout.strips);
    ck_assert_float_eq_tol(layout.board.w, 648, 0.5F);
    ck_assert_float_lt(layout.panel[0].x, layout.board.x);
    ck_assert_float_gt(layout.panel[1].x, layout.board.x);
}
END_TEST

START_TEST(in_a_small_window_the_history_covers_no_panel_where_a_square_board_has_room_beside_it) {
    struct layout_hints hints = square;
    hints.history = true;
    struct table_layout layout = layout_table(800, 600, &hints);
    ck_assert(!layout.history_overlay);
    ck_assert_float_ge(layout.board.h, 330);
    ck_assert_float_ge(layout.panel[0].h, 60);
    hints.strip_height = 156; /* with targets in the strips there is none */
    ck_assert(layout_table(800, 600, &hints).history_overlay);
}
END_TEST

START_TEST(the_history_lies_over_the_board_rather_than_take_the_width_that_strips_need) {
    struct layout_hints hints = square;
    hints.history = true;
    struct table_layout layout = layout_table(600, 1000, &hints);
    ck_assert(layout.history_overlay);
    ck_assert_float_ge(layout.panel[0].w, 400);
    ck_assert(!layout_table(900, 1200, &hints).history_overlay);
}
END_TEST

START_TEST(beside_a_very_large_board_panels_grow_with_it) {
    struct table_layout layout = layout_table(3840, 2160, &square);
    ck_assert_float_ge(layout.panel[0].w, 0.2F * layout.board.w);
    ck_assert_float_eq_tol(layout.panel[0].w, layout.panel[1].w, 0.5F);
    layout = layout_table(1422, 800, &square);
    ck_assert_float_eq_tol(layout.panel[0].x, layout.margin, 1);
}
END_TEST

START_TEST(where_a_large_interface_leaves_little_room_side_panels_give_way_to_the_board) {
    struct table_layout layout = layout_table(600, 450, &square);
    ck_assert(!layout.strips);
    ck_assert_float_ge(layout.board.w, 288);
    ck_assert_float_ge(layout.panel[0].w, 132);
    layout = layout_table(800, 600, &square); /* a board of 400 points is large enough */
    ck_assert_float_ge(layout.board.w, 400);
    ck_assert_float_ge(layout.panel[0].w, 168);
}
END_TEST

START_TEST(in_a_tall_window_panels_go_above_and_below) {
    struct table_layout layout = layout_table(900, 1200, &square);
    ck_assert(layout.strips);
    ck_assert_float_lt(layout.panel[1].y, layout.board.y);
    ck_assert_float_gt(layout.panel[0].y, layout.board.y);
}
END_TEST

START_TEST(in_a_tall_window_each_player_is_at_an_end) {
    struct table_layout layout = layout_table(900, 1200, &wide);
    ck_assert_float_le(layout.panel[1].y, layout.top.y + layout.top.h + 24);
    ck_assert_float_ge(layout.panel[0].y + layout.panel[0].h, 1200 - 80);
    ck_assert_float_ge(layout.panel[0].h, 172);
    ck_assert_float_ge(layout.board.w, 900 - 48);
}
END_TEST

SUITE("layout",
      in_a_small_window_the_history_covers_no_panel_where_a_square_board_has_room_beside_it,
      in_a_tall_window_each_player_is_at_an_end, nothing_overlaps_and_nothing_is_cut_at_any_size,
      a_wide_board_uses_a_wide_window, a_square_board_has_its_panels_beside_it_in_a_wide_window,
      where_a_large_interface_leaves_little_room_side_panels_give_way_to_the_board,
      the_history_lies_over_the_board_rather_than_take_the_width_that_strips_need,
      beside_a_very_large_board_panels_grow_with_it, in_a_tall_window_panels_go_above_and_below)
