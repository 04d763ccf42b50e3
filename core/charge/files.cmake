# SPDX-License-Identifier: MIT
target_sources(balcao_core PRIVATE
    charge/amountunit.h
    charge/charge.cpp charge/charge.h
    charge/chargeevent.cpp charge/chargeevent.h
    charge/chargequery.cpp charge/chargequery.h
    charge/chargeremarks.cpp charge/chargeremarks.h
    charge/chargerequest.h
    charge/chargerules.cpp charge/chargerules.h
    charge/chargestatus.cpp charge/chargestatus.h
    charge/enumnames.h
    charge/provideranswer.cpp charge/provideranswer.h
    charge/providercharge.h
    charge/providererror.cpp charge/providererror.h
    charge/providerstatus.cpp charge/providerstatus.h)
