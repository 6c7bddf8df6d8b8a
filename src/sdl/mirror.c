/* mirror.c: see mirror.h. A window has none: the app speaks itself there (speech.h). */
#include "sdl/mirror.h"

void mirror_follow(const struct app *app, const struct draw_list *list) {
    (void)app;
    (void)list;
}
