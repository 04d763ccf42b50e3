# SPDX-License-Identifier: MIT
# Compiles many files as one unit, so that Qt's headers are read once for all of them (docs/performance.md). No two files of a target
# may use the same name in their unnamed namespaces. The preset dev compiles each file by itself; there a missing include shows.
set(CMAKE_UNITY_BUILD ON)
set(CMAKE_UNITY_BUILD_BATCH_SIZE 16)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # A class with a member of the same file's unnamed namespace.
    target_compile_options(balcao_flags INTERFACE -Wno-subobject-linkage)
else()
    # A function's name that is another file's local one.
    target_compile_options(balcao_flags INTERFACE -Wno-shadow)
endif()
