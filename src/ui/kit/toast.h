/* toast.h: a sentence over whatever is on the screen, about something that was just done: that a
 * position was copied, why a file could not be opened. A short word goes by itself once there was
 * time to read it, a warning stays until the next action. */
#ifndef SERAI_UI_KIT_TOAST_H
#define SERAI_UI_KIT_TOAST_H

#include "ui/kit/ui.h"

enum { TOAST_MAX = 600 };

struct toast {
    char sentence[TOAST_MAX]; /* "": nothing is said */
    bool warning;
    bool lingers; /* it is important: it stays for longer */
    bool keeps;   /* it does not go by itself */
    size_t facts; /* after so many bytes come facts that may be left out; 0: none may */
    bool waits;   /* a short word does, unseen, as something is looked at for a moment */
    double until; /* ms; a short word goes then; 0: it has not been on the screen yet */
};

/* All replace what is said now. Longer sentences are cut. A short word stays for a while from the
 * next toast_update on: when nothing moved for long, the time of the last frame is long past. */
void toast_show(struct toast *toast, const char *sentence);
void toast_show_longer(struct toast *toast, const char *sentence);
void toast_warn(struct toast *toast, const char *sentence);

/* As toast_show, of several facts, the weightiest first: what takes more than two lines is left
 * out, from the end, save the first sentence after `begins` (or ""), which is said before them all.
 */
void toast_explain(struct toast *toast, const char *begins, const char *facts);

/* What is said now does not go by itself. */
void toast_keep(struct toast *toast);

/* While it waits a short word is not seen; it then stays as if it had just been said. */
void toast_wait(struct toast *toast, bool waits);

/* Somebody does something: what was said has been read. True when something was. */
bool toast_clear(struct toast *toast);

/* Moves the time on. True when the sentence has gone. */
bool toast_update(struct toast *toast, double now);

/* When it next needs to run (ms); NEVER when it does not. */
double toast_wake(const struct toast *toast);

/* Paints it over the scene. */
void toast_draw(struct ui *ui, const struct toast *toast);

#endif
