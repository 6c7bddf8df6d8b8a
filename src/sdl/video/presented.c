/* presented.c: see presented.h. */
#include "sdl/video/presented.h"

static struct draw_list seen; /* empty: nothing is certain */
static struct output {
    SDL_Renderer *renderer;
    int width, height;
} output;

static struct output output_of(SDL_Renderer *renderer) {
    struct output of = {.renderer = renderer};
    SDL_GetRendererOutputSize(renderer, &of.width, &of.height);
    return of;
}

static bool is_software(SDL_Renderer *renderer) {
    SDL_RendererInfo info;
    return SDL_GetRendererInfo(renderer, &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE);
}

const struct draw_list *seen_list(SDL_Renderer *renderer) {
    struct output now = output_of(renderer);
    bool same =
        now.renderer == output.renderer && now.width == output.width && now.height == output.height;
    return seen.count && same ? &seen : NULL;
}

void seen_remember(SDL_Renderer *renderer, const struct draw_list *list) {
    output = output_of(renderer);
    if (!is_software(renderer) || !draw_copy(&seen, list)) {
        seen.count = 0;
    }
}

void seen_forget(void) {
    seen.count = 0;
}

void seen_close(void) {
    draw_free(&seen);
    output = (struct output){0};
}
