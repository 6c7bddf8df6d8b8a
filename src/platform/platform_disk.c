/* platform_disk.c: the part of platform.h and system.h that only a page in a browser needs: on a
 * disk, files are kept once they are written, and all processes see the same ones. */
#include "platform/system.h"

#if !defined(__EMSCRIPTEN__)

void system_changed(const char *path) {
    (void)path;
}

const char *platform_unkept(const char *path, bool beside) {
    (void)path, (void)beside;
    return NULL;
}

void platform_look(const char *path, const char *lock, platform_seen *then) {
    (void)lock;
    then(path);
}

#endif
