# Run by CPack between installing and packing: signs the code inside the app, then the app, with the
# hardened runtime that Apple's notary service requires. Without an identity the signature is "ad
# hoc", which does not identify the publisher; but Apple's processors only run signed code.
set(signature --force --options runtime)
if(CPACK_SERAI_MACOS_IDENTITY STREQUAL "")
  list(APPEND signature --timestamp=none --sign -)
else()
  list(APPEND signature --timestamp --sign ${CPACK_SERAI_MACOS_IDENTITY})
endif()

file(GLOB apps ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*.app
  ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*/*.app)
if(NOT apps)
  message(FATAL_ERROR "no app to sign below ${CPACK_TEMPORARY_INSTALL_DIRECTORY}")
endif()
foreach(app ${apps})
  foreach(part ${app}/Contents/MacOS/serai-cli ${app})
    execute_process(COMMAND codesign ${signature} ${part} COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  execute_process(COMMAND codesign --verify --deep --strict ${app} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
