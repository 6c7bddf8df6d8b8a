# What the compiler and the linker do against attacks on a release, where they can: packaging/hardened reads
# it from the programs. The page runs in a browser's sandbox instead.
include(CheckCCompilerFlag)
include(CheckCSourceCompiles)
target_compile_options(serai_flags INTERFACE -fstack-protector-strong)

# The sizes of buffers are checked where they are only known as the program runs, too, by GCC 12 and glibc
# 2.34 or later; others say that this is level 2.
set(CMAKE_REQUIRED_FLAGS "-O2 -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -Werror")
check_c_source_compiles("
  #include <string.h>
  int main(int count, char **words) { return (int)strlen(words[count - 1]); }" SERAI_FORTIFY_3)
unset(CMAKE_REQUIRED_FLAGS)
target_compile_options(serai_flags INTERFACE -U_FORTIFY_SOURCE
  -D_FORTIFY_SOURCE=$<IF:$<BOOL:${SERAI_FORTIFY_3}>,3,2>)

if(WIN32)
  # The compiler probes large frames there anyway.
  target_link_options(serai_flags INTERFACE -fstack-protector-strong
    -Wl,--tsaware,--dynamicbase,--nxcompat,--high-entropy-va)
  return()
endif()

# A stack that grows into other memory is noticed: large frames are touched page by page.
check_c_compiler_flag("-Werror -fstack-clash-protection" SERAI_STACK_CLASH)
if(SERAI_STACK_CLASH)
  target_compile_options(serai_flags INTERFACE -fstack-clash-protection)
endif()
# Processors that can only go on where a jump may lead, and return to where a call came from.
if(NOT APPLE)
  check_c_compiler_flag("-Werror -fcf-protection=full" SERAI_CONTROL_FLOW)
  check_c_compiler_flag("-Werror -mbranch-protection=standard" SERAI_BRANCH_PROTECTION)
  if(SERAI_CONTROL_FLOW)
    target_compile_options(serai_flags INTERFACE -fcf-protection=full)
  elseif(SERAI_BRANCH_PROTECTION)
    target_compile_options(serai_flags INTERFACE -mbranch-protection=standard)
  endif()
  # At another address each time; no address can be overwritten, and no data be run.
  target_compile_options(serai_flags INTERFACE -fPIE)
  target_link_options(serai_flags INTERFACE -pie -Wl,-z,relro,-z,now,-z,noexecstack,-z,separate-code)
endif()
