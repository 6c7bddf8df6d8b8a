/* listener.c: see listener.h. */
#include "ui/play/listener.h"

#include <math.h>

static const float AHEAD = 60; /* ms: cues of animations are made this long in advance */
enum { SECONDS_HEARD = 10, SECONDS_HIGHER = 3 };

/* ---- animations ---- */

/* Places that are not on the board sound from its center. */
static void set_board(struct listener *listener, const struct play *play, bool turns) {
    struct heard_board *board = &listener->board;
    const double side = listener->turned ? -2 : 2;
    const struct face *face = play->face;
    struct place_shape place;
    board->sounds = face->sounds;
    board->turns = turns;
    for (int i = 0; i < play->game->place_count; i++) {
        bool lies = face->place_shape && face->place_shape(match_position(&play->match), i, &place);
        double pan = lies ? side * place.shape.x / (double)face->width : 0;
        board->pan[i] = (float)fmax(-1, fmin(1, pan));
    }
}

/* Another animation has begun. What a drag has already dropped sounds at once. */
static void begin(struct listener *listener, const struct play *play, bool turns,
                  struct cues *cues) {
    set_board(listener, play, turns);
    listener->following = play->animation && !play->animation->fade;
    listener->heard = play->animation_offset - 1;
    if (!listener->following) {
        animation_chord(play->animation_memory, &listener->board, cues);
    }
}

/* Makes the times of the cues from index `first` on relative to `t`, of an animation that runs
 * `tempo` times as fast; none may be in the past. */
static void make_relative(struct cues *cues, int first, float t, float tempo) {
    for (int i = first; i < cues->count; i++) {
        cues->cue[i].at = fmaxf(0, cues->cue[i].at - t) / tempo;
    }
}

static void follow_animation(struct listener *listener, const struct play *play, double now,
                             struct cues *cues) {
    const struct timeline *timeline = play->animation_memory;
    int first = cues->count;
    if (play->animation) {
        float t = play_animation_time(play, now), tempo = play_animation_tempo(play);
        animation_cues(timeline, &listener->board, listener->heard, t + AHEAD * tempo, cues);
        make_relative(cues, first, t, tempo);
        listener->heard = fmaxf(listener->heard, t + AHEAD * tempo);
        return;
    }
    listener->following = false;
    if (listener->heard < timeline->total - timeline->glow) {
        animation_chord(timeline, &listener->board, cues);
    } else {
        animation_cues(timeline, &listener->board, listener->heard, INFINITY, cues);
        make_relative(cues, first, listener->heard - AHEAD, 1);
    }
}

static void hear_animation(struct listener *listener, const struct play *play, bool turns,
                           double now, struct cues *cues) {
    if (listener->animations != play->animations) {
        listener->animations = play->animations;
        begin(listener, play, turns, cues);
    }
    listener->following = listener->following && !play->animation_backwards;
    if (listener->following) {
        follow_animation(listener, play, now, cues);
    }
}

/* ---- everything else ---- */

static void hear_refusal(struct listener *listener, const struct play *play, struct cues *cues) {
    if (listener->refusals != play->refusals) {
        listener->refusals = play->refusals;
        cues_add(cues, &(struct cue){.sound = SOUND_KNOCK,
                                     .pitch = 1,
                                     .gain = 0.6F,
                                     .caption = WORD_CAPTION_REFUSED});
    }
}

/* The last seconds of the player to act. */
static void hear_clock(struct listener *listener, const struct play *play, struct cues *cues) {
    const struct clock *clock = &play->clock;
    bool runs = clock_used(clock) && clock->running != NOWHERE;
    int second = runs ? (int)ceil(clock->remaining[clock->running] / 1000) : 0;
    if (second != listener->clock_second && second > 0 && second <= SECONDS_HEARD) {
        float pitch = second <= SECONDS_HIGHER ? 4.0F / 3 : 1;
        cues_add(cues, &(struct cue){.sound = SOUND_TICK,
                                     .pitch = pitch,
                                     .gain = 0.5F,
                                     .caption = WORD_CAPTION_CLOCK});
    }
    listener->clock_second = second;
}

/* A result sounds once, when it has just been reached. */
static void hear_result(struct listener *listener, const struct play *play, struct cues *cues) {
    static const float win[] = {1, 1.25F, 1.5F}, draw[] = {1, 1};
    const struct match *match = &play->match;
    if (play->animation || !match_over(match) || match->count <= listener->concluded) {
        return;
    }
    bool won = match_result(match).outcome == OUTCOME_WIN;
    for (int i = 0; i < (won ? 3 : 2); i++) {
        cues_add(cues, &(struct cue){.at = 150 + (float)i * (won ? 180 : 320),
                                     .sound = SOUND_BOWL,
                                     .pitch = won ? win[i] : draw[i],
                                     .gain = 0.6F,
                                     .caption = WORD_CAPTION_RESULT});
    }
    listener->concluded = match->count;
}

void listener_follow(struct listener *listener, const struct play *play, bool turns, double now,
                     struct cues *cues) {
    if (!listener->known) {
        *listener = (struct listener){.known = true,
                                      .animations = play->animations,
                                      .refusals = play->refusals,
                                      .concluded = play->match.count};
    }
    if (!play->face->sounds) {
        return;
    }
    hear_animation(listener, play, turns, now, cues);
    hear_refusal(listener, play, cues);
    hear_clock(listener, play, cues);
    hear_result(listener, play, cues);
}
