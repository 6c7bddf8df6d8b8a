/* platform_clipboard_windows.c: clipboard.h for Windows, where a picture lies on the clipboard in
 * two forms: as a PNG for those that know it, and as a plain bitmap for all others. */
#include "platform/clipboard.h"

#if defined(_WIN32)

#include "words/words.h"

#include <stdbool.h>
#include <string.h>
#include <windows.h>

const char *clipboard_lacks(void) {
    return NULL;
}

/* Memory that the clipboard may take over, locked at *bytes; NULL when there is none. */
static HGLOBAL reserve(size_t size, char **bytes) {
    HGLOBAL memory = GlobalAlloc(GMEM_MOVEABLE, size);
    *bytes = memory ? GlobalLock(memory) : NULL;
    if (memory && !*bytes) {
        GlobalFree(memory);
    }
    return *bytes ? memory : NULL;
}

static HGLOBAL png_of(const struct clipboard_picture *picture) {
    char *bytes;
    HGLOBAL memory = reserve(picture->size, &bytes);
    if (memory) {
        memcpy(bytes, picture->png, picture->size);
        GlobalUnlock(memory);
    }
    return memory;
}

/* A bitmap begins with its bottom row. */
static HGLOBAL bitmap_of(const struct clipboard_picture *picture) {
    size_t row = (size_t)picture->width * 4, size = row * (size_t)picture->height;
    BITMAPINFOHEADER head = {.biSize = sizeof head,
                             .biWidth = picture->width,
                             .biHeight = picture->height,
                             .biPlanes = 1,
                             .biBitCount = 32,
                             .biCompression = BI_RGB,
                             .biSizeImage = (DWORD)size};
    char *bytes;
    HGLOBAL memory = reserve(sizeof head + size, &bytes);
    if (memory) {
        memcpy(bytes, &head, sizeof head);
        for (int y = 0; y < picture->height; y++) {
            memcpy(bytes + sizeof head + (size_t)(picture->height - 1 - y) * row,
                   picture->pixels + (size_t)y * picture->pitch, row);
        }
        GlobalUnlock(memory);
    }
    return memory;
}

/* The clipboard owns the memory once it has taken it. */
static bool give(UINT format, HGLOBAL memory) {
    bool taken = memory && SetClipboardData(format, memory);
    if (memory && !taken) {
        GlobalFree(memory);
    }
    return taken;
}

const char *clipboard_put(const struct clipboard_picture *picture) {
    /* The clipboard takes nothing from a thread without a window. */
    HWND window = CreateWindowExA(0, "STATIC", "", 0, 0, 0, 0, 0, HWND_MESSAGE, NULL, NULL, NULL);
    bool taken = false;
    if (window && OpenClipboard(window)) {
        EmptyClipboard();
        taken = give(CF_DIB, bitmap_of(picture));
        taken = give(RegisterClipboardFormatA("PNG"), png_of(picture)) || taken;
        CloseClipboard();
    }
    if (window) {
        DestroyWindow(window);
    }
    return taken ? NULL : words(WORD_CLIPBOARD_REFUSES);
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
