/* find_assets.c: prints the contents of the font that marks a folder of assets, as the app would
 * find it; if there is none, prints where it looked and fails. tests/sdl/assets.sh puts a short
 * text in place of that font. */
#include "sdl/video/assets.h"

#include <stdio.h>
#include <stdlib.h>

int main(void) {
    const char *missing = assets_find();
    struct text data = {0};
    const char *message = missing ? missing : assets_read("fonts/SeraiSans-Regular.otf", &data);
    if (message) {
        fprintf(stderr, "%s\n", message);
        return EXIT_FAILURE;
    }
    fwrite(data.data, 1, data.length, stdout);
    text_free(&data);
    return EXIT_SUCCESS;
}
