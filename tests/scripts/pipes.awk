# pipes.awk FILE...: prints the pipes of shell scripts, one a line: the file, the line's number, and the
# command on the left of it, as it is written. Texts, comments, here documents, patterns of case and
# programs in quotes are skipped; what stands in $() or in backquotes is read, in texts too.
function begin(kind) {
    depth++
    closing[depth] = kind
    cases[depth] = 0
    command[depth] = ""
}
function add(text) {
    command[depth] = command[depth] text
}
# A command ends here: the next one may be the left of a pipe.
function done() {
    if (command[depth] ~ /^[ \t]*(if |then |do )?case .* in( [^ ]*)?[ \t]*$/) {
        cases[depth]++
    } else if (command[depth] ~ /^[ \t]*esac/) {
        cases[depth]--
    }
    command[depth] = ""
}
function pipe() {
    left = command[depth]
    sub(/^[ \t]+/, "", left)
    while (sub(/^(if|then|else|elif|while|until|do|!|\{|[A-Za-z_]+=("[^"]*"|[^ "$(]*)) +/, "", left)) {
    }
    gsub(/[ \t]+/, " ", left)
    sub(/ $/, "", left)
    print file ":" at ": " left
    command[depth] = "| " # a filter: what it reads comes from the left
}
# Whether a bar at this place is one between the patterns of a case.
function is_pattern(rest,    left) {
    left = command[depth]
    return rest ~ /^[^()"';&]*\)( |$)/ &&
           (left ~ /^[ \t]*(if |then |do )?case .* in [^ ]* *$/ || (cases[depth] > 0 && left ~ /^[ \t]*[^ ]* *$/))
}
FNR == 1 {
    file = FILENAME
    depth = 0
    command[0] = ""
    cases[0] = 0
    closing[0] = ""
    heredoc = quoted = ""
}
heredoc != "" {
    line = $0
    sub(/^\t+/, "", line)
    if (line == heredoc) {
        heredoc = ""
    }
    next
}
{
    here = ""
    for (i = 1; i <= length($0); i++) {
        c = substr($0, i, 1)
        two = substr($0, i, 2)
        if (quoted == "'") {
            if (c == "'") {
                quoted = ""
            }
            add(c)
        } else if (c == "\\") {
            add(two)
            i++
        } else if (two == "$(" && substr($0, i, 3) != "$((") {
            add(two)
            begin(quoted == "\"" ? "\"" : "(")
            quoted = ""
            i++
        } else if (quoted == "\"") {
            if (c == "\"") {
                quoted = ""
            }
            add(c)
        } else if (c == "'" || c == "\"") {
            quoted = c
            add(c)
        } else if (c == "#" && (i == 1 || substr($0, i - 1, 1) ~ /[ \t;(]/)) {
            break
        } else if (substr($0, i, 3) == "$((") {
            match(substr($0, i), /^\$\(\(([^()]|\([^()]*\))*\)\)/)
            add(substr($0, i, RLENGTH > 0 ? RLENGTH : 3))
            i += (RLENGTH > 0 ? RLENGTH : 3) - 1
        } else if (c == "(") {
            add(c)
            begin("(")
        } else if (c == ")") {
            if (depth == 0) { # of a case
                done()
                continue
            }
            quoted = closing[depth] == "\"" ? "\"" : ""
            inner = command[depth]
            depth--
            add(inner c)
        } else if (two == "||" || two == "&&" || two == ";;") {
            done()
            i++
        } else if (c == "|") {
            if (is_pattern(substr($0, i + 1))) {
                done()
                continue
            }
            at = FNR
            pipe()
        } else if (c == ";" || (c == "&" && substr($0, i - 1, 1) != ">" && substr($0, i + 1, 1) != ">")) {
            done()
        } else if (substr($0, i, 2) == "<<" && match(substr($0, i), /^<<-?['"]?[A-Z]+['"]?/)) {
            here = substr($0, i, RLENGTH)
            gsub(/[<'"-]/, "", here)
            add(here)
            i += RLENGTH - 1
        } else {
            add(c)
        }
    }
    heredoc = here
    if (quoted == "" && $0 !~ /\\$/ && !(command[depth] ~ /^\| *$/)) {
        done()
    } else {
        add(" ")
    }
}
