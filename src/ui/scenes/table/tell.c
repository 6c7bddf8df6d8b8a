/* tell.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/board_kit/view.h"
#include "ui/kit/spoken.h"
#include "ui/model/companion.h"
#include "ui/play/result_text.h"
#include "words/words.h"

#include <string.h>

/* ---- what is to be done, and what would happen ---- */

/* The face's line on what is to be done or, with something pointed at, what that would do. */
static struct line status(const struct app *app, const char *pointed) {
    const struct play *play = &app->table.play;
    const struct preview none = {0};
    struct frame frame;
    char markup[512] = "";
    struct line said = {""};
    struct text marked = text_fixed(markup, sizeof markup);
    struct text text = text_fixed(said.string, sizeof said.string);
    struct rect area = {0, 0, app->ui->width, app->ui->height};
    play_frame(play, app->ui->now, &frame);
    struct face_view view = view_of_play(app->ui, &app->settings, play, area, &frame);
    view.position = match_position(&play->match); /* also while a turn is shown again */
    view.pointed = view.focused = pointed;
    view.preview = pointed[0] ? view.preview : &none;
    view.chosen = app->table.unchosen ? "" : view.chosen;
    play->face->status(&view, &marked);
    spoken_plain(markup, &text);
    return said;
}

static bool tell_to_do(const struct app *app, struct text *out) {
    const struct play *play = &app->table.play;
    const char *const name[2] = {play_name(play, 0), play_name(play, 1)};
    if (match_over(&play->match)) {
        text_format(out, "%s. %s", result_headline(&play->match, name).string,
                    result_sentence(play, name).string);
        return true;
    }
    if (companion_acts(&play->match) || play->looking_back || app->table.unprompted) {
        return false;
    }
    if (companion_acts_elsewhere(&play->match)) {
        text_format(out, words(WORD_FAR_TURN), name[match_turn(&play->match)]);
        return true;
    }
    text_add(out, status(app, "").string);
    return true;
}

static bool tell_would(const struct app *app, struct text *out) {
    const struct play *play = &app->table.play;
    if (!play->legal.count) {
        return false;
    }
    struct line would = status(app, app->ui->focus);
    bool same = strcmp(would.string, status(app, "").string) == 0;
    text_add(out, same ? play->warned.sentence : would.string);
    return true;
}

/* ---- the rest of the position ---- */

static bool has_target(const struct app *app, int place) {
    const struct play *play = &app->table.play;
    struct place_shape shape;
    return play->face->place_shape &&
           play->face->place_shape(match_position(&play->match), place, &shape) &&
           targets_find(&app->ui->targets, shape.id.string);
}

static struct line lying_in(const struct play *play, int place) {
    const struct position *pos = match_position(&play->match);
    struct line said = {""};
    struct text text = text_fixed(said.string, sizeof said.string);
    int count = 0;
    for (int item = 0; item < play->game->item_count; item++) {
        count += play->game->tokens(pos, place, item);
    }
    if (count && play->face->lies) {
        play->face->lies(pos, place, &text);
    } else if (count) {
        text_format(&text, "%d", count);
    }
    return said;
}

/* Empty places are none. */
static bool tell_beside(const struct app *app, int number, struct text *out) {
    const struct play *play = &app->table.play;
    for (int place = 0; place < play->game->place_count; place++) {
        struct line lying = has_target(app, place) ? (struct line){""} : lying_in(play, place);
        if (lying.string[0] && number-- == 0) {
            struct line name = {""};
            struct text text = text_fixed(name.string, sizeof name.string);
            play->game->place_name(match_position(&play->match), place, &text);
            text_format(out, words(WORD_SPOKEN_HELD), name.string, lying.string);
            return true;
        }
    }
    return false;
}

bool table_tell(const struct app *app, enum telling what, int number, struct text *out) {
    const struct play *play = &app->table.play;
    const struct position *pos = match_position(&play->match);
    const char *const name[2] = {play_name(play, 0), play_name(play, 1)};
    switch (what) {
    case TELL_TO_DO:
        return tell_to_do(app, out);
    case TELL_WOULD:
        return tell_would(app, out);
    case TELL_SCORE:
        text_format(out, words(WORD_SPOKEN_SCORE), name[0], play->game->score(pos, 0), name[1],
                    play->game->score(pos, 1));
        return true;
    case TELL_BESIDE:
    default:
        return tell_beside(app, number, out);
    }
}
