/* common.h: how every sentence writes lists and labels. */
/* Between the items of a list, "a, b and c": before those in the middle, before the second of just
 * two, before the last of several. */
X(LIST_NEXT, ", ")
X(LIST_AND, " and ")
X(LIST_AND_LAST, " and ")
X(LIST_OR, " or ")
X(LIST_OR_LAST, " or ")
/* What something is, and its value: "Theme: Dusk". */
X(LABELED, "%s: %s")
