/* images.c: see images.h. Boxes are painted by box.c, paths and sprites are rasterized by
 * SDL_image's SVG reader, texts by SDL_ttf, surfaces by surfaces.c. */
#include "sdl/video/images.h"

#include "base/hash.h"
#include "sdl/video/assets.h"
#include "sdl/video/fonts.h"
#include "sdl/video/surfaces.h"
#include "ui/draw/box.h"
#include "ui/draw/sprites.h"

#include <SDL_image.h>
#include <math.h>
#include <string.h>

enum { LARGEST_SIDE = 8192, LEAST_ALPHA = 3 };

/* What may be cached, for each pixel of the window: a table and the page of its rules that is read
 * over it need 11 to 17, of which the ground is 4. */
enum { BYTES_PER_PIXEL = 18 };

static const float LIGHT_COARSER = 8, LIGHT_LARGE = 400;
static const double FADE_MS = 140, FADE_TAIL = 0.5; /* the tail as a part of it */

/* What the images of a thread are made from. */
static struct images {
    const struct theme *theme;
    bool apart;                            /* it is the thread's own */
    struct text sprite_text[SPRITE_COUNT]; /* the SVG of each sprite, read when first needed */
} shared;

static _Thread_local struct images *mine = &shared;

static void forget_sprites(void) {
    for (int i = 0; i < SPRITE_COUNT; i++) {
        text_free(&mine->sprite_text[i]);
    }
}

void images_open(const struct theme *theme, Uint32 wake) {
    if (mine->theme && mine->theme != theme) {
        cache_clear();
        if (mine->theme->palette != theme->palette) {
            forget_sprites();
        }
    }
    mine->theme = theme;
    if (!mine->apart) {
        surfaces_open(wake);
    }
}

void images_close(void) {
    if (!mine->apart) {
        surfaces_close();
    }
    cache_clear();
    forget_sprites();
}

bool images_go_apart(void) {
    struct images *own = SDL_calloc(1, sizeof *own);
    if (!own || !cache_go_apart()) {
        SDL_free(own);
        return false;
    }
    own->apart = true;
    mine = own;
    surfaces_wait(true);
    return true;
}

void images_come_back(void) {
    images_close();
    cache_come_back();
    surfaces_wait(false);
    SDL_free(mine);
    mine = &shared;
}

void images_end_frame(SDL_Renderer *renderer) {
    int width = 0, height = 0;
    SDL_GetRendererOutputSize(renderer, &width, &height);
    cache_tidy((size_t)width * (size_t)height * BYTES_PER_PIXEL);
    if (!mine->apart) {
        surfaces_end_frame();
    }
}

/* ---- keeping rounds short ---- */

static struct {
    double limit; /* ms */
    Uint64 begun; /* of SDL's performance counter */
    int made;     /* images since then */
    bool held;
} hold;

static double ms_since(Uint64 begun) {
    return (double)(SDL_GetPerformanceCounter() - begun) * 1000 /
           (double)SDL_GetPerformanceFrequency();
}

void images_hold(double ms) {
    hold.limit = ms;
    hold.begun = SDL_GetPerformanceCounter();
    hold.made = 0;
    hold.held = false;
}

bool images_held(void) {
    return !mine->apart && hold.held;
}

static bool patience_is_over(void) {
    return hold.limit > 0 && hold.made > 0 && ms_since(hold.begun) >= hold.limit;
}

/* Asked before an image is made. True when it is not to be. */
static bool put_off(void) {
    if (mine->apart || hold.limit <= 0) {
        return false;
    }
    hold.held = hold.held || patience_is_over();
    hold.made++;
    return hold.held;
}

/* ---- keeping frames short: those of the window ---- */

static struct {
    double limit, spent; /* ms */
    long largest;        /* pixels */
    SDL_atomic_t over;
    bool left_out;
} budget;

void images_set_budget(double ms, long pixels) {
    budget.limit = ms;
    budget.spent = 0;
    budget.largest = pixels;
    budget.left_out = false;
    SDL_AtomicSet(&budget.over, 0);
}

void images_end_budget(void) {
    SDL_AtomicSet(&budget.over, 1);
}

/* True when an image is left out of this frame. */
static bool leave_out(int width, int height) {
    if (mine->apart) {
        return false;
    }
    bool wait = SDL_AtomicGet(&budget.over) || (budget.limit > 0 && budget.spent >= budget.limit) ||
                (budget.largest > 0 && (long)width * height > budget.largest) || patience_is_over();
    budget.left_out = budget.left_out || wait;
    return wait;
}

bool images_left_out(void) {
    return budget.left_out;
}

/* ---- boxes ---- */

static bool can_be_made(int width, int height) {
    return width > 0 && height > 0 && width <= LARGEST_SIDE && height <= LARGEST_SIDE;
}

static SDL_Surface *new_surface(int width, int height) {
    return can_be_made(width, height)
               ? SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888)
               : NULL;
}

/* The box moved so that its picture begins at 0, 0: the same box elsewhere is the same picture. */
static struct box at_origin(const struct box *box, struct rect extent) {
    struct box moved = *box;
    moved.rect.x -= extent.x;
    moved.rect.y -= extent.y;
    return moved;
}

static uint64_t hash_float(uint64_t hash, float value) {
    int rounded = (int)(value * 16 + (value < 0 ? -0.5F : 0.5F));
    return hash_bytes(hash, &rounded, sizeof rounded);
}

static uint64_t box_key(const struct box *box, struct rect extent) {
    float numbers[] = {box->rect.x,    box->rect.y,      box->rect.w,       box->rect.h,
                       box->radius,    box->middle * 64, box->stroke.width, box->shadow.blur,
                       box->shadow.dx, box->shadow.dy,   box->glow.width,   extent.w,
                       extent.h};
    uint64_t hash = hash_bytes(HASH_START, "box", 3);
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        hash = hash_float(hash, numbers[i]);
    }
    unsigned char kinds[] = {(unsigned char)box->fill, box->glow_inside};
    hash = hash_bytes(hash, kinds, sizeof kinds);
    hash = hash_bytes(hash, box->color, sizeof box->color);
    hash = hash_bytes(hash, &box->stroke.color, sizeof box->stroke.color);
    hash = hash_bytes(hash, &box->shadow.color, sizeof box->shadow.color);
    return hash_bytes(hash, &box->glow.color, sizeof box->glow.color);
}

static SDL_Surface *paint_box(const struct box *box, struct rect whole) {
    SDL_Surface *surface = new_surface((int)whole.w, (int)whole.h);
    if (surface) {
        box_paint(box, whole, surface->pixels);
    }
    return surface;
}

static bool is_light(const struct box *box) {
    return box->fill == FILL_RADIAL && box->rect.w > LIGHT_LARGE;
}

/* A box of which `across` and `down` pixels become one. */
static struct box shrunk(const struct box *box, float across, float down) {
    struct box small = *box;
    small.rect = (struct rect){box->rect.x / across, box->rect.y / down, box->rect.w / across,
                               box->rect.h / down};
    return small;
}

/* A large soft light has no detail: a small picture of it is stretched once. */
static SDL_Surface *paint_light(const struct box *box, struct rect whole) {
    struct rect part = {0, 0, ceilf(whole.w / LIGHT_COARSER), ceilf(whole.h / LIGHT_COARSER)};
    struct box small = shrunk(box, whole.w / part.w, whole.h / part.h);
    SDL_Surface *coarse = paint_box(&small, part);
    SDL_Surface *fine = new_surface((int)whole.w, (int)whole.h);
    if (coarse && fine) {
        SDL_SoftStretchLinear(coarse, NULL, fine, NULL);
    }
    SDL_FreeSurface(coarse);
    return fine;
}

struct image *image_of_box(const struct box *box, struct rect extent) {
    struct box moved = at_origin(box, extent);
    struct rect whole = {0, 0, extent.w, extent.h};
    bool light = is_light(box);
    uint64_t key = hash_bytes(box_key(&moved, whole), "light", light ? 5 : 0);
    struct image *image = cache_find(key);
    if (image || (light && leave_out((int)extent.w, (int)extent.h)) || put_off()) {
        return image;
    }
    return cache_keep(key, light ? paint_light(&moved, whole) : paint_box(&moved, whole));
}

/* ---- paths, texts, sprites ---- */

static SDL_Surface *rasterize(const char *svg, int width, int height) {
    SDL_RWops *rw = can_be_made(width, height) ? SDL_RWFromConstMem(svg, (int)strlen(svg)) : NULL;
    SDL_Surface *surface = rw ? IMG_LoadSizedSVG_RW(rw, width, height) : NULL;
    if (rw) {
        SDL_RWclose(rw);
    }
    return surface;
}

static void add_color(struct text *svg, const char *what, struct color color) {
    if (!color.a) {
        text_format(svg, " %s=\"none\"", what);
        return;
    }
    text_format(svg, " %s=\"#%02X%02X%02X\" %s-opacity=\"%.3f\"", what, color.r, color.g, color.b,
                what, color.a / 255.0);
}

/* A fill that fades from the middle of the picture to its nearer edge. */
static void add_fade(struct text *svg, struct color fill, int width, int height) {
    double alpha = fill.a / 255.0;
    text_format(svg,
                "<defs><radialGradient id=\"f\" gradientUnits=\"userSpaceOnUse\" cx=\"%d\" "
                "cy=\"%d\" r=\"%d\">",
                width / 2, height / 2, (width < height ? width : height) / 2);
    static const double stops[][2] = {{0, 1}, {0.3, 0.43}, {1, 0}};
    for (int i = 0; i < 3; i++) {
        text_format(svg,
                    "<stop offset=\"%.1f\" stop-color=\"#%02X%02X%02X\" stop-opacity=\"%.3f\"/>",
                    stops[i][0], fill.r, fill.g, fill.b, stops[i][1] * alpha);
    }
    text_add(svg, "</radialGradient></defs>");
}

static void add_line(struct text *svg, const struct stroke *stroke, struct color color, float width,
                     bool dashed) {
    add_color(svg, "stroke", color);
    text_format(svg, " stroke-width=\"%.2f\" stroke-linejoin=\"round\" stroke-linecap=\"%s\"",
                (double)width, stroke->cap == CAP_BUTT ? "butt" : "round");
    if (dashed) {
        text_format(svg, " stroke-dasharray=\"%.4f %.4f\"", (double)stroke->dash_on,
                    (double)stroke->dash_off);
    }
    text_add(svg, "/>");
}

static void write_path(struct text *svg, const struct stroke *stroke, const char *data, int width,
                       int height, const SDL_Rect *part) {
    bool dashed = stroke->dash_off > 0;
    text_format(svg, "<svg width=\"%d\" height=\"%d\" viewBox=\"%d %d %d %d\">", part->w, part->h,
                part->x, part->y, part->w, part->h);
    if (stroke->fade) {
        add_fade(svg, stroke->fill, width, height);
    }
    if (stroke->under.color.a) {
        text_format(svg, "<path d=\"%s\" fill=\"none\"", data);
        add_line(svg, stroke, stroke->under.color, stroke->under.width,
                 dashed && stroke->under.dashed);
    }
    text_format(svg, "<path d=\"%s\"", data);
    if (stroke->fade) {
        text_add(svg, " fill=\"url(#f)\"");
    } else {
        add_color(svg, "fill", stroke->fill);
    }
    add_line(svg, stroke, stroke->color, stroke->width, dashed);
    text_add(svg, "</svg>");
}

static SDL_Surface *paint_path(const struct stroke *stroke, const char *data, int width, int height,
                               const SDL_Rect *part) {
    struct text svg = {0};
    write_path(&svg, stroke, data, width, height, part);
    SDL_Surface *surface = svg.truncated ? NULL : rasterize(svg.data, part->w, part->h);
    text_free(&svg);
    return surface;
}

struct image *image_of_path(const struct stroke *stroke, const char *data, int width, int height,
                            const SDL_Rect *part) {
    int sizes[6] = {width, height, part->x, part->y, part->w, part->h};
    uint64_t key = hash_bytes(hash_bytes(HASH_START, "path", 4), sizes, sizeof sizes);
    key = hash_bytes(key, stroke, sizeof *stroke);
    key = hash_bytes(key, data, strlen(data));
    struct image *image = cache_find(key);
    return image || put_off() ? image
                              : cache_keep(key, paint_path(stroke, data, width, height, part));
}

struct image *image_of_text(enum font font, float size, const char *string, bool right_to_left) {
    uint64_t key = hash_bytes(HASH_START, "text", 4);
    key = hash_bytes(key, &font, sizeof font);
    key = hash_float(key, size);
    key = hash_bytes(key, string, strlen(string));
    key = hash_bytes(key, &right_to_left, right_to_left ? sizeof right_to_left : 0);
    struct image *image = cache_find(key);
    if (!image && !put_off()) {
        int ascent = 0;
        image = cache_keep(key, fonts_render(font, size, string, right_to_left, &ascent));
        if (image) {
            image->ascent = ascent;
        }
    }
    return image;
}

/* The SVG of a sprite, in the palette; "" when its file is missing. */
static const char *sprite_svg(int id) {
    struct text *svg = &mine->sprite_text[id];
    if (!svg->length) {
        assets_read(sprite_file(id), svg);
        if (svg->length && mine->theme->palette != PALETTE_USUAL) {
            sprite_recolor(svg->data, mine->theme->palette);
        }
    }
    return text_string(svg);
}

/* The part of a picture that is not empty. */
static SDL_Rect seen_part(const SDL_Surface *surface) {
    int left = surface->w, top = surface->h, right = 0, bottom = 0;
    for (int y = 0; y < surface->h; y++) {
        const Uint8 *row = (const Uint8 *)surface->pixels + (size_t)y * (size_t)surface->pitch;
        for (int x = 0; x < surface->w; x++) {
            if (row[(size_t)x * 4 + 3] >= LEAST_ALPHA) {
                left = x < left ? x : left;
                right = x >= right ? x + 1 : right;
                top = y < top ? y : top;
                bottom = y + 1;
            }
        }
    }
    return (SDL_Rect){left, top, right - left, bottom - top};
}

/* Sprites have wide frames with room for their shadows; the empty part would be blended again for
 * each of a hundred stones. Returns the surface, or the smaller one that replaces it. */
static SDL_Surface *trim(SDL_Surface *surface, SDL_Rect *part) {
    if (!surface || surface->format->format != SDL_PIXELFORMAT_RGBA32) {
        return surface;
    }
    SDL_Rect seen = seen_part(surface);
    SDL_Surface *small = new_surface(seen.w, seen.h);
    if (!small) {
        return surface;
    }
    SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE);
    SDL_BlitSurface(surface, &seen, small, NULL);
    SDL_FreeSurface(surface);
    *part = seen;
    return small;
}

/* Makes a picture its mirror image. */
static SDL_Surface *turn(SDL_Surface *surface) {
    bool known = surface && surface->format->format == SDL_PIXELFORMAT_RGBA32;
    for (int y = 0; known && y < surface->h; y++) {
        Uint32 *row = (Uint32 *)((Uint8 *)surface->pixels + (size_t)y * (size_t)surface->pitch);
        for (int left = 0, right = surface->w - 1; left < right; left++, right--) {
            Uint32 pixel = row[left];
            row[left] = row[right];
            row[right] = pixel;
        }
    }
    return surface;
}

static struct image *make_sprite(uint64_t key, int id, bool turned, int width, int height) {
    Uint64 begun = SDL_GetPerformanceCounter();
    SDL_Rect part = {0, 0, width, height};
    SDL_Surface *surface = rasterize(sprite_svg(id), width, height);
    struct image *image = cache_keep(key, trim(turned ? turn(surface) : surface, &part));
    if (image) {
        image->left = part.x;
        image->top = part.y;
    }
    if (!mine->apart) {
        budget.spent += ms_since(begun);
        hold.made++;
    }
    return image;
}

struct image *image_of_sprite(int id, bool turned, int width, int height) {
    int parts[3] = {turned ? -1 - id : id, width, height};
    uint64_t key = hash_bytes(hash_bytes(HASH_START, "sprite", 6), parts, sizeof parts);
    struct image *image = cache_find(key);
    return image || leave_out(width, height) ? image : make_sprite(key, id, turned, width, height);
}

struct image_fade images_fade(const struct image *image) {
    double t = (double)(SDL_GetTicks64() - image->refined) / FADE_MS;
    double leaves = 1 - (t - 1) / FADE_TAIL;
    return (struct image_fade){.is = (Uint8)(255 * (t < 1 ? t : 1)),
                               .was = (Uint8)(255 * (leaves > 1   ? 1
                                                     : leaves > 0 ? leaves
                                                                  : 0)),
                               .over = leaves <= 0};
}

struct image *image_of_surface(const struct material *material, float unit, int width, int height) {
    struct surface_order order = {.material = material,
                                  .theme = (int)mine->theme->id,
                                  .unit = unit,
                                  .width = width,
                                  .height = height};
    int sizes[3] = {(int)mine->theme->id, width, height};
    uintptr_t address = (uintptr_t)material;
    uint64_t key = hash_bytes(HASH_START, &address, sizeof address);
    key = hash_bytes(hash_bytes(key, &unit, sizeof unit), sizes, sizeof sizes);
    struct image *image = cache_find(key);
    if (image && !image->coarse) {
        if (image->before && images_fade(image).over) {
            cache_forget(image);
        }
        return image;
    }
    SDL_Surface *fine = surfaces_take(&order);
    if (!image && !fine && put_off()) {
        return NULL;
    }
    if (!image) {
        image = cache_keep(key, fine ? fine : surfaces_coarse(&order, hold.limit > 0));
    } else if (fine) {
        cache_refine(image, fine);
        if (hold.limit > 0) {
            cache_forget(image); /* fading is all that a frame has time for */
        }
    }
    if (image) {
        image->coarse = !fine;
    }
    return image;
}
