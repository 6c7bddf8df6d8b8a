/* naive_shakala.c: see naive_shakala.h. */
#include "support/naive_shakala.h"

#include <assert.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char pits[] = "ABCDEFGHabcdefgh";
static const char inner_track[] = "EFGHefgh";
static const char outer_track[] = "EABCDHeabcdh";
static const char beads[] = "s1234";

/* ---- letters ---- */

static int pit_index(char pit) {
    return (int)(strchr(pits, pit) - pits);
}

static int pit_side(char pit) {
    return pit >= 'a';
}

/* The pit after this one on a track, or 0 when the track does not touch it. */
static char after(const char *track, char pit) {
    const char *found = strchr(track, pit);
    if (!found) {
        return 0;
    }
    return found[1] ? found[1] : track[0];
}

static void put(char *heap, char bead) {
    char sorted[NAIVE_HEAP] = "";
    size_t length = 0;
    for (const char *kind = beads; *kind; kind++) {
        for (const char *lies = heap; *lies; lies++) {
            if (*lies == *kind) {
                sorted[length++] = *kind;
            }
        }
        if (bead == *kind) {
            sorted[length++] = *kind;
        }
    }
    memcpy(heap, sorted, sizeof sorted);
}

static void take_out(char *heap, char bead) {
    char *found = strchr(heap, bead);
    assert(found);
    memmove(found, found + 1, strlen(found));
}

static bool holds_gem(const char *heap) {
    return strpbrk(heap, "1234") != NULL;
}

static char *heap_of(struct naive_shakala *game, char pit) {
    return game->pit[pit_index(pit)];
}

static bool side_empty(const struct naive_shakala *game, int side) {
    for (int i = 0; i < 16; i++) {
        if (i / 8 == side && game->pit[i][0]) {
            return false;
        }
    }
    return true;
}

static bool side_has_gems(const struct naive_shakala *game, int side) {
    for (int i = 0; i < 16; i++) {
        if (i / 8 == side && holds_gem(game->pit[i])) {
            return true;
        }
    }
    return false;
}

static bool in_turn(const struct naive_shakala *game) {
    return game->fork || game->next || game->takes;
}

/* ---- sowing, step by step, without regard to legality ---- */

static void go_to(struct naive_shakala *game, char pit);

static void go_on_from(struct naive_shakala *game, char pit) {
    char inner = after(inner_track, pit);
    char outer = after(outer_track, pit);
    if (inner && outer && inner != outer) {
        game->fork = pit;
    } else {
        go_to(game, inner ? inner : outer);
    }
}

static void go_to(struct naive_shakala *game, char pit) {
    if (pit == game->origin) {
        go_on_from(game, pit);
    } else {
        game->next = pit;
    }
}

static void sow_pit(struct naive_shakala *game, char pit) {
    snprintf(game->hand, sizeof game->hand, "%s", heap_of(game, pit));
    heap_of(game, pit)[0] = '\0';
    game->origin = pit;
    go_on_from(game, pit);
}

static void sow_track(struct naive_shakala *game, const char *track) {
    char fork = game->fork;
    game->fork = 0;
    go_to(game, after(track, fork));
}

static void sow_bead(struct naive_shakala *game, char bead) {
    char pit = game->next;
    char *heap = heap_of(game, pit);
    game->drop[game->drops++] =
        (struct naive_drop){pit, bead, (char)(strlen(heap) == 1 ? heap[0] : 0)};
    take_out(game->hand, bead);
    put(heap, bead);
    game->next = 0;
    if (game->hand[0]) {
        go_on_from(game, pit);
    }
}

static void sow(struct naive_shakala *game, const char *action) {
    if (game->fork) {
        sow_track(game, strcmp(action, "in") == 0 ? inner_track : outer_track);
    } else if (game->next) {
        sow_bead(game, action[0]);
    } else {
        sow_pit(game, action[0]);
    }
}

/* All ways to continue the sowing, legal or not. */
static int sow_choices(const struct naive_shakala *game, char out[][NAIVE_ACTION]) {
    int count = 0;
    if (game->fork) {
        strcpy(out[count++], "in");
        strcpy(out[count++], "out");
    } else if (game->next) {
        for (const char *bead = beads; *bead; bead++) {
            if (strchr(game->hand, *bead)) {
                sprintf(out[count++], "%c", *bead);
            }
        }
    } else {
        for (int i = 0; i < 16; i++) {
            if (i / 8 == game->side && game->pit[i][0]) {
                sprintf(out[count++], "%c", pits[i]);
            }
        }
    }
    return count;
}

/* ---- feeding ---- */

/* True when some way to continue drops a bead into the opponent's pits. */
static bool can_feed(const struct naive_shakala *game) {
    if (!side_empty(game, !game->side)) {
        return true;
    }
    if (!game->hand[0]) {
        return false;
    }
    char choices[NAIVE_ACTIONS][NAIVE_ACTION];
    int count = sow_choices(game, choices);
    for (int i = 0; i < count; i++) {
        struct naive_shakala next = *game;
        sow(&next, choices[i]);
        if (can_feed(&next)) {
            return true;
        }
    }
    return false;
}

static bool choice_is_legal(const struct naive_shakala *game, const char *choice) {
    bool gems = side_has_gems(game, 0) || side_has_gems(game, 1) || holds_gem(game->hand);
    if (!gems || !side_empty(game, !game->side)) {
        return true;
    }
    struct naive_shakala next = *game;
    sow(&next, choice);
    return can_feed(&next);
}

/* ---- capture ---- */

static bool scores(const struct naive_shakala *game, const struct naive_drop *drop) {
    return drop->bead == 's' && pit_side(drop->pit) != game->side && drop->found;
}

/* How many drops, from the last one backward, score with the same kind without a break. */
static int run_length(const struct naive_shakala *game) {
    int length = 0;
    for (int i = game->drops - 1; i >= 0 && scores(game, &game->drop[i]); i--) {
        if ((game->drop[i].found == 's') != (game->drop[game->drops - 1].found == 's')) {
            break;
        }
        length++;
    }
    return length;
}

static bool can_take(const struct naive_shakala *game) {
    return side_has_gems(game, !game->side) || game->cup[!game->side][0];
}

static void end_turn(struct naive_shakala *game) {
    game->side = !game->side;
    game->takes = 0;
}

static void end_sowing(struct naive_shakala *game) {
    int length = run_length(game);
    for (int i = game->drops - length; i < game->drops; i++) {
        if (game->drop[i].found == 's') {
            game->takes++;
        } else {
            take_out(heap_of(game, game->drop[i].pit), game->drop[i].found);
            put(game->cup[game->side], game->drop[i].found);
        }
    }
    game->drops = 0;
    game->origin = 0;
    if (!game->takes || !can_take(game)) {
        end_turn(game);
    }
}

static void take(struct naive_shakala *game, const char *action) {
    bool from_cup = strncmp(action, "xcup", 4) == 0;
    char gem = action[from_cup ? 4 : 2];
    take_out(from_cup ? game->cup[!game->side] : heap_of(game, action[1]), gem);
    put(game->cup[game->side], gem);
    game->takes--;
    if (!game->takes || !can_take(game)) {
        end_turn(game);
    }
}

/* ---- playing ---- */

static int take_choices(const struct naive_shakala *game, char out[][NAIVE_ACTION]) {
    int count = 0;
    for (const char *gem = "1234"; *gem; gem++) {
        for (int i = 0; i < 16; i++) {
            if (i / 8 != game->side && strchr(game->pit[i], *gem)) {
                sprintf(out[count++], "x%c%c", pits[i], *gem);
            }
        }
        if (!side_has_gems(game, !game->side) && strchr(game->cup[!game->side], *gem)) {
            sprintf(out[count++], "xcup%c", *gem);
        }
    }
    return count;
}

static int compare_actions(const void *left, const void *right) {
    return strcmp(left, right);
}

int naive_shakala_actions(const struct naive_shakala *game, char out[NAIVE_ACTIONS][NAIVE_ACTION]) {
    int legal = 0;
    if (game->takes) {
        legal = take_choices(game, out);
    } else {
        int count = sow_choices(game, out);
        for (int i = 0; i < count; i++) {
            if (choice_is_legal(game, out[i])) {
                memmove(out[legal++], out[i], NAIVE_ACTION);
            }
        }
    }
    qsort(out, (size_t)legal, NAIVE_ACTION, compare_actions);
    return legal;
}

static void step(struct naive_shakala *game, const char *action) {
    if (game->takes) {
        take(game, action);
        return;
    }
    sow(game, action);
    if (!game->hand[0]) {
        end_sowing(game);
    }
}

static void play_forced(struct naive_shakala *game) {
    char legal[NAIVE_ACTIONS][NAIVE_ACTION];
    while (in_turn(game) && naive_shakala_actions(game, legal) == 1) {
        step(game, legal[0]);
    }
}

void naive_shakala_play(struct naive_shakala *game, const char *action) {
    step(game, action);
    play_forced(game);
}

uint64_t naive_shakala_perft(const struct naive_shakala *game, int depth) {
    if (depth == 0) {
        return 1;
    }
    char legal[NAIVE_ACTIONS][NAIVE_ACTION];
    int count = naive_shakala_actions(game, legal);
    uint64_t sequences = 0;
    for (int i = 0; i < count; i++) {
        struct naive_shakala next = *game;
        naive_shakala_play(&next, legal[i]);
        sequences += naive_shakala_perft(&next, depth - 1);
    }
    return sequences;
}

int naive_shakala_score(const struct naive_shakala *game, int side) {
    int points = 0;
    for (const char *gem = game->cup[side]; *gem; gem++) {
        points += *gem - '0';
    }
    return points;
}

int naive_shakala_winner(const struct naive_shakala *game) {
    if (in_turn(game) || !side_empty(game, game->side)) {
        return -1;
    }
    return naive_shakala_score(game, !game->side) >= 20 ? !game->side : game->side;
}

/* ---- text ---- */

static void add_heap(struct text *out, const char *heap) {
    text_add(out, heap[0] ? heap : "-");
}

void naive_shakala_text(const struct naive_shakala *game, struct text *out) {
    for (int i = 0; i < 16; i++) {
        add_heap(out, game->pit[i]);
        text_char(out, i < 15 ? '/' : ' ');
    }
    add_heap(out, game->cup[0]);
    text_char(out, ' ');
    add_heap(out, game->cup[1]);
    text_add(out, game->side ? " N " : " S ");
    if (game->takes) {
        text_format(out, "take %d", game->takes);
    } else if (!in_turn(game)) {
        text_add(out, "pit");
    } else {
        int length = run_length(game);
        text_format(out, "%s %c %c %s %s", game->fork ? "track" : "bead", game->origin,
                    game->fork ? game->fork : game->next, game->hand,
                    length == 0                                ? "-"
                    : game->drop[game->drops - 1].found == 's' ? "s"
                                                               : "g");
        for (int i = game->drops - length; i < game->drops; i++) {
            text_char(out, game->drop[i].pit);
        }
    }
}

static void read_run(struct naive_shakala *game, const char *run) {
    for (const char *pit = run + 1; run[0] != '-' && *pit; pit++) {
        char found = run[0] == 's' ? 's' : heap_of(game, *pit)[1];
        game->drop[game->drops++] = (struct naive_drop){*pit, 's', found};
    }
}

void naive_shakala_read(struct naive_shakala *game, const char *position) {
    char board[400], south[NAIVE_HEAP], north[NAIVE_HEAP], side, phase[8];
    char first[8] = "", second[8] = "", hand[NAIVE_HEAP] = "", run[16] = "-";
    *game = (struct naive_shakala){0};
    sscanf(position, "%399s %39s %39s %c %7s %7s %7s %39s %15s", board, south, north, &side, phase,
           first, second, hand, run);
    int pit = 0;
    for (const char *heap = strtok(board, "/"); heap; heap = strtok(NULL, "/")) {
        snprintf(game->pit[pit], sizeof game->pit[pit], "%s", heap[0] == '-' ? "" : heap);
        pit++;
    }
    snprintf(game->cup[0], sizeof game->cup[0], "%s", south[0] == '-' ? "" : south);
    snprintf(game->cup[1], sizeof game->cup[1], "%s", north[0] == '-' ? "" : north);
    game->side = side == 'N';
    if (strcmp(phase, "take") == 0) {
        game->takes = first[0] - '0';
    } else if (strcmp(phase, "pit") != 0) {
        game->origin = first[0];
        *(strcmp(phase, "track") == 0 ? &game->fork : &game->next) = second[0];
        snprintf(game->hand, sizeof game->hand, "%s", hand);
        read_run(game, run);
    }
    play_forced(game);
}
