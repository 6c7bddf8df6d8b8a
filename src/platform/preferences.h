/* preferences.h: how the player wants every program of this computer to look: light or dark, in high
 * contrast, without movement. */
#ifndef SERAI_PLATFORM_PREFERENCES_H
#define SERAI_PLATFORM_PREFERENCES_H

#include <stdbool.h>

struct platform_preferences {
    bool known; /* else the system says nothing, and the rest is false */
    bool light, contrast, still;
};

/* Asks the system, which may take its time: not for a thread that something waits for. */
struct platform_preferences platform_preferences(void);

#endif
