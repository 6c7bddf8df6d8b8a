// database.js: the database that the browser keeps the files of the app in (store.js). Part of
// index.html itself, so that what the program begins with has been read by the time it has come.
'use strict';
self.serai = self.serai || {};

serai.database = (() => {
    const NAME = 'serai', FILES = 'files', STATE = 'state';
    const MATCHES = 'matches/', FOLDERS = [MATCHES, 'removed/'];
    const OPEN_MS = 3000;

    // All paths in a folder, or in all of those between two.
    const within = (first, last = first) => IDBKeyRange.bound(first, `${last}\uffff`);

    function open() {
        return new Promise((resolve, reject) => {
            const request = indexedDB.open(NAME, 1); // throws where storage is refused
            let isNew = false;
            request.onupgradeneeded = () => {
                isNew = true;
                request.result.createObjectStore(FILES);
                request.result.createObjectStore(STATE);
            };
            request.onsuccess = () => resolve({ database: request.result, isNew });
            request.onerror = () => reject(request.error);
            setTimeout(() => reject(new Error('storage does not answer')), OPEN_MS);
        });
    }

    // The results of requests that `ask` makes of the object stores, all in one transaction.
    function read(database, ask) {
        return new Promise((resolve, reject) => {
            const transaction = database.transaction([FILES, STATE], 'readonly');
            const requests = ask(transaction.objectStore(FILES), transaction.objectStore(STATE));
            transaction.oncomplete = () => resolve(requests.map((request) => request.result));
            transaction.onabort = () => reject(transaction.error);
        });
    }

    // What the program begins with: everything but the folders, and whether there are matches.
    async function readFirst({ database, isNew }) {
        if (isNew) {
            return { asked: false, matches: false, names: [], contents: [] };
        }
        const edges = ['', ...FOLDERS.flatMap((folder) => [folder, `${folder}\uffff`]), '\uffff'];
        const around = [0, 2, 4].map((i) => IDBKeyRange.bound(edges[i], edges[i + 1]));
        const [asked, count, ...found] = await read(database, (all, state) =>
            [state.get('asked'), all.count(within(MATCHES)),
                ...around.flatMap((range) => [all.getAllKeys(range), all.getAll(range)])]);
        const every = (first) => found.filter((_, i) => i % 2 === first).flat();
        return { asked: Boolean(asked), matches: count > 0, names: every(0), contents: every(1) };
    }

    let early = open();
    const first = early.then(readFirst);
    first.catch(() => {}); // whoever opens it says so

    return {
        FILES, // the files, by their paths
        STATE, // what is said of all of them
        MATCHES,
        FOLDERS,
        within,
        read,
        first, // a promise of what the program begins with

        // A promise of the database.
        async open() {
            const opened = early || open();
            early = null;
            return (await opened).database;
        },
    };
})();
