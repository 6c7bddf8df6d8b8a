// library_pictures.js: what the program calls of pictures.js and helper.js.
mergeInto(LibraryManager.library, {
    page_make_picture: function (kind, game, record, settings, size) {
        serai.pictures.make(kind, UTF8ToString(game), UTF8ToString(record),
            HEAPU8.slice(settings, settings + size));
    },
    page_stop_picture: function () {
        serai.pictures.stop();
    },
    page_filmed: function (percent) {
        serai.helper.filmed(percent);
    },
});
