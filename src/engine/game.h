/* game.h: the interface between a game and the rest of the program.
 *
 * A game is one constant table of facts and pure functions: they allocate nothing, print nothing,
 * read no clock and keep no state, so any number of threads may call them.
 *
 *   side    player 0 or player 1            place   a house, a square, a store, a hand, a bank
 *   action  one decision                    item    a kind of piece, seed or bead
 *   turn    the actions of one side         trace   what one action did, in order
 *
 * Functions trust their callers: a position comes from init or position_parse, an action from
 * `actions`. The edges (match, protocol, record) check once, with rules.h. */
#ifndef SERAI_ENGINE_GAME_H
#define SERAI_ENGINE_GAME_H

#include "base/text.h"
#include "words/words.h"

#include <stdalign.h>
#include <stdbool.h>
#include <stdint.h>

enum {
    POSITION_SIZE = 128, /* each game asserts that its own struct fits */
    ACTIONS_MAX = 1024,  /* legal actions in one position (11 kinds of piece on 81 squares fit) */
    TRACE_MAX = 2048,    /* events of one action, its forced steps included */
    OPTIONS_MAX = 4,     /* options of one game */
    ACTION_TEXT_MAX = 8, /* an action's notation, including the NUL */
    POSITION_TEXT_MAX = 320, /* a position string, including the NUL */
    PLACE_TEXT_MAX = 24,     /* a place's name, including the NUL */
    TOUCH_TEXT_MAX = 16,     /* a touch, including the NUL */
    TOUCHES_MAX = 2,         /* touches that select one action */
    REASON_TEXT_MAX = 384,   /* a sentence why something is not legal, with names of players */
    REASON_PLACES_MAX = 24,  /* the places it names */
    NOWHERE = -1,            /* no place */
};

typedef uint16_t game_action;

/* Plain bytes: copied with =, compared and hashed as bytes. Unused bytes are 0.
 */
struct position {
    alignas(8) unsigned char bytes[POSITION_SIZE];
};

/* ---- options ---- */

enum option_kind {
    OPTION_CHOICE, /* one of a few words; the value is the index of the choice */
    OPTION_NUMBER, /* minimum to maximum; the value is the number itself */
    OPTION_SEED,   /* a number that picks the random start; 0 = the caller picks one */
};

struct option_choice {
    const char *value; /* as written in `name=value` */
    enum word label;   /* as people read it; WORD_NONE: it is a place of the board, by its name */
    enum word effect;  /* one sentence on what it changes */
};

struct option_spec {
    const char *key; /* as written in `name=value` */
    enum word label; /* as people read it */
    enum option_kind kind;
    const struct option_choice *choices; /* OPTION_CHOICE: the default first */
    int choice_count;
    struct option_choice
        places; /* OPTION_CHOICE: what people read for all the places of the board together, without
                   a value; label WORD_NONE when no value is a place */
    uint32_t minimum, maximum, fallback; /* the other kinds */
    enum word effect;                    /* the other kinds: one sentence on what it changes */
};

struct options {
    uint32_t value[OPTIONS_MAX];
    bool given[OPTIONS_MAX]; /* given by the caller, not a default */
};

/* ---- what an action did ---- */

enum event_kind {
    EVENT_NONE,
    EVENT_PICK,    /* picked up into the hand */
    EVENT_DROP,    /* dropped from the hand */
    EVENT_PLACE,   /* put on the board from a bank or hand */
    EVENT_STEP,    /* moved on the board */
    EVENT_CAPTURE, /* captured by the mover */
    EVENT_REMOVE,  /* removed by its owner */
    EVENT_COLLECT, /* gathered at the end */
    EVENT_REST,    /* the rest of a very long sowing, all at once */
    EVENT_FLIP,    /* an item at `from` turns into `becomes` */
    EVENT_PASS,    /* the side to act must pass; moves nothing */
    EVENT_END_TURN,
    EVENT_END_GAME,
    EVENT_KINDS
};

/* A ledger entry: `count` items go from one place to another. FLIP changes items in place; PASS and
 * the END events move nothing and have from = to = NOWHERE. */
struct event {
    uint8_t kind; /* enum event_kind */
    uint8_t item;
    uint8_t becomes; /* FLIP only */
    uint8_t count;
    int16_t from, to;
};

/* Events in order. `apply` appends; it never clears the trace. */
struct trace {
    int count;
    struct event event[TRACE_MAX];
};

/* ---- the end ---- */

enum outcome { OUTCOME_OPEN, OUTCOME_WIN, OUTCOME_DRAW };

enum reason {
    REASON_NONE,
    REASON_MAJORITY,    /* more than half */
    REASON_SCORE,       /* counted at the end */
    REASON_STRANDED,    /* no move or no beads left */
    REASON_CAPTURED,    /* all the opponent's pieces captured */
    REASON_KING,        /* a captured King */
    REASON_BARRIER,     /* claimed */
    REASON_AGREEMENT,   /* both agreed */
    REASON_RESIGNATION, /* a player resigned */
    REASON_TIME,        /* a clock ran out; the games know no clocks */
    REASONS
};

struct result {
    uint8_t outcome; /* enum outcome */
    uint8_t winner;  /* 0 or 1; meaningful for a win only */
    uint8_t reason;  /* enum reason */
};

/* ---- selection, and why something is not legal ---- */

/* A selection step: something on the screen that a player clicks to select an action: "pit:C",
 * "direction:cw", "track:in", "bead:s", "gem:B3", "square:c3", "bank:1:7". Target ids have the same
 * form. */
struct touch {
    char text[TOUCH_TEXT_MAX];
};

/* Why something is not legal: one sentence, and the places it is about: the one that was touched,
 * or those that stand in its way. */
struct why_not {
    char sentence[REASON_TEXT_MAX];
    int place_count;
    int16_t place[REASON_PLACES_MAX];
    bool mild; /* it is legal, and only not what was asked for */
};

/* What a fact about a turn is used for. */
enum fact_use {
    FACT_MERIT,    /* it is good for this, besides what it captures or scores */
    FACT_SHELTERS, /* it keeps the opponent from capturing what is in the place `kind`; whether that
                      is so is still to be found out */
    FACT_AIM,      /* anybody can see it, and it speaks for the turn, though a search may have had
                      other reasons */
    FACT_PRINCIPLE, /* it keeps to this, as good turns do where nothing else tells */
    FACT_HOLDS,     /* it keeps for later what could capture now, and would gain more: so many,
                       number[0]; told with a blank before it */
    FACT_CONTRAST,  /* the second turn leaves this to its side, and the first does not; told with a
                       blank before it */
    FACT_GIVES_UP,  /* it takes what is its own off the board, from the place number[0]; that is not
                       found out, only told */
};

enum { FACTS_MAX = 8, FACT_NUMBERS = 6 };

/* Something that a turn does by the rules of one game, as numbers that only the game understands.
 * Two turns that have facts of the same use and the same kind do the same. */
struct fact {
    uint8_t use; /* enum fact_use */
    int16_t kind;
    int16_t number[FACT_NUMBERS];
};

struct item_spec {
    const char *id; /* as programs read it: "seed", "gem 3", "King of Player 1" */
    int8_t owner;   /* 0, 1, or NOWHERE for what belongs to nobody */
    uint8_t worth;  /* what capturing it scores; 0: one, as usual */
    enum word name; /* as people read it: "King"; WORD_NONE where no sentence names it */
};

struct effect;

/* What sentences about turns can say of one game alone. */
struct game_facts {
    /* What a turn does by the rules of the game, of the uses in the set `uses`, where 1 << use
     * stands for each; the weightiest of a use first. The positions are those before the turn and
     * after it; for FACT_CONTRAST, those after two turns from the same position on. Returns how
     * many facts there are. */
    int (*find)(const struct position *before, const struct position *after, unsigned uses,
                struct fact out[FACTS_MAX]);

    /* Appends the sentence on a fact, to the player whose turn it is, whom it calls "you"; the
     * other side is called `opponent`. */
    void (*tell)(const struct fact *fact, const char *opponent, struct text *out);

    /* What whoever played a turn that lacks a fact can practice: a sentence that takes a player's
     * name and the number of the turn, and has a twin for "you" (words_to); WORD_NONE: nothing in
     * particular. NULL: always that. */
    enum word (*practice)(const struct fact *fact);
};

/* A lead, as "+2.5 seeds" and "2.5 seeds ahead"; the titles of curves, "Expected lead in seeds" and
 * "Score in seeds". */
struct lead_words {
    enum word lead, ahead, expected, score;
};

struct game {
    const char *id;         /* as programs write it, in lower case */
    enum word name;         /* as people read it */
    const enum word *sides; /* both players': "South", "North" */
    enum word unit;         /* what the score counts: "seeds" */
    struct lead_words lead; /* what is said of leads, in what they are counted in */
    enum word counted;      /* so many of it: "%d seeds" */
    enum word captured;     /* so many of what is captured, if that is something else; else NONE */
    enum word lead_note; /* why a lead in the middle of a match says little about its end; NONE: it
                          * does not */
    bool margins_jump;   /* one capture may decide the match: how much better a turn was cannot be
                            told as a number, unless it is proven */
    bool margins_hold; /* what a turn cost can be told as a number even where it is a large part of
                          what can still be won, unless it changes who is ahead */
    bool decisive;     /* it cannot be drawn */
    /* So large a lead, in hundredths, as is expected at the end is worth a logit of the chance to
     * win: the curve of a match is that chance, as points say little. NULL: the curve is the lead.
     */
    int (*logit)(const struct position *pos);
    int rules_version; /* incremented when an old record would replay differently */

    const struct option_spec *options;
    int option_count;
    const struct item_spec *items;
    int item_count;
    int place_count;

    /* ---- rules ---- */

    /* The start. Seeds among the options are not 0 (see options_resolve_seeds in rules.h).
     */
    void (*init)(struct position *pos, const struct options *options);

    /* The player to act, 0 or 1; when the game is over, whoever would have been next. */
    int (*side_to_act)(const struct position *pos);

    /* True in the middle of a turn: then a single legal action is played automatically (rules.h).
     * NULL: every turn is one action. */
    bool (*turn_open)(const struct position *pos);

    /* True: what is played automatically is a choice of its own, such as a square for a piece,
     * which people should read; false: it follows from the turn, and is left out as in records. */
    bool reads_forced;

    /* The legal actions, ascending, without repeats; none exactly when the game is over.
     * Returns how many. */
    int (*actions)(const struct position *pos, game_action out[ACTIONS_MAX]);

    /* Plays a legal action and appends what happened to `trace` (may be NULL).
     * Ends the turn with EVENT_END_TURN, the game with EVENT_END_GAME. */
    void (*apply)(struct position *pos, game_action action, struct trace *trace);

    /* A null move, between two turns of a match that goes on: `side` acts next, whoever would have.
     * The match may end by that, or the side be passed over; where there is no such position, *pos
     * is untouched. NULL: there never is. */
    void (*let_act)(struct position *pos, int side);

    struct result (*result)(const struct position *pos);
    int (*score)(const struct position *pos, int side);
    /* No match from here on is won by more than this by `side`. */
    int (*lead_most)(const struct position *pos, int side);

    /* Ends the game by agreement of both players and gives each their share; called only while the
     * game is going on. Appends to `trace` (or NULL). Returns NULL, or a message why it is not
     * possible now (then nothing changes). NULL when the game has no agreement. */
    const char *(*agree)(struct position *pos, struct trace *trace);

    /* Ends the game where the player to act may claim that now; else false, and *pos is untouched.
     * NULL when the game has no claims. */
    bool (*claim)(struct position *pos);
    enum word no_claim; /* a sentence on when it may be claimed */

    /* Why the score decides, and why nothing is left to be played, each in a sentence without a
     * position; WORD_NONE: the usual one. */
    enum word by_score, stranded;

    /* ---- text and selection ---- */

    /* An action's notation: no space, no '.', unique in its position. */
    void (*action_text)(const struct position *pos, game_action action, struct text *out);

    /* What the notation of an action alone could be misread without, in a word beside it; WORD_NONE
     * for nothing. NULL: always that. */
    enum word (*action_note)(const struct position *pos, game_action action);

    /* What actions and turns do, and what actions are called, in words (effect.h). NULL, or where
     * none fits: the notation. */
    const struct effect *effects;

    /* Appends the pieces in one or more places as a sentence names them, "the 5 on e5", "the pieces
     * on c2 and c4". NULL: what is captured are things that are only counted. */
    void (*name_pieces)(const struct position *pos, const int places[], int count,
                        struct text *out);

    /* The position string; the options of the game are not in it. */
    void (*position_text)(const struct position *pos, struct text *out);

    /* Reads a position string under the given options. NULL when done; otherwise a message, and
     * *pos is untouched. A position that is over is accepted, as over. */
    const char *(*position_parse)(struct position *pos, const struct options *options,
                                  const char *text);

    /* A picture of the board in text, several lines, each ended by \n. */
    void (*picture)(const struct position *pos, struct text *out);

    /* A place's name as people read it: "A", "c3", "South's store". 0 <= place < place_count. */
    void (*place_name)(const struct position *pos, int place, struct text *out);

    /* A place's id, for programs: unique, and the same in every language. */
    void (*place_id)(int place, struct text *out);

    /* How many of an item are in a place. The hand of a sowing is a place too. */
    int (*tokens)(const struct position *pos, int place, int item);

    /* An action as the one or two things to select, in order. Returns how many; no two legal
     * actions of a position have the same touches. */
    int (*touches)(const struct position *pos, game_action action, struct touch out[TOUCHES_MAX]);

    /* Why selecting these `count` things (1 or 2) is not a legal action; the texts need not be
     * valid. The sentence calls the two sides by `names`, as whoever asks calls them elsewhere.
     * Returns false, and leaves `out` alone, when they are a legal action or the beginning of one.
     */
    bool (*why_not)(const struct position *pos, const struct touch touched[], int count,
                    const char *const names[2], struct why_not *out);

    const struct game_facts *facts; /* NULL: none */
};

#endif
