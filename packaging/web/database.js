// database.js: the database that the browser keeps the files of the app in (store.js). Part of
// index.html itself, so that it is open by the time the program has come.
'use strict';
self.serai = self.serai || {};

serai.database = (() => {
    const NAME = 'serai', FILES = 'files', STATE = 'state';
    const OPEN_MS = 3000;

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

    let early = open();
    early.catch(() => {}); // whoever opens it says so

    return {
        FILES, // the files, by their paths
        STATE, // what is said of all of them

        // A promise of the database, and whether nothing can be in it.
        open() {
            const opened = early || open();
            early = null;
            return opened;
        },
    };
})();
