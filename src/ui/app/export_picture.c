/* export_picture.c: the pictures of import_export.h, for the clipboard and for files. */
#include "ui/app/import_export.h"

#include "ui/app/request.h"
#include "ui/app/stack.h"
#include "words/words.h"

static void say_not_copied(const struct app *app, const char *why) {
    struct line line = text_line(words(WORD_PICTURE_NOT_COPIED), why);
    toast_warn(&app->shown->toast, line.string);
}

void export_copy_picture(const struct app *app) {
    const char *wrong =
        host_make_picture(&app->table.play.match, &app->settings, PICTURE_POSITION, NULL);
    if (wrong) {
        say_not_copied(app, wrong);
    }
}

bool export_save_picture(const struct app *app, struct files *files, const char *path,
                         struct text *why) {
    const char *wrong =
        host_make_picture(&app->table.play.match, &app->settings, files->kind, path);
    if (wrong) {
        text_format(why, words(WORD_WRONG), path, wrong);
    }
    files->filming = files->filming || (!wrong && files->kind != PICTURE_POSITION);
    files->filmed = wrong ? files->filmed : 0;
    return !wrong;
}

void export_end_picture(const struct app *app, struct files *files,
                        const struct host_answer *answer) {
    char sentence[TOAST_MAX];
    struct text text = text_fixed(sentence, sizeof sentence);
    const char *file = answer->picture.file, *wrong = answer->picture.wrong;
    if (files->filming && !wrong && app_top_id(app) == SCENE_SAVE) {
        request_back(app); /* it has waited for this */
    }
    files->filming = files->filming && !file[0];
    if (answer->picture.stopped) {
        toast_show(&app->shown->toast, words(WORD_FILM_STOPPED));
    } else if (wrong && file[0]) {
        text_format(&text, words(WORD_WRONG), file, wrong);
        toast_warn(&app->shown->toast, sentence);
    } else if (wrong) {
        say_not_copied(app, wrong);
    } else if (file[0]) {
        export_say_saved(file, &text);
        toast_show(&app->shown->toast, sentence);
    } else {
        toast_show(&app->shown->toast, words(WORD_PICTURE_COPIED));
    }
}
