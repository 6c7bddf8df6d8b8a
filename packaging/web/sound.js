// sound.js: plays the program's sounds (src/sdl/web/audio.c). A browser lets a page be heard only once
// the player has done something; and after a while of silence its device is let go.
'use strict';
self.serai = self.serai || {};

serai.sound = (() => {
    const QUIET_MS = 3000;
    const FADE_S = 0.03;
    const LOOP_FADE_S = 0.7;
    const VOICES_MAX = 16;
    const voices = new Set(); // the sources that play, but loops
    const buffers = new Map(); // by the address of a sample
    const loops = []; // {source, gain} by their index
    let context = null;
    let output = null;
    let volume = 1;
    let timer = 0;

    function mayBeHeard() {
        const acted = !navigator.userActivation || navigator.userActivation.hasBeenActive;
        return acted && !document.hidden;
    }

    function open() {
        if (!context && self.AudioContext) {
            context = new AudioContext({ latencyHint: 'interactive' });
            const limit = context.createDynamicsCompressor();
            limit.threshold.value = -3;
            limit.knee.value = 0;
            limit.ratio.value = 20;
            limit.attack.value = 0.001;
            output = context.createGain();
            output.gain.value = volume;
            output.connect(limit).connect(context.destination);
        }
        clearTimeout(timer);
        timer = 0;
        if (context && context.state === 'suspended') {
            context.resume();
        }
        return context;
    }

    function rest() {
        if (!voices.size && !loops.some(Boolean) && !timer) {
            timer = setTimeout(() => context.suspend(), QUIET_MS);
        }
    }

    function bufferOf(data, count, rate) {
        let buffer = buffers.get(data);
        if (!buffer) {
            buffer = context.createBuffer(1, count, rate);
            const out = buffer.getChannelData(0);
            for (let i = 0, from = data >> 1; i < count; i++) {
                out[i] = HEAP16[from + i] / 32768;
            }
            buffers.set(data, buffer);
        }
        return buffer;
    }

    function sourceOf(data, count, rate) {
        const source = context.createBufferSource();
        source.buffer = bufferOf(data, count, rate);
        return source;
    }

    for (const gesture of ['pointerdown', 'keydown']) {
        addEventListener(gesture, () => {
            if (loops.some(Boolean)) {
                open(); // they could not be heard before
            }
        }, true);
    }

    // What is left of a turn is not to be heard once somebody sees the page again.
    function hush() {
        voices.forEach((source) => source.stop());
        voices.clear();
        context.suspend();
    }

    document.addEventListener('visibilitychange', () => {
        if (document.hidden && context) {
            hush();
        } else if (loops.some(Boolean)) {
            open();
        }
    });

    return {
        // Has the browser begin with sound. Otherwise the first one would hold the page up meanwhile,
        // for 60 ms and more.
        prepare() {
            if (navigator.mediaDevices) {
                navigator.mediaDevices.enumerateDevices().catch(() => {});
            }
        },

        play(data, count, rate, ms, pitch, gain, pan) {
            if (!count || voices.size >= VOICES_MAX || !mayBeHeard() || !open()) {
                return;
            }
            const source = sourceOf(data, count, rate);
            const loud = context.createGain();
            const place = context.createStereoPanner();
            source.playbackRate.value = pitch;
            loud.gain.value = gain;
            place.pan.value = pan;
            source.connect(loud).connect(place).connect(output);
            source.onended = () => {
                voices.delete(source);
                rest();
            };
            voices.add(source);
            source.start(context.currentTime + Math.max(0, ms) / 1000);
        },

        loop(index, data, count, rate, gain) {
            const playing = loops[index];
            if (gain > 0 && !playing && count && open()) {
                const source = sourceOf(data, count, rate);
                const loud = context.createGain();
                source.loop = true;
                loud.gain.value = 0;
                source.connect(loud).connect(output);
                source.start();
                loops[index] = { source, loud };
            }
            if (loops[index]) {
                loops[index].loud.gain.setTargetAtTime(gain, context.currentTime, LOOP_FADE_S);
            }
            if (gain <= 0 && playing) {
                playing.source.stop(context.currentTime + 5 * LOOP_FADE_S);
                loops[index] = null;
                rest();
            }
        },

        volume(gain) {
            volume = gain;
            if (output) {
                output.gain.setTargetAtTime(gain, context.currentTime, FADE_S);
            }
        },
    };
})();
