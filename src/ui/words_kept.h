/* words_kept.h: the words about matches that are kept, for words.h: when they were played, what
 * cannot be saved. */
#ifndef SERAI_UI_WORDS_KEPT_H
#define SERAI_UI_WORDS_KEPT_H

/* Days begin with Sunday; days and months stand in order. */
#define WORDS_KEPT(X)                                                                              \
    X(SUNDAY, "Sunday")                                                                            \
    X(MONDAY, "Monday")                                                                            \
    X(TUESDAY, "Tuesday")                                                                          \
    X(WEDNESDAY, "Wednesday")                                                                      \
    X(THURSDAY, "Thursday")                                                                        \
    X(FRIDAY, "Friday")                                                                            \
    X(SATURDAY, "Saturday")                                                                        \
    X(JANUARY, "January")                                                                          \
    X(FEBRUARY, "February")                                                                        \
    X(MARCH, "March")                                                                              \
    X(APRIL, "April")                                                                              \
    X(MAY, "May")                                                                                  \
    X(JUNE, "June")                                                                                \
    X(JULY, "July")                                                                                \
    X(AUGUST, "August")                                                                            \
    X(SEPTEMBER, "September")                                                                      \
    X(OCTOBER, "October")                                                                          \
    X(NOVEMBER, "November")                                                                        \
    X(DECEMBER, "December")                                                                        \
    X(WHEN_NOW, "just now")                                                                        \
    X(WHEN_MINUTE, "1 minute ago")                                                                 \
    X(WHEN_MINUTES, "%d minutes ago")                                                              \
    X(WHEN_TODAY, "today, %02d:%02d")                                                              \
    X(WHEN_YESTERDAY, "yesterday, %02d:%02d")                                                      \
    X(WHEN_WEEKDAY, "%s, %02d:%02d")                                                               \
    X(WHEN_DAY, "%d %s")                                                                           \
    X(WHEN_DAY_YEAR, "%d %s %d")                                                                   \
    X(UNFINISHED, "%d unfinished matches")                                                         \
    X(UNFINISHED_ONE, "1 unfinished match")                                                        \
    X(NEWER, "Newer matches")                                                                      \
    X(OLDER, "Older matches")                                                                      \
    X(ONE_OF, "%d of %d")                                                                          \
    X(PAGE_OF, "%d–%d of %d")                                                                      \
    X(HOME_KEPT, "Matches are kept as you play.")                                                  \
    X(OPEN_ELSEWHERE, "open in another window")                                                    \
    X(OPENING, "opening …")                                                                        \
    X(NOT_SAVED,                                                                                   \
      "This match cannot be saved: %s. Playing goes on; it is tried again after every action.")    \
    X(ALSO_NOT_SAVED, "Not everything can be saved: %s. It is tried again.")                       \
    X(DAMAGED, "A match cannot be read: %s, line %d, column %d: %s")                               \
    X(DAMAGED_ASIDE, "A match cannot be read and was put aside as %s: line %d, column %d: %s")     \
    X(DAMAGED_MORE, " (and %d more)")                                                              \
    X(CANNOT_RESUME, "The match cannot be opened: %s.")                                            \
    X(IS_DAMAGED, "its file is damaged")                                                           \
    X(IS_UNREADABLE, "its file cannot be read")                                                    \
    X(NO_FOLDER, "there is no folder for matches")                                                 \
    X(LOST, "the last actions are not saved: %s")                                                  \
    X(STATISTICS, "Statistics")                                                                    \
    X(COUNT_ANEW, "Count from now on")                                                             \
    X(COUNT_ALL, "Count all matches")                                                              \
    X(COUNTED_ALL, "All finished matches")                                                         \
    X(COUNTED_SINCE, "Finished matches since: ")                                                   \
    X(MATCHES, "%d matches")                                                                       \
    X(MATCHES_NONE, "no matches yet")                                                              \
    X(MATCHES_ONE, "1 match")                                                                      \
    X(LONGEST, "longest %d turns, fastest %d")                                                     \
    X(RESULTS, "%d won · %d drawn · %d lost")                                                      \
    X(MORE_PLAYERS, "and %d more")                                                                 \
    X(NO_NAMES, "Nobody gave a name.")

#endif
