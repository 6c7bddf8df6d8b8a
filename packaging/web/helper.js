// helper.js: the script of a Web Worker (helpers.js). It runs the page's own program, but of that
// only the function that is asked for: both have the same things at the same addresses.
'use strict';

let started = null;

self.serai = {
    helper: {
        answer(at, size, last) {
            postMessage({ answer: HEAPU8.slice(at, at + size), last: last !== 0 });
        },
    },
};

function start(module) {
    return new Promise((resolve) => {
        self.Module = {
            noInitialRun: true,
            instantiateWasm(imports, done) {
                WebAssembly.instantiate(module, imports).then((instance) => done(instance, module));
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
    return at;
}

function think(message) {
    const task = put(message.task);
    const nodes = put(message.nodes);
    Module._web_think(task, nodes);
    Module._free(task);
    Module._free(nodes);
}

onmessage = (event) => {
    if (event.data.module) {
        started = start(event.data.module);
    } else {
        started.then(() => think(event.data));
    }
};
