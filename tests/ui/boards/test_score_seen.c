/* test_score_seen.c: the score in a panel counts up as items land, and ends with the game's score.
 */
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"
#include "ui/boards/faces.h"

#include <string.h>

enum { ACTIONS_MOST = 90, GAMES_PLAYED = 5, MOMENTS = 60 };

static struct timeline animation;
static struct frame frame;
static struct face_view view;

/* The score of a player at t ms. */
static int seen(const struct face *face, int player, float t) {
    timeline_sample(&animation, t, &frame);
    view.progress = animation.total > 0 ? t / animation.total : 1;
    return face->score(&view, player);
}

static void check(void *context, const struct game *game, const struct position *before,
                  const struct trace *trace, const struct position *after) {
    const struct face *face = faces_find(game);
    const struct animation_style *style = context;
    timeline_build(&animation, game, before, trace, style);
    view = (struct face_view){.game = game,
                              .position = after,
                              .frame = &frame,
                              .busy = true,
                              .animated_from = before,
                              .animated_to = after};
    for (int player = 0; player < 2 && animation.total > 0; player++) {
        int first = game->score(before, player), last = game->score(after, player);
        ck_assert_int_eq(seen(face, player, 0), first);
        ck_assert_int_eq(seen(face, player, animation.total), last);
        for (int i = 0; i < MOMENTS && last == first; i++) {
            int now = seen(face, player, animation.total * (float)i / (float)MOMENTS);
            ck_assert_msg(now == first || strcmp(game->id, "dulko") == 0, "%d, not %d", now, first);
        }
    }
}

static void play_all(struct animation_style style) {
    for (int i = 0; i < games_count; i++) {
        ck_assert_msg(faces_find(games[i])->score != NULL, "%s jumps to its score", games[i]->id);
        for (uint64_t seed = 0; seed < GAMES_PLAYED; seed++) {
            random_actions(games[i], seed * 31 + 2, ACTIONS_MOST, check, &style);
        }
    }
}

START_TEST(every_score_begins_and_ends_with_the_games_score) {
    play_all((struct animation_style){.speed = 1});
    play_all((struct animation_style){.speed = 1, .far_hand = true, .look_back = true});
}
END_TEST

START_TEST(the_same_holds_with_reduced_motion) {
    play_all((struct animation_style){.speed = 1, .fade = true});
}
END_TEST

/* While captured or collected items land, the score rises by no more than one at a time. */
static void check_steps(void *context, const struct game *game, const struct position *before,
                        const struct trace *trace, const struct position *after) {
    const struct face *face = faces_find(game);
    (void)context;
    timeline_build(&animation, game, before, trace, &(struct animation_style){.speed = 1});
    view = (struct face_view){
        .game = game, .frame = &frame, .animated_from = before, .animated_to = after};
    for (int player = 0; player < 2; player++) {
        int score = game->score(before, player);
        for (float t = 0; t <= animation.total + 4; t += 4) {
            int now = seen(face, player, t);
            ck_assert_msg(now == score || now == score + 1, "%s: from %d to %d", game->id, score,
                          now);
            score = now;
        }
    }
}

START_TEST(captured_seeds_stones_and_pieces_are_counted_one_by_one) {
    static const char *const counted[] = {"oware", "saddeeqa", "seega"};
    for (int i = 0; i < 3; i++) {
        const struct game *game = games_find(counted[i]);
        random_actions(game, 3, ACTIONS_MOST, check_steps, NULL);
        random_actions(game, 8, ACTIONS_MOST, check_steps, NULL);
    }
}
END_TEST

SUITE("score seen", every_score_begins_and_ends_with_the_games_score,
      the_same_holds_with_reduced_motion, captured_seeds_stones_and_pieces_are_counted_one_by_one)
