// page.js: what the scripts of the page share.
'use strict';
self.serai = self.serai || {};

// Calls a function of the program (src/sdl/web/page.h) with a string.
serai.tell = (name, string) => {
    const size = lengthBytesUTF8(string) + 1;
    const at = Module._malloc(size);
    stringToUTF8(string, at, size);
    Module['_web_' + name](at);
    Module._free(at);
};

// Whether the program can be called.
serai.runs = () => typeof Module === 'object' && Boolean(Module.calledRun);
