/* faces.c: see faces.h. A bundled file is read once; the system's, which may be large, are read as
 * far as they are used. */
#include "sdl/video/faces.h"

#include "base/utf8.h"
#include "platform/fonts.h"
#include "sdl/video/assets.h"

#include <math.h>
#include <string.h>

enum {
    SIZES_MAX = 48,
    SYSTEM_MAX = 32,
    FACES_MAX = FACES_BUNDLED + SYSTEM_MAX,
    KNOWN = 1024, /* letters whose face is remembered, a power of 2 */
    PROBED = 16,  /* the size in which a face is asked what it has */
    CHARACTER_MAX = 64,
};

static const char *const font_files[FACES_BUNDLED] = {
    [FONT_UI] = "fonts/SeraiSans-Regular.otf",
    [FONT_UI_MEDIUM] = "fonts/SeraiSans-Medium.otf",
    [FONT_UI_SEMIBOLD] = "fonts/SeraiSans-SemiBold.otf",
    [FONT_UI_BOLD] = "fonts/SeraiSans-Bold.otf",
    [FONT_DISPLAY] = "fonts/SeraiDisplay-Regular.otf",
    [FONT_DISPLAY_BOLD] = "fonts/SeraiDisplay-Bold.otf",
    [FACE_ARABIC] = "fonts/SeraiSansArabic-Regular.ttf",
    [FACE_ARABIC_BOLD] = "fonts/SeraiSansArabic-Bold.ttf",
    [FACE_ARABIC_DISPLAY] = "fonts/SeraiDisplayArabic-Regular.ttf",
    [FACE_ARABIC_DISPLAY_BOLD] = "fonts/SeraiDisplayArabic-Bold.ttf",
};

/* Where the letters of a font's own face come from when that lacks them. */
static const struct {
    int latin, arabic;
} next_face[FACES_LATIN] = {
    [FONT_UI] = {FONT_DISPLAY, FACE_ARABIC},
    [FONT_UI_MEDIUM] = {FONT_DISPLAY, FACE_ARABIC},
    [FONT_UI_SEMIBOLD] = {FONT_DISPLAY, FACE_ARABIC_BOLD},
    [FONT_UI_BOLD] = {FONT_DISPLAY, FACE_ARABIC_BOLD},
    [FONT_DISPLAY] = {FONT_UI, FACE_ARABIC_DISPLAY},
    [FONT_DISPLAY_BOLD] = {FONT_UI_BOLD, FACE_ARABIC_DISPLAY_BOLD},
};

static struct {
    struct text file[FACES_BUNDLED];
    struct {
        char path[PLATFORM_PATH_MAX];
        int number; /* among those of the file */
        int height; /* of its pictures, if it is only these; 0: it has outlines */
    } system[SYSTEM_MAX];
    int systems;
    struct {
        int face, pixels;
        TTF_Font *open;
        unsigned used; /* when it was asked for last */
    } size[SIZES_MAX];
    int sizes;
    unsigned clock;
    struct {
        uint32_t letter; /* 0: nothing here yet */
        int face;
    } known[KNOWN];
} faces;

const char *faces_open(void) {
    const char *message = NULL;
    for (int i = 0; i < FACES_LATIN && !message; i++) {
        text_clear(&faces.file[i]);
        message = assets_read(font_files[i], &faces.file[i]);
    }
    return message;
}

void faces_forget(void) {
    for (int i = 0; i < faces.sizes; i++) {
        TTF_CloseFont(faces.size[i].open);
    }
    faces.sizes = 0;
    memset(faces.known, 0, sizeof faces.known);
}

bool faces_lack(void) {
    bool lack = false;
    for (int i = 0; i < KNOWN; i++) {
        lack = lack || (faces.known[i].letter && faces.known[i].face == FACE_NONE);
    }
    return lack;
}

void faces_close(void) {
    faces_forget();
    for (int i = 0; i < FACES_BUNDLED; i++) {
        text_free(&faces.file[i]);
    }
    faces.systems = 0;
}

/* ---- sizes ---- */

static TTF_Font *open_size(int face, int pixels) {
    TTF_Font *open = NULL;
    if (face < FACES_BUNDLED) {
        if (!faces.file[face].length) {
            assets_read(font_files[face], &faces.file[face]); /* without it letters are missing */
        }
        SDL_RWops *rw = SDL_RWFromConstMem(faces.file[face].data, (int)faces.file[face].length);
        open = rw ? TTF_OpenFontRW(rw, 1, pixels) : NULL;
    } else {
        open = TTF_OpenFontIndex(faces.system[face - FACES_BUNDLED].path, pixels,
                                 faces.system[face - FACES_BUNDLED].number);
    }
    if (open) {
        TTF_SetFontHinting(open, TTF_HINTING_NONE); /* the same shapes at every scale */
    }
    return open;
}

/* The slot for one more size: a free one, or that of the size not used for longest. */
static int free_slot(void) {
    if (faces.sizes < SIZES_MAX) {
        return faces.sizes++;
    }
    int oldest = 0;
    for (int i = 1; i < SIZES_MAX; i++) {
        if (faces.size[i].used < faces.size[oldest].used) {
            oldest = i;
        }
    }
    TTF_CloseFont(faces.size[oldest].open);
    return oldest;
}

TTF_Font *face_at(int face, int pixels) {
    faces.clock++;
    for (int i = 0; i < faces.sizes; i++) {
        if (faces.size[i].face == face && faces.size[i].pixels == pixels) {
            faces.size[i].used = faces.clock;
            return faces.size[i].open;
        }
    }
    TTF_Font *open = open_size(face, pixels);
    if (open) {
        int slot = free_slot();
        faces.size[slot].face = face;
        faces.size[slot].pixels = pixels;
        faces.size[slot].open = open;
        faces.size[slot].used = faces.clock;
    }
    return open;
}

/* ---- letters ---- */

/* Joiners and choices between shapes: a face that lacks them writes the letters around them. */
static bool is_silent(uint32_t letter) {
    return letter == 0x200C || letter == 0x200D || (letter >= 0xFE00 && letter <= 0xFE0F) ||
           (letter >= 0xE0020 && letter <= 0xE01EF);
}

/* Whether a face writes two strings alike. */
static bool same_picture(TTF_Font *font, const char *string, const char *other) {
    SDL_Surface *one = TTF_RenderUTF8_Blended(font, string, (SDL_Color){255, 255, 255, 255});
    SDL_Surface *two = TTF_RenderUTF8_Blended(font, other, (SDL_Color){255, 255, 255, 255});
    bool same = one && two && one->w == two->w && one->h == two->h;
    for (int y = 0; same && y < one->h; y++) {
        same = memcmp((Uint8 *)one->pixels + y * one->pitch, (Uint8 *)two->pixels + y * two->pitch,
                      (size_t)one->w * 4) == 0;
    }
    SDL_FreeSurface(one);
    SDL_FreeSurface(two);
    return same;
}

/* A face without an accent may have the letter that carries it, and HarfBuzz finds that: it is then
 * not drawn as the letter is with an accent in the same place that is part of no letter. */
static bool composes(TTF_Font *font, const char *character, size_t length) {
    static const char *const strange[] = {"\xE2\x83\xB0", "\xE2\x83\xAC",
                                          "\xCC\xA1"}; /* above, below, at */
    char whole[CHARACTER_MAX];
    struct text text = text_fixed(whole, sizeof whole);
    text_add_bytes(&text, character, length);
    bool composed = !text.truncated;
    for (size_t i = 0; i < sizeof strange / sizeof strange[0] && composed; i++) {
        char apart[CHARACTER_MAX];
        struct text other = text_fixed(apart, sizeof apart);
        size_t bytes;
        utf8_code(character, &bytes);
        text_add_bytes(&other, character, bytes);
        text_add(&other, strange[i]);
        composed = !same_picture(font, whole, apart);
    }
    return composed;
}

static bool is_accent(uint32_t letter) {
    return letter >= 0x300 && letter < 0x370;
}

static bool has(int face, const char *character, size_t length) {
    TTF_Font *font = face_at(face, PROBED);
    size_t bytes = 0;
    for (size_t at = 0; font && at < length; at += bytes) {
        uint32_t letter = utf8_code(character + at, &bytes);
        if (!is_silent(letter) && !TTF_GlyphIsProvided32(font, letter)) {
            return is_accent(letter) && at > 0 && composes(font, character, length);
        }
    }
    return font;
}

/* Only pictures are equally high at all sizes. */
static int picture_height(int face) {
    TTF_Font *small = face_at(face, PROBED);
    int height = small ? TTF_FontHeight(small) : 0;
    TTF_Font *large = face_at(face, 4 * PROBED);
    return large && TTF_FontHeight(large) == height ? height : 0;
}

float face_reduction(int face, int pixels) {
    static const float TALL = 1.2F; /* as high as a line */
    int height = face < FACES_BUNDLED ? 0 : faces.system[face - FACES_BUNDLED].height;
    return height ? fminf(1, (float)pixels * TALL / (float)height) : 1;
}

/* The number of a font of the system, added if it is not there yet. */
static int system_face(const char *path, int number) {
    int i = 0;
    while (i < faces.systems &&
           (faces.system[i].number != number || strcmp(faces.system[i].path, path) != 0)) {
        i++;
    }
    if (i == faces.systems && i < SYSTEM_MAX) {
        struct text text = text_fixed(faces.system[i].path, sizeof faces.system[i].path);
        text_add(&text, path);
        faces.system[i].number = number;
        faces.systems++;
        faces.system[i].height = picture_height(FACES_BUNDLED + i);
    }
    return i < SYSTEM_MAX ? FACES_BUNDLED + i : FACE_NONE;
}

/* Asks the system for a letter of the character; a font that has the mark may have all of it. */
static int ask_for(uint32_t letter, const char *character, size_t length) {
    char path[PLATFORM_PATH_MAX] = "";
    for (int attempt = 0, number = 0; platform_font(letter, attempt, path, &number); attempt++) {
        int face = path[0] ? system_face(path, number) : FACE_NONE;
        if (face != FACE_NONE && has(face, character, length)) {
            return face;
        }
    }
    return FACE_NONE;
}

static int ask_system(const char *character, size_t length) {
    int face = FACE_NONE;
    size_t bytes = 0;
    for (int i = 0; i < faces.systems; i++) {
        if (has(FACES_BUNDLED + i, character, length)) {
            return FACES_BUNDLED + i;
        }
    }
    for (size_t at = 0; at < length && face == FACE_NONE; at += bytes) {
        uint32_t letter = utf8_code(character + at, &bytes);
        face = is_silent(letter) ? FACE_NONE : ask_for(letter, character, length);
    }
    return face;
}

/* The same, remembered for single letters. */
static int system_face_for(const char *character, size_t length) {
    size_t bytes;
    uint32_t letter = utf8_code(character, &bytes);
    size_t slot = letter % KNOWN;
    if (bytes < length) {
        return ask_system(character, length);
    }
    if (faces.known[slot].letter != letter) {
        faces.known[slot].letter = letter;
        faces.known[slot].face = ask_system(character, length);
    }
    return faces.known[slot].face;
}

int face_of(enum font font) {
    static const enum font plain[FONTS - FACES_LATIN] = {FONT_UI, FONT_UI_SEMIBOLD, FONT_UI_BOLD};
    int face = (int)font;
    return face < FACES_LATIN ? face : (int)plain[face - FACES_LATIN];
}

int face_for(enum font font, const char *character, size_t length) {
    static const uint32_t ARABIC = 0x600, AFTER_ARABIC = 0x700;
    int own = face_of(font);
    size_t bytes;
    uint32_t letter = utf8_code(character, &bytes);
    bool arabic = letter >= ARABIC && letter < AFTER_ARABIC;
    int next = arabic ? next_face[own].arabic : next_face[own].latin;
    return has(own, character, length)    ? own
           : has(next, character, length) ? next
                                          : system_face_for(character, length);
}
