/* calendar.h: moments as days of the Gregorian calendar, pure arithmetic. Moments are ms since the
 * beginning of 1970; the time zone is up to the caller. */
#ifndef SERAI_BASE_CALENDAR_H
#define SERAI_BASE_CALENDAR_H

#include "base/text.h"

struct date {
    int year, month, day; /* month and day from 1 */
    int weekday;          /* 0: Sunday */
    int hour, minute, second;
    int64_t number; /* of days since 1 January 1970 */
};

struct date calendar_date(int64_t moment);

/* The moment of a date, ignoring the weekday and the day's number. */
int64_t calendar_moment(const struct date *date);

/* A day as people read it: "March 3, 2026"; without the year, 0, "March 3". */
struct line calendar_day(int year, int month, int day);

/* "2026-11-21 14:05:33", both ways; false for anything else. */
void calendar_write(int64_t moment, struct text *out);
bool calendar_read(const char *from, int64_t *moment);

#endif
