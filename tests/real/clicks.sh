#!/bin/sh
# clicks.sh SERAI SERAI-CLI GAME [SEED [MOST]]: plays a game in a real window by real clicks, and
# compares every position with the engine's. Needs Xvfb and xdotool.
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
look
while [ $count -lt "$most" ] && [ -n "$moves" ]; do
    # shellcheck disable=SC2086
    click_one_of $moves
    played="$played $action"
    count=$((count + 1))
    look
    wait_for_line "position $position"
done
wait_for_line "result $result"
echo "$game: $count actions by real clicks, $result"
