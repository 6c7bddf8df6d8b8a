/* test_reason.c: the reasons that hints give for an action, in positions of every game. */
#include "advice/reason.h"

#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"

#include <string.h>

struct reason_case {
    const char *game, *position, *line, *sentence;
};

static const struct reason_case cases[] = {
    {"oware", "10-1-6-4-5-6-6-0-2-1-1-2-2-2-S", "A",
     "Captures 7 seeds; a reply can capture up to 3 seeds. In the long run it looks better than "
     "capturing 10 seeds."},
    {"oware", "6-4-2-0-7-0-7-3-1-4-7-0-5-2-N", "a",
     "Gives the opponent's side only 2 seeds. A reply can capture up to 2 seeds."},
    {"oware", "6-4-2-0-7-0-7-3-1-4-7-0-5-2-N", "b", "Keeps all your seeds on your own side."},
    {"oware", "5-1-6-5-5-5-4-4-4-4-0-5-0-0-S", "B",
     "No reply captures anything; after any other turn, one can."},
    {"oware", "1-0-7-1-14-2-1-1-1-5-2-4-9-0-N", "b",
     "Risks less than most other turns: a reply can capture up to 5 seeds."},
    {"oware", "0-0-0-0-1-0-0-5-2-4-0-12-17-7-N", "c",
     "Keeps all your seeds on your own side. In the long run it looks better than capturing 2 "
     "seeds."},
    {"oware", "0-0-0-1-1-1-3-2-1-3-0-12-17-7-S", "E d F",
     "If the reply is d, then F captures 3 seeds."},
    {"oware", "0-0-0-1-1-1-3-2-1-3-0-12-17-7-S", "E", "Keeps all your seeds on your own side."},
    {"saddeeqa", "2-7-1-0-4-2-1-1-12-0-1-2-4-1-6-0-12-8-0", "0ccw",
     "Captures 1 stone, though a reply can capture up to 8 stones. In the long run it looks better "
     "than capturing 4 stones."},
    {"saddeeqa", "2-7-1-0-4-2-1-1-12-0-1-2-4-1-6-0-12-8-0", "1cw",
     "Risks less than most other turns: a reply can capture up to 5 stones."},
    {"shakala", "s1/s2/-/s34/-/s1/sss1/-/3/ss223/ss/sss4/34/-/s/s124 - - S take 1", "xa3",
     "Captures 3 points, and no reply captures anything. In the long run it looks better than "
     "capturing 4 points."},
    {"shakala", "-/-/2/s/s1244/2/ss2/ss1133/ss1/4/ss3/-/ss/s34/-/- - - N track h E sss -", "out",
     "Captures 2 points, and no reply captures anything."},
    {"shakala", "-/s12/-/ss4/s4/-/ss2/s133/ss1/4/ss3/s24/s/s3/s2/s1 - - N pit",
     "h 1 out H 1 out 3 3 c s s 3 out xD4",
     "If the opponent plays H as expected, your next turn captures 4 points."},
    {"shakala", "s1/s2/s3/s4/s4/-/ss2/s13/s1/s2/s3/s4/s4/s3/s2/s1 - - N pit", "e",
     "In the long run it looks best."},
    {"seega", "oo1ox/o1x2/xooxx/x2o1/ooo1x x 0 0 2 5 move", "e1-d1", "Captures the piece on d2."},
    {"seega", "oo1ox/o1x2/xooxx/x2o1/ooo1x x 0 0 2 5 move", "c4-d4",
     "No reply captures anything; after most other turns, one can."},
    {"oware", "1-8-0-4-3-5-5-1-10-9-1-1-0-0-N", "e",
     "Risks less than most other turns: a reply can capture up to 2 seeds."},
    {"oware", "6-0-0-0-8-0-9-6-0-8-1-10-0-0-S", "A",
     "Leaves the opponent 5 replies; no other turn leaves fewer. A reply can capture up to 2 "
     "seeds."},
    {"saddeeqa", "0-0-0-0-1-0-0-1-0-0-0-1-0-0-1-1-31-28-0", "7ccw",
     "No reply captures anything; after most other turns, one can."},
    {"seega", "5/3x1/5/2x2/5 o 10 12 0 0 place2", "a4 c4",
     "Occupies c4 beside the middle, from where the first move can enter it. Also occupies a4 on "
     "the edge, "
     "where a piece can be trapped from two sides only."},
    {"seega", "5/3x1/5/2x2/5 o 10 12 0 0 place2", "a4 e5",
     "Occupies the corner e5, where nothing can be captured. Also occupies a4 on the edge, where a "
     "piece can "
     "be trapped from two sides only."},
    {"seega", "5/3x1/5/2x2/5 o 10 12 0 0 place2", "b4 b2",
     "Occupies the inner squares b2 and b4, each next to four others."},
    {"seega", "ooxx1/1ooox/ooo1o/1xxoo/xxxxx o 0 0 1 2 move", "a3-a2",
     "Leaves the opponent 2 replies; no other turn leaves fewer."},
    {"oware", /* nothing could be captured, so it is not said that nothing is */
     "1-0-1-0-0-0-1-0-0-0-0-0-23-22-S", "A", "A quiet move."},
    {"dulko",
     "........./......81../........./........./........./........K1/........A1/*......../......... "
     "a2 2 0,1,1,5,5,5,5,5,5,5,4 1,1,1,4,5,5,5,5,5,5,5",
     "Kh3", "Wins the match."},
    {"dulko",
     "........./....82..../........./........./........./........./...51...../*......../......... "
     "a2 1 1,1,1,5,5,5,5,4,5,5,5 1,1,1,5,5,5,5,5,5,5,4",
     "8c1",
     "Scores 8 points. Its row, column and box are far from full: each lacks at least 7. A reply "
     "can capture the 8 on c1 and the 5 on d3, as after most moves."},
    {"dulko",
     ".A1712152..../.K181..A2612241/61.21A171.A23251/21A1..62.72Q231/52.3142A182A26222/"
     "4172Q1.A252..A1/.2162.41318272./A2..52.6221.K2/3141.82B27252.. a2 1 0,0,1,0,0,1,1,3,2,4,4 "
     "0,0,0,0,3,4,4,1,2,0,2",
     "Ba3",
     "Captures the 7 on b4 and the Ace on f8, and no reply captures anything. In the long run it "
     "looks better than capturing 3 pieces."},
    {"dulko",
     ".....82.../.82......./.72......./........71/.61......82/....82...51/81.72...41.*/.....61.../"
     "......... i3 1 1,1,1,5,5,5,4,4,3,4,4 1,1,1,5,5,5,5,5,5,3,1",
     "8h7",
     "Scores 8 points in one of the last 9 places for this piece. Your Queen could capture 4 "
     "pieces from c9; she's kept for later."},
    {"dulko",
     "32....A2826241/..52.62..A171/41.81.72...51/..728241..../81...*..51./....52617181./"
     ".52....42.62/.31.6181.5271./627141.....82 e5 1 1,1,1,4,5,4,1,3,3,2,1 1,1,1,4,5,4,4,1,1,2,2",
     "8f8",
     "Scores 8 points in the last place for this piece. No square is left for an 8, and the "
     "opponent has 2 to place, you none. Your Queen could capture 7 pieces from d9; she's kept for "
     "later."},
    {"dulko",
     ".......82./........./.....61.../.527182...61./........71/..81.....52/....*..../61......../"
     ".....82... e3 2 1,1,1,5,5,5,5,5,2,3,4 1,1,1,5,5,5,5,3,5,5,2",
     "5a7",
     "Scores 5 points. Its row, column and box are far from full: each lacks at least 7. Your "
     "Queen could capture 4 pieces from a5; she's kept for later."},
};

/* What a turn does by the rules of its game, where nothing is captured soon. */
static const struct reason_case aims[] = {
    {"oware", "2-5-1-13-0-7-14-0-1-0-1-0-4-0-S", "B",
     "Lets D grow to 14 seeds, enough to sow more than a lap."},
    {"oware", "0-0-12-3-1-2-0-5-0-10-4-3-5-3-S", "E", "Keeps all your seeds on your own side."},
    {"oware", "5-4-4-4-4-0-5-0-6-6-5-5-0-0-S", "D",
     "Leaves one of the opponent's houses open to capture with 1 or 2 seeds."},
    {"oware", "6-6-0-6-0-2-7-0-8-7-5-1-0-0-S", "B",
     "Leaves 2 of the opponent's houses open to capture with 1 or 2 seeds. A reply can capture up "
     "to 2 seeds."},
    {"shakala", "2/3/-/-/3/s/s/ss/sss112/-/4/-/sssssss123444/-/s/s1 23 - S pit", "A",
     "Leaves 3 of your pits open to attack with a lone bead, instead of 5."},
    {"shakala", "ss/s2/s/-/sss3/-/1/sssss/s/ss/-/s/-/-/-/- 11223334444 12 S pit", "C",
     "Gives no beads to the opponent, who has only 4 left. In the long run it looks better than "
     "capturing 2 points."},
    {"shakala", "24/ss/-/1/ss/13/-/s/ss/s23/ssss1/-/sss/-/-/s 133444 22 S pit", "D",
     "Leaves none of your pits open to attack with a lone bead."},
    {"shakala", "2/3/-/sss/ssss3/-/-/s/ss112/14/-/-/ssss123444/ss/-/- 23 - S pit", "H",
     "Leaves 2 of your pits open to attack with a lone bead, instead of 3."},
    {"shakala", "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S pit", "C s",
     "Keeps all your beads on your own side."},
    {"dulko",
     "61.71....3181/21.415172..../...41.32.2262/.218272.4131.51/.71.22...6241/.426132518121.*/"
     "7162...52.82B1/51.31.612142.72/..228242.51.. i4 2 1,1,0,5,1,2,2,1,2,3,3 "
     "1,1,1,5,2,3,1,3,2,1,2",
     "6f8",
     "Scores 6 points in the last place for this piece. No square is left for a 6, and the "
     "opponent has 2 to place, you 1. Your Queen could capture 10 pieces from a4; she's kept for "
     "later."},
};

/* The two squares on which the last pieces are placed: the other side moves first after them. */
static const struct reason_case last_placing[] = {
    {"seega", "xoooo/x1oox/x2o1/xooxx/1xxxo x 2 2 0 0 place2", "b3 b4",
     "Occupies b3 beside the middle, from where the opponent's first move could have entered it. "
     "Also occupies "
     "the inner square b4, next to four others."},
};

/* Turns that pass over a capture which costs more than it brings. */
static const struct reason_case passed_over[] = {
    {"oware", "3-0-1-1-0-1-2-7-1-0-4-0-19-9-N", "a",
     "No reply captures anything; after any other turn, one can. Capturing 2 seeds would let a "
     "reply capture at least 3 seeds."},
    {"saddeeqa", "13-1-1-4-0-3-0-0-1-0-0-1-0-1-0-2-30-7-0", "5ccw",
     "Captures 2 stones; a reply can capture up to 3 stones, and after most other turns, even "
     "more. Playing 1 counterclockwise would capture 3 stones, but let a reply capture 6 stones."},
    {"oware", "3-0-1-1-0-1-2-7-1-0-4-0-19-9-N", "b",
     "Captures 2 seeds, though a reply can capture up to 3 seeds."},
};

/* The same with what the opponent could capture if it were to act. */
static const struct reason_case threats[] = {
    {"oware", "0-2-5-2-10-0-1-1-0-0-0-1-15-11-N", "b",
     "Keeps the opponent from capturing 4 seeds: no reply captures anything."},
    {"oware", "2-10-2-2-1-1-3-2-3-0-4-12-2-4-S", "A",
     "Risks less than most other turns: a reply can capture up to 2 seeds."},
    {"saddeeqa", "2-0-3-1-1-0-2-4-3-1-5-3-1-3-0-1-19-15-1", "15cw",
     "Keeps the opponent from capturing 5 stones; a reply can still capture 1 stone. Capturing 1 "
     "stone would let a "
     "reply capture at least 3 stones."},
    {"shakala", "-/123/22/sss3/s/s1/s4/ssss/sss12/4/3/44/-/s/-/ss13 - - S pit", "E out",
     "Keeps the opponent from capturing 4 points: no reply captures anything."},
    {"shakala", "s/3/ss/-/11/s/sss234/ss13/-/s12/ss3/-/-/sss2/s/44 4 2 S pit", "G s 2 out 4 s s",
     "Keeps beads in 6 of your 8 pits, for more choice later."},
    {"seega", "ooo2/o1x1o/1ooxx/oxx1x/1xxoo o 0 0 2 4 move", "b5-b4",
     "Keeps the opponent from capturing the piece on b3: no reply captures anything."},
    {"oware", "0-6-11-2-0-1-0-3-0-10-4-3-5-3-S", "B", "Threatens to capture 2 seeds next, with D."},
    /* no such position: it is not the other one who places */
    {"seega", "5/3x1/5/2x2/5 o 10 12 0 0 place2", "a4 b5",
     "Occupies a4 and b5 on the edge, where a piece can be trapped from two sides only."},
};

/* One or two pieces are named, and what differs between the turns that capture most. */
static const struct reason_case pieces[] = {
    {"seega", "oxoox/xxoox/ooo1x/xx1ox/oxoxo x 0 0 0 1 move", "e3-d3",
     "Captures the piece on d2, and no reply captures anything."},
    {"seega", "xoxxx/xo1oo/oo2o/xxoxx/o1xxo x 0 0 2 1 move", "c5-c4",
     "Captures the piece on b4; a reply can capture the piece on b2 or the piece on c4."},
    {"seega", "oxoox/xxoox/oo1o1/xx1xx/ox1xo x 0 0 2 1 move", "e2-e3",
     "Keeps the opponent from capturing the piece on e2: no reply captures anything."},
    {"dulko",
     "........./........./32......../...21...../........./21......../....*..../........./"
     "......32.. e3 1 1,1,1,5,3,5,5,5,5,5,5 1,1,1,5,5,3,5,5,5,5,5",
     "4g3",
     "Scores 4 points. Its row, column and box are far from full: each lacks at least 7. Your "
     "Queen could capture 2 pieces from a1; she's kept for later."},
};

/* What a capture costs, and what else a turn leaves to the opponent. */
static const struct reason_case costs[] = {
    {"saddeeqa", "4-2-2-2-1-10-10-0-4-0-1-8-0-3-1-1-14-1-0", "2cw",
     "Captures 9 stones, more than any other turn, though a reply can capture up to 12 stones."},
    {"saddeeqa", "4-2-2-2-8-8-8-1-2-1-0-7-2-2-0-0-14-1-0", "4cw",
     "Keeps the opponent from capturing 9 stones; a reply can still capture up to 3 stones."},
    {"oware", "5-1-6-6-5-1-0-6-6-0-6-6-0-0-S", "D e C",
     "If the reply is e, then C captures 2 seeds. Another reply can capture up to 3 seeds."},
};

/* A gem that a reply could have captured, and one that none could. */
static const struct reason_case covers[] = {
    {"shakala", "s/s/3/-/ssss124/s2/-/sss/-/3/-/ss1/s1224/s134/s4/s 3 - N pit", "e out 1 s 4",
     "Covers the 3-point gem in b, which a reply could have captured. A reply can capture up to 4 "
     "points."},
    {"shakala", "2/3/-/-/3/s/s/ss/sss112/-/4/-/sssssss123444/-/s/s1 23 - S pit", "A",
     "Leaves 3 of your pits open to attack with a lone bead, instead of 5."},
};

/* The turn that is expected after the reply could be played at once, and capture as much. */
static const struct reason_case at_once[] = {
    {"oware", "0-2-5-9-9-3-8-0-1-0-7-2-2-0-S", "D b F",
     "Whatever the reply, your next turn can still capture at least 2 seeds. Playing F would "
     "capture 2 "
     "seeds, but let a reply capture 3 seeds."},
    {"seega", "xo1xx/x1ooo/4o/ox1xx/oxxxo x 0 0 4 2 move", "c1-c2 c4-c3 d2-d3",
     "No reply captures anything. In the long run it looks better than capturing 1 piece."},
};

/* A reply captures more than the turn after it can, or as much as that threatens. */
static const struct reason_case smaller[] = {
    {"saddeeqa", "6-1-2-1-1-3-1-1-0-2-0-5-1-5-0-1-25-9-0", "2cw",
     "Gives the opponent's side only one stone. A reply can capture up to 5 stones. In the long "
     "run it looks better than capturing 6 stones."},
    {"saddeeqa", "0-0-1-1-2-6-1-1-2-2-0-1-0-0-0-0-36-11-0", "4ccw",
     "Leaves the opponent 6 replies; no other turn leaves fewer. A reply can capture up to 6 "
     "stones."},
    {"oware", "7-6-0-6-0-2-7-7-1-7-5-0-0-0-S", "B",
     "Gives the opponent's side only 2 seeds. A reply can capture up to 2 seeds."},
};

/* What a reply captures is left out where it could capture as much after most other turns. */
static const struct reason_case usual[] = {
    {"dulko",
     "32.6182K2.227151/72Q2823252A1.A241/...217142A262B2/K1..7132.81.A2/516141.22B1.32*/"
     "2181315262A242.71/6132A1.A271A25222/.52.62.823141./.7122A1A25261Q181 i5 2 "
     "0,0,0,0,2,3,2,3,1,0,1 0,0,0,0,2,0,3,0,2,3,3",
     "4b9",
     "Scores 4 points. In the long run it looks best, though a reply can capture up to 5 pieces."},
    {"oware", "6-4-2-0-7-0-7-3-1-4-7-0-5-2-N", "a",
     "Threatens to capture 3 seeds next, with d. A reply can capture up to 2 seeds."},
    {"shakala", "s/3/ss/-/11/s/sss234/ss13/-/s12/ss3/-/-/sss2/s/44 4 2 S pit", "G s 2 out 4 s s",
     "Keeps beads in 6 of your 8 pits, for more choice later."},
};

/* A King, Queen or Bishop that stays in the bank, though it could capture now. */
static const struct reason_case holding[] = {
    {"dulko",
     "..41.72.8252./.71...4162../82.A13252.K171./A2...2181..A1/514182.....*/.21...B152.41/"
     "71.Q18262..A1./318152.K2..../61....72... i5 2 0,0,0,2,3,4,1,4,4,3,4 0,1,1,4,5,4,5,1,3,2,0",
     "Bd9",
     "Captures the 4 on i4, and no reply captures anything. Your Queen could capture 8 pieces from "
     "b6; she's kept for later."},
    {"dulko",
     "61......../..5231.7182../........./..K121....62/...*A1..51./.72..Q2..../.42..52..3281/"
     ".B1.....21./81..72.A2... d5 2 0,1,0,4,3,4,5,4,4,4,3 1,0,1,4,5,4,4,3,4,3,4",
     "Ad3",
     "Scores 1 point. Its row, column and box are far from full: each lacks at least 4. Your "
     "Bishop could capture 4 pieces from i1; it's kept for later."},
    {"dulko", /* the Queen herself is placed */
     "..41.72.8252./.71...4162../82.A13252.K171./A2...2181..A1/514182.....*/.21...B152.41/"
     "71.Q18262..A1./318152.K2..../61....72... i5 2 0,0,0,2,3,4,1,4,4,3,4 0,1,1,4,5,4,5,1,3,2,0",
     "Qb6", "Captures 8 pieces, and no reply captures anything."},
};

/* What every other turn does, or most of them do. */
static const struct reason_case common[] = {
    {"oware", "1-0-1-0-0-0-1-0-0-0-0-0-23-22-S", "A", "A quiet move."},
    {"seega", "xoooo/x1oox/x3o/xooxx/1xxxo x 2 2 0 0 place2", "b3 b4", /* most take b3 or d3 */
     "A quiet move."},
    {"shakala", "-/-/ss4/-/2/ss/ss3/1/ssss/-/sss13/-/s13/s/-/s122 23444 - S pit", "G s s out",
     "Gives the opponent's side only 2 beads. A reply can capture up to 2 points. In the long run "
     "it looks better than capturing 3 points."},
    {"seega", "xo1xx/x1ooo/4o/ox1xx/oxxxo x 0 0 4 2 move", "c1-c2 c4-c3 d2-d3",
     "No reply captures anything. In the long run it looks better than capturing 1 piece."},
};

/* The opponent has a single reply. */
static const struct reason_case only_replies[] = {
    {"oware", "1-3-6-0-3-0-0-7-0-0-0-0-15-13-S", "B",
     "The only reply is b; your next turn can then capture at least 6 seeds."},
    {"oware", "0-2-0-0-0-0-1-3-2-0-3-5-20-12-N", "b",
     "The only reply is B; your next turn can then still capture at least 2 seeds."},
    {"oware", "1-19-3-4-0-0-0-0-0-3-0-0-9-9-S", "C",
     "The only reply is d; your next turn can then capture at least 8 seeds. The only reply "
     "captures 2 seeds."},
    {"dulko",
     ".7282A132.52Q242/6222K2A151..82./.51A241.21726232/A2615221.8141../22.4171.52K13262/"
     "8232.6142Q1A12271/72B2628222A2A24252/41.A1A2B23262.81/31812152*42A272. e1 1 "
     "0,0,0,0,1,1,2,2,3,1,1 0,0,0,0,2,3,0,1,0,3,2",
     "8e7", "The only reply is 7 on f8; your next turn can then capture at least 6 pieces."},
};

/* What a turn takes or brings of its own. */
static const struct reason_case own_things[] = {
    {"seega", "ooxx1/xx1o1/xxx2/oxxox/ooooo x 0 0 2 2 move", "c3-d3 xc2",
     "This blocks the opponent, so you also remove your piece on c2. Captures the piece on d4; a "
     "reply can capture the piece on b2."},
    {"seega", "oxoxo/o1oox/oxoxx/ooxxx/ooxxx o 0 0 0 0 move", "c4-b4 xb4",
     "This blocks the opponent, so you also remove your piece on b4. Captures the piece on b3, and "
     "no reply captures anything."},
    {"shakala", "ss3/3/s/ss2/s/s23/4/ss34/s/ss1/s/s4/s11/-/s4/- 12 2 S pit", "H s out 4 3 xb3",
     "Captures 3 points (sown this same turn). In the long run it looks better than capturing 4 "
     "points."},
};

/* Why this number, or this square. */
static const struct reason_case placings[] = {
    {"dulko",
     "..82A231..../..K2.51..81./..A242..71../.....82.../...71...31./.....Q1.22./"
     ".B1..21A1A1../....B2.62../....*.... e1 1 1,0,0,4,4,3,5,4,5,3,4 0,1,0,2,4,5,4,5,4,5,3",
     "8g4",
     "Scores 8 points. Of your numbers, the 8 has the fewest squares left: 21. Your King could "
     "capture 2 pieces from g5; he's kept for later."},
    {"dulko",
     ".7182A231.51../6222K2.51..81./.51A242..71.32/A2....8141../..4171..K131./82...42Q1.2171/"
     "72B2628222A2A24252/41.A1.B2.62../.81..*.A2.. e1 1 0,0,0,3,4,3,2,2,5,1,2 "
     "0,1,0,0,3,4,2,4,2,4,2",
     "Af5",
     "Scores 11 points, as much as any turn can. In a King's row, column or box an Ace is worth 11 "
     "points instead of 1. A reply can capture up to 7 pieces, as after most moves."},
    {"dulko",
     ".....A1A2.Q2/81B1A2..41.21A2/5162A2.31.A142./.52A17121..../B2..61..22../.8121.Q1..../"
     "21.8132.61.7241/..5141A172..A1/72.....52K182 c8 1 0,0,0,0,2,4,2,4,4,5,2 "
     "1,0,0,1,3,4,4,2,3,1,4",
     "3i5",
     "Scores 3 points. Leaves 15 of 26 squares for a 3, fewer than most squares would: the "
     "opponent has 4 to place, you 3. A reply can capture up to 4 pieces, as after most moves."},
    {"dulko",
     ".7182A231.51../6222K2A151..81./.51A242..716232/A26152..8141../..4171.52K131./"
     "82...42Q1A12171/72B2628222A2A24252/41.A1A1B23162.81/.81.52*.A272. e1 2 "
     "0,0,0,0,4,2,2,2,4,1,1 0,1,0,0,3,4,2,1,1,3,2",
     "3d6",
     "Scores 3 points in one of the last 6 places for this piece. Leaves 4 of 6 squares for a 3, "
     "more than most squares would: you have 3 to place, the opponent 2. Your Queen could capture "
     "7 "
     "pieces from h9; she's kept for later."},
};

/* A match at the position of a case, and its line. */
static void set_up(const struct reason_case *from, struct match *match, struct variation *line) {
    const struct game *game = games_find(from->game);
    struct options options = options_default(game);
    options_resolve_seeds(game, &options, 1);
    const char *message = match_setup(match, game, &options, from->position);
    ck_assert_msg(!message, "%s: %s", from->position, message ? message : "");
    *line = (struct variation){0};
    struct position now = *match_position(match);
    char copy[128];
    struct text all = text_fixed(copy, sizeof copy);
    text_add(&all, from->line);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        ck_assert_msg(rules_action_parse(game, &now, word, &line->action[line->count]), "%s: %s",
                      from->position, word);
        rules_play(game, &now, line->action[line->count++], NULL);
    }
}

/* The same match by rules that do not know what a side could do if it were to act. */
static void forget_null_moves(struct match *match) {
    static struct game game;
    game = *match->game;
    game.let_act = NULL;
    match->game = &game;
}

/* What is said of the first turn of a line. */
static struct line reason_for(const struct match *match, const struct variation *line) {
    struct prospect prospect;
    struct line said = {""};
    struct text text = text_fixed(said.string, sizeof said.string);
    prospect_look(match, line, &prospect);
    reason_write(match, line, &prospect, &text);
    ck_assert(!text.truncated);
    return said;
}

static void check_case(const struct reason_case *from, bool null_moves) {
    struct match match;
    struct variation line;
    set_up(from, &match, &line);
    if (!null_moves) {
        forget_null_moves(&match);
    }
    struct line reason = reason_for(&match, &line);
    ck_assert_msg(strcmp(reason.string, from->sentence) == 0, "%s %s: %s, not %s", from->position,
                  from->line, reason.string, from->sentence);
    match_free(&match);
}

START_TEST(a_reason_follows_from_the_rules) {
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        check_case(&cases[i], false);
    }
}
END_TEST

START_TEST(a_capture_that_costs_more_than_it_brings_is_passed_over_with_a_word) {
    for (size_t i = 0; i < sizeof passed_over / sizeof *passed_over; i++) {
        check_case(&passed_over[i], false);
    }
}
END_TEST

START_TEST(a_quiet_turn_is_told_by_what_it_does) {
    for (size_t i = 0; i < sizeof aims / sizeof *aims; i++) {
        check_case(&aims[i], false);
    }
}
END_TEST

START_TEST(the_first_move_belongs_to_whoever_places_last) {
    for (size_t i = 0; i < sizeof last_placing / sizeof *last_placing; i++) {
        check_case(&last_placing[i], false);
    }
}
END_TEST

/* The cases of a test, with what the opponent could capture if it were to act. */
static void check_all(const struct reason_case *cases_of, size_t count) {
    for (size_t i = 0; i < count; i++) {
        check_case(&cases_of[i], true);
    }
}

START_TEST(what_the_opponent_could_capture_is_averted) {
    check_all(threats, sizeof threats / sizeof *threats);
}
END_TEST

START_TEST(one_or_two_pieces_are_named_with_their_squares) {
    check_all(pieces, sizeof pieces / sizeof *pieces);
}
END_TEST

START_TEST(what_a_reply_can_capture_is_said_where_it_tells) {
    check_all(costs, sizeof costs / sizeof *costs);
}
END_TEST

START_TEST(a_gem_is_covered_only_from_a_reply_that_could_capture_it) {
    check_all(covers, sizeof covers / sizeof *covers);
}
END_TEST

START_TEST(a_turn_that_repeats_a_position_says_how_often) {
    struct match match;
    struct variation line;
    set_up(&(struct reason_case){"saddeeqa", "0-0-1-0-1-0-0-0-1-0-0-0-0-0-0-0-44-17-1", "", ""},
           &match, &line);
    static const char *const turns[] = {"8cw", "4ccw", "9ccw"};
    for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) {
        ck_assert_ptr_null(match_play_text(&match, turns[i]));
    }
    line.count = 1;
    ck_assert(rules_action_parse(match.game, match_position(&match), "3cw", &line.action[0]));
    struct line reason = reason_for(&match, &line);
    ck_assert_msg(strstr(reason.string, " The position it leads to will have come up 2 times."),
                  "%s", reason.string);
    match_free(&match);
}
END_TEST

START_TEST(a_capture_that_can_be_had_at_once_is_no_reason_to_wait) {
    for (size_t i = 0; i < sizeof at_once / sizeof *at_once; i++) {
        check_case(&at_once[i], false);
    }
}
END_TEST

START_TEST(a_gain_that_is_smaller_than_what_a_reply_captures_is_not_said) {
    check_all(smaller, sizeof smaller / sizeof *smaller);
}
END_TEST

START_TEST(what_a_reply_captures_is_left_out_where_most_other_turns_allow_as_much) {
    check_all(usual, sizeof usual / sizeof *usual);
}
END_TEST

START_TEST(a_piece_that_could_capture_now_is_said_to_be_kept_for_later) {
    check_all(holding, sizeof holding / sizeof *holding);
}
END_TEST

START_TEST(what_most_other_turns_do_too_is_no_reason) {
    check_all(common, sizeof common / sizeof *common);
}
END_TEST

START_TEST(an_only_reply_is_named) {
    check_all(only_replies, sizeof only_replies / sizeof *only_replies);
}
END_TEST

START_TEST(what_a_turn_removes_or_has_just_sown_itself_is_said) {
    check_all(own_things, sizeof own_things / sizeof *own_things);
}
END_TEST

START_TEST(why_a_number_or_a_square_is_said_before_how_it_looks_in_the_long_run) {
    check_all(placings, sizeof placings / sizeof *placings);
}
END_TEST

START_TEST(a_turn_that_takes_the_best_square_of_the_opponents_queen_says_so) {
    static const struct reason_case turn = {
        "dulko",
        "........*/........./........./........./31......../........./........./.51......./"
        ".....41... i9 1 1,1,1,5,5,4,4,4,5,5,5 1,1,1,5,5,5,5,5,5,5,5",
        "Qa9", "Cuts the most that the opponent's Queen can capture from 3 pieces to 2."};
    struct match match;
    struct variation line;
    struct line said = {""};
    struct text text = text_fixed(said.string, sizeof said.string);
    set_up(&turn, &match, &line);
    struct position after = *match_position(&match);
    rules_play(match.game, &after, line.action[0], NULL);
    struct fact facts[FACTS_MAX];
    ck_assert_int_eq(match.game->facts->find(match_position(&match), &after, 1U << FACT_AIM, facts),
                     1);
    match.game->facts->tell(&facts[0], "", &text);
    ck_assert_str_eq(said.string, turn.sentence);
    match_free(&match);
}
END_TEST

START_TEST(what_the_last_turn_kept_for_later_too_is_not_said_again) {
    struct match match;
    struct variation line;
    set_up(&holding[1], &match, &line);
    struct line reason = reason_for(&match, &line);
    ck_assert_ptr_nonnull(strstr(reason.string, "Your Bishop could capture 4 pieces"));
    ck_assert_ptr_null(match_play_text(&match, "Ad3"));
    ck_assert_ptr_null(match_play_text(&match, "Ai9"));
    ck_assert(rules_action_parse(match.game, match_position(&match), "Ab5", &line.action[0]));
    reason = reason_for(&match, &line);
    ck_assert_msg(!strstr(reason.string, "kept for later"), "%s", reason.string);
    match_free(&match);
}
END_TEST

START_TEST(whoever_wins_with_best_play_is_called_by_name) {
    static const char *const sentences[] = {
        "With best play, Hare wins, whichever turn you choose.",
        "Risks less than any other turn: a reply can capture up to 3 seeds. With best play, Hare "
        "still wins.",
    };
    static const struct reason_case turns[] = {
        {"oware", "6-4-2-0-7-0-7-3-1-4-7-0-5-2-N", "a", ""},
        {"oware", "10-1-6-4-5-6-6-0-2-1-1-2-2-2-N", "a", ""},
    };
    for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) {
        struct match match;
        struct variation line;
        set_up(&turns[i], &match, &line);
        match_set_name(&match, 0, "Hare");
        line.value = (struct value){500, true};
        forget_null_moves(&match);
        struct line reason = reason_for(&match, &line);
        ck_assert_str_eq(reason.string, sentences[i]);
        match_free(&match);
    }
}
END_TEST

START_TEST(only_what_is_proven_is_called_certain_after_what_the_turn_does) {
    static const struct {
        struct value value; /* for player 0 */
        const char *position, *sentence;
    } values[] = {
        {{500, true},
         "10-1-6-4-5-6-6-0-2-1-1-2-2-2-S",
         "Captures 7 seeds; a reply can capture up to 3 seeds. Your win is certain."},
        {{500, true},
         "10-1-6-4-5-6-6-0-2-1-1-2-2-2-N",
         "Risks less than any other turn: a reply can capture up to 3 seeds. With best play, the "
         "opponent still wins."},
        {{0, true},
         "10-1-6-4-5-6-6-0-2-1-1-2-2-2-S",
         "Captures 7 seeds; a reply can capture up to 3 seeds. A draw at least is certain."},
        {{-500, true}, "6-4-2-0-7-0-7-3-1-4-7-0-5-2-N", "You win from here, whatever the replies."},
        {{4000, false},
         "10-1-6-4-5-6-6-0-2-1-1-2-2-2-S",
         "Captures 7 seeds; a reply can capture up to 3 seeds. In the long run it looks better "
         "than capturing 10 seeds."},
    };
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        struct match match;
        struct variation line;
        bool south = strchr(values[i].position, 'S');
        set_up(&(struct reason_case){"oware", values[i].position, south ? "A" : "a", ""}, &match,
               &line);
        line.value = values[i].value;
        forget_null_moves(&match);
        struct line reason = reason_for(&match, &line);
        ck_assert_str_eq(reason.string, values[i].sentence);
        match_free(&match);
    }
}
END_TEST

START_TEST(of_a_turn_known_to_be_right_only_what_tells_why_is_said) {
    static const struct reason_case told[] = {
        {"oware", "10-1-6-4-5-6-6-0-2-1-1-2-2-2-S", "A",
         "Captures 7 seeds; a reply can capture up to 3 seeds."},
        {"oware", "5-1-6-5-5-5-4-4-4-4-0-5-0-0-S", "B",
         "No reply captures anything; after any other turn, one can."},
        {"shakala", "s1/s2/s3/s4/s4/-/ss2/s13/s1/s2/s3/s4/s4/s3/s2/s1 - - N pit", "e", ""},
    };
    for (size_t i = 0; i < sizeof told / sizeof told[0]; i++) {
        struct match match;
        struct variation line;
        struct prospect prospect;
        struct line said = {""};
        struct text text = text_fixed(said.string, sizeof said.string);
        set_up(&told[i], &match, &line);
        prospect_look(&match, &line, &prospect);
        ck_assert(reason_tell(&match, &line, &prospect, &text) == (told[i].sentence[0] != '\0'));
        ck_assert_str_eq(said.string, told[i].sentence);
        match_free(&match);
    }
}
END_TEST

SUITE("reason", of_a_turn_known_to_be_right_only_what_tells_why_is_said,
      a_reason_follows_from_the_rules,
      a_capture_that_costs_more_than_it_brings_is_passed_over_with_a_word,
      a_quiet_turn_is_told_by_what_it_does, the_first_move_belongs_to_whoever_places_last,
      what_the_opponent_could_capture_is_averted, one_or_two_pieces_are_named_with_their_squares,
      what_a_reply_can_capture_is_said_where_it_tells,
      a_gem_is_covered_only_from_a_reply_that_could_capture_it,
      a_capture_that_can_be_had_at_once_is_no_reason_to_wait,
      a_turn_that_repeats_a_position_says_how_often,
      a_gain_that_is_smaller_than_what_a_reply_captures_is_not_said,
      what_a_reply_captures_is_left_out_where_most_other_turns_allow_as_much,
      a_piece_that_could_capture_now_is_said_to_be_kept_for_later,
      what_most_other_turns_do_too_is_no_reason, an_only_reply_is_named,
      what_a_turn_removes_or_has_just_sown_itself_is_said,
      why_a_number_or_a_square_is_said_before_how_it_looks_in_the_long_run,
      a_turn_that_takes_the_best_square_of_the_opponents_queen_says_so,
      what_the_last_turn_kept_for_later_too_is_not_said_again,
      whoever_wins_with_best_play_is_called_by_name,
      only_what_is_proven_is_called_certain_after_what_the_turn_does)
