/* speech.h: what is said aloud to those who do not see the screen, besides what stands on it. Whole
 * sentences and phrases, as a voice reads them; the first value of the phrases is the label of what
 * they are about, such as "Undo" or "House C, 4 seeds". */
X(SPEECH, "Speech")
X(SPEECH_LINE, "A voice says what is in focus, what happens, and whose turn it is.")
X(SPEECH_ON, "Speech on")
X(SPEECH_OFF, "Speech off")
/* Shown while speech is on and nothing can be heard. Room for 48 letters. */
X(SPEECH_NO_VOICE, "The system has no voice: nothing is spoken.")
/* Said, and shown, once: when a program that reads the screen aloud is running. The key: F6. */
X(SPEECH_OFFER, "Serai can speak: %s turns speech on.")
X(SPOKEN_UNAVAILABLE, "%s, not available")
/* A place of a board, or what lies there. */
X(SPOKEN_NOT_PLAYABLE, "%s, not playable")
X(SPOKEN_BUTTON, "%s, button")
X(SPOKEN_BUTTON_OPEN, "%s, button, open")
X(SPOKEN_BUTTON_UNAVAILABLE, "%s, button, not available")
X(SPOKEN_SWITCH_ON, "%s, switch, on")
X(SPOKEN_SWITCH_OFF, "%s, switch, off")
/* One of several, of which one is chosen. */
X(SPOKEN_CHOICE, "%s, choice")
X(SPOKEN_CHOICE_CHOSEN, "%s, choice, chosen")
X(SPOKEN_CHOICE_UNAVAILABLE, "%s, choice, not available")
X(SPOKEN_SLIDER, "%s, slider")
X(SPOKEN_FIELD, "%s, empty text field")
/* The second value is the text in it. */
X(SPOKEN_FIELD_TEXT, "%s, text field: %s")
/* What has just been typed or deleted in a text field, where it is no letter. */
X(SPOKEN_SPACE, "space")
X(SPOKEN_NEW_LINE, "new line")
/* The letters, or one of the two above. */
X(SPOKEN_DELETED, "%s deleted")
/* What is above, and its place among others like it: "Chosen, choice, 2 of 4". */
X(SPOKEN_OF, "%s, %d of %d")
/* Between what is said one after the other of a line of the board. */
X(SPOKEN_NEXT, "; ")
/* After the lowest line of the board, or before the uppermost. */
X(SPOKEN_NO_LINE, "There is nothing further.")
X(SPOKEN_NO_TURN, "No match is being played here.")
X(SPOKEN_TAKEN_BACK, "Taken back.")
/* The players' names and scores; a name can be "you". */
X(SPOKEN_SCORE, "Score: %s %d, %s %d.")
/* A place beside the board, as a store or a hand, and what lies there. */
X(SPOKEN_HELD, "%s: %s")
/* A player's clock. */
N(SPOKEN_CLOCK, "%s: %d second left.", "%s: %d seconds left.")
