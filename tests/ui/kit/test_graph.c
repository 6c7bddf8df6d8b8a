/* test_graph.c: graphs over the turns of a match. */
#include "ui/kit/graph.h"

#include "support/suite.h"
#include "support/ui_play.h"

#include <math.h>
#include <string.h>

static const struct rect area = {-30, 20, 260, 80}; /* plots from x 20 to 220 */
static const float rising[] = {0, 1, 2, 3, 4}, falling[] = {4, 3, 2, 1, 0};

static struct ui ui;
static struct draw_list list;

static void set_up(void) {
    memset(&ui, 0, sizeof ui);
    draw_start(&list, 1, ui_play_measure());
    ui.list = &list;
    ui.theme = theme_get(THEME_DUSK);
    ui.width = 800;
    ui.height = 600;
}

static struct graph graph_of(const float *one, const float *other, int points) {
    return (struct graph){.id = "graph:score",
                          .label = "Score",
                          .points = points,
                          .series_count = other ? 2 : 1,
                          .series = {{one, GRAPH_PLAYER_0, false}, {other, GRAPH_PLAYER_1, false}},
                          .cursor = GRAPH_NONE};
}

/* The lines between points: paths that are not filled. */
static int lines(const struct draw_command *out[8]) {
    int count = 0;
    for (int i = 0; i < list.count; i++) {
        const struct draw_command *command = &list.command[i];
        bool line = command->kind == DRAW_PATH && command->as.path.stroke.fill.a == 0;
        if (line && command->rect.w > 20 && command->rect.h > 4) {
            out[count++] = command;
        }
    }
    return count;
}

START_TEST(the_nearest_point_is_pointed_at) {
    ck_assert_int_eq(graph_point_at(area, 5, (struct point){20, 30}), 0);
    ck_assert_int_eq(graph_point_at(area, 5, (struct point){44, 30}), 0);
    ck_assert_int_eq(graph_point_at(area, 5, (struct point){46, 30}), 1);
    ck_assert_int_eq(graph_point_at(area, 5, (struct point){120, 90}), 2);
    ck_assert_int_eq(graph_point_at(area, 5, (struct point){220, 90}), 4);
    for (int point = 0; point < 5; point++) {
        struct point at = {graph_x(area, 5, point), 50};
        ck_assert_int_eq(graph_point_at(area, 5, at), point);
    }
}
END_TEST

START_TEST(beyond_the_ends_the_first_and_the_last_point_are_pointed_at) {
    ck_assert_int_eq(graph_point_at(area, 5, (struct point){10, 30}), 0);
    ck_assert_int_eq(graph_point_at(area, 5, (struct point){229, 30}), 4);
    ck_assert_int_eq(graph_point_at(area, 1, (struct point){120, 30}), 0);
}
END_TEST

START_TEST(arrows_step_and_stop_at_both_ends) {
    ck_assert_int_eq(graph_step(5, 2, 1), 3);
    ck_assert_int_eq(graph_step(5, 2, -1), 1);
    ck_assert_int_eq(graph_step(5, 4, 1), 4);
    ck_assert_int_eq(graph_step(5, 0, -1), 0);
}
END_TEST

START_TEST(a_click_leads_to_the_point_there_and_enter_to_the_next_one) {
    struct graph graph = graph_of(rising, falling, 5);
    set_up();
    graph_draw(&ui, area, &graph);
    ui.pointer = (struct point){171, 40};
    ck_assert_int_eq(graph_use(&ui, "graph:score", 5, 0), 3);
    ui.keyboard = true;
    ck_assert_int_eq(graph_use(&ui, "graph:score", 5, 0), 1);
    ck_assert_int_eq(graph_use(&ui, "graph:score", 5, 4), 0);
}
END_TEST

START_TEST(all_of_it_is_one_target_and_it_follows_the_pointer_there_alone) {
    struct graph graph = graph_of(rising, falling, 5);
    set_up();
    graph_draw(&ui, area, &graph);
    const struct target *target = targets_find(&ui.targets, "graph:score");
    ck_assert_ptr_nonnull(target);
    ck_assert(target->enabled && target->rect.w == area.w && target->rect.h == area.h);
    ck_assert(!ui.tracks);
    ck_assert_int_eq(graph_hovered(&ui, "graph:score", area, 5), GRAPH_NONE);
    strcpy(ui.hover, "graph:score");
    ui.pointer = (struct point){70, 40};
    ck_assert_int_eq(graph_hovered(&ui, "graph:score", area, 5), 1);
    graph_draw(&ui, area, &graph);
    ck_assert(ui.tracks);
}
END_TEST

START_TEST(the_lines_of_the_players_differ_by_style_too) {
    const struct draw_command *line[8];
    struct graph graph = graph_of(rising, falling, 5);
    set_up();
    graph_draw(&ui, area, &graph);
    ck_assert_int_eq(lines(line), 2);
    ck_assert(line[0]->as.path.stroke.dash_on == 0);
    ck_assert(line[1]->as.path.stroke.dash_on > 0);
}
END_TEST

START_TEST(no_peak_is_lost_in_a_long_match) {
    const struct draw_command *line[8];
    float value[3000];
    for (int peak = 0; peak < 3000; peak += 137) {
        for (int i = 0; i < 3000; i++) {
            value[i] = i == peak ? 9 : 1;
        }
        struct graph graph = graph_of(value, NULL, 3000);
        set_up();
        graph_draw(&ui, area, &graph);
        ck_assert_int_eq(lines(line), 1);
        ck_assert_float_lt(line[0]->rect.y, area.y + 12);
        ck_assert_float_gt(line[0]->rect.h, 40);
    }
}
END_TEST

static int count_of(const struct draw_command *command, char op) {
    int count = 0;
    for (const char *at = draw_string(&list, command->as.path.string); *at; at++) {
        count += *at == op;
    }
    return count;
}

START_TEST(what_is_unknown_leaves_a_gap) {
    const struct draw_command *line[8];
    const float value[] = {1, 2, NAN, 2, 5};
    struct graph graph = graph_of(value, NULL, 5);
    set_up();
    graph_draw(&ui, area, &graph);
    ck_assert_int_eq(lines(line), 1);
    ck_assert_int_eq(count_of(line[0], 'M'), 2);
    const float nothing[] = {NAN, NAN, NAN};
    graph = graph_of(nothing, NULL, 3);
    graph.cursor = 1;
    set_up();
    graph_draw(&ui, area, &graph);
    ck_assert_int_eq(lines(line), 0);
}
END_TEST

/* Whether a text stands left of the plot, in its upper or its lower half. */
static bool says(const char *text, bool lower) {
    for (int i = 0; i < list.count; i++) {
        const struct draw_command *command = &list.command[i];
        if (command->kind == DRAW_TEXT &&
            strcmp(draw_string(&list, command->as.text.string), text) == 0 &&
            command->as.text.align == ALIGN_RIGHT && command->rect.x < 20 &&
            (command->rect.y > 60) == lower) {
            return true;
        }
    }
    return false;
}

START_TEST(its_ends_are_numbered) {
    struct graph graph = graph_of(rising, falling, 5);
    set_up();
    graph_draw(&ui, area, &graph);
    ck_assert(says("4", false));
    ck_assert(says("0", true));
}
END_TEST

/* Fails unless these numbers, and no others, stand at the top, the foot and the middle, in this
 * order. */
static void check_scale(const struct graph *graph, const char *const numbers[3]) {
    static const float y[] = {29, 91, 60};
    int count = 0;
    set_up();
    graph_draw(&ui, area, graph);
    for (int i = 0; i < list.count; i++) {
        const struct draw_command *command = &list.command[i];
        if (command->kind == DRAW_TEXT) {
            ck_assert_int_lt(count, 3);
            ck_assert_str_eq(draw_string(&list, command->as.text.string), numbers[count]);
            ck_assert_float_le(fabsf(command->rect.y - y[count]), 8);
            count++;
        }
    }
    ck_assert_int_eq(count, 3);
}

START_TEST(a_balance_has_even_in_its_middle_and_reaches_the_same_whole_lead_for_both_sides) {
    const float both[] = {0, 3.4F, -1.2F}, one[] = {0, 0.2F, -7};
    struct graph graph = graph_of(both, NULL, 3);
    graph.series[0].balance = true;
    check_scale(&graph, (const char *const[]){"+4", "+4", "0"});
    graph.series[0].value = one;
    check_scale(&graph, (const char *const[]){"+7", "+7", "0"});
}
END_TEST

START_TEST(a_chance_to_win_is_a_half_in_the_middle_and_certain_at_both_ends) {
    const float value[] = {0, 12, -30};
    struct graph graph = graph_of(value, NULL, 3);
    graph.series[0].balance = graph.chance = true;
    graph.least = -50;
    graph.most = 50;
    check_scale(&graph, (const char *const[]){"100%", "100%", "50%"});
}
END_TEST

START_TEST(three_digits_lie_clear_of_the_mark_beside_them) {
    const float value[] = {0, 200, -288};
    struct graph graph = graph_of(value, NULL, 3);
    float mark_ends = area.x + 200, begins = area.x + 200;
    graph.series[0].balance = true;
    set_up();
    graph_draw(&ui, area, &graph);
    for (int i = 0; i < list.count; i++) {
        const struct draw_command *command = &list.command[i];
        if (command->kind == DRAW_SPRITE) { /* around its middle; w is its radius */
            mark_ends = command->rect.x + command->rect.w;
        } else if (command->kind == DRAW_TEXT) {
            float width =
                draw_text_width(&list, command->as.text.font, command->as.text.size, "288");
            begins = command->rect.x - width;
        }
    }
    ck_assert_float_ge(begins, mark_ends + 1);
}
END_TEST

START_TEST(right_before_a_lead_stands_the_mark_of_whose_lead_it_is) {
    const float value[] = {0, 7, -1};
    struct graph graph = graph_of(value, NULL, 3);
    const struct draw_command *mark[2] = {NULL, NULL}, *number[2] = {NULL, NULL};
    int marks = 0, numbers = 0;
    graph.series[0].balance = true;
    set_up();
    graph_draw(&ui, area, &graph);
    for (int i = 0; i < list.count; i++) {
        const struct draw_command *command = &list.command[i];
        if (command->kind == DRAW_SPRITE && marks < 2) {
            mark[marks++] = command;
        } else if (command->kind == DRAW_TEXT && numbers < 2) {
            number[numbers++] = command;
        }
    }
    ck_assert_int_eq(marks, 2);
    ck_assert_int_eq(numbers, 2);
    for (int end = 0; end < 2; end++) { /* a sprite is around its middle; w is its radius */
        const struct draw_command *lead = number[end];
        float begins =
            lead->rect.x - draw_text_width(&list, lead->as.text.font, lead->as.text.size, "+7");
        float gap = begins - mark[end]->rect.x - mark[end]->rect.w;
        ck_assert_float_ge(gap, 2);
        ck_assert_float_le(gap, 6);
    }
}
END_TEST

/* The filled paths in a color. */
static int areas(struct color color) {
    int count = 0;
    for (int i = 0; i < list.count; i++) {
        const struct draw_command *command = &list.command[i];
        struct color fill =
            command->kind == DRAW_PATH ? command->as.path.stroke.fill : (struct color){0};
        count += fill.a && fill.r == color.r && fill.g == color.g && fill.b == color.b;
    }
    return count;
}

START_TEST(a_balance_is_tinted_in_the_color_of_whoever_is_ahead) {
    const float value[] = {0, 3, -2, 4, NAN, -5};
    struct graph graph = graph_of(value, NULL, 6);
    graph.series[0].color = GRAPH_ACCENT;
    set_up();
    graph_draw(&ui, area, &graph);
    ck_assert_int_eq(areas(ui.theme->player[0]) + areas(ui.theme->player[1]), 0);
    graph.series[0].balance = true;
    set_up();
    graph_draw(&ui, area, &graph);
    ck_assert_int_eq(areas(ui.theme->player[0]), 1);
    ck_assert_int_eq(areas(ui.theme->player[1]), 1);
}
END_TEST

START_TEST(signs_are_on_the_line_in_their_color) {
    const struct graph_mark mark[] = {{1, GRAPH_TRIANGLE, GRAPH_WARNING},
                                      {3, GRAPH_SQUARE, GRAPH_WARNING}};
    struct graph graph = graph_of(rising, NULL, 5);
    graph.mark = mark;
    graph.mark_count = 2;
    set_up();
    graph_draw(&ui, area, &graph);
    ck_assert_int_eq(areas(ui.theme->warning), 2);
}
END_TEST

START_TEST(a_match_without_turns_and_one_that_is_even_can_be_drawn) {
    const float even[] = {0, 0, 0};
    for (int points = 1; points <= 3; points++) {
        struct graph graph = graph_of(even, even, points);
        graph.series[0].balance = true;
        graph.cursor = 0;
        set_up();
        graph_draw(&ui, area, &graph);
        ck_assert(!list.truncated);
    }
}
END_TEST

SUITE("graph", the_nearest_point_is_pointed_at,
      beyond_the_ends_the_first_and_the_last_point_are_pointed_at,
      arrows_step_and_stop_at_both_ends, a_click_leads_to_the_point_there_and_enter_to_the_next_one,
      all_of_it_is_one_target_and_it_follows_the_pointer_there_alone,
      the_lines_of_the_players_differ_by_style_too, no_peak_is_lost_in_a_long_match,
      what_is_unknown_leaves_a_gap, its_ends_are_numbered,
      a_balance_has_even_in_its_middle_and_reaches_the_same_whole_lead_for_both_sides,
      a_chance_to_win_is_a_half_in_the_middle_and_certain_at_both_ends,
      three_digits_lie_clear_of_the_mark_beside_them,
      right_before_a_lead_stands_the_mark_of_whose_lead_it_is,
      a_balance_is_tinted_in_the_color_of_whoever_is_ahead, signs_are_on_the_line_in_their_color,
      a_match_without_turns_and_one_that_is_even_can_be_drawn)
