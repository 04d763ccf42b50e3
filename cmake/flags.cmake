# SPDX-License-Identifier: MIT
# One INTERFACE target carries every flag; each of our targets links it PRIVATE.
add_library(balcao_flags INTERFACE)
target_include_directories(balcao_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_definitions(balcao_flags INTERFACE
    QT_NO_CAST_FROM_ASCII
    QT_NO_CAST_TO_ASCII
    QT_NO_URL_CAST_FROM_STRING
    QT_NO_KEYWORDS
    QT_NO_CONTEXTLESS_CONNECT
    QT_NO_FOREACH
    QT_DISABLE_DEPRECATED_BEFORE=0x060400
    BALCAO_VERSION="${PROJECT_VERSION}")
target_compile_options(balcao_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Wzero-as-null-pointer-constant
    -Woverloaded-virtual -Wimplicit-fallthrough -Werror
    # Designated initializers leave out what has a default on purpose.
    -Wno-missing-field-initializers)

# The shipped build: hardened, and the same bytes whatever folder it is built in. There is no build-id: it would hash the debug
# information, which names the folder even where the program does not.
# balcao_link_flags is for programs and modules; the tests' executables are linked without it (tests/testing.cmake).
add_library(balcao_link_flags INTERFACE)
if(NOT CMAKE_BUILD_TYPE STREQUAL Debug)
    target_compile_options(balcao_flags INTERFACE -ffile-prefix-map=${PROJECT_SOURCE_DIR}=.)
    # Indirect jumps lead to marked places only (CET), and a stack is not grown past its guard page, which Windows' compiler sees to by
    # itself. Not every processor has the first one.
    set(HARDENING -fcf-protection=full)
    if(NOT WIN32)
        list(APPEND HARDENING -fstack-clash-protection)
    endif()
    include(CheckCXXCompilerFlag)
    foreach(FLAG IN LISTS HARDENING)
        string(MAKE_C_IDENTIFIER "BALCAO_HAS${FLAG}" KNOWN)
        check_cxx_compiler_flag(${FLAG} ${KNOWN})
        if(${KNOWN})
            target_compile_options(balcao_flags INTERFACE ${FLAG})
        endif()
    endforeach()
    if(NOT WIN32)
        target_compile_options(balcao_flags INTERFACE -fstack-protector-strong -D_FORTIFY_SOURCE=2)
        target_link_options(balcao_link_flags INTERFACE -Wl,-z,relro,-z,now,--build-id=none)
        # Half of what is read from the disk at a start is the program itself.
        target_compile_options(balcao_flags INTERFACE -ffunction-sections -fdata-sections)
        target_link_options(balcao_link_flags INTERFACE -Wl,--gc-sections,-z,pack-relative-relocs)
    endif()
endif()

if(BALCAO_SANITIZE)
    target_compile_options(balcao_flags INTERFACE -fsanitize=${BALCAO_SANITIZE} -fno-sanitize-recover=all
        -fno-omit-frame-pointer -O1 -DBALCAO_SANITIZED)
    target_link_options(balcao_flags INTERFACE -fsanitize=${BALCAO_SANITIZE})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        target_compile_options(balcao_flags INTERFACE -fsanitize-ignorelist=${PROJECT_SOURCE_DIR}/tests/sanitizers.ignore)
    endif()
endif()

# Line numbers are enough for a sanitizer's report; full debug information takes a third of the build.
if(BALCAO_SANITIZE)
    target_compile_options(balcao_flags INTERFACE -g1)
endif()

# A program names only the libraries that it calls.
if(NOT WIN32 AND NOT APPLE)
    target_link_options(balcao_flags INTERFACE -Wl,--as-needed)
endif()

# The debug builds link every executable by lld, where it is installed.
find_program(LLD ld.lld)
if(LLD AND CMAKE_BUILD_TYPE STREQUAL Debug AND NOT WIN32 AND NOT APPLE)
    target_link_options(balcao_link_flags INTERFACE -fuse-ld=lld)
endif()

if(BALCAO_TIDY)
    find_program(CLANG_TIDY NAMES clang-tidy clang-tidy-14 REQUIRED)
    set(CMAKE_CXX_CLANG_TIDY ${CLANG_TIDY} --quiet)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
