# SPDX-License-Identifier: MIT
target_sources(balcao_core PRIVATE
    service/chargerecord.h
    service/chargeservice.cpp service/chargeservice.h
    service/chargesettling.cpp
    service/chargeupdates.cpp
    service/command.h
    service/retention.cpp service/retention.h)
