// packs.js: brings the assets into the program's memory, in packs (make_page.py). What every first
// frame needs is in one, which is there before the program starts, and so is the player's language;
// all others come after the first frame.
'use strict';
self.serai = self.serai || {};

serai.packs = (() => {
    const FOLDER = '/assets/';
    const languages = document.body.dataset.languages.split(' '); // besides English
    const LATER = ['sounds', 'arabic', ...languages];
    const coming = new Map(); // promises by the names of packs
    const there = new Set(); // the names of those that the program has

    async function fetchPack(name, asked = fetch(name + '.pack')) {
        const response = await asked;
        if (!response.ok) {
            throw new Error(`${name}.pack: ${response.status}`);
        }
        return opened(name, new Uint8Array(await response.arrayBuffer()));
    }

    // The files of a pack, their paths with their bytes. It begins with the length of its list, a line for
    // each file, "size name". A browser may give what came of one that was cut off, as by loading the page
    // anew: that is as if it had not come.
    function opened(pack, bytes) {
        const begin = bytes.indexOf(10) + 1;
        const text = (from, to) => new TextDecoder().decode(bytes.subarray(from, to));
        let at = begin + Number(text(0, begin));
        const files = text(begin, at).trimEnd().split('\n').map((line) => {
            const [size, name] = line.split(' ');
            const from = at;
            at += Number(size);
            return { path: FOLDER + name, bytes: bytes.subarray(from, at) };
        });
        if (at !== bytes.length) {
            throw new Error(`${pack}.pack: cut off`);
        }
        return files;
    }

    function unpack(files) {
        const folders = new Set();
        for (const file of files) {
            const folder = file.path.slice(0, file.path.lastIndexOf('/'));
            if (!folders.has(folder)) {
                FS.mkdirTree(folder);
                folders.add(folder);
            }
            FS.writeFile(file.path, file.bytes, { canOwn: true });
        }
    }

    // Begins to load a pack; one that has failed is asked for again.
    function bring(name) {
        if (!coming.has(name)) {
            const pack = fetchPack(name);
            pack.catch(() => coming.delete(name));
            coming.set(name, pack);
        }
        return coming.get(name);
    }

    // What does not come is missing: it is English, without sound, or has no letters for Arabic.
    async function place(name) {
        await bring(name).then((files) => {
            unpack(files);
            there.add(name);
            coming.delete(name); // its memory, too
        }, () => {});
    }

    // The language that the program will be in, which is English where none is known.
    function language(chosen) {
        const asked = chosen ? [chosen] : navigator.languages;
        const codes = asked.map((tag) => tag.toLowerCase().split('-')[0]);
        return codes.find((code) => code === 'en' || languages.includes(code)) || 'en';
    }

    // That of the command line, or of the settings; null: as the browser has it.
    function chosen(program) {
        const option = program.arguments.indexOf('--language');
        if (option >= 0) {
            return program.arguments[option + 1];
        }
        const settings = FS.analyzePath('/serai/settings.txt').exists
            ? FS.readFile('/serai/settings.txt', { encoding: 'utf8' }) : '';
        const [, code] = /^language[\s=]+(\w+)/m.exec(settings) || [];
        return !code || code === 'system' ? null : code;
    }

    const needed = (code) => (code === 'en' ? [] : code === 'ar' ? ['ar', 'arabic'] : [code]);

    return {
        // Called before the program's script is loaded; `hasFiles` is a promise that it can have
        // files in memory, `settings` that the player's are among them.
        begin(program, hasFiles, settings) {
            const first = fetchPack('first', serai.first);
            needed(language(null)).forEach(bring);
            const placed = Promise.all([
                hasFiles.then(() => first).then(unpack),
                settings.then(() => Promise.all(needed(language(chosen(program))).map(place)))]);
            program.preRun.push(() => {
                program.addRunDependency('packs');
                placed.then(() => program.removeRunDependency('packs')).catch(serai.fail);
            });
        },

        // Loads the others.
        async rest() {
            for (const name of LATER) {
                if (!there.has(name)) {
                    await place(name);
                }
                if (name === 'arabic') {
                    Module._web_fonts_come();
                }
            }
            serai.loop.wait(0); // it looks for its sounds
        },
    };
})();
