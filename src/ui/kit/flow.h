/* flow.h: panels that lay themselves out.
 *
 * A panel is one function. It takes its parts off a flow, from the top of the room on, and paints
 * them. Run with `paint` off, the same function paints nothing, and what it has used is how high
 * the panel is: what measures and what paints cannot come apart.
 *
 *     static void note(struct flow *flow, const void *data) {
 *         const struct note *note = data;
 *         struct flow row = flow_row(flow, 40);
 *         struct rect mark = flow_start(&row, 40);
 *         flow_line(&row, STYLE_STRONG, note->title);
 *         flow_gap(flow, 8);
 *         flow_text(flow, STYLE_SMALL | STYLE_MUTED, note->text);
 *         if (flow->paint) {
 *             widget_icon(…, mark, …);
 *         }
 *     }
 *
 * The functions below place their parts in either case and paint them only if the flow does; what a
 * panel paints by itself it asks flow->paint for. A panel must not depend on anything else that
 * painting changes, and decides from the room that is left (flow->room), which is the same both
 * times. A part that is not painted adds no target.
 *
 * "Start" is where reading starts: the left, or the right where the page is mirrored, which no
 * panel has to know (ui/draw/mirror.h). All lengths in points. */
#ifndef SERAI_UI_KIT_FLOW_H
#define SERAI_UI_KIT_FLOW_H

#include "ui/kit/scroll.h"
#include "ui/kit/style.h"

struct flow {
    struct ui *ui;
    struct rect room; /* what is left; its height is below 0 where the parts did not fit */
    float used;       /* the height of all parts so far */
    float leading;    /* the distance of lines, in parts of what the style says: 1 */
    int number;       /* of the column, or of the way that is tried, see below: from 0 */
    bool paint;       /* else it is only measured */
    float *wide;      /* gets the width that the parts need, see flow_width; NULL: nobody asks */
};

typedef void flow_panel(struct flow *flow, const void *data);

/* A flow that paints into this room. */
struct flow flow_begin(struct ui *ui, struct rect room);

/* ---- parts, from the top ---- */

/* Takes a strip off the top, or off the foot, for what the panel paints itself. */
struct rect flow_take(struct flow *flow, float height);
struct rect flow_foot(struct flow *flow, float height);

/* A flow of its own in a rectangle that was taken off one. */
struct flow flow_within(const struct flow *flow, struct rect room);

void flow_gap(struct flow *flow, float height);

/* A text in as many lines as it needs; nothing for "". */
void flow_text(struct flow *flow, int style, const char *string);

/* A panel in a box around it, with so much room beside and above and below it. */
void flow_boxed(struct flow *flow, enum box_style box, struct point inset, flow_panel *panel,
                const void *data);

/* ---- side by side ---- */

/* A row of this height; its parts are taken from its two ends and need no more of the flow. */
struct flow flow_row(struct flow *flow, float height);
struct rect flow_start(struct flow *row, float width);
struct rect flow_end(struct flow *row, float width);

/* A thin bar in the middle of what is left of a row, filled from the start on as far as `part`. */
void flow_bar(const struct flow *row, float height, float part);

/* A line as wide as its words, at the start. */
void flow_word(struct flow *row, int style, const char *string);

/* A button at the end of a row (ui_cut_end), as wide as it has to be, and a gap before it; gives
 * its place. */
struct rect flow_button(struct flow *row, int icon, const char *label, float gap);

/* A line in what is left of a row, in its middle, as style_write_in has it; cut where it does not
 * fit in any way, which is for names alone: everything else is flow_text, or is kept only if it
 * fits. */
void flow_line(const struct flow *row, int style, const char *string);

/* The same of markup, see widget_rich_width; of the style it has the size and the ink. */
void flow_rich(const struct flow *row, int style, const char *markup);

/* Equally wide columns, `gap` apart, each of them the panel with its `number`; they take the height
 * of the highest. */
void flow_columns(struct flow *flow, int count, float gap, flow_panel *panel, const void *data);

/* Two parts of the room, the first of this width; each is a flow of its own until flow_join takes
 * the height of the higher one. */
void flow_split(const struct flow *flow, float width, float gap, struct flow *start,
                struct flow *end);
void flow_join(struct flow *flow, const struct flow *start, const struct flow *end);

/* ---- what fits ---- */

/* The height of a panel in the room that is left, or in another width of it. */
float flow_height(const struct flow *flow, flow_panel *panel, const void *data);
float flow_height_in(const struct flow *flow, float width, flow_panel *panel, const void *data);

/* The width with which every row of a panel has room for its parts and no text takes a second line;
 * columns and parts of a part do not count. */
float flow_width(const struct flow *flow, flow_panel *panel, const void *data);

/* The panel in the middle of the room that is left, in height; takes all of it. */
void flow_middle(struct flow *flow, flow_panel *panel, const void *data);

/* A panel in a row, as wide as it needs to be with its middle at x, as far as there is room; in the
 * first of so many ways (see flow_first) in which it is not wider than that. */
void flow_around(const struct flow *row, float x, int ways, flow_panel *panel, const void *data);

/* Keeps a panel only if it fits; true if so. */
bool flow_keep(struct flow *flow, flow_panel *panel, const void *data);

/* Of several ways to lay out a panel, `number` 0 the roomiest, takes the first that fits, or the
 * last. Gives its number. */
int flow_first(struct flow *flow, int ways, flow_panel *panel, const void *data);

/* A panel that scrolls as a whole in a view of the window, in which its room is. */
void flow_page(struct flow *flow, struct scroll *scroll, struct rect view, flow_panel *panel,
               const void *data);

/* A panel that scrolls in the rest of the room if it does not fit there, beside a bar of SCROLL_BAR
 * at the end, of which so much may be beyond the room. */
void flow_scroll(struct flow *flow, struct scroll *scroll, float beyond, flow_panel *panel,
                 const void *data);

#endif
