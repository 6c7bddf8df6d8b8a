/* folder.h: a folder as the scenes `open` and `save` show it: its folders and records in order,
 * what the heads of the records say. It reads through the host;
 * painting is in files/scene.c. */
#ifndef SERAI_UI_MODEL_FOLDER_H
#define SERAI_UI_MODEL_FOLDER_H

#include "records/notations.h"
#include "ui/kit/scroll.h"
#include "ui/model/host.h"

enum { FILES_MESSAGE_MAX = 400 };

/* What the names of pictures end in, still and animated ones. */
#define PICTURE_ENDING ".png"
#define ANIMATION_ENDING ".webp"

/* True for a name with something before one of these endings, or before the second one. */
bool files_is_picture_name(const char *name);
bool files_is_animation_name(const char *name);

/* What the name of a picture of this kind ends in. */
const char *files_picture_ending(enum picture_kind kind);

struct file_row {
    char *name;
    bool folder;
    bool known;              /* its head has been read */
    bool counted;            /* so has its score, if there is one */
    struct record_head head; /* game NULL: no record that can be read */
};

/* Zeroed, nothing is shown. */
struct files {
    char folder[PLATFORM_PATH_MAX]; /* "" until one was opened; may have been removed since */
    struct file_row *row;           /* folders first, each kind by name */
    int count, folders;
    bool all;               /* all files, not only records (or pictures) */
    bool pictures;          /* pictures are listed and saved, not records… */
    enum picture_kind kind; /* …of this kind */
    bool everything;        /* all saved matches are saved, not what is at the table */
    bool filming;           /* an animation is being saved… */
    int filmed;             /* …and done so far, in percent */

    char name[PLATFORM_PATH_MAX];    /* as it is typed: of a file or folder, or a path */
    char asked[PLATFORM_PATH_MAX];   /* the file that exists already and may be overwritten; "": no
                                        question */
    char gathers[PLATFORM_PATH_MAX]; /* the file for all saved matches, until the host has them
                                        together; "": none */
    char message[FILES_MESSAGE_MAX]; /* what is wrong, in a sentence */
};

void files_free(struct files *files);

/* Lists a folder. When that fails, gives false and puts the reason into files->message; the list
 * stays as it was. */
bool files_go(struct files *files, const char *folder);

/* Lists the folder that was shown last, or the player's home folder. */
void files_begin(struct files *files);

/* The folder above; false when there is none. */
bool files_parent(const char *folder, char parent[PLATFORM_PATH_MAX]);

/* What follows the last slash of a path. */
const char *files_name_in(const char *path);

/* A name as a path: below the folder, unless it is a path itself; "~/" is the home folder. False
 * when it is too long. */
bool files_path(const struct files *files, const char *name, char path[PLATFORM_PATH_MAX]);

/* Reads the head of one record that is `seen`, as the rows are scrolled, whose head has not been
 * read or, once all have been, replays one whose head doesn't tell the score. False when there is
 * neither. */
bool files_look(struct files *files, const struct scroll *seen);

#endif
