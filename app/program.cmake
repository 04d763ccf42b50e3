# SPDX-License-Identifier: MIT
# What both programs are started with: arguments, the provider's account, the ledger's place.
qt_add_library(balcao_program STATIC
    accountoptions.cpp accountoptions.h
    arguments.cpp arguments.h
    console.cpp console.h
    coredumps.cpp coredumps.h
    keyring.cpp keyring.h
    ledgeroptions.cpp ledgeroptions.h
    settings.cpp settings.h
    version.cpp version.h)
target_link_libraries(balcao_program
    PUBLIC balcao_presentation balcao_settings balcao_credentials
    PRIVATE balcao_flags balcao_texts CLI11::CLI11 Qt6::Sql)

# What --version tells. A tree without git (a release's archive) has its commit from whoever packs it.
if(NOT BALCAO_COMMIT)
    execute_process(COMMAND git -C ${PROJECT_SOURCE_DIR} rev-parse --short=12 HEAD
        OUTPUT_VARIABLE BALCAO_COMMIT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(NOT BALCAO_COMMIT)
    set(BALCAO_COMMIT unknown)
endif()
set_source_files_properties(version.cpp PROPERTIES COMPILE_DEFINITIONS
    "BALCAO_COMMIT=\"${BALCAO_COMMIT}\";BALCAO_COMPILER=\"${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION}\"")
