/* sdl/app.h: the window and the loop that drives the app, and what that is made of. */
#ifndef SERAI_SDL_APP_H
#define SERAI_SDL_APP_H

#include "ui/app/app.h"
#include "ui/app/arguments.h"
#include "ui/kit/input.h"

#include <SDL.h>

/* Opens a window and runs until it is closed. NULL when all went well; otherwise a message for the
 * player, valid for the rest of the run. `begun` is the performance counter at the program's start.
 */
const char *sdl_app_run(const struct arguments *arguments, uint64_t begun);

/* ---- input.c: what people do ---- */

/* False when the app ignores the event.
 *
 * `menu_quits` is platform_menu_quits(). Then SDL_QUIT comes both from the menu and at the end of
 * the session; in both cases a program there may ask first, so it is a request to close the window.
 * The menu's shortcuts also arrive as keys, which are ignored: closing twice would skip the
 * question. */
bool sdl_input_translate(const SDL_Event *event, bool menu_quits, struct input *input);

/* ---- keyboard.c: the system's keyboard while a text is typed ---- */

/* Before SDL_Init. */
void keyboard_prepare(void);

/* Turns typing on and off as the app wants it, and tells input methods where the caret is. A page's
 * keyboard writes the text itself. */
void keyboard_follow(struct app *app);

/* ---- cursor.c: how the pointer looks ---- */

/* The system's own cursors; where it has none of a kind, the pointer stays as it is. */
void cursor_show(enum cursor cursor);
void cursor_close(void);

/* ---- icon.c: the icon of the window ---- */

/* Gives the window the app's icon, where the system does not take it from the program itself. If
 * that fails, the window has no icon, which is not an error. */
void icon_set(SDL_Window *window);

#endif
