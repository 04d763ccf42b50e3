# SPDX-License-Identifier: MIT
# All of balcao-cli but main(), so that tests can ask its parts.
qt_add_library(balcao_cli STATIC
    cli/chargecommand.cpp cli/chargecommand.h
    cli/chargeinput.cpp cli/chargeinput.h
    cli/chargereport.cpp cli/chargereport.h
    cli/codereport.cpp cli/codereport.h
    cli/commandline.cpp cli/commandline.h
    cli/eventjson.cpp cli/eventjson.h
    cli/jsonline.cpp cli/jsonline.h
    cli/keycommand.cpp cli/keycommand.h
    cli/ledgercommand.cpp cli/ledgercommand.h
    cli/ledgerjson.cpp cli/ledgerjson.h
    cli/openledger.cpp cli/openledger.h
    cli/qrfile.cpp cli/qrfile.h
    cli/settlecommand.cpp cli/settlecommand.h)
target_link_libraries(balcao_cli
    PUBLIC balcao_program balcao_qr balcao_texts
    PRIVATE balcao_flags)

qt_add_executable(balcao-cli cli.cpp interruption.cpp interruption.h)
target_link_libraries(balcao-cli PRIVATE balcao_flags balcao_cli)
