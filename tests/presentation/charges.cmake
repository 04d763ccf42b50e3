# SPDX-License-Identifier: MIT
balcao_add_test(chargeslist SOURCES chargeslisttest.cpp listdesk.h LIBRARIES balcao_presentation)
balcao_add_test(chargedetail SOURCES chargedetailtest.cpp listdesk.h LIBRARIES balcao_presentation)
