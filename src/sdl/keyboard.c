/* keyboard.c: the system's keyboard while a text is typed. Many languages are written with an input
 * method, which makes one character of several keys: what it composes is shown in the field, and it
 * shows its choices beside the caret. */
#include "sdl/app.h"

#include <math.h>

void keyboard_prepare(void) {
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"); /* of more than 32 bytes */
}

static void place_caret(const struct app *app) {
    static SDL_Rect told;
    struct rect caret = app_caret(app);
    SDL_Rect place = {(int)floorf(caret.x), (int)floorf(caret.y), (int)ceilf(caret.w),
                      (int)ceilf(caret.h)};
    if (!SDL_RectEquals(&told, &place)) {
        told = place;
        SDL_SetTextInputRect(&place);
    }
}

void keyboard_follow(struct app *app) {
    static bool typing;
    if (app_wants_text(app)) {
        place_caret(app);
    }
    if (app_wants_text(app) != typing) {
        typing = !typing;
        if (typing) {
            SDL_StartTextInput();
        } else {
            SDL_StopTextInput();
        }
    }
}
