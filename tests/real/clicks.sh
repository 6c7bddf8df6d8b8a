#!/bin/sh
# clicks.sh SERAI SERAI-CLI GAME [SEED [MOST]]: plays a game in a real window by real clicks, and holds
# every position against the engine's. Needs Xvfb and xdotool.
set -eu
serai=$1 cli=$2 game=$3 seed=${4:-1} most=${5:-160}
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"

# shellcheck source=tests/real/engine.sh
. "$(dirname "$0")/engine.sh"

start --game "$game" --window 1280x800
wait_for_line "busy 0"
read_options
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
