/* choices.c: see choices.h. */
#include "sdl/storage/choices.h"

#include "sdl/storage/textfile.h"

static struct textfile file;
static int seen; /* the revision that is in the file */

void choices_file_open(const char *folder, struct setup *setup, struct text *told) {
    struct text text = {0}, complaints = {0};
    textfile_open(&file, folder, "choices.txt");
    textfile_load(&file, &text);
    setup_read(text_string(&text), text.length, setup, &complaints);
    textfile_complain(&file, text_string(&complaints), told);
    text_free(&text);
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
