/* sdl_textfile.c: see sdl_textfile.h. */
#include "ui/sdl_textfile.h"

#include "ui/sdl_writer.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

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

char *textfile_load(const struct textfile *file, size_t *length) {
    *length = 0;
    return file->path[0] ? SDL_LoadFile(file->path, length) : NULL;
}

void textfile_complain(const struct textfile *file, const char *lines) {
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
