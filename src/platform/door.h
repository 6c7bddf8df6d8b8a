/* door.h: one program a folder. The one that came first opens a door, at which those that are
 * started on the same folder knock to hand over what they were asked to open. On Linux it is a
 * socket in the runtime directory of the user's session or, where there is none, in the folder
 * itself; on Windows a pipe. On a Mac the system starts no second program, and for a page its tabs
 * talk to one another (packaging/web/tabs.js): there nobody opens a door. */
#ifndef SERAI_PLATFORM_DOOR_H
#define SERAI_PLATFORM_DOOR_H

#include "platform/platform.h"

enum { DOOR_MESSAGE_MAX = 1 << 16 };

/* Zeroed: closed. */
struct door {
    intptr_t handle[4]; /* the system's */
    char path[PLATFORM_PATH_MAX], lock_path[PLATFORM_PATH_MAX];
    struct platform_lock lock;
    bool open;
};

/* Knocks at the door of another program of this user's on the folder, and hands over `size` bytes,
 * up to DOOR_MESSAGE_MAX. True when it has taken them; false when there is none, or when it has not
 * within `timeout` ms: then it never will. */
bool door_knock(const char *folder, const char *message, size_t size, int timeout);

/* Opens the door of a folder; false when another program has it open, or there can be none. */
bool door_open(struct door *door, const char *folder);

/* Waits until somebody knocks, on any one thread, and appends the message, which is answered before
 * the next wait. False when the door was closed. */
bool door_wait(struct door *door, struct text *message);

/* Says whether the message is taken, on any thread. False when whoever has knocked has gone away by
 * now, and opens it elsewhere. */
bool door_answer(struct door *door, bool taken);

/* Ends the wait; whatever thread waits must have ended before the door is shut. */
void door_close(struct door *door);
void door_shut(struct door *door);

#endif
