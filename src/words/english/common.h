/* common.h: how every sentence writes lists, labels, numbers and dates.
 */
/* Between the items of a list, "a, b and c": before those in the middle, before the second of just
 * two, before the last of several. */
X(LIST_NEXT, ", ")
X(LIST_AND, " and ")
X(LIST_AND_LAST, " and ")
X(LIST_OR, " or ")
X(LIST_OR_LAST, " or ")
/* What something is, and its value: "Theme: Dusk". */
X(LABELED, "%s: %s")
/* "2.5", and "1,250,000": the sign between groups of three digits. */
X(NUMBER_DECIMAL, ".")
X(NUMBER_GROUP, ",")
/* How many digits a number has at least that is grouped: 4, or 5 in a language that writes "1250"
 * but "12,500". */
X(NUMBER_GROUPED_FROM, "4")
X(PERCENT, "%d%%")
/* Month and day, "March 3", and the year; each month as it stands there. */
X(WHEN_DAY, "%s %d")
X(WHEN_DAY_YEAR, "%s %d, %i")
/* The same for the first day of a month: "March 1". */
X(WHEN_FIRST, "%s %d")
/* The same for the first day of a month, with the year. */
X(WHEN_FIRST_YEAR, "%s %d, %i")
X(JANUARY, "January")
X(FEBRUARY, "February")
X(MARCH, "March")
X(APRIL, "April")
X(MAY, "May")
X(JUNE, "June")
X(JULY, "July")
X(AUGUST, "August")
X(SEPTEMBER, "September")
X(OCTOBER, "October")
X(NOVEMBER, "November")
X(DECEMBER, "December")
