# rooms.awk: reads src/rooms and then lines `src/FOLDER/FILE:#include "FOLDER/FILE"`, and prints
# violations of the list: an include that no line allows, a folder without a line, a line without a
# folder, and a line that names a folder which is not above it (so that the list has no cycle).

function folder_of(path) {
    return path ~ /\// ? substr(path, 1, match(path, /\/[^\/]*$/) - 1) : "."
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
        allowed[folder, uses[i]] = 1
    }
    if (part[2] == "" || folder in room) {
        print "src/rooms: " folder " has no sentence, or stands there twice"
    }
    room[folder] = 1
    next
}

{
    file = substr($0, 5, index($0, ":") - 5) # without src/
    from = folder_of(file)
    used[from] = 1
    split($0, quoted, "\"")
    to = folder_of(quoted[2])
    if (from == "." || to == "." || from == to || from ~ /^words/) {
        next # the programs may include everything; words/ has a subfolder per language
    }
    if (!((from, to) in allowed)) {
        print "src/" file ": " from " may not use " to " (" quoted[2] ")"
    }
}

END {
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
