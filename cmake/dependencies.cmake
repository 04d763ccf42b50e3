# SPDX-License-Identifier: MIT
# Everything comes from the system's packages; see scripts/setup.sh for Debian's names.
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Network Sql Widgets)
if(NOT WIN32)
    # Keeps the computer awake while a customer pays.
    find_package(Qt6 6.4 REQUIRED COMPONENTS DBus)
endif()
find_package(Qt6 6.4 REQUIRED COMPONENTS LinguistTools)
qt_standard_project_setup()

# The system's own interpreter first: it has the packages fontTools (cmake/tabularfont.py) and markdown (cmake/guide.py).
find_program(Python3_EXECUTABLE python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_package(Python3 REQUIRED COMPONENTS Interpreter)

find_package(Threads REQUIRED)
find_package(ZLIB REQUIRED)
if(BALCAO_HEADERS)
    # Cross-building: one folder holds the header-only libraries (packaging/windows/build).
    foreach(LIBRARY tl::expected nlohmann_json::nlohmann_json CLI11::CLI11)
        add_library(${LIBRARY} INTERFACE IMPORTED GLOBAL)
        target_include_directories(${LIBRARY} INTERFACE ${BALCAO_HEADERS})
    endforeach()
    set(RapidJSON_INCLUDE_DIRS ${BALCAO_HEADERS})
else()
    find_package(tl-expected REQUIRED)
    find_package(RapidJSON REQUIRED)
    find_package(nlohmann_json 3.11 REQUIRED)
    find_package(CLI11 2.1 REQUIRED)
endif()

# Header-only use of RapidJSON: its own headers are not held to our warnings.
add_library(balcao_rapidjson INTERFACE)
target_include_directories(balcao_rapidjson SYSTEM INTERFACE ${RapidJSON_INCLUDE_DIRS} ${RAPIDJSON_INCLUDE_DIRS})

find_path(QRCODEGEN_INCLUDE_DIR qrcodegen.hpp PATH_SUFFIXES qrcodegen REQUIRED)
find_library(QRCODEGEN_LIBRARY NAMES qrcodegencpp REQUIRED)
add_library(balcao_qrcodegen INTERFACE)
target_include_directories(balcao_qrcodegen SYSTEM INTERFACE ${QRCODEGEN_INCLUDE_DIR})
target_link_libraries(balcao_qrcodegen INTERFACE ${QRCODEGEN_LIBRARY})

# cpp-httplib is a compiled library on Debian and a single header elsewhere.
find_path(HTTPLIB_INCLUDE_DIR httplib.h REQUIRED)
add_library(balcao_httplib INTERFACE)
target_include_directories(balcao_httplib SYSTEM INTERFACE ${HTTPLIB_INCLUDE_DIR})
target_link_libraries(balcao_httplib INTERFACE Threads::Threads)
if(WIN32)
    target_link_libraries(balcao_httplib INTERFACE ws2_32 crypt32)
else()
    find_package(PkgConfig REQUIRED)
    pkg_check_modules(HTTPLIB REQUIRED IMPORTED_TARGET cpp-httplib)
    find_package(OpenSSL REQUIRED) # later versions of the header call it themselves
    target_link_libraries(balcao_httplib INTERFACE PkgConfig::HTTPLIB OpenSSL::Crypto)
endif()

# ZXing reads every drawn code back before it is shown. There is no MinGW build of it: without it that step is left out.
find_package(ZXing QUIET)
