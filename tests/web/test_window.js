// test_window.js: the window of the page while a match is on: the whole screen, another size, zoom.
'use strict';

const assert = require('node:assert');
const { test, before, after } = require('node:test');
const seen = require('./seen.js');

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

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

    test(`the page fills the screen, and no longer does, in ${kind}`, async () => {
        const page = await seen.open(browser, server, { hash: '#game=oware&speed=0' });
        const fills = (wanted) => page.page.waitForFunction((now) =>
            Boolean(document.fullscreenElement) === now, wanted);
        const toggles = (on) => seen.wait(page, (tree) => tree.targets.has(`option:fullscreen=${on}`),
            `the switch would turn it ${on}`);
        await page.page.keyboard.press('F11');
        await fills(true);
        await seen.click(page, 'pit:A');
        await seen.wait(page, (tree) => tree.turn === '1', 'A is sown');
        await page.page.keyboard.press('F11');
        await fills(false);
        await seen.click(page, 'button:menu');
        await seen.click(page, 'button:settings');
        await toggles(1);
        await sleep(500); // the page has come in
        await seen.click(page, 'option:fullscreen=1');
        await fills(true);
        await toggles(0);
        await page.page.evaluate(() => document.exitFullscreen()); // as the browser's own key does
        await fills(false);
        await toggles(1);
        await page.page.keyboard.press('F11');
        await fills(true);
        await toggles(0);
        assert.deepEqual(page.wrong, []);
        await page.context.close();
    });

    // The picture has a point for each of the screen's, and all that can be acted on is in the window.
    const fits = async (page, width, height, dpr) => {
        await page.page.waitForFunction(([w, h, d]) => {
            const canvas = document.getElementById('canvas');
            const box = canvas.getBoundingClientRect();
            return canvas.width === Math.floor(w * d) && canvas.height === Math.floor(h * d) &&
                box.width === w && box.height === h;
        }, [width, height, dpr]);
        await seen.wait(page, (tree) => {
            const targets = [...tree.targets.values()];
            const right = Math.max(...targets.map((target) => target.left + target.w));
            return right > width - 60 && right <= width + 1 && targets.every((target) => target.left >= 0 &&
                target.top >= 0 && target.top + target.h <= height + 1);
        }, `${width} x ${height} at ${dpr}`);
    };

    // Sows the first house that can be.
    const sow = async (page) => {
        const tree = await seen.wait(page, (now) => now.busy === '0', 'rest');
        const [id] = [...tree.targets].find(([name, target]) => name.startsWith('pit:') && target.enabled);
        await seen.click(page, id);
        await seen.wait(page, (now) => now.position !== tree.position, `${id} is sown`);
    };

    test(`a match goes on at any zoom and on a screen with other pixels in ${kind}`,
        { skip: kind !== 'chromium' && 'no zoom by BiDi' }, async () => {
            const page = await seen.open(browser, server, { hash: '#game=oware&speed=0' });
            const cdp = await page.context.newCDPSession(page.page);
            const zooms = [[1280, 800, 2], [1280, 800, 1], [1280, 800, 3], [640, 400, 2], [1024, 640, 1.25],
                [853, 533, 1.5], [1164, 727, 1.1], [1280, 800, 1]];
            let dark = false;
            const asks = setInterval(() => { // so that the browser sees that there are other pixels
                dark = !dark;
                cdp.send('Emulation.setEmulatedMedia', { features:
                    [{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }] }).catch(() => {});
            }, 200);
            try {
                for (const [width, height, dpr] of zooms) {
                    await cdp.send('Emulation.setDeviceMetricsOverride',
                        { width, height, deviceScaleFactor: dpr, mobile: false });
                    await fits(page, width, height, dpr);
                    await sow(page);
                }
            } finally {
                clearInterval(asks);
            }
            assert.deepEqual(page.wrong, []);
            await page.context.close();
        });

    test(`a phone may be turned, and a window made larger, while a turn is played in ${kind}`, async () => {
        const page = await seen.open(browser, server,
            { width: 360, height: 640, dpr: 3, hash: '#game=saddeeqa&speed=1' });
        const before = await seen.look(page);
        const turn = async (width, height) => {
            await page.page.setViewportSize({ width, height });
            await fits(page, width, height, 3);
        };
        await seen.click(page, 'pit:2'); // of this hole…
        await seen.waitFor(page, 'direction:cw');
        await turn(640, 360);
        await seen.click(page, 'direction:cw'); // …this way
        await seen.wait(page, (tree) => tree.busy === '1', 'stones fly');
        await turn(360, 640);
        await turn(800, 600);
        const after = await seen.wait(page, (tree) => tree.busy === '0', 'all have come down');
        assert.equal(after.turn, '1');
        assert.notEqual(after.position, before.position);
        await turn(640, 360);
        await seen.click(page, 'button:undo');
        await seen.wait(page, (tree) => tree.position === before.position, 'it is taken back');
        assert.deepEqual(page.wrong, []);
        await page.context.close();
    });
}
