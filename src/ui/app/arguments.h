/* arguments.h: the command line of the app. */
#ifndef SERAI_UI_APP_ARGUMENTS_H
#define SERAI_UI_APP_ARGUMENTS_H

#include "ui/app/app.h"

enum { ARGUMENT_MESSAGE_MAX = 512 };

/* The settings that the command line can say. */
enum argument_setting { SAID_THEME, SAID_SCALE, SAID_SPEED, SAID };

struct arguments {
    struct app_start start;
    const char *record;     /* a file to open; NULL: none */
    const char *data;       /* where settings and matches live; NULL: the usual place */
    const char *said[SAID]; /* values for this run; NULL: as they are kept */
    const char *ui_tree;    /* the file to keep the target list in; NULL: none */
    int width, height;      /* of the window; 0: as usual */
    enum renderer_choice renderer;
    bool mute; /* for this run */
    bool help, version;
    bool report; /* print start-up time and frames at the end */
    bool once;   /* leave after the first frame */
    bool stay;   /* open the app even when the record cannot be read, and say why there */
};

/* Reads the command line. NULL when done; otherwise a message, written into `message`. Strings of
 * *arguments are those of argv. */
const char *arguments_read(struct arguments *arguments, int argc, char **argv,
                           char message[ARGUMENT_MESSAGE_MAX]);

/* Puts what the command line says over settings that were kept. */
void arguments_settle(const struct arguments *arguments, struct settings *settings);

/* Appends what --help prints. */
void arguments_help(struct text *out);

#endif
