/* keys.h: which keys and which buttons of a pad have what done. Commands name the key that they
 * usually have (ui/app/command.h), which is what they are known by; the players may choose
 * others. */
#ifndef SERAI_UI_MODEL_KEYS_H
#define SERAI_UI_MODEL_KEYS_H

#include "base/text.h"
#include "ui/kit/input.h"
#include "words/words.h"

/* What can be done by a key, by a button, or by both. */
struct key_use {
    const char *id; /* in the settings' text */
    enum key key;   /* the usual one, and what it is known by */
    enum pad_button button;
    enum word does;
};

enum { KEY_USES = 19 };

extern const struct key_use key_uses[KEY_USES];

/* What the players chose for each use; zeroed: all is as usual. */
struct chosen_keys {
    unsigned char key[KEY_USES], button[KEY_USES]; /* 0: the usual one, else that and 1 */
};

/* What the input of a keyboard or a pad means: KEY or KEY_UP with the key that a use is known by,
 * CANCEL, or NONE. While a text is being typed, the keys for that are as usual. */
struct input keys_meaning(const struct chosen_keys *chosen, bool typing, const struct input *input);

/* The use that is known by a key; -1: none. */
int keys_use(enum key key);

/* The button that a use has; NONE: none. */
enum pad_button keys_button(const struct chosen_keys *chosen, int use);

/* What they are called: "F2", "Ctrl+Z", "A"; "": it has none. */
struct line keys_name(const struct chosen_keys *chosen, int use, bool pad);

/* What has this done, for a sentence: of a pad the button, if there is one, else the key. */
struct line keys_said(const struct chosen_keys *chosen, enum key known_by, bool pad);

/* Whether an input is a key or a button that may be chosen: letters and digits are those of
 * boards, and some keys lead the focus. */
bool keys_may_be_chosen(const struct input *input);

/* Chooses it for a use. Gives the other use that had it, and which has now what this one had; -1:
 * none had it. */
int keys_choose(struct chosen_keys *chosen, int use, const struct input *input);

/* As lines of the settings' text, "key.undo = Ctrl+U" and "pad.undo = X", what is not as it was
 * before (NULL: as usual); and from there. NULL, or a message. */
void keys_write(const struct chosen_keys *chosen, const struct chosen_keys *before,
                struct text *out);
const char *keys_set(struct chosen_keys *chosen, const char *name, const char *value);

#endif
