/* test_reason.c: the reasons that hints give for an action, in positions of every game. */
#include "ui/model/reason.h"

#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"

#include <string.h>

static const struct {
    const char *game, *position, *line, *sentence;
} cases[] = {
    {"oware", "10-1-6-4-5-6-6-0-2-1-1-2-2-2-S", "A",
     "Captures 7 seeds; no reply captures more than 3 seeds."},
    {"oware", "6-4-2-0-7-0-7-3-1-4-7-0-5-2-N", "a", "No reply captures more than 2 seeds."},
    {"oware", "6-4-2-0-7-0-7-3-1-4-7-0-5-2-N", "b", "No reply captures anything."},
    {"oware", "5-1-6-5-5-5-4-4-4-4-0-5-0-0-S", "B",
     "No reply captures anything; after any other move, one can."},
    {"oware", "1-0-7-1-14-2-1-1-1-5-2-4-9-0-N", "b", "No reply captures more than 5 seeds."},
    {"oware", "0-0-0-0-1-0-0-5-2-4-0-12-17-7-N", "c",
     "Whatever the reply, the next turn can capture at least 2 seeds."},
    {"oware", "0-0-0-1-1-1-3-2-1-3-0-12-17-7-S", "E d F",
     "If the reply is d, then F captures 3 seeds."},
    {"oware", "0-0-0-1-1-1-3-2-1-3-0-12-17-7-S", "E", "No reply captures more than 2 seeds."},
    {"saddeeqa", "2-7-1-0-4-2-1-1-12-0-1-2-4-1-6-0-12-8-0", "0ccw",
     "Captures 1 stone; no reply captures more than 8 stones."},
    {"saddeeqa", "2-7-1-0-4-2-1-1-12-0-1-2-4-1-6-0-12-8-0", "1cw",
     "No reply captures more than 5 stones."},
    {"shakala", "s1/s2/-/s34/-/s1/sss1/-/3/ss223/ss/sss4/34/-/s/s124 - - S take 1", "xa3",
     "Captures 3 points, and no reply captures anything."},
    {"shakala", "-/-/2/s/s1244/2/ss2/ss1133/ss1/4/ss3/-/ss/s34/-/- - - N track h E sss -", "out",
     "Captures 2 points, and no reply captures anything."},
    {"shakala", "-/s12/-/ss4/s4/-/ss2/s133/ss1/4/ss3/s24/s/s3/s2/s1 - - N pit",
     "h 1 out H 1 out 3 3 c s s 3 out xD4",
     "If the reply is the expected one, the next turn captures 4 points."},
    {"shakala", "s1/s2/s3/s4/s4/-/ss2/s13/s1/s2/s3/s4/s4/s3/s2/s1 - - N pit", "e",
     "It came out best of 8 moves in a search."},
    {"seega", "oo1ox/o1x2/xooxx/x2o1/ooo1x x 0 0 2 5 move", "e1-d1",
     "Captures 1 piece; no reply captures more than 1 piece."},
    {"seega", "oo1ox/o1x2/xooxx/x2o1/ooo1x x 0 0 2 5 move", "c4-d4", "No reply captures anything."},
    {"dulko",
     "........./......81../........./........./........./........K1/........A1/"
     "*......../......... a2 2 0,1,1,5,5,5,5,5,5,5,4 1,1,1,4,5,5,5,5,5,5,5",
     "Kh3", "Wins the match."},
    {"dulko",
     "........./....82..../........./........./........./........./...51...../*......../......... "
     "a2 1 1,1,1,5,5,5,5,4,5,5,5 1,1,1,5,5,5,5,5,5,5,4",
     "8c1", "Scores 8 points; no reply captures more than 2 pieces."},
    {"dulko",
     ".A1712152..../.K181..A2612241/61.21A171.A23251/21A1..62.72Q231/52.3142A182A26222/"
     "4172Q1.A252..A1/.2162.41318272./A2..52.6221.K2/3141.82B27252.. a2 1 "
     "0,0,1,0,0,1,1,3,2,4,4 0,0,0,0,3,4,4,1,2,0,2",
     "Ba3", "Captures 2 pieces, and no reply captures anything."},
};

/* The position of a case, and its line. */
static void set_up(const struct game *game, const char *text, const char *actions,
                   struct position *pos, struct advice_line *line) {
    struct options options = options_default(game);
    options_resolve_seeds(game, &options, 1);
    const char *message = rules_setup(game, &options, text, pos, NULL);
    ck_assert_msg(!message, "%s: %s", text, message ? message : "");
    *line = (struct advice_line){0};
    struct position now = *pos;
    char copy[128];
    struct text all = text_fixed(copy, sizeof copy);
    text_add(&all, actions);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        ck_assert_msg(rules_action_parse(game, &now, word, &line->action[line->count]), "%s: %s",
                      text, word);
        rules_play(game, &now, line->action[line->count++], NULL);
    }
}

START_TEST(a_reason_follows_from_the_rules) {
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct game *game = games_find(cases[i].game);
        struct position pos;
        struct advice_line line;
        set_up(game, cases[i].position, cases[i].line, &pos, &line);
        struct line reason = reason_for(game, &pos, &line);
        ck_assert_str_eq(reason.string, cases[i].sentence);
    }
}
END_TEST

START_TEST(only_what_is_proven_is_called_certain) {
    static const struct {
        struct advice_value value; /* for player 0 */
        const char *position, *sentence;
    } values[] = {
        {{500, true}, "10-1-6-4-5-6-6-0-2-1-1-2-2-2-S", "Wins the match, whatever the reply."},
        {{500, true},
         "10-1-6-4-5-6-6-0-2-1-1-2-2-2-N",
         "Against the best replies, every move loses."},
        {{0, true}, "10-1-6-4-5-6-6-0-2-1-1-2-2-2-S", "Makes sure of a draw."},
        {{4000, false},
         "10-1-6-4-5-6-6-0-2-1-1-2-2-2-S",
         "Captures 7 seeds; no reply captures more than 3 seeds."},
    };
    const struct game *game = games_find("oware");
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        struct position pos;
        struct advice_line line;
        bool south = strchr(values[i].position, 'S');
        set_up(game, values[i].position, south ? "A" : "a", &pos, &line);
        line.value = values[i].value;
        struct line reason = reason_for(game, &pos, &line);
        ck_assert_str_eq(reason.string, values[i].sentence);
    }
}
END_TEST

SUITE("reason", a_reason_follows_from_the_rules, only_what_is_proven_is_called_certain)
