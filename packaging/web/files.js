// files.js: files that the player gives to the program, by choosing or dropping them, and those that
// the program gives away.
'use strict';
self.serai = self.serai || {};

serai.files = (() => {
    const FOLDER = '/given';
    const types = { png: 'image/png', webp: 'image/webp' };

    function keep(name, bytes) {
        const path = FOLDER + '/' + name.replace(/[/\\]/g, '-');
        FS.mkdirTree(FOLDER);
        FS.readdir(FOLDER).filter((old) => !/^\.+$/.test(old))
            .forEach((old) => FS.unlink(FOLDER + '/' + old));
        FS.writeFile(path, bytes);
        return path;
    }

    // The program reads one, and says so if there are more.
    async function take(files) {
        const first = files[0];
        const count = files.length;
        const bytes = new Uint8Array(await first.arrayBuffer());
        const path = keep(first.name, bytes);
        Module._web_take_files(1);
        for (let i = 0; i < count; i++) {
            serai.tell('take_file', path);
        }
        Module._web_take_files(0);
    }

    addEventListener('dragover', (event) => event.preventDefault());
    addEventListener('drop', (event) => {
        const text = event.dataTransfer.getData('text/plain');
        event.preventDefault();
        if (event.dataTransfer.files.length && serai.runs()) {
            take(event.dataTransfer.files);
        } else if (text && serai.runs()) {
            serai.tell('take_text', text);
        }
    });

    return {
        choose() {
            const input = document.createElement('input');
            input.type = 'file';
            input.addEventListener('change', () => {
                if (input.files.length) {
                    take(input.files);
                }
            });
            input.click();
        },

        download(name, bytes) {
            const type = types[name.split('.').pop()] || 'application/octet-stream';
            const link = document.createElement('a');
            link.href = URL.createObjectURL(new Blob([bytes], { type }));
            link.download = name.split('/').pop();
            link.click();
            setTimeout(() => URL.revokeObjectURL(link.href), 60000);
        },
    };
})();
