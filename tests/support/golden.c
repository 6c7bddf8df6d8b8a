/* golden.c: see golden.h. */
#include "support/golden.h"

#include "ai/ai.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"

#include <stdlib.h>

enum { GAME_MAX = 2000, TOLD = 20, COLUMNS = 98 };

void golden_path(const char *folder, const struct game *game, int index, struct text *out) {
    text_format(out, "%s/%s-%d.txt", folder, game->id, index + 1);
}

/* The options of a playthrough, spread over all combinations. */
static struct options options_of(const struct game *game, int index) {
    int variants = variants_count(game);
    int variant =
        variants <= GOLDEN_COUNT ? index % variants : index * (variants - 1) / (GOLDEN_COUNT - 1);
    return variants_options(game, variant, (uint32_t)index + 1);
}

static void add_place(const struct game *game, const struct position *pos, int place,
                      struct text *out) {
    if (place != NOWHERE) {
        game->place_name(pos, place, out);
    }
}

static void add_event(const struct game *game, const struct position *pos, struct event event,
                      struct text *out) {
    text_add(out, rules_event_name(event.kind));
    if (event.from == NOWHERE && event.to == NOWHERE) {
        return;
    }
    text_format(out, " %d", event.count);
    if (game->item_count > 1) {
        text_format(out, " %s", game->items[event.item].id);
    }
    if (event.kind == EVENT_FLIP) {
        text_format(out, " to %s", game->items[event.becomes].id);
    }
    text_char(out, ' ');
    add_place(game, pos, event.from, out);
    if (event.to != event.from) {
        text_char(out, '>');
        add_place(game, pos, event.to, out);
    }
}

/* Writes the events, several per line. */
static void add_trace(const struct game *game, const struct position *pos,
                      const struct trace *trace, struct text *out) {
    size_t line = out->length;
    for (int i = 0; i < trace->count; i++) {
        char buffer[80];
        struct text event = text_fixed(buffer, sizeof buffer);
        add_event(game, pos, trace->event[i], &event);
        bool wraps = out->length - line + event.length + 2 > COLUMNS;
        text_add(out, i == 0 ? "  " : wraps ? ",\n  " : ", ");
        line = wraps && i > 0 ? out->length - 2 : line;
        text_add(out, buffer);
    }
    text_add(out, trace->count ? "\n" : "  nothing moves\n");
}

static void add_position(const struct game *game, const struct position *pos, struct text *out) {
    game->picture(pos, out);
    game->position_text(pos, out);
    text_format(out, "\nscore %d %d, ", game->score(pos, 0), game->score(pos, 1));
    rules_result_text(game->result(pos), out);
    text_format(out, ", turn %d\n\n", game->side_to_act(pos));
}

static int random_game(const struct game *game, struct position pos, int index,
                       game_action played[GAME_MAX]) {
    uint64_t state = (uint64_t)index + 1;
    game_action legal[ACTIONS_MAX];
    int count = 0;
    for (; count < GAME_MAX; count++) {
        int choices = game->actions(&pos, legal);
        if (choices == 0) {
            break;
        }
        played[count] = legal[random_below(&state, (uint32_t)choices)];
        rules_play(game, &pos, played[count], NULL);
    }
    return count;
}

void golden_write(const struct game *game, int index, struct text *out) {
    static struct trace trace;
    game_action played[GAME_MAX];
    struct options options = options_of(game, index);
    struct position pos;
    rules_start(game, &options, &pos);
    int count = random_game(game, pos, index, played);

    text_add(out, game->id);
    for (int i = 0; i < game->option_count; i++) {
        text_format(out, " %s=", game->options[i].key);
        options_value_text(game, &options, i, out);
    }
    text_add(out, "\n\n");
    add_position(game, &pos, out);
    for (int i = 0; i < count; i++) {
        bool told = i < TOLD || i >= count - TOLD;
        if (told) {
            text_format(out, "%d. ", i + 1);
            game->action_text(&pos, played[i], out);
            text_add(out, "\n");
        }
        trace.count = 0;
        rules_play(game, &pos, played[i], &trace);
        if (told) {
            add_trace(game, &pos, &trace, out);
            add_position(game, &pos, out);
        } else if (i == TOLD) {
            text_format(out, "... %d actions\n\n", count - 2 * TOLD);
        }
    }
}

/* ---- results of the search ---- */

enum { THINKING = 1000, THOUGHTS = 3, MEMORY = 1 << 21 };

static void add_thought(struct ai *ai, const struct match *match, struct text *out) {
    static struct ai_question question;
    static struct ai_answer answer;
    struct ai_limits limits = {.nodes = THINKING, .lines = 1};
    ai_ask(match, &question);
    ai_analyze(ai, &question, &limits, &answer);
    const struct ai_line *best = &answer.line[0];
    text_format(out, "%s ", match->game->id);
    match->game->position_text(match_position(match), out);
    text_add(out, ": ");
    match->game->action_text(match_position(match), best->action, out);
    text_format(out, " %d depth %d\n", best->score, best->depth);
}

void golden_write_thoughts(struct text *out) {
    void *memory = calloc(1, MEMORY);
    struct ai *ai = memory ? ai_place(memory, MEMORY) : NULL;
    for (int game = 0; ai && game < games_count; game++) {
        for (int index = 0; index < GOLDEN_COUNT; index++) {
            struct match match;
            struct options options = options_of(games[game], index);
            uint64_t state = (uint64_t)index + 1;
            if (match_start(&match, games[game], &options)) {
                continue;
            }
            for (int i = 0; i < THOUGHTS && !match_over(&match); i++) {
                add_thought(ai, &match, out);
                random_play(&match, 12, &state);
            }
            match_free(&match);
        }
    }
    free(memory);
}
