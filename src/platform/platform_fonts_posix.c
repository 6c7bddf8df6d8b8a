/* platform_fonts_posix.c: see fonts.h. A Mac has its fonts in known places. Elsewhere Fontconfig
 * knows, which nearly every system with a screen has; it is loaded when it is needed, as it reads
 * its lists then, and without it letters are missing. */
#include "platform/fonts.h"

#if defined(__APPLE__)

static const struct known_font list[] = {
    {0x0000, 0x05FF, "Supplemental/Arial.ttf"},
    {0x0590, 0x05FF, "ArialHB.ttc"},
    {0x0600, 0x08FF, "GeezaPro.ttc"},
    {0x0600, 0x08FF, "SFArabic.ttf"},
    {0x0700, 0x074F, "Supplemental/NotoSansSyriac-Regular.ttf"},
    {0x0780, 0x07BF, "Supplemental/NotoSansThaana-Regular.ttf"},
    {0x07C0, 0x07FF, "Supplemental/NotoSansNKo-Regular.ttf"},
    {0x0900, 0x097F, "Kohinoor.ttc"},
    {0x0980, 0x09FF, "KohinoorBangla.ttc"},
    {0x0A00, 0x0A7F, "Supplemental/Gurmukhi.ttf"},
    {0x0A80, 0x0AFF, "KohinoorGujarati.ttc"},
    {0x0B00, 0x0B7F, "Supplemental/Oriya Sangam MN.ttc"},
    {0x0B80, 0x0BFF, "Supplemental/Tamil Sangam MN.ttc"},
    {0x0C00, 0x0C7F, "KohinoorTelugu.ttc"},
    {0x0C80, 0x0CFF, "NotoSansKannada.ttc"},
    {0x0D00, 0x0D7F, "Supplemental/Malayalam Sangam MN.ttc"},
    {0x0D80, 0x0DFF, "Supplemental/Sinhala Sangam MN.ttc"},
    {0x0E00, 0x0E7F, "ThonburiUI.ttc"},
    {0x0E00, 0x0E7F, "Thonburi.ttc"},
    {0x0E80, 0x0EFF, "Supplemental/Lao Sangam MN.ttf"},
    {0x0F00, 0x0FFF, "Supplemental/Kailasa.ttc"},
    {0x1000, 0x109F, "NotoSansMyanmar.ttc"},
    {0x10A0, 0x10FF, "SFGeorgian.ttf"},
    {0x1200, 0x139F, "Supplemental/Kefa.ttc"},
    {0x1780, 0x17FF, "Supplemental/Khmer Sangam MN.ttf"},
    {0x13A0, 0x13FF, "Supplemental/PlantagenetCherokee.ttf"},
    {0x1400, 0x167F, "Supplemental/EuphemiaCAS.ttc"},
    {0x1D00, 0x2BFF, "Apple Symbols.ttf"},
    {0x2E80, 0xFFEF, "PingFang.ttc"},
    {0x2E80, 0xFFEF, "Hiragino Sans GB.ttc"},
    {0x2E80, 0xFFEF, "STHeiti Light.ttc"},
    {0x1100, 0xD7FF, "AppleSDGothicNeo.ttc"},
    {0x20000, 0x3FFFF, "PingFang.ttc"},
    {0x0000, 0xFFFF, "Supplemental/Arial Unicode.ttf"},
    {0x10000, 0x1FFFF, "Apple Symbols.ttf"},
    {0x2190, 0x1FFFF, "Apple Color Emoji.ttc"},
};

bool system_font(uint32_t letter, int attempt, char path[PLATFORM_PATH_MAX], int *face) {
    *face = 0;
    return known_font_file(list, sizeof list / sizeof list[0], "/System/Library/Fonts", letter,
                           attempt, path);
}

#elif defined(__EMSCRIPTEN__)

bool system_font(uint32_t letter, int attempt, char path[PLATFORM_PATH_MAX], int *face) {
    (void)letter, (void)attempt, (void)face;
    path[0] = '\0';
    return false;
}

#elif !defined(_WIN32)

#include <dlfcn.h>
#include <string.h>

/* The part of Fontconfig's interface that is used, which has not changed since 2002. */
typedef struct pattern pattern;
typedef struct char_set char_set;
enum { MATCHED = 0, MATCH_PATTERN = 0 };

static struct {
    bool tried, ready;
    pattern *(*create)(void);
    char_set *(*create_set)(void);
    int (*add_letter)(char_set *, uint32_t);
    int (*has_letter)(const char_set *, uint32_t);
    int (*add_set)(pattern *, const char *, const char_set *);
    int (*add_string)(pattern *, const char *, const unsigned char *);
    int (*add_bool)(pattern *, const char *, int);
    int (*substitute)(void *, pattern *, int);
    void (*fill)(pattern *);
    pattern *(*match)(void *, pattern *, int *);
    int (*get_string)(const pattern *, const char *, int, unsigned char **);
    int (*get_integer)(const pattern *, const char *, int, int *);
    int (*get_set)(const pattern *, const char *, int, char_set **);
    void (*destroy_set)(char_set *);
    void (*destroy)(pattern *);
} fc;

/* Functions are not objects in C: their addresses are copied as bytes. */
static bool find(void *library, const char *name, void *function) {
    void *found = dlsym(library, name);
    memcpy(function, &found, sizeof found);
    return found;
}

static bool load(void) {
    void *library = dlopen("libfontconfig.so.1", RTLD_NOW | RTLD_LOCAL);
    int (*begin)(void);
    return library && find(library, "FcInit", &begin) &&
           find(library, "FcPatternCreate", &fc.create) &&
           find(library, "FcCharSetCreate", &fc.create_set) &&
           find(library, "FcCharSetAddChar", &fc.add_letter) &&
           find(library, "FcCharSetHasChar", &fc.has_letter) &&
           find(library, "FcPatternAddCharSet", &fc.add_set) &&
           find(library, "FcPatternAddString", &fc.add_string) &&
           find(library, "FcPatternAddBool", &fc.add_bool) &&
           find(library, "FcConfigSubstitute", &fc.substitute) &&
           find(library, "FcDefaultSubstitute", &fc.fill) &&
           find(library, "FcFontMatch", &fc.match) &&
           find(library, "FcPatternGetString", &fc.get_string) &&
           find(library, "FcPatternGetInteger", &fc.get_integer) &&
           find(library, "FcPatternGetCharSet", &fc.get_set) &&
           find(library, "FcCharSetDestroy", &fc.destroy_set) &&
           find(library, "FcPatternDestroy", &fc.destroy) && begin();
}

/* What is sought: a font without serifs that has the letter; first one that is drawn in one color,
 * as all letters are here, which matters more to Fontconfig than the letter. NULL when there is no
 * memory. */
static pattern *describe(uint32_t letter, int attempt) {
    pattern *sought = fc.create();
    char_set *set = fc.create_set();
    if (sought && set) {
        fc.add_letter(set, letter);
        fc.add_set(sought, "charset", set);
        fc.add_string(sought, "family", (const unsigned char *)"sans-serif");
        if (attempt == 0) {
            fc.add_bool(sought, "color", 0);
        }
        fc.substitute(NULL, sought, MATCH_PATTERN);
        fc.fill(sought);
    }
    if (set) {
        fc.destroy_set(set);
    }
    return sought;
}

/* The file of a font; "" if it lacks the letter, as the nearest to what is sought may do. */
static void put_file(const pattern *font, uint32_t letter, char path[PLATFORM_PATH_MAX],
                     int *face) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    unsigned char *file = NULL;
    char_set *letters = NULL;
    bool has = fc.get_set(font, "charset", 0, &letters) == MATCHED &&
               fc.has_letter(letters, letter) && fc.get_string(font, "file", 0, &file) == MATCHED;
    if (fc.get_integer(font, "index", 0, face) != MATCHED) {
        *face = 0;
    }
    text_add(&text, has ? (const char *)file : "");
}

bool system_font(uint32_t letter, int attempt, char path[PLATFORM_PATH_MAX], int *face) {
    enum { ATTEMPTS = 2 };
    int result = 0;
    if (!fc.tried) {
        fc.tried = true;
        fc.ready = load();
    }
    bool goes_on = fc.ready && attempt < ATTEMPTS;
    pattern *sought = goes_on ? describe(letter, attempt) : NULL;
    pattern *font = sought ? fc.match(NULL, sought, &result) : NULL;
    path[0] = '\0';
    if (font) {
        put_file(font, letter, path, face);
        fc.destroy(font);
    }
    if (sought) {
        fc.destroy(sought);
    }
    return goes_on;
}

#endif
