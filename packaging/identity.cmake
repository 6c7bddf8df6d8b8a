# Reads what the packages say of the app from where it is kept: from `identity` who publishes it, from
# linux/changelog.in what is new in each version, and when it was made. Included by install.cmake, and
# by fill.cmake, which has no project.
set(packaging ${CMAKE_CURRENT_LIST_DIR})

# SERAI_PUBLISHER and so on, one variable a key.
file(STRINGS ${packaging}/identity identity_lines REGEX "^[a-z-]+ *=")
foreach(line IN LISTS identity_lines)
  string(REGEX MATCH "^([a-z-]+) *= *(.*)$" line "${line}")
  set(value "${CMAKE_MATCH_2}")
  string(TOUPPER "SERAI_${CMAKE_MATCH_1}" name)
  string(REPLACE - _ name ${name})
  set(${name} "${value}")
endforeach()
set(SERAI_LICENSE "MIT AND OFL-1.1") # the app, and its fonts

# xml_text OUT TEXT: as it stands in XML.
function(xml_text out text)
  string(REPLACE "&" "&amp;" text "${text}")
  string(REPLACE "<" "&lt;" text "${text}")
  string(REPLACE ">" "&gt;" text "${text}")
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

xml_text(SERAI_PUBLISHER_XML "${SERAI_PUBLISHER}")

# SERAI_URLS: the addresses in the metadata, those that are known.
set(SERAI_URLS)
foreach(kind homepage bugtracker vcs-browser translate)
  string(TOUPPER "SERAI_${kind}" name)
  string(REPLACE - _ name ${name})
  if(NOT "${${name}}" STREQUAL "")
    xml_text(url "${${name}}")
    string(APPEND SERAI_URLS "  <url type=\"${kind}\">${url}</url>\n")
  endif()
endforeach()

# day_of OUT LINE: the date in a signature of the change log, as year-month-day.
function(day_of out line)
  set(months none Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec)
  string(REGEX MATCH "([0-9]+) ([A-Z][a-z][a-z]) ([0-9]+) " date "${line}")
  set(day ${CMAKE_MATCH_1})
  set(year ${CMAKE_MATCH_3})
  list(FIND months "${CMAKE_MATCH_2}" month)
  string(REGEX REPLACE "^(.)$" "0\\1" month ${month})
  string(REGEX REPLACE "^(.)$" "0\\1" day ${day})
  set(${out} ${year}-${month}-${day} PARENT_SCOPE)
endfunction()

# SERAI_RELEASES: the change log as the metadata has it, an item a line that begins with a star;
# SERAI_RELEASE_DAY: the date of its newest entry.
set(SERAI_RELEASES)
set(SERAI_RELEASE_DAY)
set(items)
file(STRINGS ${packaging}/linux/changelog.in log_lines)
foreach(line IN LISTS log_lines)
  if(line MATCHES "^serai \\(([0-9.]+)\\)")
    set(release ${CMAKE_MATCH_1})
    set(items)
  elseif(line MATCHES "^  \\* (.*)$")
    xml_text(item "${CMAKE_MATCH_1}")
    string(APPEND items "</li>\n          <li>${item}")
  elseif(line MATCHES "^    ([^ ].*)$")
    xml_text(item "${CMAKE_MATCH_1}")
    string(APPEND items " ${item}")
  elseif(line MATCHES "^ -- ")
    day_of(day "${line}")
    if(NOT SERAI_RELEASE_DAY)
      set(SERAI_RELEASE_DAY ${day})
    endif()
    string(REGEX REPLACE "^</li>\n" "" items "${items}")
    string(APPEND SERAI_RELEASES "    <release version=\"${release}\" date=\"${day}\">\n"
      "      <description>\n        <ul>\n${items}</li>\n        </ul>\n      </description>\n"
      "    </release>\n")
  endif()
endforeach()
