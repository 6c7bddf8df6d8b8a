/* test_surfaces.c: the fine picture of what frames ask for comes, whatever else was ordered. */
#include "sdl/video/surfaces.h"
#include "support/suite.h"

#include <SDL.h>

enum { TIMEOUT_MS = 20000, SIZES = 60, LARGE = 3000 }; /* ms; pixels across */
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

/* As a frame does that has no picture yet. */
static void order_coarse(const struct surface_order *order) {
    bool coarse = false;
    SDL_FreeSurface(surfaces_take(order, &coarse));
    ck_assert(coarse);
}

static void wait_for_news(void) {
    SDL_Event event;
    ck_assert_msg(SDL_WaitEventTimeout(&event, TIMEOUT_MS), "nothing is finished");
}

/* Frames are drawn at news alone, as by the app. */
static void wait_for_fine(const struct surface_order *order, int count) {
    int ready = 0;
    while (ready < count) {
        wait_for_news();
        ready = 0;
        for (int i = 0; i < count; i++) {
            ready += surfaces_ready(&order[i]);
        }
        surfaces_end_frame();
    }
}

START_TEST(after_many_sizes_all_of_the_last_frame_becomes_fine) {
    open_surfaces();
    for (int size = 1; size <= SIZES; size++) {
        struct surface_order passing = ground_of(size);
        order_coarse(&passing);
        surfaces_end_frame();
        wait_for_news();
    }
    struct surface_order large = ground_of(LARGE);
    order_coarse(&large);
    surfaces_end_frame();
    SDL_Delay(20); /* the worker is busy, so that what follows waits */
    struct surface_order last[] = {ground_of(100), ground_of(200), ground_of(300)};
    for (int i = 0; i < 3; i++) {
        order_coarse(&last[i]);
    }
    surfaces_end_frame();
    wait_for_fine(last, 3);
    close_surfaces();
}
END_TEST

START_TEST(what_was_dropped_is_made_when_a_frame_asks_again) {
    open_surfaces();
    struct surface_order order = ground_of(100);
    order_coarse(&order);
    surfaces_forget();
    ck_assert(!surfaces_ready(&order));
    surfaces_end_frame();
    wait_for_fine(&order, 1);
    close_surfaces();
}
END_TEST

START_TEST(what_no_frame_asks_for_any_more_is_not_kept) {
    open_surfaces();
    struct surface_order order = ground_of(100);
    order_coarse(&order);
    surfaces_end_frame();
    wait_for_news();
    surfaces_end_frame();
    ck_assert(!surfaces_ready(&order));
    close_surfaces();
}
END_TEST

START_TEST(a_ready_picture_is_given_once_and_is_as_large_as_ordered) {
    open_surfaces();
    struct surface_order order = ground_of(100);
    order_coarse(&order);
    surfaces_end_frame();
    wait_for_fine(&order, 1);
    bool coarse = true;
    SDL_Surface *picture = surfaces_take(&order, &coarse);
    ck_assert(!coarse);
    ck_assert_int_eq(picture->w, 100);
    SDL_FreeSurface(picture);
    ck_assert(!surfaces_ready(&order));
    close_surfaces();
}
END_TEST

SUITE("surfaces", after_many_sizes_all_of_the_last_frame_becomes_fine,
      what_was_dropped_is_made_when_a_frame_asks_again, what_no_frame_asks_for_any_more_is_not_kept,
      a_ready_picture_is_given_once_and_is_as_large_as_ordered)
