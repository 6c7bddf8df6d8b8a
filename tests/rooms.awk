# rooms.awk: reads src/rooms, then lines `src/FOLDER/FILE:#include "FOLDER/FILE"` and the output of
# `nm -A` for the libraries, and prints violations of the list: an include or a symbol of a folder
# that no line allows, a folder without a line, a line without a folder, and a line that names a
# folder which is not above it (so that the list has no cycle), which it inherits, or which it does
# not need. Functions host_... belong to ui/model, which declares them, and not to whoever above it
# defines them (ui/model/host.h). Two object files may not define the same, of which a linker would
# take either.

function folder_of(path) {
    return path ~ /\// ? substr(path, 1, match(path, /\/[^\/]*$/) - 1) : "."
}

# A folder may use those that its line names, and all that those may use.
function allow(folder, use,   other) {
    allowed[folder, use] = 1
    for (other in room) {
        if ((use, other) in allowed) {
            allowed[folder, other] = 1
        }
    }
}

# Says which of the names of a line another one of them makes needless.
function find_inherited(folder, uses, count,   i, j) {
    for (i = 1; i <= count; i++) {
        for (j = 1; j <= count; j++) {
            if ((uses[j], uses[i]) in allowed) {
                print "src/rooms: " folder " need not name " uses[i] ", which comes with " uses[j]
            }
        }
    }
}

FNR == NR {
    if ($0 ~ /^#/ || $0 !~ /:/) {
        next
    }
    split($0, part, / *: */)
    folder = part[1]
    count = split(part[3], uses, " ")
    for (i = 1; i <= count; i++) {
        if (!(uses[i] in room)) {
            print "src/rooms: " folder " may use " uses[i] ", which does not stand above it"
        }
        allow(folder, uses[i])
        named[folder, uses[i]] = 1
    }
    find_inherited(folder, uses, count)
    if (part[2] == "" || folder in room) {
        print "src/rooms: " folder " has no sentence, or stands there twice"
    }
    room[folder] = 1
    library = "libserai_" folder ".a"
    gsub("/", "_", library)
    folder_in[library] = folder
    next
}

# A file of `from` needs what `to` has.
function check(from, to, what) {
    needed[from, to] = 1
    if (from != to && !((from, to) in allowed)) {
        print what ": " from " may not use " to
    }
}

/^[^#]*\.a:/ {
    # LIBRARY:OBJECT:ADDRESS KIND SYMBOL; an undefined symbol has no address.
    split($0, part, ":")
    sub(/.*\//, "", part[1])
    from = folder_in[part[1]]
    kind = NF > 1 ? $(NF - 1) : ""
    if (from != "" && kind ~ /^[TDBRVW]$/) {
        definer = part[1] " " part[2]
        if (kind ~ /[TDBR]/ && $NF in first && first[$NF] != definer) {
            print first[$NF] " and " definer " define " $NF
        }
        first[$NF] = definer
        owner[$NF] = $NF ~ /^_?host_/ ? "ui/model" : from
    } else if (from != "" && kind == "U") {
        needs[from, $NF] = part[2]
    }
    next
}

{
    file = substr($0, 5, index($0, ":") - 5) # without src/
    from = folder_of(file)
    used[from] = 1
    split($0, quoted, "\"")
    to = folder_of(quoted[2])
    # The programs may include everything; words/ has a subfolder per language.
    if (from != "." && to != "." && from !~ /^words/) {
        check(from, to, "src/" file ", " quoted[2])
    }
}

END {
    for (pair in needs) {
        split(pair, part, SUBSEP)
        if (part[2] in owner) {
            check(part[1], owner[part[2]], needs[pair] ", " part[2])
        }
    }
    for (pair in named) {
        if (!(pair in needed)) {
            split(pair, part, SUBSEP)
            print "src/rooms: " part[1] " names " part[2] " and needs nothing of it"
        }
    }
    for (folder in used) {
        if (folder != "." && folder !~ /^words\// && !(folder in room)) {
            print "src/rooms: " folder " has no line"
        }
    }
    for (folder in room) {
        if (!(folder in used) && folder != "words") {
            print "src/rooms: there is no folder " folder
        }
    }
}
