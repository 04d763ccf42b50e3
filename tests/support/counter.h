// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/chargeledger.h"
#include "core/provider/provideraccount.h"
#include "core/service/chargeservice.h"
#include "sandbox/sandboxserver.h"
#include "ui/presentation/charge/trainingactions.h"
#include "ui/presentation/newcharge/newchargepresenter.h"

#include <QDateTime>
#include <QTemporaryDir>

#include <chrono>
#include <memory>
#include <utility>

namespace balcao::test
{

/** A till without a screen: the sandbox over a real socket, the client, the service, and a clock that tests set. */
class Counter : public TrainingActions
{
public:
    static constexpr auto key = "sandbox-key-for-tests";

    explicit Counter(sandbox::SandboxOptions options = {}, const QByteArray &clientKey = key)
        : server(withKey(std::move(options)))
    {
        if (!server.start())
            qFatal("the sandbox does not start");
        client = std::make_unique<ProviderClient>(ProviderAccount{.baseUrl = BaseUrl::parse(server.baseUrl()).value(),
                                                                  .key = ApiKey::parse(clientKey).value()});
        ledger = std::make_unique<ChargeLedger>(LedgerAddress::file(folder.filePath(QStringLiteral("ledger.sqlite"))),
                                                CounterIdentity{.counter = QStringLiteral("01"),
                                                                .operatorName = QStringLiteral("Ana Paula"),
                                                                .since = clock().nowUtc()},
                                                clock());
        service = std::make_unique<ChargeService>(client.get(), *ledger, clock());
        service->setMayRead(true);
    }

    static Customer customer()
    {
        return {.name = PersonName::parse(u"Marina Alves Pereira").value(),
                .phone = PhoneNumber::parse(u"11987654321").value(),
                .email = EmailAddress::parse(u"marina.alves@example.com").value(),
                .taxId = TaxId::parse(u"52998224725").value()};
    }

    /** Types a whole charge into @p form. */
    static void fill(NewChargePresenter &form, qint64 centavos = 8640)
    {
        form.fill(Money::fromCentavos(centavos).value(), customer());
    }

    bool pay(const QString &txid) override { return server.pay(txid); }
    bool expire(const QString &txid) override { return server.expire(txid); }

    [[nodiscard]] Clock clock() const
    {
        return Clock([this] { return QDateTime::currentDateTimeUtc().addMSecs(clockOffset.count()); });
    }

    QTemporaryDir folder;
    sandbox::SandboxServer server;
    std::unique_ptr<ProviderClient> client;
    std::unique_ptr<ChargeLedger> ledger;
    std::unique_ptr<ChargeService> service;
    std::chrono::milliseconds clockOffset{0};

private:
    static sandbox::SandboxOptions withKey(sandbox::SandboxOptions options)
    {
        options.apiKey = key;
        return options;
    }
};

} // namespace balcao::test
