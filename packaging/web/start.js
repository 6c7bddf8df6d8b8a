// start.js: starts the program when all that it needs is there, each of it asked for at once; after
// the first frame brings what is left, and has the browser keep the page (service.js).
'use strict';
self.serai = self.serai || {};

// The page cannot go on.
serai.fail = (error) => {
    const message = document.getElementById('start');
    message.hidden = false;
    message.textContent = `Serai cannot start in this browser, or has not been loaded completely. ${error}`;
    console.error(error);
};

// The first frame is seen.
serai.shown = () => {
    serai.isShown = document.getElementById('start').hidden = true;
    performance.mark('first frame');
    setTimeout(async () => {
        serai.sound.prepare();
        await serai.packs.rest();
        if ('serviceWorker' in navigator) {
            navigator.serviceWorker.register(new URL('../service.js', document.baseURI))
                .catch((error) => console.warn(`Serai: works only with a network (${error})`));
        }
    });
};

// Kept when the program has memory, and so can have files; it waits for them.
let giveFiles;
const hasFiles = new Promise((resolve) => {
    giveFiles = resolve;
});

var Module = {
    canvas: document.getElementById('canvas'),
    arguments: ['--window', `${innerWidth}x${innerHeight}`].concat(serai.links.take()),
    preRun: [() => giveFiles()],
    print: (line) => console.log(line),
    printErr: (line) => console.warn(line),
    onAbort: serai.fail,
    instantiateWasm(imports, done) {
        serai.compiled.then(async (module) => {
            Module.wasmModule = module; // for the workers, too
            done(await WebAssembly.instantiate(module, imports), module);
        }).catch(serai.fail);
        return {};
    },
};

serai.packs.begin(Module, hasFiles, serai.store.begin(Module, hasFiles));
