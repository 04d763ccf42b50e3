// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/command.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/provider/provideraccount.h"
#include "core/service/chargeservice.h"
#include "core/service/commandreply.h"
#include "tests/support/answers.h"
#include "tests/support/drafts.h"
#include "tests/support/scripts.h"

#include <QTemporaryDir>

#include <memory>
#include <utility>

namespace balcao::test
{

/** The service of counter 01 over a ledger in a file, and a provider that says what it is told to, answer by answer. */
struct ScriptedTill {
    explicit ScriptedTill(const QList<QByteArray> &answers)
        : server([answers](int connection) { return saying(answers.value(connection)); })
        , client({.baseUrl = BaseUrl::parse(server.url().toString()).value(),
                  .key = ApiKey::parse("sandbox-key-for-tests").value()})
        , ledger(std::make_unique<ChargeLedger>(
              LedgerAddress::file(folder.filePath(QStringLiteral("ledger.sqlite"))),
              CounterIdentity{.counter = QStringLiteral("01"), .operatorName = QStringLiteral("Ana Paula")}, Clock()))
        , service(std::make_unique<ChargeService>(&client, *ledger, Clock()))
    {
        service->setMayRead(true);
    }

    /** What another counter, or somebody with a database's tools, does meanwhile. */
    [[nodiscard]] std::unique_ptr<LedgerStore> store(const QString &counter = QStringLiteral("02")) const
    {
        auto opened = LedgerStore::open(ledger->address(), {.counter = counter});
        return opened ? *std::move(opened) : nullptr;
    }
    [[nodiscard]] CommandResult perform(const Command &command, const QString &who = QStringLiteral("Ana Paula")) const
    {
        return answerTo(service->perform(command, person(who)));
    }
    /** All that is written, in its order; what is still to be written is waited for. */
    [[nodiscard]] QList<LedgerEvent> events(const QString &attempt) const
    {
        const bool isWritten = QTest::qWaitFor([this] { return ledger->unwritten() == 0; }, 20'000);
        const auto reader = store();
        return isWritten && reader ? reader->ask(EventsOfCharge{attempt}).value_or(QList<LedgerEvent>())
                                   : QList<LedgerEvent>();
    }

    [[nodiscard]] static ChargeRequest request(qint64 centavos = 4990)
    {
        return {.amount = Money::fromCentavos(centavos).value(), .customer = *drafts::Buyer().text().parsed()};
    }
    [[nodiscard]] static command::Create create(qint64 centavos = 4990)
    {
        return {.request = request(centavos), .sale = {}};
    }
    [[nodiscard]] static command::Correct correct(const QString &attempt, qint64 centavos)
    {
        return {.attempt = attempt,
                .correction = {.amount = Money::fromCentavos(centavos),
                               .customer = request().customer,
                               .reason = QStringLiteral("discount")}};
    }
    /** A whole answer about the charge "t-1". */
    [[nodiscard]] static QByteArray charge(const QByteArray &amount, const QByteArray &status = "Aguardando",
                                           const QByteArray &more = {})
    {
        return httpReply(200, R"({"txid":"t-1","amount":)" + amount + R"(,"status":")" + status +
                                  R"(","method":"PIX","pix_copia_e_cola":")" + drafts::code().toUtf8() +
                                  R"(","error":null)" + more + "}");
    }

    QTemporaryDir folder;
    ScriptedServer server;
    ProviderClient client;
    std::unique_ptr<ChargeLedger> ledger;
    std::unique_ptr<ChargeService> service;
};

} // namespace balcao::test
