// measure.js: what the page costs: how long it holds up the browser in play of all five games, with
// hints and a film, and whether it rests. Prints figures; run it by tests/web/measure on a machine that
// does nothing else.
'use strict';

const seen = require('./seen.js');

const GAMES = ['oware', 'saddeeqa', 'shakala', 'seega', 'dulko'];
const TURNS = 8; // of each game, half of them a companion's
const WATCH_MS = 15000;
const START_MS = 3000; // a browser that has just been started is busy with itself
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// Runs before the page's scripts: how long each task of the page takes that is its own: a turn of the
// program, whatever called it, and each answer of a worker.
function listen() {
    self.blocks = [];
    const timed = (act) => function (...given) {
        const begun = performance.now();
        try {
            return act.apply(this, given);
        } finally {
            self.blocks.push(performance.now() - begun);
        }
    };
    const frame = self.requestAnimationFrame.bind(self);
    const timer = self.setTimeout.bind(self);
    self.requestAnimationFrame = (act) => frame(timed(act));
    self.setTimeout = (act, ...rest) => timer(typeof act === 'function' ? timed(act) : act, ...rest);
    for (const kind of [MessagePort, Worker]) {
        const slot = Object.getOwnPropertyDescriptor(kind.prototype, 'onmessage');
        Object.defineProperty(kind.prototype, 'onmessage', {
            get() {
                return slot.get.call(this);
            },
            set(act) {
                slot.set.call(this, timed(act));
            },
        });
    }
    new PerformanceObserver((list) => {
        self.longTasks = (self.longTasks || []).concat(list.getEntries().map((one) => one.duration));
    }).observe({ entryTypes: ['longtask'] });
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

function tell(name, blocks, long) {
    const sorted = [...blocks].sort((a, b) => a - b);
    const ms = (value) => (value === undefined ? '-' : value.toFixed(1));
    console.log(`${name.padEnd(28)} ${String(sorted.length).padStart(6)} ${ms(percentile(sorted, 0.5)).padStart(7)}`
        + ` ${ms(percentile(sorted, 0.99)).padStart(7)} ${ms(sorted[sorted.length - 1]).padStart(7)}`
        + ` ${String(sorted.filter((one) => one > 50).length).padStart(5)}`
        + ` ${String((long || []).length).padStart(6)} ${ms(Math.max(0, ...(long || []))).padStart(7)}`);
}

const taken = (page) => page.page.evaluate(() => {
    const found = [self.blocks, self.longTasks || []];
    self.blocks = [];
    self.longTasks = [];
    return found;
});

// Plays against a companion, with a hint in each turn.
async function play(page, game) {
    const cli = seen.consult();
    let tree = await seen.wait(page, (now) => now.busy === '0', 'rest');
    for (let i = 0; i < TURNS; i++) {
        tree = await seen.wait(page, (now) => now.result !== 'ongoing' ||
            (now.busy === '0' && now.thinking === '0' && now.turn === '0'), 'a turn');
        if (tree.result !== 'ongoing') {
            break;
        }
        if (i === 2) {
            await page.page.keyboard.press('F2');
            await sleep(2500);
            tree = await seen.look(page);
        }
        await cli.ask(`setup ${game} ${tree.position}`);
        const moves = (await cli.ask('moves')).split(' ');
        for (const name of seen.touches(game, moves[i % moves.length], 0)) {
            const id = game !== 'shakala' ? name : ['pit', 'track', 'bead', 'gem'].map((group) =>
                `${group}:${name}`).find((one) => tree.targets.has(one));
            await seen.click(page, id);
        }
        await sleep(600);
    }
    cli.close();
}

// Two companions play each other: only what a player has, too. In play above the program also writes
// what it shows into a file, for the tests.
async function watch(browser, server, game, add) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(listen);
    await page.goto(`${server.address}#game=${game}&seat=0%3D3&seat=1%3D3`);
    await sleep(START_MS);
    await taken({ page });
    await sleep(WATCH_MS);
    add(`${game}: two companions`, await taken({ page }));
    await context.close();
}

async function main() {
    const browser = await seen.launch(seen.kinds[0]);
    const server = await seen.serve();
    await sleep(START_MS);
    const all = [[], []];
    const add = (name, [blocks, long]) => {
        tell(name, blocks, long);
        all[0].push(...blocks);
        all[1].push(...long);
    };
    console.log('what                          tasks  median     99%   worst   >50   long  longest (ms)');
    for (const game of process.argv.length > 2 ? process.argv.slice(2) : GAMES) {
        const page = await seen.open(browser, server, { hash: `#game=${game}&seat=1%3D3`, before: listen });
        add(`${game}: opening`, await taken(page));
        await play(page, game);
        add(`${game}: play with animations`, await taken(page));
        if (game === 'oware') {
            await page.page.keyboard.press('Escape');
            await seen.click(page, 'button:menu');
            await seen.click(page, 'button:save-picture');
            await seen.click(page, 'option:picture=match');
            await seen.click(page, 'button:save');
            await sleep(8000);
            add('oware: a film', await taken(page));
        }
        await page.context.close();
        await watch(browser, server, game, add);
    }
    for (const [hash, ids] of [['', []], ['', ['button:settings']], ['', ['alone:oware']],
        ...GAMES.map((game) => [`#game=${game}`, []]), ['#game=oware', ['button:rules']],
        ['#lesson=oware', []], ['#puzzle=oware:1', []]]) {
        const page = await seen.open(browser, server, { hash, before: listen });
        for (const id of ids) {
            await seen.click(page, id);
        }
        await sleep(9000);
        const before = await page.page.evaluate(() => serai.loop.turns);
        await sleep(10000);
        const after = await page.page.evaluate(() => serai.loop.turns);
        console.log(`at rest, turns in 10 s: ${after - before}   ${hash || 'home'} ${ids}`);
        await page.context.close();
    }
    tell('all', ...all);
    await browser.close();
    await server.close();
}

main();
