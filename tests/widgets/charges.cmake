# SPDX-License-Identifier: MIT
balcao_add_test(historypage SOURCES historypagetest.cpp LIBRARIES balcao_widgets)
