/* settings.c: see settings.h. */
#include "ui/settings.h"

struct settings settings_default(void) {
    return (struct settings){.speed = 1, .coordinates = true, .previews = true};
}
