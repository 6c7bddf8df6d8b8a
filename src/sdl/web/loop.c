/* web/loop.c: sdl/loop.h in a page. The browser calls the program back when something has happened
 * or is due; nothing in it waits. */
#include "sdl/loop.h"

#include "sdl/video/images.h"
#include "sdl/web/page.h"
#include "sdl/web/turns.h"

#include <emscripten.h>

/* Of a turn, in ms: with more than that behind it, no step of a worker is begun any more. */
static const double TURN_MS = 7;

/* The same as long as the page is blank or coarse, when nothing moves. */
static const double FIRST_MS = 14;

/* Nothing moves that has its next frame later. */
enum { FRAME_MS = 17 };

static const struct loop *loop;

static int SDLCALL watch(void *context, SDL_Event *event) {
    (void)context;
    if (event->type != SDL_POLLSENTINEL) { /* polling itself pushes that one */
        page_wait(0);
    }
    return 1;
}

static int sooner(int a, int b) {
    return a < 0 || (b >= 0 && b < a) ? b : a;
}

void web_turn(void) {
    double begun = emscripten_get_now();
    SDL_Event event;
    while (SDL_PollEvent(&event)) {
        loop->handle(&event);
    }
    int wait = loop->go_round();
    int work = turns_take(TURN_MS - (emscripten_get_now() - begun));
    if (wait != LOOP_ENDS && ((wait == 0 && images_held()) || (work == 0 && wait > FRAME_MS))) {
        page_go_on();
    } else if (wait != LOOP_ENDS) {
        page_wait(sooner(wait, work));
    }
}

bool loop_run(const struct loop *run) {
    static struct loop kept;
    kept = *run;
    loop = &kept;
    SDL_AddEventWatch(watch, NULL);
    page_wait(0);
    return false;
}

double loop_patience_ms(void) {
    return page_shows() ? TURN_MS : FIRST_MS;
}
