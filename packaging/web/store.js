// store.js: keeps the files of the app in the browser, so that nothing is lost when the page is
// reloaded, closed or killed.
//
// The app has its files in memory, below ROOT. Each of them that changes is put into IndexedDB by
// itself, under its path below ROOT, all that changed in one turn in one transaction; until that
// has completed, the store holds the next frame, though not forever. What cannot be put stays in
// memory and is tried again, with the next change and every few seconds; the app says so.
//
// The small files are read before the app starts, the matches when they are first looked for.
// Another tab may write them, too: each transaction counts the serial number up, and one that is
// not known means that the files have to be read again. Of a file of keys (base/key_value.h) each tab
// has its own version in memory, and only what has changed there is changed in the one that is kept.
// The lock of a file is one of the browser's, which is released however its tab ends.
'use strict';

self.serai = self.serai || {};
self.serai.store = (() => {
    const ROOT = '/serai/';
    const { FILES, STATE, MATCHES, FOLDERS, within } = self.serai.database;
    const LOCK_ENDING = '.lock'; // as writer.c names the lock of a file
    const KEYS = /^(settings|more-settings|choices|progress|statistics)\.txt$/;
    const HELD_MS = 1000, RETRY_MS = 5000, UNCLAIMED_MS = 5000;

    // Why a file is not kept, as platform_web.c has it.
    const REFUSED = 1, FULL = 2, BROKEN = 3, IN_USE = 4;

    let module = null; // of the program
    let files = null; // its file system, FS of Emscripten
    let database = null; // null: it is not open
    let opening = null; // while it is being opened
    let serial; // of what is in memory; undefined: the matches have not been read

    const dirty = new Set(); // paths that have changed and are in no transaction yet
    const known = new Map(); // path of a file of keys: its text as this tab has read or put it last
    const writing = new Map(); // path: how many transactions it is in
    const failed = new Map(); // path: why it is not kept
    let flushes = false; // a flush is due
    let holding = 0; // the timer of the frame that is held; 0: none is
    let retry = 0; // the timer of the next attempt; 0: none is needed
    let asked = false; // whether the browser has been asked to keep all of it

    const locks = new Map(); // path of a lock: see take()
    let elsewhere = new Set(); // paths of locks that other tabs had when somebody looked

    // ---- the database ----

    async function open() {
        const opened = await serai.database.open();
        opened.onclose = () => { database = null; };
        opened.onversionchange = () => { opened.close(); database = null; };
        database = opened;
    }

    // Opens it unless it is open.
    function ready() {
        if (database) {
            return Promise.resolve();
        }
        opening = opening || open().finally(() => { opening = null; });
        return opening;
    }

    const read = (ask) => serai.database.read(database, ask);

    // ---- files in memory ----

    function place(path, file) {
        files.writeFile(ROOT + path, file.data, { canOwn: true });
        files.utime(ROOT + path, file.time, file.time);
    }

    // A file as it is kept; null when there is none.
    function content(path) {
        if (!files.analyzePath(ROOT + path).exists) {
            return null;
        }
        const time = files.stat(ROOT + path).mtime.getTime();
        return { data: files.readFile(ROOT + path).slice(), time };
    }

    function namesIn(folder) {
        return files.readdir(ROOT + folder).filter((name) => !/^\.|\.new$/.test(name));
    }

    const decoded = (bytes) => new TextDecoder().decode(bytes);

    const isUnkept = (path) => dirty.has(path) || writing.has(path) || failed.has(path);

    // Whether memory is ahead of what is kept, or will be: then it stays as it is.
    function isOwn(path) {
        const lock = lockOf(path);
        return isUnkept(path) || Boolean(lock && lock.wanted && lock.read);
    }

    // The lock of a file, if this tab has it or wants it.
    const lockOf = (path) => locks.get(ROOT + path + LOCK_ENDING);

    // ---- reading ----

    // What the program begins with; nothing where storage is refused.
    async function load() {
        try {
            await ready();
            return await serai.database.first;
        } catch {
            return { asked: false, matches: false, names: [], contents: [] };
        }
    }

    function placeAll({ asked: isAsked, matches, names, contents }) {
        files = FS;
        files.mkdirTree(ROOT);
        asked = isAsked;
        names.forEach((name, i) => {
            place(name, contents[i]);
            if (KEYS.test(name)) {
                known.set(name, decoded(contents[i].data));
            }
        });
        if (matches) {
            files.mkdirTree(ROOT + MATCHES);
        }
    }

    function isSame(path, file) {
        const there = files.analyzePath(ROOT + path).exists && files.stat(ROOT + path);
        return there && there.mtime.getTime() === file.time && there.size === file.data.length;
    }

    // Brings what is in the folders up to date, if another tab has changed anything.
    async function refresh() {
        const [now = 0] = await read((all, state) => [state.get('serial')]);
        if (now === serial) {
            return;
        }
        const range = within(FOLDERS[0], FOLDERS[1]);
        const [keys, found, seen = 0] = await read((all, state) =>
            [all.getAllKeys(range), all.getAll(range), state.get('serial')]);
        const known = new Set(keys);
        FOLDERS.forEach((folder) => files.mkdirTree(ROOT + folder));
        keys.forEach((path, i) => {
            if (!isOwn(path) && !isSame(path, found[i])) {
                place(path, found[i]);
            }
        });
        for (const folder of FOLDERS) {
            for (const path of namesIn(folder).map((name) => folder + name)) {
                if (!known.has(path) && !isOwn(path)) {
                    files.unlink(ROOT + path);
                }
            }
        }
        serial = seen;
    }

    // ---- writing ----

    // A file in memory has changed, or is gone.
    function changed(path) {
        if (path.startsWith(ROOT)) {
            dirty.add(path.slice(ROOT.length));
            hold();
            flushSoon();
        }
    }

    function flushSoon() {
        if (!flushes) {
            flushes = true;
            queueMicrotask(flush);
        }
    }

    // What has changed goes together, as a file that is moved must not be in neither place; what
    // has failed is tried once more, each by itself. What waits for its lock stays, and without it
    // nothing is written: another tab has the match.
    function flush() {
        flushes = false;
        const state = (path) => (lockOf(path) || { state: 'granted' }).state;
        const fresh = [...dirty].filter((path) => state(path) === 'granted');
        const again = [...failed.keys()].filter((path) =>
            isRetried(path) && !dirty.has(path) && !writing.has(path));
        const refused = [...dirty].filter((path) => state(path) === 'refused');
        [...fresh, ...refused].forEach((path) => dirty.delete(path));
        refused.forEach((path) => failed.set(path, IN_USE));
        if (fresh.length) {
            put(fresh);
        }
        again.forEach((path) => put([path]));
        follow();
        if (refused.length) {
            module._web_store_changed();
        }
    }

    const isRetried = (path) => failed.get(path) !== IN_USE;

    function put(paths) {
        paths.forEach((path) => writing.set(path, (writing.get(path) || 0) + 1));
        ready().then(() => transact(paths).then(() => 0, reason),
            (error) => (isFull(error) ? FULL : REFUSED)).then((why) => end(paths, why));
    }

    const isFull = (error) => Boolean(error) && error.name === 'QuotaExceededError';

    // Why a transaction has failed.
    function reason(error) {
        if (database && (isFull(error) || (error && error.name === 'InvalidStateError'))) {
            // It was closed, or was full, and Firefox adds nothing to one that was until it is opened
            // again; the next attempt does that.
            database.close();
            database = null;
        }
        return isFull(error) ? FULL : BROKEN;
    }

    // Puts a file of keys, with what another tab has changed in it since. `own` gets its text as it is
    // in memory.
    function putKeys(all, path, file, own) {
        const mine = decoded(file.data), before = known.get(path) || '';
        const there = all.get(path);
        own.set(path, mine);
        there.onsuccess = () => {
            const theirs = there.result ? decoded(there.result.data) : before;
            const data = theirs === before ? file.data
                : new TextEncoder().encode(serai.joinKeys(path, before, mine, theirs));
            all.put({ data, time: file.time }, path);
        };
    }

    function transact(paths) {
        return new Promise((resolve, reject) => {
            const transaction =
                database.transaction([FILES, STATE], 'readwrite', { durability: 'strict' });
            const all = transaction.objectStore(FILES), state = transaction.objectStore(STATE);
            const own = new Map();
            let finished = false;
            for (const path of paths) {
                const file = content(path);
                finished = finished || Boolean(file && isFinished(path, file));
                if (file && KEYS.test(path)) {
                    putKeys(all, path, file, own);
                } else if (file) {
                    all.put(file, path);
                } else {
                    all.delete(path);
                }
            }
            const last = state.get('serial'); // comes after what was read of files of keys
            last.onsuccess = () => {
                state.put((last.result || 0) + 1, 'serial');
                transaction.commit?.(); // so that it is done though the page ends now
            };
            transaction.oncomplete = () => {
                const before = last.result || 0;
                serial = before === serial ? before + 1 : serial;
                own.forEach((text, path) => known.set(path, text));
                resolve();
                if (finished) {
                    persist();
                }
            };
            transaction.onabort = () => reject(transaction.error);
        });
    }

    // A transaction has ended: `why` it has failed, or 0.
    function end(paths, why) {
        for (const path of paths) {
            const others = writing.get(path) - 1;
            if (others) {
                writing.set(path, others);
            } else {
                writing.delete(path);
            }
            if (why) {
                failed.set(path, why);
            } else {
                failed.delete(path);
            }
        }
        follow();
        module._web_store_changed(); // a frame may be drawn, and the app asks what is not kept
    }

    // What follows from what is not kept: the timer of the next attempt, the locks that may be
    // released, and the question whether to leave the page.
    function follow() {
        const retried = [...failed.keys()].some(isRetried);
        if (retried && !retry) {
            retry = setTimeout(() => { retry = 0; flushSoon(); }, RETRY_MS);
        } else if (!retried && retry) {
            clearTimeout(retry);
            retry = 0;
        }
        if (!isBusy() && holding) {
            clearTimeout(holding);
            holding = 0;
        }
        releaseLocks();
        const unsaved = [...dirty, ...writing.keys(), ...failed.keys()]
            .some((path) => path.startsWith(MATCHES));
        (unsaved ? addEventListener : removeEventListener)('beforeunload', stay);
    }

    function stay(event) {
        event.preventDefault();
        event.returnValue = true; // for browsers of before 2023
    }

    // ---- frames ----

    const isBusy = () => dirty.size > 0 || writing.size > 0;

    // While nothing is kept anyway, no frame waits.
    function hold() {
        if (failed.size || holding) {
            return;
        }
        holding = setTimeout(() => {
            holding = -1; // not any more, until this is done
            module._web_store_changed();
        }, HELD_MS);
    }

    // ---- keeping all of it ----

    // A decided match has this tag at its head (docs/record-format.md).
    function isFinished(path, file) {
        return !asked && path.startsWith(MATCHES) &&
            new TextDecoder().decode(file.data.subarray(0, 2048)).includes('\n[Ended "');
    }

    // Once, as some browsers ask the player then: who has finished a match has something to keep.
    function persist() {
        if (!asked && navigator.storage && navigator.storage.persist) {
            asked = true;
            database.transaction(STATE, 'readwrite').objectStore(STATE).put(true, 'asked');
            navigator.storage.persist().catch(() => {});
        }
    }

    // ---- locks ----

    const named = (path) => `serai ${path}`;

    // Asks for a lock, unless this tab has it or is asking for it. A lock is `wanted` by the app,
    // or was taken ahead for it, until `unclaimed`. `read`: what it guards is in memory as it is
    // kept. Where no locks can be had, as on an insecure address, everything is written all the
    // same.
    function request(path) {
        const known = locks.get(path);
        if (known && known.state !== 'refused') {
            return known;
        }
        const lock = { state: 'asked', wanted: false, unclaimed: 0, read: false, release: null };
        locks.set(path, lock);
        lock.answer = new Promise((resolve) => {
            const answered = (state) => {
                lock.state = state;
                resolve();
                flushSoon();
            };
            const held = (granted) => {
                answered(granted ? 'granted' : 'refused');
                return granted && new Promise((release) => { lock.release = release; });
            };
            (navigator.locks
                ? navigator.locks.request(named(path), { ifAvailable: true }, held)
                : Promise.reject()).catch(() => answered('granted'));
        });
        return lock;
    }

    function releaseLocks() {
        for (const [path, lock] of locks) {
            const file = path.slice(ROOT.length, -LOCK_ENDING.length);
            if (!lock.wanted && !lock.unclaimed && lock.state !== 'asked' && !isUnkept(file)) {
                locks.delete(path);
                lock.release?.();
            }
        }
    }

    async function lookAtLocks() {
        const { held } = navigator.locks ? await navigator.locks.query() : { held: [] };
        const others = held.map((lock) => lock.name).filter((name) => name.startsWith(named('')));
        elsewhere = new Set(others.map((name) => name.slice(named('').length)).filter((path) => {
            const own = locks.get(path);
            return !own || own.state === 'refused';
        }));
    }

    // Takes a lock ahead, for as long as the app needs to take it.
    async function reserve(path) {
        const lock = request(path);
        clearTimeout(lock.unclaimed);
        lock.unclaimed = setTimeout(() => { lock.unclaimed = 0; releaseLocks(); }, UNCLAIMED_MS);
        await lock.answer;
        if (lock.state === 'refused') {
            clearTimeout(lock.unclaimed);
            locks.delete(path);
            elsewhere.add(path);
        }
        return lock;
    }

    // ---- for the program ----

    return {
        // Called before the program's script is loaded; `hasFiles` is a promise that it can have
        // files in memory. It starts when those that are kept are among them: then the promise that is
        // returned is kept.
        begin(program, hasFiles) {
            const loaded = load(); // meanwhile
            module = program;
            const placed = hasFiles.then(() => loaded).then(placeAll);
            program.preRun.push(() => {
                program.addRunDependency('store');
                placed.finally(() => program.removeRunDependency('store'));
            });
            return placed;
        },

        changed,

        // Whether the next frame has to wait.
        holds: () => holding > 0,

        // Why a file is not kept, or any other one (`beside`); 0 when nothing is wrong.
        trouble(path, beside) {
            for (const [other, why] of failed) {
                if ((ROOT + other !== path) === beside) {
                    return why;
                }
            }
            return 0;
        },

        // Makes what is in memory, and who has which lock, as it is for all tabs, takes one lock
        // ahead if it can be had ('': none), and calls `then`.
        async look(lock, then) {
            try {
                const own = lock ? await reserve(lock) : null;
                await lookAtLocks().catch(() => {}); // where none can be had, nobody has any
                await (database ? refresh() : null);
                if (own) {
                    own.read = true;
                }
            } catch (error) {
                console.warn(`Serai: ${error}`); // what was known before is all there is
            }
            then();
            module._web_store_changed(); // what follows from that is done in a turn
        },

        // Takes a lock; false when another tab has it. Where nobody has looked it is taken at once:
        // a file that is written before its lock has come waits for it.
        take(path) {
            if (elsewhere.has(path)) {
                return false;
            }
            const lock = request(path);
            clearTimeout(lock.unclaimed);
            lock.unclaimed = 0;
            lock.wanted = true;
            lock.read = true;
            return true;
        },

        release(path) {
            const lock = locks.get(path);
            if (lock) {
                lock.wanted = false;
                lock.answer.then(releaseLocks);
            }
        },

        isTaken(path) {
            const lock = locks.get(path);
            return elsewhere.has(path) || Boolean(lock && lock.wanted);
        },
    };
})();
