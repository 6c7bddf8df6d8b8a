/* toast.h: a sentence over whatever is on the screen, about something that was just done: that a
 * position was copied, why a file could not be opened. A short word goes by itself, a warning stays
 * until the next action. */
#ifndef SERAI_UI_KIT_TOAST_H
#define SERAI_UI_KIT_TOAST_H

#include "ui/kit/ui.h"

#include <stdbool.h>

struct ui;

enum { NOTE_MAX = 400 };

struct note {
    char sentence[NOTE_MAX]; /* "": nothing is said */
    bool warning;
    double until; /* ms; a short word goes then */
};

/* Both replace what is said now. Longer sentences are cut. */
void note_say(struct note *note, double now, const char *sentence);
void note_warn(struct note *note, const char *sentence);

/* Somebody does something: what was said has been read. True when something was. */
bool note_clear(struct note *note);

/* Moves the time on. True when the sentence has gone. */
bool note_update(struct note *note, double now);

/* When it next needs to run (ms); NEVER when it does not. */
double note_wake(const struct note *note);

/* Paints it over the scene. */
void note_draw(const struct ui *ui, const struct note *note);

#endif
