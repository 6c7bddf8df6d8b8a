/* saved_samples.c: see saved_samples.h. */
#include "shots/saved_samples.h"

#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"

#include <stdlib.h>
#include <string.h>

enum { MINUTE = 60 * 1000 };

static const char *const names[][2] = {
    {"Layla", "Samir"},
    {"Zahra", "Omar"},
    {"Maximiliane von und zu Rabenstein", "Bartholomew Featherstonehaugh"},
    {"", ""}};

/* Saturday, 21 November 2026, 14:45. */
static const struct moment now = {INT64_C(1795272300000), INT64_C(1795272300000)};

/* How long ago each match was; the following ones are one day older each. */
static const int64_t ages[] = {10, 17 * 60 + 5, 47 * 60, 30000};

static struct match play(const struct game *game, int number) {
    struct match match;
    uint64_t state = (uint64_t)number + 5;
    struct options options = options_default(game);
    game_action legal[ACTIONS_MAX];
    options_resolve_seeds(game, &options, state);
    if (match_start(&match, game, &options)) {
        abort();
    }
    for (int i = 0; i < 12 + number; i++) {
        int count = match_actions(&match, legal);
        match_play(&match, legal[random_below(&state, (uint32_t)count)]);
    }
    for (int i = 0; i < 2; i++) {
        const char *name = names[number % 4][i];
        memcpy(match.name[i], name, strlen(name) + 1);
    }
    return match;
}

void saved_samples(struct saved_matches *saved, int count) {
    saved->now = now;
    for (int i = 0; i < count; i++) {
        struct match match = play(games[i * 3 % games_count], i);
        struct saved_match item = {.saved_at = now, .elsewhere = i > 0 && i == count - 1};
        int64_t age = i < 4 ? ages[i] : ages[3] + (int64_t)(i - 3) * 24 * 60;
        struct text file = text_fixed(item.file, sizeof item.file);
        text_format(&file, "%d.serai", i);
        item.saved_at.utc -= age * MINUTE;
        item.saved_at.local -= age * MINUTE;
        saved_match_describe(&item, &match);
        saved_list_add(&saved->list, &item);
        match_free(&match);
    }
    saved_list_sort(&saved->list);
}

void saved_samples_finished(struct saved_matches *saved, int count) {
    static const char *const players[] = {"Layla", "Samir", "Zahra", "Omar",  "Amina", "Karim",
                                          "Noor",  "Idris", "Salma", "Yusuf", "Leila", "Hamid"};
    uint64_t state = 8;
    for (int i = 0; i < count; i++) {
        struct saved_match item = {
            .saved_at = now, .over = true, .decided = true, .game = games[i % (games_count - 1)]};
        int first = (int)random_below(&state, 12);
        struct text name = text_fixed(item.name[0], MATCH_NAME_MAX);
        text_add(&name, players[first]);
        name = text_fixed(item.name[1], MATCH_NAME_MAX);
        text_add(&name, players[(first + 1 + (int)random_below(&state, 11)) % 12]);
        if (i % 8 == 1 && i > 4) { /* against a companion */
            item.companion[1] = 3;
            memset(item.name[1], 0, sizeof item.name[1]);
            name = text_fixed(item.name[1], MATCH_NAME_MAX);
            text_add(&name, "Hare");
        }
        struct text file = text_fixed(item.file, sizeof item.file);
        text_format(&file, "finished-%d.serai", i);
        item.saved_at.utc -= (int64_t)(i + 1) * (i + 1) * MINUTE;
        item.saved_at.local = item.saved_at.utc;
        item.turns = 20 + (int)random_below(&state, 60);
        item.result.outcome =
            random_below(&state, 5) || item.game->decisive ? OUTCOME_WIN : OUTCOME_DRAW;
        item.result.winner = (uint8_t)random_below(&state, 2);
        bool won = item.result.outcome == OUTCOME_WIN;
        item.scored = true;
        for (int player = 0; player < 2; player++) {
            bool more = won && player == item.result.winner;
            item.score[player] = won ? (more ? 25 : 9) + i * 7 % 14 - (more ? 0 : i % 3) : 24;
        }
        item.result.reason = won && i % 3 == 0 ? REASON_RESIGNATION : REASON_SCORE;
        saved_list_add(&saved->list, &item);
    }
    saved_list_sort(&saved->list);
}
