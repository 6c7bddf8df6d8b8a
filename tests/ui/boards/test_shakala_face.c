/* test_shakala_face.c: Shakala at the table, played by synthetic pointer and keys. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/shakala.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/boards/faces.h"
#include "ui/boards/shakala/places.h"
#include "ui/draw/sprites.h"
#include "ui/model/last_turn.h"
#include "ui/play/turn_text.h"
#include "words/words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {800, 600},  {900, 1200},
                                 {600, 800},  {1000, 700},  {1920, 1080}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

/* South is to choose the track at E, with two stones and a 3 in the hand. */
static const char fork[] = "s1/ss2/s/s3/s1/s4/-/-/s1/s2/-/s4/ss3/s/2/s 234 14 S track H E ss3 -";

/* A bead is to be dropped into F, all five kinds in the hand. */
static const char bead[] = "sssss1/-/-/-/s1/s4/-/-/sss/s2/-/s4/s/s/2/s 13 234 S bead H F s12334 -";

/* Up to five gems are with stones in a pit. */
static const char crowded[] = "sss11222/sssss33/-/-/-/-/-/-/ssss4444/ssss/-/-/-/-/-/- 112 33 S pit";

/* Two gems are to be taken from crowded pits. */
static const char take[] = "-/s/s/s/s/s/s/-/1234/sss1234/ss12/s34/s1/s2/s3/s4 - - S take 2";

/* The same from the opponent's cup: there are no gems in the pits. */
static const char take_from_cup[] = "s1/s2/s3/s4/s/s/s/s/s/s/s/s/s/s/s/s 1234 11223344 S take 2";

static const char *const moments[] = {NULL, fork, bead, take, take_from_cup};
enum { MOMENTS = sizeof moments / sizeof moments[0] };

static void check_position(const struct ui_play *play, const char *expected) {
    char text[POSITION_TEXT_MAX];
    struct text out = text_fixed(text, sizeof text);
    shakala_game.position_text(ui_play_position(play), &out);
    ck_assert_str_eq(text, expected);
}

START_TEST(whole_games_are_played_by_clicks_at_every_size) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("shakala", NULL, NULL, sizes[i][0], sizes[i][1]);
        int most = i ? 50 : 250;
        ck_assert_int_eq(ui_play_random_game(play, (uint64_t)i + 1, most, BY_CLICKS), most);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_game_is_played_with_the_keyboard_alone) {
    struct ui_play *play = ui_play_open("shakala", "gems=shuffled", NULL, 1280, 800);
    ck_assert_int_eq(ui_play_random_game(play, 5, 60, BY_KEYS), 60);
    ui_play_close(play);
}
END_TEST

/* Beads are dragged from the hand to the next pit; the rest is clicked. */
START_TEST(a_game_is_played_by_dragging_the_beads) {
    struct ui_play *play = ui_play_open("shakala", NULL, NULL, 800, 600);
    struct position expected = *ui_play_position(play);
    game_action legal[ACTIONS_MAX];
    uint64_t seed = 3;
    int dragged = 0, count = 0;
    for (int i = 0; i < 120 && (count = shakala_game.actions(&expected, legal)) > 0; i++) {
        game_action action = legal[random_below(&seed, (uint32_t)count)];
        int next = shakala_moment(&expected).next;
        if (next != NOWHERE) {
            struct touch touch[TOUCHES_MAX];
            char onto[] = {'p', 'i', 't', ':', "ABCDEFGHabcdefgh"[next], '\0'};
            shakala_game.touches(&expected, action, touch);
            ui_play_drag(play, touch[0].text, onto);
            dragged++;
        } else {
            ui_play_action(play, action, BY_CLICKS);
        }
        rules_play(&shakala_game, &expected, action, NULL);
        ck_assert(position_equal(&expected, ui_play_position(play)));
    }
    ck_assert_int_gt(dragged, 10);
    ui_play_close(play);
}
END_TEST

START_TEST(every_target_has_room_and_a_label_of_its_own) {
    for (int i = 0; i < SIZES; i++) {
        for (int k = 0; k < MOMENTS; k++) {
            struct ui_play *play =
                ui_play_open("shakala", NULL, moments[k], sizes[i][0], sizes[i][1]);
            ui_play_check_targets(play, 32);
            ui_play_settings(play)->history = true;
            ui_play_wait(play, 16);
            ui_play_check_targets(play, 32);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(targets_never_overlap_throughout_games) {
    for (uint64_t seed = 1; seed <= 3; seed++) {
        struct ui_play *play = ui_play_open("shakala", "gems=shuffled", NULL, 800, 600);
        for (int i = 0; i < 25; i++) {
            ui_play_random_game(play, seed * 100 + (uint64_t)i, 3, BY_CLICKS);
            ui_play_check_targets(play, 32);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(with_a_large_interface_bowls_and_tracks_share_the_room_of_a_small_board) {
    struct ui_play *play = ui_play_open("shakala", NULL, fork, 800, 600);
    ui_play_settings(play)->scale = 1.5F;
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    static const char *const ids[] = {"track:in", "track:out", "pit:A", "pit:E"};
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        struct rect rect = ui_play_target(play, ids[i])->rect;
        ck_assert_float_ge(fminf(rect.w, rect.h), 28);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(a_track_is_chosen_by_its_arrow_or_by_the_pit_it_leads_to) {
    static const char *const ways[][2] = {{"track:in", "pit:F"}, {"track:out", "pit:A"}};
    for (int i = 0; i < 2; i++) {
        struct position after[2];
        for (int k = 0; k < 2; k++) {
            struct ui_play *play = ui_play_open("shakala", NULL, fork, 1280, 800);
            ui_play_click(play, ways[i][k]);
            after[k] = *ui_play_position(play);
            ck_assert_int_eq(shakala_moment(&after[k]).next, i ? 0 : 5);
            ui_play_close(play);
        }
        ck_assert(position_equal(&after[0], &after[1]));
    }
}
END_TEST

/* The last draw command that shows a text; -1: none does. */
static int shown_last(const struct ui_play *play, const char *text) {
    int found = -1;
    for (int i = 0; i < play->list.count; i++) {
        found = strcmp(ui_play_text(play, i), text) == 0 ? i : found;
    }
    return found;
}

START_TEST(a_track_is_chosen_by_its_word) {
    static const char *const forks[] = {
        fork, "-/s12/ss3/s4/s4/-/ss2/s13/s1/-/ss3/s24/-/s3/s2/s1 - - N track e e s4 -"};
    static const char *const words[][2] = {{"Inner", "track:in"}, {"Outer", "track:out"}};
    static const float windows[][2] = {{1280, 800}, {800, 600}};
    for (int i = 0; i < 8; i++) {
        const float *size = windows[i / 4];
        struct ui_play *play = ui_play_open("shakala", NULL, forks[i % 2], size[0], size[1]);
        int shown = shown_last(play, words[i / 2 % 2][0]);
        ck_assert_int_ge(shown, 0);
        struct rect at = play->list.command[shown].rect;
        const struct target *target = targets_at(ui_play_targets(play), at.x, at.y - 4);
        ck_assert_msg(target && strcmp(target->id, words[i / 2 % 2][1]) == 0, "%s, %d: %s",
                      words[i / 2 % 2][0], i, target ? target->id : "none");
        ui_play_close(play);
    }
}
END_TEST

START_TEST(only_the_two_next_pits_choose_a_track) {
    struct ui_play *play = ui_play_open("shakala", NULL, fork, 1280, 800);
    ck_assert(ui_play_target(play, "pit:F")->enabled);
    ck_assert(ui_play_target(play, "pit:A")->enabled);
    ck_assert(!ui_play_target(play, "pit:B")->enabled);
    ui_play_click(play, "pit:B");
    ck_assert_str_eq(ui_play_refusal(play), "Choose the inner or the outer track at E.");
    check_position(play, fork);
    ui_play_close(play);
}
END_TEST

START_TEST(a_bead_dropped_anywhere_but_into_the_next_pit_stays_in_the_hand) {
    struct ui_play *play = ui_play_open("shakala", NULL, bead, 1280, 800);
    ui_play_drag(play, "bead:s", "pit:G");
    ck_assert_str_eq(ui_play_refusal(play), "The next bead falls into F.");
    ui_play_drag(play, "bead:s", "bead:3");
    ui_play_drag(play, "bead:s", "button:history");
    check_position(play, bead);
    ui_play_drag(play, "bead:s", "pit:F");
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    ui_play_close(play);
}
END_TEST

START_TEST(over_the_next_pit_a_dragged_bead_shows_what_it_would_do) {
    struct ui_play *play = ui_play_open("shakala", NULL, bead, 1280, 800);
    const struct preview *preview = ui_play_preview(play);
    struct rect from = ui_play_target(play, "bead:3")->rect;
    struct rect to = ui_play_target(play, "pit:F")->rect,
                wrong = ui_play_target(play, "pit:G")->rect;
    float scale = ui_play_scale(play);
    struct input input = {.kind = INPUT_DOWN, .x = (from.x + 9) * scale, .y = (from.y + 9) * scale};
    app_input(&play->app, &input);
    input = (struct input){.kind = INPUT_MOVE, .x = (to.x + 9) * scale, .y = (to.y + 9) * scale};
    app_input(&play->app, &input);
    ui_play_wait(play, 16);
    ck_assert_int_eq(preview->count, 1);
    ck_assert_int_eq(preview->action[0], SHAKALA_BEAD + 3);
    input.x = (wrong.x + 9) * scale;
    app_input(&play->app, &input);
    ui_play_wait(play, 16);
    ck_assert_int_eq(preview->count, 0);
    ui_play_close(play);
}
END_TEST

START_TEST(pits_arrows_and_gems_are_clicked_not_dragged) {
    struct ui_play *play = ui_play_open("shakala", NULL, NULL, 1280, 800);
    ui_play_drag(play, "pit:A", "pit:B");
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(gems_are_taken_by_clicking_them_in_the_pits_or_in_the_cup) {
    struct ui_play *play = ui_play_open("shakala", NULL, take, 1280, 800);
    ck_assert(!ui_play_has(play, "pit:a")); /* its gems are there */
    ui_play_click(play, "gem:a4");
    ui_play_click(play, "gem:b3");
    ck_assert_int_eq(shakala_game.score(ui_play_position(play), 0), 7);
    ui_play_close(play);
    play = ui_play_open("shakala", NULL, take_from_cup, 800, 600);
    ui_play_click(play, "gem:cup4");
    ui_play_click(play, "gem:cup4");
    ck_assert_int_eq(shakala_game.score(ui_play_position(play), 0), 18);
    ui_play_close(play);
}
END_TEST

START_TEST(letters_and_digits_choose_tracks_and_beads) {
    struct ui_play *play = ui_play_open("shakala", NULL, fork, 1280, 800);
    ui_play_type(play, "i");
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_key(play, KEY_ENTER);
    ck_assert_int_eq(shakala_moment(ui_play_position(play)).next, 5);
    ui_play_type(play, "3");
    ui_play_key(play, KEY_ENTER);
    ck_assert_int_eq(shakala_game.tokens(ui_play_position(play), 5, 3), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(the_last_choice_of_a_turn_can_be_undone) {
    struct ui_play *play = ui_play_open("shakala", NULL, NULL, 1280, 800);
    ui_play_click(play, "pit:E");
    ui_play_click(play, "track:in");
    app_input(&play->app, &(struct input){.kind = INPUT_CANCEL});
    ui_play_wait(play, 16);
    ck_assert_int_eq(shakala_moment(ui_play_position(play)).fork, 4);
    app_input(&play->app, &(struct input){.kind = INPUT_CANCEL});
    ui_play_wait(play, 16);
    ck_assert_int_eq(ui_play_match(play)->current, MATCH_ROOT);
    app_input(&play->app, &(struct input){.kind = INPUT_CANCEL});
    ui_play_wait(play, 16);
    ck_assert_int_eq(ui_play_match(play)->current, MATCH_ROOT);
    ui_play_close(play);
}
END_TEST

START_TEST(the_target_under_the_pointer_is_previewed_and_described) {
    struct ui_play *play = ui_play_open("shakala", NULL, take, 1280, 800);
    const struct preview *preview = ui_play_preview(play);
    ui_play_hover(play, "gem:c2");
    ck_assert_int_eq(preview->count, 1);
    ck_assert_int_eq(shakala_game.score(&preview->after[0], 0), 2);
    ui_play_close(play);
    play = ui_play_open("shakala", NULL, fork, 1280, 800);
    preview = ui_play_preview(play);
    ui_play_hover(play, "pit:A");
    ck_assert_int_eq(preview->count, 1);
    ck_assert_int_eq(preview->action[0], SHAKALA_TRACK_OUTER);
    ui_play_close(play);
}
END_TEST

/* Every frame of every animation draws, and the last one shows the position. */
START_TEST(animations_end_where_the_position_is) {
    struct ui_play *play = ui_play_open("shakala", NULL, NULL, 1280, 800);
    ui_play_settings(play)->speed = 1;
    for (int i = 0; i < 50 && !match_over(ui_play_match(play)); i++) {
        ui_play_random_game(play, (uint64_t)i, 1, BY_CLICKS);
        for (int wait = 0; ui_play_is_busy(play) && wait < 300; wait++) {
            ui_play_wait(play, 37);
        }
        ck_assert(!ui_play_is_busy(play));
        if (i % 10 == 9) {
            ui_play_click(play, "button:undo");
            ui_play_wait(play, 90);
        }
    }
    ui_play_close(play);
}
END_TEST

START_TEST(a_handful_of_several_kinds_is_picked_up_at_once) {
    struct ui_play *play = ui_play_open("shakala", NULL, NULL, 1280, 800);
    ui_play_settings(play)->speed = 1;
    ui_play_click(play, "pit:A");
    const struct timeline *animation = ui_play_animation(play);
    ck_assert_ptr_nonnull(animation);
    ck_assert_int_eq(animation->trace.event[1].kind, EVENT_PICK);
    ck_assert(animation->start[1] == animation->start[0]);
    ui_play_close(play);
}
END_TEST

START_TEST(targets_are_where_things_come_to_rest) {
    struct ui_play *play = ui_play_open("shakala", NULL, take, 800, 600);
    ui_play_settings(play)->speed = 1;
    ui_play_click(play, "gem:a4");
    ck_assert(ui_play_is_busy(play));
    struct rect before = ui_play_target(play, "gem:b3")->rect;
    ui_play_wait(play, 3000);
    struct rect after = ui_play_target(play, "gem:b3")->rect;
    ck_assert(before.x == after.x && before.y == after.y);
    ui_play_close(play);
}
END_TEST

START_TEST(choosing_a_track_slides_the_switch) {
    struct ui_play *play = ui_play_open("shakala", NULL, fork, 1280, 800);
    ui_play_settings(play)->speed = 1;
    ui_play_click(play, "track:out");
    ck_assert(ui_play_is_busy(play));
    ui_play_wait(play, 500);
    ck_assert(!ui_play_is_busy(play));
    ui_play_settings(play)->reduced_motion = true;
    ui_play_click(play, "button:undo");
    ui_play_click(play, "track:out");
    ck_assert(!ui_play_is_busy(play));
    ui_play_close(play);
}
END_TEST

static bool is_gem(const struct draw_command *command) {
    return command->kind == DRAW_SPRITE && command->as.sprite.id >= SPRITE_GEM_1_FIGURE &&
           command->as.sprite.id < SPRITE_GEM_1_FIGURE + SHAKALA_KINDS - 1;
}

START_TEST(in_a_crowded_pit_of_a_small_board_no_gem_hides_the_number_of_another) {
    struct ui_play *play = ui_play_open("shakala", NULL, crowded, 800, 600);
    const struct draw_list *list = &play->list;
    int gems = 0;
    for (int i = 0; i < list->count; i++) {
        gems += is_gem(&list->command[i]);
        for (int k = 0; k < i && is_gem(&list->command[i]); k++) {
            struct rect a = list->command[i].rect, b = list->command[k].rect;
            float apart = hypotf(a.x - b.x, a.y - b.y);
            ck_assert(!is_gem(&list->command[k]) || apart > 1.6F * fminf(a.w, b.w));
        }
    }
    ck_assert_int_eq(gems, 16);
    ui_play_close(play);
}
END_TEST

/* Equal gems in pits and in a cup. */
static const char equal[] = "-/s/s/s/s/s/s/-/1122334/sss34/ss/s3/s4/s1/s/s2 - 124 S take 2";
static const char equal_in_cup[] = "s/s/s/s/s/s/s/s/s/s/s/s/s/s/s/s 11222334 11233444 S take 2";

START_TEST(a_click_on_any_of_equal_gems_takes_one) {
    static const char *const positions[] = {equal, equal_in_cup};
    for (int i = 0; i < 2 * SIZES; i++) {
        struct ui_play *play =
            ui_play_open("shakala", NULL, positions[i % 2], sizes[i / 2][0], sizes[i / 2][1]);
        int equals = 0, seen[SHAKALA_KINDS] = {0};
        for (int n = 0; n < play->list.count; n++) {
            const struct draw_command *command = &play->list.command[n];
            float scale = play->list.scale; /* lists are in pixels, targets in points */
            const struct target *target =
                targets_at(ui_play_targets(play), command->rect.x / scale, command->rect.y / scale);
            if (is_gem(command) && target && strncmp(target->id, "gem:", 4) == 0) {
                int value = command->as.sprite.id - SPRITE_GEM_1_FIGURE + 1;
                ck_assert_int_eq(target->id[strncmp(target->id, "gem:cup", 7) ? 5 : 7],
                                 '0' + value);
                equals++;
                seen[value]++;
            }
        }
        ck_assert_int_ge(equals, 8);
        ck_assert_int_ge(seen[4], 3);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_copy_of_a_gem_takes_the_same) {
    static const char crowd[] = "-/s/s/s/s/s/s/-/1111222233/ss/ss/ss/ss/ss/-/- 34 3444 S take 2";
    struct ui_play *play = ui_play_open("shakala", NULL, crowd, 1280, 800);
    const struct targets *targets = ui_play_targets(play);
    const char *copy = NULL;
    for (int i = 0; i < targets->count && !copy; i++) {
        const char *id = targets->target[i].id;
        copy = strncmp(id, "gem:", 4) == 0 && strchr(id + 4, ':') ? id : NULL;
    }
    ck_assert_ptr_nonnull(copy);
    int value = copy[5] - '0', before = shakala_game.score(ui_play_position(play), 0);
    ui_play_click(play, text_line("%s", copy).string);
    ck_assert_int_eq(shakala_game.score(ui_play_position(play), 0), before + value);
    ui_play_close(play);
}
END_TEST

/* True for a bead of any kind. */
static bool is_lying(const struct draw_command *command) {
    int id = command->kind == DRAW_SPRITE ? command->as.sprite.id : NOWHERE;
    return is_gem(command) || (id >= SPRITE_GEM_1 && id < SPRITE_GEM_1 + SHAKALA_KINDS - 1) ||
           (id >= SPRITE_BEAD_0 && id < SPRITE_BEAD_0 + SPRITE_BEAD_VARIANTS);
}

/* How many beads of one picture lie in the other at the same place. */
static int lie_alike(const struct ui_play *a, const struct ui_play *b) {
    int alike = 0;
    for (int i = 0; i < a->list.count; i++) {
        const struct draw_command *lying = &a->list.command[i];
        bool found = false;
        for (int k = 0; k < b->list.count && is_lying(lying); k++) {
            found = found || draw_same(&a->list, lying, &b->list, &b->list.command[k]);
        }
        alike += found;
    }
    return alike;
}

START_TEST(while_a_gem_is_taken_the_beads_stay_where_they_lay) {
    static const char pits[] = "-/s/s/s/s/s/s/-/1122334/sss34/ss/s3/s4/s1/s/s2 - 124 S ";
    static const char cup[] = "s/s/s/s/s/s/s/s/s/s/s/s/s/s/s/s 11222334 11233444 S ";
    static const char *const positions[] = {pits, cup};
    for (int i = 0; i < 2 * SIZES; i++) {
        struct ui_play *play[2];
        for (int k = 0; k < 2; k++) {
            char position[POSITION_TEXT_MAX];
            struct text text = text_fixed(position, sizeof position);
            text_format(&text, "%s%s", positions[i % 2], k ? "take 2" : "pit");
            play[k] = ui_play_open("shakala", NULL, position, sizes[i / 2][0], sizes[i / 2][1]);
        }
        ck_assert_int_eq(lie_alike(play[0], play[1]), SHAKALA_BEADS_MAX);
        ui_play_close(play[0]);
        ui_play_close(play[1]);
    }
}
END_TEST

START_TEST(no_gem_in_a_cup_hides_another) {
    static const char all[] = "s/s/s/s/s/s/s/s/s/s/s/s/s/s/s/s - 1111222233334444 S take 2";
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("shakala", NULL, all, sizes[i][0], sizes[i][1]);
        const struct draw_list *list = &play->list;
        int gems = 0;
        for (int n = 0; n < list->count; n++) {
            gems += is_gem(&list->command[n]);
            for (int k = 0; k < n && is_gem(&list->command[n]); k++) {
                struct rect a = list->command[n].rect, b = list->command[k].rect;
                bool apart = hypotf(a.x - b.x, a.y - b.y) > 1.3F * fminf(a.w, b.w);
                ck_assert(apart || !is_gem(&list->command[k]));
            }
        }
        ck_assert_int_eq(gems, SHAKALA_GEMS_OF_VALUE * (SHAKALA_KINDS - 1));
        ui_play_close(play);
    }
}
END_TEST

/* The gems drawn in the two panels. */
struct cup_gems {
    int count;
    struct draw_command gem[32];
};

static struct cup_gems cup_gems(const struct ui_play *play) {
    struct cup_gems gems = {0};
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *gem = &play->list.command[i];
        if (is_gem(gem) && (gem->rect.x < 290 || gem->rect.x > 990)) {
            gems.gem[gems.count++] = *gem;
        }
    }
    return gems;
}

START_TEST(a_gem_in_a_cup_stays_where_it_lies_when_others_come) {
    static const char taking[] = "s1/s2/s3/s4/s/s/s/s/s12/s13/s4/s4/s4/s/s/s 23 123 S take 2";
    static const char *const clicks[] = {"gem:b1", "gem:c4", "button:undo"};
    struct ui_play *play = ui_play_open("shakala", NULL, taking, 1280, 800);
    for (int i = 0; i < 3; i++) {
        struct cup_gems before = cup_gems(play);
        ui_play_click(play, clicks[i]);
        struct cup_gems after = cup_gems(play);
        int stay = 0, fewer = before.count < after.count ? before.count : after.count;
        for (int k = 0; k < before.count; k++) {
            for (int n = 0; n < after.count; n++) {
                const struct draw_command *a = &before.gem[k], *b = &after.gem[n];
                stay += a->as.sprite.id == b->as.sprite.id && a->rect.x == b->rect.x &&
                        a->rect.y == b->rect.y && a->rect.w == b->rect.w;
            }
        }
        ck_assert_int_ge(before.count, 5);
        ck_assert_int_eq(stay, fewer);
    }
    ui_play_close(play);
}
END_TEST

/* The status line may be drawn in pieces; "feeds" is in one of them. */
START_TEST(feeding_is_asked_for_only_while_gems_are_in_play) {
    static const char hungry[] = "ss1/s2/sss/s3/ss4/ssss/ss2/s1/-/-/-/-/-/-/-/- 12334 12344 S pit";
    static const char done[] = "ssss/sss/sssss/ss/ss/-/-/-/-/-/-/-/-/-/-/- 112233444 1122334 S pit";
    const char *positions[] = {hungry, done};
    for (int i = 0; i < 2; i++) {
        struct ui_play *play = ui_play_open("shakala", NULL, positions[i], 1280, 800);
        bool asked = false;
        for (int n = 0; n < play->list.count; n++) {
            asked = asked || strstr(ui_play_text(play, n), "feeds") != NULL;
        }
        ck_assert_int_eq(asked, i == 0);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_plan_tells_the_tracks_and_the_beads_in_order_and_where_they_end) {
    static const struct {
        const char *position, *actions, *plan;
    } plans[] = {
        {"-/s12/-/ss4/s4/-/ss2/s133/ss1/4/ss3/s24/s/s3/s2/s1 - - S pit", "H 1 out 3 3",
         "Sow H: 1-point gem, outer track, 2 gems worth 3 each, 1 stone, ending in c."},
        {"s1/s2/s3/s4/s4/-/ss2/s13/s1/s2/s3/s4/s4/s3/s2/s1 - - N pit", "e in s",
         "Sow e: inner track, 1 stone, 4-point gem, ending in g."},
        {"-/s12/ss3/s4/s4/-/ss2/s13/s1/-/ss3/s24/-/s3/s2/s1 - - N track e e s4 -", "in s",
         "In this order: inner track, 1 stone, 4-point gem, ending in g."},
        {"-/ss4/ss1/s4/s/23/ss2/ss11233/ss1/-/-/4/ss/s34/-/s - 2 S pit", "H 3 out 1 s 2 3 1",
         "Sow H: 3-point gem, outer track, 1-point gem, 1 stone, and so on, ending in E."},
        {"s1/s2/s3/s4/s/s/s/s/s12/s13/s4/s4/s4/s/s/s 23 123 S take 2", "xb3 xc4",
         "Take the 3-point gem from b, then take the 4-point gem from c."},
    };
    for (size_t i = 0; i < sizeof plans / sizeof *plans; i++) {
        struct options options = options_default(&shakala_game);
        struct position pos, now;
        game_action actions[16];
        char copy[64], plan[256] = "";
        struct text all = text_fixed(copy, sizeof copy), out = text_fixed(plan, sizeof plan);
        int count = 0;
        ck_assert_ptr_null(rules_setup(&shakala_game, &options, plans[i].position, &pos, NULL));
        text_add(&all, plans[i].actions);
        now = pos;
        for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
            ck_assert(rules_action_parse(&shakala_game, &now, word, &actions[count]));
            rules_play(&shakala_game, &now, actions[count++], NULL);
        }
        faces_find(&shakala_game)->plan(&pos, actions, count, &out);
        ck_assert_str_eq(plan, plans[i].plan);
    }
}
END_TEST

START_TEST(each_letter_is_on_a_dark_ground_that_no_glow_outshines) {
    struct ui_play *play = ui_play_open("shakala", NULL, fork, 1280, 800);
    for (const char *pit = "AEF"; *pit; pit++) {
        struct line letter = text_line("%c", *pit);
        int shown = shown_last(play, letter.string);
        ck_assert_int_gt(shown, 0);
        const struct draw_command *text = &play->list.command[shown], *ground = text - 1;
        ck_assert_int_eq(ground->kind, DRAW_BOX);
        ck_assert(rect_contains(ground->rect, text->rect.x, text->rect.y));
        struct color color = ground->as.box.color[0];
        ck_assert(color.a > 150 && color.r < 64 && color.g < 64 && color.b < 64);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(the_names_of_the_tracks_are_clear_of_the_bowls_on_boards_of_every_size) {
    static const float small[][3] = {
        {800, 600, 0}, {800, 600, 1.5F}, {1280, 800, 2}, {1280, 800, 0}};
    for (int i = 0; i < 4; i++) {
        struct ui_play *play = ui_play_open("shakala", NULL, fork, small[i][0], small[i][1]);
        ui_play_settings(play)->scale = small[i][2];
        ui_play_redraw(play);
        ui_play_wait(play, 16);
        int word = shown_last(play, words(WORD_SHAKALA_INNER));
        ck_assert_int_ge(word, 0);
        struct rect one = ui_play_target(play, "pit:F")->rect,
                    next = ui_play_target(play, "pit:A")->rect;
        float scale = play->list.scale, unit = one.x - next.x;
        struct point middle = {one.x + one.w / 2, one.y + one.h / 2};
        float across = fmaxf(0, fabsf(play->list.command[word].rect.x / scale - middle.x) - 20);
        float above = middle.y - play->list.command[word].rect.y / scale - 4;
        ck_assert_float_gt(hypotf(across, above), 0.32F * unit);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_turn_with_beads_in_hand_is_not_said_to_have_ended) {
    struct ui_play *play = ui_play_open("shakala", NULL, NULL, 1280, 800);
    const struct match *match = ui_play_match(play);
    const struct face *face = faces_find(&shakala_game);
    int sowing = 0, ended = 0;
    ui_play_random_game(play, 7, 90, BY_CLICKS);
    for (int node = 1; node < match->count; node++) {
        const struct position *pos = &match->nodes[node].position;
        char said[256], planned[400];
        struct text text = text_fixed(said, sizeof said),
                    plan = text_fixed(planned, sizeof planned);
        struct last_turn turn;
        struct handful hand = shakala_held(pos, SHAKALA_HAND);
        int left = shakala_size(&hand);
        turn_text_plain(ui_play_table(play), node, &text);
        last_turn_find(match, node, &turn);
        const struct match_node *first = &match->nodes[turn.first];
        face->plan(&match->nodes[first->parent].position, &first->action, 1, &plan);
        if (!strstr(said, " sows ") || !strchr(said, ':')) {
            continue; /* a step that drops nothing */
        }
        struct line in_hand = text_line("with %d still in hand", left);
        ck_assert_msg((strstr(said, in_hand.string) != NULL) == (left > 0), "%s", said);
        ck_assert_msg((strstr(said, "ending in") != NULL) == (left == 0), "%s", said);
        if (node == turn.first) {
            ck_assert_msg((strstr(planned, "ending in") != NULL) == (left == 0), "%s", planned);
        }
        sowing += left > 0;
        ended += left == 0;
    }
    ck_assert_int_gt(sowing, 10);
    ck_assert_int_gt(ended, 10);
    ui_play_close(play);
}
END_TEST

/* Where a text is drawn, its baseline, in pixels. */
static struct rect text_at(const struct ui_play *play, const char *words) {
    for (int i = 0; i < play->list.count; i++) {
        if (play->list.command[i].kind == DRAW_TEXT && !strcmp(ui_play_text(play, i), words)) {
            return play->list.command[i].rect;
        }
    }
    ck_abort_msg("'%s' is not in the picture", words);
    return (struct rect){0};
}

START_TEST(the_words_at_a_fork_leave_the_letters_of_its_pits_uncovered) {
    static const float scales[] = {1, 1.25F, 1.33F, 1.5F, 2};
    for (int i = 0; i < 5; i++) {
        struct ui_play *play = ui_play_open("shakala", NULL, fork, 800, 600);
        ui_play_settings(play)->scale = scales[i];
        ui_play_redraw(play);
        ui_play_wait(play, 16);
        float above = text_at(play, "E").y, below = text_at(play, "Outer").y;
        float points = (below - above) / play->list.scale;
        ck_assert_msg(points >= 18, "%.1f points at a scale of %.2f", (double)points,
                      (double)scales[i]);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(who_has_enough_points_is_told_what_is_still_needed_to_win) {
    static const char *const positions[] = {
        "ss/s/2/-/-/-/ss4/ssss/s/s/s/-/s/s/ss3/- 111 1222333444 S pit",
        "s/s24/1/-/s/-/ss/s33/-/s4/-/s3/sss23/ssss/4/s 111 224 N pit"};
    for (int i = 0; i < 2; i++) {
        struct ui_play *play = ui_play_open("shakala", NULL, positions[i], 1280, 800);
        ck_assert_int_eq(ui_play_says(play, " · North wins once South can't sow"), i == 0);
        ui_play_close(play);
    }
}
END_TEST

/* The middle of a target, in pixels. */
static struct point middle_of(struct ui_play *play, const char *id) {
    struct rect rect = ui_play_target(play, id)->rect;
    float scale = play->list.scale;
    return (struct point){(rect.x + rect.w / 2) * scale, (rect.y + rect.h / 2) * scale};
}

START_TEST(the_mark_of_the_last_turn_leaves_the_glow_of_a_pit_that_can_be_sown_free) {
    static const char lone[] = "s1/ss/sss/s3/-/sss4/-/-/s1/ss/-/s3/4/ss/2/- 122 123344 N pit";
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("shakala", NULL, lone, sizes[i][0], sizes[i][1]);
        ui_play_settings(play)->last_turn = true;
        ui_play_click(play, "pit:d");
        ui_play_click(play, "bead:3"); /* the stone ends in E */
        struct point at = middle_of(play, "pit:E"), above = middle_of(play, "pit:h");
        float unit = at.y - above.y;
        int marks = 0;
        for (int n = 0; n < play->list.count; n++) {
            const struct draw_command *command = &play->list.command[n];
            struct rect r = command->rect;
            bool around = fabsf(r.x + r.w / 2 - at.x) < 3 && fabsf(r.y + r.h / 2 - at.y) < 3;
            if (command->kind == DRAW_PATH && around) {
                ck_assert_float_le(r.w / 2, 0.325F * unit + 1);
                marks++;
            }
        }
        ck_assert_int_eq(marks, 1);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_ring_around_a_target_surrounds_what_it_stands_for) {
    struct ui_play *play = ui_play_open("shakala", NULL, fork, 1280, 800);
    struct rect arrow = ui_play_target(play, "track:in")->mark, word = text_at(play, "Inner");
    ck_assert_float_lt(word.y / play->list.scale, arrow.y);
    ui_play_close(play);
    play = ui_play_open("shakala", NULL, bead, 1280, 800);
    static const char *const ids[] = {"bead:s", "drop:s", "bead:3", "drop:3"};
    for (int i = 0; i < 4; i++) {
        bool two = ids[i][5] == '3'; /* threes */
        struct rect mark = ui_play_target(play, ids[i])->mark;
        ck_assert(two ? mark.w != mark.h : fabsf(mark.w - mark.h) < 0.01F);
    }
    ui_play_close(play);
}
END_TEST

SUITE("shakala at the table", a_copy_of_a_gem_takes_the_same,
      while_a_gem_is_taken_the_beads_stay_where_they_lay, no_gem_in_a_cup_hides_another,
      the_mark_of_the_last_turn_leaves_the_glow_of_a_pit_that_can_be_sown_free,
      a_ring_around_a_target_surrounds_what_it_stands_for,
      the_words_at_a_fork_leave_the_letters_of_its_pits_uncovered,
      whole_games_are_played_by_clicks_at_every_size, a_game_is_played_with_the_keyboard_alone,
      a_game_is_played_by_dragging_the_beads, every_target_has_room_and_a_label_of_its_own,
      targets_never_overlap_throughout_games,
      with_a_large_interface_bowls_and_tracks_share_the_room_of_a_small_board,
      a_track_is_chosen_by_its_arrow_or_by_the_pit_it_leads_to, a_track_is_chosen_by_its_word,
      only_the_two_next_pits_choose_a_track,
      a_bead_dropped_anywhere_but_into_the_next_pit_stays_in_the_hand,
      over_the_next_pit_a_dragged_bead_shows_what_it_would_do,
      pits_arrows_and_gems_are_clicked_not_dragged,
      gems_are_taken_by_clicking_them_in_the_pits_or_in_the_cup,
      letters_and_digits_choose_tracks_and_beads, the_last_choice_of_a_turn_can_be_undone,
      the_target_under_the_pointer_is_previewed_and_described, animations_end_where_the_position_is,
      in_a_crowded_pit_of_a_small_board_no_gem_hides_the_number_of_another,
      a_click_on_any_of_equal_gems_takes_one, a_gem_in_a_cup_stays_where_it_lies_when_others_come,
      a_handful_of_several_kinds_is_picked_up_at_once, targets_are_where_things_come_to_rest,
      a_plan_tells_the_tracks_and_the_beads_in_order_and_where_they_end,
      each_letter_is_on_a_dark_ground_that_no_glow_outshines,
      the_names_of_the_tracks_are_clear_of_the_bowls_on_boards_of_every_size,
      choosing_a_track_slides_the_switch, feeding_is_asked_for_only_while_gems_are_in_play,
      a_turn_with_beads_in_hand_is_not_said_to_have_ended,
      who_has_enough_points_is_told_what_is_still_needed_to_win)
