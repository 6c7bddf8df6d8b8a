/* document.c: see document.h. A window has none: the app speaks itself there (speech.h). */
#include "sdl/document.h"

void document_follow(const struct app *app, const struct draw_list *list) {
    (void)app;
    (void)list;
}
