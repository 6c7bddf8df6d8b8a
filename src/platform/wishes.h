/* wishes.h: how the player wants every program of this computer to look: light or dark, in high
 * contrast, without movement. */
#ifndef SERAI_PLATFORM_WISHES_H
#define SERAI_PLATFORM_WISHES_H

#include <stdbool.h>

struct platform_wishes {
    bool known; /* else the system says nothing, and the rest is false */
    bool light, contrast, still;
};

/* Asks the system, which may take its time: not for a thread that something waits for. */
struct platform_wishes platform_wishes(void);

#endif
