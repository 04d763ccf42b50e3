# SPDX-License-Identifier: MIT
target_sources(balcao_core PRIVATE
    provider/chargereading.cpp provider/chargereading.h
    provider/customerreading.cpp provider/customerreading.h
    provider/errorbody.cpp provider/errorbody.h
    provider/jsontree.cpp provider/jsontree.h
    provider/onceonlybody.cpp provider/onceonlybody.h
    provider/peername.cpp provider/peername.h
    provider/provideraccount.cpp provider/provideraccount.h
    provider/providerclient.cpp provider/providerclient.h
    provider/providerexchange.cpp provider/providerexchange.h
    provider/wireamount.cpp provider/wireamount.h
    provider/wireformat.cpp provider/wireformat.h
    provider/wiretime.cpp provider/wiretime.h)
