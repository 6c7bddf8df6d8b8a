/* preferences.h: how the player wants every program of this computer to look: light or dark, in
 * high contrast, without movement, and read aloud. */
#ifndef SERAI_PLATFORM_PREFERENCES_H
#define SERAI_PLATFORM_PREFERENCES_H

#include <stdbool.h>

struct platform_preferences {
    bool known; /* else the system says nothing, and the next three are false */
    bool light, contrast, still;
    bool reader; /* a program runs that reads the screen aloud; false also where nothing tells */
};

/* Asks the system, which may take its time: not for a thread that something waits for. */
struct platform_preferences platform_preferences(void);

#endif
