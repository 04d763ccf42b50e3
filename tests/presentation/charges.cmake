# SPDX-License-Identifier: MIT
balcao_add_test(chargeslist SOURCES chargeslisttest.cpp LIBRARIES balcao_presentation)
