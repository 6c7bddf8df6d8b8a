// seen.js: the page as somebody meets it, in Chromium or Firefox, for the tests beside this file: a
// server for its files, a window of any size, and what is done there.
//
// SERAI_PAGE is the folder of the page, SERAI_CLI the program serai-cli; SERAI_BROWSERS names the
// browsers, "chromium firefox".
'use strict';

const { spawn } = require('child_process');
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const { chromium, firefox } = require('playwright-core');

const root = path.join(__dirname, '../..');
const folder = process.env.SERAI_PAGE || path.join(root, 'build/web/page');
const cli = process.env.SERAI_CLI || path.join(root, 'build/quick/serai-cli');
const kinds = (process.env.SERAI_BROWSERS || 'chromium firefox').split(' ');
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm',
    json: 'application/json', webmanifest: 'application/manifest+json', svg: 'image/svg+xml',
    png: 'image/png' };
const LONGEST = 30000; // ms until something must have happened

const scratches = [];

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// A new folder, which is gone when the tests have ended.
function scratch() {
    if (!scratches.length) {
        process.once('exit', () => scratches.forEach((place) => fs.rmSync(place, { recursive: true, force: true })));
    }
    scratches.push(fs.mkdtempSync(path.join(os.tmpdir(), 'serai-web-')));
    return scratches[scratches.length - 1];
}

// ---- the server ----

// Serves the page that is in a folder; `asked` has the paths that were asked for so far. Between
// leave() and come() there is no network: the address answers to nobody.
async function serve(place = folder) {
    const asked = [];
    const server = http.createServer((request, response) => {
        const name = new URL(request.url, 'http://x').pathname.replace(/\/$/, '/index.html');
        asked.push(name);
        fs.readFile(path.join(place, decodeURIComponent(name)), (error, data) => {
            const type = TYPES[name.split('.').pop()] || 'application/octet-stream';
            response.writeHead(error ? 404 : 200, { 'Content-Type': type });
            response.end(data);
        });
    });
    const come = (port) => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
    const leave = () => new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
    });
    await come(0);
    const { port } = server.address();
    return { address: `http://127.0.0.1:${port}/`, asked, leave, come: () => come(port), close: leave };
}

// ---- browsers ----

// How to start one. Firefox is Debian's, which speaks WebDriver BiDi itself. What it would ask
// somebody about, before a text is read from the clipboard, it grants; and it has 40 MB for all pages.
const options = (kind) => kind === 'firefox'
    ? { channel: 'moz-firefox', headless: true, executablePath: process.env.FIREFOX || '/usr/bin/firefox-esr',
        firefoxUserPrefs: { 'dom.events.testing.asyncClipboard': true,
            'dom.quotaManager.temporaryStorage.fixedLimit': 40 * 1024 } }
    : { executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] };

const types = { chromium, firefox };

// `downloads` is a folder for what is downloaded.
function launch(kind, downloads) {
    return types[kind].launch({ ...options(kind), downloadsPath: downloads });
}

// The browser that this test has started and that keeps what it has in a folder.
function processOf(data) {
    for (const id of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
        try {
            const [, parent] = fs.readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1].split(' ');
            if (Number(parent) === process.pid && fs.readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(data)) {
                return Number(id);
            }
        } catch (error) {
            // it has ended
        }
    }
    throw new Error(`no browser of ${data}`);
}

// A browser of its own, which keeps what it has in the folder `data`. kill() is kill -9 of all of it.
async function start(kind, data) {
    // Playwright's own arguments would have it wait for a page that Firefox does not tell of.
    const own = kind === 'firefox' ? { ignoreDefaultArgs: true,
        args: ['--remote-debugging-port=0', '--headless', '--profile', data] } : {};
    const context = await types[kind].launchPersistentContext(data, { ...options(kind), ...own,
        viewport: { width: 1280, height: 800 } });
    const id = processOf(data);
    const ended = new Promise((resolve) => context.on('close', resolve));
    return {
        context,
        async kill() {
            process.kill(-id, 'SIGKILL');
            await ended;
        },
    };
}

// Runs in the page before its scripts: the program also writes what it shows into a file, as it does
// for the tests of the desktop.
function report() {
    let program;
    Object.defineProperty(self, 'Module', {
        configurable: true,
        get: () => program,
        set(value) {
            if (!program) {
                value.preRun = [].concat(value.preRun || [], () => {
                    value.arguments.unshift('--ui-tree', '/tree.txt');
                });
            }
            program = value;
        },
    });
}

// A page that has begun. `hash` is what the address asks for.
async function open(browser, server, { width = 1280, height = 800, dpr = 1, touch = false, hash = '',
    context = {}, before = null } = {}) {
    const opened = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: dpr,
        hasTouch: touch, ...context });
    return openIn(opened, server, { hash, before });
}

async function openIn(context, server, { hash = '', before = null } = {}) {
    const page = await context.newPage();
    const seen = { page, context, kind: context.browser().browserType().name(), wrong: [] };
    page.on('dialog', (dialog) => dialog.accept().catch(() => {})); // whether to leave the page
    page.on('pageerror', (error) => seen.wrong.push(String(error.stack || error)));
    page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) {
            seen.wrong.push(message.text());
        }
    });
    page.on('response', (response) => {
        if (response.status() >= 400) {
            seen.wrong.push(`${response.status()} ${response.url()}`);
        }
    });
    await page.addInitScript(report);
    if (before) {
        await page.addInitScript(before);
    }
    await page.goto(server.address + hash);
    await wait(seen, (tree) => tree.scene, 'the first frame');
    return seen;
}

// ---- what is there ----

// The scene, the position at the table, whether something moves, and the targets.
async function look(seen) {
    const text = await seen.page.evaluate(() => {
        try {
            return FS.readFile('/tree.txt', { encoding: 'utf8' });
        } catch (error) {
            return '';
        }
    }).catch(() => ''); // the page may be being loaded anew
    const tree = { text, targets: new Map() };
    for (const line of text.split('\n')) {
        const [name, id, x, y, w, h, enabled, label] = line.split('\t');
        if (name === 'target') {
            tree.targets.set(id, { x: x - -w / 2, y: y - -h / 2, left: Number(x), top: Number(y),
                w: Number(w), h: Number(h), enabled: enabled === '1', label });
        } else {
            const [word, ...rest] = line.split(' ');
            tree[word] = rest.join(' ');
        }
    }
    return tree;
}

// Waits until what is there passes; fails with `what` if it never does.
async function wait(seen, passes, what) {
    const end = Date.now() + LONGEST;
    for (;;) {
        const tree = await look(seen);
        if (passes(tree)) {
            return tree;
        }
        if (Date.now() > end) {
            throw new Error(`never: ${what}\n${seen.wrong.join('\n')}\n${tree.text}`);
        }
        await sleep(10);
    }
}

const waitFor = (seen, id) => wait(seen, (tree) => tree.targets.has(id), id);

// ---- what is done ----

async function click(seen, id) {
    const target = (await waitFor(seen, id)).targets.get(id);
    await seen.page.mouse.click(target.x, target.y);
}

// Runs in a page: a finger on the picture, as the events that a browser makes of it.
async function touch({ x, y, ms }) {
    const target = document.getElementById('canvas');
    const finger = { identifier: 1, target, clientX: x, clientY: y, pageX: x, pageY: y, screenX: x,
        screenY: y };
    for (const [type, touches] of [['touchstart', [finger]], ['touchend', []]]) {
        await new Promise((resolve) => (type === 'touchend' && ms ? setTimeout(resolve, ms) : resolve()));
        const event = new UIEvent(type, { bubbles: true, cancelable: true });
        for (const [name, value] of Object.entries({ touches, targetTouches: touches,
            changedTouches: [finger] })) {
            Object.defineProperty(event, name, { value });
        }
        target.dispatchEvent(event);
    }
}

// A finger that is down for so long. Without a touch screen, Firefox has none, nor has its BiDi.
async function tap(seen, id, ms = 0) {
    const { x, y } = (await waitFor(seen, id)).targets.get(id);
    if (seen.kind !== 'chromium') {
        await seen.page.evaluate(touch, { x, y, ms });
    } else if (!ms) {
        await seen.page.touchscreen.tap(x, y);
    } else {
        const devtools = await seen.context.newCDPSession(seen.page);
        const send = (type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
        await send('touchStart', [{ x, y }]);
        await sleep(ms);
        await send('touchEnd', []);
        await devtools.detach();
    }
}

// What is downloaded when something is done. Of Firefox's downloads Playwright does not tell: there
// it is what comes to be in the browser's folder of them.
async function download(seen, downloads, act) {
    if (seen.kind === 'chromium') {
        const [file] = await Promise.all([seen.page.waitForEvent('download'), act()]);
        return { name: file.suggestedFilename(), text: fs.readFileSync(await file.path(), 'utf8') };
    }
    const had = fs.readdirSync(downloads);
    await act();
    for (const end = Date.now() + LONGEST; Date.now() < end; await sleep(20)) {
        const files = fs.readdirSync(downloads).filter((name) => !had.includes(name));
        const [name] = files.filter((one) => !one.endsWith('.part') && !files.includes(`${one}.part`));
        const text = name && fs.readFileSync(path.join(downloads, name), 'utf8');
        if (text) {
            return { name, text };
        }
    }
    throw new Error('nothing is downloaded');
}

// Lets a page have no more room, until what this gives is called. Chromium can be told; in Firefox,
// which has little (see options), something else of the same host takes it.
async function fill({ page, context, kind }) {
    if (kind === 'chromium') {
        const devtools = await context.newCDPSession(page);
        const room = (quotaSize) => devtools.send('Storage.overrideQuotaForOrigin',
            { origin: new URL(page.url()).origin, quotaSize });
        await room(1);
        return () => room(undefined);
    }
    await page.evaluate(async () => {
        const open = () => new Promise((resolve) => {
            const request = indexedDB.open('filler', 1);
            request.onupgradeneeded = () => request.result.createObjectStore('parts', { autoIncrement: true });
            request.onsuccess = () => resolve(request.result);
        });
        const put = (database, size) => new Promise((resolve) => {
            const transaction = database.transaction('parts', 'readwrite');
            for (let i = 0; i < size; i += 1 << 16) {
                const part = new Uint8Array(Math.min(size, 1 << 16));
                transaction.objectStore('parts').add(crypto.getRandomValues(part));
            }
            transaction.oncomplete = () => resolve(true);
            transaction.onabort = () => resolve(false);
        });
        for (let size = 1 << 22; size > 64;) {
            const database = await open(); // anew: after one that is full no other can be added to it
            size >>= await put(database, size) ? 0 : 1;
            database.close();
        }
    });
    return () => page.evaluate(() => new Promise((resolve) => {
        indexedDB.deleteDatabase('filler').onsuccess = resolve;
    }));
}

// ---- serai-cli ----

// The program that the page is held to. ask() gives the answer to a command.
function consult() {
    const child = spawn(cli, [], { stdio: ['pipe', 'pipe', 'inherit'] });
    const waiting = [];
    let text = '';
    child.stdout.on('data', (data) => {
        text += data;
        for (let end; (end = text.indexOf('\n\n')) >= 0; text = text.slice(end + 2)) {
            (waiting.shift() || (() => {}))(text.slice(0, end));
        }
    });
    return {
        async ask(command) {
            const answer = await new Promise((resolve) => {
                waiting.push(resolve);
                child.stdin.write(command + '\n');
            });
            if (!answer.startsWith('=')) {
                throw new Error(`${command}: ${answer}`);
            }
            return answer.slice(1).trim();
        },
        close: () => child.stdin.end('quit\n'),
    };
}

// The targets that stand for an action of a game, as it is written.
function touches(game, action, turn) {
    switch (game) {
    case 'oware':
        return [`pit:${action}`];
    case 'saddeeqa': {
        const [, pit, direction] = /^(\d+)(.*)$/.exec(action);
        return [`pit:${pit}`, `direction:${direction}`];
    }
    case 'seega':
        return action.replace(/^x/, '').split('-').map((square) => `square:${square}`);
    case 'dulko':
        return [`bank:${turn + 1}:${action[0]}`, `square:${action.slice(1)}`];
    default:
        return [action.replace(/^x/, '')]; // Shakala: whatever has this name
    }
}

// The ids of an action. Shakala writes what is touched by its name alone.
function idsOf(tree, game, action, turn) {
    const names = touches(game, action, turn);
    const groups = ['pit', 'track', 'bead', 'gem'];
    return game !== 'shakala' ? names : names.map((name) => groups.map((group) => `${group}:${name}`)
        .find((id) => tree.targets.has(id) && tree.targets.get(id).enabled));
}

// Waits until an action can be played, and gives the ids of what is touched for it.
async function ready(seen, game, action, turn) {
    const ids = (tree) => idsOf(tree, game, action, turn);
    const open = (tree) => tree.busy === '0' && (tree.targets.get(ids(tree)[0]) || {}).enabled;
    return ids(await wait(seen, open, `${action} can be played`));
}

module.exports = { kinds, folder, sleep, scratch, serve, launch, start, open, openIn, look, wait, waitFor, click,
    tap, download, fill, consult, touches, idsOf, ready, LONGEST };
