// library_store.js: what src/platform/platform_web.c and src/sdl/web/kept.c call of store.js.
// Emscripten links this into the program.
mergeInto(LibraryManager.library, {
    page_store_changed__deps: ['$FS'],
    page_store_changed: function (path) {
        serai.store.changed(UTF8ToString(path));
    },
    page_store_trouble: function (path, beside) {
        return serai.store.trouble(UTF8ToString(path), Boolean(beside));
    },
    page_store_look: function (lock, then, path) {
        serai.store.look(lock ? UTF8ToString(lock) : '', () => Module['_web_seen'](then, path));
    },
    page_store_take: function (lock) {
        return Number(serai.store.take(UTF8ToString(lock)));
    },
    page_store_release: function (lock) {
        serai.store.release(UTF8ToString(lock));
    },
    page_store_is_taken: function (lock) {
        return Number(serai.store.isTaken(UTF8ToString(lock)));
    },
    page_store_holds: function () {
        return Number(serai.store.holds());
    },
});
