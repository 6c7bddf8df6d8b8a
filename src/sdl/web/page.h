/* page.h: the border between the program and the scripts of its page in packaging/web: what they
 * call of each other. The page has the functions page_..., by its files library_*.js; the program
 * has those that begin with web_. */
#ifndef SERAI_SDL_WEB_PAGE_H
#define SERAI_SDL_WEB_PAGE_H

#include "sdl/mind.h"
#include "ui/model/host.h"

#include <emscripten.h>
#include <stdbool.h>
#include <stddef.h>

/* ---- loop.js ---- */

/* Calls web_turn in `ms` ms, unless that is due sooner; negative: not for now. */
void page_wait(int ms);
EMSCRIPTEN_KEEPALIVE void web_turn(void);

/* ---- screen.js ---- */

/* Shows a part of a picture, whose pixels have red, green, blue and one more byte each. */
void page_show(const void *pixels, int width, int height, int x, int y, int w, int h);

/* ---- preferences.js ---- */

/* 1 for light, plus 2 for high contrast, plus 4 for stillness. */
int page_preferences(void);

/* ---- thoughts.js ---- */

/* Has a worker answer a task, whose nodes are beside it; then web_thought has what it answers, as
 * often as it does so. */
void page_think(const void *task, size_t size, const void *nodes, size_t nodes_size);
EMSCRIPTEN_KEEPALIVE void web_thought(const struct host_answer *answer);

/* The worker cannot go on. */
EMSCRIPTEN_KEEPALIVE void web_thought_fails(void);

/* The answer is not wanted any more; and nothing will be asked for a while. */
void page_stop_thinking(void);
void page_rest_thinking(void);

/* ---- helper.js, in the worker ---- */

/* Answers a task, which owns the nodes. */
EMSCRIPTEN_KEEPALIVE void web_think(const struct mind_task *task, struct match_node *nodes);

/* Sends an answer to the page. */
void page_answer(const void *answer, size_t size, bool last);

#endif
