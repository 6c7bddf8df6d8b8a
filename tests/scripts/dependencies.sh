#!/bin/sh
# dependencies.sh SOURCE: how packaging/dependencies and library-sources get the sources, and their
# messages when they cannot. They run on a copy that pins one small archive, with stubs for curl, apt and
# cmake; there they always fail, as that archive does not contain SDL.
set -eu
source=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "dependencies: $*" >&2
    exit 1
}
stub() {
    printf '#!/bin/sh\n%s\n' "$2" >"$bin/$1"
    chmod +x "$bin/$1"
}

# The archives of the project, of Debian, and of Debian stable, which differ.
make_archives() {
    mkdir -p "$work/served" "$work/library"
    for name in project debian stable; do
        echo "$name" >"$work/library/origin"
        tar -C "$work" -czf "$work/served/$name.tar.gz" library
    done
}
sum() {
    sha256sum "$work/served/$1.tar.gz" | cut -d ' ' -f 1
}

# new_copy: a copy of the script, and a PATH with the tools it needs, no downloader and no apt.
new_copy() {
    rm -rf "${work:?}/packaging" "${work:?}/bin" "${work:?}/cache"
    mkdir -p "$work/packaging/windows" "$work/bin" "$work/cache"
    bin=$work/bin
    cp "$source/packaging/dependencies" "$source/packaging/library-sources" "$work/packaging"
    cp "$source/packaging/windows/mingw.cmake" "$work/packaging/windows"
    echo "SDL2 | 1.0 | https://project.test/project.tar.gz | $(sum project)" \
        "| libsdl | 1.0+dfsg | $(sum debian)" >"$work/packaging/dependencies.txt"
    echo "SDL2@stable | 0.9 | | | libsdl | 0.9+dfsg | $(sum stable)" >>"$work/packaging/dependencies.txt"
    # The others are there already.
    mkdir "$work/cache/download"
    for name in freetype harfbuzz SDL2_ttf SDL2_image fribidi libwebp check; do
        cp "$work/served/project.tar.gz" "$work/cache/download/$name.tar.gz"
        echo "$name | 1 | https://project.test/$name.tar.gz | $(sum project)" >>"$work/packaging/dependencies.txt"
    done
    for tool in sh awk basename cat cut dirname grep gzip head mkdir mv rm sed sha256sum tail tar \
        touch uniq; do
        ln -s "$(command -v $tool)" "$bin/$tool"
    done
    stub cc 'echo compiler 1.0'
    stub cmake "[ \$1 != -S ] || cat \"\$2/origin\" >$work/built"
}

# serves: a stub of curl that reaches the project's host only.
serves() {
    stub curl "for address; do :; done
while [ \"\$1\" != --output ]; do shift; done
cat $work/served/project.tar.gz >\"\$2\""
}
serves_nothing() {
    stub curl 'for address; do :; done
echo "curl: (6) Could not resolve host: $address" >&2
exit 6'
}

# archive VERSION...: stubs of apt with an archive whose releases have these versions of the source
# package. Only with lists of our own apt-cache knows any.
archive() {
    stub apt-get "case \"\$*\" in
indextargets*) echo http://archive.test/ ;;
*'Dir::State::Lists=$work/cache/apt/lists'*' update') ;;
*' source --download-only --tar-only libsdl=1.0+dfsg-2')
    cat $work/served/debian.tar.gz >libsdl_1.0+dfsg.orig.tar.gz ;;
*' source --download-only --tar-only libsdl=0.9+dfsg-7')
    cat $work/served/stable.tar.gz >libsdl_0.9+dfsg.orig.tar.gz ;;
*) echo \"E: \$*\" >&2; exit 100 ;;
esac"
    stub apt-cache "grep -q '^deb-src http://archive.test/ unstable main$' $work/cache/apt/sources.list || exit 0
printf 'Package: libsdl\nVersion: %s\n\n' $*"
}
run() {
    rm -f "$work/built"
    ! env -i "PATH=$bin" "SERAI_RELEASE=${for_release:-}" "SERAI_DEPENDENCIES=$work/cache" sh "$work/packaging/dependencies" "${1:-linux}" \
        >"$work/said" 2>&1 || fail "it succeeds without building its libraries"
}
says() {
    grep -qF "$1" "$work/said" || fail "it does not print '$1', but: $(cat "$work/said")"
}
built_from() {
    [ "$(cat "$work/built" 2>/dev/null)" = "$1" ] ||
        fail "the source is not that of $1: $(cat "$work/said")"
}

make_archives

new_copy
serves
archive 1.0+dfsg-2
run
built_from project

new_copy
serves_nothing
archive 0.9+dfsg-7 1.0+dfsg-2 1.0.1-1
run
built_from debian

new_copy
serves_nothing
cp "$work/served/debian.tar.gz" "$work/cache/download/libsdl_1.0+dfsg.orig.tar.gz"
run
built_from debian

new_copy
serves_nothing
run
says 'there is no source of SDL2 1.0'
says 'https://project.test/project.tar.gz: curl: (6) Could not resolve host'
says "Debian's libsdl 1.0+dfsg: there is no apt"

# A download that was interrupted, by an older version of the script even under its final name, is
# begun anew.
new_copy
serves_nothing
archive 1.0+dfsg-2
head -c 50 "$work/served/debian.tar.gz" >"$work/cache/download/libsdl_1.0+dfsg.orig.tar.gz"
run
built_from debian
new_copy
serves_nothing
archive 1.0+dfsg-2
cp "$bin/apt-get" "$work/apt-get"
sed -i "s/cat \\(.*debian.*\\) ;;/head -c 50 \\1; exit 100 ;;/" "$bin/apt-get"
run
[ ! -f "$work/built" ] || fail "half an archive was built"
cp "$work/apt-get" "$bin/apt-get"
run
built_from debian

# Where no release of Debian has the pinned version any longer, stable's is built, but not for a release.
new_copy
serves_nothing
archive 0.9+dfsg-7 1.0.1-1
run
built_from stable
says 'SDL2 is 0.9 of Debian stable, as 1.0 cannot be had'
grep -rqxF 'SDL2 is 0.9 of Debian stable, not the pinned 1.0' "$work"/cache/linux-*/substitutes ||
    fail "it does not note that SDL2 is another version"
for_release=yes
run
[ ! -f "$work/built" ] || fail "a release was made of another version"
says "Debian stable's SDL2 0.9: a release has the pinned version"
for_release=''

new_copy
serves_nothing
archive 0.9-1 1.0.1-1
run
says "Debian's libsdl 1.0+dfsg: no current release of Debian has this version"

new_copy
stub apt-get '[ "$1" != indextargets ]'
run
says 'neither curl nor wget is installed'
says "Debian's libsdl 1.0+dfsg: apt knows no archive of Debian here"

# On a Mac only SDL's own archive has all that it needs.
new_copy
serves_nothing
archive 1.0+dfsg-2
run macos
says "Debian's copy of SDL lacks its shaders for macOS"

new_copy
serves
archive 1.0+dfsg-2
sed -i "s/$(sum project)/0000/; s/$(sum debian)/0000/" "$work/packaging/dependencies.txt"
run
says "project.tar.gz: the SHA-256 is $(sum project), pinned is 0000"
says "libsdl_1.0+dfsg.orig.tar.gz: the SHA-256 is $(sum debian), pinned is 0000"
[ ! -f "$work/built" ] || fail "a source that is not the pinned one was built"
