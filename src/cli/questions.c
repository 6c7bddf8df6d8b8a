/* questions.c: the commands that ask about the match and change nothing. */
#include "cli/commands.h"

#include "engine/rules.h"
#include "words/words.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* ---- asking about the position ---- */

const char *do_position(struct protocol *protocol, const struct cli_command *command,
                        struct text *out) {
    (void)command;
    protocol->match.game->position_text(match_position(&protocol->match), out);
    return NULL;
}

static int compare_texts(const void *a, const void *b) {
    return strcmp(a, b);
}

const char *do_moves(struct protocol *protocol, const struct cli_command *command,
                     struct text *out) {
    (void)command;
    const struct match *match = &protocol->match;
    game_action legal[ACTIONS_MAX];
    char texts[ACTIONS_MAX][ACTION_TEXT_MAX];
    int count = match_actions(match, legal);
    for (int i = 0; i < count; i++) {
        struct text notation = text_fixed(texts[i], sizeof texts[i]);
        match->game->action_text(match_position(match), legal[i], &notation);
    }
    qsort(texts, (size_t)count, sizeof texts[0], compare_texts);
    for (int i = 0; i < count; i++) {
        text_format(out, i ? " %s" : "%s", texts[i]);
    }
    return NULL;
}

const char *do_turn(struct protocol *protocol, const struct cli_command *command,
                    struct text *out) {
    (void)command;
    text_format(out, "%d", match_turn(&protocol->match));
    return NULL;
}

const char *do_score(struct protocol *protocol, const struct cli_command *command,
                     struct text *out) {
    (void)command;
    const struct match *match = &protocol->match;
    const struct position *pos = match_position(match);
    text_format(out, "%d %d", match->game->score(pos, 0), match->game->score(pos, 1));
    return NULL;
}

const char *do_result(struct protocol *protocol, const struct cli_command *command,
                      struct text *out) {
    (void)command;
    rules_result_text(match_result(&protocol->match), out);
    return NULL;
}

const char *do_repetitions(struct protocol *protocol, const struct cli_command *command,
                           struct text *out) {
    (void)command;
    text_format(out, "%d", match_repetitions(&protocol->match));
    return NULL;
}

const char *do_claimable(struct protocol *protocol, const struct cli_command *command,
                         struct text *out) {
    (void)command;
    text_add(out, match_claimable(&protocol->match) ? "1" : "0");
    return NULL;
}

const char *do_perft(struct protocol *protocol, const struct cli_command *command,
                     struct text *out) {
    const struct match *match = &protocol->match;
    int depth = 0;
    bool read = command_number(command->word[1], 0, INT_MAX, &depth);
    /* It may have ended by a termination, which the position does not show. */
    bool stopped = depth > 0 && match_over(match);
    if (!read || (depth > PERFT_DEPTH_MAX && !stopped)) {
        return words(WORD_PERFT_NEEDS);
    }
    text_number(out, stopped ? 0 : rules_perft(match->game, match_position(match), depth));
    return NULL;
}

const char *do_show(struct protocol *protocol, const struct cli_command *command,
                    struct text *out) {
    (void)command;
    text_char(out, '\n'); /* so that the first row lines up with the others */
    protocol->match.game->picture(match_position(&protocol->match), out);
    return NULL;
}

/* ---- what was played ---- */

const char *do_history(struct protocol *protocol, const struct cli_command *command,
                       struct text *out) {
    (void)command;
    const struct match *match = &protocol->match;
    for (int node = MATCH_ROOT; node != match->current;) {
        const struct match_node *before = &match->nodes[node];
        node = before->next;
        if (!match_is_termination(match, node)) {
            text_add(out, out->length ? " " : "");
            match->game->action_text(&before->position, match->nodes[node].action, out);
        }
    }
    return NULL;
}

static void add_place(const struct match *match, int place, struct text *out) {
    char name[PLACE_TEXT_MAX];
    struct text text = text_fixed(name, sizeof name);
    match->game->place_id(place, &text);
    text_add(out, name);
}

/* "drop 1 seed: hand -> D", "flip 1 K1 -> K2: e5", "end-turn" */
static void add_event(const struct match *match, const struct event *event, struct text *out) {
    const struct item_spec *items = match->game->items;
    text_add(out, rules_event_name((enum event_kind)event->kind));
    if (event->from != NOWHERE) {
        text_format(out, " %d %s", event->count, items[event->item].id);
        if (event->kind == EVENT_FLIP) {
            text_format(out, " -> %s", items[event->becomes].id);
        }
        text_add(out, ": ");
        add_place(match, event->from, out);
        if (event->kind != EVENT_FLIP) {
            text_add(out, " -> ");
            add_place(match, event->to, out);
        }
    }
    text_char(out, '\n');
}

const char *do_events(struct protocol *protocol, const struct cli_command *command,
                      struct text *out) {
    (void)command;
    const struct match *match = &protocol->match;
    struct trace trace;
    match_trace(match, match->current, &trace);
    for (int i = 0; i < trace.count; i++) {
        add_event(match, &trace.event[i], out);
    }
    return NULL;
}
