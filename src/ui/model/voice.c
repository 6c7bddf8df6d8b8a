/* voice.c: see voice.h. */
#include "ui/model/voice.h"

#include "advice/moment.h"
#include "base/random.h"
#include "ui/model/companion.h"

#include <assert.h>

static const enum word lines[COMPANIONS][VOICE_OCCASIONS][VOICE_LINES] = {
    {
        {WORD_JERBOA_GREETS_1, WORD_JERBOA_GREETS_2},
        {WORD_JERBOA_TAKES_1, WORD_JERBOA_TAKES_2, WORD_JERBOA_TAKES_3},
        {WORD_JERBOA_LOSES_1, WORD_JERBOA_LOSES_2, WORD_JERBOA_LOSES_3},
        {WORD_JERBOA_LEADS_1, WORD_JERBOA_LEADS_2},
        {WORD_JERBOA_TRAILS_1, WORD_JERBOA_TRAILS_2},
        {WORD_JERBOA_FIRST_1, WORD_JERBOA_FIRST_2},
        {WORD_JERBOA_ANSWERED_1, WORD_JERBOA_ANSWERED_2},
        {WORD_JERBOA_AGAIN_1, WORD_JERBOA_AGAIN_2},
        {WORD_JERBOA_BREAKS_1, WORD_JERBOA_BREAKS_2},
        {WORD_JERBOA_SOWING_1, WORD_JERBOA_SOWING_2},
        {WORD_JERBOA_KING_1, WORD_JERBOA_KING_2},
        {WORD_JERBOA_CHECKS_1, WORD_JERBOA_CHECKS_2},
        {WORD_JERBOA_WINS_1, WORD_JERBOA_WINS_2},
        {WORD_JERBOA_YIELDS_1, WORD_JERBOA_YIELDS_2},
        {WORD_JERBOA_DRAWS_1, WORD_JERBOA_DRAWS_2},
    },
    {
        {WORD_TORTOISE_GREETS_1, WORD_TORTOISE_GREETS_2},
        {WORD_TORTOISE_TAKES_1, WORD_TORTOISE_TAKES_2, WORD_TORTOISE_TAKES_3},
        {WORD_TORTOISE_LOSES_1, WORD_TORTOISE_LOSES_2, WORD_TORTOISE_LOSES_3},
        {WORD_TORTOISE_LEADS_1, WORD_TORTOISE_LEADS_2},
        {WORD_TORTOISE_TRAILS_1, WORD_TORTOISE_TRAILS_2},
        {WORD_TORTOISE_FIRST_1, WORD_TORTOISE_FIRST_2},
        {WORD_TORTOISE_ANSWERED_1, WORD_TORTOISE_ANSWERED_2},
        {WORD_TORTOISE_AGAIN_1, WORD_TORTOISE_AGAIN_2},
        {WORD_TORTOISE_BREAKS_1, WORD_TORTOISE_BREAKS_2},
        {WORD_TORTOISE_SOWING_1, WORD_TORTOISE_SOWING_2},
        {WORD_TORTOISE_KING_1, WORD_TORTOISE_KING_2},
        {WORD_TORTOISE_CHECKS_1, WORD_TORTOISE_CHECKS_2},
        {WORD_TORTOISE_WINS_1, WORD_TORTOISE_WINS_2},
        {WORD_TORTOISE_YIELDS_1, WORD_TORTOISE_YIELDS_2},
        {WORD_TORTOISE_DRAWS_1, WORD_TORTOISE_DRAWS_2},
    },
    {
        {WORD_HARE_GREETS_1, WORD_HARE_GREETS_2},
        {WORD_HARE_TAKES_1, WORD_HARE_TAKES_2, WORD_HARE_TAKES_3},
        {WORD_HARE_LOSES_1, WORD_HARE_LOSES_2, WORD_HARE_LOSES_3},
        {WORD_HARE_LEADS_1, WORD_HARE_LEADS_2},
        {WORD_HARE_TRAILS_1, WORD_HARE_TRAILS_2},
        {WORD_HARE_FIRST_1, WORD_HARE_FIRST_2},
        {WORD_HARE_ANSWERED_1, WORD_HARE_ANSWERED_2},
        {WORD_HARE_AGAIN_1, WORD_HARE_AGAIN_2},
        {WORD_HARE_BREAKS_1, WORD_HARE_BREAKS_2},
        {WORD_HARE_SOWING_1, WORD_HARE_SOWING_2},
        {WORD_HARE_KING_1, WORD_HARE_KING_2},
        {WORD_HARE_CHECKS_1, WORD_HARE_CHECKS_2},
        {WORD_HARE_WINS_1, WORD_HARE_WINS_2},
        {WORD_HARE_YIELDS_1, WORD_HARE_YIELDS_2},
        {WORD_HARE_DRAWS_1, WORD_HARE_DRAWS_2},
    },
    {
        {WORD_HOOPOE_GREETS_1, WORD_HOOPOE_GREETS_2},
        {WORD_HOOPOE_TAKES_1, WORD_HOOPOE_TAKES_2, WORD_HOOPOE_TAKES_3},
        {WORD_HOOPOE_LOSES_1, WORD_HOOPOE_LOSES_2, WORD_HOOPOE_LOSES_3},
        {WORD_HOOPOE_LEADS_1, WORD_HOOPOE_LEADS_2},
        {WORD_HOOPOE_TRAILS_1, WORD_HOOPOE_TRAILS_2},
        {WORD_HOOPOE_FIRST_1, WORD_HOOPOE_FIRST_2},
        {WORD_HOOPOE_ANSWERED_1, WORD_HOOPOE_ANSWERED_2},
        {WORD_HOOPOE_AGAIN_1, WORD_HOOPOE_AGAIN_2},
        {WORD_HOOPOE_BREAKS_1, WORD_HOOPOE_BREAKS_2},
        {WORD_HOOPOE_SOWING_1, WORD_HOOPOE_SOWING_2},
        {WORD_HOOPOE_KING_1, WORD_HOOPOE_KING_2},
        {WORD_HOOPOE_CHECKS_1, WORD_HOOPOE_CHECKS_2},
        {WORD_HOOPOE_WINS_1, WORD_HOOPOE_WINS_2},
        {WORD_HOOPOE_YIELDS_1, WORD_HOOPOE_YIELDS_2},
        {WORD_HOOPOE_DRAWS_1, WORD_HOOPOE_DRAWS_2},
    },
    {
        {WORD_GOAT_GREETS_1, WORD_GOAT_GREETS_2},
        {WORD_GOAT_TAKES_1, WORD_GOAT_TAKES_2, WORD_GOAT_TAKES_3},
        {WORD_GOAT_LOSES_1, WORD_GOAT_LOSES_2, WORD_GOAT_LOSES_3},
        {WORD_GOAT_LEADS_1, WORD_GOAT_LEADS_2},
        {WORD_GOAT_TRAILS_1, WORD_GOAT_TRAILS_2},
        {WORD_GOAT_FIRST_1, WORD_GOAT_FIRST_2},
        {WORD_GOAT_ANSWERED_1, WORD_GOAT_ANSWERED_2},
        {WORD_GOAT_AGAIN_1, WORD_GOAT_AGAIN_2},
        {WORD_GOAT_BREAKS_1, WORD_GOAT_BREAKS_2},
        {WORD_GOAT_SOWING_1, WORD_GOAT_SOWING_2},
        {WORD_GOAT_KING_1, WORD_GOAT_KING_2},
        {WORD_GOAT_CHECKS_1, WORD_GOAT_CHECKS_2},
        {WORD_GOAT_WINS_1, WORD_GOAT_WINS_2},
        {WORD_GOAT_YIELDS_1, WORD_GOAT_YIELDS_2},
        {WORD_GOAT_DRAWS_1, WORD_GOAT_DRAWS_2},
    },
    {
        {WORD_CAT_GREETS_1, WORD_CAT_GREETS_2},
        {WORD_CAT_TAKES_1, WORD_CAT_TAKES_2, WORD_CAT_TAKES_3},
        {WORD_CAT_LOSES_1, WORD_CAT_LOSES_2, WORD_CAT_LOSES_3},
        {WORD_CAT_LEADS_1, WORD_CAT_LEADS_2},
        {WORD_CAT_TRAILS_1, WORD_CAT_TRAILS_2},
        {WORD_CAT_FIRST_1, WORD_CAT_FIRST_2},
        {WORD_CAT_ANSWERED_1, WORD_CAT_ANSWERED_2},
        {WORD_CAT_AGAIN_1, WORD_CAT_AGAIN_2},
        {WORD_CAT_BREAKS_1, WORD_CAT_BREAKS_2},
        {WORD_CAT_SOWING_1, WORD_CAT_SOWING_2},
        {WORD_CAT_KING_1, WORD_CAT_KING_2},
        {WORD_CAT_CHECKS_1, WORD_CAT_CHECKS_2},
        {WORD_CAT_WINS_1, WORD_CAT_WINS_2},
        {WORD_CAT_YIELDS_1, WORD_CAT_YIELDS_2},
        {WORD_CAT_DRAWS_1, WORD_CAT_DRAWS_2},
    },
    {
        {WORD_FOX_GREETS_1, WORD_FOX_GREETS_2},
        {WORD_FOX_TAKES_1, WORD_FOX_TAKES_2, WORD_FOX_TAKES_3},
        {WORD_FOX_LOSES_1, WORD_FOX_LOSES_2, WORD_FOX_LOSES_3},
        {WORD_FOX_LEADS_1, WORD_FOX_LEADS_2},
        {WORD_FOX_TRAILS_1, WORD_FOX_TRAILS_2},
        {WORD_FOX_FIRST_1, WORD_FOX_FIRST_2},
        {WORD_FOX_ANSWERED_1, WORD_FOX_ANSWERED_2},
        {WORD_FOX_AGAIN_1, WORD_FOX_AGAIN_2},
        {WORD_FOX_BREAKS_1, WORD_FOX_BREAKS_2},
        {WORD_FOX_SOWING_1, WORD_FOX_SOWING_2},
        {WORD_FOX_KING_1, WORD_FOX_KING_2},
        {WORD_FOX_CHECKS_1, WORD_FOX_CHECKS_2},
        {WORD_FOX_WINS_1, WORD_FOX_WINS_2},
        {WORD_FOX_YIELDS_1, WORD_FOX_YIELDS_2},
        {WORD_FOX_DRAWS_1, WORD_FOX_DRAWS_2},
    },
    {
        {WORD_CAMEL_GREETS_1, WORD_CAMEL_GREETS_2},
        {WORD_CAMEL_TAKES_1, WORD_CAMEL_TAKES_2, WORD_CAMEL_TAKES_3},
        {WORD_CAMEL_LOSES_1, WORD_CAMEL_LOSES_2, WORD_CAMEL_LOSES_3},
        {WORD_CAMEL_LEADS_1, WORD_CAMEL_LEADS_2},
        {WORD_CAMEL_TRAILS_1, WORD_CAMEL_TRAILS_2},
        {WORD_CAMEL_FIRST_1, WORD_CAMEL_FIRST_2},
        {WORD_CAMEL_ANSWERED_1, WORD_CAMEL_ANSWERED_2},
        {WORD_CAMEL_AGAIN_1, WORD_CAMEL_AGAIN_2},
        {WORD_CAMEL_BREAKS_1, WORD_CAMEL_BREAKS_2},
        {WORD_CAMEL_SOWING_1, WORD_CAMEL_SOWING_2},
        {WORD_CAMEL_KING_1, WORD_CAMEL_KING_2},
        {WORD_CAMEL_CHECKS_1, WORD_CAMEL_CHECKS_2},
        {WORD_CAMEL_WINS_1, WORD_CAMEL_WINS_2},
        {WORD_CAMEL_YIELDS_1, WORD_CAMEL_YIELDS_2},
        {WORD_CAMEL_DRAWS_1, WORD_CAMEL_DRAWS_2},
    },
    {
        {WORD_SIMURGH_GREETS_1, WORD_SIMURGH_GREETS_2},
        {WORD_SIMURGH_TAKES_1, WORD_SIMURGH_TAKES_2, WORD_SIMURGH_TAKES_3},
        {WORD_SIMURGH_LOSES_1, WORD_SIMURGH_LOSES_2, WORD_SIMURGH_LOSES_3},
        {WORD_SIMURGH_LEADS_1, WORD_SIMURGH_LEADS_2},
        {WORD_SIMURGH_TRAILS_1, WORD_SIMURGH_TRAILS_2},
        {WORD_SIMURGH_FIRST_1, WORD_SIMURGH_FIRST_2},
        {WORD_SIMURGH_ANSWERED_1, WORD_SIMURGH_ANSWERED_2},
        {WORD_SIMURGH_AGAIN_1, WORD_SIMURGH_AGAIN_2},
        {WORD_SIMURGH_BREAKS_1, WORD_SIMURGH_BREAKS_2},
        {WORD_SIMURGH_SOWING_1, WORD_SIMURGH_SOWING_2},
        {WORD_SIMURGH_KING_1, WORD_SIMURGH_KING_2},
        {WORD_SIMURGH_CHECKS_1, WORD_SIMURGH_CHECKS_2},
        {WORD_SIMURGH_WINS_1, WORD_SIMURGH_WINS_2},
        {WORD_SIMURGH_YIELDS_1, WORD_SIMURGH_YIELDS_2},
        {WORD_SIMURGH_DRAWS_1, WORD_SIMURGH_DRAWS_2},
    },
};

static const char *const occasions[VOICE_OCCASIONS] = {
    [VOICE_GREETS] = "a match begins",
    [VOICE_TAKES] = "the companion captures much",
    [VOICE_LOSES] = "the person captures much",
    [VOICE_LEADS] = "the companion takes the lead",
    [VOICE_TRAILS] = "the person takes the lead",
    [VOICE_FIRST] = "the first capture of a match, of either",
    [VOICE_ANSWERED] = "a capture right after one of the other, of either",
    [VOICE_AGAIN] = "a capture by the side that captured last, soon after, of either",
    [VOICE_BREAKS] = "a capture after some quiet turns, of either",
    [VOICE_SOWING] = "a long sowing, of either",
    [VOICE_KING] = "the companion's King is in danger",
    [VOICE_CHECKS] = "the person's King is in danger",
    [VOICE_WINS] = "the companion has won",
    [VOICE_YIELDS] = "the person has won",
    [VOICE_DRAWS] = "a draw",
};

const char *voice_occasion_name(enum voice_occasion occasion) {
    return occasions[occasion];
}

enum word voice_line(int companion, enum voice_occasion occasion, int line) {
    return line < VOICE_LINES ? lines[companion - 1][occasion][line] : WORD_NONE;
}

bool voice_occasion_at(const struct match *match, int node, enum voice_occasion *occasion) {
    static const enum voice_occasion of[MOMENTS][2] = {
        [MOMENT_CAPTURE] = {VOICE_LOSES, VOICE_TAKES},
        [MOMENT_LEAD] = {VOICE_TRAILS, VOICE_LEADS},
        [MOMENT_FIRST] = {VOICE_FIRST, VOICE_FIRST},
        [MOMENT_ANSWERED] = {VOICE_ANSWERED, VOICE_ANSWERED},
        [MOMENT_AGAIN] = {VOICE_AGAIN, VOICE_AGAIN},
        [MOMENT_BREAKS] = {VOICE_BREAKS, VOICE_BREAKS},
        [MOMENT_SOWING] = {VOICE_SOWING, VOICE_SOWING},
        [MOMENT_KING] = {VOICE_CHECKS, VOICE_KING},
        [MOMENT_WON] = {VOICE_YIELDS, VOICE_WINS},
        [MOMENT_DRAWN] = {VOICE_DRAWS, VOICE_DRAWS},
    };
    int speaker = companion_side(match);
    if (speaker == NOWHERE) {
        return false;
    }
    struct match_moment moment = moment_of(match, node);
    *occasion = of[moment.kind][moment.side == speaker];
    return moment.kind != MOMENT_NONE;
}

/* A number below `bound` that the match and the turn decide. */
static int drawn(const struct match *match, int node, int bound) {
    uint64_t state = companion_seed(match) * 1000 + (uint64_t)match_turns(match, node);
    random_next(&state);
    return (int)random_below(&state, (uint32_t)bound);
}

enum word voice_choose(const struct match *match, int node, enum voice_occasion occasion,
                       enum word last) {
    int speaker = companion_side(match);
    if (speaker == NOWHERE) {
        return WORD_NONE;
    }
    int companion = companion_of(match, speaker), count = 0;
    while (voice_line(companion, occasion, count) != WORD_NONE) {
        count++;
    }
    assert(count > 0);
    int line = drawn(match, node, count);
    line = (line + (voice_line(companion, occasion, line) == last)) % count;
    return voice_line(companion, occasion, line);
}

int voice_rest(const struct match *match, int node) {
    enum { LEAST = 4, MORE = 5, LONGER = 12 }; /* it tires of talking in a long match */
    return LEAST + match_turns(match, node) / LONGER + drawn(match, node, MORE);
}

const char *voice_last_word(const struct match *match) {
    enum voice_occasion occasion;
    bool speaks = match_over(match) && voice_occasion_at(match, match->current, &occasion);
    return speaks ? words(voice_choose(match, match->current, occasion, WORD_NONE)) : "";
}
