/* test_store.js: packaging/web/store.js and database.js by themselves, with a file system in memory in the place of the
 * program's. Each rule is a sentence. */
'use strict';

const { deepEqual: equal } = require('node:assert');
const { test, before, after } = require('node:test');
const fs = require('fs');
const path = require('path');
const http = require('http');
const seen = require('./seen.js');

const SCRIPTS = path.join(__dirname, '../../packaging/web');

/* ---- the page of the test ---- */

/* Runs in the page, before the store begins: a program with files, as store.js needs it. */
function program() {
    self.serai = self.serai || {};
    const kept = new Map();
    const folders = new Set(['/']);
    self.kept = kept;
    self.news = 0;
    const files = {
        analyzePath: (name) => ({ exists: kept.has(name) || folders.has(name.replace(/\/$/, '') || '/') }),
        mkdirTree: (name) => folders.add(name.replace(/\/$/, '')),
        readdir: (name) => ['.', '..', ...[...kept.keys()].filter((key) => key.startsWith(name.replace(/\/?$/, '/')))
            .map((key) => key.slice(name.replace(/\/?$/, '/').length))],
        stat: (name) => ({ mtime: new Date(kept.get(name).time), size: kept.get(name).data.length }),
        readFile: (name) => kept.get(name).data,
        writeFile: (name, data) => kept.set(name, { data, time: Date.now() }),
        utime: (name, time) => { kept.get(name).time = time; },
        unlink: (name) => kept.delete(name),
    };
    self.FS = files;
    self.started = new Promise((resolve) => {
        self.program = {
            preRun: [],
            addRunDependency() {},
            removeRunDependency: resolve,
            _web_store_changed() { self.news++; },
        };
    });
    /* What the program does. */
    self.write = (name, text) => {
        files.writeFile(`/serai/${name}`, new TextEncoder().encode(text));
        serai.store.changed(`/serai/${name}`);
    };
    self.move = (from, to) => {
        kept.set(`/serai/${to}`, kept.get(`/serai/${from}`));
        kept.delete(`/serai/${from}`);
        serai.store.changed(`/serai/${from}`);
        serai.store.changed(`/serai/${to}`);
    };
    self.text = (name) => {
        const file = kept.get(`/serai/${name}`);
        return file ? new TextDecoder().decode(file.data) : null;
    };
    self.lock = (name) => `/serai/${name}.lock`;
    self.look = (name) => new Promise((resolve) => serai.store.look(name ? self.lock(name) : '', resolve));
    /* As the program joins files of keys, of which each line here is a key. */
    serai.joinKeys = (name, before, mine, theirs) =>
        [...new Set([...theirs.split(' '), ...mine.split(' ').filter((key) => !before.split(' ').includes(key))])].join(' ');
    self.freed = async () => {
        while (serai.store.holds()) {
            await new Promise((resolve) => setTimeout(resolve, 1));
        }
    };
    self.until = async (check) => {
        for (let i = 0; !check(); i++) {
            if (i === 400) {
                throw new Error(`never: ${check}`);
            }
            await new Promise((resolve) => setTimeout(resolve, 20));
        }
    };
}

const server = http.createServer((request, response) => {
    const script = request.url.endsWith('.js');
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html');
    response.end(script ? fs.readFileSync(path.join(SCRIPTS, request.url)) : '<!doctype html><title>store</title>');
});

/* Opens a page in which the store has begun. `before` runs in the page first of all. */
async function open(context, address, before) {
    const page = await context.newPage();
    page.on('pageerror', (error) => { page.wrong = error; });
    await page.addInitScript(program);
    if (before) {
        await page.addInitScript(before);
    }
    await page.goto(address);
    await page.addScriptTag({ url: '/database.js' });
    await page.addScriptTag({ url: '/store.js' });
    await page.evaluate(async () => {
        serai.store.begin(program, Promise.resolve());
        program.preRun.forEach((run) => run());
        await started;
    });
    return page;
}

/* ---- rules ---- */

const rules = {
    async 'a file that was written is there again after a reload'(open) {
        let page = await open();
        await page.evaluate(() => { write('settings.txt', 'volume 3'); return freed(); });
        await page.close();
        page = await open();
        equal(await page.evaluate(() => text('settings.txt')), 'volume 3');
    },

    async 'a frame waits from the change of a file until it is kept, and the program is told'(open) {
        const page = await open();
        const seen = await page.evaluate(async () => {
            const before = serai.store.holds();
            write('settings.txt', 'a');
            const held = serai.store.holds();
            await freed();
            return [before, held, serai.store.holds(), news];
        });
        equal(seen, [false, true, false, 1]);
    },

    async 'what two tabs change in a file of keys is kept together'(open) {
        const one = await open();
        await one.evaluate(() => { write('settings.txt', 'a'); return freed(); });
        const other = await open();
        await one.evaluate(() => { write('settings.txt', 'a b'); return freed(); });
        await other.evaluate(() => { write('settings.txt', 'a c'); return freed(); });
        await one.evaluate(() => { write('settings.txt', 'a b d'); return freed(); });
        const third = await open();
        equal(await third.evaluate(() => text('settings.txt')), 'a b c d');
    },

    async 'files of which the names begin with a dot are nobody\'s'(open) {
        const page = await open();
        equal(await page.evaluate(async () => {
            await look();
            FS.writeFile('/serai/matches/.serai-0123456789abcdef.tmp', new Uint8Array(1));
            write('matches/a.serai', 'one');
            await freed();
            await look();
            return text('matches/.serai-0123456789abcdef.tmp') !== null;
        }), true);
    },

    async 'matches are read when somebody looks; before, only their folder is there'(open) {
        let page = await open();
        await page.evaluate(() => { write('matches/a.serai', 'one'); return freed(); });
        page = await open();
        equal(await page.evaluate(() => [FS.analyzePath('/serai/matches').exists, text('matches/a.serai')]),
            [true, null]);
        equal(await page.evaluate(async () => { await look(); return text('matches/a.serai'); }), 'one');
    },

    async 'times of files survive a reload, to the millisecond'(open) {
        let page = await open();
        const time = await page.evaluate(async () => {
            write('matches/a.serai', 'one');
            await freed();
            return kept.get('/serai/matches/a.serai').time;
        });
        page = await open();
        equal(await page.evaluate(async () => { await look(); return kept.get('/serai/matches/a.serai').time; }), time);
    },

    async 'a file that is moved is in one of both places'(open) {
        let page = await open();
        await page.evaluate(async () => {
            write('matches/a.serai', 'one');
            await freed();
            move('matches/a.serai', 'removed/a.serai');
            await freed();
        });
        page = await open();
        equal(await page.evaluate(async () => { await look(); return [text('matches/a.serai'), text('removed/a.serai')]; }),
            [null, 'one']);
    },

    async 'what another tab has changed is seen by who looks'(open) {
        const one = await open(), other = await open();
        await one.evaluate(async () => { await look(); write('matches/a.serai', 'one'); return freed(); });
        await other.evaluate(async () => { await look(); });
        equal(await other.evaluate(() => text('matches/a.serai')), 'one');
        await one.evaluate(() => { write('matches/a.serai', 'one two'); return freed(); });
        equal(await other.evaluate(async () => { await look(); return text('matches/a.serai'); }), 'one two');
        await one.evaluate(() => { move('matches/a.serai', 'removed/a.serai'); return freed(); });
        equal(await other.evaluate(async () => { await look(); return text('matches/a.serai'); }), null);
    },

    async 'a match that one tab has open cannot be taken by another until it is released'(open) {
        const one = await open(), other = await open();
        const take = () => other.evaluate(async () => {
            await look('matches/a.serai');
            return [serai.store.isTaken(lock('matches/a.serai')), serai.store.take(lock('matches/a.serai'))];
        });
        equal(await one.evaluate(async () => { await look('matches/a.serai'); return serai.store.take(lock('matches/a.serai')); }), true);
        equal(await take(), [true, false]);
        await one.evaluate(() => serai.store.release(lock('matches/a.serai')));
        equal(await take(), [false, true]);
    },

    async 'a match of a closed tab can be taken'(open) {
        const one = await open(), other = await open();
        await one.evaluate(() => serai.store.take(lock('matches/a.serai')));
        equal(await other.evaluate(async () => { await look('matches/a.serai'); return serai.store.take(lock('matches/a.serai')); }), false);
        await one.close();
        await other.evaluate(async () => {
            await look('matches/a.serai');
            while (!serai.store.take(lock('matches/a.serai'))) { // it takes the browser a moment
                await look('matches/a.serai');
            }
        });
    },

    async 'who takes a match after another tab has the moves made there'(open) {
        const one = await open(), other = await open();
        await other.evaluate(() => look());
        await one.evaluate(() => { serai.store.take(lock('matches/a.serai')); write('matches/a.serai', '1. C'); return freed(); });
        await other.evaluate(() => look());
        await one.evaluate(() => { write('matches/a.serai', '1. C 2. f'); serai.store.release(lock('matches/a.serai')); });
        equal(await other.evaluate(async () => {
            for (let i = 0; i < 100; i++) {
                await look('matches/a.serai');
                if (serai.store.take(lock('matches/a.serai'))) {
                    break;
                }
            }
            return text('matches/a.serai');
        }), '1. C 2. f');
    },

    async 'a match that two tabs take in the same moment is written by one of them only'(open) {
        const one = await open(), other = await open();
        const play = (move) => {
            serai.store.take(lock('matches/a.serai'));
            write('matches/a.serai', move);
            return freed();
        };
        await Promise.all([one.evaluate(play, 'one'), other.evaluate(play, 'other')]);
        const troubles = [];
        for (const page of [one, other]) {
            troubles.push(await page.evaluate(() => serai.store.trouble('/serai/matches/a.serai', false)));
        }
        equal(troubles.sort(), [0, 4]);
    },

    async 'where storage is refused everything goes on without waiting, and why is said'(open) {
        const page = await open(() => {
            Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });
        });
        const seen = await page.evaluate(async () => {
            await look();
            write('matches/a.serai', 'one');
            await freed();
            write('matches/a.serai', 'one two');
            const held = serai.store.holds();
            await look('matches/b.serai');
            return [serai.store.trouble('/serai/matches/a.serai', false), serai.store.trouble('/serai/settings.txt', false),
                serai.store.trouble('/serai/settings.txt', true), held, text('matches/a.serai'),
                serai.store.take(lock('matches/b.serai'))];
        });
        equal(seen, [1, 0, 1, false, 'one two', true]);
    },

    async 'where storage never answers, a frame waits for a second once and then no more'(open) {
        const page = await open(() => {
            indexedDB.open = () => ({});
            IDBFactory.prototype.open = () => ({});
        });
        const seen = await page.evaluate(async () => {
            const begun = performance.now();
            write('matches/a.serai', 'one');
            await freed();
            const waited = performance.now() - begun;
            await until(() => serai.store.trouble('/serai/matches/a.serai', false));
            write('matches/a.serai', 'two');
            return [waited >= 900, serai.store.holds(), serai.store.trouble('/serai/matches/a.serai', false)];
        });
        equal(seen, [true, false, 1]);
    },

    async 'what has no room is said, tried again, and kept when there is room'(open) {
        const page = await open();
        const kind = page.context().browser().browserType().name();
        const trouble = () => ['a', 'b'].map((name) => serai.store.trouble(`/serai/matches/${name}.serai`, false));
        const empty = await seen.fill({ page, context: page.context(), kind });
        for (let i = 0; i < 3; i++) {
            await page.evaluate(async () => { // two at once
                write('matches/a.serai', 'one'.repeat(100000));
                await Promise.resolve();
                write('matches/b.serai', 'one'.repeat(100000));
                await freed();
                await until(() => ['a', 'b'].every((name) => serai.store.trouble(`/serai/matches/${name}.serai`, false)));
            });
            equal(await page.evaluate(trouble), [2, 2]);
        }
        await empty();
        await page.evaluate(() => until(() => !['a', 'b'].some((name) => // by itself, after some seconds
            serai.store.trouble(`/serai/matches/${name}.serai`, false))));
        const again = await open();
        equal(await again.evaluate(async () => { await look(); return text('matches/a.serai').length; }), 300000);
    },

    async 'leaving the page is asked about only while a match is not kept'(open) {
        const page = await open(() => {
            self.asks = new Set();
            const add = addEventListener, remove = removeEventListener;
            self.addEventListener = (type, ...rest) => { asks.add(type); return add.call(self, type, ...rest); };
            self.removeEventListener = (type, ...rest) => { asks.delete(type); return remove.call(self, type, ...rest); };
            self.refuse = false;
            const put = IDBObjectStore.prototype.put;
            IDBObjectStore.prototype.put = function puts(...rest) {
                if (self.refuse) {
                    throw new DOMException('no', 'UnknownError');
                }
                return put.apply(this, rest);
            };
        });
        const seen = await page.evaluate(async () => {
            const found = [];
            write('matches/a.serai', 'one');
            await freed();
            found.push(asks.has('beforeunload'));
            self.refuse = true;
            write('settings.txt', 'a');
            await freed();
            found.push(asks.has('beforeunload'));
            write('matches/a.serai', 'two');
            await until(() => serai.store.trouble('/serai/matches/a.serai', false));
            found.push(asks.has('beforeunload'));
            self.refuse = false;
            write('matches/a.serai', 'three');
            await until(() => !serai.store.trouble('/serai/matches/a.serai', false));
            await until(() => !serai.store.trouble('/serai/matches/a.serai', true));
            found.push(asks.has('beforeunload'));
            return found;
        });
        equal(seen, [false, false, true, false]);
    },

    async 'the browser is asked to keep everything once, after the first finished match'(open) {
        const count = () => {
            self.persists = 0;
            StorageManager.prototype.persist = async () => { persists++; return false; };
        };
        let page = await open(count);
        equal(await page.evaluate(async () => {
            write('matches/a.serai', '[Game "oware"]\n[Player0 "[Ended"]\n\n1. C *');
            await freed();
            const before = persists;
            write('matches/a.serai', '[Game "oware"]\n[Ended "2026-11-21 14:05:33"]\n\n1. C 1-0');
            await freed();
            write('matches/b.serai', '[Game "oware"]\n[Ended "2026-11-21 14:05:33"]\n\n1. C 1-0');
            await freed();
            return [before, persists];
        }), [0, 1]);
        page = await open(count);
        equal(await page.evaluate(async () => {
            write('matches/c.serai', '[Game "oware"]\n[Ended "2026-11-21 14:05:33"]\n\n1. C 1-0');
            await freed();
            return persists;
        }), 0);
    },

    async 'a page without locks, as on an insecure address, keeps everything all the same'(open) {
        const page = await open(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }));
        const seen = await page.evaluate(async () => {
            await look('matches/a.serai');
            const taken = serai.store.take(lock('matches/a.serai'));
            write('matches/a.serai', 'one');
            await freed();
            return [taken, serai.store.trouble('/serai/matches/a.serai', false)];
        });
        equal(seen, [true, 0]);
    },
};

/* ---- running them ---- */

for (const kind of seen.kinds) {
    let browser;
    before(async () => {
        browser = await seen.launch(kind);
        if (!server.listening) {
            await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
        }
    });
    after(async () => {
        await browser.close();
        server.close();
    });
    for (const [rule, act] of Object.entries(rules)) {
        test(`${rule} in ${kind}`, async () => {
            const context = await browser.newContext();
            const address = `http://127.0.0.1:${server.address().port}/`;
            await act((first) => open(context, address, first));
            await context.close();
        });
    }
}
