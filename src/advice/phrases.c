/* phrases.c: see phrases.h. */
#include "advice/phrases.h"

#include "engine/effect.h"
#include "words/words.h"

enum { NAMED_MOST = 2 }; /* pieces */

struct line phrase_count(const struct game *game, int count) {
    return text_line(words_count(game->counted, count), count);
}

struct line phrase_captured(const struct game *game, int count) {
    return text_line(words_count(game->captured ? game->captured : game->counted, count), count);
}

struct line phrase_action(const struct game *game, const struct position *pos, game_action action) {
    struct line name = {""};
    struct text text = text_fixed(name.string, sizeof name.string);
    bool begins = !game->turn_open || !game->turn_open(pos);
    if (!effect_say_action(game, pos, action, EFFECT_NAME, &text) && begins) {
        game->action_text(pos, action, &text);
    }
    return name;
}

/* The names of the pieces; "" when they have none, or are too many to tell. */
static struct line names_of(const struct game *game, const struct position *pos,
                            const struct turns_prey *prey) {
    struct line names = {""};
    struct text text = text_fixed(names.string, sizeof names.string);
    if (game->name_pieces && prey->count > 0 && prey->count <= NAMED_MOST) {
        game->name_pieces(pos, prey->place, prey->count, &text);
    }
    return names;
}

struct line phrase_prey(const struct game *game, const struct position *pos,
                        const struct turns_prey *prey, int taken) {
    struct line names = names_of(game, pos, prey);
    return names.string[0] ? names : phrase_captured(game, taken);
}

struct line phrase_most(const struct game *game, const struct position *pos,
                        const struct prey_most *found) {
    struct line count = phrase_captured(game, found->most);
    struct line names = names_of(game, pos, &found->prey[0]);
    if (found->most <= 0 || !names.string[0]) {
        return count;
    }
    if (found->kinds == 1) {
        return names;
    }
    return found->kinds == 2 && found->most == 1
               ? text_line("%s%s%s", names.string, words(WORD_LIST_OR),
                           names_of(game, pos, &found->prey[1]).string)
               : text_line(words(WORD_REASON_SUCH_AS), count.string, names.string);
}

struct line phrase_up_to(const struct game *game, const struct position *pos,
                         const struct prey_most *found) {
    struct line what = phrase_most(game, pos, found);
    bool named = found->kinds == 1 && names_of(game, pos, &found->prey[0]).string[0];
    return named || found->most <= 1 ? what : text_line(words(WORD_REASON_UP_TO), what.string);
}
