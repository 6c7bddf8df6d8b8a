#!/bin/sh
# clicks.sh SERAI SERAI-CLI GAME [SEED [MOST]]: plays a game in a real window by real clicks, and holds
# every position against the engine's. Needs Xvfb and xdotool.
set -eu
serai=$1 cli=$2 game=$3 seed=${4:-1}
work=$(mktemp -d)
tree=$work/tree.txt
most=${5:-160}

stop() {
    kill "$app" 2>/dev/null || true
    wait "$app" 2>/dev/null || true
    kill "$screen" 2>/dev/null || true
    rm -rf "$work"
}
fail() {
    echo "clicks.sh: $*" >&2
    [ ! -f "$tree" ] || head -n 6 "$tree" >&2
    exit 1
}

# A screen of its own; Xvfb picks a free number and writes it to the pipe.
mkfifo "$work/number"
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3>"$work/number" 2>/dev/null &
screen=$!
app=$screen
trap stop EXIT
read -r number <"$work/number"
export DISPLAY=":$number"
unset WAYLAND_DISPLAY
"$serai" --game "$game" --window 1280x800 --speed 0 --data "$work" --ui-tree "$tree" &
app=$!

# Waits until the tree says so: LINE of the tree.
wait_for() {
    tries=0
    while ! grep -qxF "$1" "$tree" 2>/dev/null; do
        tries=$((tries + 1))
        [ $tries -lt 250 ] || fail "waited in vain for: $1"
        sleep 0.04
    done
}

# Asks the engine after the actions so far: the last lines of its answers.
ask() {
    # shellcheck disable=SC2086
    printf '%s\n' "new $game $options" ${played:+"play $played"} "$@" | "$cli" |
        sed -n 's/^= *//p' | tail -n $#
}

wait_for "busy 0"
window=$(xdotool search --sync --name Serai | head -n 1)
click() {
    tries=0
    until line=$(grep "^target	$1	" "$tree"); do
        tries=$((tries + 1))
        [ $tries -lt 100 ] || fail "there is no target $1"
        sleep 0.04
    done
    place=$(echo "$line" | awk -F '\t' '{ printf "%d %d", $3 + $5 / 2, $4 + $6 / 2 }')
    # shellcheck disable=SC2086
    xdotool mousemove --window "$window" $place mousedown 1 mouseup 1
}

# What one clicks to say an action.
touches() {
    case $game in
    oware | shakala) touch_simple "$1" ;;
    saddeeqa) echo "pit:${1%%c*} direction:c${1#*c}" ;;
    seega) case $1 in
        *-*) echo "square:${1%-*} square:${1#*-}" ;;
        *) echo "square:${1#x}" ;;
        esac ;;
    dulko) echo "bank:$((turn + 1)):${1%??} square:${1#?}" ;;
    esac
}
touch_simple() {
    case $1 in
    in | out) echo "track:$1" ;;
    x*) echo "gem:${1#x}" ;;
    [s1-4]) echo "bead:$1" ;;
    *) echo "pit:$1" ;;
    esac
}

options=
case $game in dulko) options="deadzone=$(sed -n 's/^position .* \([a-i][1-9]\) [12] .*/\1/p' "$tree")" ;; esac
played=
count=0
while [ $count -lt "$most" ]; do
    moves=$(ask moves)
    [ -n "$moves" ] || break
    turn=$(ask turn)
    # shellcheck disable=SC2086
    set -- $moves
    seed=$(((seed * 1103515245 + 12345) % 2147483648))
    shift $((seed / 65536 % $#))
    for touch in $(touches "$1"); do
        click "$touch"
        sleep 0.05
    done
    played="$played $1"
    count=$((count + 1))
    wait_for "position $(ask position)"
done
wait_for "result $(ask result)"
echo "$game: $count actions by real clicks, $(ask result)"
