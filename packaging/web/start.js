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

// What no frame needs is brought, once; then the page is kept.
let isBrought = false;
async function bringRest() {
    if (isBrought) {
        return;
    }
    isBrought = true;
    serai.sound.prepare();
    await serai.packs.rest();
    if ('serviceWorker' in navigator) {
        navigator.serviceWorker.register(new URL('../service.js', document.baseURI))
            .catch((error) => console.warn(`Serai: works only with a network (${error})`));
    }
}

// The first frame is seen, and it is a complete one. What is left is not to delay that.
const REST_MS = 1000;
serai.shown = () => {
    serai.isShown = document.getElementById('start').hidden = true;
    performance.mark('first frame');
    setTimeout(bringRest, REST_MS);
};
serai.completed = () => {
    performance.mark('complete frame');
    setTimeout(bringRest);
};

// Kept when the program has memory, and so can have files; it waits for them.
let giveFiles;
const hasFiles = new Promise((resolve) => {
    giveFiles = resolve;
});

const asked = serai.links.take();

var Module = {
    canvas: document.getElementById('canvas'),
    arguments: ['--window', `${Math.max(innerWidth, 320)}x${Math.max(innerHeight, 320)}`].concat(asked),
    preRun: [() => giveFiles(), () => serai.tabs.giveFirst(asked)],
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
