/* import_export.h: matches into the app and out of it, by files and by the clipboard. What comes in
 * is put on the table as a match of its own; what cannot be read changes nothing. */
#ifndef SERAI_UI_APP_IMPORT_EXPORT_H
#define SERAI_UI_APP_IMPORT_EXPORT_H

#include "ui/app/state.h"

/* Reads the record in a file into *match, which held nothing. False, with a sentence in *why, when
 * that is not possible; *match is as it was then. */
bool import_read(const struct host *host, const char *path, struct match *match, struct text *why);

/* Opens the record in a file and leads to the table. False, with a sentence in *why, when that is
 * not possible. */
bool import_open(struct app *app, const char *path, struct text *why);

/* Writes the record of the match at the table; a name that ends with .ogn asks for that notation.
 * False, with a sentence in *why, when that is not possible. True with a sentence in *why: the
 * notation has no way to say all of it. */
bool export_save(struct app *app, const char *path, struct text *why);

/* The same as import_open for the first of so many files that were dropped on the window, but
 * says what is wrong over the present scene; more than one are refused. */
void import_drop(struct app *app, const char *path, int files);

/* Reads a record or a position and leads to the table, or says why not. */
void import_paste(struct app *app, const char *string);

/* The clipboard: the match at the table goes there, what lies there comes. */
void export_copy_position(struct app *app);
void export_copy_record(struct app *app);
void import_clipboard(struct app *app);

/* A name for the file of the match at the table: "oware Layla - Samir.serai". */
void export_name(const struct app *app, struct text *out);

/* Lead to the scenes where files are chosen. */
void import_choose_file(struct app *app);
void export_choose_file(struct app *app);

#endif
