/* sdl_settings.c: see sdl_settings.h. */
#include "ui/sdl_settings.h"

#include "ui/sdl_textfile.h"

#include <SDL.h>

static struct settings kept; /* as in the file */
static struct settings seen; /* the app's, at the last call */
static struct textfile file;

struct settings settings_file_open(const struct arguments *arguments) {
    size_t length = 0;
    struct text complaints = {0};
    textfile_open(&file, arguments->data, "settings.txt");
    char *data = textfile_load(&file, &length);
    settings_read(data ? data : "", length, &kept, &complaints);
    SDL_free(data);
    textfile_complain(&file, text_string(&complaints));
    text_free(&complaints);
    seen = kept;
    arguments_settle(arguments, &seen);
    return seen;
}

void settings_file_follow(const struct settings *settings) {
    bool changed = settings_follow(&kept, &seen, settings);
    seen = *settings;
    if (changed) {
        struct text text = {0};
        settings_write(&kept, &text);
        textfile_save(&file, &text);
        text_free(&text);
    }
}
