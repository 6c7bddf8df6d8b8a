/* test_surfaces.c: the fine version of every surface that frames request becomes available,
 * whatever else was requested. */
#include "sdl/video/surfaces.h"
#include "support/suite.h"

#include <SDL.h>

enum { TIMEOUT_MS = 20000, SIZES = 60, LARGE = 3000, MOST = 3 }; /* ms; pixels across; requests */
static const Uint32 wake = SDL_USEREVENT;

static struct surface_order ground_of(int size) {
    return (struct surface_order){.unit = 1, .width = size, .height = size};
}

static void open_surfaces(void) {
    ck_assert_int_eq(SDL_Init(SDL_INIT_EVENTS), 0);
    surfaces_open(wake);
}

static void close_surfaces(void) {
    surfaces_close();
    SDL_Quit();
}

/* Requests a surface that is not available yet, as a frame does. */
static void request_first(const struct surface_order *order) {
    ck_assert_ptr_null(surfaces_take(order));
}

static void wait_for_news(void) {
    SDL_Event event;
    ck_assert_msg(SDL_WaitEventTimeout(&event, TIMEOUT_MS), "nothing is finished");
}

/* Draws frames only on notifications, as the app does. */
static void wait_for_fine(const struct surface_order *order, int count) {
    bool fine[MOST] = {false};
    for (int ready = 0; ready < count;) {
        wait_for_news();
        for (int i = 0; i < count; i++) {
            SDL_Surface *picture = fine[i] ? NULL : surfaces_take(&order[i]);
            ck_assert(!picture || picture->w == order[i].width);
            fine[i] = fine[i] || picture;
            ready += picture != NULL;
            SDL_FreeSurface(picture);
        }
        surfaces_end_frame();
    }
}

START_TEST(after_many_sizes_all_of_the_last_frame_becomes_fine) {
    open_surfaces();
    for (int size = 1; size <= SIZES; size++) {
        struct surface_order passing = ground_of(size);
        request_first(&passing);
        surfaces_end_frame();
        wait_for_news();
    }
    struct surface_order large = ground_of(LARGE);
    request_first(&large);
    surfaces_end_frame();
    SDL_Delay(20); /* the worker is busy, so that the next requests wait */
    struct surface_order last[] = {ground_of(100), ground_of(200), ground_of(300)};
    for (int i = 0; i < 3; i++) {
        request_first(&last[i]);
    }
    surfaces_end_frame();
    wait_for_fine(last, 3);
    close_surfaces();
}
END_TEST

START_TEST(a_surface_no_longer_requested_is_dropped_and_computed_again_on_request) {
    open_surfaces();
    struct surface_order order = ground_of(100);
    request_first(&order);
    surfaces_end_frame();
    wait_for_news();
    surfaces_end_frame();
    ck_assert_ptr_null(surfaces_take(&order));
    surfaces_end_frame();
    wait_for_fine(&order, 1);
    close_surfaces();
}
END_TEST

START_TEST(a_finished_surface_is_delivered_once) {
    open_surfaces();
    struct surface_order order = ground_of(100);
    request_first(&order);
    surfaces_end_frame();
    wait_for_fine(&order, 1);
    ck_assert_ptr_null(surfaces_take(&order));
    close_surfaces();
}
END_TEST

START_TEST(a_coarse_surface_is_available_at_once_small_or_stretched) {
    open_surfaces();
    struct surface_order order = ground_of(100);
    SDL_Surface *picture = surfaces_coarse(&order, false);
    ck_assert_int_lt(picture->w, 100);
    SDL_FreeSurface(picture);
    picture = surfaces_coarse(&order, true);
    ck_assert_int_eq(picture->w, 100);
    ck_assert_int_eq(picture->h, 100);
    SDL_FreeSurface(picture);
    close_surfaces();
}
END_TEST

SUITE("surfaces", after_many_sizes_all_of_the_last_frame_becomes_fine,
      a_surface_no_longer_requested_is_dropped_and_computed_again_on_request,
      a_finished_surface_is_delivered_once,
      a_coarse_surface_is_available_at_once_small_or_stretched)
