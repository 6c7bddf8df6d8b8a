/* main.c: the app. Reads the command line, runs the window, says what went wrong. */
#include "base/utf8.h"
#include "platform/platform.h"
#include "sdl/app.h"
#include "sdl/command.h"
#include "sdl/handover.h"
#include "sdl/video/assets.h"
#include "ui/app/arguments.h"
#include "ui/model/language.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* Says what went wrong where it can be read; returns the exit status. */
static int fail(const char *message) {
    struct text printed = {0};
    utf8_add_printable(&printed, message);
    fprintf(stderr, "serai: %s\n", text_string(&printed));
    text_free(&printed);
    if (!platform_has_output()) {
        SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, words(WORD_APP_NAME), message, NULL);
    }
    return EXIT_FAILURE;
}

/* The exit code: what could not be written is an error. */
static int written(void) {
    if (fflush(stdout) == 0 && !ferror(stdout)) {
        return EXIT_SUCCESS;
    }
    fprintf(stderr, "serai: %s\n", words(WORD_OUTPUT_FAILS));
    return EXIT_FAILURE;
}

/* Reads the command line. What is said about it is in the language that it asks for, or the
 * system's; the window, which says nothing before it knows the settings, finds its own. */
static const char *read_arguments(struct arguments *arguments, int argc, char **argv,
                                  char message[ARGUMENT_MESSAGE_MAX]) {
    struct line file;
    const char *wrong = arguments_read(arguments, argc, argv, message);
    bool speaks =
        wrong || arguments->wrong || arguments->help || arguments->version || arguments->picture;
    int language = arguments->start.settings.language;
    if (!speaks || assets_find() || !language_choose(language, &file)) {
        return wrong;
    }
    *arguments = (struct arguments){0};
    return arguments_read(arguments, argc, argv, message);
}

int main(int argc, char **argv) {
    /* Loading the program took time as well; C tells of it as processor time. */
    uint64_t loading = (uint64_t)clock() * SDL_GetPerformanceFrequency() / CLOCKS_PER_SEC;
    uint64_t begun = SDL_GetPerformanceCounter() - loading;
    static struct arguments arguments;
    char message[ARGUMENT_MESSAGE_MAX];
    const char *wrong = read_arguments(&arguments, argc, argv, message);
    if (wrong) {
        return fail(wrong);
    }
    if (arguments.help) {
        struct text help = {0};
        arguments_help(&help);
        fputs(text_string(&help), stdout);
        text_free(&help);
        return written();
    }
    if (arguments.version) {
        printf("serai %s (%s)\n", SERAI_VERSION, words(WORD_RENDERERS));
        return written();
    }
    if (handover_give(&arguments, argc, argv)) {
        return EXIT_SUCCESS;
    }
    wrong = arguments.picture ? picture_command(&arguments) : sdl_app_run(&arguments, begun);
    if (wrong) {
        return fail(wrong);
    }
    return arguments.report ? written() : EXIT_SUCCESS;
}
