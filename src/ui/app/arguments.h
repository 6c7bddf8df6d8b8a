/* arguments.h: the command line of the app. */
#ifndef SERAI_UI_APP_ARGUMENTS_H
#define SERAI_UI_APP_ARGUMENTS_H

#include "ui/app/app.h"

enum { ARGUMENT_MESSAGE_MAX = 512 };

struct arguments {
    struct app_start start;
    const char *record; /* a file or a link to open; NULL: none */
    const char *data;   /* the folder of settings and matches; NULL: the usual place */
    const char *setting[SETTINGS_MAX]; /* values for this run, of those that are options
                                            (setting.h); NULL: as saved */
    const char *ui_tree;               /* the file to write the target list to; NULL: none */
    const char *picture; /* write a picture to this file, without a window; NULL: no */
    int width, height;   /* of the window; 0: as usual */
    int picture_width, picture_height; /* in pixels; 0: as usual */
    bool last_turn;                    /* a picture that is animated shows only that */
    enum renderer_choice renderer;
    bool mute; /* for this run */
    bool help, version;
    bool report;     /* print start-up time and frames at the end */
    bool once;       /* quit after the first frame */
    bool new_window; /* what is asked for is not handed over to a program that runs */
    bool stay;       /* start even when the record cannot be read, the position is illegal, or what
                        follows this word is wrong, and show the reason there */
    const char *wrong; /* the reason why nothing is opened and no setting overridden; NULL: none */
};

/* Reads the command line. Returns NULL on success; otherwise `message`, with the reason in it.
 * Strings in *arguments point into argv, or to the message. */
const char *arguments_read(struct arguments *arguments, int argc, char **argv,
                           char message[ARGUMENT_MESSAGE_MAX]);

/* True when the command line asks for a program of its own: for a new window, or for something that
 * is about the whole run, as a picture, a language or a report. */
bool arguments_want_window(const struct arguments *arguments);

/* Overrides saved settings with those of the command line. */
void arguments_settle(const struct arguments *arguments, struct settings *settings);

/* Appends what --help prints. */
void arguments_help(struct text *out);

#endif
