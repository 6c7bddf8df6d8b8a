// library_loop.js: what the program calls of loop.js, screen.js and preferences.js.
mergeInto(LibraryManager.library, {
    page_wait: function (ms) {
        serai.loop.wait(ms);
    },
    page_go_on: function () {
        serai.loop.goOn();
    },
    page_show: function (pixels, width, height, x, y, w, h) {
        serai.screen.show(pixels, width, height, x, y, w, h);
    },
    page_shows: function () {
        return serai.screen.shows();
    },
    page_preferences: function () {
        return serai.preferences.get();
    },
});
