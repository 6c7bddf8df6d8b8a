/* find_assets.c: prints the font that marks a folder of assets, as the app would find it; where
 * there is none, prints where it looked and fails. tests/sdl/assets.sh puts a short text in the
 * place of that font. */
#include "sdl/storage/files.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    const char *missing = files_find_assets();
    size_t size = 0;
    char *data = missing ? NULL : files_read_asset("fonts/SeraiSans-Regular.otf", &size, NULL);
    if (!data) {
        fprintf(stderr, "%s\n", missing ? missing : "the asset cannot be read");
        return EXIT_FAILURE;
    }
    fwrite(data, 1, size, stdout);
    SDL_free(data);
    return EXIT_SUCCESS;
}
