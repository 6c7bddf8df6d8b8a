/* web/audio.c: sdl/audio/audio.h in a page, whose browser mixes what is played. */
#include "sdl/audio/audio.h"

#include "sdl/audio/bank.h"
#include "sdl/web/page.h"

static struct {
    struct audio_level level;
    struct bank bank; /* read when something is to be heard first */
} audio;

static void loop(int index, enum sound sound, float gain) {
    const struct sample *sample = &audio.bank.sample[sound][0];
    page_loop(index, sample->data, sample->count, sample->rate, gain);
}

static void prepare(void) {
    if (!audio.bank.read) {
        bank_read(&audio.bank);
        page_volume(level_loudness(&audio.level).all);
    }
}

void audio_set(const struct audio_level *level) {
    const struct audio_level *now = &audio.level;
    if (level->volume == now->volume && level->courtyard == now->courtyard &&
        level->night == now->night) {
        return;
    }
    struct loudness loudness = level_loudness(level);
    audio.level = *level;
    if (loudness.fountain > 0) {
        prepare();
    }
    if (audio.bank.read) {
        page_volume(loudness.all);
        loop(0, SOUND_FOUNTAIN, loudness.fountain);
        loop(1, SOUND_CRICKETS, loudness.crickets);
    }
}

void audio_play(const struct cues *cues) {
    if (!cues->count || audio.level.volume <= 0) {
        return;
    }
    prepare();
    for (int i = 0; i < cues->count; i++) {
        const struct cue *cue = &cues->cue[i];
        const struct sample *sample = bank_take(&audio.bank, cue->sound);
        struct note note = bank_note(&audio.bank, cue);
        page_sound(sample->data, sample->count, sample->rate, (double)cue->at, note.pitch,
                   note.gain, note.pan);
    }
}

bool audio_is_open(void) {
    return false; /* nobody asks in a page */
}

void audio_close(void) {
    bank_free(&audio.bank);
}
