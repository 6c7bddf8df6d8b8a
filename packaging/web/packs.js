// packs.js: brings the assets into the program's memory, in packs (make_page.py). What every first
// frame needs is in one, which is there before the program starts, and so is the player's language;
// all others come after the first frame.
'use strict';
self.serai = self.serai || {};

serai.packs = (() => {
    const FOLDER = '/assets/';
    const LATER = ['sounds', 'arabic', 'ar', 'de', 'es', 'fr', 'it', 'pt'];
    const languages = LATER.slice(2);
    const coming = new Map(); // promises by the names of packs

    async function fetchPack(name) {
        const response = await fetch(name + '.pack');
        if (!response.ok) {
            throw new Error(`${name}.pack: ${response.status}`);
        }
        return new Uint8Array(await response.arrayBuffer());
    }

    // A pack begins with a line for each file, "size name", and an empty line.
    function unpack(bytes) {
        const end = bytes.findIndex((byte, i) => byte === 10 && bytes[i + 1] === 10);
        let at = end + 2;
        for (const line of new TextDecoder().decode(bytes.subarray(0, end)).split('\n')) {
            const [size, name] = line.split(' ');
            const path = FOLDER + name;
            FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
            FS.writeFile(path, bytes.slice(at, at + Number(size)), { canOwn: true });
            at += Number(size);
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

    // The language that the program will be in, which is English where none is known.
    function language(chosen) {
        const asked = chosen ? [chosen] : navigator.languages;
        const codes = asked.map((tag) => tag.toLowerCase().split('-')[0]);
        return codes.find((code) => code === 'en' || languages.includes(code)) || 'en';
    }

    function chosen(program) {
        const option = program.arguments.indexOf('--language');
        if (option >= 0) {
            return program.arguments[option + 1];
        }
        const settings = FS.analyzePath('/serai/settings.txt').exists
            ? FS.readFile('/serai/settings.txt', { encoding: 'utf8' }) : '';
        const [, code] = /^language[\s=]+(\w+)/m.exec(settings) || [];
        return code === 'system' ? null : code;
    }

    const needed = (code) => (code === 'en' ? [] : code === 'ar' ? ['ar', 'arabic'] : [code]);

    return {
        // Called before the program's script is loaded; `settings` is a promise that the files of the
        // player are there.
        begin(program, settings) {
            const first = bring('first');
            needed(language(null)).forEach(bring);
            program.preRun.push(() => {
                program.addRunDependency('packs');
                const unpacked = first.then(unpack);
                settings.then(async () => {
                    for (const name of needed(language(chosen(program)))) {
                        await bring(name).then(unpack, () => {}); // without it, it is English
                    }
                    await unpacked;
                    program.removeRunDependency('packs');
                }).catch(serai.fail);
            });
        },

        // Loads the others.
        async rest() {
            for (const name of LATER) {
                const known = FS.analyzePath(FOLDER + `languages/${name}.mo`).exists;
                await (known ? null : bring(name).then(unpack, () => {}));
            }
            serai.loop.wait(0); // it looks for its sounds
        },
    };
})();
