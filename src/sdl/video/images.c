/* images.c: see images.h. Boxes are painted by box.c, paths and sprites by svg.c, texts by SDL_ttf,
 * surfaces by surfaces.c. */
#include "sdl/video/images.h"

#include "base/hash.h"
#include "sdl/video/assets.h"
#include "sdl/video/fonts.h"
#include "sdl/video/surfaces.h"
#include "sdl/video/svg.h"
#include "ui/draw/box.h"
#include "ui/draw/sprites.h"

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

/* A sprite that is so large that it is made in parts, over several rounds; one at a time. */
enum { LARGE_SPRITE = 60000, SPRITE_PART = 30000 }; /* pixels */

static struct {
    uint64_t key;
    SDL_Surface *picture;
    int rows; /* that are done */
} unfinished;

static void forget_unfinished(void) {
    SDL_FreeSurface(unfinished.picture);
    unfinished.picture = NULL;
    unfinished.key = 0;
    unfinished.rows = 0;
}

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
    if (!mine->apart) {
        forget_unfinished();
    }
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

/* With that part of a round gone by, painting is for the next one. */
static const double PAINT_WITHIN = 0.4;

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

/* Whether a frame's images may be made over several rounds. */
static bool comes_in_rounds(void) {
    return !mine->apart && hold.limit > 0;
}

static bool is_late(double part) {
    return hold.made > 0 && ms_since(hold.begun) >= hold.limit * part;
}

void images_hold(double ms) {
    hold.limit = ms;
    hold.begun = SDL_GetPerformanceCounter();
    hold.made = 0;
    hold.held = false;
}

void images_complete(void) {
    hold.held = hold.held || (comes_in_rounds() && is_late(PAINT_WITHIN));
}

bool images_held(void) {
    return comes_in_rounds() && hold.held;
}

/* Asked before an image is made. True when it is not to be. */
static bool put_off(void) {
    if (!comes_in_rounds()) {
        return false;
    }
    hold.held = hold.held || is_late(1);
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
                (budget.largest > 0 && (long)width * height > budget.largest);
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

struct image *image_of_path(const struct stroke *stroke, const char *data, int width, int height,
                            const SDL_Rect *part) {
    int sizes[6] = {width, height, part->x, part->y, part->w, part->h};
    uint64_t key = hash_bytes(hash_bytes(HASH_START, "path", 4), sizes, sizeof sizes);
    key = hash_bytes(key, stroke, sizeof *stroke);
    key = hash_bytes(key, data, strlen(data));
    struct image *image = cache_find(key);
    if (image || put_off()) {
        return image;
    }
    bool can = can_be_made(part->w, part->h);
    return cache_keep(key, can ? svg_paint_path(stroke, data, width, height, part) : NULL);
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

/* The picture of the sprite once all of it has been made; NULL: not yet, the frame is held. */
static SDL_Surface *go_on_with_large(uint64_t key, int id, int width, int height) {
    struct sprite_frame of = sprite_frame(id);
    struct rect frame = {of.left, of.top, of.width, of.height};
    if (unfinished.key != key) {
        forget_unfinished();
        unfinished.key = key;
        unfinished.picture =
            SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32);
    }
    do {
        int rows = SPRITE_PART / width + 1;
        rows = rows < height - unfinished.rows ? rows : height - unfinished.rows;
        SDL_Surface *part =
            svg_paint_rows(sprite_svg(id), frame, width, height, unfinished.rows, rows);
        if (part && unfinished.picture) {
            SDL_SetSurfaceBlendMode(part, SDL_BLENDMODE_NONE);
            SDL_BlitSurface(part, NULL, unfinished.picture,
                            &(SDL_Rect){0, unfinished.rows, width, rows});
        }
        SDL_FreeSurface(part);
        unfinished.rows += rows;
    } while (unfinished.rows < height && !put_off());
    SDL_Surface *picture = images_held() ? NULL : unfinished.picture;
    if (picture) {
        unfinished.picture = NULL;
        forget_unfinished();
    }
    return picture;
}

static struct image *keep_sprite(uint64_t key, bool turned, SDL_Surface *surface) {
    SDL_Rect part = {0};
    struct image *image = cache_keep(key, trim(turned ? turn(surface) : surface, &part));
    if (image) {
        image->left = part.x;
        image->top = part.y;
    }
    return image;
}

struct image *image_of_sprite(int id, bool turned, int width, int height) {
    int parts[3] = {turned ? -1 - id : id, width, height};
    uint64_t key = hash_bytes(hash_bytes(HASH_START, "sprite", 6), parts, sizeof parts);
    struct image *image = cache_find(key);
    if (image || leave_out(width, height) || put_off()) {
        return image;
    }
    Uint64 start = SDL_GetPerformanceCounter();
    SDL_Surface *surface = NULL;
    if (comes_in_rounds() && (long)width * height > LARGE_SPRITE) {
        surface = go_on_with_large(key, id, width, height);
    } else if (can_be_made(width, height)) {
        surface = svg_paint(sprite_svg(id), width, height);
    }
    image = images_held() ? NULL : keep_sprite(key, turned, surface);
    if (!mine->apart) {
        budget.spent += ms_since(start);
    }
    return image;
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
        image = cache_keep(key, fine ? fine : surfaces_coarse(&order, comes_in_rounds()));
    } else if (fine) {
        cache_refine(image, fine);
        if (comes_in_rounds()) {
            cache_forget(image); /* fading is all that a frame has time for */
        }
    }
    if (image) {
        image->coarse = !fine;
    }
    return image;
}
