// library_sound.js: what the program calls of sound.js.
mergeInto(LibraryManager.library, {
    page_sound: function (data, count, rate, ms, pitch, gain, pan) {
        serai.sound.play(data, count, rate, ms, pitch, gain, pan);
    },
    page_loop: function (index, data, count, rate, gain) {
        serai.sound.loop(index, data, count, rate, gain);
    },
    page_volume: function (gain) {
        serai.sound.volume(gain);
    },
});
