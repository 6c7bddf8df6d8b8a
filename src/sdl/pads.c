/* pads.c: see pads.h. */
#include "sdl/pads.h"

#include "platform/watch.h"
#include "sdl/plugged.h"
#include "sdl/threads/worker.h"
#include "ui/kit/stick.h"

#include <math.h>
#include <string.h>

enum { PADS = 4 };
static const double FIRST_REPEAT = 400, REPEAT = 120, ASK = 1000.0 / 60, NEVER_DUE = -1;

/* A stick that is stuck would move the focus for good. */
static const double HELD_MOST = 10000;

/* What one pad holds down. An event may come from one that could not be opened. */
struct pad {
    bool used;
    SDL_JoystickID id;
    SDL_GameController *opened; /* NULL: it is not */
    bool cross[4];              /* is held down: left, right, up, down… */
    int last;                   /* …of which this came last */
    struct stick stick;
    bool told[2];   /* of x and y: it has moved since the stick was asked last */
    double rests;   /* when the stick is to be asked although it does not move; negative: never */
    enum key leads; /* the direction that all of that comes to */
};

static struct {
    struct pad pad[PADS];
    bool begun; /* SDL has begun with pads */
    struct watch *watch;
    SDL_Thread *thread;
    SDL_atomic_t told; /* an event of the thread is under way */
    Uint32 wake;
    bool moved;    /* a stick has, and is still to be asked where it leads */
    enum key held; /* the direction that is heard again and again… */
    int holder;    /* …and the pad that it is from */
    double since;  /* when that began */
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
        if (pads.pad[i].opened) {
            SDL_GameControllerClose(pads.pad[i].opened);
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

/* The pad with this id, else a free place for it; NULL: there are too many. */
static struct pad *find(SDL_JoystickID id) {
    struct pad *free_one = NULL;
    for (int i = PADS - 1; i >= 0; i--) {
        if (pads.pad[i].used && pads.pad[i].id == id) {
            return &pads.pad[i];
        }
        free_one = pads.pad[i].used ? free_one : &pads.pad[i];
    }
    if (free_one) {
        *free_one = (struct pad){.used = true, .id = id, .rests = NEVER_DUE};
    }
    return free_one;
}

static void add(int index) {
    SDL_JoystickID id = SDL_JoystickGetDeviceInstanceID(index);
    struct pad *pad = id >= 0 ? find(id) : NULL;
    if (pad && !pad->opened) {
        pad->opened = SDL_GameControllerOpen(index);
        watch_add(pads.watch, pad->opened ? SDL_GameControllerPath(pad->opened) : NULL);
    }
}

static void hold_nothing(void) {
    pads.held = KEY_NONE;
    pads.due = NEVER_DUE;
}

/* What it held down is let go of. */
static void drop(SDL_JoystickID id) {
    for (int i = 0; i < PADS; i++) {
        struct pad *pad = &pads.pad[i];
        if (pad->used && pad->id == id) {
            if (pad->opened) {
                SDL_GameControllerClose(pad->opened);
            }
            *pad = (struct pad){.used = false};
            if (pads.holder == i) {
                hold_nothing();
            }
        }
    }
}

static void let_go(struct pad *pad) {
    memset(pad->cross, 0, sizeof pad->cross);
    stick_let_go(&pad->stick);
    pad->leads = KEY_NONE;
}

/* Whatever was not heard of its end is not held down any more. */
static void let_all_go(void) {
    for (int i = 0; i < PADS; i++) {
        let_go(&pads.pad[i]);
    }
    hold_nothing();
}

/* ---- directions ---- */

static const enum key directions[4] = {KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN};

/* Of two directions of the cross, the one that came last. */
static enum key cross_leads(const struct pad *pad) {
    enum key leads = KEY_NONE;
    for (int i = 0; i < 4; i++) {
        leads = pad->cross[i] ? directions[i] : leads;
    }
    return pad->cross[pad->last] ? directions[pad->last] : leads;
}

static void say(enum key key, bool again, struct input *input) {
    *input = (struct input){.kind = INPUT_KEY, .key = key, .pad = true, .again = again};
}

/* True when a pad holds another direction now, which takes the place of any other pad's. */
static bool turn(int i, double now, struct input *input) {
    struct pad *pad = &pads.pad[i];
    enum key stick = stick_lead(&pad->stick, now), key = stick ? stick : cross_leads(pad);
    bool other = key != pad->leads;
    pad->leads = key;
    pad->rests = stick_due(&pad->stick, now);
    pad->told[0] = pad->told[1] = false;
    if (other && key) {
        pads.held = key;
        pads.holder = i;
        pads.since = now;
        pads.due = now + FIRST_REPEAT;
        say(key, false, input);
    } else if (other && pads.holder == i) {
        hold_nothing();
    }
    return other && key;
}

static bool lead(double now, struct input *input) {
    for (int i = 0; i < PADS; i++) {
        if (pads.pad[i].used && turn(i, now, input)) {
            return true; /* the others are asked next time */
        }
    }
    pads.moved = false;
    return false;
}

/* The sooner of two times, of which a negative one never comes. */
static double sooner(double due, double other) {
    return due < 0 ? other : other < 0 || due < other ? due : other;
}

/* When the sticks are to be asked. */
static double sticks_due(void) {
    double due = pads.moved ? 0 : NEVER_DUE;
    for (int i = 0; i < PADS; i++) {
        due = pads.pad[i].used ? sooner(due, pads.pad[i].rests) : due;
    }
    return due;
}

static double ask_due(bool front) {
    bool plugged = false;
    for (int i = 0; i < PADS; i++) {
        plugged = plugged || pads.pad[i].opened;
    }
    return plugged && front && !watch_works() ? pads.asked + ASK : NEVER_DUE;
}

double pads_due(bool front) {
    return sooner(sooner(ask_due(front), sticks_due()), pads.held ? pads.due : NEVER_DUE);
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
    double sticks = sticks_due();
    if (sticks >= 0 && sticks <= now && lead(now, input)) {
        return true;
    }
    if (pads.held && now - pads.since >= HELD_MOST) {
        let_go(&pads.pad[pads.holder]);
        hold_nothing();
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
    struct pad *pad = find(event->which);
    for (int i = 0; pad && i < 4; i++) {
        if (cross[i] == event->button) {
            pad->cross[i] = down;
            pad->last = down ? i : pad->last;
            return lead(now, input);
        }
    }
    *input = (struct input){
        .kind = down ? INPUT_KEY : INPUT_KEY_UP,
        .pad = true,
        .button = event->button < SDL_CONTROLLER_BUTTON_MAX ? buttons[event->button] : PAD_NONE};
    return input->button;
}

/* Both axes of a stick are told of one after the other, and it is asked once both are known: when
 * no more is told for now, or the same axis is again. Else a stick that springs back from a
 * diagonal would lead along the axis that is told of last. */
static bool axis(const SDL_ControllerAxisEvent *event, double now, struct input *input) {
    bool y = event->axis == SDL_CONTROLLER_AXIS_LEFTY;
    struct pad *pad = y || event->axis == SDL_CONTROLLER_AXIS_LEFTX ? find(event->which) : NULL;
    if (!pad) {
        return false;
    }
    bool leads = pad->told[y] && turn((int)(pad - pads.pad), now, input);
    *(y ? &pad->stick.y : &pad->stick.x) = (float)event->value / SDL_JOYSTICK_AXIS_MAX;
    pad->told[y] = pads.moved = true;
    return leads;
}

bool pads_translate(const SDL_Event *event, double now, struct input *input) {
    switch (event->type) {
    case SDL_WINDOWEVENT:
        if (event->window.event == SDL_WINDOWEVENT_FOCUS_LOST) {
            let_all_go();
        }
        return false;
    case SDL_KEYDOWN:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_FINGERDOWN:
        let_all_go();
        return false;
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
