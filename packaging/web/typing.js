// typing.js: typing into the fields of the document (document.js), so that input methods, keyboards
// on the screen and dictation work; src/sdl/web/keyboard.c does in the program's field what was done
// in them. Keys that neither write nor lead the caret are the program's.
'use strict';
self.serai = self.serai || {};

serai.typing = (() => {
    let field = null; // the one that the program types into
    let composing = false;
    let told = ''; // the field's text and selection, as the program told them last
    let known = ''; // where in the field the program's caret and anchor are
    const fields = ['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

    const lines = (text) => text.replace(/\v/g, '\n');

    // The anchor and the caret of the field, in units of UTF-16.
    function place() {
        const { selectionStart: from, selectionEnd: to, selectionDirection: way } = field;
        return way === 'backward' ? [to, from] : [from, to];
    }

    function select() {
        known = place().join();
        Module._web_select(...place());
    }

    function write() {
        if (field && !composing) {
            known = place().join();
            serai.tell('write', field.value);
        }
    }

    function compose(event) {
        const ends = event.type === 'compositionend';
        composing = true;
        if (field) {
            serai.tell('compose', ends ? '' : event.data || '');
        }
        if (ends) {
            setTimeout(() => { // some browsers change the field only after this
                composing = false;
                write();
            });
        }
    }

    // What the program must not take: keys that write or lead the caret, which come in their order
    // only if the browser does it all, and those an input method uses.
    function writes(event) {
        const all = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a';
        return event.isComposing || all || fields.includes(event.key) || event.keyCode === 229 ||
            (Array.from(event.key).length === 1 && !event.ctrlKey && !event.metaKey) ||
            event.key === 'Dead' || event.key === 'Process' || event.key === 'Unidentified';
    }

    function key(event) {
        if (!field || document.activeElement !== field) {
            return;
        }
        if (event.type === 'keypress' || writes(event)) {
            event.stopImmediatePropagation();
        } else if (!serai.keys.browserOwns(event)) {
            event.preventDefault();
        }
    }
    for (const type of ['keydown', 'keyup', 'keypress']) {
        addEventListener(type, key, true);
    }

    document.addEventListener('selectionchange', () => {
        if (field && !composing && document.activeElement === field) {
            select();
        }
    });

    // Keyboards on the screen come only while a finger is answered, which the program does later.
    addEventListener('touchend', (event) => {
        const touch = event.changedTouches[0];
        const touched = touch && serai.document.fieldAt(touch.clientX, touch.clientY);
        if (touched) {
            touched.focus({ preventScroll: true });
        }
    }, true);

    return {
        prepare(element) {
            element.rows = 1;
            element.autocomplete = 'off';
            element.spellcheck = false;
            element.setAttribute('autocorrect', 'off');
            element.setAttribute('enterkeyhint', 'done');
            element.addEventListener('input', (event) => {
                if (!event.isComposing) {
                    write();
                }
            });
            element.addEventListener('compositionstart', compose);
            element.addEventListener('compositionupdate', compose);
            element.addEventListener('compositionend', compose);
        },

        // A field that is not typed into.
        show(element, text) {
            if (element !== field && element.value !== text) {
                element.value = lines(text);
            }
        },

        // The field that is typed into, and its text and selection as the program has them.
        follow(element, edit) {
            const same = element === field;
            if (!same) {
                composing = false;
                told = '';
            }
            field = element;
            if (!field || composing || told === edit.join('\t')) {
                return; // the field may be ahead
            }
            if (same && known !== place().join()) {
                select(); // its caret was moved, of which the browser tells later
                return;
            }
            told = edit.join('\t');
            const [anchor, caret] = [Number(edit[2]), Number(edit[3])];
            const text = lines(edit[4]);
            if (field.value !== text) {
                field.value = text;
            }
            const [from, to] = [Math.min(anchor, caret), Math.max(anchor, caret)];
            if (field.selectionStart !== from || field.selectionEnd !== to) {
                field.setSelectionRange(from, to, caret < anchor ? 'backward' : 'forward');
            }
            known = place().join();
        },
    };
})();
