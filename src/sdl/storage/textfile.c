/* textfile.c: see textfile.h. */
#include "sdl/storage/textfile.h"

#include "base/key_value.h"
#include "platform/platform.h"
#include "sdl/storage/writer.h"
#include "words/words.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

enum { LARGEST = 1 << 20 }; /* bytes */

void textfile_open(struct textfile *file, const char *folder, const char *name) {
    const char *found = files_find_data(folder);
    struct text text = text_fixed(file->path, sizeof file->path);
    if (found[0]) {
        text_format(&text, "%s/%s", found, name);
    }
    if (text.cut) {
        file->path[0] = '\0';
    }
}

void textfile_load(struct textfile *file, struct text *out) {
    file->unread = file->path[0] && platform_exists(file->path) &&
                   files_read(file->path, LARGEST, out) != NULL;
}

void textfile_complain(const struct textfile *file, const char *complaints, struct text *told) {
    const char *slash = strrchr(file->path, '/'), *name = slash ? slash + 1 : file->path;
    const char *lines = complaints;
    if (told->length && (file->unread || complaints[0])) {
        text_char(told, ' ');
    }
    if (file->unread) {
        fprintf(stderr, "serai: %s: %s\n", file->path, words(WORD_CANNOT_READ));
        text_format(told, words(WORD_NOT_READ), name);
    }
    lines_tell(complaints, name, told);
    while (*lines) {
        int length = (int)strcspn(lines, "\n");
        fprintf(stderr, "serai: %s: %.*s\n", file->path, length, lines);
        lines += length + (lines[length] == '\n');
    }
}

void textfile_save(const struct textfile *file, const struct text *text) {
    if (file->path[0]) {
        writer_put(file->path, text->data, text->length, false);
    }
}
