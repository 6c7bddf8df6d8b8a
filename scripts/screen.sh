# screen.sh: sourced with `work`, a folder, set: starts an X server, `screen`, for programs that
# need a window; of the size `screen_size`, and mapped to a file in the folder `screen_folder`, if
# these are set. Xvfb picks a free display number and writes it to the pipe. As on a desktop, it
# does not reset when the only window closes.
# shellcheck shell=sh disable=SC2034,SC2154
mkfifo "$work/number"
Xvfb -displayfd 3 -screen 0 "${screen_size:-1400x900}x24" ${screen_folder:+-fbdir "$screen_folder"} \
    -nolisten tcp -noreset 3>"$work/number" 2>/dev/null &
screen=$!
read -r number <"$work/number"
export DISPLAY=":$number"
unset WAYLAND_DISPLAY
