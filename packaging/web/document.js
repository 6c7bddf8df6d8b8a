// document.js: the document beside the picture: an element for each thing that can be acted on, with
// its role, name and state, and a paragraph for what is written beside them, as src/sdl/web/document.c
// tells it. A screen reader reads and uses it; nobody sees it, and no mouse meets it. The focus of
// the document and that of the picture are one.
'use strict';
self.serai = self.serai || {};

serai.document = (() => {
    const roles = { item: 'button', place: 'button', button: 'button', switch: 'switch',
        choice: 'radio', slider: 'slider' };
    const NEWS = 20; // sentences that stay to be read again
    const elements = new Map(); // by the ids of targets
    const parts = {};
    const group = {}; // whether Tab would leave the page
    let focused = ''; // the target that the program says is in focus
    let leading = false; // the focus is moved from here

    function make(name, id, attributes) {
        const element = document.createElement(name);
        element.id = id;
        for (const key in attributes) {
            element.setAttribute(key, attributes[key]);
        }
        return element;
    }

    function build() {
        parts.root = make('main', 'document', {});
        parts.heading = make('h1', 'heading', {});
        parts.targets = make('div', 'targets', { role: 'group', 'aria-labelledby': 'heading' });
        parts.words = make('div', 'words', {});
        parts.news = make('div', 'news', { role: 'log', 'aria-live': 'polite' });
        parts.talk = make('div', 'talk', { role: 'status', 'aria-live': 'polite' });
        parts.root.append(parts.heading, parts.talk, parts.news, parts.targets, parts.words);
        document.body.append(parts.root);
    }

    // ---- targets ----

    function press(event) {
        serai.tell('press', event.currentTarget.dataset.id);
    }

    function come(event) {
        const id = event.currentTarget.dataset.id;
        if (!leading && id !== focused) {
            serai.tell('focus', id);
        }
    }

    // Screen readers that are led by a finger ask the browser what lies below it: there, elements are
    // met by fingers (document.css), and what they do is the picture's.
    function hand(event) {
        const target = document.getElementById('canvas');
        const turned = (touches) => [...touches].map(({ identifier, clientX, clientY, pageX, pageY,
            screenX, screenY, force }) => new Touch({ identifier, target, clientX, clientY, pageX,
            pageY, screenX, screenY, force }));
        const fingers = new TouchEvent(event.type, { bubbles: true, cancelable: true,
            touches: turned(event.touches), targetTouches: turned(event.touches),
            changedTouches: turned(event.changedTouches) });
        if (!target.dispatchEvent(fingers)) {
            event.preventDefault();
        }
    }

    function create(target) {
        const field = target.role === 'field';
        const element = document.createElement(field ? 'textarea' : 'div');
        element.dataset.id = target.id;
        element.tabIndex = -1;
        if (field) {
            serai.typing.prepare(element);
        } else {
            element.setAttribute('role', roles[target.role]);
        }
        element.addEventListener('click', press);
        element.addEventListener('focus', come);
        for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
            element.addEventListener(type, hand, { passive: false });
        }
        return element;
    }

    function set(element, name, value) {
        if (value === null) {
            element.removeAttribute(name);
        } else if (element.getAttribute(name) !== String(value)) {
            element.setAttribute(name, value);
        }
    }

    function state(element, target) {
        const on = target.flags.includes('o');
        const number = /-?\d+/.exec(target.label);
        set(element, 'aria-label', target.label);
        set(element, 'aria-disabled', target.flags.includes('d') ? true : null);
        if (target.role === 'switch' || target.role === 'choice') {
            set(element, 'aria-checked', on);
        } else if (target.role === 'button') {
            set(element, 'aria-expanded', on ? true : null);
        } else if (target.role === 'slider') {
            set(element, 'aria-valuenow', number ? number[0] : 0);
            set(element, 'aria-valuetext', target.label);
        } else if (target.role === 'field') {
            serai.typing.show(element, target.value);
        }
    }

    function place(element, target) {
        const style = element.style;
        const [x, y, w, h] = target.place;
        style.left = x + 'px';
        style.top = y + 'px';
        style.width = w + 'px';
        style.height = h + 'px';
    }

    // The place of each choice among those of its option.
    function count(targets) {
        const of = (target) => target.role + ' ' + target.id.split('=')[0];
        let first = 0;
        targets.forEach((target, i) => {
            if (target.role !== 'choice') {
                return;
            }
            first = i && of(targets[i - 1]) === of(target) ? first : i;
            let end = i;
            while (end + 1 < targets.length && of(targets[end + 1]) === of(target)) {
                end++;
            }
            const element = elements.get(target.id).element;
            set(element, 'aria-posinset', i - first + 1);
            set(element, 'aria-setsize', end - first + 1);
        });
    }

    function showTargets(targets) {
        const left = new Set(elements.keys());
        let at = parts.targets.firstElementChild;
        for (const target of targets) {
            let known = elements.get(target.id);
            if (known && known.role !== target.role) {
                at = known.element === at ? at.nextElementSibling : at;
                known.element.remove();
                known = null;
            }
            if (!known) {
                known = { element: create(target), role: target.role, line: '' };
                elements.set(target.id, known);
            }
            if (known.line !== target.line) {
                known.line = target.line;
                state(known.element, target);
                place(known.element, target);
            }
            if (known.element === at) {
                at = at.nextElementSibling;
            } else {
                parts.targets.insertBefore(known.element, at);
            }
            left.delete(target.id);
        }
        for (const id of left) {
            elements.get(id).element.remove();
            elements.delete(id);
        }
        count(targets);
    }

    function showWords(words) {
        const shown = parts.words.children;
        words.forEach((line, i) => {
            const element = shown[i] || parts.words.appendChild(document.createElement('p'));
            if (element.textContent !== line) {
                element.textContent = line;
            }
        });
        while (shown.length > words.length) {
            parts.words.lastElementChild.remove();
        }
    }

    // ---- the focus ----

    // The one that Tab comes to from outside of the page.
    function rove(id) {
        const first = elements.keys().next().value;
        const stop = elements.has(id) ? id : first;
        for (const [other, known] of elements) {
            known.element.tabIndex = other === stop ? 0 : -1;
        }
    }

    function lead(id) {
        const known = elements.get(id);
        const active = document.activeElement;
        leading = true;
        if (known && active !== known.element) {
            known.element.focus({ preventScroll: true });
        } else if (!known && parts.targets.contains(active)) {
            active.blur();
        }
        leading = false;
    }

    addEventListener('keydown', (event) => {
        const leaves = event.shiftKey ? group.first : group.last;
        if (event.key === 'Tab' && leaves && parts.targets.contains(document.activeElement)) {
            event.stopImmediatePropagation(); // the browser goes on to what is behind the page
        }
    }, true);

    // ---- what the program tells ----

    function read(lines) {
        const told = { targets: [], words: [], page: ['', 'en', 'ltr', ''], focus: null, edit: null };
        for (const line of lines.split('\n')) {
            const field = line.split('\t');
            if (field[0] === 'target') {
                const [, id, role, flags, x, y, w, h, label, value] = field;
                told.targets.push({ id, role, flags, place: [x, y, w, h], label, value, line });
            } else if (field[0] === 'text') {
                told.words.push(field[1]);
            } else if (field[0]) {
                told[field[0]] = field;
            }
        }
        return told;
    }

    return {
        show(lines) {
            const told = read(lines);
            if (!parts.root) {
                build();
            }
            set(document.documentElement, 'lang', told.page[1]);
            set(document.documentElement, 'dir', told.page[2]);
            if (parts.heading.textContent !== told.page[3]) {
                parts.heading.textContent = told.page[3];
            }
            focused = told.edit ? told.edit[1] : told.focus ? told.focus[1] : '';
            group.first = told.focus && told.focus[2] === '1';
            group.last = told.focus && told.focus[3] === '1';
            showTargets(told.targets);
            showWords(told.words);
            rove(focused);
            lead(focused);
            const edited = told.edit && elements.get(told.edit[1]);
            serai.typing.follow(edited ? edited.element : null, told.edit);
        },

        announce(sentence, news) {
            if (!parts.root) {
                build();
            }
            if (!news) {
                parts.talk.textContent = sentence;
                return;
            }
            const line = document.createElement('p');
            line.textContent = sentence;
            parts.news.append(line);
            while (parts.news.children.length > NEWS) {
                parts.news.firstElementChild.remove();
            }
        },

        // The field at a point of the page, or null.
        fieldAt(x, y) {
            for (const known of elements.values()) {
                const box = known.role === 'field' && known.element.getBoundingClientRect();
                if (box && x >= box.left && x < box.right && y >= box.top && y < box.bottom) {
                    return known.element;
                }
            }
            return null;
        },
    };
})();
