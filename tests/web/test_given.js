// test_given.js: what goes in and out of the page: files, the clipboard, and what is typed.
'use strict';

const assert = require('node:assert');
const { test, before, after } = require('node:test');
const seen = require('./seen.js');

const RECORD = '[Game "seega"]\n[Player0 "Anna"]\n\n1. a1.b2 *\n';
const POSITION = '1-0-0-0-0-0-1-0-0-0-0-0-23-23-N';
const { sleep } = seen;

// Drops files on the page, by their names and what is in them.
const drop = (page, files) => page.page.evaluate((given) => {
    const data = new DataTransfer();
    for (const [name, text] of given) {
        data.items.add(new File([text], name));
    }
    for (const type of ['dragover', 'drop']) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true }));
    }
}, files);

// Runs before the page's scripts: what kinds of things the clipboard has taken.
function hearCopies() {
    self.copied = [];
    const write = Clipboard.prototype.write;
    Clipboard.prototype.write = async function writes(items) {
        await write.call(this, items);
        self.copied.push(...items.flatMap((item) => [...item.types]));
    };
}

// Runs before the page's scripts: the browser tells late that a caret was moved, as it may.
function tellLate() {
    const add = document.addEventListener;
    document.addEventListener = function adds(type, act, ...rest) {
        const late = (event) => setTimeout(() => act.call(document, event), 500);
        return add.call(document, type, type === 'selectionchange' ? late : act, ...rest);
    };
}

// Runs before the page's scripts: of Spanish only a half comes.
function cutOff() {
    const whole = self.fetch;
    self.fetch = async (...asked) => {
        const response = await whole.apply(self, asked);
        if (!/\bes\.pack$/.test(String(asked[0]))) {
            return response;
        }
        const bytes = await response.arrayBuffer();
        self.isCut = true;
        return new Response(bytes.slice(0, bytes.byteLength / 2));
    };
}

for (const kind of seen.kinds) {
    const chromium = kind === 'chromium';
    const downloads = seen.scratch();
    const clipboard = chromium ? { permissions: ['clipboard-read', 'clipboard-write'] } : {};
    let browser, server;
    before(async () => {
        browser = await seen.launch(kind, downloads);
        server = await seen.serve();
    });
    after(async () => {
        await browser.close();
        await server.close();
    });

    test(`a record that is dropped is opened in ${kind}`, async () => {
        const page = await seen.open(browser, server, { hash: '#speed=0' });
        await drop(page, [['a match.serai', RECORD]]);
        await seen.wait(page, (tree) => tree.scene === 'table:seega', 'Seega');
        await drop(page, [['one.serai', RECORD], ['two.serai', RECORD]]);
        await page.page.waitForFunction(() => /one file at a time/.test(document.body.textContent));
        await page.context.close();
    });

    test(`a record that is chosen is opened in ${kind}`, async () => {
        const page = await seen.open(browser, server, { hash: '#speed=0' });
        const chooser = page.page.waitForEvent('filechooser');
        await seen.click(page, 'button:open');
        await (await chooser).setFiles({ name: 'x.serai', mimeType: 'text/plain', buffer: Buffer.from(RECORD) });
        await seen.wait(page, (tree) => tree.scene === 'table:seega', 'Seega');
        await page.context.close();
    });

    test(`a match is saved as a download in ${kind}`, async () => {
        const page = await seen.open(browser, server, { hash: '#game=oware&speed=0' });
        await seen.click(page, 'pit:A');
        await page.page.keyboard.press('Control+s');
        await seen.waitFor(page, 'button:save');
        const file = await seen.download(page, downloads, () => seen.click(page, 'button:save'));
        assert.equal(file.name, 'oware.serai');
        assert.match(file.text, /\[Game "oware"\][^]*1\. A/);
        await page.context.close();
    });

    test(`a position is copied, and a text that is pasted is opened, in ${kind}`,
        async () => {
            const page = await seen.open(browser, server, { hash: '#game=oware&speed=0',
                context: clipboard });
            await page.page.keyboard.press('Control+c');
            for (let i = 0; i < 100 && !/^4-4/.test(await page.page.evaluate(() =>
                navigator.clipboard.readText())); i++) {
                await sleep(50);
            }
            assert.match(await page.page.evaluate(() => navigator.clipboard.readText()), /4-4-4-4-4-4/);
            await page.page.evaluate((text) => navigator.clipboard.writeText(text), POSITION);
            await page.page.keyboard.press('Control+v');
            await seen.wait(page, (tree) => tree.position === POSITION, 'the position by Ctrl+V');
            await page.page.evaluate((text) => navigator.clipboard.writeText(text),
                POSITION.replace('1-0', '2-0').replace('23-23', '22-23'));
            await seen.click(page, 'button:menu');
            await seen.click(page, 'button:paste');
            await seen.wait(page, (tree) => tree.position.startsWith('2-0'), 'the position by the menu');
            await page.context.close();
        });

    test(`a picture of the board is copied in ${kind}`, async () => {
        const page = await seen.open(browser, server, { hash: '#game=oware&speed=0', context: clipboard,
            before: hearCopies });
        await seen.click(page, 'button:menu');
        await seen.click(page, 'button:copy-picture');
        await page.page.waitForFunction(() => self.copied.includes('image/png'));
        if (chromium) { // of Firefox without a window only texts can be read
            assert.deepEqual(await page.page.evaluate(async () => (await navigator.clipboard.read())
                .flatMap((item) => item.types)), ['image/png']);
        }
        await page.context.close();
    });

    test(`a turn that is sent opens in another page by its link, and goes on in the first, in ${kind}`,
        async () => {
            const keepCopies = () => {
                self.copied = '';
                document.execCommand = () => false;
                Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => {
                    self.copied = text;
                } } });
            };
            // Plays a turn, and sends it.
            const send = async (page, id) => {
                await seen.click(page, id);
                await seen.wait(page, (tree) => tree.busy === '0', 'rest');
                await seen.click(page, 'button:menu');
                await seen.click(page, 'button:send-turn');
                await page.page.waitForFunction(() => /#serai:/.test(self.copied));
                const copied = await page.page.evaluate(() => self.copied);
                assert.ok(copied.startsWith(server.address + '#serai:'), copied);
                return copied.slice(server.address.length);
            };
            // Follows the link, as one comes by a messenger, when all that the page brings is there: of a
            // request that is cut off Firefox tells as of an error.
            const follow = async (page, link) => {
                await page.page.waitForFunction(() => self.FS && document.body && FS.analyzePath(
                    `/assets/languages/${document.body.dataset.languages.split(' ').pop()}.mo`).exists);
                await page.page.evaluate((to) => setTimeout(() => {
                    location.hash = to;
                }), link);
            };
            const at = (page, position) => seen.wait(page, (tree) => tree.position === position, position);
            const first = await seen.open(browser, server, { hash: '#game=oware&speed=0', before: keepCopies });
            const link = await send(first, 'pit:A');
            const second = await seen.open(browser, server, { hash: link, before: keepCopies });
            await at(second, '0-5-5-5-5-4-4-4-4-4-4-4-0-0-N');
            await follow(first, await send(second, 'pit:a'));
            await at(first, '0-5-5-5-5-4-0-5-5-5-5-4-0-0-S');
            const wrong = link.slice(0, -1) + (link.endsWith('e') ? 'f' : 'e');
            await follow(first, wrong);
            await first.page.waitForFunction(() => document.body && // it is loaded anew
                /Can.t open this turn/.test(document.body.textContent));
            assert.deepEqual(first.wrong.concat(second.wrong), []);
            await first.context.close();
            await second.context.close();
        });

    test(`a language that is cut off is as one that has not come, in ${kind}`, async () => {
        const page = await seen.open(browser, server, { before: cutOff });
        await page.page.waitForFunction(() => self.isCut && FS.analyzePath('/assets/languages/pt.mo').exists);
        assert.equal(await page.page.evaluate(() => FS.analyzePath('/assets/languages/es.mo').exists), false);
        assert.deepEqual(page.wrong, []);
        await page.context.close();
    });

    test(`a name is typed, corrected, and written by an input method in ${kind}`, async () => {
        const page = await seen.open(browser, server, { hash: '#game=oware&speed=0' });
        const named = (name) => seen.wait(page, (tree) => tree.targets.has('name:0') &&
            tree.targets.get('name:0').label.includes(name), name);
        const write = async (act) => {
            await seen.click(page, 'name:0');
            await page.page.waitForFunction(() => document.activeElement.tagName === 'TEXTAREA');
            await page.page.keyboard.press('Control+a');
            await act(page.page.keyboard);
            await sleep(100);
            await page.page.keyboard.press('Enter');
        };
        await write((keyboard) => keyboard.type('Adda'));
        await named('Adda');
        await write(async (keyboard) => {
            await keyboard.type('Layla');
            await keyboard.press('Backspace');
            await keyboard.press('ArrowLeft');
            await keyboard.type('X');
        });
        await named('LayXl');
        await write((keyboard) => keyboard.insertText('محمد 漢字 😀'));
        await named('محمد 漢字 😀');
        if (chromium) {
            const cdp = await page.context.newCDPSession(page.page);
            await write(async () => {
                await cdp.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
                await cdp.send('Input.imeSetComposition', { text: 'かん', selectionStart: 2, selectionEnd: 2 });
                await cdp.send('Input.insertText', { text: '漢' });
            });
            await named('漢');
        }
        assert.deepEqual(page.wrong, []);
        await page.context.close();
    });

    test(`a caret that was moved stays where it is, though the browser tells of it late, in ${kind}`, async () => {
        const page = await seen.open(browser, server, { hash: '#game=oware&speed=0', before: tellLate });
        const field = () => page.page.evaluate(() => document.activeElement.tagName === 'TEXTAREA' &&
            document.activeElement.value);
        await seen.click(page, 'name:0');
        await page.page.waitForFunction(() => document.activeElement.tagName === 'TEXTAREA');
        await page.page.keyboard.press('Control+a');
        await page.page.keyboard.type('Layla');
        await sleep(700); // all is told
        await page.page.evaluate(() => { // before there is another frame
            document.execCommand('delete');
            document.activeElement.setSelectionRange(3, 3);
        });
        await sleep(200);
        await page.page.keyboard.type('X');
        assert.equal(await field(), 'LayXl');
        await page.page.keyboard.press('Enter');
        await seen.wait(page, (tree) => tree.targets.has('name:0') &&
            tree.targets.get('name:0').label.includes('LayXl'), 'LayXl');
        await page.context.close();
    });
}
