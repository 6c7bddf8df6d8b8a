/* fake_host.h: a fake computer in memory, as model/host.h asks for it: a few files, a clipboard,
 * and failures on demand. A program is linked with it instead of with a real one. */
#ifndef SERAI_TESTS_FAKE_HOST_H
#define SERAI_TESTS_FAKE_HOST_H

#include "ui/model/host.h"

enum { FAKE_FILES_MAX = 200 };

struct fake_host {
    int asked; /* how often anything was asked for, but whether it is a page */
    struct fake_file {
        char path[96];
        struct text content;
    } file[FAKE_FILES_MAX];
    int count;
    struct text clipboard;
    bool clipboard_refuses;
    bool clipboard_forgets; /* what was copied is gone with the app */
    bool clipboard_waits;   /* the browser asks the player first */
    bool page;              /* the app is a page in a browser… */
    int chosen;             /* …which was to let a file be chosen so often */
    bool disk_is_full;      /* nothing can be written */
    /* The saved matches last requested, to be opened and to be removed; "": none. */
    char opened[SAVED_FILE_MAX], removed[SAVED_FILE_MAX];
    int lists;         /* how often the list was requested */
    int gathers;       /* how often all of them were requested as one text */
    struct text added; /* the text whose matches are to be added */
    struct moment now;
    int64_t since;                  /* the saved moment from which statistics count */
    struct progress progress;       /* as saved last */
    int progress_saves;             /* how often it was saved */
    bool assets_missing;            /* the program's own files cannot be read */
    int asked_for_assets;           /* how often it was asked whether one is there */
    const char *locales;            /* the languages that the player prefers; NULL: none */
    const char *languages;          /* the folder with "languages/"; NULL: that of the assets */
    struct host_question question;  /* the pending request to companions; id 0: none */
    int questions;                  /* how many requests there have been */
    bool thinks_not;                /* companions cannot think */
    bool proves;                    /* a test answers for puzzles; false: they cannot ask */
    struct proof_thought proof;     /* what they ask */
    struct variation explained;     /* what they ask about a solution */
    int rests;                      /* how often they were to give their memory back */
    int pictures;                   /* how many were requested */
    char picture[96];               /* the file of the last request; "": the clipboard */
    enum picture_kind picture_kind; /* what it asked for */
    int picture_stops;              /* how often one was to be stopped */
    const char *picture_refused;    /* why none can be made; NULL: it can */
    const char *picture_lacks;      /* what the clipboard lacks; NULL: nothing */
};

/* What computers prefer that are started from now on. NULL: no language; but with the variable
 * SERAI_PSEUDO, which names a folder with languages/fr.mo, French from there, or the language that
 * SERAI_LOCALE names: so any test can be run, and any picture taken, in any language. */
extern struct fake_language {
    const char *locales, *languages; /* as in struct fake_host */
} fake_language;

/* Starts an empty computer whose home folder is /home/ada, and uses it. A large struct: static or
 * on the heap. */
void fake_host_start(struct fake_host *fake);
void fake_host_free(struct fake_host *fake);

/* Apps run on this computer from now on. NULL, and at first: on one that has nothing. */
void fake_host_use(struct fake_host *fake);

/* Adds or replaces a file; its folders then exist. */
void fake_host_put(struct fake_host *fake, const char *path, const char *content);

/* The content of a file; NULL when it does not exist. */
const char *fake_host_content(const struct fake_host *fake, const char *path);

#endif
