/* test_reason.c: the reasons that hints give for an action, in positions of every game. */
#include "ui/model/reason.h"

#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"

static const struct {
    const char *game, *position, *action, *sentence;
} cases[] = {
    {"oware", "10-1-6-4-5-6-6-0-2-1-1-2-2-2-S", "A", "Captures 7."},
    {"oware", "6-4-2-0-7-0-7-3-1-4-7-0-5-2-N", "a", "No reply captures more than 2."},
    {"oware", "6-4-2-0-7-0-7-3-1-4-7-0-5-2-N", "b", "No reply captures anything."},
    {"saddeeqa", "2-7-1-0-4-2-1-1-12-0-1-2-4-1-6-0-12-8-0", "0ccw", "Captures 1."},
    {"saddeeqa", "2-7-1-0-4-2-1-1-12-0-1-2-4-1-6-0-12-8-0", "1cw",
     "No reply captures more than 5."},
    {"shakala", "s1/s2/-/s34/-/s1/sss1/-/3/ss223/ss/sss4/34/-/s/s124 - - S take 1", "xa3",
     "Captures 1, and no reply captures anything."},
    {"shakala", "-/1/s/-/ssss4/-/s/ssss1334/-/-/-/sss124/-/s23/2/ss1234 - - N pit", "d",
     "Nothing better was found."},
    {"seega", "oo1ox/o1x2/xooxx/x2o1/ooo1x x 0 0 2 5 move", "e1-d1", "Captures 1."},
    {"seega", "oo1ox/o1x2/xooxx/x2o1/ooo1x x 0 0 2 5 move", "c4-d4", "No reply captures anything."},
    {"dulko",
     "........./......81../........./........./........./........K1/........A1/"
     "*......../......... a2 2 0,1,1,5,5,5,5,5,5,5,4 1,1,1,4,5,5,5,5,5,5,5",
     "Kh3", "Wins the match."},
    {"dulko",
     ".A1712152..../.K181..A2612241/61.21A171.A23251/21A1..62.72Q231/52.3142A182A26222/"
     "4172Q1.A252..A1/.2162.41318272./A2..52.6221.K2/3141.82B27252.. a2 1 "
     "0,0,1,0,0,1,1,3,2,4,4 0,0,0,0,3,4,4,1,2,0,2",
     "Ba3", "Captures 2, and no reply captures anything."},
};

START_TEST(a_reason_follows_from_the_rules) {
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct game *game = games_find(cases[i].game);
        struct options options = options_default(game);
        struct position pos;
        game_action action = 0;
        options_resolve_seeds(game, &options, 1);
        const char *message = rules_setup(game, &options, cases[i].position, &pos, NULL);
        ck_assert_msg(!message, "%s: %s", cases[i].position, message ? message : "");
        ck_assert(rules_action_parse(game, &pos, cases[i].action, &action));
        ck_assert_str_eq(reason_for(game, &pos, action).string, cases[i].sentence);
    }
}
END_TEST

SUITE("reason", a_reason_follows_from_the_rules)
