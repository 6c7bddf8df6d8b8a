/* tree.c: see tree.h. */
#include "sdl/tree.h"

#include "platform/platform.h"
#include "sdl/storage/autosave.h"
#include "ui/app/matches.h"

#include <string.h>

static struct text tree, last_tree; /* the one being made, and the one in the file */

bool tree_write(struct app *app, const char *path, struct text *message) {
    matches_follow(app);
    autosave_settle(); /* nothing is reported that could still be lost */
    text_clear(&tree);
    app_tree(app, &tree);
    if (strcmp(text_string(&tree), text_string(&last_tree)) == 0) {
        return true;
    }
    const char *wrong = platform_replace(path, tree.data, tree.length, false);
    if (!wrong) {
        struct text swap = tree;
        tree = last_tree;
        last_tree = swap;
        return true;
    }
    text_format(message, "%s: %s", path, wrong);
    app->quit = app->quit || !last_tree.length; /* nor will it ever be */
    return false;
}

void tree_free(void) {
    text_free(&tree);
    text_free(&last_tree);
}
