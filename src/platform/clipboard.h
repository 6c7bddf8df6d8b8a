/* clipboard.h: pictures on the clipboard, which SDL 2 knows nothing of. Windows takes them from the
 * program itself; on Linux a small tool of the desktop keeps them for other programs: wl-copy for
 * Wayland, xclip for X11. On a Mac a script of one line does it. Any thread may call. */
#ifndef SERAI_PLATFORM_CLIPBOARD_H
#define SERAI_PLATFORM_CLIPBOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The same picture twice, as programs differ in what they take. */
struct clipboard_picture {
    const char *png; /* as a file, of `size` bytes */
    size_t size;
    const uint8_t *pixels; /* blue, green, red and one more byte each, the top row first… */
    size_t pitch;          /* …so many bytes from row to row */
    int width, height;
};

/* NULL when pictures can be copied here, else a few words on what is missing. */
const char *clipboard_lacks(void);

/* Leaves a text, which is on the clipboard, to another program, as this one ends: some desktops
 * forget it then. False when there is none to take it. clipboard_keeps: whether there is, or need
 * not be. */
bool clipboard_leave(const char *string);
bool clipboard_keeps(void);

/* Replaces what is on the clipboard. Takes as long as the other side does, 5 s at most. NULL or a
 * message. */
const char *clipboard_put(const struct clipboard_picture *picture);

#endif
