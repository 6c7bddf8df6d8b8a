// tabs.js: one tab has what was asked for. A tab that is opened with something to open, such as a link,
// asks the others, and hands it over to the one that was in use last; it opens it itself when none
// has taken it within a moment, as none is there, or the browser has put it to sleep.
'use strict';
self.serai = self.serai || {};

serai.tabs = (() => {
    const OFFERS_MS = 150, TAKEN_MS = 400;
    const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('serai') : null;
    const me = `${Date.now()}-${Math.random()}`;
    let used = 0; // when this tab was in use last
    let hears = () => {}; // whoever waits for an answer

    const use = () => {
        used = document.hasFocus() ? Date.now() : used;
    };
    for (const type of ['focus', 'pointerdown', 'keydown']) {
        addEventListener(type, use, true);
    }

    // What another tab says to all, or to this one.
    function hear({ data }) {
        const runs = serai.runs() && serai.isShown;
        if (data.asks && runs) {
            channel.postMessage({ offers: data.asks, tab: me, used });
        } else if (data.gives && data.to === me && runs) {
            serai.tell('open', data.words.join('\n'));
            channel.postMessage({ took: data.gives });
        } else if (data.offers === me || data.took === me) {
            hears(data);
        }
    }
    if (channel) {
        channel.onmessage = hear;
    }

    // The answers to a message within some time, or until one ends it.
    function ask(message, ms, ends) {
        return new Promise((resolve) => {
            const answers = [];
            const timer = setTimeout(() => resolve(answers), ms);
            hears = (data) => {
                answers.push(data);
                if (ends(data)) {
                    clearTimeout(timer);
                    resolve(answers);
                }
            };
            channel.postMessage(message);
        });
    }

    // True when another tab has taken it.
    async function give(words) {
        const offers = await ask({ asks: me }, OFFERS_MS, () => false);
        const [best] = offers.filter((data) => data.offers).sort((a, b) => b.used - a.used);
        if (!best) {
            return false;
        }
        const answers = await ask({ gives: me, to: best.tab, words }, TAKEN_MS, (data) => data.took);
        return answers.some((data) => data.took);
    }

    // A link, or a game, a lesson or a puzzle; a language or a theme is for this tab.
    const isHandedOver = (words) =>
        words.some((word) => /^(serai:|--game$|--lesson$|--puzzle$)/i.test(word)) &&
        !words.some((word) => /^--(language|theme)$/.test(word));

    return {
        give,
        isHandedOver,

        // Before the program starts: it does not when another tab has taken what was asked for. A tab
        // that was asked while it was open (links.js) has it itself.
        async giveFirst(words) {
            const [navigation] = performance.getEntriesByType('navigation');
            const again = Boolean(navigation) && navigation.type === 'reload';
            if (!channel || again || !isHandedOver(words)) {
                return;
            }
            Module.addRunDependency('tabs');
            if (await give(words)) {
                const message = document.getElementById('start');
                message.hidden = false;
                message.textContent = 'This is open in another tab now. You can close this one.';
                close(); // where the browser lets a script do so
            } else {
                Module.removeRunDependency('tabs');
            }
        },
    };
})();
