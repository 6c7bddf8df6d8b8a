// test_document.js: what a screen reader meets in the page.
'use strict';

const assert = require('node:assert');
const fs = require('fs');
const { test, before, after } = require('node:test');
const seen = require('./seen.js');

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const LONGEST = 30000;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// The accessibility tree as the browser gives it to screen readers: role, name, whether it is
// disabled, and how to press it. Firefox gives it to none but these, so there the roles and names of
// the document stand for it.
async function readTree(page) {
    if (!page.cdp) {
        return page.page.evaluate(() => [...document.querySelectorAll('#document *')]
            .map((element, number) => ({ number, role: element.getAttribute('role') || '',
                name: element.getAttribute('aria-label') || element.textContent,
                disabled: element.getAttribute('aria-disabled') === 'true' })));
    }
    const { nodes } = await page.cdp.send('Accessibility.getFullAXTree');
    return nodes.filter((node) => !node.ignored).map((node) => ({
        number: node.backendDOMNodeId,
        role: node.role ? node.role.value : '',
        name: node.name ? node.name.value : '',
        disabled: (node.properties || []).some((one) => one.name === 'disabled' && one.value.value),
    }));
}

// What a screen reader does to a node: its default action.
async function press(page, node) {
    if (!page.cdp) {
        await page.page.evaluate((number) => document.querySelectorAll('#document *')[number].click(),
            node.number);
        return;
    }
    const { object } = await page.cdp.send('DOM.resolveNode', { backendNodeId: node.number });
    await page.cdp.send('Runtime.callFunctionOn', { objectId: object.objectId,
        functionDeclaration: 'function () { this.click(); }' });
}

// Waits for a node of the tree.
async function find(page, passes, what) {
    for (const end = Date.now() + LONGEST; Date.now() < end; await sleep(20)) {
        const node = (await readTree(page)).find(passes);
        if (node) {
            return node;
        }
    }
    throw new Error(`not in the tree: ${what}\n${(await readTree(page)).map((one) =>
        `${one.role} ${one.name}`).join('\n')}`);
}

const button = (page, name) => find(page, (node) => node.role === 'button' && name.test(node.name), name);

// Runs before the page's scripts: whether keys were kept from the browser.
function hearKeys() {
    self.kept = [];
    addEventListener('keydown', (event) => setTimeout(() => self.kept.push(event.defaultPrevented)), true);
}

async function openTree(browser, server, kind, hash) {
    const page = await seen.open(browser, server, { hash, before: hearKeys });
    page.cdp = kind === 'chromium' ? await page.context.newCDPSession(page.page) : null;
    if (page.cdp) {
        await page.cdp.send('Accessibility.enable');
        await page.cdp.send('DOM.enable');
    }
    return page;
}

for (const kind of seen.kinds) {
    let browser, server;
    before(async () => {
        browser = await seen.launch(kind);
        server = await seen.serve();
    });
    after(async () => {
        await browser.close();
        await server.close();
    });

    test(`a whole match is played through the accessibility tree alone in ${kind}`, async () => {
        const page = await openTree(browser, server, kind, '#speed=0');
        await press(page, await button(page, /^Oware: play with someone/));
        await press(page, await button(page, /^Play$|^Start/));
        await button(page, /^House A/);
        let last = '', turns = 0, over = false, state = 7;
        for (; !over && turns < 400; turns++) {
            let nodes;
            for (const end = Date.now() + LONGEST; ; await sleep(10)) {
                nodes = await readTree(page);
                const houses = nodes.filter((node) => /^House /.test(node.name)).map((one) =>
                    one.name + one.disabled).join();
                const said = nodes.find((node) => /\b(wins|won)\b|draw/i.test(node.name) &&
                    node.role !== 'button' && !/^House/.test(node.name));
                over = Boolean(said);
                if (over || houses !== last) {
                    last = houses;
                    break;
                }
                assert.ok(Date.now() < end, 'a house that was pressed is sown');
            }
            const open = nodes.filter((node) => /^House .*, [1-9]/.test(node.name) && !node.disabled);
            if (!over) {
                assert.ok(open.length, 'there is a house to press');
                state = (Math.imul(state, 1103515245) + 12345) >>> 0;
                await press(page, open[(state >>> 16) % open.length]);
            }
        }
        assert.ok(over, 'the match ended');
        assert.ok(turns > 10);
        await seen.wait(page, (tree) => tree.result && tree.result !== 'ongoing', 'a result');
        assert.deepEqual(page.wrong, []);
        await page.context.close();
    });

    test(`the focus of the document and that of the picture are one in ${kind}`, async () => {
        const page = await openTree(browser, server, kind, '#game=oware&speed=0');
        const active = () => page.page.evaluate(() => document.activeElement.dataset.id || '');
        const comes = async (id) => {
            for (const end = Date.now() + LONGEST; await active() !== id; await sleep(20)) {
                assert.ok(Date.now() < end, `the focus is on ${id}, not on ${await active()}`);
            }
        };
        // The program leads it…
        const stops = new Set();
        for (let i = 0; i < 2; i++) {
            const was = await active();
            await page.page.keyboard.press('Tab');
            for (const end = Date.now() + LONGEST; await active() === was && Date.now() < end;) {
                await sleep(20);
            }
            stops.add(await active());
        }
        assert.equal(stops.size, 2);
        // …and so does a screen reader: Enter then acts on what it came to.
        await page.page.evaluate(() => document.querySelector('[data-id="pit:C"]').focus());
        await comes('pit:C');
        await page.page.keyboard.press('ArrowRight');
        await comes('pit:D');
        await page.page.keyboard.press('Enter');
        await seen.wait(page, (tree) => tree.position === '4-4-4-0-5-5-5-5-4-4-4-4-0-0-N', 'D is sown');
        await page.context.close();
    });

    test(`Tab leads into the page and out of it again in ${kind}`, async () => {
        const page = await openTree(browser, server, kind, '#game=seega&speed=0');
        const kept = () => page.page.evaluate(() => self.kept);
        for (let i = 0; i < 12; i++) {
            await page.page.keyboard.press('Tab');
            for (const end = Date.now() + LONGEST; (await kept()).length <= i && Date.now() < end;) {
                await sleep(20);
            }
            await sleep(100);
        }
        const left = (await kept()).includes(false);
        assert.ok(left, 'the browser gets a Tab');
        await page.context.close();
    });

    for (const [width, height, hash] of [[360, 640, '#game=seega'], [640, 360, '#game=saddeeqa'],
        [360, 640, ''], [1280, 800, '#puzzle=oware:1'], [820, 1180, '#lesson=dulko']]) {
        test(`each element of ${hash || 'home'} lies where its target is, and a finger finds it, in ${kind}`,
            async () => {
                const page = await seen.open(browser, server, { width, height, touch: true, hash });
                await sleep(300); // what comes in has come
                const { targets } = await seen.look(page);
                const fingers = await page.page.evaluate(() =>
                    matchMedia('(hover: none) and (pointer: coarse)').matches);
                const found = await page.page.evaluate(() => {
                    const elements = [...document.querySelectorAll('#targets > *')];
                    return elements.map((element) => {
                        const { left, top, width: w, height: h } = element.getBoundingClientRect();
                        const below = document.elementsFromPoint(left + w / 2, top + h / 2);
                        return { id: element.dataset.id, left, top, w, h, found: below.includes(element) };
                    });
                });
                const places = new Map(found.map((one) => [one.id, one]));
                for (const [id, target] of targets) {
                    const place = places.get(id);
                    assert.ok(place, `${id} is in the document`);
                    for (const side of ['left', 'top', 'w', 'h']) {
                        assert.ok(Math.abs(place[side] - target[side]) <= 1,
                            `${side} of ${id}: ${place[side]}, not ${target[side]}`);
                    }
                    assert.ok(!fingers || place.found, `a finger finds ${id}`);
                }
                assert.ok(targets.size > 3 && (fingers || kind !== 'chromium'));
                await page.context.close();
            });
    }

    test(`a finger that moves on an element moves the picture in ${kind}`,
        { skip: kind !== 'chromium' && 'no fingers by BiDi' }, async () => {
            const page = await seen.open(browser, server, { width: 360, height: 640, touch: true });
            const cdp = await page.context.newCDPSession(page.page);
            const { targets } = await seen.look(page);
            const { x, y } = targets.get('card:oware');
            const finger = (type, at) => cdp.send('Input.dispatchTouchEvent',
                { type, touchPoints: at === null ? [] : [{ x, y: at }] });
            await finger('touchStart', y);
            for (let at = y; at > y - 120; at -= 10) {
                await finger('touchMove', at);
            }
            await finger('touchEnd', null);
            const card = 'card:seega';
            const was = targets.get(card) || { top: Infinity };
            const tree = await seen.wait(page, (now) => now.targets.has(card) &&
                now.targets.get(card).top < was.top - 50, 'home has moved up');
            assert.equal(tree.scene, 'home', 'and nothing was pressed');
            await page.context.close();
        });

    test(`what happens is announced in ${kind}`, async () => {
        const page = await openTree(browser, server, kind, '#game=oware&speed=0');
        await seen.click(page, 'pit:A');
        await find(page, (node) => /South plays A/.test(node.name), 'the turn');
        const live = await page.page.evaluate(() => document.getElementById('news').textContent);
        assert.match(live, /South plays A/);
        await page.context.close();
    });
}

// axe-core in one browser: the document is the same in both.
test('axe-core finds nothing wrong in any scene', async () => {
    const browser = await seen.launch(seen.kinds[0]);
    const server = await seen.serve();
    const scenes = [
        ['', []],
        ['', ['button:settings']],
        ['', ['button:about']],
        ['', ['alone:oware']],
        ['#game=oware&speed=0', ['pit:A', 'button:menu']],
        ['#game=saddeeqa&speed=0', ['pit:1']],
        ['#game=shakala&speed=0', []],
        ['#game=seega&speed=0', ['button:history']],
        ['#game=dulko&speed=0', []],
        ['#game=oware&speed=0', ['button:rules']],
        ['#lesson=oware', []],
        ['#puzzle=seega:1', []],
    ];
    for (const [hash, ids] of scenes) {
        const page = await seen.open(browser, server, { hash });
        for (const id of ids) {
            await seen.click(page, id);
            await sleep(300);
        }
        await sleep(300);
        await page.page.evaluate(AXE);
        const found = await page.page.evaluate(() => axe.run(document, { resultTypes: ['violations'] }));
        assert.deepEqual(found.violations.map((one) => `${hash} ${ids}: ${one.id}: ${one.nodes
            .slice(0, 3).map((node) => node.html).join(' ')}`), []);
        await page.context.close();
    }
    await browser.close();
    await server.close();
});
