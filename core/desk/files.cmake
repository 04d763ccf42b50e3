# SPDX-License-Identifier: MIT
target_sources(balcao_core PRIVATE
    desk/chargedesk.cpp desk/chargedesk.h
    desk/deskcorrections.cpp
    desk/desksettling.cpp
    desk/recordevents.cpp desk/recordevents.h
    desk/recordfold.cpp
    desk/retention.cpp desk/retention.h
    desk/chargerecord.h)
