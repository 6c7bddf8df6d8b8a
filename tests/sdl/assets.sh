#!/bin/sh
# assets.sh FIND-ASSETS INSTALLED SERAI: where the app finds its assets. FIND-ASSETS searches for
# them as the app does and was built to be installed with its data in the folder INSTALLED.
set -eu
find_assets=$1 installed=$2 serai=$3
work=$(mktemp -d)
trap 'rm -rf "$work" "$installed"' EXIT

fail() {
    echo "assets.sh: $*" >&2
    exit 1
}
# offer FOLDER: puts a text that names the folder in place of the font that marks assets.
offer() {
    mkdir -p "$1/fonts"
    printf '%s' "$1" >"$1/fonts/SeraiSans-Regular.otf"
}
# expect FOLDER RULE: checks that the program finds that folder.
expect() {
    found=$("$work/programs/bin/find_assets") || fail "$2"
    [ "$found" = "$1" ] || fail "$2, but it finds $found"
}

unset SERAI_ASSETS
rm -rf "$installed"
mkdir -p "$work/programs/bin"
cp "$find_assets" "$work/programs/bin/find_assets"

! "$work/programs/bin/find_assets" 2>"$work/message" || fail "missing assets are found"
grep -qF "$installed/" "$work/message" || fail "the message does not name the folder of the data"
offer "$installed"
expect "$installed" "without assets beside it, a program takes those that were installed"
offer "$work/programs/share/serai"
expect "$work/programs/share/serai" "a program prefers the assets beside it"
offer "$work/other"
export SERAI_ASSETS="$work/other"
expect "$work/other" "SERAI_ASSETS comes first"
rm -r "$work/other"
! "$work/programs/bin/find_assets" 2>/dev/null || fail "without assets in SERAI_ASSETS others are used"

# As built by `cmake -S serai -B $work/build`: the program and the files beside it, far from the
# sources.
unset SERAI_ASSETS
mkdir "$work/build"
cp "$serai" "$work/build/serai"
cp -RP "$(dirname "$serai")/assets" "$work/build/assets"
cd /
SDL_VIDEODRIVER=dummy "$work/build/serai" --once --data "$work/data" --ui-tree "$work/tree" ||
    fail "a program in a build folder does not find its assets"
grep -q '^scene home' "$work/tree" || fail "a program in a build folder does not open"
