// SPDX-License-Identifier: MIT
// A till without a screen that kills itself at a chosen moment, for killtest: serviceload BASE_URL LEDGER COUNTER CENTAVOS WHEN
// WHEN: load (charges one after another until somebody kills it), or one of the moments below.
#include "core/service/chargeservice.h"

#include "core/ledger/chargeledger.h"

#include <QCoreApplication>
#include <QFile>

#include <csignal>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

[[noreturn]] void die()
{
    std::raise(SIGKILL);
    std::abort();
}

Customer customer()
{
    return {.name = PersonName::parse(u"Marina Alves Pereira").value(),
            .phone = PhoneNumber::parse(u"11987654321").value(),
            .email = EmailAddress::parse(u"marina.alves@example.com").value(),
            .taxId = TaxId::parse(u"52998224725").value()};
}

/** Presses, and dies where it is told to. */
class Load : public QObject
{
public:
    Load(ChargeService &service, ChargeLedger &ledger, QString when, qint64 centavos)
        : m_service(service)
        , m_ledger(ledger)
        , m_when(std::move(when))
        , m_centavos(centavos)
    {
        connect(&m_service, &ChargeService::changed, this, &Load::changed);
        connect(&m_ledger, &ChargeLedger::unwrittenChanged, this, &Load::handedOver);
    }

    void press()
    {
        // A record may change more than once after its end: one press follows it all the same.
        if (m_service.isCreating())
            return;
        const ChargeRequest request{.amount = Money::fromCentavos(m_centavos++).value(), .customer = customer()};
        m_attempt =
            m_service.perform(command::Create{.request = request, .sale = {}}, m_service.people().atTheCounter())
                ->attempt();
        if (m_when == "before-attempt"_L1)
            die();
    }

private:
    void changed(const QString &attempt)
    {
        using State = Charge::State;
        const Charge &charge = m_service.record(attempt)->charge;
        const bool isWritten = charge.id != 0;
        if (isWritten && charge.state == State::Written && m_when == "after-attempt"_L1)
            die();
        if (charge.state == State::Out && m_when == "first-byte"_L1)
            die();
        const bool isOver = charge.state != State::Written && charge.state != State::Out;
        if (!isOver || attempt != m_attempt)
            return;
        if (m_when == "after-outcome"_L1)
            die();
        // From the event loop: the service is still speaking.
        QMetaObject::invokeMethod(this, &Load::press, Qt::QueuedConnection);
    }

    void handedOver()
    {
        // The reply and the outcome are handed to the writing thread one after the other.
        const int waiting = m_ledger.unwritten();
        if (waiting > m_waiting)
            ++m_handed;
        m_waiting = waiting;
        if (m_handed == 1 && m_when == "reply-handed-over"_L1)
            die();
        if (m_handed == 2 && m_when == "outcome-handed-over"_L1)
            die();
    }

    ChargeService &m_service;
    ChargeLedger &m_ledger;
    QString m_when;
    qint64 m_centavos;
    QString m_attempt;
    int m_waiting = 0;
    int m_handed = 0;
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 6)
        return 1;
    ProviderClient client(
        {.baseUrl = BaseUrl::parse(arguments.at(1)).value(), .key = ApiKey::parse(qgetenv("BALCAO_API_KEY")).value()});
    ChargeLedger ledger(LedgerAddress::parse(arguments.at(2)).value(),
                        {.counter = arguments.at(3), .operatorName = u"Ana"_s}, Clock());
    ChargeService service(&client, ledger, Clock());
    Load load(service, ledger, arguments.at(5), arguments.at(4).toLongLong());
    QMetaObject::invokeMethod(&load, &Load::press, Qt::QueuedConnection);
    std::puts("ready");
    std::fflush(stdout);
    return QCoreApplication::exec();
}
