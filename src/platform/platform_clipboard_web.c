/* platform_clipboard_web.c: clipboard.h in a page: the browser takes pictures as PNG files. */
#include "platform/clipboard.h"

#if defined(__EMSCRIPTEN__)

#include "words/words.h"

#include <stdbool.h>

/* packaging/web/clipboard.js. What fails later is told then. */
bool page_copies_pictures(void);
void page_copy_picture(const char *png, size_t size);

const char *clipboard_lacks(void) {
    return page_copies_pictures() ? NULL : words(WORD_NO_PICTURE_CLIPBOARD);
}

const char *clipboard_put(const struct clipboard_picture *picture) {
    page_copy_picture(picture->png, picture->size);
    return NULL;
}

/* It is kept by itself. */
bool clipboard_leave(const char *string) {
    (void)string;
    return true;
}

bool clipboard_keeps(void) {
    return true;
}

#endif
