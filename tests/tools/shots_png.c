/* shots_png.c: writes a picture of every scene.
 *
 *   shots_png FOLDER [NAME ...]            in full, at both sizes
 *   shots_png --golden FOLDER [NAME ...]   reduced, as the tests compare them */
#include "shots/shots.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const int sizes[][2] = {{1280, 800}, {2560, 1440}};

static bool wanted(const struct shot *shot, int count, char **names) {
    for (int i = 0; i < count; i++) {
        if (strcmp(shot->name, names[i]) == 0) {
            return true;
        }
    }
    return count == 0;
}

static bool write_shot(const struct shot *shot, int width, int height, const char *folder,
                       bool golden) {
    char path[1024];
    struct text text = text_fixed(path, sizeof path);
    shot_path(shot, width, height, folder, &text);
    SDL_Surface *picture = shot_take(shot, width, height);
    SDL_Surface *small = picture && golden ? shot_reduce(picture) : NULL;
    bool written = picture && IMG_SavePNG(small ? small : picture, path) == 0;
    SDL_FreeSurface(small);
    SDL_FreeSurface(picture);
    printf("%s %s\n", written ? "wrote" : "FAILED", path);
    return written;
}

int main(int argc, char **argv) {
    bool golden = argc > 1 && strcmp(argv[1], "--golden") == 0;
    int first = golden ? 2 : 1;
    if (argc <= first) {
        fprintf(stderr, "usage: shots_png [--golden] FOLDER [NAME ...]\n");
        return EXIT_FAILURE;
    }
    const char *message = shots_open();
    if (message) {
        fprintf(stderr, "shots_png: %s\n", message);
        return EXIT_FAILURE;
    }
    bool fine = true;
    for (int i = 0; i < shots_count; i++) {
        int kinds = golden && !shots[i].large ? 1 : 2;
        for (int k = 0; k < kinds && wanted(&shots[i], argc - first - 1, argv + first + 1); k++) {
            fine &= write_shot(&shots[i], sizes[k][0], sizes[k][1], argv[first], golden);
        }
    }
    shots_close();
    return fine ? EXIT_SUCCESS : EXIT_FAILURE;
}
