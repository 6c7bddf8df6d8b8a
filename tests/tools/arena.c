/* arena.c: plays matches between two programs that speak the text protocol, and prints the results.
 *
 *   arena [-c PROGRAM] [-s SEED] [-r RANDOM] [-b DRAWN] GAME [name=value ...] PLAYER PLAYER MATCHES
 *
 * PLAYER is "PROGRAM LIMIT", such as "other-program cpu 50", or "level 3" alone for the PROGRAM
 * after -c, or "random", who plays any legal action. "uci:PROGRAM cpu 50" speaks the Universal
 * Chess Interface, as some engines of other games do: it is stopped when its process has used up
 * that many milliseconds of processor time, and it plays without an opening book and without
 * pondering; when it has no move, the players agree. Matches come in pairs: the same opening, of
 * RANDOM random actions (default 4), with sides changed. In each match the levels choose by another
 * seed: with the same one a level always chooses alike in a position, and matches that meet in one
 * are the same from there on. With -b the opening is the most even of DRAWN random ones, as the
 * PROGRAM after -c estimates them, so that fewer pairs are decided by the opening alone. A match
 * ends by agreement when a position occurs for the third time, and after 3000 actions. It prints
 * the score of the first player with its 95 % confidence interval, the same in Elo, and the longest
 * time of an answer. */
#include "base/random.h"
#include "base/text.h"
#include "engine/match.h"
#include "engine/rules.h"
#include "games/games.h"

#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { LINE = 1 << 16, WORDS_MOST = 16, ACTIONS_LONGEST = 3000 };

/* A running program, and its limit. */
struct player {
    const char *name; /* as it was given */
    char text[512];   /* the same, cut into words */
    char *word[WORDS_MOST];
    char limit[32];
    FILE *in, *out; /* NULL: plays at random */
    pid_t process;
    bool uci;
    char moves[LINE]; /* of the match so far, for UCI */
    double slowest;   /* seconds */
};

struct arena {
    const struct game *game;
    struct options options;
    char option_text[256];
    int random_actions;
    int drawn; /* openings that one is chosen from */
    uint64_t random;
    struct player player[2];
    struct player judge; /* of openings */
};

static _Noreturn void fail(const char *what, const char *about) {
    fprintf(stderr, "arena: %s: %s\n", about, what);
    exit(EXIT_FAILURE);
}

/* ---- talking to a program ---- */

static void start(struct player *player, const char *given, const char *usual) {
    int to[2], from[2], count = 0;
    player->name = given;
    if (strcmp(given, "random") == 0) {
        return;
    }
    const char *space = strchr(given, ' ');
    bool is_limit = space && !strchr(space + 1, ' ');
    player->uci = strncmp(given, "uci:", 4) == 0;
    snprintf(player->text, sizeof player->text, "%s %s", is_limit ? usual : "",
             player->uci ? given + 4 : given);
    for (char *word = strtok(player->text, " "); word && count < WORDS_MOST - 1;
         word = strtok(NULL, " ")) {
        player->word[count++] = word;
    }
    if (count < 3 || (player->uci && strcmp(player->word[count - 2], "cpu") != 0)) {
        fail("is not a program and a limit", given);
    }
    snprintf(player->limit, sizeof player->limit, "%s %s", player->word[count - 2],
             player->word[count - 1]);
    player->word[count - 2] = NULL;
    if (pipe(to) != 0 || pipe(from) != 0 || (player->process = fork()) < 0) {
        fail("cannot be started", given);
    }
    if (player->process == 0) {
        dup2(to[0], 0);
        dup2(from[1], 1);
        close(to[1]);
        close(from[0]);
        execvp(player->word[0], player->word);
        _exit(127);
    }
    close(to[0]);
    close(from[1]);
    player->out = fdopen(to[1], "w");
    player->in = fdopen(from[0], "r");
    if (player->uci) {
        setvbuf(player->in, NULL, _IONBF, 0); /* for poll() */
    }
}

static void finish(struct player *player) {
    if (player->out) {
        fprintf(player->out, "quit\n"); /* the other programs hold its pipe open, too */
        fclose(player->out);
        waitpid(player->process, NULL, 0);
    }
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* Sends a command and reads the answer's one line, without its sign. */
static const char *ask(struct player *player, const char *command, char answer[LINE]) {
    char empty[LINE];
    double begun = seconds();
    fprintf(player->out, "%s\n", command);
    fflush(player->out);
    if (!fgets(answer, LINE, player->in) || !fgets(empty, LINE, player->in)) {
        fail("has gone", player->name);
    }
    double taken = seconds() - begun;
    player->slowest = taken > player->slowest ? taken : player->slowest;
    if (answer[0] != '=') {
        fprintf(stderr, "%s", answer);
        fail(command, player->name);
    }
    answer[strcspn(answer, "\r\n")] = '\0';
    return answer + 2;
}

/* ---- the same over UCI ---- */

/* Seconds of processor time that the program has used. */
static double used_seconds(const struct player *player) {
    struct timespec used;
    clockid_t clock_id;
    if (clock_getcpuclockid(player->process, &clock_id) != 0 ||
        clock_gettime(clock_id, &used) != 0) {
        fail("has no clock", player->name);
    }
    return (double)used.tv_sec + (double)used.tv_nsec / 1e9;
}

static void say(struct player *player, const char *line) {
    fprintf(player->out, "%s\n", line);
    fflush(player->out);
}

/* Reads a line; returns the rest of it after these words, or NULL when it begins with others. */
static const char *read_after(struct player *player, const char *words, char answer[LINE]) {
    if (!fgets(answer, LINE, player->in)) {
        fail("has gone", player->name);
    }
    answer[strcspn(answer, "\r\n")] = '\0';
    return strncmp(answer, words, strlen(words)) == 0 ? answer + strlen(words) : NULL;
}

static void tell_uci(struct player *player, const char *verb, const char *what) {
    char answer[LINE];
    if (strcmp(verb, "play") == 0) {
        strncat(player->moves, what, sizeof player->moves - strlen(player->moves) - 1);
        return;
    }
    player->moves[0] = '\0';
    say(player, "uci");
    while (!read_after(player, "uciok", answer)) {
    }
    say(player, "setoption name OwnBook value false");
    say(player, "setoption name Ponder value false");
    say(player, "ucinewgame");
    say(player, "isready");
    while (!read_after(player, "readyok", answer)) {
    }
}

/* The action chosen, "" for none. It is also played. */
static const char *ask_uci(struct player *player, char answer[LINE]) {
    struct pollfd input = {.fd = fileno(player->in), .events = POLLIN};
    char command[2 * LINE];
    double limit = atof(strchr(player->limit, ' ')) / 1000;
    snprintf(command, sizeof command, "position startpos moves %s", player->moves);
    say(player, command);
    double begun = used_seconds(player), used = 0;
    say(player, "go infinite");
    const char *action = NULL;
    for (bool told = false; !action;) {
        if (told || poll(&input, 1, 1) > 0) {
            action = read_after(player, "bestmove ", answer);
        }
        used = used_seconds(player) - begun;
        if (!told && used >= limit) {
            say(player, "stop");
            told = true;
        }
    }
    player->slowest = used > player->slowest ? used : player->slowest;
    answer[action - answer + (ptrdiff_t)strcspn(action, " ")] = '\0';
    if (strcmp(action, "0000") == 0) {
        return "";
    }
    tell_uci(player, "play", action);
    return action;
}

static void tell(struct player *player, const char *verb, const char *what) {
    char command[LINE + 16], answer[LINE];
    if (player->uci) {
        tell_uci(player, verb, what);
    } else if (player->out) {
        snprintf(command, sizeof command, "%s %s", verb, what);
        ask(player, command, answer);
    }
}

/* ---- a match ---- */

/* A random opening after which the game is not over. */
static int draw_opening(struct arena *arena, const struct options *options, game_action *opening) {
    for (;;) {
        struct position pos;
        int count = 0;
        rules_start(arena->game, options, &pos);
        while (count < arena->random_actions && arena->game->result(&pos).outcome == OUTCOME_OPEN) {
            game_action legal[ACTIONS_MAX];
            int choices = arena->game->actions(&pos, legal);
            opening[count] = legal[random_below(&arena->random, (uint32_t)choices)];
            rules_play(arena->game, &pos, opening[count++], NULL);
        }
        if (arena->game->result(&pos).outcome == OUTCOME_OPEN) {
            return count;
        }
    }
}

/* Starts a match with these players, and plays the opening. */
static void begin(struct arena *arena, struct player *player, int players, struct match *match,
                  const struct options *options, const game_action *opening, int count) {
    char text[512];
    struct text start = text_fixed(text, sizeof text);
    text_format(&start, "%s", arena->game->id);
    for (int i = 0; i < arena->game->option_count; i++) {
        text_format(&start, " %s=", arena->game->options[i].key);
        options_value_text(arena->game, options, i, &start);
    }
    match_start(match, arena->game, options);
    for (int j = 0; j < players; j++) {
        tell(&player[j], "new", text);
    }
    for (int i = 0; i < count; i++) {
        char action[ACTION_TEXT_MAX];
        struct text notation = text_fixed(action, sizeof action);
        arena->game->action_text(match_position(match), opening[i], &notation);
        match_play(match, opening[i]);
        for (int j = 0; j < players; j++) {
            tell(&player[j], "play", action);
        }
    }
}

/* How far the opening is from even, in points. */
static double unevenness(struct arena *arena, const struct options *options,
                         const game_action *opening, int count) {
    struct match match;
    char answer[LINE];
    begin(arena, &arena->judge, 1, &match, options, opening, count);
    match_free(&match);
    const char *line = ask(&arena->judge, "analyze nodes 5000 lines 1", answer);
    const char *score = strstr(line, " score ");
    return score ? fabs(atof(score + strlen(" score "))) : 0;
}

static int choose_opening(struct arena *arena, const struct options *options,
                          game_action *opening) {
    int count = draw_opening(arena, options, opening);
    double least = arena->drawn > 1 ? unevenness(arena, options, opening, count) : 0;
    for (int i = 1; i < arena->drawn; i++) {
        game_action other[ACTIONS_LONGEST];
        int actions = draw_opening(arena, options, other);
        double uneven = unevenness(arena, options, other, actions);
        if (uneven < least) {
            least = uneven;
            count = actions;
            memcpy(opening, other, (size_t)count * sizeof *opening);
        }
    }
    return count;
}

static game_action random_action(struct arena *arena, const struct match *match) {
    game_action legal[ACTIONS_MAX];
    return legal[random_below(&arena->random, (uint32_t)match_actions(match, legal))];
}

/* Gets an action from the player, or a random one, as text in `answer`. */
static const char *choose(struct arena *arena, struct player *player, const struct match *match,
                          char answer[LINE]) {
    char command[64];
    if (player->uci) {
        return ask_uci(player, answer);
    }
    if (player->out) {
        snprintf(command, sizeof command, "genmove %s", player->limit);
        return ask(player, command, answer);
    }
    struct text notation = text_fixed(answer, LINE);
    arena->game->action_text(match_position(match), random_action(arena, match), &notation);
    return answer;
}

/* The score of the match for player 0 of the game: 0, 0.5 or 1. */
static double outcome(const struct match *match) {
    struct result result = match_result(match);
    return result.outcome != OUTCOME_WIN ? 0.5 : result.winner == 0 ? 1 : 0;
}

/* Gives the levels other choices than in the matches before. */
static void seed_levels(struct arena *arena) {
    for (int i = 0; i < 2; i++) {
        char seed[16];
        snprintf(seed, sizeof seed, "%u", random_below(&arena->random, INT32_MAX) + 1);
        if (strncmp(arena->player[i].limit, "level ", strlen("level ")) == 0) {
            tell(&arena->player[i], "ai_seed", seed);
        }
    }
}

/* Plays one match; the arena's player `first` has side 0. Returns its score for the arena's player
 * 0. */
static double play_match(struct arena *arena, const struct options *options,
                         const game_action *opening, int count, int first) {
    struct match match;
    seed_levels(arena);
    begin(arena, arena->player, 2, &match, options, opening, count);
    int actions = 0;
    while (!match_over(&match) && actions++ < ACTIONS_LONGEST) {
        struct player *mover = &arena->player[match_turn(&match) ^ first];
        struct player *other = mover == arena->player ? arena->player + 1 : arena->player;
        char answer[LINE];
        const char *action = choose(arena, mover, &match, answer);
        if (!*action && match_agreeable(&match)) { /* which is done below */
            break;
        }
        if (match_play_text(&match, action)) {
            fail(action, mover->name);
        }
        tell(other, "play", action);
        if (match_repetitions(&match) >= 3 && match_agreeable(&match)) {
            match_agree(&match);
        }
    }
    if (!match_over(&match) && match_agreeable(&match)) {
        match_agree(&match);
    }
    double won = match_over(&match) ? outcome(&match) : 0.5;
    match_free(&match);
    return first == 0 ? won : 1 - won;
}

/* ---- all matches ---- */

/* The Elo difference of a score from 0 to 1, limited where it would be infinite. */
static double elo(double score) {
    double inside = score < 0.001 ? 0.001 : score > 0.999 ? 0.999 : score;
    return -400 * log10(1 / inside - 1);
}

static void report(const struct arena *arena, int pairs, double sum, double squares,
                   const int count[3]) {
    double mean = sum / pairs;
    double spread = pairs > 1 ? sqrt((squares - sum * mean) / (pairs - 1) / pairs) : 0.5;
    printf("%s against %s: %d matches, %d won, %d drawn, %d lost: %.1f %% +- %.1f, Elo %+.0f "
           "(%+.0f to "
           "%+.0f), slowest answers %.0f and %.0f ms\n",
           arena->player[0].name, arena->player[1].name, 2 * pairs, count[2], count[1], count[0],
           100 * mean, 196 * spread, elo(mean), elo(mean - 1.96 * spread),
           elo(mean + 1.96 * spread), 1000 * arena->player[0].slowest,
           1000 * arena->player[1].slowest);
}

static void play_all(struct arena *arena, int pairs) {
    double sum = 0, squares = 0;
    int count[3] = {0};
    for (int i = 0; i < pairs; i++) {
        game_action opening[ACTIONS_LONGEST];
        struct options options = arena->options;
        options_resolve_seeds(arena->game, &options, random_next(&arena->random));
        int actions = choose_opening(arena, &options, opening);
        double pair = 0;
        for (int first = 0; first < 2; first++) {
            double won = play_match(arena, &options, opening, actions, first);
            count[(int)(2 * won)]++;
            pair += won / 2;
        }
        sum += pair;
        squares += pair * pair;
        if ((i + 1) % 25 == 0 || i + 1 == pairs) {
            report(arena, i + 1, sum, squares, count);
            fflush(stdout);
        }
    }
}

int main(int argc, char **argv) {
    struct arena arena = {.random = 1, .random_actions = 4, .drawn = 1};
    const char *usual = "serai-cli";
    int at = 1;
    for (; at + 1 < argc && argv[at][0] == '-'; at += 2) {
        if (strcmp(argv[at], "-c") == 0) {
            usual = argv[at + 1];
        } else if (strcmp(argv[at], "-s") == 0) {
            arena.random = strtoull(argv[at + 1], NULL, 10);
        } else if (strcmp(argv[at], "-b") == 0) {
            arena.drawn = atoi(argv[at + 1]);
        } else {
            arena.random_actions = atoi(argv[at + 1]);
        }
    }
    arena.game = at < argc ? games_find(argv[at++]) : NULL;
    if (!arena.game) {
        fail("arena [-c PROGRAM] [-s SEED] [-r RANDOM] [-b DRAWN] GAME [name=value ...] PLAYER "
             "PLAYER MATCHES",
             "usage");
    }
    arena.options = options_default(arena.game);
    for (; at < argc && strchr(argv[at], '=') && !strchr(argv[at], ' '); at++) {
        const char *message = options_set(arena.game, &arena.options, argv[at]);
        if (message) {
            fail(message, argv[at]);
        }
    }
    if (argc - at != 3 || atoi(argv[at + 2]) < 2) {
        fail("two players and an even number of matches are needed", "arena");
    }
    signal(SIGPIPE, SIG_IGN);
    start(&arena.player[0], argv[at], usual);
    start(&arena.player[1], argv[at + 1], usual);
    if (arena.drawn > 1) {
        start(&arena.judge, "nodes 5000", usual);
    }
    play_all(&arena, atoi(argv[at + 2]) / 2);
    finish(&arena.player[0]);
    finish(&arena.player[1]);
    finish(&arena.judge);
    return EXIT_SUCCESS;
}
