// library_document.js: what the program calls of document.js, speech.js, clipboard.js, files.js and
// fullscreen.js.
mergeInto(LibraryManager.library, {
    page_document: function (lines) {
        serai.document.show(UTF8ToString(lines));
    },
    page_announce: function (sentence, news) {
        serai.document.announce(UTF8ToString(sentence), Boolean(news));
    },
    page_speak: function (sentence, news, language) {
        serai.speech.speak(UTF8ToString(sentence), Boolean(news), UTF8ToString(language));
    },
    page_hush: function () {
        serai.speech.hush();
    },
    page_paste__deps: ['malloc'],
    page_paste: function () {
        const text = serai.clipboard.take();
        if (!text) {
            return 0;
        }
        const size = lengthBytesUTF8(text) + 1;
        const at = _malloc(size);
        stringToUTF8(text, at, size);
        return at;
    },
    page_ask_clipboard: function () {
        return serai.clipboard.ask();
    },
    page_copy: function (string, byHand) {
        return serai.clipboard.copy(UTF8ToString(string), UTF8ToString(byHand));
    },
    page_copies_pictures: function () {
        return serai.clipboard.copiesPictures();
    },
    page_copy_picture: function (png, size) {
        serai.clipboard.copyPicture(HEAPU8.slice(png, png + size));
    },
    page_download: function (name, data, size) {
        serai.files.download(UTF8ToString(name), HEAPU8.slice(data, data + size));
    },
    page_choose_file: function () {
        serai.files.choose();
    },
    page_fills: function () {
        return serai.fullscreen.fills();
    },
    page_fill: function (fills) {
        serai.fullscreen.fill(Boolean(fills));
    },
});
