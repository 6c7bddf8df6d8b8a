/* test_typing.c: letters and digits mean the same in every game: they lead to what is so named, and
 * only Enter plays. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/play/play.h"
#include "words/words.h"

#include <string.h>

static const char *name_of(const char *id) {
    return strrchr(id, ':') + 1;
}

static void type(struct ui_play *play, const char *name) {
    for (; *name; name++) {
        ui_play_type(play, (char[]){*name, '\0'});
    }
}

static const char *focus(const struct ui_play *play) {
    return ui_play_focus(play);
}

static struct line position(struct ui_play *play) {
    struct line line = {""};
    struct text text = text_fixed(line.string, sizeof line.string);
    ui_play_table(play)->game->position_text(ui_play_position(play), &text);
    return line;
}

/* How the touches of an action are typed. */
enum manner { ENTER_LAST, ENTER_EACH, SECOND_FIRST };

static void type_action(struct ui_play *play, game_action action, enum manner manner) {
    struct touch touch[TOUCHES_MAX];
    int count = ui_play_match(play)->game->touches(ui_play_position(play), action, touch);
    int before = ui_play_match(play)->count;
    for (int i = 0; i < count; i++) {
        type(play, name_of(touch[manner == SECOND_FIRST ? count - 1 - i : i].text));
        ck_assert_int_eq(ui_play_match(play)->count, before);
        if (manner == ENTER_EACH || i == count - 1) {
            ui_play_key(play, KEY_ENTER);
        }
    }
    ck_assert_msg(ui_play_match(play)->count > before, "%s %s in %s", touch[0].text,
                  count > 1 ? touch[1].text : "", position(play).string);
}

static void type_game(struct ui_play *play, uint64_t seed, int most, enum manner manner) {
    for (int i = 0; i < most && ui_play_legal(play)->count; i++) {
        const struct legal *legal = ui_play_legal(play);
        game_action action = legal->action[random_next(&seed) % (uint64_t)legal->count];
        struct position expected = *ui_play_position(play);
        type_action(play, action, manner);
        ck_assert(!position_equal(&expected, ui_play_position(play)));
    }
}

START_TEST(every_game_is_played_by_typing_names_and_enter) {
    for (int g = 0; g < games_count; g++) {
        for (uint64_t seed = 1; seed <= 4; seed++) {
            struct ui_play *play = ui_play_open(games[g]->id, NULL, NULL, 1280, 800);
            type_game(play, seed, 60, seed % 2 ? ENTER_LAST : ENTER_EACH);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(in_dulko_a_square_is_typed_before_a_piece_as_well_as_after_it) {
    for (uint64_t seed = 1; seed <= 4; seed++) {
        struct ui_play *play = ui_play_open("dulko", NULL, NULL, 1280, 800);
        type_game(play, seed, 40, SECOND_FIRST);
        ui_play_close(play);
    }
    struct ui_play *play = ui_play_open("dulko", "deadzone=e5", NULL, 1280, 800);
    type(play, "b"); /* a Bishop, or the second column… */
    ck_assert_str_eq(focus(play), "bank:1:B");
    ck_assert(ui_play_says(play, "b_"));
    type(play, "6"); /* …that it was */
    ck_assert_str_eq(ui_play_chosen(play), "square:b6");
    type(play, "7");
    ck_assert_str_eq(ui_play_chosen(play), "square:b6");
    ui_play_key(play, KEY_ENTER);
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    ck_assert(strstr(position(play).string, ".71")); /* its owner's number follows the piece */
    ui_play_close(play);
}
END_TEST

START_TEST(no_letter_or_digit_plays) {
    static const char all[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = ui_play_open(games[g]->id, NULL, NULL, 1280, 800);
        for (uint64_t seed = 1; seed <= 12; seed++) {
            int before = ui_play_match(play)->count;
            uint64_t random = seed;
            for (int i = 0; i < 60; i++) {
                ui_play_type(play, (char[]){all[random_next(&random) % (sizeof all - 1)], '\0'});
                ck_assert_int_eq(ui_play_match(play)->count, before);
            }
            ui_play_cancel(play);
            ui_play_random_game(play, seed, 1, BY_CLICKS);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_half_typed_name_is_shown_and_escape_takes_only_that_back) {
    static const float sizes[][2] = {{480, 800}, {800, 600}, {1280, 800}, {2560, 1440}};
    for (int i = 0; i < 4; i++) {
        struct ui_play *play = ui_play_open("dulko", NULL, NULL, sizes[i][0], sizes[i][1]);
        type(play, "7");
        ck_assert(!ui_play_says(play, "7_"));
        type(play, "e");
        ck_assert(ui_play_says(play, "e_"));
        ui_play_cancel(play);
        ck_assert(!ui_play_says(play, "e_"));
        ck_assert_str_eq(ui_play_chosen(play), "bank:1:7");
        type(play, "5");
        ck_assert_str_eq(ui_play_chosen(play), "bank:1:5");
        ui_play_cancel(play);
        ck_assert_str_eq(ui_play_chosen(play), "");
        ui_play_close(play);
    }
}
END_TEST

START_TEST(what_leads_nowhere_is_said) {
    static const char *const typed[][2] = {
        {"oware", "z"}, {"oware", "7"}, {"saddeeqa", "q"}, {"shakala", "y"},
        {"seega", "z"}, {"dulko", "z"}, {"dulko", "9"},    {"oware", "\xC3\xA9"}};
    for (size_t i = 0; i < sizeof typed / sizeof typed[0]; i++) {
        struct ui_play *play = ui_play_open(typed[i][0], NULL, NULL, 1280, 800);
        ui_play_type(play, typed[i][1]);
        struct line said = text_line(words(WORD_TYPED_NOWHERE), "", typed[i][1]);
        ck_assert_msg(ui_play_says(play, said.string), "%s %s", typed[i][0], typed[i][1]);
        ui_play_close(play);
    }
    struct ui_play *play = ui_play_open("seega", NULL, NULL, 1280, 800);
    type(play, "a9");
    ck_assert(ui_play_says(play, text_line(words(WORD_TYPED_NOWHERE), "a", "9").string));
    ui_play_close(play);
}
END_TEST

START_TEST(an_empty_house_is_named_all_the_same_and_enter_says_why_it_cannot_be_sown) {
    struct ui_play *play = ui_play_open("oware", NULL, "4-4-0-4-4-4-4-4-4-4-4-4-2-2-S", 1280, 800);
    type(play, "c");
    ck_assert_str_eq(focus(play), "pit:C");
    ck_assert_str_eq(ui_play_refusal(play), "");
    ui_play_key(play, KEY_ENTER);
    ck_assert(ui_play_refusal(play)[0]);
    ui_play_close(play);
}
END_TEST

START_TEST(in_the_editor_names_lead_to_places_and_change_nothing) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "card:dulko");
    ui_play_click(play, "button:edit");
    struct position before = play->app.editor.board;
    type(play, "e");
    ck_assert(ui_play_says(play, "e_"));
    type(play, "5");
    ck_assert_str_eq(focus(play), "square:e5");
    ck_assert(position_equal(&before, &play->app.editor.board));
    ui_play_close(play);
}
END_TEST

START_TEST(at_home_the_names_of_the_games_lead_to_their_cards) {
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
        type(play, games[g]->id);
        ck_assert_str_eq(focus(play), text_line("card:%s", games[g]->id).string);
        ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
        ui_play_close(play);
    }
}
END_TEST

SUITE("typing names", every_game_is_played_by_typing_names_and_enter,
      in_dulko_a_square_is_typed_before_a_piece_as_well_as_after_it, no_letter_or_digit_plays,
      a_half_typed_name_is_shown_and_escape_takes_only_that_back, what_leads_nowhere_is_said,
      an_empty_house_is_named_all_the_same_and_enter_says_why_it_cannot_be_sown,
      in_the_editor_names_lead_to_places_and_change_nothing,
      at_home_the_names_of_the_games_lead_to_their_cards)
