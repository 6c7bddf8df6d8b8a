# screen.sh: sourced with `work`, a folder, set: an X server of its own, `screen`, for what needs a window;
# of the size `screen_size`, and mapped to a file in the folder `screen_folder`, where these are set.
# Xvfb picks a free number and writes it to the pipe. As on a desktop, it does not begin anew when the
# only window closes.
# shellcheck shell=sh disable=SC2034,SC2154
mkfifo "$work/number"
Xvfb -displayfd 3 -screen 0 "${screen_size:-1400x900}x24" ${screen_folder:+-fbdir "$screen_folder"} \
    -nolisten tcp -noreset 3>"$work/number" 2>/dev/null &
screen=$!
read -r number <"$work/number"
export DISPLAY=":$number"
unset WAYLAND_DISPLAY
