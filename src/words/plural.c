/* plural.c: see plural.h. The expression is evaluated as it is read, by one function for each kind
 * of operand. */
#include "words/plural.h"

#include <stddef.h>
#include <string.h>

enum { DEPTH_MAX = 32, LEVELS = 6 };

struct reader {
    const char *at;
    unsigned long number;
    int depth; /* of operands in operands */
    bool wrong;
};

/* The operators of two operands, those that bind least first. */
static const struct {
    const char *sign;
    int level;
} operators[] = {
    {"||", 0}, {"&&", 1}, {"==", 2}, {"!=", 2}, {"<=", 3}, {">=", 3}, {"<", 3},
    {">", 3},  {"+", 4},  {"-", 4},  {"*", 5},  {"/", 5},  {"%", 5},
};

enum { OPERATORS = sizeof operators / sizeof operators[0] };

static unsigned long choice(struct reader *reader);

static void skip_blanks(struct reader *reader) {
    reader->at += strspn(reader->at, " \t");
}

/* Whether a sign follows, which is then read. */
static bool take(struct reader *reader, const char *sign) {
    skip_blanks(reader);
    size_t length = strlen(sign);
    bool follows = strncmp(reader->at, sign, length) == 0;
    reader->at += follows ? length : 0;
    return follows;
}

static unsigned long fail(struct reader *reader) {
    reader->wrong = true;
    return 0;
}

static unsigned long digits(struct reader *reader) {
    unsigned long value = 0;
    if (*reader->at < '0' || *reader->at > '9') {
        return fail(reader);
    }
    for (; *reader->at >= '0' && *reader->at <= '9'; reader->at++) {
        value = value * 10 + (unsigned long)(*reader->at - '0');
    }
    return value;
}

/* A number, n, something in parentheses, or the opposite of one of these. */
static unsigned long operand(struct reader *reader) {
    if (take(reader, "n")) {
        return reader->number;
    }
    bool negated = take(reader, "!");
    if (!negated && !take(reader, "(")) {
        return digits(reader);
    }
    if (++reader->depth > DEPTH_MAX) {
        return fail(reader);
    }
    unsigned long value = negated ? !operand(reader) : choice(reader);
    reader->depth--;
    return negated || take(reader, ")") ? value : fail(reader);
}

static unsigned long result(struct reader *reader, const char *sign, unsigned long a,
                            unsigned long b) {
    switch (sign[0]) {
    case '|':
        return a || b;
    case '&':
        return a && b;
    case '=':
        return a == b;
    case '!':
        return a != b;
    case '<':
        return sign[1] ? a <= b : a < b;
    case '>':
        return sign[1] ? a >= b : a > b;
    case '+':
        return a + b;
    case '-':
        return a - b;
    case '*':
        return a * b;
    default: /* '/', '%' */
        return b == 0 ? fail(reader) : sign[0] == '/' ? a / b : a % b;
    }
}

/* Operands with operators of this level and those that bind more between them. */
static unsigned long operation(struct reader *reader, int level) {
    if (level == LEVELS) {
        return operand(reader);
    }
    unsigned long value = operation(reader, level + 1);
    for (int i = 0; i < OPERATORS && !reader->wrong; i++) {
        if (operators[i].level == level && take(reader, operators[i].sign)) {
            value = result(reader, operators[i].sign, value, operation(reader, level + 1));
            i = -1; /* another one of this level may follow */
        }
    }
    return value;
}

static unsigned long choice(struct reader *reader) {
    unsigned long value = operation(reader, 0);
    if (reader->wrong || !take(reader, "?")) {
        return value;
    }
    if (++reader->depth > DEPTH_MAX) {
        return fail(reader);
    }
    unsigned long so = choice(reader);
    unsigned long otherwise = take(reader, ":") ? choice(reader) : fail(reader);
    reader->depth--;
    return value ? so : otherwise;
}

/* False when the expression cannot be read. */
static bool evaluate(const char *expression, unsigned long number, unsigned long *value) {
    struct reader reader = {.at = expression, .number = number};
    *value = choice(&reader);
    skip_blanks(&reader);
    return !reader.wrong && (*reader.at == ';' || *reader.at == '\n' || *reader.at == '\0');
}

bool plural_read(const char *header, struct plural *plural) {
    static const char line[] = "Plural-Forms:", count[] = "nplurals=", expression[] = "plural=";
    *plural = (struct plural){.forms = 2};
    const char *at = strstr(header, line);
    if (!at) {
        return true;
    }
    struct reader reader = {.at = at + strlen(line)};
    unsigned long forms = take(&reader, count) ? digits(&reader) : 0;
    if (forms < 1 || forms > PLURAL_FORMS_MAX || !take(&reader, ";") ||
        !take(&reader, expression)) {
        return false;
    }
    plural->forms = (int)forms;
    plural->expression = reader.at;
    unsigned long value = 0;
    return evaluate(plural->expression, 1, &value);
}

int plural_form(const struct plural *plural, unsigned long number) {
    unsigned long form = number != 1;
    if (plural->expression && !evaluate(plural->expression, number, &form)) {
        form = 0;
    }
    return form < (unsigned long)plural->forms ? (int)form : 0;
}
