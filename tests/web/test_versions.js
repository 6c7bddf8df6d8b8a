// test_versions.js: the browser keeps the page, and never mixes its versions; a match goes on without a
// network and over a new version. Each rule is a sentence.
'use strict';

const { deepEqual: equal } = require('node:assert');
const fs = require('fs');
const path = require('path');
const { test, before, after } = require('node:test');
const seen = require('./seen.js');
const saved = require('./saved.js');

const NEW = 'fedcba987654';
const TEXTS = ['index.html', 'service.js'];

const versionIn = (place) => fs.readdirSync(place).find((name) => /^[0-9a-f]{12}$/.test(name));

// What a host has: first the version that was built, then another one.
function host() {
    const place = seen.scratch();
    const old = versionIn(seen.folder);
    fs.cpSync(seen.folder, place, { recursive: true });
    return {
        place,
        old,
        // The files of the new version take the place of all others; `names` of those that name it.
        renew(names = TEXTS) {
            if (fs.existsSync(path.join(place, old))) {
                fs.renameSync(path.join(place, old), path.join(place, NEW));
            }
            for (const name of names) {
                const text = fs.readFileSync(path.join(place, name), 'utf8');
                fs.writeFileSync(path.join(place, name), text.replaceAll(old, NEW));
            }
        },
    };
}

// The browser has all of the page.
const kept = (page) => page.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const versionOf = (page) => page.page.evaluate(() => document.baseURI.split('/').slice(-2)[0]);
const cacheNames = (page) => page.page.evaluate(async () => (await caches.keys()).sort());

// The browser looks whether the page's service worker has changed.
function update(page) {
    return page.page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration.update().catch(() => {});
    });
}

// The new version is there.
async function taken(page) {
    await until(async () => (await cacheNames(page)).includes(`serai-${NEW}`));
    await until(() => page.page.evaluate(async () => {
        const { active, installing, waiting } = await navigator.serviceWorker.getRegistration();
        return Boolean(active) && !installing && !waiting && active.state === 'activated';
    }));
}

async function until(done) {
    for (const end = Date.now() + seen.LONGEST; Date.now() < end && !await done();) {
        await seen.sleep(50);
    }
    equal(await done(), true);
}

// Of which versions a page has asked for files.
const asked = (page) => page.page.evaluate(() => [...new Set(performance.getEntriesByType('resource')
    .map((entry) => (/\/([0-9a-f]{12})\//.exec(entry.name) || [])[1]).filter(Boolean))]);

const rules = {
    'after the first visit the page opens without a network': async (context, server) => {
        const page = await saved.home(context, server);
        await kept(page);
        await page.page.close();
        await server.leave();
        const again = await saved.home(context, server);
        const names = fs.readdirSync(path.join(seen.folder, versionIn(seen.folder)))
            .filter((name) => !/\.(br|gz)$/.test(name));
        const there = await again.page.evaluate((list) => Promise.all(list.map(async (name) =>
            (await fetch(name)).ok)), names);
        equal(there, names.map(() => true));
    },

    'without a network a match is played, and has all its moves when the page is loaded again': async (context,
        server) => {
        const page = await saved.newMatch(context, server);
        await saved.turns(page, 1);
        await kept(page);
        await server.leave();
        for (let turns = 2; turns < 4; turns++) {
            const { position } = await saved.turns(page, 1);
            await saved.reload(page);
            equal(saved.moves(await saved.record(page)).length, turns);
            equal((await saved.resume(page)).position, position);
        }
    },

    'a match in play goes on when a new version is there, and the next load has both': async (context, server,
        site) => {
        const page = await saved.newMatch(context, server);
        await kept(page);
        await saved.turns(page, 4);
        site.renew();
        await update(page);
        await taken(page);
        const { position } = await saved.turns(page, 4);
        equal(await versionOf(page), site.old);
        equal(await page.page.evaluate(async () => (await fetch('helper.js')).ok), true); // the host has it no more
        equal(await asked(page), [site.old]);
        await saved.reload(page);
        equal(await versionOf(page), NEW);
        equal(await asked(page), [NEW]);
        equal(saved.moves(await saved.record(page)).length, 8);
        equal((await saved.resume(page)).position, position);
        await saved.turns(page, 1);
        await saved.kept(page);
        equal(saved.moves(await saved.record(page)).length, 9);
    },

    'a version of which the host does not have all yet is not taken': async (context, server, site) => {
        const page = await saved.home(context, server);
        await kept(page);
        site.renew(['service.js']);
        await update(page);
        await until(() => page.page.evaluate(async () =>
            !(await navigator.serviceWorker.getRegistration()).installing));
        await saved.reload(page);
        equal(await versionOf(page), site.old);
        equal(await cacheNames(page), [`serai-${site.old}`]);
    },

    'a version is forgotten when nobody can need it': async (context, server, site) => {
        const page = await saved.home(context, server);
        await kept(page);
        site.renew();
        await update(page);
        await taken(page);
        equal((await cacheNames(page)).length, 2);
        await page.page.close();
        const again = await saved.home(context, server);
        await until(async () => (await cacheNames(again)).length === 1);
        equal(await cacheNames(again), [`serai-${NEW}`]);
    },
};

for (const kind of seen.kinds) {
    let browser;
    before(async () => {
        browser = await seen.launch(kind);
    });
    after(() => browser.close());
    for (const [rule, act] of Object.entries(rules)) {
        test(`${rule} in ${kind}`, async () => {
            const site = host();
            const server = await seen.serve(site.place);
            const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
            await act(context, server, site);
            await context.close();
            await server.close();
        });
    }
}
