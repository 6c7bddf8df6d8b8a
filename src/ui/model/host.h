/* host.h: what the app may ask of the computer that it runs on. A constant table of functions,
 * given to the app at its start: sdl/host.c has the real one, tests have one in memory. Scenes know
 * no other way to a file or to the clipboard.
 *
 * Paths are UTF-8 and use '/'. Messages are words that go after "...: ", valid forever. */
#ifndef SERAI_UI_MODEL_HOST_H
#define SERAI_UI_MODEL_HOST_H

#include "base/text.h"
#include "platform/platform.h"
#include "ui/model/saved_matches.h"

/* What a companion is asked about a match that is not over. */
struct host_question {
    unsigned id;               /* above 0: its answer has it, too */
    const struct match *match; /* read before the question has been put */
    int level;                 /* of the companion, 1 to COMPANIONS */
    uint64_t seed;             /* of its choices */
    int time;                  /* ms: no thought takes longer */
    bool may_end;              /* the match could end now, by a claim or by agreement… */
    int margin;                /* …with so many points more for the companion */
    int player;                /* that the companion is */
};

/* What comes back for a request, some time later, as an INPUT_ANSWER. The app takes over the list
 * and the match. */
struct host_answer {
    unsigned thought;   /* the id of the question that a companion has answered; 0: none */
    bool thought_fails; /* there is no memory to think in */
    bool ends;          /* the companion would end the match, … */
    game_action action; /* …else the action that it chooses for whoever is to act */

    bool listed;                     /* `list` is new */
    struct saved_list list;          /* sorted; may go on growing with later answers */
    char notice[SAVED_SENTENCE_MAX]; /* what is wrong with files; "": nothing new */
    struct match match;              /* the one that was asked for; no game: none came */
    char file[SAVED_FILE_MAX];       /* its file, or the one that was refused */
    bool removed;                    /* a match has been removed from the list */
    const char *refused;             /* why the match did not come; NULL: it was not refused */
};

struct host {
    void *context; /* handed to every function */

    /* Appends a file, `limit` bytes of it at most. NULL when that is all of it; otherwise a
     * message, and what could be read is appended all the same. */
    const char *(*read)(void *context, const char *path, size_t limit, struct text *out);

    /* Writes a file so that there is never half of one. NULL or a message; what was there before is
     * as it was then. */
    const char *(*write)(void *context, const char *path, const char *data, size_t size);

    bool (*exists)(void *context, const char *path);

    /* When the file is a match that is kept by itself (saved_matches.h), and no other window has
     * it, its name there: it is this window's from then on. NULL for any other file. */
    const char *(*own)(void *context, const char *path);

    /* As platform_list; the listing is freed with platform_free_listing. */
    const char *(*list)(void *context, const char *folder, struct platform_listing *listing);

    /* The folder where people look for their files; false when there is none. */
    bool (*home)(void *context, char path[PLATFORM_PATH_MAX]);

    /* The clipboard's text; copy replaces it. False when there is none, or it cannot be. */
    bool (*paste)(void *context, struct text *out);
    bool (*copy)(void *context, const char *string);

    /* ---- matches that are saved by themselves (saved_matches.h); files are names in their folder.
     * All of these are there or, on a computer that saves nothing, none. ---- */

    /* The moment, by the computer's clock and calendar. */
    struct moment (*now)(void *context);

    /* True when there is a folder to save in, and when something seems to be in it. */
    bool (*can_save)(void *context);
    bool (*has_matches)(void *context);

    /* Takes a copy of a match's record, to be written at once; the file is this window's from then
     * on, until it is released. False when memory runs out. */
    bool (*save_match)(void *context, const char *file, const char *record, size_t size);
    void (*release_match)(void *context, const char *file);

    /* Why the match in this file, or anything else (`beside`), is not on the disk; NULL: it is, or
     * is on its way. */
    const char *(*trouble)(void *context, const char *file, bool beside);

    /* Ask for the list, in which the unfinished matches from the place `first` on are replayed; for
     * a match; for one to be put away. Answers come as struct host_answer. */
    void (*list_matches)(void *context, int first);
    void (*open_match)(void *context, const char *file);
    void (*remove_match)(void *context, const char *file);

    /* The moment (UTC) from which statistics count, 0: from the beginning. False when it cannot be
     * kept now. */
    int64_t (*load_since)(void *context);
    bool (*save_since)(void *context, int64_t since);

    /* ---- what companions think; both are there or none ---- */

    /* Puts a question; the answer comes as struct host_answer. Another question, or stopping, ends
     * the thought at once, and its answer never comes. False when nobody can think. */
    bool (*think)(void *context, const struct host_question *question);
    void (*stop_thinking)(void *context);
};

#endif
