/* keys.h: what keys and the buttons of game controllers are called, and the page where players
 * choose them. */
/* ---- Keys and buttons. ---- */
/* What the two small buttons in the middle of a game controller are called: this has three lines
 * on it. Room for 16 letters. */
X(PAD_START, "Menu button")
/* This has two squares on it. Room for 16 letters. */
X(PAD_BACK, "View button")
/* A letter with the key Ctrl, as keyboards have it printed. */
X(KEY_WITH_CONTROL, CONTROL_KEY "+%s")
/* What a button is called, and its key: "Hint (F2)". */
X(KEY_TIP, "%s (%s)")
/* In the file of settings. */
X(KEY_IS, "there is no such key or button")
/* ---- The page where players choose keys and buttons. ---- */
X(KEYS, "Keys and buttons")
X(KEYS_LINE, "For keyboards and game controllers")
/* The heads of two columns. Room for 16 letters. */
X(KEYS_KEY, "Key")
X(KEYS_BUTTON, "Button")
/* Where a row has no key or button. Room for 16 letters. */
X(KEYS_NONE, "none")
/* Read aloud for a row: what is done, its key, and its button, each perhaps "none". */
X(KEYS_ROW, "%s. Key: %s. Button: %s.")
/* In the row of what is to get another key. Room for 44 letters. */
X(KEYS_PRESS, "Press a key or a button, or Escape.")
X(KEYS_HELP,
  "Select a row, then press the key or the button of the game controller that it should have.")
/* Said of a key that was pressed. */
X(KEYS_NOT, "Choose from F1 to F12, a letter with " CONTROL_KEY
            ", or a button of a game controller. Other keys are needed for the board.")
/* What has a key now, its key, and what has the key now that the first one had: "Hint: F6." */
X(KEYS_CHOSEN, "%s: %s.")
/* "Hint: F1. Rules: F2." As before, and what had the key, and its key now. */
X(KEYS_SWAPPED, "%s: %s. %s: %s.")
/* The same where that has none now. */
X(KEYS_TAKEN, "%s: %s. “%s” has none now.")
X(KEYS_RESTORE, "Restore keys")
/* A question, and a sentence about it. */
X(KEYS_RESTORE_ASK, "Use the usual keys and buttons again?")
X(KEYS_RESTORE_ASK_LINE, "Scanning with one switch stays as it is.")
/* Said once that is done; “Undo” is the button that takes it back. */
X(KEYS_RESTORED,
  "All keys and buttons are the usual ones again. “Undo” brings back those you had chosen.")
/* A switch below the rows: room for 26 letters, and a sentence. */
X(PADS, "Game controllers")
X(PADS_LINE, "Turn them off if a stuck stick keeps moving the selection.")
/* ---- Scanning: groups of buttons, and then the buttons of one, are framed one after the other,
 * for people who use a single switch. ---- */
X(SCAN, "Scan with one switch")
X(SCAN_LINE, "A frame moves from group to group. Press Space, Enter, the mouse button or the A "
             "button to stop at one, and again to use what is in it.")
/* A switch below that: room for 26 letters, and a sentence. */
X(SCAN_ANY, "Any key or button")
X(SCAN_ANY_LINE, "Every key but Shift and the like, and every button, is the switch.")
/* A time. Room for 8 letters. */
X(SCAN_SECONDS, "%s s")
X(SCAN_IS, "scan must be off or a number from 0.5 to 3")
/* Below that, with a choice of times: room for 30 letters, and a sentence. */
X(SCAN_PAUSE, "Pause after a press")
X(SCAN_PAUSE_LINE,
  "Further presses within this time are ignored, for a hand or a switch that shakes.")
X(SCAN_PAUSE_IS, "scan-pause must be a number from 0 to 1")
