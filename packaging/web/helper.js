// helper.js: the script of a Web Worker (helpers.js). It runs the page's own program, but of that
// only the function that is asked for: both have the same things at the same addresses.
'use strict';

let started = null;

self.serai = {
    helper: {
        answer(at, size, last) {
            postMessage({ answer: HEAPU8.slice(at, at + size), last: last !== 0 });
        },
        filmed(percent) {
            postMessage({ percent });
        },
    },
};

function start(module) {
    return new Promise((resolve, reject) => {
        self.Module = {
            noInitialRun: true,
            instantiateWasm(imports, done) {
                WebAssembly.instantiate(module, imports).then((instance) => done(instance, module))
                    .catch(reject);
                return {};
            },
            onRuntimeInitialized() {
                resolve();
            },
        };
        importScripts('serai.js');
    });
}

function put(bytes) {
    const at = Module._malloc(bytes.length + 1);
    HEAPU8.set(bytes, at);
    HEAPU8[at + bytes.length] = 0;
    return at;
}

function think(message) {
    const task = put(message.task);
    const nodes = put(message.nodes);
    Module._web_think(task, nodes);
    Module._free(task);
    Module._free(nodes);
}

function makePicture(picture) {
    for (const file of picture.assets) {
        FS.mkdirTree(file.path.slice(0, file.path.lastIndexOf('/')));
        FS.writeFile(file.path, file.data);
    }
    const text = new TextEncoder();
    const parts = [text.encode(picture.game), text.encode(picture.record), picture.settings].map(put);
    Module._web_make_picture(picture.kind, ...parts);
}

function answer(message) {
    if (message.picture) {
        makePicture(message.picture);
    } else {
        think(message);
    }
}

onmessage = (event) => {
    if (event.data.module) {
        started = start(event.data.module);
    } else {
        started.then(() => answer(event.data)).catch((error) => setTimeout(() => {
            throw error; // so that the page hears of it
        }));
    }
};
