/* animation.c: see animation.h. */
#include "ui/play/animation.h"

#include "engine/rules.h"

#include <assert.h>
#include <math.h>
#include <string.h>

/* At 1×, in ms. `pause` is the time until the next event may begin, `length` how long it takes.
 * With a `gap`, the items of an event go one after the other: so much later each, but all of them
 * within `spread`; the next event continues in their rhythm. */
static const struct pace {
    float pause, length;
    float gap, spread;
    bool waits; /* until everything before it has arrived */
} paces[EVENT_KINDS] = {
    [EVENT_PICK] = {.pause = 140, .length = 140, .waits = true},
    [EVENT_DROP] = {.pause = 140, .length = 260},
    [EVENT_PLACE] = {.pause = 180, .length = 220, .waits = true},
    [EVENT_STEP] = {.pause = 200, .length = 220, .waits = true},
    [EVENT_CAPTURE] = {.length = 380, .gap = 130, .spread = 900},
    [EVENT_REMOVE] = {.pause = 120, .length = 300, .waits = true},
    [EVENT_COLLECT] = {.length = 420, .gap = 40, .spread = 240},
    [EVENT_REST] = {.length = 400},
    [EVENT_FLIP] = {.pause = 70, .length = 260},
};

/* To and from a hand beside the board the way is longer. A capture that is looked back for is
 * lifted before it goes. */
static const struct pace far_pick = {.pause = 300, .length = 300, .waits = true},
                         far_drop = {.pause = 150, .length = 340},
                         looked_back = {.pause = 480, .length = 820};

enum { FADE_LENGTH = 80 };

/* True for the captures right after a sowing. */
static bool ends_sowing(const struct trace *trace, int index) {
    while (index > 0 && trace->event[index].kind == EVENT_CAPTURE) {
        index--;
    }
    return trace->event[index].kind == EVENT_DROP;
}

static const struct pace *pace_of(const struct trace *trace, int index,
                                  const struct animation_style *style) {
    int kind = trace->event[index].kind;
    if (style->far_hand && (kind == EVENT_PICK || kind == EVENT_DROP)) {
        return kind == EVENT_PICK ? &far_pick : &far_drop;
    }
    bool back = style->look_back && kind == EVENT_CAPTURE && ends_sowing(trace, index);
    return back ? &looked_back : &paces[kind];
}

/* Between two of so many items of one event. */
static float gap_of(const struct pace *pace, int count) {
    return count > 1 ? fminf(pace->gap, pace->spread / (float)(count - 1)) : pace->gap;
}

/* How long an event with so many items takes. */
static float length_of(const struct pace *pace, int count) {
    return pace->length + gap_of(pace, count) * (float)(count > 1 ? count - 1 : 0);
}

/* How long the next event waits after one with so many items has begun. */
static float pause_of(const struct pace *pace, int count) {
    return pace->gap > 0 ? gap_of(pace, count) * (float)count : pace->pause;
}

/* A relay: handfuls that are sown one after the other. */
struct relay {
    int laps;
    int landing;      /* the event that drops the last item */
    bool rests;       /* its end is not shown item by item */
    float quickening; /* how much quicker its laps become */
};

enum { FULL_LAPS = 2 }; /* these keep full tempo */
static const float LAST_LAP = 1.1F, LANDING = 1.6F, LEAST_QUICKENING = 0.35F, MOST_QUICKENING = 3;

static struct relay relay_of(const struct trace *trace) {
    struct relay relay = {.landing = NOWHERE, .quickening = LEAST_QUICKENING};
    for (int i = 0; i < trace->count; i++) {
        int kind = trace->event[i].kind;
        relay.laps += kind == EVENT_PICK && !trace_joins_pick(trace, i);
        relay.rests = relay.rests || kind == EVENT_REST;
        relay.landing = kind == EVENT_DROP ? i : relay.landing;
    }
    return relay;
}

/* How much longer than usual event `index`, in a lap counted from 1, takes. */
static float tempo(const struct relay *relay, const struct trace *trace, int index, int lap) {
    int kind = trace->event[index].kind;
    if (lap <= FULL_LAPS || (kind != EVENT_PICK && kind != EVENT_DROP)) {
        return 1;
    }
    if (lap == relay->laps && !relay->rests) {
        return LAST_LAP * (index == relay->landing ? LANDING : 1);
    }
    return 1 / (1 + relay->quickening * (float)(lap - FULL_LAPS));
}

void board_counts_read(const struct game *game, const struct position *pos,
                       struct board_counts *counts) {
    assert(game->place_count <= BOARD_PLACES && game->item_count <= BOARD_ITEMS);
    memset(counts, 0, sizeof *counts);
    for (int place = 0; place < game->place_count; place++) {
        for (int item = 0; item < game->item_count; item++) {
            counts->count[place][item] = (uint8_t)game->tokens(pos, place, item);
        }
    }
}

/* True when an event takes from the place to which the one before it moved something. */
static bool takes_from_previous(const struct trace *trace, int index) {
    return index && index < trace->count && trace->event[index].from != NOWHERE &&
           trace->event[index].from == trace->event[index - 1].to;
}

/* An event waits for those before it when it is of another kind, or takes from where the last one
 * ends: what is left of a sowing passes through the hand. A pick is over when the first drop may
 * begin. */
static bool must_wait(const struct trace *trace, int index) {
    int kind = trace->event[index].kind;
    int before = index ? trace->event[index - 1].kind : kind;
    return paces[kind].waits || kind != before || takes_from_previous(trace, index);
}

static void schedule(struct timeline *timeline, const struct relay *relay,
                     const struct animation_style *style) {
    const struct trace *trace = &timeline->trace;
    float cursor = 0, end = 0;
    int lap = 0;
    for (int i = 0; i < trace->count; i++) {
        const struct pace *pace = pace_of(trace, i, style);
        int count = trace->event[i].count;
        if (trace_joins_pick(trace, i)) {
            timeline->start[i] = timeline->start[i - 1];
            timeline->length[i] = timeline->length[i - 1];
            continue;
        }
        lap += trace->event[i].kind == EVENT_PICK;
        float factor = tempo(relay, trace, i, lap);
        if (must_wait(trace, i)) {
            cursor = fmaxf(cursor, end);
        }
        timeline->start[i] = cursor;
        timeline->length[i] = length_of(pace, count) * factor;
        cursor += pause_of(pace, count) * factor;
        end = fmaxf(end, timeline->start[i] + timeline->length[i]);
    }
    timeline->total = end;
    timeline->laps = lap;
}

/* A long relay quickens as much as it must to be over in time. */
static void schedule_in_time(struct timeline *timeline, const struct animation_style *style) {
    enum { STEPS = 12 };
    struct relay relay = relay_of(&timeline->trace);
    schedule(timeline, &relay, style);
    if (timeline->total <= TIMELINE_LONGEST || relay.laps <= FULL_LAPS) {
        return;
    }
    float less = LEAST_QUICKENING, more = MOST_QUICKENING;
    for (int i = 0; i < STEPS; i++) {
        relay.quickening = (less + more) / 2;
        schedule(timeline, &relay, style);
        *(timeline->total > TIMELINE_LONGEST ? &less : &more) = relay.quickening;
    }
}

static void scale_times(struct timeline *timeline, float factor) {
    for (int i = 0; i < timeline->trace.count; i++) {
        timeline->start[i] *= factor;
        timeline->length[i] *= factor;
    }
    timeline->total *= factor;
}

/* Turns the captures after a sowing around: the last drop is looked at first. */
static void look_back(struct trace *trace) {
    int first = 0, last = trace->count - 1;
    while (last > 0 && trace->event[last].kind != EVENT_CAPTURE) {
        last--;
    }
    if (last <= 0 || !ends_sowing(trace, last)) {
        return;
    }
    for (first = last; trace->event[first - 1].kind == EVENT_CAPTURE; first--) {
    }
    for (; first < last; first++, last--) {
        struct event event = trace->event[first];
        trace->event[first] = trace->event[last];
        trace->event[last] = event;
    }
}

void timeline_build(struct timeline *timeline, const struct game *game,
                    const struct position *before, const struct trace *trace,
                    const struct animation_style *style) {
    board_counts_read(game, before, &timeline->before);
    timeline->trace.count = trace->count;
    memcpy(timeline->trace.event, trace->event, (size_t)trace->count * sizeof *trace->event);
    timeline->fade = style->fade;
    timeline->glow = 0;
    if (style->look_back) {
        look_back(&timeline->trace);
    }
    schedule_in_time(timeline, style);
    if (style->fade) {
        timeline->total = timeline->total > 0 ? FADE_LENGTH : 0;
    } else if (timeline->total > TIMELINE_LONGEST) {
        scale_times(timeline, TIMELINE_LONGEST / timeline->total);
    }
    if (style->speed <= 0) {
        timeline->total = 0;
    } else if (!style->fade) {
        scale_times(timeline, 1 / style->speed);
    }
}

void timeline_glow(struct timeline *timeline, float ms) {
    if (!timeline->fade) {
        timeline->glow = ms;
        timeline->total += ms;
    }
}

static void take(struct board_counts *counts, const struct event *event) {
    if (event->from != NOWHERE) {
        uint8_t *count = &counts->count[event->from][event->item];
        *count = (uint8_t)(*count - event->count);
    }
}

static void give(struct board_counts *counts, const struct event *event) {
    int place = event->kind == EVENT_FLIP ? event->from : event->to;
    int item = event->kind == EVENT_FLIP ? event->becomes : event->item;
    if (place != NOWHERE) {
        counts->count[place][item] = (uint8_t)(counts->count[place][item] + event->count);
    }
}

void board_counts_apply(struct board_counts *counts, const struct event *event) {
    if (event->kind != EVENT_PASS && event->kind < EVENT_END_TURN) {
        take(counts, event);
        give(counts, event);
    }
}

/* `part` of the items of event `index`. */
static void add_moving(struct frame *frame, const struct event *part, int index, int whole,
                       float t) {
    if (frame->moving_count == MOVING_MAX) {
        give(&frame->lying, part); /* too many to show: treat it as arrived */
        return;
    }
    frame->moving[frame->moving_count++] = (struct moving_item){.kind = part->kind,
                                                                .item = part->item,
                                                                .becomes = part->becomes,
                                                                .count = part->count,
                                                                .whole = (uint8_t)whole,
                                                                .from = part->from,
                                                                .to = part->to,
                                                                .hand = frame->hand,
                                                                .event = (int16_t)index,
                                                                .t = t};
}

/* What the next event takes has arrived, even if rounding says that it is still on its way. */
static bool has_arrived(const struct timeline *timeline, int index, float t) {
    bool taken =
        takes_from_previous(&timeline->trace, index + 1) && t >= timeline->start[index + 1];
    return taken || t - timeline->start[index] >= timeline->length[index];
}

/* When an item of an event sets off or, with `arrives`, is there. */
static float moment_of(const struct timeline *timeline, int index, int item, bool arrives) {
    const struct event *event = &timeline->trace.event[index];
    const struct pace *pace = &paces[event->kind];
    float start = timeline->start[index], length = timeline->length[index];
    if (pace->gap <= 0 || event->count < 2) {
        return start + (arrives ? length : 0);
    }
    float at = gap_of(pace, event->count) * (float)item + (arrives ? pace->length : 0);
    return start + length * at / length_of(pace, event->count);
}

float timeline_landing(const struct timeline *timeline, int index, int item) {
    return moment_of(timeline, index, item, true);
}

/* An event that has begun and is not over. */
static void sample_event(const struct timeline *timeline, int index, float t, struct frame *frame) {
    const struct event *event = &timeline->trace.event[index];
    struct event part = *event;
    bool apart = paces[event->kind].gap > 0;
    part.count = apart ? 1 : event->count;
    for (int i = 0; i < (apart ? event->count : 1); i++) {
        float sets_off = moment_of(timeline, index, i, false);
        float lands = moment_of(timeline, index, i, true);
        if (i && t < sets_off) {
            return;
        }
        take(&frame->lying, &part);
        if (t >= lands) {
            give(&frame->lying, &part);
        } else {
            add_moving(frame, &part, index, event->count,
                       fmaxf(0, t - sets_off) / (lands - sets_off));
        }
    }
}

void timeline_sample(const struct timeline *timeline, float t, struct frame *frame) {
    frame->lying = timeline->before;
    frame->hand = NOWHERE;
    frame->lap = 0;
    frame->laps = timeline->laps;
    frame->moving_count = 0;
    frame->afterglow = 0;
    if (timeline->glow > 0) {
        frame->afterglow = fminf(1, fmaxf(0, 1 - (timeline->total - t) / timeline->glow));
    }
    bool over = t >= timeline->total;
    if (timeline->fade && !over) {
        return; /* nothing moves: the painter cross-fades from the start to the end */
    }
    for (int i = 0; i < timeline->trace.count; i++) {
        const struct event *event = &timeline->trace.event[i];
        if (!over && t < timeline->start[i]) {
            break; /* start times never decrease */
        }
        if (event->kind == EVENT_PICK) {
            frame->hand = event->from;
            frame->lap += !trace_joins_pick(&timeline->trace, i);
        }
        if (event->kind == EVENT_PASS || event->kind >= EVENT_END_TURN) {
            continue;
        }
        if (over || has_arrived(timeline, i, t)) {
            take(&frame->lying, event);
            give(&frame->lying, event);
        } else {
            sample_event(timeline, i, t, frame);
        }
    }
}

void frame_still(const struct game *game, const struct position *pos, struct frame *frame) {
    board_counts_read(game, pos, &frame->lying);
    frame->hand = NOWHERE;
    frame->lap = frame->laps = 0;
    frame->moving_count = 0;
    frame->afterglow = 0;
}

float ease_in_out(float t) {
    return t * t * (3 - 2 * t);
}

float ease_out(float t) {
    return 1 - (1 - t) * (1 - t) * (1 - t);
}
