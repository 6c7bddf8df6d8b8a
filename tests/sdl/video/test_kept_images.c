/* test_kept_images.c: which images outlast a visit to another scene, and how many bytes of them. */
#include "games/games.h"
#include "sdl/video/canvas.h"
#include "sdl/video/fonts.h"
#include "sdl/video/piece.h"
#include "shots/shots.h"
#include "support/suite.h"
#include "support/ui_play.h"

enum { WIDTH = 1280, HEIGHT = 800, SURFACES_MAX = 64 };
static const size_t MOST = (size_t)18 * WIDTH * HEIGHT;
static const double FRAME_MS = 50, MOVEMENT_MS = 300;

static struct canvas canvas;

static struct ui_play *open_app(const char *game) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, WIDTH, HEIGHT);
    ui_play_settings(play)->speed = 1;
    ck_assert_ptr_null(shots_open());
    ck_assert(canvas_open(&canvas, WIDTH, HEIGHT, SDL_PIXELFORMAT_RGB888, theme_get(THEME_DUSK)));
    return play;
}

static void close_app(struct ui_play *play) {
    canvas_close(&canvas);
    shots_close();
    ui_play_close(play);
}

static void see(struct ui_play *play) {
    app_draw(&play->app, &canvas.next.list, WIDTH, HEIGHT, 1, fonts_measure());
    canvas_paint(&canvas, true);
}

/* Until what moves between two scenes has arrived. */
static void see_movement(struct ui_play *play) {
    for (double passed = 0; passed < MOVEMENT_MS; passed += FRAME_MS) {
        see(play);
        play->now += FRAME_MS;
        app_update(&play->app, play->now);
    }
    see(play);
}

/* The keys of the surfaces of the frame that is shown, which take longest to compute. */
static int surfaces_shown(uint64_t key[SURFACES_MAX]) {
    int count = 0;
    for (int i = 0; i < canvas.shown.list.count && count < SURFACES_MAX; i++) {
        enum draw_kind kind = canvas.shown.list.command[i].kind;
        if ((kind == DRAW_SURFACE || kind == DRAW_GROUND) && canvas.shown.piece[i].image) {
            key[count++] = canvas.shown.piece[i].image->key;
        }
    }
    return count;
}

START_TEST(the_board_is_still_there_when_a_page_of_the_rules_has_been_read) {
    for (int i = 0; i < games_count; i++) {
        uint64_t key[SURFACES_MAX];
        struct ui_play *play = open_app(games[i]->id);
        see(play);
        int count = surfaces_shown(key);
        ck_assert_int_gt(count, 1);
        ui_play_key(play, KEY_F1);
        see(play);
        for (int k = 0; k < count; k++) {
            const struct image *image = cache_find(key[k]);
            ck_assert_msg(image && image->texture, "%s: surface %d", games[i]->id, k);
        }
        close_app(play);
    }
}
END_TEST

START_TEST(however_many_scenes_are_visited_the_images_have_a_limit) {
    struct ui_play *play = open_app("");
    see(play);
    for (int i = 0; i < games_count; i++) {
        char card[TARGET_ID_MAX];
        struct text text = text_fixed(card, sizeof card);
        text_format(&text, "card:%s", games[i]->id);
        ui_play_click(play, card);
        see_movement(play);
        ui_play_click(play, "button:start");
        see_movement(play);
        ck_assert_uint_le(cache_bytes(), MOST);
        ui_play_click(play, "button:back");
        see_movement(play);
        ck_assert_uint_le(cache_bytes(), MOST);
    }
    close_app(play);
}
END_TEST

SUITE("images that are kept", the_board_is_still_there_when_a_page_of_the_rules_has_been_read,
      however_many_scenes_are_visited_the_images_have_a_limit)
