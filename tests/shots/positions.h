/* positions.h: positions in the middle of matches, for pictures and for other tests at all games'
 * tables. */
#ifndef SERAI_TESTS_SHOTS_POSITIONS_H
#define SERAI_TESTS_SHOTS_POSITIONS_H

#define OWARE_MIDDLE "3-0-7-2-1-4-2-5-2-1-4-6-8-3-S"
#define SADDEEQA_MIDDLE "0-3-0-2-5-3-5-2-7-2-5-1-2-3-1-5-11-7-0"
#define SADDEEQA_ENDLESS "1-0-1-0-5-2-1-6-0-1-2-4-0-4-1-0-7-13-0"

#define SHAKALA_FORK "s1/ss2/s/s3/s1/s4/-/-/s1/s2/-/s4/ss3/s/2/s 234 14 S track H E ss3 -"
#define SHAKALA_BEAD "s1/ss/-/s3/ss/s4/s/s/ss/s/4/s/s2/s/-/- 124 1122334 S bead C b s3 -"
#define SHAKALA_TAKE "-/s/s/s/s/s/s/-/1234/sss1234/ss12/s34/s1/s2/s3/s4 - - S take 2"

#define SEEGA_MIDDLE "1o1x1/ox1o1/1x2o/x1ox1/1xo1x x 0 0 6 5 move"
#define SEEGA_BLOCKED "ox2x/ox1x1/x4/1x2x/3xo x 0 0 9 4 remove"
#define SEEGA_BARRIERS "oo3/ooooo/5/xxxxx/x4 x 0 0 5 6 move"

#define DULKO_MIDDLE                                                                               \
    "6182B24221.51../.....A1..71/.22....81../...32..71B1./51423171..22../.."                       \
    "7151.21*.62/.32......A2/A262...5232.K2/..A1...... g4 1 1,1,0,2,4,4,5,2"                       \
    ",4,1,4 0,1,0,4,2,2,3,4,3,5,4"
#define DULKO_SEVEN                                                                                \
    "..6152...82./42.72..81.A2./81K2..22.72../........71/A221B142.31.../..."                       \
    "...*3141/61...51A1.../B2....4122.31/524281..72... g4 1 1,1,0,4,4,2,3,4"                       \
    ",3,4,2 0,1,0,3,3,5,2,3,5,2,4"
#define DULKO_DANGER                                                                               \
    ".51A1Q171..../B2A1...627281./8172...*32../.62......./.A1.6181B142.71/"                        \
    ".42....82.Q2/...81...71./42K1..A1...32/.3282.A271... f7 1 0,0,0,2,5,5,4,"                     \
    "5,5,1,0 1,0,0,3,5,2,3,4,2,3,4"
#define DULKO_FILLING                                                                              \
    "........./........./........./........./....*..../........./........./"                       \
    "........./3242526272A1A182. e5 1 1,1,1,3,5,5,5,5,5,5,5 1,1,1,5,5,4,4,4"                       \
    ",4,4,4"

#endif
