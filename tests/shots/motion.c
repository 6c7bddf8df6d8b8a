/* motion.c: see motion.h. */
#include "shots/motion.h"

#include "shots/positions.h"
#include "shots/sheet.h"

enum { COLUMNS = 3, FRAMES = 12, SHRINK = 2 };

const struct shot motions[] = {
    {.name = "home-alive", .hover = "card:oware", .rest = 5000},
    {.name = "home-to-setup", .clicks = "card:seega", .leaves = true},
    {.name = "setup-to-table",
     .game = "seega",
     .setup = true,
     .clicks = "button:start",
     .leaves = true},
    {.name = "setup-coin", .game = "oware", .setup = true, .clicks = "button:lots"},
    {.name = "oware-sowing", .game = "oware", .position = OWARE_MIDDLE, .clicks = "pit:E"},
    {.name = "oware-captures", .game = "oware", .position = OWARE_MIDDLE, .clicks = "pit:F"},
    {.name = "oware-result",
     .game = "oware",
     .position = "1-0-2-0-1-3-1-1-2-0-1-0-23-13-S",
     .clicks = "pit:F"},
    {.name = "saddeeqa-relay", .game = "saddeeqa", .clicks = "pit:0 direction:cw"},
    {.name = "saddeeqa-captures",
     .game = "saddeeqa",
     .position = SADDEEQA_MIDDLE,
     .clicks = "pit:5 direction:cw"},
    {.name = "shakala-look-back",
     .game = "shakala",
     .position = "s1/s2/s/-/ss/-/-/sss/s1/s2/s3/ss/3/4/2/sss 1234 1344 S pit",
     .clicks = "pit:H track:in"},
    {.name = "shakala-rules-run", .game = "shakala", .rules = true, .clicks = "page:5 example:2"},
    {.name = "seega-capture",
     .game = "seega",
     .position = SEEGA_MIDDLE,
     .clicks = "square:b3 square:b2"},
    {.name = "seega-placing", .game = "seega", .clicks = "square:a1"},
    {.name = "dulko-wave",
     .game = "dulko",
     .position = DULKO_MIDDLE,
     .clicks = "bank:1:Q square:b4"},
    {.name = "dulko-filled",
     .game = "dulko",
     .position = DULKO_FILLING,
     .clicks = "bank:1:2 square:i1"},
};

const int motions_count = sizeof motions / sizeof motions[0];

SDL_Surface *motion_sheet(const struct shot *shot, float length) {
    struct sheet sheet = sheet_open(FRAMES, COLUMNS, SHRINK, &shot_windows[0]);
    for (int i = 0; sheet.picture && i < FRAMES; i++) {
        struct shot frame = *shot;
        float passed = 1 + (length - 1) * (float)i / (float)(FRAMES - 1);
        frame.after = shot->hover ? 1 : passed; /* more than 0: animations are on */
        frame.rest = passed;
        sheet_put(&sheet, i, shot_take(&frame, THEME_DUSK, &shot_windows[0]));
    }
    return sheet.picture;
}
