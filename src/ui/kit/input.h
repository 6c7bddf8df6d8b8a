/* input.h: what people do, in one form for mouse, touch, keyboard and pad. */
#ifndef SERAI_UI_KIT_INPUT_H
#define SERAI_UI_KIT_INPUT_H

#include <stdbool.h>
#include <stdint.h>

struct host_answer;

enum input_kind {
    INPUT_NONE,
    INPUT_MOVE,    /* the pointer is at x, y */
    INPUT_DOWN,    /* the main button goes down at x, y */
    INPUT_UP,      /* and up again */
    INPUT_CANCEL,  /* the other button, or Escape: take back what is half chosen */
    INPUT_LEAVE,   /* the pointer or the focus is lost: drop what is dragged */
    INPUT_KEY,     /* a key, see `key` */
    INPUT_KEY_UP,  /* it is let go of again; only for KEY_ENTER and KEY_SPACE,
                      and of a pad for all its buttons */
    INPUT_TEXT,    /* what was typed, in `text` */
    INPUT_COMPOSE, /* what an input method makes of keys so far, in `string`; "": nothing any more
                    */
    INPUT_SCROLL,  /* the wheel, `y` lines up */
    INPUT_FILE,    /* files were dropped on the window, see `string` and `files` */
    INPUT_PASTE,   /* a text was, see `string` */
    INPUT_CLOSE,   /* somebody wants to close the window */
    INPUT_END,     /* the session ends: at once, without a question */
    INPUT_ANSWER,  /* the host answers a request, see `answer` */
};

enum key {
    KEY_NONE,
    KEY_LEFT,
    KEY_RIGHT,
    KEY_UP,
    KEY_DOWN,
    KEY_ENTER,
    KEY_SPACE,
    KEY_TAB,
    KEY_BACKSPACE,
    KEY_DELETE,
    KEY_HOME,
    KEY_END,
    KEY_PAGE_UP,
    KEY_PAGE_DOWN,
    KEY_F1,
    KEY_F2,
    KEY_F3,
    KEY_F4,
    KEY_F5,
    KEY_F6,
    KEY_F11,
    KEY_UNDO,
    KEY_REDO,
    KEY_COPY,
    KEY_CUT,
    KEY_PASTE,
    KEY_SELECT_ALL,
    KEY_OPEN,
    KEY_SAVE,
    KEY_SETTINGS,
    KEY_READ_UP, /* Shift and an arrow, while speech is on */
    KEY_READ_DOWN,
    KEY_READ_LEFT,
    KEY_READ_RIGHT,
    KEYS, /* how many there are, of those that usually mean something on a keyboard */
    /* What means something only to a pad's buttons, or once it is chosen. */
    KEY_ESCAPE,
    KEY_MENU,
    KEY_HISTORY,
    KEY_BACK,
    KEY_F7,
    KEY_F8,
    KEY_F9,
    KEY_F10,
    KEY_F12,
    KEY_CONTROL_A, /* with Ctrl, of the letters that have no key above */
    KEY_CONTROL_Z = KEY_CONTROL_A + 25,
    KEYS_ALL,
    KEY_OTHER, /* any other one: it means nothing, and can be the only switch */
};

/* The buttons of a pad by their places, as on the one that most know: A is the lowest of the four
 * on the right. */
enum pad_button {
    PAD_NONE,
    PAD_A,
    PAD_B,
    PAD_X,
    PAD_Y,
    PAD_L,
    PAD_R,
    PAD_START,
    PAD_BACK,
    PAD_BUTTONS, /* how many there are */
};

/* What was used last. */
enum means { MEANS_MOUSE, MEANS_FINGER, MEANS_KEYS, MEANS_PAD };

struct input {
    enum input_kind kind;
    float x, y; /* window coordinates */
    enum key key;
    bool shift;
    bool loose;             /* MOVE: no button of the mouse is down */
    bool touch;             /* DOWN, MOVE, UP: by a finger… */
    int64_t finger;         /* …this one, until it is up */
    bool pad;               /* KEY, KEY_UP, CANCEL: by a pad… */
    enum pad_button button; /* …and by this button of it, which is all that is told of it; PAD_NONE:
                               by its cross or stick */
    bool other;             /* CANCEL: by the other button, not by Escape */
    bool again;             /* the key is being held down, and was heard before */
    bool word;              /* the key is meant for a whole word: Ctrl, or Alt on a Mac */
    int files;              /* FILE: how many, from 1 */
    const char *string;     /* FILE: the path of the first; PASTE, COMPOSE: the text; the sender's,
                               while it is taken */
    int letters;            /* COMPOSE: how many of the text are before its caret */
    struct host_answer *answer; /* ANSWER: model/host.h; what it holds is taken over */
    char text[32]; /* UTF-8, closed by a zero; an input method gives several characters at once */
};

/* Whether a key removes what is selected. A Mac's keyboard calls Backspace "delete", and may have
 * no other. */
static inline bool key_removes(enum key key) {
    return key == KEY_DELETE || key == KEY_BACKSPACE;
}

#endif
