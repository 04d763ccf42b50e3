// SPDX-License-Identifier: MIT
#pragma once

#include "core/provider/providerclient.h"
#include "tests/support/providersamples.h"

#include <QSignalSpy>
#include <QSslCertificate>
#include <QUrl>

#include <chrono>
#include <memory>

namespace balcao::test
{

/** A provider client pointed at a test's server, and the waiting for its calls. */
class ClientRig
{
public:
    static constexpr auto key = "sk_test_4f9c1d77a2";

    explicit ClientRig(const QUrl &url, const QList<QSslCertificate> &authorities = {},
                       std::chrono::milliseconds connectTimeout = std::chrono::seconds(5),
                       std::chrono::milliseconds exchangeTimeout = std::chrono::seconds(10))
        : account{.baseUrl = BaseUrl::parse(url.toString()).value(),
                  .key = ApiKey::parse(key).value(),
                  .connectTimeout = connectTimeout,
                  .exchangeTimeout = exchangeTimeout,
                  .extraCaCertificates = {}}
    {
        for (const QSslCertificate &authority : authorities)
            account.extraCaCertificates += authority.toPem();
    }

    ProviderClient &client()
    {
        if (!m_client)
            m_client = std::make_unique<ProviderClient>(account);
        return *m_client;
    }

    [[nodiscard]] ProviderCall *create()
    {
        return client().create({.amount = samples::amount(), .customer = samples::customer()});
    }

    [[nodiscard]] ProviderCall *update()
    {
        return client().update({.txid = samples::txid(), .amount = samples::amount(), .customer = samples::customer()});
    }

    /** Waits for the end of @p call, which must come once and not before the event loop. Empty: it did not come. */
    static std::optional<ProviderCall::Result> wait(ProviderCall *call)
    {
        std::optional<ProviderCall::Result> result;
        QObject::connect(call, &ProviderCall::finished, call, [call, &result] { result = call->result(); });
        QSignalSpy finished(call, &ProviderCall::finished);
        QSignalSpy destroyed(call, &QObject::destroyed);
        if (!destroyed.wait(60'000) || finished.size() != 1)
            return std::nullopt;
        return result;
    }

    ProviderAccount account;

private:
    std::unique_ptr<ProviderClient> m_client;
};

} // namespace balcao::test
