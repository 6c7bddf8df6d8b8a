// test_thoughts.js: what the page's worker thinks about: companions, hints, analysis, the review of a
// match, answers to puzzles; and lessons to their end.
'use strict';

const assert = require('node:assert');
const fs = require('fs');
const path = require('path');
const { test, before, after } = require('node:test');
const seen = require('./seen.js');

const GAMES = ['oware', 'saddeeqa', 'shakala', 'seega', 'dulko'];
const PUZZLES = { oware: 5, saddeeqa: 5, shakala: 3, seega: 5, dulko: 1 }; // some of several turns
const OPENING = '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S';
// Ended by resignation; in turn 4 North could have captured.
const MATCH = '[Game "oware"]\n\n1. C 2. f 3. D 4. a 5. F resign:1 1-0\n';
const LATE = 2500; // ms: longer than any companion thinks
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const asset = (name) => fs.readFileSync(path.join(__dirname, '../../assets', name), 'utf8');

// Runs before the page's scripts: counts what workers are asked and answer, and can have the next one
// that is asked fail.
function countThoughts() {
    const thoughts = self.thoughts = { asked: 0, answered: 0, fails: false };
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
        if (message.task && !this.counted) {
            this.counted = true;
            this.addEventListener('message', () => thoughts.answered++);
        }
        thoughts.asked += message.task ? 1 : 0;
        const failing = message.task && thoughts.fails;
        thoughts.fails = thoughts.fails && !failing;
        return send.call(this, failing ? { picture: {} } : message, ...rest);
    };
}

const openThoughts = (browser, server, hash) => seen.open(browser, server, { hash, before: countThoughts });
const thoughtsOf = (page) => page.page.evaluate(() => ({ ...self.thoughts }));
const said = (page) => page.page.evaluate(() => ['words', 'talk', 'news'].map((id) =>
    document.getElementById(id).textContent).join('\n').replace(/\s+/g, ' '));

// Waits until the page says it.
async function hear(page, sentence) {
    for (const end = Date.now() + 30000; !sentence.test(await said(page)); await sleep(20)) {
        assert.ok(Date.now() < end, `never said: ${sentence}\n${await said(page)}`);
    }
}

// Plays an action of a match that serai-cli follows.
async function playOne(page, cli, game, action) {
    const turn = Number((await cli.ask('turn')).split(' ')[0]);
    for (const id of await seen.ready(page, game, action, turn)) {
        await seen.click(page, id);
    }
    await cli.ask(`play ${action}`);
    const position = await cli.ask('position');
    await seen.wait(page, (now) => now.position === position, `${position} after ${action}`);
}

// A puzzle: its position, and the actions of its solution.
function puzzleOf(game) {
    const found = new RegExp(`^puzzle ${PUZZLES[game]} [^]*?^position (.*)$[^]*?^solution (.*)$`, 'm')
        .exec(asset(`puzzles/${game}.txt`));
    return { hash: `#puzzle=${game}:${PUZZLES[game]}&speed=0`, position: found[1],
        solution: found[2].split(' ') };
}

for (const kind of seen.kinds) {
    let browser, server;
    before(async () => {
        browser = await seen.launch(kind);
        server = await seen.serve();
    });
    after(async () => {
        await browser.close();
        await server.close();
    });

    for (const game of GAMES) {
        test(`a companion of level 9 answers in ${game}, and a hint can be played, in ${kind}`, async () => {
            const page = await openThoughts(browser, server, `#game=${game}&seat=0%3D9&speed=0`);
            const begun = await seen.look(page);
            const tree = await seen.wait(page, (now) => now.turn === '1' && now.thinking === '0',
                'the turn of level 9');
            assert.notEqual(tree.position, begun.position);
            assert.ok((await thoughtsOf(page)).answered >= 1, 'the worker thought');
            await page.page.keyboard.press('F2');
            await hear(page, /F2/);
            await page.page.keyboard.press('F2');
            await seen.wait(page, (now) => now.targets.has('button:confirm'), 'the turn of the hint');
            await seen.click(page, 'button:confirm');
            await seen.wait(page, (now) => now.position !== tree.position, 'the hint is played');
            assert.deepEqual(page.wrong, []);
            await page.context.close();
        });

        test(`a wrong answer to a puzzle of ${game} is refuted in ${kind}`, async () => {
            const puzzle = puzzleOf(game);
            const page = await openThoughts(browser, server, puzzle.hash);
            const cli = seen.consult();
            await cli.ask(`setup ${game} ${puzzle.position}`);
            const side = (await cli.ask('turn')).split(' ')[0];
            for (let first = true; (await cli.ask('turn')).split(' ')[0] === side; first = false) {
                const moves = (await cli.ask('moves')).split(' ').filter(Boolean);
                await playOne(page, cli, game, moves.find((move) => !first || move !== puzzle.solution[0]));
            }
            await seen.waitFor(page, 'button:again');
            assert.ok((await thoughtsOf(page)).answered >= 1, 'the worker refuted it');
            assert.doesNotMatch(await said(page), /Solved/);
            cli.close();
            assert.deepEqual(page.wrong, []);
            await page.context.close();
        });

        test(`the right answer to a puzzle of ${game} is accepted in ${kind}`, async () => {
            const puzzle = puzzleOf(game);
            const page = await openThoughts(browser, server, puzzle.hash);
            const cli = seen.consult();
            await cli.ask(`setup ${game} ${puzzle.position}`);
            const side = (await cli.ask('turn')).split(' ')[0];
            for (const action of puzzle.solution) {
                if ((await cli.ask('turn')).split(' ')[0] === side) {
                    await playOne(page, cli, game, action);
                } else {
                    await cli.ask(`play ${action}`); // the page replies by itself
                    const position = await cli.ask('position');
                    await seen.wait(page, (now) => now.position === position, `the reply ${action}`);
                }
            }
            await hear(page, /Solved/);
            cli.close();
            assert.deepEqual(page.wrong, []);
            await page.context.close();
        });

        test(`the lesson of ${game} is taken to its end in ${kind}`, async () => {
            const page = await seen.open(browser, server, { hash: `#lesson=${game}&speed=0` });
            const steps = asset(`lessons/english/${game}.txt`).replace(/^#.*\n/gm, '').trim().split(/\n\n+/);
            for (const [number, step] of steps.entries()) {
                await hear(page, new RegExp(`Lesson · ${number + 1} of ${steps.length}`));
                const words = (name) => ((new RegExp(`^${name} (.*)$`, 'm').exec(step) || [])[1] || '')
                    .split(' ').filter(Boolean);
                for (const id of words('try')) {
                    await seen.click(page, id);
                }
                for (const choice of words('play')) {
                    const idsOf = (tree) => seen.idsOf(tree, game, choice.split('|')[0], Number(tree.turn));
                    const before = await seen.wait(page, (now) => now.busy === '0' &&
                        idsOf(now).every(Boolean), choice);
                    for (const id of idsOf(before)) {
                        await seen.click(page, id);
                    }
                    await seen.wait(page, (now) => now.position !== before.position, `${choice} is played`);
                }
                if (/^any/m.test(step)) {
                    const before = await seen.look(page);
                    const [id] = [...before.targets].find(([name, one]) => one.enabled && /:/.test(name) &&
                        !name.startsWith('button'));
                    await seen.click(page, id);
                    if (game === 'saddeeqa') {
                        await seen.click(page, 'direction:cw');
                    }
                    await seen.wait(page, (now) => now.position !== before.position, `${id} is played`);
                } else if (words('reply').length && !words('play').length) {
                    const before = await seen.look(page);
                    await seen.click(page, 'button:next'); // it was read; then comes the reply
                    await seen.wait(page, (now) => now.position !== before.position, 'the reply');
                }
                if (number < steps.length - 1) {
                    await seen.click(page, 'button:next');
                }
            }
            await seen.waitFor(page, 'button:alone');
            assert.deepEqual(page.wrong, []);
            await page.context.close();
        });
    }

    test(`a turn that is taken back while a companion thinks is not answered in ${kind}`, async () => {
        const page = await openThoughts(browser, server, '#game=oware&seat=1%3D9&speed=0');
        const { position } = await seen.look(page);
        await seen.click(page, 'pit:C');
        await seen.wait(page, (tree) => tree.thinking === '1', 'a thought');
        await seen.click(page, 'button:undo');
        await seen.wait(page, (tree) => tree.position === position && tree.thinking === '0', 'the start');
        const { answered } = await thoughtsOf(page);
        await sleep(LATE);
        assert.equal((await seen.look(page)).position, position);
        assert.equal((await thoughtsOf(page)).answered, answered, 'its worker no longer thinks');
        await seen.click(page, 'pit:D');
        await seen.wait(page, (tree) => tree.turn === '0' && tree.position !== position, 'an answer to D');
        assert.deepEqual(page.wrong, []);
        await page.context.close();
    });

    test(`after a worker has failed another one thinks in ${kind}`, async () => {
        const page = await openThoughts(browser, server, '#game=oware&seat=1%3D5&speed=0');
        const { position } = await seen.look(page);
        await page.page.evaluate(() => {
            self.thoughts.fails = true;
        });
        await seen.click(page, 'pit:C');
        await hear(page, /memory for a companion/);
        assert.equal((await seen.look(page)).turn, '1');
        await seen.click(page, 'button:undo');
        await seen.wait(page, (tree) => tree.position === position, 'the start');
        await seen.click(page, 'pit:D');
        await seen.wait(page, (tree) => tree.turn === '0' && tree.position !== position, 'an answer to D');
        await page.context.close();
    });

    test(`an analysis tells lines with values, and ends when it is left, in ${kind}`, async () => {
        const page = await openThoughts(browser, server, `#game=oware&position=${OPENING}&speed=0`);
        await seen.click(page, 'button:menu');
        await seen.click(page, 'button:analyze');
        const line = (tree) => tree.targets.has('line:1') ? tree.targets.get('line:1').label : '';
        await seen.wait(page, (tree) => /[+-]?\d.*seeds/.test(line(tree)), 'a line with its value');
        const { answered } = await thoughtsOf(page);
        await page.page.waitForFunction((count) => self.thoughts.answered > count, answered);
        await seen.click(page, 'button:analyze');
        await seen.wait(page, (tree) => !tree.targets.has('line:1'), 'no more lines');
        const { asked, answered: last } = await thoughtsOf(page);
        await sleep(LATE);
        const now = await thoughtsOf(page);
        assert.deepEqual([now.asked, now.answered], [asked, last], 'nobody thinks any more');
        await seen.click(page, 'button:analyze');
        await seen.wait(page, (tree) => line(tree), 'a line again');
        await seen.click(page, 'button:back');
        await seen.wait(page, (tree) => tree.scene === 'home', 'home');
        const left = (await thoughtsOf(page)).answered;
        await sleep(LATE);
        assert.equal((await thoughtsOf(page)).answered, left, 'nobody thinks at home');
        assert.deepEqual(page.wrong, []);
        await page.context.close();
    });

    test(`the review of a match values each turn, in ${kind}`, async () => {
        const page = await openThoughts(browser, server, '#speed=0');
        await page.page.evaluate((text) => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'match.serai'));
            document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
        }, MATCH);
        await seen.wait(page, (tree) => tree.scene === 'table:oware' && tree.result !== 'ongoing', 'the match');
        await seen.click(page, 'button:review');
        await hear(page, /Reviewing turn \d of 5/);
        await seen.click(page, 'button:review'); // stops it…
        await seen.wait(page, (tree) => /Review/.test(tree.targets.get('button:review').label), 'it stops');
        const { answered } = await thoughtsOf(page);
        await sleep(LATE);
        assert.equal((await thoughtsOf(page)).answered, answered, 'nobody thinks any more');
        await seen.click(page, 'button:review'); // …and goes on
        await hear(page, /only mistake was turn 4/);
        await seen.waitFor(page, 'review:4');
        assert.deepEqual(page.wrong, []);
        await page.context.close();
    });
}
