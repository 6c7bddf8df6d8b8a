#!/bin/sh
# kills.sh SERAI SERAI-CLI [KILLS [SEED]]: kills the app at random moments while Oware is played by
# real clicks. After each kill the match is resumed: no action that the target list reported may be
# missing, no file may be damaged. Needs Xvfb and xdotool.
set -eu
serai=$1 cli=$2 kills=${3:-12} seed=${4:-1}
work=$(mktemp -d)
tree=$work/tree.txt
matches=$work/data/matches

stop() {
    [ -z "$app" ] || kill -9 "$app" 2>/dev/null || true
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$work"
}
fail() {
    echo "kills.sh: after $killed kills: $*" >&2
    [ ! -f "$tree" ] || head -n 6 "$tree" >&2
    cat "$matches"/* >&2 2>/dev/null || true
    exit 1
}
# Sets `rolled` to a number below $1.
roll() {
    seed=$(((seed * 1103515245 + 12345) % 2147483648))
    rolled=$((seed / 65536 % $1))
}

app='' screen='' killed=0
trap stop EXIT
export XDG_RUNTIME_DIR="$work" # libwayland complains where there is none
# shellcheck source=scripts/screen.sh
. "$(dirname "$0")/../../scripts/screen.sh"

lives() { kill -0 "$app" 2>/dev/null; }
position() { sed -n 's/^position //p' "$tree" 2>/dev/null || true; }

# Waits until the list has a line that matches; the app must be running until then.
wait_for() {
    tries=0
    until grep -q "$1" "$tree" 2>/dev/null; do
        tries=$((tries + 1))
        [ $tries -lt 1000 ] || fail "timed out waiting for: $1"
        sleep 0.02
    done
}
click() {
    place=$(awk -F '\t' -v id="$1" '$2 == id { printf "%d %d", $3 + $5 / 2, $4 + $6 / 2 }' "$tree")
    # shellcheck disable=SC2086
    [ -z "$place" ] || xdotool mousemove --window "$window" $place mousedown 1 mouseup 1 2>/dev/null || true
}

start() {
    rm -f "$tree"
    "$serai" --window 1280x800 --speed 0 --data "$work/data" --ui-tree "$tree" "$@" 2>"$work/errors" &
    app=$!
    wait_for '^scene '
    window=$(xdotool search --sync --name Serai | head -n 1)
}

# The actions of the only saved match.
kept() {
    sed -e '/^\[/d' -e 's/[0-9]*\.//g' "$matches"/*.serai 2>/dev/null | tr -s '\n ' ' ' |
        sed -e 's/^ //' -e 's/ $//' -e 's/ *[^ A-Fa-f]*$//'
}

# Resumes the match and compares it with the engine, which plays the actions in the file.
resume() {
    start
    wait_for '	continue:0	'
    click continue:0
    wait_for '^scene table:oware'
    expected=$(printf '%s\n' "new oware" "play $done" position | "$cli" | sed -n 's/^= *//p' | tail -n 1)
    [ "$(position)" = "$expected" ] || fail "$(position) instead of $expected"
}

# Clicks houses until the app is killed; `done` are the actions known to be played, `last` the one
# whose effect was not seen.
play() {
    roll 80
    (
        sleep "0.$((rolled + 10))"
        kill -9 "$app"
    ) &
    killer=$! last=
    while lives && grep -q '^result ongoing' "$tree"; do
        before=$(position)
        legal=$(printf '%s\n' "new oware" ${done:+"play $done"} moves | "$cli" | sed -n 's/^= *//p' | tail -n 1)
        # shellcheck disable=SC2086
        set -- $legal
        roll $#
        shift $rolled
        last=$1
        click "pit:$last"
        while lives && [ "$(position)" = "$before" ]; do
            sleep 0.005
        done
        if [ "$(position)" != "$before" ]; then
            done="${done:+$done }$last"
            last=
        fi
    done
    wait $killer 2>/dev/null || true
    kill -9 "$app" 2>/dev/null || true
    wait "$app" 2>/dev/null || true
}

done='' last='' actions=0
while [ $killed -lt "$kills" ]; do
    if [ -z "$done" ]; then
        rm -rf "$matches"
        start --game oware
    else
        resume
    fi
    before=$done
    play
    killed=$((killed + 1))
    now=$(kept)
    [ "$now" = "$done" ] || [ "$now" = "${done:+$done }$last" ] ||
        fail "saved: $now; known to be played: $done, perhaps $last"
    ! ls "$matches"/*.damaged 2>/dev/null || fail "a file was damaged"
    [ ! -s "$work/errors" ] || fail "$(cat "$work/errors")"
    done=$now
    actions=$((actions + $(echo "$done" | wc -w) - $(echo "$before" | wc -w)))
    grep -q '^\[Result "\*"\]' "$matches"/*.serai 2>/dev/null || done=
done
echo "$killed kills, $actions actions, none lost"
