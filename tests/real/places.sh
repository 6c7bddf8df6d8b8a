#!/bin/sh
# places.sh SERAI: in a real window. Pipes and devices in the place of files keep nobody waiting; a
# variable that names no folder is as none; and who kills the program gets no time back. Needs Xvfb
# and xdotool.
set -eu
serai=$1
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"

# Sends a signal, which the app must obey.
end_by() {
    kill -s "$1" "$app"
    wait_until "its end by $1" has_ended
    wait "$app" 2>/dev/null || true
    app=''
}

# ---- pipes among the files ----

matches=$work/data/matches
mkdir -p "$matches"
mkfifo "$matches/2026-11-20-1000-oware-00000001.serai" "$matches/pipe.serai.lock" \
    "$work/data/settings.txt" "$work/data/progress.txt" "$work/pipe.serai"
ln -s /dev/zero "$matches/2026-11-20-1000-oware-00000002.serai"
ln -s circle.serai "$matches/circle.serai"
printf '[Game "oware"]\n[TimeControl "600+0"]\n\n1. C 2. f 3. D *\n' >"$matches/good.serai"
start 2>"$work/errors"
wait_for "target	continue:0	"
! grep -q "^target	continue:1	" "$tree" || fail "something else is listed"
end_by TERM

for path in "$work/pipe.serai" /dev/zero /dev/stdin "$work"; do
    ! timeout 20 "$serai" --data "$work/data" "$path" 2>"$work/errors" ||
        fail "$path is opened"
    grep -q "^serai: " "$work/errors" || fail "nothing is said about $path"
done
rm "$work/data/settings.txt" "$work/data/progress.txt"

# ---- the time that was used ----

# The tenths of a second that remain to a player by the match on the disk.
remaining() {
    sed -n "s/^\[Clock$1 \"\([0-9]*\)\.\([0-9]\)\"\]$/\1\2/p" "$matches/good.serai"
}
start
click continue:0
wait_for "scene table:oware"
sleep 6
end_by KILL
[ "$(remaining 1)" -le 5980 ] || fail "killing gives time back: $(remaining 1)"
before=$(remaining 1)
start
click continue:0
wait_for "scene table:oware"
sleep 3
end_by TERM
[ "$(remaining 1)" -le $((before - 25)) ] || fail "ending gives time back: $(remaining 1)"

# ---- folders that the environment names ----

# VARIABLE=VALUE...: a match that is played in that environment is in the usual folder.
play_there() {
    rm -rf "$work/home" "$work/cwd" "$tree"
    mkdir -p "$work/home" "$work/cwd"
    (cd "$work/cwd" && exec env HOME="$work/home" "$@" "$serai" --window 800x600 --speed 0 \
        --game oware --ui-tree "$tree") &
    app=$!
    wait_for "scene "
    window=$(xdotool search --sync --name Serai | head -n 1)
    click pit:C
    wait_for "turn 1"
    end_by TERM
    [ "$(find "$work/home/.local/share/Serai/Serai/matches" -name '*-oware-*.serai' | wc -l)" = 1 ] ||
        fail "with $* the match is elsewhere"
    [ -z "$(ls "$work/cwd")" ] || fail "with $* something is in the working folder"
}
serai=$(realpath "$serai")
play_there XDG_DATA_HOME=
play_there XDG_DATA_HOME=relative
play_there XDG_DATA_HOME=./ XDG_CONFIG_HOME= XDG_STATE_HOME= XDG_CACHE_HOME= TMPDIR= SERAI_ASSETS=
play_there XDG_DATA_HOME='~' LANG= LC_ALL=nonsense LANGUAGE=:: TZ=Nowhere/Else
[ ! -e /Serai ] || fail "there is a folder /Serai"
