// loop.js: calls the program back when something has happened or is due (src/sdl/web/loop.c): at the
// browser's next frame when that is soon, by a timer when it is later or nobody sees the page; and at
// once when there is work that no frame waits for, or the page is still blank or coarse.
'use strict';
self.serai = self.serai || {};

serai.loop = (() => {
    const FRAME_MS = 17;
    let frame = 0;
    let timer = 0;
    let due = Infinity; // when the next turn is, of performance.now()
    const hurry = new MessageChannel(); // calls back sooner than any timer
    let hurries = false;

    function forget() {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        frame = timer = 0;
        hurries = false;
        due = Infinity;
    }

    function turn() {
        forget();
        loop.turns++;
        Module._web_turn();
    }

    function plan() {
        const ms = Math.max(0, due - performance.now());
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        frame = timer = 0;
        if (ms <= 0 && !serai.screen.shows()) {
            hurries = true;
            hurry.port2.postMessage(null);
        } else if (ms <= FRAME_MS && !document.hidden) {
            frame = requestAnimationFrame(turn);
        } else {
            timer = setTimeout(turn, ms);
        }
    }

    hurry.port1.onmessage = () => {
        if (hurries) {
            turn();
        }
    };

    document.addEventListener('visibilitychange', () => {
        if (due < Infinity) {
            plan(); // a page that is hidden gets no frames
        }
    });

    const loop = {
        turns: 0, // so many until now: tests hold the page to rest

        // The next turn comes as soon as the browser has done what else waits.
        goOn() {
            forget();
            hurries = true;
            due = 0;
            hurry.port2.postMessage(null);
        },

        // The next turn is in `ms` ms, unless one is due sooner; negative: not before an event.
        wait(ms) {
            const when = ms < 0 ? Infinity : performance.now() + ms;
            if (when < due) {
                const planned = (frame || hurries) && when <= due;
                due = when;
                if (!planned) {
                    plan();
                }
            }
        },
    };
    return loop;
})();
