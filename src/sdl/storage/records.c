/* records.c: see records.h. */
#include "sdl/storage/records.h"

#include "records/notations.h"

#include <SDL.h>

enum { LARGEST_RECORD = 64 << 20 };

static char message[1024];

static const char *say(const char *path, const char *what) {
    struct text text = text_fixed(message, sizeof message);
    text_format(&text, "%s: %s", path, what);
    return message;
}

static const char *read_stream(SDL_RWops *file, const char *path, struct match *match) {
    Sint64 size = SDL_RWsize(file);
    if (size < 0 || size > LARGEST_RECORD) {
        return say(path, words(WORD_NOT_A_RECORD));
    }
    char *data = SDL_malloc((size_t)size + 1);
    if (!data) {
        return say(path, words(WORD_NO_MEMORY_TO_READ));
    }
    struct record_error error;
    const char *wrong = NULL;
    if (SDL_RWread(file, data, 1, (size_t)size) != (size_t)size) {
        wrong = say(path, words(WORD_CANNOT_READ));
    } else if (!records_read(data, (size_t)size, match, &error)) {
        struct text text = text_fixed(message, sizeof message);
        text_format(&text, words(WORD_WRONG_LINE), path, error.line, error.column, error.reason);
        wrong = message;
    }
    SDL_free(data);
    return wrong;
}

const char *record_load_file(const char *path, struct match *match) {
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    if (!file) {
        return say(path, words(WORD_CANNOT_OPEN));
    }
    const char *wrong = read_stream(file, path, match);
    SDL_RWclose(file);
    return wrong;
}
