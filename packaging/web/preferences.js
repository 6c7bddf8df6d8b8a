// preferences.js: how the player wants programs to look, as the browser has it
// (src/sdl/web/preferences.c).
'use strict';
self.serai = self.serai || {};

serai.preferences = {
    get() {
        const light = matchMedia('(prefers-color-scheme: light)').matches ? 1 : 0;
        const contrast = matchMedia('(prefers-contrast: more)').matches ? 2 : 0;
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches ? 4 : 0;
        return light | contrast | still;
    },
};
