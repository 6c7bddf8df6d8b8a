/* controls.h: what settings are changed with: switches, and sliders that stop at given places.
 * They paint themselves and add their targets, as widgets do. */
#ifndef SERAI_UI_KIT_CONTROLS_H
#define SERAI_UI_KIT_CONTROLS_H

#include "ui/kit/flow.h"
#include "ui/kit/ui.h"
#include "words/words.h"

/* A row with a name, a sentence and a switch; all of it is the target, option:NAME=VALUE with the
 * value that a click sets. */
void control_switch(struct ui *ui, struct rect rect, const char *name, bool on, enum word title,
                    const char *sentence);

enum { SEGMENTS_MAX = 12 };
static const float SEGMENT_HEIGHT = 40;

/* One of a row of values. */
struct segment {
    struct line id, label;
    struct line words; /* in the target list */
};

/* Values in as many rows as their words need, all of one width. */
void control_segment_rows(struct flow *flow, const struct segment segment[], int count, int chosen);

/* A row of values in a well, SEGMENT_HEIGHT high, of which one is chosen (-1: none). */
void control_segments(struct ui *ui, struct rect rect, const struct segment segment[], int count,
                      int chosen, bool enabled);

enum { SLIDER_STOPS_MAX = 8 };
static const float SLIDER_HEIGHT = 124;

/* A slider stands at one of its stops. */
struct slider {
    struct line id;
    enum word title;
    struct line sentence;
    int stops;
    int stop;          /* where it stands */
    struct line value; /* said beside the title, or below it… */
    bool stacked;      /* …as those of its neighbors, which lack the room */
    struct line label[SLIDER_STOPS_MAX];
};

/* True when title and value have room side by side. */
bool control_slider_fits(const struct ui *ui, float width, const struct slider *slider);

/* SLIDER_HEIGHT high; while the slider is pressed its knob follows the pointer. */
void control_slider(struct ui *ui, struct rect rect, const struct slider *slider);

/* The stop of a slider's target that is nearest to a point. */
int control_slider_stop(const struct target *target, int stops, struct point at);

#endif
