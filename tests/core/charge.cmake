# SPDX-License-Identifier: MIT
# What a charge is: tables of events, statuses and questions; no ledger, no network, no event loop.
foreach(TEST foldtest foldpropertytest chargeanswertest chargestatustest chargerulestest chargequerytest chargeremarkstest
        chargereporttest followupstest)
    balcao_add_test(${TEST} QUICK SOURCES charge/${TEST}.cpp charge/situations.h charge/story.h codewriter.h
        LIBRARIES balcao_charge)
endforeach()
foreach(TEST eventcodectest oldeventstest)
    balcao_add_test(${TEST} QUICK SOURCES charge/${TEST}.cpp charge/story.h codewriter.h LIBRARIES balcao_ledger)
endforeach()
