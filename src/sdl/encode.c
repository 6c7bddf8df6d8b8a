/* encode.c: see encode.h. The encoder writes into a stream of SDL's; ours keeps what is written. */
#include "sdl/encode.h"

#include <SDL_image.h>

static struct text *kept(const struct SDL_RWops *stream) {
    return stream->hidden.unknown.data1;
}

static Sint64 SDLCALL size_of(struct SDL_RWops *stream) {
    return (Sint64)kept(stream)->length;
}

/* What is written stays as it is: only asking where the end is can succeed. */
static Sint64 SDLCALL seek(struct SDL_RWops *stream, Sint64 offset, int from) {
    bool stays = offset == 0 && (from == RW_SEEK_CUR || from == RW_SEEK_END);
    return stays ? size_of(stream) : SDL_SetError("a picture is written from its start to its end");
}

static size_t SDLCALL read_nothing(struct SDL_RWops *stream, void *to, size_t size, size_t count) {
    (void)stream, (void)to, (void)size, (void)count;
    return 0;
}

static size_t SDLCALL append(struct SDL_RWops *stream, const void *from, size_t size,
                             size_t count) {
    text_add_bytes(kept(stream), from, size * count);
    return kept(stream)->truncated ? 0 : count;
}

static int SDLCALL close_nothing(struct SDL_RWops *stream) {
    (void)stream;
    return 0;
}

bool encode_png(SDL_Surface *picture, struct text *out) {
    SDL_RWops *stream = SDL_AllocRW();
    if (!stream) {
        return false;
    }
    stream->type = SDL_RWOPS_UNKNOWN;
    stream->size = size_of;
    stream->seek = seek;
    stream->read = read_nothing;
    stream->write = append;
    stream->close = close_nothing;
    stream->hidden.unknown.data1 = out;
    bool done = IMG_SavePNG_RW(picture, stream, 0) == 0 && !out->truncated;
    SDL_FreeRW(stream);
    return done;
}
