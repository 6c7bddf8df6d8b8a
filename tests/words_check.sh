#!/bin/sh
# words_check.sh COMPILER: tests words.sh on small catalogs. A correct one must pass, and each with
# a single fault must fail and name the word.
set -u
words=$(cd "$(dirname "$0")" && pwd)/words.sh
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
failures=0

# Writes a correct catalog of two languages.
sound() {
    rm -rf "$work/src"
    mkdir -p "$work/src/words/english" "$work/src/words/other" "$work/src/base" \
        "$work/src/engine" "$work/src/games" "$work/src/records" "$work/src/cli"
    cat >"$work/src/words/english/list.h" <<'END'
/* list.h: X(COMMENT, "is no word") */
X(HELLO, "Hello, " "%s")
X(ONE, "1 seed")
X(MANY,
  "%d seeds of %s (\"%%\")")
X(STEP, "from {step.from} to {step.to}")
X(PASS, "{mover} passes {other}")
X(PASS_YOU, "You pass {other}")
X(PASS_TO_YOU, "{mover} passes you")
N(WON, "%s has won 1 match",
  "%s has won %d " "matches")
X(WIN, "%s wins by %d")
X(WIN_YOU, "%.0sYou win by %d")
END
    sed 's/Hello/Good day/' "$work/src/words/english/list.h" >"$work/src/words/other/list.h"
    for language in english other; do
        echo '#include "list.h"' >"$work/src/words/$language/all.h"
    done
    cat >"$work/src/engine/use.c" <<'END'
#include <assert.h>
static_assert(1, "a promise of the program");
/* "what a comment says" */
int printf(const char *format, ...) __attribute__((format(printf, 1, 2)));
enum word { WORD_HELLO, WORD_ONE, WORD_MANY, WORD_STEP, WORD_PASS, WORD_WIN, WORD_WON };
const char *words(enum word), *words_to(enum word, const char *);
const char *words_between(enum word, const char *, const char *);
const char *words_count(enum word, unsigned long);
void use(int count, enum word other);
void use(int count, enum word other) {
    printf(words(WORD_HELLO), words(other));
    printf(words(count == 1 ? WORD_ONE
                            : WORD_MANY), count, "");
    printf("%s", words(WORD_STEP));
    printf("%s", words_between(WORD_PASS, "", ""));
    printf(words_to(WORD_WIN, ""), "", count);
    printf(words_count(WORD_WON, 1), "", count);
}
struct item { const char *id; };
extern const struct item item;
const struct item item = {.id = "what programs read"};
END
}

# try NAME STATUS WORDS: checks the exit status and output of words.sh.
try() {
    said=$("$words" "$work" "$compiler" 2>&1)
    status=$?
    if [ $status -ne "$2" ] || ! printf '%s\n' "$said" | grep -q -e "$3"; then
        printf '%s: status %d, and it says\n%s\n' "$1" $status "$said"
        failures=$((failures + 1))
    fi
}

# fault NAME WORDS FILE SCRIPT: the correct catalog with one file edited by sed must be refused.
fault() {
    sound
    sed "$4" "$work/src/$3" >"$work/edited"
    if cmp -s "$work/edited" "$work/src/$3"; then
        echo "$1: nothing was edited"
        failures=$((failures + 1))
    fi
    mv "$work/edited" "$work/src/$3"
    try "$1" 1 "$2"
}

compiler=$1
sound
try "a sound catalog" 0 '^$'
sed -i.was 's/from \({.*}\) to \({.*}\)/to \2, from \1/' "$work/src/words/other/list.h"
try "named values in another order" 0 '^$'
fault "a word is missing" '^ONE$' words/other/list.h '/X(ONE/d'
fault "a word is said twice" '^ONE$' words/other/list.h '/X(ONE/p'
fault "a word is unknown" '^TWO$' words/other/list.h 's/X(ONE.*/& X(TWO, "2")/'
fault "a word is empty" '^ONE' words/other/list.h 's/1 seed//'
fault "another conversion" '^HELLO: English has %s, it has %d$' words/other/list.h 's/%s/%d/'
fault "a conversion less" '^HELLO: English has %s, it has nothing$' words/other/list.h 's/%s//'
fault "a conversion more" '^ONE: English has nothing, it has %d$' words/other/list.h 's/1 seed/%d/'
fault "another order" '^MANY: English has %d %s %%, it has %s %d %%$' words/other/list.h 's/%d seeds of %s/%s: %d seeds/'
fault "another value" '^STEP {step.end}$' words/other/list.h 's/step.to/step.end/'
fault "a value less" '^STEP {step.from}$' words/other/list.h 's/from {step.from} //'
fault "a lone sign" '^ONE' words/other/list.h 's/1 seed/100 %/'
fault "a list that nothing names" 'other/list.h' words/other/all.h 's/list/missing/'
fault "a word that nobody says" '^ONE$' engine/use.c 's/WORD_ONE$/WORD_MANY/;s/WORD_ONE,//'
fault "a wrong argument" 'use.c:11.*format' engine/use.c 's/, words(other))/, count)/'
fault "a wrong argument of a choice" 'use.c:13.*format' engine/use.c 's/count, "")/count, count)/'
fault "a wrong argument of a twin" 'use.c:16.*format' engine/use.c 's/"", count)/"", "")/'
fault "a wrong argument of a counted text" 'use.c:17.*format' engine/use.c 's/1), "", count/1), "", ""/'
fault "a form that takes something else" '^WON: %s %d, but for one %d$' words/other/list.h 's/%s has won 1/%d has won 1/'
fault "an empty form" '^WON' words/other/list.h 's/"%s has won 1 match"/""/'
fault "a counted text that is missing" '^WON$' words/other/list.h '/N(WON/,/matches/d'
fault "a twin out of place" '^WIN_YOU follows MANY$' words/other/list.h '/X(WIN/d;s/  "%d seeds.*/&\nX(WIN_YOU, "%.0sYou win by %d") X(WIN, "%s wins by %d")/'
fault "a twin that takes something else" '^WIN: %s %d, but %s$' words/other/list.h 's/You win by %d/You win/'
fault "a sentence that cannot be said to its player" '^PASS_TO_YOU$' words/english/list.h '/PASS_TO_YOU/d'
fault "a sentence of its own" 'use.c: "no words' engine/use.c 's/words(other))/"no words of ours")/'
rm "$work/src/words/english/list.h"
try "no words at all" 2 'cannot be read'
[ "$failures" -eq 0 ]
