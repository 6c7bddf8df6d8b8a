// test_games.js: the five games in the page are those of serai-cli.
'use strict';

const assert = require('node:assert');
const { test, before, after } = require('node:test');
const seen = require('./seen.js');

const GAMES = ['oware', 'saddeeqa', 'shakala', 'seega', 'dulko'];
const ACTIONS = Number(process.env.SERAI_ACTIONS || 30); // of each game, unless it is over

// A choice that is the same in each run.
function chooser(seed) {
    let state = seed;
    return (count) => {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        return (state >>> 16) % count;
    };
}

// A finger has to confirm what it has chosen, where that would end the turn.
async function confirm(page, act, position) {
    const asks = (tree) => tree.targets.has('button:confirm') &&
        tree.targets.get('button:confirm').enabled;
    const tree = await seen.wait(page, (now) => now.position === position || asks(now), 'an answer');
    if (tree.position !== position) {
        await act(page, 'button:confirm');
    }
}

// Plays by `act` in the page what is played in serai-cli, whose position it has after each action.
async function play(page, game, act) {
    const cli = seen.consult();
    const choose = chooser(game.length);
    const begun = await seen.look(page); // some begin with what chance gives
    await cli.ask(`setup ${game} ${begun.position}`);
    for (let i = 0; i < ACTIONS; i++) {
        const moves = (await cli.ask('moves')).split(' ').filter(Boolean);
        if (!moves.length) {
            break;
        }
        const action = moves[choose(moves.length)];
        const turn = Number((await cli.ask('turn')).split(' ')[0]);
        for (const id of await seen.ready(page, game, action, turn)) {
            await act(page, id);
        }
        await cli.ask(`play ${action}`);
        const position = await cli.ask('position');
        await confirm(page, act, position);
        await seen.wait(page, (now) => now.position === position,
            `${position} after ${action}, action ${i}`);
    }
    cli.close();
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

    test(`a tap is one however long the page has rested, in ${kind}`, async () => {
        const page = await seen.open(browser, server,
            { hash: '#game=oware&speed=0', touch: true, width: 360, height: 640, dpr: 2 });
        for (const [house, turn] of [['pit:C', '1'], ['pit:a', '0']]) {
            await seen.sleep(1500); // nothing runs
            await seen.tap(page, house, 100);
            await confirm(page, seen.tap, null);
            await seen.wait(page, (tree) => tree.turn === turn, `${house} is sown`);
        }
        await page.context.close();
    });

    for (const game of GAMES) {
        test(`${game} by clicks in ${kind} is that of serai-cli after each action`, async () => {
            const page = await seen.open(browser, server, { hash: `#game=${game}&speed=0` });
            await play(page, game, seen.click);
            assert.deepEqual(page.wrong, []);
            await page.context.close();
        });

        test(`${game} by touch in ${kind} is that of serai-cli after each action`, async () => {
            const page = await seen.open(browser, server,
                { hash: `#game=${game}&speed=0`, touch: true, width: 360, height: 640, dpr: 2 });
            await play(page, game, seen.tap);
            assert.deepEqual(page.wrong, []);
            await page.context.close();
        });
    }
}
