// clipboard.js: texts and pictures to the clipboard, texts from it.
'use strict';
self.serai = self.serai || {};

serai.clipboard = (() => {
    let pasted = null; // a text that waits for the program
    let asked = false; // the browser was asked, and has answered

    function give(text) {
        pasted = text;
        Module._web_paste();
    }

    function answer(text) {
        asked = true;
        give(text);
    }

    addEventListener('paste', (event) => {
        const text = event.clipboardData.getData('text/plain');
        event.preventDefault();
        if (serai.runs()) {
            give(text);
        }
    });

    // While something that was pressed is answered, most browsers still copy at once.
    function copyNow(text) {
        let done = false;
        const fill = (event) => {
            event.clipboardData.setData('text/plain', text);
            event.preventDefault();
            event.stopImmediatePropagation();
            done = true;
        };
        addEventListener('copy', fill, true);
        try {
            document.execCommand('copy');
        } catch (error) {
            done = false;
        }
        removeEventListener('copy', fill, true);
        return done;
    }

    const failed = () => Module._web_not_copied();

    // A field with the text, to be copied by hand; the program hears nothing of what is done there.
    function show(text, hint) {
        const dialog = document.createElement('dialog'), label = document.createElement('label');
        const field = document.createElement('textarea'), end = document.createElement('button');
        dialog.className = 'by-hand';
        field.value = text;
        field.readOnly = true;
        field.dir = 'ltr';
        end.textContent = '✓';
        end.addEventListener('click', () => dialog.close());
        label.append(hint, field);
        dialog.append(label, end);
        dialog.addEventListener('close', () => dialog.remove());
        document.body.append(dialog);
        dialog.showModal();
        field.select();
    }

    return {
        // The text that was pasted, or null.
        take() {
            const text = pasted || null;
            pasted = null;
            asked = asked && !text;
            return text;
        },

        // False: there is no asking, or it was in vain just now.
        ask() {
            const can = !asked && navigator.clipboard && navigator.clipboard.readText;
            asked = false;
            if (can) {
                navigator.clipboard.readText().then(answer, () => answer(''));
            }
            return Boolean(can);
        },

        // What the browser refuses is shown in a field, below `byHand`, which says so.
        copy(copied, byHand) {
            const text = serai.links.link(copied);
            if (copyNow(text)) {
                return true;
            }
            if (!navigator.clipboard) {
                show(text, byHand);
                return false;
            }
            navigator.clipboard.writeText(text).catch(() => {
                failed();
                show(text, byHand);
            });
            return true;
        },

        copiesPictures() {
            return typeof ClipboardItem === 'function' && Boolean(navigator.clipboard);
        },

        copyPicture(bytes) {
            const blob = new Blob([bytes], { type: 'image/png' });
            navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]).catch(failed);
        },
    };
})();
