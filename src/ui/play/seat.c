/* seat.c: see seat.h. */
#include "ui/play/seat.h"

#include "records/sent_turn.h"
#include "ui/model/companion.h"

/* Both at this screen. */
static bool is_between_people(const struct match *match) {
    return !companion_takes_part(match) && sent_turn_near(match) == NOWHERE;
}

/* Whoever acts has the near side. */
static bool acts_far(const struct play *play, int upper_player) {
    int seen = play_turn_seen(play);
    return (seen != NOWHERE ? seen : match_turn(&play->match)) == upper_player;
}

bool seat_turns(const struct play *play, const struct settings *settings) {
    return is_between_people(&play->match) && settings->table == TABLE_TURNS;
}

struct layout_hints seat_hints(const struct play *play, const struct settings *settings) {
    struct layout_hints hints = play->face->hints;
    int companion = companion_side(&play->match);
    int person = companion == NOWHERE ? sent_turn_near(&play->match) : !companion;
    bool far = person == hints.upper_player;
    hints.turned =
        seat_turns(play, settings) ? acts_far(play, hints.upper_player) : far != settings->turn;
    hints.other_hand = settings->other_hand;
    hints.ends = settings->table == TABLE_TWO_SIDES && is_between_people(&play->match);
    if (hints.turned) {
        hints.upper_player = !hints.upper_player;
    }
    return hints;
}
