/* keys.h: which keys and which buttons of a pad have what done. Commands name the key that they
 * usually have (ui/app/command.h), which is what they are known by here; the players may give
 * them others. */
#ifndef SERAI_UI_MODEL_KEYS_H
#define SERAI_UI_MODEL_KEYS_H

#include "base/text.h"
#include "ui/kit/input.h"
#include "words/words.h"

/* What has a key, a button, or both. */
struct key_use {
    const char *id; /* in the settings' text */
    enum key key;   /* the usual one, and what it is known by */
    enum pad_button button;
    enum word does;
};

enum { KEY_USES = 17 };

extern const struct key_use key_uses[KEY_USES];

/* What the input of a keyboard or a pad means: KEY, KEY_UP with the key that the use is known by,
 * CANCEL, or NONE. */
struct input keys_meaning(const struct input *input);

/* The button that has something done; PAD_NONE: none. */
enum pad_button keys_button(enum key key);

/* What is written on a button, or what it is called; "" for PAD_NONE. */
const char *pad_sign(enum pad_button button);

#endif
