/* film.c: see film.h. A frame is compressed as the difference from the one before: the library
 * finds what has changed. */
#include "sdl/film.h"

#include "sdl/encode.h"
#include "ui/scenes/table/picture.h"
#include "words/words.h"

#include <webp/encode.h>
#include <webp/mux.h>

enum { FRAME_MS = 50, BEFORE_MS = 800, AFTER_MS = 600, END_MS = 3000, QUALITY = 75, EFFORT = 4 };

struct film {
    struct studio *studio;
    WebPAnimEncoder *encoder;
    WebPConfig config;
    int end; /* ms: how long it is so far */
    int turns, turn;
    const struct film_watch *watch;
    const char *wrong;
};

/* ---- frames ---- */

static int percent(const struct film *film) {
    return film->turns ? film->turn * 100 / film->turns : 0;
}

/* What the studio shows, for so many ms. */
static bool add_frame(struct film *film, int ms) {
    const struct film_watch *watch = film->watch;
    const SDL_Surface *surface = film->studio->canvas.picture;
    WebPPicture picture;
    studio_paint(film->studio, film->end);
    bool made = WebPPictureInit(&picture);
    picture.use_argb = 1;
    picture.width = surface->w;
    picture.height = surface->h;
    made = made && WebPPictureImportBGRX(&picture, surface->pixels, surface->pitch) &&
           WebPAnimEncoderAdd(film->encoder, &picture, film->end, &film->config);
    WebPPictureFree(&picture);
    film->end += ms;
    film->wrong = made ? NULL : words(WORD_NO_MEMORY);
    if (made && watch->goes_on && !watch->goes_on(watch->context, percent(film))) {
        film->wrong = words(WORD_FILM_STOPPED);
    }
    return !film->wrong;
}

/* The turn that ends with a node, from its first frame to its last but one. */
static bool add_turn(struct film *film, int node, float speed) {
    struct app *app = film->studio->app;
    struct settings settings = app->settings;
    settings.speed = speed;
    play_go_to(&app->table.play, node);
    play_show_again(&app->table.play, &settings);
    while (app->table.play.animation) {
        if (!add_frame(film, FRAME_MS)) {
            return false;
        }
        app_update(app, film->end); /* it may be over by now */
    }
    film->turn++;
    return true;
}

/* ---- turns ---- */

/* The last node of the turn that begins after a node of the line. */
static int turn_end(const struct match *match, int node) {
    int end = match->nodes[node].next, next = match->nodes[end].next;
    while (next != MATCH_NONE && !match_counts_turn(match, next)) {
        end = next;
        next = match->nodes[end].next;
    }
    return end;
}

static bool shoot_turn(struct film *film) {
    struct play *play = &film->studio->app->table.play;
    int last = play->match.current;
    film->turns = 1;
    if (last_turn_known(play->last_turn)) {
        play_go_to(play, play->match.nodes[play->last_turn->first].parent);
        return add_frame(film, BEFORE_MS) && add_turn(film, last, 1) && add_frame(film, END_MS);
    }
    return add_frame(film, END_MS);
}

static bool shoot_match(struct film *film) {
    struct play *play = &film->studio->app->table.play;
    int node = match_line_node(&play->match, 0);
    film->turns = match_line_turns(&play->match);
    play_go_to(play, node);
    bool done = film->turns == 0 || add_frame(film, BEFORE_MS);
    while (done && play->match.nodes[node].next != MATCH_NONE) {
        node = turn_end(&play->match, node);
        done = add_turn(film, node, 2) &&
               (play->match.nodes[node].next == MATCH_NONE || add_frame(film, AFTER_MS));
    }
    return done && add_frame(film, END_MS);
}

/* ---- the file ---- */

static bool assemble(struct film *film, struct text *out) {
    WebPData data = {0};
    bool done = WebPAnimEncoderAdd(film->encoder, NULL, film->end, NULL) &&
                WebPAnimEncoderAssemble(film->encoder, &data);
    if (done) {
        text_add_bytes(out, (const char *)data.bytes, data.size);
    }
    WebPDataClear(&data);
    return done && !out->truncated;
}

static const char *animate(struct studio *studio, bool whole, const struct film_watch *watch,
                           struct text *out) {
    struct film film = {.studio = studio, .watch = watch, .wrong = words(WORD_NO_MEMORY)};
    WebPAnimEncoderOptions options;
    const SDL_Surface *picture = studio->canvas.picture;
    if (WebPAnimEncoderOptionsInit(&options) && WebPConfigInit(&film.config)) {
        film.config.quality = QUALITY;
        film.config.method = EFFORT;
        options.kmax = 0;
        film.encoder = WebPAnimEncoderNew(picture->w, picture->h, &options);
    }
    if (film.encoder && (whole ? shoot_match(&film) : shoot_turn(&film)) && !assemble(&film, out)) {
        film.wrong = words(WORD_NO_MEMORY);
    }
    WebPAnimEncoderDelete(film.encoder);
    return film.wrong;
}

const char *film_open(struct studio *studio, enum picture_kind kind, const struct app_start *start,
                      struct match *match, int width, int height) {
    bool still = kind == PICTURE_POSITION;
    return studio_open(studio, start, match,
                       width   ? width
                       : still ? PICTURE_WIDTH
                               : FILM_WIDTH,
                       height  ? height
                       : still ? PICTURE_HEIGHT
                               : FILM_HEIGHT);
}

const char *film_make(struct studio *studio, enum picture_kind kind, const struct film_watch *watch,
                      struct text *out) {
    if (kind != PICTURE_POSITION) {
        return animate(studio, kind == PICTURE_MATCH, watch, out);
    }
    studio_paint(studio, 0);
    return encode_png(studio->canvas.picture, out) ? NULL : words(WORD_NO_MEMORY);
}
