# SPDX-License-Identifier: MIT
target_sources(balcao_core PRIVATE
    brcode/brcode.cpp brcode/brcode.h
    brcode/brcodereader.cpp brcode/brcodereader.h
    brcode/brcoderepair.cpp brcode/brcoderepair.h
    brcode/brcodestructure.cpp brcode/brcodestructure.h
    brcode/codecheck.cpp brcode/codecheck.h
    brcode/locationurl.cpp brcode/locationurl.h
    brcode/tlv.cpp brcode/tlv.h)
