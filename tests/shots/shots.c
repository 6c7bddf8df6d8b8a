/* shots.c: see shots.h. */
#include "shots/shots.h"
#include "ui/app/stack.h"

#include "engine/rules.h"
#include "fakes/fake_host.h"
#include "fakes/fake_pointer.h"
#include "games/games.h"
#include "records/record.h"
#include "sdl/video/canvas.h"
#include "sdl/video/fonts.h"
#include "sdl/video/images.h"
#include "shots/positions.h"
#include "shots/saved_samples.h"
#include "ui/boards/faces.h"
#include "ui/play/match_clock.h"
#include "ui/scenes/rules/view.h"
#include "ui/scenes/scenes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { REDUCED_WIDTH = 320, TONE = 17, SHADE = 24 };
enum { SHOWN_ALL = 9000 }; /* ms: by then nothing moves any more */

/* A match with comments and variations, left in the middle of its line. */
#define OWARE_RECORD                                                                               \
    "[Game \"oware\"][Player0 \"Layla\"][Player1 \"Samir\"][Current \"10\"]"                       \
    "{A friendly match after supper.} 1. C 2. d 3. F 4. c 5. A 6. f 7. E 8. a 9. B "               \
    "{Saves what he can.} (9. D 10. f {greedy}) 10. e {Samir thought long about this. The house "  \
    "d was lost in any case, so he took what there was and kept c for later.} (10. d 11. F 12. b " \
    "13. A) (10. f 11. A 12. c) 11. D (11. F 12. b) 12. b 13. F 14. d 15. A 16. c 17. E 18. a "    \
    "19. D 20. f *"

/* Matches that are over, the third of a series. */
#define OWARE_FINISHED                                                                             \
    "[Game \"oware\"][Player0 \"Amina\"][Player1 \"Karim\"][Standing \"1-1\"][Result \"1-0\"]"     \
    "[Termination \"resignation\"] 1. B 2. c 3. F 4. b 5. C 6. d 7. E 8. c 9. A 10. e 11. B "      \
    "12. d 13. D 14. a 15. C 16. c 17. E 18. e 19. B 20. c 21. F 22. a 23. C 24. c 25. A 26. d "   \
    "27. B 28. f 29. E 30. d 31. B 32. f 33. A 34. a 35. F 36. e 37. A 38. c 39. C 40. b 41. F "   \
    "42. b 43. B resign:1 1-0"
/* The same, reviewed: marks of three kinds. */
#define OWARE_REVIEWED                                                                             \
    "[Game \"oware\"][Player0 \"Amina\"][Player1 \"Karim\"][Result \"0-1\"]"                       \
    "[Termination \"resignation\"] {[%eval -0.15]} 1. F {[%eval -0.15]} 2. f {[%eval -0.45]} 3. "  \
    "E "                                                                                           \
    "{[%eval 0.31]} 4. e {[%eval -0.06]} 5. A {[%eval 0.81]} 6. d $6 {[%eval 6.17]} (6. a $142 "   \
    "{[%eval 0.16]} 7. E 8. e) 7. B $6 {[%eval 1.05]} (7. C $142 {[%eval 6.20]} 8. d 9. D) 8. e "  \
    "$141 {[%eval 1.22]} 9. E {[%eval 0.23]} 10. d {[%eval 0.62]} 11. D {[%eval 0.62]} 12. d "     \
    "{[%eval 0.82]} 13. A {[%eval -0.39]} 14. a $2 {[%eval 5.90]} (14. c $142 {[%eval -0.43]} "    \
    "15. "                                                                                         \
    "F 16. f) 15. F $141 {[%eval 5.74]} 16. c {[%eval 5.85]} 17. C $4 {[%eval -0.85]} (17. E "     \
    "$142 "                                                                                        \
    "{[%eval 5.57]} 18. d 19. C) 18. f $141 {[%eval -0.58]} resign:0 0-1"
#define SHAKALA_FINISHED                                                                           \
    "[Game \"shakala\"][gems \"ladder\"][seed \"3942764464\"][Player0 \"Zahra\"][Player1 "         \
    "\"Omar\"]"                                                                                    \
    "[Result \"1-0\"][Termination \"resignation\"] 1. F.s 2. g.s 3. G.s.2.out 4. c.3 5. "          \
    "H.s.out.3.s 6. e.out.2.4 7. E.in.4.2 8. f.3 9. A.1 10. h.s.in.s.s.s 11. G.s 12. e.out.1 "     \
    "13. F.s 14. b.2.2 resign:1 1-0"

const struct shot shots[] = {
    {.name = "home", .themes = true, .large = true},
    {.name = "home-continue", .kept = 5, .hover = "continue:1", .themes = true, .large = true},
    {.name = "statistics",
     .kept = 2,
     .finished = 90,
     .clicks = "button:statistics",
     .themes = true,
     .large = true},
    {.name = "past",
     .kept = 2,
     .finished = 90,
     .clicks = "button:past",
     .hover = "past:3",
     .themes = true,
     .large = true},
    {.name = "past-remove", .finished = 6, .clicks = "button:past option:game=shakala remove:0"},
    {.name = "home-remove", .kept = 5, .clicks = "remove:1"},
    {.name = "about", .clicks = "button:about", .themes = true, .large = true},
    {.name = "home-last-page", .kept = 5, .clicks = "button:older button:older"},
    {.name = "open", .themes = true, .large = true, .clicks = "button:open", .hover = "file:1"},
    {.name = "open-refused", .clicks = "button:open file:4"},
    {.name = "save",
     .themes = true,
     .large = true,
     .game = "oware",
     .position = OWARE_MIDDLE,
     .clicks = "button:menu button:save-as"},
    {.name = "save-over",
     .game = "oware",
     .position = OWARE_MIDDLE,
     .clicks = "button:menu button:save-as file:1 button:save"},
    {.name = "save-picture",
     .game = "oware",
     .clicks = "pit:C button:menu button:save-picture option:picture=turn"},
    {.name = "save-animation",
     .game = "oware",
     .clicks = "pit:C button:menu button:save-picture option:picture=match button:save"},
    {.name = "settings",
     .themes = true,
     .large = true,
     .clicks = "button:settings slider:speed",
     .hover = "option:previews=0"},
    {.name = "setup-oware",
     .game = "oware",
     .setup = true,
     .clicks = "option:clock=5 option:added=30 name:0"},
    {.name = "oware-start", .themes = true, .large = true, .game = "oware"},
    {.name = "oware-history",
     .themes = true,
     .large = true,
     .record = OWARE_RECORD,
     .history = true},
    {.name = "oware-past",
     .themes = true,
     .record = OWARE_RECORD,
     .history = true,
     .hover = "ply:11",
     .rest = 1000},
    {.name = "oware-sowing",
     .themes = true,
     .large = true,
     .game = "oware",
     .position = OWARE_MIDDLE,
     .clicks = "pit:C",
     .after = 620},
    {.name = "oware-last",
     .themes = true,
     .large = true,
     .game = "oware",
     .position = OWARE_MIDDLE,
     .clicks = "pit:F",
     .after = SHOWN_ALL},
    {.name = "oware-preview",
     .themes = true,
     .large = true,
     .game = "oware",
     .position = OWARE_MIDDLE,
     .hover = "pit:F"},
    {.name = "oware-refused",
     .themes = true,
     .large = true,
     .game = "oware",
     .position = OWARE_MIDDLE,
     .clicks = "pit:c"},
    {.name = "oware-menu", .game = "oware", .position = OWARE_MIDDLE, .clicks = "button:menu"},
    {.name = "oware-editor",
     .themes = true,
     .large = true,
     .game = "oware",
     .position = OWARE_MIDDLE,
     .clicks = "button:menu button:edit pit:A pit:A",
     .hover = "pit:F"},
    {.name = "oware-result",
     .themes = true,
     .game = "oware",
     .position = "1-0-2-0-1-0-0-2-0-1-0-1-25-15-N"},
    {.name = "oware-story", .themes = true, .large = true, .record = OWARE_FINISHED},
    {.name = "oware-clock",
     .themes = true,
     .large = true,
     .game = "oware",
     .position = OWARE_MIDDLE,
     .hover = "pit:F",
     .clock = 600},
    {.name = "oware-paused",
     .game = "oware",
     .position = OWARE_MIDDLE,
     .clicks = "pit:F button:menu button:pause",
     .clock = 600},
    {.name = "oware-name", .game = "oware", .position = OWARE_MIDDLE, .clicks = "name:1"},
    {.name = "oware-confirm",
     .game = "oware",
     .position = OWARE_MIDDLE,
     .clicks = "pit:F",
     .confirm = true},
    {.name = "oware-ask",
     .themes = true,
     .large = true,
     .game = "oware",
     .position = OWARE_MIDDLE,
     .clicks = "button:menu button:agree"},
    {.name = "oware-review",
     .themes = true,
     .large = true,
     .record = OWARE_REVIEWED,
     .history = true,
     .clicks = "button:review review:14"},
    {.name = "oware-review-better",
     .record = OWARE_REVIEWED,
     .history = true,
     .clicks = "button:review review:14 button:better"},
    {.name = "oware-analysis",
     .themes = true,
     .large = true,
     .game = "oware",
     .position = OWARE_MIDDLE,
     .history = true,
     .clicks = "button:analyze",
     .hint = "F D C"},
    {.name = "oware-companion",
     .themes = true,
     .game = "oware",
     .position = OWARE_MIDDLE,
     .companion = 3},
    {.name = "oware-lesson", .themes = true, .large = true, .game = "oware", .lesson = true},
    {.name = "oware-lesson-play",
     .game = "oware",
     .lesson = true,
     .clicks = "button:next",
     .hover = "pit:C",
     .themes = true},
    {.name = "oware-lesson-wrong", .game = "oware", .lesson = true, .clicks = "button:next pit:E"},
    {.name = "shakala-lesson",
     .game = "shakala",
     .lesson = true,
     .clicks = "button:next pit:B bead:s button:next pit:E track:in bead:s button:next",
     .themes = true},
    {.name = "oware-puzzle", .themes = true, .large = true, .game = "oware", .puzzle = 30},
    {.name = "oware-puzzle-refuted",
     .game = "oware",
     .puzzle = 30,
     .clicks = "pit:E",
     .themes = true},
    {.name = "oware-puzzle-solved", .game = "oware", .puzzle = 30, .clicks = "pit:A"},
    {.name = "oware-hint",
     .themes = true,
     .game = "oware",
     .position = OWARE_MIDDLE,
     .companion = 3,
     .hint = "F",
     .clicks = "button:hint"},
    {.name = "shakala-hint",
     .game = "shakala",
     .position = "s1/ss2/ss/s3/s1/s4/-/-/s1/s2/-/s4/ss3/s/2/ss 234 134 S pit",
     .companion = 3,
     .hint = "B",
     .clicks = "button:hint"},
    {.name = "shakala-hint-track",
     .game = "shakala",
     .position = "-/-/-/-/-/-/-/ss/ssss/sss/ss/s/ss/s/s/- 11223344 11223344 S pit",
     .companion = 3,
     .hint = "in",
     .clicks = "pit:H button:hint"},
    {.name = "oware-hint-whole",
     .game = "oware",
     .position = OWARE_MIDDLE,
     .companion = 3,
     .hint = "F",
     .clicks = "button:hint button:hint"},
    {.name = "oware-picture",
     .themes = true,
     .large = true,
     .record = OWARE_RECORD,
     .picture = true},
    {.name = "setup-companion", .game = "oware", .setup = true, .clicks = "seat:1=3"},
    {.name = "setup-coin", .game = "oware", .setup = true, .clicks = "button:lots", .after = 560},
    {.name = "setup-saddeeqa",
     .game = "saddeeqa",
     .setup = true,
     .clicks = "option:stones=6 option:clock=40"},
    {.name = "saddeeqa-start", .themes = true, .large = true, .game = "saddeeqa"},
    {.name = "saddeeqa-sowing",
     .themes = true,
     .large = true,
     .game = "saddeeqa",
     .position = SADDEEQA_MIDDLE,
     .clicks = "pit:5 direction:cw",
     .after = 1500},
    {.name = "saddeeqa-relay", .game = "saddeeqa", .clicks = "pit:0 direction:cw", .after = 3400},
    {.name = "saddeeqa-last",
     .themes = true,
     .game = "saddeeqa",
     .position = SADDEEQA_MIDDLE,
     .clicks = "pit:5 direction:cw",
     .after = SHOWN_ALL},
    {.name = "saddeeqa-ways",
     .themes = true,
     .large = true,
     .game = "saddeeqa",
     .position = SADDEEQA_MIDDLE,
     .clicks = "pit:5",
     .hover = "direction:cw"},
    {.name = "saddeeqa-hover",
     .themes = true,
     .large = true,
     .game = "saddeeqa",
     .position = SADDEEQA_MIDDLE,
     .hover = "pit:5"},
    {.name = "saddeeqa-laps", .themes = true, .large = true, .game = "saddeeqa", .hover = "pit:0"},
    {.name = "saddeeqa-many-laps",
     .game = "saddeeqa",
     .position = "3-0-0-7-6-0-8-0-3-0-1-0-5-2-1-0-40-100-0",
     .hover = "pit:3"},
    {.name = "saddeeqa-endless",
     .game = "saddeeqa",
     .position = SADDEEQA_ENDLESS,
     .clicks = "pit:7 direction:cw"},
    {.name = "setup-shakala",
     .game = "shakala",
     .setup = true,
     .clicks = "button:lots option:clock=10"},
    {.name = "shakala-start", .themes = true, .large = true, .game = "shakala", .hover = "pit:C"},
    {.name = "shakala-picking",
     .game = "shakala",
     .position = "s1/ss2/ss/s3/s1/s4/-/-/s1/s2/-/s4/ss3/s/2/ss 234 134 S pit",
     .clicks = "pit:B",
     .after = 150},
    {.name = "shakala-last",
     .themes = true,
     .game = "shakala",
     .position = "s1/ss2/ss/s3/s1/s4/-/-/s1/s2/-/s4/ss3/s/2/ss 234 134 S pit",
     .clicks = "pit:B bead:s bead:2",
     .after = SHOWN_ALL},
    {.name = "shakala-fork",
     .themes = true,
     .large = true,
     .game = "shakala",
     .position = SHAKALA_FORK},
    {.name = "shakala-track",
     .themes = true,
     .large = true,
     .game = "shakala",
     .position = SHAKALA_FORK,
     .hover = "track:in"},
    {.name = "shakala-bead",
     .themes = true,
     .large = true,
     .game = "shakala",
     .position = SHAKALA_BEAD,
     .hover = "bead:3"},
    {.name = "shakala-bubble",
     .themes = true,
     .large = true,
     .game = "shakala",
     .position = "sssss1/-/-/-/s1/s4/-/-/sss/s2/-/s4/s/s/2/s 13 234 N bead c f s12334 -",
     .hover = "drop:1"},
    {.name = "shakala-clock", .game = "shakala", .position = SHAKALA_BEAD, .clock = 600},
    {.name = "shakala-take", .game = "shakala", .position = SHAKALA_TAKE, .hover = "gem:a4"},
    {.name = "shakala-editor",
     .game = "shakala",
     .clicks = "button:menu button:edit option:item=3 pit:a button:phase",
     .hover = "store:1"},
    {.name = "shakala-result",
     .game = "shakala",
     .position = "-/-/-/-/-/-/-/-/ssss/-/ss/-/-/sss/s/ssssss 11122 12233334444 S pit"},
    {.name = "setup-seega",
     .themes = true,
     .large = true,
     .game = "seega",
     .setup = true,
     .clicks = "option:clock=10 option:added=5"},
    {.name = "shakala-story", .record = SHAKALA_FINISHED},
    {.name = "seega-start", .themes = true, .large = true, .game = "seega", .hover = "square:c4"},
    {.name = "seega-clock", .game = "seega", .clicks = "square:a1 square:b1", .clock = 600},
    {.name = "seega-start-9", .game = "seega", .options = "size=9 opening=crusade"},
    {.name = "seega-chosen",
     .themes = true,
     .large = true,
     .game = "seega",
     .position = SEEGA_MIDDLE,
     .clicks = "square:b3"},
    {.name = "seega-preview",
     .themes = true,
     .large = true,
     .game = "seega",
     .position = SEEGA_MIDDLE,
     .clicks = "square:b3",
     .hover = "square:b2"},
    {.name = "seega-capture",
     .themes = true,
     .large = true,
     .game = "seega",
     .position = SEEGA_MIDDLE,
     .clicks = "square:b3 square:b2",
     .after = 420},
    {.name = "seega-last",
     .themes = true,
     .large = true,
     .game = "seega",
     .position = SEEGA_MIDDLE,
     .clicks = "square:b3 square:b2",
     .after = SHOWN_ALL},
    {.name = "seega-refused",
     .game = "seega",
     .position = SEEGA_MIDDLE,
     .clicks = "square:b3 square:e5"},
    {.name = "seega-blocked", .game = "seega", .position = SEEGA_BLOCKED, .hover = "square:b4"},
    {.name = "seega-barriers", .game = "seega", .position = SEEGA_BARRIERS},
    {.name = "seega-editor",
     .game = "seega",
     .clicks = "button:menu button:edit option:item=1 square:c3 square:b3 option:item=0 square:d4"},
    {.name = "seega-ask", .game = "seega", .position = SEEGA_BARRIERS, .clicks = "button:claim"},
    {.name = "seega-result",
     .game = "seega",
     .position = SEEGA_BARRIERS,
     .clicks = "button:claim button:accept"},
    {.name = "setup-dulko",
     .game = "dulko",
     .setup = true,
     .clicks = "option:clock=20 option:added=10"},
    {.name = "setup-dulko-square",
     .game = "dulko",
     .setup = true,
     .themes = true,
     .clicks = "option:deadzone=e5 option:deadzone=c3 option:deadzone=c3",
     .hover = "option:deadzone=g6"},
    {.name = "dulko-clock",
     .themes = true,
     .game = "dulko",
     .position = DULKO_MIDDLE,
     .clicks = "bank:1:2 square:a1",
     .clock = 29},
    {.name = "dulko-name",
     .game = "dulko",
     .position = DULKO_MIDDLE,
     .clicks = "name:1",
     .hover = "name:0"},
    {.name = "dulko-start",
     .themes = true,
     .large = true,
     .game = "dulko",
     .options = "deadzone=g4",
     .hover = "bank:1:5"},
    {.name = "dulko-editor",
     .themes = true,
     .large = true,
     .game = "dulko",
     .position = DULKO_MIDDLE,
     .clicks = "button:menu button:edit option:item=15"},
    {.name = "dulko-square", .game = "dulko", .position = DULKO_MIDDLE, .clicks = "square:b4"},
    {.name = "dulko-held",
     .themes = true,
     .large = true,
     .game = "dulko",
     .position = DULKO_MIDDLE,
     .clicks = "bank:1:Q"},
    {.name = "dulko-preview",
     .themes = true,
     .large = true,
     .game = "dulko",
     .position = DULKO_MIDDLE,
     .clicks = "bank:1:Q",
     .hover = "square:b4"},
    {.name = "dulko-captures",
     .themes = true,
     .large = true,
     .game = "dulko",
     .position = DULKO_MIDDLE,
     .clicks = "bank:1:Q square:b4",
     .after = 420},
    {.name = "dulko-last",
     .themes = true,
     .game = "dulko",
     .position = DULKO_MIDDLE,
     .clicks = "bank:1:Q square:b4",
     .after = SHOWN_ALL},
    {.name = "dulko-filled",
     .game = "dulko",
     .position = DULKO_FILLING,
     .clicks = "bank:1:2 square:i1",
     .after = 1150},
    {.name = "dulko-refused",
     .themes = true,
     .game = "dulko",
     .position = DULKO_SEVEN,
     .clicks = "bank:1:7",
     .hover = "square:c3"},
    {.name = "rules-shakala",
     .large = true,
     .themes = true,
     .game = "shakala",
     .rules = true,
     .clicks = "page:2"},
    {.name = "rules-oware", .game = "oware", .rules = true, .clicks = "page:3"},
    {.name = "rules-saddeeqa", .game = "saddeeqa", .rules = true, .clicks = "page:5"},
    {.name = "rules-seega", .game = "seega", .rules = true, .clicks = "page:4"},
    {.name = "rules-dulko", .game = "dulko", .rules = true, .clicks = "page:3"},
    {.name = "rules-shakala-gems", .game = "shakala", .rules = true, .clicks = "page:5"},
};

const int shots_count = sizeof shots / sizeof shots[0];

const int shot_sizes[SHOT_SIZES][2] = {{1280, 800}, {2560, 1440}};

bool shot_is_wanted(const struct shot *shot, enum theme_id theme, int size) {
    return (shot->themes || theme == THEME_DUSK) && (shot->large || size == 0);
}

/* ---- the stage ---- */

/* Where shots are drawn. It is kept between shots of one size, with everything computed for them:
 * most shots of a theme have the same background and the same board. */
static struct canvas stage;

static bool set_stage(int width, int height, enum theme_id theme) {
    if (stage.renderer && stage.picture->w == width && stage.picture->h == height) {
        images_open(theme, 0);
        return true;
    }
    canvas_close(&stage);
    return canvas_open(&stage, width, height, SDL_PIXELFORMAT_RGBA32, theme);
}

const char *shots_open(void) {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    return SDL_Init(SDL_INIT_VIDEO) == 0 ? canvases_open() : SDL_GetError();
}

void shots_close(void) {
    canvas_close(&stage);
    canvases_close();
    SDL_Quit();
}

/* ---- leading the app to the moment of the shot ---- */

struct session {
    struct app *app;
    int width, height;
    double now;
};

/* Lets the app do its pending work, file by file. True when there is more of it. */
static bool update(struct session *session) {
    bool goes_on = true;
    for (int i = 0; i < 40 && goes_on; i++) {
        goes_on = app_update(session->app, session->now) <= session->now;
    }
    return goes_on;
}

static void see(struct session *session) {
    update(session);
    app_draw(session->app, &stage.next.list, (float)session->width, (float)session->height, 1,
             fonts_measure());
}

static void point(struct session *session, enum input_kind kind, const char *id) {
    if (fake_point(session->app, kind, id, 0, 0)) {
        see(session);
    }
}

/* The files in the player's folder. */
static struct fake_host computer;

/* Reads actions, separated by spaces, as the first of the lines of an analysis, each worth less. */
static void read_lines(const struct match *match, const char *actions, struct analysis *out) {
    enum { BEST = 250, LESS = 140 };
    for (const char *word = actions; *word && out->count < ADVICE_LINES; word += *word == ' ') {
        char name[ACTION_TEXT_MAX];
        struct text text = text_fixed(name, sizeof name);
        struct advice_line *line = &out->line[out->count];
        size_t length = strcspn(word, " ");
        text_add_bytes(&text, word, length);
        word += length;
        if (rules_action_parse(match->game, match_position(match), name, &line->action[0])) {
            int margin = BEST - LESS * out->count++;
            line->count = line->depth = 1;
            line->value.margin = match_turn(match) ? -margin : margin;
        }
    }
}

/* Answers the app's request for a hint or for an analysis. */
static void answer(struct session *session, const char *hint) {
    const struct match *match = &session->app->play.match;
    struct host_answer answer = {.thought = computer.question.id};
    if (hint && answer.thought) {
        read_lines(match, hint, &answer.analysis);
        answer.action = answer.analysis.line[0].action[0];
        app_input(session->app, &(struct input){.kind = INPUT_ANSWER, .answer = &answer});
        see(session);
    }
}

static void click(struct session *session, const char *id) {
    point(session, INPUT_MOVE, id);
    point(session, INPUT_DOWN, id);
    point(session, INPUT_UP, id);
}

/* Lets time pass frame by frame. Returns how many ms it took until nothing moved any more. */
static float pass(struct session *session, float ms) {
    const float frame = 20;
    float passed = 0, moved = 0;
    while (passed < ms) {
        float step = fminf(frame, ms - passed);
        session->now += (double)step;
        passed += step;
        moved = update(session) ? passed : moved;
    }
    return moved;
}

/* Returns how many ms things moved after the last click. */
static float lead(struct session *session, const struct shot *shot) {
    char words[256];
    struct text text = text_fixed(words, sizeof words);
    text_add(&text, shot->clicks ? shot->clicks : "");
    see(session);
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " ")) {
        click(session, word);
        answer(session, shot->hint);
        for (int i = 0; i < 6 && session->app->study; i++) { /* it plays by itself, too */
            session->now += 700;
            see(session);
        }
    }
    float moved = pass(session, shot->after);
    if (shot->after >= (float)SHOWN_ALL) {
        see(session);
        session->now += 1000; /* the turn indicator has moved to the next player */
    }
    if (shot->hover) {
        point(session, INPUT_MOVE, shot->hover);
        see(session);
        session->now += shot->rest;
        app_update(session->app, session->now);
    }
    see(session);
    return moved;
}

static void set_options(struct app_start *start, const char *words) {
    char copy[256];
    struct text text = text_fixed(copy, sizeof copy);
    text_add(&text, words ? words : "");
    start->options = options_default(start->game);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        options_set(start->game, &start->options, word);
    }
}

static void put_files(void) {
    static const char *const files[][2] = {
        {"letters/a.txt", ""},
        {"Matches/b.serai", ""},
        {"Championship final.ogn", "[Variant \"Oware Abapa\"]\n[Date \"2014.05.01\"]\n"
                                   "[South \"Joan\"]\n[North \"Aalina\"]\n[Result \"25-18\"]\n"},
        {"dulko Zahra - Omar.serai", "[Game \"dulko\"]\n[Player0 \"Zahra\"]\n[Player1 \"Omar\"]\n"
                                     "[Date \"2026.11.20\"]\n[Result \"*\"]\n"},
        {"oware Layla - Samir.serai", "[Game \"oware\"]\n[Player0 \"Layla\"]\n"
                                      "[Player1 \"Samir\"]\n[Result \"1-0\"]\n"
                                      "[Date \"2026.11.21\"]\n"},
        {"seega.serai", "[Game \"seega\"]\n[Result \"0-1\"]\n[Date \"2026.10.02\"]\n"},
        {"shopping.txt", "Dates, almonds, tea\n"},
    };
    fake_host_free(&computer);
    fake_host_start(&computer);
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        char path[96];
        struct text text = text_fixed(path, sizeof path);
        text_format(&text, "/home/ada/%s", files[i][0]);
        fake_host_put(&computer, path, files[i][1]);
    }
}

static bool begin(struct session *session, const struct shot *shot, enum theme_id theme) {
    struct match match = {0};
    struct record_error error;
    struct app_start start = {
        .scenes = scenes, .settings = settings_default(), .entropy = 7, .face_of = faces_find};
    put_files();
    start.host = &computer.host;
    start.settings.theme = theme;
    start.settings.history = shot->history;
    start.settings.confirm = shot->confirm;
    start.settings.speed = shot->after > 0 ? 1 : 0;
    if (shot->lesson || shot->puzzle) {
        start.study = (struct study_request){shot->lesson ? STUDY_LESSON : STUDY_PUZZLE,
                                             games_find(shot->game), shot->puzzle};
    } else if (shot->game && !shot->setup) {
        start.game = games_find(shot->game);
        start.position = shot->position;
        set_options(&start, shot->options);
    }
    if (shot->record) {
        start.match = &match;
        if (!record_read(games, games_count, shot->record, strlen(shot->record), &match, &error)) {
            fprintf(stderr, "%s: %d:%d: %s\n", shot->name, error.line, error.column, error.reason);
            return false;
        }
    }
    if (app_start(session->app, &start)) {
        return false;
    }
    saved_samples(&session->app->saved, shot->kept);
    saved_samples_finished(&session->app->saved, shot->finished);
    struct match *begun = &session->app->play.match;
    if (start.game) {
        match_clock_set(&session->app->play.match, &session->app->play.clock, shot->clock, 5);
        memcpy(begun->name[0], "Layla", sizeof "Layla");
        memcpy(begun->name[1], "Samir", sizeof "Samir");
        if (shot->companion) {
            play_seat(&session->app->play, (const int[]){0, shot->companion}, 1);
        }
        if (shot->rules) {
            app_open_rules(session->app, start.game);
        }
    } else if (shot->setup) {
        setup_open(&session->app->setup, games_find(shot->game));
        memcpy(session->app->setup.now.name[0], "Amina", sizeof "Amina");
        memcpy(session->app->setup.now.name[1], "Karim", sizeof "Karim");
        app_push(session->app, SCENE_SETUP);
    }
    if (shot->picture) {
        app_push(session->app, SCENE_PICTURE);
    }
    return true;
}

/* Like shot_take; *moved is set to the ms until nothing moved any more. */
static SDL_Surface *take(const struct shot *shot, enum theme_id theme, int size, float *moved) {
    int width = shot_sizes[size][0], height = shot_sizes[size][1];
    struct session session = {.width = width, .height = height};
    session.app = calloc(1, sizeof *session.app);
    bool begun = set_stage(width, height, theme) && session.app && begin(&session, shot, theme);
    if (begun) {
        *moved = lead(&session, shot);
        canvas_paint(&stage, false);
        app_free(session.app);
    }
    free(session.app);
    return begun ? stage.picture : NULL;
}

SDL_Surface *shot_take(const struct shot *shot, enum theme_id theme, int size) {
    float moved;
    return take(shot, theme, size, &moved);
}

float shot_length(const struct shot *shot) {
    struct shot whole = *shot;
    float moved = 0;
    whole.after = (float)SHOWN_ALL;
    return take(&whole, THEME_DUSK, 0, &moved) ? moved : 0;
}

/* ---- files ---- */

/* Each pixel is the mean of k × k pixels. */
static void reduce_row(const SDL_Surface *picture, int k, int y, uint8_t *to, int width) {
    for (int x = 0; x < width; x++) {
        int sum[3] = {0, 0, 0};
        for (int row = y * k; row < (y + 1) * k; row++) {
            const uint8_t *from = (const uint8_t *)picture->pixels +
                                  (size_t)row * (size_t)picture->pitch + (size_t)(x * k) * 4;
            for (int i = 0; i < k; i++, from += 4) {
                sum[0] += from[0];
                sum[1] += from[1];
                sum[2] += from[2];
            }
        }
        for (int channel = 0; channel < 3; channel++) {
            *to++ = (uint8_t)((sum[channel] + k * k / 2) / (k * k));
        }
    }
}

SDL_Surface *shot_shrink(SDL_Surface *picture, int k) {
    int width = picture->w / k, height = picture->h / k;
    SDL_Surface *small =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 24, SDL_PIXELFORMAT_RGB24);
    for (int y = 0; small && y < height; y++) {
        reduce_row(picture, k, y, (uint8_t *)small->pixels + (size_t)y * (size_t)small->pitch,
                   width);
    }
    return small;
}

SDL_Surface *shot_reduce(SDL_Surface *picture) {
    return shot_shrink(picture, (picture->w + REDUCED_WIDTH - 1) / REDUCED_WIDTH);
}

/* Fewer tones make a file half as large, and still show everything that the tests check. */
void shot_coarsen(SDL_Surface *small) {
    for (int y = 0; y < small->h; y++) {
        uint8_t *row = (uint8_t *)small->pixels + (size_t)y * (size_t)small->pitch;
        for (int x = 0; x < small->w * 3; x++) {
            row[x] = (uint8_t)((row[x] + TONE / 2) / TONE * TONE);
        }
    }
}

int shot_difference(const SDL_Surface *a, const SDL_Surface *b) {
    long count = 0;
    for (int y = 0; y < a->h; y++) {
        const uint8_t *p = (const uint8_t *)a->pixels + (size_t)y * (size_t)a->pitch;
        const uint8_t *q = (const uint8_t *)b->pixels + (size_t)y * (size_t)b->pitch;
        for (int x = 0; x < a->w * 3; x++) {
            count += abs(p[x] - q[x]) > SHADE;
        }
    }
    return (int)(count * 1000000 / ((long)a->w * a->h * 3));
}

void shot_path(const struct shot *shot, enum theme_id theme, int size, const char *folder,
               struct text *out) {
    text_format(out, "%s/%s", folder, shot->name);
    if (theme != THEME_DUSK) {
        text_format(out, "-%s", theme_get(theme)->name);
    }
    text_format(out, "-%dx%d.png", shot_sizes[size][0], shot_sizes[size][1]);
}
