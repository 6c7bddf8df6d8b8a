/* test_reviewed.c: what a review keeps in the match, and what is read from it. */
#include "advice/reviewed.h"

#include "engine/rules.h"
#include "games/games.h"
#include "records/record.h"
#include "support/random_play.h"
#include "support/same_match.h"
#include "support/suite.h"

#include <string.h>

static struct match start(const char *game, const char *moves) {
    struct options options = options_default(games_find(game));
    struct match match;
    options_resolve_seeds(games_find(game), &options, 0);
    ck_assert_ptr_null(match_start(&match, games_find(game), &options));
    char copy[200];
    struct text text = text_fixed(copy, sizeof copy);
    text_add(&text, moves);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        ck_assert_ptr_null(match_play_text(&match, word));
    }
    return match;
}

static struct variation line_of(const struct match *match, int node, const char *moves, int margin,
                                bool proven) {
    struct variation line = {.value = {margin, proven ? KNOWN_MARGIN : KNOWN_NOTHING}};
    struct position pos = match->nodes[node].position;
    char copy[100];
    struct text text = text_fixed(copy, sizeof copy);
    text_add(&text, moves);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        ck_assert(rules_action_parse(match->game, &pos, word, &line.action[line.count]));
        rules_play(match->game, &pos, line.action[line.count++], NULL);
    }
    return line;
}

/* The turns of the line of the match. */
static struct reviewed turns_of(const struct match *match) {
    struct reviewed turns = {0};
    reviewed_update(&turns, match, match_line_node(match, match_line_length(match)));
    return turns;
}

static const char *const sides[2] = {"South", "North"};

/* What is said about a match that is a single turn, judged like this; the match is freed. */
static struct line sentence_on(struct match *match, const struct judgment *judgment) {
    struct line sentence = {""};
    struct text out = text_fixed(sentence.string, sizeof sentence.string);
    reviewed_write(match, MATCH_ROOT, match->current, judgment);
    struct reviewed turns = turns_of(match);
    reviewed_sentence(match, &turns.turn[0], sides, &out);
    reviewed_free(&turns);
    match_free(match);
    return sentence;
}

static struct judgment good(int margin) {
    return (struct judgment){.before = {margin, false}, .after = {margin, false}};
}

START_TEST(the_turns_of_a_line_are_listed_whole) {
    struct match match = start("shakala", "B s d s C s 3 c s");
    match_resign(&match, 0);
    struct reviewed turns = turns_of(&match);
    ck_assert_int_eq(turns.count, 4);
    ck_assert_int_eq(turns.turn[2].from, 4);
    ck_assert_int_eq(turns.turn[2].to, 7);
    for (int i = 0; i < 4; i++) {
        ck_assert_int_eq(turns.turn[i].side, i % 2);
        ck_assert_int_eq(turns.turn[i].number, i + 1);
        ck_assert(!turns.turn[i].done);
    }
    ck_assert_ptr_eq(reviewed_next(&turns), &turns.turn[0]);
    ck_assert_ptr_eq(reviewed_at(&turns, &match, 6), &turns.turn[2]);
    ck_assert_ptr_null(reviewed_at(&turns, &match, MATCH_ROOT));
    reviewed_free(&turns);
    match_free(&match);
}
END_TEST

/* A match in which the second turn was a mistake. */
static struct match reviewed_match(void) {
    struct match match = start("shakala", "B s d s C s 3 c s");
    struct judgment judgment = {.mark = MARK_MISTAKE, .after = {450, false}};
    struct judgment first = good(25);
    ck_assert_ptr_null(match_undo(&match, 4));
    reviewed_write(&match, MATCH_ROOT, 2, &first);
    judgment.better = line_of(&match, 2, "c s", -210, false);
    judgment.answer = line_of(&match, 4, "C s 3 c s", 450, false);
    reviewed_write(&match, 2, 4, &judgment);
    return match;
}

START_TEST(a_judgment_becomes_notes_and_variations_and_nothing_moves) {
    struct match match = reviewed_match();
    ck_assert_int_eq(match.current, 5);
    ck_assert_int_eq(match_line_length(&match), 9);
    struct reviewed turns = turns_of(&match);
    const struct reviewed_turn *turn = &turns.turn[1];
    ck_assert_int_eq(turns.done, 2);
    ck_assert_int_eq(turns.marks, 1);
    ck_assert_int_eq(turn->mark, MARK_MISTAKE);
    ck_assert_int_eq(turns.turn[0].mark, MARK_NONE);
    ck_assert_int_eq(match.nodes[MATCH_ROOT].note.value, 25);
    ck_assert_int_eq(match.nodes[turn->to].note.value, 450);
    int better = reviewed_better(&match, turn);
    ck_assert_int_eq(match.nodes[better].note.value, -210);
    ck_assert_int_eq(reviewed_first(&match, better), match.nodes[better].parent);
    ck_assert_int_eq(reviewed_answer(&match, turn), 7); /* what was played next */
    ck_assert_ptr_eq(reviewed_next(&turns), &turns.turn[2]);
    char text[160];
    struct text out = text_fixed(text, sizeof text);
    reviewed_sentence(&match, turn, sides, &out);
    ck_assert_str_eq(text, "Playing c would have been worth about 7 points more. Keeps all your "
                           "beads on your own side.");
    reviewed_free(&turns);
    match_free(&match);
}
END_TEST

START_TEST(marks_read_back_from_the_record_are_the_same) {
    struct match match = reviewed_match(), back;
    struct record_error error;
    struct text record = {0};
    record_write(&match, &record);
    ck_assert(record_read(games, games_count, text_string(&record), record.length, &back, &error));
    assert_same_match(&match, &back);
    struct reviewed first = turns_of(&match), second = turns_of(&back);
    ck_assert_int_eq(first.count, second.count);
    for (int i = 0; i < first.count; i++) {
        ck_assert_int_eq(first.turn[i].mark, second.turn[i].mark);
        ck_assert_int_eq(first.turn[i].done, second.turn[i].done);
        int better[2] = {reviewed_better(&match, &first.turn[i]),
                         reviewed_better(&back, &second.turn[i])};
        ck_assert_int_eq(better[0] == MATCH_NONE, better[1] == MATCH_NONE);
        if (better[0] != MATCH_NONE) {
            ck_assert(
                position_equal(&match.nodes[better[0]].position, &back.nodes[better[1]].position));
        }
    }
    reviewed_free(&first);
    reviewed_free(&second);
    text_free(&record);
    match_free(&match);
    match_free(&back);
}
END_TEST

START_TEST(what_is_proven_is_said_and_nothing_else) {
    static const struct {
        int better, played;
        bool proven;
        const char *sentence;
    } cases[] = {
        {300, -200, true, "Playing E would have won; what was played loses."},
        {300, 0, true, "Playing E would have won; what was played only draws."},
        {0, -200, true, "Playing E would have drawn; what was played loses."},
        {300, -200, false, "Playing E would have been worth about 5 seeds more."},
        {30, 20, false, "Playing E would have been worth about 1 seed more."},
        {28000, -200, false,
         "Playing E would have been far better."}, /* no match is won by so many seeds */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct match match = start("oware", "F");
        struct judgment judgment = {.mark = MARK_MISTAKE};
        judgment.better = line_of(&match, MATCH_ROOT, "E", cases[i].better, cases[i].proven);
        judgment.after =
            (struct value){cases[i].played, cases[i].proven ? KNOWN_MARGIN : KNOWN_NOTHING};
        ck_assert_str_eq(sentence_on(&match, &judgment).string, cases[i].sentence);
    }
}
END_TEST

/* With 20 seeds in South's store North wins by no more than 8. */
START_TEST(of_seeds_given_away_it_is_said_how_many_even_late_in_the_match) {
    static const struct {
        int better, played;
        const char *sentence;
    } cases[] = {
        {750, 150, "Playing a would have been worth about 6 seeds more."},
        {-150, -750, "Playing a would have been worth about 6 seeds more."},
        {350, -250, "Playing a would have been better."}, /* who is ahead is what matters then */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct options options = options_default(games_find("oware"));
        struct judgment judgment = {.mark = MARK_DUBIOUS};
        struct match match;
        ck_assert_ptr_null(
            match_setup(&match, games_find("oware"), &options, "1-0-1-1-0-0-2-0-0-0-1-2-20-20-N"));
        ck_assert_ptr_null(match_play_text(&match, "e"));
        judgment.better = line_of(&match, MATCH_ROOT, "a", -cases[i].better, false);
        judgment.after = (struct value){-cases[i].played, false};
        struct line sentence = sentence_on(&match, &judgment);
        ck_assert_int_eq(strncmp(sentence.string, cases[i].sentence, strlen(cases[i].sentence)), 0);
    }
}
END_TEST

START_TEST(no_number_is_said_that_is_large_beside_what_can_still_be_captured) {
    static const struct {
        int better;
        int kind;
        const char *sentence;
    } cases[] = {
        {290, MARK_MISTAKE,
         "Playing a1 and c1 would have been worth about 3 pieces more."}, /* of twelve */
        {900, MARK_MISTAKE, "Playing a1 and c1 would have been far better."},
        {38671900, MARK_MISTAKE, "Playing a1 and c1 would have been far better."},
        {900, MARK_DUBIOUS, "Playing a1 and c1 would have been better."}, /* as its mark says */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct match match = start("seega", "a1 b1");
        struct judgment judgment = {.mark = cases[i].kind};
        judgment.better = line_of(&match, MATCH_ROOT, "a1 c1", cases[i].better, false);
        ck_assert_str_eq(sentence_on(&match, &judgment).string, cases[i].sentence);
    }
}
END_TEST

START_TEST(of_pieces_placed_the_review_says_what_their_squares_are_good_for) {
    struct match match = start("seega", "b1 d1");
    struct judgment judgment = {.mark = MARK_DUBIOUS};
    judgment.better = line_of(&match, MATCH_ROOT, "a1 e1", 200, false);
    ck_assert_str_eq(sentence_on(&match, &judgment).string,
                     "Playing a1 and e1 would have been worth about 2 pieces more. "
                     "Occupies the corners a1 and e1, where nothing can be captured.");
    match = start("seega", "a1 d1"); /* a corner, too, though another one */
    judgment.better = line_of(&match, MATCH_ROOT, "a5 e1", 200, false);
    ck_assert_str_eq(sentence_on(&match, &judgment).string,
                     "Playing a5 and e1 would have been worth about 2 pieces more.");
}
END_TEST

START_TEST(where_one_capture_can_decide_no_number_is_said) {
    struct match match = start("dulko", "5a1");
    struct judgment judgment = {.mark = MARK_MISTAKE};
    judgment.better = line_of(&match, MATCH_ROOT, "8c1", 2900, false);
    ck_assert_str_eq(sentence_on(&match, &judgment).string,
                     "Playing 8 on c1 would have been better. It scores 8 points; what was played "
                     "scores 5 points.");
}
END_TEST

/* Positions of Dulko. */
#define NEAR_THE_END                                                                               \
    "32....A2826241/..52.62..A171/41.81.72...51/..728241..../81...*..51./....52617181./"           \
    ".52....42.62/.31.6181.5271./627141.....82 e5 1 1,1,1,4,5,4,1,3,3,2,1 "                        \
    "1,1,1,4,5,4,4,1,1,2,2"
#define TWO_PIECES                                                                                 \
    "........./....82..../........./........./........./........./...51...../*......../......... " \
    "a2 1 1,1,1,5,5,5,5,4,5,5,5 1,1,1,5,5,5,5,5,5,5,4"

START_TEST(what_the_better_turn_does_that_the_one_played_does_not_is_said) {
    static const struct {
        const char *position, *played, *better, *sentence;
    } cases[] = {
        {TWO_PIECES, "5a1", "Ke1",
         "Playing King on e1 would have been better. After it, no reply captures more than 1 "
         "piece; after "
         "what was "
         "played, "
         "one captures 2 pieces."},
        {TWO_PIECES, "5a1", "8c1",
         "Playing 8 on c1 would have been better. It scores 8 points; what was played scores 5 "
         "points."},
        {TWO_PIECES, "8c1", "5a1", "Playing 5 on a1 would have been better."},
        {TWO_PIECES, "5a1", "Qe1",
         "Playing Queen on e1 would have been better. It captures 1 piece."},
        {NEAR_THE_END, "Ac3", "Ke1",
         "Playing King on e1 would have been better. It leaves the opponent 243 replies; what was "
         "played "
         "leaves 274."},
    };
    const struct game *game = games_find("dulko");
    struct options options = options_default(game);
    options_resolve_seeds(game, &options, 1);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct match match;
        struct judgment judgment = {.mark = MARK_MISTAKE};
        ck_assert_ptr_null(match_setup(&match, game, &options, cases[i].position));
        ck_assert_ptr_null(match_play_text(&match, cases[i].played));
        judgment.better = line_of(&match, MATCH_ROOT, cases[i].better, 2900, false);
        ck_assert_str_eq(sentence_on(&match, &judgment).string, cases[i].sentence);
    }
}
END_TEST

START_TEST(a_single_reply_that_is_left_is_said_as_such) {
    const struct options options = options_default(games_find("oware"));
    struct match match;
    struct judgment judgment = {.mark = MARK_MISTAKE};
    ck_assert_ptr_null(
        match_setup(&match, games_find("oware"), &options, "1-0-0-1-0-1-0-0-0-0-1-0-23-21-S"));
    ck_assert_ptr_null(match_play_text(&match, "F"));
    judgment.better = line_of(&match, MATCH_ROOT, "A", 600, false);
    ck_assert_str_eq(sentence_on(&match, &judgment).string,
                     "Playing A would have been far better. It leaves the opponent only one reply; "
                     "what was played leaves 2.");
}
END_TEST

/* What is said when a dubious turn could have been worth 2 points more for player 0. */
static struct line said(const char *id, const char *position, const char *played,
                        const char *better, const char *answer) {
    const struct game *game = games_find(id);
    struct options options = options_default(game);
    struct match match;
    struct judgment judgment = {.mark = MARK_DUBIOUS};
    char copy[100];
    struct text all = text_fixed(copy, sizeof copy);
    text_add(&all, played);
    ck_assert_ptr_null(match_setup(&match, game, &options, position));
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        ck_assert_ptr_null(match_play_text(&match, word));
    }
    judgment.better = line_of(&match, MATCH_ROOT, better, 200, false);
    judgment.answer = line_of(&match, match.current, answer, -200, false);
    return sentence_on(&match, &judgment);
}

/* A position of Dulko by its first and last row, and the bank of Player 1. */
struct rows {
    const char *first, *last, *bank;
};

/* What Dulko says for a side on one position beside another. */
static struct line contrast(const struct rows rows[2], int side) {
    const struct game *game = games_find("dulko");
    struct options options = options_default(game);
    struct position after[2];
    struct fact facts[FACTS_MAX];
    struct line said = {""};
    struct text out = text_fixed(said.string, sizeof said.string);
    options_resolve_seeds(game, &options, 1);
    for (int i = 0; i < 2; i++) {
        struct line position = text_line("%s/........./........./........./....*..../........./"
                                         "........./........./%s e5 %d %s 1,1,1,5,5,5,5,5,5,5,5",
                                         rows[i].first, rows[i].last, !side + 1, rows[i].bank);
        ck_assert_ptr_null(rules_setup(game, &options, position.string, &after[i], NULL));
    }
    if (game->facts->find(&after[1], &after[0], 1U << FACT_CONTRAST, facts) > 0) {
        game->facts->tell(&facts[0], "the opponent", &out);
    }
    return said;
}

/* The Queen captures six and lets a reply capture eight; after 8e3 one captures six. */
START_TEST(a_turn_is_not_called_safer_that_captures_less_by_more_than_that) {
    struct line sentence =
        said("dulko",
             "32..22...../...51..21../.2171.32.5242./.5221..7132../..32624281..51/41....*62../"
             "........./.61.31...21./214252....3162 f4 1 1,1,1,5,0,3,4,3,4,3,4 "
             "1,1,1,5,4,1,2,2,2,5,5",
             "Qg5", "8e3", "5e3");
    ck_assert_msg(!strstr(sentence.string, "no reply captures more"), "%s", sentence.string);
    ck_assert(strstr(sentence.string, "Playing 8 on e3 would have been better.") ==
              sentence.string);
}
END_TEST

START_TEST(in_dulko_it_is_said_how_full_the_lines_of_a_king_are_and_what_squares_he_has) {
    static const char bank[] = "0,1,1,5,4,4,5,5,5,5,5";
    static const struct rows far[2] = {{"....31....", "K121.......", bank},
                                       {".........", "K12131......", bank}};
    static const struct rows queen[2] = {{"....Q1....", "K121.......", "0,0,1,5,4,5,5,5,5,5,5"},
                                         {"....31....", "K121.......", bank}};
    ck_assert_str_eq(contrast(far, 0).string, " The fullest row, column or box of your King "
                                              "then lacks 7; after what was played, 6.");
    ck_assert_str_eq(contrast(far, 1).string, "");
    ck_assert_str_eq(contrast(queen, 0).string,
                     " Then the opponent's King has 41 squares; after what was played, 58.");
    ck_assert_str_eq(contrast(queen, 1).string, "");
}
END_TEST

START_TEST(what_the_answer_captures_is_said) {
    ck_assert_str_eq(said("oware", "1-0-0-0-1-0-0-0-0-0-0-1-22-23-S", "E", "A", "f").string,
                     "Playing A would have been worth about 2 seeds more. South played E. North "
                     "could answer f and capture 2 seeds.");
}
END_TEST

/* South plays a turn after which nothing is captured at once. */
START_TEST(a_mark_without_another_reason_says_what_the_lines_capture_or_what_the_reply_is) {
    static const struct {
        const char *better, *answer, *sentence;
    } cases[] = {
        {"E a F", "b A f",
         "Playing E would have been worth about 2 seeds more. A strong reply to what "
         "was played is b."},
        {"A a B f D", "", "Playing A would have been worth about 2 seeds more."},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct match match = start("oware", "C");
        struct judgment judgment = {.mark = MARK_DUBIOUS};
        judgment.better = line_of(&match, MATCH_ROOT, cases[i].better, 200, false);
        judgment.answer = line_of(&match, match.current, cases[i].answer, 0, false);
        ck_assert_str_eq(sentence_on(&match, &judgment).string, cases[i].sentence);
    }
}
END_TEST

/* South's F captures two with the second turn of one line. */
START_TEST(what_the_lines_capture_in_as_many_turns_is_said) {
    static const struct {
        const char *better, *answer, *sentence;
    } cases[] = {
        {"B e F", "a B e",
         "Playing B would have been worth about 2 seeds more. Over 3 turns the better move is "
         "expected to capture 2 seeds; what was played, 0 seeds."},
        {"B e C", "a B e",
         "Playing B would have been worth about 2 seeds more. Leaves 3 of your houses open to "
         "capture with 1 or 2 seeds, instead of 4."},
    };
    const struct options options = options_default(games_find("oware"));
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct judgment judgment = {.mark = MARK_DUBIOUS};
        struct match match;
        ck_assert_ptr_null(
            match_setup(&match, games_find("oware"), &options, "1-1-1-0-0-1-1-0-0-0-1-0-21-21-S"));
        ck_assert_ptr_null(match_play_text(&match, "C"));
        judgment.better = line_of(&match, MATCH_ROOT, cases[i].better, 200, false);
        judgment.answer = line_of(&match, match.current, cases[i].answer, 0, false);
        ck_assert_str_eq(sentence_on(&match, &judgment).string, cases[i].sentence);
    }
}
END_TEST

START_TEST(a_win_at_once_that_was_missed_is_called_so) {
    ck_assert_str_eq(said("oware", "1-0-2-0-1-3-1-1-2-0-1-0-23-13-S", "A", "F", "c").string,
                     "Playing F would have won at once.");
}
END_TEST

#define SHAKALA_TURN "s/3/ss/-/11/s/sss234/ss13/-/s12/ss3/-/-/sss2/s/44 4 2 S pit"

START_TEST(a_turn_is_named_by_what_one_sees_of_it) {
    ck_assert_str_eq(said("shakala", SHAKALA_TURN, "B", "G s 2 out 4 s s", "b").string,
                     "Playing G would have been worth about 2 points more. A strong reply to "
                     "what was played is b.");
    ck_assert_str_eq(
        said("saddeeqa", "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0", "5ccw", "0cw", "13cw").string,
        "Playing 0 clockwise would have been worth about 2 stones more. A strong reply to what was "
        "played is 13 clockwise.");
    ck_assert_str_eq(
        said("seega", "ooxx1/1ooox/ooo1o/1xxoo/xxxxx o 0 0 1 2 move", "a3-a2", "c3-d3", "").string,
        "Playing c3 to d3 would have been worth about 1 piece more.");
}
END_TEST

START_TEST(a_turn_that_begins_like_the_one_played_is_called_another_way) {
    ck_assert_str_eq(
        said("shakala", SHAKALA_TURN, "G s 2 out 4 s s", "G s 2 out s 4 s", "b").string,
        "Playing G in another way would have been worth about 2 points more. A strong reply to "
        "what was played is b.");
}
END_TEST

START_TEST(what_the_answer_captures_is_no_reason_where_the_better_turn_allows_as_much) {
    const char *position = "6-4-2-0-7-0-7-3-1-4-7-0-5-2-N";
    ck_assert_str_eq(said("oware", position, "a", "b", "E").string,
                     "Playing b would have been worth about 1 seed more. North played a. South "
                     "could answer E and capture 2 seeds.");
    ck_assert_str_eq(said("oware", position, "a", "d", "E").string, /* after d, E captures 2, too */
                     "Playing d would have been worth about 1 seed more. A strong reply to "
                     "what was played is E.");
}
END_TEST

/* F makes the house of a seed one of two. */
START_TEST(what_the_better_turn_captures_is_said_where_the_reply_captures_nothing) {
    ck_assert_str_eq(said("oware", "1-0-0-0-0-1-1-0-1-0-0-0-22-22-S", "A", "F", "c").string,
                     "Playing F would have been worth about 2 seeds more. It captures 2 seeds.");
}
END_TEST

/* A mistake in the turn from a node to the next one, of a match of single actions. */
static void mistake(struct match *match, int to, int better, int played) {
    struct judgment judgment = {.mark = MARK_MISTAKE, .after = {played, false}};
    game_action legal[ACTIONS_MAX];
    const struct position *pos = &match->nodes[to - 1].position;
    int count = match->game->actions(pos, legal);
    for (int i = 0; i < count && !judgment.better.count; i++) {
        if (legal[i] != match->nodes[to].action) {
            judgment.better =
                (struct variation){.count = 1, .action = {legal[i]}, .value = {better, false}};
        }
    }
    reviewed_write(match, to - 1, to, &judgment);
}

START_TEST(the_turning_point_is_the_last_mistake_by_which_the_loser_fell_behind) {
    struct match match = start("oware", "F c A b C d");
    match_resign(&match, 0);
    mistake(&match, 1, 100, -300);  /* side 0 falls behind… */
    mistake(&match, 2, -300, 200);  /* …ahead… */
    mistake(&match, 3, 200, -100);  /* …and behind again: this lost */
    mistake(&match, 5, -100, -500); /* it was behind already */
    struct reviewed turns = turns_of(&match);
    reviewed_conclude(&match, &turns);
    reviewed_update(&turns, &match, turns.end);
    static const enum match_mark marks[] = {MARK_MISTAKE, MARK_MISTAKE, MARK_BLUNDER,
                                            MARK_NONE,    MARK_MISTAKE, MARK_NONE};
    for (int i = 0; i < turns.count; i++) {
        ck_assert_int_eq(turns.turn[i].mark, marks[i]);
    }
    reviewed_conclude(&match, &turns); /* once more changes nothing */
    reviewed_update(&turns, &match, turns.end);
    ck_assert_int_eq(turns.turn[2].mark, MARK_BLUNDER);
    ck_assert_int_eq(turns.turn[0].mark, MARK_MISTAKE);
    reviewed_free(&turns);
    match_free(&match);
}
END_TEST

START_TEST(a_mistake_after_which_the_loser_was_ahead_again_is_no_turning_point) {
    struct match match = start("oware", "F c A b C d");
    match_resign(&match, 0);
    mistake(&match, 3, 200, -100);
    mistake(&match, 4, -100, 400); /* what lost after this was no mistake by itself */
    struct reviewed turns = turns_of(&match);
    reviewed_conclude(&match, &turns);
    reviewed_update(&turns, &match, turns.end);
    ck_assert_int_eq(turns.turn[2].mark, MARK_MISTAKE);
    ck_assert_int_eq(turns.turn[3].mark, MARK_MISTAKE);
    reviewed_free(&turns);
    match_free(&match);
}
END_TEST

START_TEST(any_line_of_any_game_can_be_reviewed) {
    uint64_t random = 4;
    for (int i = 0; i < 40; i++) {
        struct match match;
        random_match(&match, games[i % games_count], &random);
        random_play(&match, 30, &random);
        struct reviewed turns = turns_of(&match);
        int current = match.current, length = match_line_length(&match);
        for (const struct reviewed_turn *next; (next = reviewed_next(&turns));) {
            struct judgment judgment = good(10 * next->number);
            reviewed_write(&match, next->from, next->to, &judgment);
            reviewed_update(&turns, &match, turns.end);
        }
        ck_assert_int_eq(turns.done, turns.count);
        ck_assert_int_eq(match.current, current);
        ck_assert_int_eq(match_line_length(&match), length);
        reviewed_free(&turns);
        match_free(&match);
    }
}
END_TEST

SUITE("reviewed", the_turns_of_a_line_are_listed_whole,
      a_judgment_becomes_notes_and_variations_and_nothing_moves,
      marks_read_back_from_the_record_are_the_same, what_is_proven_is_said_and_nothing_else,
      what_the_better_turn_does_that_the_one_played_does_not_is_said,
      a_single_reply_that_is_left_is_said_as_such,
      of_pieces_placed_the_review_says_what_their_squares_are_good_for,
      of_seeds_given_away_it_is_said_how_many_even_late_in_the_match,
      no_number_is_said_that_is_large_beside_what_can_still_be_captured,
      where_one_capture_can_decide_no_number_is_said, what_the_answer_captures_is_said,
      a_win_at_once_that_was_missed_is_called_so, a_turn_is_named_by_what_one_sees_of_it,
      a_turn_that_begins_like_the_one_played_is_called_another_way,
      what_the_answer_captures_is_no_reason_where_the_better_turn_allows_as_much,
      a_turn_is_not_called_safer_that_captures_less_by_more_than_that,
      in_dulko_it_is_said_how_full_the_lines_of_a_king_are_and_what_squares_he_has,
      a_mark_without_another_reason_says_what_the_lines_capture_or_what_the_reply_is,
      what_the_lines_capture_in_as_many_turns_is_said,
      what_the_better_turn_captures_is_said_where_the_reply_captures_nothing,
      the_turning_point_is_the_last_mistake_by_which_the_loser_fell_behind,
      a_mistake_after_which_the_loser_was_ahead_again_is_no_turning_point,
      any_line_of_any_game_can_be_reviewed)
