// library_thoughts.js: what the program calls of thoughts.js and helper.js.
mergeInto(LibraryManager.library, {
    page_think: function (task, size, nodes, nodesSize) {
        serai.thoughts.ask(HEAPU8.slice(task, task + size), HEAPU8.slice(nodes, nodes + nodesSize));
    },
    page_stop_thinking: function () {
        serai.thoughts.stop();
    },
    page_rest_thinking: function () {
        serai.thoughts.rest();
    },
    page_answer: function (answer, size, last) {
        serai.helper.answer(answer, size, last);
    },
});
