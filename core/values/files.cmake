# SPDX-License-Identifier: MIT
target_sources(balcao_core PRIVATE
    values/amounttext.cpp values/amounttext.h
    values/customer.h
    values/emailaddress.cpp values/emailaddress.h
    values/money.cpp values/money.h
    values/personname.cpp values/personname.h
    values/phonenumber.cpp values/phonenumber.h
    values/taxid.cpp values/taxid.h)
