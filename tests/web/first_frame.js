// first_frame.js PAGE [VISITS]: when the first frame is seen, in ms after the page was asked for, at
// a first visit and when the browser has the page: of the page that is built in the folder PAGE, from
// this computer, the median of VISITS (10); and when the complete one is, as the first has coarse
// surfaces and no sprites. Only a computer that does nothing else tells anything.
'use strict';

const { spawn } = require('child_process');
const path = require('path');
const { chromium } = require('playwright-core');

const [folder, visits = '10', port = '8199'] = process.argv.slice(2);
const address = `http://127.0.0.1:${port}/`;
const START_MS = 3000; // a browser that has just been started is busy with itself
const SETTLE_MS = 4000; // the rest is loaded, and the service worker has all

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

// Nothing is asked of the page meanwhile, which would keep it from its work.
async function visit(page) {
    await page.goto(address);
    await page.waitForTimeout(SETTLE_MS);
    return page.evaluate(() => ['first frame', 'complete frame'].map((name) =>
        performance.getEntriesByName(name)[0].startTime));
}

function tell(name, list) {
    ['first', 'complete'].forEach((what, i) => {
        const all = list.map((one) => Math.round(one[i]));
        console.log(`${name}, ${what} frame: median ${median(all)} ms (${all.join(' ')})`);
    });
}

async function main() {
    const server = spawn('python3', [path.join(__dirname, '../../packaging/web/serve.py'), folder, port],
        { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const first = [];
    const again = [];
    for (let i = 0; i < Number(visits); i++) {
        const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'],
            executablePath: process.env.CHROMIUM || '/usr/bin/chromium' });
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.waitForTimeout(START_MS);
        first.push(await visit(page));
        again.push(await visit(page));
        await browser.close();
    }
    server.kill();
    tell('first visit', first);
    tell('cached', again);
}

main();
