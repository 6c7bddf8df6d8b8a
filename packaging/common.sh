# common.sh: sourced by the scripts beside it: where things are, which version this is, and how they end
# when something is wrong. (`dependencies` does without it: what it builds is kept by its own text.)
# shellcheck shell=sh disable=SC2034
here=$(cd "$(dirname "$0")" && pwd)
top=$(dirname "$here")
out=$top/build/packages
version=$(sed -n 's/^project(serai VERSION \([0-9.]*\).*/\1/p' "$top/CMakeLists.txt")

fail() {
    echo "$(basename "$0"): $*" >&2
    exit 1
}
# checksum FILE: its SHA-256.
checksum() {
    if command -v sha256sum >/dev/null; then
        sha256sum "$1" | cut -d ' ' -f 1
    else
        shasum -a 256 "$1" | cut -d ' ' -f 1
    fi
}
