/* letters.h: how wide a text is, without a font. */
#ifndef SERAI_UI_DRAW_LETTERS_H
#define SERAI_UI_DRAW_LETTERS_H

/* About the width in points, rather more than less, of a text in TYPE_BODY and the heaviest font in
 * which a turn is written. */
float letters_width(const char *text);

#endif
