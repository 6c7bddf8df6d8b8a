#!/bin/sh
# install_packages.sh SOURCE: scripts/install-packages on systems made of stubs. A system is a
# folder that is the whole PATH: its programs are empty, except for those whose output the script
# needs.
set -eu
script=$1/scripts/install-packages
tool_names='cmake ninja msgfmt clang clang-format clang-tidy gcc Xvfb xdotool desktop-file-validate
    appstreamcli xmllint x86_64-w64-mingw32-gcc npm cc emcc brotli python3 curl xz'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "install_packages: $*" >&2
    exit 1
}

# stub NAME BODY: a program of the system.
stub() {
    printf '#!/bin/sh\n%s\n' "$2" >"$bin/$1"
    chmod +x "$bin/$1"
}

# new_system KERNEL USER: a system without a package manager, and the user who runs the script
# there. The calls of its package managers are in $log; an empty $work/modules means that no library
# is installed.
new_system() {
    rm -rf "${work:?}"/*
    bin=$work/bin log=$work/log modules=$work/modules
    mkdir "$bin"
    : >"$log"
    for tool in sh dirname cat mkdir touch mktemp rm grep; do
        ln -s "$(command -v $tool)" "$bin/$tool"
    done
    stub uname "echo $1"
    stub id "echo $2"
    stub pkg-config "[ -s $modules ]"
}

# The effect of an installation: tools in FOLDER, and the libraries.
brings() {
    # shellcheck disable=SC2028,SC2086,SC2116
    echo "for tool in $(echo $tool_names); do
    printf '#!/bin/sh\n' >$1/\$tool && chmod +x $1/\$tool
done
echo all >$modules"
}

# manager NAME: a package manager that logs its calls; its install command has the effect above.
manager() {
    stub "$1" "echo $1 \"\$@\" >>$log
case \"\$*\" in
update) exit ;;
esac
$(brings "$bin")"
    ln -sf "$(command -v chmod)" "$bin/chmod"
}

# run PURPOSE: the exit status is $status, the output is in $work/said.
run() {
    status=0
    env -i "PATH=$bin" sh "$script" "$1" >"$work/said" 2>&1 || status=$?
}
succeeds() {
    run "$1"
    [ $status -eq 0 ] || fail "$2: $(cat "$work/said")"
}

# asks_for PURPOSE NAME LINE-START PACKAGE...: without root rights and without sudo the whole command
# is printed, and running that command as root is sufficient.
asks_for() {
    purpose=$1 name=$2 begins=$3
    shift 3
    new_system Linux 1000
    manager "$name"
    run "$purpose"
    [ $status -ne 0 ] || fail "$name: it reports success"
    [ ! -s "$log" ] || fail "$name was run without rights: $(cat "$log")"
    line=$(sed -n 's/^    //p' "$work/said")
    case $line in
    "$begins"*) ;;
    *) fail "$name: the line does not begin with '$begins': $(cat "$work/said")" ;;
    esac
    for package in "$@"; do
        case " $line " in
        *" $package "*) ;;
        *) fail "$name: $package is not in the line: $line" ;;
        esac
    done
    env -i "PATH=$bin" sh -c "$line" || fail "$name: the line fails: $line"
    succeeds "$purpose" "$name, after the line was run as root"
}

runs_by() {
    new_system Linux "$1"
    manager apt-get
    [ "$1" -eq 0 ] || stub sudo "echo sudo >>$log; exec \"\$@\""
    succeeds build "apt-get, user $1"
    grep -q '^apt-get update' "$log" || fail "the package lists are not updated"
    grep -q '^apt-get install .*libsdl2-dev' "$log" || fail "nothing was installed"
    [ "$1" -eq 0 ] || grep -q sudo "$log" || fail "sudo was not used"
    : >"$log"
    succeeds build "when nothing is missing"
    [ ! -s "$log" ] || fail "something is installed although nothing is missing: $(cat "$log")"
}

# The first time another program holds apt's lock; any other failure is not tried again.
waits_for_lock() {
    new_system Linux 0
    manager apt-get
    mv "$bin/apt-get" "$bin/free-apt-get"
    stub sleep "echo sleep >>$log"
    stub apt-get "grep -q sleep $log && exec free-apt-get \"\$@\"
echo $1 >&2
exit 100"
    run build
}
lock() {
    waits_for_lock 'E: Could not get lock /var/lib/apt/lists/lock.'
    if [ $status -ne 0 ] || ! grep -q '^apt-get install' "$log"; then
        fail "apt's lock is not waited for: $(cat "$work/said")"
    fi
    waits_for_lock 'E: Unable to locate package'
    [ $status -ne 0 ] || fail "a failure of apt is taken for success"
    ! grep -q sleep "$log" || fail "a failure that is none of a lock is tried again"
}

# Homebrew keeps llvm's tools in a folder of their own, which is there only once llvm is installed.
homebrew() {
    new_system Darwin 501
    kegs=$work/$1/opt
    stub brew "case \$1 in
--prefix) echo $kegs/\$2 ;;
install)
    mkdir -p $kegs/llvm/bin
    $(brings "$bin")
    for tool in clang-format clang-tidy; do
        printf '#!/bin/sh\n' >$kegs/llvm/bin/\$tool && chmod +x $kegs/llvm/bin/\$tool
        rm $bin/\$tool
    done
    ;;
esac"
    ln -s "$(command -v chmod)" "$bin/chmod"
    succeeds check "a fresh Mac with Homebrew in /$1"
}

asks_for check apt-get 'apt-get update && ' build-essential libsdl2-dev clang-tidy
asks_for check dnf 'dnf install -y ' gcc SDL2-devel clang-tools-extra
asks_for check pacman 'pacman -S ' base-devel sdl2_image clang
asks_for web apt-get 'apt-get update && ' emscripten node-acorn brotli ninja-build
asks_for web pacman 'pacman -S ' emscripten brotli
runs_by 0
runs_by 1000
lock
homebrew opt/homebrew
homebrew usr/local
