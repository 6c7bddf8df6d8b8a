// helpers.js: Web Workers that run the same program as the page (helper.js), for what takes long.
'use strict';
self.serai = self.serai || {};

serai.helpers = (() => {
    const PREPARE_MS = 1500; // until the one that was taken has begun
    let spare = null;
    let timer = 0;

    function make() {
        const helper = new Worker('helper.js');
        helper.postMessage({ module: Module.wasmModule });
        return helper;
    }

    function prepare() {
        spare = spare || make();
    }

    return {
        // A worker that is ready, or will be soon; the caller's, to be ended by terminate().
        take() {
            const helper = spare || make();
            spare = null;
            clearTimeout(timer);
            timer = setTimeout(prepare, PREPARE_MS); // so that the next one need not start first
            return helper;
        },

        // Nobody needs one in the near future.
        rest() {
            clearTimeout(timer);
            if (spare) {
                spare.terminate();
                spare = null;
            }
        },
    };
})();
