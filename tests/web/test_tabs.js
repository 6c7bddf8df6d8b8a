// test_tabs.js: what is asked for in a new tab is opened in the one that was in use.
'use strict';

const assert = require('node:assert');
const { test, before, after } = require('node:test');
const seen = require('./seen.js');

for (const kind of seen.kinds) {
    let browser, server;
    before(async () => {
        browser = await seen.launch(kind, seen.scratch());
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
    const isAt = (page, scene) => seen.wait(page, (tree) => tree.scene === scene, scene);

    rule('a game that is asked for in a second tab is opened in the first', async (context) => {
        const first = await seen.openIn(context, server, { hash: '#speed=0' });
        const second = await context.newPage();
        await second.goto(`${server.address}#game=seega&size=7`);
        await isAt(first, 'table:seega');
        await second.waitForFunction(() => /another tab/.test(document.getElementById('start').textContent));
    });

    rule('a turn that is sent while its match is open in another tab is played there', async (context) => {
        const first = await seen.openIn(context, server,
            { hash: '#serai:1018k3f9xz01000242vkec46gk5dr00tngvg924e' });
        await isAt(first, 'table:oware');
        await seen.click(first, 'pit:a');
        const { position } = await seen.look(first);
        const second = await context.newPage();
        await second.goto(`${server.address}#serai:1019k3f9xz01000242vkec46gk5dr01ang0b0pq31`);
        await seen.wait(first, (tree) => tree.position !== position, 'the turn');
        assert.equal((await seen.look(first)).scene, 'table:oware');
    });

    rule('without another tab, or with one of its own language, it is opened where it was asked for', async (context) => {
        const first = await seen.openIn(context, server, { hash: '#game=oware&speed=0' });
        await isAt(first, 'table:oware');
        const second = await seen.openIn(context, server, { hash: '#game=dulko&speed=0&language=fr' });
        await isAt(second, 'table:dulko');
        assert.equal((await seen.look(first)).scene, 'table:oware');
    });

    rule('settings that two tabs change are both kept', async (context) => {
        const first = await seen.openIn(context, server, { hash: '#speed=0' });
        const second = await seen.openIn(context, server, { hash: '#speed=0' });
        await seen.click(first, 'button:settings');
        await seen.click(first, 'option:theme=noon');
        await second.page.keyboard.press('F4');
        await seen.sleep(1000);
        const third = await seen.openIn(context, server);
        const text = await third.page.evaluate(() =>
            new TextDecoder().decode(FS.readFile('/serai/settings.txt')));
        assert.match(text, /theme = noon/);
        assert.match(text, /mute = on/);
    });
}
