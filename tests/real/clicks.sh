#!/bin/sh
# clicks.sh SERAI SERAI-CLI GAME [SEED [MOST]]: plays a game in a real window by real clicks, and holds
# every position against the engine's. Needs Xvfb and xdotool.
set -eu
serai=$1 cli=$2 game=$3 seed=${4:-1} most=${5:-160}
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"

# Asks the engine after the actions so far: the last lines of its answers.
ask() {
    # shellcheck disable=SC2086
    printf '%s\n' "new $game $options" ${played:+"play $played"} "$@" | "$cli" |
        sed -n 's/^= *//p' | tail -n $#
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

start --game "$game" --window 1280x800
wait_for_line "busy 0"
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
    wait_for_line "position $(ask position)"
done
wait_for_line "result $(ask result)"
echo "$game: $count actions by real clicks, $(ask result)"
