/* test_shakala_text.c: Shakala's position strings, touches, reasons and picture. */
#include "games/shakala.h"

#include "engine/rules.h"
#include "support/shakala_sketch.h"
#include "support/suite.h"

#include <string.h>

static const char *const players[2] = {"South", "North"};

/* ---- position strings ---- */

/* The position is accepted, and written as it was read. */
static void check_accepted(const char *sketch, const char *tail) {
    struct options options = options_default(&shakala_game);
    struct position pos;
    char buffer[POSITION_TEXT_MAX];
    char again_buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    struct text again = text_fixed(again_buffer, sizeof again_buffer);
    sketch_text(sketch, tail, &text);
    const char *message = shakala_game.position_parse(&pos, &options, buffer);
    ck_assert_msg(!message, "%s: %s", buffer, message);
    shakala_game.position_text(&pos, &again);
    ck_assert_str_eq(again_buffer, buffer);
}

static void check_text_rejected(const char *text) {
    struct options options = options_default(&shakala_game);
    struct position pos;
    memset(&pos, 7, sizeof pos);
    struct position untouched = pos;
    ck_assert_msg(shakala_game.position_parse(&pos, &options, text), "accepted: '%s'", text);
    ck_assert(position_equal(&pos, &untouched));
}

static void check_rejected(const char *sketch, const char *tail) {
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    sketch_text(sketch, tail, &text);
    check_text_rejected(buffer);
}

START_TEST(positions_of_every_phase_are_read_and_written) {
    check_accepted("A s1, b *, North *", "S pit");
    check_accepted("A s1, b *, North *", "N pit");
    check_accepted("A *, North *", "S track E E ssssss1 -");
    check_accepted("b *, South *", "N bead g A s -");
    check_accepted("e ss, b *, North *", "S take 1");
    check_accepted("E ss, B *, F 1, South *", "N take 6");
    check_accepted("e s1, f s4, b *, North *", "S bead H g ss34 gef");
    check_accepted("E ss, A ss, B ss, C ss, D ss, H ss, North *", "N bead h e ssss sEABCDH");
}
END_TEST

START_TEST(a_finished_game_is_accepted) {
    check_accepted("b *, North *", "S pit");
    check_accepted("b *, d 11, North *", "S pit");
}
END_TEST

START_TEST(all_beads_may_be_in_one_pit) {
    check_accepted("A ssssssssssssssss1111222233334444", "S pit");
    check_accepted("A -", "S bead A B ssssssssssssssss1111222233334444 -");
}
END_TEST

START_TEST(sixteen_stones_and_four_gems_of_each_value_are_needed) {
    check_text_rejected("s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/1 - - S pit");
    check_text_rejected("ss1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S pit");
    check_text_rejected("s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s - - S pit");
    check_text_rejected("s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 4 - S pit");
    check_text_rejected("s2/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S pit");
    check_text_rejected("sssssssssssssssss/-/-/-/-/-/-/-/-/-/-/-/-/-/-/- - 1111222233334444 S pit");
    check_text_rejected("-/-/-/-/-/-/-/-/-/sssssssssssssss/-/-/-/-/-/- s 1111222233334444 N pit");
}
END_TEST

/* However beads are packed into a count, too many stones must not overflow into a gem. */
START_TEST(too_many_beads_of_a_kind_are_rejected) {
    static const char rest[] = "/-/-/-/-/-/-/-/-/-/-/-/-/-/-/- - 111222233334444 S pit";
    for (size_t stones = 0; stones <= 200; stones++) {
        char text[320];
        memset(text, 's', stones);
        memcpy(text + stones, rest, sizeof rest);
        check_text_rejected(text);
    }
}
END_TEST

START_TEST(stones_come_first_and_gems_ascend) {
    check_text_rejected("1s/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S pit");
    check_text_rejected("s21/s/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S pit");
    check_text_rejected("s/s/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 21 - S pit");
    check_rejected("b *, North *", "S bead A B 1s -");
}
END_TEST

START_TEST(a_text_of_another_form_is_not_a_position) {
    static const char *const bad[] = {
        "",
        "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S pit ",
        " s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S pit",
        "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1  - - S pit",
        "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1/- - - S pit",
        "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2s1 - - S pit",
        "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1/ - - S pit",
        "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - S pit",
        "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - s pit",
        "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - 0 pit",
        "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S",
        "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S Pit",
        "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S pit -",
        "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2//s3/s4/s4/s3/s2/s1 - - S pit",
        "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/-s3/s4/s4/s3/s2/s1 - - S pit",
        "s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3-/s4/s4/s3/s2/s1 - - S pit",
        "S1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S pit",
        "s5/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S pit",
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        check_text_rejected(bad[i]);
    }
}
END_TEST

START_TEST(every_truncation_and_lengthening_is_rejected) {
    static const char text[] = "-/-/-/-/-/-/-/-/-/ssssssssssss/-/-/s1/s4/-/- - 1122223334 "
                               "S bead H g ss1344 gef";
    struct options options = options_default(&shakala_game);
    struct position pos;
    char cut[sizeof text + 1];
    ck_assert_pstr_eq(shakala_game.position_parse(&pos, &options, text), NULL);
    for (size_t length = 0; length < sizeof text - 1; length++) {
        memcpy(cut, text, length);
        cut[length] = '\0';
        check_text_rejected(cut);
    }
    for (const char *more = " -/sg1fh"; *more; more++) {
        memcpy(cut, text, sizeof text - 1);
        cut[sizeof text - 1] = *more;
        cut[sizeof text] = '\0';
        check_text_rejected(cut);
    }
}
END_TEST

START_TEST(the_pit_sown_from_is_an_empty_pit_of_the_mover) {
    check_rejected("C s, b *, North *", "S bead C D ss -");
    check_rejected("b *, North *", "S bead a D ss -");
    check_rejected("b *, North *", "N bead A D ss -");
    check_rejected("E s, b *, North *", "S track E E ss -");
    check_rejected("b *, North *", "S bead - D ss -");
    check_rejected("b *, North *", "S bead I D ss -");
}
END_TEST

START_TEST(a_track_is_chosen_at_a_fork_and_a_bead_dropped_elsewhere_than_the_origin) {
    check_rejected("b *, North *", "S track E F ss -");
    check_rejected("b *, North *", "S track E h ss -");
    check_rejected("b *, North *", "S bead C C ss -");
    check_rejected("b *, North *", "S bead C Z ss -");
    check_accepted("b *, North *", "S track C e s -");
    check_accepted("b *, North *", "S bead E e s -");
}
END_TEST

START_TEST(the_hand_is_not_empty) {
    check_rejected("b *, North *", "S bead C D - -");
    check_rejected("b *, North *", "S track E E - -");
}
END_TEST

START_TEST(some_choice_must_be_legal) {
    check_rejected("A *, North *", "S track E E ss1 -");
    check_rejected("A *, North *", "S bead C D s1 -");
    check_accepted("A *, North *", "S bead C D ss1 -");
    check_accepted("A *, North *", "S track E E sss1 -");
}
END_TEST

START_TEST(a_run_is_in_the_opponents_pits) {
    check_rejected("E s1, b *, North *", "S bead C F ss gE");
    check_rejected("e s1, B *, North *", "N bead c f ss ge");
    check_rejected("e s1, b *, North *", "S bead C f ss gz");
    check_rejected("e s1, b *, North *", "S bead C f ss g");
    check_rejected("e s1, b *, North *", "S bead C f ss xe");
    check_rejected("e s1, b *, North *", "S bead C f ss e");
    check_rejected("e s1, b *, North *", "S bead C f ss -e");
}
END_TEST

START_TEST(a_runs_pits_follow_one_another) {
    check_accepted("e s1, a s2, b *, North *", "S bead C b ss gea");
    check_accepted("e s1, f s2, b *, North *", "S bead C g ss gef");
    check_accepted("d s1, h s2, b *, North *", "S bead C E ss gdh");
    check_rejected("e s1, f s2, b *, North *", "S bead C g ss gfe");
    check_rejected("e s1, g s2, b *, North *", "S bead C h ss geg");
    check_rejected("d s1, f s2, b *, North *", "S bead C g ss gdf");
    check_rejected("e s1, b *, North *", "S bead C f ss gee");
}
END_TEST

START_TEST(a_runs_pits_hold_the_stone_and_the_bead_it_found) {
    check_rejected("e ss, b *, North *", "S bead C f ss ge");
    check_rejected("e s1, b *, North *", "S bead C f ss se");
    check_rejected("e s12, b *, North *", "S bead C f ss ge");
    check_rejected("e ss1, b *, North *", "S bead C f ss ge");
    check_rejected("e sss, b *, North *", "S bead C f ss se");
    check_rejected("e s, b *, North *", "S bead C f ss ge");
    check_rejected("e 11, b *, North *", "S bead C f ss ge");
    check_rejected("b *, North *", "S bead C f ss ge");
    check_accepted("e ss, b *, North *", "S bead C f ss se");
}
END_TEST

START_TEST(a_run_ends_with_the_latest_drop) {
    check_accepted("e ss, b *, North *", "S bead C a ss se");
    check_accepted("e ss, b *, North *", "S track C e ss se");
    check_accepted("h ss, b *, North *", "S bead C E ss sh");
    check_accepted("h ss, b *, North *", "S track E E ss sh");
    check_accepted("h ss, b *, North *", "S bead E F ss sh");
    check_accepted("h ss, b *, North *", "S bead E A ss sh");
    check_rejected("e ss, b *, North *", "S bead C g ss se");
    check_rejected("e ss, b *, North *", "S bead C e ss se");
    check_rejected("e ss, b *, North *", "S track E E ss se");
    check_rejected("h ss, E s, b *, North *", "S track C E ss sh");
    check_rejected("h ss, b *, North *", "S bead C F ss sh");
    check_rejected("h ss, b *, North *", "S bead E B ss sh");
    check_rejected("h ss, b *, North *", "S track E e ss sh");
}
END_TEST

START_TEST(one_to_six_gems_are_still_to_take_and_there_is_one) {
    check_accepted("e ss, b *, North *", "S take 6");
    check_accepted("e ss, b *, a 4, South *", "S take 1");
    check_rejected("e ss, b *, North *", "S take 0");
    check_rejected("e ss, b *, North *", "S take 7");
    check_rejected("e ss, b *, North *", "S take 01");
    check_rejected("e ss, b *, North *", "S take 1 ");
    check_rejected("e ss, b *, North *", "S take");
    check_rejected("e ss, b *, North *", "S take ");
    check_rejected("e ss, b *, South *", "S take 1");
    check_rejected("e ss, A 4, b *, South *", "S take 1");
}
END_TEST

/* ---- touches ---- */

static void check_touch(const char *sketch, const char *tail, const char *action,
                        const char *expected) {
    struct position pos = sketch_position(sketch, tail);
    struct touch touches[TOUCHES_MAX];
    struct why_not why;
    game_action chosen = 0;
    ck_assert(rules_action_parse(&shakala_game, &pos, action, &chosen));
    ck_assert_int_eq(shakala_game.touches(&pos, chosen, touches), 1);
    ck_assert_str_eq(touches[0].text, expected);
    ck_assert(!shakala_game.why_not(&pos, touches, 1, players, &why));
}

START_TEST(an_action_is_one_touch) {
    check_touch("C s1, b *, North *", "S pit", "C", "pit:C");
    check_touch("b *, North *", "S track E E s1 -", "in", "track:in");
    check_touch("b *, North *", "S track E E s1 -", "out", "track:out");
    check_touch("b *, North *", "S bead C D s1 -", "s", "bead:s");
    check_touch("b *, North *", "S bead C D s1 -", "1", "bead:1");
    check_touch("e ss, b *, c 34, North *", "S take 1", "xc3", "gem:c3");
    check_touch("e ss, b *, North *", "S take 1", "xcup3", "gem:cup3");
}
END_TEST

/* ---- why not ---- */

/* The sentence, and the places it names, joined by spaces. */
static void check_why(const char *sketch, const char *tail, const char *touched,
                      const char *sentence, const char *places) {
    struct position pos = sketch_position(sketch, tail);
    struct touch touch = {""};
    struct text touch_text = text_fixed(touch.text, sizeof touch.text);
    text_add(&touch_text, touched);
    struct why_not why;
    ck_assert_msg(shakala_game.why_not(&pos, &touch, 1, players, &why), "%s is legal", touched);
    ck_assert_str_eq(why.sentence, sentence);
    char buffer[200];
    struct text named = text_fixed(buffer, sizeof buffer);
    for (int i = 0; i < why.place_count; i++) {
        text_add(&named, i > 0 ? " " : "");
        shakala_game.place_name(&pos, why.place[i], &named);
    }
    ck_assert_str_eq(text_string(&named), places);
}

START_TEST(it_says_why_a_pit_cannot_be_chosen) {
    const char *sketch = "C s1, b *, North *";
    check_why(sketch, "S pit", "pit:b", "Pit b belongs to North.", "b");
    check_why(sketch, "N pit", "pit:C", "Pit C belongs to South.", "C");
    check_why(sketch, "S pit", "pit:A", "Pit A is empty.", "A");
    check_why(sketch, "S pit", "bead:s", "Choose one of South's pits.", "");
    check_why(sketch, "S pit", "pit:", "Choose one of South's pits.", "");
    check_why(sketch, "S pit", "pit:CC", "Choose one of South's pits.", "");
    check_why(sketch, "S pit", "", "Choose one of South's pits.", "");
}
END_TEST

START_TEST(it_says_that_the_opponent_must_be_fed) {
    check_why("A s1, H *, North *", "S pit", "pit:A",
              "You must feed North: the beads from A don't reach that far.", "A");
    check_why("a s1, h *, South *", "N pit", "pit:a",
              "You must feed South: the beads from a don't reach that far.", "a");
}
END_TEST

START_TEST(it_says_what_to_do_at_a_fork) {
    check_why("b *, North *", "S track E E s1 -", "pit:F",
              "Choose the inner or the outer track at E.", "F");
    check_why("b *, North *", "S track E E s1 -", "track:up",
              "Choose the inner or the outer track at E.", "E");
}
END_TEST

/* There is no choice there, as the other track is taken automatically. */
START_TEST(it_says_which_track_does_not_feed) {
    struct options options = options_default(&shakala_game);
    struct position pos;
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    sketch_text("A *, North *", "S track E E ssss4 -", &text);
    ck_assert_ptr_null(shakala_game.position_parse(&pos, &options, buffer));
    struct why_not why;
    ck_assert(shakala_game.why_not(&pos, &(struct touch){"track:out"}, 1, players, &why));
    ck_assert_str_eq(why.sentence,
                     "You must feed North: on that track your beads run out too soon.");
    ck_assert_int_eq(why.place_count, 1);
    ck_assert_int_eq(why.place[0], 4); /* E */
    ck_assert(!shakala_game.why_not(&pos, &(struct touch){"track:in"}, 1, players, &why));
}
END_TEST

START_TEST(it_says_which_bead_is_not_in_the_hand) {
    const char *sketch = "b *, North *";
    check_why(sketch, "S bead C D s13 -", "bead:2", "There's no 2-point gem in your hand.", "hand");
    check_why(sketch, "S bead C D 13 -", "bead:s", "There's no stone in your hand.", "hand");
    check_why(sketch, "S bead C D s13 -", "pit:C", "The next bead falls into D.", "C hand");
    check_why(sketch, "S bead C D s13 -", "bead:5", "The next bead falls into D.", "D hand");
}
END_TEST

START_TEST(it_says_why_a_gem_cannot_be_taken) {
    const char *sketch = "A 4, e ss, a 12, c 3, b *, North *";
    check_why(sketch, "S take 1", "gem:A4", "Pit A is yours: take a gem from North.", "A");
    check_why(sketch, "S take 1", "gem:a3", "There's no 3-point gem in a.", "a");
    check_why(sketch, "S take 1", "gem:cup1",
              "North's cup is safe while there are gems in North's pits.", "North's cup");
    check_why(sketch, "S take 1", "pit:h", "Choose a gem to take from North's pits.", "h");
    check_why(sketch, "S take 1", "gem:as", "Choose a gem to take from North's pits.", "");
    check_why("e ss, b *, North 12, South *", "S take 1", "gem:cup4",
              "There's no 4-point gem in North's cup.", "North's cup");
    check_why("e ss, b *, North 12, South *", "S take 1",
              "gem:", "Choose a gem to take from North's cup.", "");
}
END_TEST

START_TEST(it_says_that_the_game_is_over) {
    check_why("b *, North *", "S pit", "pit:A", "The game is over.", "");
}
END_TEST

START_TEST(two_touches_are_one_too_many) {
    struct position pos = sketch_position("C s1, b *, North *", "S pit");
    struct touch touched[TOUCHES_MAX] = {{"pit:C"}, {"pit:D"}};
    struct why_not why;
    ck_assert(shakala_game.why_not(&pos, touched, 2, players, &why));
    ck_assert_str_eq(why.sentence, "Choose one of South's pits.");
}
END_TEST

/* ---- the picture ---- */

static void check_picture(const char *sketch, const char *tail, const char *expected) {
    struct position pos = sketch_position(sketch, tail);
    struct text picture = {0};
    shakala_game.picture(&pos, &picture);
    ck_assert_str_eq(text_string(&picture), expected);
    text_free(&picture);
}

START_TEST(the_picture_shows_the_board_and_the_task) {
    check_picture("C s14, b ss, e *, North *", "S pit",
                  "North's cup 11122223333444 (35 points)\n"
                  "  d -  c -  b ss   a -\n"
                  "  h -  g -  f -    e sssssssssssss\n"
                  "  E -  F -  G -    H -\n"
                  "  A -  B -  C s14  D -\n"
                  "South's cup - (0 points)\n"
                  "South chooses a pit.\n");
}
END_TEST

static void check_task(const char *sketch, const char *tail, const char *expected) {
    struct position pos = sketch_position(sketch, tail);
    struct text picture = {0};
    shakala_game.picture(&pos, &picture);
    const char *cups = strstr(text_string(&picture), " points)\nSouth ");
    cups = cups ? cups : strstr(text_string(&picture), " points)\nNorth ");
    ck_assert_ptr_nonnull(cups);
    ck_assert_str_eq(strchr(cups, '\n') + 1, expected);
    text_free(&picture);
}

START_TEST(the_picture_ends_with_the_task) {
    check_task("e s1, f s2, b *, North *", "S bead H g ss34 gef",
               "South sows from H, holding ss34; chooses the bead for g; run gef.\n");
    check_task("B *, North *", "N track e e s1 -",
               "North sows from e, holding s1; chooses the track at e; run -.\n");
    check_task("e ss, b *, North *", "S take 2", "South takes a gem, 2 to go.\n");
    check_task("b *, North *", "S pit", "South has no beads left: the game is over.\n");
}
END_TEST

SUITE("shakala text", positions_of_every_phase_are_read_and_written, a_finished_game_is_accepted,
      all_beads_may_be_in_one_pit, sixteen_stones_and_four_gems_of_each_value_are_needed,
      too_many_beads_of_a_kind_are_rejected, stones_come_first_and_gems_ascend,
      a_text_of_another_form_is_not_a_position, every_truncation_and_lengthening_is_rejected,
      the_pit_sown_from_is_an_empty_pit_of_the_mover,
      a_track_is_chosen_at_a_fork_and_a_bead_dropped_elsewhere_than_the_origin,
      the_hand_is_not_empty, some_choice_must_be_legal, a_run_is_in_the_opponents_pits,
      a_runs_pits_follow_one_another, a_runs_pits_hold_the_stone_and_the_bead_it_found,
      a_run_ends_with_the_latest_drop, one_to_six_gems_are_still_to_take_and_there_is_one,
      an_action_is_one_touch, it_says_why_a_pit_cannot_be_chosen,
      it_says_that_the_opponent_must_be_fed, it_says_what_to_do_at_a_fork,
      it_says_which_track_does_not_feed, it_says_which_bead_is_not_in_the_hand,
      it_says_why_a_gem_cannot_be_taken, it_says_that_the_game_is_over,
      two_touches_are_one_too_many, the_picture_shows_the_board_and_the_task,
      the_picture_ends_with_the_task)
