#!/bin/sh
# dependencies.sh SOURCE: how packaging/dependencies gets its sources, and its messages when it
# cannot. It runs on a copy that pins one small archive, with stubs for curl and cmake; there it
# always fails, as that archive does not contain SDL.
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

# The archives of the project and of Debian, which differ.
make_archives() {
    mkdir -p "$work/served" "$work/library"
    for name in project debian; do
        echo "$name" >"$work/library/origin"
        tar -C "$work" -czf "$work/served/$name.tar.gz" library
    done
}
sum() {
    sha256sum "$work/served/$1.tar.gz" | cut -d ' ' -f 1
}

# new_copy: a copy of the script, and a PATH with the tools it needs and no downloader.
new_copy() {
    rm -rf "${work:?}/packaging" "${work:?}/bin" "${work:?}/cache"
    mkdir -p "$work/packaging/windows" "$work/bin" "$work/cache"
    bin=$work/bin
    cp "$source/packaging/dependencies" "$work/packaging"
    cp "$source/packaging/windows/mingw.cmake" "$work/packaging/windows"
    echo "SDL2 | 1.0 | https://project.test/project.tar.gz | $(sum project)" \
        "| https://debian.test/debian.tar.gz | $(sum debian)" >"$work/packaging/dependencies.txt"
    for tool in sh awk basename cat cut dirname grep gzip head mkdir mv rm sed sha256sum tail tar \
        touch uniq; do
        ln -s "$(command -v $tool)" "$bin/$tool"
    done
    stub cc 'echo compiler 1.0'
    stub cmake "[ \$1 != -S ] || cat \"\$2/origin\" >$work/built"
}

# serves HOST...: a stub of curl that reaches only these hosts.
serves() {
    stub curl "for address; do :; done
for host in $*; do
    case \$address in
    https://\$host.test/*)
        while [ \"\$1\" != --output ]; do shift; done
        cat $work/served/\$host.tar.gz >\"\$2\"
        exit
        ;;
    esac
done
echo \"curl: (6) Could not resolve host: \$address\" >&2
exit 6"
}
run() {
    rm -f "$work/built"
    ! env -i "PATH=$bin" "SERAI_DEPENDENCIES=$work/cache" sh "$work/packaging/dependencies" linux \
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
serves project debian
run
built_from project

new_copy
serves debian
run
built_from debian

new_copy
mkdir "$work/cache/download"
cp "$work/served/debian.tar.gz" "$work/cache/download"
serves
run
built_from debian

new_copy
serves
run
says 'there is no source of SDL2 1.0'
says 'https://project.test/project.tar.gz: curl: (6) Could not resolve host'
says 'https://debian.test/debian.tar.gz: curl: (6) Could not resolve host'

new_copy
run
says 'neither curl nor wget is installed'

new_copy
serves project debian
sed -i "s/$(sum project)/0000/; s/$(sum debian)/0000/" "$work/packaging/dependencies.txt"
run
says "https://project.test/project.tar.gz: the SHA-256 is $(sum project), pinned is 0000"
[ ! -f "$work/built" ] || fail "a source that is not the pinned one was built"
