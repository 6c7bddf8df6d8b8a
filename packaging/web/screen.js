// screen.js: shows what the program has painted (src/sdl/web/shown.c) on the canvas.
'use strict';
self.serai = self.serai || {};

serai.screen = (() => {
    // Got while the program is being loaded, as the first one takes the browser long.
    const context = document.getElementById('canvas').getContext('2d', { alpha: false });
    // The first picture is a coarse one, and the second complete; unless it is one in which nothing is
    // missing, or another comes first.
    const COMPLETE_MS = 600;
    let pictures = 0;
    let begun = 0;
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
        // Whether there is a complete picture to be seen.
        shows: () => pictures > 1 || (pictures > 0 && performance.now() > begun + COMPLETE_MS),

        show(pixels, width, height, x, y, w, h) {
            context.putImageData(look(pixels, width, height), 0, 0, x, y, w, h);
            pictures++;
            if (pictures === 1) {
                begun = performance.now();
                serai.shown();
                watchDensity();
            } else if (pictures === 2) {
                serai.completed();
            }
        },
    };
})();
