/* book.h: the rules of a game as pages to read, with playable examples. Data only: the pages of a
 * game are one constant table in boards/<game>/rules.c, to which its face (play/face.h) points; their
 * words are a list of their own, words/english/<game>_rules.h. */
#ifndef SERAI_UI_BOARD_KIT_BOOK_H
#define SERAI_UI_BOARD_KIT_BOOK_H

#include "engine/game.h"
#include "words/words.h"

enum { RULES_EXAMPLES_MAX = 3, RULES_NOTES_MAX = 8 };

/* A board with a caption. Ids are those of targets, separated by spaces. */
struct rules_example {
    enum word title, text;
    enum word line;       /* shown in place of the actions; 0: the actions */
    const char *options;  /* words "name=value"; NULL: the defaults */
    const char *position; /* NULL: the usual start */
    const char *actions;  /* what is played, in the game's notation, also "agree" and "claim" */
    const char *refused;  /* NULL, or the one or two touches that it shows to be illegal */
    const char *places;   /* NULL, or the places that matter; all others are dimmed */
    const char *crop;     /* NULL, or the places to enlarge, with the rest cropped */
    bool quiet;           /* do not preview the first action */

    /* The outcome when everything is played; a test holds the rules to it. */
    int score[2];
    const char *result; /* as the text protocol says it; NULL: the game goes on */
};

/* Initializes an example: its words, its position, and other members. */
#define EXAMPLE(its_title, its_text, its_position, ...)                                            \
    { .title = (its_title), .text = (its_text), .position = (its_position), __VA_ARGS__ }

enum rules_strips {
    RULES_STRIPS_NONE,
    RULES_STRIP_LOWER, /* the panel of the player below the board */
    RULES_STRIPS_BOTH,
};

/* A note: a ruling, or an option that the players may choose. */
struct rules_note {
    enum word text;     /* 0: the end of the notes */
    const char *option; /* the key of the option that it explains; NULL: none */
    enum word label;    /* of a note that explains no option; 0: a ruling */
};

struct rules_page {
    enum word title, text;
    enum rules_strips strips;
    struct rules_example example[RULES_EXAMPLES_MAX]; /* up to the first without a title */
    struct rules_note note[RULES_NOTES_MAX];
};

struct rules_book {
    const struct game *game;
    const struct rules_page *page;
    int pages; /* the last one says how turns are written */
};

/* Initializes the pages of a book from an array. */
#define RULES_PAGES(pages) .page = (pages), .pages = (int)(sizeof(pages) / sizeof(pages)[0])

int rules_examples(const struct rules_page *page);
int rules_notes(const struct rules_page *page);

#endif
