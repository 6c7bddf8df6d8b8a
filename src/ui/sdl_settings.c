/* sdl_settings.c: see sdl_settings.h. */
#include "ui/sdl_settings.h"

#include "ui/sdl_files.h"
#include "ui/sdl_writer.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

static struct settings kept; /* as in the file */
static struct settings seen; /* the app's, at the last call */
static char path[FILE_PATH_MAX];

static void find_path(const char *wish) {
    const char *folder = files_find_data(wish);
    struct text text = text_fixed(path, sizeof path);
    if (folder[0]) {
        text_format(&text, "%s/settings.txt", folder);
    }
    if (text.cut) {
        path[0] = '\0';
    }
}

static void print_lines(const char *lines) {
    while (*lines) {
        int length = (int)strcspn(lines, "\n");
        fprintf(stderr, "serai: %s: %.*s\n", path, length, lines);
        lines += length + (lines[length] == '\n');
    }
}

struct settings settings_file_open(const struct arguments *arguments) {
    size_t size = 0;
    struct text complaints = {0};
    find_path(arguments->data);
    char *data = path[0] ? SDL_LoadFile(path, &size) : NULL;
    settings_read(data ? data : "", data ? size : 0, &kept, &complaints);
    SDL_free(data);
    print_lines(text_string(&complaints));
    text_free(&complaints);
    seen = kept;
    arguments_settle(arguments, &seen);
    return seen;
}

void settings_file_follow(const struct settings *settings) {
    bool changed = settings_follow(&kept, &seen, settings);
    seen = *settings;
    if (!changed) {
        return;
    }
    char buffer[2048];
    struct text text = text_fixed(buffer, sizeof buffer);
    settings_write(&kept, &text);
    if (path[0]) {
        writer_put(path, text.data, text.length, false);
    }
}
