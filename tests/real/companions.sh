#!/bin/sh
# companions.sh SERAI SERAI-CLI GAME [SEED [MOST]]: a person plays against the first companion in a
# real window by real clicks; the companion must play the action that the engine chooses, and every
# position is compared with the engine's. Needs Xvfb and xdotool.
set -eu
serai=$1 cli=$2 game=$3 seed=${4:-1} most=${5:-12}
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"
# shellcheck source=tests/real/engine.sh
. "$(dirname "$0")/engine.sh"

# The seed of the match is in the record that the app saves.
read_seed() {
    seed_of_match=$(sed -n 's/^\[CompanionSeed "\([0-9]*\)"\]$/\1/p' "$work"/data/matches/*.serai)
    [ -n "$seed_of_match" ]
}

start --game "$game" --window 1280x800 --seat 0=person --seat 1=1
wait_for_line "thinking 0"
read_options
played=
count=0
look
while [ $count -lt "$most" ] && [ -n "$moves" ]; do
    if [ "$turn" = 1 ]; then
        wait_until "the record" read_seed
        action=$(ask "ai_seed $seed_of_match" "reg_genmove level 1" | tail -n 1)
    else
        # shellcheck disable=SC2086
        click_one_of $moves
    fi
    played="$played $action"
    count=$((count + 1))
    look
    [ "$turn" = 1 ] || wait_for_line "position $position"
done
echo "$game: $count actions, those of a person by real clicks"
