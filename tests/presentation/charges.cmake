# SPDX-License-Identifier: MIT
balcao_add_test(historylist SOURCES historylisttest.cpp listservice.h LIBRARIES balcao_presentation)
balcao_add_test(historynumbers SOURCES historynumberstest.cpp listservice.h LIBRARIES balcao_presentation)
balcao_add_test(chargedetail SOURCES chargedetailtest.cpp listservice.h LIBRARIES balcao_presentation)
