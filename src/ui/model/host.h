/* host.h: what the app may ask of the computer that it runs on. Nothing else in the interface knows
 * a way to a file or to the clipboard. Every function host_... is declared here and defined further
 * up, by whoever the program is linked with: src/sdl for a desktop, src/sdl/web for a page, and
 * tests/fakes in memory (src/rooms, serai_host in CMakeLists.txt).
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
    HOST_LIST,   /* host_list_matches: the list, again and again, each with more */
    HOST_OPEN,   /* host_open_match: the match, or why not */
    HOST_REMOVE, /* host_remove_match: it has been removed from the list */
    HOST_WARN,   /* nobody asked: a problem with files */

    /* all of them, to be taken along */
    HOST_GATHERED, /* host_gather_matches: as one text */
    HOST_ADDED,    /* host_add_matches: they are among the saved ones */

    /* host_make_picture */
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

/* ---- files ---- */

/* Appends a file, `limit` bytes of it at most. NULL when that is all of it; otherwise a message,
 * and what could be read is appended all the same. */
const char *host_read(const char *path, size_t limit, struct text *out);

/* Writes a file so that there is never half of one. NULL or a message; on failure the old file is
 * unchanged. */
const char *host_write(const char *path, const char *data, size_t size);

bool host_exists(const char *path);

/* As platform_list; the listing is freed with platform_free_listing. */
const char *host_list(const char *folder, struct platform_listing *listing);

/* The folder where people look for their files; false when there is none. */
bool host_home(char path[PLATFORM_PATH_MAX]);

/* True when the app is a page in a browser. It cannot end itself; what the narrator says is read by
 * a screen reader, whether there is one or not; there are no folders: what is written, pictures
 * too, goes to the browser's downloads, by its name, and host_choose_file, which is for a page
 * alone, has the browser let the player choose a file, which comes as INPUT_FILE. */
bool host_is_page(void);
void host_choose_file(void);

/* Appends a file that came with the program, such as "puzzles/NAME.txt". False when it cannot be
 * read. */
bool host_read_asset(const char *name, struct text *out);
bool host_has_asset(const char *name);

/* The languages that the player prefers (platform_locales). */
void host_locales(char locales[PLATFORM_LOCALES_MAX]);

/* ---- the clipboard ---- */

/* The clipboard's text; copy replaces it. False when there is none, or on failure. In a page the
 * browser may ask the player first: true with nothing in *out, and KEY_PASTE comes later. */
bool host_paste(struct text *out);
bool host_copy(const char *string);

/* Whether a text that was copied stays on the clipboard when the app ends. */
bool host_copy_stays(void);

/* ---- pictures to give away ---- */

/* Begins to make the picture of a match, which is read before this returns, for a file or (path
 * NULL) the clipboard, which takes no animations; the settings say how boards look. NULL: the
 * answer comes as struct host_answer. Otherwise a message. */
const char *host_make_picture(const struct match *match, const struct settings *settings,
                              enum picture_kind kind, const char *path);

/* Stops an animation; that is answered, too. */
void host_stop_picture(void);

/* What is missing to copy pictures, in a few words; NULL: they can be copied. */
const char *host_picture_clipboard_lacks(void);

/* ---- matches that are saved by themselves (saved_matches.h); files are names in their folder ----
 */

/* The moment, by the computer's clock and calendar. */
struct moment host_now(void);

/* True when there is a folder to save in, and when something seems to be in it. */
bool host_can_save(void);
bool host_has_matches(void);

/* If a path is that of an automatically saved match that no other window has open: its name; this
 * window then owns it. NULL for any other path. */
const char *host_own(const char *path);

/* Queues a copy of a match's record to be written at once; this window owns the file until it is
 * released. False when memory runs out. */
bool host_save_match(const char *file, const char *record, size_t size);
void host_release_match(const char *file);

/* Why the match in this file, or anything else (`beside`), is not on the disk; NULL: it is, or is
 * being written. */
const char *host_trouble(const char *file, bool beside);

/* Request the list, in which the unfinished matches from the place `first` on are replayed; a
 * match; the removal of a match. Answers come as struct host_answer. */
void host_list_matches(int first);
void host_open_match(const char *file);
void host_remove_match(const char *file);

/* Request all saved matches as one text (records/collection.h); that those of such a text are
 * added, of which this takes a copy. False when memory runs out. */
bool host_gather_matches(void);
bool host_add_matches(const char *text, size_t size);

/* The moment (UTC) from which statistics count, 0: from the beginning. False when it cannot be
 * saved now. */
int64_t host_load_since(void);
bool host_save_since(int64_t since);

/* What the player has learned (progress.h): loading leaves it empty when there is none. */
void host_load_progress(struct progress *progress);
void host_save_progress(const struct progress *progress);

/* ---- thinking ---- */

/* Puts a question; the answer comes as struct host_answer. Another question, or stopping, ends the
 * thought at once, and its answer is never delivered. False when the question cannot be put. */
bool host_think(const struct host_question *question);
void host_stop_thinking(void);

/* Nobody plays or looks at a match any more: stops, and frees what was needed to think. */
void host_rest_thinking(void);

#endif
