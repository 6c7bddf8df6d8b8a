/* fonts.c: see fonts.h. A font file is read once; each size of it is opened when it is first
 * needed and kept, as there are few. So are the widths of texts: a page of the rules asks for some
 * hundred in every frame, and each is shaped by HarfBuzz. */
#include "sdl/video/fonts.h"

#include "base/hash.h"
#include "sdl/video/assets.h"
#include "words/words.h"

#include <SDL_ttf.h>
#include <math.h>
#include <string.h>

enum { SIZES_MAX = 48, WIDTHS = 2048, FILES = FONT_FIGURES, FIGURES_MAX = 512 };

static const char *const font_files[FILES] = {
    [FONT_UI] = "fonts/SeraiSans-Regular.otf",
    [FONT_UI_MEDIUM] = "fonts/SeraiSans-Medium.otf",
    [FONT_UI_SEMIBOLD] = "fonts/SeraiSans-SemiBold.otf",
    [FONT_UI_BOLD] = "fonts/SeraiSans-Bold.otf",
    [FONT_DISPLAY] = "fonts/SeraiDisplay-Regular.otf",
    [FONT_DISPLAY_BOLD] = "fonts/SeraiDisplay-Bold.otf",
};

static struct {
    SDL_mutex *lock; /* guards the rest, and the widths */
    struct text file[FILES];
    struct {
        enum font font;
        int pixels;
        TTF_Font *open;
        unsigned used; /* when it was asked for last */
    } size[SIZES_MAX];
    int count;
    unsigned clock;
} fonts;

const char *fonts_open(void) {
    const char *message = TTF_Init() == 0 ? NULL : words(WORD_NO_TYPE);
    fonts.lock = fonts.lock ? fonts.lock : SDL_CreateMutex();
    message = fonts.lock ? message : words(WORD_NO_MEMORY);
    for (int i = 0; i < FILES && !message; i++) {
        message = assets_read(font_files[i], &fonts.file[i]);
    }
    return message;
}

static void close_sizes(void) {
    for (int i = 0; i < fonts.count; i++) {
        TTF_CloseFont(fonts.size[i].open);
    }
    fonts.count = 0;
}

void fonts_forget(void) {
    SDL_LockMutex(fonts.lock);
    close_sizes();
    SDL_UnlockMutex(fonts.lock);
}

void fonts_close(void) {
    close_sizes();
    for (int i = 0; i < FILES; i++) {
        text_free(&fonts.file[i]);
    }
    if (TTF_WasInit()) {
        TTF_Quit();
    }
    if (fonts.lock) {
        SDL_DestroyMutex(fonts.lock);
        fonts.lock = NULL;
    }
}

/* A text as a font file has it. */
struct typeset {
    enum font font; /* that has a file */
    const char *string;
    char figures[FIGURES_MAX];
};

/* The files have the figures that are equally wide beside those for prose, from U+E030 on. */
static void put_figures(struct typeset *typeset) {
    struct text text = text_fixed(typeset->figures, sizeof typeset->figures);
    for (const char *at = typeset->string; *at; at++) {
        if (*at >= '0' && *at <= '9') {
            text_add_bytes(&text, "\xEE\x80", 2);
            text_char(&text, (char)(0x80 + *at));
        } else {
            text_char(&text, *at);
        }
    }
    typeset->string = typeset->figures;
}

static void set(struct typeset *typeset, enum font font, const char *string) {
    static const enum font plain[FONTS] = {[FONT_FIGURES] = FONT_UI,
                                           [FONT_FIGURES_SEMIBOLD] = FONT_UI_SEMIBOLD,
                                           [FONT_FIGURES_BOLD] = FONT_UI_BOLD};
    typeset->font = font;
    typeset->string = string;
    if (font >= FONT_FIGURES) {
        typeset->font = plain[font];
        put_figures(typeset);
    }
}

static TTF_Font *open_size(enum font font, int pixels) {
    SDL_RWops *rw = SDL_RWFromConstMem(fonts.file[font].data, (int)fonts.file[font].length);
    TTF_Font *open = rw ? TTF_OpenFontRW(rw, 1, pixels) : NULL;
    if (open) {
        TTF_SetFontHinting(open, TTF_HINTING_NONE); /* the same shapes at every scale */
    }
    return open;
}

/* The slot for one more size: a free one, or that of the size not used for longest. */
static int free_slot(void) {
    if (fonts.count < SIZES_MAX) {
        return fonts.count++;
    }
    int oldest = 0;
    for (int i = 1; i < SIZES_MAX; i++) {
        if (fonts.size[i].used < fonts.size[oldest].used) {
            oldest = i;
        }
    }
    TTF_CloseFont(fonts.size[oldest].open);
    return oldest;
}

static int pixels_of(float size) {
    return (int)fmaxf(4, roundf(size));
}

static TTF_Font *font_at(enum font font, float size) {
    int pixels = pixels_of(size);
    fonts.clock++;
    for (int i = 0; i < fonts.count; i++) {
        if (fonts.size[i].font == font && fonts.size[i].pixels == pixels) {
            fonts.size[i].used = fonts.clock;
            return fonts.size[i].open;
        }
    }
    TTF_Font *open = open_size(font, pixels);
    if (open) {
        int slot = free_slot();
        fonts.size[slot].font = font;
        fonts.size[slot].pixels = pixels;
        fonts.size[slot].open = open;
        fonts.size[slot].used = fonts.clock;
    }
    return open;
}

/* The widths asked for lately, each in one of the two places that its key leads to: two texts of a
 * scene that led to the same one would be measured in every frame. */
static struct width {
    uint64_t key; /* 0: nothing here yet */
    int width;
} widths[WIDTHS][2];

/* To be called under the lock. */
static int measured(enum font font, float size, const char *string) {
    struct typeset typeset;
    set(&typeset, font, string);
    TTF_Font *open = string[0] ? font_at(typeset.font, size) : NULL;
    int width = 0;
    if (open) {
        TTF_SizeUTF8(open, typeset.string, &width, NULL);
    }
    return width;
}

static float text_width(void *context, enum font font, float size, const char *string) {
    (void)context;
    int pixels = pixels_of(size);
    uint64_t key = hash_bytes(HASH_START, &font, sizeof font);
    key = hash_bytes(hash_bytes(key, &pixels, sizeof pixels), string, strlen(string));
    struct width *place = widths[(size_t)(key ^ key >> 32) % WIDTHS];
    SDL_LockMutex(fonts.lock);
    if (place[0].key != key && place[1].key != key) {
        place[1] = place[0];
        place[0] = (struct width){key, measured(font, size, string)};
    }
    int width = place[place[0].key == key ? 0 : 1].width;
    SDL_UnlockMutex(fonts.lock);
    return (float)width;
}

struct measure fonts_measure(void) {
    return (struct measure){.width = text_width};
}

SDL_Surface *fonts_render(enum font font, float size, const char *string, int *ascent) {
    struct typeset typeset;
    SDL_Surface *picture = NULL;
    set(&typeset, font, string);
    SDL_LockMutex(fonts.lock);
    TTF_Font *open = font_at(typeset.font, size);
    if (open) {
        *ascent = TTF_FontAscent(open);
        picture = TTF_RenderUTF8_Blended(open, typeset.string, (SDL_Color){255, 255, 255, 255});
    }
    SDL_UnlockMutex(fonts.lock);
    return picture;
}
