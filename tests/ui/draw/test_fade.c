/* test_fade.c: cross-fading two pictures; commands that both have are drawn unchanged. */
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/draw/fade.h"
#include "ui/draw/material.h"

#include <string.h>

static const struct color white = {255, 255, 255, 255};

static void begin(struct draw_list *list) {
    draw_start(list, 1, ui_play_measure());
    draw_box(list, &(struct box){.rect = {0, 0, 100, 100}, .fill = FILL_FLAT, .color = {white}});
}

static void piece(struct draw_list *list, float x) {
    draw_sprite(list, 3, x, 50, 10, white);
}

static void word(struct draw_list *list, const char *string) {
    draw_text(list, (struct point){10, 20}, (struct writing){FONT_UI, 16, white, ALIGN_LEFT},
              string);
}

static int alpha(const struct draw_list *list, int index) {
    const struct draw_command *command = &list->command[index];
    return command->kind == DRAW_TEXT ? command->as.text.color.a : command->as.sprite.tint.a;
}

START_TEST(commands_in_both_pictures_are_drawn_once_and_opaque) {
    struct draw_list list = {0};
    begin(&list);
    for (int picture = 0; picture < 2; picture++) {
        piece(&list, 10);
        word(&list, "five");
        piece(&list, 20);
    }
    draw_fade(&list, 1, 4, 0.5F);
    ck_assert_int_eq(list.count, 4);
    for (int i = 1; i < 4; i++) {
        ck_assert_int_eq(alpha(&list, i), 255);
    }
    draw_free(&list);
}
END_TEST

START_TEST(old_commands_fade_out_in_place_and_new_ones_fade_in) {
    struct draw_list list = {0};
    begin(&list);
    piece(&list, 10);
    piece(&list, 15); /* disappears */
    piece(&list, 20);
    int second = list.count;
    piece(&list, 10);
    piece(&list, 20);
    piece(&list, 25); /* appears */
    draw_fade(&list, 1, second, 0.2F);
    ck_assert_int_eq(list.count, 5);
    const int expected[][2] = {{10, 255}, {15, 204}, {20, 255}, {25, 51}};
    for (int i = 0; i < 4; i++) {
        ck_assert_int_eq((int)list.command[i + 1].rect.x, expected[i][0]);
        ck_assert_int_eq(alpha(&list, i + 1), expected[i][1]);
    }
    draw_free(&list);
}
END_TEST

START_TEST(a_text_that_changes_fades_into_the_other) {
    struct draw_list list = {0};
    begin(&list);
    word(&list, "four");
    word(&list, "five");
    draw_fade(&list, 1, 2, 0.4F);
    ck_assert_int_eq(list.count, 3);
    ck_assert_int_eq(alpha(&list, 1) + alpha(&list, 2), 255);
    draw_free(&list);
}
END_TEST

START_TEST(a_surface_is_never_transparent) {
    static const struct material other;
    struct draw_list list = {0};
    begin(&list);
    draw_surface(&list, NULL, 50, 50, 10);
    int second = list.count;
    draw_surface(&list, &other, 50, 50, 10);
    draw_fade(&list, 1, second, 0.5F);
    ck_assert_int_eq(list.count, 2);
    ck_assert_ptr_eq(list.command[1].as.surface.material, &other);
    draw_free(&list);
}
END_TEST

START_TEST(a_picture_may_begin_or_end_empty) {
    struct draw_list list = {0};
    begin(&list);
    piece(&list, 10);
    draw_fade(&list, 1, 1, 0.6F);
    ck_assert_int_eq(list.count, 2);
    ck_assert_int_eq(alpha(&list, 1), 153);
    begin(&list);
    piece(&list, 10);
    draw_fade(&list, 1, 2, 0.6F);
    ck_assert_int_eq(list.count, 2);
    ck_assert_int_eq(alpha(&list, 1), 102);
    draw_free(&list);
}
END_TEST

START_TEST(a_box_fades_as_a_whole_whatever_it_is_made_of) {
    struct draw_list list = {0};
    struct box box = {.rect = {10, 10, 40, 40},
                      .radius = 8,
                      .fill = FILL_FLAT,
                      .color = {white},
                      .stroke = {white, 2}};
    begin(&list);
    draw_box(&list, &box);
    draw_fade(&list, 1, 2, 0.6F);
    ck_assert_int_eq(list.count, 2);
    ck_assert_int_eq(list.command[1].faded, 153);
    ck_assert_int_eq(list.command[1].as.box.color[0].a, 255);
    draw_fade(&list, 1, 2, 0.5F); /* again, as part of something that is fading itself */
    ck_assert_int_eq(list.command[1].faded, 204);
    draw_free(&list);
}
END_TEST

START_TEST(nothing_shines_through_while_a_box_becomes_another_one_in_its_place) {
    const struct color clear = {255, 255, 255, 128}, red = {255, 0, 0, 255};
    const struct color colors[] = {white, clear};
    for (int i = 0; i < 2; i++) {
        struct draw_list list = {0};
        begin(&list);
        draw_fill(&list, (struct rect){10, 10, 50, 50}, 8, colors[i]);
        draw_fill(&list, (struct rect){70, 10, 20, 50}, 8, white);
        int second = list.count;
        draw_fill(&list, (struct rect){10, 10, 50, 50}, 8, red);
        draw_fade(&list, 1, second, 0.2F);
        ck_assert_int_eq(list.count, 4);
        ck_assert_int_eq(list.command[1].solid, i == 0);
        ck_assert_int_eq(list.command[1].faded, 51);
        ck_assert_int_eq(list.command[2].solid, 0);
        ck_assert_int_eq(list.command[3].solid, 0);
        draw_free(&list);
    }
}
END_TEST

SUITE("fades", nothing_shines_through_while_a_box_becomes_another_one_in_its_place,
      commands_in_both_pictures_are_drawn_once_and_opaque,
      old_commands_fade_out_in_place_and_new_ones_fade_in, a_text_that_changes_fades_into_the_other,
      a_surface_is_never_transparent, a_picture_may_begin_or_end_empty,
      a_box_fades_as_a_whole_whatever_it_is_made_of)
