/* import_export.h: getting matches into and out of the app, through files and the clipboard. What
 * is imported becomes a new match at the table; what cannot be read changes nothing. */
#ifndef SERAI_UI_APP_IMPORT_EXPORT_H
#define SERAI_UI_APP_IMPORT_EXPORT_H

#include "ui/app/state.h"

/* Reads the record in a file, or the turn that a link (records/sent_turn.h) holds, into *match,
 * which must hold nothing. On failure returns false, with a sentence in *why, and leaves *match as
 * it was. */
bool import_read(const char *path, struct match *match, struct text *why);

/* Whether a file holds several matches, which import_open adds to the saved ones, if there are any
 * on this computer. */
bool import_is_several(const char *path);

/* Opens the record in a file, or the turn that a link holds, and goes to the table. The matches of
 * a file that holds several are put among the saved ones instead. On failure returns false, with a
 * sentence in *why. */
bool import_open(const struct app *app, struct table_state *table, struct saved_matches *saved,
                 const char *path, struct text *why);

/* Appends under which name something was saved, and in which folder. */
void export_say_saved(const char *path, struct text *out);

/* Writes the record of the match at the table; a name that ends in .ogn selects that notation. On
 * failure returns false, with a sentence in *why. True with a sentence in *why: it was written, but
 * the notation cannot express all of the match. */
bool export_save(const struct app *app, const char *path, struct text *why);

/* Like import_open for a file dropped on the window, with errors in a toast. `files` is how many
 * were dropped at once; more than one are refused. */
void import_drop(const struct app *app, struct table_state *table, struct saved_matches *saved,
                 const char *path, int files);

/* Reads a record or a position and goes to the table, or shows a toast that says why not. */
void import_paste(const struct app *app, struct table_state *table, struct saved_matches *saved,
                  const char *string);

/* Copy the match at the table to the clipboard; paste what is there. */
void export_copy_position(const struct app *app);
void export_copy_record(const struct app *app);
void import_clipboard(const struct app *app, struct table_state *table,
                      struct saved_matches *saved);

/* Appends the clipboard's text. False: there is none, as a toast says, or it comes later. */
bool import_text(const struct app *app, struct text *out);

/* Open the scenes where a file is chosen: to open, to save the match, to save its picture. */
void import_choose_file(const struct app *app, struct files *files);
void export_choose_file(const struct app *app, struct files *files);
void export_choose_picture(const struct app *app, struct files *files);

/* Begin to make the picture of the match at the table for the clipboard, or for a file: then, if
 * that is not possible, false with a sentence in *why. A toast tells when it is done. */
void export_copy_picture(const struct app *app);
bool export_save_picture(const struct app *app, struct files *files, const char *path,
                         struct text *why);

/* Open the scene where the file for all saved matches is chosen; request them for a file, then, if
 * that is not possible, false with a sentence in *why; write them, when the host answers, and say
 * so. */
void export_choose_everything(const struct app *app, struct files *files);
bool export_gather(struct files *files, const char *path, struct text *why);
void export_everything(const struct app *app, struct files *files, struct host_answer *answer);

/* The host answers how many matches it has put among the saved ones. */
void import_end(const struct app *app, const struct host_answer *answer);

/* The host answers that a picture is done, or cannot be. */
void export_end_picture(const struct app *app, struct files *files,
                        const struct host_answer *answer);

#endif
