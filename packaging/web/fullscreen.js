// fullscreen.js: the page fills the screen, or no longer does.
'use strict';
self.serai = self.serai || {};

serai.fullscreen = (() => {
    let wanted = null; // what was asked for and has not happened

    function tell() {
        wanted = null;
        if (serai.runs()) {
            Module._web_filled();
        }
    }
    addEventListener('fullscreenchange', tell);

    return {
        fills() {
            return wanted === null ? Boolean(document.fullscreenElement) : wanted;
        },

        fill(fills) {
            const page = document.documentElement;
            const act = fills ? page.requestFullscreen : document.exitFullscreen;
            wanted = fills;
            if (!act) {
                setTimeout(tell);
                return;
            }
            act.call(fills ? page : document).then(tell, tell);
        },
    };
})();
