#!/bin/sh
# learned.sh SOURCE SERAI-LEARN: a learned table is exactly what the command in its head prints, and
# scripts/learned notices when it is not. The tables here take a second; `./dev learn check` takes
# the program's own.
set -eu
check=$1/scripts/learned learn=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "learned: $*: $(cat "$work/said")" >&2
    exit 1
}

# makes FILE WORD...: learns a table into FILE.
makes() {
    file=$work/$1
    shift
    "$learn" "$@" >"$file" 2>"$work/said" || fail "$*"
}

checks() {
    "$check" "$learn" "$@" >"$work/said"
}

makes oware.h oware 1 3 4 20 oware
makes mean.h mean 300 saddeeqa 1 4 4 20 saddeeqa
makes cut.h cut mean 300 dulko 1 2 2 10 dulko
makes seega.h mean 350 seega size=7 2 3 2 10 seega7
makes points.h points dulko 1 1 2 10 dulko
checks "$work"/*.h || fail "a table is not what its command prints"
[ "$(grep -c ': the same$' "$work/said")" -eq 5 ] || fail "not every table was checked"

sed 's/oware 1 3 4 20/oware 2 3 4 20/' "$work/oware.h" >"$work/seed.h"
! checks "$work/seed.h" || fail "a table of another seed is accepted"
sed '8s/./R/6' "$work/mean.h" >"$work/weight.h"
! cmp -s "$work/mean.h" "$work/weight.h" || fail "the weight was not changed"
! checks "$work/oware.h" "$work/weight.h" || fail "a changed weight is accepted"
sed '/serai-learn/d' "$work/points.h" >"$work/none.h"
! checks "$work/none.h" || fail "a table without a command is accepted"
