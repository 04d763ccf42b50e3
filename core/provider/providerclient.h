// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerequest.h"
#include "core/charge/provideranswer.h"
#include "core/charge/providererror.h"
#include "core/provider/provideraccount.h"
#include "core/reply.h"

#include <QObject>

#include <memory>
#include <optional>

class QSslConfiguration;

namespace balcao
{

/** A complete answer as it came, the key removed from it. */
struct ReceivedReply {
    int httpStatus = 0;
    /** At most 64 KiB of it. */
    QByteArray body;
    /** The HTTP Date header. */
    std::optional<QDateTime> date;
};

/** A request under way. Destroying it drops the exchange; what was sent stays sent. */
class ProviderCall : public Reply<ProviderAnswer, ProviderError>
{
    Q_OBJECT

public:
    /** True from the moment the first byte of the body was handed to the network: from then on the result may be unknown. */
    [[nodiscard]] bool hasLeft() const noexcept { return m_hasLeft; }
    /** Stops the request while nothing has left; finished() then comes with NotSent/Cancelled. False when it is too late. */
    bool cancel();
    /** The answer to asksToLeave(), once: at once or later. False ends the call as NotSent/NotRecorded; after its end it is ignored. */
    virtual void decide(bool mayLeave) = 0;

Q_SIGNALS:
    /** The connection stands, and nothing has been written to it: for the ledger's mark. Where this is connected nothing leaves before
     *  decide(), and a decision that does not come in time is a no; else the body leaves now. As leaving().
     */
    void asksToLeave();
    /** The first byte of the body is about to leave. May come from inside Qt's reading: a slot must not destroy the call. */
    void leaving();
    /** A complete answer is there and will be read now. */
    void answered(const balcao::ReceivedReply &reply);

protected:
    using Reply::Reply;
    virtual void abandon() = 0;

    bool m_hasLeft = false;
};

/** The provider's two operations (interface section 4) over HTTP.
 *
 *  One call, one POST: the body comes from a device that can be read once, so Qt cannot send it again, and that device is
 *  also the proof that nothing was sent (docs/one-press-one-post.md). Redirects are not followed, the key goes nowhere but
 *  to the account's origin. Lives in the thread that made it.
 */
class ProviderClient : public QObject
{
    Q_OBJECT

public:
    explicit ProviderClient(ProviderAccount account, QObject *parent = nullptr);
    ~ProviderClient() override;

    [[nodiscard]] const ProviderAccount &account() const noexcept { return m_account; }

    /** The returned call is a child of this client. */
    [[nodiscard]] ProviderCall *create(const ChargeRequest &request);
    /** @p expected is the amount the code must carry when the request names none. */
    [[nodiscard]] ProviderCall *update(const UpdateRequest &request, std::optional<Money> expected = {});

private:
    [[nodiscard]] const QSslConfiguration &tls();

    ProviderAccount m_account;
    /** Made for the first request: OpenSSL takes its time, and a window does not need it. */
    std::unique_ptr<QSslConfiguration> m_tls;
};

} // namespace balcao
