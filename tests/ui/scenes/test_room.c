/* test_room.c: in every scene, in a window of any size, everything that can be used is large enough
 * to be clicked, and every word to be read. */
#include "shots/positions.h"
#include "shots/saved_samples.h"
#include "support/learner.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/request.h"
#include "ui/app/stack.h"
#include "ui/play/match_clock.h"

#include <math.h>
#include <string.h>

/* Windows with the scale that is set; 0: none is. */
static const float sizes[][3] = {{800, 500},    {1000, 500},    {800, 600},       {1024, 600},
                                 {1280, 720},   {1280, 800},    {900, 1200},      {800, 1280},
                                 {1920, 600},   {2560, 1440},   {800, 600, 1.5F}, {1280, 800, 1.5F},
                                 {800, 600, 2}, {1280, 720, 2}, {1280, 800, 2}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };
static const float LEAST = 32, LEAST_PIXELS = 30, LEAST_BUTTON = 28;

/* What is opened, and the targets that are clicked in it, one after the other. */
static const struct tour {
    const char *game, *position, *clicks;
} tours[] = {
    {"", NULL, "button:settings button:back button:statistics button:back"},
    {"", NULL, "button:about button:back button:open button:back"},
    {"", NULL, "button:past remove:0 button:decline button:back"},
    {"", NULL, "button:puzzle-of-the-day button:shelf button:next button:back"},
    {"", NULL, "two:oware option:clock=10 option:added=5"},
    {"", NULL, "two:saddeeqa option:clock=10 option:added=5"},
    {"", NULL, "two:shakala option:clock=10 option:added=5"},
    {"", NULL, "two:seega option:clock=10 option:added=5"},
    {"", NULL, "two:dulko option:clock=10 option:added=5 option:deadzone=e5"},
    {"oware", NULL, "pit:C pit:d button:menu button:agree button:decline button:rules"},
    {"oware", "0-0-0-0-0-1-1-1-0-0-0-2-23-20-S", "pit:F button:review"},
    {"oware", NULL, "button:menu button:edit pit:A option:item=none button:side"},
    {"shakala", NULL, "button:menu button:edit option:item=4 store:0 button:phase"},
    {"seega", NULL, "button:menu button:edit square:c3 button:phase"},
    {"dulko", NULL, "button:menu button:edit option:item=22 square:c3"},
    {"saddeeqa", NULL, "pit:3 direction:cw button:menu button:resign button:accept"},
    {"shakala", NULL, "pit:C button:menu button:resign button:accept"},
    {"shakala", SHAKALA_FORK, "track:in bead:s"},
    {"shakala", SHAKALA_BEAD, "bead:s"},
    {"shakala", SHAKALA_TAKE, "gem:b3 gem:a1"},
    {"seega", NULL, "square:a1 square:b2 button:menu"},
    {"seega", SEEGA_BLOCKED, ""},
    {"seega", SEEGA_BARRIERS, "button:claim button:accept"},
    {"dulko", NULL, "bank:1:8 square:c3"},
    {"dulko", DULKO_MIDDLE, "bank:1:Q square:b4 button:menu button:save-as"},
};
enum { TOURS = sizeof tours / sizeof tours[0] };

/* What is beside the board, or below the cards of home. */
enum beside { NOTHING, HISTORY, HISTORY_AND_CLOCK, ALL_BESIDE };

static struct ui_play *begin(const struct tour *tour, const float size[3], enum beside beside) {
    struct ui_play *play = ui_play_open(tour->game, NULL, tour->position, size[0], size[1]);
    ui_play_settings(play)->scale = size[2];
    ui_play_settings(play)->history = beside != NOTHING;
    if (!tour->game[0]) {
        saved_samples(ui_play_saved(play), beside == NOTHING ? 0 : 5);
        saved_samples_finished(ui_play_saved(play), 30);
    } else if (beside == HISTORY_AND_CLOCK) {
        match_clock_set(ui_play_match(play), ui_play_clock(play), 2400, 30);
    }
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    return play;
}

/* Only what is engraved in a piece is as large as the piece has room for. */
static void expect_type(const struct ui_play *play) {
    const struct draw_list *list = &play->list;
    for (int i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        if (command->kind == DRAW_TEXT && command->as.text.font != FONT_DISPLAY_BOLD) {
            ck_assert_msg(command->as.text.size >= (float)TYPE_SMALL * list->scale - 0.01F,
                          "%s is set at %.1f points", draw_string(list, command->as.text.string),
                          (double)(command->as.text.size / list->scale));
        }
    }
}

/* In points; with a larger interface, on boards, which get what room the words leave, in pixels of
 * the window. Buttons keep more. */
static float least_of(struct ui_play *play) {
    enum scene_id scene = ui_play_scene(play);
    bool board = scene == SCENE_TABLE || scene == SCENE_STUDY || scene == SCENE_EDITOR ||
                 ui_play_has(play, "option:deadzone=a1");
    return board && ui_play_settings(play)->scale > 1 ? LEAST_PIXELS / ui_play_scale(play) : LEAST;
}

/* Beads are not crowded in these positions, so every target must be wide enough, except the bar of
 * a page that scrolls, the steps of a turn, which are set as one word, and gems, which are taken
 * where they lie. */
static void expect_room(struct ui_play *play) {
    const struct targets *targets = ui_play_targets(play);
    float least = least_of(play);
    ui_play_check_targets(play, least);
    expect_type(play);
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        bool bar = strncmp(target->id, "button:page-", 12) == 0;
        bool close = strncmp(target->id, "ply:", 4) == 0 || strncmp(target->id, "gem:", 4) == 0;
        ck_assert_msg(bar || close || target->hidden || target->rect.w >= least - 0.1F,
                      "%s is %.1f points wide", target->id, (double)target->rect.w);
        bool button = !bar && strncmp(target->id, "button:", 7) == 0;
        ck_assert_msg(!button || target->hidden || target->rect.h >= LEAST_BUTTON - 0.1F,
                      "%s is %.1f points high at %.0f x %.0f", target->id, (double)target->rect.h,
                      (double)play->width, (double)play->height);
    }
}

/* With the pointer or, where it is scrolled out of view, with the keyboard, which scrolls to it.
 * What the history lies over is there once that is folded. */
static void use(struct ui_play *play, const char *id) {
    if (!ui_play_has(play, id) && ui_play_has(play, "button:fold")) {
        ui_play_click(play, "button:fold");
    }
    if (ui_play_target(play, id)->hidden) {
        ui_play_walk(play, id);
    } else {
        ui_play_click(play, id);
    }
}

/* Checks every scene of the tour. */
static void check_tour(const struct tour *tour, struct ui_play *play) {
    char clicks[128];
    struct text text = text_fixed(clicks, sizeof clicks);
    text_add(&text, tour->clicks);
    expect_room(play);
    for (char *id = strtok(clicks, " "); id; id = strtok(NULL, " ")) {
        use(play, id);
        expect_room(play);
    }
}

START_TEST(everything_that_can_be_used_is_at_least_32_points_high_and_wide) {
    for (int i = 0; i < SIZES; i++) {
        for (int k = 0; k < TOURS; k++) {
            for (int beside = 0; beside < ALL_BESIDE; beside++) {
                struct ui_play *play = begin(&tours[k], sizes[i], (enum beside)beside);
                check_tour(&tours[k], play);
                ui_play_close(play);
            }
        }
    }
}
END_TEST

/* The size that is set, also where that leaves few points. */
static struct ui_play *study(const struct game *game, int puzzle, const float size[3]) {
    struct ui_play *play = learner_open(game, size[0], size[1]);
    if (puzzle) {
        request_back(&play->app);
        request_study(&play->app, (struct study_request){STUDY_PUZZLE, game, puzzle});
        app_grant(&play->app);
    }
    ui_play_settings(play)->scale = size[2];
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    return play;
}

START_TEST(a_lesson_is_taken_with_an_interface_of_any_size) {
    for (int i = 0; i < SIZES; i++) {
        for (int k = 0; k < games_count && sizes[i][2] > 0; k++) {
            struct ui_play *play = study(games[k], 0, sizes[i]);
            float most = fminf(sizes[i][0] / 600, sizes[i][1] / 340);
            ck_assert_float_eq_tol(ui_play_scale(play), fminf(sizes[i][2], most), 0.001F);
            expect_room(play);
            learner_take(play, expect_room);
            expect_room(play);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(a_puzzle_has_room_with_an_interface_of_any_size) {
    for (int i = 0; i < SIZES; i++) {
        for (int k = 0; k < games_count && sizes[i][2] > 0; k++) {
            struct ui_play *play = study(games[k], 30, sizes[i]);
            expect_room(play);
            if (ui_play_has(play, "button:fold")) {
                ui_play_click(play, "button:fold");
                ck_assert(!ui_play_has(play, "button:hint"));
                expect_room(play);
                ui_play_click(play, "button:fold");
            }
            ui_play_click(play, "button:hint");
            expect_room(play);
            ui_play_click(play, "button:solution");
            learner_settle(play);
            ck_assert(ui_play_has(play, "button:again"));
            expect_room(play);
            ui_play_close(play);
        }
    }
}
END_TEST

SUITE("room", a_lesson_is_taken_with_an_interface_of_any_size,
      a_puzzle_has_room_with_an_interface_of_any_size,
      everything_that_can_be_used_is_at_least_32_points_high_and_wide)
