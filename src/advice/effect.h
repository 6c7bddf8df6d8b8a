/* effect.h: what an action or a turn does, in sentences that are filled from its ledger.
 *
 * A game has one table of effects, with the sentences on each in three forms. A sentence is whole,
 * and names its values, so that every language may order them as it likes:
 *
 *   {mover} {other} {next}  the players by their names, and whoever acts after it
 *   {KIND.from} {KIND.to}   the places of all events of a kind: "c2, b3 and a2"
 *   {KIND.start} {KIND.end} the place that the first comes from, and that the last leads to
 *   {KIND.item}             the name of what the first of them moves: "King"
 *   {KIND.count}            how many items they move
 *   {KIND.each}             the same of each event, after the place it comes from: "c 2, d 3"
 *   {special}               what only the game can tell
 *
 * where KIND is a name of rules_event_name: "{step.from}". */
#ifndef SERAI_ADVICE_EFFECT_H
#define SERAI_ADVICE_EFFECT_H

#include "engine/game.h"

enum effect_form {
    EFFECT_WOULD, /* what a preview shows */
    EFFECT_DID,   /* what was played */
    EFFECT_TO_DO, /* what a hint asks for */
    EFFECT_FORMS
};

/* What is said of a ledger in which all of this is so; 0 or NULL: whatever happens. A table ends
 * with an effect that has no words. */
struct effect {
    bool also;                    /* after the sentence on the effect: what else it does */
    const char *touch;            /* the last touch of the action begins with this */
    uint8_t none, some;           /* there are no events of this kind, or are some… */
    uint8_t one, several;         /* …just one, or more than one */
    uint8_t ends;                 /* the game is over, for this reason */
    enum word form[EFFECT_FORMS]; /* WORD_NONE: nothing is said of it in this form */
};

/* What a sentence is filled with. */
struct ledger {
    const struct game *game;
    const char *const *name;               /* of the players */
    const struct position *before, *after; /* the action, or the whole turn */
    game_action action;                    /* the first one */
    const struct trace *trace;
    const char *special; /* NULL: nothing */
};

/* Appends the first sentence of the table that fits, then all that are said besides. Returns
 * whether there was one. */
bool effect_say(const struct effect table[], enum effect_form form, const struct ledger *ledger,
                struct text *out);

#endif
