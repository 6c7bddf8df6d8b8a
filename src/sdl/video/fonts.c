/* fonts.c: see fonts.h. The widths of texts are kept: a page of the rules asks for some hundred in
 * every frame, and each is shaped by HarfBuzz. A line is written in parts, each by one face in one
 * direction; most lines have one part, and are drawn as SDL_ttf gives them. */
#include "sdl/video/fonts.h"

#include "base/hash.h"
#include "base/utf8.h"
#include "sdl/video/faces.h"
#include "sdl/video/ink.h"
#include "sdl/video/missing.h"
#include "sdl/video/typeset.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

enum { WIDTHS = 2048, PART_MAX = 2048 };

static SDL_mutex *lock; /* guards all that is below, and the faces */

const char *fonts_open(void) {
    const char *message = TTF_Init() == 0 ? NULL : words(WORD_NO_TYPE);
    lock = lock ? lock : SDL_CreateMutex();
    message = lock ? message : words(WORD_NO_MEMORY);
    return message ? message : faces_open();
}

void fonts_close(void) {
    faces_close();
    if (TTF_WasInit()) {
        TTF_Quit();
    }
    if (lock) {
        SDL_DestroyMutex(lock);
        lock = NULL;
    }
}

/* ---- parts ---- */

/* A line that is to be written. */
struct font_row {
    enum font font;
    int pixels;
    const char *string;
};

/* The files have the figures that are equally wide beside those for prose, from U+E030 on. */
static void add_figures(struct text *text, const char *bytes, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] >= '0' && bytes[i] <= '9') {
            text_add_bytes(text, "\xEE\x80", 2);
            text_char(text, (char)(0x80 + bytes[i]));
        } else {
            text_char(text, bytes[i]);
        }
    }
}

/* The font of a part, ready for it, and its bytes as the face has them. NULL: none. */
static TTF_Font *begin_part(const struct font_row *line, const struct text_part *part,
                            char string[PART_MAX]) {
    struct text text = text_fixed(string, PART_MAX);
    TTF_Font *open = part->face == FACE_NONE ? NULL : face_at(part->face, line->pixels);
    if (line->font >= FONT_FIGURES && part->face < FACES_LATIN) {
        add_figures(&text, line->string + part->start, part->length);
    } else {
        text_add_bytes(&text, line->string + part->start, part->length);
    }
    if (open && (part->script || part->right_to_left)) {
        TTF_SetFontDirection(open, part->right_to_left ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR);
        TTF_SetFontScriptName(open, part->script ? part->script : "Zyyy");
    }
    return open;
}

/* Others use the font, too. */
static void end_part(TTF_Font *open, const struct text_part *part) {
    if (open && (part->script || part->right_to_left)) {
        TTF_SetFontDirection(open, TTF_DIRECTION_LTR);
        TTF_SetFontScriptName(open, "Zyyy");
    }
}

static uint32_t letter_of(const struct font_row *line, const struct text_part *part) {
    size_t bytes;
    return utf8_code(line->string + part->start, &bytes);
}

static int part_width(const struct font_row *line, const struct text_part *part) {
    char string[PART_MAX];
    int width = 0;
    TTF_Font *open = begin_part(line, part, string);
    if (part->face == FACE_NONE) {
        return missing_width(letter_of(line, part), line->pixels);
    }
    if (open) {
        TTF_SizeUTF8(open, string, &width, NULL);
        width = (int)ceilf((float)width * face_reduction(part->face, line->pixels));
    }
    end_part(open, part);
    return width;
}

static SDL_Surface *part_picture(const struct font_row *line, const struct text_part *part,
                                 int *ascent) {
    char string[PART_MAX];
    SDL_Surface *picture = NULL;
    TTF_Font *open = begin_part(line, part, string);
    if (part->face == FACE_NONE) {
        return missing_render(letter_of(line, part), line->pixels, ascent);
    }
    if (open) {
        *ascent = TTF_FontAscent(open);
        picture = TTF_RenderUTF8_Blended(open, string, (SDL_Color){255, 255, 255, 255});
    }
    end_part(open, part);
    return picture && part->face >= FACES_BUNDLED
               ? ink_of(picture, face_reduction(part->face, line->pixels), ascent)
               : picture;
}

/* ---- widths ---- */

static int pixels_of(float size) {
    return (int)fmaxf(4, roundf(size));
}

/* The widths asked for lately, each in one of the two places that its key leads to: two texts of a
 * scene that led to the same one would be measured in every frame. */
static struct width {
    uint64_t key; /* 0: nothing here yet */
    int width;
} widths[WIDTHS][2];

void fonts_forget(void) {
    SDL_LockMutex(lock);
    faces_forget();
    memset(widths, 0, sizeof widths);
    SDL_UnlockMutex(lock);
}

bool fonts_lack(void) {
    SDL_LockMutex(lock);
    bool lack = faces_lack();
    SDL_UnlockMutex(lock);
    return lack;
}

/* To be called under the lock. */
static int measured(const struct font_row *line) {
    struct text_part parts[PARTS_MAX];
    int width = 0, count = typeset_line(line->font, line->string, false, parts);
    for (int i = 0; i < count; i++) {
        width += part_width(line, &parts[i]);
    }
    return width;
}

static float text_width(void *context, enum font font, float size, const char *string) {
    (void)context;
    int pixels = pixels_of(size);
    uint64_t key = hash_bytes(HASH_START, &font, sizeof font);
    key = hash_bytes(hash_bytes(key, &pixels, sizeof pixels), string, strlen(string));
    struct width *place = widths[(size_t)(key ^ key >> 32) % WIDTHS];
    SDL_LockMutex(lock);
    if (place[0].key != key && place[1].key != key) {
        place[1] = place[0];
        place[0] = (struct width){key, measured(&(struct font_row){font, pixels, string})};
    }
    int width = place[place[0].key == key ? 0 : 1].width;
    SDL_UnlockMutex(lock);
    return (float)width;
}

struct measure fonts_measure(void) {
    return (struct measure){.width = text_width};
}

/* ---- pictures ---- */

/* Puts the pictures of parts beside each other, on one baseline, and frees them. */
static SDL_Surface *joined(SDL_Surface *pictures[], const int ascents[], int count, int *ascent) {
    int width = 0, below = 0;
    *ascent = 0;
    for (int i = 0; i < count; i++) {
        int under = pictures[i] ? pictures[i]->h - ascents[i] : 0;
        width += pictures[i] ? pictures[i]->w : 0;
        below = under > below ? under : below;
        *ascent = pictures[i] && ascents[i] > *ascent ? ascents[i] : *ascent;
    }
    SDL_Surface *all = width ? SDL_CreateRGBSurfaceWithFormat(0, width, *ascent + below, 32,
                                                              SDL_PIXELFORMAT_ARGB8888)
                             : NULL;
    if (all) {
        SDL_FillRect(all, NULL, 0x00FFFFFF);
    }
    for (int i = 0, x = 0; i < count; i++) {
        if (all && pictures[i]) {
            SDL_Rect at = {x, *ascent - ascents[i], pictures[i]->w, pictures[i]->h};
            SDL_BlitSurface(pictures[i], NULL, all, &at);
            x += pictures[i]->w;
        }
        SDL_FreeSurface(pictures[i]);
    }
    return all;
}

SDL_Surface *fonts_render(enum font font, float size, const char *string, bool right_to_left,
                          int *ascent) {
    const struct font_row line = {font, pixels_of(size), string};
    struct text_part parts[PARTS_MAX];
    SDL_Surface *pictures[PARTS_MAX];
    int ascents[PARTS_MAX] = {0};
    SDL_LockMutex(lock);
    int count = typeset_line(font, string, right_to_left, parts);
    for (int i = 0; i < count; i++) {
        pictures[i] = part_picture(&line, &parts[i], &ascents[i]);
    }
    SDL_UnlockMutex(lock);
    *ascent = ascents[0];
    return count == 1 ? pictures[0] : joined(pictures, ascents, count, ascent);
}
