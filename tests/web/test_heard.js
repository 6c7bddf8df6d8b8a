// test_heard.js: what the page gives to be heard: sounds, and the browser's own voice.
'use strict';

const assert = require('node:assert');
const { test, before, after } = require('node:test');
const seen = require('./seen.js');

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// Runs before the page's scripts: how many samples were begun, the loudest that came to the speakers,
// and what is open for them. What a test asks a page for counts as done by the player, but here only
// what comes by a device does.
function hearSounds() {
    let acted = false;
    for (const type of ['pointerdown', 'keydown']) {
        addEventListener(type, () => {
            acted = true;
        }, true);
    }
    if (navigator.userActivation) {
        Object.defineProperty(navigator, 'userActivation', { value: { get hasBeenActive() {
            return acted;
        } } });
    }
    const heard = self.heard = { begun: 0, peak: 0, contexts: [] };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
        heard.begun++;
        return start.apply(this, when);
    };
    const connect = AudioNode.prototype.connect;
    AudioNode.prototype.connect = function (to, ...rest) {
        if (to instanceof AudioDestinationNode) {
            const analyser = this.context.createAnalyser();
            const samples = new Float32Array(analyser.fftSize);
            connect.call(this, analyser);
            heard.contexts.push(this.context);
            setInterval(() => {
                analyser.getFloatTimeDomainData(samples);
                heard.peak = samples.reduce((peak, one) => Math.max(peak, Math.abs(one)), heard.peak);
            }, 5);
        }
        return connect.call(this, to, ...rest);
    };
}

// Runs before the page's scripts: a browser whose computer has a voice, and one that is far away.
function giveVoices() {
    const calls = self.calls = [];
    const voices = [{ lang: 'en-US', name: 'far', localService: false },
        { lang: 'de-DE', name: 'hier', localService: true }, { lang: 'en-GB', name: 'near', localService: true }];
    self.SpeechSynthesisUtterance = class {
        constructor(text) {
            this.text = text;
        }
    };
    Object.defineProperty(self, 'speechSynthesis', { value: {
        getVoices: () => self.voiceless ? voices.slice(0, 1) : voices,
        cancel: () => calls.push('cancel'),
        speak: (said) => calls.push(`${said.voice.name}: ${said.text}`),
    } });
}

// Says that nobody sees the page, or that somebody does.
const hide = (page, hidden) => page.page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now });
    Object.defineProperty(document, 'visibilityState', { configurable: true,
        value: now ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
}, hidden);

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

    const device = kind === 'chromium'; // Firefox has none where there is no sound card
    const begun = (page) => page.page.evaluate(() => self.heard.begun);
    const openLoaded = async (hash) => {
        const page = await seen.open(browser, server, { hash, before: hearSounds });
        await page.page.waitForFunction(() => FS.analyzePath('/assets/sounds/knock-0.wav').exists);
        return page;
    };
    // Somebody plays a turn, which is over.
    const sow = async (page, id) => {
        const { position } = await seen.look(page);
        await seen.click(page, id);
        await seen.wait(page, (tree) => tree.position !== position && tree.busy === '0', `${id} is sown`);
    };

    test(`nothing is heard before the player has done something, then seeds are, in ${kind}`, async () => {
        const page = await openLoaded('#game=oware&seat=0%3D1&speed=3');
        await seen.wait(page, (tree) => tree.turn === '1' && tree.busy === '0', 'the companion has sown');
        assert.equal(await begun(page), 0);
        await sow(page, 'pit:a');
        assert.ok(await begun(page) >= 4, 'each seed is heard');
        if (device) {
            await page.page.waitForFunction(() => self.heard.peak > 0.01);
            assert.ok(await page.page.evaluate(() => self.heard.peak) <= 1);
        }
        assert.deepEqual(page.wrong, []);
        await page.context.close();
    });

    test(`a page that is muted, or hidden, is silent in ${kind}`, async () => {
        const page = await openLoaded('#game=oware&speed=3');
        const states = () => page.page.evaluate(() => self.heard.contexts.map((one) => one.state).join());
        await page.page.keyboard.press('F4');
        await sow(page, 'pit:A');
        assert.equal(await begun(page), 0);
        await page.page.keyboard.press('F4');
        await sow(page, 'pit:a');
        assert.ok(await begun(page) > 0);
        assert.ok(!device || await states() === 'running');
        const hidden = Date.now();
        await hide(page, true);
        await page.page.waitForFunction(() => self.heard.contexts.every((one) => one.state === 'suspended'));
        assert.ok(Date.now() - hidden < 2000, 'at once, not after a while of silence');
        const { position } = await seen.look(page);
        const heard = await begun(page);
        await page.page.keyboard.press('B');
        await page.page.keyboard.press('Enter');
        await sleep(1000);
        assert.equal(await begun(page), heard);
        await hide(page, false);
        await seen.wait(page, (tree) => tree.position !== position && tree.busy === '0', 'B is sown');
        await sow(page, 'pit:d');
        assert.ok(await begun(page) > heard);
        assert.ok(!device || await states() === 'running');
        await page.context.close();
    });

    test(`the voice of the computer itself reads, and no other, in ${kind}`, async () => {
        const page = await seen.open(browser, server, { hash: '#game=oware&speed=0', before: giveVoices });
        const calls = () => page.page.evaluate(() => self.calls.splice(0));
        const reads = (sentence) => page.page.waitForFunction((pattern) => self.calls.some((call) =>
            new RegExp(pattern).test(call)), sentence);
        await seen.click(page, 'pit:A');
        await seen.wait(page, (tree) => tree.turn === '1', 'A is sown');
        assert.deepEqual(await calls(), [], 'not unless it was asked for');
        await seen.click(page, 'button:menu');
        await seen.click(page, 'button:settings');
        await seen.click(page, 'button:access');
        await seen.click(page, 'option:speech=1');
        await reads('^near: Access'); // where they are
        for (const back of ['access', 'settings']) {
            await seen.wait(page, (tree) => tree.scene === back, back);
            await seen.click(page, 'button:back');
        }
        await seen.wait(page, (tree) => tree.scene === 'table:oware', 'the table');
        await calls();
        await page.page.keyboard.press('Tab');
        await page.page.keyboard.press('Tab');
        await reads('^cancel$'); // what is looked at now is read, not what was before
        await seen.click(page, 'pit:a');
        await reads('^near: .*North plays a');
        assert.ok((await calls()).every((call) => call === 'cancel' || call.startsWith('near: ')));
        await page.page.evaluate(() => {
            self.voiceless = true;
        });
        await seen.click(page, 'pit:B');
        await page.page.waitForFunction(() => /South plays B/.test(document.getElementById('news').textContent));
        assert.ok((await calls()).every((call) => call === 'cancel'), 'nothing by a voice that is far away');
        assert.deepEqual(page.wrong, []);
        await page.context.close();
    });
}
