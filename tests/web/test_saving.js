// test_saving.js PAGE [KILLS [RULE]]: nothing is lost in the browser, in the page that is built in
// the folder PAGE: kill -9 of the browser in play, tabs that are reloaded or closed, two tabs on one
// match, storage that is refused or full, and all matches taken along. Each rule is a sentence.
'use strict';

const fs = require('fs');
const { serve, start, open, look, wait, tries, click, records, moves, kept, scratch, sleep } =
    require('./saving_page.js');

const [folder, kills = '50', only = ''] = process.argv.slice(2);

let seed = 1;
function roll(count) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 16) % count;
}

function equal(found, wanted) {
    if (JSON.stringify(found) !== JSON.stringify(wanted)) {
        throw new Error(`found ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
    }
}

// ---- Oware ----

const isOver = (tree) => !/^result ongoing/m.test(tree.text);

// A turn that has no effect for so long is none that the rules allow.
const REFUSED_MS = 10000;

// A house of the side to play that is not empty; not each of them may be played.
function house(position) {
    const words = position.split('-');
    const south = words.length && words[words.length - 1] === 'S';
    const houses = [...'ABCDEFabcdef'].filter((name, i) => words[i] > 0 && (i < 6) === south);
    return houses[roll(houses.length)];
}

// Plays turns until `ended`, and calls `played` with each that is begun, and with each whose effect
// was reported. True: the match is over.
async function play(page, ended, played) {
    for (let tree = await look(page); !ended() && !isOver(tree);) {
        const move = house(tree.position);
        played('', move);
        await click(page, `pit:${move}`);
        const now = await tries(page, (next) => ended() || next.position !== tree.position, REFUSED_MS);
        if (now && now.position !== tree.position) {
            played(move, '');
            tree = now;
        }
    }
    return !ended();
}

async function turns(page, count) {
    let done = 0;
    await play(page, () => done >= count, (move) => { done += move ? 1 : 0; });
}

// The record of the only saved match, once the page has read it.
async function savedRecord(page) {
    for (let i = 0; i < 3000; i++) {
        const [record] = await records(page).catch(() => []);
        if (record) {
            return record;
        }
        await sleep(10);
    }
    throw new Error('no match is saved');
}

async function newMatch(context, address, before) {
    const page = await open(context, address, '#game=oware', before);
    await wait(page, (tree) => tree.scene.startsWith('table:oware'));
    return page;
}

async function resume(page) {
    await click(page, 'continue:0');
    return wait(page, (tree) => tree.scene.startsWith('table:oware'));
}

// What the page says in words, to screen readers.
const words = (page) => page.evaluate(() => document.body.textContent +
    [...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel).join('\n'));

async function says(page, text) {
    for (let i = 0; i < 1000; i++) {
        if ((await words(page)).includes(text)) {
            return;
        }
        await sleep(10);
    }
    throw new Error(`never said: ${text}`);
}

// ---- rules ----

const rules = {
    async 'no action that was shown is lost when the browser is killed in play'(address) {
        let data = '', done = [], last = '', actions = 0;
        for (let killed = 0; killed < Number(kills); killed++) {
            const fresh = !done.length; // with nothing that must be there
            if (fresh) {
                fs.rmSync(data, { recursive: true, force: true });
                data = scratch();
            }
            const browser = await start(data);
            const page = await (fresh ? newMatch(browser.context, address) : open(browser.context, address));
            if (!fresh) {
                const record = await savedRecord(page);
                const saved = moves(record).join();
                if (saved !== done.join() && saved !== [...done, last].join()) {
                    throw new Error(`after ${killed} kills: saved ${saved}; shown ${done}, perhaps ${last}`);
                }
                actions += moves(record).length - done.length;
                done = moves(record);
                if (record.includes('[Ended')) { // by the last one
                    done = [];
                    await browser.kill();
                    continue;
                }
                await resume(page);
            }
            last = '';
            let alive = true;
            const killer = sleep(300 + roll(1500)).then(() => {
                alive = false;
                return browser.kill();
            });
            const before = done.length;
            let over = false;
            try {
                over = await play(page, () => !alive, (move, begun) => {
                    if (move) {
                        done.push(move);
                    }
                    last = begun;
                });
            } catch (error) {
                if (alive) {
                    throw error;
                }
            }
            await killer;
            actions += done.length - before;
            done = over ? [] : done;
        }
        console.log(`  ${kills} kills, ${actions} actions, none lost`);
        fs.rmSync(data, { recursive: true, force: true });
    },

    async 'a tab that is reloaded or closed right after a turn was shown has kept it'(address, context) {
        let page = await newMatch(context, address), count = 0;
        for (let i = 0; i < 6; i++) {
            await turns(page, 1);
            count++;
            const position = (await look(page)).position;
            if (i % 2) {
                await page.reload();
            } else {
                await page.close();
                page = await open(context, address);
            }
            await wait(page, (tree) => tree.scene === 'home');
            equal((await resume(page)).position, position);
        }
        await page.close();
    },

    async 'a match that is open in one tab is not opened in another, which says so'(address, context) {
        const one = await newMatch(context, address);
        await turns(one, 2);
        const other = await open(context, address);
        await says(other, 'open in another window');
        await click(other, 'continue:0');
        await says(other, 'The match can\u2019t be opened'.replace('\u2019', "'"));
        equal((await look(other)).scene, 'home');
        await turns(one, 2);
        const position = (await look(one)).position;
        await one.close();
        for (let i = 0; i < 100 && (await look(other)).scene === 'home'; i++) {
            await click(other, 'continue:0');
            await sleep(100);
        }
        equal((await wait(other, (tree) => tree.scene.startsWith('table'))).position, position);
        await turns(other, 1);
        await other.close();
    },

    async 'where storage is refused the page says so and play goes on'(address, context) {
        const page = await newMatch(context, address, () => {
            Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });
        });
        await turns(page, 1);
        await says(page, 'the browser keeps nothing for this page');
        await turns(page, 3);
        equal(moves((await records(page))[0]).length, 4);
        await page.close();
    },

    async 'where storage is full the page says so, plays on, and keeps all once there is room'(address, context) {
        const page = await newMatch(context, address);
        const devtools = await context.newCDPSession(page);
        const room = (quotaSize) => devtools.send('Storage.overrideQuotaForOrigin',
            { origin: new URL(address).origin, quotaSize });
        await room(1); // before anything is written: later Chromium would know it half a minute later
        await turns(page, 1);
        await says(page, 'the browser gives this page no more room');
        await turns(page, 1);
        await room(undefined);
        await turns(page, 1);
        await page.waitForFunction(() => !serai.store.trouble('', true));
        await page.waitForFunction(() =>
            !document.getElementById('words').textContent.includes('no more room'));
        const position = (await look(page)).position;
        await page.reload();
        equal((await resume(page)).position, position);
        await page.close();
    },

    async 'all matches are taken along in one file, into another browser'(address, context, browser) {
        const page = await newMatch(context, address);
        await turns(page, 3);
        await click(page, 'button:menu');
        await click(page, 'button:resign');
        await click(page, 'button:accept');
        await wait(page, isOver);
        await page.reload();
        await newMatch(context, address).then((next) => turns(next, 2).then(() => next.close()));
        const again = await open(context, address);
        await click(again, 'button:past');
        await wait(again, (tree) => tree.targets.has('past:0'));
        const all = await records(again);
        equal(all.length, 2);
        await page.close();
        await click(again, 'button:save-all');
        await wait(again, (tree) => tree.scene === 'save');
        const [download] = await Promise.all([again.waitForEvent('download'), click(again, 'button:save')]);
        equal(/^Serai \d{4}-\d\d-\d\d\.serai$/.test(download.suggestedFilename()), true);
        const file = await download.path();
        const text = fs.readFileSync(file, 'utf8');
        equal(text.startsWith('%serai-matches\n'), true);
        equal(all.every((record) => text.includes(record)), true);
        await again.close();

        const there = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        const other = await open(there, address);
        const [chooser] = await Promise.all([other.waitForEvent('filechooser'), click(other, 'button:open')]);
        await chooser.setFiles(file);
        await says(other, 'added');
        await kept(other);
        await other.reload();
        await wait(other, (tree) => tree.targets.has('continue:0') && tree.targets.has('button:past'));
        equal((await records(other)).sort(), all.sort());
        await there.close();
    },
};

// ---- running them ----

async function main() {
    const { chromium } = require('playwright-core');
    const server = await serve(folder);
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu'] });
    let wrong = 0;
    for (const [rule, test] of Object.entries(rules).filter(([name]) => name.includes(only))) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        try {
            await test(server.address, context, browser);
            console.log(`holds: ${rule}`);
        } catch (error) {
            wrong++;
            console.log(`FAILS: ${rule}\n  ${error.stack.split('\n').slice(0, 6).join('\n  ')}`);
        }
        await context.close();
    }
    await browser.close();
    server.close();
    process.exitCode = wrong ? 1 : 0;
}

main();
