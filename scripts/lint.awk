# lint.awk: for each file of a list a name for its stamp, made from its content and that of all files
# of ours that it includes. Reads the output of cksum over all files of ours, then the list.
#
#   awk -v settings=NUMBERS -f lint.awk CHECKSUMS LIST
FNR == 1 { inputs++ }
inputs == 1 {
    sum[$3] = $1 + 7 * $2
    next
}
{ print $1, stamp($1) }

# The files that a file includes, with blanks around each. Those that are not ours are left out.
function included(file,    line, name, folder, found, i, places) {
    if (file in known) return known[file]
    found = " "
    folder = file
    sub(/[^\/]*$/, "", folder)
    split(folder " src/ tests/ src/words/english/", places, " ")
    while ((getline line < file) > 0) {
        if (line !~ /^ *# *include "/) continue
        name = line
        sub(/^[^"]*"/, "", name)
        sub(/".*/, "", name)
        for (i = 1; i <= 4; i++)
            if ((places[i] name) in sum) {
                found = found places[i] name " "
                break
            }
    }
    close(file)
    return known[file] = found
}

# Two numbers below 2^32 from the checksums of a file and of all that it reaches, in its order.
function stamp(file,    queue, seen, names, first, last, i, count, one, two, name) {
    split(settings, names, ":")
    one = names[1] + names[2]
    two = names[1] * 7 + names[2]
    queue[1] = file
    seen[file] = 1
    last = 1
    for (first = 1; first <= last; first++) {
        one = (one * 31 + sum[queue[first]]) % 4294967291
        two = (two * 131 + sum[queue[first]]) % 4294967279
        count = split(included(queue[first]), names, " ")
        for (i = 1; i <= count; i++)
            if (!(names[i] in seen)) {
                seen[names[i]] = 1
                queue[++last] = names[i]
            }
    }
    name = file
    gsub(/\//, ".", name)
    return name "-" sprintf("%.0f-%.0f", one, two)
}
