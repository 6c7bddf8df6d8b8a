/* access.h: what helps people who see, hear or move otherwise: a page of the settings, and what
 * sounds say in words. */
/* ---- The page. Names of settings have at most 26 letters; below each, in ..._LINE, a sentence.
 * ---- */
X(ACCESS, "Access")
X(ACCESS_LINE, "What helps eyes, ears and hands")
X(PALETTES, "Colors of sides and gems")
/* The palette for eyes that see all colors, among the three that follow. Room for 14 letters. */
X(PALETTE_USUAL, "Usual")
X(PALETTE_USUAL_FOR, "For most eyes")
/* A palette for people who see little or no red. Room for 14 letters. */
X(PALETTE_RED, "Protan")
X(PALETTE_RED_FOR, "Red-blind or red-weak")
/* A palette for people who see little or no green. Room for 14 letters. */
X(PALETTE_GREEN, "Deutan")
X(PALETTE_GREEN_FOR, "Green-blind or green-weak")
/* A palette for people who see little or no blue. Room for 14 letters. */
X(PALETTE_BLUE, "Tritan")
X(PALETTE_BLUE_FOR, "Blue-blind or blue-weak")
X(ACCESS_SWITCHES, "To turn on")
X(ACCESS_ALWAYS, "Always there")
X(FOLLOW_SYSTEM, "Follow the system")
X(FOLLOW_SYSTEM_LINE, "Light or dark, contrast and motion, until you set them here.")
/* Buttons and the panel beside the board stand on the side of the window that is opposite to the
 * usual one, which is the right where one reads from left to right. */
X(OTHER_HAND, "For the other hand")
X(OTHER_HAND_LINE, "Buttons and panels beside a board change sides.")
X(CAPTIONS, "Captions")
X(CAPTIONS_LINE, "Sounds that tell you something are written, too.")
X(ACCESS_KEYS, "Keyboard")
X(ACCESS_KEYS_LINE,
  "Tab moves between groups, arrows within one, and Enter acts. About Serai lists all keys.")
X(ACCESS_TOUCH, "Touch")
X(ACCESS_TOUCH_LINE, "Press and hold to see what a move does without playing it.")
X(ACCESS_SWITCH, "Game controllers, one switch")
/* “Keys and buttons” is a page of the settings. */
X(ACCESS_SWITCH_LINE, "Keys and buttons in the settings lets you choose what each button does, and "
                      "has scanning for a single switch.")
X(ACCESS_SIZE, "Size")
X(ACCESS_SIZE_LINE,
  "Interface size in the settings goes up to twice the usual. Pages that get too high scroll.")
X(ACCESS_SHAPES, "Shapes")
X(ACCESS_SHAPES_LINE, "Nothing is told by color alone: sides and gems differ in shape, too.")
X(ACCESS_CONTRAST, "Contrast")
X(ACCESS_CONTRAST_LINE, "The High contrast theme has bright outlines on black.")
X(ACCESS_MOTION, "Motion")
X(ACCESS_MOTION_LINE, "Animations can be slowed, skipped or turned off. Nothing flashes quickly.")
X(ACCESS_TIME, "Time")
X(ACCESS_TIME_LINE, "Clocks are optional, companions wait, and moves can be undone.")
/* ---- What sounds say: the sound, and its meaning. Room for 40 letters. ---- */
X(CAPTION_REFUSED, "Knock: that isn't legal")
X(CAPTION_CLOCK, "Ticking: time is running out")
X(CAPTION_TURN, "Tick: the turn is over")
X(CAPTION_RESULT, "Bowl: the match is over")
X(CAPTION_SOLVED, "Bowl: solved")
