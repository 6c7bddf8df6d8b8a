/* keys.c: see keys.h. */
#include "ui/model/keys.h"

#include <assert.h>
#include <string.h>

const struct key_use key_uses[KEY_USES] = {
    {"act", KEY_ENTER, PAD_A, WORD_KEY_ACT_DOES},
    {"cancel", KEY_ESCAPE, PAD_B, WORD_KEY_ESCAPE_DOES},
    {"history", KEY_HISTORY, PAD_X, WORD_HISTORY},
    {"hint", KEY_F2, PAD_Y, WORD_KEY_HINT_DOES},
    {"undo", KEY_UNDO, PAD_L, WORD_UNDO},
    {"redo", KEY_REDO, PAD_R, WORD_REDO},
    {"menu", KEY_MENU, PAD_START, WORD_MENU},
    {"back", KEY_BACK, PAD_BACK, WORD_BACK},
    {"rules", KEY_F1, PAD_NONE, WORD_KEY_RULES_DOES},
    {"again", KEY_F3, PAD_NONE, WORD_KEY_AGAIN_DOES},
    {"mute", KEY_F4, PAD_NONE, WORD_KEY_MUTE_DOES},
    {"screen", KEY_F11, PAD_NONE, WORD_KEY_SCREEN_DOES},
    {"score", KEY_F5, PAD_NONE, WORD_KEY_SCORE_DOES},
    {"speech", KEY_F6, PAD_NONE, WORD_KEY_SPEECH_DOES},
    {"settings", KEY_SETTINGS, PAD_NONE, WORD_KEY_SETTINGS_DOES},
    {"open", KEY_OPEN, PAD_NONE, WORD_OPEN_RECORD},
    {"save", KEY_SAVE, PAD_NONE, WORD_SAVE_AS},
    {"copy", KEY_COPY, PAD_NONE, WORD_COPY_POSITION},
    {"paste", KEY_PASTE, PAD_NONE, WORD_PASTE},
};

/* What a keyboard has besides, and no use has to be known by. */
static bool is_on_keyboards(enum key key) {
    return key != KEY_MENU && key != KEY_HISTORY && key != KEY_BACK;
}

/* ---- keys and buttons as numbers, as both are treated alike ---- */

static int usual(int use, bool pad) {
    const struct key_use *it = &key_uses[use];
    return pad ? (int)it->button : is_on_keyboards(it->key) ? (int)it->key : (int)KEY_NONE;
}

static int number_of(const struct chosen_keys *chosen, int use, bool pad) {
    int own = pad ? chosen->button[use] : chosen->key[use];
    return own ? own - 1 : usual(use, pad);
}

static void set_number(struct chosen_keys *chosen, int use, bool pad, int number) {
    unsigned char *own = pad ? &chosen->button[use] : &chosen->key[use];
    *own = (unsigned char)(number == usual(use, pad) ? 0 : number + 1);
}

/* The use that has it; -1: none. */
static int use_of(const struct chosen_keys *chosen, bool pad, int number) {
    for (int i = 0; i < KEY_USES; i++) {
        if (number && number_of(chosen, i, pad) == number) {
            return i;
        }
    }
    return -1;
}

int keys_use(enum key key) {
    for (int i = 0; i < KEY_USES; i++) {
        if (key && key_uses[i].key == key) {
            return i;
        }
    }
    return -1;
}

enum pad_button keys_button(const struct chosen_keys *chosen, int use) {
    return (enum pad_button)number_of(chosen, use, true);
}

/* ---- what they mean ---- */

/* What is done on the way down is not done again on the way up, but Enter has both. */
static struct input meant(const struct input *input, enum key key) {
    struct input meaning = *input;
    bool down = input->kind == INPUT_KEY;
    meaning.key = key;
    if (key == KEY_ESCAPE && down) {
        meaning.kind = INPUT_CANCEL;
    } else if (key == KEY_NONE || (key != KEY_ENTER && !down)) {
        meaning.kind = INPUT_NONE;
    }
    return meaning;
}

struct input keys_meaning(const struct chosen_keys *chosen, bool typing,
                          const struct input *input) {
    static const struct chosen_keys none;
    bool pad = input->button, key = input->kind == INPUT_KEY || input->kind == INPUT_KEY_UP;
    int number = pad ? (int)input->button : (int)input->key;
    bool idle = pad || number > (int)KEYS; /* it means nothing by itself */
    if (!key || !number || (typing && !idle)) {
        return *input;
    }
    int use = typing && !pad ? -1 : use_of(chosen, pad, number);
    bool given_away = use < 0 && (idle || use_of(&none, pad, number) >= 0);
    return use >= 0     ? meant(input, key_uses[use].key)
           : given_away ? meant(input, KEY_NONE)
                        : *input;
}

/* ---- what they are called ---- */

static const struct {
    enum key key;
    char letter;
} controls[] = {{KEY_UNDO, 'Z'}, {KEY_REDO, 'Y'}, {KEY_COPY, 'C'},    {KEY_PASTE, 'V'},
                {KEY_OPEN, 'O'}, {KEY_SAVE, 'S'}, {KEY_SETTINGS, ','}};

/* The letter that a key is together with Ctrl; 0: it is another key. */
static char letter_of(enum key key) {
    for (size_t i = 0; i < sizeof controls / sizeof controls[0]; i++) {
        if (controls[i].key == key) {
            return controls[i].letter;
        }
    }
    return (char)(key >= KEY_CONTROL_A && key <= KEY_CONTROL_Z ? 'A' + key - KEY_CONTROL_A : 0);
}

/* The number of a function key; 0: it is another key. */
static int function_of(enum key key) {
    static const enum key functions[] = {KEY_F1, KEY_F2, KEY_F3, KEY_F4,  KEY_F5,  KEY_F6,
                                         KEY_F7, KEY_F8, KEY_F9, KEY_F10, KEY_F11, KEY_F12};
    int number = sizeof functions / sizeof functions[0];
    while (number > 0 && functions[number - 1] != key) {
        number--;
    }
    return number;
}

/* `control`: what Ctrl and a letter are called, with the letter in it. */
static struct line name(int number, bool pad, const char *control) {
    static const char *const signs[PAD_BUTTONS] = {
        [PAD_A] = "A", [PAD_B] = "B", [PAD_X] = "X", [PAD_Y] = "Y", [PAD_L] = "L", [PAD_R] = "R"};
    enum key key = (enum key)number;
    if (pad) {
        const char *sign = number == PAD_START  ? words(WORD_PAD_START)
                           : number == PAD_BACK ? words(WORD_PAD_BACK)
                           : number             ? signs[number]
                                                : "";
        return text_line("%s", sign);
    }
    char letter[2] = {letter_of(key)};
    return key == KEY_ENTER    ? text_line("%s", words(WORD_KEY_ACT))
           : key == KEY_ESCAPE ? text_line("%s", words(WORD_KEY_ESCAPE))
           : function_of(key)  ? text_line("F%d", function_of(key))
           : letter[0]         ? text_line(control, letter)
                               : (struct line){""};
}

/* A Mac has another key for the whole screen. */
struct line keys_name(const struct chosen_keys *chosen, int use, bool pad) {
    if (!pad && key_uses[use].key == KEY_F11 && !chosen->key[use]) {
        return text_line("%s", words(WORD_KEY_SCREEN));
    }
    return name(number_of(chosen, use, pad), pad, words(WORD_KEY_WITH_CONTROL));
}

struct line keys_said(const struct chosen_keys *chosen, enum key known_by, bool pad) {
    int use = keys_use(known_by);
    assert(use >= 0);
    struct line button = keys_name(chosen, use, true), key = keys_name(chosen, use, false);
    return button.string[0] && (pad || !key.string[0]) ? button : key;
}

/* ---- choosing ---- */

static bool may_be_chosen(enum key key) {
    return function_of(key) || letter_of(key);
}

bool keys_may_be_chosen(const struct input *input) {
    return input->kind == INPUT_KEY && (input->button || may_be_chosen(input->key));
}

int keys_choose(struct chosen_keys *chosen, int use, const struct input *input) {
    bool pad = input->button;
    int number = pad ? (int)input->button : (int)input->key;
    int before = number_of(chosen, use, pad), other = use_of(chosen, pad, number);
    if (other >= 0) {
        set_number(chosen, other, pad, before);
    }
    set_number(chosen, use, pad, number);
    return other == use ? -1 : other;
}

/* ---- as text ---- */

static const char *const pad_names[PAD_BUTTONS] = {"none", "A", "B",     "X",   "Y",
                                                   "L",    "R", "start", "back"};

/* Not translated: programs read it. */
static struct line id_of(int number, bool pad) {
    return pad      ? text_line("%s", pad_names[number])
           : number ? name(number, false, "Ctrl+%s")
                    : text_line("none");
}

void keys_write(const struct chosen_keys *chosen, const struct chosen_keys *before,
                struct text *out) {
    static const struct chosen_keys none;
    before = before ? before : &none;
    for (int i = 0; i < 2 * KEY_USES; i++) {
        bool pad = i >= KEY_USES;
        int use = i % KEY_USES, number = number_of(chosen, use, pad);
        if (number != number_of(before, use, pad)) {
            text_format(out, "%s.%s = %s\n", pad ? "pad" : "key", key_uses[use].id,
                        id_of(number, pad).string);
        }
    }
}

static bool may_be(int use, bool pad, int number) {
    return !number || pad || number == usual(use, pad) || may_be_chosen((enum key)number);
}

const char *keys_set(struct chosen_keys *chosen, const char *name, const char *value) {
    bool pad = strncmp(name, "pad.", 4) == 0;
    int use = KEY_USES - 1;
    while (use >= 0 && strcmp(key_uses[use].id, name + 4) != 0) {
        use--;
    }
    if (use < 0 || (!pad && strncmp(name, "key.", 4) != 0)) {
        return words(WORD_NO_SUCH_SETTING);
    }
    for (int i = 0; i < (pad ? (int)PAD_BUTTONS : (int)KEYS_ALL); i++) {
        if (may_be(use, pad, i) && strcmp(id_of(i, pad).string, value) == 0) {
            set_number(chosen, use, pad, i);
            return NULL;
        }
    }
    return words(WORD_KEY_IS);
}
