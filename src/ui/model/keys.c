/* keys.c: see keys.h. */
#include "ui/model/keys.h"

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
    {"settings", KEY_SETTINGS, PAD_NONE, WORD_KEY_SETTINGS_DOES},
    {"open", KEY_OPEN, PAD_NONE, WORD_OPEN_RECORD},
    {"save", KEY_SAVE, PAD_NONE, WORD_SAVE_AS},
    {"copy", KEY_COPY, PAD_NONE, WORD_COPY_POSITION},
    {"paste", KEY_PASTE, PAD_NONE, WORD_PASTE},
};

enum pad_button keys_button(enum key key) {
    for (int i = 0; i < KEY_USES; i++) {
        if (key && key_uses[i].key == key) {
            return key_uses[i].button;
        }
    }
    return PAD_NONE;
}

static enum key of_button(enum pad_button button) {
    for (int i = 0; i < KEY_USES; i++) {
        if (key_uses[i].button == button) {
            return key_uses[i].key;
        }
    }
    return KEY_NONE;
}

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

struct input keys_meaning(const struct input *input) {
    bool key = input->kind == INPUT_KEY || input->kind == INPUT_KEY_UP;
    return key && input->button ? meant(input, of_button(input->button)) : *input;
}

const char *pad_sign(enum pad_button button) {
    static const char *const signs[] = {
        [PAD_A] = "A", [PAD_B] = "B", [PAD_X] = "X", [PAD_Y] = "Y", [PAD_L] = "L", [PAD_R] = "R"};
    return button == PAD_NONE    ? ""
           : button == PAD_START ? words(WORD_PAD_START)
           : button == PAD_BACK  ? words(WORD_PAD_BACK)
                                 : signs[button];
}
