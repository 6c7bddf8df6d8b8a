/* keys.h: what keys and the buttons of game controllers are called, and the page where players
 * choose them. */
/* ---- Keys and buttons. ---- */
/* What the two small buttons in the middle of a game controller are called: this has three lines
 * on it. Room for 16 letters. */
X(PAD_START, "Menu button")
/* This has two squares on it. Room for 16 letters. */
X(PAD_BACK, "View button")
