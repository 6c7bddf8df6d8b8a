/* web/speech.c: sdl/speech.h in a page: without speech, a screen reader reads what there is to be
 * said; with it, the browser's own voice does. */
#include "sdl/speech.h"

#include "sdl/web/page.h"

bool speech_say(struct narrator *narrator, bool on, const char *language) {
    static bool was_on;
    for (int i = 0; i < narrator->count; i++) {
        const struct utterance *said = &narrator->queue[i];
        if (on) {
            page_speak(said->text, said->news, language);
        } else {
            page_announce(said->text, said->news);
        }
    }
    narrator->count = 0;
    if (was_on && !on) {
        page_hush();
    }
    was_on = on;
    return true;
}

bool speech_is_busy(void) {
    return false;
}

void speech_close(void) {
    page_hush();
}
