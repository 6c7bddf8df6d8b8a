/* find_assets.c: prints the font that marks a folder of assets, as the app would find it; where
 * there is none, prints where it looked and fails. tests/sdl/assets.sh puts a short text in the
 * place of that font. */
#include "sdl/video/assets.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    const char *missing = assets_find();
    size_t size = 0;
    char *data = missing ? NULL : assets_read("fonts/SeraiSans-Regular.otf", &size, NULL);
    if (!data) {
        fprintf(stderr, "%s\n", missing ? missing : "the asset cannot be read");
        return EXIT_FAILURE;
    }
    fwrite(data, 1, size, stdout);
    SDL_free(data);
    return EXIT_SUCCESS;
}
