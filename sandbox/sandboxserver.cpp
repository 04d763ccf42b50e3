// SPDX-License-Identifier: MIT
#include "sandbox/sandboxserver.h"

#include "sandbox/httpfront.h"

#include <QDateTime>

#include <future>
#include <thread>

using namespace Qt::StringLiterals;

namespace balcao::sandbox
{

namespace
{

/** The library decodes %41 in a header's value, so the key is compared in that form. */
QByteArray asInHeader(const QByteArray &key)
{
    return QByteArray::fromStdString(httplib::detail::decode_url(key.toStdString(), false));
}

} // namespace

class SandboxServer::Private
{
public:
    explicit Private(SandboxOptions given)
        : options(std::move(given))
        , book(PaymentCodeMaker(options.merchantName, options.merchantCity), options.expiresIn, options.clock)
        , provider(book, options.quirks, asInHeader(options.apiKey))
        , front(provider, options.requestTime)
    {
    }

    void serve(std::promise<void> ready);

    SandboxOptions options;
    ChargeBook book;
    SandboxProvider provider;
    HttpFront front;
    std::atomic<bool> stopping = false;
    std::thread thread;
    int port = 0;
    QString error;
};

void SandboxServer::Private::serve(std::promise<void> ready)
{
    bool isFirst = true;
    front.new_task_queue = [&]() -> httplib::TaskQueue * {
        if (isFirst) {
            ready.set_value(); // only from here on does the library's stop() take effect
            isFirst = false;
        }
        if (stopping) {
            front.stop();
        }
        return front.newQueue();
    };
    front.listen_after_bind();
    while (!stopping && front.bind(port)) {
        // The library gives up listening when accept() fails for a reason that it does not know.
        front.listen_after_bind();
    }
}

SandboxServer::SandboxServer(SandboxOptions options)
    : d(std::make_unique<Private>(std::move(options)))
{
}

SandboxServer::~SandboxServer()
{
    SandboxServer::stop();
}

bool SandboxServer::start()
{
    if (d->options.apiKey.isEmpty() || d->options.expiresIn.count() < 1) {
        d->error = u"The sandbox needs a key, and a lifetime of at least one second."_s;
        return false;
    }
    if (!d->options.stateFile.isEmpty()) {
        if (const auto problem = d->book.useStateFile(d->options.stateFile)) {
            d->error = *problem;
            return false;
        }
    }
    const auto bound = d->front.bind(d->options.port);
    if (!bound) {
        d->error = u"The sandbox cannot listen on port %1 of 127.0.0.1."_s.arg(d->options.port);
        return false;
    }
    d->port = *bound;
    d->provider.setOrigin("http://127.0.0.1:" + std::to_string(d->port));
    std::promise<void> ready;
    auto isReady = ready.get_future();
    d->thread = std::thread([this, ready = std::move(ready)]() mutable { d->serve(std::move(ready)); });
    isReady.wait();
    return true;
}

void SandboxServer::stop()
{
    if (!d->thread.joinable()) {
        return;
    }
    d->stopping = true;
    d->front.beginStop();
    d->front.stop();
    d->thread.join();
}

bool SandboxServer::pay(const QString &txid)
{
    return std::holds_alternative<Charge>(d->book.move(txid.toStdString(), ChargeStatus::Paid));
}

bool SandboxServer::expire(const QString &txid)
{
    return std::holds_alternative<Charge>(d->book.move(txid.toStdString(), ChargeStatus::Expired));
}

int SandboxServer::chargeCount() const
{
    return static_cast<int>(d->book.all().size());
}

void SandboxServer::setFault(Fault fault)
{
    d->provider.setFault(fault);
}

quint16 SandboxServer::port() const
{
    return static_cast<quint16>(d->port);
}

QString SandboxServer::baseUrl() const
{
    return u"http://127.0.0.1:%1/v1"_s.arg(d->port);
}

QStringList SandboxServer::libraries()
{
    return {u"cpp-httplib "_s + QStringLiteral(CPPHTTPLIB_VERSION)};
}

QString SandboxServer::errorText() const
{
    return d->error;
}

} // namespace balcao::sandbox
