// environment.js: before the program begins in node, it gets the environment; what it calls of the
// scripts of a page does nothing.
Module['preRun'] = () => Object.assign(ENV, process.env);
globalThis.serai = new Proxy(() => 0, { get: () => globalThis.serai, apply: () => 0 });
