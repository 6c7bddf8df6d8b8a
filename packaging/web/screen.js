// screen.js: shows what the program has painted (src/sdl/web/shown.c) on the canvas.
'use strict';
self.serai = self.serai || {};

serai.screen = (() => {
    // Got while the program is being loaded, as the first one takes the browser long.
    const context = document.getElementById('canvas').getContext('2d', { alpha: false });
    let shows = false;
    let image = null; // the program's own memory
    let at = 0;

    function look(pixels, width, height) {
        const stale = !image || image.data.buffer !== HEAPU8.buffer || at !== pixels ||
            image.width !== width || image.height !== height;
        if (stale) {
            const bytes = new Uint8ClampedArray(HEAPU8.buffer, pixels, width * height * 4);
            image = new ImageData(bytes, width, height);
            at = pixels;
        }
        return image;
    }

    // The page may come to a screen with other pixels, and be as large there: SDL asks for them only
    // when it hears of a size.
    function watchDensity() {
        matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
            watchDensity();
            dispatchEvent(new Event('resize'));
        }, { once: true });
    }

    return {
        // Whether there is anything to be seen.
        shows: () => shows,

        show(pixels, width, height, x, y, w, h) {
            context.putImageData(look(pixels, width, height), 0, 0, x, y, w, h);
            if (!shows) {
                shows = true;
                serai.shown();
                watchDensity();
            }
        },
    };
})();
