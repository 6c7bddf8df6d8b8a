# circles.awk: reads the output of `nm -A` for libraries and prints the object files that depend on
# each other, directly or indirectly. Files that depend on no remaining file, or on which no
# remaining file depends, are removed until there are none; the rest is on a cycle or between two.
# Functions host_... count as those of no file: which one defines them is chosen when a program is
# linked, and a picture is made for the app by an app (ui/model/host.h).

NF >= 3 || $0 ~ / U / {
    # LIBRARY:OBJECT:ADDRESS KIND SYMBOL; an undefined symbol has no address.
    split($0, part, ":")
    file = part[1] ":" part[2]
    kind = $(NF - 1)
    if (kind ~ /^[TDBRVW]$/ && $NF !~ /^_?host_/) {
        owner[$NF] = file
    } else if (kind == "U") {
        needs[file, $NF] = 1
    }
    files[file] = 1
}

END {
    for (pair in needs) {
        split(pair, part, SUBSEP)
        to = owner[part[2]]
        if (to != "" && to != part[1]) {
            arrow[part[1], to] = part[2]
        }
    }
    do {
        gone = 0
        split("", out)
        split("", into)
        for (pair in arrow) {
            split(pair, part, SUBSEP)
            if (part[1] in files && part[2] in files) {
                out[part[1]]++
                into[part[2]]++
            }
        }
        for (file in files) {
            if (!out[file] || !into[file]) {
                delete files[file]
                gone++
            }
        }
    } while (gone)
    for (pair in arrow) {
        split(pair, part, SUBSEP)
        if (part[1] in files && part[2] in files) {
            print part[1] " needs " part[2] " (" arrow[pair] ")"
        }
    }
}
