/* compare.c: see compare.h. */
#include "ui/scenes/table/compare.h"

#include "ui/app/companions.h"
#include "ui/app/state.h"

#include <string.h>

/* Previews what is pointed at as if nothing waited to be confirmed, and if nothing goes on from
 * what is chosen, as if nothing were chosen. */
static void preview_alone(struct app *app, const struct settings *settings, const char *pointed) {
    struct play *play = &app->play;
    struct touch pending = play->pending_touch, chosen = play->chosen;
    play->pending_touch.text[0] = '\0';
    play_preview(play, settings, pointed);
    app->table.unchosen = !play->preview.count;
    if (app->table.unchosen) {
        play->chosen.text[0] = '\0';
        play_preview(play, settings, pointed);
    }
    play->pending_touch = pending;
    play->chosen = chosen;
}

/* The pointer is still where it was when the hint was shown: it points at nothing. */
static bool rests(struct app *app, const char *pointed) {
    struct table_state *table = &app->table;
    bool shown = companions_shown(app) != 0;
    if (shown && !table->shown) {
        struct text rest = text_fixed(table->rest.text, sizeof table->rest.text);
        text_add(&rest, pointed);
    } else if (!shown || strcmp(table->rest.text, pointed) != 0) {
        table->rest.text[0] = '\0';
    }
    table->shown = shown;
    return table->rest.text[0] != '\0';
}

void compare_preview(struct app *app, const struct settings *settings, const char *pointed) {
    struct play *play = &app->play;
    const struct preview *preview = &play->preview;
    bool same =
        strcmp(pointed, play->pending_touch.text) == 0 || strcmp(pointed, play->chosen.text) == 0;
    bool compares = !rests(app, pointed) && settings->previews && pointed[0] && !same &&
                    companions_shown(app) && play_invites(play, pointed);
    app->table.unchosen = false;
    if (compares) {
        preview_alone(app, settings, pointed);
        compares = preview->count != 1 || preview->action[0] != play->pending_action;
    }
    app->table.compares = compares;
    if (!compares) {
        app->table.unchosen = false;
        play_preview(play, settings, pointed);
    }
    toast_wait(&app->toast, compares);
}
