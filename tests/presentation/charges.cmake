# SPDX-License-Identifier: MIT
balcao_add_test(chargeslist SOURCES chargeslisttest.cpp listservice.h LIBRARIES balcao_presentation)
balcao_add_test(chargedetail SOURCES chargedetailtest.cpp listservice.h LIBRARIES balcao_presentation)
