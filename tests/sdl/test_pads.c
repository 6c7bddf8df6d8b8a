/* test_pads.c: a game controller, from SDL's virtual one to inputs, and what waits for one. */
#include "platform/platform.h"
#include "platform/watch.h"
#include "sdl/pads.h"
#include "support/suite.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define FOLDER SERAI_BINARY_DIR "/scratch-pads"

static SDL_Joystick *stick;
static int device;
static Uint32 wake;

/* A folder that lists a pad, and one plugged in. */
static void plug(void) {
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    pads_hint();
    wake = SDL_RegisterEvents(1);
    ck_assert_int_eq(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER), 0);
    device = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                       SDL_CONTROLLER_BUTTON_MAX, 0);
    ck_assert_int_ge(device, 0);
    stick = SDL_JoystickOpen(device);
    ck_assert_ptr_nonnull(stick);
    ck_assert_ptr_null(platform_make_folder(FOLDER));
    ck_assert_ptr_null(platform_replace(FOLDER "/js0", "", 0, false));
    pads_open(wake, FOLDER);
}

static void unplug(void) {
    SDL_JoystickClose(stick);
    pads_close();
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    SDL_Quit();
}

/* All inputs that SDL has at a time; the last one that means something. */
static int hear(double now, struct input *last) {
    SDL_Event event;
    int count = 0;
    pads_look(now);
    while (SDL_PollEvent(&event)) {
        struct input input;
        if (pads_translate(&event, now, &input)) {
            *last = input;
            count++;
        }
    }
    for (struct input input; pads_turn(now, false, &input);) {
        *last = input;
        count++;
    }
    return count;
}

static bool send(SDL_Event event, struct input *input) {
    return pads_translate(&event, 0, input);
}

static bool send_axis(int pad, int number, double way, struct input *input) {
    return send((SDL_Event){.caxis = {.type = SDL_CONTROLLERAXISMOTION,
                                      .which = pad,
                                      .axis = (Uint8)number,
                                      .value = (Sint16)(way * SDL_JOYSTICK_AXIS_MAX)}},
                input);
}

static int press(int which, bool down, double now, struct input *input) {
    SDL_JoystickSetVirtualButton(stick, which, down);
    return hear(now, input);
}

static int lean(int axis, double way, double now, struct input *input) {
    SDL_JoystickSetVirtualAxis(stick, axis, (Sint16)(way * SDL_JOYSTICK_AXIS_MAX));
    return hear(now, input);
}

START_TEST(buttons_count_by_their_places_down_and_up) {
    static const struct {
        int button;
        enum pad_button means;
    } all[] = {{SDL_CONTROLLER_BUTTON_A, PAD_A},
               {SDL_CONTROLLER_BUTTON_B, PAD_B},
               {SDL_CONTROLLER_BUTTON_X, PAD_X},
               {SDL_CONTROLLER_BUTTON_Y, PAD_Y},
               {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, PAD_L},
               {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, PAD_R},
               {SDL_CONTROLLER_BUTTON_START, PAD_START},
               {SDL_CONTROLLER_BUTTON_BACK, PAD_BACK}};
    struct input input = {0};
    plug();
    hear(0, &input);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        for (int down = 1; down >= 0; down--) {
            ck_assert_int_eq(press(all[i].button, down, 0, &input), 1);
            ck_assert(input.pad);
            ck_assert_int_eq(input.kind, down ? INPUT_KEY : INPUT_KEY_UP);
            ck_assert_int_eq(input.button, all[i].means);
        }
    }
    unplug();
}
END_TEST

START_TEST(a_direction_is_heard_at_once_then_after_400_ms_and_every_120_ms) {
    struct input input = {0};
    plug();
    hear(0, &input);
    ck_assert_int_eq(press(SDL_CONTROLLER_BUTTON_DPAD_LEFT, true, 1000, &input), 1);
    ck_assert_int_eq(input.key, KEY_LEFT);
    ck_assert(input.pad && !input.again);
    ck_assert(pads_due(false) == 1400);
    ck_assert(!pads_turn(1399, true, &input));
    ck_assert(pads_turn(1400, true, &input) && input.again && input.key == KEY_LEFT);
    ck_assert(pads_due(false) == 1520);
    ck_assert_int_eq(press(SDL_CONTROLLER_BUTTON_DPAD_LEFT, false, 1410, &input), 0);
    ck_assert(pads_due(false) < 0);
    unplug();
}
END_TEST

START_TEST(a_stick_leads_from_half_of_its_way_and_lets_go_below_two_fifths) {
    struct input input = {0};
    plug();
    hear(0, &input);
    ck_assert_int_eq(lean(SDL_CONTROLLER_AXIS_LEFTY, 0.45, 0, &input), 0);
    ck_assert_int_eq(lean(SDL_CONTROLLER_AXIS_LEFTY, 0.55, 0, &input), 1);
    ck_assert_int_eq(input.key, KEY_DOWN);
    ck_assert_int_eq(lean(SDL_CONTROLLER_AXIS_LEFTY, 0.45, 0, &input), 0);
    ck_assert(pads_due(false) > 0);
    ck_assert_int_eq(lean(SDL_CONTROLLER_AXIS_LEFTY, 0.35, 0, &input), 0);
    ck_assert(pads_due(false) < 0);
    ck_assert_int_eq(lean(SDL_CONTROLLER_AXIS_LEFTX, -1, 0, &input), 1);
    ck_assert_int_eq(input.key, KEY_LEFT);
    unplug();
}
END_TEST

START_TEST(a_stick_held_near_a_diagonal_with_noise_makes_one_step) {
    struct input input = {0};
    int steps = 0;
    plug();
    hear(0, &input);
    for (int i = 0; i < 30; i++) { /* not for long enough to be heard again */
        SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_LEFTX, i % 2 ? 24300 : 23700);
        SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_LEFTY, 24000);
        steps += hear(10 * i, &input);
    }
    SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_LEFTX, 0);
    steps += lean(SDL_CONTROLLER_AXIS_LEFTY, 0, 310, &input);
    ck_assert_int_eq(steps, 1);
    ck_assert(pads_due(false) < 0);
    unplug();
}
END_TEST

START_TEST(each_pad_has_its_own_stick_and_the_one_at_rest_does_not_end_the_others_way) {
    struct input input = {0};
    plug();
    hear(0, &input);
    send_axis(70, SDL_CONTROLLER_AXIS_LEFTX, 1, &input);
    ck_assert(pads_turn(0, true, &input) && input.key == KEY_RIGHT);
    send_axis(71, SDL_CONTROLLER_AXIS_LEFTX, 0.01, &input);
    ck_assert(!pads_turn(0, true, &input));
    ck_assert(pads_turn(400, true, &input) && input.again && input.key == KEY_RIGHT);
    send_axis(71, SDL_CONTROLLER_AXIS_LEFTY, -1, &input);
    ck_assert(pads_turn(410, true, &input) && !input.again && input.key == KEY_UP);
    send_axis(71, SDL_CONTROLLER_AXIS_LEFTY, 0, &input);
    ck_assert(!pads_turn(420, true, &input));
    ck_assert(!pads_turn(2000, true, &input));
    unplug();
}
END_TEST

START_TEST(a_quick_flick_counts_although_all_of_it_is_told_at_once) {
    struct input input = {0};
    plug();
    hear(0, &input);
    ck_assert(!send_axis(70, SDL_CONTROLLER_AXIS_LEFTX, -1, &input));
    ck_assert(send_axis(70, SDL_CONTROLLER_AXIS_LEFTX, 0, &input));
    ck_assert_int_eq(input.key, KEY_LEFT);
    ck_assert(!pads_turn(0, true, &input));
    unplug();
}
END_TEST

START_TEST(what_is_held_ends_by_itself_by_another_means_and_with_the_focus) {
    static const SDL_Event ends[] = {
        {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_FOCUS_LOST}},
        {.key = {.type = SDL_KEYDOWN}},
        {.button = {.type = SDL_MOUSEBUTTONDOWN}},
        {.tfinger = {.type = SDL_FINGERDOWN}}};
    for (int i = 0; i <= 4; i++) {
        struct input input = {0};
        double now = 0;
        plug();
        hear(0, &input);
        send_axis(70, SDL_CONTROLLER_AXIS_LEFTX, 1, &input);
        ck_assert(pads_turn(0, true, &input) && !pads_turn(0, true, &input));
        if (i < 4) {
            ck_assert(!send(ends[i], &input));
        }
        for (; pads_due(true) >= 0 && now < 20000; now += 10) {
            pads_turn(now, true, &input);
        }
        ck_assert_msg(now < 10200 && (i == 4 || now == 0), "%d: %g", i, now);
        send_axis(70, SDL_CONTROLLER_AXIS_LEFTX, 0.9, &input); /* it is stuck, and trembles */
        ck_assert(!pads_turn(now, true, &input));
        send_axis(70, SDL_CONTROLLER_AXIS_LEFTX, 0, &input);
        ck_assert(!pads_turn(now, true, &input));
        send_axis(70, SDL_CONTROLLER_AXIS_LEFTX, 1, &input);
        ck_assert(pads_turn(now + 100, true, &input));
        unplug();
    }
}
END_TEST

START_TEST(a_pad_that_is_unplugged_lets_go_of_all_and_comes_back) {
    struct input input = {0};
    plug();
    hear(0, &input);
    ck_assert_int_eq(press(SDL_CONTROLLER_BUTTON_DPAD_UP, true, 0, &input), 1);
    SDL_JoystickClose(stick);
    SDL_JoystickDetachVirtual(device);
    hear(0, &input);
    ck_assert(pads_due(false) < 0);
    device = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                       SDL_CONTROLLER_BUTTON_MAX, 0);
    stick = SDL_JoystickOpen(device);
    hear(0, &input);
    ck_assert_int_eq(press(SDL_CONTROLLER_BUTTON_A, true, 0, &input), 1);
    ck_assert_int_eq(input.button, PAD_A);
    unplug();
}
END_TEST

START_TEST(an_open_pad_that_says_nothing_wakes_nobody) {
    struct input input = {0};
    SDL_Event event;
    plug();
    hear(0, &input);
    ck_assert(!SDL_GetHintBoolean(SDL_HINT_AUTO_UPDATE_JOYSTICKS, SDL_TRUE));
    ck_assert(!watch_works() || pads_due(true) < 0);
    /* What SDL looks after by itself would be heard of here. */
    SDL_JoystickSetVirtualButton(stick, SDL_CONTROLLER_BUTTON_A, 1);
    ck_assert_int_eq(SDL_WaitEventTimeout(&event, 50), 0);
    unplug();
}
END_TEST

/* ---- the thread that waits ---- */

static SDL_atomic_t turns;

static int SDLCALL count_turns(void *watch) {
    while (watch_wait(watch)) {
        SDL_AtomicAdd(&turns, 1);
    }
    return 0;
}

static void await_turns(int count) {
    while (SDL_AtomicGet(&turns) < count) {
        SDL_Delay(1);
    }
}

/* A pipe with a name stands for the file of a device. */
START_TEST(the_thread_that_waits_turns_for_what_a_device_says_and_not_at_rest) {
    ck_assert_ptr_null(platform_make_folder(FOLDER));
    struct watch *watch = watch_open(FOLDER);
    ck_assert(watch != NULL || !watch_works());
    if (watch) {
        SDL_AtomicSet(&turns, 0);
        SDL_Thread *thread = SDL_CreateThread(count_turns, "", watch);
        remove(FOLDER "/event0");
        ck_assert_int_eq(mkfifo(FOLDER "/event0", 0600), 0);
        await_turns(5); /* it is told when it comes, and four times after that */
        int device_end = open(FOLDER "/event0", O_RDWR);
        watch_add(watch, FOLDER "/event0");
        SDL_Delay(50);
        ck_assert_int_eq(SDL_AtomicGet(&turns), 5); /* nothing was said: no turn */
        for (int i = 1; i <= 3; i++) {
            ck_assert_int_eq(write(device_end, "event", 5), 5);
            await_turns(5 + i);
        }
        SDL_Delay(50);
        ck_assert_int_eq(SDL_AtomicGet(&turns), 8); /* all was taken: it rests again */
        close(device_end);
        watch_stop(watch);
        SDL_WaitThread(thread, NULL);
        watch_close(watch);
        remove(FOLDER "/event0");
    }
}
END_TEST

SUITE("pads", buttons_count_by_their_places_down_and_up,
      a_direction_is_heard_at_once_then_after_400_ms_and_every_120_ms,
      a_stick_leads_from_half_of_its_way_and_lets_go_below_two_fifths,
      a_stick_held_near_a_diagonal_with_noise_makes_one_step,
      each_pad_has_its_own_stick_and_the_one_at_rest_does_not_end_the_others_way,
      a_quick_flick_counts_although_all_of_it_is_told_at_once,
      what_is_held_ends_by_itself_by_another_means_and_with_the_focus,
      a_pad_that_is_unplugged_lets_go_of_all_and_comes_back,
      an_open_pad_that_says_nothing_wakes_nobody,
      the_thread_that_waits_turns_for_what_a_device_says_and_not_at_rest)
