// pictures.js: pictures and animations to give away, which a worker makes for the program
// (src/sdl/web/pictures.c).
'use strict';
self.serai = self.serai || {};

serai.pictures = (() => {
    let painter = null;

    // The fonts and drawings of the page, for the worker, which has none by itself.
    function assets() {
        const files = [];
        for (const folder of ['fonts', 'sprites', 'languages']) {
            const path = '/assets/' + folder;
            for (const name of FS.analyzePath(path).exists ? FS.readdir(path) : []) {
                if (!name.startsWith('.')) {
                    files.push({ path: path + '/' + name, data: FS.readFile(path + '/' + name) });
                }
            }
        }
        return files;
    }

    function end() {
        if (painter) {
            painter.terminate();
        }
        painter = null;
    }

    function give(file) {
        const at = file.length ? Module._malloc(file.length) : 0;
        if (at) {
            HEAPU8.set(file, at);
        }
        Module._web_picture(at, file.length);
        Module._free(at);
    }

    return {
        make(kind, game, record, settings) {
            const begun = serai.helpers.take();
            painter = begun;
            begun.onmessage = (event) => {
                if (begun !== painter) {
                    return;
                }
                if (event.data.percent !== undefined) {
                    Module._web_picture_goes_on(event.data.percent);
                } else {
                    end();
                    give(event.data.answer);
                }
            };
            begun.onerror = () => {
                if (begun === painter) {
                    end();
                    give(new Uint8Array(0));
                }
            };
            begun.postMessage({ picture: { kind, game, record, settings, assets: assets() } });
        },

        stop: end,
    };
})();
