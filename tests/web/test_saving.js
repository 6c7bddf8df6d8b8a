// test_saving.js: nothing is lost in the browser: kill -9 of the browser in play, tabs that are reloaded
// or closed, two tabs on one match, storage that is refused or full, and all matches taken along.
//
// SERAI_KILLS says how often each browser is killed.
'use strict';

const assert = require('node:assert');
const fs = require('fs');
const path = require('path');
const { test, before, after } = require('node:test');
const seen = require('./seen.js');
const saved = require('./saved.js');

const KILLS = Number(process.env.SERAI_KILLS || 10);

// Runs before the page's scripts: storage as some browsers have it when cookies are blocked.
function refuse() {
    Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });
}

// Kills a browser in play again and again; gives how many actions were played.
async function killInPlay(kind, server) {
    let data = '', done = [], last = '', actions = 0;
    for (let killed = 0; killed < KILLS; killed++) {
        const fresh = !done.length; // with nothing that must be there
        data = fresh ? seen.scratch() : data;
        const browser = await seen.start(kind, data);
        const page = await (fresh ? saved.newMatch(browser.context, server) : saved.home(browser.context, server));
        if (!fresh) {
            const text = await saved.record(page), moves = saved.moves(text);
            if (moves.join() !== done.join() && moves.join() !== [...done, last].join()) {
                throw new Error(`after ${killed} kills: saved ${moves}; shown ${done}, perhaps ${last}`);
            }
            actions += moves.length - done.length;
            done = moves;
            if (text.includes('[Ended')) { // by the last one
                done = [];
                await browser.kill();
                continue;
            }
            await saved.resume(page);
        }
        last = '';
        let alive = true, killer = null; // at any moment after a turn was shown
        const kill = (ms) => seen.sleep(ms).then(() => {
            alive = false;
            return browser.kill();
        });
        const had = done.length;
        let over = false;
        try {
            over = await saved.play(page, () => !alive, (move, begun) => {
                if (move) {
                    done.push(move);
                    killer = killer || kill(saved.roll(1500));
                }
                last = begun;
            });
        } catch (error) {
            if (alive) {
                throw error;
            }
        }
        await (killer || kill(0));
        actions += done.length - had;
        done = over ? [] : done;
    }
    return actions;
}

for (const kind of seen.kinds) {
    const downloads = seen.scratch();
    let browser, server;
    before(async () => {
        browser = await seen.launch(kind, downloads);
        server = await seen.serve();
    });
    after(async () => {
        await browser.close();
        await server.close();
    });
    const rule = (name, act) => test(`${name} in ${kind}`, async () => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        await act(context);
        await context.close();
    });

    test(`no action that was shown is lost when ${kind} is killed in play ${KILLS} times`, async (t) => {
        t.diagnostic(`${kind}: ${KILLS} kills, ${await killInPlay(kind, server)} actions, none lost`);
    });

    rule('a tab that is reloaded or closed right after a turn was shown has kept it', async (context) => {
        let page = await saved.newMatch(context, server);
        for (let i = 0; i < 6; i++) {
            const { position } = await saved.turns(page, 1);
            if (i % 2) {
                await saved.reload(page);
            } else {
                await page.page.close();
                page = await saved.home(context, server);
            }
            assert.equal((await saved.resume(page)).position, position);
        }
    });

    rule('a match that is open in one tab is not opened in another, which says so', async (context) => {
        const one = await saved.newMatch(context, server);
        await saved.turns(one, 2);
        const other = await saved.home(context, server);
        await saved.says(other, 'open in another window');
        await seen.click(other, 'continue:0');
        await saved.says(other, "The match can't be opened");
        assert.equal((await seen.look(other)).scene, 'home');
        const { position } = await saved.turns(one, 2);
        await one.page.close();
        for (let i = 0; i < 100 && (await seen.look(other)).scene === 'home'; i++) {
            await seen.click(other, 'continue:0');
            await seen.sleep(100);
        }
        assert.equal((await saved.atTable(other)).position, position);
        await saved.turns(other, 1);
    });

    rule('where storage is refused the page says so and play goes on', async (context) => {
        const page = await saved.newMatch(context, server, refuse);
        await saved.turns(page, 1);
        await saved.says(page, 'the browser keeps nothing for this page');
        await saved.turns(page, 3);
        assert.equal(saved.moves((await saved.records(page))[0]).length, 4);
    });

    rule('where storage is full the page says so, plays on, and keeps all once there is room', async (context) => {
        const page = await saved.newMatch(context, server);
        const empty = await seen.fill(page); // before anything is written: later Chromium learns it late
        await saved.turns(page, 1);
        await saved.says(page, 'the browser gives this page no more room');
        await saved.turns(page, 1);
        await empty();
        const { position } = await saved.turns(page, 1);
        await page.page.waitForFunction(() => !serai.store.trouble('', true));
        await page.page.waitForFunction(() => !document.getElementById('words').textContent.includes('no more room'));
        await saved.reload(page);
        assert.equal((await saved.resume(page)).position, position);
    });

    rule('all matches are taken along in one file, into another browser', async (context) => {
        const page = await saved.newMatch(context, server);
        await saved.turns(page, 3);
        for (const id of ['button:menu', 'button:resign', 'button:accept']) {
            await seen.click(page, id);
        }
        await seen.wait(page, saved.isOver, 'the end');
        await saved.reload(page);
        const next = await saved.newMatch(context, server);
        await saved.turns(next, 2);
        await next.page.close();
        const again = await saved.home(context, server);
        await seen.click(again, 'button:past');
        await seen.waitFor(again, 'past:0');
        const all = await saved.records(again);
        assert.equal(all.length, 2);
        await page.page.close();
        await seen.click(again, 'button:save-all');
        await seen.wait(again, (tree) => tree.scene === 'save', 'the page to save');
        const file = await seen.download(again, downloads, () => seen.click(again, 'button:save'));
        assert.match(path.basename(file.name), /^Serai \d{4}-\d\d-\d\d\.serai$/);
        assert.ok(file.text.startsWith('%serai-matches\n'));
        assert.ok(all.every((text) => file.text.includes(text)));

        const there = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        const other = await saved.home(there, server);
        const [chooser] = await Promise.all([other.page.waitForEvent('filechooser'), seen.click(other, 'button:open')]);
        await chooser.setFiles({ name: file.name, mimeType: 'text/plain', buffer: Buffer.from(file.text) });
        await saved.says(other, 'added');
        await saved.kept(other);
        await saved.reload(other);
        await seen.wait(other, (tree) => tree.targets.has('continue:0') && tree.targets.has('button:past'), 'both');
        assert.deepEqual((await saved.records(other)).sort(), all.sort());
        await there.close();
    });
}
