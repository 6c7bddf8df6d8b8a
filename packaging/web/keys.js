// keys.js: the keys that belong to the browser: the program, which would take every key, does not
// hear of them.
'use strict';
self.serai = self.serai || {};

serai.keys = (() => {
    const ours = 'zycvosxa,'; // with Ctrl
    const moves = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Backspace',
        'Delete', 'Insert'];

    function browserOwns(event) {
        if (event.altKey && !event.ctrlKey) {
            return true; // menus, and going back
        }
        if (event.ctrlKey || event.metaKey) {
            const letter = event.key.toLowerCase();
            const plain = !event.shiftKey || letter === 'z';
            return !(moves.includes(event.key) || (plain && ours.includes(letter))) &&
                !['Control', 'Meta', 'Shift'].includes(event.key);
        }
        return ['F5', 'F6', 'F7', 'F10', 'F12'].includes(event.key);
    }

    function keep(event) {
        if (document.querySelector('dialog[open]')) {
            event.stopImmediatePropagation(); // it has its own keys, as any page has
            return;
        }
        const pastes = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v' ||
            (event.shiftKey && event.key === 'Insert');
        if (pastes || browserOwns(event)) {
            event.stopImmediatePropagation(); // a paste comes as an event of its own
        }
    }
    for (const type of ['keydown', 'keyup', 'keypress']) {
        addEventListener(type, keep, true);
    }
    return { browserOwns };
})();
