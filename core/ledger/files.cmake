# SPDX-License-Identifier: MIT
target_sources(balcao_core PRIVATE
    ledger/periodfilter.cpp ledger/periodfilter.h
    ledger/answercodec.cpp ledger/answercodec.h
    ledger/chargecolumns.cpp ledger/chargecolumns.h
    ledger/chargeledger.cpp ledger/chargeledger.h
    ledger/eventcodec.cpp ledger/eventcodec.h
    ledger/eventcolumns.cpp ledger/eventcolumns.h
    ledger/ledgeraddress.cpp ledger/ledgeraddress.h
    ledger/ledgerconnection.cpp ledger/ledgerconnection.h
    ledger/ledgererror.cpp ledger/ledgererror.h
    ledger/ledgerevent.cpp ledger/ledgerevent.h
    ledger/ledgerindex.cpp ledger/ledgerindex.h
    ledger/ledgerindexcheck.cpp ledger/ledgerindexcheck.h
    ledger/ledgerprojection.cpp ledger/ledgerprojection.h
    ledger/ledgerlookup.cpp
    ledger/ledgerreader.cpp ledger/ledgerreader.h
    ledger/ledgerrules.cpp ledger/ledgerrules.h
    ledger/ledgerschema.cpp ledger/ledgerschema.h
    ledger/ledgerwriter.cpp ledger/ledgerwriter.h
    ledger/ledgersearch.cpp
    ledger/ledgertables.h
    ledger/ledgerstore.cpp ledger/ledgerstore.h
    ledger/ledgermaintenance.cpp ledger/ledgermaintenance.h
    ledger/ledgerverify.cpp)
