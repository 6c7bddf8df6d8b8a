# lesson-source.awk: rewrites a lesson (src/ui/scenes/study/lesson.h) for xgettext, as
# words-source.awk does lists. The context of its texts is "lesson:" and the game's id.

function put(what, text) {
    gsub(/[\\"]/, "\\\\&", text)
    print "/* The lesson of this game, step " step ": " what " */"
    print "X(\"lesson:" game "\", \"" text "\")"
}

BEGIN { step = 1 }
FNR == 1 { game = FILENAME; sub(/.*\//, "", game); sub(/\.txt$/, "", game) }
/^#/ { next }
/^ *$/ { if (filled) step++; filled = 0; next }
{ filled = 1; text = $0; sub(/^[a-z]+ /, "", text) }
$1 == "say" { put("what is said.", text) }
$1 == "wrong" { put("what is said when something else is tried.", text) }
$1 == "after" { put("what is said once it is played.", text) }
