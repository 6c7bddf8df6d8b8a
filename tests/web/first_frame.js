// first_frame.js PAGE [VISITS]: when the first frame is seen, in ms after the page was asked for, at
// a first visit and when the browser has the page: of the page that is built in the folder PAGE, from
// this computer, the median of VISITS (10). Only a computer that does nothing else tells anything;
// the processor time of the page's thread until then tells more on a busy one.
'use strict';

const { spawn } = require('child_process');
const path = require('path');
const { chromium } = require('playwright-core');

const [folder, visits = '10', port = '8199'] = process.argv.slice(2);
const address = `http://127.0.0.1:${port}/`;
const START_MS = 3000; // a browser that has just been started is busy with itself
const SETTLE_MS = 4000; // the rest is loaded, and the service worker has all

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

async function visit(page) {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await work(session);
    await page.goto(address);
    const seen = await page.waitForFunction(() => {
        const [mark] = performance.getEntriesByName('first frame');
        return mark && mark.startTime;
    });
    return { ms: await seen.jsonValue(), work: await work(session) - before };
}

async function work(session) {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000;
}

function tell(name, list) {
    const all = (key) => list.map((one) => Math.round(one[key]));
    console.log(`${name}: median ${median(all('ms'))} ms (${all('ms').join(' ')}); ` +
        `processor time of the page's thread, median ${median(all('work'))} ms`);
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
        await page.waitForTimeout(SETTLE_MS);
        again.push(await visit(page));
        await browser.close();
    }
    server.kill();
    tell('first visit', first);
    tell('cached', again);
}

main();
