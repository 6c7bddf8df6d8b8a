/* test_turn_indicator.c: the light that goes from one player's panel to the other's. */
#include "ui/play/turn_indicator.h"

#include "support/suite.h"

static const double frame_ms = 1000.0 / 60;

/* South's turn has passed to North's at 0 ms. */
static struct turn_indicator passed_turn(const struct settings *settings) {
    struct turn_indicator indicator = {0};
    turn_indicator_update(&indicator, 0, settings, 0);
    turn_indicator_update(&indicator, 1, settings, 0);
    return indicator;
}

START_TEST(no_frame_changes_both_panels_while_the_light_passes) {
    struct settings settings = settings_default();
    settings.speed = 1;
    struct turn_indicator indicator = passed_turn(&settings);
    float shown[2] = {1, 0};
    int changes[2] = {0, 0};
    for (int i = 0; indicator.transitioning; i++) {
        double now = i * frame_ms;
        turn_indicator_update(&indicator, 1, &settings, now);
        int changed = 0;
        for (int player = 0; player < 2; player++) {
            float strength = turn_indicator_strength(&indicator, player, now);
            changed += strength != shown[player];
            changes[player] += strength != shown[player];
            shown[player] = strength;
        }
        ck_assert_int_le(changed, 1);
    }
    ck_assert_int_ge(changes[0], 5);
    ck_assert_int_ge(changes[1], 5);
    ck_assert_float_eq(shown[0], 0);
    ck_assert_float_eq(shown[1], 1);
}
END_TEST

START_TEST(the_light_of_a_panel_only_goes_one_way) {
    struct settings settings = settings_default();
    settings.speed = 1;
    struct turn_indicator indicator = passed_turn(&settings);
    float goes = 1, comes = 0;
    for (double now = 0; turn_indicator_update(&indicator, 1, &settings, now); now += 1) {
        float south = turn_indicator_strength(&indicator, 0, now);
        float north = turn_indicator_strength(&indicator, 1, now);
        ck_assert_float_le(south, goes);
        ck_assert_float_ge(north, comes);
        goes = south;
        comes = north;
    }
}
END_TEST

SUITE("turn indicator", no_frame_changes_both_panels_while_the_light_passes,
      the_light_of_a_panel_only_goes_one_way)
