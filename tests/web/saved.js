// saved.js: a match of Oware that is played in the page, and what is saved of it, for tests of what is
// kept.
'use strict';

const seen = require('./seen.js');

// A turn that has no effect for so long is none that the rules allow.
const REFUSED_MS = 10000;

let seed = 1;
function roll(count) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 16) % count;
}

const isOver = (tree) => tree.result !== 'ongoing';

const atTable = (page) => seen.wait(page, (tree) => tree.scene && tree.scene.startsWith('table:oware'), 'a table');

async function newMatch(context, server, before) {
    const page = await seen.openIn(context, server, { hash: '#game=oware&speed=0', before });
    await atTable(page);
    return page;
}

const home = (context, server) => seen.openIn(context, server, { hash: '#speed=0' });

// Opens the first match that can be continued.
async function resume(page) {
    await seen.click(page, 'continue:0');
    return atTable(page);
}

// Loads the page again, which begins with home.
async function reload(page) {
    await page.page.reload();
    return seen.wait(page, (tree) => tree.scene === 'home', 'home');
}

// A house of the side to play that is not empty; not each of them may be played.
function house(position) {
    const words = position.split('-');
    const south = words[words.length - 1] === 'S';
    const houses = [...'ABCDEFabcdef'].filter((name, i) => words[i] > 0 && (i < 6) === south);
    return houses[roll(houses.length)];
}

// Plays turns until `ended`, and calls `played` with each that is begun, and with each whose effect
// was reported. True: the match is over.
async function play(page, ended, played) {
    for (let tree = await seen.look(page); !ended() && !isOver(tree);) {
        const was = tree.position, move = house(was), end = Date.now() + REFUSED_MS;
        played('', move);
        await seen.click(page, `pit:${move}`);
        do {
            await seen.sleep(5);
            tree = await seen.look(page);
        } while ((!tree.position || tree.position === was) && !ended() && Date.now() < end);
        if (tree.position && tree.position !== was) {
            played(move, '');
        } else if (ended()) {
            return false;
        }
    }
    return !ended();
}

async function turns(page, count) {
    let done = 0;
    await play(page, () => done >= count, (move) => { done += move ? 1 : 0; });
    return seen.look(page);
}

// The texts of all saved matches in memory.
const records = (page) => page.page.evaluate(() => FS.readdir('/serai/matches')
    .filter((name) => name.endsWith('.serai'))
    .map((name) => FS.readFile(`/serai/matches/${name}`, { encoding: 'utf8' })));

// The text of the only saved match, once the page has read it.
async function record(page) {
    for (const end = Date.now() + seen.LONGEST; Date.now() < end; await seen.sleep(10)) {
        const [text] = await records(page).catch(() => []);
        if (text) {
            return text;
        }
    }
    throw new Error('no match is saved');
}

// The main line of a record of Oware, which has neither comments nor variations.
const moves = (text) => text.replace(/^\[.*\]$/gm, '').replace(/\d+\./g, '').trim().split(/\s+/)
    .filter((word) => /^[A-Fa-f]$/.test(word));

// Waits until the page says a text, to who cannot see it.
const says = (page, text) => page.page.waitForFunction((wanted) => (document.body.textContent +
    [...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel).join('\n')).includes(wanted), text);

// Waits until all that was written is kept.
const kept = (page) => page.page.waitForFunction(() => !serai.store.holds());

module.exports = { roll, isOver, atTable, newMatch, home, resume, reload, play, turns, records, record, moves, says,
    kept };
