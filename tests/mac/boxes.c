/* boxes.c: in the program that boxes.sh runs, the linker puts this in place of SDL's function that
 * says something in a window of its own (--wrap): it is printed instead. */
#include <SDL.h>
#include <stdio.h>

int __wrap_SDL_ShowSimpleMessageBox(Uint32 flags, const char *title, const char *message,
                                    SDL_Window *window);

int __wrap_SDL_ShowSimpleMessageBox(Uint32 flags, const char *title, const char *message,
                                    SDL_Window *window) {
    printf("%s %s%s: %s\n", flags & SDL_MESSAGEBOX_ERROR ? "error" : "other", title,
           window ? ", above its window" : "", message);
    return 0;
}
