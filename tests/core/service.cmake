# SPDX-License-Identifier: MIT
foreach(TEST gatetest recoverytest)
    balcao_add_test(${TEST} SOURCES service/${TEST}.cpp service/scriptedtill.h ../support/answers.h ../support/drafts.h
        LIBRARIES balcao_service balcao_test_network Qt6::Sql)
endforeach()
balcao_add_test(chargeservice SOURCES service/chargeservicetest.cpp service/countercharges.h ../support/answers.h
    ../support/drafts.h LIBRARIES balcao_presentation balcao_sandbox)
balcao_add_test(restarttest SOURCES service/restarttest.cpp service/countercharges.h ../support/drafts.h
    LIBRARIES balcao_presentation balcao_sandbox)
