/* bank.c: see bank.h. */
#include "sdl/audio/bank.h"

#include "base/random.h"
#include "base/text.h"
#include "sdl/video/assets.h"

#include <SDL.h>
#include <string.h>

static const float PITCH_SPREAD = 0.012F, GAIN_SPREAD = 0.1F;

static const struct {
    const char *name;
    int files;
} sounds[SOUNDS] = {
#define X(id, file, files) [SOUND_##id] = {file, files},
    SOUND_LIST(X)
#undef X
};

/* From the format of the file to 16 bits; NULL when there is no memory. */
static int16_t *convert(const SDL_AudioSpec *spec, const Uint8 *data, int count) {
    int16_t *out = SDL_malloc((size_t)count * sizeof *out);
    for (int i = 0; out && i < count; i++) {
        int wide =
            spec->format == AUDIO_U8 ? (data[i] - 128) * 256 : data[2 * i] | data[2 * i + 1] << 8;
        out[i] = (int16_t)wide;
    }
    return out;
}

static void read_file(const char *name, struct sample *sample) {
    struct text file = {0};
    SDL_AudioSpec spec;
    Uint8 *data = NULL;
    Uint32 bytes = 0;
    if (!assets_read(name, &file) && file.length &&
        SDL_LoadWAV_RW(SDL_RWFromConstMem(file.data, (int)file.length), 1, &spec, &data, &bytes)) {
        int count = (int)bytes / (spec.format == AUDIO_U8 ? 1 : 2);
        bool known = spec.format == AUDIO_U8 || spec.format == AUDIO_S16LSB;
        sample->data = known && spec.channels == 1 ? convert(&spec, data, count) : NULL;
        sample->count = sample->data ? count : 0;
        sample->rate = spec.freq;
        SDL_FreeWAV(data);
    }
    text_free(&file);
}

void bank_read(struct bank *bank) {
    for (int i = SOUND_NONE + 1; i < SOUNDS; i++) {
        for (int k = 0; k < sounds[i].files; k++) {
            read_file(text_line("sounds/%s-%d.wav", sounds[i].name, k).string, &bank->sample[i][k]);
        }
    }
    bank->read = true;
}

void bank_free(struct bank *bank) {
    for (int i = 0; i < SOUNDS; i++) {
        for (int k = 0; k < BANK_FILES_MAX; k++) {
            SDL_free((void *)(uintptr_t)bank->sample[i][k].data);
        }
    }
    memset(bank, 0, sizeof *bank);
}

const struct sample *bank_take(struct bank *bank, enum sound sound) {
    int files = sounds[sound].files;
    if (files > 1) {
        int others = (int)random_below(&bank->seed, (uint32_t)(files - 1));
        bank->last[sound] = (bank->last[sound] + 1 + others) % files;
    }
    return &bank->sample[sound][bank->last[sound]];
}

static float spread(struct bank *bank, float by) {
    return 1 + by * ((float)random_below(&bank->seed, 2001) / 1000 - 1);
}

struct note bank_note(struct bank *bank, const struct cue *cue) {
    struct note note = {.pan = cue->pan};
    note.pitch = cue->pitch * spread(bank, PITCH_SPREAD);
    note.gain = cue->gain * spread(bank, GAIN_SPREAD);
    return note;
}
