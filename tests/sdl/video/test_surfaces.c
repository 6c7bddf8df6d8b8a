/* test_surfaces.c: the fine picture of what frames ask for comes, whatever else was ordered. */
#include "sdl/video/surfaces.h"
#include "support/suite.h"

#include <SDL.h>

enum { TIMEOUT_MS = 20000, SIZES = 60, LARGE = 3000, MOST = 3 }; /* ms; pixels across; orders */
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
static void ask_first(const struct surface_order *order) {
    ck_assert_ptr_null(surfaces_take(order));
}

static void wait_for_news(void) {
    SDL_Event event;
    ck_assert_msg(SDL_WaitEventTimeout(&event, TIMEOUT_MS), "nothing is finished");
}

/* Frames are drawn at news alone, as by the app. */
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
        ask_first(&passing);
        surfaces_end_frame();
        wait_for_news();
    }
    struct surface_order large = ground_of(LARGE);
    ask_first(&large);
    surfaces_end_frame();
    SDL_Delay(20); /* the worker is busy, so that what follows waits */
    struct surface_order last[] = {ground_of(100), ground_of(200), ground_of(300)};
    for (int i = 0; i < 3; i++) {
        ask_first(&last[i]);
    }
    surfaces_end_frame();
    wait_for_fine(last, 3);
    close_surfaces();
}
END_TEST

START_TEST(what_no_frame_asks_for_any_more_is_not_kept_but_made_anew_when_one_does) {
    open_surfaces();
    struct surface_order order = ground_of(100);
    ask_first(&order);
    surfaces_end_frame();
    wait_for_news();
    surfaces_end_frame();
    ck_assert_ptr_null(surfaces_take(&order));
    surfaces_end_frame();
    wait_for_fine(&order, 1);
    close_surfaces();
}
END_TEST

START_TEST(a_finished_picture_is_given_once) {
    open_surfaces();
    struct surface_order order = ground_of(100);
    ask_first(&order);
    surfaces_end_frame();
    wait_for_fine(&order, 1);
    ck_assert_ptr_null(surfaces_take(&order));
    close_surfaces();
}
END_TEST

START_TEST(a_coarse_picture_is_there_at_once_and_smaller) {
    open_surfaces();
    struct surface_order order = ground_of(100);
    SDL_Surface *picture = surfaces_coarse(&order);
    ck_assert_int_lt(picture->w, 100);
    SDL_FreeSurface(picture);
    close_surfaces();
}
END_TEST

SUITE("surfaces", after_many_sizes_all_of_the_last_frame_becomes_fine,
      what_no_frame_asks_for_any_more_is_not_kept_but_made_anew_when_one_does,
      a_finished_picture_is_given_once, a_coarse_picture_is_there_at_once_and_smaller)
