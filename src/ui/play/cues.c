/* cues.c: see cues.h. */
#include "ui/play/cues.h"

#include "engine/rules.h"

#include <math.h>

static const float RUSH = 60;      /* ms between drops: less is a rush */
static const float CHORD_GAP = 55; /* ms between the two sounds of what is skipped */
static const float WIDTH = 0.35F;  /* pan at the edges of the board */
enum { CENTS_A_DROP = 12, CENTS_MOST = 300, CAPTURES_HEARD = 8, HEAP_FULL = 6 };

/* Volumes: a capture is the loudest, then a drop; picking up and the end of a turn are quiet. */
static const float DROP_GAIN = 0.8F, RUSH_GAIN = 0.5F, CAPTURE_GAIN = 1, TAKE_GAIN = 0.3F,
                   MOVE_GAIN = 0.7F, COLLECT_GAIN = 0.45F, TURNED_GAIN = 0.63F, TURN_GAIN = 0.2F;

void cues_add(struct cues *cues, const struct cue *cue) {
    if (cues->count < CUES_MAX) {
        cues->cue[cues->count++] = *cue;
    }
}

/* The state of turning a ledger into cues. */
struct hearing {
    const struct timeline *timeline;
    const struct heard_board *board;
    struct cues *cues;
    float from, to;
    struct board_counts lying;
    int drops, captured;
    float last_drop; /* ms */
    bool left_out;   /* the last drop was left out */
};

static float cents(int count) {
    return powf(2, (float)count / 1200);
}

static void add(struct hearing *hearing, enum sound sound, float at, int place, float pitch,
                float gain) {
    if (sound != SOUND_NONE && at > hearing->from && at <= hearing->to) {
        float pan = place == NOWHERE ? 0 : hearing->board->pan[place] * WIDTH;
        enum word caption = sound_means(sound) ? WORD_CAPTION_TURN : WORD_NONE;
        cues_add(hearing->cues, &(struct cue){at, sound, pitch, gain, pan, caption});
    }
}

static int lying_in(const struct hearing *hearing, int place) {
    int count = 0;
    for (int item = 0; place != NOWHERE && item < BOARD_ITEMS; item++) {
        count += hearing->lying.count[place][item];
    }
    return count;
}

/* Setting an item down sounds the fuller the more others are there. */
static void set_down(struct hearing *hearing, const struct event *event, float at, float pitch,
                     float gain) {
    const struct board_sounds *sounds = hearing->board->sounds;
    int place = event->kind == EVENT_FLIP ? event->from : event->to;
    int heap = event->kind == EVENT_FLIP ? 0 : lying_in(hearing, place);
    heap = heap < HEAP_FULL ? heap : HEAP_FULL;
    add(hearing, heap ? sounds->heaped : sounds->alone, at, place, pitch,
        gain * (1 + 0.04F * (float)heap));
    if (heap >= HEAP_FULL / 2) {
        add(hearing, sounds->heaped, at + 13, place, pitch * 1.1F, gain * 0.3F);
    }
    if (sounds->added != SOUND_NONE && event->item >= sounds->added_from) {
        add(hearing, sounds->added, at, place, cents(200 * (event->item - sounds->added_from)),
            gain);
    }
}

/* A handful rustles: a few quick sounds in a row, more for more items. */
static void take_up(struct hearing *hearing, const struct event *event, float at) {
    static const float grain[] = {0, 22, 37, 55, 66};
    int grains = event->count < 2 ? 1 : event->count < 4 ? 3 : event->count < 8 ? 4 : 5;
    for (int i = 0; i < grains; i++) {
        add(hearing, hearing->board->sounds->heaped, at + grain[i], event->from,
            cents(90 * (i * 2 % 3)), TAKE_GAIN);
    }
}

static void drop(struct hearing *hearing, const struct event *event, float at, bool last) {
    bool rush = at - hearing->last_drop < RUSH && hearing->drops;
    int rise = CENTS_A_DROP * hearing->drops++;
    hearing->last_drop = at;
    hearing->left_out = rush && !last && !hearing->left_out;
    if (!hearing->left_out) {
        set_down(hearing, event, at, cents(rise < CENTS_MOST ? rise : CENTS_MOST),
                 rush ? RUSH_GAIN : DROP_GAIN);
    }
}

/* One item after the other, each a semitone higher. */
static void capture(struct hearing *hearing, int index) {
    const struct event *event = &hearing->timeline->trace.event[index];
    for (int i = 0; i < event->count && hearing->captured < CAPTURES_HEARD; i++) {
        set_down(hearing, event, timeline_landing(hearing->timeline, index, i),
                 cents(100 * hearing->captured++), CAPTURE_GAIN);
    }
}

static void rest(struct hearing *hearing, const struct event *event, float at) {
    for (int i = 0; i < 4; i++) {
        set_down(hearing, event, at + 19 * (float)i, cents(CENTS_MOST - 70 * i), RUSH_GAIN);
    }
}

static void add_start(struct hearing *hearing, const struct event *event, float start) {
    const struct board_sounds *sounds = hearing->board->sounds;
    switch (event->kind) {
    case EVENT_PICK:
    case EVENT_REMOVE:
        take_up(hearing, event, start);
        break;
    case EVENT_STEP:
        add(hearing, sounds->moved, start, event->from, 1, MOVE_GAIN);
        break;
    case EVENT_FLIP:
        add(hearing, sounds->turned, start, event->from, 1, MOVE_GAIN);
        break;
    case EVENT_PASS:
        add(hearing, SOUND_TICK, start, NOWHERE, 0.75F, TURN_GAIN);
        break;
    case EVENT_END_TURN:
        for (int i = 0; i < 2 && hearing->board->turns; i++) {
            add(hearing, SOUND_TICK, start + 110 * (float)i, NOWHERE, i ? 1 : 0.667F, TURN_GAIN);
        }
        break;
    default:
        break;
    }
}

static void add_end(struct hearing *hearing, int index, bool last) {
    const struct timeline *timeline = hearing->timeline;
    const struct event *event = &timeline->trace.event[index];
    float at = timeline->start[index] + timeline->length[index];
    switch (event->kind) {
    case EVENT_DROP:
        drop(hearing, event, at, last);
        break;
    case EVENT_PLACE:
    case EVENT_STEP:
        set_down(hearing, event, at, 1, DROP_GAIN);
        break;
    case EVENT_CAPTURE:
        capture(hearing, index);
        break;
    case EVENT_REMOVE:
    case EVENT_COLLECT:
        set_down(hearing, event, at, 1, COLLECT_GAIN);
        break;
    case EVENT_REST:
        rest(hearing, event, at);
        break;
    case EVENT_FLIP:
        set_down(hearing, event, at, 1, TURNED_GAIN);
        break;
    default:
        break;
    }
}

void animation_cues(const struct timeline *timeline, const struct heard_board *board, float from,
                    float to, struct cues *cues) {
    const struct trace *trace = &timeline->trace;
    struct hearing hearing = {.timeline = timeline,
                              .board = board,
                              .cues = cues,
                              .from = from,
                              .to = to,
                              .lying = timeline->before};
    for (int i = 0; i < trace->count && timeline->start[i] <= to; i++) {
        const struct event *event = &trace->event[i];
        bool last = i + 1 == trace->count || trace->event[i + 1].kind != EVENT_DROP;
        if (!trace_joins_pick(trace, i)) { /* one handful has one sound */
            add_start(&hearing, event, timeline->start[i]);
        }
        add_end(&hearing, i, last);
        board_counts_apply(&hearing.lying, event);
    }
}

void animation_chord(const struct timeline *timeline, const struct heard_board *board,
                     struct cues *cues) {
    struct hearing hearing = {
        .board = board, .cues = cues, .from = -1, .to = INFINITY, .lying = timeline->before};
    const struct event *last = NULL, *captured = NULL;
    for (int i = 0; i < timeline->trace.count; i++) {
        const struct event *event = &timeline->trace.event[i];
        bool moves = event->kind != EVENT_PASS && event->kind < EVENT_END_TURN;
        captured = event->kind == EVENT_CAPTURE ? event : captured;
        last = moves && event->kind != EVENT_CAPTURE ? event : last;
        board_counts_apply(&hearing.lying, event);
    }
    if (last) {
        set_down(&hearing, last, 0, 1, COLLECT_GAIN);
    }
    if (captured) {
        set_down(&hearing, captured, CHORD_GAP, cents(400), COLLECT_GAIN);
    }
}
