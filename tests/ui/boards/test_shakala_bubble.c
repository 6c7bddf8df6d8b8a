/* test_shakala_bubble.c: the bubble with the hand's beads beside the pit that the next one falls
 * into. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/shakala.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float sizes[][2] = {{800, 600}, {1280, 800}, {2560, 1440}, {900, 1200}, {1000, 700}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

/* A bead is to be dropped, all five kinds in the hand: into F by South, into H by North. */
static const char south[] = "sssss1/-/-/-/s1/s4/-/-/sss/s2/-/s4/s/s/2/s 13 234 S bead H F s12334 -";
static const char north[] = "sssss1/-/-/-/s1/s4/-/-/sss/s2/-/s4/s/s/2/s 13 234 N bead c H s12334 -";

/* The target in the bubble for the same bead as one in the tray. */
static struct line in_bubble(const char *bead) {
    return text_line("drop:%s", bead + strlen("bead:"));
}

static bool is_bead(const char *id) {
    return strncmp(id, "bead:", 5) == 0;
}

/* Plays random turns with every bead out of the bubble, and counts the beads and the whole turns
 * in which several were chosen. */
static void play_by_the_bubble(struct ui_play *play, uint64_t seed, int most, int *beads,
                               int turns[2]) {
    struct position expected = *ui_play_position(play);
    game_action legal[ACTIONS_MAX];
    int count, in_turn = 0;
    for (int i = 0; i < most && (count = shakala_game.actions(&expected, legal)) > 0; i++) {
        game_action action = legal[random_below(&seed, (uint32_t)count)];
        struct touch touch[TOUCHES_MAX];
        int side = shakala_game.side_to_act(&expected);
        shakala_game.touches(&expected, action, touch);
        bool bead = is_bead(touch[0].text);
        ui_play_click(play, bead ? in_bubble(touch[0].text).string : touch[0].text);
        rules_play(&shakala_game, &expected, action, NULL);
        ck_assert(position_equal(&expected, ui_play_position(play)));
        *beads += bead;
        in_turn += bead;
        if (shakala_moment(&expected).origin == NOWHERE) {
            turns[side] += in_turn > 1;
            in_turn = 0;
        }
    }
}

START_TEST(whole_turns_of_both_sides_are_played_by_the_bubble_at_every_size) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("shakala", NULL, NULL, sizes[i][0], sizes[i][1]);
        int beads = 0, turns[2] = {0, 0};
        play_by_the_bubble(play, (uint64_t)i + 3, 120, &beads, turns);
        ck_assert_int_gt(beads, 30);
        ck_assert_int_gt(turns[0], 2);
        ck_assert_int_gt(turns[1], 2);
        ui_play_close(play);
    }
}
END_TEST

static struct point middle_of(const struct target *target) {
    return (struct point){target->rect.x + target->rect.w / 2, target->rect.y + target->rect.h / 2};
}

static void check_in_frame(struct ui_play *play, const struct target *target) {
    struct point low = middle_of(ui_play_target(play, "pit:A"));
    struct point high = middle_of(ui_play_target(play, "pit:a"));
    float u = (high.x - low.x) / 3, half = 2.2F * u;
    struct point middle = {(low.x + high.x) / 2, (low.y + high.y) / 2};
    struct rect rect = target->mark;
    ck_assert_msg(rect.x >= middle.x - half && rect.x + rect.w <= middle.x + half &&
                      rect.y >= middle.y - half && rect.y + rect.h <= middle.y + half,
                  "%s is not on the board", target->id);
}

static void check_covers_no_pit(const struct ui_play *play, const struct target *target) {
    const struct targets *targets = ui_play_targets(play);
    for (int i = 0; i < targets->count; i++) {
        const struct rect *pit = &targets->target[i].rect, *rect = &target->rect;
        bool apart = rect->x + rect->w <= pit->x || pit->x + pit->w <= rect->x ||
                     rect->y + rect->h <= pit->y || pit->y + pit->h <= rect->y;
        ck_assert_msg(apart || strncmp(targets->target[i].id, "pit:", 4) != 0, "%s covers %s",
                      target->id, targets->target[i].id);
    }
}

START_TEST(the_bubble_stays_on_the_board_and_covers_no_pit) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("shakala", NULL, NULL, sizes[i][0], sizes[i][1]);
        int found = 0;
        for (int k = 0; k < 60; k++) {
            ui_play_random_game(play, (uint64_t)k, 1, BY_CLICKS);
            const struct targets *targets = ui_play_targets(play);
            for (int n = 0; n < targets->count; n++) {
                if (strncmp(targets->target[n].id, "drop:", 5) == 0) {
                    check_in_frame(play, &targets->target[n]);
                    check_covers_no_pit(play, &targets->target[n]);
                    found++;
                }
            }
        }
        ck_assert_int_gt(found, 20);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(each_bead_in_the_bubble_follows_all_of_the_tray_in_the_target_list) {
    struct ui_play *play = ui_play_open("shakala", NULL, south, 1280, 800);
    const struct targets *targets = ui_play_targets(play);
    bool bubble = false;
    int beads = 0, drops = 0;
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        bool drop = strncmp(target->id, "drop:", 5) == 0;
        bubble = bubble || drop;
        ck_assert(!bubble || !is_bead(target->id));
        beads += is_bead(target->id);
        drops += drop;
    }
    ck_assert_int_eq(beads, SHAKALA_KINDS);
    ck_assert_int_eq(drops, SHAKALA_KINDS);
    ck_assert_str_eq(ui_play_target(play, "drop:3")->label, ui_play_target(play, "bead:3")->label);
    ui_play_close(play);
}
END_TEST

START_TEST(beads_are_dragged_out_of_the_bubble_into_the_next_pit_only) {
    struct ui_play *play = ui_play_open("shakala", NULL, south, 1280, 800);
    ui_play_drag(play, "drop:3", "pit:G");
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_drag(play, "drop:3", "pit:F");
    ck_assert_int_eq(shakala_game.tokens(ui_play_position(play), 5, 3), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(a_bead_in_the_bubble_is_previewed_like_the_one_in_the_tray) {
    struct ui_play *play = ui_play_open("shakala", NULL, north, 800, 600);
    ui_play_hover(play, "drop:4");
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    ck_assert_int_eq(ui_play_preview(play)->action[0], SHAKALA_BEAD + 4);
    ui_play_close(play);
}
END_TEST

START_TEST(the_keyboard_drops_one_bead_after_the_other_out_of_the_bubble) {
    struct ui_play *play = ui_play_open("shakala", NULL, south, 1280, 800);
    ui_play_walk(play, "drop:3");
    ck_assert_int_eq(shakala_moment(ui_play_position(play)).next, 6);
    ck_assert_str_eq(ui_play_focus(play), "drop:3"); /* the bubble has moved on, with the focus */
    ui_play_key(play, KEY_ENTER);
    ck_assert_int_eq(shakala_game.tokens(ui_play_position(play), 6, 3), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(there_is_a_bubble_only_while_a_bead_is_to_be_chosen) {
    struct ui_play *play = ui_play_open("shakala", NULL, NULL, 1280, 800);
    ck_assert(!ui_play_has(play, "drop:s"));
    ui_play_click(play, "pit:E");
    ck_assert(!ui_play_has(play, "drop:s"));
    ui_play_click(play, "track:in");
    ck_assert(ui_play_has(play, "drop:s"));
    ui_play_click(play, "drop:s");
    ck_assert(!ui_play_has(play, "drop:s"));
    ui_play_close(play);
}
END_TEST

SUITE("the bubble with the beads of the hand",
      whole_turns_of_both_sides_are_played_by_the_bubble_at_every_size,
      the_bubble_stays_on_the_board_and_covers_no_pit,
      each_bead_in_the_bubble_follows_all_of_the_tray_in_the_target_list,
      beads_are_dragged_out_of_the_bubble_into_the_next_pit_only,
      a_bead_in_the_bubble_is_previewed_like_the_one_in_the_tray,
      the_keyboard_drops_one_bead_after_the_other_out_of_the_bubble,
      there_is_a_bubble_only_while_a_bead_is_to_be_chosen)
