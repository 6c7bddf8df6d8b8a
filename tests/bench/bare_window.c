/* bare_window.c: measures a program that only opens an empty window as the app does: the cost of
 * the library and the display, on this machine and at this moment. Its lines have the form of
 * `serai --report`. */
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const char *open_window(void) {
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        return SDL_GetError();
    }
    SDL_Window *window = SDL_CreateWindow("bare", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                          1280, 800, SDL_WINDOW_RESIZABLE);
    SDL_Renderer *renderer = window ? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE) : NULL;
    if (!renderer) {
        return SDL_GetError();
    }
    SDL_RenderClear(renderer);
    SDL_RenderPresent(renderer);
    return NULL;
}

int main(int argc, char **argv) {
    (void)argc;
    (void)argv;
    double loading = (double)clock() * 1000 / CLOCKS_PER_SEC;
    Uint64 begun = SDL_GetPerformanceCounter();
    const char *wrong = open_window();
    double opening = (double)(SDL_GetPerformanceCounter() - begun) * 1000 /
                     (double)SDL_GetPerformanceFrequency();
    if (wrong) {
        fprintf(stderr, "bare_window: %s\n", wrong);
        return EXIT_FAILURE;
    }
    printf("first frame %.1f ms\nprocessor time till then %.1f ms\n", loading + opening,
           (double)clock() * 1000 / CLOCKS_PER_SEC);
    SDL_Quit();
    return EXIT_SUCCESS;
}
