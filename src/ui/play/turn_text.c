/* turn_text.c: see turn_text.h. */
#include "ui/play/turn_text.h"

#include "engine/effect.h"
#include "ui/kit/spoken.h"

#include <string.h>

/* What the actions from one node to another did. False where the game has no words for it. */
static bool say_effect(const struct play *play, const struct face_view *view, int first, int last,
                       const struct trace *trace, struct text *text) {
    const struct match_node *nodes = play->match.nodes;
    const struct ledger ledger = {.game = play->game,
                                  .name = view->name,
                                  .before = &nodes[nodes[first].parent].position,
                                  .after = &nodes[last].position,
                                  .action = nodes[first].action,
                                  .trace = trace};
    return effect_say(&ledger, EFFECT_DID, text);
}

void turn_step_text(const struct play *play, const struct face_view *view, int number,
                    const struct trace *trace, struct text *text) {
    const struct match_node *node = &play->match.nodes[number];
    if (play->face->describe_move && trace->count) {
        play->face->describe_move(view, node->player, node->action, trace, text);
        return;
    }
    if (say_effect(play, view, number, number, trace, text)) {
        return;
    }
    struct line action = {0};
    struct text notation = text_fixed(action.string, sizeof action.string);
    play->game->action_text(&play->match.nodes[node->parent].position, node->action, &notation);
    const char *name = view->name[node->player];
    text_format(text, words_to(WORD_SHOWN, name), name, action.string);
}

void turn_step_name(const struct match *match, int node, struct text *text) {
    const struct game *game = match->game;
    const struct match_node *at = &match->nodes[node];
    const struct position *before = &match->nodes[at->parent].position;
    bool named = !match_is_termination(match, node) &&
                 (effect_say_action(game, before, at->action, EFFECT_ALONE, text) ||
                  effect_say_action(game, before, at->action, EFFECT_NAME, text));
    if (!named) {
        game->action_text(before, at->action, text);
    }
}

void turn_text(const struct play *play, const struct face_view *view, const struct last_turn *turn,
               struct text *text) {
    if (!last_turn_known(turn)) {
        return;
    }
    int gain = last_turn_gain(&play->match, turn);
    bool whole = play->face->describe_turn
                     ? play->face->describe_turn(view, turn->player, &turn->trace, text)
                     : say_effect(play, view, turn->first, turn->last, &turn->trace, text);
    if (!whole) {
        struct trace trace;
        match_trace(&play->match, turn->first, &trace);
        turn_step_text(play, view, turn->first, &trace, text);
    }
    if (gain > 0) {
        text_format(text, words(WORD_LAST_GAIN), gain);
    }
}

void turn_text_plain(const struct play *play, int node, struct text *text) {
    struct last_turn turn;
    char sentence[512];
    struct text marked = text_fixed(sentence, sizeof sentence);
    const struct face_view view = {.game = play->game,
                                   .position = &play->match.nodes[node].position,
                                   .name = {play_name(play, 0), play_name(play, 1)}};
    last_turn_find(&play->match, node, &turn);
    turn_text(play, &view, &turn, &marked);
    spoken_plain(sentence, text);
}
