/* lastfolder.c: see lastfolder.h. */
#include "sdl/storage/lastfolder.h"

#include "sdl/storage/textfile.h"

#include <string.h>

static struct textfile file;
static char seen[PLATFORM_PATH_MAX]; /* what is in the file */

void lastfolder_open(const char *data, struct files *files) {
    struct text text = {0};
    textfile_open(&file, data, "folder.txt");
    textfile_load(&file, &text);
    size_t length = strcspn(text_string(&text), "\r\n");
    if (length > 0 && length < sizeof files->folder) {
        memcpy(files->folder, text_string(&text), length);
        files->folder[length] = '\0';
    }
    text_free(&text);
    memcpy(seen, files->folder, sizeof seen);
}

void lastfolder_follow(const struct files *files) {
    if (strcmp(seen, files->folder) == 0) {
        return;
    }
    struct text text = {0};
    text_format(&text, "%s\n", files->folder);
    textfile_save(&file, &text);
    text_free(&text);
    memcpy(seen, files->folder, sizeof seen);
}
