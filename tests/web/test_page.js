// test_page.js: the page as a page: its sizes, its links, and that it sends nothing anywhere.
'use strict';

const assert = require('node:assert');
const fs = require('fs');
const path = require('path');
const { test, before, after } = require('node:test');
const seen = require('./seen.js');

const SIZES = [[360, 640], [800, 600], [1280, 800], [1920, 1080], [2560, 1440]];

// The position of a puzzle of Oware.
const puzzle = (number) => new RegExp(`^puzzle ${number} [^]*?^position (.*)$`, 'm')
    .exec(fs.readFileSync(path.join(__dirname, '../../assets/puzzles/oware.txt'), 'utf8'))[1];

// Where the elements of the document are, by the ids of their targets.
const placesIn = (page) => page.page.evaluate(() => Object.fromEntries(
    [...document.querySelectorAll('#targets [data-id]')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [element.dataset.id, [left, top, width, height]];
    })));

// Every target is in the window, and its element in the document lies where it is.
async function checkPlaces(page, width, height) {
    const { targets } = await seen.wait(page, (tree) => tree.busy === '0', 'rest');
    const places = await placesIn(page);
    assert.ok(targets.size > 5);
    for (const [id, target] of targets) {
        assert.ok(target.left >= 0 && target.top >= 0 && target.left + target.w <= width + 1 &&
            target.top + target.h <= height + 1, `${id} is in the window`);
        const place = [target.left, target.top, target.w, target.h];
        assert.ok(places[id], `${id} is in the document`);
        assert.ok(place.every((side, i) => Math.abs(side - places[id][i]) <= 1),
            `${id} is at ${place}, its element at ${places[id]}`);
    }
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

    for (const [width, height] of SIZES) {
        for (const dpr of [1, 2, 3]) {
            test(`${width} x ${height} at ${dpr} is filled and played in ${kind}`, async () => {
                const page = await seen.open(browser, server,
                    { width, height, dpr, hash: '#game=oware&speed=0' });
                await checkPlaces(page, width, height);
                const canvas = await page.page.evaluate(() => {
                    const { width: w, height: h } = document.getElementById('canvas');
                    const box = document.getElementById('canvas').getBoundingClientRect();
                    return { w, h, box: [box.left, box.top, box.width, box.height], dpr: devicePixelRatio };
                });
                assert.deepEqual(canvas, { w: width * dpr, h: height * dpr, box: [0, 0, width, height], dpr });
                await seen.click(page, 'pit:B');
                await seen.wait(page, (now) => now.turn === '1', 'B is sown');
                const inks = await page.page.evaluate(() => {
                    const { width: w, height: h } = document.getElementById('canvas');
                    const data = document.getElementById('canvas').getContext('2d')
                        .getImageData(0, 0, w, h).data;
                    const found = new Set();
                    for (let i = 0; i < data.length; i += 4 * 97) {
                        found.add(data[i] << 16 | data[i + 1] << 8 | data[i + 2]);
                    }
                    return found.size;
                });
                assert.ok(inks > 100, `a picture of ${inks} colors`);
                await seen.click(page, 'button:menu');
                await seen.waitFor(page, 'button:copy-picture');
                await checkPlaces(page, width, height);
                assert.deepEqual(page.wrong, []);
                await page.context.close();
            });
        }
    }

    test(`the window may change in ${kind}`, async () => {
        const page = await seen.open(browser, server, { hash: '#game=seega&speed=0' });
        for (const [width, height] of [[500, 900], [1600, 700], [360, 640]]) {
            await page.page.setViewportSize({ width, height });
            await seen.wait(page, (tree) => [...tree.targets.values()].every((target) =>
                target.left + target.w <= width + 1 && target.top + target.h <= height + 1),
            `${width} x ${height}`);
        }
        const { position } = await seen.look(page);
        await seen.click(page, 'square:a1');
        await seen.wait(page, (tree) => tree.position !== position, 'a1 is taken');
        await page.context.close();
    });

    const links = [
        ['#game=seega&size=7', 'table:seega', (tree) => tree.targets.has('square:g7')],
        ['#game=oware&position=1-0-0-0-0-0-1-0-0-0-0-0-23-23-N', 'table:oware',
            (tree) => tree.position === '1-0-0-0-0-0-1-0-0-0-0-0-23-23-N'],
        ['#game=oware&seat=1%3D1', 'table:oware', (tree, words) => /Jerboa/.test(words)],
        ['#puzzle=oware:30', 'table:oware', (tree) => tree.position === puzzle(30)],
        ['#lesson=dulko', 'table:dulko', (tree, words) => /lesson/i.test(words)],
        ['#theme=noon', 'home', () => true],
        ['#game=chess', 'home', (tree, words) => /chess/.test(words)],
        ['#game=oware&size=7', 'home', (tree, words) => /size=7/.test(words)],
        ['#%E0%A4%A', 'home', () => true],
        ['#serai:nonsense', 'home', (tree, words) => /Can.t open this turn/.test(words)],
        ['#serai%3Anonsense', 'home', (tree, words) => /Can.t open this turn/.test(words)],
        ...['#serai%3A', '#serai%253A', '#SERAI:', '#%3Cserai:', '#serai=3A', '#serai&#58;', '#s%E2%80%8Berai:'].map(
            (coat) => [coat + '1018k3f9xz01000242vkec46gk5dr00tngvg924e', 'table:oware',
                (tree, words) => /Anna/.test(words)]),
        ['#game=oware&seat=1%3D99', 'home', (tree, words) => /seat=1=99/.test(words) && !/--/.test(words)],
        ['#seat=1%3D3', 'home', (tree, words) => /link.*seat/.test(words) && !/--/.test(words)],
        ['#puzzle=chess:1', 'home', (tree, words) => /chess/.test(words)],
        ['#game=seega&position=x', 'editor:seega', (tree, words) => /has 5, 7 or 9 rows/.test(words)],
    ];
    for (const [hash, scene, holds] of links) {
        test(`${hash.slice(1)} opens what it says in ${kind}`, async () => {
            const page = await seen.open(browser, server, { hash });
            const tree = await seen.look(page);
            const words = await page.page.evaluate(() => document.getElementById('document').textContent);
            assert.equal(tree.scene, scene);
            assert.ok(holds(tree, words), words);
            assert.equal(await page.page.evaluate(() => location.hash), '', 'it is opened once');
            assert.deepEqual(page.wrong, []);
            await page.context.close();
        });
    }

    test(`a program that comes long after its files begins in ${kind}`, async () => {
        const page = await seen.open(browser, server, { hash: '#game=seega', before: () => {
            const { instantiate } = WebAssembly;
            WebAssembly.instantiate = async (...given) => {
                await new Promise((resolve) => setTimeout(resolve, 1000));
                return instantiate.apply(WebAssembly, given);
            };
        } });
        assert.equal((await seen.look(page)).scene, 'table:seega');
        assert.deepEqual(page.wrong, []);
        await page.context.close();
    });

    test(`a link that is followed in the open page is opened in ${kind}`, async () => {
        const page = await seen.open(browser, server);
        await page.page.evaluate(() => setTimeout(() => { location.hash = '#game=dulko'; }));
        await seen.wait(page, (tree) => tree.scene === 'table:dulko', 'Dulko');
        await page.context.close();
    });

    test(`after it is loaded nothing is asked for, and a player is answered, in ${kind}`, async () => {
        const page = await seen.open(browser, server, { hash: '#game=oware&speed=0&seat=1%3D2' });
        await page.page.waitForFunction(() => navigator.serviceWorker.controller !== null); // it is all there
        const asked = server.asked.length;
        const requests = [];
        page.page.on('request', (request) => requests.push(request.url()));
        await seen.click(page, 'pit:C');
        await seen.wait(page, (tree) => tree.turn === '0' && !tree.position.startsWith('4-4-4'), 'an answer');
        await seen.click(page, 'button:rules');
        await seen.sleep(500);
        const others = requests.filter((url) => !url.startsWith('blob:') && !url.startsWith(server.address));
        assert.deepEqual(others, [], 'nobody else is asked');
        // Firefox looks once more whether there is a new version.
        assert.deepEqual(server.asked.slice(asked).filter((name) => name !== '/service.js'), []);
        await page.context.close();
    });

    test(`the page runs no script but its own in ${kind}`, async () => {
        const page = await seen.open(browser, server);
        const violations = await page.page.evaluate(() => new Promise((resolve) => {
            const found = [];
            document.addEventListener('securitypolicyviolation', (event) =>
                found.push(event.effectiveDirective));
            const script = document.createElement('script');
            script.textContent = 'self.ran = true';
            document.body.append(script);
            const picture = new Image();
            picture.src = 'http://127.0.0.1:1/x.png';
            fetch('http://127.0.0.1:1/').catch(() => {});
            setTimeout(() => resolve(found.concat(self.ran ? ['ran'] : [])), 500);
        }));
        assert.ok(violations.some((one) => one.startsWith('script-src')), violations.join());
        assert.ok(violations.includes('img-src') && violations.includes('connect-src'), violations.join());
        assert.ok(!violations.includes('ran'));
        await page.context.close();
    });
}
