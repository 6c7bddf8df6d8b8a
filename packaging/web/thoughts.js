// thoughts.js: what is thought about for the program (src/sdl/web/thoughts.c), in a worker.
'use strict';
self.serai = self.serai || {};

serai.thoughts = (() => {
    let thinker = null; // it keeps what it has found, for the next question
    let busy = false;

    function end() {
        if (thinker) {
            thinker.terminate();
        }
        thinker = null;
        busy = false;
    }

    function take(answer) {
        const at = Module._malloc(answer.length);
        HEAPU8.set(answer, at);
        Module._web_thought(at);
        Module._free(at);
    }

    function begin() {
        const begun = serai.helpers.take();
        begun.onmessage = (event) => {
            if (begun === thinker) {
                busy = !event.data.last;
                take(event.data.answer);
            }
        };
        begun.onerror = () => {
            if (begun === thinker) {
                end();
                Module._web_thought_fails();
            }
        };
        return begun;
    }

    return {
        ask(task, nodes) {
            this.stop();
            thinker = thinker || begin();
            busy = true;
            thinker.postMessage({ task, nodes });
        },

        stop() {
            if (busy) {
                end();
            }
        },

        // Gives the memory back.
        rest() {
            end();
            serai.helpers.rest();
        },
    };
})();
