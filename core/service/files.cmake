# SPDX-License-Identifier: MIT
target_sources(balcao_core PRIVATE
    service/chargeservice.cpp service/chargeservice.h
    service/servicecorrections.cpp
    service/servicesettling.cpp
    service/recordevents.cpp service/recordevents.h
    service/recordfold.cpp
    service/retention.cpp service/retention.h
    service/chargerecord.h)
