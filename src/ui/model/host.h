/* host.h: what the app may ask of the computer that it runs on. A constant table of functions,
 * given to the app at its start: sdl/host.c has the real one, tests have one in memory. Scenes know
 * no other way to a file or to the clipboard.
 *
 * Paths are UTF-8 and use '/'. Messages are words that go after "...: ", valid forever. */
#ifndef SERAI_UI_MODEL_HOST_H
#define SERAI_UI_MODEL_HOST_H

#include "advice/prospect.h"
#include "base/text.h"
#include "platform/platform.h"
#include "puzzles/proof.h"
#include "ui/model/progress.h"
#include "ui/model/saved_matches.h"
#include "ui/model/settings.h"

/* What is asked of the computer, and so what it answers. */
enum host_task {
    /* a question about a match, which needs thought */
    HOST_CHOOSE,  /* what a companion plays in the current position, which is not over */
    HOST_HINT,    /* what a person could play there: one line */
    HOST_REVIEW,  /* what the turn between two nodes came to */
    HOST_ANALYZE, /* the best lines from the current position, which is not over: an answer again
                     and again, each better than the last, until it is stopped or finished */
    HOST_PROVE,   /* what comes next in a puzzle */
    HOST_EXPLAIN, /* what the rules tell of a turn from a node on */

    /* saved matches */
    HOST_LIST,   /* list_matches: the list, again and again, each with more */
    HOST_OPEN,   /* open_match: the match, or why not */
    HOST_REMOVE, /* remove_match: it has been removed from the list */
    HOST_WARN,   /* nobody asked: a problem with files */

    /* all of them, to be taken along */
    HOST_GATHERED, /* gather_matches: as one text */
    HOST_ADDED,    /* add_matches: they are among the saved ones */

    /* make_picture */
    HOST_FILM,    /* an animation goes on */
    HOST_PICTURE, /* the picture is done, or cannot be */
};

/* What a picture to give away shows. */
enum picture_kind {
    PICTURE_POSITION, /* the current position */
    PICTURE_TURN,     /* animated: the turn that led to it */
    PICTURE_MATCH,    /* animated: the whole line */
};

/* What is asked about a match. */
struct host_question {
    unsigned id;                       /* above 0: its answers have it, too */
    enum host_task task;               /* HOST_CHOOSE to HOST_EXPLAIN */
    const struct match *match;         /* read before the question has been put */
    const struct proof_thought *proof; /* HOST_PROVE, read as soon */

    const struct variation *line; /* HOST_EXPLAIN, read as soon: the turn, and what follows */

    int from, to; /* HOST_REVIEW: nodes; HOST_EXPLAIN: `to` is where the line begins */

    /* HOST_REVIEW */
    bool glance; /* first looks alone */
    int given;   /* as in struct review */

    /* HOST_CHOOSE, HOST_HINT */
    int level;     /* of the companion, 1 to COMPANIONS */
    uint64_t seed; /* of its choices */
    int time;      /* ms: no thought takes longer, but a hint that looks for another turn than one
                      that repeats a position, half as long again */

    /* HOST_CHOOSE */
    bool may_end; /* the match could end now, by a claim or by agreement… */
    int margin;   /* …with so many points more for the companion */
    int player;   /* that the companion is */
};

/* A saved match that was asked for. */
struct opened_match {
    char file[SAVED_FILE_MAX];
    struct match match;  /* owned; no game: it was refused */
    const char *refused; /* why; NULL: it was not */
};

/* An answer, delivered as an INPUT_ANSWER. The app takes over the list, the match and the text. */
struct host_answer {
    enum host_task task; /* which of these it is */

    /* HOST_CHOOSE to HOST_EXPLAIN */
    unsigned thought; /* the id of the question */
    bool fails;       /* there is no memory to think in */

    union {
        struct {
            bool ends;          /* the companion would end the match… */
            game_action action; /* …else the action that it chooses for whoever is to act */
        } choice;
        struct {
            struct variation line;
            struct prospect prospect; /* what the rules tell of its turn */
        } hint;
        struct judgment judgment;   /* HOST_REVIEW */
        struct analysis analysis;   /* HOST_ANALYZE */
        struct proof_thought proof; /* HOST_PROVE */
        struct prospect prospect;   /* HOST_EXPLAIN */

        struct saved_list list; /* sorted */
        struct opened_match opened;
        char warning[SAVED_SENTENCE_MAX];
        struct {
            struct text text; /* owned; truncated: there is no memory for it */
            int count;        /* of matches */
        } gathered;
        struct {
            int count, known, damaged; /* so many were added, were there already, cannot be read */
        } added;

        int filmed; /* percent */
        struct {
            char file[PLATFORM_PATH_MAX]; /* "": it was for the clipboard */
            const char *wrong;            /* why it cannot be; NULL: it is done */
            bool stopped;                 /* …because it was stopped */
        } picture;
    };
};

struct host {
    void *context; /* passed to every function */

    /* Appends a file, `limit` bytes of it at most. NULL when that is all of it; otherwise a
     * message, and what could be read is appended all the same. */
    const char *(*read)(void *context, const char *path, size_t limit, struct text *out);

    /* Writes a file so that there is never half of one. NULL or a message; on failure the old file
     * is unchanged. */
    const char *(*write)(void *context, const char *path, const char *data, size_t size);

    bool (*exists)(void *context, const char *path);

    /* Appends a file that came with the program, such as "puzzles/NAME.txt". False when it cannot
     * be read. */
    bool (*read_asset)(void *context, const char *name, struct text *out);
    bool (*has_asset)(void *context, const char *name);

    /* The languages that the player prefers (platform_locales). */
    void (*locales)(void *context, char locales[PLATFORM_LOCALES_MAX]);

    /* If the file is an automatically saved match (saved_matches.h) that no other window has open:
     * its name; this window then owns it. NULL for any other file. */
    const char *(*own)(void *context, const char *path);

    /* As platform_list; the listing is freed with platform_free_listing. */
    const char *(*list)(void *context, const char *folder, struct platform_listing *listing);

    /* The folder where people look for their files; false when there is none. */
    bool (*home)(void *context, char path[PLATFORM_PATH_MAX]);

    /* The clipboard's text; copy replaces it. False when there is none, or on failure. In a page
     * the browser may ask the player first: true with nothing in *out, and KEY_PASTE comes later.
     */
    bool (*paste)(void *context, struct text *out);
    bool (*copy)(void *context, const char *string);

    /* Whether a text that was copied stays on the clipboard when the app ends. */
    bool (*copy_stays)(void *context);

    /* The app is a page in a browser. It cannot end itself; what the narrator says is read by a
     * screen reader, whether there is one or not; there are no folders: what is written, pictures
     * too, goes to the browser's downloads, by its name, and… */
    bool page;

    /* …(only in a page) the browser lets the player choose a file, which comes as INPUT_FILE. */
    void (*choose_file)(void *context);

    /* ---- pictures to give away; all are there or none ---- */

    /* Begins to make the picture of a match, which is read before this returns, for a file or (path
     * NULL) the clipboard, which takes no animations; the settings say how boards look. NULL: the
     * answer comes as struct host_answer. Otherwise a message. */
    const char *(*make_picture)(void *context, const struct match *match,
                                const struct settings *settings, enum picture_kind kind,
                                const char *path);

    /* Stops an animation; that is answered, too. */
    void (*stop_picture)(void *context);

    /* What is missing to copy pictures, in a few words; NULL: they can be copied. */
    const char *(*picture_clipboard_lacks)(void *context);

    /* ---- matches that are saved by themselves (saved_matches.h); files are names in their folder.
     * All of these are there or, on a computer that saves nothing, none. ---- */

    /* The moment, by the computer's clock and calendar. */
    struct moment (*now)(void *context);

    /* True when there is a folder to save in, and when something seems to be in it. */
    bool (*can_save)(void *context);
    bool (*has_matches)(void *context);

    /* Queues a copy of a match's record to be written at once; this window owns the file until it
     * is released. False when memory runs out. */
    bool (*save_match)(void *context, const char *file, const char *record, size_t size);
    void (*release_match)(void *context, const char *file);

    /* Why the match in this file, or anything else (`beside`), is not on the disk; NULL: it is, or
     * is being written. */
    const char *(*trouble)(void *context, const char *file, bool beside);

    /* Request the list, in which the unfinished matches from the place `first` on are replayed; a
     * match; the removal of a match. Answers come as struct host_answer. */
    void (*list_matches)(void *context, int first);
    void (*open_match)(void *context, const char *file);
    void (*remove_match)(void *context, const char *file);

    /* Request all saved matches as one text (records/collection.h); that those of such a text are
     * added, of which this takes a copy. False when memory runs out. */
    bool (*gather_matches)(void *context);
    bool (*add_matches)(void *context, const char *text, size_t size);

    /* The moment (UTC) from which statistics count, 0: from the beginning. False when it cannot be
     * saved now. */
    int64_t (*load_since)(void *context);
    bool (*save_since)(void *context, int64_t since);

    /* What the player has learned (progress.h): loading leaves it empty when there is none. */
    void (*load_progress)(void *context, struct progress *progress);
    void (*save_progress)(void *context, const struct progress *progress);

    /* ---- thinking; all three are there or none ---- */

    /* Puts a question; the answer comes as struct host_answer. Another question, or stopping, ends
     * the thought at once, and its answer is never delivered. False when the question cannot be
     * put. */
    bool (*think)(void *context, const struct host_question *question);
    void (*stop_thinking)(void *context);

    /* Nobody plays or looks at a match any more: stops, and frees what was needed to think. */
    void (*rest_thinking)(void *context);
};

#endif
