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

let scriptRan; // called when the program's script has been, before the program itself
const hasFiles = new Promise((resolve) => {
    scriptRan = resolve;
});

var Module = {
    canvas: document.getElementById('canvas'),
    arguments: ['--window', `${innerWidth}x${innerHeight}`].concat(serai.links.take()),
    preRun: [],
    print: (line) => console.log(line),
    printErr: (line) => console.warn(line),
    onAbort: serai.fail,
    instantiateWasm(imports, done) {
        self.HEAP8 = self.HEAP8 || new Int8Array(0); // files are written before its memory is there
        queueMicrotask(scriptRan);
        serai.compiled.then(async (module) => {
            Module.wasmModule = module; // for the workers, too
            done(await WebAssembly.instantiate(module, imports), module);
        }).catch(serai.fail);
        return {};
    },
};

serai.packs.begin(Module, hasFiles, serai.store.begin(Module, hasFiles));
