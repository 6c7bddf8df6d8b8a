/* report.c: see report.h. */
#include "sdl/report.h"

#include "sdl/video/cache.h"

#include <stdio.h>

void report_write(SDL_Renderer *renderer, double first_frame, double first_work, int frames) {
    SDL_RendererInfo info;
    SDL_GetRendererInfo(renderer, &info);
    printf("renderer %s\nfirst frame %.1f ms\nprocessor time till then %.1f ms\nframes %d\n"
           "textures %zu bytes\n",
           info.name, first_frame, first_work, frames, cache_bytes());
}
