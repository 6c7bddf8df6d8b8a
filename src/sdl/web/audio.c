/* web/audio.c: sdl/audio/audio.h in a page, whose browser mixes what is played. */
#include "sdl/audio/audio.h"

#include "sdl/audio/bank.h"
#include "sdl/video/assets.h"
#include "sdl/web/page.h"

static struct {
    struct audio_level level;
    struct bank bank; /* read when something is to be heard first */
} audio;

static void loop(int index, enum sound sound, float gain) {
    const struct sample *sample = &audio.bank.sample[sound][0];
    page_loop(index, sample->data, sample->count, sample->rate, gain);
}

/* False: the sounds have not been loaded yet (packaging/web/packs.js). */
static bool prepare(void) {
    if (!audio.bank.read && assets_have("sounds/knock-0.wav")) {
        bank_read(&audio.bank);
        page_volume(level_loudness(&audio.level).all);
    }
    return audio.bank.read;
}

void audio_set(const struct audio_level *level) {
    const struct audio_level *now = &audio.level;
    if (level->volume == now->volume && level->courtyard == now->courtyard &&
        level->night == now->night) {
        return;
    }
    struct loudness loudness = level_loudness(level);
    if (loudness.fountain > 0 && !prepare()) {
        return; /* it is set again with every turn */
    }
    audio.level = *level;
    if (audio.bank.read) {
        page_volume(loudness.all);
        loop(0, SOUND_FOUNTAIN, loudness.fountain);
        loop(1, SOUND_CRICKETS, loudness.crickets);
    }
}

void audio_play(const struct cues *cues) {
    if (!cues->count || audio.level.volume <= 0 || !prepare()) {
        return;
    }
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
