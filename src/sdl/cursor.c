/* cursor.c: see app.h. */
#include "sdl/app.h"

static const SDL_SystemCursor looks[CURSORS] = {[CURSOR_ARROW] = SDL_SYSTEM_CURSOR_ARROW,
                                                [CURSOR_HAND] = SDL_SYSTEM_CURSOR_HAND,
                                                [CURSOR_FORBIDDEN] = SDL_SYSTEM_CURSOR_NO,
                                                [CURSOR_TEXT] = SDL_SYSTEM_CURSOR_IBEAM};

static struct {
    SDL_Cursor *cursor[CURSORS]; /* made when first needed */
    enum cursor shown;
} cursors;

void cursor_show(enum cursor cursor) {
    if (cursor == cursors.shown) {
        return;
    }
    if (!cursors.cursor[cursor]) {
        cursors.cursor[cursor] = SDL_CreateSystemCursor(looks[cursor]);
    }
    if (cursors.cursor[cursor]) {
        SDL_SetCursor(cursors.cursor[cursor]);
    }
    cursors.shown = cursor;
}

void cursor_close(void) {
    for (int i = 0; i < CURSORS; i++) {
        SDL_FreeCursor(cursors.cursor[i]);
        cursors.cursor[i] = NULL;
    }
    cursors.shown = CURSOR_ARROW;
}
