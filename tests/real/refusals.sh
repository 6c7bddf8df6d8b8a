#!/bin/sh
# refusals.sh SERAI: arguments that cannot be used are refused with one clear sentence and a
# failure; a record is opened.
set -eu
serai=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export SDL_VIDEODRIVER=dummy
failed=0

# refuse WORDS-IN-THE-SENTENCE ARGUMENTS...
refuse() {
    words=$1
    shift
    if "$serai" --once --data "$work" "$@" >"$work/out" 2>&1; then
        echo "accepted: serai $*"
        failed=1
    elif ! grep -qF "$words" "$work/out"; then
        echo "serai $* prints:"
        cat "$work/out"
        failed=1
    fi
}

refuse "chess: there is no such game" --game chess
refuse "the game has no such option" --game oware --option size=5
refuse "that isn't a valid value for this option" --game oware --option leftovers=nobody
refuse "$work/none/tree: the folder doesn't exist" --ui-tree "$work/none/tree"
refuse "must add up to 48" --game oware --position 5-4-4-4-4-4-4-4-4-4-4-4-0-0-S
refuse "$work/none.serai: the file can't be opened" "$work/none.serai"
printf 'rubbish' >"$work/bad.serai"
refuse "This isn't a Serai match: $work/bad.serai." "$work/bad.serai"
printf '[Game "oware"]\n\n1. C f 2. b *\n' >"$work/illegal.serai"
refuse "$work/illegal.serai can't be read. Line 3" "$work/illegal.serai"

# After a double click on a bad record, the window is the only place for the message.
"$serai" --once --stay --data "$work" --ui-tree "$work/tree" "$work/bad.serai" >"$work/out" 2>&1
if ! grep -q '^scene home$' "$work/tree"; then
    echo "a bad record does not open the home page"
    cat "$work/out"
    failed=1
fi

SERAI_ASSETS=$work refuse "Looked in:" --game oware
mkdir -p "$work/assets/fonts"
cp "${SERAI_ASSETS:-assets}/fonts/SeraiSans-Regular.otf" "$work/assets/fonts"
SERAI_ASSETS=$work/assets refuse "SeraiSans-Medium.otf can't be read" --game oware
SDL_VIDEODRIVER=nowhere refuse "no display can be opened" --game oware

printf '[Game "oware"]\n\n1. C f 2. D *\n' >"$work/good.serai"
"$serai" --once --data "$work" --ui-tree "$work/tree" "$work/good.serai" >/dev/null
if ! grep -q '^turn 1$' "$work/tree"; then
    echo "the record was not opened"
    failed=1
fi
exit $failed
