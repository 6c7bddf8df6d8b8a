// first.js: part of index.html itself, so that it runs before any other file has come: asks for what
// takes longest to come: the program, which is compiled while it is loaded, and the pack of the first
// frame. Whoever has to wait is told so, but not at once: a line of text is laid out for 40 ms.
'use strict';
Object.assign(serai, (() => {
    // A server that does not say what it is costs time, not the game.
    async function compile() {
        try {
            return await WebAssembly.compileStreaming(fetch('serai.wasm'));
        } catch (error) {
            const response = await fetch('serai.wasm');
            if (!response.ok) {
                throw error;
            }
            return WebAssembly.compile(await response.arrayBuffer());
        }
    }

    const WAIT_MS = 500;
    setTimeout(() => {
        document.getElementById('start').hidden = early.isShown;
    }, WAIT_MS);

    const early = { compiled: compile(), first: fetch('first.pack'), isShown: false };
    early.compiled.catch(() => {}); // start.js says so
    early.first.catch(() => {});
    return early;
})());
