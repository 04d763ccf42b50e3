# SPDX-License-Identifier: MIT
target_sources(balcao_core PRIVATE
    charge/providercharge.h
    charge/chargerequest.h
    charge/providerstatus.cpp charge/providerstatus.h)
