// links.js: what the address of the page asks for, after its #: "game=seega&size=7", with
// "position=..." and "seat=1=3" as on the command line; "lesson=oware", "puzzle=oware:30";
// "serai:...", a turn that was sent. Anything else is an option of the game. What cannot be opened is
// said by the program, and home is.
'use strict';
self.serai = self.serai || {};

serai.links = (() => {
    const named = ['game', 'position', 'seat', 'lesson', 'puzzle', 'theme', 'language', 'scale',
        'speed'];

    function decoded(text) {
        try {
            return decodeURIComponent(text);
        } catch (error) {
            return text;
        }
    }

    // A turn that was sent, in whatever coat a mailer has put on it: the program takes that off, where
    // it is in an address.
    function isTurn(asked) {
        let text = asked;
        for (let coats = 0; coats < 4; coats++) {
            if (/serai(:|3a|58|colon)/i.test(text.replace(/[^a-z0-9:]/gi, ''))) {
                return true;
            }
            text = decoded(text);
        }
        return false;
    }

    function words(asked) {
        if (isTurn(asked)) {
            return ['https://#' + asked];
        }
        return asked.split('&').filter(Boolean).flatMap((part) => {
            const end = part.indexOf('=');
            const name = end < 0 ? part : part.slice(0, end);
            const value = end < 0 ? '' : decoded(part.slice(end + 1).replace(/\+/g, ' '));
            return named.includes(name) ? ['--' + name, value] : ['--option', decoded(part)];
        });
    }

    addEventListener('hashchange', () => {
        if (location.hash.length > 1) {
            location.reload(); // what is being played is saved
        }
    });

    return {
        // A turn that is sent as an address, so that whoever gets it need only follow that; the app
        // itself reads it, too. Any other text as it is.
        link(text) {
            return /^serai:/.test(text) ? location.origin + location.pathname + '#' + text : text;
        },

        // The command line for the program. What was asked for is opened once: a page that is loaded
        // again goes on where it was left.
        take() {
            const asked = location.hash.slice(1);
            if (asked) {
                history.replaceState(null, '', location.pathname + location.search);
            }
            return ['--stay'].concat(words(asked));
        },
    };
})();
