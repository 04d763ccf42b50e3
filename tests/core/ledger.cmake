# SPDX-License-Identifier: MIT
# Each of these runs on SQLite and on a private PostgreSQL.
balcao_add_test(ledgerstoretest SOURCES ledgerstoretest.cpp ledgerplaces.h ../support/drafts.h LIBRARIES balcao_core)
balcao_add_test(ledgerupkeeptest SOURCES ledgerupkeeptest.cpp ledgerplaces.h ../support/drafts.h LIBRARIES balcao_core)
