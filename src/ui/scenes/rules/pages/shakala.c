/* shakala.c: the rules of Shakala, page by page. */
#include "ui/scenes/rules/pages/shakala.h"

#include "games/shakala.h"

#define ALL_OF_SOUTH "pit:A pit:B pit:C pit:D pit:E pit:F pit:G pit:H"
#define INNER_TRACK "track:in pit:E pit:F pit:G pit:H pit:e pit:f pit:g pit:h"
#define OUTER_TRACK                                                                                \
    "track:out pit:E pit:A pit:B pit:C pit:D pit:H pit:e pit:a pit:b pit:c pit:d pit:h"

static const struct rules_page pages[] = {
    {
        .title = WORD_RULES_ABOUT,
        .text = WORD_RSH_ABOUT_TEXT,
        .example = {EXAMPLE(WORD_RSH_SIDES, WORD_RSH_SIDES_TEXT, NULL, .line = WORD_RSH_SIDES_LINE,
                            .actions = "C s c s", .places = ALL_OF_SOUTH),
                    EXAMPLE(WORD_RSH_BEADS, WORD_RSH_BEADS_TEXT, NULL, .line = WORD_RSH_BEADS_LINE,
                            .actions = "A 1", .crop = "pit:A pit:B pit:E pit:F", .quiet = true),
                    EXAMPLE(WORD_RULES_CATCH, WORD_RSH_CATCH_TEXT,
                            "s1/s2/s/-/s/-/-/ss/s1/s2/s3/ss/ss2/4/ss/s1 1334 2344 S pit",
                            .actions = "H in", .score = {15, 13})},
        .note = {{.text = WORD_RSH_NOTATION, .label = WORD_RULES_NOTATION}},
    },
    {
        .title = WORD_RSH_TRACKS,
        .text = WORD_RSH_TRACKS_TEXT,
        .example = {EXAMPLE(WORD_RSH_INNER, WORD_RSH_INNER_TEXT,
                            "-/-/-/-/sssssss/-/-/-/-/-/-/-/sssssssss/-/-/- 11223344 11223344 S pit",
                            .line = WORD_RSH_INNER_LINE, .actions = "E in in",
                            .places = INNER_TRACK, .quiet = true, .score = {20, 20}),
                    EXAMPLE(WORD_RSH_OUTER, WORD_RSH_OUTER_TEXT,
                            "-/-/-/-/sssssssssss/-/-/-/-/-/-/-/sssss/-/-/- 11223344 11223344 S pit",
                            .line = WORD_RSH_OUTER_LINE, .actions = "E out out",
                            .places = OUTER_TRACK, .quiet = true, .score = {20, 20}),
                    EXAMPLE(WORD_RSH_FORK, WORD_RSH_FORK_TEXT,
                            "s1/ss2/s/s3/s1/s4/-/-/s1/s2/-/s4/ss3/s/2/s 234 14 S track H E ss3 -",
                            .line = WORD_RSH_FORK_LINE, .actions = "out s 3",
                            .crop = "pit:E pit:F pit:A pit:B", .score = {9, 5})},
    },
    {
        .title = WORD_RSH_TURN,
        .text = WORD_RSH_TURN_TEXT,
        .strips = RULES_STRIP_LOWER,
        .example = {EXAMPLE(WORD_RSH_CHOICE, WORD_RSH_CHOICE_TEXT, NULL, .actions = "B s"),
                    EXAMPLE(WORD_RSH_ROUND, WORD_RSH_ROUND_TEXT,
                            "-/s/-/-/-/-/sssssssss/-/ss/-/ss/-/ss/-/-/- 11223344 11223344 S pit",
                            .actions = "G in in", .score = {20, 20})},
    },
    {
        .title = WORD_RSH_ATFORK,
        .text = WORD_RSH_ATFORK_TEXT,
        .strips = RULES_STRIP_LOWER,
        .example = {EXAMPLE(WORD_RSH_FROM, WORD_RSH_FROM_TEXT, NULL, .actions = "E in s"),
                    EXAMPLE(WORD_RSH_PASSING, WORD_RSH_PASSING_TEXT,
                            "s1/s2/s/s/-/-/-/ssssss/s1/s2/-/s/s2/s4/-/s 12334 13344 S pit",
                            .actions = "H in out", .score = {13, 15})},
    },
    {
        .title = WORD_RSH_CATCHING,
        .text = WORD_RSH_CATCHING_TEXT,
        .strips = RULES_STRIP_LOWER,
        .example = {EXAMPLE(WORD_RSH_LAST, WORD_RSH_LAST_TEXT,
                            "s1/s2/-/s2/ss/ss/-/-/s1/s2/s3/ss/4/ss4/-/ss1 1334 234 S pit",
                            .actions = "D 2", .score = {15, 9}),
                    EXAMPLE(WORD_RSH_RUN, WORD_RSH_RUN_TEXT,
                            "s1/s2/s/-/ss/-/-/sss/s1/s2/s3/ss/3/4/2/sss 1234 1344 S pit",
                            .actions = "H in", .score = {19, 12}),
                    EXAMPLE(WORD_RSH_BROKEN, WORD_RSH_BROKEN_TEXT,
                            "s1/s2/s/-/ss/-/-/sss/s1/s2/s3/ss/3/s4/2/ss 1234 1344 S pit",
                            .actions = "H in", .score = {12, 12})},
    },
    {
        .title = WORD_RSH_STONES,
        .text = WORD_RSH_STONES_TEXT,
        .strips = RULES_STRIPS_BOTH,
        .example = {EXAMPLE(WORD_RSH_TWO, WORD_RSH_TWO_TEXT,
                            "s1/s2/s/-/s3/-/-/ss/s1/s2/s/ss4/s/s/s4/ss 12334 1234 S pit",
                            .actions = "H in xd4 xg4", .score = {21, 10}),
                    EXAMPLE(WORD_RSH_CUP, WORD_RSH_CUP_TEXT,
                            "s1/s2/s/-/s3/-/-/ss/s/s/s/ss/s/s/ss/s 1223 112334444 S pit",
                            .actions = "H in xcup4 xcup4", .score = {16, 18})},
    },
    {
        .title = WORD_RULES_FEEDING,
        .text = WORD_RSH_FEEDING_TEXT,
        .strips = RULES_STRIP_LOWER,
        .example = {EXAMPLE(WORD_RULES_TOO_SHORT, WORD_RSH_HUNGRY_TEXT,
                            "ss1/s2/sss/s3/ss4/ssss/ss2/s1/-/-/-/-/-/-/-/- 12334 12344 S pit",
                            .refused = "pit:A", .score = {13, 14}),
                    EXAMPLE(WORD_RULES_FAR_ENOUGH, WORD_RSH_FED_TEXT,
                            "ss1/s2/sss/s3/ss4/ssss/ss2/s1/-/-/-/-/-/-/-/- 12334 12344 S pit",
                            .actions = "D 3", .score = {13, 14})},
    },
    {
        .title = WORD_RULES_END,
        .text = WORD_RSH_END_TEXT,
        .strips = RULES_STRIPS_BOTH,
        .example = {EXAMPLE(WORD_RSH_WON, WORD_RSH_WON_TEXT,
                            "ssss/sss/sssss/ss/ss/-/-/-/-/-/-/-/-/-/-/- "
                            "112233444 1122334 S pit",
                            .actions = "A", .score = {24, 16}, .result = "win 0 stranded"),
                    EXAMPLE(WORD_RSH_LOST, WORD_RSH_LOST_TEXT,
                            "ssss/sss/sssss/ss/ss/-/-/-/-/-/-/-/-/-/-/- "
                            "1122333 112234444 S pit",
                            .actions = "A", .score = {15, 25}, .result = "win 1 stranded")},
    },
    {
        .title = WORD_RULES_OPTIONS,
        .text = WORD_RULES_OPTIONS_TEXT,
        .note = {{.text = WORD_RSH_OPT_GEMS, .option = "gems"},
                 {.text = WORD_RSH_OPT_SEED, .option = "seed"},
                 {.text = WORD_RSH_RULING_VALUES},
                 {.text = WORD_RSH_RULING_FORK},
                 {.text = WORD_RSH_RULING_LONE},
                 {.text = WORD_RSH_RULING_REST},
                 {.text = WORD_RSH_RULING_FEED},
                 {.text = WORD_RSH_RULING_FORCED}},
    },
};

const struct rules_book shakala_rules = {.game = &shakala_game, RULES_PAGES(pages)};
