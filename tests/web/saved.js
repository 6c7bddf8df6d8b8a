// saving_page.js: the page in a browser that can be killed, for tests of what is kept: a server for
// its files, a Chromium with a folder of its own, and what the program says of its targets.
'use strict';

const { spawn } = require('child_process');
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const { chromium } = require('playwright-core');

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm',
    '.css': 'text/css', '.json': 'application/json', '.webmanifest': 'application/manifest+json' };

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// Serves a folder at an address that it gives.
function serve(folder) {
    const server = http.createServer((request, response) => {
        const name = new URL(request.url, 'http://localhost').pathname.replace(/\/$/, '/index.html');
        fs.readFile(path.join(folder, name), (error, data) => {
            response.writeHead(error ? 404 : 200,
                { 'Content-Type': TYPES[path.extname(name)] || 'application/octet-stream' });
            response.end(data);
        });
    });
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () =>
        resolve({ address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() })));
}

// A Chromium of its own, which keeps what it has in the folder. kill() is kill -9 of all of it.
async function start(folder) {
    process.setMaxListeners(0);
    const port = path.join(folder, 'DevToolsActivePort');
    fs.rmSync(port, { force: true });
    const child = spawn(process.env.CHROMIUM || '/usr/bin/chromium', ['--headless=new', '--no-sandbox',
        '--disable-gpu', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${folder}`,
        'about:blank'], { detached: true, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.on('exit', resolve));
    process.on('exit', () => { // a test that fails leaves none behind
        if (child.exitCode === null && child.signalCode === null) {
            process.kill(-child.pid, 'SIGKILL');
        }
    });
    for (let i = 0; i < 3000 && !(fs.existsSync(port) && fs.readFileSync(port, 'utf8').includes('\n')); i++) {
        await sleep(10);
    }
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${fs.readFileSync(port, 'utf8').split('\n')[0]}`);
    return {
        context: browser.contexts()[0],
        async kill() {
            process.kill(-child.pid, 'SIGKILL');
            await ended;
            await browser.close().catch(() => {});
        },
    };
}

// What the program is started with, besides what the page gives it: it reports its targets.
function report() {
    let module;
    const known = new Set();
    Object.defineProperty(self, 'Module', {
        configurable: true,
        get: () => module,
        set(value) {
            module = value;
            if (!known.has(value)) {
                known.add(value);
                const speed = ['--speed', '0', '--ui-tree', '/tree.txt'];
                value.preRun = [].concat(value.preRun || [], () => value.arguments.push(...speed));
            }
        },
    });
}

// The page of a context, at an address with what it is to open after a #.
async function open(context, address, hash = '', before = null) {
    const page = await context.newPage();
    page.on('pageerror', (error) => { page.wrong = page.wrong || error.message; });
    page.on('dialog', (dialog) => dialog.accept());
    await page.addInitScript(report);
    if (before) {
        await page.addInitScript(before);
    }
    await page.goto(address + hash);
    await wait(page, (tree) => tree.scene);
    return page;
}

// What the program says now: its scene, the position at the table, and where its targets are.
async function look(page) {
    const text = await page.evaluate(() => {
        try {
            return FS.readFile('/tree.txt', { encoding: 'utf8' });
        } catch (error) {
            return '';
        }
    });
    const tree = { text, scene: '', position: '', targets: new Map() };
    for (const line of text.split('\n')) {
        const [name, id, x, y, w, h] = line.split('\t');
        if (h !== undefined) {
            tree.targets.set(id, { x: Number(x) + w / 2, y: Number(y) + h / 2 });
        } else if (name.startsWith('scene ')) {
            tree.scene = name.slice(6);
        } else if (name.startsWith('position ')) {
            tree.position = name.slice(9);
        }
    }
    return tree;
}

// Waits until what it says passes; null when that takes too long.
async function tries(page, check, ms) {
    const end = Date.now() + ms;
    while (Date.now() < end) {
        const tree = await look(page);
        if (check(tree)) {
            return tree;
        }
        await sleep(5);
    }
    return null;
}

async function wait(page, check, ms = 30000) {
    const tree = await tries(page, check, ms);
    if (!tree) {
        const said = (await look(page)).text.slice(0, 2000);
        throw new Error(`never: ${check}; ${page.wrong || 'no error'}; it says:\n${said}`);
    }
    return tree;
}

// Clicks a target, which appears sooner or later.
async function click(page, id) {
    const tree = await wait(page, (now) => now.targets.has(id));
    const { x, y } = tree.targets.get(id);
    await page.mouse.click(x, y);
}

// The texts of all saved matches in memory.
const records = (page) => page.evaluate(() => FS.readdir('/serai/matches')
    .filter((name) => name.endsWith('.serai'))
    .map((name) => FS.readFile(`/serai/matches/${name}`, { encoding: 'utf8' })));

// The main line of a record of Oware, which has neither comments nor variations.
const moves = (record) => record.replace(/^\[.*\]$/gm, '').replace(/\d+\./g, '').trim().split(/\s+/)
    .filter((word) => /^[A-Fa-f]$/.test(word));

// Waits until all that was written is kept.
const kept = (page) => page.waitForFunction(() => !serai.store.holds());

const scratch = () => fs.mkdtempSync(path.join(os.tmpdir(), 'serai-web-'));

module.exports = { serve, start, open, look, wait, tries, click, records, moves, kept, scratch, sleep };
