# common.sh: sourced by the scripts beside it: paths, the version, and reporting errors.
# (`dependencies` does not use it: what it builds is cached under a checksum of its own text.)
# shellcheck shell=sh disable=SC2034
here=$(cd "$(dirname "$0")" && pwd)
top=$(dirname "$here")
out=$top/build/packages
version=$(sed -n 's/^project(serai VERSION \([0-9.]*\).*/\1/p' "$top/CMakeLists.txt")

# identity KEY: the value in the file of that name.
identity() {
    sed -n "s/^$1 *= *//p" "$here/identity"
}
# newest_release: "VERSION - YEAR-MONTH-DAY" of CHANGELOG.md.
newest_release() {
    sed -n 's/^## \([0-9.]* - [0-9-]*\)$/\1/p' "$top/CHANGELOG.md" | head -n 1
}
# release_time: noon of that day, in seconds; the time of every file in the packages.
release_time() {
    day=$(newest_release | cut -d ' ' -f 3)
    date -u -d "$day 12:00" +%s 2>/dev/null ||
        date -j -u -f '%Y-%m-%d %H:%M:%S' "$day 12:00:00" +%s || fail "what day is $day?"
}
# archive_folder PARENT FOLDER FILE: packs the folder as a .tar.gz; with GNU tar it contains nothing
# about who packs it, or where.
archive_folder() {
    case $(tar --version) in
    *GNU*)
        tar -c -f "$3.part" -C "$1" --sort=name --owner=0 --group=0 --numeric-owner \
            "--mtime=@$(release_time)" "$2"
        ;;
    *) tar -c -f "$3.part" -C "$1" "$2" ;;
    esac
    compress "$3"
}
# archive_sources FILE: packs the sources of the commit as a .tar.gz; the same commit gives the same
# bytes.
archive_sources() {
    if [ ! -e "$top/.git" ]; then
        archive_tree "$1"
        return
    fi
    command -v git >/dev/null || fail "git is missing, which archives the sources"
    git -C "$top" archive --output "$1.part" --format tar --prefix="serai-$version/" HEAD ||
        fail "git cannot archive the sources"
    compress "$1"
}
# archive_tree FILE: the same where there is no repository, as in an archive that was unpacked: packs
# everything but what was built.
archive_tree() {
    tree=$top/build/tree
    rm -rf "$tree"
    mkdir -p "$tree/serai-$version"
    tar -c -f "$tree/all.tar" -C "$top" --exclude=./build --exclude='./build-*' .
    tar -x -f "$tree/all.tar" -C "$tree/serai-$version"
    archive_folder "$tree" "serai-$version" "$1"
    rm -rf "$tree"
}
# compress FILE: makes it of FILE.part, which goes. In a pipe, a failure of what writes it would be
# taken for its end.
compress() {
    gzip -9n <"$1.part" >"$1"
    rm "$1.part"
}
fail() {
    echo "$(basename "$0"): $*" >&2
    exit 1
}
# made_again SYSTEM FOLDER USER PACKAGE...: builds the packages again, from a copy of the sources in
# the empty FOLDER, as the user with that ID, with another umask, language and time zone; each
# PACKAGE must be identical.
made_again() {
    system=$1 copy=$2 user=$3
    shift 3
    tar -c -f "$copy.tar" -C "$top" --exclude-vcs --exclude=./build --exclude='./build-*' .
    tar -x -f "$copy.tar" -C "$copy"
    rm "$copy.tar"
    (umask 077 && unshare --user "--map-user=$user" "--map-group=$user" env -i "PATH=$PATH" HOME=/ \
        LANG=de_DE.UTF-8 LC_ALL=C.UTF-8 TZ=Asia/Tokyo \
        SERAI_DEPENDENCIES="${SERAI_DEPENDENCIES:-$("$top/scripts/cache" dependencies)}" \
        "$copy/packaging/package" "$system" >/dev/null)
    for package in "$@"; do
        cmp "$package" "$copy/build/packages/$(basename "$package")" ||
            fail "$(basename "$package") is not the same when built again"
    done
}
# checksum FILE: prints its SHA-256.
checksum() {
    if command -v sha256sum >/dev/null; then
        sha256sum "$1" | cut -d ' ' -f 1
    else
        shasum -a 256 "$1" | cut -d ' ' -f 1
    fi
}
