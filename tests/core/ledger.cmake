# SPDX-License-Identifier: MIT
# Each of these runs on SQLite and on PostgreSQL.
foreach(TEST ledgerstoretest ledgersettlingtest ledgersearchtest ledgermaintenancetest ledgererasuretest
        ledgerschematest ledgersetasidetest ledgeranswerstest ledgertxidtest ledgerguardstest ledgeranchortest
        ledgerqueuetest)
    balcao_add_test(${TEST} SOURCES ${TEST}.cpp ledgerplaces.h storefixture.h ../support/drafts.h
        LIBRARIES balcao_ledger Qt6::Sql balcao_test_postgres TIMEOUT 240)
endforeach()

# PostgreSQL only.
foreach(TEST ledgerattacktest ledgermutationtest)
    balcao_add_test(${TEST} SOURCES ${TEST}.cpp attackedledger.h ../support/drafts.h
        LIBRARIES balcao_ledger Qt6::Sql balcao_test_postgres TIMEOUT 240)
endforeach()

balcao_add_test(writeaheadlogtest SOURCES writeaheadlogtest.cpp storefixture.h ../support/drafts.h
    LIBRARIES balcao_ledger Qt6::Sql balcao_test_postgres)

# A thousand damaged ledgers: BALCAO_FLIPS=10000 for more.
balcao_add_test(ledgerdamagetest SOURCES ledgerdamagetest.cpp ../support/drafts.h LIBRARIES balcao_ledger Qt6::Sql
    TIMEOUT 600)
# Six hundred power cuts, by listening to SQLite: BALCAO_IMAGES for more.
find_package(SQLite3 REQUIRED)
balcao_add_test(ledgerpowerlosstest SOURCES ledgerpowerlosstest.cpp ../support/recordingvfs.cpp
    ../support/recordingvfs.h ../support/drafts.h LIBRARIES balcao_ledger Qt6::Sql SQLite::SQLite3 TIMEOUT 600)
set_tests_properties(ledgerdamagetest ledgerpowerlosstest PROPERTIES COST 40)

balcao_add_test(chargeledgertest SOURCES chargeledgertest.cpp ../support/drafts.h LIBRARIES balcao_ledger)
# Qt's other event loop, which is the one on Windows.
add_test(NAME chargeledgertest-noglib COMMAND chargeledgertest)
set_tests_properties(chargeledgertest-noglib PROPERTIES TIMEOUT 120 ENVIRONMENT "QT_NO_GLIB=1")

# Older ledgers for these tests; run by hand before the tables change.
qt_add_executable(makeledger ../support/makeledger.cpp ../support/drafts.h)
target_link_libraries(makeledger PRIVATE balcao_flags balcao_ledger balcao_test_postgres)
