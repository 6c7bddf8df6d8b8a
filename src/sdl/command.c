/* command.c: see command.h. */
#include "sdl/command.h"

#include "platform/platform.h"
#include "sdl/film.h"
#include "ui/app/import_export.h"
#include "words/words.h"

static char message[PLATFORM_PATH_MAX + 512];

static const char *fail(const char *path, const char *why) {
    struct text text = text_fixed(message, sizeof message);
    text_format(&text, words(WORD_WRONG), path, why);
    return message;
}

static const char *write_picture(struct studio *studio, enum picture_kind kind, const char *path) {
    struct text file = {0};
    const char *wrong = film_make(studio, kind, &(struct film_watch){0}, &file);
    wrong = wrong ? wrong : platform_replace(path, file.data, file.length, false);
    text_free(&file);
    return wrong ? fail(path, wrong) : NULL;
}

const char *picture_command(const struct arguments *arguments) {
    struct match match = {0};
    struct studio studio;
    struct text why = text_fixed(message, sizeof message);
    bool still = !files_is_animation_name(arguments->picture);
    enum picture_kind kind = still                  ? PICTURE_POSITION
                             : arguments->last_turn ? PICTURE_TURN
                                                    : PICTURE_MATCH;
    if (arguments->record && !import_read(arguments->record, &match, &why)) {
        return message;
    }
    const char *wrong = platform_may_replace(arguments->picture);
    wrong = wrong ? fail(arguments->picture, wrong) : canvases_open();
    wrong = wrong ? wrong
                  : film_open(&studio, kind, &arguments->start, arguments->record ? &match : NULL,
                              arguments->picture_width, arguments->picture_height);
    if (!wrong) {
        wrong = write_picture(&studio, kind, arguments->picture);
        studio_close(&studio);
    }
    canvases_close();
    match_free(&match);
    return wrong;
}
