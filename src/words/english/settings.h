/* settings.h: what is wrong in the files of settings and choices; what keeps the app from starting.
 */
X(NO_SUCH_SETTING, "there is no such setting")
X(SPEED_IS, "speed must be a number from 0 to 10")
X(VOLUME_IS, "volume must be a number from 0 to 1")
X(SCALE_IS, "scale must be auto or a number from 0.5 to 4")
X(THEME_IS, "there is no such theme (dusk, noon, contrast)")
X(MOTION_IS, "reduced motion must be system, on or off")
X(PALETTE_IS, "there is no such palette (usual, protan, deutan, tritan)")
X(TABLE_IS, "table must be one-side, two-sides or turns")
X(LANGUAGE_IS, "there is no such language (system, en, fr, de, es, pt, it, ar)")
X(SWITCH_IS, "this must be on or off")
X(CLOCK_IS, "the clock must be none, 5, 10, 20 or 40")
X(SEAT_IS, "a seat must be person, or a companion from 1 to 9")
X(INCREMENT_IS, "the increment must be 0, 5, 10 or 30")
X(NAME_LONG, "the name is too long")
X(CHOICE_FORM, "each line must start with a game's name and a period")
X(CHOICE_DRAWN, "this is chosen at random for each match")
X(LINE_FORM, "a line must be name = value")
X(LINE_LONG, "the line is too long")
X(NO_WINDOW, "the window can't be opened")
X(NO_DRAWING, "no renderer is available")
X(NO_DISPLAY, "no display can be opened")
/* What SDL tried: "x11, wayland". */
X(NO_DISPLAY_NAMED,
  "no display can be opened: neither WAYLAND_DISPLAY nor DISPLAY is set (tried: %s)")
/* Such as "DISPLAY=:0", and what SDL tried. */
X(NO_DISPLAY_ANSWERS,
  "no display can be opened: nothing answers at %s, or the libraries for it are "
  "missing (tried: %s)")
X(NO_TYPE, "the text library SDL_ttf can't be started")
X(NO_TABLE, "this game can't be played here yet")
/* The number, a colon, a blank, the reason: it is read again. */
X(LINE_COMPLAINT, "line %i: %s")
