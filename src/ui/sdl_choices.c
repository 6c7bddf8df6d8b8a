/* sdl_choices.c: see sdl_choices.h. */
#include "ui/sdl_choices.h"

#include "ui/sdl_textfile.h"

#include <SDL.h>

static struct textfile file;
static int seen; /* the revision that is in the file */

void choices_file_open(const char *folder, struct setup *setup) {
    size_t length = 0;
    struct text complaints = {0};
    textfile_open(&file, folder, "choices.txt");
    char *data = textfile_load(&file, &length);
    setup_read(data ? data : "", length, setup, &complaints);
    SDL_free(data);
    textfile_complain(&file, text_string(&complaints));
    text_free(&complaints);
    seen = setup->revision;
}

void choices_file_follow(const struct setup *setup) {
    if (setup->revision == seen) {
        return;
    }
    struct text text = {0};
    setup_write(setup, &text);
    textfile_save(&file, &text);
    text_free(&text);
    seen = setup->revision;
}
