# SPDX-License-Identifier: MIT
balcao_add_test(wireformattest QUICK SOURCES wireformattest.cpp replysamples.h LIBRARIES balcao_provider)
balcao_add_test(replybodytest QUICK SOURCES replybodytest.cpp ../support/packing.h LIBRARIES balcao_provider ZLIB::ZLIB)
balcao_add_test(wirevaluestest QUICK SOURCES wirevaluestest.cpp LIBRARIES balcao_provider)

# The scripted provider: it does what it is told and counts what it got.
add_library(balcao_test_network STATIC
    ../support/scriptedserver.cpp ../support/scriptedserver.h ../support/scripts.h
    ../support/testcertificates.cpp ../support/testcertificates.h ../support/clientrig.h ../support/packing.h)
target_link_libraries(balcao_test_network
    PUBLIC Qt6::Core Qt6::Network Qt6::Test ZLIB::ZLIB balcao_provider PRIVATE balcao_flags)
if(WIN32)
    target_link_libraries(balcao_test_network PRIVATE ws2_32)
endif()
balcao_add_test(providerfaultstest SOURCES providerfaultstest.cpp LIBRARIES balcao_test_network)
balcao_add_test(providerclienttest SOURCES providerclienttest.cpp LIBRARIES balcao_test_network)
balcao_add_test(providerkeytest SOURCES providerkeytest.cpp LIBRARIES balcao_test_network)
balcao_add_test(providertlstest SOURCES providertlstest.cpp LIBRARIES balcao_test_network)
balcao_add_test(keptreplytest SOURCES keptreplytest.cpp LIBRARIES balcao_test_network)
balcao_add_test(providerproxytest SOURCES providerproxytest.cpp LIBRARIES balcao_test_network)
balcao_add_test(providercuttest SOURCES providercuttest.cpp LIBRARIES balcao_test_network TIMEOUT 240)
# "presses": thousands of presses against a provider that misbehaves at random; BALCAO_SEED sets the dice (not which press meets them).
balcao_add_test(presses SOURCES pressestest.cpp misbehaviour.cpp misbehaviour.h LIBRARIES balcao_test_network TIMEOUT 600)
balcao_add_test(hostilereplytest QUICK SOURCES hostilereplytest.cpp replysamples.h LIBRARIES balcao_provider)
balcao_add_test(replyreadingtest QUICK SOURCES replyreadingtest.cpp replysamples.h LIBRARIES balcao_provider)
balcao_add_test(errorbodytest QUICK SOURCES errorbodytest.cpp LIBRARIES balcao_provider)
balcao_add_test(provideraccounttest QUICK SOURCES provideraccounttest.cpp LIBRARIES balcao_provider)
