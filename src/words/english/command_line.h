/* command_line.h: what stands on standard output and standard error, and the help for the command
 * line. */
X(ARGUMENT_WINDOW, "a window is WIDTHxHEIGHT, such as 1280x800")
X(ARGUMENT_OPTIONS, "too many options")
X(ARGUMENT_RENDERER, "the renderer is software or accelerated")
X(ARGUMENT_NO_VALUE, "a value is missing after it")
X(ARGUMENT_UNKNOWN, "there is no such option; see serai --help")
X(ARGUMENT_RECORDS, "only one record can be opened")
X(ARGUMENT_RECORD_OR_GAME, "a record says which game it is; leave out --game")
X(ARGUMENT_NO_GAME, "needs a game: add --game ID")
X(ARGUMENT_SEAT, "a seat is SIDE=WHO: 0 or 1, and person or 1 to 9")
X(ARGUMENT_PICTURE, "the name of a picture ends in .png or .webp")
X(ARGUMENT_SIZE, "a picture's size is WIDTHxHEIGHT in pixels, 320 to 8192 each")
X(ARGUMENT_NO_PICTURE, "needs a picture: add --picture FILE.png")
X(ARGUMENT_NO_ANIMATION, "needs an animation: add --picture FILE.webp")
X(ARGUMENT_NO_MATCH, "needs something to show: add a RECORD, or --game ID")
X(ARGUMENT_PUZZLE, "a puzzle is GAME:NUMBER, such as oware:1")
X(ARGUMENT_STUDY_ALONE, "can't be combined with a record or --game")
/* What stands in a window that a link or a file has opened. */
X(LINK_PART, "Part of this link can't be read: %s")
/* The ids of the games, and the lines that follow, of the settings that are options, too. */
X(HELP, "usage: serai [option ...] [RECORD]\n"
        "\n"
        "Five board games for one or two people.\n"
        "\n"
        "  RECORD                a file with a match, or a turn that was sent: serai:...\n"
        "  --game ID             open a game directly: %s\n"
        "  --option NAME=VALUE   an option of that game; may be repeated\n"
        "  --position STRING     start from this position\n"
        "  --seat SIDE=WHO       who plays side 0 or 1: person, or a companion, 1 to 9\n"
        "  --lesson ID           learn a game: a guided first match\n"
        "  --puzzle ID:NUMBER    open a puzzle of a game\n"
        "  --data DIR            the folder for settings and matches\n"
        "  --new-window          open a window even if one is open on that folder\n"
        "  --window WxH          size of the window\n"
        "%s"
        "  --renderer NAME       software or accelerated\n"
        "  --ui-tree FILE        write the list of clickable items to FILE\n"
        "  --picture FILE.png    write a picture of RECORD, or of the position, and exit\n"
        "  --picture FILE.webp   write an animation of the match in RECORD, and exit\n"
        "  --last-turn           of its last turn only\n"
        "  --size WxH            its size in pixels (2560x1600, animations 960x600)\n"
        "  --once                draw one frame and exit\n"
        "  --stay                open the window even if RECORD can't be read or the position\n"
        "                        isn't legal, and show why\n"
        "  --mute                play no sound\n"
        "  --report              print timings on exit\n"
        "  --help, --version\n")
/* The least and the largest number. */
X(HELP_SCALE, "  --scale N             scale of the interface, %s to %s, or auto\n")
X(HELP_SPEED, "  --speed N             speed of animations, %s (off) to %s\n")
/* The names of the themes, the codes of the languages. */
X(HELP_THEME, "  --theme NAME          %s\n")
X(HELP_LANGUAGE, "  --language CODE       %s\n")
X(RENDERERS, "software renderer; very large windows use the graphics card, if there is one")
X(CLI_HELP,
  "serai-cli: the board games of Serai over standard input and output.\n"
  "\n"
  "usage: serai-cli [--language CODE] [--help | --version]\n"
  "\n"
  "It reads one command per line, in the style of the Go Text Protocol, and answers each with\n"
  "'= text' or '? message' and an empty line. Try:\n"
  "\n"
  "  games              the games\n"
  "  options seega      the options of a game\n"
  "  new seega size=7   start a match\n"
  "  show               a picture of the board\n"
  "  moves              what can be played\n"
  "  play a1 b2         play one action or several\n"
  "  list_commands      all the commands\n"
  "  quit\n")
X(CLI_TAKES, "unknown argument '%s' (use --help or --version)")
X(OUTPUT_FAILS, "the output can't be written")
