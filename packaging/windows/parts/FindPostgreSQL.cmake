# SPDX-License-Identifier: MIT
# The static libpq with what it needs. Takes the place of CMake's module among Qt's, which looks for a server's headers and
# knows no static libpq.
find_path(PostgreSQL_INCLUDE_DIR libpq-fe.h PATH_SUFFIXES postgresql)
find_library(PostgreSQL_LIBRARY pq)
find_library(PostgreSQL_SSL_LIBRARY ssl)
find_library(PostgreSQL_CRYPTO_LIBRARY crypto)
mark_as_advanced(PostgreSQL_INCLUDE_DIR PostgreSQL_LIBRARY PostgreSQL_SSL_LIBRARY PostgreSQL_CRYPTO_LIBRARY)
if(PostgreSQL_INCLUDE_DIR)
    file(STRINGS "${PostgreSQL_INCLUDE_DIR}/pg_config.h" PostgreSQL_VERSION_STRING REGEX "^#define PG_VERSION ")
    string(REGEX REPLACE ".*\"([^\"]*)\".*" "\\1" PostgreSQL_VERSION_STRING "${PostgreSQL_VERSION_STRING}")
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(PostgreSQL
    REQUIRED_VARS PostgreSQL_LIBRARY PostgreSQL_SSL_LIBRARY PostgreSQL_CRYPTO_LIBRARY PostgreSQL_INCLUDE_DIR
    VERSION_VAR PostgreSQL_VERSION_STRING)

if(PostgreSQL_FOUND)
    set(PostgreSQL_INCLUDE_DIRS "${PostgreSQL_INCLUDE_DIR}")
    set(PostgreSQL_LIBRARIES "${PostgreSQL_LIBRARY}" "${PostgreSQL_SSL_LIBRARY}" "${PostgreSQL_CRYPTO_LIBRARY}"
        secur32 ws2_32 crypt32 bcrypt gdi32 user32 advapi32 shell32)
    if(NOT TARGET PostgreSQL::PostgreSQL)
        add_library(PostgreSQL::PostgreSQL STATIC IMPORTED)
        set_target_properties(PostgreSQL::PostgreSQL PROPERTIES
            IMPORTED_LOCATION "${PostgreSQL_LIBRARY}"
            INTERFACE_INCLUDE_DIRECTORIES "${PostgreSQL_INCLUDE_DIR}")
        list(SUBLIST PostgreSQL_LIBRARIES 1 -1 _needed)
        set_target_properties(PostgreSQL::PostgreSQL PROPERTIES INTERFACE_LINK_LIBRARIES "${_needed}")
        unset(_needed)
    endif()
endif()
