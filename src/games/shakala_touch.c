/* shakala_touch.c: what is selected in Shakala: touches, and why they are no action. */
#include "games/shakala_board.h"

#include "engine/touch.h"

int shakala_touches(const struct position *pos, game_action action, struct touch out[TOUCHES_MAX]) {
    struct text text = text_fixed(out[0].text, sizeof out[0].text);
    char buffer[ACTION_TEXT_MAX];
    struct text notation = text_fixed(buffer, sizeof buffer);
    shakala_action_text(pos, action, &notation);
    text_add(&text, action < PITS           ? "pit:"
                    : action < SHAKALA_BEAD ? "track:"
                    : action < SHAKALA_TAKE ? "bead:"
                                            : "gem:");
    text_add(&text, action < SHAKALA_TAKE ? buffer : buffer + 1); /* without the x */
    return 1;
}

static bool says_legal_action(const struct position *pos, const struct touch *touched) {
    game_action legal[ACTIONS_MAX];
    int count = shakala_actions(pos, legal);
    for (int i = 0; i < count; i++) {
        struct touch out[TOUCHES_MAX];
        shakala_touches(pos, legal[i], out);
        if (strcmp(out[0].text, touched->text) == 0) {
            return true;
        }
    }
    return false;
}

static void add_place(struct why_not *out, int place) {
    assert(out->place_count < REASON_PLACES_MAX);
    out->place[out->place_count++] = (int16_t)place;
}

/* The pit that was touched where something else is to be chosen; without one, `otherwise`. */
static void add_pit_or(struct why_not *out, const struct touch *touched, int otherwise) {
    int pit = touch_letter(touched->text, "pit", shakala_pit_letters);
    add_place(out, pit == NOWHERE ? otherwise : pit);
}

static void why_not_pit(const struct shakala *game, const struct touch *touched, struct text *text,
                        const char *const names[2], struct why_not *out) {
    const char *opponent = names[!game->side];
    int pit = touch_letter(touched->text, "pit", shakala_pit_letters);
    if (pit == NOWHERE) {
        text_format(text, words_to(WORD_SHAKALA_WHY_CHOOSE, names[game->side]), names[game->side]);
        return;
    }
    if (owner(pit) != game->side) {
        text_format(text, words(WORD_SHAKALA_WHY_OTHERS), shakala_pit_letters[pit], opponent);
    } else if (!game->pit[pit]) {
        text_format(text, words(WORD_SHAKALA_WHY_EMPTY), shakala_pit_letters[pit]);
    } else {
        text_format(text, words(WORD_SHAKALA_WHY_FEED), opponent, shakala_pit_letters[pit]);
    }
    add_place(out, pit);
}

static void why_not_track(const struct shakala *game, const struct touch *touched,
                          struct text *text, const char *const names[2], struct why_not *out) {
    static const char *const tracks[] = {"in", "out"};
    if (touch_choice(touched->text, "track", tracks, 2) != NOWHERE) {
        text_format(text, words(WORD_SHAKALA_WHY_FEED_TRACK), names[!game->side]);
    } else {
        text_format(text, words(WORD_SHAKALA_WHY_TRACK), shakala_pit_letters[game->at]);
    }
    add_pit_or(out, touched, game->at);
}

static void why_not_bead(const struct shakala *game, const struct touch *touched, struct text *text,
                         const char *const names[2], struct why_not *out) {
    (void)names; /* the beads in the hand are nobody's */
    int kind = touch_letter(touched->text, "bead", shakala_bead_letters);
    if (kind == NOWHERE) {
        text_format(text, words(WORD_SHAKALA_WHY_BEAD), shakala_pit_letters[game->at]);
        add_pit_or(out, touched, game->at);
    } else if (kind == STONE) {
        text_add(text, words(WORD_SHAKALA_WHY_NO_STONE));
    } else {
        text_format(text, words_count(WORD_SHAKALA_WHY_NO_GEM, kind), kind);
    }
    add_place(out, HAND);
}

/* The gem's value and place: a pit, SHAKALA_CUP, or NOWHERE when the touch is not a gem. */
static int touched_gem(const struct touch *touched, int *value) {
    const char *name = touch_name(touched->text, "gem");
    bool cup = name && strncmp(name, "cup", 3) == 0;
    int place = cup ? SHAKALA_CUP : name ? index_of(shakala_pit_letters, *name) : NOWHERE;
    if (place == NOWHERE) {
        return NOWHERE;
    }
    name += cup ? 3 : 1;
    *value = name[0] && !name[1] ? index_of(shakala_bead_letters, name[0]) : NOWHERE;
    return *value > STONE ? place : NOWHERE;
}

/* A gem can be taken, but not this one. */
static void why_not_take(const struct shakala *game, const struct touch *touched, struct text *text,
                         const char *const names[2], struct why_not *out) {
    int side = game->side;
    const char *opponent = names[!side];
    bool pits_hold_gems = gems_of(shakala_beads_of(game, !side)) != 0;
    int value = 0;
    int place = touched_gem(touched, &value);
    if (place == NOWHERE) {
        text_format(text,
                    words(pits_hold_gems ? WORD_SHAKALA_WHY_TAKE_PITS : WORD_SHAKALA_WHY_TAKE_CUP),
                    opponent);
        int pit = touch_letter(touched->text, "pit", shakala_pit_letters);
        if (pit != NOWHERE) {
            add_place(out, pit);
        }
    } else if (place < PITS && owner(place) == side) {
        text_format(text, words(WORD_SHAKALA_WHY_OWN), shakala_pit_letters[place], opponent);
        add_place(out, place);
    } else if (place < PITS) {
        text_format(text, words_count(WORD_SHAKALA_WHY_NO_GEM_THERE, value), value,
                    shakala_pit_letters[place]);
        add_place(out, place);
    } else {
        if (pits_hold_gems) {
            text_format(text, words(WORD_SHAKALA_WHY_CUP_SAFE), opponent, opponent);
        } else {
            text_format(text, words_count(WORD_SHAKALA_WHY_NO_GEM_IN_CUP, value), value, opponent);
        }
        add_place(out, SHAKALA_CUP + !side);
    }
}

bool shakala_why_not(const struct position *pos, const struct touch touched[], int count,
                     const char *const names[2], struct why_not *out) {
    static void (*const explain[])(const struct shakala *, const struct touch *, struct text *,
                                   const char *const[2], struct why_not *) = {
        [PHASE_PIT] = why_not_pit,
        [PHASE_TRACK] = why_not_track,
        [PHASE_BEAD] = why_not_bead,
        [PHASE_TAKE] = why_not_take,
    };
    static const struct touch nothing = {""};
    if (count == 1 && says_legal_action(pos, touched)) {
        return false;
    }
    struct shakala game = unpack(pos);
    *out = (struct why_not){0};
    struct text text = text_fixed(out->sentence, sizeof out->sentence);
    if (shakala_is_over(&game)) {
        text_add(&text, words(WORD_GAME_IS_OVER));
    } else {
        explain[game.phase](&game, count == 1 ? touched : &nothing, &text, names, out);
    }
    return true;
}
