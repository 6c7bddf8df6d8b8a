/* settings_file.c: see settings_file.h. */
#include "sdl/storage/settings_file.h"

#include "sdl/storage/textfile.h"

static struct settings kept; /* as in the file */
static struct settings seen; /* the app's, at the last call */
static struct textfile file;

struct settings settings_file_open(const struct arguments *arguments, struct text *told) {
    struct text text = {0}, complaints = {0};
    textfile_open(&file, arguments->data, "settings.txt");
    textfile_load(&file, &text);
    settings_read(text_string(&text), text.length, &kept, &complaints);
    textfile_complain(&file, text_string(&complaints), told);
    text_free(&text);
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
