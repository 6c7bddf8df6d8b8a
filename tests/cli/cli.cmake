# Tests the program serai-cli as a whole: cmake -DCLI=... -DSCRATCH=... -P cli.cmake. CLI is a
# command that may begin with an emulator and its arguments.

# Checks the program's answer to this input, and that it succeeds.
function(expect_answer name input wanted)
  file(WRITE "${SCRATCH}/cli-input.txt" "${input}")
  execute_process(COMMAND ${CLI} INPUT_FILE "${SCRATCH}/cli-input.txt"
    OUTPUT_VARIABLE output ERROR_VARIABLE errors RESULT_VARIABLE code)
  if(NOT code EQUAL 0 OR NOT errors STREQUAL "" OR NOT output STREQUAL wanted)
    message(SEND_ERROR "${name}: code ${code}, errors '${errors}', output '${output}'")
  endif()
endfunction()

# Checks the exit code with this argument, and what is written to each output.
function(expect_end argument good output_part errors_part)
  execute_process(COMMAND ${CLI} ${argument} INPUT_FILE "${SCRATCH}/cli-input.txt"
    OUTPUT_VARIABLE output ERROR_VARIABLE errors RESULT_VARIABLE code)
  if((good AND NOT code EQUAL 0) OR (NOT good AND code EQUAL 0) OR
      NOT output MATCHES "${output_part}" OR NOT errors MATCHES "${errors_part}")
    message(SEND_ERROR "${argument}: code ${code}, errors '${errors}', output '${output}'")
  endif()
endfunction()

expect_answer("the end of input is quit" "" "")
expect_answer("every line is answered" "1 name\nnew oware\n2 turn\n" "=1 Serai\n\n= \n\n=2 0\n\n")
expect_answer("a last line needs no end" "protocol_version" "= 2\n\n")
expect_answer("lines may end as on Windows" "name\r\n\r\nturn\r\n"
  "= Serai\n\n? no match in progress\n\n")
expect_answer("after quit nothing is answered" "quit\nname\n" "= \n\n")
string(REPEAT "x" 300000 long)
expect_answer("a line may be very long" "${long}\nname\n" "? unknown command\n\n= Serai\n\n")

expect_answer("an id of digits comes back" "007 name\n2147483648 name\n00\n"
  "=007 Serai\n\n=2147483648 Serai\n\n?00 a command is missing\n\n")

# What cannot be written is an error, where the system has a disk that is always full.
if(EXISTS /dev/full)
  foreach(argument --version --help "")
    execute_process(COMMAND ${CLI} ${argument} INPUT_FILE "${SCRATCH}/cli-input.txt"
      OUTPUT_FILE /dev/full ERROR_VARIABLE errors RESULT_VARIABLE code)
    if(code EQUAL 0 OR NOT errors MATCHES "^serai-cli: the output can't be written\n$")
      message(SEND_ERROR "'${argument}' on a full disk: code ${code}, errors '${errors}'")
    endif()
  endforeach()
endif()

expect_end(--version TRUE "^serai-cli [0-9.]+\n$" "^$")
expect_end(--help TRUE "list_commands" "^$")
expect_end(--nonsense FALSE "^$" "^serai-cli: .*'--nonsense'.*\n$")
expect_end("--version;extra" FALSE "^$" "^serai-cli: .*'extra'.*\n$")
