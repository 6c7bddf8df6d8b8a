/* text_edit.h: a text while it is typed: where the caret stands, and what keys do to both. Pure;
 * text_field.h paints it.
 *
 * Texts are UTF-8. The caret stands between characters as people see them (utf8.h). Left and right
 * lead to the next place on the screen, whichever way the text is read; all other keys go by the
 * order in which it is read. A zeroed struct edits nothing. */
#ifndef SERAI_UI_KIT_TEXT_EDIT_H
#define SERAI_UI_KIT_TEXT_EDIT_H

#include "base/text.h"
#include "ui/draw/rect.h"
#include "ui/kit/input.h"

/* Where the caret is to go, which depends on how the text stands on the screen: whoever paints it
 * carries that out (text_edit_arrive). */
enum caret_request { CARET_STAYS, CARET_TO_POINT, CARET_LINE_UP, CARET_LINE_DOWN };

struct text_edit {
    struct text text;
    size_t caret;  /* bytes before it */
    size_t anchor; /* where the selection began that ends at the caret; both the same: none */
    size_t limit;  /* how many bytes the text may have */
    bool lines;    /* it may have several lines */
    size_t composed, composed_end; /* what an input method composes: from here to before there */
    struct rect spot; /* where the caret stands, for the windows of input methods: the painter's */
    enum caret_request request;
    bool extends;       /* the request leaves the anchor where it is */
    float x, y;         /* CARET_TO_POINT: in points */
    struct text before; /* what it was at the beginning */
};

enum text_edited {
    EDIT_NOT_MEANT, /* the input has nothing to do with a text */
    EDIT_MOVED,     /* the caret stands elsewhere, or could go no further */
    EDIT_CHANGED,   /* the text is another one */
};

/* Begins with a text of at most `limit` bytes, the caret at its end; longer ones keep their length
 * and cannot grow. What was edited before is given back. False when there is not enough memory. */
bool text_edit_begin(struct text_edit *edit, const char *text, size_t limit, bool lines);

/* Gives the memory back and zeroes the struct. */
void text_edit_end(struct text_edit *edit);

/* Takes all typing back. */
void text_edit_revert(struct text_edit *edit);

/* The text so far; valid until it changes. */
const char *text_edit_string(const struct text_edit *edit);

/* What is selected: from the first of these bytes to before the second. False: nothing is. */
bool text_edit_selection(const struct text_edit *edit, size_t *from, size_t *to);

/* Takes what is selected out. False when nothing was. */
bool text_edit_cut(struct text_edit *edit);

/* Types some characters where the caret is, in the place of what is selected. What does not fit is
 * left out, whole characters at a time. A line end becomes a space where there is one line, and
 * what cannot be seen is left out. True when something was typed. */
bool text_edit_type(struct text_edit *edit, const char *characters);

/* Shows what an input method composes where the caret is, the caret after so many letters of it, in
 * the place of what it composed before; "" ends that. Until something is typed in its place, no key
 * and no pointer changes anything. */
void text_edit_compose(struct text_edit *edit, const char *string, int letters);
bool text_edit_composes(const struct text_edit *edit);

/* Takes a typed text or a key: Backspace, Delete, arrows, Home, End, select all, and Shift+Enter
 * for a new line. With Shift what the caret passes over is selected. Enter alone, Tab and others
 * are not meant. */
enum text_edited text_edit_input(struct text_edit *edit, const struct input *input);

/* Puts the caret after so many bytes, or before the character that they would part; the request is
 * fulfilled, and where it does not extend, nothing is selected any more. */
void text_edit_arrive(struct text_edit *edit, size_t caret);

#endif
