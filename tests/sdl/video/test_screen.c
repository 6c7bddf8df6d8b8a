/* test_screen.c: the canvas is copied to the window, but only the parts that changed. */
#include "platform/platform.h"
#include "sdl/video/screen.h"
#include "support/suite.h"

#include <SDL.h>

enum { WIDTH = 320, HEIGHT = 200, RED = 0xFF0000, BLUE = 0x0000FF };

static SDL_Window *window;
static SDL_Renderer *renderer;

static void open_window(void) {
    ck_assert_int_eq(SDL_setenv("SDL_VIDEODRIVER", "dummy", 1), 0);
    ck_assert_int_eq(SDL_Init(SDL_INIT_VIDEO), 0);
    window = SDL_CreateWindow("", 0, 0, WIDTH, HEIGHT, SDL_WINDOW_RESIZABLE);
    ck_assert_ptr_nonnull(window);
}

static void close_window(void) {
    screen_close();
    SDL_DestroyWindow(window);
    SDL_Quit();
}

static void open_screen(void) {
    open_window();
    renderer = screen_begin(RENDERER_SOFTWARE, WIDTH, HEIGHT);
    ck_assert_ptr_nonnull(renderer);
    ck_assert_ptr_eq(screen_open(window, RENDERER_SOFTWARE), renderer);
    screen_fit();
}

static void paint(uint32_t color) {
    SDL_SetRenderDrawColor(renderer, (Uint8)(color >> 16), (Uint8)(color >> 8), (Uint8)color, 255);
    SDL_RenderClear(renderer);
}

static void present(struct rect changed) {
    struct damage damage = {.part = {changed}, .count = 1};
    screen_present(&damage);
}

static uint32_t seen_at(int x, int y) {
    SDL_Surface *surface = SDL_GetWindowSurface(window);
    const Uint8 *row = (const Uint8 *)surface->pixels + (size_t)y * (size_t)surface->pitch;
    uint32_t pixel;
    SDL_memcpy(&pixel, row + (size_t)x * 4, sizeof pixel);
    return pixel & 0xFFFFFF;
}

START_TEST(a_driver_without_a_card_is_known_by_its_name) {
    static const char *const pretended[] = {"llvmpipe (LLVM 15.0.6, 256 bits)",
                                            "softpipe",
                                            "Google SwiftShader",
                                            "GDI Generic",
                                            "Software Rasterizer",
                                            "Apple Software Renderer",
                                            "Microsoft Basic Render Driver"};
    static const char *const real[] = {"Mesa Intel(R) UHD Graphics 620 (KBL GT2)", "Apple M1",
                                       "AMD Radeon RX 6600 (radeonsi, navi23, LLVM 15.0.6)",
                                       "NVIDIA GeForce GTX 1650/PCIe/SSE2", ""};
    for (size_t i = 0; i < sizeof pretended / sizeof pretended[0]; i++) {
        ck_assert_msg(screen_is_pretended_card(pretended[i]), "%s", pretended[i]);
    }
    for (size_t i = 0; i < sizeof real / sizeof real[0]; i++) {
        ck_assert_msg(!screen_is_pretended_card(real[i]), "%s", real[i]);
    }
}
END_TEST

START_TEST(a_canvas_painted_before_the_window_existed_is_shown_in_it) {
    SDL_Renderer *early = screen_begin(RENDERER_ANY, WIDTH, HEIGHT);
    ck_assert_ptr_nonnull(early);
    renderer = early;
    paint(RED);
    open_window();
    ck_assert_ptr_eq(screen_open(window, RENDERER_ANY), early);
    screen_fit();
    screen_present(&(struct damage){.count = 0});
    ck_assert_uint_eq(seen_at(0, 0), RED);
    ck_assert_uint_eq(seen_at(WIDTH - 1, HEIGHT - 1), RED);
    close_window();
}
END_TEST

START_TEST(only_the_parts_that_changed_are_copied_to_the_window) {
    open_screen();
    paint(RED);
    present((struct rect){0, 0, WIDTH, HEIGHT});
    paint(BLUE);
    present((struct rect){10, 20, 5, 6});
    ck_assert_uint_eq(seen_at(10, 20), BLUE);
    ck_assert_uint_eq(seen_at(14, 25), BLUE);
    ck_assert_uint_eq(seen_at(9, 20), RED);
    ck_assert_uint_eq(seen_at(15, 25), RED);
    ck_assert_uint_eq(seen_at(10, 19), RED);
    ck_assert_uint_eq(seen_at(14, 26), RED);
    close_window();
}
END_TEST

START_TEST(a_part_may_extend_beyond_the_edges) {
    open_screen();
    paint(RED);
    present((struct rect){0, 0, WIDTH, HEIGHT});
    paint(BLUE);
    present((struct rect){WIDTH - 2, -50, 100, 60});
    ck_assert_uint_eq(seen_at(WIDTH - 1, 0), BLUE);
    ck_assert_uint_eq(seen_at(WIDTH - 1, 9), BLUE);
    ck_assert_uint_eq(seen_at(WIDTH - 1, 10), RED);
    ck_assert_uint_eq(seen_at(WIDTH - 3, 0), RED);
    close_window();
}
END_TEST

START_TEST(the_canvas_follows_the_window_and_keeps_its_pictures) {
    open_screen();
    SDL_Texture *picture =
        SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, 1, 1);
    uint32_t blue = 0xFF000000 | BLUE;
    SDL_UpdateTexture(picture, NULL, &blue, 4);
    paint(RED);
    present((struct rect){0, 0, WIDTH, HEIGHT});
    SDL_SetWindowSize(window, 2 * WIDTH, 2 * HEIGHT);
    screen_fit();
    int width = 0, height = 0;
    SDL_GetRendererOutputSize(renderer, &width, &height);
    ck_assert_int_eq(width, 2 * WIDTH);
    ck_assert_int_eq(height, 2 * HEIGHT);
    SDL_RenderCopy(renderer, picture, NULL, NULL);
    present((struct rect){0, 0, 1, 1}); /* everything is copied, as the canvas is new */
    ck_assert_uint_eq(seen_at(2 * WIDTH - 1, 2 * HEIGHT - 1), BLUE);
    close_window();
}
END_TEST

START_TEST(without_a_graphics_card_the_canvas_is_used_instead) {
    ck_assert_ptr_null(screen_begin(RENDERER_ACCELERATED, WIDTH, HEIGHT));
    open_window();
    renderer = screen_open(window, RENDERER_ACCELERATED);
    ck_assert_ptr_nonnull(renderer);
    screen_fit();
    paint(BLUE);
    present((struct rect){0, 0, WIDTH, HEIGHT});
    SDL_RendererInfo info;
    SDL_GetRendererInfo(renderer, &info);
    if (info.flags & SDL_RENDERER_SOFTWARE) { /* Direct3D needs no screen */
        ck_assert_uint_eq(seen_at(WIDTH / 2, HEIGHT / 2), BLUE);
    }
    close_window();
}
END_TEST

START_TEST(a_very_large_window_is_left_to_the_graphics_card_if_there_is_one) {
    bool left = screen_begin(RENDERER_ANY, 3840, 2160) == NULL;
    ck_assert(left == platform_has_graphics_card());
    screen_close();
    ck_assert_ptr_nonnull(screen_begin(RENDERER_SOFTWARE, 3840, 2160));
    screen_close();
}
END_TEST

SUITE("screen", a_driver_without_a_card_is_known_by_its_name,
      a_canvas_painted_before_the_window_existed_is_shown_in_it,
      only_the_parts_that_changed_are_copied_to_the_window, a_part_may_extend_beyond_the_edges,
      the_canvas_follows_the_window_and_keeps_its_pictures,
      without_a_graphics_card_the_canvas_is_used_instead,
      a_very_large_window_is_left_to_the_graphics_card_if_there_is_one)
