/* test_pads.c: playing with a game controller alone. */
#include "engine/rules.h"
#include "support/suite.h"
#include "support/taker.h"
#include "support/ui_play.h"
#include "ui/app/stack.h"

#include <string.h>

static void push(struct ui_play *play, enum pad_button button) {
    app_input(&play->app, &(struct input){.kind = INPUT_KEY, .pad = true, .button = button});
    ui_play_wait(play, 16);
    app_input(&play->app, &(struct input){.kind = INPUT_KEY_UP, .pad = true, .button = button});
    ui_play_wait(play, 16);
}

static void lead(struct ui_play *play, enum key key) {
    app_input(&play->app, &(struct input){.kind = INPUT_KEY, .pad = true, .key = key});
    ui_play_wait(play, 16);
}

/* The way of the cross from one target to another, as keys; the first of them. */
static enum key first_step(const struct targets *targets, const char *from, const char *to) {
    static const enum key keys[4] = {KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN};
    static const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    enum key first[TARGETS_MAX] = {KEY_NONE};
    int queue[TARGETS_MAX], head = 0, tail = 0;
    const struct target *start = targets_find(targets, from);
    queue[tail++] = start ? (int)(start - targets->target) : 0;
    first[queue[0]] = KEYS;
    while (head < tail) {
        int at = queue[head++];
        if (strcmp(targets->target[at].id, to) == 0) {
            return first[at];
        }
        for (int i = 0; i < 4; i++) {
            const struct target *next =
                targets_towards(targets, targets->target[at].id, steps[i][0], steps[i][1]);
            int index = next ? (int)(next - targets->target) : at;
            if (!first[index]) {
                first[index] = first[at] == KEYS ? keys[i] : first[at];
                queue[tail++] = index;
            }
        }
    }
    return KEY_NONE;
}

/* With the cross and A alone. */
static void use(struct ui_play *play, const char *id) {
    if (!targets_find(ui_play_targets(play), ui_play_focus(play))) {
        lead(play, KEY_RIGHT);
    }
    for (int steps = 0; strcmp(ui_play_focus(play), id) != 0; steps++) {
        enum key key = first_step(ui_play_targets(play), ui_play_focus(play), id);
        ck_assert_msg(steps < 60 && key, "no way leads from %s to %s", ui_play_focus(play), id);
        lead(play, key);
    }
    push(play, PAD_A);
}

START_TEST(a_whole_match_of_seega_is_played_with_the_cross_and_one_button) {
    struct ui_play *play = ui_play_open("seega", NULL, NULL, 1280, 800);
    const struct game *game = ui_play_match(play)->game;
    uint64_t seed = 7;
    int played = 0;
    for (; !match_over(ui_play_match(play)) && played < 400; played++) {
        struct touch touch[TOUCHES_MAX];
        struct position before = *ui_play_position(play);
        int count = game->touches(&before, taker_choose(game, &before, &seed), touch);
        for (int i = 0; i < count; i++) {
            use(play, touch[i].text);
        }
        ck_assert_msg(!position_equal(&before, ui_play_position(play)),
                      "%d: %s %s, %s is chosen, %s", played, touch[0].text, touch[1].text,
                      ui_play_chosen(play), ui_play_refusal(play));
        ck_assert_int_eq(play->app.ui->means, MEANS_PAD);
    }
    ck_assert(match_over(ui_play_match(play)));
    ui_play_close(play);
}
END_TEST

START_TEST(shoulders_undo_and_redo_and_start_opens_the_menu) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    const struct position before = *ui_play_position(play);
    use(play, "pit:C");
    const struct position after = *ui_play_position(play);
    ck_assert(!position_equal(&before, &after));
    push(play, PAD_L);
    ck_assert(position_equal(&before, ui_play_position(play)));
    push(play, PAD_R);
    ck_assert(position_equal(&after, ui_play_position(play)));
    push(play, PAD_START);
    ck_assert(play->app.table.menu);
    push(play, PAD_B);
    ck_assert(!play->app.table.menu);
    bool history = ui_play_settings(play)->history;
    push(play, PAD_X);
    ck_assert(ui_play_settings(play)->history != history);
    push(play, PAD_BACK);
    ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    push(play, PAD_START);
    ck_assert_int_eq(ui_play_scene(play), SCENE_SETTINGS);
    push(play, PAD_BACK);
    ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    ui_play_close(play);
}
END_TEST

START_TEST(b_takes_back_what_is_half_chosen) {
    struct ui_play *play = ui_play_open("dulko", NULL, NULL, 1280, 800);
    use(play, "bank:1:5");
    ck_assert_str_ne(ui_play_chosen(play), "");
    push(play, PAD_B);
    ck_assert_str_eq(ui_play_chosen(play), "");
    ui_play_close(play);
}
END_TEST

START_TEST(a_mouse_that_moves_or_a_key_is_what_was_used_last) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    lead(play, KEY_RIGHT);
    ck_assert_int_eq(play->app.ui->means, MEANS_PAD);
    ui_play_hover(play, "pit:B");
    ck_assert_int_eq(play->app.ui->means, MEANS_MOUSE);
    lead(play, KEY_RIGHT);
    ui_play_key(play, KEY_LEFT);
    ck_assert_int_eq(play->app.ui->means, MEANS_KEYS);
    ui_play_close(play);
}
END_TEST

SUITE("pads", a_whole_match_of_seega_is_played_with_the_cross_and_one_button,
      shoulders_undo_and_redo_and_start_opens_the_menu, b_takes_back_what_is_half_chosen,
      a_mouse_that_moves_or_a_key_is_what_was_used_last)
