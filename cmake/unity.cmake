# SPDX-License-Identifier: MIT
# Builds from scratch: Qt's headers are read once for a dozen files (docs/performance.md). Without it each file proves by itself that
# it includes what it needs.
set(CMAKE_UNITY_BUILD ON)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # A class with a member of the same file's unnamed namespace.
    target_compile_options(balcao_flags INTERFACE -Wno-subobject-linkage)
else()
    # A function's name that is another file's local one.
    target_compile_options(balcao_flags INTERFACE -Wno-shadow)
endif()
set(CMAKE_UNITY_BUILD_BATCH_SIZE 12)
set(CMAKE_UNITY_BUILD_UNIQUE_ID BALCAO_FILE)

# The context of a file's texts is called Tr in each of them.
function(balcao_name_texts_apart FOLDER)
    get_property(FOLDERS DIRECTORY ${FOLDER} PROPERTY SUBDIRECTORIES)
    foreach(INNER ${FOLDERS})
        balcao_name_texts_apart(${INNER})
    endforeach()
    get_property(TARGETS DIRECTORY ${FOLDER} PROPERTY BUILDSYSTEM_TARGETS)
    foreach(TARGET ${TARGETS})
        set_target_properties(${TARGET} PROPERTIES UNITY_BUILD_CODE_BEFORE_INCLUDE
            "#undef Tr\n#define BALCAO_NAME(FILE) Tr_##FILE\n#define BALCAO_TR(FILE) BALCAO_NAME(FILE)\n#define Tr BALCAO_TR(BALCAO_FILE)")
    endforeach()
endfunction()
cmake_language(DEFER CALL balcao_name_texts_apart ${PROJECT_SOURCE_DIR})
