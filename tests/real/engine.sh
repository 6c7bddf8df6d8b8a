# engine.sh: for tests that play in a real window; sourced with `cli`, `game`, `seed`, and later
# `played` set. Queries the engine, and maps actions to clicks.
# shellcheck shell=sh disable=SC2034,SC2154
options=

# Sends commands to the engine after the actions so far; prints the last lines of its answers.
ask() {
    # shellcheck disable=SC2086
    printf '%s\n' "new $game $options" ${played:+"play $played"} "$@" | "$cli" |
        sed -n 's/^= *//p' | tail -n $#
}

# Sets `position`, `turn`, `result` and `moves` to what they are after the actions so far, by one
# start of the engine.
look() {
    {
        read -r position
        read -r turn
        read -r result
        read -r moves || :
    } <<END
$(ask position turn result moves)
END
}

# The targets to click for an action.
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
    [s1-4]) echo "${beads:-bead}:$1" ;; # with beads=drop: in the bubble instead of the tray
    *) echo "pit:$1" ;;
    esac
}

# The position shows what was chosen at random when the match began.
read_options() {
    case $game in dulko) options="deadzone=$(sed -n 's/^position .* \([a-i][1-9]\) [12] .*/\1/p' "$tree")" ;; esac
}

# click_one_of ACTION...: picks one by `seed`, which advances, clicks its targets, and sets `action`
# to it.
click_one_of() {
    seed=$(((seed * 1103515245 + 12345) % 2147483648))
    shift $((seed / 65536 % $#))
    action=$1
    for touch in $(touches "$action"); do
        click "$touch"
        sleep 0.05
    done
}
