#!/bin/sh
# boxes.sh SERAI: what is wrong before there is a window is said in one where nobody reads the
# output, as after a double click; who reads it gets the sentence alone. SERAI prints such windows.
set -eu
serai=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# told WORDS ARGUMENTS...: these words are said in a window if the output is not read, otherwise only
# there; in both cases the program fails.
told() {
    words=$1
    shift
    rc=0
    "$serai" --once --data "$work" "$@" >"$work/box" 2>/dev/null || rc=$?
    if [ $rc -ne 1 ] || ! grep -q "^error Serai: .*$words" "$work/box"; then
        echo "serai $* exits with $rc, and says in windows: $(cat "$work/box")"
        failed=1
    fi
    rc=0
    "$serai" --once --data "$work" "$@" >"$work/box" 2>"$work/read" || rc=$?
    if [ $rc -ne 1 ] || [ -s "$work/box" ] || ! grep -q "^serai: .*$words" "$work/read"; then
        echo "serai $*, read, exits with $rc, says in windows: $(cat "$work/box")"
        failed=1
    fi
}

told "chess: there is no such game" --game chess
told "none.serai: the file can't be opened" "$work/none.serai"
SERAI_ASSETS=$work told "Looked in:" --game oware
SDL_VIDEODRIVER=nowhere told "no display can be opened" --game oware
exit $failed
