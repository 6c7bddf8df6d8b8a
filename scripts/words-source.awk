# words-source.awk: rewrites a list of the catalog for xgettext: the name of each word is a literal,
# the keys are those that most keyboards have, and the comment above each word is all that a
# translator is told of it. That is, in this order: the subject of the list, its first comment; that
# of the group, the last comment with dashes, /* ---- Buttons of the menu. Room for 16 letters. ---- */;
# the comment directly above the word; what the values are that the word names.

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
    if (all ~ /<[abm]>/) put("The text between <b>, <a> or <m> and </> is colored.")
    if (all ~ /%\.0s/) put("%.0s is a value that is left out; it stays in its place.")
    gsub(/CONTROL_KEY/, "\"Ctrl\"", all)
    gsub(/SCREEN_KEY/, "\"F11\"", all)
    sub(/\(/, "(\"", all)
    sub(/,/, "\",", all)
    print all
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
