/* test_room.c: whatever is on the screen, in a window of any size, everything that can be used has
 * room enough to be met. */
#include "shots/kept_samples.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/table_clock.h"

#include <string.h>

static const float sizes[][2] = {{800, 500},  {1000, 500}, {800, 600},  {1024, 600}, {1280, 720},
                                 {1280, 800}, {900, 1200}, {800, 1280}, {1920, 600}, {2560, 1440}};
enum { SIZES = sizeof sizes / sizeof sizes[0], LEAST = 32 };

#define SHAKALA_FORK "s1/ss2/s/s3/s1/s4/-/-/s1/s2/-/s4/ss3/s/2/s 234 14 S track H E ss3 -"
#define SHAKALA_BEADS "s1/ss/-/s3/ss/s4/s/s/ss/s/4/s/s2/s/-/- 124 1122334 S bead C b s3 -"
#define SHAKALA_TAKE "-/s/s/s/s/s/s/-/1234/sss1234/ss12/s34/s1/s2/s3/s4 - - S take 2"
#define SEEGA_BLOCKED "ox2x/ox1x1/x4/1x2x/3xo x 0 0 9 4 remove"
#define SEEGA_BARRIERS "oo3/ooooo/5/xxxxx/x4 x 0 0 5 6 move"
#define DULKO_MIDDLE                                                                               \
    "6182B24221.51../.....A1..71/.22....81../...32..71B1./51423171..22../.."                       \
    "7151.21*.62/.32......A2/A262...5232.K2/..A1...... g4 1 1,1,0,2,4,4,5,2"                       \
    ",4,1,4 0,1,0,4,2,2,3,4,3,5,4"

/* What is opened, and what is clicked in it, one after the other. */
static const struct tour {
    const char *game, *position, *clicks;
} tours[] = {
    {"", NULL, "button:settings button:back button:statistics button:back"},
    {"", NULL, "button:about button:back button:open button:back"},
    {"", NULL, "button:past remove:0 button:decline button:back"},
    {"", NULL, "card:oware option:clock=10 option:added=5"},
    {"", NULL, "card:saddeeqa option:clock=10 option:added=5"},
    {"", NULL, "card:shakala option:clock=10 option:added=5"},
    {"", NULL, "card:seega option:clock=10 option:added=5"},
    {"", NULL, "card:dulko option:clock=10 option:added=5 option:deadzone=e5"},
    {"oware", NULL, "pit:C pit:d button:menu button:agree button:decline button:rules"},
    {"oware", "0-0-0-0-0-1-1-1-0-0-0-2-23-20-S", "pit:F button:look"},
    {"saddeeqa", NULL, "pit:3 direction:cw button:menu button:resign button:accept"},
    {"shakala", NULL, "pit:C button:menu button:resign button:accept"},
    {"shakala", SHAKALA_FORK, "track:in bead:s"},
    {"shakala", SHAKALA_BEADS, "bead:s"},
    {"shakala", SHAKALA_TAKE, "gem:b3 gem:a1"},
    {"seega", NULL, "square:a1 square:b2 button:menu"},
    {"seega", SEEGA_BLOCKED, ""},
    {"seega", SEEGA_BARRIERS, "button:claim button:accept"},
    {"dulko", NULL, "bank:1:8 square:c3"},
    {"dulko", DULKO_MIDDLE, "bank:1:Q square:b4 button:menu button:save-as"},
};
enum { TOURS = sizeof tours / sizeof tours[0] };

/* What stands beside the board, or below the cards of home. */
enum beside { NOTHING, HISTORY, HISTORY_AND_CLOCK, ALL_BESIDE };

static struct ui_play *begin(const struct tour *tour, const float size[2], enum beside beside) {
    struct ui_play *play = ui_play_open(tour->game, NULL, tour->position, size[0], size[1]);
    play->app.settings.history = beside != NOTHING;
    if (!tour->game[0]) {
        kept_samples(&play->app.kept, beside == NOTHING ? 0 : 5);
        kept_samples_finished(&play->app.kept, 30);
    } else if (beside == HISTORY_AND_CLOCK) {
        table_clock_set(&play->app.table, 2400, 30);
    }
    play->app.changed = true;
    ui_play_wait(play, 16);
    return play;
}

/* Here nothing lies crowded. */
static void expect_room(struct ui_play *play) {
    const struct targets *targets = &play->app.ui.targets;
    ui_play_check_targets(play, LEAST);
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        ck_assert_msg(target->rect.w >= LEAST - 0.1F, "%s is %.1f points wide", target->id,
                      (double)target->rect.w);
    }
}

/* Everything that the tour comes to has its room. */
static void go_round(const struct tour *tour, struct ui_play *play) {
    char clicks[128];
    struct text text = text_fixed(clicks, sizeof clicks);
    text_add(&text, tour->clicks);
    expect_room(play);
    for (char *id = strtok(clicks, " "); id; id = strtok(NULL, " ")) {
        ui_play_click(play, id);
        expect_room(play);
    }
}

START_TEST(everything_that_can_be_used_is_at_least_32_points_high_and_wide) {
    for (int i = 0; i < SIZES; i++) {
        for (int k = 0; k < TOURS; k++) {
            for (int beside = 0; beside < ALL_BESIDE; beside++) {
                struct ui_play *play = begin(&tours[k], sizes[i], (enum beside)beside);
                go_round(&tours[k], play);
                ui_play_close(play);
            }
        }
    }
}
END_TEST

SUITE("room", everything_that_can_be_used_is_at_least_32_points_high_and_wide)
