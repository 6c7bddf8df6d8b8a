/* x_client.c: acts on a window as a window manager or a file manager does, through X11 only: asks
 * it to close, or drops files on it by the XDND protocol (version 5).
 *
 *   x_client close WINDOW
 *   x_client drop WINDOW X Y FILE...      X, Y in the window; the paths are absolute
 *
 * Fails when the window does not accept it within some seconds. */
#define _XOPEN_SOURCE 700 /* alarm */

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TIMEOUT_S = 10 /* s */, XDND_VERSION = 5, LIST_MAX = 1 << 16 };

static Display *display;
static Window source, target;

static Atom atom(const char *name) {
    return XInternAtom(display, name, False);
}

static void send_to_target(const char *type, const long data[5]) {
    XEvent event = {.xclient = {.type = ClientMessage,
                                .display = display,
                                .window = target,
                                .message_type = atom(type),
                                .format = 32}};
    for (int i = 0; i < 5; i++) {
        event.xclient.data.l[i] = data[i];
    }
    XSendEvent(display, target, False, NoEventMask, &event);
    XFlush(display);
}

/* ---- closing ---- */

static void close_window(void) {
    send_to_target("WM_PROTOCOLS", (long[5]){(long)atom("WM_DELETE_WINDOW"), CurrentTime});
}

/* ---- dropping ---- */

/* Appends a path as a line to a list of URIs. */
static void add_uri(char *list, const char *path) {
    char *end = list + strlen(list);
    end += sprintf(end, "file://");
    for (; *path && end - list < LIST_MAX - 8; path++) {
        unsigned char byte = (unsigned char)*path;
        bool plain = byte > ' ' && byte < 0x7F && !strchr("%#?", byte);
        end += plain ? sprintf(end, "%c", byte) : sprintf(end, "%%%02X", byte);
    }
    strcpy(end, "\r\n");
}

/* The target asks for what is being dropped. */
static void hand_over(const XSelectionRequestEvent *asked, const char *list) {
    XEvent event = {.xselection = {.type = SelectionNotify,
                                   .display = display,
                                   .requestor = asked->requestor,
                                   .selection = asked->selection,
                                   .target = asked->target,
                                   .property = asked->property,
                                   .time = asked->time}};
    if (asked->target == atom("text/uri-list")) {
        XChangeProperty(display, asked->requestor, asked->property, asked->target, 8,
                        PropModeReplace, (const unsigned char *)list, (int)strlen(list));
    } else {
        event.xselection.property = None;
    }
    XSendEvent(display, asked->requestor, False, NoEventMask, &event);
    XFlush(display);
}

/* Waits for the target's message of this type and returns its second word. */
static long wait_for(const char *type, const char *list) {
    Atom wanted = atom(type);
    for (;;) {
        XEvent event;
        XNextEvent(display, &event);
        if (event.type == SelectionRequest) {
            hand_over(&event.xselectionrequest, list);
        } else if (event.type == ClientMessage && event.xclient.message_type == wanted) {
            return event.xclient.data.l[1];
        }
    }
}

static int drop(int x, int y, char *const path[], int count) {
    static char list[LIST_MAX];
    int root_x = 0, root_y = 0;
    Window child;
    for (int i = 0; i < count; i++) {
        add_uri(list, path[i]);
    }
    long me = (long)source;
    XSetSelectionOwner(display, atom("XdndSelection"), source, CurrentTime);
    XTranslateCoordinates(display, target, DefaultRootWindow(display), x, y, &root_x, &root_y,
                          &child);
    send_to_target("XdndEnter",
                   (long[5]){me, (long)XDND_VERSION << 24, (long)atom("text/uri-list")});
    send_to_target("XdndPosition", (long[5]){me, 0, (long)root_x << 16 | root_y, CurrentTime,
                                             (long)atom("XdndActionCopy")});
    if (!(wait_for("XdndStatus", list) & 1)) {
        fprintf(stderr, "x_client: the window takes no files\n");
        return EXIT_FAILURE;
    }
    send_to_target("XdndDrop", (long[5]){me, 0, CurrentTime});
    wait_for("XdndFinished", list);
    return EXIT_SUCCESS;
}

int main(int argc, char **argv) {
    bool closing = argc == 3 && strcmp(argv[1], "close") == 0;
    bool dropping = argc > 5 && strcmp(argv[1], "drop") == 0;
    display = closing || dropping ? XOpenDisplay(NULL) : NULL;
    if (!display) {
        fprintf(stderr, "x_client: no display, or not: close WINDOW | drop WINDOW X Y FILE...\n");
        return EXIT_FAILURE;
    }
    alarm(TIMEOUT_S);
    target = (Window)strtoul(argv[2], NULL, 0);
    source = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0);
    int status = EXIT_SUCCESS;
    if (closing) {
        close_window();
    } else {
        status = drop(atoi(argv[3]), atoi(argv[4]), argv + 5, argc - 5);
    }
    XCloseDisplay(display);
    return status;
}
