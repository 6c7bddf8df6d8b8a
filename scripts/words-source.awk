# words-source.awk USES LIST: rewrites a list of the catalog for xgettext: the name of each word is a
# literal, the keys are those that most keyboards have, and the comment above each word is all that
# a translator is told of it. That is, in this order: the subject of the list, its first comment;
# that of the group, the last comment with dashes,
#     /* ---- Buttons of the menu. Room for 16 letters. ---- */
# the comment directly above the word; what its name tells; what its values are; where the sources
# have it (USES, see words-uses.awk).

# The text of a comment without its signs, and without the name of the file.
function told(comment) {
    gsub(/\n \*|\n/, " ", comment)
    gsub(/^\/\*[- ]*|[- ]*\*\/[ \n]*$/, "", comment)
    sub(/^[a-z_]+\.h: /, "", comment)
    gsub(/  +/, " ", comment)
    return comment
}

# What a value is that a sentence names (see src/engine/effect.h).
function value(name,   kind, part) {
    if (name == "mover") return "the player who plays, by name"
    if (name == "other") return "the opponent, by name"
    if (name == "special") return "what the game fills in"
    kind = part = name
    sub(/\..*/, "", kind)
    sub(/.*\./, "", part)
    if (part == "from") return "the places that they leave (" kind "), as “c2, b3 and a2”"
    if (part == "to") return "the places that they reach (" kind "), as “c2, b3 and a2”"
    if (part == "start") return "the place where it begins (" kind ")"
    if (part == "end") return "the place where it ends (" kind ")"
    if (part == "item") return "the name of the piece (" kind ")"
    if (part == "count") return "how many (" kind ")"
    if (part == "each") return "how many from each place (" kind "), as “c 2, d 3”"
    return "see src/engine/effect.h"
}

function put(line) {
    if (line != "") print "/* " line " */"
}

# What the name of a word tells, and the blanks at the ends of its text.
function told_by_name(name, all) {
    if (name ~ /_YOU$/) put("As the text before it, but to the player who is meant, who has no name.")
    if (name ~ /_BRIEF(_|$)/) put("In the place of the longer one where there is no room for that: brief!")
    if (name ~ /_TIP$/) put("A tooltip.")
    if (all ~ /,[ \n]*" / || all ~ / "\)$/) {
        put("A blank at an end separates it from its neighbor.")
    }
}

# A word, which may go over several lines, with what is told of it.
function word(all,   rest, name, done) {
    put(subject)
    put(group)
    put(own)
    own = ""
    rest = all
    while (match(rest, /\{[a-z.]+\}/)) {
        name = substr(rest, RSTART + 1, RLENGTH - 2)
        rest = substr(rest, RSTART + RLENGTH)
        if (!(name in done)) put("{" name "}: " value(name))
        done[name] = 1
    }
    name = all
    sub(/^[XN]\(/, "", name)
    sub(/,(.|\n)*/, "", name)
    told_by_name(name, all)
    if (all ~ /<[abm]>/) put("The text between <b>, <a> or <m> and </> is colored.")
    if (all ~ /%\.0s/) put("%.0s is a value that is left out; it stays in its place.")
    while (!(name in files) && sub(/(_TO)?_YOU$/, "", name)) { }
    if (all ~ /%/ && name in values) put("Values: " values[name])
    if (name in files) put("In " files[name] ".")
    gsub(/ *\n */, " ", all)
    gsub(/CONTROL_KEY/, "\"Ctrl\"", all)
    gsub(/SCREEN_KEY/, "\"F11\"", all)
    sub(/\(/, "(\"", all)
    sub(/,/, "\",", all)
    print all
}

NR == FNR {
    split($0, use, "\t")
    if (index(files[use[1]], use[2]) == 0) {
        files[use[1]] = files[use[1]] (use[1] in files && files[use[1]] != "" ? ", " : "") use[2]
    }
    if (use[3] != "" && !(use[1] in values)) values[use[1]] = use[3]
    next
}
/^\/\*/ { comment = $0; open = 1 }
open && !/^\/\*/ { comment = comment "\n" $0 }
open {
    if (!/\*\//) next
    open = 0
    if (subject == "") subject = told(comment)
    else if (comment ~ /^\/\* *----/) group = told(comment)
    else own = told(comment)
    next
}
/^[XN]\(/ && pending != "" { word(pending); pending = "" }
{ pending = pending (pending == "" ? "" : "\n") $0 }
pending ~ /\)$/ { word(pending); pending = "" }
