/* test_input.c: what SDL tells of keys, in the app's own words. */
#include "support/suite.h"
#include "ui/sdl_input.h"

/* How a key that is held down is heard again. */
static bool is_heard_again(SDL_Keycode code, Uint16 mod) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    struct input input;
    event.key.keysym.sym = code;
    event.key.keysym.mod = mod;
    ck_assert(sdl_input_translate(&event, &input));
    event.key.repeat = 1;
    return sdl_input_translate(&event, &input);
}

START_TEST(a_key_that_is_held_down_does_nothing_twice) {
    static const SDL_Keycode codes[] = {SDLK_a,      SDLK_7,      SDLK_RETURN, SDLK_SPACE,
                                        SDLK_ESCAPE, SDLK_DELETE, SDLK_F1,     SDLK_F11};
    SDL_StopTextInput();
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
        ck_assert(!is_heard_again(codes[i], 0));
    }
    ck_assert(!is_heard_again(SDLK_v, KMOD_LCTRL));
    ck_assert(!is_heard_again(SDLK_q, KMOD_LCTRL));
}
END_TEST

START_TEST(a_key_that_is_held_down_goes_on_through_board_and_match) {
    static const SDL_Keycode codes[] = {SDLK_LEFT,   SDLK_UP,    SDLK_TAB,
                                        SDLK_PAGEUP, SDLK_COMMA, SDLK_PERIOD};
    SDL_StopTextInput();
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
        ck_assert(is_heard_again(codes[i], 0));
    }
    ck_assert(is_heard_again(SDLK_z, KMOD_LCTRL));
    ck_assert(is_heard_again(SDLK_y, KMOD_LCTRL));
}
END_TEST

START_TEST(in_a_field_every_key_that_is_held_down_goes_on) {
    SDL_StartTextInput();
    ck_assert(is_heard_again(SDLK_BACKSPACE, 0));
    ck_assert(is_heard_again(SDLK_DELETE, 0));
    ck_assert(is_heard_again(SDLK_RETURN, 0));
    SDL_StopTextInput();
}
END_TEST

SUITE("input", a_key_that_is_held_down_does_nothing_twice,
      a_key_that_is_held_down_goes_on_through_board_and_match,
      in_a_field_every_key_that_is_held_down_goes_on)
