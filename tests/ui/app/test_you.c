/* test_you.c: a person who plays a companion and gave no name is "you", in every sentence. */
#include "base/random.h"
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/advisor.h"
#include "ui/app/matches.h"
#include "ui/app/table.h"
#include "ui/model/companion.h"
#include "words/words.h"

#include <ctype.h>
#include <string.h>

enum { HARE = 3, SEED = 7, ACTIONS = 500 };

/* What is said of somebody else, and what is asked for in a prompt. */
static const char *const others[] = {
    "has",     "wins",    "is",     "moves", "sows",     "takes", "places", "captures",
    "chooses", "removes", "plays",  "drops", "collects", "was",   "feeds",  "resigns",
    "claims",  "offers",  "agrees", "loses", "scores",   "needs", "passes"};
static const char *const asked[] = {"choose", "place", "take", "play", "move", "both", "resign"};

static bool is_one_of(const char *text, const char *const words_said[], size_t count) {
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(words_said[i]);
        if (strncmp(text, words_said[i], length) == 0 && !isalpha((unsigned char)text[length])) {
            return true;
        }
    }
    return false;
}

static bool is_other(const char *text) {
    return is_one_of(text, others, sizeof others / sizeof others[0]);
}

/* Whether a sentence goes on before `at`: with a word, and not with a name or a number. */
static bool goes_on(const char *said, const char *at) {
    return at > said + 1 && at[-1] == ' ' && islower((unsigned char)at[-2]);
}

/* What is wrong with a word for the person, which begins at `at` and ends at `end`; NULL: nothing.
 */
static const char *fault_of_you(const char *said, const char *at, const char *end) {
    bool large = *at == 'Y', first = at == said || at[-1] == '|' || strchr(".!?", at[-2]);
    return strncmp(end, "'s", 2) == 0         ? "says \"you's\""
           : *end == ' ' && is_other(end + 1) ? "speaks of another"
           : large && goes_on(said, at)       ? "is large within a sentence"
           : !large && first                  ? "is small at the beginning"
           : large && strncmp(end, ": ", 2) == 0 &&
                   is_one_of(end + 2, asked, sizeof asked / sizeof asked[0])
               ? "is not whom one asks like this"
               : NULL;
}

/* The side of the person is said only beside the name, and of a place. */
static const char *fault_of_side(const char *said, const char *at, const char *end) {
    bool swapped = at - said > 4 && strncmp(at - 4, "now ", 4) == 0;
    return *end == ':' || *end == ','         ? "stands for a name"
           : *end == ' ' && is_other(end + 1) ? "stands for a name"
           : goes_on(said, at) && !swapped    ? "stands for a name within a sentence"
                                              : NULL;
}

static void expect_word(const char *said, const char *word,
                        const char *(*fault)(const char *, const char *, const char *)) {
    for (const char *at = strstr(said, word); at; at = strstr(at + 1, word)) {
        const char *end = at + strlen(word);
        bool whole =
            (at == said || !isalpha((unsigned char)at[-1])) && !isalpha((unsigned char)*end);
        const char *wrong = whole ? fault(said, at, end) : NULL;
        ck_assert_msg(!wrong, "\"%s\" %s in: %.200s", word, wrong, at - said > 60 ? at - 60 : said);
    }
}

static void expect_addressed(const char *said, const char *side) {
    expect_word(said, "You", fault_of_you);
    expect_word(said, "you", fault_of_you);
    expect_word(said, side, fault_of_side);
    ck_assert_msg(!strpbrk(said, "{}"), "%s", strpbrk(said, "{}"));
}

/* Checks all that the picture draws, where the pieces of a sentence follow each other, and the
 * labels of its targets. */
static void expect_picture(struct ui_play *play, int person) {
    const char *side = words(ui_play_match(play)->game->sides[person]);
    const struct targets *targets = ui_play_targets(play);
    struct text said = {0};
    for (int i = 0; i < play->list.count; i++) {
        const char *piece = ui_play_text(play, i);
        size_t length = said.length;
        bool follows = piece[0] == ' ' || piece[0] == ',' || piece[0] == '.' ||
                       (length && said.data[length - 1] == ' ');
        text_add(&said, piece[0] && !follows ? "|" : "");
        text_add(&said, piece);
    }
    for (int i = 0; i < targets->count; i++) {
        text_format(&said, "|%s", targets->target[i].label);
    }
    expect_addressed(text_string(&said), side);
    text_free(&said);
    expect_addressed(ui_play_toast(play), side);
}

/* What a place says that the pointer is on, and when it is clicked although it is not the turn's.
 */
static void try_a_place(struct ui_play *play, int person, uint64_t *seed) {
    const struct targets *targets = ui_play_targets(play);
    const struct target *target = &targets->target[random_below(seed, (uint32_t)targets->count)];
    char id[sizeof target->id];
    memcpy(id, target->id, sizeof id);
    if (strncmp(id, "pit:", 4) == 0 || strncmp(id, "square:", 7) == 0 ||
        strncmp(id, "bank:", 5) == 0) {
        ui_play_hover(play, id);
        ui_play_wait(play, 400);
        expect_picture(play, person);
        if (!target->enabled) {
            ui_play_click(play, id);
            ui_play_wait(play, 1);
            expect_picture(play, person);
            expect_addressed(ui_play_refusal(play),
                             words(ui_play_match(play)->game->sides[person]));
        }
    }
}

static void take_an_action(struct ui_play *play, int person, uint64_t *seed) {
    const struct match *match = ui_play_match(play);
    game_action legal[ACTIONS_MAX];
    int count = match_actions(match, legal);
    game_action action = legal[random_below(seed, (uint32_t)count)];
    if (companion_acts(match)) {
        ui_play_answer(play, (struct host_answer){.choice.action = action});
        ui_play_wait(play, 600);
    } else {
        try_a_place(play, person, seed);
        ui_play_action(play, action, BY_CLICKS);
    }
    ui_play_wait(play, 1);
}

/* Every turn of the person was a mistake, or none. */
static void review(struct ui_play *play, int person, bool mistakes) {
    const struct match *match = ui_play_match(play);
    table_review(&play->app.table);
    ui_play_wait(play, 1);
    while (play->app.table.advisor.reviewing) {
        const struct host_question *question = &play->fake.question;
        struct host_answer answer = {
            .task = HOST_REVIEW, .thought = question->id, .judgment.after = {100, false}};
        game_action legal[ACTIONS_MAX];
        int count = match->game->actions(&match->nodes[question->from].position, legal);
        if (mistakes && count > 1 && match->nodes[question->to].player == person) {
            answer.judgment.mark = MARK_MISTAKE;
            answer.judgment.better.count = 1;
            answer.judgment.better.action[0] = legal[legal[0] == match->nodes[question->to].action];
            answer.judgment.better.value.margin = person ? -500 : 500;
        }
        app_input(&play->app, &(struct input){.kind = INPUT_ANSWER, .answer = &answer});
        ui_play_wait(play, 1);
    }
    for (int step = 0; step < 4; step++) {
        expect_picture(play, person);
        ui_play_type(play, ",");
        ui_play_wait(play, 1000);
    }
}

static void play_a_match(const struct game *game, int person) {
    struct ui_play *play = ui_play_open_history(game->id, 1280, 800);
    uint64_t seed = SEED;
    play_seat(ui_play_table(play), (const int[]){person ? HARE : 0, person ? 0 : HARE}, SEED);
    ui_play_wait(play, 1);
    for (int i = 0; i < ACTIONS && !match_over(ui_play_match(play)); i++) {
        expect_picture(play, person);
        take_an_action(play, person, &seed);
    }
    if (!match_over(ui_play_match(play))) {
        match_resign(ui_play_match(play), person);
    }
    ui_play_redraw(play);
    ui_play_wait(play, 2000);
    expect_picture(play, person);
    review(play, person, person == 0);
    table_rematch(&play->app, &play->app.table);
    ui_play_wait(play, 1);
    expect_picture(play, !person);
    ui_play_close(play);
}

START_TEST(the_rule_finds_what_is_said_wrongly) {
    static const char *const wrong[] = {"You wins",      "You's turn",  "Hare feeds You",
                                        "South: choose", "feeds South", "You: choose a house",
                                        "South wins"};
    static const char *const right[] = {"You win", "Hare feeds you", "Hare 0, You 1", "South · won",
                                        "are now South"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        const char *you = strstr(wrong[i], "You"), *side = strstr(wrong[i], "South");
        ck_assert_ptr_nonnull(you ? fault_of_you(wrong[i], you, you + 3)
                                  : fault_of_side(wrong[i], side, side + 5));
    }
    for (size_t i = 0; i < sizeof right / sizeof right[0]; i++) {
        expect_addressed(right[i], "South");
    }
}
END_TEST

#define WHOLE_MATCHES(id)                                                                          \
    START_TEST(a_person_without_a_name_is_you_in_##id) {                                           \
        play_a_match(games_find(#id), 0);                                                          \
        play_a_match(games_find(#id), 1);                                                          \
    }                                                                                              \
    END_TEST

WHOLE_MATCHES(oware)
WHOLE_MATCHES(saddeeqa)
WHOLE_MATCHES(shakala)
WHOLE_MATCHES(seega)
WHOLE_MATCHES(dulko)

SUITE("you", the_rule_finds_what_is_said_wrongly, a_person_without_a_name_is_you_in_oware,
      a_person_without_a_name_is_you_in_saddeeqa, a_person_without_a_name_is_you_in_shakala,
      a_person_without_a_name_is_you_in_seega, a_person_without_a_name_is_you_in_dulko)
