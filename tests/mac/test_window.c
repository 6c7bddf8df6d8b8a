/* test_window.c: the app's own loop in a window as a Mac has it: a button fills the screen, of
 * which SDL tells no more than the size; SDL makes a right click of one with Ctrl only where it is
 * asked to; and points have several pixels. The linker puts the window here in place of SDL's,
 * whose own one is of the driver that shows nothing (--wrap). */
#include "platform/platform.h"
#include "sdl/app.h"
#include "sdl/video/cache.h"
#include "support/suite.h"
#include "ui/app/stack.h"

#include <stdio.h>
#include <string.h>

enum { WINDOW = 1 /* SDL's number of the first one */, STEPS = 8, DRAWN = 2 };
enum { WIDTH = 640, HEIGHT = 480, SCREEN_WIDTH = 960, SCREEN_HEIGHT = 600 }; /* points */

/* What a person does, and what is then to be seen. Each begins when nothing else happens any more.
 */
typedef void step(void);

static struct {
    bool has_button;         /* that fills the screen */
    SDL_Point size, filling; /* of the window as it is, and when it fills the screen */
    Uint32 told;             /* what SDL believes about the screen: flags of its windows */
    int scale;               /* pixels per point */
    float drawn[DRAWN];      /* the scale of the first frames that were drawn */
    int frames, cleared;     /* how often that was, and all images were thrown away */
    struct app *app;
    step *steps[STEPS]; /* ends with NULL */
    int done;
} mac;

/* ---- the window ---- */

const char *__real_app_start(struct app *app, const struct app_start *start);
const char *__wrap_app_start(struct app *app, const struct app_start *start);
void __real_app_draw(struct app *app, struct draw_list *list, float width, float height,
                     float density, struct measure measure);
void __wrap_app_draw(struct app *app, struct draw_list *list, float width, float height,
                     float density, struct measure measure);
void __real_cache_clear(void);
void __wrap_cache_clear(void);
bool __wrap_platform_has_screen_button(void);
int __wrap_platform_usual_scale(void);
int __wrap_SDL_GetDisplayBounds(int display, SDL_Rect *bounds);
void __wrap_SDL_GetWindowSize(SDL_Window *window, int *width, int *height);
void __wrap_SDL_GetWindowSizeInPixels(SDL_Window *window, int *width, int *height);
int __wrap_SDL_SetWindowFullscreen(SDL_Window *window, Uint32 flags);
int __wrap_SDL_WaitEventTimeout(SDL_Event *event, int timeout);

const char *__wrap_app_start(struct app *app, const struct app_start *start) {
    mac.app = app;
    return __real_app_start(app, start);
}

void __wrap_app_draw(struct app *app, struct draw_list *list, float width, float height,
                     float density, struct measure measure) {
    if (mac.frames < DRAWN) {
        mac.drawn[mac.frames] = density;
    }
    mac.frames++;
    __real_app_draw(app, list, width, height, density, measure);
}

void __wrap_cache_clear(void) {
    mac.cleared++;
    __real_cache_clear();
}

bool __wrap_platform_has_screen_button(void) {
    return mac.has_button;
}

int __wrap_platform_usual_scale(void) {
    return 2;
}

int __wrap_SDL_GetDisplayBounds(int display, SDL_Rect *bounds) {
    (void)display;
    *bounds = (SDL_Rect){0, 0, SCREEN_WIDTH, SCREEN_HEIGHT};
    return 0;
}

static void report_size(int scale, int *width, int *height) {
    if (width) {
        *width = mac.size.x * scale;
    }
    if (height) {
        *height = mac.size.y * scale;
    }
}

void __wrap_SDL_GetWindowSize(SDL_Window *window, int *width, int *height) {
    (void)window;
    report_size(1, width, height);
}

void __wrap_SDL_GetWindowSizeInPixels(SDL_Window *window, int *width, int *height) {
    (void)window;
    report_size(mac.scale, width, height);
}

static void resize(SDL_Point size) {
    SDL_Event event = {.window = {.type = SDL_WINDOWEVENT,
                                  .windowID = WINDOW,
                                  .event = SDL_WINDOWEVENT_SIZE_CHANGED,
                                  .data1 = size.x,
                                  .data2 = size.y}};
    if (mac.size.x != size.x || mac.size.y != size.y) {
        mac.size = size;
        SDL_PushEvent(&event);
    }
}

/* SDL does nothing when it believes that nothing is to be done. */
int __wrap_SDL_SetWindowFullscreen(SDL_Window *window, Uint32 flags) {
    (void)window;
    if (mac.told != flags) {
        mac.told = flags;
        resize(flags ? mac.filling : (SDL_Point){WIDTH, HEIGHT});
    }
    return 0;
}

/* ---- the run ---- */

/* Nothing is left to happen: the next step, and after the last one the end. */
int __wrap_SDL_WaitEventTimeout(SDL_Event *event, int timeout) {
    (void)timeout;
    if (SDL_PollEvent(event)) {
        return 1;
    }
    mac.app->quit = mac.app->quit || !mac.steps[mac.done];
    if (!mac.app->quit) {
        mac.steps[mac.done++]();
    }
    return SDL_PollEvent(event);
}

/* Runs the app from a table with fresh settings until all steps are done. */
static void run(step *const steps[]) {
    static struct arguments arguments;
    char message[ARGUMENT_MESSAGE_MAX];
    char program[] = "serai", game[] = "--game", oware[] = "oware", window[] = "--window";
    char size[] = "640x480", data[] = "--data", folder[] = SERAI_BINARY_DIR "/test-mac";
    char *own[] = {program, game, oware, window, size, data, folder};
    remove(SERAI_BINARY_DIR "/test-mac/settings.txt");
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    mac.size = (SDL_Point){WIDTH, HEIGHT};
    mac.scale = mac.scale ? mac.scale : 2;
    for (int i = 0; steps[i]; i++) {
        mac.steps[i] = steps[i];
    }
    ck_assert_ptr_null(arguments_read(&arguments, (int)SDL_arraysize(own), own, message));
    ck_assert_ptr_null(sdl_app_run(&arguments, SDL_GetPerformanceCounter()));
    for (int i = 0; steps[i]; i++) {
        ck_assert_msg(mac.done > i, "step %d was not done", i);
    }
}

/* ---- the whole screen ---- */

static void use_screen_button(void) {
    bool fills = mac.size.x == mac.filling.x && mac.size.y == mac.filling.y;
    resize(fills ? (SDL_Point){WIDTH, HEIGHT} : mac.filling);
}

static void press_screen_key(void) {
    SDL_PushEvent(
        &(SDL_Event){.key = {.type = SDL_KEYDOWN, .windowID = WINDOW, .keysym.sym = SDLK_F11}});
}

static void see_screen_filled(void) {
    ck_assert(mac.app->settings.fullscreen);
    ck_assert_uint_eq(mac.told, SDL_WINDOW_FULLSCREEN_DESKTOP);
    ck_assert_int_eq(mac.size.x, mac.filling.x);
}

static void see_screen_left(void) {
    ck_assert(!mac.app->settings.fullscreen);
    ck_assert_uint_eq(mac.told, 0);
    ck_assert_int_eq(mac.size.x, WIDTH);
}

START_TEST(the_setting_follows_the_button_that_fills_the_screen) {
    mac.has_button = true;
    mac.filling = (SDL_Point){SCREEN_WIDTH, SCREEN_HEIGHT};
    run((step *[]){use_screen_button, see_screen_filled, use_screen_button, see_screen_left, NULL});
}
END_TEST

START_TEST(one_press_of_the_key_leaves_the_screen_that_the_button_filled) {
    mac.has_button = true;
    mac.filling = (SDL_Point){SCREEN_WIDTH, SCREEN_HEIGHT};
    run((step *[]){use_screen_button, press_screen_key, see_screen_left, press_screen_key,
                   see_screen_filled, use_screen_button, see_screen_left, NULL});
}
END_TEST

START_TEST(the_housing_of_a_camera_takes_nothing_from_a_screen_that_is_filled) {
    mac.has_button = true;
    mac.filling = (SDL_Point){SCREEN_WIDTH, SCREEN_HEIGHT - 38};
    run((step *[]){use_screen_button, see_screen_filled, use_screen_button, see_screen_left, NULL});
}
END_TEST

static void see_no_setting(void) {
    ck_assert(!mac.app->settings.fullscreen);
    ck_assert_uint_eq(mac.told, 0);
    ck_assert_int_eq(mac.size.x, SCREEN_WIDTH);
}

START_TEST(a_window_that_is_only_enlarged_below_the_menu_does_not_fill_the_screen) {
    mac.has_button = true;
    mac.filling = (SDL_Point){SCREEN_WIDTH, SCREEN_HEIGHT - 52};
    run((step *[]){use_screen_button, see_no_setting, NULL});
}
END_TEST

START_TEST(without_such_a_button_a_window_as_large_as_the_screen_changes_no_setting) {
    mac.filling = (SDL_Point){SCREEN_WIDTH, SCREEN_HEIGHT};
    run((step *[]){use_screen_button, see_no_setting, NULL});
}
END_TEST

/* ---- Ctrl and a click ---- */

/* As SDL's code for Macs tells of a click of the left button. */
static void click(const char *id, bool control) {
    bool right = control && SDL_GetHintBoolean(SDL_HINT_MAC_CTRL_CLICK_EMULATE_RIGHT_CLICK, false);
    const struct target *target = targets_find(&mac.app->ui->targets, id);
    ck_assert_ptr_nonnull(target);
    int x = (int)((target->rect.x + target->rect.w / 2) * mac.app->window_scale);
    int y = (int)((target->rect.y + target->rect.h / 2) * mac.app->window_scale);
    SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION, .windowID = WINDOW, .x = x, .y = y}};
    SDL_PushEvent(&event);
    event.button = (SDL_MouseButtonEvent){.type = SDL_MOUSEBUTTONDOWN,
                                          .windowID = WINDOW,
                                          .button = right ? SDL_BUTTON_RIGHT : SDL_BUTTON_LEFT,
                                          .x = x,
                                          .y = y};
    SDL_PushEvent(&event);
    event.type = SDL_MOUSEBUTTONUP;
    SDL_PushEvent(&event);
}

static void click_with_control(void) {
    click("pit:A", true);
}

static void see_nothing_played(void) {
    ck_assert_int_eq(mac.app->table.play.match.count, 1);
}

static void click_without(void) {
    click("pit:A", false);
}

static void see_it_played(void) {
    ck_assert_int_eq(mac.app->table.play.match.count, 2);
}

START_TEST(a_click_with_control_is_one_of_the_right_button) {
    run((step *[]){click_with_control, see_nothing_played, click_without, see_it_played, NULL});
}
END_TEST

/* ---- the first frame ---- */

static void see_frame_kept(void) {
    ck_assert_int_ge(mac.frames, DRAWN);
    ck_assert_float_eq(mac.drawn[0], 2);
    ck_assert_float_eq(mac.drawn[1], 2);
    ck_assert_int_eq(mac.cleared, 0);
}

START_TEST(the_first_frame_is_prepared_for_the_usual_screen_and_kept) {
    run((step *[]){see_frame_kept, NULL});
}
END_TEST

static void see_frame_made_again(void) {
    ck_assert_int_ge(mac.frames, DRAWN);
    ck_assert_float_eq(mac.drawn[0], 2);
    ck_assert_float_eq(mac.drawn[1], 1);
    ck_assert_int_eq(mac.cleared, 1);
}

START_TEST(the_first_frame_is_made_again_for_a_screen_of_another_scale) {
    mac.scale = 1;
    run((step *[]){see_frame_made_again, NULL});
}
END_TEST

SUITE("a Mac's window", the_setting_follows_the_button_that_fills_the_screen,
      one_press_of_the_key_leaves_the_screen_that_the_button_filled,
      the_housing_of_a_camera_takes_nothing_from_a_screen_that_is_filled,
      a_window_that_is_only_enlarged_below_the_menu_does_not_fill_the_screen,
      without_such_a_button_a_window_as_large_as_the_screen_changes_no_setting,
      a_click_with_control_is_one_of_the_right_button,
      the_first_frame_is_prepared_for_the_usual_screen_and_kept,
      the_first_frame_is_made_again_for_a_screen_of_another_scale)
