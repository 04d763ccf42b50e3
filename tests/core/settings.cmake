# SPDX-License-Identifier: MIT
balcao_add_test(settingsfiletest QUICK SOURCES settings/settingsfiletest.cpp LIBRARIES balcao_settings)
find_program(GNOME_KEYRING gnome-keyring-daemon)
if(GNOME_KEYRING)
    qt_add_executable(keystoretest credentials/keystoretest.cpp)
    target_link_libraries(keystoretest PRIVATE balcao_flags Qt6::Test balcao_credentials)
    foreach(KEYRING yes none)
        add_test(NAME keystoretest-${KEYRING}
            COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/credentials/session.sh ${KEYRING} $<TARGET_FILE:keystoretest>)
        set_tests_properties(keystoretest-${KEYRING} PROPERTIES TIMEOUT 120 ENVIRONMENT "${BALCAO_TEST_ENVIRONMENT}")
    endforeach()
endif()
