/* wishes.h: how the player wants every program of this computer to look: light or dark, in high
 * contrast, without movement, and read aloud. */
#ifndef SERAI_PLATFORM_WISHES_H
#define SERAI_PLATFORM_WISHES_H

#include <stdbool.h>

struct platform_wishes {
    bool known; /* else the system says nothing, and the next three are false */
    bool light, contrast, still;
    bool reader; /* a program runs that reads the screen aloud; false also where nothing tells */
};

/* Asks the system, which may take its time: not for a thread that something waits for. */
struct platform_wishes platform_wishes(void);

#endif
