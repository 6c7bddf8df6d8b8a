/* matches.c: fills a folder with saved matches, for measuring and for screenshots.
 *
 *   matches FOLDER COUNT [UNFINISHED]
 *
 * Random matches of all games; the last UNFINISHED of them (default: all) are not over. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "platform/platform.h"
#include "records/record.h"
#include "ui/model/saved_matches.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[][2] = {
    {"Layla", "Samir"}, {"Zahra", "Omar"}, {"Amina", "Karim"}, {"", ""}};

static void play_some(struct match *match, int most, uint64_t *state) {
    game_action legal[ACTIONS_MAX];
    int count = match_actions(match, legal);
    for (int i = 0; i < most && count > 0; i++) {
        match_play(match, legal[random_below(state, (uint32_t)count)]);
        count = match_actions(match, legal);
    }
}

static void play(struct match *match, uint64_t *state, bool finished) {
    play_some(match, 20 + (int)random_below(state, 40), state);
    if (finished && !match_over(match)) {
        match_resign(match, (int)random_below(state, 2));
    }
    while (!finished && match_over(match)) {
        match_undo(match, 1);
    }
}

static bool write_match(const char *folder, int number, bool finished) {
    struct moment now = {INT64_C(1795265130000), INT64_C(1795265130000)};
    const struct game *game = games[number % games_count];
    struct options options = options_default(game);
    uint64_t state = (uint64_t)number + 1;
    struct match match;
    struct text record = {0}, path = {0};
    options_resolve_seeds(game, &options, state);
    if (match_start(&match, game, &options)) {
        return false;
    }
    play(&match, &state, finished);
    for (int i = 0; i < 2; i++) {
        const char *name = names[number % 4][i];
        memcpy(match.name[i], name, strlen(name) + 1);
    }
    saved_match_set_tags(&match, now);
    record_write(&match, &record);
    text_format(&path, "%s/", folder);
    saved_match_file_name(now, game, (uint32_t)number, &path);
    FILE *file = fopen(text_string(&path), "wb");
    bool written = file && fwrite(record.data, 1, record.length, file) == record.length;
    written = file && fclose(file) == 0 && written;
    text_free(&record);
    text_free(&path);
    match_free(&match);
    return written;
}

int main(int argc, char **argv) {
    int count = argc > 2 ? atoi(argv[2]) : 0;
    int unfinished = argc > 3 ? atoi(argv[3]) : count;
    if (argc < 3 || platform_make_folder(argv[1])) {
        fprintf(stderr, "usage: matches FOLDER COUNT [UNFINISHED]\n");
        return EXIT_FAILURE;
    }
    for (int i = 0; i < count; i++) {
        if (!write_match(argv[1], i, i < count - unfinished)) {
            fprintf(stderr, "matches: nothing can be written to %s\n", argv[1]);
            return EXIT_FAILURE;
        }
    }
    return EXIT_SUCCESS;
}
