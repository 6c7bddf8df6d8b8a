# serai_libraries: SDL2, SDL2_ttf and SDL2_image, the system's or, with SERAI_STATIC, those that
# packaging/dependencies built (whose folder is in CMAKE_PREFIX_PATH then).
add_library(serai_libraries INTERFACE)
if(SERAI_STATIC)
  find_package(Threads REQUIRED) # HarfBuzz refers to it without finding it
  find_package(SDL2 2.26 REQUIRED CONFIG)
  find_package(SDL2_ttf REQUIRED CONFIG)
  find_package(SDL2_image REQUIRED CONFIG)
  target_link_libraries(serai_libraries INTERFACE SDL2_ttf::SDL2_ttf-static
    SDL2_image::SDL2_image-static SDL2::SDL2-static)
else()
  find_package(PkgConfig REQUIRED)
  pkg_check_modules(SDL2_ART REQUIRED IMPORTED_TARGET GLOBAL sdl2>=2.26 SDL2_ttf>=2.20
    SDL2_image>=2.6)
  target_link_libraries(serai_libraries INTERFACE PkgConfig::SDL2_ART)
endif()
