// test_shots.js: what the page draws is what the desktop draws: the draw lists of all scenes, made by
// the page's own code, are those in tests/golden/shots, to the letter. The tones of their pictures beside
// them are left to the tests of the desktop, which allow for compilers.
//
// SERAI_SHOTS is the program shots_png of the page (ninja -C build/web shots_png), SERAI_SHOTS_GOLDEN
// a folder of texts by the desktop's, SERAI_SHOTS_NAMES some scenes instead of all.
'use strict';

const assert = require('node:assert');
const { execFile } = require('node:child_process');
const fs = require('fs');
const os = require('os');
const { isDeepStrictEqual } = require('util');
const path = require('path');
const { test } = require('node:test');

const root = path.join(__dirname, '../..');
const program = process.env.SERAI_SHOTS || path.join(root, 'build/web/shots_png.js');
const golden = process.env.SERAI_SHOTS_GOLDEN || path.join(root, 'tests/golden/shots');
const texts = fs.readdirSync(golden).filter((name) => name.endsWith('.txt')).map((name) => name.slice(0, -4));
const names = process.env.SERAI_SHOTS_NAMES ? process.env.SERAI_SHOTS_NAMES.split(' ') : texts;

// The lines that say what is drawn: a grid of tones has neither blanks nor commas.
const drawn = (text) => text.split('\n').filter((line) => !/^[0-9A-Za-z]{8,}( [0-9A-Za-z]+)?$/.test(line));

test(`${names.length} draw lists of the page are those of the desktop`, { skip: !fs.existsSync(program) &&
    `${program} is not built` }, async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'serai-shots-'));
    await new Promise((resolve, reject) => execFile(process.execPath,
        ['--no-experimental-fetch', program, '--golden', folder, ...names],
        { cwd: root, env: { ...process.env, SERAI_ASSETS: path.join(root, 'build/web/assets'),
            LANGUAGE: 'en', SERAI_FONTS: 'none' }, maxBuffer: 1 << 24 },
        (error, out, wrong) => error ? reject(new Error(`${error} ${out} ${wrong}`)) : resolve(out)));
    const [found, wanted] = [folder, golden].map((where) => Object.fromEntries(names.map((name) =>
        [name, drawn(fs.readFileSync(path.join(where, `${name}.txt`), 'utf8'))])));
    assert.deepEqual(names.filter((name) => !isDeepStrictEqual(found[name], wanted[name])), [], 'these differ');
    fs.rmSync(folder, { recursive: true });
});
