/* screen.c: see screen.h. The canvas is a texture that SDL's software renderer has as its
 * target: pictures made for that renderer stay when the canvas changes its size. */
#include "sdl/video/screen.h"

#include "platform/platform.h"
#include "sdl/video/cache.h"
#include "sdl/video/render.h"
#include "sdl/video/shown.h"

#include <SDL_opengl.h>
#include <string.h>

enum { LARGE_OUTPUT = 5000000 }; /* pixels */

static struct {
    SDL_Window *window;
    SDL_Renderer *renderer;
    SDL_Surface *placeholder; /* one pixel, as a software renderer must have a surface; NULL: the
                               * renderer paints on the window itself */
    SDL_Texture *canvas;      /* its target; NULL when there is no memory for one */
    int width, height;        /* of the canvas */
    bool shown;               /* the window shows all of it */
} screen;

static bool is_for_card(enum renderer_choice requested, int width, int height) {
    return requested == RENDERER_ACCELERATED ||
           (requested == RENDERER_ANY && (long)width * height > LARGE_OUTPUT &&
            platform_has_graphics_card());
}

bool screen_is_pretended_card(const char *driver) {
    static const char *const names[] = {"llvmpipe", "softpipe", "swrast",      "SwiftShader",
                                        "Software", "GDI",      "Basic Render"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (SDL_strcasestr(driver, names[i])) {
            return true;
        }
    }
    return false;
}

/* What the driver of SDL's renderer calls itself; "" when that is not known. */
static const char *driver_name(SDL_Renderer *renderer) {
    SDL_RendererInfo info;
    bool open_gl = SDL_GetRendererInfo(renderer, &info) == 0 &&
                   SDL_strncasecmp(info.name, "opengl", strlen("opengl")) == 0;
    const Uint8 *(APIENTRY * get)(unsigned what) = NULL;
    if (open_gl) {
        void *found = SDL_GL_GetProcAddress("glGetString");
        SDL_memcpy(&get, &found, sizeof get);
    }
    const Uint8 *name = get ? get(GL_RENDERER) : NULL;
    return name ? (const char *)name : "";
}

/* ---- the canvas ---- */

static void drop_canvas(void) {
    if (screen.canvas) {
        SDL_DestroyTexture(screen.canvas);
    }
    screen.canvas = NULL;
    screen.width = screen.height = 0;
}

static bool spread_canvas(int width, int height) {
    drop_canvas();
    screen.canvas = SDL_CreateTexture(screen.renderer, SDL_PIXELFORMAT_RGB888,
                                      SDL_TEXTUREACCESS_TARGET, width, height);
    screen.width = width;
    screen.height = height;
    screen.shown = false;
    if (!screen.canvas || SDL_SetRenderTarget(screen.renderer, screen.canvas) != 0) {
        drop_canvas();
    }
    return screen.canvas;
}

static void drop_renderer(void) {
    drop_canvas(); /* first: a renderer destroyed with its target leaves commands behind */
    if (screen.renderer) {
        SDL_DestroyRenderer(screen.renderer);
    }
    SDL_FreeSurface(screen.placeholder);
    screen.renderer = NULL;
    screen.placeholder = NULL;
}

static SDL_Renderer *open_canvas(int width, int height) {
    screen.placeholder = SDL_CreateRGBSurfaceWithFormat(0, 1, 1, 32, SDL_PIXELFORMAT_RGB888);
    screen.renderer = screen.placeholder ? SDL_CreateSoftwareRenderer(screen.placeholder) : NULL;
    if (!screen.renderer || !spread_canvas(width, height)) {
        drop_renderer();
    }
    return screen.renderer;
}

SDL_Renderer *screen_begin(enum renderer_choice requested, int width, int height) {
    if (is_for_card(requested, width, height) || !platform_has_window_pixels()) {
        return NULL;
    }
    return open_canvas(width, height);
}

/* ---- the window ---- */

static SDL_Renderer *use_card(void) {
    if (screen.renderer) {
        cache_clear(); /* its textures are destroyed with it */
        drop_renderer();
    }
    screen.renderer =
        SDL_CreateRenderer(screen.window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
    return screen.renderer;
}

static SDL_Renderer *use_canvas(int width, int height) {
    if (!shown_pixels(screen.window)) {
        return NULL;
    }
    return screen.placeholder ? screen.renderer : open_canvas(width, height);
}

SDL_Renderer *screen_open(SDL_Window *window, enum renderer_choice requested) {
    int width = 0, height = 0;
    screen.window = window;
    SDL_GetWindowSizeInPixels(window, &width, &height);
    if (is_for_card(requested, width, height)) {
        SDL_Renderer *renderer = use_card();
        if (renderer && requested == RENDERER_ANY &&
            screen_is_pretended_card(driver_name(renderer))) {
            cache_clear();
            drop_renderer();
            renderer = NULL;
        }
        return renderer ? renderer : use_canvas(width, height);
    }
    SDL_Renderer *renderer = use_canvas(width, height);
    return renderer ? renderer : use_card();
}

void screen_close(void) {
    drop_renderer();
    screen.window = NULL;
}

/* ---- frames ---- */

bool screen_fit(void) {
    int width = 0, height = 0;
    SDL_GetWindowSizeInPixels(screen.window, &width, &height);
    bool fits = width == screen.width && height == screen.height;
    if (screen.placeholder && !fits && width > 0 && height > 0) {
        spread_canvas(width, height);
    }
    return screen.canvas && fits;
}

static void copy_part(SDL_Surface *to, const SDL_Rect *part) {
    Uint8 *pixels = (Uint8 *)to->pixels + (size_t)part->y * (size_t)to->pitch +
                    (size_t)part->x * to->format->BytesPerPixel;
    SDL_RenderReadPixels(screen.renderer, part, to->format->format, pixels, to->pitch);
}

/* The parts, clipped to both the canvas and the window. Returns their number. */
static int parts_of(const struct damage *changed, const SDL_Surface *to, SDL_Rect *part) {
    int width = to->w < screen.width ? to->w : screen.width;
    int height = to->h < screen.height ? to->h : screen.height;
    SDL_Rect whole = {0, 0, width, height};
    int count = 0;
    if (!screen.shown) {
        part[0] = whole;
        return 1;
    }
    for (int i = 0; i < changed->count; i++) {
        SDL_Rect wanted = render_pixels(changed->part[i]);
        count += SDL_IntersectRect(&wanted, &whole, &part[count]);
    }
    return count;
}

static void present_canvas(const struct damage *changed) {
    SDL_Rect part[DAMAGE_MOST];
    SDL_Surface *to = shown_pixels(screen.window);
    if (!to || !screen.canvas) { /* the next time all of it is to be shown */
        screen.shown = false;
        return;
    }
    int count = parts_of(changed, to, part);
    for (int i = 0; i < count; i++) {
        copy_part(to, &part[i]);
    }
    screen.shown = shown_push(screen.window, part, count);
}

void screen_present(const struct damage *changed) {
    if (screen.placeholder) {
        present_canvas(changed);
    } else {
        SDL_RenderPresent(screen.renderer);
    }
}
