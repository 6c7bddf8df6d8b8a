# everywhere-steps.sh: sourced by everywhere-system: the tests made in a system, and the rows of the
# table with their results.
# shellcheck shell=sh disable=SC2034,SC2154,SC2317

# ---- rows of the table ----

# version COMPILER: "GCC 12.2.0".
version() {
    number=$(as player "$1" --version | sed -n '1s/.* \([0-9][0-9]*\.[0-9.]*[0-9]\).*/\1/p')
    case $1 in
    clang) echo "Clang $number" ;;
    *) echo "GCC $number" ;;
    esac
}

# row COMPILERS WHAT FUNCTION: runs a step and prints its row; the function reports results by
# `result`.
row() {
    say "$2"
    : >"$place/said"
    begun=$(date +%s)
    attempt "$place/$3.log" "$3"
    seconds=$(($(date +%s) - begun))
    result=$(paste -s -d ';' "$place/said" | sed 's/;/; /g')
    if [ "$code" -ne 0 ]; then
        failed=1
        result="**fails**: ${result:-see $system/$3.log}"
        tail -n 30 "$place/$3.log"
    fi
    compilers=
    for compiler in $1; do
        compilers="${compilers:+$compilers, }$(version "$compiler")"
    done
    printf '| %s | %s | %s | %s | %d:%02d |\n' "$name" "$compilers" "$2" "$result" \
        $((seconds / 60)) $((seconds % 60)) | tee -a "$place/results"
}

# result TEXT: adds to the step's result.
result() {
    echo "$*" >>"$place/said"
}
# refuse TEXT: fails the step for this reason.
refuse() {
    result "$*"
    exit 1
}

# ---- building ----

# configure COMPILER OPTION...: an optimized build with all tests.
configure() {
    compiler=$1
    shift
    : >"$place/$compiler.log"
    as player cmake -G Ninja -B "build/$compiler" -DCMAKE_BUILD_TYPE=Release \
        "-DCMAKE_C_COMPILER=$compiler" "$@"
}

# compile COMPILER [--target TARGET]: builds, and keeps the compiler's output.
compile() {
    compiler=$1
    shift
    as player cmake --build "build/$compiler" --parallel "$cores" "$@" -- -k 0 \
        >>"$place/$compiler.log" 2>&1 || {
        cat "$place/$compiler.log"
        refuse "$compiler cannot compile everything"
    }
}

# expect_no_warning COMPILER: fails if the compiler's output has a warning.
expect_no_warning() {
    grep -E '(warning|error):' "$place/$1.log" || return 0
    refuse "$(grep -c -E '(warning|error):' "$place/$1.log") warnings by $1"
}

# log_tests COMMAND...: reports the summary of ctest in the command's output, and the tests that
# failed.
log_tests() {
    tested=0
    as player "$@" >"$place/tested.log" 2>&1 || tested=$?
    cat "$place/tested.log"
    sed -n 's/^[0-9]*% tests passed, \([0-9]*\) tests* failed out of \([0-9]*\)$/\1 of \2 tests fail/p' \
        "$place/tested.log" | sed 's/^0 of \(.*\) tests fail/\1 tests pass/' >>"$place/said"
    sed -n '/^The following tests FAILED/,$s/.* - \([^ ]*\) (.*/\1/p' "$place/tested.log" >>"$place/said"
    return "$tested"
}

# ---- the steps ----

# take_screen WIDTHxHEIGHT: waits until the window, which must have this size, no longer changes,
# and copies the screen to $place/screen.
take_screen() {
    window=$(timeout 60 xdotool search --sync --onlyvisible --name Serai | head -n 1)
    size=$(xdotool getwindowgeometry --shell "$window" | sed -n 's/^\(WIDTH\|HEIGHT\)=//p' |
        paste -s -d x)
    [ "$size" = "$1" ] || refuse "the window has the size '$size'"
    tries=0
    until cmp -s "$place/Xvfb_screen0" "$place/screen"; do
        tries=$((tries + 1))
        [ "$tries" -lt 30 ] || refuse "the window keeps changing"
        cp "$place/Xvfb_screen0" "$place/screen"
        sleep 2
    done
}

show_table() {
    tree=$root$home/tree
    rm -f "$tree" "$place/number" "$place/screen"
    work=$place screen_size=1280x800 screen_folder=$place
    # shellcheck source=scripts/screen.sh
    . scripts/screen.sh
    xdotool mousemove 1279 799 # away from all targets
    # A match between the players in the golden text, before its first move.
    printf '[Game "oware"]\n[Player0 "Layla"]\n[Player1 "Samir"]\n\n*\n' >"$root$home/match.serai"
    become player ./dev play --window 1280x800 --speed 0 --ui-tree "$home/tree" "$home/match.serai" &
    app=$!
    until grep -q '^scene table:oware' "$tree" 2>/dev/null; do
        kill -0 "$app" || refuse "the app is no longer running"
        sleep 0.2
    done
    take_screen 1280x800
    kill "$app"
    wait "$app" || true
    kill "$screen"
    rm -f "$place/Xvfb_screen0" "$place/number"
}

# In the bare system, with only the packages that `./dev play` itself installs; the tool that
# compares the screen is built afterwards.
play() {
    as root scripts/install-packages build
    show_table
    result "a window with a painted table"
    as root scripts/install-packages check
    configure gcc
    compile gcc --target compare_screen
    cp "$place/screen" "$root/tmp/screen"
    chmod a+r "$root/tmp/screen"
    compared=0
    as player build/gcc/tests/compare_screen /tmp/screen \
        tests/golden/shots/oware-start.txt /tmp/table.png || compared=$?
    cp "$root/tmp/table.png" "$place/table.png"
    [ "$compared" -eq 0 ] || refuse "it differs from its golden text"
    result "like its golden text"
}

warnings() {
    as root scripts/install-packages check
    [ -f "$root$home/serai/build/gcc/build.ninja" ] || configure gcc
    configure clang
    for compiler in gcc clang; do
        compile "$compiler"
        expect_no_warning "$compiler"
    done
    result "no warning"
}

check() {
    as root scripts/install-packages check
    log_tests ./dev check
}

tests() {
    as root scripts/install-packages check
    log_tests ./dev test
}

rules() {
    as root scripts/install-packages check
    for compiler in gcc clang; do
        configure "$compiler" -DSERAI_UI=OFF
        compile "$compiler"
        expect_no_warning "$compiler"
    done
    result "no warning"
    log_tests ctest --test-dir build/gcc --output-on-failure --parallel "$cores"
}

# The commands of a job of the hosted workflows, as root in a bare system, in the sources without their
# repository, as a container without git gets them.
job() {
    packaging/check-jobs --commands "${system#job-}" >"$place/commands"
    [ -s "$place/commands" ] || refuse "there is no such job"
    done=0
    while read -r line; do
        echo "== $line"
        as root env GITHUB_OUTPUT=/tmp/output CI=true sh -ec "$line" </dev/null ||
            refuse "$done commands pass, and then fails: $line"
        done=$((done + 1))
    done <"$place/commands"
    result "all $done commands pass"
}

# For another processor, tested with an emulator.
cross_rules() {
    as root dpkg --add-architecture "$foreign"
    as root apt-get -qq update
    as root apt-get -qq install -y --no-install-recommends build-essential cmake gettext ninja-build \
        pkg-config qemu-user-static "gcc-$target-linux-gnu" "libc6-dev:$foreign" "check:$foreign" \
        "libfribidi-dev:$foreign"
    compiler=$target-linux-gnu-gcc
    configure "$compiler" -DSERAI_UI=OFF -DCMAKE_SYSTEM_NAME=Linux \
        "-DCMAKE_SYSTEM_PROCESSOR=$target" "-DCMAKE_CROSSCOMPILING_EMULATOR=qemu-$target-static" \
        "-DPKG_CONFIG_ARGN=--with-path=/usr/lib/$target-linux-gnu/pkgconfig"
    compile "$compiler"
    expect_no_warning "$compiler"
    result "no warning"
    # An emulator takes ten times as long.
    log_tests env CK_TIMEOUT_MULTIPLIER=10 ctest --test-dir "build/$compiler" --output-on-failure \
        --parallel "$cores" --timeout 7200
}
