// test_versions.js PAGE [RULE]: the browser keeps the page that is built in the folder PAGE, and never
// mixes its versions. Each rule is a sentence.
'use strict';

const fs = require('fs');
const os = require('os');
const path = require('path');
const { chromium } = require('playwright-core');
const { serve, sleep } = require('./saving_page.js');

const [folder, only = ''] = process.argv.slice(2);
const NEW = 'fedcba987654';
const TEXTS = ['index.html', 'service.js'];

function equal(found, wanted) {
    if (JSON.stringify(found) !== JSON.stringify(wanted)) {
        throw new Error(`found ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
    }
}

const versionIn = (place) => fs.readdirSync(place).find((name) => /^[0-9a-f]{12}$/.test(name));

// What a host has: first the version that was built, then another one.
function host() {
    const place = fs.mkdtempSync(path.join(os.tmpdir(), 'serai-versions-'));
    const old = versionIn(folder);
    fs.cpSync(folder, place, { recursive: true });
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
        remove: () => fs.rmSync(place, { recursive: true }),
    };
}

async function visit(context, address) {
    const page = await context.newPage();
    await page.goto(address);
    await shown(page);
    return page;
}

const shown = (page) => page.waitForFunction(() => performance.getEntriesByName('first frame').length > 0);
const kept = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const versionOf = (page) => page.evaluate(() => document.baseURI.split('/').slice(-2)[0]);
const cacheNames = (page) => page.evaluate(async () => (await caches.keys()).sort());

async function reload(page) {
    await page.reload();
    await shown(page);
}

// The browser looks whether the page's service worker has changed.
function update(page) {
    return page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration.update().catch(() => {});
    });
}

// The new version is there.
async function taken(page) {
    await until(async () => (await cacheNames(page)).includes(`serai-${NEW}`));
    await until(() => page.evaluate(async () => {
        const { active, installing, waiting } = await navigator.serviceWorker.getRegistration();
        return Boolean(active) && !installing && !waiting && active.state === 'activated';
    }));
}

async function until(done) {
    for (let i = 0; i < 600 && !await done(); i++) {
        await sleep(50);
    }
    equal(await done(), true);
}

// Of which versions a page has asked for files.
const asked = (page) => page.evaluate(() => [...new Set(performance.getEntriesByType('resource')
    .map((entry) => (/\/([0-9a-f]{12})\//.exec(entry.name) || [])[1]).filter(Boolean))]);

const rules = {
    'after the first visit the page opens without a network': async (context, address) => {
        const page = await visit(context, address);
        await kept(page);
        await page.close();
        await context.setOffline(true);
        const again = await visit(context, address);
        const names = fs.readdirSync(path.join(folder, versionIn(folder))).filter((name) => !/\.(br|gz)$/.test(name));
        const there = await again.evaluate((list) => Promise.all(list.map(async (name) =>
            (await fetch(name)).ok)), names);
        equal(there, names.map(() => true));
    },

    'an open page keeps its version, and the next load has the new one': async (context, address, site) => {
        const page = await visit(context, address);
        await kept(page);
        site.renew();
        await update(page);
        await taken(page);
        equal(await versionOf(page), site.old);
        equal(await page.evaluate(async () => (await fetch('helper.js')).ok), true); // the host has it no more
        equal(await asked(page), [site.old]);
        await reload(page);
        equal(await versionOf(page), NEW);
        equal(await asked(page), [NEW]);
    },

    'a version of which the host does not have all yet is not taken': async (context, address, site) => {
        const page = await visit(context, address);
        await kept(page);
        site.renew(['service.js']);
        await update(page);
        await until(() => page.evaluate(async () =>
            !(await navigator.serviceWorker.getRegistration()).installing));
        await reload(page);
        equal(await versionOf(page), site.old);
        equal(await cacheNames(page), [`serai-${site.old}`]);
    },

    'a version is forgotten when nobody can need it': async (context, address, site) => {
        const page = await visit(context, address);
        await kept(page);
        site.renew();
        await update(page);
        await taken(page);
        equal((await cacheNames(page)).length, 2);
        await page.close();
        const again = await visit(context, address);
        await until(async () => (await cacheNames(again)).length === 1);
        equal(await cacheNames(again), [`serai-${NEW}`]);
    },
};

async function main() {
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu'] });
    let wrong = 0;
    for (const [rule, test] of Object.entries(rules).filter(([name]) => name.includes(only))) {
        const site = host();
        const server = await serve(site.place);
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        try {
            await test(context, server.address, site);
            console.log(`holds: ${rule}`);
        } catch (error) {
            wrong++;
            console.log(`FAILS: ${rule}\n  ${error.stack.split('\n').slice(0, 6).join('\n  ')}`);
        }
        await context.close();
        server.close();
        site.remove();
    }
    await browser.close();
    process.exitCode = wrong ? 1 : 0;
}

main();
