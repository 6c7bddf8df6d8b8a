// gamepads.js: tells the program that a game controller has been plugged in, or that the browser, which
// keeps them to itself until a button is pressed, lets the page have one.
'use strict';
self.serai = self.serai || {};

addEventListener('gamepadconnected', () => {
    if (Module._web_plugged) {
        Module._web_plugged();
    }
});
