/* test_input.c: keys that are held down, from SDL's events to the table. */
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/sdl_input.h"

/* A key goes down and is heard so often. */
static void hold(struct ui_play *play, SDL_Keycode code, Uint16 mod, int times) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    struct input input;
    event.key.keysym.sym = code;
    event.key.keysym.mod = mod;
    SDL_StopTextInput();
    for (int i = 0; i < times; i++) {
        event.key.repeat = i > 0;
        if (sdl_input_translate(&event, &input)) {
            app_input(&play->app, &input);
        }
        ui_play_wait(play, 16);
    }
}

START_TEST(a_key_that_is_held_down_does_nothing_twice) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    const struct match *match = &play->app.table.match;
    hold(play, SDLK_c, 0, 5);
    ck_assert_int_eq(match->count, 2);
    ui_play_walk(play, "pit:b");
    hold(play, SDLK_RETURN, 0, 5);
    ck_assert_int_eq(match->count, 3);
    hold(play, SDLK_F11, 0, 5);
    ck_assert(play->app.settings.fullscreen);
    ui_play_close(play);
}
END_TEST

START_TEST(escape_that_is_held_down_takes_back_one_choice) {
    struct ui_play *play = ui_play_open("shakala", NULL, NULL, 1280, 800);
    const struct match *match = &play->app.table.match;
    ui_play_click(play, "pit:E");
    ui_play_click(play, "track:in");
    hold(play, SDLK_ESCAPE, 0, 5);
    ck_assert_int_eq(match_depth(match, match->current), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(a_key_that_is_held_down_goes_on_through_board_and_match) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    const struct match *match = &play->app.table.match;
    ui_play_random_game(play, 3, 8, BY_CLICKS);
    hold(play, SDLK_z, KMOD_LCTRL, 3);
    ck_assert_int_eq(match_depth(match, match->current), 5);
    hold(play, SDLK_COMMA, 0, 4);
    ck_assert_int_eq(match_depth(match, match->current), 1);
    hold(play, SDLK_PERIOD, 0, 5);
    hold(play, SDLK_y, KMOD_LCTRL, 2);
    ck_assert_int_eq(match_depth(match, match->current), 8);
    ui_play_key(play, KEY_HOME);
    ui_play_hover(play, "pit:A");
    play->app.ui.focus[0] = '\0';
    hold(play, SDLK_RIGHT, 0, 5);
    ck_assert_str_eq(play->app.ui.focus, "pit:F");
    ui_play_close(play);
}
END_TEST

START_TEST(in_a_field_every_key_that_is_held_down_goes_on) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "card:oware");
    ui_play_click(play, "name:0");
    hold(play, SDLK_a, 0, 4);
    ck_assert_str_eq(play->app.setup.now.name[0], "aaaa");
    hold(play, SDLK_BACKSPACE, 0, 3);
    ck_assert_str_eq(play->app.setup.now.name[0], "a");
    ui_play_close(play);
}
END_TEST

SUITE("input", a_key_that_is_held_down_does_nothing_twice,
      escape_that_is_held_down_takes_back_one_choice,
      a_key_that_is_held_down_goes_on_through_board_and_match,
      in_a_field_every_key_that_is_held_down_goes_on)
