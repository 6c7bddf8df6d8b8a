/* speech.h: the voice that says what the narrator has (ui/app/narrator.h), on a thread of its own:
 * nothing waits for it. The thread and the voice are there only once there is something to say. */
#ifndef SERAI_SDL_SPEECH_H
#define SERAI_SDL_SPEECH_H

#include "ui/app/narrator.h"

/* Takes what there is to be said, in a language, "de". `on` is whether speech is; when it is not,
 * what was taken is said to its end, and then the voice is closed. Where there is no voice, or none
 * any more, it is tried again with the next sentence, which waits until the last try is three
 * seconds ago; turning speech on tries at once.
 *
 * False: speech is on, and there was no voice when one was needed last. An event of SDL comes when
 * that changes. */
bool speech_say(struct narrator *narrator, bool on, const char *language);

/* True while something is spoken, or waits to be. */
bool speech_is_busy(void);

/* Falls silent, and ends the thread. */
void speech_close(void);

#endif
