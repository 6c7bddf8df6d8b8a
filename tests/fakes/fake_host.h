/* fake_host.h: a computer in memory: a few files, a clipboard, and refusals on demand. */
#ifndef SERAI_TESTS_FAKE_HOST_H
#define SERAI_TESTS_FAKE_HOST_H

#include "ui/model/host.h"

enum { FAKE_FILES_MAX = 200 };

struct fake_host {
    struct host host; /* to be given to the app */
    struct fake_file {
        char path[96];
        struct text content;
    } file[FAKE_FILES_MAX];
    int count;
    struct text clipboard;
    bool clipboard_refuses;
    bool disk_is_full; /* nothing can be written */
    /* The saved matches that were asked for last, to be opened and to be removed; "": none. */
    char opened[SAVED_FILE_MAX], removed[SAVED_FILE_MAX];
    int lists; /* how often the list was asked for */
    struct moment now;
    int64_t since;                 /* from which statistics count, as it was saved */
    struct host_question question; /* what is being thought about; id 0: nothing */
    int questions;                 /* how many have been put */
    bool thinks_not;               /* nobody can think */
    int pictures;                  /* how many were asked for… */
    char picture[96];              /* …the last one for this file; "": the clipboard */
    const char *picture_refused;   /* why none can be made; NULL: it can */
    const char *picture_lacks;     /* what the clipboard lacks; NULL: nothing */
};

/* Starts an empty computer whose player's own folder is /home/ada. A large struct: static or on the
 * heap. */
void fake_host_start(struct fake_host *fake);
void fake_host_free(struct fake_host *fake);

/* Adds or replaces a file; its folders are there then. */
void fake_host_put(struct fake_host *fake, const char *path, const char *content);

/* The content of a file; NULL when it is not there. */
const char *fake_host_content(const struct fake_host *fake, const char *path);

#endif
