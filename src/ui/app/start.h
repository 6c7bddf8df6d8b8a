/* start.h: what an app is started with. */
#ifndef SERAI_UI_APP_START_H
#define SERAI_UI_APP_START_H

#include "engine/match.h"
#include "ui/model/settings.h"

struct face;
struct host;
struct scene;

/* What the command line asks for. Strings are the caller's and stay valid. */
struct app_start {
    const struct scene *const *scenes; /* by their ids; valid for the whole run */
    struct settings settings;
    const struct game *game; /* straight to a table; NULL: home */
    struct options options;
    const char *position;    /* NULL: the usual start */
    struct match *match;     /* to go on with, taken over when all is well; NULL: none */
    const struct host *host; /* valid for the whole run; NULL: none */
    const struct face *(*face_of)(const struct game *game); /* the boards, see boards/faces.h */
    uint64_t entropy;
};

#endif
