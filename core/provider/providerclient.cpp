// SPDX-License-Identifier: MIT
#include "core/provider/providerclient.h"

#include "core/provider/providerconnection.h"
#include "core/provider/providerexchange.h"
#include "core/provider/wireformat.h"

#include <QSslConfiguration>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

bool ProviderCall::cancel()
{
    if (m_hasLeft || hasResult())
        return false;
    abandon();
    finishLater(Unexpected<ProviderError>(
        {.outcome = ProviderError::Outcome::NotSent, .cause = ProviderError::Cause::Cancelled}));
    return true;
}

ProviderClient::ProviderClient(ProviderAccount account, QObject *parent)
    : QObject(parent)
    , m_account(std::move(account))
{
}

ProviderClient::~ProviderClient() = default;

const QSslConfiguration &ProviderClient::tls()
{
    if (!m_tls)
        m_tls = std::make_unique<QSslConfiguration>(strictTls(m_account.extraCaCertificates));
    return *m_tls;
}

ProviderCall *ProviderClient::create(const ChargeRequest &request)
{
    const wireformat::ReplyContext context{
        .unit = m_account.amountUnit,
        .requestTxid = {},
        .requestAmount = request.amount,
        .knownAmount = {},
        .requestCustomer = request.customer,
        .now = QDateTime::currentDateTimeUtc(),
    };
    return new ProviderExchange(m_account, tls(), m_account.baseUrl.endpoint(u"/pixQrCode/create"_s),
                                wireformat::writeCreate(request, m_account.amountUnit), context, this);
}

ProviderCall *ProviderClient::update(const UpdateRequest &request, std::optional<Money> expected)
{
    const wireformat::ReplyContext context{
        .unit = m_account.amountUnit,
        .requestTxid = request.txid,
        .requestAmount = request.amount,
        .knownAmount = expected,
        .requestCustomer = request.customer,
        .now = QDateTime::currentDateTimeUtc(),
    };
    QUrl url = m_account.baseUrl.endpoint(u"/pixQrCode/update"_s);
    QByteArray body = wireformat::writeUpdate(request, m_account.amountUnit, m_account.updateAmount);
    if (m_account.updateBy == UpdateBy::Query) {
        url.setQuery(wireformat::writeUpdateQuery(request, m_account.amountUnit));
        body = "{}";
    }
    return new ProviderExchange(m_account, tls(), url, body, context, this);
}

} // namespace balcao

#include "moc_providerclient.cpp"
