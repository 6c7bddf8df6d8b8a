/* pads.c: see pads.h. */
#include "sdl/pads.h"

#include "platform/watch.h"
#include "sdl/plugged.h"
#include "sdl/threads/worker.h"

#include <math.h>
#include <string.h>

enum { PADS = 4 };
static const double FIRST_REPEAT = 400, REPEAT = 120, ASK = 1000.0 / 60, NEVER_DUE = -1;

/* Of the way of a stick: how far it leads somewhere, and how far it still does. */
static const float LEADS = 0.5F, STILL_LEADS = 0.4F;

static struct {
    SDL_GameController *pad[PADS]; /* NULL: none */
    bool begun;                    /* SDL has begun with pads */
    struct watch *watch;
    SDL_Thread *thread;
    SDL_atomic_t told; /* an event of the thread is under way */
    Uint32 wake;
    bool cross[4]; /* is held down: left, right, up, down… */
    int last;      /* …of which this came last */
    float x, y;    /* where the stick is, -1 to 1 */
    enum key held; /* the direction that all of that comes to */
    double due;    /* when it is heard again */
    double asked;  /* when pads were looked after last */
} pads;

/* ---- opening ---- */

void pads_hint(void) {
    SDL_SetHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, "0");
    SDL_SetHint(SDL_HINT_GAMECONTROLLER_USE_BUTTON_LABELS, "0"); /* buttons count by their places */
    if (watch_works()) { /* all have an event file then, which can be waited for */
        SDL_SetHint(SDL_HINT_JOYSTICK_HIDAPI, "0");
    }
}

static int SDLCALL wait_for_devices(void *unused) {
    (void)unused;
    while (watch_wait(pads.watch)) {
        if (SDL_AtomicCAS(&pads.told, 0, 1)) {
            SDL_Event event = {.type = pads.wake};
            SDL_PushEvent(&event);
        }
    }
    return 0;
}

/* SDL's part takes memory and time: not before there is a pad. Every one has a file js0 or so. */
static void begin(void) {
    bool may = plugged_any(pads.wake) && (!watch_works() || watch_lists(pads.watch, "js"));
    if (!pads.begun && may) {
        pads.begun = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
    }
}

void pads_open(Uint32 wake, const char *folder) {
    memset(&pads, 0, sizeof pads);
    pads.wake = wake;
    pads.due = NEVER_DUE;
    pads.watch = watch_open(folder);
    if (pads.watch) {
        pads.thread =
            SDL_CreateThreadWithStackSize(wait_for_devices, "game controllers", WORKER_STACK, NULL);
    }
    if (pads.thread || !watch_works()) { /* without a thread nothing would be heard of them */
        begin();
    }
}

void pads_close(void) {
    if (pads.thread) {
        watch_stop(pads.watch);
        SDL_WaitThread(pads.thread, NULL);
    }
    for (int i = 0; i < PADS; i++) {
        if (pads.pad[i]) {
            SDL_GameControllerClose(pads.pad[i]);
        }
    }
    if (pads.begun) {
        SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    }
    watch_close(pads.watch);
    memset(&pads, 0, sizeof pads);
}

void pads_look(double now) {
    pads.asked = now;
    SDL_AtomicSet(&pads.told, 0);
    begin();
    if (pads.begun) {
        SDL_GameControllerUpdate();
    }
}

static void add(int index) {
    for (int i = 0; i < PADS; i++) {
        if (!pads.pad[i]) {
            pads.pad[i] = SDL_GameControllerOpen(index);
            watch_add(pads.watch, pads.pad[i] ? SDL_GameControllerPath(pads.pad[i]) : NULL);
            return;
        }
    }
}

/* What it held down is let go of. */
static void drop(SDL_JoystickID id) {
    for (int i = 0; i < PADS; i++) {
        if (pads.pad[i] && pads.pad[i] == SDL_GameControllerFromInstanceID(id)) {
            SDL_GameControllerClose(pads.pad[i]);
            pads.pad[i] = NULL;
            memset(pads.cross, 0, sizeof pads.cross);
            pads.x = pads.y = 0;
            pads.held = KEY_NONE;
            pads.due = NEVER_DUE;
        }
    }
}

/* ---- directions ---- */

static const enum key directions[4] = {KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN};

/* The stick leads along the axis that it is further along. */
static enum key stick_leads(void) {
    bool sideways = fabsf(pads.x) > fabsf(pads.y);
    float way = sideways ? pads.x : pads.y;
    enum key key = directions[(sideways ? 0 : 2) + (way > 0)];
    return fabsf(way) > (key == pads.held ? STILL_LEADS : LEADS) ? key : KEY_NONE;
}

/* Of two directions of the cross, the one that came last. */
static enum key cross_leads(void) {
    enum key leads = KEY_NONE;
    for (int i = 0; i < 4; i++) {
        leads = pads.cross[i] ? directions[i] : leads;
    }
    return pads.cross[pads.last] ? directions[pads.last] : leads;
}

static void say(enum key key, bool again, struct input *input) {
    *input = (struct input){.kind = INPUT_KEY, .key = key, .pad = true, .again = again};
}

/* True when another direction is held now. */
static bool turn(enum key key, double now, struct input *input) {
    bool other = key && key != pads.held;
    if (key != pads.held) {
        pads.due = key ? now + FIRST_REPEAT : NEVER_DUE;
    }
    pads.held = key;
    if (other) {
        say(key, false, input);
    }
    return other;
}

static bool lead(double now, struct input *input) {
    enum key stick = stick_leads();
    return turn(stick ? stick : cross_leads(), now, input);
}

static double ask_due(bool front) {
    bool plugged = false;
    for (int i = 0; i < PADS; i++) {
        plugged = plugged || pads.pad[i];
    }
    return plugged && front && !watch_works() ? pads.asked + ASK : NEVER_DUE;
}

double pads_due(bool front) {
    double ask = ask_due(front);
    return !pads.held ? ask : ask < 0 || pads.due < ask ? pads.due : ask;
}

int pads_wait_ms(int wait, double now, bool front) {
    double due = pads_due(front), left = fmax(0, due - now);
    return due < 0 || left > wait ? wait : (int)left + 1;
}

bool pads_turn(double now, bool front, struct input *input) {
    double ask = ask_due(front);
    if (ask >= 0 && ask <= now) {
        pads_look(now);
    }
    if (!pads.held || now < pads.due) {
        return false;
    }
    pads.due = now + REPEAT;
    say(pads.held, true, input);
    return true;
}

/* ---- events ---- */

static bool button(const SDL_ControllerButtonEvent *event, double now, struct input *input) {
    static const enum pad_button buttons[SDL_CONTROLLER_BUTTON_MAX] = {
        [SDL_CONTROLLER_BUTTON_A] = PAD_A,
        [SDL_CONTROLLER_BUTTON_B] = PAD_B,
        [SDL_CONTROLLER_BUTTON_X] = PAD_X,
        [SDL_CONTROLLER_BUTTON_Y] = PAD_Y,
        [SDL_CONTROLLER_BUTTON_LEFTSHOULDER] = PAD_L,
        [SDL_CONTROLLER_BUTTON_RIGHTSHOULDER] = PAD_R,
        [SDL_CONTROLLER_BUTTON_START] = PAD_START,
        [SDL_CONTROLLER_BUTTON_BACK] = PAD_BACK};
    static const Uint8 cross[4] = {SDL_CONTROLLER_BUTTON_DPAD_LEFT,
                                   SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDL_CONTROLLER_BUTTON_DPAD_UP,
                                   SDL_CONTROLLER_BUTTON_DPAD_DOWN};
    bool down = event->state == SDL_PRESSED;
    for (int i = 0; i < 4; i++) {
        if (cross[i] == event->button) {
            pads.cross[i] = down;
            pads.last = down ? i : pads.last;
            return lead(now, input);
        }
    }
    *input = (struct input){
        .kind = down ? INPUT_KEY : INPUT_KEY_UP,
        .pad = true,
        .button = event->button < SDL_CONTROLLER_BUTTON_MAX ? buttons[event->button] : PAD_NONE};
    return input->button;
}

static bool axis(const SDL_ControllerAxisEvent *event, double now, struct input *input) {
    float value = (float)event->value / SDL_JOYSTICK_AXIS_MAX;
    if (event->axis == SDL_CONTROLLER_AXIS_LEFTX) {
        pads.x = value;
    } else if (event->axis == SDL_CONTROLLER_AXIS_LEFTY) {
        pads.y = value;
    } else {
        return false;
    }
    return lead(now, input);
}

bool pads_translate(const SDL_Event *event, double now, struct input *input) {
    switch (event->type) {
    case SDL_CONTROLLERDEVICEADDED:
        add(event->cdevice.which);
        return false;
    case SDL_CONTROLLERDEVICEREMOVED:
        drop(event->cdevice.which);
        return false;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        return button(&event->cbutton, now, input);
    case SDL_CONTROLLERAXISMOTION:
        return axis(&event->caxis, now, input);
    default:
        return false;
    }
}
