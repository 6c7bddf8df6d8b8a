/* sdl_backdrop.c: see sdl_backdrop.h. Only for the software renderer: a graphics card draws faster
 * than its picture can be read back. */
#include "ui/sdl_backdrop.h"

enum {
    WORTH_IT = 8,     /* fewer commands are drawn as quickly */
    CALM_FRAMES = 4,  /* before what is kept is replaced by more */
    WARY_FRAMES = 30, /* after a change, that long nothing is kept from there on */
};

static SDL_Texture *picture;
static SDL_Renderer *owner;
static int width, height;
static struct draw_list kept;   /* what the picture shows; empty: nothing */
static struct draw_list before; /* the list of the frame before */
static int changed;             /* the first command that changed what was kept lately */
static int wary;                /* for how many frames more to mind that */
static int calm;                /* for how many frames more than is kept has stayed the same */

void backdrop_forget(void) {
    kept.count = 0;
    before.count = 0;
}

void backdrop_close(void) {
    backdrop_forget();
    if (picture) {
        SDL_DestroyTexture(picture);
    }
    picture = NULL;
    owner = NULL;
    draw_free(&kept);
    draw_free(&before);
}

static bool fits(SDL_Renderer *renderer) {
    int w = 0, h = 0;
    SDL_GetRendererOutputSize(renderer, &w, &h);
    return renderer == owner && w == width && h == height;
}

int backdrop_show(SDL_Renderer *renderer, const struct draw_list *list) {
    if (!kept.count || !fits(renderer)) {
        return 0;
    }
    int common = draw_common(&kept, list);
    if (common < kept.count) {
        changed = wary && changed < common ? changed : common;
        wary = WARY_FRAMES;
        kept.count = 0;
        return 0;
    }
    return SDL_RenderCopy(renderer, picture, NULL, NULL) == 0 ? kept.count : 0;
}

/* A clip that is open at the end would have to be opened again. */
static int outside_clips(const struct draw_list *list, int count) {
    int closed = 0;
    bool open = false;
    for (int i = 0; i < count; i++) {
        open =
            list->command[i].kind == DRAW_CLIP || (open && list->command[i].kind != DRAW_CLIP_END);
        closed = open ? closed : i + 1;
    }
    return closed;
}

int backdrop_wish(const struct draw_list *list, int shown) {
    int common = draw_common(&before, list);
    if (wary) {
        wary--;
        common = changed < common ? changed : common;
    }
    common = outside_clips(list, common);
    if (!draw_copy(&before, list, list->count)) {
        before.count = 0;
    }
    calm = common >= shown + WORTH_IT ? calm + 1 : 0;
    if (calm < (shown ? CALM_FRAMES : 1)) {
        return 0;
    }
    calm = 0;
    return common;
}

static bool is_software(SDL_Renderer *renderer) {
    SDL_RendererInfo info;
    return SDL_GetRendererInfo(renderer, &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE);
}

static bool make_picture(SDL_Renderer *renderer) {
    if (picture && fits(renderer)) {
        return true;
    }
    if (picture) {
        SDL_DestroyTexture(picture);
    }
    SDL_GetRendererOutputSize(renderer, &width, &height);
    picture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STREAMING,
                                width, height);
    owner = renderer;
    return picture != NULL;
}

void backdrop_keep(SDL_Renderer *renderer, const struct draw_list *list, int count) {
    void *pixels = NULL;
    int pitch = 0;
    kept.count = 0;
    if (!is_software(renderer) || !make_picture(renderer) ||
        SDL_LockTexture(picture, NULL, &pixels, &pitch) != 0) {
        return;
    }
    bool read = SDL_RenderReadPixels(renderer, NULL, SDL_PIXELFORMAT_RGB888, pixels, pitch) == 0;
    SDL_UnlockTexture(picture);
    if (!read || !draw_copy(&kept, list, count)) {
        kept.count = 0;
    }
}
