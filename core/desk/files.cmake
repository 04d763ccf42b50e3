# SPDX-License-Identifier: MIT
target_sources(balcao_core PRIVATE
    desk/chargedesk.cpp desk/chargedesk.h desk/salerecord.h)
