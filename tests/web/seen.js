// seen.js: the page as somebody meets it, in Chromium or Firefox, for the tests beside this file: a
// server for its files, a window of any size, and what is done there.
//
// SERAI_PAGE is the folder of the page, SERAI_CLI the program serai-cli; SERAI_BROWSERS names the
// browsers, "chromium firefox".
'use strict';

const { spawn } = require('child_process');
const fs = require('fs');
const http = require('http');
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

// ---- the server ----

// Serves the page; `asked` has the paths that were asked for so far.
async function serve() {
    const asked = [];
    const server = http.createServer((request, response) => {
        const name = new URL(request.url, 'http://x').pathname.replace(/\/$/, '/index.html');
        asked.push(name);
        fs.readFile(path.join(folder, decodeURIComponent(name)), (error, data) => {
            const type = TYPES[name.split('.').pop()] || 'application/octet-stream';
            response.writeHead(error ? 404 : 200, { 'Content-Type': type });
            response.end(data);
        });
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
        address: `http://127.0.0.1:${server.address().port}/`,
        asked,
        close: () => new Promise((resolve) => {
            server.closeAllConnections();
            server.close(resolve);
        }),
    };
}

// ---- browsers ----

// Firefox is Debian's, which speaks WebDriver BiDi itself.
function launch(kind) {
    return kind === 'firefox'
        ? firefox.launch({ channel: 'moz-firefox', headless: true,
            executablePath: process.env.FIREFOX || '/usr/bin/firefox-esr' })
        : chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
            args: ['--no-sandbox', '--disable-gpu'] });
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
    const fingers = context.browser().browserType().name() === 'chromium';
    const seen = { page, context, fingers, wrong: [] };
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
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
}

const waitFor = (seen, id) => wait(seen, (tree) => tree.targets.has(id), id);

// ---- what is done ----

async function click(seen, id) {
    const target = (await waitFor(seen, id)).targets.get(id);
    await seen.page.mouse.click(target.x, target.y);
}

// Runs in a page: a finger on the picture, as the events that a browser makes of it.
function touch({ x, y }) {
    const target = document.getElementById('canvas');
    const finger = { identifier: 1, target, clientX: x, clientY: y, pageX: x, pageY: y, screenX: x,
        screenY: y };
    for (const [type, touches] of [['touchstart', [finger]], ['touchend', []]]) {
        const event = new UIEvent(type, { bubbles: true, cancelable: true });
        for (const [name, value] of Object.entries({ touches, targetTouches: touches,
            changedTouches: [finger] })) {
            Object.defineProperty(event, name, { value });
        }
        target.dispatchEvent(event);
    }
}

// Without a touch screen, Firefox has no fingers, nor has its BiDi.
async function tap(seen, id) {
    const target = (await waitFor(seen, id)).targets.get(id);
    if (seen.fingers) {
        await seen.page.touchscreen.tap(target.x, target.y);
    } else {
        await seen.page.evaluate(touch, { x: target.x, y: target.y });
    }
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

module.exports = { kinds, folder, serve, launch, open, openIn, look, wait, waitFor, click, tap, consult,
    touches, idsOf };
