/* test_input.c: keys that are held down, and the ways to close the window, from SDL's events to the
 * table. */
#include "sdl/app.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/stack.h"

/* A key goes down and repeats, `times` events in all. */
static void hold(struct ui_play *play, SDL_Keycode code, Uint16 mod, int times) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    struct input input;
    event.key.keysym.sym = code;
    event.key.keysym.mod = mod;
    SDL_StopTextInput();
    for (int i = 0; i < times; i++) {
        event.key.repeat = i > 0;
        if (sdl_input_translate(&event, false, &input)) {
            app_input(&play->app, &input);
        }
        ui_play_wait(play, 16);
    }
}

START_TEST(a_held_key_acts_only_once) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    const struct match *match = ui_play_match(play);
    hold(play, SDLK_c, 0, 5);
    ck_assert_int_eq(match->count, 1);
    hold(play, SDLK_RETURN, 0, 5);
    ck_assert_int_eq(match->count, 2);
    ui_play_walk(play, "pit:b");
    hold(play, SDLK_RETURN, 0, 5);
    ck_assert_int_eq(match->count, 3);
    hold(play, SDLK_F11, 0, 5);
    ck_assert(ui_play_settings(play)->fullscreen);
    ui_play_close(play);
}
END_TEST

START_TEST(a_key_that_means_nothing_is_heard_of_and_one_that_is_held_with_others_is_not) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    struct input input;
    SDL_StopTextInput();
    event.key.keysym = (SDL_Keysym){.sym = SDLK_PAUSE, .scancode = SDL_SCANCODE_PAUSE};
    ck_assert(sdl_input_translate(&event, false, &input));
    ck_assert_int_eq(input.key, KEY_OTHER);
    event.key.keysym = (SDL_Keysym){.sym = SDLK_LSHIFT, .scancode = SDL_SCANCODE_LSHIFT};
    ck_assert(!sdl_input_translate(&event, false, &input));
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    hold(play, SDLK_PAUSE, 0, 3);
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(control_and_comma_open_the_settings_once) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    hold(play, SDLK_COMMA, KMOD_GUI, 1);
    ck_assert_int_eq(app_top_id(&play->app), SCENE_SETTINGS);
    int depth = play->app.depth;
    hold(play, SDLK_COMMA, KMOD_GUI, 1);
    ck_assert_int_eq(play->app.depth, depth);
    ui_play_close(play);
}
END_TEST

START_TEST(a_finger_is_read_as_one_at_its_place_in_its_window) {
    struct input input;
    ck_assert_int_eq(SDL_Init(SDL_INIT_VIDEO), 0);
    SDL_Window *window = SDL_CreateWindow("", 0, 0, 640, 480, SDL_WINDOW_HIDDEN);
    SDL_Event event = {.tfinger = {.type = SDL_FINGERDOWN,
                                   .touchId = 1,
                                   .fingerId = 7,
                                   .x = 0.5F,
                                   .y = 0.25F,
                                   .windowID = SDL_GetWindowID(window)}};
    ck_assert(sdl_input_translate(&event, false, &input));
    ck_assert(input.touch && input.finger == 7 && input.kind == INPUT_DOWN);
    ck_assert_float_eq(input.x, 320);
    ck_assert_float_eq(input.y, 120);
    event.type = SDL_FINGERUP;
    ck_assert(sdl_input_translate(&event, false, &input) && input.kind == INPUT_UP);
    SDL_DestroyWindow(window);
    SDL_Quit();
}
END_TEST

START_TEST(a_wheel_that_turns_by_no_line_means_nothing) {
    struct input input;
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.preciseY = 0.3F;
    ck_assert(!sdl_input_translate(&event, true, &input));
    event.wheel.y = 1;
    ck_assert(sdl_input_translate(&event, true, &input));
    ck_assert_int_eq(input.kind, INPUT_SCROLL);
}
END_TEST

START_TEST(files_that_are_opened_together_one_by_one_are_told_together) {
    static char path[] = "a.serai";
    struct input input;
    SDL_Event event = {0};
    ck_assert_int_eq(SDL_Init(SDL_INIT_EVENTS), 0);
    for (int i = 0; i < 3; i++) {
        SDL_PushEvent(&(SDL_Event){.drop = {.type = SDL_DROPBEGIN}});
        SDL_PushEvent(&(SDL_Event){.drop = {.type = SDL_DROPFILE, .file = path}});
        SDL_PushEvent(&(SDL_Event){.drop = {.type = SDL_DROPCOMPLETE}});
    }
    int told = 0;
    while (SDL_PollEvent(&event)) {
        if (sdl_input_translate(&event, true, &input)) {
            told++;
            ck_assert_int_eq(input.kind, INPUT_FILE);
            ck_assert_int_eq(input.files, 3);
        }
    }
    ck_assert_int_eq(told, 1);
    SDL_Quit();
}
END_TEST

START_TEST(a_held_escape_cancels_only_one_choice) {
    struct ui_play *play = ui_play_open("shakala", NULL, NULL, 1280, 800);
    const struct match *match = ui_play_match(play);
    ui_play_click(play, "pit:E");
    ui_play_click(play, "track:in");
    hold(play, SDLK_ESCAPE, 0, 5);
    ck_assert_int_eq(match_depth(match, match->current), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(a_held_key_keeps_moving_through_board_and_match) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    const struct match *match = ui_play_match(play);
    ui_play_random_game(play, 3, 8, BY_CLICKS);
    hold(play, SDLK_z, KMOD_LCTRL, 3);
    ck_assert_int_eq(match_depth(match, match->current), 5);
    hold(play, SDLK_COMMA, 0, 4);
    ck_assert_int_eq(match_depth(match, match->current), 1);
    hold(play, SDLK_PERIOD, 0, 5);
    hold(play, SDLK_y, KMOD_LCTRL, 2);
    ck_assert_int_eq(match_depth(match, match->current), 8);
    hold(play, SDLK_z, KMOD_LCTRL, 8); /* to a start that is played from, not only looked at */
    ck_assert_int_eq(match_depth(match, match->current), 0);
    ui_play_hover(play, "pit:A");
    play->app.ui->focus[0] = '\0';
    hold(play, SDLK_RIGHT, 0, 5);
    ck_assert_str_eq(ui_play_focus(play), "pit:F");
    ui_play_close(play);
}
END_TEST

START_TEST(in_a_text_field_every_held_key_repeats) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "two:oware");
    ui_play_click(play, "name:0");
    hold(play, SDLK_a, 0, 4);
    ck_assert_str_eq(ui_play_setup(play)->now.name[0], "aaaa");
    hold(play, SDLK_BACKSPACE, 0, 3);
    ck_assert_str_eq(ui_play_setup(play)->now.name[0], "a");
    ui_play_close(play);
}
END_TEST

/* ---- closing ---- */

/* A match in progress, with the setting to ask before leaving it. */
static struct ui_play *open_asking(void) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_settings(play)->ask_leaving = true;
    ui_play_click(play, "pit:A");
    return play;
}

static void send_event(struct ui_play *play, const SDL_Event *event, bool menu_quits) {
    struct input input;
    if (sdl_input_translate(event, menu_quits, &input)) {
        app_input(&play->app, &input);
    }
    ui_play_wait(play, 16);
}

static SDL_Event pressed(SDL_Keycode code, Uint16 mod) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    event.key.keysym.mod = mod;
    return event;
}

START_TEST(the_end_of_the_session_never_asks_if_it_can_be_recognized) {
    struct ui_play *play = open_asking();
    send_event(play, &(SDL_Event){.type = SDL_QUIT}, false);
    ck_assert(ui_play_quits(play));
    ui_play_close(play);
}
END_TEST

START_TEST(quitting_from_the_menu_of_a_mac_asks_first) {
    struct ui_play *play = open_asking();
    SDL_Event key = pressed(SDLK_q, KMOD_LGUI); /* the key event comes in addition to the menu's */
    send_event(play, &key, true);
    send_event(play, &(SDL_Event){.type = SDL_QUIT}, true);
    ck_assert(!ui_play_quits(play));
    ck_assert(ui_play_says(play, "Quit Serai?"));
    send_event(play, &key, true);
    ck_assert(!ui_play_quits(play));
    send_event(play, &(SDL_Event){.type = SDL_QUIT}, true);
    ck_assert(ui_play_quits(play));
    ui_play_close(play);
}
END_TEST

START_TEST(closing_from_the_menu_of_a_mac_asks_first) {
    struct ui_play *play = open_asking();
    SDL_Event key = pressed(SDLK_w, KMOD_LGUI), window = {.type = SDL_WINDOWEVENT};
    window.window.event = SDL_WINDOWEVENT_CLOSE;
    send_event(play, &key, true);
    send_event(play, &window, true);
    ck_assert(!ui_play_quits(play));
    ck_assert(ui_play_says(play, "Quit Serai?"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_keys_of_a_macs_menu_for_the_whole_screen_are_left_to_it) {
    SDL_Event key = pressed(SDLK_f, KMOD_LCTRL | KMOD_LGUI);
    struct input input;
    SDL_StopTextInput();
    ck_assert(!sdl_input_translate(&key, true, &input));
}
END_TEST

START_TEST(a_key_that_no_menu_has_closes_by_itself) {
    static const SDL_Keycode codes[] = {SDLK_q, SDLK_w};
    for (int i = 0; i < 4; i++) {
        struct ui_play *play = open_asking();
        SDL_Event key = pressed(codes[i % 2], KMOD_LCTRL);
        send_event(play, &key, i / 2 == 1);
        ck_assert(ui_play_says(play, "Quit Serai?"));
        ui_play_close(play);
    }
}
END_TEST

/* ---- layouts and keyboards ---- */

enum { CYRILLIC_YA = 0x44F, HEBREW_ZAYIN = 0x5D6, E_ACUTE = 0xE9 };

/* What a key does, as a word; "" for nothing. */
static const char *meaning(SDL_Scancode place, SDL_Keycode code, Uint16 mod) {
    static char word[16];
    struct text text = text_fixed(word, sizeof word);
    SDL_Event event = pressed(code, mod);
    struct input input;
    event.key.keysym.scancode = place;
    SDL_StopTextInput();
    if (sdl_input_translate(&event, false, &input) && input.key != KEY_OTHER) {
        text_format(&text,
                    input.kind == INPUT_TEXT    ? "%s"
                    : input.kind == INPUT_CLOSE ? "%sclose"
                                                : "%skey %d",
                    input.text, (int)input.key);
    }
    return word;
}

static const char *key_word(enum key key) {
    static char word[16];
    struct text text = text_fixed(word, sizeof word);
    text_format(&text, "key %d", (int)key);
    return word;
}

START_TEST(where_the_layout_has_no_latin_letter_the_place_of_the_key_decides) {
    ck_assert_str_eq(meaning(SDL_SCANCODE_Z, CYRILLIC_YA, KMOD_LCTRL), key_word(KEY_UNDO));
    ck_assert_str_eq(meaning(SDL_SCANCODE_Z, CYRILLIC_YA, KMOD_RCTRL), key_word(KEY_UNDO));
    ck_assert_str_eq(meaning(SDL_SCANCODE_Z, HEBREW_ZAYIN, KMOD_LCTRL | KMOD_LSHIFT),
                     key_word(KEY_REDO));
    ck_assert_str_eq(meaning(SDL_SCANCODE_Q, '/', KMOD_LCTRL), "close"); /* Hebrew */
    ck_assert_str_eq(meaning(SDL_SCANCODE_Q, ';', 0), "q");              /* Greek */
    ck_assert_str_eq(meaning(SDL_SCANCODE_B, 0x438, 0), "b");
    ck_assert_str_eq(meaning(SDL_SCANCODE_COMMA, 0x431, 0), ",");
    ck_assert_str_eq(meaning(SDL_SCANCODE_PERIOD, 0x44E, 0), ".");
}
END_TEST

START_TEST(where_the_layout_has_a_latin_letter_that_letter_decides) {
    ck_assert_str_eq(meaning(SDL_SCANCODE_Y, 'z', KMOD_LCTRL), key_word(KEY_UNDO)); /* German */
    ck_assert_str_eq(meaning(SDL_SCANCODE_A, 'q', KMOD_LCTRL), "close");            /* French */
    ck_assert_str_eq(meaning(SDL_SCANCODE_SEMICOLON, 'm', 0), "m");
    ck_assert_str_eq(meaning(SDL_SCANCODE_M, ',', 0), ",");
    ck_assert_str_eq(meaning(SDL_SCANCODE_A, 'A', KMOD_CAPS), "a");
}
END_TEST

START_TEST(digits_need_no_shift_where_the_layout_wants_one) {
    static const SDL_Keycode french[] = {'&', E_ACUTE, '"', '\'', '(', '-', 0xE8, '_', 0xE7, 0xE0};
    for (int i = 0; i < 10; i++) {
        const char digit[2] = {(char)('0' + (i + 1) % 10), '\0'};
        SDL_Scancode place = (SDL_Scancode)(SDL_SCANCODE_1 + i);
        ck_assert_str_eq(meaning(place, french[i], 0), digit);
        ck_assert_str_eq(meaning(place, french[i], KMOD_LSHIFT), digit);
        ck_assert_str_eq(meaning(place, french[i], KMOD_CAPS), digit);
    }
}
END_TEST

START_TEST(the_number_pad_has_digits_with_numlock_and_arrows_without) {
    static const enum key other[] = {KEY_NONE, KEY_END,   KEY_DOWN, KEY_PAGE_DOWN, KEY_LEFT,
                                     KEY_NONE, KEY_RIGHT, KEY_HOME, KEY_UP,        KEY_PAGE_UP};
    for (int i = 0; i < 10; i++) {
        SDL_Keycode code = i ? SDLK_KP_1 + i - 1 : SDLK_KP_0;
        const char digit[2] = {(char)('0' + i), '\0'};
        ck_assert_str_eq(meaning(SDL_SCANCODE_UNKNOWN, code, KMOD_NUM), digit);
        ck_assert_str_eq(meaning(SDL_SCANCODE_UNKNOWN, code, 0),
                         other[i] ? key_word(other[i]) : "");
    }
    ck_assert_str_eq(meaning(SDL_SCANCODE_KP_ENTER, SDLK_KP_ENTER, 0), key_word(KEY_ENTER));
    ck_assert_str_eq(meaning(SDL_SCANCODE_KP_PLUS, SDLK_KP_PLUS, 0), "+");
    ck_assert_str_eq(meaning(SDL_SCANCODE_KP_MINUS, SDLK_KP_MINUS, KMOD_NUM), "-");
    ck_assert_str_eq(meaning(SDL_SCANCODE_KP_PERIOD, SDLK_KP_PERIOD, 0), key_word(KEY_DELETE));
    ck_assert_str_eq(meaning(SDL_SCANCODE_KP_PERIOD, SDLK_KP_PERIOD, KMOD_NUM), ".");
    ck_assert_str_eq(meaning(SDL_SCANCODE_KP_0, SDLK_KP_0, KMOD_RSHIFT), key_word(KEY_PASTE));
    ck_assert_str_eq(meaning(SDL_SCANCODE_KP_0, SDLK_KP_0, KMOD_RCTRL), key_word(KEY_COPY));
    ck_assert_str_eq(meaning(SDL_SCANCODE_EQUALS, '=', KMOD_LSHIFT), "+");
}
END_TEST

START_TEST(altgr_is_not_control_and_alt) {
    static const Uint16 altgr[] = {KMOD_RALT, KMOD_LCTRL | KMOD_RALT, KMOD_MODE,
                                   KMOD_LCTRL | KMOD_LALT, KMOD_LCTRL | KMOD_MODE};
    for (int i = 0; i < 5; i++) {
        ck_assert_str_eq(meaning(SDL_SCANCODE_Q, 'q', altgr[i]), "");
        ck_assert_str_eq(meaning(SDL_SCANCODE_Z, 'z', altgr[i]), "");
        ck_assert_str_eq(meaning(SDL_SCANCODE_S, 's', altgr[i]), "");
    }
}
END_TEST

SUITE("input", where_the_layout_has_no_latin_letter_the_place_of_the_key_decides,
      where_the_layout_has_a_latin_letter_that_letter_decides,
      digits_need_no_shift_where_the_layout_wants_one,
      the_number_pad_has_digits_with_numlock_and_arrows_without, altgr_is_not_control_and_alt,
      a_held_key_acts_only_once,
      a_key_that_means_nothing_is_heard_of_and_one_that_is_held_with_others_is_not,
      control_and_comma_open_the_settings_once, a_wheel_that_turns_by_no_line_means_nothing,
      a_finger_is_read_as_one_at_its_place_in_its_window,
      files_that_are_opened_together_one_by_one_are_told_together,
      a_held_escape_cancels_only_one_choice, a_held_key_keeps_moving_through_board_and_match,
      in_a_text_field_every_held_key_repeats,
      the_end_of_the_session_never_asks_if_it_can_be_recognized,
      quitting_from_the_menu_of_a_mac_asks_first, closing_from_the_menu_of_a_mac_asks_first,
      the_keys_of_a_macs_menu_for_the_whole_screen_are_left_to_it,
      a_key_that_no_menu_has_closes_by_itself)
