# SPDX-License-Identifier: MIT
# What programs load when they need it, from lib/balcao beside their own folder: balcao_add_module(TARGET FILE SOURCES ... LIBRARIES ...)
function(balcao_add_module TARGET FILE)
    cmake_parse_arguments(PARSE_ARGV 2 MODULE "" "" "SOURCES;LIBRARIES")
    add_library(${TARGET} MODULE ${MODULE_SOURCES})
    target_link_libraries(${TARGET} PRIVATE balcao_flags balcao_link_flags ${MODULE_LIBRARIES})
    set_target_properties(${TARGET} PROPERTIES
        PREFIX "" OUTPUT_NAME ${FILE} LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib/balcao)
    set_property(GLOBAL APPEND PROPERTY BALCAO_MODULES ${TARGET})
endfunction()
