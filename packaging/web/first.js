// first.js: part of index.html itself, so that it runs before any other file has come: asks for what
// takes longest to come, the program, which is compiled while it is loaded, the pack of the first frame
// and the player's files.
'use strict';
self.serai = (() => {
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

    const early = { compiled: compile(), first: fetch('first.pack') };
    early.compiled.catch(() => {}); // start.js says so
    early.first.catch(() => {});
    return early;
})();
