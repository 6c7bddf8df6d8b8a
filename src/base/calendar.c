/* calendar.c: see calendar.h. Years begin in March here, so that the day of a leap year is the last
 * one, and come in cycles of 400. */
#include "base/calendar.h"

#include "words/words.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE, DAY = 24 * HOUR };
enum { CYCLE = 146097, BEFORE_1970 = 719468 /* days from 1 March of the year 0 */ };

static int64_t floor_by(int64_t number, int64_t divisor) {
    return number / divisor - (number % divisor < 0);
}

struct date calendar_date(int64_t moment) {
    int64_t number = floor_by(moment, DAY), in_day = moment - number * DAY;
    int64_t cycle = floor_by(number + BEFORE_1970, CYCLE);
    int64_t day = number + BEFORE_1970 - cycle * CYCLE;
    int64_t year = (day - day / 1460 + day / 36524 - day / 146096) / 365;
    int64_t in_year = day - (365 * year + year / 4 - year / 100);
    int64_t month = (5 * in_year + 2) / 153; /* 0: March */
    return (struct date){.year = (int)(year + cycle * 400 + (month >= 10)),
                         .month = (int)(month < 10 ? month + 3 : month - 9),
                         .day = (int)(in_year - (153 * month + 2) / 5 + 1),
                         .weekday = (int)(number + 4 - floor_by(number + 4, 7) * 7),
                         .hour = (int)(in_day / HOUR),
                         .minute = (int)(in_day % HOUR / MINUTE),
                         .second = (int)(in_day % MINUTE / SECOND),
                         .number = number};
}

int64_t calendar_moment(const struct date *date) {
    int64_t year = date->year - (date->month <= 2);
    int64_t cycle = floor_by(year, 400), in_cycle = year - cycle * 400;
    int64_t month = date->month > 2 ? date->month - 3 : date->month + 9;
    int64_t in_year = (153 * month + 2) / 5 + date->day - 1;
    int64_t number =
        cycle * CYCLE + in_cycle * 365 + in_cycle / 4 - in_cycle / 100 + in_year - BEFORE_1970;
    return number * DAY + (int64_t)date->hour * HOUR + (int64_t)date->minute * MINUTE +
           (int64_t)date->second * SECOND;
}

void calendar_write(int64_t moment, struct text *out) {
    struct date date = calendar_date(moment);
    text_format(out, "%04d-%02d-%02d %02d:%02d:%02d", date.year, date.month, date.day, date.hour,
                date.minute, date.second);
}

/* Reads a number of exactly this many digits; returns the character after it. */
static bool read_digits(const char **from, int digits, char after, int *number) {
    *number = 0;
    for (; digits > 0; digits--, (*from)++) {
        if (**from < '0' || **from > '9') {
            return false;
        }
        *number = *number * 10 + **from - '0';
    }
    bool right = **from == after;
    *from += right && after;
    return right;
}

bool calendar_read(const char *from, int64_t *moment) {
    struct date date = {0};
    bool read = read_digits(&from, 4, '-', &date.year) && read_digits(&from, 2, '-', &date.month) &&
                read_digits(&from, 2, ' ', &date.day) && read_digits(&from, 2, ':', &date.hour) &&
                read_digits(&from, 2, ':', &date.minute) &&
                read_digits(&from, 2, '\0', &date.second);
    if (!read || date.month < 1 || date.month > 12) {
        return false;
    }
    *moment = calendar_moment(&date);
    struct date again = calendar_date(*moment); /* 30 February is another day */
    return again.day == date.day && again.hour == date.hour && again.minute == date.minute;
}

struct line calendar_day(int year, int month, int day) {
    static const enum word months[] = {WORD_JANUARY,   WORD_FEBRUARY, WORD_MARCH,    WORD_APRIL,
                                       WORD_MAY,       WORD_JUNE,     WORD_JULY,     WORD_AUGUST,
                                       WORD_SEPTEMBER, WORD_OCTOBER,  WORD_NOVEMBER, WORD_DECEMBER};
    const char *name = words(months[month - 1]);
    enum word with_year = day == 1 ? WORD_WHEN_FIRST_YEAR : WORD_WHEN_DAY_YEAR;
    enum word without = day == 1 ? WORD_WHEN_FIRST : WORD_WHEN_DAY;
    return year ? text_line(words(with_year), name, day, year)
                : text_line(words(without), name, day);
}
