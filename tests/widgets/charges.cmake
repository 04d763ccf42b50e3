# SPDX-License-Identifier: MIT
balcao_add_test(historypage SOURCES historypagetest.cpp LIBRARIES balcao_widgets)
balcao_add_test(historysearch SOURCES historysearchtest.cpp LIBRARIES balcao_widgets)
