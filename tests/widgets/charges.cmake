# SPDX-License-Identifier: MIT
balcao_add_test(chargespage SOURCES chargespagetest.cpp LIBRARIES balcao_widgets)
