/* shots_png.c: writes a picture of every scene.
 *
 *   shots_png FOLDER [NAME ...]            in full, and FOLDER/motion/: frames of each animation
 *   shots_png --golden FOLDER [NAME ...]   as text, as the tests compare them; tones that they
 *       would not tell from those of the text that is there stay as they are
 *   shots_png --window 900x1200[@1.5][m][:deutan] FOLDER [NAME ...]
 *       in a window of this size, with this interface scale, laid out from right to left with an m,
 *       in this palette, in every theme; no animations
 *   shots_png --sheet 800x600[@1.5][m][:deutan] FILE [NAME ...]
 *       all of them on one picture, small, in the first theme */
#include "platform/platform.h"
#include "shots/motion.h"
#include "shots/sheet.h"
#include "shots/shot_compare.h"
#include "shots/shot_text.h"
#include "shots/shots.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool named(const char *name, int count, char **names) {
    for (int i = 0; i < count; i++) {
        if (strcmp(name, names[i]) == 0) {
            return true;
        }
    }
    return count == 0;
}

static bool write_shot(const struct shot *shot, enum theme_id theme,
                       const struct shot_window *window, const char *folder) {
    char path[1024];
    struct text text = text_fixed(path, sizeof path);
    shot_path(shot, theme, window, folder, &text);
    SDL_Surface *picture = shot_take(shot, theme, window);
    bool written = picture && !IMG_SavePNG(picture, path);
    printf("%s %s\n", written ? "wrote" : "FAILED", path);
    return written;
}

static bool write_text(const char *folder, const char *name, const struct text *text) {
    struct line path = text_line("%s/%s.txt", folder, name);
    bool written = text->length && !platform_replace(path.string, text->data, text->length, false);
    printf("%s %s\n", written ? "wrote" : "FAILED", path.string);
    return written;
}

/* The texts of all scenes, an item each, are written at the end: shots of one size and theme are
 * fastest one after the other. */
static bool write_texts(const char *folder, struct text *texts) {
    struct text themes = {0};
    shot_themes(&themes);
    bool fine = write_text(folder, "themes", &themes);
    text_free(&themes);
    for (int i = 0; i < shots_count; i++) {
        if (texts[i].length) {
            fine &= write_text(folder, shots[i].name, &texts[i]);
        }
        text_free(&texts[i]);
    }
    return fine;
}

static bool describe(const struct shot *shot, enum theme_id theme, const struct shot_window *window,
                     const char *folder, struct text *out) {
    enum { LIMIT = 1 << 20 };
    struct text section = {0}, before = {0};
    SDL_Surface *picture = shot_take(shot, theme, window);
    if (picture) {
        shot_describe(shot_list(), picture, theme, window, &section);
        platform_read(text_line("%s/%s.txt", folder, shot->name).string, LIMIT, &before);
        shot_keep_tones(text_string(&before), &section);
        text_add(out, text_string(&section));
    }
    bool fine = picture && !section.truncated && !out->truncated;
    text_free(&section);
    text_free(&before);
    return fine;
}

/* `texts`, an item for each shot: writes texts instead of pictures; or NULL. */
static bool write_all(const char *folder, struct text *texts, int count, char **names) {
    bool fine = true;
    for (int size = 0; size < SHOT_SIZES; size++) {
        const struct shot_window *window = &shot_windows[size];
        for (int theme = 0; theme < THEMES; theme++) {
            for (int i = 0; i < shots_count; i++) {
                enum theme_id id = (enum theme_id)theme;
                if (named(shots[i].name, count, names) && shot_is_wanted(&shots[i], id, size)) {
                    fine &= texts ? describe(&shots[i], id, window, folder, &texts[i])
                                  : write_shot(&shots[i], id, window, folder);
                }
            }
        }
    }
    return fine && (!texts || write_texts(folder, texts));
}

static bool write_golden(const char *folder, int count, char **names) {
    struct text *texts = calloc((size_t)shots_count, sizeof *texts);
    bool fine = texts && write_all(folder, texts, count, names);
    free(texts);
    return fine;
}

static bool read_window(const char *size, struct shot_window *window) {
    *window = (struct shot_window){0};
    int read = sscanf(size, "%dx%d@%f", &window->width, &window->height, &window->scale);
    const char *palette = strchr(size, ':'), *mirrored = strchr(size, 'm');
    window->mirrored = mirrored && (!palette || mirrored < palette);
    return read >= 2 && window->width > 0 && window->height > 0 &&
           (!palette || palette_find(palette + 1, &window->palette));
}

static bool write_window(const char *size, const char *folder, int count, char **names) {
    struct shot_window window;
    bool fine = read_window(size, &window);
    for (int theme = 0; fine && theme < THEMES; theme++) {
        for (int i = 0; i < shots_count; i++) {
            if (named(shots[i].name, count, names)) {
                fine &= write_shot(&shots[i], (enum theme_id)theme, &window, folder);
            }
        }
    }
    return fine;
}

/* On a sheet, a picture is some 400 pixels wide. */
static bool write_sheet(const char *size, const char *path, int count, char **names) {
    enum { COLUMNS = 8, WIDTH = 400 };
    struct shot_window window;
    if (!read_window(size, &window)) {
        return false;
    }
    int wanted = 0, shrink = window.width > WIDTH ? window.width / WIDTH : 1;
    for (int i = 0; i < shots_count; i++) {
        wanted += named(shots[i].name, count, names);
    }
    struct sheet sheet = sheet_open(wanted, COLUMNS, shrink, &window);
    for (int i = 0, next = 0; sheet.picture && i < shots_count; i++) {
        if (named(shots[i].name, count, names)) {
            sheet_put(&sheet, next++, shot_take(&shots[i], THEME_DUSK, &window));
        }
    }
    bool written = sheet.picture && IMG_SavePNG(sheet.picture, path) == 0;
    SDL_FreeSurface(sheet.picture);
    printf("%s %s\n", written ? "wrote" : "FAILED", path);
    return written;
}

static bool write_motion(const struct shot *shot, const char *folder) {
    char path[1024];
    struct text text = text_fixed(path, sizeof path);
    text_format(&text, "%s/%s.png", folder, shot->name);
    float length = shot->hover ? shot->rest : shot_length(shot);
    SDL_Surface *sheet = motion_sheet(shot, length);
    bool written = sheet && IMG_SavePNG(sheet, path) == 0;
    SDL_FreeSurface(sheet);
    printf("%s %s: %.0f ms\n", written ? "wrote" : "FAILED", path, (double)length);
    return written;
}

static bool write_motions(const char *folder, int count, char **names) {
    char path[1024];
    struct text text = text_fixed(path, sizeof path);
    text_format(&text, "%s/motion", folder);
    bool fine = true;
    for (int i = 0; i < motions_count; i++) {
        if (named(motions[i].name, count, names)) {
            fine = !platform_make_folder(path) && fine;
            fine = write_motion(&motions[i], path) && fine;
        }
    }
    return fine;
}

static bool write(int argc, char **argv) {
    if (argc > 3 && strcmp(argv[1], "--window") == 0) {
        return write_window(argv[2], argv[3], argc - 4, argv + 4);
    }
    if (argc > 3 && strcmp(argv[1], "--sheet") == 0) {
        return write_sheet(argv[2], argv[3], argc - 4, argv + 4);
    }
    if (strcmp(argv[1], "--golden") == 0) {
        return write_golden(argv[2], argc - 3, argv + 3);
    }
    bool fine = write_all(argv[1], NULL, argc - 2, argv + 2);
    return write_motions(argv[1], argc - 2, argv + 2) && fine;
}

int main(int argc, char **argv) {
    if (argc < 2 || (argv[1][0] == '-' && argc < 3)) {
        fprintf(
            stderr,
            "usage: shots_png [--golden | --window WxH[@SCALE][m][:PALETTE]] FOLDER [NAME ...]\n"
            "       shots_png --sheet WxH[@SCALE][m][:PALETTE] FILE [NAME ...]\n");
        return EXIT_FAILURE;
    }
    const char *message = shots_open();
    if (message) {
        fprintf(stderr, "shots_png: %s\n", message);
        return EXIT_FAILURE;
    }
    bool fine = write(argc, argv);
    shots_close();
    return fine ? EXIT_SUCCESS : EXIT_FAILURE;
}
