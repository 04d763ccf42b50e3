// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/quirks.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <atomic>
#include <chrono>
#include <memory>

namespace balcao::sandbox
{

struct SandboxOptions {
    /** 0 takes any free port. */
    quint16 port = 0;
    /** The only key that is accepted; must not be empty. */
    QByteArray apiKey;
    /** How long a charge can be paid; at least one second. */
    std::chrono::seconds expiresIn{900};
    /** Where the charges are kept; empty keeps them in memory only. */
    QString stateFile;
    Quirks quirks;
    /** How long a request may take to arrive as a whole. */
    std::chrono::milliseconds requestTime{15'000};
    /** For the payment codes; empty takes a default. */
    QString merchantName;
    QString merchantCity;
    /** Milliseconds since 1970 in UTC, read in the server's threads; null takes the system's clock. */
    const std::atomic<qint64> *clock = nullptr;
};

/** The provider of the interface on 127.0.0.1, in threads of its own.
 *
 *  It needs no event loop and no QCoreApplication. All functions are for one thread, the one that made it. They are virtual for the
 *  till, which loads this class when training begins (app/till/trainingserver.h).
 */
class SandboxServer
{
public:
    explicit SandboxServer(SandboxOptions options);
    /** Stops. */
    virtual ~SandboxServer();
    Q_DISABLE_COPY_MOVE(SandboxServer)

    /** True when requests are taken from now on; else errorText() says why not. To be called once. */
    [[nodiscard]] virtual bool start();
    /** Takes no more requests and waits for those under way, a fraction of a second whatever the clients do. */
    virtual void stop();

    /** The customer pays a waiting charge in the payer's bank. False: there is no such charge, or it is not waiting. */
    virtual bool pay(const QString &txid);
    /** A waiting charge's time is up. False as above. */
    virtual bool expire(const QString &txid);
    /** How many charges exist here. */
    [[nodiscard]] virtual int chargeCount() const;
    /** From now on every valid request is answered so. May be called while requests are under way. */
    virtual void setFault(Fault fault);

    /** 0 before start(). */
    [[nodiscard]] virtual quint16 port() const;
    /** http://127.0.0.1:PORT/v1 */
    [[nodiscard]] virtual QString baseUrl() const;
    /** What it is built with: "cpp-httplib 0.11.4". */
    [[nodiscard]] static QStringList libraries();
    /** An English sentence for the log or the terminal. */
    [[nodiscard]] virtual QString errorText() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace balcao::sandbox
