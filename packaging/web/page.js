// page.js: what the scripts of the page share.
'use strict';
self.serai = self.serai || {};

// A copy of a string in the memory of the program.
serai.lend = (string) => {
    const size = lengthBytesUTF8(string) + 1;
    const at = Module._malloc(size);
    stringToUTF8(string, at, size);
    return at;
};

// Calls a function of the program (src/sdl/web/page.h) with a string.
serai.tell = (name, string) => {
    const at = serai.lend(string);
    Module['_web_' + name](at);
    Module._free(at);
};

// Has the program make in `theirs`, a file of keys as another tab has kept it, what this one has made
// of `before`.
serai.joinKeys = (path, before, mine, theirs) => {
    const lent = [path, before, mine, theirs].map(serai.lend);
    const at = Module._web_join_keys(...lent);
    const joined = at ? UTF8ToString(at) : mine;
    [...lent, at].forEach((each) => Module._free(each));
    return joined;
};

// Whether the program can be called.
serai.runs = () => typeof Module === 'object' && Boolean(Module.calledRun);
